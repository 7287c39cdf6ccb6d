"""Where goods are still moved nothing can be judged: the best bot plays on to where all have moved."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest

from roundhouse.bots.beam import LEARNT, NO_LIMIT, SHARP, lines_of_turn
from roundhouse.bots.lookahead import BREADTH, Lookahead, settled
from roundhouse.bots.ways import advise
from roundhouse.core.random import Random
from roundhouse.core.state import State
from roundhouse.games.registry import open_game
from searching import NOON, Budgeted, view_of, wind

GAME = open_game("age_of_steam")
LINES = 8


def moving(seed: int) -> Iterator[State]:
    """Positions of a game of quick good moves in which somebody chooses goods to move, others to follow."""
    state = GAME.new(3, seed)
    while not state.over:
        moves = state.decision.name == "MoveGoods" and len(GAME.promising(state)) > 3
        if moves and Lookahead(view_of(state), 7, LINES, NO_LIMIT).open():
            yield state.copy()
        world = state.imagine(state.seat, Random(seed))
        state.advance(lines_of_turn(world, 5, 2, 1, SHARP, NO_LIMIT)[0].moves[0])


def judged(state: State) -> list[tuple[int, list[int]]]:
    """Every line of a turn, and what its end is worth once all have moved, best first."""
    world = view_of(state).imagine(state.seat, Random(7))
    found: list[tuple[int, list[int]]] = []
    for line in lines_of_turn(world, BREADTH, GAME.width, LINES, LEARNT, NO_LIMIT):
        end = settled(line.state.copy(), NO_LIMIT, LEARNT)
        assert end is not None
        assert GAME.quiet(end)
        trial = Lookahead(view_of(state), 7, LINES, NO_LIMIT).trials[0]
        trial.total = trial.tried = 0
        trial.met(end, state.seat, LEARNT)
        found.append((trial.total, line.moves))
    return sorted(found, key=lambda one: one[0], reverse=True)


def test_as_long_as_somebody_has_goods_to_move_a_position_is_not_quiet() -> None:
    state = next(moving(seed=4))
    assert not GAME.quiet(state)
    turn = state.dump()["turn"]
    end = settled(state.copy(), NO_LIMIT, LEARNT)
    assert end is not None
    names = [entry.name for entry in end.agenda]
    assert "MoveGoods" not in names
    assert "Carry" not in names
    assert end.dump()["turn"] in (turn, int(str(turn)) + 1), "and no further than to the next question"
    assert GAME.quiet(GAME.new(3, 1))


def test_the_best_bot_takes_the_goods_after_which_it_stands_best_when_all_have_moved() -> None:
    differing = 0
    for state in islice(moving(seed=5), 4):
        lines = judged(state)
        thought = Lookahead(view_of(state), 7, LINES, NO_LIMIT, level=LEARNT)
        assert thought.best().total == lines[0][0]
        at_once = max(thought.trials, key=lambda trial: trial.value)
        differing += at_once.moves[0] != thought.best().moves[0]
    assert differing, "how things look before the others have moved tells something else"


def test_the_dispatcher_judges_where_its_line_ends() -> None:
    for state in islice(moving(seed=5), 3):
        thought = Lookahead(view_of(state), 7, LINES, NO_LIMIT, level=SHARP)
        assert [trial.tried for trial in thought.trials] == [0] * len(thought.trials)


def test_a_hint_about_goods_begins_with_what_the_best_bot_plays() -> None:
    state = next(moving(seed=6))
    best = type("Best", (Budgeted,), {"level": LEARNT})(3)
    ways = advise(view_of(state), seed=3, seconds=None, playouts=4)
    assert best.choose(view_of(state)) in [way.moves[0] for way in ways]


def test_when_time_runs_out_lines_are_judged_where_they_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """What not all lines have met tells nothing: the order is that of the beam."""
    state = next(moving(seed=4))
    clock = wind(monkeypatch, readings=100_000)
    whole = Lookahead(view_of(state), 7, LINES, NOON, level=LEARNT)
    assert {trial.tried for trial in whole.trials} == {1}
    wind(monkeypatch, readings=clock.read - 2)
    cut = Lookahead(view_of(state), 7, LINES, NOON, level=LEARNT)
    assert {trial.tried for trial in cut.trials} == {0}
    assert cut.best().value == max(trial.value for trial in cut.trials)
