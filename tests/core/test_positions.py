"""Positions that are not kept are what they were when they are played again."""

from __future__ import annotations

import pytest

from playing import OPEN, random_move
from roundhouse.core.random import Random
from roundhouse.table import Seat, Table
from roundhouse.table.positions import EVERY, RECENT


@pytest.mark.parametrize("game", OPEN)
def test_every_position_is_what_it_was_whatever_was_taken_back(game: str) -> None:
    table, rng = Table(OPEN[game], [Seat("Ada"), Seat("Bert"), Seat("Cleo")], seed=5, house=True), Random(5)
    digests = [table.state.digest()]
    while not table.state.over and len(digests) < 150:
        if len(digests) % 11 == 0 and len(table.line()) > 4:
            table.undo(0, 1 + rng.below(4))
        else:
            table.play(table.state.seat, random_move(table.state, rng))
        digests.append(table.state.digest())
    assert [table.position(number).digest() for number in range(len(digests))] == digests
    assert len(digests) < RECENT or table.positions_ready <= RECENT + 1 + len(digests) // EVERY
