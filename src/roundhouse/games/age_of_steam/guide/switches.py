"""Rules help: what each switch of a map does, in a sentence, with the map's own numbers."""

from __future__ import annotations

from collections.abc import Callable

from roundhouse.core.bits import members
from roundhouse.core.message import Argument, Message
from roundhouse.games.age_of_steam.rules.components import (
    ACTIONS,
    ALTERNATE,
    AUCTION,
    BY_CASH,
    BY_LOT,
    BY_TRACK,
    CASH,
    CITY,
    EVERY_ACTION,
    FIXED,
    FROM_BAG,
    GROWTH,
    LETTERS,
    LIGHT,
    PHASE_NAMES,
    STOP,
    TERMINAL,
    TERRAIN_NAMES,
    TO_BAG,
    TO_NEW_CITY,
    TURN_ORDER,
    WHITE,
    Map,
)
from roundhouse.games.age_of_steam.words.names import (
    action_word,
    colour_word,
    commas,
    listed,
    money,
    named,
    town_word,
)
from roundhouse.kit.book import word

ALWAYS = 99  # a last turn that never comes


def switch_word(m: Map, rule: str) -> Message:
    """One switch of a map."""
    for switch in m.switches:
        if switch.name == rule:
            return switch.sentence()
    found = SENTENCES.get(rule)
    return word("guide.rule." + rule) if found is None else found(m)


def stops_word(m: Map, stops: list[int]) -> Message:
    return listed([town_word(m.stop_name[stop]) for stop in stops])


# Prices and track


def fixed_prices(m: Map) -> Message:
    own: set[int] = set()
    for kind in range(STOP):
        prices = [m.price[hex] for hex in range(len(m.cell)) if m.terrain[hex] == kind]
        own |= {price for price in prices if price != min(prices)}
    return word("guide.rule.fixed_cost_hexes", prices=commas([money(price) for price in sorted(own)]))


def terrain_prices(m: Map) -> Message:
    parts = [
        word("guide.rule.terrain_price", terrain=word("terrain." + TERRAIN_NAMES[kind]), price=price)
        for kind, price in sorted({(m.terrain[hex], m.price[hex]) for hex in range(len(m.cell))})
        if kind != STOP
    ]
    return word("guide.rule.terrain_cost", prices=commas(parts))


def direct_links(m: Map) -> Message:
    parts = [
        word(
            "guide.rule.direct_link",
            one=town_word(m.stop_name[m.links[at]]),
            other=town_word(m.stop_name[m.links[at + 1]]),
            price=m.links[at + 2],
        )
        for at in range(0, len(m.links), 3)
    ]
    return word("guide.rule.direct_links", links=commas(parts))


def engineer(m: Map) -> Message:
    names = ["guide.rule.engineer_tiles", "guide.rule.engineer_free", "guide.rule.engineer"]
    return word(names[m.engineer_saves])


def first_build(m: Map) -> Message:
    if m.first_from:
        return word("guide.rule.first_build_from", cities=stops_word(m, members(m.first_from)))
    return word("guide.rule.first_build_new")


# The course of a turn


def order(m: Map) -> Message:
    if m.order_mode == AUCTION:
        return word("guide.rule.order_auction")
    if m.order_mode == FIXED:
        one = commas([named(str(turn)) for turn, who in enumerate(m.order_first, 1) if who == 1])
        other = commas([named(str(turn)) for turn, who in enumerate(m.order_first, 1) if who == 2])
        return word("guide.rule.order_fixed", one=one, other=other)
    return word("guide.rule.order_alternate" if m.order_mode == ALTERNATE else "guide.rule.order_none")


def actions(m: Map) -> Message:
    here = [action_word(action) for action in range(EVERY_ACTION) if m.actions >> action & 1]
    return word("guide.rule.actions", actions=commas(here))


def removed(m: Map) -> Message:
    gone = [action_word(action) for action in range(ACTIONS) if not m.actions >> action & 1]
    return word("guide.rule.actions_removed", actions=commas(gone))


def order_action(m: Map) -> Message:
    key = "guide.rule.turn_order_next" if m.order_next else "guide.rule.turn_order_action"
    return word(key, action=action_word(TURN_ORDER))


def added(m: Map) -> Message:
    here = [action_word(action) for action in range(ACTIONS, EVERY_ACTION) if m.actions >> action & 1]
    return word("guide.rule.actions_added", actions=commas(here))


def phases(m: Map) -> Message:
    return word("guide.rule.phase_order", phases=commas([word("phase." + PHASE_NAMES[p]) for p in m.phases]))


def multiplier(m: Map) -> Message:
    turn, factor = m.reduction_factor[:2] if m.reduction_factor else (0, 1)
    return word("guide.rule.income_reduction_multiplier", turn=turn, factor=factor)


def scoring(m: Map) -> Message:
    if m.scoring == CASH:
        return word("guide.rule.scoring_cash", price=m.share_price)
    return word("guide.rule.scoring_points")


def tie_break(m: Map) -> Message:
    names = {BY_CASH: "by_cash", BY_TRACK: "by_track", BY_LOT: "by_lot"}
    criteria = [word("guide.rule." + names[one]) for one in m.tie_break]
    return word("guide.rule.tie_break", criteria=commas(criteria))


# Goods


def hex_cubes(m: Map) -> Message:
    colours = [colour_word(colour) for colour in sorted(set(m.hex_cubes[1::2]))]
    return word("guide.rule.start_cubes_on_hexes", n=len(m.hex_cubes) // 2, colour=commas(colours))


def terrain_cubes(m: Map) -> Message:
    kinds = [word("terrain." + TERRAIN_NAMES[kind]) for kind, cubes in enumerate(m.terrain_cubes) if cubes]
    return word("guide.rule.terrain_start_cubes", terrains=commas(kinds))


def town_cubes(m: Map) -> Message:
    if m.town_colour < 0:
        return word("guide.rule.town_start_random", n=m.town_cubes)
    return word("guide.rule.town_start_colour", colour=colour_word(m.town_colour))


def special_cube(m: Map) -> Message:
    cities = stops_word(m, members(m.also_takes[WHITE]))
    return word("guide.rule.special_cube", cities=cities, income=m.special_income)


def urbanised_cube(m: Map) -> Message:
    if m.urbanised_cube == TO_NEW_CITY:
        return word("guide.rule.urbanised_stays")
    return word("guide.rule.urbanised_bag" if m.urbanised_cube == TO_BAG else "guide.rule.urbanised_gone")


def goods_growth(m: Map) -> Message:
    return word("guide.rule.goods_growth_usual" if GROWTH in m.phases else "guide.rule.goods_growth")


def extra_growth(m: Map) -> Message:
    items: list[Message] = []
    for at in range(0, len(m.extra_growth), 6):
        stop, cubes, first, last, _, colour = m.extra_growth[at : at + 6]
        words: dict[str, Argument] = {"city": town_word(m.stop_name[stop]), "cubes": cubes}
        if colour != FROM_BAG:
            items.append(word("guide.rule.extra_colour", **words, colour=colour_word(colour)))
        elif last >= ALWAYS:
            items.append(word("guide.rule.extra_always", **words))
        else:
            items.append(word("guide.rule.extra_turns", **words, first=first, last=last))
    return word("guide.rule.extra_growth", items=commas(items))


def redraw(m: Map) -> Message:
    if m.redraw_production:
        return word("guide.rule.redraw_everywhere")
    parts = [
        word("guide.rule.redraw_column", column=column_name(m, column), colour=colour_word(colour))
        for column, colour in enumerate(m.redraw)
        if colour >= 0
    ]
    return word("guide.rule.display_redraw", columns=commas(parts))


def column_name(m: Map, column: int) -> Message:
    letter = m.column_letter[column]
    return named(LETTERS[letter]) if letter >= 0 else town_word(m.stop_name[m.column_stop[column]])


def display_sides(m: Map) -> Message:
    sides = set(m.column_side)
    if not sides:
        return word("guide.rule.display_none")
    return word("guide.rule.display_light" if sides == {LIGHT} else "guide.rule.display_dark")


def terminals(m: Map) -> Message:
    found = [stop for stop in range(m.stops) if m.stop_kind[stop] == TERMINAL]
    return word("guide.rule.terminals", cities=stops_word(m, found))


def no_growth(m: Map) -> Message:
    found = [s for s in range(m.stops) if m.stop_kind[s] == CITY and s not in m.column_stop]
    return word("guide.rule.no_growth_cities", cities=stops_word(m, found))


def dice(m: Map) -> Message:
    return word("guide.rule.growth_dice", light=max(m.dice_light, 0), dark=max(m.dice_dark, 0))


def start_section(m: Map) -> Message:
    words = {"engine": m.start_section_engine, "income": m.start_section_income}
    return word("guide.rule.start_section", **words)


SENTENCES: dict[str, Callable[[Map], Message]] = {
    "fixed_cost_hexes": fixed_prices,
    "terrain_cost": terrain_prices,
    "direct_links": direct_links,
    "first_build_from": first_build,
    "turn_order_mode": order,
    "redirect_cost": lambda m: word("guide.rule.redirect_cost", price=m.redirect),
    "move_rounds": lambda m: word("guide.rule.move_rounds", n=m.rounds_of_moves),
    "start_cubes_on_hexes": hex_cubes,
    "turn_order_price": lambda m: word("guide.rule.turn_order_price", order_price=m.order_price),
    "turn_order_action": order_action,
    "actions_added": added,
    "actions_removed": removed,
    "actions_only": actions,
    "phase_order": phases,
    "start_cash": lambda m: word("guide.rule.start_cash", cash=m.start_cash),
    "share_limit_per_turn": lambda m: word("guide.rule.share_limit_per_turn", n=m.shares_per_turn),
    "income_reduction_multiplier": multiplier,
    "scoring": scoring,
    "tie_break": tie_break,
    "terrain_start_cubes": terrain_cubes,
    "town_start_cubes": town_cubes,
    "start_section": start_section,
    "urbanize_town_cube": urbanised_cube,
    "urbanize_takes_display": lambda m: word("guide.rule.urbanize_takes_display", n=m.urbanise_takes),
    "special_cube": special_cube,
    "goods_growth": goods_growth,
    "growth_dice": dice,
    "extra_growth": extra_growth,
    "display_rows_filled": lambda m: word(
        "guide.rule.display_rows_low" if m.rows_low else "guide.rule.display_rows_filled", n=m.rows_filled
    ),
    "display_redraw": redraw,
    "display_sides": display_sides,
    "builds": lambda m: word("guide.rule.builds", n=m.tiles_per_turn, engineer=m.tiles_engineer),
    "engineer": engineer,
    "urbanize_when": lambda m: word(
        "guide.rule.urbanize_late" if m.urbanise_late else "guide.rule.urbanize_first"
    ),
    "transcontinental_bonus": lambda m: word(
        "guide.rule.transcontinental_bonus", one=m.join_one, two=m.join_two
    ),
    "region_bonus": lambda m: word("guide.rule.region_bonus", income=m.region_income),
    "terminals": terminals,
    "no_growth_cities": no_growth,
}
