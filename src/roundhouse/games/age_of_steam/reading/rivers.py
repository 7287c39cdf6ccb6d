"""Rivers of a map that does not say where they run: drawn so that neighbouring river hexes join."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from roundhouse.games.age_of_steam.rules.components import RIVER, STOP, Map
from roundhouse.games.age_of_steam.rules.layouts import OPPOSITE, SIDES

THROUGH = 2  # sides of a hex that a river runs through


def joined_rivers(map: Map) -> list[int]:
    """For each hex the sides that a river runs through, a mask.

    Every river hex is joined with up to two others, never in a ring; where a river begins or ends it runs on
    to water, to a stop or off the map if any lies ahead, and else straight.
    """
    rivers = [hex for hex, terrain in enumerate(map.terrain) if terrain == RIVER]
    sides = [0] * len(map.terrain)
    part = list(range(len(map.terrain)))  # hexes joined so far have the same number
    for side in (3, 2, 4):  # south and south-east, south-west; each pair of neighbours once
        for hex in rivers:
            other = map.near[hex * SIDES + side]
            if other < 0 or map.terrain[other] != RIVER or part[hex] == part[other]:
                continue
            if max(sides[hex].bit_count(), sides[other].bit_count()) < THROUGH:
                sides[hex] |= 1 << side
                sides[other] |= 1 << OPPOSITE[side]
                old, new = part[other], part[hex]
                part = [new if number == old else number for number in part]
    for hex in rivers:
        if sides[hex].bit_count() < THROUGH:
            only = sides[hex].bit_length() - 1 if sides[hex] else next(leading(map, hex, range(SIDES)), 0)
            far = OPPOSITE[only]
            ahead = (far, (far + 1) % SIDES, (far - 1) % SIDES)
            sides[hex] |= 1 << only | 1 << next(leading(map, hex, ahead), far)
    return sides


def leading(map: Map, hex: int, sides: Iterable[int]) -> Iterator[int]:
    """Those of the sides of a hex that lead to a stop, to water or off the map."""
    for side in sides:
        other = map.near[hex * SIDES + side]
        if other < 0 or map.terrain[other] == STOP:
            yield side
