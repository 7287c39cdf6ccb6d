"""Acceptance: a city takes every colour but its own."""

from __future__ import annotations

from roundhouse.games.age_of_steam.reading.unfinished_map import UnfinishedMap, choice
from roundhouse.games.age_of_steam.rules.components import BLACK
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.age_of_steam.rules.switch import TAKES, Switch
from roundhouse.kit.files.tables import Table


class Acceptance(Switch):
    """Cities and New Cities take all but their own colour, which passes; a black one may take nothing."""

    __slots__ = ("black_takes_none",)

    def __init__(self, black_takes_none: bool) -> None:
        super().__init__("acceptance", TAKES)
        self.black_takes_none = black_takes_none

    def takes(self, state: State, colour: int, stops: int) -> int:
        m = state.m
        mask = 0
        for stop in range(m.stops):
            letter = state.letter[stop]
            own = m.letter_colour[letter] if letter >= 0 else m.stop_colour[stop]
            if own >= 0 and own != colour and not (self.black_takes_none and own == BLACK):
                mask |= 1 << stop
        return mask


def read(t: Table, d: UnfinishedMap) -> Switch:
    choice(t, {"all_but_own": 0})
    return Acceptance(t.flag("black_takes_none"))
