"""Programs on the pages: tokens shown once, bot accounts, and how they are marked and asked to tables."""

from __future__ import annotations

import re

import httpx
import pytest

from http_site import GAME, Browser, Program
from roundhouse.server.site import Site
from roundhouse.server.tables.opponents import place_among_bots
from roundhouse.server.tables.stored_table import Listed, NewSeat, NewTable
from server.rooms import played_on

BOT_TAG = '<span class="tag">bot</span>'


@pytest.fixture
def owner(ada: Browser) -> Browser:
    """Somebody with a password."""
    ada.post("/profile", data={"name": "Ada"})
    ada.post("/password", data={"password": "a long password"})
    return ada


def token_in(answer: httpx.Response) -> str:
    found = re.search(r'value="(rh_[\w-]+)"', answer.text)
    assert found, answer.text
    return found[1]


def asked(site: Site, token: str, path: str = "account") -> httpx.Response:
    program = Browser(site)
    answer: httpx.Response = program.get(f"/api/1/{path}", headers={"Authorization": f"Bearer {token}"})
    return answer


def test_a_token_is_shown_once_used_and_revoked(owner: Browser, site: Site) -> None:
    made = owner.post("/tokens", data={"name": "my script", "scope-read": "on"})
    token = token_in(made)
    page = owner.get("/profile").text
    assert "my script" in page
    assert "never used" in page
    assert token not in page
    with site.store.reading() as db:
        kept = str(db.exec_driver_sql("SELECT * FROM api_tokens").all())
    assert token not in kept
    assert asked(site, token).json()["scopes"] == ["read"]
    assert "last used" in owner.get("/profile").text
    [kept_token] = site.tokens.of(site.store.users_named("Ada")[0])
    Browser(site).post(f"/tokens/{kept_token.id}/revoke")
    assert asked(site, token).status_code == 200, "nobody else can revoke it"
    owner.post(f"/tokens/{kept_token.id}/revoke")
    assert asked(site, token).status_code == 401


@pytest.mark.parametrize(
    ("fields", "status"),
    [
        ({"name": "script"}, 422),
        ({"name": "", "scope-read": "on"}, 422),
        ({"name": "script", "scope-read": "on", "account": "999"}, 404),
    ],
)
def test_a_token_that_is_not_well_asked_for_is_not_made(
    owner: Browser, fields: dict[str, str], status: int
) -> None:
    assert owner.post("/tokens", data=fields).status_code == status
    assert "Revoke" not in owner.get("/profile").text


def test_tokens_are_for_those_who_can_log_in(ada: Browser) -> None:
    assert ada.post("/tokens", data={"name": "script", "scope-read": "on"}).status_code == 401
    ada.post("/profile", data={"name": "Ada"})
    assert ada.post("/tokens", data={"name": "script", "scope-read": "on"}).status_code == 403
    assert ada.post("/bots", data={"name": "Robbie"}).status_code == 403
    assert "Set a password first" in ada.get("/profile").text


def test_a_bot_account_is_made_for_a_program(owner: Browser, site: Site) -> None:
    token = token_in(owner.post("/bots", data={"name": "Robbie"}))
    account = asked(site, token).json()
    assert (account["name"], account["bot"], account["scopes"]) == (
        "Robbie",
        True,
        ["read", "play", "create"],
    )
    assert owner.post("/bots", data={"name": "robbie"}).status_code == 409
    assert owner.post("/bots", data={"name": "ada"}).status_code == 409
    robbie = site.store.users_named("robbie")[0]
    other = token_in(owner.post("/tokens", data={"name": "2", "account": robbie.id, "scope-read": "on"}))
    assert asked(site, other).json()["name"] == "Robbie"
    assert Browser(site).post("/login", data={"name": "Robbie", "password": ""}).status_code == 403


def test_an_account_becomes_one_of_a_bot_before_its_first_game_and_for_good(owner: Browser) -> None:
    assert owner.post("/bots/become", data={}).status_code == 422
    assert owner.post("/bots/become", data={"sure": "on"}).status_code == 200
    assert "This account is a bot account" in owner.get("/profile").text
    assert owner.post("/bots", data={"name": "Robbie"}).status_code == 403, "a bot has no bots"


def test_who_has_played_cannot_become_a_bot(owner: Browser) -> None:
    owner.start()
    assert "/bots/become" not in owner.get("/profile").text
    assert owner.post("/bots/become", data={"sure": "on"}).status_code == 409


def test_the_owner_asks_a_bot_account_that_is_there_and_everybody_sees_that_it_is_a_bot(
    owner: Browser, site: Site
) -> None:
    robbie = Program(site, "Robbie", bot=True)
    table = owner.start("invite")
    path = f"/tables/{table}"
    assert f"{path}/seats/1/ask" not in owner.get(path).text
    assert owner.post(f"{path}/seats/1/ask", data={"name": "Robbie"}).status_code == 422
    site.store.be_present(robbie.user.id, [GAME])
    assert f"{path}/seats/1/ask" in owner.get(path).text
    assert Browser(site).post(f"{path}/seats/1/ask", data={"name": "Robbie"}).status_code == 401
    shown = owner.post(f"{path}/seats/1/ask", data={"name": "Robbie"})
    assert "Robbie is asked to sit down" in shown.text
    robbie.ok("POST", f"/tables/{table}/seats/1", {"do": "take"})
    assert [player["program"] for player in owner.view(table)["players"]] == [False, True]  # type: ignore[attr-defined]
    assert "Robbie (bot)" in owner.get("/").text


def test_others_are_told_on_the_page_that_joins_who_is_a_bot(owner: Browser, site: Site) -> None:
    robbie = Program(site, "Robbie", bot=True)
    table = owner.start("invite", players=3)
    site.store.be_present(robbie.user.id, [GAME])
    owner.post(f"/tables/{table}/seats/1/ask", data={"name": "Robbie"})
    robbie.ok("POST", f"/tables/{table}/seats/1", {"do": "take"})
    [link] = set(re.findall(rf"/tables/{table}/join/[\w-]+", owner.get(f"/tables/{table}").text))
    assert f"<li>Robbie {BOT_TAG}</li>" in Browser(site).get(link).text


def test_a_table_is_for_bot_accounts_only_if_its_owner_says_so(owner: Browser, site: Site) -> None:
    robbie = Program(site, "Robbie", bot=True)
    fields = {"game": GAME, "players": "2", "seat-0": "me", "seat-1": "open", "listed": "on"}
    for chosen, status in (({}, 403), ({"allows_bots": "on"}, 200)):
        made = owner.post("/new", data={**fields, **chosen}, follow_redirects=False)
        table = made.headers["location"].removeprefix("/tables/")
        assert robbie.call("POST", f"/tables/{table}/seats/1", {"do": "take"}).status_code == status


def test_what_a_bot_account_plays_does_not_count_for_the_bot_that_suits_a_person(
    owner: Browser, site: Site
) -> None:
    """Play now goes by games against bots of this server alone."""
    person = site.store.users_named("Ada")[0].id
    robbie = Program(site, "Robbie", bot=True).user.id
    seats = [NewSeat("person", "Ada", person), NewSeat("person", "Robbie", robbie, program=True)]
    start = site.tables.get(site.tables.create(NewTable(GAME, seats, person)))
    row, chairs, _ = played_on(start)
    assert row.status == "over"
    assert place_among_bots(Listed(row, chairs), person) is None
