"""Ways without detours: steps that bring nothing are left out, and ways that come to the same are one."""

from __future__ import annotations

from roundhouse.bots.beam import LEARNT, worth
from roundhouse.core.state import State

SAME = 250  # thousandths of a point: what differs by less is as much to people, who hear whole points
LONGEST = 4  # steps in a row that are left out together: some only go with others


def without_detours(world: State, lines: list[list[int]], most: int) -> list[list[int]]:
    """The first lines without their detours, each with another first move and to another position."""
    told: list[list[int]] = []
    firsts: set[int] = set()
    ends: set[str] = set()
    for line in lines:
        moves = direct(world, line)
        end = reached(world, moves)
        if moves[0] in firsts or end is None or end in ends:
            continue
        told.append(moves)
        firsts.add(moves[0])
        ends.add(end)
        if len(told) == most:
            break
    return told


def reached(world: State, moves: list[int]) -> str | None:
    """What marks the position after some moves; None if they cannot all be played."""
    end = after(world, moves)
    return None if end is None else end.digest()


def direct(world: State, moves: list[int]) -> list[int]:
    """A way without the steps that bring nothing: what is left leads to the end of the turn too, for as much.

    It is judged as a search does, in the same world: where the turn ends, by what may be expected there.
    """
    seat, kept = world.seat, moves
    end = after(world, moves)
    if end is None:
        return moves
    least = worth(end, seat, LEARNT) - SAME
    while (shorter := without_some(world, kept, end, least)) is not None:
        kept = shorter
    return kept


def without_some(world: State, moves: list[int], end: State, least: int) -> list[int] | None:
    """The way with some steps left out, if it ends as it did and is worth at least so much."""
    for number in range(min(LONGEST, len(moves) - 1), 0, -1):
        for first in range(len(moves) - number + 1):
            kept = moves[:first] + moves[first + number :]
            there = after(world, kept)
            if (
                there is not None
                and (there.seat, there.reveals, there.over) == (end.seat, end.reveals, end.over)
                and worth(there, world.seat, LEARNT) >= least
            ):
                return kept
    return None


def after(world: State, moves: list[int]) -> State | None:
    """The position after some moves; None if they cannot all be played."""
    state = world.copy()
    for move in moves:
        if move not in state.legal():
            return None
        state.advance(move)
    return state
