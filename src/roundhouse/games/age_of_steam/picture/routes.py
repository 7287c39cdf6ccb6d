"""Deliveries as routes: each from its cube along the track to the city that takes it, with who earns what."""

from __future__ import annotations

from typing import Final

from roundhouse.core.message import Argument, Message
from roundhouse.games.age_of_steam.picture.grid import STRAIGHT, Grid, curve, grid
from roundhouse.games.age_of_steam.rules.components import COLOUR_NAMES
from roundhouse.games.age_of_steam.rules.deliveries import Delivery
from roundhouse.games.age_of_steam.rules.layouts import CENTRE, FIRST_SIDE, LINE_BETWEEN, SIDES
from roundhouse.games.age_of_steam.rules.moves import DONE, GO, OVER
from roundhouse.games.age_of_steam.rules.moving import Carry
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.age_of_steam.rules.track import goes_on, hex_of, inner_of, place_at, side_of, step_on
from roundhouse.games.age_of_steam.words.goods import all_deliveries, rank
from roundhouse.games.age_of_steam.words.names import colour_word, place_word, stop_word
from roundhouse.kit.drawing.svg import Point, num
from roundhouse.kit.routes import Route, Routes, forced_moves

MOST: Final = 100  # routes that are offered at once


def routes(state: State) -> Routes | None:
    """What can be delivered now, or how the cube under way can go on; None while nothing is moved."""
    found = all_deliveries(state)
    if not found:
        return None
    under_way = type(state.decision) is Carry
    lines = [[*([] if under_way else [way.move(state)]), *way.steps, *stays(state, way)] for way in found]
    forced = forced_moves(lines)
    drawn = [route(state, found[n], lines[n], under_way) for n in best(state, found)]
    return Routes(Message("routes.title"), drawn, len(found) - len(drawn), forced)


def best(state: State, found: list[Delivery]) -> list[int]:
    """Those worth a look, by number: from the same cube to the same city none is as good in all respects.

    If there are still too many, the best to each city stays before all others.
    """
    order = sorted(range(len(found)), key=lambda n: rank(found[n], state.seat))
    kept: dict[tuple[int, ...], list[int]] = {}
    for n in order:
        way = found[n]
        rivals = kept.setdefault((way.origin_hex, way.colour, way.stops[-1]), [])
        if not any(as_good(state, found[other], way) for other in rivals):
            rivals.append(n)
    first = {ways[0] for ways in kept.values()}
    worthy = {n for ways in kept.values() for n in ways}
    chosen = sorted((n for n in order if n in worthy), key=lambda n: n not in first)[:MOST]
    return [n for n in order if n in set(chosen)]


def as_good(state: State, way: Delivery, other: Delivery) -> bool:
    """Whether a delivery brings the mover as much as another, and nobody else more."""
    if state.m.region_income and set(way.owners) != set(other.owners):
        return False  # who may get the bonus is not in the gains
    pairs = enumerate(zip(way.gains, other.gains, strict=True))
    return all(gain >= less if seat == state.seat else gain <= less for seat, (gain, less) in pairs)


def stays(state: State, way: Delivery) -> list[int]:
    """The move that ends a way where an edition would let the cube go on from there."""
    if state.edition.must_stop:
        return []
    after = state.copy()
    for move in way.steps if type(state.decision) is Carry else [way.move(state), *way.steps]:
        after.answer(move)
    after.ask()
    return [DONE] if type(after.agenda[-1]) is Carry and DONE in after.moves else []


def route(state: State, way: Delivery, moves: list[int], under_way: bool) -> Route:
    """One of them, drawn from where the cube is now."""
    own = grid(state.m)
    ended = way.stops[-1]
    colour = COLOUR_NAMES[way.colour]
    ends: dict[str, Argument] = {"place": place_word(state, way.origin_hex), "city": stop_word(state, ended)}
    return Route(
        moves,
        "" if under_way else f"cube-{own.names[way.origin_hex]}-{colour}",
        f"hex-{own.names[state.m.stop_hex[ended]]}",
        Message("routes.what", {"colour": colour_word(way.colour)}),
        Message("routes.where", ends),
        Message("routes.links", {"n": len(way.owners)}),
        way.gains,
        legs(state, own, way, under_way),
    )


def legs(state: State, own: Grid, way: Delivery, under_way: bool) -> list[str]:
    """The line of a way, link by link."""
    m = state.m
    at = state.at if under_way else m.stop[way.origin_hex]
    hex = way.origin_hex if at < 0 else m.stop_hex[at]
    drawn: list[str] = []
    for step, stop in zip(way.steps, way.stops, strict=True):
        if step >= OVER:
            drawn.append(f"M{point(own.spots[hex])}L{point(own.spots[m.stop_hex[stop]])}")
        else:
            drawn.append(leg(state, own, place_at(hex, step - GO), own.spots[m.stop_hex[stop]]))
        hex = m.stop_hex[stop]
    return drawn


def leg(state: State, own: Grid, place: int, end: Point) -> str:
    """The track that leaves a hex at a place, followed to the stop where it ends."""
    m = state.m
    parts = [f"M{point(own.spots[hex_of(place)])}L{point(own.towards(hex_of(place), side_of(place)))}"]
    while goes_on(m, state.track, place):
        entry = m.across[place]
        place = step_on(m, state.track, place)
        if place < 0 or inner_of(state.track[entry]) == CENTRE:
            break
        parts.append(bend(own, entry, side_of(place)))
    return "".join(parts) + f"L{point(end)}"


def bend(own: Grid, entry: int, to: int) -> str:
    """A line through a hex, from the side where one comes in to another one."""
    line = LINE_BETWEEN[side_of(entry) * SIDES + to]
    shape = curve(own.turned, line)
    end = point(own.towards(hex_of(entry), to))
    if shape.kind == STRAIGHT:
        return f"L{end}"
    clockwise = (shape.swing > 0) == (FIRST_SIDE[line] == side_of(entry))
    radius = num(shape.radius)
    return f"A{radius} {radius} 0 0 {int(clockwise)} {end}"


def point(spot: Point) -> str:
    """A point as path data."""
    return f"{num(spot[0])} {num(spot[1])}"
