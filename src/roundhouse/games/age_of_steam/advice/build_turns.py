"""Advice: build turns as rows of moves, thought out once and then followed to their end."""

from __future__ import annotations

from typing import Final

from roundhouse.core.random import Random
from roundhouse.games.age_of_steam.advice.memory import Memory
from roundhouse.games.age_of_steam.advice.planning import Turn
from roundhouse.games.age_of_steam.advice.weights import Weights
from roundhouse.games.age_of_steam.rules.board import Board
from roundhouse.games.age_of_steam.rules.moves import DONE, URBANISE, urbanising
from roundhouse.games.age_of_steam.rules.moves import LINK as BUY
from roundhouse.games.age_of_steam.rules.state import EMPTY, FOR_SALE, State

CLOSE: Final = 4.0  # points that another plan may be worth less than the best
KEPT: Final = 8  # of them


class BuildTurn:
    """What a builder may do with a turn: rows of moves, best first.

    A world is known by its generator: whoever sees or imagines a position gets another one, and so makes
    plans of his own.
    """

    __slots__ = ("board", "built", "letter", "link_owner", "rows", "seat", "turn", "weights", "world")

    def __init__(self, state: State, seat: int, weights: Weights) -> None:
        self.weights = weights
        self.seat = seat
        self.world: Random = state.random
        # The position in which it was thought out
        self.turn: int = state.turn
        self.built: list[int] = state.built
        self.board: Board = state.board
        self.letter: list[int] = state.letter
        self.link_owner: list[int] = state.link_owner
        legal = state.legal()
        may_found = any(URBANISE <= move < state.codes.deliver for move in legal)
        turn = Turn(state, seat, state.cash[seat], state.tiles_left, may_found, weights)
        self.rows: list[list[int]] = turn.rows(state, CLOSE)

    def fits(self, state: State, seat: int, weights: Weights) -> bool:
        """Whether it was thought out for this build turn, in this position or one before."""
        if self.weights is not weights or self.seat != seat or self.world is not state.random:
            return False
        if self.turn != state.turn or state.built[: len(self.built)] != self.built:
            return False
        for hex in self.built:
            if state.board.layout[hex] != self.board.layout[hex]:
                return False
        return holds(state.letter, self.letter, EMPTY) and holds(state.link_owner, self.link_owner, FOR_SALE)

    def played(self, state: State) -> list[int]:
        """The moves of this build turn since it was thought out."""
        m = state.m
        found: list[int] = []
        for hex in state.built[len(self.built) :]:
            found.append(state.codes.laying(m.cell[hex], state.board.layout[hex]))
        if state.letter is not self.letter:
            for stop in range(m.stops):
                if state.letter[stop] != self.letter[stop]:
                    found.append(urbanising(m.cell[m.stop_hex[stop]], state.letter[stop]))
        if state.link_owner is not self.link_owner:
            for link in range(len(state.link_owner)):
                if state.link_owner[link] != self.link_owner[link]:
                    found.append(BUY + link)
        return found

    def follow(self, state: State, played: list[int]) -> list[int]:
        """The next move of the row that was begun; none if no row was.

        Where a row of two turns may be left, that is worth a look, too.
        """
        legal = state.legal()
        for row in self.rows:
            if all(move in row for move in played):
                may_stop = False
                for number, move in enumerate(row):
                    if move == DONE:
                        may_stop = DONE in legal and all(before in played for before in row[:number])
                    elif move in legal and move not in played:
                        return [move, DONE] if may_stop else [move]
                return [DONE] if DONE in legal else []
        return []

    def begin(self, state: State, most: int) -> list[int]:
        """The first moves of the best rows: of each one that no better row has."""
        legal = state.legal()
        found: list[int] = []
        known: list[int] = []
        for row in self.rows:
            for move in row:
                if move != DONE and move in legal and move not in known:
                    found.append(move)
                    break
            known += row
            if len(found) == most:
                break
        if not found:
            return [DONE] if DONE in legal else legal
        return found


MEMORY: Final[Memory[BuildTurn]] = Memory(KEPT)


def holds(now: list[int], before: list[int], free: int) -> bool:
    """Whether everything that was taken before is as it was."""
    if now is not before:
        for place in range(len(before)):
            if before[place] != free and now[place] != before[place]:
                return False
    return True


def building(state: State, seat: int, most: int, weights: Weights) -> list[int]:
    """The best moves of a build turn, at most so many: how to begin, or how to go on."""
    for turn in MEMORY.recent():
        if turn.fits(state, seat, weights):
            played = turn.played(state)
            found = turn.follow(state, played) if played else turn.begin(state, most)
            if found:
                return found
            break
    turn = BuildTurn(state, seat, weights)
    MEMORY.keep(turn)
    return turn.begin(state, most)
