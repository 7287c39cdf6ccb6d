"""The parts of effects that wait in `State.pending`: which of them a move counts for, and what is left."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.core.bits import ONLY
from roundhouse.core.lists import NOTHING
from roundhouse.games.russian_railroads.rules import atoms
from roundhouse.games.russian_railroads.rules.atoms import KIND, MUST, argument_of, kind_of, less, must
from roundhouse.games.russian_railroads.rules.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64

# In what `kinds_of` gives.
DUTIES: Final = 28
ALL_KINDS: Final = (1 << DUTIES) - 1


def kinds_of(pending: list[int]) -> int:
    """The kinds of the parts, as a mask; the same, moved by DUTIES, for those that must be done."""
    kinds: i64 = 0
    for part in pending:
        kind: i64 = part & KIND
        kinds |= ONLY[kind]
        if part & MUST:
            kinds |= ONLY[kind + DUTIES]
    return kinds


def first_of(pending: list[int], kind: int) -> int:
    """The place of the first part of a kind, or -1."""
    for n in range(len(pending)):
        if pending[n] & KIND == kind:
            return n
    return -1


def settle_part(state: State, n: int, left: int) -> None:
    """Put what is left of a part in its place, or remove it."""
    if len(state.pending) == 1:
        state.pending = [left] if left else NOTHING
        return
    fresh = state.pending[:]
    if left:
        fresh[n] = left
    else:
        fresh.pop(n)
    state.pending = fresh


def use_part(state: State, kind: int, other: int) -> int:
    """Take the part of a kind, or else of another, that a move counts for; gives it back as it was.

    Of parts that differ in nothing else, the one that must be done goes first: the rest may then be left.
    """
    found = part_to_use(state.pending, kind)
    if found < 0:
        found = part_to_use(state.pending, other)
    assert found >= 0, "no part allows this"
    part = state.pending[found]
    settle_part(state, found, 0 if kind == atoms.DIVIDEND else less(part))
    return part


def part_to_use(pending: list[int], kind: int) -> int:
    """The place of the part of a kind that is used first, or -1."""
    found = -1
    for n in range(len(pending)):
        if pending[n] & KIND == kind:
            if found < 0:
                found = n
            if pending[n] & MUST and kind <= atoms.DOUBLER:
                return n
    return found


def use_coin_part(state: State, number: int) -> None:
    """Use up the part that allows a coin space; in one's own turn it needs none."""
    for n in range(len(state.pending)):
        if kind_of(state.pending[n]) == atoms.COIN_SPACE and argument_of(state.pending[n]) == number:
            settle_part(state, n, 0)
            return


def loco_part(pending: list[int]) -> int:
    """Which part a locomotive is put down for: the special one first, then one that is no choice."""
    found = -1
    merit = -1
    for n in range(len(pending)):
        kind = pending[n] & KIND
        if kind == atoms.LOCO or kind == atoms.EITHER:
            value = 4 if argument_of(pending[n]) else 2 if kind == atoms.LOCO else 0
            if must(pending[n]):
                value += 1
            if value > merit:
                found, merit = n, value
    return found
