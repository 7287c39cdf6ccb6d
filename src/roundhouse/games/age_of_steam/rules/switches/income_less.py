"""Income less: of what the links of a delivery bring, one of their owners goes without some."""

from __future__ import annotations

from roundhouse.core.message import Argument
from roundhouse.core.state import NOBODY
from roundhouse.games.age_of_steam.reading.unfinished_map import UnfinishedMap
from roundhouse.games.age_of_steam.rules.joining import Favour
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.age_of_steam.rules.switch import LINKS_PAID, Switch
from roundhouse.kit.files.tables import Table


class IncomeLess(Switch):
    """The mover says whose link pays less; that may be a link of nobody's."""

    __slots__ = ("less",)

    def __init__(self, less: int) -> None:
        super().__init__("income_less", LINKS_PAID)
        self.less = less

    def facts(self) -> dict[str, Argument]:
        return {"income": self.less}

    def links_paid(self, state: State, seat: int) -> None:
        ways = [1 << owner for owner in range(state.players) if state.gains[owner]]
        if sum(state.gains) < len(state.path) - 1:
            ways.insert(0, 0)
        state.then(Favour(seat, -self.less, ways))

    def foresee(self, state: State, seat: int, links: int, gains: list[int]) -> None:
        if sum(gains) < links:
            return
        loser = NOBODY
        for owner in range(state.players):
            if gains[owner] and (
                loser < 0 or loser == seat or (owner != seat and gains[owner] > gains[loser])
            ):
                loser = owner
        gains[loser] -= self.less


def read(t: Table, d: UnfinishedMap) -> Switch:
    t.word("who", ["chosen_by_mover"])
    return IncomeLess(t.integer("value", 1, 1))
