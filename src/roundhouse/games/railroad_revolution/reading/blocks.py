"""The blocks of a components file, one function for each, in the order of the file."""

from __future__ import annotations

from typing import Final

from roundhouse.core.bits import mask_of
from roundhouse.core.rows import row_full, row_of
from roundhouse.games.railroad_revolution.reading.checks import (
    CITIES,
    DEAL_SECTIONS,
    LEVELS,
    MOST_SPACES,
    PLAYERS,
    SECTIONS,
)
from roundhouse.games.railroad_revolution.reading.rewards import MOST_MONEY, read_reward
from roundhouse.games.railroad_revolution.rules.components import (
    ANY_COLOUR,
    COLOURS,
    CONNECTED,
    DEAL_RAILS,
    STACK_D,
    STACKS,
    STARTER,
    STATIONS,
    TERRAIN_RAILS,
    TRACKS,
    TRAINS,
    Components,
    Milestone,
    Need,
    Reward,
)
from roundhouse.kit.files.problems import shorten
from roundhouse.kit.files.tables import Table, by_id, by_place

MOST_VP: Final = 500
MOST_TRIANGLES: Final = 3
FITTING: Final = (1 << MOST_SPACES) - 1  # more spaces are refused, and in no set
MOST_SLOTS: Final = 30
DEALS: Final = 9
MOST_COST: Final = 4
SETUP_TILES: Final = 4
STACK_SIZES: Final = (4, 4, 10, 10, 10)

# Numbers of the blocks [supply] and [actions], with their limits.
SUPPLY: Final = {
    "start_money": (0, MOST_MONEY),
    "start_shares": (0, 48),
    "start_white": (1, 16),
    "share_sale": (0, MOST_MONEY),
    "hire_price": (0, MOST_MONEY),
    "min_workers": (1, 16),
    "train_vp": (0, MOST_VP),
    "milestone_draw": (1, 10),
}
ACTIONS: Final = {
    "railroad_price": (0, MOST_MONEY),
    "railroad_triangle": (0, MOST_MONEY),
    "railroad_rails": (1, 4),
    "station_purple_pay": (0, MOST_MONEY),
    "station_turquoise_pay": (0, MOST_MONEY),
    "railroad_purple_pay": (0, MOST_MONEY),
    "railroad_orange_base": (0, MOST_MONEY),
    "railroad_orange_triangle": (0, MOST_MONEY),
    "railroad_grey_shares": (0, 20),
    "railroad_turquoise_rails": (1, 4),
    "telegraph_orange_share": (0, MOST_MONEY),
    "telegraph_turquoise_pay": (0, MOST_MONEY),
    "trade_purple_steps": (0, 20),
    "trade_orange_train": (0, MOST_MONEY),
    "trade_grey_shares": (0, 20),
}


def read_supply(block: Table, c: Components) -> None:
    """[supply]"""
    workers = block.table("workers")
    c.supply = [workers.integer(colour, 1, 60) for colour in COLOURS]
    workers.finish()
    for key, (low, high) in SUPPLY.items():
        setattr(c, key, block.integer(key, low, high))


def read_actions(block: Table, c: Components) -> None:
    """[actions]"""
    for key, (low, high) in ACTIONS.items():
        setattr(c, key, block.integer(key, low, high))


def read_cities(block: Table, c: Components) -> None:
    """[cities]"""
    c.level_cities = [0] * (LEVELS + 1)
    for entry in block.entries("list", (CITIES, CITIES), by_id("city")):
        name = entry.ident("[a-z][a-z0-9_]{0,23}", "a short name of small letters, digits and _")
        c.city_level.append(entry.integer("level", 1, LEVELS))
        c.city_price.append(entry.integer("price", 0, MOST_MONEY))
        c.city_lonlat.append(entry.lonlat("lonlat"))
        c.level_cities[c.city_level[-1]] |= 1 << len(c.cities)
        c.cities.append(name)
        entry.provenance(required=False)
        entry.finish()


def link_label(values: dict[str, object]) -> tuple[str, dict[str, str]]:
    """Names a link by its two cities."""
    first, second = values.get("from"), values.get("to")
    if not isinstance(first, str) or not isinstance(second, str):
        return "", {}
    return f"link {shorten(first)}-{shorten(second)}", {"from": first, "to": second}


def read_links(block: Table, c: Components) -> None:
    """[links]: the spaces of every link, and what lies next to each."""
    c.city_spaces = [0] * len(c.cities)
    c.terrain_spaces = row_full(0, MOST_TRIANGLES + 1)
    initial: list[int] = []
    entries = block.entries("list", (CITIES - 1, 60), link_label)
    names = [entry.name for entry in entries]
    for link, entry in enumerate(entries):
        ends = [entry.word("from", c.cities), entry.word("to", c.cities)]
        if ends[0] and ends[0] == ends[1]:
            entry.problem("begins and ends in the same city; it must join two.")
        elif f"link {ends[1]}-{ends[0]}" in names[:link]:
            entry.problem("joins two cities that another link joins already; one link per pair.")
        triangles = entry.integers("triangles", 1, 9, 0, MOST_TRIANGLES)
        spaces = list(range(len(c.spaces), len(c.spaces) + len(triangles)))
        size = len(spaces)
        deals = entry.integers("deals", 0, size, 1, size, distinct=True) if entry.has("deals") else []
        c.deal_spaces |= mask_of([spaces[number - 1] for number in deals])
        if entry.flag("initial"):
            initial += spaces
            if size != 1 or deals:
                entry.problem("is the initial link; it must have exactly one space, without a Deal icon.")
        else:
            for space, count in zip(spaces, triangles, strict=True):
                c.terrain_spaces[count] |= 1 << space & FITTING
        c.spaces += [f"{ends[0]}-{ends[1]}/{number}" for number in range(1, size + 1)]
        c.space_link += [link] * size
        c.triangles += triangles
        c.space_cities += [0] * size
        for city, space in ((ends[0], spaces[0]), (ends[1], spaces[-1])):
            if city:
                c.space_cities[space] |= 1 << c.cities.index(city)
                c.city_spaces[c.cities.index(city)] |= 1 << space
        entry.provenance(required=False)
        entry.finish()
    if len([entry for entry in entries if entry.values.get("initial") is True]) != 1:
        block.problem(
            "exactly one link must have `initial = true`: the one where everybody's first rail lies.", "list"
        )
    c.initial_space = initial[0] if initial else 0
    c.near = row_of([near_space(c, space) & FITTING for space in range(len(c.spaces))])


def near_space(c: Components, space: int) -> int:
    """Neighbours along the link, and every space at a city that this space touches."""
    near = 0
    for other in (space - 1, space + 1):
        if 0 <= other < len(c.spaces) and c.space_link[other] == c.space_link[space]:
            near |= 1 << other
    for city, spaces in enumerate(c.city_spaces):
        if c.space_cities[space] >> city & 1:
            near |= spaces
    return near & ~(1 << space)


def read_city_tiles(block: Table, c: Components) -> None:
    """[city_tiles]"""
    for entry in block.entries("list", (CITIES, CITIES), by_id("city tile")):
        c.tiles.append(entry.ident())
        c.tile_level.append(entry.integer("level", 1, LEVELS))
        city = entry.word("printed_on", c.cities) if entry.has("printed_on") else ""
        c.tile_city.append(c.cities.index(city) if city else -1)
        c.tile_first.append(read_reward(entry.table("first"), c.cities))
        c.tile_primary.append(read_reward(entry.table("primary"), c.cities))
        entry.provenance(required=False)
        entry.finish()


def read_telegraph(block: Table, c: Components) -> None:
    """[telegraph]"""
    c.section_shares = block.integers("shares", SECTIONS, SECTIONS, 0, 20)
    c.section_first = block.integers("first", SECTIONS, SECTIONS, 0, 20)
    deals = block.integers("deal_sections", DEAL_SECTIONS, DEAL_SECTIONS, 1, SECTIONS, distinct=True)
    c.deal_sections = mask_of([section - 1 for section in deals])
    c.link_vp = block.integers("link_vp", SECTIONS - 1, SECTIONS - 1, 0, MOST_VP)


def read_telegraph_tiles(block: Table, c: Components) -> None:
    """[telegraph_tiles]"""
    size = SECTIONS - DEAL_SECTIONS
    for entry in block.entries("list", (size, size), by_place):
        c.telegraph_tiles.append(read_reward(entry, c.cities))


def read_neutral(block: Table, c: Components) -> None:
    """[neutral]"""
    c.neutral_cities = [0] * (PLAYERS + 1)
    c.neutral_sections = [0] * (PLAYERS + 1)
    for players, key in ((2, "two_players"), (3, "three_players")):
        part = block.block_of(key)
        cities = part.words("cities", c.cities, 0, CITIES)
        c.neutral_cities[players] = mask_of([c.cities.index(city) for city in cities])
        sections = part.integers("sections", 0, SECTIONS, 1, SECTIONS, distinct=True)
        c.neutral_sections[players] = mask_of([section - 1 for section in sections])
        part.provenance(required=False)
        part.finish()


def read_trains(block: Table, c: Components) -> None:
    """[trains]: the starters and the four stacks, in the order of TRAINS whatever the file's."""
    c.train_effect = [Reward() for _ in TRAINS]
    c.train_count = [[0] * (PLAYERS + 1) for _ in TRAINS]
    starter = block.table("starter")
    c.train_effect[STARTER] = read_reward(starter.table("effect"), c.cities)
    starter.integer("count", PLAYERS, PLAYERS)
    c.train_count[STARTER] = [0, 0, *range(2, PLAYERS + 1)]
    starter.finish()
    stacks = [name for number, name in enumerate(TRAINS) if number != STARTER]
    for entry in block.entries("stacks", (len(stacks), len(stacks)), by_id("train")):
        name = entry.word("id", stacks)
        effect = read_reward(entry.table("effect"), c.cities)
        counts = entry.integers("count", PLAYERS - 1, PLAYERS - 1, 0, 20)
        if counts != sorted(counts):
            entry.problem("`count` must not fall with more players.")
        if name:
            c.train_effect[TRAINS.index(name)] = effect
            c.train_count[TRAINS.index(name)] = [0, 0, *counts]
        entry.provenance(required=False)
        entry.finish()


def read_deals(block: Table, c: Components) -> None:
    """[deals]"""
    for entry in block.entries("list", (DEALS, DEALS), by_id("deal")):
        c.deals.append(entry.ident())
        sides = [entry.table("a"), entry.table("b")]
        c.deal_cost.append([side.integer("cost", 1, MOST_COST) for side in sides])
        c.deal_reward.append([read_reward(side, c.cities) for side in sides])
        entry.provenance(required=False)
        entry.finish()


def read_tracks(block: Table, c: Components) -> None:
    """[tracks]"""
    for name in TRACKS:
        track = block.block_of(name)
        vp = track.integers("vp", 2, MOST_SLOTS, 0, MOST_VP)
        if vp != sorted(vp):
            track.problem("`vp` falls; a higher slot must not be worth less.", "vp")
        c.track_vp.append(vp)
        money, hard, shares, workers = ([0] * len(vp) for _ in range(4))
        slots: list[int] = []
        for entry in track.entries("gates", (0, len(vp) - 1), by_place):
            slot = entry.integer("slot", 0, len(vp) - 2)
            if slot in slots:
                entry.problem(f"slot {slot} has a gate already; one gate per slot.")
            slots.append(slot)
            money[slot] = entry.integer("money", 0, MOST_MONEY, default=0)
            hard[slot] = entry.integer("hard_money", 0, MOST_MONEY, default=money[slot])
            shares[slot] = entry.integer("shares", 0, 20, default=0)
            workers[slot] = entry.integer("workers", 0, 4, default=0)
            if not money[slot] + hard[slot] + shares[slot] + workers[slot]:
                entry.problem("costs nothing; a gate needs `money`, `shares` or `workers`.")
            entry.finish()
        c.gate_money.append(money)
        c.gate_money_hard.append(hard)
        c.gate_shares.append(shares)
        c.gate_workers.append(workers)
        track.provenance(required=False)
        track.finish()
    if len({len(vp) for vp in c.track_vp}) > 1:
        block.problem("the `vp` lists have different lengths; all tracks must have equally many slots.")


def read_player_board(block: Table, c: Components) -> None:
    """[player_board]"""
    c.section_sale = block.integers("sale", SECTIONS, SECTIONS, 0, MOST_MONEY)
    left = block.integer("left_of_logo", 1, SECTIONS - 1)
    for key, pieces in (("rails", c.rail_section), ("buildings", c.building_section)):
        for section, count in enumerate(block.integers(key, SECTIONS, SECTIONS, 0, 15)):
            pieces.extend([section] * count)
    c.rails_right = sum(1 for section in c.rail_section if section >= left)
    c.buildings_right = sum(1 for section in c.building_section if section >= left)


def read_setup_tiles(block: Table, c: Components) -> None:
    """[setup_tiles]"""
    for entry in block.entries("list", (SETUP_TILES, SETUP_TILES), by_id("set-up tile")):
        c.setup_tiles.append(entry.ident())
        c.setup_side.append([read_reward(entry.table(side), c.cities, setup=True) for side in ("a", "b")])
        entry.provenance(required=False)
        entry.finish()


def read_milestones(block: Table, c: Components) -> None:
    """[milestones]"""
    for stack, (name, size) in enumerate(zip(STACKS, STACK_SIZES, strict=True)):
        for entry in block.entries(name, (size, size), by_id("milestone")):
            c.milestones.append(read_milestone(entry, stack, c))


def read_milestone(entry: Table, stack: int, c: Components) -> Milestone:
    """One milestone; stack D takes managers of any colour, the others only specialists."""
    name = entry.ident()
    if name in [other.name for other in c.milestones if other.stack != stack]:
        entry.problem("occurs in two stacks; every name must be different.")
    options = ("any",) if stack == STACK_D else COLOURS[1:]
    words = entry.words("managers", options, 1, 2, distinct=False)
    managers = [ANY_COLOUR if word == "any" else COLOURS.index(word) for word in words]
    needs = [read_need(table) for table in entry.entries("needs", (1, 3), by_place)]
    vp = entry.integer("vp", 0, MOST_VP)
    entry.provenance(required=False)
    entry.finish()
    return Milestone(name, stack, vp, managers, needs)


def read_need(table: Table) -> Need:
    """One condition; which one, its first word says."""
    kinds = {
        "connected": (CONNECTED, "level", 1, LEVELS, CITIES),
        "stations": (STATIONS, "level", 1, LEVELS, CITIES),
        "deal_rails": (DEAL_RAILS, "", 0, 0, 15),
        "terrain_rails": (TERRAIN_RAILS, "triangles", 0, MOST_TRIANGLES, 15),
    }
    given = [word for word in kinds if word in table.values]
    if len(given) != 1:
        table.problem(f"a condition must have exactly one of: {', '.join(kinds)}.")
        return Need(DEAL_RAILS, 0, 1)
    kind, axis, low, high, most = kinds[given[0]]
    count = table.integer(given[0], 1, most)
    what = table.integer(axis, low, high) if axis else 0
    table.finish()
    return Need(kind, what, count)
