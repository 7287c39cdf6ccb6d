"""How a position is written: the numbers and lists of its state, and every decision by name."""

from __future__ import annotations

from typing import Final

from roundhouse.core.codec import Codec
from roundhouse.games.railroad_revolution.rules.deals import AfterDeal, OtherDeal, OwnDeal, TurnDeal
from roundhouse.games.railroad_revolution.rules.effects import Flip, TakeTrain
from roundhouse.games.railroad_revolution.rules.milestones import CheckMilestones, ChooseMilestone
from roundhouse.games.railroad_revolution.rules.performance import Steps
from roundhouse.games.railroad_revolution.rules.pieces import (
    FreeOffice,
    FreeRail,
    FreeStation,
    SetupOffice,
    SetupRail,
    SetupStation,
)
from roundhouse.games.railroad_revolution.rules.railroad import RailroadAction
from roundhouse.games.railroad_revolution.rules.setup import ChooseSetup
from roundhouse.games.railroad_revolution.rules.station import StationAction
from roundhouse.games.railroad_revolution.rules.telegraph import TelegraphAction
from roundhouse.games.railroad_revolution.rules.trade import TradeAction
from roundhouse.games.railroad_revolution.rules.turn import BeginTurn, EndTurn, NextTurn, PlaceWorker
from roundhouse.games.railroad_revolution.rules.workers import Discard, Exchange, Gain, Promote

CODEC: Final = Codec(
    numbers=(
        "players reveals hard_tracks open_stacks deal first active turns ending action worker parts spot "
        "lays triangles taken due deal_owed"
    ),
    lists=(
        "moves money shares rails reach frontier stations offices rails_left buildings_left crew idle "
        "placed up down track supply goal managers wanted completed train_stack city_tile section_tile "
        "first_station first_office deal_stack deal_discard stacks drawn setup_tile setup_side "
        "setup_colour"
    ),
    rows=(
        "money shares rails reach frontier stations offices rails_left buildings_left crew idle placed up "
        "down supply wanted train_stack"
    ),
    decisions=[
        BeginTurn,
        PlaceWorker,
        EndTurn,
        NextTurn,
        StationAction,
        RailroadAction,
        TelegraphAction,
        TradeAction,
        OtherDeal,
        AfterDeal,
        TurnDeal,
        CheckMilestones,
        ChooseSetup,
        Exchange,
        Discard,
        FreeStation,
        FreeOffice,
        SetupRail,
        SetupOffice,
        OwnDeal,
        ChooseMilestone,
        Steps,
        FreeRail,
        TakeTrain,
        SetupStation,
        Promote,
        Gain,
        Flip,
    ],
)
