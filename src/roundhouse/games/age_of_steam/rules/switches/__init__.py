"""Switches, one file each: what it does at the points of the rulebook, and how a map file sets it.

To add one: a file here with a class that fills in methods of `Switch`, and a function `read`; a line below;
its sentence `guide.rule.NAME` in the catalogues; its name in `editor/subjects.py`; its row in docs/maps.md;
its tests in tests/age_of_steam/switches.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from roundhouse.games.age_of_steam.reading.unfinished_map import Reader, UnfinishedMap
from roundhouse.games.age_of_steam.rules.switch import Switch
from roundhouse.games.age_of_steam.rules.switches import (
    acceptance,
    action_money,
    action_must_be_used,
    action_tokens,
    closed_actions,
    collect_sets,
    cross_region_only,
    delivery_bonus,
    end_when,
    ferry_step,
    final_points,
    first_town_track_income,
    fixed_start_cubes,
    growth_by_connection,
    hexes_open_from,
    income_less,
    levy,
    link_kept_on_urbanize,
    links_from_city_per_turn,
    locomotive_action,
    mining,
    odd_turns,
    one_link_per_pair,
    own_links_only,
    plant_points,
    price_by_shape,
    production_place,
    recycle,
    remove_cube,
    role_actions_closed,
    role_delivery_closed,
    roles,
    sea_links,
    tile_discount,
    tiles_removed,
    town_cubes_need_action,
    urbanize_uses_build,
    weak_actions,
)
from roundhouse.kit.files.tables import Table


def adding(read: Callable[[Table, UnfinishedMap], Switch | None]) -> Reader:
    """The reader that adds a switch to its map; None is one that is written down, but off."""

    def add(table: Table, unfinished: UnfinishedMap) -> None:
        switch = read(table, unfinished)
        if switch is not None:
            unfinished.map.add(switch)

    return add


SWITCHES: Final[dict[str, Reader]] = {
    "acceptance": adding(acceptance.read),
    "action_money": adding(action_money.read),
    "action_must_be_used": adding(action_must_be_used.read),
    "action_tokens": adding(action_tokens.read),
    "closed_actions": adding(closed_actions.read),
    "collect_sets": adding(collect_sets.read),
    "cross_region_only": adding(cross_region_only.read),
    "delivery_bonus": adding(delivery_bonus.read),
    "ferry_step": adding(ferry_step.read),
    "first_town_track_income": adding(first_town_track_income.read),
    "fixed_start_cubes": adding(fixed_start_cubes.read),
    "growth_by_connection": adding(growth_by_connection.read),
    "levy": adding(levy.read),
    "link_kept_on_urbanize": adding(link_kept_on_urbanize.read),
    "links_from_city_per_turn": adding(links_from_city_per_turn.read),
    "end_when": adding(end_when.read),
    "final_points": adding(final_points.read),
    "hexes_open_from": adding(hexes_open_from.read),
    "income_less": adding(income_less.read),
    "locomotive_action": adding(locomotive_action.read),
    "mining": adding(mining.read),
    "odd_turns": adding(odd_turns.read),
    "one_link_per_pair": adding(one_link_per_pair.read),
    "own_links_only": adding(own_links_only.read),
    "price_by_shape": adding(price_by_shape.read),
    "production_place": adding(production_place.read),
    "recycle": adding(recycle.read),
    "plant_points": adding(plant_points.read),  # the plant is that of the switch before it
    "remove_cube": adding(remove_cube.read),
    "sea_links": adding(sea_links.read),
    "tiles_removed": adding(tiles_removed.read),
    "town_cubes_need_action": adding(town_cubes_need_action.read),
    "urbanize_uses_build": adding(urbanize_uses_build.read),
    "weak_actions": adding(weak_actions.read),
    "tile_discount": adding(tile_discount.read),  # after those that make prices
    "roles": adding(roles.read),  # before those that speak of them
    "role_actions_closed": adding(role_actions_closed.read),
    "role_delivery_closed": adding(role_delivery_closed.read),
}
