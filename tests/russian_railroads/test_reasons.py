"""Refusals are explained: every reason is the one that a slow statement of the rules finds as well."""

from __future__ import annotations

from collections import Counter

import pytest

from forms import many
from roundhouse.core.random import Random
from russian_railroads.helpers import GAME, fresh
from russian_railroads.slow_reasons import why_refused


@pytest.mark.parametrize("board", ["russia", "usa"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_reason_for_a_refusal_is_the_one_that_a_slow_statement_finds(players: int, board: str) -> None:
    rng = Random(players)
    met: Counter[str] = Counter()
    unstated = 0
    for seed in range(many(4)):
        state = fresh(players, board, seed)
        while not state.over:
            for move in range(GAME.moves.size):
                given = state.why_not(move)
                if given is None:
                    continue
                expected = why_refused(state, move)
                if expected is None:
                    unstated += 1
                    continue
                about = state.decision.name, GAME.moves.text(move), seed, state.turns
                assert given.key.removeprefix("reason.") == expected, about
                met[expected] += 1
            legal = state.legal()
            state.play(legal[rng.below(len(legal))])
    assert len(met) > 20
    assert unstated * 100 < met.total(), "hardly anything is left unstated"
