"""Every decision of the game by name, to read a written agenda."""

from __future__ import annotations

from roundhouse.core.state import Decision
from roundhouse.games.age_of_steam.actions import SelectAction
from roundhouse.games.age_of_steam.auction import Bid, PayFirst
from roundhouse.games.age_of_steam.construction import BeginBuild, BuildTrack, EndBuild
from roundhouse.games.age_of_steam.growth import Grow, PlaceCube
from roundhouse.games.age_of_steam.joining import Favour
from roundhouse.games.age_of_steam.moving import Carry, MoveGoods
from roundhouse.games.age_of_steam.shares import IssueShares
from roundhouse.games.age_of_steam.state import State
from roundhouse.games.age_of_steam.turn import Phase, StartTurn


def decision(name: str, seat: int, fields: list[int]) -> Decision[State]:
    """The decision that was written as its name, its seat and its fields."""
    if name in PLAIN:
        return PLAIN[name](seat)
    if name == "Phase":
        return Phase(fields[0])
    if name == "BuildTrack":
        return BuildTrack(seat, fields[0])
    if name == "Favour":
        return Favour(seat, fields[0], fields[2:], fields[1])
    raise ValueError(f"there is no decision called {name!r}")


PLAIN = {
    entry.__name__: entry
    for entry in (
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
    )
}
