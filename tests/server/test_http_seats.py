"""Seats: invite links, joining, leaving a seat to a bot and coming back."""

from __future__ import annotations

import re
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from httpx import URL

from http_site import GAME, Browser
from roundhouse.server.site import Site
from roundhouse.server.thinking.bots import FAILED, Mark

LINK = re.compile(r"http://testserver(/tables/[\w-]{22}/join/[\w-]{22})")


def links(browser: Browser, table: str) -> list[str]:
    """The invite links that somebody is shown."""
    return list(dict.fromkeys(LINK.findall(browser.get(f"/tables/{table}").text)))


def players(browser: Browser, table: str) -> list[dict[str, Any]]:
    return browser.view(table)["players"]  # type: ignore[return-value]


def join(browser: Browser, link: str, name: str = "Bert") -> int:
    return int(browser.post(link, data={"name": name}, follow_redirects=False).status_code)


def test_every_open_seat_has_a_link_of_its_own_for_the_owner_alone(ada: Browser, bert: Browser) -> None:
    table = ada.start("invite", players=3)
    assert len(links(ada, table)) == 2
    assert links(ada, table) == links(ada, table), "they stay the same"
    assert links(bert, table) == []


def test_a_link_takes_one_seat_once(ada: Browser, bert: Browser, site: Site) -> None:
    table = ada.start("invite", players=3, name="Ada")
    first, second = links(ada, table)
    assert bert.get(first).status_code == 200
    assert [p["kind"] for p in players(bert, table)] == ["person", "invited", "invited"], (
        "looking takes nothing"
    )
    assert join(bert, first) == 303
    assert [p["name"] for p in players(bert, table)][:2] == ["Ada", "Bert"]
    late = Browser(site)
    assert late.get(first).status_code == 410
    assert join(late, first, "Late") == 410
    assert join(late, second, "Late") == 303
    assert ada.view(table)["status"] == "running"
    assert links(ada, table) == []


def test_a_name_of_nothing_but_spaces_is_none(ada: Browser, site: Site) -> None:
    table = ada.start("invite", players=2, name="Ada")
    (link,) = links(ada, table)
    assert join(Browser(site), link, "   ") == 303
    assert players(ada, table)[1]["kind"] == "person"
    assert players(ada, table)[1]["name"].strip()


def test_many_with_the_same_link_one_gets_the_seat(ada: Browser, site: Site) -> None:
    table = ada.start("invite", players=2)
    (link,) = links(ada, table)
    with ThreadPoolExecutor(8) as pool:
        codes = list(pool.map(lambda n: join(Browser(site), link, f"Guest {n}"), range(8)))
    assert codes.count(303) == 1
    assert set(codes) <= {303, 409, 410}


@pytest.mark.parametrize("token", ["A" * 22, "x", "", "%00", "é" * 22])
def test_a_guessed_link_is_worth_nothing(ada: Browser, bert: Browser, token: str) -> None:
    table = ada.start("invite")
    answer = bert.post(f"/tables/{table}/join/{token}", data={"name": "Bert"}, follow_redirects=False)
    assert answer.status_code in (404, 410)


def test_a_link_of_another_table_or_seat_is_worth_nothing(ada: Browser, bert: Browser) -> None:
    one, other = ada.start("invite", players=2), ada.start("invite", players=2)
    token = links(ada, one)[0].rpartition("/")[2]
    assert join(bert, f"/tables/{other}/join/{token}") == 410


def test_a_new_link_makes_the_old_one_worthless(ada: Browser, bert: Browser) -> None:
    table = ada.start("invite", players=2)
    (old,) = links(ada, table)
    assert ada.post(f"/tables/{table}/seats/1", json={"do": "new_link"}).status_code == 200
    (new,) = links(ada, table)
    assert join(bert, old) == 410
    assert join(bert, new) == 303


def test_who_sits_already_just_goes_to_the_table(ada: Browser, bert: Browser) -> None:
    table = ada.start("invite", players=3)
    first, second = links(ada, table)
    assert join(bert, first) == 303
    assert join(bert, second) == 303
    assert join(ada, second) == 303
    for who in (ada, bert):
        opened = who.get(second, follow_redirects=False)
        assert (opened.status_code, opened.headers["location"]) == (303, f"/tables/{table}")
    assert [p["kind"] for p in players(ada, table)] == ["person", "person", "invited"]


def test_two_of_one_name_can_be_told_apart(ada: Browser, bert: Browser) -> None:
    table = ada.start("invite", players=2, name="Ada")
    join(bert, links(ada, table)[0], "ADA")
    assert [p["name"] for p in players(ada, table)] == ["Ada", "ADA 2"]


def test_nothing_is_played_before_all_are_there(ada: Browser, bert: Browser) -> None:
    table = ada.start("invite", players=2)
    assert ada.view(table)["status"] == "waiting"
    answer = ada.post(f"/tables/{table}/moves", json={"move": "done", "at": 0, "key": "k"})
    assert answer.status_code == 422


def test_a_private_table_is_seen_by_who_has_the_link_only_after_joining(ada: Browser, bert: Browser) -> None:
    fields = {"game": "railroad_revolution", "players": "2", "seat-1": "invite"}
    answer = ada.post("/new", data=fields, follow_redirects=False)
    table = answer.headers["location"].removeprefix("/tables/")
    (link,) = links(ada, table)
    assert bert.get(f"/tables/{table}").status_code == 403
    assert bert.get(link).status_code == 200
    join(bert, link)
    assert bert.get(f"/tables/{table}").status_code == 200


def test_a_seat_is_left_to_a_bot_and_taken_back(ada: Browser, bert: Browser) -> None:
    table = ada.start("invite", players=2, name="Ada")
    join(bert, links(ada, table)[0])
    answer = bert.post(f"/tables/{table}/seats/1", json={"do": "leave_to_bot", "bot": "random"})
    assert answer.status_code == 200
    assert players(ada, table)[1]["kind"] == "bot"
    assert players(ada, table)[1]["left"]
    assert ada.post(f"/tables/{table}/seats/1", json={"do": "take_back"}).status_code == 403
    assert bert.post(f"/tables/{table}/seats/1", json={"do": "take_back"}).status_code == 200
    assert players(ada, table)[1]["kind"] == "person"
    assert ada.post(f"/tables/{table}/seats/1", json={"do": "leave_to_bot"}).status_code == 403


def test_a_bots_seat_can_be_given_to_a_person(ada: Browser, bert: Browser) -> None:
    table = ada.start("solo", players=2, bot="random")
    assert links(ada, table) == []
    assert ada.post(f"/tables/{table}/seats/1", json={"do": "new_link"}).status_code == 200
    (link,) = links(ada, table)
    assert join(bert, link) == 303
    assert players(ada, table)[1]["kind"] == "person"
    assert bert.view(table)["seat"] == 1


def test_a_bot_can_be_replaced_by_one_that_there_is(ada: Browser) -> None:
    table = ada.start("solo", players=2, bot="random")
    change = {"do": "replace_bot", "bot": "greedy"}
    assert ada.post(f"/tables/{table}/seats/1", json=change).status_code == 200
    assert players(ada, table)[1]["bot"] == "greedy"
    assert ada.post(f"/tables/{table}/seats/1", json={**change, "bot": "skynet"}).status_code == 422


def test_where_others_play_too_only_a_bot_that_has_failed_is_replaced(
    ada: Browser, bert: Browser, site: Site
) -> None:
    seats = {"seat-0": "me", "seat-1": "invite", "seat-2": "bot:random"}
    answer = ada.post("/new", data={"game": GAME, "players": "3", **seats}, follow_redirects=False)
    table = answer.headers["location"].removeprefix("/tables/")
    (link,) = links(ada, table)
    assert join(bert, link) == 303
    change = {"do": "replace_bot", "bot": "greedy"}
    for browser in (ada, bert):
        assert browser.post(f"/tables/{table}/seats/2", json=change).status_code == 422
    site.bots._marks[table] = Mark(2, ada.view(table)["seq"], FAILED)
    assert bert.post(f"/tables/{table}/seats/2", json=change).status_code == 200
    assert players(ada, table)[2]["bot"] == "greedy"


@pytest.mark.parametrize("change", [{}, {"do": "dance"}, {"do": "take", "seat": 1}, {"do": None}])
def test_a_change_of_another_shape_is_refused(ada: Browser, change: dict[str, object]) -> None:
    table = ada.start("invite")
    assert ada.post(f"/tables/{table}/seats/1", json=change).status_code == 400


@pytest.mark.parametrize("seat", ["9", "99999999999999999999", "-1", "x"])
def test_a_seat_that_is_not_there(ada: Browser, seat: str) -> None:
    table = ada.start("invite")
    for do in ("take", "kick", "new_link", "take_back"):
        answer = ada.post(f"/tables/{table}/seats/{seat}", json={"do": do})
        assert answer.status_code in (404, 409, 422), (do, answer.text)


def test_whoever_plays_on_this_machine_is_told_how_to_let_others_in(site: Site) -> None:
    ada, here = Browser(site, address="127.0.0.1"), "http://127.0.0.1:8123"
    ada.base_url, ada.headers["Origin"] = URL(here), here
    page = ada.get(f"/tables/{ada.start('invite')}").text
    assert f"--host 0.0.0.0 --data {site.settings.data}" in page


def test_the_owner_alone_gives_a_free_seat_to_a_bot_and_the_game_begins(ada: Browser, bert: Browser) -> None:
    table = ada.start("invite", players=2, name="Ada")
    (link,) = links(ada, table)
    bert.start()
    assert bert.post(link, data={"bot": "random"}, follow_redirects=False).status_code == 403
    assert ada.post(link, data={"bot": "skynet"}, follow_redirects=False).status_code == 422
    assert ada.view(table)["status"] == "waiting"
    assert ada.post(link, data={"bot": "random"}, follow_redirects=False).status_code == 303
    assert ada.view(table)["status"] == "running"
    assert [(p["kind"], p["bot"]) for p in players(ada, table)] == [("person", None), ("bot", "random")]
    assert links(ada, table) == []
    assert join(bert, link) == 410


def test_two_seats_of_mine_make_a_table_around_one_screen(ada: Browser) -> None:
    fields = {"game": "railroad_revolution", "players": "2", "seat-0": "me", "seat-1": "me"}
    answer = ada.post("/new", data=fields, follow_redirects=False)
    assert ada.view(answer.headers["location"].removeprefix("/tables/"))["house"]


def test_whoever_invites_says_their_name_unless_they_have_an_account(ada: Browser, site: Site) -> None:
    fresh = Browser(site)
    fields = {"game": GAME, "players": "2", "seat-0": "me", "seat-1": "invite", "name-0": "Zofia"}
    form = fresh.get("/new", params={"game": GAME, "mode": "invite"}).text
    assert re.search(r'data-name data-asks[^>]*><label for="name-0">', form)
    for named, known in (("Zofia", "Zofia"), ("Hania", "Zofia"), ("", "Zofia")):
        answer = fresh.post("/new", data=fields | {"name-0": named}, follow_redirects=False)
        table = answer.headers["location"].removeprefix("/tables/")
        assert site.tables.get(table).seats[0].name == (named or known)
    assert "Zofia" in fresh.get("/profile").text
    assert fresh.post("/new", data=fields | {"name-0": "x" * 41}, follow_redirects=False).status_code == 422


def test_people_at_one_screen_and_invited_ones_do_not_share_a_table(ada: Browser) -> None:
    fields = {"game": "railroad_revolution", "players": "3", "seat-1": "here", "seat-2": "invite"}
    assert ada.post("/new", data=fields, follow_redirects=False).status_code == 422
