"""What must fit together in a map: players, actions, cubes, and the order of play."""

from __future__ import annotations

from roundhouse.games.age_of_steam.reading.contradictions import check_switches
from roundhouse.games.age_of_steam.reading.hexes import told
from roundhouse.games.age_of_steam.reading.unfinished_map import UnfinishedMap, column_spot
from roundhouse.games.age_of_steam.rules.components import (
    ALTERNATE,
    AUCTION,
    FIXED,
    FROM_BAG,
    STOP,
    TERMINAL,
    TOWN,
    WHITE,
    Map,
)
from roundhouse.games.age_of_steam.rules.layouts import SIDES
from roundhouse.games.age_of_steam.rules.switch import OFFER
from roundhouse.kit.files.problems import Spot, shorten


def check(unfinished: UnfinishedMap) -> None:
    """Note everything that no single entry could know."""
    for block, message in (
        *players_and_actions(unfinished.map),
        *enough_cubes(unfinished.map),
        *stops_enough(unfinished.map),
        *cotton(unfinished.map),
    ):
        unfinished.source.problem(f"[{block}]", message, Spot(block))
    before = unfinished.source.count
    all_reached(unfinished)
    if unfinished.source.count == before:
        check_switches(unfinished)


def all_reached(unfinished: UnfinishedMap) -> None:
    """Track or a link can lead to every stop."""
    map = unfinished.map
    linked = [end for link in range(len(map.links) // 3) for end in map.link_ends(link)]
    for stop, hex in enumerate(map.stop_hex):
        if max(map.near[hex * SIDES : hex * SIDES + SIDES]) < 0 and stop not in linked:
            place = unfinished.place_of[hex]
            message = (
                f"{told(place)}: {shorten(map.stop_name[stop])} has no open side, and no link leads to it."
            )
            unfinished.source.problem("[grid]", message, column_spot(place[0]))


def players_and_actions(map: Map) -> list[tuple[str, str]]:
    """How many can play in this manner."""
    found: list[tuple[str, str]] = []
    if map.order_mode == ALTERNATE and (map.least, map.most) != (2, 2):
        found.append(("rules.turn_order_mode", '"alternate_pay" is for exactly two players.'))
    if map.order_mode == FIXED and (map.least, map.most) != (2, 2):
        found.append(("rules.turn_order_mode", '"fixed" is for exactly two players.'))
    if map.order_mode == AUCTION and map.least == 1:
        found.append(("map", 'one player alone needs [rules.turn_order_mode] with "none".'))
    actions = map.actions.bit_count()
    if actions < map.most and not map.points & OFFER:  # else some go without
        found.append(("rules", f"has actions for only {actions} of {map.most} players; everybody needs one."))
    if map.action_cycle and map.most > 1:
        found.append(("rules.action_cycle", "is for one player alone."))
    return found


def needed_cubes(map: Map) -> int:
    """Cubes that leave the bag at set-up."""
    cubes = sum(map.stop_cubes)
    cubes += sum(min(boxes, map.rows_filled) for boxes in map.column_boxes)
    cubes += map.stop_kind.count(TERMINAL)
    cubes += sum(map.terrain_cubes[terrain] for terrain in map.terrain if terrain != STOP)
    if map.town_colour == FROM_BAG:
        cubes += map.town_cubes * map.stop_kind.count(TOWN)
    return cubes + sum(switch.dealt(map) for switch in map.switches)


def enough_cubes(map: Map) -> list[tuple[str, str]]:
    """The bag must suffice for the set-up."""
    needed, there = needed_cubes(map), sum(map.bag)
    if needed > there:
        return [("goods", f"the set-up needs {needed} cubes, but the bag has {there}.")]
    return []


def stops_enough(map: Map) -> list[tuple[str, str]]:
    """Without two stops there is nothing to build."""
    if map.stops < 2:
        return [("grid", f"has {map.stops} towns, cities and terminals; there must be at least two.")]
    return []


def cotton(map: Map) -> list[tuple[str, str]]:
    """White cubes need somebody who takes them, and the other way round."""
    white = map.town_cubes > 0 and map.town_colour == WHITE
    if white and not map.also_takes[WHITE]:
        return [
            ("rules.town_start_cubes", "white cubes need [rules.special_cube] with cities that take them.")
        ]
    return []
