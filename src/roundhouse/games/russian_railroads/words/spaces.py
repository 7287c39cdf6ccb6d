"""Action spaces in words: what they are, what they give, what they cost."""

from __future__ import annotations

from typing import Final

from roundhouse.core.message import Message
from roundhouse.games.russian_railroads.rules.components import SPACES, Components
from roundhouse.games.russian_railroads.rules.payment import payment
from roundhouse.games.russian_railroads.rules.possible import space_effect
from roundhouse.games.russian_railroads.rules.spaces import engineer_of
from roundhouse.games.russian_railroads.rules.standing import (
    black_workers,
    coins_of,
    own_workers,
    temporary_workers,
)
from roundhouse.games.russian_railroads.rules.state import State, space_word
from roundhouse.games.russian_railroads.words.effects import effect_word
from roundhouse.games.russian_railroads.words.names import cost_word, engineer_word

AREAS: Final = ("tracks", "locomotives", "industry", "engineers", "other", "order")


def area(c: Components, space: int) -> str:
    """The part of the main board that a space belongs to."""
    if space >= SPACES or space == c.hire or c.space_public[space]:
        return "engineers"
    if c.space_claim[space]:
        return "order"
    effect = c.space_effect[space]
    if effect.loco:
        return "locomotives"
    if effect.industry:
        return "industry"
    return "tracks" if effect.steps or effect.different or any(effect.each) else "other"


def engineer_at(state: State, space: int) -> int:
    """The engineer whom a space is about, or 0."""
    c = state.c
    if space >= SPACES:
        return engineer_of(space)
    if space == c.hire:
        return state.strip[0]
    return state.strip[c.space_public[space]] if c.space_public[space] else 0


def title_word(state: State, space: int) -> Message:
    """A space by its name; those for engineers by the engineer there."""
    c = state.c
    number = engineer_at(state, space)
    if not number:
        return space_word(c, space)
    if space == c.hire:
        return Message("space.hiring", {"engineer": number})
    return engineer_word(number) if space < SPACES else space_word(c, space)


def gives_word(state: State, space: int) -> Message:
    """What a space gives."""
    c = state.c
    number = engineer_at(state, space)
    if number:
        return effect_word(c, c.engineer_effect[number])
    if space == c.hire or c.space_public[space]:
        return Message("space.no_engineer")
    if c.space_claim[space]:
        return Message("space.claims", {"place": c.space_claim[space]})
    return effect_word(c, space_effect(state, space))


def price_word(state: State, space: int) -> Message:
    """What a space asks for, whoever pays it."""
    c = state.c
    number = engineer_at(state, space)
    if space >= SPACES:
        return cost_word(1, 0, 0, 0)
    if number and space != c.hire:
        return cost_word(c.engineer_workers[number], 0, 0, c.engineer_coins[number])
    return cost_word(c.space_workers[space], 0, 0, c.space_coins[space])


def paid_word(state: State, space: int, way: int) -> Message:
    """What the acting seat pays for a space in a certain way."""
    paid = payment(state, state.seat, space, way)
    return cost_word(own_workers(paid), temporary_workers(paid), black_workers(paid), coins_of(paid))
