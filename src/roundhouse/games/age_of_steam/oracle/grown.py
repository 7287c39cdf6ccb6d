"""Recorded cubes that come to a city when track reaches it, held against those that the engine moves."""

from __future__ import annotations

from roundhouse.core.message import Message
from roundhouse.games.age_of_steam.oracle.events import Event
from roundhouse.games.age_of_steam.oracle.problems import flaw
from roundhouse.games.age_of_steam.oracle.replay import Table
from roundhouse.games.age_of_steam.rules.components import COLOUR_NAMES


def grow(table: Table, event: Event) -> None:
    """The record may tell of the cube before the tile that brings it, or after it."""
    if not found(table, event):
        table.waiting.append(event)


def found(table: Table, event: Event) -> bool:
    """Whether the engine has moved this cube, and no event has accounted for it yet."""
    city, wanted = table.state.m.stop_name[event.stop], f"colour.{COLOUR_NAMES[event.colour]}"
    for place, told in enumerate(table.log):
        colour = told.args.get("colour")
        same = isinstance(colour, Message) and colour.key == wanted and told.args.get("city") == city
        if told.key == "log.grows" and same:
            del table.log[place]
            table.compared += 1
            return True
    return False


def all_grown(table: Table) -> None:
    """After a tile or a New City: every cube that the record has told of has come."""
    for event in table.waiting:
        if not found(table, event):
            raise table.wrong(event, flaw("no_growth"))
    table.waiting = []


def none_left(table: Table, event: Event) -> None:
    """At the end of a turn: no cube has come that the record does not tell of."""
    if table.waiting:
        raise table.wrong(table.waiting[0], flaw("no_growth"))
    if "growth_by_connection" not in table.state.m.rules:
        return
    for told in table.log:
        if told.key == "log.turn":
            return
        if told.key == "log.grows":
            raise table.wrong(event, flaw("growth_untold", city=told.args["city"]))
