"""The end of the game: points for deliveries and contracts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.core.score import ScoreSheet
from shuttle.rules.components import KINDS

if TYPE_CHECKING:
    from shuttle.rules.state import State

LINES: Final = ["deliveries", "contract", "left"]


def contract_points(state: State, seat: int) -> int:
    """What the contract of a seat brings for all that it has delivered."""
    return state.c.bonus * state.delivered[seat * KINDS + state.contract(seat)]


def scores(state: State) -> ScoreSheet:
    """The score sheet. Contracts are a secret until the end: before that they count nothing."""
    sheet = ScoreSheet(LINES, state.players)
    for seat in range(state.players):
        sheet.add("deliveries", seat, state.points[seat])
        sheet.add("left", seat, -state.c.left * state.loaded(seat))
        if state.ended:
            sheet.add("contract", seat, contract_points(state, seat))
    return sheet
