"""Hints: for those who play alone or around one screen, never against others; from what a seat sees."""

from __future__ import annotations

import asyncio
import os
import re
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.requests import Request

import advisers
from advisers import AtOnce, Fails, Never, advised_by
from http_site import GAME, Browser
from playing import random_move
from roundhouse.bots.hint import WayInWords, Wish, hint, in_words, spoken, told
from roundhouse.bots.ways import Way, advise
from roundhouse.core.message import Message
from roundhouse.core.random import Random
from roundhouse.games.registry import GAMES, open_game
from roundhouse.server.http.hints import left
from roundhouse.server.site import Site
from roundhouse.server.tables.refusals import Stale
from roundhouse.server.tables.stored_table import NewSeat, NewTable
from roundhouse.server.thinking.hints import Hints, Question
from roundhouse.server.thinking.workers import Workers
from roundhouse.text import Words, languages, words_of
from server.rooms import Room


def ask(browser: Browser, table: str, at: object = None) -> httpx.Response:
    """Ask for a hint, at the newest position unless told otherwise."""
    at = browser.site.tables.get(table).seq if at is None else at
    answer: httpx.Response = browser.post(
        f"/tables/{table}/hint", json={"at": at}, headers={"Accept": "application/json"}
    )
    return answer


def allowed(browser: Browser, table: str, at: int | None = None) -> bool:
    """Whether somebody gets a hint; the page is told the same."""
    now = browser.site.tables.get(table).seq
    view: dict[str, Any] = browser.view(table, at=now if at is None else at)
    status = ask(browser, table, at).status_code
    assert status in (200, 401, 403)
    assert (status == 200) == view["may_hint"]
    return status == 200


def user_of(browser: Browser) -> int:
    """The number of whoever sits at a browser."""
    users = {
        seat.user_id for table in (browser.start("pass"),) for seat in browser.site.tables.get(table).seats
    }
    (user,) = users
    assert user is not None
    return user


def alone(ada: Browser) -> str:
    """A table of one person against a bot, where the person begins."""
    user, tables = user_of(ada), ada.site.tables
    seats = [NewSeat("person", "Ada", user), NewSeat("bot", "Bot", bot="random")]
    made = (tables.create(NewTable(GAME, seats, user, seed=seed)) for seed in range(20))
    return next(table for table in made if tables.get(table).turn == 0)


def together(ada: Browser, bert: Browser) -> str:
    """A running game of two people, each at a browser of their own."""
    site = ada.site
    people = [user_of(ada), user_of(bert)]
    seats = [NewSeat("person", name, user) for name, user in zip(("Ada", "Bert"), people, strict=True)]
    return site.tables.create(NewTable(GAME, seats, people[0], seed=7))


# What there is to see


def test_whoever_plays_alone_is_told_ways_to_play_on(ada: Browser) -> None:
    """The real thing, in a worker process."""
    table = alone(ada)
    view: dict[str, Any] = ada.view(table)
    told = ask(ada, table).json()
    assert (told["at"], told["seat"]) == (0, view["turn"])
    assert 1 <= len(told["ways"]) <= 3
    choices = {choice["move"]: choice for choice in view["choices"]}
    for way in told["ways"]:
        first = choices[way["moves"][0]]
        assert way["steps"][0] == first["label"], "the very label that the choice has"
        assert way["places"][0]["targets"] == first["targets"]
        assert len(way["places"]) == len(way["steps"])
        assert 1 <= len(way["steps"]) <= len(way["moves"])
        assert re.fullmatch(r"Points expected: −?\d+ · chance to win: \d+%", way["figures"])
        assert re.fullmatch(r"(Compared with the (next|first): .+ [+−]\d+)?", way["why"])
        assert re.fullmatch("(Leads to: .+)?", way["later"])
    assert len({way["moves"][0] for way in told["ways"]}) == len(told["ways"])


@pytest.mark.parametrize("name", GAMES)
def test_moves_are_said_as_their_choices_are_labelled_while_they_are_played(name: str) -> None:
    game = open_game(name)
    state = game.new(game.seats(game.complete({}))[0], seed=3)
    found = hint(Wish(game, state.seen_by(state.seat).dump(), 5, 0.05))
    assert found.seat == state.seat
    for way in found.ways:
        world = state.seen_by(state.seat).imagine(state.seat, Random(5))
        for written, step in zip(way.moves, way.steps, strict=False):
            move = game.moves.code(written)
            assert step == words_of(name).label(world, move)
            world.play(move)
    order = [(int(100 * way.chance + 0.5), way.points) for way in found.ways]
    assert order == sorted(order, reverse=True), "the likeliest to win comes first"
    for language in languages():
        words = Words(language, game)
        assert all(words.say(step) for way in found.ways for step in way.steps + way.later)


@pytest.mark.parametrize("name", GAMES)
def test_what_only_ends_or_declines_something_is_not_told_at_the_end_of_a_way(name: str) -> None:
    game = open_game(name)
    mere = words_of(name).MERE
    assert set(mere) <= {game.moves.block(move).name for move in range(game.moves.size)}
    state, rng, met = game.new(3, seed=3), Random(3), set()
    before, last = state.copy(), random_move(state, rng)
    state.play(last)
    while not state.over:
        ends = [move for move in state.legal() if game.moves.block(move).name in mere]
        line = [last, ends[0] if ends and rng.below(2) else random_move(state, rng)]
        kinds = [game.moves.block(move).name in mere for move in line]
        written, steps = told(before.copy(), line)
        assert written == [game.moves.text(move) for move in line]
        assert len(steps) == (1 if kinds == [False, True] else 2)
        met.add(tuple(kinds))
        before, last = state.copy(), line[1]
        state.play(last)
    assert (False, True) in met


@pytest.mark.parametrize("name", GAMES)
def test_what_a_way_leads_to_is_said_as_it_would_be_in_the_next_turn(name: str) -> None:
    game = open_game(name)
    state = game.new(3, seed=3)
    view = state.seen_by(state.seat)
    best = advise(view, 5, seconds=None, playouts=1)[0]
    assert best.later
    world = view.imagine(view.seat, Random(5))
    for move in best.moves + best.answers:
        world.play(move)
    assert world.seat == view.seat
    label = words_of(name).label(world, best.later[0])
    wrong = next(n for n in range(game.moves.size) if n not in world.legal())
    cut = Way(best.moves, 1.0, 0.5, best.answers, [best.later[0], wrong])
    none = Way(best.moves, 1.0, 0.5, best.answers, [wrong, best.later[0]])
    whole, short, nothing = in_words(view, 5, [best, cut, none]).ways
    mere = [game.moves.block(move).name in words_of(name).MERE for move in best.later]
    assert len(whole.later) == len(best.later) - (mere[-2:] == [False, True]), "ends are not told"
    assert short.later == [label]
    assert nothing.later == [], "what cannot be done is not said"
    assert all(abs(points) >= 1 for _, points in whole.sources)


def test_a_way_is_said_with_what_it_brings_why_and_what_comes_next() -> None:
    steps = [Message("number.per_cent", {"n": n}) for n in range(9)]
    sources = [("trains", 4.6), ("offices", -2.4)]
    way = WayInWords([], steps, -12.4, 0.314, "played", sources, steps[:5])
    words = Words("en", open_game(GAME))
    said = spoken(way, words.say, alone=False)
    assert said.steps == ["0%", "1%", "2%", "3%", "4%", "5%", "3 more"]
    assert said.figures == "Points expected: −12 · chance to win: 31%"
    assert said.why == "Compared with what was played: trains +5, offices −2"
    assert said.later == "Leads to: 0% → 1% → 2% → 2 more"
    bare = spoken(WayInWords([], steps[:7], 5.0, 1.0, "next", [], []), words.say, alone=True)
    assert len(bare.steps) == 7, "one more is said rather than counted"
    assert (bare.figures, bare.why, bare.later) == ("Points expected: 5", "", "")


def test_an_answer_is_kept_for_the_next_one_who_asks(ada: Browser, site: Site) -> None:
    bots = advised_by(site, AtOnce)
    assert isinstance(bots, AtOnce)
    table = ada.start("pass")
    first = ask(ada, table).json()
    assert ask(ada, table).json() == first
    assert len(bots.asked) == 1
    ada.headers["Accept-Language"] = "de"
    ada.play(table)
    assert ask(ada, table).status_code == 200
    assert len(bots.asked) == 2


def test_an_adviser_that_fails_is_told_in_plain_words(ada: Browser, site: Site) -> None:
    advised_by(site, Fails)
    answer = ask(ada, alone(ada))
    assert answer.status_code == 503
    assert answer.json()["message"] == "No advice could be found just now. Please try again."


# Who may ask


def test_around_one_screen_everybody_may_ask_when_it_is_their_turn(
    ada: Browser, bert: Browser, site: Site
) -> None:
    advised_by(site, AtOnce)
    table = ada.start("pass", players=3)
    seats = set()
    for _ in range(30):
        told = ask(ada, table).json()
        assert told["seat"] == site.tables.get(table).turn
        seats.add(told["seat"])
        ada.play(table)
        if len(seats) == 3:
            break
    assert seats == {0, 1, 2}
    bert.start("pass")  # somebody else, who may look
    assert not allowed(bert, table)


def test_a_what_if_of_such_a_table_gives_hints_too(ada: Browser, site: Site) -> None:
    advised_by(site, AtOnce)
    table = ada.start("pass")
    ada.play(table)
    fork = ada.post(f"/tables/{table}/fork", json={"at": 1}).json()["table"]
    assert allowed(ada, fork)


def test_never_against_other_people_not_even_by_a_direct_request(
    ada: Browser, bert: Browser, site: Site
) -> None:
    bots = advised_by(site, AtOnce)
    assert isinstance(bots, AtOnce)
    table = together(ada, bert)
    watcher = Browser(site)
    watcher.start("pass")
    for number in range(12):
        for browser in (ada, bert, watcher):
            assert not allowed(browser, table)
            assert not allowed(browser, table, at=0)
        actor = ada if site.tables.get(table).turn == 0 else bert
        answer = actor.play(table, key=f"k{number}")
        assert answer.status_code == 200
    refusal = ask(ada, table).json()["message"]
    assert refusal.startswith("Hints are for those who play alone")
    # A bot that sits in for somebody changes nothing: they may come back.
    assert (
        bert.post(f"/tables/{table}/seats/1", json={"do": "leave_to_bot", "bot": "random"}).status_code == 200
    )
    assert not allowed(ada, table)
    assert not allowed(ada, table, at=0)
    assert bots.asked == []


def test_an_open_invitation_ends_the_hints_of_a_solo_table(ada: Browser, site: Site) -> None:
    advised_by(site, AtOnce)
    table = alone(ada)
    assert allowed(ada, table)
    assert ada.post(f"/tables/{table}/seats/1", json={"do": "new_link"}).status_code == 200
    assert not allowed(ada, table)


def test_nobody_else_gets_a_hint_at_a_solo_table_and_nobody_for_a_bot(
    ada: Browser, bert: Browser, site: Site
) -> None:
    advised_by(site, AtOnce)
    user = user_of(ada)
    seats = [NewSeat("person", "Ada", user), NewSeat("bot", "Bot", bot="random")]
    table = site.tables.create(NewTable(GAME, seats, user, seed=7))
    turns = [site.tables.get(table).turn]
    while 1 not in turns or turns[-1] == 1:
        live = site.tables.get(table)
        move = live.game.moves.text(live.running().state.legal()[0])
        bot = 1 if live.turn == 1 else None
        site.tables.move(table, move, live.seq, str(live.seq), user_id=user, bot_seat=bot)
        turns.append(site.tables.get(table).turn)
    for at, seat in enumerate(turns):
        assert allowed(ada, table, at) == (seat == 0)
        bert.start("pass")
        assert not allowed(bert, table, at)
    assert ask(ada, table, turns.index(1)).json()["message"] == "It is not your turn."
    assert ask(bert, table, turns.index(1)).json()["message"].startswith("Hints are for those who play alone")


def test_after_the_end_everybody_may_ask_about_the_past(ada: Browser, bert: Browser, site: Site) -> None:
    advised_by(site, AtOnce)
    room = Room(site.store, site.tables)
    table = room.finished()
    live = site.tables.get(table)
    ada.start("pass")
    for at in (0, 5, 40):
        assert allowed(ada, table, at)
        assert ask(ada, table, at).json()["seat"] == live.running().position(at).seat
    assert not allowed(ada, table), "at the end there is nothing to advise"
    assert ask(ada, table).json()["message"] == "The game is over."
    assert ask(Browser(site), table, 5).status_code == 401


@pytest.mark.parametrize(("at", "status"), [(1, 422), (-1, 400), ("x", 400), (10**9, 400)])
def test_a_position_that_there_is_not(ada: Browser, at: object, status: int) -> None:
    assert ask(ada, ada.start("pass"), at).status_code == status


def test_a_private_table_stays_private(ada: Browser, bert: Browser, site: Site) -> None:
    user = user_of(ada)
    seats = [NewSeat("person", "Ada", user), NewSeat("person", "Bob", user)]
    table = site.tables.create(NewTable(GAME, seats, user, house=True, spectators=False, seed=7))
    bert.start("pass")
    assert ask(bert, table).status_code == 403


def test_a_lesson_tells_itself_what_to_do(ada: Browser, site: Site) -> None:
    advised_by(site, AtOnce)
    answer = ada.post(f"/learn/{GAME}", data={}, follow_redirects=False)
    table = answer.headers["location"].removeprefix("/tables/")
    assert not allowed(ada, table)


# Secrets


def test_what_is_hidden_from_a_seat_changes_nothing_in_what_is_asked(ada: Browser, site: Site) -> None:
    bots = advised_by(site, AtOnce)
    assert isinstance(bots, AtOnce)
    tables = [ada.start("pass", players=3, game=GAME) for _ in range(2)]
    one, other = (site.tables.get(table).running() for table in tables)
    other._positions[0] = one.state.imagine(one.state.seat, Random(99))
    assert other.state.dump() != one.state.dump()
    for table in tables:
        assert ask(ada, table).status_code == 200
    wishes = [wish for wish in bots.asked if isinstance(wish, Wish)]
    assert wishes[0].view == wishes[1].view


# Answers that nobody needs any more


class Waiting(Request):
    """A request whose sender waits, until told to leave."""

    def __init__(self) -> None:
        self.gone = asyncio.Event()

    @property
    def receive(self) -> Any:
        async def leave() -> dict[str, str]:
            await self.gone.wait()
            return {"type": "http.disconnect"}

        return leave


def question_at(site: Site) -> tuple[str, int, Question]:
    """A question at a new table."""
    user = site.store.add_user("Ada", "en").id
    seats = [NewSeat("person", name, user) for name in ("Ada", "Bob")]
    table = site.tables.create(NewTable(GAME, seats, user, house=True, seed=7))
    live = site.tables.get(table)
    wish = Wish(live.game, live.running().view(live.turn).dump(), 1, 1.0)
    return table, user, Question(live, 0, user, wish, live.turn, True)


@pytest.mark.parametrize("what", ["moves", "leaves", "asks again"])
def test_an_answer_that_nobody_needs_is_dropped(site: Site, what: str) -> None:
    table, user, question = question_at(site)

    async def run() -> None:
        bots = Never(site.tables, site.announcements)
        bots.begun, bots.stopped = asyncio.Event(), asyncio.Event()
        hints, request = Hints(site.announcements, bots), Waiting()
        asked = asyncio.create_task(hints.ask(question, partial(left, request)))
        await bots.begun.wait()
        if what == "moves":
            live = site.tables.get(table)
            text = live.game.moves.text(live.running().state.legal()[0])
            await asyncio.to_thread(site.tables.move, table, text, 0, "k", user)
        elif what == "leaves":
            request.gone.set()
        else:
            later = asyncio.create_task(hints.ask(question, partial(left, Waiting())))
        with pytest.raises(Stale):
            await asked
        await bots.stopped.wait()
        if what == "asks again":
            later.cancel()

    site.announcements.start()
    asyncio.run(run())
    site.announcements.close()
    site.store.close()


def test_work_that_waits_is_dropped_at_once_and_what_has_begun_keeps_its_worker(tmp_path: Path) -> None:
    pipe, mark = str(tmp_path / "pipe"), tmp_path / "mark"
    os.mkfifo(pipe)

    async def run() -> None:
        workers = Workers(1, 60.0)
        process = await workers.think(advisers.leave_mark, str(tmp_path / "first"), 60.0)
        begun = asyncio.create_task(workers.think(advisers.read, pipe, 60.0))
        waits = asyncio.create_task(workers.think(advisers.leave_mark, str(mark), 60.0))
        writer = await asyncio.to_thread(open, pipe, "w", encoding="utf-8")  # somebody reads now
        for task in (begun, waits):
            task.cancel()
        answers = await asyncio.gather(begun, waits, return_exceptions=True)
        assert [type(answer) for answer in answers] == [asyncio.CancelledError] * 2
        writer.close()
        assert await workers.think(advisers.leave_mark, str(tmp_path / "last"), 60.0) == process
        assert not mark.exists()
        workers.end()

    asyncio.run(run())
