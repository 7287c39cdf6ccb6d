"""Every decision of the game by name, to read a written agenda."""

from __future__ import annotations

from roundhouse.core.state import Decision
from roundhouse.games.russian_railroads.act import Act
from roundhouse.games.russian_railroads.cards import PickEndCard
from roundhouse.games.russian_railroads.locomotives import BuildFactory, Chain
from roundhouse.games.russian_railroads.payouts import Payout, Payouts
from roundhouse.games.russian_railroads.rounds import EndRound, Relocate, ScoreRound
from roundhouse.games.russian_railroads.setup import ChooseBonus
from roundhouse.games.russian_railroads.solo import SoloTurns
from roundhouse.games.russian_railroads.state import State
from roundhouse.games.russian_railroads.turn import NextTurn, Turn


def decision(name: str, seat: int, fields: list[int]) -> Decision[State]:
    """The decision that was written as its name, its seat and its fields."""
    if name in PLAIN:
        return PLAIN[name](seat)
    if name in WITH_ONE:
        return WITH_ONE[name](seat, fields[0])
    raise ValueError(f"there is no decision called {name!r}")


PLAIN = {
    entry.__name__: entry
    for entry in (
        Act,
        ChooseBonus,
        EndRound,
        NextTurn,
        Payout,
        Payouts,
        PickEndCard,
        ScoreRound,
        Turn,
    )
}
WITH_ONE = {entry.__name__: entry for entry in (BuildFactory, Chain, Relocate, SoloTurns)}
