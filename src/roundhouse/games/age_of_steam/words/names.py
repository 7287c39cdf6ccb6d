"""Names of things, and how several of them are joined."""

from __future__ import annotations

from typing import Final

from roundhouse.core.message import Argument, Message
from roundhouse.games.age_of_steam.rules.components import (
    ACTION_NAMES,
    COLOUR_NAMES,
    LETTERS,
    LIGHT,
    TERRAIN_NAMES,
    Map,
)
from roundhouse.games.age_of_steam.rules.layouts import OPPOSITE, SIDE_NAMES
from roundhouse.games.age_of_steam.rules.moves import cell_name
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.kit import words

# What the sides of the grid are called on a board that is printed a quarter turned clockwise.
TURNED_NAMES: Final = ["E", "SE", "SW", "W", "NW", "NE"]  # a quarter clockwise


def listed(items: list[Message]) -> Message:
    """One message for several: "a, b and c"."""
    return words.listed(items) if items else named("–")


def commas(items: list[Message]) -> Message:
    """One message for several: "a, b, c"."""
    if not items:
        return named("–")
    if len(items) == 1:
        return items[0]
    return Message("list.more", {"first": items[0], "rest": commas(items[1:])})


def joined(items: list[Message]) -> Message:
    """The stops of a way, one after the other: "a – b – c"."""
    if len(items) == 1:
        return items[0]
    return Message("list.way", {"first": items[0], "rest": joined(items[1:])})


def lined(items: list[Message]) -> Message:
    """Several longer things one after the other: "a; b; c"."""
    if len(items) == 1:
        return items[0]
    return Message("list.line", {"first": items[0], "rest": lined(items[1:])})


def named(text: str) -> Message:
    """A proper name as a message, for lists."""
    return Message("text.plain", {"text": text})


def money(price: int) -> Message:
    """An amount of money, or one that is lacking."""
    amount = Message("money.plain", {"price": abs(price)})
    return amount if price >= 0 else Message("money.lacking", {"money": amount})


def colour_word(colour: int) -> Message:
    """A colour of goods."""
    return Message("colour." + COLOUR_NAMES[colour])


def action_word(action: int) -> Message:
    """One of the seven actions."""
    return Message("action." + ACTION_NAMES[action])


def terrain_word(m: Map, hex: int) -> Message:
    """What a hex without a stop is."""
    return Message("terrain." + TERRAIN_NAMES[m.terrain[hex]])


def side_word(m: Map, side: int) -> Message:
    """A side of a hex as it lies on the board."""
    if not m.turned:
        return Message("edge." + SIDE_NAMES[side])
    return Message("edge." + TURNED_NAMES[side if m.turned > 0 else OPPOSITE[side]])


def hex_name(state: State, hex: int) -> str:
    """A hex as the written moves name it."""
    return cell_name(state.m.cell[hex], state.c.grid_height)


def hex_word(name: str) -> Message:
    """A hex without a stop as a place."""
    return Message("hex.named", {"hex": name})


def town_word(name: str) -> Message:
    """A city or town by the name on the map; a language may have a name of its own for it, and decline it."""
    return Message("place." + name, {"name": name})


def stop_word(state: State, stop: int) -> Message:
    """A stop by name; a New City with its letter."""
    name = town_word(state.m.stop_name[stop])
    if state.letter[stop] < 0:
        return name
    return Message("stop.named_new", {"name": name, "letter": LETTERS[state.letter[stop]]})


def place_word(state: State, hex: int) -> Message:
    """A hex by the name of its stop, or by its own."""
    stop = state.m.stop[hex]
    return stop_word(state, stop) if stop >= 0 else hex_word(hex_name(state, hex))


def player_word(seat: int) -> Message:
    """A player by name."""
    return Message("player", {"n": seat + 1})


def die_word(m: Map, column: int) -> Message:
    """The side and the number of a column of the goods display."""
    return Message("column.die", die_words(m, column))


def die_words(m: Map, column: int) -> dict[str, Argument]:
    side = Message("side.light" if m.column_side[column] == LIGHT else "side.dark")
    return {"side": side, "die": m.column_die[column]}


def column_word(m: Map, column: int) -> Message:
    """A column of the goods display: its city and the number on the dice."""
    words = die_words(m, column)
    if m.column_stop[column] >= 0:
        return Message("column.city", {"city": town_word(m.stop_name[m.column_stop[column]]), **words})
    return Message("column.letter", {"letter": LETTERS[m.column_letter[column]], **words})
