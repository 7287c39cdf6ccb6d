"""Pieces are conserved and no track overtakes, over random games on both boards with 1 to 4 players."""

from __future__ import annotations

import pytest

from forms import many
from roundhouse.core.random import Random
from russian_railroads.helpers import fresh
from russian_railroads.laws import check


@pytest.mark.parametrize("board", ["russia", "usa"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_pieces_are_conserved_and_no_track_overtakes(players: int, board: str) -> None:
    for seed in range(many(12)):
        state = fresh(players, board, seed)
        rng = Random(seed)
        check(state)
        while not state.over:
            legal = state.legal()
            state.play(legal[rng.below(len(legal))])
            check(state)
        assert state.round == state.c.rounds[players]
