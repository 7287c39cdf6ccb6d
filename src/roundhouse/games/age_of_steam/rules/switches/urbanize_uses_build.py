"""A New City counts as one of the tiles of the turn."""

from __future__ import annotations

from roundhouse.core.message import Reason
from roundhouse.games.age_of_steam.reading.unfinished_map import UnfinishedMap, flag
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.age_of_steam.rules.switch import FOUND, Switch
from roundhouse.kit.files.tables import Table


class UrbanizeUsesBuild(Switch):
    """There must be a tile left for it, and one less after it."""

    __slots__ = ()

    def may_found(self, state: State, seat: int, stop: int) -> bool:
        return state.tiles_left > 0

    def founded(self, state: State, seat: int, stop: int) -> None:
        state.tiles_left -= 1

    def why_not_laid(self, state: State, seat: int) -> Reason:
        return Reason("reason.no_placement")


def read(t: Table, d: UnfinishedMap) -> Switch | None:
    return UrbanizeUsesBuild("urbanize_uses_build", FOUND) if flag(t) else None
