"""What was worth the same before is remembered; who remembers nothing comes to the same."""

from __future__ import annotations

import pytest

from railroad_revolution.helpers import GAME, fresh, play, position
from roundhouse.core.random import Random
from roundhouse.core.rows import increased
from roundhouse.games.railroad_revolution.advice.evaluation import turns_left
from roundhouse.games.railroad_revolution.advice.holdings import KNOWN, PLACES
from roundhouse.games.railroad_revolution.advice.terms import TERMS
from roundhouse.games.railroad_revolution.advice.weights import PLAYED, THOUGHT, Weights
from roundhouse.games.railroad_revolution.rules.state import State


def anew(state: State, seat: int, weights: Weights) -> float:
    """What the seat may expect, reckoned without what is remembered."""
    points = 0.0
    for term in TERMS:
        points += term.points(state, seat, turns_left(state, seat, weights), weights)
    return points


@pytest.mark.parametrize("players", [2, 4])
def test_what_is_kept_from_before_changes_no_value(players: int) -> None:
    state = fresh(players, 3)
    rng = Random(3)
    KNOWN[:] = [None] * PLACES
    asked = 0
    while not state.over:
        legal = state.legal()
        for _ in range(3):  # a few positions side by side, so that there is something to be mixed up
            after = state.copy()
            after.play(legal[rng.below(len(legal))])
            for seat in range(players):
                assert GAME.expect(after, seat) == anew(after, seat, PLAYED)
                assert GAME.glimpse(after, seat) == anew(after, seat, THOUGHT)
                asked += 2
        state.play(legal[rng.below(len(legal))])
    kept = sum(known is not None for known in KNOWN)
    assert 0 < kept < asked / 2, "most positions leave most of what players have as it is"


def test_whatever_a_player_gets_is_seen() -> None:
    state = position(money=500)
    play(state, "place station white")
    for seat in range(1, 4):
        before = GAME.expect(state, seat)
        state.up = increased(state.up, seat * 5 + 1, 1)
        assert GAME.expect(state, seat) > before
        state.up = increased(state.up, seat * 5 + 1, -1)
        assert GAME.expect(state, seat) == before
