"""Choices that come in families: a heading says once what they share."""

from __future__ import annotations

from typing import Final

from roundhouse.core.message import Argument, Message
from roundhouse.games.age_of_steam.rules.components import LETTERS
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.age_of_steam.words import goods, money
from roundhouse.games.age_of_steam.words.names import (
    colour_word,
    column_word,
    hex_name,
    named,
    place_word,
    terrain_word,
    town_word,
)
from roundhouse.games.age_of_steam.words.track import change, lay_words

FOLDED: Final = ("lay", "urbanise", "deliver")  # kinds of moves with many places


def issue(state: State, parts: list[int]) -> tuple[Message, Message] | None:
    """So many shares; to issue none stands alone."""
    return (money.shares_heading(state), money.shares_item(state, parts[0])) if parts[0] else None


def bid(state: State, parts: list[int]) -> tuple[Message, Message]:
    return money.bid_heading(state), money.bid_item(state, parts[0])


def urbanise(state: State, parts: list[int]) -> tuple[Message, Message]:
    """A New City under the town that it would lie on."""
    hex, letter = state.m.hex_at[parts[0]], parts[1]
    heading = Message("family.urbanise", {"town": town_word(state.m.stop_name[state.m.stop[hex]])})
    colour = state.m.letter_colour[letter]
    if colour < 0:
        return heading, named(LETTERS[letter])
    return heading, Message(
        "family.urbanise_item", {"letter": LETTERS[letter], "colour": colour_word(colour)}
    )


def lay(state: State, parts: list[int]) -> tuple[Message, Message]:
    """A tile under the hex that it would lie on."""
    hex, layout = state.m.hex_at[parts[0]], parts[1]
    stop = state.m.stop[hex]
    ground = town_word(state.m.stop_name[stop]) if stop >= 0 else terrain_word(state.m, hex)
    words: dict[str, Argument] = {"hex": hex_name(state, hex), "terrain": ground}
    item = Message(f"family.{change(state, hex, layout)}_item", lay_words(state, hex, layout))
    return Message("family.lay", words), item


def deliver(state: State, parts: list[int]) -> tuple[Message, Message]:
    """A cube under the place where it lies."""
    hex = state.m.hex_at[parts[0]]
    heading = Message("family.deliver", {"place": place_word(state, hex)})
    return heading, goods.deliver_item(state, hex, parts[1])


def put(state: State, parts: list[int]) -> tuple[Message, Message]:
    """A box of the display under the cube that was drawn for it."""
    heading = Message("family.put", {"colour": colour_word(state.drawn[-1])})
    return heading, Message(
        "family.put_item", {"column": column_word(state.m, parts[0]), "box": parts[1] + 1}
    )


HEADINGS: Final = {
    "issue": issue,
    "bid": bid,
    "urbanise": urbanise,
    "lay": lay,
    "deliver": deliver,
    "put": put,
}
