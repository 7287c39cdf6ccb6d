"""Action money: what nobody selects is worth more to whoever selects it later."""

from __future__ import annotations

from roundhouse.core.message import Argument
from roundhouse.core.state import NOBODY
from roundhouse.games.age_of_steam.reading.unfinished_map import UnfinishedMap
from roundhouse.games.age_of_steam.rules.components import ACTIONS, BUILD
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.age_of_steam.rules.switch import PHASE, SELECTED, Switch
from roundhouse.kit.files.tables import Table


class ActionMoney(Switch):
    """Money is put on every action that nobody has selected, and goes to the next one who does."""

    __slots__ = ("per_player",)

    def __init__(self, per_player: int, actions: int) -> None:
        super().__init__("action_money", PHASE | SELECTED, actions)
        self.per_player = per_player

    def facts(self) -> dict[str, Argument]:
        return {"money": self.per_player}

    def begin_phase(self, state: State, phase: int) -> None:
        if phase != BUILD:
            return
        more = self.per_player * state.players  # those who are out count too
        for action in range(self.room):
            if state.m.actions >> action & 1 and action not in state.action:
                self.remember(state, action, self.recall(state, action) + more)
        state.tell("action_money", NOBODY, {"money": more})

    def selected(self, state: State, seat: int, action: int) -> None:
        money = self.recall(state, action)
        if money:
            self.remember(state, action, 0)
            state.cash[seat] += money
            state.tell("takes_money", seat, {"money": money})


def read(t: Table, d: UnfinishedMap) -> Switch:
    return ActionMoney(t.integer("per_player", 1, 20), max(ACTIONS, d.map.actions.bit_length()))
