"""Advice: a player's books, and what is still to come for the player in this turn."""

from __future__ import annotations

from roundhouse.games.age_of_steam.advice.weights import Weights
from roundhouse.games.age_of_steam.rules.build_turn import BeginBuild, BuildTrack
from roundhouse.games.age_of_steam.rules.components import BUILD, ENGINEER, INCOME, MOVE, SHARES
from roundhouse.games.age_of_steam.rules.moving import Carry, MoveGoods
from roundhouse.games.age_of_steam.rules.shares import IssueShares
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.age_of_steam.rules.turn import Phase


class Stand:
    """A player's books, and what is still to come in this turn."""

    __slots__ = ("builds", "cap", "cash", "due", "engine", "income", "issues", "moves", "seat", "shares",
                 "track", "upgraded", "weights")  # fmt: skip

    def __init__(self, state: State, seat: int, track: int, weights: Weights) -> None:
        self.seat = seat
        self.weights = weights
        self.income: float = float(state.income[seat])
        self.cash: float = float(state.cash[seat])
        self.shares: float = float(state.shares[seat])
        self.engine: int = state.engine[seat]
        self.upgraded: int = state.upgraded[seat]
        self.track: float = float(track)
        self.cap: float = weights.spending  # dollars that the build turn of this turn can use
        if state.action[seat] == ENGINEER:
            self.cap *= weights.engineered
        # Still to come in this turn
        self.builds = False
        self.issues = False
        self.due = False  # income and expenses
        self.moves = 0
        for entry in state.agenda:
            if isinstance(entry, Phase):
                if entry.phase == SHARES:
                    self.issues = True
                elif entry.phase == BUILD:
                    self.builds = True
                elif entry.phase == MOVE:
                    self.moves = state.m.rounds_of_moves
                elif entry.phase == INCOME:
                    self.due = True
            elif entry.seat == seat:
                if isinstance(entry, (BeginBuild, BuildTrack)):
                    self.builds = True
                elif isinstance(entry, (MoveGoods, Carry)):
                    self.moves += 1
                elif isinstance(entry, IssueShares):
                    self.issues = True

    def books(self) -> tuple[object, ...]:
        """All of it, to be told from others."""
        todo = (self.builds, self.issues, self.due, self.moves)
        return (
            self.weights,
            self.seat,
            self.cash,
            self.income,
            self.shares,
            self.engine,
            self.upgraded,
            todo,
        )
