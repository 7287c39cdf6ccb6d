"""Switches: what a map does differently. One small function for each, by the name that map files use.

Those about cubes are in `cube_switch_readers`.
"""

from __future__ import annotations

from typing import Final

from roundhouse.games.age_of_steam.reading.box import MOST_MONEY, MOST_TURNS
from roundhouse.games.age_of_steam.reading.cube_switch_readers import CUBES
from roundhouse.games.age_of_steam.reading.grid import LEGEND, TERRAIN
from roundhouse.games.age_of_steam.reading.links import read_direct_links
from roundhouse.games.age_of_steam.reading.unfinished_map import Reader, UnfinishedMap, choice, flag
from roundhouse.games.age_of_steam.rules.components import (
    ACTION_NAMES,
    ACTIONS,
    ALL_ACTIONS,
    ALTERNATE,
    AUCTION,
    BY_CASH,
    BY_LOT,
    BY_TRACK,
    CASH,
    CITY,
    FIXED,
    GROWTH,
    NEW_CITIES,
    NO_COLOUR,
    NO_ORDER,
    PHASE_NAMES,
    PLAIN,
    POINTS,
    TERRAIN_NAMES,
)
from roundhouse.games.age_of_steam.rules.switches import SWITCHES
from roundhouse.kit.files.problems import show
from roundhouse.kit.files.tables import Table

# ---- read before the grid -------------------------------------------------------------------------------


def fixed_cost_hexes(t: Table, d: UnfinishedMap) -> None:
    """Letters of the grid that stand for a hex with a price of its own, plain unless it is said."""
    prices = t.table("prices")
    for letter in list(prices.values)[:40]:
        if len(letter) != 1 or letter in TERRAIN or letter in "~-" or not letter.isalnum():
            prices.problem(f"{show(letter)} must be one letter or digit that has no meaning yet: {LEGEND}.")
        d.fixed[letter[:1]] = prices.integer(letter, 0, MOST_MONEY)
    prices.finish()
    if t.has("terrain"):
        looks = t.table("terrain")
        for letter in d.fixed:
            if looks.has(letter):
                word = looks.word(letter, TERRAIN_NAMES)
                d.looks[letter] = TERRAIN_NAMES.index(word) if word else PLAIN
        looks.finish()


def terrain_cost(t: Table, d: UnfinishedMap) -> None:
    """The price of a single line by terrain."""
    for terrain, name in enumerate(TERRAIN_NAMES):
        if t.has(name):
            d.prices[terrain] = t.integer(name, 0, MOST_MONEY)


def city_colours(t: Table, d: UnfinishedMap) -> None:
    """Dynamic: a city takes the colours that lie in it."""
    d.map.dynamic_colours = choice(t, {"dynamic": 1, "fixed": 0})
    if d.map.dynamic_colours:
        d.map.letter_colour = [NO_COLOUR] * NEW_CITIES


# ---- the order of things --------------------------------------------------------------------------------


def turn_order_mode(t: Table, d: UnfinishedMap) -> None:
    """How the order of play is found."""
    d.map.order_mode = choice(
        t, {"auction": AUCTION, "none": NO_ORDER, "alternate_pay": ALTERNATE, "fixed": FIXED}
    )
    if d.map.order_mode == FIXED:
        longest = max(d.map.turns[d.map.least : d.map.most + 1])
        d.map.order_first = t.integers("first", longest, longest, 1, 2)


def turn_order_price(t: Table, d: UnfinishedMap) -> None:
    """What going first costs, where it is paid for in turns."""
    d.map.order_price = t.integer("value", 0, MOST_MONEY)


def turn_order_action(t: Table, d: UnfinishedMap) -> None:
    """What the action Turn Order does where it is no pass in the auction."""
    d.map.order_next = choice(t, {"nominal_first_next_turn": 0, "first_next_turn_no_auction": 1})


def phase_order(t: Table, d: UnfinishedMap) -> None:
    """All phases in another order; goods growth may be missing."""
    names = t.words("value", PHASE_NAMES, len(PHASE_NAMES) - 1, len(PHASE_NAMES))
    missing = [name for name in PHASE_NAMES if name not in names and name != PHASE_NAMES[GROWTH]]
    if missing:
        t.problem(f"`value` leaves out {missing[0]}; only {PHASE_NAMES[GROWTH]} may be missing.", "value")
    else:
        d.map.phases = [PHASE_NAMES.index(name) for name in names]


def actions_added(t: Table, d: UnfinishedMap) -> None:
    """Actions besides those of the base game; other switches say what they do."""
    for name in t.words("value", ACTION_NAMES[ACTIONS:], 1, len(ACTION_NAMES) - ACTIONS):
        d.map.actions |= 1 << ACTION_NAMES.index(name)


def actions_removed(t: Table, d: UnfinishedMap) -> None:
    """Actions that do not exist."""
    for name in t.words("value", ACTION_NAMES, 1, len(ACTION_NAMES) - 1):
        d.map.actions &= ~(1 << ACTION_NAMES.index(name))


def actions_only(t: Table, d: UnfinishedMap) -> None:
    """The only actions there are."""
    names = t.words("value", ACTION_NAMES, 1, len(ACTION_NAMES))
    d.map.actions = sum(1 << ACTION_NAMES.index(name) for name in names) or ALL_ACTIONS


def action_cycle(t: Table, d: UnfinishedMap) -> None:
    """A chosen action is closed until all have been chosen."""
    d.map.action_cycle = flag(t)


# ---- money ----------------------------------------------------------------------------------------------


def start_cash(t: Table, d: UnfinishedMap) -> None:
    """Cash at the start."""
    d.map.start_cash = t.integer("value", 0, MOST_MONEY)


def move_rounds(t: Table, d: UnfinishedMap) -> None:
    """Rounds in which everybody may move a cube."""
    d.map.rounds_of_moves = t.integer("value", 1, 4)


def share_limit_per_turn(t: Table, d: UnfinishedMap) -> None:
    """Shares that one player may issue in one turn."""
    d.map.shares_per_turn = t.integer("value", 0, d.map.most_shares)


def income_reduction_multiplier(t: Table, d: UnfinishedMap) -> None:
    """One turn in which the reduction is multiplied."""
    d.map.reduction_factor += [t.integer("turn", 1, MOST_TURNS), t.integer("factor", 0, 9)]


def scoring(t: Table, d: UnfinishedMap) -> None:
    """What wins: points, or cash after all shares are bought back."""
    d.map.scoring = choice(t, {"points": POINTS, "cash_after_buyback": CASH})


def tie_break(t: Table, d: UnfinishedMap) -> None:
    """What decides between equal points, the first first."""
    known = {"cash": BY_CASH, "track": BY_TRACK, "lot": BY_LOT}
    d.map.tie_break = [known[word] for word in t.words("value", known, 1, len(known))]


# ---- building -------------------------------------------------------------------------------------------


def builds(t: Table, d: UnfinishedMap) -> None:
    """Tiles in one turn."""
    d.map.tiles_per_turn = t.integer("normal", 1, 8)
    d.map.tiles_engineer = t.integer("engineer", 1, 8)


def engineer(t: Table, d: UnfinishedMap) -> None:
    """What becomes cheaper for the Engineer: nothing, or the dearest tile of the turn."""
    d.map.engineer_saves = choice(t, {"half_price": 2, "free_tile": 1, "more_tiles": 0})


def urbanize_when(t: Table, d: UnfinishedMap) -> None:
    """When in a build turn the New City comes."""
    d.map.urbanise_late = choice(t, {"first": 0, "any_time": 1})


def redirect_cost(t: Table, d: UnfinishedMap) -> None:
    """What it costs to turn the end of a line."""
    d.map.redirect = t.integer("value", 0, MOST_MONEY)


def complete_links_only(t: Table, d: UnfinishedMap) -> None:
    """Nobody may end a build turn with an unfinished section."""
    d.map.complete_only = flag(t)


def first_build_from(t: Table, d: UnfinishedMap) -> None:
    """The cities where a player without track begins."""
    wanted = 'a list of cities, or "any_city"'
    value = t.get("value", wanted)
    if isinstance(value, list) and value:
        for name in value[:60]:
            stop = d.stop(t, "value", name, (CITY,))
            d.map.first_from |= 1 << stop if stop >= 0 else 0
    elif value is not None and value != "any_city":
        t.wrong("value", value, wanted)


def contiguous_until(t: Table, d: UnfinishedMap) -> None:
    """Own track is one network until the regions are joined."""
    d.map.contiguous = choice(t, {"transcontinental": 1})
    two_regions(t, d)


# ---- regions --------------------------------------------------------------------------------------------


def transcontinental_bonus(t: Table, d: UnfinishedMap) -> None:
    """Income for the first connection of the two regions."""
    d.map.join_one = t.integer("one_owner", 0, 20)
    d.map.join_two = t.integer("two_owners", 0, 20)
    two_regions(t, d)


def region_bonus(t: Table, d: UnfinishedMap) -> None:
    """Income for a cube that goes from one region to the other."""
    d.map.region_income = t.integer("income", 0, 9)
    two_regions(t, d)


def two_regions(t: Table, d: UnfinishedMap) -> None:
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
    "actions_added": actions_added,
    "actions_removed": actions_removed,
    "actions_only": actions_only,
    "action_cycle": action_cycle,
    "start_cash": start_cash,
    "move_rounds": move_rounds,
    "share_limit_per_turn": share_limit_per_turn,
    "income_reduction_multiplier": income_reduction_multiplier,
    "scoring": scoring,
    "tie_break": tie_break,
    "builds": builds,
    "engineer": engineer,
    "urbanize_when": urbanize_when,
    "redirect_cost": redirect_cost,
    "complete_links_only": complete_links_only,
    "direct_links": read_direct_links,
    "first_build_from": first_build_from,
    "contiguous_until": contiguous_until,
    "transcontinental_bonus": transcontinental_bonus,
    "region_bonus": region_bonus,
    **CUBES,
    **SWITCHES,
}
