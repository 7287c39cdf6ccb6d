"""Looking through one's own turn: a beam search from the open decision to the next seat's.

The search stops where something hidden comes to light or another seat decides: what lies beyond is
not the bot's to know. It looks only at the moves that the game calls promising. Values are whole
thousandths of a point, so that the last bits of a floating point sum, which may differ between
machines, decide nothing.
"""

from __future__ import annotations

from typing import Final

from roundhouse.core.state import State

BREADTH: Final = 24  # first moves that are followed at all
WIDTH: Final = 6  # lines that are followed at each depth beyond the first
ALIKE: Final = 3  # of them with the same first move: what looks best half-way may not be best at the end
DEPTH: Final = 24  # longer than any sensible turn
RIVAL: Final = 0.2  # what a point of the best opponent's is worth, taken away
LOST: Final = 40.0  # points that a game is worth which is over and not won


class Line:
    """A row of moves: the first of them, the position it leads to, and the moves to look at there."""

    __slots__ = ("first", "moves", "state", "value")

    def __init__(self, state: State, first: int, value: int, moves: list[int]) -> None:
        self.state = state
        self.first = first
        self.value = value
        self.moves = moves


def best_move(state: State) -> int:
    """The first move of the best line to the end of the turn of the seat that must decide."""
    seat = state.seat
    reveals = state.reveals
    moves = state.game.promising(state)
    if len(moves) == 1:
        return moves[0]
    best: Line | None = None
    beam = [Line(state, -1, 0, moves)]
    for depth in range(DEPTH):
        going_on: list[Line] = []
        for line in beam:
            for move in line.moves:
                after = line.state.copy()
                after.advance(move)
                moves = go_on(after, seat, reveals)
                reached = Line(after, line.first if depth else move, worth(after, seat), moves)
                if moves and depth + 1 < DEPTH:
                    going_on.append(reached)
                elif best is None or reached.value > best.value:
                    best = reached
        beam = most_promising(going_on, WIDTH if depth else BREADTH)
    assert best is not None
    return best.first


def go_on(state: State, seat: int, reveals: int) -> list[int]:
    """Play what offers no choice, and tell the moves of the next decision of this turn; none at its end."""
    while state.seat == seat and state.reveals == reveals:
        moves = state.game.promising(state)
        if len(moves) != 1:
            return moves
        state.advance(moves[0])
    return []


def worth(state: State, seat: int) -> int:
    """How good a position is for a seat: its own prospects, and a little against the best opponent's."""
    values = state.game.evaluate(state)
    own = values[seat]
    if state.over and seat not in state.winners():
        own -= LOST
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
