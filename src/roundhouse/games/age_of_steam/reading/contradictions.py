"""Switches of a map that contradict each other, or that could never do anything."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from roundhouse.games.age_of_steam.reading.hexes import told
from roundhouse.games.age_of_steam.reading.unfinished_map import UnfinishedMap, column_spot
from roundhouse.games.age_of_steam.rules.components import ACTION_NAMES, ALTERNATE, CASH, Map
from roundhouse.games.age_of_steam.rules.layouts import SIDES
from roundhouse.games.age_of_steam.rules.switches.closed_actions import DIE, PARITY, ClosedActions
from roundhouse.games.age_of_steam.rules.switches.ferry_step import FerryStep
from roundhouse.kit.files.problems import Spot, shorten

Rules = dict[str, dict[str, object]]  # the switches of a map as its file has them
Found = Iterator[tuple[str, str, str]]  # a switch, one of its keys or nothing, what is wrong

GIVES: Final = {  # actions that only some maps have: the switch that says what they do
    **dict.fromkeys(ACTION_NAMES[7:13], "weak_actions"),
    "ferry": "ferry_step",
    "smuggle": "cross_region_only",
    "protection": "town_cubes_need_action",
    "deurbanization": "remove_cube",
    "plant_operator": "plant_points",
    "commonwealth": "tile_discount",
}
OF_AN_ACTION: Final = ("plant_points", "remove_cube", "tile_discount", "town_cubes_need_action")
NEEDS: Final = {  # switches that change an action
    "engineer": "engineer",
    "locomotive_action": "locomotive",
    "turn_order_action": "turn_order",
    "urbanize_when": "urbanization",
    "ferry_step": "ferry",
    "production_place": "production",
    "production_targets": "production",
    "urbanize_uses_build": "urbanization",
    "urbanize_takes_display": "urbanization",
    "link_kept_on_urbanize": "urbanization",
}


def check_switches(d: UnfinishedMap) -> None:
    """Note every contradiction."""
    given = d.root.values.get("rules", {})
    assert isinstance(given, dict)
    rules: Rules = {name: value for name, value in given.items() if isinstance(value, dict)}
    for check in (actions_that_are_not, idle_actions, too_few_open, overruled):
        for switch, key, message in check(rules, d.map):
            block = f"rules.{switch}"
            inside = Spot.key(block, key) if key else Spot(block)
            spot = inside if block in d.source.blocks else Spot.key("rules", switch)
            d.source.problem(f"[{block}]", message, spot)
    apart(d)


def actions_that_are_not(rules: Rules, map: Map) -> Found:
    """Switches that speak of actions."""
    here = [name for action, name in enumerate(ACTION_NAMES) if map.actions >> action & 1]
    named: list[tuple[str, str, object]] = [
        *(("closed_actions", key, value) for key, value in rules.get("closed_actions", {}).items()),
        *(("action_tokens", name, [name]) for name, count in rules.get("action_tokens", {}).items() if count),
        ("action_must_be_used", "value", rules.get("action_must_be_used", {}).get("value")),
        *(
            ("role_actions_closed", role, value)
            for role, value in rules.get("role_actions_closed", {}).items()
        ),
        ("weak_actions", "tiles", rules.get("weak_actions", {}).get("tiles")),
        ("cross_region_only", "unless_action", [rules.get("cross_region_only", {}).get("unless_action")]),
        *((switch, "action", [rules.get(switch, {}).get("action")]) for switch in OF_AN_ACTION),
    ]
    for switch, key, names in named:
        for name in names if isinstance(names, (list, dict)) else []:
            if name in ACTION_NAMES and name not in here:
                yield switch, key, f"`{key}` speaks of the action {name}, which this map does not have."
    for switch, name in NEEDS.items():
        if switch in rules and name not in here:
            yield switch, "", f"needs the action {name}, which this map does not have."


def idle_actions(rules: Rules, map: Map) -> Found:
    """Actions that no switch gives a meaning to."""
    added = "actions_added" if "actions_added" in rules else "actions_only"
    for name, switch in GIVES.items():
        if map.actions >> ACTION_NAMES.index(name) & 1 and switch not in rules:
            yield added, "value", f"the action {name} does nothing without [rules.{switch}]."


def too_few_open(rules: Rules, map: Map) -> Found:
    """Everybody must find an action that is open; where there are tokens, some go without."""
    if "action_tokens" in rules:
        return
    for switch in map.switches:
        if not isinstance(switch, ClosedActions) or switch.mode == DIE:  # which its reader has checked
            continue
        lists = [switch.odd, switch.even] if switch.mode == PARITY else [[one] for one in switch.actions]
        least = min((map.actions & ~sum(1 << action for action in set(one))).bit_count() for one in lists)
        for players in range(map.least, map.most + 1):
            if switch.players >> players & 1 and least < players:
                yield (
                    "closed_actions",
                    "",
                    f"leaves actions for only {least} of {players} players; everybody needs one.",
                )
                break


def overruled(rules: Rules, map: Map) -> Found:
    """Switches of which one makes the other void."""
    for name in ("actions_added", "actions_removed"):
        if name in rules and "actions_only" in rules:
            yield name, "", "contradicts [rules.actions_only]; name every action there."
    if "turn_order_price" in rules and map.order_mode != ALTERNATE:
        yield "turn_order_price", "", 'is only for [rules.turn_order_mode] with "alternate_pay".'
    if rules.get("goods_growth", {}).get("value") == "none" and "growth_dice" in rules:
        yield "growth_dice", "", 'contradicts [rules.goods_growth] with "none".'
    for name in ("mining", "final_points", "plant_points"):
        if name in rules and map.scoring == CASH:
            yield name, "", "brings points, but [rules.scoring] counts money."
    for switch in map.switches:
        if isinstance(switch, FerryStep) and switch.coast.bit_count() < 2:
            yield "ferry_step", "coast", "`coast` must name at least two places, else nobody can go anywhere."


def apart(d: UnfinishedMap) -> None:
    """Track, links or a ferry can lead from every stop to every other."""
    map = d.map
    reached: set[int] = set()
    coast = sum(switch.coast for switch in map.switches if isinstance(switch, FerryStep))
    joined = [list(map.link_ends(link)) for link in range(len(map.links) // 3)]
    joined.append([stop for stop in range(map.stops) if coast >> stop & 1])
    first = map.stop_hex[0]
    todo = [first]
    while todo:
        hex = todo.pop()
        if hex in reached:
            continue
        reached.add(hex)
        todo += [near for near in map.near[hex * SIDES : hex * SIDES + SIDES] if near >= 0]
        todo += [map.stop_hex[other] for ends in joined if map.stop[hex] in ends for other in ends]
    for stop, hex in enumerate(map.stop_hex):
        if hex not in reached:
            start, end = d.place_of[first], d.place_of[hex]
            one, other = shorten(map.stop_name[0]), shorten(map.stop_name[stop])
            message = f"nothing can ever lead from {one} at {told(start)} to {other} at {told(end)}."
            d.source.problem("[grid]", message, column_spot(end[0]))
            return
