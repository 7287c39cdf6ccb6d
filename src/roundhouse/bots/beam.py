"""Looking through one's own turn: a beam search from the open decision to the next seat's.

The search stops where something hidden comes to light or another seat decides: what lies beyond is
not the bot's to know. It looks only at the moves that the game calls promising. Values are whole
thousandths of a point, so that the last bits of a floating point sum, which may differ between
machines, decide nothing.
"""

from __future__ import annotations

from time import perf_counter
from typing import Final

from roundhouse.core.state import State

BREADTH: Final = 24  # first moves that are followed at all
WIDTH: Final = 6  # lines that are followed at each depth beyond the first
ALIKE: Final = 3  # of them with the same first move: what looks best half-way may not be best at the end
DEPTH: Final = 24  # longer than any sensible turn
RIVAL: Final = 0.2  # what a point of the best opponent's is worth, taken away
LOST: Final = 40.0  # points that a game is worth which is over and not won,
OUT: Final = 200.0  # and one that the player did not see the end of: there may be points below 0 for others
NO_LIMIT: Final = 0.0  # of time

# How well a player judges: at a glimpse, as sharply as the game's own advice, or as games have taught it.
GLIMPSE: Final = 0
SHARP: Final = 1
LEARNT: Final = 2


class Line:
    """A row of moves: where it leads, what that is worth, and the moves to look at there."""

    __slots__ = ("moves", "points", "state", "todo", "value")

    def __init__(self, state: State, moves: list[int], points: float, todo: list[int]) -> None:
        self.state = state
        self.moves = moves
        self.points = points  # that its seat may expect there
        self.value = int(1000.0 * points)
        self.todo = todo


def best_move(state: State) -> int:
    """The first move of the best line to the end of the turn of the seat that must decide."""
    moves = state.game.noticed(state)
    if len(moves) == 1:
        return moves[0]
    return lines_of_turn(state, BREADTH, WIDTH, 1, GLIMPSE, NO_LIMIT)[0].moves[0]


def lines_of_turn(
    state: State, breadth: int, width: int, number: int, level: int, until: float
) -> list[Line]:
    """The best lines to the end of the turn of the seat that must decide, best first.

    When the clock says `until`, the lines are as far as they have got.
    """
    seat = state.seat
    reveals = state.reveals
    ended: list[Line] = []
    beam = [Line(state, [], 0.0, worth_a_look(state, level))]
    for depth in range(DEPTH):
        going_on: list[Line] = []
        for line in beam:
            for move in line.todo:
                reached = follow(line, move, seat, reveals, level)
                if reached.todo and depth + 1 < DEPTH:
                    going_on.append(reached)
                else:
                    if level == LEARNT:
                        reached.points = forecast(reached.state, seat, level)
                        reached.value = int(1000.0 * reached.points)
                    if number > 1:
                        reached.value = compared(reached.state, seat, reached.points, level)
                    ended.append(reached)
                if late(until):
                    return best_of(ended, seat, number, level) or most_promising(going_on, number)
        if not going_on:
            break
        beam = most_promising(going_on, width if depth else breadth)
    return best_of(ended, seat, number, level)


def best_of(ended: list[Line], seat: int, number: int, level: int) -> list[Line]:
    """The best of the lines that have come to their end. If one is wanted, they are still to be compared."""
    if number > 1 or not ended:
        return most_promising(ended, number)
    best: Line | None = None
    # Nobody's rivals make a line better: what cannot be the best by its own points alone need not meet them.
    for line in sorted(ended, key=value_of, reverse=True):
        if best is not None and line.value < best.value:
            break
        line.value = compared(line.state, seat, line.points, level)
        if best is None or line.value > best.value:
            best = line
    assert best is not None
    same = [line for line in ended if line.value == best.value]
    return same[:1]


def late(until: float) -> bool:
    """Whether there is a limit of time, and it is past."""
    return until > NO_LIMIT and perf_counter() >= until


def follow(line: Line, move: int, seat: int, reveals: int, level: int) -> Line:
    """A line with one more move, and those after it that offer no choice."""
    state = line.state.copy()
    state.advance(move)
    moves = [*line.moves, move]
    todo: list[int] = []
    while state.seat == seat and state.reveals == reveals:
        todo = worth_a_look(state, level)
        if len(todo) != 1:
            break
        state.advance(todo[0])
        moves.append(todo[0])
        todo = []
    # What was learnt is about the ends of turns: on the way there the game knows better.
    return Line(state, moves, forecast(state, seat, min(level, SHARP)), todo)


def forecast(state: State, seat: int, level: int) -> float:
    """The points that a seat may expect, by how well the player judges."""
    if level == LEARNT:
        return state.game.insight(state, seat)
    return state.game.expect(state, seat) if level else state.game.glimpse(state, seat)


def worth_a_look(state: State, level: int) -> list[int]:
    """The moves that a sharp player looks at, or those that are noticed at a glimpse."""
    return state.game.promising(state) if level else state.game.noticed(state)


def worth(state: State, seat: int, level: int) -> int:
    """How good a position is for a seat: its own prospects, and a little against the best opponent's."""
    return compared(state, seat, forecast(state, seat, level), level)


def compared(state: State, seat: int, own: float, level: int) -> int:
    """How good a position is, with a seat's own prospects known. Of opponents the game's advice is enough."""
    if state.over and seat not in state.winners():
        own -= OUT if seat in state.out() else LOST
    rival = 0.0
    for other in range(state.players):
        if other != seat:
            rival = max(rival, forecast(state, other, min(level, SHARP)))
    return int(1000.0 * (own - RIVAL * rival))


def most_promising(lines: list[Line], width: int) -> list[Line]:
    """The best lines. Of those that look the same, one: most often the same moves in another order."""
    lines.sort(key=value_of, reverse=True)
    chosen: list[Line] = []
    followed: dict[int, int] = {}
    for line in lines:
        if chosen and chosen[-1].value == line.value and chosen[-1].state.moves == line.state.moves:
            continue
        first = line.moves[0]
        number = followed.get(first, 0)
        if number < ALIKE:
            followed[first] = number + 1
            chosen.append(line)
            if len(chosen) == width:
                break
    return chosen


def value_of(line: Line) -> int:
    return line.value
