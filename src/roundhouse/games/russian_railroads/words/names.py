"""Names of things, amounts, and how several of them are joined."""

from __future__ import annotations

from roundhouse.core.bits import members
from roundhouse.core.message import Argument, Message
from roundhouse.games.russian_railroads.rules.components import COLOURS, NINE, STEELWORKS
from roundhouse.games.russian_railroads.rules.state import State, route_word
from roundhouse.kit.words import listed


def noted(what: Message, notes: list[Message]) -> Message:
    """A message with further notes behind it: "a – b; c"."""
    if not notes:
        return what
    more = notes[-1]
    for note in reversed(notes[:-1]):
        more = Message("list.clauses", {"first": note, "rest": more})
    return Message("list.noted", {"what": what, "notes": more})


def colour_word(colour: int) -> Message:
    return Message("colour." + COLOURS[colour])


def colours_word(mask: int, joint: str = "or") -> Message:
    """A set of track colours."""
    return listed([colour_word(colour) for colour in members(mask)], joint)


def points_word(number: int) -> Message:
    return Message("count.points", {"n": number})


def cost_word(workers: int, temporary: int, black: int, coins: int) -> Message:
    """What is paid: own workers, temporary ones, the black one, coins."""
    parts: list[Message] = []
    if workers:
        parts.append(Message("count.workers", {"n": workers}))
    if temporary:
        parts.append(Message("count.temporary", {"n": temporary}))
    if black:
        parts.append(Message("count.black_worker"))
    if coins:
        parts.append(Message("count.coins", {"n": coins}))
    return listed(parts) if parts else Message("count.nothing")


def loco_number(tile: int) -> int:
    """The number on a locomotive; the special one is a 9 as well."""
    return min(tile, NINE)


def slot_word(state: State, slot: int) -> Message:
    """A place for a locomotive, numbered where a route has several."""
    route = state.board.slot_route[slot]
    place = state.board.slot_route[: slot + 1].count(route)
    if state.board.slot_route.count(route) == 1:
        return route_word(state, route)
    return Message("slot.numbered", {"route": route_word(state, route), "place": place})


def marker_word(state: State, marker: int) -> Message:
    """An industry marker: by its lane, or by its number where both are on one lane."""
    if len(state.board.lanes) > 1:
        return Message("marker." + state.board.lanes[state.board.marker_lane[marker]].name)
    return Message("marker.second" if marker else "marker.first")


def tile_word(tile: int) -> Message:
    """A factory in a gap."""
    if tile == STEELWORKS:
        return Message("factory.steelworks")
    return Message("factory.number", {"number": tile})


def engineer_word(number: int) -> Message:
    return Message("engineer.name", {"engineer": number})


def owner_word(state: State, number: int) -> Message:
    """Who has hired an engineer."""
    for seat in range(state.players):
        if state.engineers[seat] >> number & 1:
            return player_word(seat)
    return Message("emil.name")


def player_word(seat: int) -> Message:
    return Message("player", {"n": seat + 1})


def merged(message: Message, words: dict[str, Argument]) -> Message:
    """The same message with some arguments put differently."""
    return Message(message.key, {**message.args, **words})
