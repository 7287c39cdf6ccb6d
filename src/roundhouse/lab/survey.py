"""How a position of a game reads as data: found out from a few random games, the same ones every time.

The lab knows no game, so it looks: which entries of `dump()` are numbers and which are lists, how long the
lists become, which of them grow with the number of players, and which numbers are sets kept as bits.
"""

from __future__ import annotations

from dataclasses import dataclass

from roundhouse.core.game import Game, SetupError
from roundhouse.core.random import Random
from roundhouse.core.state import State

GAMES = 6  # of random play
EVERY = 4  # decisions between two looks
SET_FROM = 4096  # a number that becomes so large is a set of bits
ROOM = 16  # at least so many places for a list that changes its length
LEFT_OUT = ("random", "moves", "agenda")  # hidden; told by the mask; read apart


@dataclass(frozen=True)
class Field:
    """One entry of `dump()`: numbers in one row, or in several rows of the same length."""

    name: str
    rows: int  # 0: a single number
    length: int  # places in a row
    largest: int  # the size of the largest number seen
    bits: bool  # whether the numbers are sets
    seats: bool  # whether the list belongs to the seats, in their order

    @property
    def places(self) -> int:
        return max(1, self.rows) * self.length


class Seen:
    """What was seen of one entry so far."""

    def __init__(self) -> None:
        self.nested = False
        self.single = False
        self.lengths: set[int] = set()  # of the list, or of its inner lists
        self.rows = 0
        self.largest = 1

    def look(self, value: object) -> None:
        if isinstance(value, int):
            self.single = True
            self.lengths.add(1)
            self.largest = max(self.largest, abs(value))
        elif isinstance(value, list):
            self.nested = self.nested or any(isinstance(item, list) for item in value)
            inner = value if self.nested else [value]
            self.rows = max(self.rows, len(inner))
            for row in inner:
                self.lengths.add(len(row))
                self.largest = max([self.largest, *(abs(item) for item in row)])

    @property
    def capacity(self) -> int:
        """The places in a row: the length where it never changes, else room to grow."""
        longest = max(self.lengths)
        return longest if len(self.lengths) == 1 and longest else max(ROOM, 2 * longest)


def survey(game: Game, players: int, options: dict[str, str]) -> list[Field]:
    """The entries of `dump()` that can be told in numbers, in a fixed order."""
    seen: dict[str, Seen] = {}
    for seed in range(GAMES):
        look_through(game.new(players, seed, options), seed, seen)
    by_seat = lists_by_seat(game, players, options, seen)
    return [
        Field(
            name=name,
            rows=0 if entry.single else entry.rows,
            length=entry.capacity,
            largest=entry.largest,
            bits=entry.largest >= SET_FROM,
            seats=name in by_seat,
        )
        for name, entry in seen.items()
    ]


def look_through(state: State, seed: int, seen: dict[str, Seen]) -> None:
    """Look at the views of a random game."""
    rng = Random(seed)
    number = 0
    while not state.over:
        if number % EVERY == 0:
            look_at(state.seen_by(state.seat), seen)
        moves = state.legal()
        state.advance(moves[rng.below(len(moves))])
        number += 1
    look_at(state.seen_by(0), seen)


def look_at(view: State, seen: dict[str, Seen]) -> None:
    for name, value in view.dump().items():
        if name not in LEFT_OUT and isinstance(value, int | list):
            seen.setdefault(name, Seen()).look(value)


def lists_by_seat(game: Game, players: int, options: dict[str, str], seen: dict[str, Seen]) -> set[str]:
    """The lists whose length goes with the number of players: they hold the same things for every seat."""
    others: dict[str, Seen] = {}
    other = players - 1
    try:
        state = game.new(other, 0, options)
    except SetupError:
        other = players + 1
        try:
            state = game.new(other, 0, options)
        except SetupError:
            return set()  # the game is for so many and no others
    look_through(state, 0, others)
    found: set[str] = set()
    for name, entry in seen.items():
        twin = others.get(name)
        if twin is None or entry.single or entry.nested or len(entry.lengths) > 1 or len(twin.lengths) > 1:
            continue
        here, there = max(entry.lengths), max(twin.lengths)
        if here and here % players == 0 and here // players * other == there:
            found.add(name)
    return found
