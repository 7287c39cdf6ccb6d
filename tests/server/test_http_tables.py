"""The table over HTTP: moves, undo, reasons, forks, rematches, chat, notes, records, spectators."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any

import pytest

from http_site import GAME, Browser
from roundhouse.core.message import Message
from roundhouse.core.record_reader import read
from roundhouse.core.replay import replay_all
from roundhouse.games.registry import open_game
from roundhouse.server.site import Site
from roundhouse.text import Words, languages

JSON = {"Accept": "application/json"}


def together(ada: Browser, bert: Browser, undo: str = "ask") -> str:
    """A table at which Ada and Bert sit."""
    fields = {"game": GAME, "players": "2", "seat-1": "open", "listed": "on", "undo": undo, "name": "Ada"}
    answer = ada.post("/new", data={**fields, "spectators": "on"}, follow_redirects=False)
    table = answer.headers["location"].removeprefix("/tables/")
    assert bert.post(f"/tables/{table}/seats/1", json={"do": "take", "name": "Bert"}).status_code == 200
    return str(table)


def view(browser: Browser, table: str, **query: str | int) -> dict[str, Any]:
    return browser.view(table, **query)


def whose(ada: Browser, bert: Browser, table: str) -> tuple[Browser, Browser]:
    """Who is to decide, and who is not."""
    return (ada, bert) if view(ada, table)["mine"] else (bert, ada)


def to_the_end(site: Site, table: str) -> None:
    """Play to the end, past HTTP."""
    live = site.tables.get(table)
    while not live.over:
        state = live.running().state
        user = live.seats[state.seat].user_id
        text = live.game.moves.text(state.legal()[0])
        site.tables.move(table, text, live.seq, f"k{live.seq}", user_id=user)


# Moves


def test_a_move_is_stored_and_seen_by_all(ada: Browser, bert: Browser) -> None:
    table = together(ada, bert)
    mover, other = whose(ada, bert, table)
    answer = mover.play(table)
    assert (answer.status_code, answer.json()) == (200, {"seq": 1})
    assert view(ada, table)["seq"] == view(bert, table)["seq"] == 1
    assert view(ada, table)["log"] or view(other, table)["log"]


def test_repeating_a_request_changes_nothing(ada: Browser) -> None:
    table = ada.start()
    move = {"move": view(ada, table)["choices"][0]["move"], "at": 0, "key": "same"}
    answers = [ada.post(f"/tables/{table}/moves", json=move) for _ in range(3)]
    assert [(a.status_code, a.json()) for a in answers] == [(200, {"seq": 1})] * 3
    assert view(ada, table)["seq"] == 1


def test_several_moves_in_one_request_stand_up_to_the_one_that_is_refused(ada: Browser) -> None:
    table = ada.start()
    first = view(ada, table)["choices"][0]["move"]
    body = {"move": first, "then": ["castle", first], "at": 0, "key": "same"}
    answer = ada.post(f"/tables/{table}/moves", json=body, headers=JSON)
    assert answer.status_code == 422
    assert answer.json()["reason"]
    assert view(ada, table)["seq"] == 1
    assert ada.post(f"/tables/{table}/moves", json={**body, "then": []}).json() == {"seq": 1}


def test_what_was_thought_of_before_something_came_to_light_is_not_played_after_it(ada: Browser) -> None:
    table = ada.start("pass")
    for number in range(200):
        state = ada.site.tables.get(table).running().state
        for move in state.legal():
            after = state.copy()
            after.advance(move)
            if after.reveals != state.reveals and after.seat == state.seat:
                then = [state.game.moves.text(after.legal()[0])]
                body = {"move": state.game.moves.text(move), "then": then, "at": number, "key": "way"}
                answer = ada.post(f"/tables/{table}/moves", json=body, headers=JSON)
                assert answer.status_code == 422
                assert answer.json()["reason"].startswith("Something has come to light")
                assert view(ada, table)["seq"] == number + 1
                return
        assert ada.play(table, key=f"k{number}").status_code == 200
    raise AssertionError("nothing came to light in mid-turn")


def test_moves_of_one_request_are_taken_back_as_one_unless_they_are_apart(ada: Browser) -> None:
    table = ada.start()
    seats = [view(ada, table)["seat"]]
    answer = {"move": "", "at": 0, "key": "alone"}
    while True:  # until somebody has decided twice in a row
        now = view(ada, table)
        first = now["choices"][0]["move"]
        answer = {"move": first, "at": now["seq"], "key": f"alone {now['seq']}"}
        ada.post(f"/tables/{table}/moves", json=answer)
        seats.append(view(ada, table)["turn"])
        if seats[-1] == seats[-2]:
            break
    assert view(ada, table)["undo"]["last"] == 1
    second = view(ada, table)["choices"][0]["move"]
    ada.post(f"/tables/{table}/undo", json={"moves": 1, "at": now["seq"] + 1, "key": "back"})
    both = {"move": first, "then": [second], "at": now["seq"] + 2, "key": "both"}
    assert ada.post(f"/tables/{table}/moves", json=both).json() == {"seq": now["seq"] + 4}
    assert view(ada, table)["undo"]["last"] == 2
    ada.post(f"/tables/{table}/undo", json={"moves": 2, "at": now["seq"] + 4, "key": "back again"})
    sketch = {**both, "apart": [1], "at": now["seq"] + 5, "key": "a sketch"}
    for _ in range(2):  # repeating it is harmless
        assert ada.post(f"/tables/{table}/moves", json=sketch).json() == {"seq": now["seq"] + 7}
    assert view(ada, table)["undo"]["last"] == 1


def test_a_move_for_an_older_position_gets_the_current_one(ada: Browser) -> None:
    table = ada.start()
    move = {"move": view(ada, table)["choices"][0]["move"], "at": 0, "key": "one"}
    ada.post(f"/tables/{table}/moves", json=move)
    answer = ada.post(f"/tables/{table}/moves", json={**move, "key": "two"}, headers=JSON)
    assert answer.status_code == 409
    assert answer.json()["view"] == view(ada, table)
    assert answer.json()["message"]


def test_a_move_for_a_position_that_is_not_there_yet_is_refused(ada: Browser) -> None:
    table = ada.start()
    answer = ada.post(f"/tables/{table}/moves", json={"move": "x", "at": 17, "key": "k"}, headers=JSON)
    assert answer.status_code == 409


def test_two_people_clicking_at_once_store_one_move(ada: Browser, site: Site) -> None:
    table = ada.start()
    move = {"move": view(ada, table)["choices"][0]["move"], "at": 0}
    twins = []
    for number in range(8):
        twin = Browser(site)
        twin.cookies = ada.cookies
        twins.append((twin, {**move, "key": f"k{number}"}))
    with ThreadPoolExecutor(8) as pool:
        codes = list(pool.map(lambda t: t[0].post(f"/tables/{table}/moves", json=t[1]).status_code, twins))
    assert sorted(codes) == [200] + [409] * 7
    assert view(ada, table)["seq"] == 1


def test_an_illegal_move_is_told_in_the_players_language(ada: Browser) -> None:
    table = ada.start()
    said = set()
    for language in languages():
        ada.post("/language", data={"language": language, "back": "/"})
        answer = ada.play(table, "done")
        assert answer.status_code == 422
        assert answer.json()["reason"] == Words(language).say(Message("reason.not_now"))
        said.add(answer.json()["reason"])
    assert len(said) == len(languages())
    assert view(ada, table)["seq"] == 0


def test_out_of_turn_nothing_is_played(ada: Browser, bert: Browser) -> None:
    table = together(ada, bert)
    mover, other = whose(ada, bert, table)
    move = view(mover, table)["choices"][0]["move"]
    assert other.play(table, move).status_code == 422
    assert view(other, table)["choices"] == []


def test_pictures_that_the_page_has_are_left_out(ada: Browser) -> None:
    table = ada.start()
    first = view(ada, table)
    hashes = [picture["hash"] for picture in first["pictures"]]
    again = view(ada, table, have=",".join(hashes))
    assert all("svg" in picture for picture in first["pictures"])
    assert not any("svg" in picture for picture in again["pictures"])


def test_an_earlier_position_can_be_looked_at(ada: Browser) -> None:
    table = ada.start()
    before = view(ada, table)
    ada.play(table)
    earlier = view(ada, table, at=0)
    assert earlier["at"] == 0
    assert earlier["seq"] == 1
    assert [p["hash"] for p in earlier["pictures"]] == [p["hash"] for p in before["pictures"]]
    for wrong in ("-1", "x", "2", "1e3", "99999999999"):
        assert ada.get(f"/tables/{table}/view", params={"at": wrong}).status_code in (400, 422), wrong


def test_the_page_carries_the_view_so_that_it_is_ready_at_once(ada: Browser) -> None:
    table = ada.start()
    page = ada.get(f"/tables/{table}").text
    assert '"choices":[{"move"' in page


# Taking back


def test_taking_back(ada: Browser) -> None:
    table = ada.start()
    ada.play(table)
    answer = ada.post(f"/tables/{table}/undo", json={"moves": 1, "at": 1, "key": "u"})
    assert answer.json() == {"seq": 2}
    assert ada.post(f"/tables/{table}/undo", json={"moves": 1, "at": 1, "key": "u"}).json() == {"seq": 2}
    assert view(ada, table)["line"] == []
    stale = ada.post(f"/tables/{table}/undo", json={"moves": 1, "at": 1, "key": "v"}, headers=JSON)
    assert stale.status_code == 409
    assert stale.json()["view"]["seq"] == 2
    assert ada.post(f"/tables/{table}/undo", json={"moves": 5, "at": 2, "key": "w"}).status_code == 422


def test_taking_back_more_than_is_free_asks_the_others(ada: Browser, bert: Browser) -> None:
    table = together(ada, bert)
    first, second = whose(ada, bert, table)
    first.play(table)
    while view(first, table)["mine"]:
        first.play(table)
    second.play(table)
    at = view(first, table)["seq"]
    refused = first.post(f"/tables/{table}/undo", json={"moves": 2, "at": at, "key": "u"})
    assert refused.status_code == 422
    assert "agree" in refused.json()["reason"]
    assert first.post(f"/tables/{table}/undo/ask", json={"moves": 2, "at": at}).status_code == 200
    asked = view(second, table)["undo"]
    assert (asked["asked_by"], asked["asked_moves"]) == (view(first, table)["seat"], 2)
    answer = second.post(f"/tables/{table}/undo/answer", json={"agree": True})
    assert answer.json() == {"seq": at + 1}
    assert view(first, table)["seq"] == at + 1


def test_the_others_may_say_no(ada: Browser, bert: Browser) -> None:
    table = together(ada, bert)
    first, second = whose(ada, bert, table)
    first.play(table)
    while view(first, table)["mine"]:
        first.play(table)
    second.play(table)
    at = view(first, table)["seq"]
    first.post(f"/tables/{table}/undo/ask", json={"moves": 2, "at": at})
    assert second.post(f"/tables/{table}/undo/answer", json={"agree": False}).json() == {"seq": None}
    assert view(first, table)["undo"]["asked_by"] is None
    assert view(first, table)["seq"] == at


def test_a_table_without_undo(ada: Browser, bert: Browser) -> None:
    table = together(ada, bert, undo="none")
    mover, _ = whose(ada, bert, table)
    mover.play(table)
    assert mover.post(f"/tables/{table}/undo", json={"moves": 1, "at": 1, "key": "u"}).status_code == 422


# Reasons


def test_what_cannot_be_chosen_says_why(ada: Browser) -> None:
    table = ada.start()
    shown = view(ada, table)
    target = next(t for choice in shown["choices"] for t in choice["targets"])
    assert ada.get(f"/tables/{table}/why", params={"target": target}).json() == {"reasons": []}
    assert ada.get(f"/tables/{table}/why", params={"target": "no-such-thing"}).json() == {"reasons": []}
    assert ada.get(f"/tables/{table}/why").json() == {"reasons": []}


# Forks, rematches, records


def test_what_if_from_here(ada: Browser, site: Site) -> None:
    table = ada.start()
    for _ in range(5):
        ada.play(table)
    answer = ada.post(f"/tables/{table}/fork", json={"at": 3})
    fork = answer.json()["table"]
    assert fork != table
    assert view(ada, fork)["seq"] == 3
    assert ada.play(fork).status_code == 200
    page = ada.get(f"/tables/{fork}").text
    assert f'href="/tables/{table}#at-3"' in page, "the way back to where it came from"
    assert 'id="origin"' not in ada.get(f"/tables/{table}").text
    assert view(ada, table)["seq"] == 5
    assert ada.post(f"/tables/{table}/fork", json={"at": 99}).status_code in (404, 422)


def test_nobody_sees_the_future_of_a_running_game_by_a_fork(ada: Browser, bert: Browser) -> None:
    table = together(ada, bert)
    assert ada.post(f"/tables/{table}/fork", json={"at": 0}).status_code == 403
    stranger = Browser(ada.site)
    assert stranger.post(f"/tables/{table}/fork", json={"at": 0}).status_code == 403


def test_the_end_the_record_and_a_rematch(ada: Browser, bert: Browser, site: Site) -> None:
    table = together(ada, bert)
    hidden = ada.get(f"/tables/{table}/record").text
    assert site.tables.get(table).row.seed not in hidden
    assert "seed" not in view(ada, table)
    assert ada.post(f"/tables/{table}/rematch", json={}).status_code == 422, "not before the end"
    to_the_end(site, table)
    over = view(bert, table)
    assert over["over"]
    assert over["seed"] == site.tables.get(table).row.seed
    answer = Browser(site).get(f"/tables/{table}/record")
    assert answer.headers["Content-Disposition"].startswith("attachment; filename=")
    record = read(answer.text)
    assert replay_all(record, open_game(GAME)).scores().totals() == over["scores"]["totals"]
    first = ada.post(f"/tables/{table}/rematch", json={}).json()["table"]
    second = bert.post(f"/tables/{table}/rematch", json={}).json()["table"]
    assert first == second != table
    assert view(bert, first)["seat"] == 1
    assert (
        ada.post(f"/tables/{table}/moves", json={"move": "done", "at": over["seq"], "key": "x"}).status_code
        == 409
    )
    assert table in ada.get("/").text


# Talk


def test_a_guest_is_called_in_the_readers_language_in_the_chat_too(ada: Browser) -> None:
    guest = Browser(ada.site)
    table = guest.start("pass")
    guest.post(f"/tables/{table}/chat", json={"text": "hello"})
    guest.headers["Accept-Language"] = "de"
    (line,) = guest.get(f"/tables/{table}/chat").json()["chat"]
    assert line["name"] == guest.view(table)["players"][line["seat"]]["name"]  # type: ignore[index]


def test_chat_reaches_the_others_in_order(ada: Browser, bert: Browser) -> None:
    table = together(ada, bert)
    ada.post(f"/tables/{table}/chat", json={"text": "hello"})
    first = bert.get(f"/tables/{table}/chat").json()["chat"]
    bert.post(f"/tables/{table}/chat", json={"text": "  hello \n yourself "})
    assert [(line["name"], line["seat"], line["text"]) for line in first] == [("Ada", 0, "hello")]
    later = ada.get(f"/tables/{table}/chat", params={"after": first[0]["id"]}).json()["chat"]
    assert [(line["name"], line["seat"]) for line in later] == [("Bert", 1)]
    for wrong in ("", "   ", "\n", "x" * 1001):
        assert ada.post(f"/tables/{table}/chat", json={"text": wrong}).status_code == 422
    assert Browser(ada.site).post(f"/tables/{table}/chat", json={"text": "x"}).status_code == 401


def test_who_watches_reads_along_and_those_at_the_table_talk(ada: Browser, bert: Browser) -> None:
    table, watcher = together(ada, bert), Browser(ada.site)
    watcher.start(name="Cleo")
    answer = watcher.post(f"/tables/{table}/chat", json={"text": "x"}, headers={"Accept": "application/json"})
    assert answer.status_code == 403
    assert "watches" in answer.json()["message"]
    assert watcher.get(f"/tables/{table}/chat").json() == {"chat": []}
    assert '<form id="chat-form" class="row" hidden>' in watcher.get(f"/tables/{table}").text
    bert.post(f"/tables/{table}/seats/1", json={"do": "leave_to_bot", "bot": "random"})
    assert bert.post(f"/tables/{table}/chat", json={"text": "soon back"}).status_code == 200


def test_notes_are_for_oneself(ada: Browser, bert: Browser) -> None:
    table = together(ada, bert)
    assert ada.put(f"/tables/{table}/notes", json={"text": "buy trains"}).status_code == 200
    assert ada.get(f"/tables/{table}/notes").json() == {"text": "buy trains"}
    assert bert.get(f"/tables/{table}/notes").json() == {"text": ""}
    assert "buy trains" in ada.get(f"/tables/{table}").text
    assert "buy trains" not in bert.get(f"/tables/{table}").text
    assert ada.put(f"/tables/{table}/notes", json={"text": "x" * 10_001}).status_code == 422
    assert Browser(ada.site).get(f"/tables/{table}/notes").status_code == 401


# Spectators


def test_a_spectator_sees_and_does_nothing(ada: Browser, bert: Browser) -> None:
    table = together(ada, bert)
    spectator = Browser(ada.site)
    seen = view(spectator, table)
    assert seen["seat"] == -1
    assert seen["choices"] == []
    assert not seen["mine"]
    assert spectator.get(f"/tables/{table}").status_code == 200
    assert seen["pictures"]


@pytest.mark.parametrize("language", languages())
def test_the_log_is_in_each_viewers_language(ada: Browser, language: str) -> None:
    table = ada.start()
    ada.play(table)
    seen = Browser(ada.site, language)
    texts = [line["text"] for line in view(seen, table)["log"]]
    others = [line["text"] for line in view(Browser(ada.site, "en"), table)["log"]]
    assert texts
    assert (texts == others) == (language == "en")


def test_a_frozen_table_says_so_in_every_language_and_is_still_read(
    ada: Browser, bert: Browser, site: Site
) -> None:
    table = together(ada, bert)
    to_the_end(site, table)
    live = site.tables.get(table)
    before = ada.get(f"/tables/{table}/record").text
    assert site.store.restamp(replace(live.row, frozen="result"))
    for language in languages():
        ada.post("/language", data={"language": language, "back": "/"})
        page = ada.get(f"/tables/{table}", headers={"Accept": "text/html"})
        assert page.status_code == 200
        assert Words(language).say(Message("frozen.result")) in page.text
        for total in live.running().state.scores().totals():
            assert f"<td>{total}</td>" in page.text
        assert page.text.count("<li><strong>") == len(live.running().line())
    assert ada.get(f"/tables/{table}/record").text == before
    for address in ("view", "events", "why?target=x", "aid", "chat", "review", "preview.png"):
        assert ada.get(f"/tables/{table}/{address}", headers=JSON).status_code in (404, 409), address
    move = ada.post(f"/tables/{table}/moves", json={"move": "done", "at": 0, "key": "k"})
    assert move.status_code == 409
