"""Track in words: a tile, where it leads, and what it costs."""

from __future__ import annotations

from roundhouse.core.message import Argument, Message
from roundhouse.games.age_of_steam.rules.components import TOWN, Map
from roundhouse.games.age_of_steam.rules.laying import price, what
from roundhouse.games.age_of_steam.rules.layouts import (
    BENDS,
    FIRST_PAIR,
    FIRST_SIDE,
    FIRST_TOWN,
    IS_CROSSING,
    NO_LAYOUT,
    SECOND_SIDE,
    SIDES,
    bend,
    exits_of,
    lines_of,
    new_sides,
)
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.age_of_steam.rules.track import OPEN, hex_of, lines_beyond, place_at, walk
from roundhouse.games.age_of_steam.words.names import hex_name, listed, side_word, stop_word


def kind_word(layout: int) -> Message:
    """What kind of tile a layout is."""
    if layout < FIRST_PAIR:
        return Message("tile." + BENDS[bend(layout)])
    if layout < FIRST_TOWN:
        return Message("tile.crossing" if IS_CROSSING[layout] else "tile.beside")
    return Message("tile.town", {"n": exits_of(layout).bit_count()})


def sides_word(m: Map, layout: int) -> Message:
    """The sides that the lines of a layout join."""
    if layout >= FIRST_TOWN:
        return listed([side_word(m, side) for side in range(SIDES) if exits_of(layout) >> side & 1])
    lines = [
        Message("edges.line", {"a": side_word(m, FIRST_SIDE[line]), "b": side_word(m, SECOND_SIDE[line])})
        for line in lines_of(layout)
    ]
    return listed(lines)


def tile_word(m: Map, layout: int) -> Message:
    """A tile as it lies: its kind and its sides."""
    return Message("tile.sided", {"tile": kind_word(layout), "sides": sides_word(m, layout)})


def change(state: State, hex: int, layout: int) -> str:
    """What a lay is: `lay` on an empty hex, `redirect` if a line is only turned, else `replace`."""
    if state.layout[hex] == NO_LAYOUT:
        return "lay"
    only_turned = layout < FIRST_TOWN and not what(state, hex, layout)[2]
    return "redirect" if only_turned else "replace"


def lay_words(state: State, hex: int, layout: int) -> dict[str, Argument]:
    """All that there is to say of a lay."""
    cost = price(state, hex, layout)
    return {
        "hex": hex_name(state, hex),
        "tile": tile_word(state.m, layout),
        "ways": ways_word(state, hex, layout),
        "price": cost,
        "left": state.cash[state.seat] - cost,
    }


def ways_word(state: State, hex: int, layout: int) -> Message:
    """Where the new lines of a lay lead, one after the other."""
    if layout >= FIRST_TOWN:
        return exits_word(state, hex, layout)
    _, turned, added = what(state, hex, layout)
    ways: list[Message] = []
    for line in turned + added:
        ends = end_of(state, hex, FIRST_SIDE[line]), end_of(state, hex, SECOND_SIDE[line])
        ways.append(way_word(state, min(ends), max(ends)))
    return listed(ways)


def completed_word(state: State, move: int) -> Message | None:
    """The links that a tile completes, each with the length that it then has; None if there are none."""
    if not state.codes.lay <= move < state.codes.further:
        return None
    cell, layout = state.codes.laid(move)
    hex = state.m.hex_at[cell]
    here = state.m.stop[hex]
    links: list[tuple[int, int, int]] = []
    if layout >= FIRST_TOWN:
        new = [side for side in range(SIDES) if new_sides(state.layout[hex], layout) >> side & 1]
        links = [(here, end_of(state, hex, side), 1 + beyond(state, hex, side)) for side in new]
    else:
        _, turned, added = what(state, hex, layout)
        for line in turned + added:
            one, other = FIRST_SIDE[line], SECOND_SIDE[line]
            length = 1 + beyond(state, hex, one) + beyond(state, hex, other)
            links.append((end_of(state, hex, one), end_of(state, hex, other), length))
    told = [
        Message("way.links", {"one": stop_word(state, one), "other": stop_word(state, other), "n": length})
        for one, other, length in links
        if one < OPEN and other < OPEN and one != other
    ]
    return listed(told) if told else None


def beyond(state: State, hex: int, side: int) -> int:
    """How many lines of track follow beyond a side of a hex."""
    return len(lines_beyond(state.m, state.track, place_at(hex, side)))


def exits_word(state: State, hex: int, layout: int) -> Message:
    """Where the new exits of a town lead: links that are completed, and stops ahead."""
    new = new_sides(state.layout[hex], layout)
    here = state.m.stop[hex]
    ends = [end_of(state, hex, side) for side in range(SIDES) if new >> side & 1]
    parts = [way_word(state, here, end) for end in ends if end < OPEN]
    ahead = {stop_ahead(state, here, end - OPEN)[0] for end in ends if end >= OPEN}
    if ahead:
        stops = [stop_word(state, stop) for stop in sorted(ahead) if stop >= 0]
        known = Message("way.open_towards", {"stops": listed(stops)}) if stops else Message("way.open_end")
        parts.append(known)
    return listed(parts)


def end_of(state: State, hex: int, side: int) -> int:
    """The stop that one gets to through a side of a hex, or OPEN + the place where the track ends."""
    return walk(state.m, state.track, state.cities, place_at(hex, side))


def way_word(state: State, one: int, other: int) -> Message:
    """A line by its ends; an open end by the stop ahead."""
    if one >= OPEN:
        return Message("way.open")
    if other < OPEN:
        return Message("way.link", {"one": stop_word(state, one), "other": stop_word(state, other)})
    ahead, tiles = stop_ahead(state, one, other - OPEN)
    if ahead < 0:
        return Message("way.from", {"one": stop_word(state, one)})
    return Message(
        "way.towards", {"one": stop_word(state, one), "other": stop_word(state, ahead), "n": tiles}
    )


def stop_ahead(state: State, origin: int, place: int) -> tuple[int, int]:
    """The nearest other stop beyond an open end, and the tiles that are still missing; (-1, 0) for none."""
    m = state.m
    start = m.near[place]
    if start < 0:
        return -1, 0
    seen = {hex_of(place), start}
    frontier = [start]
    tiles = 0
    while frontier:
        found = [m.stop[hex] for hex in frontier if m.stop[hex] not in (-1, origin)]
        if found:
            stop = min(found)
            # A town needs a tile of its own, a city does not.
            return stop, tiles + (m.stop_kind[stop] == TOWN and not state.cities >> stop & 1)
        tiles += 1
        following: list[int] = []
        for hex in frontier:
            for side in range(SIDES):
                beyond = m.neighbour(hex, side)
                if beyond >= 0 and beyond not in seen:
                    seen.add(beyond)
                    following.append(beyond)
        frontier = following
    return -1, 0
