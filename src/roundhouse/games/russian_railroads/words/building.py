"""Building moves in words: what fires, what then is still missing, and what each scoring brings."""

from __future__ import annotations

from roundhouse.core.message import Argument, Message
from roundhouse.games.russian_railroads.rules.atoms import argument_of
from roundhouse.games.russian_railroads.rules.components import (
    GAPS,
    MARKERS,
    ROUTES,
    SLOTS,
    Special,
)
from roundhouse.games.russian_railroads.rules.effects import factory_word
from roundhouse.games.russian_railroads.rules.locomotives import Chain, lowest
from roundhouse.games.russian_railroads.rules.parts import loco_part
from roundhouse.games.russian_railroads.rules.pieces import pos_at
from roundhouse.games.russian_railroads.rules.scoring import meets, round_points
from roundhouse.games.russian_railroads.rules.state import State, replaced, route_word
from roundhouse.games.russian_railroads.words.effects import effect_word
from roundhouse.games.russian_railroads.words.names import (
    colour_word,
    loco_number,
    marker_word,
    noted,
    slot_word,
)
from roundhouse.games.russian_railroads.words.specials import gift_word, missing
from roundhouse.kit.words import listed


def gain(state: State, after: State, seat: int) -> list[Message]:
    """By how much each scoring grows."""
    more = round_points(after, seat) - round_points(state, seat)
    return [Message("label.more", {"n": more})] if more else []


def news(state: State, after: State, seat: int, special: Special) -> list[Message]:
    """What a move changes about a special space: it fires, can be paid for, or waits for something."""
    number = state.board.specials.index(special)
    if state.fired[seat] >> number & 1 or meets(state, seat, special):
        return []
    gift: dict[str, Argument] = {"gift": gift_word(state.c, special)}
    if not meets(after, seat, special):
        lacking = missing(after, seat, special)
        return [Message("label.waits", {**gift, "missing": listed(lacking)})]
    if special.coin:
        return [Message("label.for_coin", gift)]
    if special.each:
        return []  # counted among what each scoring brings
    return [Message("label.fires", gift)]


def step(state: State, parts: list[int]) -> Message:
    colour, route = parts[0], parts[1] % ROUTES
    seat = state.seat
    after = state.copy()
    at = pos_at(seat, route, colour)
    after.pos[at] += 1
    space = after.pos[at]
    label = Message(
        "label.step", {"colour": colour_word(colour), "route": route_word(state, route), "space": space}
    )
    return noted(label, step_notes(state, after, route, colour))


def step_notes(state: State, after: State, route: int, colour: int) -> list[Message]:
    """What a track step brings."""
    seat = state.seat
    space = after.pos[pos_at(seat, route, colour)]
    notes: list[Message] = []
    for special in state.board.specials:
        if special.route == route and special.colour == colour and special.space == space:
            notes += news(state, after, seat, special)
    reach = state.reach[seat * ROUTES + route]
    if colour and space > reach:
        notes.append(Message("label.beyond", {"reach": reach}))
    return notes + gain(state, after, seat)


def moved_tile(state: State) -> int:
    """Which locomotive a move is about: the one that was replaced, a special one, or the lowest."""
    decision = state.decision
    if type(decision) is Chain:
        return decision.tile
    part = loco_part(state.pending)
    return argument_of(state.pending[part]) or lowest(state)


def loco(state: State, parts: list[int]) -> Message:
    slot = parts[0] % SLOTS
    seat = state.seat
    tile, old = moved_tile(state), state.locos[seat * SLOTS + slot]
    route = state.board.slot_route[slot]
    after = state.copy()
    at = seat * ROUTES + route
    after.reach = replaced(state.reach, at, state.reach[at] + loco_number(tile) - loco_number(old))
    words: dict[str, Argument] = {
        "number": loco_number(tile),
        "slot": slot_word(state, slot),
        "before": state.reach[at],
        "after": after.reach[at],
    }
    if old:
        label = Message("label.loco_replace", {**words, "old": loco_number(old)})
    else:
        label = Message("label.loco", words)
    notes: list[Message] = []
    for special in state.board.specials:
        if special.route == route and meets(after, seat, special):
            notes += news(state, after, seat, special)
    return noted(label, notes + gain(state, after, seat))


def industry(state: State, parts: list[int]) -> Message:
    marker = parts[0]
    seat = state.seat
    board = state.board
    lane = board.lanes[board.marker_lane[marker]]
    cell = state.marker[seat * MARKERS + marker] + 1
    words: dict[str, Argument] = {
        "marker": marker_word(state, marker),
        "before": lane.value[cell - 1],
        "after": lane.value[cell],
    }
    notes: list[Message] = []
    tile = state.gaps[seat * GAPS + lane.gap[cell]] if lane.gap[cell] >= 0 else 0
    if tile:
        effect = effect_word(state.c, state.c.factory_effect[tile])
        notes.append(Message("label.works", {"factory": factory_word(tile), "effect": effect}))
    effect_there = lane.effect[cell]
    if effect_there is not None and not state.fired[seat] & lane.fired[cell]:
        notes.append(Message("label.fires", {"gift": effect_word(state.c, effect_there)}))
    return noted(Message("label.industry", words), notes)


def doubler(state: State, parts: list[int]) -> Message:
    route = parts[0] % ROUTES
    seat = state.seat
    at = seat * ROUTES + route
    after = state.copy()
    after.doublers = replaced(state.doublers, at, state.doublers[at] + 1)
    space = state.board.doublers[route][state.doublers[at]]
    label = Message("label.doubler", {"route": route_word(state, route), "space": space})
    return noted(label, gain(state, after, seat))
