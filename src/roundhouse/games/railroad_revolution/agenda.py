"""Every decision of the game by name, to read a written agenda."""

from __future__ import annotations

from roundhouse.core.state import Decision
from roundhouse.games.railroad_revolution.deals import OtherDeal, OwnDeal, TurnDeal
from roundhouse.games.railroad_revolution.effects import Flip, TakeTrain
from roundhouse.games.railroad_revolution.milestones import CheckMilestones, ChooseMilestone
from roundhouse.games.railroad_revolution.performance import Steps
from roundhouse.games.railroad_revolution.pieces import (
    FreeOffice,
    FreeRail,
    FreeStation,
    SetupOffice,
    SetupRail,
    SetupStation,
)
from roundhouse.games.railroad_revolution.railroad import RailroadAction
from roundhouse.games.railroad_revolution.setup import ChooseSetup
from roundhouse.games.railroad_revolution.state import State
from roundhouse.games.railroad_revolution.station import StationAction
from roundhouse.games.railroad_revolution.telegraph import TelegraphAction
from roundhouse.games.railroad_revolution.trade import TradeAction
from roundhouse.games.railroad_revolution.turn import BeginTurn, EndTurn, NextTurn, PlaceWorker
from roundhouse.games.railroad_revolution.workers import Discard, Exchange, Gain, Promote


def decision(name: str, seat: int, fields: list[int]) -> Decision[State]:
    """The decision that was written as its name, its seat and its fields."""
    if name in PLAIN:
        return PLAIN[name](seat)
    if name in WITH_ONE:
        return WITH_ONE[name](seat, fields[0])
    if name == "Promote":
        return Promote(seat, fields[0], fields[1], fields[2])
    if name == "Gain":
        return Gain(seat, fields[0], fields[1])
    if name == "Flip":
        return Flip(seat, fields[0], fields[1])
    raise ValueError(f"there is no decision called {name!r}")


PLAIN = {
    entry.__name__: entry
    for entry in (
        BeginTurn,
        PlaceWorker,
        EndTurn,
        NextTurn,
        StationAction,
        RailroadAction,
        TelegraphAction,
        TradeAction,
        OtherDeal,
        TurnDeal,
        CheckMilestones,
        ChooseSetup,
        Exchange,
        Discard,
        FreeStation,
        FreeOffice,
        SetupRail,
        SetupOffice,
    )
}
WITH_ONE = {
    entry.__name__: entry for entry in (OwnDeal, ChooseMilestone, Steps, FreeRail, TakeTrain, SetupStation)
}
