"""`roundhouse bot-client`: a bot at a server plays whole games, and outlives a restart of the server."""

from __future__ import annotations

import signal
import threading
from pathlib import Path

import httpx
import pytest
from click.testing import CliRunner

from http_site import GAME, LONG, Program, serving, settings_in
from roundhouse.bots.bot import RandomBot
from roundhouse.bots.command_line import maker
from roundhouse.bots.makers import Known, Maker
from roundhouse.bots.online import connection as lines
from roundhouse.bots.online.client import BotClient
from roundhouse.bots.online.connection import Connection, Stopped
from roundhouse.bots.online.seat import OnlineSeat, game_of
from roundhouse.cli import main
from roundhouse.server.http.accounts import hashed
from roundhouse.server.http.api import stream as streams
from roundhouse.server.site import Site
from roundhouse.server.store import SqlStore
from server.test_http_serve import start, stop

RESTART_AT = 12  # entries
FIRST = Path(__file__).parents[2] / "examples" / "bots" / "hasty.py"


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "LONGEST_PAUSE", 0.1)
    monkeypatch.setattr(streams, "BEAT_SECONDS", 0.1)


def running(url: str, token: str, made: Maker) -> tuple[BotClient, threading.Thread, list[str]]:
    told: list[str] = []
    client = BotClient(Connection(url, token), made, [GAME], 4, told.append)
    thread = threading.Thread(target=client.run, daemon=True)
    thread.start()
    return client, thread, told


def ended(client: BotClient, thread: threading.Thread) -> None:
    client.connection.stopped.set()
    client.connection.close()
    thread.join(LONG)
    assert not thread.is_alive()


def table_with_robbie(ada: Connection) -> str:
    table = asked_robbie(ada)
    while ada.get(f"/tables/{table}")["status"] == "waiting":
        ada.rest(0.01)
    return table


def asked_robbie(ada: Connection) -> str:
    table = str(ada.post("/tables", {"game": GAME, "seats": ["me", "open"]})["table"])
    while not ada.get("/bots")["bots"]:
        ada.rest(0.01)
    ada.post(f"/tables/{table}/seats/1", {"do": "ask", "name": "Robbie"})
    return table


def test_a_game_is_played_to_its_end_though_the_server_is_restarted_in_the_middle(tmp_path: Path) -> None:
    store = SqlStore.open(settings_in(tmp_path).database)
    person = store.add_user("Ada", "en")
    robbie = store.add_bot("Robbie", "en", person.id)
    for user, token in ((person, "rh_ada"), (robbie, "rh_robbie")):
        store.add_token(hashed(token.encode()), user.id, "test", "read play create")
    store.close()
    process, url = start(tmp_path)
    port = url.rpartition(":")[2]
    ada = Connection(url, "rh_ada")
    client, thread, told = running(url, "rh_robbie", Known(RandomBot))
    try:
        table = table_with_robbie(ada)
        seat, restarted = OnlineSeat(ada, Known(RandomBot), table), False
        while (position := seat.go_on())["status"] != "over":
            if position["seq"] >= RESTART_AT and not restarted:
                stop(process)
                process, _ = start(tmp_path, "--port", port)
                restarted = True
            ada.rest(0.01)
        assert restarted
        assert len(position["scores"]) == 2
        moves = ada.get(f"/tables/{table}")
        assert [one["program"] for one in moves["seats"]] == [False, True]
        while not any("is over" in line for line in told):
            ada.rest(0.01)
        assert not [line for line in told if "cannot" in line], told
    finally:
        stop(process, signal.SIGTERM)  # with the server the stream ends
        ended(client, thread)
        ada.close()


def test_a_class_in_a_file_decides_from_what_its_seat_may_know(site: Site) -> None:
    ada, robbie = Program(site, "Ada"), Program(site, "Robbie", bot=True)
    with serving(site) as url:
        client, thread, told = running(url, robbie.token, maker(str(FIRST)))
        person = Connection(url, ada.token)
        try:
            table = table_with_robbie(person)
            seat = OnlineSeat(person, Known(RandomBot), table)
            while site.tables.get(table).seq < 6:
                seat.go_on()
                person.rest(0.01)
            assert not [line for line in told if "random" in line or "cannot" in line], told
            position = person.get(f"/tables/{table}/position")
            view = game_of(person, f"/tables/{table}", position).load(position["view"])
            now = site.tables.get(table).running().view(position["seat"], position["at"])
            assert view.dump() == now.dump()
        finally:
            ended(client, thread)
            person.close()


def test_a_game_that_is_not_known_is_declined(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("roundhouse.bots.online.client.plays", lambda news: False)
    ada, robbie = Program(site, "Ada"), Program(site, "Robbie", bot=True)
    with serving(site) as url:
        client, thread, told = running(url, robbie.token, Known(RandomBot))
        person = Connection(url, ada.token)
        try:
            table = asked_robbie(person)
            while not told:
                person.rest(0.01)
            assert site.tables.get(table).row.status == "waiting"
            assert site.tables.get(table).seats[1].asked is None
        finally:
            ended(client, thread)
            person.close()
    assert told == [f"Declined {GAME} at table {table}"]


def test_what_is_wrong_is_told_in_one_sentence(site: Site) -> None:
    ada = Program(site)
    with serving(site) as url:
        for token, sentence in (("rh_wrong", "personal token"), (ada.token, "is no bot account")):
            result = CliRunner().invoke(
                main, ["bot-client", "--url", url, "--token", token, "--bot", "greedy"]
            )
            assert result.exit_code == 2
            assert sentence in result.output
            assert "Traceback" not in result.output
    result = CliRunner().invoke(main, ["bot-client", "--url", "ftp://x", "--token", "t", "--bot", "greedy"])
    assert "must begin with http://" in result.output


def test_a_server_that_does_not_answer_is_told_once(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    connection = Connection("http://127.0.0.1:9", "rh_x", told.append)
    tries = iter((httpx.ConnectError("refused"), httpx.ReadTimeout("slow"), httpx.ConnectError("refused")))

    def fails(*ask: object, **more: object) -> httpx.Response:
        raise next(tries, Stopped())

    monkeypatch.setattr(connection.client, "request", fails)
    with pytest.raises(Stopped):
        connection.get("/account")
    assert len(told) == 1
    assert "does not answer" in told[0]
