"""A position as plain data and back: for JSON, for fingerprints, for pickling."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.core.random import Random

if TYPE_CHECKING:
    from roundhouse.games.railroad_revolution.state import State

NUMBERS: Final = (
    "players reveals hard_tracks open_stacks deal first active turns ending action worker parts spot lays "
    "triangles taken due deal_owed"
).split()
LISTS: Final = (
    "moves money shares rails reach frontier stations offices rails_left buildings_left crew idle placed "
    "up down track supply goal managers wanted completed train_stack city_tile section_tile first_station "
    "first_office deal_stack deal_discard stacks drawn setup_tile setup_side setup_colour"
).split()


def dump(state: State) -> dict[str, object]:
    """Everything that makes up the position, as JSON can hold it."""
    data: dict[str, object] = {"random": state.random.state()}
    for name in NUMBERS:
        data[name] = getattr(state, name)
    for name in LISTS:
        items: list[object] = getattr(state, name)
        data[name] = items[:]
    data["agenda"] = [[entry.name, entry.seat, *entry.fields()] for entry in state.agenda]
    return data


def load(state: State, data: dict[str, object]) -> State:
    """Fill an empty table with what `dump` wrote."""
    from roundhouse.games.railroad_revolution.agenda import decision

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
    from roundhouse.games.railroad_revolution.game import RailroadRevolution

    assert isinstance(game, RailroadRevolution)
    names = ["random", *NUMBERS, *LISTS, "agenda"]
    return game.load(dict(zip(names, values, strict=True)))
