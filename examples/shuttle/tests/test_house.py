"""All that Roundhouse asks of any game: rules, records, secrets, words, picture, board, guide, lesson."""

from __future__ import annotations

import pytest

from roundhouse import open_game
from roundhouse.core.state import State as CoreState
from roundhouse.testing import CHECKS, Check, check_conserved
from shuttle.rules.components import KINDS
from shuttle.rules.state import State

GAME = open_game("shuttle")


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: str(check.__name__))
def test_the_house(check: Check) -> None:
    check(GAME)


def test_no_cube_and_no_card_is_ever_lost() -> None:
    check_conserved(GAME, things)


def things(state: CoreState) -> object:
    """The cubes of each kind and the number of cards, wherever they are."""
    assert isinstance(state, State)
    cubes = [
        state.bag[kind] + state.cubes.count(kind) + sum(state.load[kind::KINDS]) + state.in_siding(kind)
        for kind in range(KINDS)
    ]
    return cubes, len(state.deck) + sum(state.discard) + sum(state.hand)
