"""Locomotive does not raise the engine at once: it lets its holder raise it twice, or lends one link."""

from __future__ import annotations

from roundhouse.core.message import Message
from roundhouse.games.age_of_steam.reading.unfinished_map import UnfinishedMap, choice
from roundhouse.games.age_of_steam.rules.components import LOCOMOTIVE
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.age_of_steam.rules.switch import ENGINE, Switch
from roundhouse.kit.files.tables import Table


class LocomotiveAction(Switch):
    """What is lent is not paid for, and may go beyond the largest engine."""

    __slots__ = ("temporary",)

    def __init__(self, temporary: bool) -> None:
        super().__init__("locomotive_action", ENGINE)
        self.temporary = temporary  # else the engine may be raised in every move

    def sentence(self) -> Message:
        return Message("guide.rule.locomotive_lent" if self.temporary else "guide.rule.locomotive_twice")

    def effect(self, action: int) -> Message | None:
        if action != LOCOMOTIVE:
            return None
        return Message("effect.locomotive_lent" if self.temporary else "effect.locomotive_twice")

    def links(self, state: State, seat: int, engine: int) -> int:
        return engine + 1 if self.temporary and state.action[seat] == LOCOMOTIVE else engine

    def raises(self, state: State, seat: int, times: int) -> int:
        if self.temporary or state.action[seat] != LOCOMOTIVE:
            return times
        return state.m.rounds_of_moves


def read(t: Table, d: UnfinishedMap) -> Switch:
    d.map.locomotive_raises = 0
    return LocomotiveAction(choice(t, {"raise_twice": 0, "temporary": 1}) == 1)
