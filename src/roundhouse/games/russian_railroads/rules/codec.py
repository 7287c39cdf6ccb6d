"""How a position is written: the numbers and lists of its state, and every decision by name."""

from __future__ import annotations

from typing import Final

from roundhouse.core.codec import Codec
from roundhouse.games.russian_railroads.rules.act import Act
from roundhouse.games.russian_railroads.rules.cards import PickEndCard
from roundhouse.games.russian_railroads.rules.count_step import CountStep
from roundhouse.games.russian_railroads.rules.locomotives import BuildFactory, Chain
from roundhouse.games.russian_railroads.rules.payouts import Payout, Payouts
from roundhouse.games.russian_railroads.rules.rounds import EndRound, Relocate, ScoreRound
from roundhouse.games.russian_railroads.rules.setup import ChooseBonus
from roundhouse.games.russian_railroads.rules.solo import SoloTurns
from roundhouse.games.russian_railroads.rules.turn import NextTurn, Turn

CODEC: Final = Codec(
    numbers=(
        "players usa reveals round turns first active passed taken bonuses offer pile removed picks "
        "temp_owner temp_hand temp_kept black_owner black_hand doublers_left steel special_out arrivals "
        "emil_hand emil_engineers"
    ),
    lists=(
        "moves pos hand coins marker earned crew locos reach gaps doublers fired tokens boulders "
        "engineers cards level arrival order piles returned strip standing pending dividend "
        "dividends_left looks payouts deck emil_tiles"
    ),
    decisions=[
        Act,
        ChooseBonus,
        EndRound,
        NextTurn,
        Payout,
        Payouts,
        PickEndCard,
        ScoreRound,
        Turn,
        BuildFactory,
        Chain,
        Relocate,
        SoloTurns,
        CountStep,
    ],
    rows="pos hand coins earned standing",
)
