"""Using a space once more: it is named as soon as that is won, before anything else is done.

What the named space gives is carried out like everything else, in any order.
"""

from __future__ import annotations

from roundhouse.games.russian_railroads.rules.atoms import REPEAT, must
from roundhouse.games.russian_railroads.rules.moves import DONE
from roundhouse.games.russian_railroads.rules.moves import REPEAT as NAMED
from roundhouse.games.russian_railroads.rules.parts import first_of, settle_part
from roundhouse.games.russian_railroads.rules.possible import repeatable
from roundhouse.games.russian_railroads.rules.state import State


def naming(state: State) -> bool:
    """Whether a space is to be named."""
    return first_of(state.pending, REPEAT) >= 0


def names(state: State, seat: int) -> list[int]:
    """The spaces that can be named, as moves; none if the repeat comes to nothing."""
    part = state.pending[first_of(state.pending, REPEAT)]
    moves = [NAMED + space for space in repeatable(state, seat, must(part))]
    if moves and not must(part):
        moves.append(DONE)
    return moves


def drop_repeat(state: State) -> None:
    """Do without it, or find that nothing can be named."""
    settle_part(state, first_of(state.pending, REPEAT), 0)
