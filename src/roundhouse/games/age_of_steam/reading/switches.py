"""Switches: what a map does differently. One small function for each, by the name that map files use."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from roundhouse.games.age_of_steam.components import (
    ACTION_NAMES,
    ALL_ACTIONS,
    ALTERNATE,
    AT_START,
    AUCTION,
    BEFORE_DICE,
    BOXES,
    BY_CASH,
    BY_LOT,
    BY_TRACK,
    CASH,
    CITY,
    COLOUR_NAMES,
    FROM_BAG,
    GROWTH,
    LETTERS,
    NO_ORDER,
    PHASE_NAMES,
    POINTS,
    TERRAIN_NAMES,
    TO_BAG,
    TO_NEW_CITY,
    WHITE,
)
from roundhouse.games.age_of_steam.reading.box import BAG, MOST_MONEY, MOST_TURNS, read_flag
from roundhouse.games.age_of_steam.reading.draft import Draft
from roundhouse.games.age_of_steam.reading.grid import LEGEND, TERRAIN
from roundhouse.games.age_of_steam.reading.links import read_direct_links
from roundhouse.games.files.problems import show
from roundhouse.games.files.tables import Table, by_place

ALWAYS: Final = 99  # a last turn that never comes
Reader = Callable[[Table, Draft], None]


def flag(t: Table) -> int:
    """The `value` of a switch that is on or off."""
    return read_flag(t, "value", -1)


def choice(t: Table, options: dict[str, int]) -> int:
    """The `value` of a switch with named values."""
    word = t.word("value", options)
    return options[word] if word else next(iter(options.values()))


# ---- read before the grid -------------------------------------------------------------------------------


def fixed_cost_hexes(t: Table, d: Draft) -> None:
    """Letters of the grid that stand for a plain hex with a price of its own."""
    prices = t.table("prices")
    for letter in list(prices.values)[:40]:
        if len(letter) != 1 or letter in TERRAIN or letter in "~-" or not letter.isalnum():
            prices.problem(f"{show(letter)} must be one letter or digit that has no meaning yet: {LEGEND}.")
        d.fixed[letter[:1]] = prices.integer(letter, 0, MOST_MONEY)
    prices.finish()


def terrain_cost(t: Table, d: Draft) -> None:
    """The price of a single line by terrain."""
    for terrain, name in enumerate(TERRAIN_NAMES):
        if t.has(name):
            d.prices[terrain] = t.integer(name, 0, MOST_MONEY)


def city_colours(t: Table, d: Draft) -> None:
    """Dynamic: a city takes the colours that lie in it."""
    d.map.dynamic_colours = choice(t, {"dynamic": 1, "fixed": 0})


# ---- the order of things --------------------------------------------------------------------------------


def turn_order_mode(t: Table, d: Draft) -> None:
    """How the order of play is found."""
    d.map.order_mode = choice(t, {"auction": AUCTION, "none": NO_ORDER, "alternate_pay": ALTERNATE})


def turn_order_price(t: Table, d: Draft) -> None:
    """What going first costs, where it is paid for in turns."""
    d.map.order_price = t.integer("value", 0, MOST_MONEY)


def turn_order_action(t: Table, d: Draft) -> None:
    """What the action Turn Order does where there is no auction."""
    choice(t, {"nominal_first_next_turn": 0})


def phase_order(t: Table, d: Draft) -> None:
    """All phases in another order; goods growth may be missing."""
    names = t.words("value", PHASE_NAMES, len(PHASE_NAMES) - 1, len(PHASE_NAMES))
    missing = [name for name in PHASE_NAMES if name not in names and name != PHASE_NAMES[GROWTH]]
    if missing:
        t.problem(f"`value` leaves out {missing[0]}; only {PHASE_NAMES[GROWTH]} may be missing.", "value")
    else:
        d.map.phases = [PHASE_NAMES.index(name) for name in names]


def actions_removed(t: Table, d: Draft) -> None:
    """Actions that do not exist."""
    for name in t.words("value", ACTION_NAMES, 1, len(ACTION_NAMES) - 1):
        d.map.actions &= ALL_ACTIONS ^ 1 << ACTION_NAMES.index(name)


def actions_only(t: Table, d: Draft) -> None:
    """The only actions there are."""
    names = t.words("value", ACTION_NAMES, 1, len(ACTION_NAMES))
    d.map.actions = sum(1 << ACTION_NAMES.index(name) for name in names) or ALL_ACTIONS


def action_cycle(t: Table, d: Draft) -> None:
    """A chosen action is closed until all have been chosen."""
    d.map.action_cycle = flag(t)


# ---- money ----------------------------------------------------------------------------------------------


def start_cash(t: Table, d: Draft) -> None:
    """Cash at the start."""
    d.map.start_cash = t.integer("value", 0, MOST_MONEY)


def share_limit_per_turn(t: Table, d: Draft) -> None:
    """Shares that one player may issue in one turn."""
    d.map.shares_per_turn = t.integer("value", 0, d.map.most_shares)


def income_reduction_multiplier(t: Table, d: Draft) -> None:
    """One turn in which the reduction is multiplied."""
    d.map.reduction_factor += [t.integer("turn", 1, MOST_TURNS), t.integer("factor", 0, 9)]


def scoring(t: Table, d: Draft) -> None:
    """What wins: points, or cash after all shares are bought back."""
    d.map.scoring = choice(t, {"points": POINTS, "cash_after_buyback": CASH})


def tie_break(t: Table, d: Draft) -> None:
    """What decides between equal points, the first first."""
    known = {"cash": BY_CASH, "track": BY_TRACK, "lot": BY_LOT}
    d.map.tie_break = [known[word] for word in t.words("value", known, 1, len(known))]


# ---- cubes ----------------------------------------------------------------------------------------------


def terrain_start_cubes(t: Table, d: Draft) -> None:
    """Cubes on every hex of a terrain at the start."""
    for terrain, name in enumerate(TERRAIN_NAMES):
        if t.has(name):
            d.map.terrain_cubes[terrain] = t.integer(name, 0, 3)


def town_start_cubes(t: Table, d: Draft) -> None:
    """Cubes on every town at the start: drawn from the bag, or white ones from outside it."""
    d.map.town_cubes = t.integer("count", 0, 3)
    word = t.word("colour", ["from_bag", COLOUR_NAMES[WHITE]])
    d.map.town_colour = WHITE if word == COLOUR_NAMES[WHITE] else FROM_BAG


def town_cubes_deliverable(t: Table, d: Draft) -> None:
    """Cubes on towns can be moved."""
    d.map.town_deliver = flag(t)


def track_cubes_deliverable(t: Table, d: Draft) -> None:
    """Cubes on hexes with track can be moved."""
    d.map.track_deliver = flag(t)


def start_section(t: Table, d: Draft) -> None:
    """What the first, perhaps unfinished, section of such a move counts for."""
    d.map.start_section_engine = t.integer("engine", 0, 1)
    d.map.start_section_income = t.integer("income", 0, 3)


def urbanize_town_cube(t: Table, d: Draft) -> None:
    """Where a cube goes when its town becomes a city."""
    d.map.urbanised_cube = choice(t, {"to_new_city": TO_NEW_CITY, "to_bag": TO_BAG})


def urbanize_takes_display(t: Table, d: Draft) -> None:
    """Cubes that a New City gets at once from its column, which is filled again."""
    d.map.urbanise_takes = t.integer("cubes", 0, d.box.new_city_boxes)


def special_cube(t: Table, d: Draft) -> None:
    """White cubes, the cities that take them, and the income for moving one."""
    t.word("colour", [COLOUR_NAMES[WHITE]])
    wanted = "a list of cities"
    value = t.get("accepted_by", wanted)
    if isinstance(value, list) and value:
        for name in value[:60]:
            stop = d.stop(t, "accepted_by", name, (CITY,))
            d.map.special_stops |= 1 << stop if stop >= 0 else 0
    elif value is not None:
        t.wrong("accepted_by", value, wanted)
    d.map.special_income = t.integer("income", 0, 9)


# ---- the display and its growth -------------------------------------------------------------------------


def goods_growth(t: Table, d: Draft) -> None:
    """None: the phase does not exist."""
    if not choice(t, {"none": 0, "normal": 1}):
        d.map.phases = [phase for phase in d.map.phases if phase != GROWTH]


def growth_dice(t: Table, d: Draft) -> None:
    """Dice for each side, whatever the number of players."""
    d.map.dice_light = t.integer("light", 0, 12)
    d.map.dice_dark = t.integer("dark", 0, 12)


def extra_growth(t: Table, d: Draft) -> None:
    """Cubes that a city gets in some turns besides its column."""
    moments = {"at_start": AT_START, "before_dice": BEFORE_DICE}
    for entry in t.entries("list", (1, 12), by_place):
        stop = d.stop(entry, "city", entry.get("city", "the name of a city"), (CITY,))
        cubes = entry.integer("cubes", 1, 9)
        first, last = entry.integers("turns", 2, 2, 1, ALWAYS)
        if first > last:
            entry.problem("`turns` must be the first and the last turn.", "turns")
        when = entry.word("when", moments)
        entry.finish()
        d.map.extra_growth += [stop, cubes, first, last, moments.get(when, AT_START)]


def display_rows_filled(t: Table, d: Draft) -> None:
    """Rows of the display that have cubes at the start, from the top."""
    d.map.rows_filled = t.integer("value", 0, BOXES)


def display_redraw(t: Table, d: Draft) -> None:
    """Colours that are drawn again for a New City's column at the start."""
    for letter, name in enumerate(LETTERS):
        if t.has(name):
            colour = t.word(name, BAG)
            if letter not in d.map.column_letter:
                t.problem(f"`{name}` has no column in the display of this map.", name)
            elif colour:
                d.map.redraw[d.map.column_letter.index(letter)] = COLOUR_NAMES.index(colour)


def production_targets(t: Table, d: Draft) -> None:
    """Where Production may put cubes: the usual rule, named for maps that have reason to."""
    choice(t, {"any_empty_box": 0})


# ---- building -------------------------------------------------------------------------------------------


def builds(t: Table, d: Draft) -> None:
    """Tiles in one turn."""
    d.map.tiles_per_turn = t.integer("normal", 1, 8)
    d.map.tiles_engineer = t.integer("engineer", 1, 8)


def engineer(t: Table, d: Draft) -> None:
    """Half price for one tile instead of one more tile."""
    d.map.engineer_half = choice(t, {"half_price": 1, "more_tiles": 0})


def complete_links_only(t: Table, d: Draft) -> None:
    """Nobody may end a build turn with an unfinished section."""
    d.map.complete_only = flag(t)


def first_build_from(t: Table, d: Draft) -> None:
    """The cities where a player without track begins."""
    wanted = 'a list of cities, or "any_city"'
    value = t.get("value", wanted)
    if isinstance(value, list) and value:
        for name in value[:60]:
            stop = d.stop(t, "value", name, (CITY,))
            d.map.first_from |= 1 << stop if stop >= 0 else 0
    elif value is not None and value != "any_city":
        t.wrong("value", value, wanted)


def contiguous_until(t: Table, d: Draft) -> None:
    """Own track is one network until the regions are joined."""
    d.map.contiguous = choice(t, {"transcontinental": 1})
    two_regions(t, d)


# ---- regions --------------------------------------------------------------------------------------------


def transcontinental_bonus(t: Table, d: Draft) -> None:
    """Income for the first connection of the two regions."""
    d.map.join_one = t.integer("one_owner", 0, 20)
    d.map.join_two = t.integer("two_owners", 0, 20)
    two_regions(t, d)


def region_bonus(t: Table, d: Draft) -> None:
    """Income for a cube that goes from one region to the other."""
    d.map.region_income = t.integer("income", 0, 9)
    two_regions(t, d)


def two_regions(t: Table, d: Draft) -> None:
    """Both regions must exist, and have a city."""
    if len(d.map.regions) != 2:
        t.problem("needs two `regions` in [map].")
    for number, name in enumerate(d.map.regions[:2], 1):
        if number not in d.map.stop_region:
            t.problem(f'needs a city with `region = "{name}"`.')


EARLY: Final[dict[str, Reader]] = {
    "fixed_cost_hexes": fixed_cost_hexes,
    "terrain_cost": terrain_cost,
    "city_colours": city_colours,
}
LATE: Final[dict[str, Reader]] = {
    "turn_order_mode": turn_order_mode,
    "turn_order_price": turn_order_price,
    "turn_order_action": turn_order_action,
    "phase_order": phase_order,
    "actions_removed": actions_removed,
    "actions_only": actions_only,
    "action_cycle": action_cycle,
    "start_cash": start_cash,
    "share_limit_per_turn": share_limit_per_turn,
    "income_reduction_multiplier": income_reduction_multiplier,
    "scoring": scoring,
    "tie_break": tie_break,
    "terrain_start_cubes": terrain_start_cubes,
    "town_start_cubes": town_start_cubes,
    "town_cubes_deliverable": town_cubes_deliverable,
    "track_cubes_deliverable": track_cubes_deliverable,
    "start_section": start_section,
    "urbanize_town_cube": urbanize_town_cube,
    "urbanize_takes_display": urbanize_takes_display,
    "special_cube": special_cube,
    "goods_growth": goods_growth,
    "growth_dice": growth_dice,
    "extra_growth": extra_growth,
    "display_rows_filled": display_rows_filled,
    "display_redraw": display_redraw,
    "production_targets": production_targets,
    "builds": builds,
    "engineer": engineer,
    "complete_links_only": complete_links_only,
    "direct_links": read_direct_links,
    "first_build_from": first_build_from,
    "contiguous_until": contiguous_until,
    "transcontinental_bonus": transcontinental_bonus,
    "region_bonus": region_bonus,
}
