"""The signs of the terminal board. Nothing is told by colour alone: each has a sign or a letter too."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from roundhouse.core.message import Message
from roundhouse.games.age_of_steam.rules.components import (
    COLOUR_NAMES,
    COLOURS,
    HILL,
    MOUNTAIN,
    PLAIN,
    RIVER,
    SWAMP,
)
from roundhouse.games.age_of_steam.rules.layouts import OPPOSITE
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.kit.words import Say

CUBE_STYLES: Final = ("red", "bright_blue", "magenta", "yellow", "bright_black", "white")
TERRAIN: Final = {PLAIN: "·", RIVER: "≈", MOUNTAIN: "▲", HILL: "∩", SWAMP: "⁑"}
TERRAIN_STYLES: Final = {
    PLAIN: "green",
    RIVER: "bright_blue",
    MOUNTAIN: "yellow",
    HILL: "yellow",
    SWAMP: "cyan",
}
WATER: Final = "~"
TOWN_SIGN: Final = "○"
ARROWS: Final = "↑↗↘↓↙↖"  # sides clockwise from the north
TURNED_ARROWS: Final = "→↘↙←↖↗"  # the same sides on a board that is printed a quarter turned clockwise


def cube_sign(colour: int, say: Say) -> Text:
    """A cube by the first letter of its colour."""
    return Text(say(Message("show.cube." + COLOUR_NAMES[colour])), CUBE_STYLES[colour])


def cubes(state: State, stop: int, say: Say) -> Text:
    """The cubes on a stop, one letter each."""
    found = Text()
    for colour in range(COLOURS):
        for _ in range(state.cubes[stop * COLOURS + colour]):
            found.append_text(cube_sign(colour, say))
    return found


def arrow(state: State, side: int) -> str:
    """The arrow that points through a side of a hex, as the map is drawn."""
    if not state.m.turned:
        return ARROWS[side]
    return TURNED_ARROWS[side if state.m.turned > 0 else OPPOSITE[side]]


def accepted(state: State, stop: int) -> int:
    """The one colour that a stop takes, or a number below 0."""
    letter = state.letter[stop]
    if letter >= 0:
        return state.m.letter_colour[letter]
    return state.markers[stop] if state.markers[stop] >= 0 else state.m.stop_colour[stop]


def money(amount: int, say: Say) -> str:
    """An amount as the language writes it."""
    return say(Message("money.plain", {"price": amount}))
