"""Choices that come in families: a heading says once what they share."""

from __future__ import annotations

from typing import Final

from roundhouse.core.message import Argument, Message
from roundhouse.games.russian_railroads.rules.components import ROUTES
from roundhouse.games.russian_railroads.rules.pieces import pos_at
from roundhouse.games.russian_railroads.rules.rounds import Relocate
from roundhouse.games.russian_railroads.rules.state import State, route_word
from roundhouse.games.russian_railroads.words.building import step_notes
from roundhouse.games.russian_railroads.words.labels import place_notes
from roundhouse.games.russian_railroads.words.names import colour_word, noted
from roundhouse.games.russian_railroads.words.spaces import area, gives_word, paid_word, title_word


def place(state: State, parts: list[int]) -> tuple[Message, Message]:
    """A space under the heading of its area."""
    space = parts[0]
    heading = Message("area." + area(state.c, space))
    words: dict[str, Argument] = {"space": title_word(state, space), "effect": gives_word(state, space)}
    if type(state.decision) is Relocate:
        return heading, Message("family.space", words)
    way = parts[1] if len(parts) > 1 else -1
    item = Message("family.place", {**words, "cost": paid_word(state, space, way)})
    return heading, noted(item, place_notes(state, space, way))


def step(state: State, parts: list[int]) -> tuple[Message, Message]:
    """A step under the heading of its colour."""
    colour, route = parts[0], parts[1] % ROUTES
    after = state.copy()
    at = pos_at(state.seat, route, colour)
    after.pos[at] += 1
    item = Message("family.route", {"route": route_word(state, route), "space": after.pos[at]})
    heading = Message("family.step", {"colour": colour_word(colour)})
    return heading, noted(item, step_notes(state, after, route, colour))


HEADINGS: Final = {"place": place, "step": step}
