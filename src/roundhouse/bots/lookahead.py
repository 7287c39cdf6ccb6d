"""Looking beyond one's own turn: the best ways to play it are tried out against the likely answers.

A few promising lines to the end of the turn are found by a beam. Then everybody plays on by a quick beam of
their own until the game's clock has gone a fixed way, and the position there is valued. The lines that do
worst drop out, half of them at a time; what stays is tried again in another imagined world.
"""

from __future__ import annotations

from typing import Final

from roundhouse.bots.search import worth
from roundhouse.core.random import Random
from roundhouse.core.state import State

DEPTH: Final = 24  # moves in a turn, at most
ALIKE: Final = 3  # lines with the same first move
TURNS: Final = 60  # that a line is played on for, at most, whatever the clock says


class Line:
    """A row of moves to the end of a turn: where it leads, and what is known of it."""

    __slots__ = ("moves", "state", "total", "tried", "value")

    def __init__(self, state: State, moves: list[int], value: int) -> None:
        self.state = state
        self.moves = moves
        self.value = value  # at the end of the turn, in thousandths
        self.total = 0  # of the values after playing on
        self.tried = 0

    def mean(self) -> float:
        """What the line is worth as far as it was tried."""
        return self.total / self.tried if self.tried else float(self.value)


def value_of(line: Line) -> int:
    return line.value


def mean_of(line: Line) -> float:
    return line.mean()


class Counter:
    """How many positions were valued: the budget of a search that must not depend on the clock."""

    __slots__ = ("valued",)

    def __init__(self) -> None:
        self.valued = 0


def lines_of_turn(state: State, breadth: int, width: int, count: int, counter: Counter) -> list[Line]:
    """The best lines to the end of the turn of the seat that must decide, best first."""
    seat = state.seat
    reveals = state.reveals
    ended: list[Line] = []
    beam = [Line(state, [], 0)]
    for depth in range(DEPTH):
        going_on: list[Line] = []
        for line in beam:
            position = line.state
            for move in position.legal():
                after = position.copy()
                after.advance(move)
                counter.valued += 1
                reached = Line(after, [*line.moves, move], worth(after, seat))
                if after.seat == seat and after.reveals == reveals and depth + 1 < DEPTH:
                    going_on.append(reached)
                else:
                    ended.append(reached)
        if not going_on:
            break
        beam = most_promising(going_on, breadth if depth == 0 else width)
    return most_promising(ended, count)


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


def play_on(state: State, until: int, breadth: int, width: int, counter: Counter) -> State:
    """Everybody plays by a quick beam until the clock of the game says so."""
    game = state.game
    for _ in range(TURNS):
        if state.over or game.clock(state) >= until:
            break
        if len(state.moves) == 1:
            state = state.copy()
            state.advance(state.moves[0])
            continue
        state = lines_of_turn(state, breadth, width, 1, counter)[0].state
    return state


class Lookahead:
    """One decision being thought about."""

    __slots__ = ("breadth", "counter", "lines", "ticks", "until", "view", "width")

    def __init__(self, view: State, rng: Random, count: int, ticks: int, breadth: int, width: int) -> None:
        self.view = view
        self.counter = Counter()
        self.breadth = breadth  # of the quick beams
        self.width = width
        self.until = view.game.clock(view) + ticks
        self.lines = lines_of_turn(view.imagine(view.seat, rng), 24, 6, count, self.counter)

    def try_out(self, line: Line, world: State) -> None:
        """Play a line in an imagined world, then on."""
        state = world.copy()
        for move in line.moves:
            if move not in state.moves:
                break
            state.advance(move)
        end = play_on(state, self.until, self.breadth, self.width, self.counter)
        line.total += worth(end, self.view.seat)
        line.tried += 1

    def drop_worst(self) -> None:
        """Half of the lines have seen enough."""
        self.lines.sort(key=mean_of, reverse=True)
        keep = (len(self.lines) + 1) // 2
        if keep >= 2:
            self.lines = self.lines[:keep]
