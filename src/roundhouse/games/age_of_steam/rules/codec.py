"""How a position is written: the numbers and lists of its state, and every decision by name."""

from __future__ import annotations

from typing import Final

from roundhouse.core.codec import Codec
from roundhouse.games.age_of_steam.rules.actions import SelectAction
from roundhouse.games.age_of_steam.rules.auction import Bid, PayFirst
from roundhouse.games.age_of_steam.rules.build_turn import BeginBuild, BuildTrack, ChooseTile, EndBuild
from roundhouse.games.age_of_steam.rules.growth import Grow, PlaceCube
from roundhouse.games.age_of_steam.rules.joining import Favour
from roundhouse.games.age_of_steam.rules.moving import Carry, MoveGoods
from roundhouse.games.age_of_steam.rules.shares import IssueShares
from roundhouse.games.age_of_steam.rules.switches.production_place import NamePlace, PlaceOnMap
from roundhouse.games.age_of_steam.rules.switches.remove_cube import TakeAway
from roundhouse.games.age_of_steam.rules.switches.roles import ChooseRole
from roundhouse.games.age_of_steam.rules.turn import EndMoves, Phase, StartTurn


def read_phase(seat: int, number: int) -> Phase:
    return Phase(number)


def read_favour(seat: int, income: int, named: int, *ways: int) -> Favour:
    return Favour(seat, income, list(ways), named)


CODEC: Final = Codec(
    numbers=(
        "players map_number reveals turn phase cities discs used_actions passes high nominal starter "
        "joined tiles_left spent dearest cube origin at visited steps barred used_owners last_owner"
    ),
    lists=(
        "moves cash income shares engine action alive laid upgraded order bids bidders dropped track "
        "layout tile tiles letter link_owner cubes lying display bag gone markers built fresh drawn path "
        "gains kept"
    ),
    decisions=[
        StartTurn,
        IssueShares,
        Bid,
        PayFirst,
        SelectAction,
        BeginBuild,
        EndBuild,
        MoveGoods,
        Carry,
        Grow,
        PlaceCube,
        BuildTrack,
        ChooseTile,
        NamePlace,
        PlaceOnMap,
        ChooseRole,
        TakeAway,
        EndMoves,
    ],
    readers={"Phase": read_phase, "Favour": read_favour},
    further=["edition"],
    rows="track layout tile",
)
