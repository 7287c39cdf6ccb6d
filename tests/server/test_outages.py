"""What is lost in mid-game: a worker, a server, the database. Bots go on by themselves, and move once."""

from __future__ import annotations

import json
import logging
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import update

import faulty_bots
from http_site import GAME, guest, serving, settings_in
from roundhouse.games.registry import GAMES
from roundhouse.server.site import Site
from roundhouse.server.store import SqlStore, database
from roundhouse.server.store.schema import tables as table_rows
from roundhouse.server.tables import lessons
from roundhouse.server.tables.check import check
from roundhouse.server.tables.stored_table import NewSeat, NewTable
from roundhouse.server.thinking import bots
from roundhouse.server.thinking.bots import Bots
from roundhouse.server.thinking.workers import Choose
from server.databases import away
from server.test_http_bots import mine, play_until_bot, solo, wait_for

SOON = 0.05  # seconds between two looks for tables that wait
TESTS = Path(__file__).parent.parent


def site_at(folder: Path, url: str, choose: Choose = faulty_bots.last, kind: type[Bots] = Bots) -> Site:
    """A site on a database whose bots decide so, and look often."""
    site = Site(replace(settings_in(folder), database=url), SqlStore.open(url))
    site.bots = kind(site.tables, site.announcements, workers=1, choose=choose, look_seconds=SOON)
    return site


def check_moves(url: str) -> None:
    """Every table can be played again, and no entry is missing or there twice."""
    store = SqlStore.open(url)
    assert [problem for _, found in check(store) for problem in found] == []
    store.close()


@pytest.fixture(autouse=True)
def short_pauses(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A bot that failed tries again at once; and a place that is not there yet, for bots that need one."""
    monkeypatch.setattr(bots, "FIRST_PAUSE", SOON)
    monkeypatch.setenv(faulty_bots.PLACE, str(tmp_path / "place"))


# Workers


def test_a_worker_that_dies_in_mid_thought_is_replaced_and_nobody_notices(
    tmp_path: Path, sqlite_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    site = site_at(tmp_path, sqlite_url, faulty_bots.crash_once)
    with serving(site) as address, guest(address) as browser:
        table = solo(browser, players=3)
        at = play_until_bot(browser, table)
        wait_for(browser, table, lambda view: mine(view) and view["seq"] > at)
    assert not [record for record in caplog.records if record.name == "roundhouse.server.thinking.bots"]
    check_moves(sqlite_url)


def test_workers_that_were_killed_while_idle_are_replaced(tmp_path: Path, sqlite_url: str) -> None:
    site = site_at(tmp_path, sqlite_url)
    with serving(site) as address, guest(address) as browser:
        games = [solo(browser) for _ in range(3)]
        for table in games:
            at = play_until_bot(browser, table)
            wait_for(browser, table, lambda view, at=at: mine(view) and view["seq"] > at)  # type: ignore[misc]
            assert site.bots._workers is not None
            (worker,) = site.bots._workers._all
            os.kill(worker._process.result(), signal.SIGKILL)
        for table in games:
            at = play_until_bot(browser, table)
            wait_for(browser, table, lambda view, at=at: mine(view) and view["seq"] > at)  # type: ignore[misc]
    check_moves(sqlite_url)


def test_a_bot_that_failed_tries_again_by_itself(tmp_path: Path, sqlite_url: str) -> None:
    site = site_at(tmp_path, sqlite_url, faulty_bots.fail_once)
    with serving(site) as address, guest(address) as browser:
        table = solo(browser)
        at = play_until_bot(browser, table)
        wait_for(browser, table, lambda view: mine(view) and view["seq"] > at)
    assert (tmp_path / "place").is_dir(), "it has failed once"
    check_moves(sqlite_url)


def test_the_pause_after_a_failure_grows_until_something_changes(tmp_path: Path, sqlite_url: str) -> None:
    site = site_at(tmp_path, sqlite_url)
    for _ in range(3):
        site.bots._rest("table", 7)
    assert site.bots._rests["table"].pause == 4 * SOON
    site.bots._rest("table", 8)
    assert site.bots._rests["table"].pause == SOON
    for _ in range(30):
        site.bots._rest("table", 8)
    assert site.bots._rests["table"].pause == bots.LONGEST_PAUSE
    site.bots.retry("table")
    assert not site.bots._rests
    site.store.close()


def test_a_table_that_cannot_be_played_on_is_looked_at_once(tmp_path: Path, sqlite_url: str) -> None:
    site = site_at(tmp_path, sqlite_url)
    user = site.store.add_user("Ada", "en").id
    seats = [NewSeat("bot", f"Bot {number}", bot="random") for number in range(2)]
    old, new = (site.tables.create(NewTable(GAME, seats, user, seed=7)) for _ in range(2))
    with site.store.writing() as db:
        db.execute(update(table_rows).where(table_rows.c.id == old).values(revision=0))
    looked: list[str] = []
    look = site.bots._look

    def counted(table: str) -> None:
        looked.append(table)
        look(table)

    site.bots._look = counted  # type: ignore[method-assign]
    with serving(site) as address, guest(address) as browser:
        wait_for(browser, f"/tables/{new}", lambda view: view["over"])
    assert looked.count(old) == 1


# Servers


class Later(Bots):
    """Does not look for tables before it is told to."""

    go = threading.Event()

    async def _waiting(self) -> dict[str, int] | None:
        return await super()._waiting() if self.go.is_set() else None


@contextmanager
def hanging_server(folder: Path, url: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server whose bots never answer, as a process, and its address."""
    path = os.pathsep.join([str(TESTS), *sys.path])
    command = [sys.executable, "-m", "server.hanging_server", str(folder), url]
    environment = {**os.environ, "PYTHONPATH": path}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
        try:
            assert process.stdout is not None
            yield process, process.stdout.readline().strip()
        finally:
            process.kill()


def test_when_a_server_is_killed_another_one_goes_on_with_its_bots(
    tmp_path: Path, postgresql_url: str
) -> None:
    Later.go.clear()
    site = site_at(tmp_path, postgresql_url, kind=Later)
    with serving(site) as other, hanging_server(tmp_path, postgresql_url) as (process, address):
        stood: dict[str, int] = {}
        with guest(address) as browser:
            for _ in range(3):
                table = solo(browser, players=3)
                stood[table] = play_until_bot(browser, table)
            wait_for(browser, table, thinking)
            cookies = browser.cookies
        process.kill()
        process.wait()
        Later.go.set()
        with guest(other) as browser:
            browser.cookies = cookies
            for table, at in stood.items():
                wait_for(browser, table, lambda view, at=at: mine(view) and view["seq"] > at)  # type: ignore[misc]
    check_moves(postgresql_url)


def test_two_servers_that_think_about_one_turn_move_once(tmp_path: Path, postgresql_url: str) -> None:
    """Both go on wherever they can, and decide differently: the store takes the first answer."""
    one, other = (
        site_at(tmp_path, postgresql_url, choose) for choose in (faulty_bots.last, faulty_bots.by_seed)
    )
    user = one.store.add_user("Ada", "en").id
    seats = [NewSeat("bot", f"Bot {number}", bot="random") for number in range(3)]
    table = one.tables.create(NewTable(GAME, seats, user, seed=7))
    with serving(one) as address, serving(other), guest(address) as browser:
        wait_for(browser, f"/tables/{table}", lambda view: view["seq"] >= 40)
    check_moves(postgresql_url)


# The database


def told(lines: Iterator[str]) -> Iterator[dict[str, Any]]:
    """What a stream tells."""
    return (json.loads(line.removeprefix("data:")) for line in lines if line.startswith("data"))


def thinking(view: dict[str, Any]) -> bool:
    return any(player["thinking"] for player in view["players"])


def test_bots_go_on_after_an_outage_of_the_database(
    tmp_path: Path, url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(database, "BUSY", 50)
    site = site_at(tmp_path, url, faulty_bots.when_let)
    with serving(site) as address, guest(address) as browser:
        table = solo(browser, players=3)
        at = play_until_bot(browser, table)
        wait_for(browser, table, thinking)
        with browser.stream("GET", f"{table}/events") as response:
            news = told(response.iter_lines())
            assert next(news)["seq"] == at
            with away(url):
                (tmp_path / "place").touch()  # now it knows what to do
                # That it thinks was true before it is told: the word of it may come only now.
                assert next(one for one in news if one.get("mark") != "thinking")["mark"] == "held"
        view = wait_for(browser, table, lambda view: mine(view) and view["seq"] > at)
        assert not any(player["held"] for player in view["players"])
    logged = [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]
    assert [text.split(" (")[0] for text in logged] == [
        "the database cannot be used",
        "the database can be used again",
    ]
    check_moves(url)


def test_while_the_database_is_away_every_answer_is_a_sentence_and_the_log_has_one_line(
    tmp_path: Path, postgresql_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    site = site_at(tmp_path, postgresql_url)
    with serving(site) as address, guest(address) as browser:
        table = solo(browser, players=3)
        wait_for(browser, table, mine)
        with away(postgresql_url):
            for path in ("/", table, f"{table}/view", f"{table}/events", f"{table}/record", "/readyz"):
                answer = browser.get(path)
                assert answer.status_code == 503
                assert int(answer.headers["Retry-After"]) > 0
                assert "cannot reach its database" in answer.text
            assert browser.get("/nowhere").status_code == 404
            assert browser.get("/healthz").text == "ok\n"
            for language, word in (("de", "Datenbank"), ("pl", "bazą danych")):
                assert word in httpx.get(address, headers={"Accept-Language": language}).text
            move = {"move": "done", "at": 0, "key": "k"}
            answer = browser.post(f"{table}/moves", json=move, headers={"Accept": "application/json"})
            assert answer.status_code == 503
            assert "database" in answer.json()["reason"]
            assert browser.get("/static/style.css").status_code == 200
        wait_for(browser, table, mine)
        assert browser.get(table).status_code == 200
    logged = [record for record in caplog.records if record.levelno >= logging.WARNING]
    assert len(logged) == 2, "lost and found"
    assert not any(record.exc_info for record in logged)


# Lessons


@pytest.mark.parametrize("game", GAMES)
def test_the_script_of_a_lesson_goes_on_after_a_server_has_died(
    tmp_path: Path, sqlite_url: str, game: str
) -> None:
    lesson = lessons.lesson_for(game)
    assert lesson is not None
    site = site_at(tmp_path, sqlite_url)
    user = site.store.add_user("Ada", "en").id
    seats = [
        NewSeat("person", "Ada", user) if kind == "person" else NewSeat("bot", f"Bot {number}", bot=kind)
        for number, kind in enumerate(lesson.seats)
    ]
    new = NewTable(game, seats, user, options=lesson.options, seed=lesson.seed)
    table = site.tables.create(new)  # and no more: the server has died before the script began
    with serving(site) as address, guest(address) as browser:
        wait_for(browser, f"/tables/{table}", lambda view: view["turn"] == lesson.learner)
    assert len(site.tables.get(table).running().entries) == len(lesson.opening)
