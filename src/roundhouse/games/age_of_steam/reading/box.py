"""What the maps have in common: goods, tiles, New Cities, prices, numbers and editions."""

from __future__ import annotations

from typing import Final

from roundhouse.games.age_of_steam.reading.tiles import read_tiles
from roundhouse.games.age_of_steam.rules.components import (
    BOXES,
    COLOUR_NAMES,
    LETTERS,
    NEW_CITIES,
    NO_COLOUR,
    SEATS,
    WHITE,
    Components,
    Edition,
    Map,
)
from roundhouse.kit.files.tables import Missing, Table

MOST_MONEY: Final = 100
MOST_CUBES: Final = 40
MOST_INCOME: Final = 200
BAG: Final = COLOUR_NAMES[:WHITE]
SIDES_OF_DISPLAY: Final = ["light", "dark"]
MOST_TURNS: Final = 20
USUAL_SEATS: Final = 6  # with more only some maps can be played

# Numbers of [players] and [prices]: their names in the file, in `Map`, and their limits.
PLAYERS: Final = {
    "cash": ("start_cash", 0, MOST_MONEY),
    "income": ("start_income", 0, 20),
    "shares": ("start_shares", 0, 15),
    "engine": ("start_engine", 1, 6),
    "share_price": ("share_price", 1, MOST_MONEY),
    "most_shares": ("most_shares", 1, 15),
    "most_engine": ("most_engine", 1, 6),
    "move_rounds": ("rounds_of_moves", 1, 4),
    "tiles": ("tiles_per_turn", 1, 8),
    "tiles_engineer": ("tiles_engineer", 1, 8),
}
PRICES: Final = {
    "beside_more": ("beside_more", 0, MOST_MONEY),
    "crossing_more": ("crossing_more", 0, MOST_MONEY),
    "town": ("town_base", 0, MOST_MONEY),
    "town_exit": ("town_exit", 0, MOST_MONEY),
    "replace_crossing": ("replace_crossing", 0, MOST_MONEY),
    "replace_town": ("replace_town", 0, MOST_MONEY),
    "redirect": ("redirect", 0, MOST_MONEY),
}
SWITCHES: Final = ["direct_pairs", "complex_first", "redirect_claims", "mover_earns", "must_stop"]


class Box:
    """The box as the reader of a map needs it."""

    def __init__(self) -> None:
        self.components = Components()
        self.numbers: dict[str, int] = {}  # fields of `Map`
        self.turns: list[int] = []
        self.terrain_price: list[int] = [0] * 5  # 0: a map that has such hexes must give it
        self.bag: list[int] = []
        self.start_cubes = 2
        self.city_boxes = BOXES
        self.new_city_boxes = 2
        self.letter_colour: list[int] = [NO_COLOUR] * NEW_CITIES
        self.letter_side: list[int] = [0] * NEW_CITIES
        self.letter_die: list[int] = [0] * NEW_CITIES

    def furnish(self, map: Map) -> None:
        """Give a map the values that hold wherever it does not say otherwise."""
        for field, number in self.numbers.items():
            setattr(map, field, number)
        map.turns = self.turns[:]
        map.bag = self.bag[:]
        map.letter_colour = self.letter_colour[:]


def read_box(root: Table) -> Box:
    """All blocks of the file."""
    box = Box()
    for name, read in (
        ("goods", read_goods),
        ("players", read_players),
        ("prices", read_prices),
        ("scoring", read_scoring),
        ("tiles", read_tile_block),
        ("new_cities", read_new_cities),
        ("editions", read_editions),
    ):
        block = root.block_of(name)
        block.provenance()
        read(block, box)
        block.finish()
    return box


def read_goods(block: Table, box: Box) -> None:
    """[goods]"""
    box.bag = read_bag(block)
    box.start_cubes = block.integer("start_cubes", 0, 9)
    box.city_boxes = block.integer("city_boxes", 1, BOXES)
    box.new_city_boxes = block.integer("new_city_boxes", 1, BOXES)


def read_bag(block: Table) -> list[int]:
    """How many cubes of each colour are in the bag."""
    bag = block.table("bag")
    cubes = [bag.integer(colour, 0, MOST_CUBES) for colour in BAG]
    bag.finish()
    return [*cubes, 0]  # white cubes are never in the bag


def read_players(block: Table, box: Box) -> None:
    """[players]"""
    for key, (field, low, high) in PLAYERS.items():
        box.numbers[field] = block.integer(key, low, high)
    if box.numbers["start_shares"] > box.numbers["most_shares"]:
        block.problem("`shares` is more than `most_shares`.", "shares")
    if box.numbers["start_engine"] > box.numbers["most_engine"]:
        block.problem("`engine` is more than `most_engine`.", "engine")
    box.numbers["shares_per_turn"] = box.numbers["most_shares"]
    turns = block.integers("turns", USUAL_SEATS, SEATS, 0, MOST_TURNS)
    box.turns = [0, *turns, *[0] * (SEATS - len(turns))]


def read_prices(block: Table, box: Box) -> None:
    """[prices]"""
    for terrain, key in enumerate(("plain", "river", "mountain")):
        box.terrain_price[terrain] = block.integer(key, 0, MOST_MONEY)
    for key, (field, low, high) in PRICES.items():
        box.numbers[field] = block.integer(key, low, high)


def read_scoring(block: Table, box: Box) -> None:
    """[scoring]"""
    box.components.score_income = block.integer("income", 0, 20)
    box.components.score_share = block.integer("share", -20, 0)
    box.components.score_section = block.integer("section", 0, 20)


def read_tile_block(block: Table, box: Box) -> None:
    """[tiles]"""
    read_tiles(block, box.components)


def by_letter(values: dict[str, object]) -> tuple[str, dict[str, str]]:
    """Names a New City by its letter."""
    letter = values.get("letter")
    return (
        (f"New City {letter}", {"letter": letter})
        if isinstance(letter, str) and letter in LETTERS
        else ("", {})
    )


def read_new_cities(block: Table, box: Box) -> None:
    """[new_cities]"""
    columns: list[tuple[str, int]] = []
    for number, entry in enumerate(block.entries("list", (NEW_CITIES, NEW_CITIES), by_letter)[:NEW_CITIES]):
        letter = entry.word("letter", list(LETTERS))
        if letter and letter != LETTERS[number]:
            entry.problem(f"stands at place {number + 1}, where {LETTERS[number]} belongs.")
        colour = entry.word("colour", BAG)
        side = entry.word("side", SIDES_OF_DISPLAY)
        die = entry.integer("die", 1, 6)
        if (side, die) in columns:
            entry.problem(f"has the {side} number {die}, which another New City has already.")
        columns.append((side, die))
        if colour and side:
            box.letter_colour[number] = COLOUR_NAMES.index(colour)
            box.letter_side[number] = SIDES_OF_DISPLAY.index(side)
            box.letter_die[number] = die
        entry.finish()


def read_editions(block: Table, box: Box) -> None:
    """[editions]: the first one is complete, the others say what they do differently."""
    names = [key for key in block.values if key not in ("basis", "why")]
    if not 1 <= len(names) <= 9:
        block.problem(f"has {len(names)} editions; there must be 1 to 9.")
    for name in names[:9]:
        entry = block.block_of(name)
        if isinstance(entry, Missing):
            continue
        entry.provenance(required=False)
        edition = Edition(name)
        first = box.components.editions[0] if box.components.editions else None
        for key in SWITCHES:
            usual = -1 if first is None else int(getattr(first, key))
            setattr(edition, key, read_flag(entry, key, usual))
        price, cubes = (first.beside_price, first.other_cubes) if first is not None else (None, None)
        edition.beside_price = entry.integer("beside_price", 0, MOST_MONEY, price)
        edition.other_cubes = entry.integer("other_cubes", -1, 9, cubes)
        edition.reduction = read_reduction(entry, first)
        entry.finish()
        box.components.editions.append(edition)


def read_flag(entry: Table, key: str, usual: int) -> int:
    """True or false; `usual` if it is not given, unless that is -1."""
    if usual >= 0 and not entry.has(key):
        return usual
    value = entry.get(key, "true or false")
    if value is not None and not isinstance(value, bool):
        entry.wrong(key, value, "true or false")
    return int(value is True)


def read_reduction(entry: Table, first: Edition | None) -> list[int]:
    """Pairs of an income and of what is lost from it on, as a flat list that begins at 0."""
    key = "reduction"
    if first is not None and not entry.has(key):
        return first.reduction[:]
    wanted = "a list of pairs [from income, reduction], both rising, such as [[11, 2], [21, 4]]"
    value = entry.get(key, wanted)
    flat = [0, 0]
    if isinstance(value, list) and len(value) <= 20:
        for pair in value:
            good = isinstance(pair, list) and len(pair) == 2 and all(type(item) is int for item in pair)
            if not good or not flat[-2] < pair[0] <= MOST_INCOME or not flat[-1] <= pair[1] <= pair[0]:
                entry.wrong(key, value, wanted)
                break
            flat += pair
    elif value is not None:
        entry.wrong(key, value, wanted)
    return flat
