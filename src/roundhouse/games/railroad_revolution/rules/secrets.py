"""What a seat may not know: the order of the stacks, milestones that others look at, the generator.

A milestone in a stack is kept with the seats that have seen it lie there: whoever put two tiles
under a stack knows where they are. An entry is the tile in its low bits, above them the seats as a bit mask.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.core.random import Random
from roundhouse.games.railroad_revolution.rules.components import STACK_B

if TYPE_CHECKING:
    from roundhouse.games.railroad_revolution.rules.state import State

TILE_BITS: Final = 6
TILE_MASK: Final = 63


def tile_of(entry: int) -> int:
    """The milestone of a stack entry."""
    return entry & TILE_MASK


def known_to(entry: int, seat: int) -> int:
    """The entry when the seat has seen it."""
    return entry | 1 << (TILE_BITS + seat)


def knows(entry: int, seat: int) -> bool:
    """Whether the seat has seen this tile lie here. A spectator (seat -1) has seen none."""
    return seat >= 0 and bool(entry >> (TILE_BITS + seat) & 1)


def rearrange(state: State, seat: int, rng: Random | None) -> None:
    """Put the stacks and the milestones that the seat cannot place into random or into fixed order."""
    state.deal_stack = sorted(state.deal_stack)
    if rng is not None:
        rng.shuffle(state.deal_stack)
    state.deal_discard = sorted(state.deal_discard)
    stacks: list[list[int]] = []
    drawn = state.drawn
    drawn_stack = state.c.milestones[tile_of(drawn[0])].stack - STACK_B if drawn else -1
    for number in range(len(state.stacks)):
        entries = state.stacks[number] + (drawn if number == drawn_stack else [])
        unknown = sorted(tile_of(entry) for entry in entries if not knows(entry, seat))
        if rng is not None:
            rng.shuffle(unknown)
        filled: list[int] = []
        for entry in entries:
            if knows(entry, seat):
                filled.append(entry)
            else:
                filled.append(entry & ~TILE_MASK | unknown.pop())
        size = len(state.stacks[number])
        stacks.append(filled[:size])
        if number == drawn_stack:
            state.drawn = filled[size:]
    state.stacks = stacks
    if state.drawn is not drawn:
        state.ask()
