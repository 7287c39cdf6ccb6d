"""Bots in worker processes: they move as anybody does, and never hold a table up."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import threading
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import httpx
import pytest

import faulty_bots
from http_site import GAME, LONG, guest, serving, site_in
from roundhouse.games.registry import open_game
from roundhouse.server.site import Site
from roundhouse.server.tables.stored_table import NewSeat, NewTable
from roundhouse.server.thinking.bots import Bots
from roundhouse.server.thinking.workers import (
    ANYBODY,
    BotFailed,
    Choose,
    Job,
    May,
    Priority,
    Worker,
    Workers,
    choose,
    seed_for,
)

Condition = Callable[[dict[str, Any]], bool]


def with_bots(folder: Path, choose: Choose, seconds: float = 60.0) -> Site:
    """A site whose bots decide so."""
    site = site_in(folder)
    site.bots = Bots(site.tables, site.announcements, workers=1, seconds=seconds, choose=choose)
    return site


def solo(browser: httpx.Client, players: int = 2, bot: str = "random") -> str:
    fields = {"game": GAME, "mode": "solo", "players": str(players), "bot": bot}
    return str(browser.post("/start", data=fields).headers["location"])


def wait_for(browser: httpx.Client, table: str, condition: Condition) -> dict[str, Any]:
    """Look at the table at each announcement until something holds."""
    with browser.stream("GET", f"{table}/events") as response:
        for line in response.iter_lines():
            if line.startswith("data"):
                view: dict[str, Any] = browser.get(f"{table}/view").json()
                if condition(view):
                    return view
    raise AssertionError("the stream ended")


def play_until_bot(browser: httpx.Client, table: str) -> int:
    """Play for the person until a bot is to decide; tells the number of the entry."""
    view = browser.get(f"{table}/view").json()
    while view["mine"]:
        move = {"move": view["choices"][0]["move"], "at": view["seq"], "key": str(view["seq"])}
        assert browser.post(f"{table}/moves", json=move).status_code == 200
        view = browser.get(f"{table}/view").json()
    return int(view["seq"])


def mine(view: dict[str, Any]) -> bool:
    return bool(view["mine"])


def failed(view: dict[str, Any]) -> bool:
    return any(player["failed"] for player in view["players"])


# Workers


def job(seed: int = 1) -> Job:
    game = open_game(GAME)
    view = game.new(3, 7).seen_by(game.new(3, 7).seat)
    return Job(game, view.dump(), "random", seed)


def ask(choose: Choose, seconds: float = 60.0, jobs: int = 1) -> list[object]:
    """What workers answer, or how they fail."""

    async def run() -> list[object]:
        workers = Workers(1, seconds, choose)
        try:
            return list(
                await asyncio.gather(*(workers.ask(job(n)) for n in range(jobs)), return_exceptions=True)
            )
        finally:
            workers.end()

    return asyncio.run(run())


def test_a_worker_answers() -> None:
    answers = ask(choose, jobs=3)
    assert answers == [choose(job(n)) for n in range(3)]


@pytest.mark.parametrize("fault", [faulty_bots.crash, faulty_bots.fail])
def test_a_bot_that_crashes_is_told_and_the_next_job_finds_a_new_worker(fault: Choose) -> None:
    answers = ask(fault, jobs=2)
    assert [type(answer) for answer in answers] == [BotFailed, BotFailed]


def test_an_error_in_a_worker_is_told_in_words_whatever_it_is_made_of() -> None:
    (answer,) = ask(faulty_bots.fail_oddly)
    assert isinstance(answer, BotFailed)
    assert str(answer) == "random: Odd: seat 1 has no coal"


def test_a_bot_that_takes_too_long_is_stopped() -> None:
    (answer,) = ask(faulty_bots.hang, seconds=0.01)
    assert isinstance(answer, BotFailed)
    assert "0.01 seconds" in str(answer)


def test_who_has_the_number_of_a_worker_that_died_is_left_alone() -> None:
    async def run(number: int) -> None:
        worker = Worker()
        assert await worker.ask(abs, -3, 60.0) == 3
        worker._process = Future()
        worker._process.set_result(number)
        worker.end()

    with subprocess.Popen(["cat"], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as other:
        asyncio.run(run(other.pid))
        assert other.communicate(b"still here")[0] == b"still here"


def test_the_seed_of_a_decision_is_its_own() -> None:
    seeds = {seed_for(table, seq, seat) for table in "ab" for seq in range(5) for seat in range(3)}
    assert len(seeds) == 30
    assert all(0 <= seed < 2**128 for seed in seeds)
    assert seed_for("a", 1, 2) == seed_for("a", 1, 2)


def test_a_job_holds_what_the_seat_sees_and_no_more() -> None:
    game = open_game(GAME)
    one, other = game.new(3, 7), game.new(3, 7)
    other.random = other.chance()
    other.random.word()
    seat = one.seat
    assert one.dump() != other.dump()
    assert json.dumps(one.seen_by(seat).dump()) == json.dumps(other.seen_by(seat).dump())


# At the table


def test_bots_play_until_it_is_the_persons_turn(tmp_path: Path) -> None:
    site = with_bots(tmp_path, choose)
    with serving(site) as address, guest(address) as browser:
        table = solo(browser, players=3)
        view = wait_for(browser, table, mine)
        before = play_until_bot(browser, table)
        view = wait_for(browser, table, lambda v: mine(v) and v["seq"] > before)
        assert not any(player["thinking"] for player in view["players"])
        entries = site.tables.get(table.rpartition("/")[2]).running().entries
        assert {entry.seat for entry in entries[before:]} <= {1, 2}


def test_thinking_is_announced(tmp_path: Path) -> None:
    site = with_bots(tmp_path, faulty_bots.hang)
    with serving(site) as address, guest(address) as browser:
        table = solo(browser)
        play_until_bot(browser, table)
        view = wait_for(browser, table, lambda v: any(p["thinking"] for p in v["players"]))
        assert view["players"][1]["thinking"]
        assert not failed(view)


@pytest.mark.parametrize("fault", [faulty_bots.crash, faulty_bots.fail, faulty_bots.cheat])
def test_a_bot_that_fails_is_told_and_can_be_replaced(tmp_path: Path, fault: Choose) -> None:
    site = with_bots(tmp_path, fault)
    with serving(site) as address, guest(address) as browser:
        table = solo(browser)
        play_until_bot(browser, table)
        view = wait_for(browser, table, failed)
        at = view["seq"]
        assert [player["failed"] for player in view["players"]] == [False, True]
        assert view["turn"] == 1
        # It tries again when asked to, and fails again: the table stays where it is.
        assert browser.post(f"{table}/seats/1", json={"do": "retry"}).status_code == 200
        assert wait_for(browser, table, failed)["seq"] == at
        # Another bot takes over, once there is one that works.
        assert site.bots._workers is not None
        site.bots._workers.choose = faulty_bots.last
        change = {"do": "replace_bot", "bot": "greedy"}
        assert browser.post(f"{table}/seats/1", json=change).status_code == 200
        view = wait_for(browser, table, lambda v: v["seq"] > at)
        assert not failed(view)
        assert view["players"][1]["bot"] == "greedy"


def test_a_bot_that_is_too_slow_fails_and_blocks_nobody_else(tmp_path: Path) -> None:
    site = with_bots(tmp_path, faulty_bots.hang, seconds=0.01)
    with serving(site) as address, guest(address) as browser:
        slow = solo(browser)
        play_until_bot(browser, slow)
        wait_for(browser, slow, failed)
        assert site.bots._workers is not None
        site.bots._workers.choose = faulty_bots.last
        site.bots._workers.seconds = 60
        other = solo(browser)
        at = play_until_bot(browser, other)
        wait_for(browser, other, lambda v: v["seq"] > at)


def test_a_person_takes_over_from_a_bot_that_failed(tmp_path: Path) -> None:
    site = with_bots(tmp_path, faulty_bots.fail)
    with serving(site) as address, guest(address) as browser, guest(address) as friend:
        table = solo(browser)
        play_until_bot(browser, table)
        wait_for(browser, table, failed)
        browser.post(f"{table}/seats/1", json={"do": "new_link"})
        page = browser.get(table).text
        start = page.index(f"{table}/join/")
        link = page[start : start + len(table) + 6 + 22]
        assert friend.post(link, data={"name": "Bert"}).status_code == 303
        view = friend.get(f"{table}/view").json()
        assert view["mine"]
        assert not failed(view)


def test_an_answer_to_a_position_that_is_gone_is_dropped(tmp_path: Path) -> None:
    site = site_in(tmp_path)
    user = site.store.add_user("Ada", "en").id
    seats = [NewSeat("person", "Ada", user), NewSeat("bot", "Bot", bot="random")]
    table = site.tables.create(NewTable(GAME, seats, user, undo="free", seed=7))

    def play_on() -> int:
        """Play for the person until the bot is to decide."""
        live = site.tables.get(table)
        while live.turn == 0:
            text = live.game.moves.text(live.running().state.legal()[0])
            site.tables.move(table, text, live.seq, f"k{live.seq}", user_id=user)
        return live.seq

    class TakesBack(Workers):
        """While the first answer is being thought about, the person takes back a move."""

        at = -1  # the position that the dropped answer was for

        async def ask(self, job: Job, priority: Priority = ANYBODY, may: May | None = None) -> int | None:
            seq = site.tables.get(table).seq
            if self.at < 0 and seq > 0:
                self.at = seq
                site.tables.undo.take_back(table, user, 1, seq, "undo")
            return faulty_bots.last(job)

    async def run() -> None:
        workers = site.bots._workers = TakesBack(1, 1.0)
        while workers.at < 0:
            play_on()
            await site.bots._play(table)
        live = site.tables.get(table)
        assert live.running().entries[workers.at].move is None, "the undo came next, not the bot's answer"
        assert live.seq == workers.at + 1, "whoever takes back has the bots look again"
        await site.bots._play(table)
        assert live.turn == 0, "the bot went on as far as it could"
        await site.bots.end()

    asyncio.run(run())
    site.store.close()


def test_after_a_restart_bots_go_on_and_decide_the_same(tmp_path: Path) -> None:
    def played(site: Site, table: str) -> list[tuple[int, int | None]]:
        entries = site.tables.get(table.rpartition("/")[2]).running().entries
        return [(entry.seat, entry.move) for entry in entries]

    first = with_bots(tmp_path, faulty_bots.hang)
    with serving(first) as address, guest(address) as browser:
        table = solo(browser, players=3)
        at = play_until_bot(browser, table)
        wait_for(browser, table, lambda v: any(p["thinking"] for p in v["players"]))
        cookies = browser.cookies
    second = with_bots(tmp_path, faulty_bots.by_seed)
    with serving(second) as address, guest(address) as browser:
        browser.cookies = cookies
        wait_for(browser, table, lambda v: mine(v) and v["seq"] > at)
        moves = played(second, table)
        seed = second.tables.get(table.rpartition("/")[2]).running().seed
    assert len(moves) > at
    # Each decision of a bot is what its seed says, whoever asked and when.
    replayed = open_game(GAME).new(3, seed)
    for seq, (seat, move) in enumerate(moves):
        legal = replayed.legal()
        if seq >= at and len(legal) > 1:
            assert move == legal[seed_for(table.rpartition("/")[2], seq, seat) % len(legal)]
        assert move is not None
        replayed.play(move)


def test_workers_end_with_the_server(tmp_path: Path) -> None:
    site = with_bots(tmp_path, choose)
    site.warm = True
    with serving(site) as address, guest(address) as browser:
        table = solo(browser, players=3)
        play_until_bot(browser, table)
        wait_for(browser, table, mine)
        assert site.bots._workers is not None
        (worker,) = site.bots._workers._all
        process = worker._process.result()
        manager = worker._pool._executor_manager_thread
        assert isinstance(manager, threading.Thread)
    manager.join(LONG)
    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)
