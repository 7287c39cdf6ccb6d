"""The streams of the API over a real connection: how things stand, what changes, and nobody else's games."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import httpx
import pytest

from http_site import GAME, LONG, Program, serving
from roundhouse.games.registry import GAMES
from roundhouse.server.http.api import stream as streams
from roundhouse.server.site import Site
from roundhouse.server.tables.stored_table import NewSeat, NewTable
from server.rooms import played_on


@pytest.fixture
def address(site: Site) -> Iterator[str]:
    with serving(site) as found:
        yield found


class Lines:
    """The lines of a stream, without its signs of life."""

    def __init__(self, response: httpx.Response) -> None:
        self.lines = response.iter_lines()
        self.beats = 0

    def next(self) -> dict[str, Any]:
        for line in self.lines:
            news: dict[str, Any] = json.loads(line)
            if news["type"] != "heartbeat":
                return news
            self.beats += 1
        raise StopIteration

    def beat(self) -> int:
        """The next line, which is a sign of life; tells when it was given."""
        news = json.loads(next(self.lines))
        assert news["type"] == "heartbeat"
        return int(news["at"])


@contextmanager
def listening(address: str, program: Program, path: str = "/stream", **query: str | int) -> Iterator[Lines]:
    headers = {"Authorization": f"Bearer {program.token}"}
    with (
        httpx.Client(base_url=address, headers=headers, timeout=LONG) as client,
        client.stream("GET", f"/api/1{path}", params=query) as response,
    ):
        assert response.status_code == 200, response.read()
        assert response.headers["content-type"] == "application/x-ndjson"
        yield Lines(response)


def first_move(programs: list[Program], table: str) -> None:
    """Let whoever is to decide play something."""
    for program in programs:
        legal = program.ok("GET", f"/tables/{table}/moves")
        if legal["mine"]:
            body = {"move": legal["moves"][0]["code"], "at": legal["seq"], "key": f"k{legal['seq']}"}
            program.ok("POST", f"/tables/{table}/moves", body)
            return
    raise AssertionError


def test_one_hears_of_ones_own_tables_and_of_no_others(site: Site, address: str) -> None:
    ada, bert, cleo = (Program(site, name) for name in ("Ada", "Bert", "Cleo"))
    others = cleo.create(listed=True)
    with listening(address, ada) as lines:
        lines.beat()
        table = ada.create(listed=True)
        new = lines.next()
        assert (new["type"], new["event"], new["table"], new["status"]) == ("table", "now", table, "waiting")
        bert.ok("POST", f"/tables/{others}/seats/1", {"do": "take"})
        bert.ok("POST", f"/tables/{table}/seats/1", {"do": "take"})
        seats = lines.next()
        assert (seats["event"], seats["table"], seats["status"], seats["seat"]) == (
            "seats",
            table,
            "running",
            0,
        )
        assert seats["mine"] == (seats["turn"] == 0)
        bert.ok("POST", f"/tables/{table}/chat", {"text": "Good luck!"})
        said = lines.next()
        assert (said["type"], said["line"]["text"]) == ("chat", "Good luck!")
        first_move([ada, bert], table)
        moved = lines.next()
        assert (moved["event"], moved["seq"], moved["table"]) == ("moved", 1, table)


def test_who_comes_back_hears_how_things_stand_and_what_ended(site: Site, address: str) -> None:
    ada, bert = Program(site, "Ada"), Program(site, "Bert")
    with listening(address, ada) as lines:
        before = lines.beat()
    seats = [NewSeat("person", one.user.name, one.user.id) for one in (ada, bert)]
    start = site.tables.get(site.tables.create(NewTable(GAME, seats, bert.user.id)))
    table = site.store.add_table(*played_on(start, left=1)).id
    with listening(address, ada) as lines:
        stand = {news["table"]: news for news in (lines.next(), lines.next())}
        assert stand.keys() == {start.row.id, table}
        assert {(news["event"], news["status"]) for news in stand.values()} == {("now", "running")}
    play_to_the_end(site, table)
    with listening(address, ada, after=before) as lines:
        over = lines.next()
        assert (over["table"], over["event"], over["mine"]) == (table, "over", False)
    with listening(address, ada) as lines:
        assert lines.next()["table"] == start.row.id, "what is over is not told again and again"


def play_to_the_end(site: Site, table: str) -> None:
    while not (live := site.tables.get(table)).over:
        text = live.game.moves.text(live.running().state.legal()[0])
        user = live.seats[live.turn].user_id
        site.tables.move(table, text, live.seq, f"k{live.seq}", user_id=user)


def test_a_stream_shows_that_it_is_alive(site: Site, address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(streams, "BEAT_SECONDS", 0.01)
    with listening(address, Program(site)) as lines:
        assert lines.beat() <= lines.beat() <= lines.beat()


def test_a_stream_ends_with_its_token(site: Site, address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(streams, "BEAT_SECONDS", 0.01)
    ada = Program(site)
    with listening(address, ada) as lines:
        lines.beat()
        site.tokens.revoke(site.store.tokens_of([ada.user.id])[0].id, ada.user)
        with pytest.raises(StopIteration):
            lines.next()


def test_the_stream_of_a_table_goes_on_where_it_was_left(site: Site, address: str) -> None:
    ada, bert = Program(site, "Ada"), Program(site, "Bert")
    table = ada.create(listed=True)
    bert.ok("POST", f"/tables/{table}/seats/1", {"do": "take"})
    with listening(address, ada, f"/tables/{table}/events") as lines:
        assert lines.next()["seq"] == 0
        first_move([ada, bert], table)
        assert lines.next()["seq"] == 1
    with listening(address, ada, f"/tables/{table}/events", after=1) as lines:
        lines.beat()
        first_move([ada, bert], table)
        assert lines.next()["seq"] == 2
    with listening(address, ada, f"/tables/{table}/events", after=1) as lines:
        assert lines.next()["seq"] == 2


def test_who_is_sent_away_hears_no_more_of_a_private_table(site: Site, address: str) -> None:
    ada, bert = Program(site, "Ada"), Program(site, "Bert")
    table = ada.create("me", "open", "open", listed=True, spectators=False)
    bert.ok("POST", f"/tables/{table}/seats/1", {"do": "take"})
    with (
        listening(address, bert) as own,
        listening(address, bert, f"/tables/{table}/events") as one,
    ):
        assert own.next()["event"] == "now"
        assert one.next()["event"] == "now"
        site.tables.seats.kick(table, 1, ada.user.id)
        assert own.next()["event"] == "gone"
        ada.ok("POST", f"/tables/{table}/chat", {"text": "Is he gone?"})
        bert.create()
        assert own.next()["type"] == "table"


# Bot accounts


def test_a_bot_account_is_online_while_its_stream_is_open(site: Site, address: str) -> None:
    ada, robbie = Program(site, "Ada"), Program(site, "Robbie", bot=True)
    assert ada.ok("GET", "/bots") == {"bots": []}
    with listening(address, robbie, games=f"{GAME},halma") as lines:
        lines.beat()
        table = ada.create()
        ask = {"do": "ask", "name": "robbie"}
        while ada.ok("GET", "/bots") != {"bots": [{"name": "Robbie", "games": [GAME]}]}:
            pass  # it is noted a moment after the first line
        assert ada.call("POST", f"/tables/{table}/seats/1", {**ask, "name": "Karel"}).status_code == 422
        ada.ok("POST", f"/tables/{table}/seats/1", ask)
        invited = lines.next()
        assert (invited["type"], invited["table"], invited["seat"], invited["by"]) == (
            "invited",
            table,
            1,
            "Ada",
        )
        robbie.ok("POST", f"/tables/{table}/seats/1", {"do": "take"})
        assert lines.next()["status"] == "running"
        assert ada.ok("GET", f"/tables/{table}")["seats"][1]["program"]
        other = ada.create(game=GAMES[1], seats=["me", "open", "open"])
        answer = ada.call("POST", f"/tables/{other}/seats/1", ask)
        assert answer.json()["type"].endswith("bot_other_game")
    while ada.ok("GET", "/bots")["bots"]:
        pass  # the server notices in its own time


def test_an_account_has_so_many_streams(site: Site, address: str) -> None:
    site.settings = replace(site.settings, limits=replace(site.settings.limits, api_streams=1))
    ada = Program(site)
    with listening(address, ada) as lines:
        lines.beat()
        headers = {"Authorization": f"Bearer {ada.token}"}
        answer = httpx.get(f"{address}/api/1/stream", headers=headers, timeout=LONG)
        assert answer.status_code == 429
        assert answer.headers["content-type"] == "application/problem+json"
