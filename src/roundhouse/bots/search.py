"""Looking through one's own turn: a beam search from the open decision to the next seat's.

The search stops where something hidden comes to light or another seat decides: what lies beyond is
not the bot's to know. Values are whole thousandths of a point, so that the last bits of a floating
point sum, which may differ between machines, decide nothing.
"""

from __future__ import annotations

from typing import Final

from roundhouse.core.state import State

BREADTH: Final = 24  # first moves that are followed at all
WIDTH: Final = 6  # lines that are followed at each depth beyond the first
ALIKE: Final = 3  # of them with the same first move: what looks best half-way may not be best at the end
DEPTH: Final = 24  # longer than any sensible turn
RIVAL: Final = 0.2  # what a point of the best opponent's is worth, taken away


class Line:
    """A row of moves: the first of them, and the position it leads to."""

    __slots__ = ("first", "state", "value")

    def __init__(self, state: State, first: int, value: int) -> None:
        self.state = state
        self.first = first
        self.value = value


def best_move(state: State) -> int:
    """The first move of the best line to the end of the turn of the seat that must decide."""
    promising = state.game.promising
    seat = state.seat
    reveals = state.reveals
    moves = promising(state)
    if len(moves) == 1:
        return moves[0]
    best: Line | None = None
    beam = [Line(state, -1, 0)]
    for depth in range(DEPTH):
        going_on: list[Line] = []
        for line in beam:
            for move in promising(line.state):
                after = line.state.copy()
                after.advance(move)
                # What offers no choice is not weighed.
                while after.seat == seat and after.reveals == reveals and len(after.moves):
                    only = promising(after)
                    if len(only) != 1:
                        break
                    after.advance(only[0])
                reached = Line(after, move if not depth else line.first, worth(after, seat))
                if after.seat == seat and after.reveals == reveals and depth + 1 < DEPTH:
                    going_on.append(reached)
                elif best is None or reached.value > best.value:
                    best = reached
        beam = most_promising(going_on, WIDTH if depth else BREADTH)
    assert best is not None
    return best.first


def worth(state: State, seat: int) -> int:
    """How good a position is for a seat: its own prospects, and a little against the best opponent's."""
    values = state.game.evaluate(state)
    own = values[seat]
    rival = 0.0
    for other in range(len(values)):
        if other != seat and values[other] > rival:
            rival = values[other]
    return int(1000.0 * (own - RIVAL * rival))


def most_promising(lines: list[Line], width: int) -> list[Line]:
    """The best lines. Of those that look the same, one: most often the same moves in another order."""
    lines.sort(key=value_of, reverse=True)
    chosen: list[Line] = []
    followed: dict[int, int] = {}
    for line in lines:
        if chosen and chosen[-1].value == line.value and chosen[-1].state.moves == line.state.moves:
            continue
        number = followed.get(line.first, 0)
        if number < ALIKE:
            followed[line.first] = number + 1
            chosen.append(line)
            if len(chosen) == width:
                break
    return chosen


def value_of(line: Line) -> int:
    return line.value
