"""A position as plain data and back: for JSON, for fingerprints, for pickling."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.core.random import Random

if TYPE_CHECKING:
    from roundhouse.games.age_of_steam.state import State

NUMBERS: Final = (
    "players map_number reveals turn phase cities discs used_actions passes high nominal starter joined "
    "tiles_left spent dearest cube origin at visited steps barred used_owners"
).split()
LISTS: Final = (
    "moves cash income shares engine action alive laid upgraded order bids bidders dropped track layout tile "
    "tiles letter link_owner cubes lying display bag gone markers built fresh drawn path gains"
).split()


def dump(state: State) -> dict[str, object]:
    """Everything that makes up the position, as JSON can hold it."""
    data: dict[str, object] = {"edition": state.edition.name, "random": state.random.state()}
    for name in NUMBERS:
        data[name] = getattr(state, name)
    for name in LISTS:
        items: list[object] = getattr(state, name)
        data[name] = items[:]
    data["agenda"] = [[entry.name, entry.seat, *entry.fields()] for entry in state.agenda]
    return data


def load(state: State, data: dict[str, object]) -> State:
    """Fill an empty table with what `dump` wrote."""
    from roundhouse.games.age_of_steam.agenda import decision

    for name in NUMBERS + LISTS:
        setattr(state, name, data[name])
    words = data["random"]
    assert isinstance(words, list)
    state.random = Random.restore(words)
    agenda = data["agenda"]
    assert isinstance(agenda, list)
    state.agenda = [decision(entry[0], entry[1], entry[2:]) for entry in agenda]
    return state


def pickled(state: State) -> tuple[object, tuple[object, ...]]:
    """How to pickle a position: its game, and the values without their names."""
    data = dump(state)
    return restore, (state.game, list(data.values()))


def restore(game: object, values: list[object]) -> State:
    """What `pickled` wrote."""
    from roundhouse.games.age_of_steam.game import AgeOfSteam

    assert isinstance(game, AgeOfSteam)
    names = ["edition", "random", *NUMBERS, *LISTS, "agenda"]
    return game.load(dict(zip(names, values, strict=True)))
