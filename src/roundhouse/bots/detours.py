"""Ways without detours: steps that bring nothing are left out, ways that come to the same are one, and those
that bring no more than doing nothing are none.
"""

from __future__ import annotations

from roundhouse.bots.beam import LEARNT, worth
from roundhouse.core.state import State
from roundhouse.games.registry import package_of

SAME = 250  # thousandths of a point: what differs by less is as much to people, who hear whole points
LONGEST = 4  # steps in a row that are left out together: some only go with others


def without_detours(world: State, lines: list[list[int]], most: int) -> list[list[int]]:
    """The first lines without their detours, each with another first move and to another position.

    Doing nothing is among them only if it comes first: what is worth no more is none.
    """
    rest = at_rest(world)
    told: list[list[int]] = []
    firsts: set[int] = set()
    ends: set[str] = set()
    for line in lines:
        moves = direct(world, line)
        if rest is not None and not idle(world, moves) and no_better(world, moves, rest):
            moves = rest
        if told and idle(world, moves):
            continue
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
            if there is not None and alike(there, end) and worth(there, world.seat, LEARNT) >= least:
                return kept
    return None


def alike(one: State, other: State) -> bool:
    """Whether two ways have come equally far, so that they can be compared."""
    return (one.seat, one.reveals, one.over) == (other.seat, other.reveals, other.over)


def idle(world: State, moves: list[int]) -> bool:
    """Whether all moves of a way only end or decline something, or have no effect."""
    words, state = package_of(world.game.name).words(), world.copy()
    for move in moves:
        if not words.idle(state, move):
            return False
        state.advance(move)
    return True


def at_rest(world: State) -> list[int] | None:
    """The turn of whoever does nothing; None if something must be done."""
    words, state = package_of(world.game.name).words(), world.copy()
    moves: list[int] = []
    while state.seat == world.seat and state.reveals == world.reveals:
        declines = [move for move in state.legal() if words.idle(state, move)]
        if not declines:
            return None
        moves.append(declines[0])
        state.advance(moves[-1])
    return moves


def no_better(world: State, moves: list[int], rest: list[int]) -> bool:
    """Whether a way is worth no more than doing nothing."""
    end, there = after(world, moves), after(world, rest)
    if end is None or there is None or not alike(end, there):
        return False
    return worth(end, world.seat, LEARNT) <= worth(there, world.seat, LEARNT) + SAME


def after(world: State, moves: list[int]) -> State | None:
    """The position after some moves; None if they cannot all be played."""
    state = world.copy()
    for move in moves:
        if move not in state.legal():
            return None
        state.advance(move)
    return state
