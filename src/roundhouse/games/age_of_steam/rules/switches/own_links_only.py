"""Own links only: nobody moves goods over the links of others, nor over those of nobody."""

from __future__ import annotations

from roundhouse.games.age_of_steam.reading.unfinished_map import UnfinishedMap, flag
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.age_of_steam.rules.switch import OWNERS, Switch
from roundhouse.kit.files.tables import Table


class OwnLinksOnly(Switch):
    """Only the mover's links are open."""

    __slots__ = ()

    def owners(self, state: State, seat: int) -> int:
        return 1 << seat + 1


def read(t: Table, d: UnfinishedMap) -> Switch | None:
    return OwnLinksOnly("own_links_only", OWNERS) if flag(t) else None
