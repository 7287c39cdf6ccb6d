"""The review of a game that is over: chances, turning points, what was missed; worked out once for all."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import httpx
import pytest

from advisers import AtOnce, Fails, advised_by
from http_site import Browser, guest, serving, site_in
from roundhouse.bots.beam import best_move
from roundhouse.bots.chances import chances
from roundhouse.bots.detours import reached
from roundhouse.bots.hint import Hint, WayInWords, Wish
from roundhouse.bots.luck import luck
from roundhouse.bots.review import (
    Course,
    Moment,
    Played,
    Run,
    course,
    moment,
    runs_of,
    spoken_change,
    spoken_loss,
    spoken_luck,
)
from roundhouse.bots.turning_points import FALL, TURN, fortune, strokes, told_with, weightiest
from roundhouse.core.message import Event, Message
from roundhouse.core.random import Random
from roundhouse.core.state import State
from roundhouse.games.registry import GAMES, open_game
from roundhouse.server.http.review import stroke_shown
from roundhouse.server.site import Site
from roundhouse.server.tables.saying import RememberedWords
from roundhouse.server.tables.stored_table import NewSeat, NewTable
from roundhouse.server.thinking.reviews import Review
from roundhouse.table import Seat, Table
from roundhouse.text import Words
from searching import near, tick, walk
from server.rooms import GAME, Room


def watched(browser: httpx.Client, table: str) -> list[dict[str, Any]]:
    """Have a game reviewed; what a page sees each time that there is more, up to the end."""
    address = f"/tables/{table}"
    with browser.stream("GET", f"{address}/events") as news:
        lines = news.iter_lines()
        next(line for line in lines if line.startswith("data"))  # listening has begun
        seen = [browser.post(f"{address}/review", json={}).json()]
        for line in lines:
            if line.startswith("event: review"):
                seen.append(browser.get(f"{address}/review").json())
                if seen[-1]["failed"] or (seen[-1]["ready"] and seen[-1]["done"] == seen[-1]["of"]):
                    return seen
    raise AssertionError("the stream ended")


def known(browser: httpx.Client) -> None:
    """Be somebody: whoever asks for a hint must be."""
    answer = browser.post("/start", data={"game": GAME, "mode": "pass", "players": "2"})
    assert answer.status_code == 303, answer.text


# Over HTTP


def test_the_chart_comes_first_and_then_one_turning_point_after_the_other(tmp_path: Path) -> None:
    """The real thing, in a worker process."""
    site = site_in(tmp_path)
    with serving(site) as address, guest(address) as browser:
        table = Room(site.store, site.tables).finished()
        live = site.tables.get(table)
        seen = watched(browser, table)
        assert [view["ready"] for view in seen[:2]] == [False, True]
        done = [view["done"] for view in seen[1:]]
        assert done == sorted(done)
        last = seen[-1]
        assert 1 <= last["of"] <= 6
        assert len(last["at"]) == len(last["chances"]) == len(last["points"])
        assert (last["at"][0], last["at"][-1]) == (0, live.seq)
        state = live.running().state
        winners = state.winners()
        end = [round(100 / len(winners)) if seat in winners else 0 for seat in range(state.players)]
        assert last["chances"][-1] == end
        assert last["points"][-1] == state.scores().totals()
        for turn in last["moments"]:
            assert turn["known"]
            if turn["luck"] and turn.get("best") is None:  # a stroke of it, in whoever's turn
                assert re.fullmatch(r"Chance to win: \d+% → \d+%", turn["change"])
                continue
            assert live.running().position(turn["at"]).seat == turn["seat"]
            assert turn["played"]
            change = re.fullmatch(r"Chance to win: (\d+)% → (\d+)%", turn["change"])
            assert change
            before, after = (int(figure) for figure in change.groups())
            assert turn["best"]["steps"]
            if turn["lost"]:
                given = r"On a closer look, given away \(points: −?\d+, chance to win: (\d+)%\)"
                lost = re.fullmatch(given, turn["lost"])
                assert lost
                assert before - after == int(lost[1]), "one calculation"
                assert turn["best"]["figures"].endswith(f" {before}%")
            else:
                assert turn["luck"], "where nothing better was found, nothing turned by choice"
                assert before == last["chances"][turn["place"]][turn["seat"]], "as the chart tells it"
        assert [turn["at"] for turn in last["moments"]] == sorted(turn["at"] for turn in last["moments"])
        json.dumps(last)


def test_a_game_is_worked_out_once_whoever_looks(tmp_path: Path) -> None:
    site = site_in(tmp_path)
    bots = advised_by(site, AtOnce)
    assert isinstance(bots, AtOnce)
    with serving(site) as address, guest(address) as browser, guest(address) as other:
        table = Room(site.store, site.tables).finished()
        last = watched(browser, table)[-1]
        asked = len(bots.asked)
        assert isinstance(bots.asked[0], Played)
        assert asked == 1 + last["of"]
        other.headers["Accept-Language"] = "pl"
        assert other.post(f"/tables/{table}/review", json={}).json()["chances"] == last["chances"]
        assert len(bots.asked) == asked


def test_a_review_that_fails_says_so_and_can_be_asked_for_again(tmp_path: Path) -> None:
    site = site_in(tmp_path)
    advised_by(site, Fails)
    with serving(site) as address, guest(address) as browser:
        table = Room(site.store, site.tables).finished()
        assert watched(browser, table)[-1]["failed"]
        site.reviews.bots = site.bots
        assert watched(browser, table)[-1]["ready"]


def test_a_hint_after_the_end_says_what_the_review_says_at_the_same_spot(tmp_path: Path) -> None:
    site = site_in(tmp_path)
    bots = advised_by(site, AtOnce)
    assert isinstance(bots, AtOnce)
    with serving(site) as address, guest(address) as browser:
        known(browser)
        table = Room(site.store, site.tables).finished()
        turns = [turn for turn in watched(browser, table)[-1]["moments"] if turn["best"]]
        asked = len(bots.asked)
        for turn in turns:
            hint = browser.post(f"/tables/{table}/hint", json={"at": turn["at"]}).json()
            best = hint["ways"][0]
            assert best["figures"] == turn["best"]["figures"]
            assert best["steps"] == (turn["best"]["steps"] if turn["lost"] else best["steps"])
        assert turns
        assert len(bots.asked) == asked, "nothing is worked out twice"


def test_a_hint_after_the_end_also_tells_what_was_played(tmp_path: Path) -> None:
    site = site_in(tmp_path)
    bots = advised_by(site, AtOnce)
    assert isinstance(bots, AtOnce)
    with serving(site) as address, guest(address) as browser:
        known(browser)
        table = Room(site.store, site.tables).finished()
        game = site.tables.get(table).running()
        run = runs_of(game)[3]
        assert browser.post(f"/tables/{table}/hint", json={"at": run.at}).status_code == 200
        (wish,) = bots.asked
        assert isinstance(wish, Wish)
        assert wish.played == [game.entries[reached - 1].move for reached in run.entries]


def test_what_another_may_do_is_not_said_to_whoever_looks_on() -> None:
    game = open_game("age_of_steam")
    gain = Message("who.you", {"player": Message("player", {"n": 2})})
    names = ["Ada", "Bob", "Cid"]
    said = {aside: RememberedWords("en", game, names, aside).say(gain) for aside in (False, True)}
    assert said == {False: "you", True: "Bob"}


def test_there_is_none_before_the_end(ada: Browser) -> None:
    table = ada.start("pass")
    assert ada.get(f"/tables/{table}/review").status_code == 422
    assert ada.post(f"/tables/{table}/review", json={}).status_code == 422


def test_whoever_may_see_the_table_may_see_its_review(ada: Browser, site: Site) -> None:
    advised_by(site, AtOnce)
    room = Room(site.store, site.tables)
    found = ada.get(f"/tables/{room.finished()}/review").json()
    assert not any(found[key] for key in ("begun", "failed", "ready", "at", "moments"))
    seats = [NewSeat("person", "Ada", room.ada), NewSeat("person", "Bob", room.ada)]
    private = site.tables.create(NewTable(GAME, seats, room.ada, house=True, spectators=False, seed=7))
    assert ada.get(f"/tables/{private}/review").status_code == 403


# The parts


def played_out(name: str, players: int = 0, seed: int = 1) -> Table:
    """A whole random game."""
    game = open_game(name)
    players = players or game.seats(game.complete({}))[0]
    table = Table(game, [Seat(f"Player {n}") for n in range(players)], seed)
    rng = Random(seed)
    while not table.state.over:
        legal = table.state.legal()
        table.play(table.state.seat, legal[rng.below(len(legal))])
    return table


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_told_in_runs_of_one_seat(name: str) -> None:
    table = played_out(name)
    runs = runs_of(table)
    assert [reached for run in runs for reached in run.entries] == table.line()
    for run in runs:
        assert {table.entries[reached - 1].seat for reached in run.entries} == {run.seat}
        assert table.position(run.at).seat == run.seat
    moves = [[table.entries[reached - 1].move or 0 for reached in run.entries] for run in runs]
    found = course(Played(table.game, len(table.seats), 1, table.options, moves))
    assert len(found.chances) == len(found.points) == len(runs) + 1
    assert found.points[-1] == pytest.approx(table.game.evaluate(table.state))
    assert len(runs) > 5


def test_turning_points_are_own_decisions_that_cost_most_then_swings_of_any() -> None:
    """Each run gains 5 % for its seat and takes them from the other; three do not."""
    runs = [Run(n % 2, [n + 1]) for n in range(20)]
    gains = [0.05] * 20
    gains[4], gains[7], gains[10] = -0.10, 0.40, -0.30
    chances, now = [[0.5, 0.5]], 0.5
    for n, gain in enumerate(gains):
        now += gain if n % 2 == 0 else -gain
        chances.append([now, 1 - now])
    found = Course(chances, chances, [True] * 20, [])
    assert weightiest(found, runs, [0])[:3] == [10, 4, 7]
    assert weightiest(found, runs, [1])[:3] == [7, 10, 4]
    forced = Course(chances, chances, [n != 10 for n in range(20)], [])
    assert 10 not in weightiest(forced, runs, [0])
    assert len(weightiest(found, runs, [0, 1])) <= 6
    assert FALL < 0.01


def test_a_little_up_and_down_is_no_turning_point() -> None:
    runs = [Run(n % 2, [n + 1]) for n in range(20)]
    now = [0.5 + TURN / 4 * (n % 3) for n in range(21)]
    chances = [[chance, 1 - chance] for chance in now]
    assert weightiest(Course(chances, chances, [True] * 20, []), runs, [0]) == []
    chances[9:] = [[chance - 2 * TURN, 1 - chance + 2 * TURN] for chance in now[9:]]
    assert 8 in weightiest(Course(chances, chances, [True] * 20, []), runs, [0])


@pytest.mark.parametrize("name", GAMES)
def test_luck_is_what_came_to_light_against_what_was_to_be_expected(name: str) -> None:
    """What brings nothing to light is no luck; what one wins by it, others lose."""
    game = open_game(name)
    state, met = game.new(3, seed=4), 0
    while not state.over and met < 3:
        before, move = state.copy(), best_move(state)
        state.play(move)
        brought = luck(before, move, state, Random(1))
        if state.reveals == before.reveals:
            assert brought == [0.0] * 3
        else:
            met += 1
            assert sum(brought) == pytest.approx(0.0, abs=1e-9)
            expected = [stands - more for stands, more in zip(chances(state), brought, strict=True)]
            assert min(expected) >= 0
    assert met


def test_what_was_drawn_in_secret_is_luck_too() -> None:
    """Some milestones are drawn, and one is kept: a forecast for all seats sees them only when they lie."""
    brought: list[float] = []
    for seed in range(3):
        before: State | None = None
        for state in walk(near("railroad_revolution"), seed):
            if before is not None and state.reveals != before.reveals:
                move = next(move for move in before.legal() if reached(before, [move]) == state.digest())
                brought.append(luck(before, move, state, Random(1))[before.seat])
            before = state.copy()
    assert min(brought) < -0.01 < 0.01 < max(brought)


def test_a_draw_that_nobody_chose_is_all_luck_and_strokes_of_it_are_told_with_the_seat_that_they_hit() -> (
    None
):
    runs = [Run(n % 2, [n + 1]) for n in range(6)]
    rows = [[0.5, 0.5]] * 7
    none, small = [0.0, 0.0], [TURN / 2, -TURN / 2]
    found = Course(rows, rows, [True] * 6, [none, [0.1, -0.1], small, none, [-0.2, 0.2], none])
    assert strokes(found, [0]) == [(4, 0), (1, 0)], "the weightiest first, and nothing small"
    assert strokes(found, []) == []
    assert told_with(runs, [3]) == {(3, 1), (4, 1)}
    assert strokes(found, [0], told_with(runs, [0])) == [(4, 0)], (
        "what is told at a turning point is told once"
    )
    assert strokes(found, [0, 1], told_with(runs, [3])) == [(4, 0), (1, 0)]
    assert fortune(found, runs, 0) == pytest.approx(0.1), "until the seat decides again, whoever drew"
    assert fortune(found, runs, 2) == pytest.approx(TURN / 2)
    say = Words("en", open_game(GAME)).say
    assert spoken_luck(say, -0.123, alone=False) == "Luck in it (drawn or rolled): −12%"
    assert spoken_luck(say, 4.2, alone=True) == "Luck in it (drawn or rolled): +4"
    assert spoken_luck(say, 0.004, alone=False) == ""


def test_alone_points_take_the_place_of_chances() -> None:
    runs = [Run(0, [n + 1]) for n in range(8)]
    points = [[10.0 * n] for n in range(9)]
    points[5] = [20.0]
    points[6:] = [[value[0] - 20] for value in points[6:]]
    found = Course([[1.0]] * 9, points, [True] * 8, [])
    assert weightiest(found, runs, [0])[0] == 4


@pytest.mark.parametrize("name", GAMES)
def test_what_was_missed_is_measured_against_the_best(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The best move loses nothing; of all others some lose something, and none gains."""
    tick(monkeypatch)
    table = played_out(name, players=3)
    at = next(run.at for run in runs_of(table) if run.at > 2 and len(table.position(run.at).legal()) > 3)
    state = table.position(at)
    view = state.seen_by(state.seat).dump()

    def missed(moves: list[int]) -> Moment:
        return moment(Wish(table.game, view, 3, 0.05, moves))

    best = [table.game.moves.code(text) for text in missed(state.legal()[:1]).best.moves]
    same = missed(best)
    assert (same.points, same.chance) == (0, 0)
    assert same.played == same.best.steps
    others = [missed([move]) for move in [*state.legal()[:6], *state.legal()[-6:]]]
    assert all(found.points >= 0 and found.chance >= 0 for found in others)
    assert any(found.points > 0 for found in others)


def test_a_loss_is_told_in_points_and_chances_and_to_whoever_plays_alone_in_points() -> None:
    say = Words("en").say
    best = WayInWords([], [], 0.0, 0.0, "played", [], [])
    lost = Moment(best, [], 12.4, 0.061, Hint(0, []))
    given = "On a closer look, given away"
    assert spoken_loss(lost, say, alone=False) == f"{given} (points: 12, chance to win: 6%)"
    assert spoken_loss(lost, say, alone=True) == f"{given} (points: 12)"
    assert spoken_loss(Moment(best, [], 0.0, 0.0, Hint(0, [])), say, alone=False) == ""
    assert spoken_change(say, 0.25, 0.5, alone=False) == "Chance to win: 25% → 50%"
    assert spoken_change(say, 101.6, -3.0, alone=True) == "Points expected: 102 → −3"


def test_luck_at_the_end_of_a_turn_is_told_by_what_that_brought_and_not_by_the_last_move() -> None:
    played = (played_out("age_of_steam", seed=seed) for seed in range(20))
    table = next(one for one in played if "log.dice" in {event.key for event in brought(one, one.line())})
    runs, even = runs_of(table), [0.0] * len(table.seats)
    course = Course(
        [even] * (len(runs) + 1), [even] * (len(runs) + 1), [True] * len(runs), [even] * len(runs)
    )
    words = RememberedWords("en", table.game, ["Ada", "Bob", "Cid"])
    for number, run in enumerate(runs):
        if "log.dice" in {event.key for event in brought(table, run.entries)}:
            (said,) = stroke_shown(Review("", table, 0, runs, course), course, number, 0, words).played
            assert "Dice, light side: " in said
            assert "moves" not in said


def brought(table: Table, entries: list[int]) -> list[Event]:
    """What some entries brought about."""
    return [event for reached in entries for event in table.entries[reached - 1].events]


def test_what_a_seat_did_not_know_is_not_used_against_it(tmp_path: Path) -> None:
    site = site_in(tmp_path)
    bots = advised_by(site, AtOnce)
    assert isinstance(bots, AtOnce)
    table = Room(site.store, site.tables).finished()
    live = site.tables.get(table)

    async def run() -> None:
        site.reviews.start()
        review = site.reviews.wish(live, [0])
        await asyncio.sleep(0)  # the wish arrives in the loop
        await asyncio.gather(*site.reviews._tasks.values())
        assert review.moments

    asyncio.run(run())
    turns = [given for given in bots.asked if isinstance(given, Wish)]
    assert turns
    for turn in turns:
        seat = live.game.load(turn.view).seat
        twin = live.game.load(turn.view).seen_by(seat)
        assert twin.dump() == turn.view, "it is what the seat sees, and no more"
    site.store.close()
