"""Weak actions: each of them has its price, in tiles, in money, or in when its holder may act."""

from __future__ import annotations

from typing import Final

from roundhouse.core.message import Argument, Message
from roundhouse.games.age_of_steam.reading.unfinished_map import UnfinishedMap
from roundhouse.games.age_of_steam.rules import components
from roundhouse.games.age_of_steam.rules.components import (
    ACTION_NAMES,
    BUILD,
    EVERY_ACTION,
    HIGH_COSTS,
    LAST_BUILD,
    LAST_MOVE,
    LAST_PLAYER,
    LOCOMOTIVE,
    ONE_MOVE,
    SLOW_ENGINEER,
    URBANIZATION,
)
from roundhouse.games.age_of_steam.rules.moving import round_of
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.age_of_steam.rules.switch import (
    BID,
    MOVES,
    PHASE,
    PRICE,
    SELECTED,
    SEQUENCE,
    TILES,
    Switch,
    named,
)
from roundhouse.kit.files.tables import Table

LIMITED: Final = [LOCOMOTIVE, URBANIZATION, SLOW_ENGINEER]  # actions that leave few tiles
PLAIN: Final = [LAST_BUILD, LAST_MOVE, LAST_PLAYER, ONE_MOVE]  # what they do is in their names


class WeakActions(Switch):
    """Remembered is who drops out of the next auction at the first chance: a mask of seats."""

    __slots__ = ("actions", "costs", "most")

    def __init__(self, most: list[int], costs: int, actions: int) -> None:
        super().__init__("weak_actions", BID | MOVES | PHASE | SELECTED | SEQUENCE | TILES | PRICE, 1)
        self.most = most  # [action]: tiles; -1 as usual
        self.costs = costs  # more for each tile
        self.actions = actions  # of the map, a mask

    def facts(self) -> dict[str, Argument]:
        rows: list[Message] = []
        for action in range(EVERY_ACTION):
            effect = self.effect(action)
            if effect is not None:
                name = Message("action." + ACTION_NAMES[action])
                rows.append(Message("guide.rule.weak_action", {"action": name, "effect": effect}))
        return {"actions": named(rows, "list.line")}

    def effect(self, action: int) -> Message | None:
        if not self.actions >> action & 1:
            return None
        if self.most[action] >= 0:
            return Message("effect.weak." + ACTION_NAMES[action], {"n": self.most[action]})
        if action == HIGH_COSTS:
            return Message("effect.high_costs", {"price": self.costs})
        return Message("effect." + ACTION_NAMES[action]) if action in PLAIN else None

    def selected(self, state: State, seat: int, action: int) -> None:
        if action == LAST_PLAYER:
            self.remember(state, 0, 1 << seat)

    def begin_phase(self, state: State, phase: int) -> None:
        if phase == components.SELECT:
            self.remember(state, 0, 0)  # the auction is over

    def may_bid(self, state: State, seat: int) -> bool:
        return not self.recall(state, 0) >> seat & 1

    def sequence(self, state: State, phase: int, seats: list[int]) -> list[int]:
        late = LAST_BUILD if phase == BUILD else LAST_MOVE
        found = [seat for seat in seats if state.action[seat] != late]
        return found + [seat for seat in seats if state.action[seat] == late]

    def may_move(self, state: State, seat: int) -> bool:
        return state.action[seat] != ONE_MOVE or not round_of(state, seat)

    def tiles(self, state: State, seat: int, tiles: int) -> int:
        action = state.action[seat]
        return self.most[action] if action >= 0 and self.most[action] >= 0 else tiles

    def price(self, state: State, seat: int, hex: int, layout: int, price: int) -> int:
        return price + self.costs if seat >= 0 and state.action[seat] == HIGH_COSTS else price


def read(t: Table, d: UnfinishedMap) -> Switch:
    most = [-1] * EVERY_ACTION
    tiles = t.table("tiles")
    for action in LIMITED:
        if tiles.has(ACTION_NAMES[action]):
            most[action] = tiles.integer(ACTION_NAMES[action], 0, 8)
    tiles.finish()
    return WeakActions(most, t.integer("high_costs", 0, 20, 0), d.map.actions)
