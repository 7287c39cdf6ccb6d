"""Hexes that open later: until a certain turn nobody builds there."""

from __future__ import annotations

from roundhouse.core.message import Argument, Message, Reason
from roundhouse.games.age_of_steam.reading.box import MOST_TURNS
from roundhouse.games.age_of_steam.reading.unfinished_map import UnfinishedMap
from roundhouse.games.age_of_steam.rules.components import SEATS
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.age_of_steam.rules.switch import LAY, Switch
from roundhouse.kit.files.tables import Table


class HexesOpenFrom(Switch):
    """No tile may be laid on certain hexes before a turn that depends on the number of players."""

    __slots__ = ("late", "least", "most", "opens")

    def __init__(self, late: list[int], opens: list[int], least: int, most: int) -> None:
        super().__init__("hexes_open_from", LAY)
        self.late = late  # [hex]: 1 for those that open later
        self.opens = opens  # by number of players
        self.least = least
        self.most = most

    def facts(self) -> dict[str, Argument]:
        rows = [
            Message("guide.rule.opens_in", {"turn": self.opens[n], "n": n})
            for n in range(self.least, self.most + 1)
        ]
        found = rows[0]
        for row in rows[1:]:
            found = Message("list.more", {"first": found, "rest": row})
        return {"n": sum(self.late), "turns": found}

    def may_lay(self, state: State, seat: int, hex: int, layout: int) -> bool:
        return not self.late[hex] or state.turn >= self.opens[state.players]

    def why_not_laid(self, state: State, seat: int) -> Reason:
        return Reason("reason.hex_closed", {"turn": self.opens[state.players]})


def read(t: Table, d: UnfinishedMap) -> Switch:
    letters = t.words("letters", d.fixed, 1, 9)
    late = [int(d.letters[place] in letters) for place in d.place_of]
    if not any(late):
        t.problem("has no hex: its letters are not in the grid.", "letters")
    d.map.late = [hex for hex in range(len(late)) if late[hex]]
    turns = t.table("turn")
    opens = [0] * (SEATS + 1)
    for players in range(d.map.least, d.map.most + 1):
        opens[players] = turns.integer(str(players), 1, MOST_TURNS)
    turns.finish()
    return HexesOpenFrom(late, opens, d.map.least, d.map.most)
