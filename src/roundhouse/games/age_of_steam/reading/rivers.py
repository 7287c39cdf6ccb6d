"""Rivers of a map that does not say where they run: drawn so that neighbouring river hexes join."""

from __future__ import annotations

from roundhouse.games.age_of_steam.rules.components import RIVER, Map
from roundhouse.games.age_of_steam.rules.layouts import OPPOSITE, SIDES

THROUGH = 2  # sides of a hex that a river runs through


def joined_rivers(map: Map) -> list[int]:
    """For each hex the sides that a river runs through, a mask.

    Every river hex is joined with up to two others, never in a ring; where a river begins or ends it comes
    straight from the far side.
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
            only = sides[hex].bit_length() - 1 if sides[hex] else 0
            sides[hex] |= 1 << only | 1 << OPPOSITE[only]
    return sides
