"""Advice: build turns as rows of moves, thought out once and then followed to their end."""

from __future__ import annotations

from typing import Final

from roundhouse.games.age_of_steam.components import NEW_CITIES
from roundhouse.games.age_of_steam.layouts import LAYOUTS
from roundhouse.games.age_of_steam.moves import DONE, URBANISE
from roundhouse.games.age_of_steam.moves import LINK as BUY
from roundhouse.games.age_of_steam.planning import Turn
from roundhouse.games.age_of_steam.state import State
from roundhouse.games.age_of_steam.weights import Weights

CLOSE: Final = 4.0  # points that another plan may be worth less than the best


class Course:
    """What a builder may do with a turn: rows of moves, best first. Copies of the position share it."""

    __slots__ = ("built", "letter", "link_owner", "rows", "seat", "turn", "weights")

    def __init__(self, state: State, seat: int, weights: Weights) -> None:
        self.weights = weights
        self.seat = seat
        self.turn: int = state.turn
        self.built: int = len(state.built)  # hexes built on before
        self.letter: list[int] = state.letter
        self.link_owner: list[int] = state.link_owner
        legal = state.legal()
        may_found = any(URBANISE <= move < state.codes.deliver for move in legal)
        turn = Turn(state, seat, state.cash[seat], state.tiles_left, may_found, weights)
        self.rows: list[list[int]] = turn.rows(state, CLOSE)

    def fits(self, state: State, seat: int, weights: Weights) -> bool:
        """Whether it was thought out for this build turn."""
        if self.weights is not weights or self.seat != seat:
            return False
        return self.turn == state.turn and self.built <= len(state.built)

    def played(self, state: State) -> list[int]:
        """The moves of this build turn since it was thought out."""
        m = state.m
        found: list[int] = []
        for hex in state.built[self.built :]:
            found.append(state.codes.lay + m.cell[hex] * LAYOUTS + state.layout[hex])
        if state.letter is not self.letter:
            for stop in range(m.stops):
                if state.letter[stop] != self.letter[stop]:
                    found.append(URBANISE + m.cell[m.stop_hex[stop]] * NEW_CITIES + state.letter[stop])
        if state.link_owner is not self.link_owner:
            for link in range(len(state.link_owner)):
                if state.link_owner[link] != self.link_owner[link]:
                    found.append(BUY + link)
        return found

    def follow(self, state: State, played: list[int]) -> list[int]:
        """The next move of the row that was begun; none if no row was."""
        legal = state.legal()
        for row in self.rows:
            if all(move in row for move in played):
                for move in row:
                    if move in legal and move not in played:
                        return [move]
                return [DONE] if DONE in legal else []
        return []

    def begin(self, state: State, most: int) -> list[int]:
        """The first moves of the best rows: of each one that no better row has."""
        legal = state.legal()
        found: list[int] = []
        known: list[int] = []
        for row in self.rows:
            for move in row:
                if move in legal and move not in known:
                    found.append(move)
                    break
            known += row
            if len(found) == most:
                break
        if not found:
            return [DONE] if DONE in legal else legal
        return found


def building(state: State, seat: int, most: int, weights: Weights) -> list[int]:
    """The best moves of a build turn, at most so many: how to begin, or how to go on."""
    course = state.course
    if course is not None and course.fits(state, seat, weights):
        played = course.played(state)
        if not played:
            return course.begin(state, most)
        found = course.follow(state, played)
        if found:
            return found
    course = Course(state, seat, weights)
    state.course = course
    return course.begin(state, most)
