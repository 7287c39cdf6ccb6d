"""Why a move is refused, once more by brute force: from segments and sections, question by question."""

from __future__ import annotations

from age_of_steam.brute import CENTRE, NOBODY, Board, Lines, Segment, closed_hex, kinds_for, must_found
from age_of_steam.brute_goods import Goods
from roundhouse.games.age_of_steam.rules.state import State


def why_not_lay(state: State, hex: int, lines: Lines) -> str:
    """The first reason against a lay, in the order in which a player would ask."""
    board = Board(state, state.seat)
    if "action_must_be_used" in state.m.rules and must_found(state, state.seat):
        return "action_unused"
    if hex in board.cities:
        return "on_city"
    if board.tiles_left < 1:
        return "no_placement"
    if hex in board.built:
        return "built_this_turn"
    town = any(CENTRE in line for line in lines)
    if town != (hex in board.towns):
        return "not_town" if town else "town_tile_only"
    changed = board.changes(hex, lines)
    added = [(hex, *line) for line in lines if (hex, *line) not in board.inside.get(hex, set())]
    opens = board.laid or board.opens(lines, added)
    clear = not any(blocked(board, hex, end) for segment in added for end in segment[1:])
    if changed is not None and clear and opens and board.with_track(hex, *changed) is not None:
        return why_not_affordable(board, hex, lines)
    return why_not_fitting(board, hex, lines, added)


def why_not_affordable(board: Board, hex: int, lines: Lines) -> str:
    """What is missing for a lay that fits: a tile, a disc, money, or a way to complete the turn."""
    kinds = kinds_for(lines)
    left = [kind for kind in kinds if board.supply(kind, hex) > 0]
    if not left:
        return "no_tile"
    if hex in board.towns and len(lines) in (2, 4) and board.discs(hex) < 1:
        return "no_disc"
    if board.price(hex, lines, kinds[left[0]]) > board.cash:
        return "too_dear"
    if "hexes_open_from" in board.m.rules and closed_hex(board.state, hex):
        return "hex_closed"
    changed = board.changes(hex, lines)
    after = None if changed is None else board.with_track(hex, *changed)
    twice = "one_link_per_pair" in board.m.rules and after is not None and after.joined_twice()
    if "links_from_city_per_turn" in board.m.rules:
        return "city_exits"
    return "joined_twice" if twice else "cannot_complete"


def why_not_fitting(board: Board, hex: int, lines: Lines, added: list[Segment]) -> str:
    """What is wrong with how the lines of a lay would lie."""
    state = board.state
    old = board.inside.get(hex, set())
    if old and not added and len(old) == len(lines):
        return "no_change"
    gone = [segment for segment in old if segment[1:] not in lines]
    if gone and (hex in board.towns or len(lines) < len(old)):
        return "must_keep"
    if any(not may_turn(board, segment) for segment in gone):
        return "must_keep"
    sides = sorted({end for segment in added for end in segment[1:] if end != CENTRE})
    for side in sides:
        if blocked(board, hex, side):
            return "off_map" if board.near[hex][side] < 0 else "joins_other"
    if not old and hex not in board.towns and len(lines) == 2 and not state.edition.direct_pairs:
        return "no_direct_pairs"
    if not board.laid and not board.opens(lines, added):
        return "first_tile_complex" if state.edition.complex_first else "first_tile"
    stops = {side: stop_beyond(board, hex, side) for side in sides}
    if not any(anchored(board, hex, side, stops[side]) for side in sides):
        apart = board.m.contiguous and not state.joined and any(stop >= 0 for stop in stops.values())
        return "contiguous" if apart else "not_connected"
    if hex in board.towns:
        return "loop" if hex in stops.values() else "not_connected"
    loop = any(0 <= stops[one] == stops[other] for _, one, other in added)
    return "loop" if loop else "not_connected"


def may_turn(board: Board, segment: Segment) -> bool:
    """Whether the builder may redirect a line: it is free or own, and one end of it is open."""
    edges = [node for node in board.nodes(segment) if len(node) == 2]
    return board.owner[segment] in (NOBODY, board.seat) and any(len(board.at[edge]) == 1 for edge in edges)


def beyond(board: Board, hex: int, side: int) -> Segment | None:
    """The line beyond a side that a new line would run into."""
    node = board.node(hex, side)
    others = [other for other in board.at.get(node, []) if other[0] != hex] if len(node) == 2 else []
    return others[0] if others else None


def blocked(board: Board, hex: int, end: int) -> bool:
    """Whether nothing may lead through a side: the map ends, or somebody else's track lies there."""
    if end == CENTRE:
        return False
    if board.near[hex][end] < 0:
        return True
    other = beyond(board, hex, end)
    return other is not None and board.owner[other] not in (NOBODY, board.seat)


def stop_beyond(board: Board, hex: int, side: int) -> int:
    """The hex of the stop that one gets to through a side, or -1."""
    node = board.node(hex, side)
    if len(node) == 1:
        return node[0]
    segment = beyond(board, hex, side)
    while segment is not None:
        one, other = board.nodes(segment)
        node = other if one == node else one
        if len(node) == 1:
            return node[0]
        following = [line for line in board.at[node] if line != segment]
        segment = following[0] if following else None
    return -1


def anchored(board: Board, hex: int, side: int, stop: int) -> bool:
    """Whether new track can begin at a side: a city to start from, own track, or free track from there."""
    other = beyond(board, hex, side)
    if other is not None and board.owner[other] == board.seat:
        return True
    if stop < 0:
        return False
    own = {segment for segment, owner in board.owner.items() if owner == board.seat}
    begin = board.begin()
    if board.m.contiguous and not board.state.joined and board.has_track():
        touched = {node[0] for segment in own for node in board.nodes(segment) if len(node) == 1}
        touched |= {end for one, two, owner in board.links if owner == board.seat for end in (one, two)}
        begin = board.cities & touched
    towns = {segment[0] for segment in own if segment[0] in board.towns} | board.linked
    return stop in begin if other is None else stop in begin | towns


def why_not_deliver(state: State, hex: int, colour: int) -> str:
    """Whether the cube is missing or a way for it."""
    stop = state.m.stop[hex] if hex >= 0 else -1
    cubes = state.cubes[stop * 6 + colour] if stop >= 0 else 0
    lies = hex >= 0 and stop < 0 and bool(state.lying) and state.lying[hex] == colour
    town = cubes and not state.cities >> stop & 1
    if town and state.m.town_deliver and not Goods(state).from_town(state.seat, colour):
        return "town_cubes"
    return "no_way" if cubes or lies else "no_cube"


def why_not_go(state: State, kind: str, number: int) -> str:
    """What is wrong with a link for the cube under way."""
    if state.at < 0:
        return "no_way"
    here = state.m.stop_hex[state.at]
    goods = Goods(state)
    ends = [(end, link) for step, end, link in goods.leaving.get(here, []) if step == (kind, number)]
    if not ends:
        return "no_link_there"
    end, link = ends[0]
    if end in {state.m.stop_hex[stop] for stop in state.path if stop >= 0}:
        return "visited"
    return "closed_link" if link & goods.closed_to(state.seat) else "dead_end"
