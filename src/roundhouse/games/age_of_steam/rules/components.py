"""What is in the box: goods, tiles, New Cities, editions, maps with their switches, as flat tables of ints.

Made by `loading` from TOML. No rule knows a map by its name: what a map does differently is a switch: a
number of `Map` that is that of the Rust Belt unless the map's file says otherwise, or a `Switch` that speaks
at some of the points of the rulebook.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.core.bits import mask_of
from roundhouse.core.components import Components as CoreComponents
from roundhouse.core.rows import row_of
from roundhouse.games.age_of_steam.rules.atlas import Atlas
from roundhouse.games.age_of_steam.rules.layouts import FIRST_TOWN, LAYOUTS, OPPOSITE, SIDES, exits_of
from roundhouse.games.age_of_steam.rules.switch import Switch

if TYPE_CHECKING:
    from roundhouse.core.rows import Row
    from roundhouse.games.age_of_steam.rules.sites import Sites

# Goods, in the order of the bag.
RED: Final = 0
BLUE: Final = 1
PURPLE: Final = 2
YELLOW: Final = 3
BLACK: Final = 4
WHITE: Final = 5  # only on maps that ask for it; never in the bag
COLOURS: Final = 6
COLOUR_NAMES: Final = ["red", "blue", "purple", "yellow", "black", "white"]
NO_COLOUR: Final = -1
FROM_BAG: Final = -2  # a colour that is drawn

# Actions, in the order of the board.
FIRST_MOVE: Final = 0
FIRST_BUILD: Final = 1
ENGINEER: Final = 2
LOCOMOTIVE: Final = 3
URBANIZATION: Final = 4
PRODUCTION: Final = 5
TURN_ORDER: Final = 6
ACTIONS: Final = 7  # of the base game
ALL_ACTIONS: Final = 0b1111111
# Those that only some maps have: new ones come last.
LAST_BUILD: Final = 7
LAST_MOVE: Final = 8
SLOW_ENGINEER: Final = 9
LAST_PLAYER: Final = 10
HIGH_COSTS: Final = 11
ONE_MOVE: Final = 12
FERRY: Final = 13
SMUGGLE: Final = 14
PROTECTION: Final = 15
DEURBANIZATION: Final = 16
PLANT_OPERATOR: Final = 17
COMMONWEALTH: Final = 18
ACTION_NAMES: Final = [
    "first_move", "first_build", "engineer", "locomotive", "urbanization", "production", "turn_order",
    "last_build", "last_move", "slow_engineer", "last_player", "high_costs", "one_move",
    "ferry", "smuggle", "protection", "deurbanization", "plant_operator", "commonwealth",
]  # fmt: skip
EVERY_ACTION: Final = len(ACTION_NAMES)

# Phases of a turn.
SHARES: Final = 0
ORDER: Final = 1
SELECT: Final = 2
BUILD: Final = 3
MOVE: Final = 4
INCOME: Final = 5
EXPENSES: Final = 6
REDUCTION: Final = 7
GROWTH: Final = 8
PHASE_NAMES: Final = [
    "issue_shares", "player_order", "select_actions", "build", "move",
    "income", "expenses", "reduction", "growth",
]  # fmt: skip

# Terrain.
PLAIN: Final = 0
RIVER: Final = 1
MOUNTAIN: Final = 2
HILL: Final = 3
SWAMP: Final = 4
STOP: Final = 5  # a town, a city or a terminal
TERRAIN_NAMES: Final = ["plain", "river", "mountain", "hill", "swamp"]

# Stops.
TOWN: Final = 0
CITY: Final = 1
TERMINAL: Final = 2  # takes one colour drawn at set-up, and lets nothing pass

SEATS: Final = 8  # the most players of any map
LETTERS: Final = "ABCDEFGH"  # of the New Cities
NEW_CITIES: Final = 8
LIGHT: Final = 0
DARK: Final = 1
BOXES: Final = 3  # room for a column of the display; columns of New Cities use two
MOST_PRODUCED: Final = 2  # cubes that Production draws

# How the order of play is found.
AUCTION: Final = 0
NO_ORDER: Final = 1
ALTERNATE: Final = 2
FIXED: Final = 3

# Where a cube on a town goes when the town becomes a city.
TO_NEW_CITY: Final = 0
TO_BAG: Final = 1
OUT_OF_GAME: Final = 2

# Scoring.
POINTS: Final = 0
CASH: Final = 1  # cash after all shares are bought back

# Tie-breaks.
BY_CASH: Final = 0
BY_TRACK: Final = 1
BY_LOT: Final = 2

# When extra cubes come.
AT_START: Final = 0
BEFORE_DICE: Final = 1


class Tile:
    """One kind of track tile: how many there are, and the layouts that it can lie in."""

    __slots__ = ("count", "layouts", "name")

    def __init__(self, name: str, count: int, layouts: list[int]) -> None:
        self.name = name
        self.count = count
        self.layouts = layouts


class Edition:
    """The named differences between editions: each is one switch."""

    __slots__ = (
        "beside_price",
        "complex_first",
        "direct_pairs",
        "fits",
        "mover_earns",
        "must_stop",
        "name",
        "other_cubes",
        "redirect_claims",
        "reduction",
    )

    def __init__(self, name: str) -> None:
        self.name = name
        self.direct_pairs: int = 1  # 1: two lines may be laid at once on an empty hex (R-BLD-10)
        self.complex_first: int = 0  # 1: a player's very first tile may be complex (R-BLD-3)
        self.beside_price: int = 2  # a second line that does not cross the first
        self.redirect_claims: int = 0  # 1: turning the end of unowned track takes it over (R-OWN-4)
        self.other_cubes: int = -1  # cubes on start cities for which the map gives no number; -1: the usual
        self.mover_earns: int = 0  # 1: the mover earns for every link, whoever owns it (R-MOV-5)
        self.must_stop: int = 1  # 0: a cube may pass a city of its colour (R-MOV-4)
        self.reduction: list[int] = []  # flat: from income, reduction; ascending (R-INC-4)
        self.fits: dict[int, list[int]] = {}  # tiles that fit, by what lies in a hex and around it


class Map:
    """One map: its hexes, its stops, its goods, and every switch."""

    def __init__(self, name: str, title: str) -> None:
        self.name = name
        self.title = title
        self.least = 3  # players
        self.most = 6
        self.turns: list[int] = [0, 0, 0, 10, 8, 7, 6, 0, 0]  # by number of players
        self.likely = 0  # turns that a game has usually, where their number is open; 0: as many as there are
        self.turned = 0  # the printed board is this grid turned a quarter: 1 clockwise, -1 to the left
        # Hexes, numbered column by column; water and what lies off the map are not hexes.
        self.width = 0  # columns of the grid
        self.height = 0  # rows of the grid
        self.column: list[int] = []
        self.row: list[int] = []
        self.cell: list[int] = []  # hex -> its number in the grid of the game: column * rows + row
        self.hex_at: list[int] = []  # and back; -1 where there is no hex
        self.terrain: list[int] = []
        self.price: list[int] = []  # of a single line on the empty hex; 0 for stops
        self.near: list[int] = []  # [hex, side] -> hex, or -1: water, off the map, or a blocked edge
        self.across: Row = row_of([])  # [hex, side] -> the same edge as [hex, side] beyond it, or -1
        self.stop_beyond: Row = row_of([])  # [hex, side] -> the stop in the hex beyond, or -1
        self.water: list[int] = []  # cells that are drawn as water: column * rows + row
        self.late: list[int] = []  # hexes that open later, for the picture
        self.river_sides: list[int] = []  # [hex] -> mask of the sides a river runs through, for the picture
        # Stops, numbered in the order of the file: cities, terminals, towns.
        self.stops = 0
        self.stop: list[int] = []  # hex -> stop, or -1
        self.stop_hex: list[int] = []
        self.stop_name: list[str] = []
        self.stop_kind: list[int] = []  # TOWN, CITY, TERMINAL
        self.stop_colour: list[int] = []  # what the city takes; NO_COLOUR for towns, terminals, dynamic
        self.stop_cubes: list[int] = []  # cubes at set-up
        self.usual_cubes = 0  # mask of cities for which the map gives no number: an edition may change it
        self.stop_region: list[int] = []  # 0 none; else number of the region from 1
        self.town_region: list[int] = []  # region that a New City here belongs to
        self.regions: list[str] = []  # names of the regions 1, 2, ..
        # The goods display: one column for each start city with a number, one for each New City in use.
        self.columns = 0
        self.column_stop: list[int] = []  # its start city, or -1
        self.column_letter: list[int] = []  # its New City 0..7, or -1
        self.column_side: list[int] = []  # LIGHT or DARK
        self.column_die: list[int] = []  # 1..6
        self.column_boxes: list[int] = []
        self.letters: int = 0b11111111  # New Cities in use, a mask
        self.letter_colour: list[int] = []  # by letter; NO_COLOUR if cities take what lies in them
        self.bag: list[int] = [20, 20, 20, 20, 16, 0]  # by colour
        # Switches, with the values of the Rust Belt.
        self.phases: list[int] = [SHARES, ORDER, SELECT, BUILD, MOVE, INCOME, EXPENSES, REDUCTION, GROWTH]
        self.order_mode = AUCTION
        self.order_next = 0  # 1: who took Turn Order goes first in the next turn, and there is no auction
        self.order_price = 5  # of going first, with ALTERNATE
        self.order_first: list[int] = []  # who goes first in each turn, 1 or 2, with FIXED
        self.actions = ALL_ACTIONS  # a mask
        self.action_cycle = 0  # 1: a chosen action is closed until all have been chosen
        self.start_cash = 10
        self.start_income = 0
        self.start_shares = 2
        self.start_engine = 1
        self.share_price = 5
        self.most_shares = 15
        self.shares_per_turn = 15
        self.most_engine = 6
        self.locomotive_raises = 1  # 0: the action Locomotive does not raise the engine at once
        self.rounds_of_moves = 2
        self.terrain_cubes: list[int] = [0, 0, 0, 0, 0]  # by terrain, on every hex of it
        self.hex_cubes: list[int] = []  # flat: hex, colour; at set-up, from outside the bag
        self.town_cubes = 0  # on every town
        self.town_colour = FROM_BAG
        self.town_deliver = 0  # 1: cubes on towns can be moved
        self.track_deliver = 0  # 1: cubes on hexes with track can be moved
        self.start_section_engine = 1  # links that the first, perhaps partial, section counts as
        self.start_section_income = 1
        self.urbanise_late = 0  # 1: the New City of a turn may come after its track
        self.urbanised_cube = TO_NEW_CITY
        self.urbanise_takes = 0  # cubes that come at once from the display; the column is refilled
        self.dice_light = -1  # -1: one for each player of the start
        self.dice_dark = -1
        self.extra_growth: list[int] = []  # flat: stop, cubes, first turn, last turn, when, colour
        self.rows_filled = BOXES
        self.rows_low = 0  # 1: these are the lowest rows
        self.redraw: list[int] = []  # [column] -> colour drawn again at set-up, or NO_COLOUR
        self.redraw_cities = 0  # 1: so do the cubes on start cities, each by its own colour
        self.redraw_production = 0  # 1: no cube of Production goes into a column of its colour
        self.also_takes: list[int] = [0] * COLOURS  # [colour]: stops that take it besides their own, a mask
        self.special_income = 0  # more income for the mover of a white cube
        self.reduction_factor: list[int] = []  # flat: turn, factor
        self.dynamic_colours = 0  # 1: a city takes the colours of the cubes that lie in it
        self.tiles_per_turn = 3
        self.tiles_engineer = 4
        self.engineer_saves = 0  # Engineer saves 1 part in so many of the dearest tile of the turn
        self.complete_only = 0  # 1: a build turn may not leave unfinished sections of the builder's
        self.links: list[int] = []  # direct links, flat: stop, stop, price
        self.linked = 0  # mask of stops, towns too, that links without track may lead to
        self.first_from = 0  # mask of stops where a player without track begins; 0: any city
        self.tiles_to_stop: list[int] = []  # [hex]: the fewest tiles from here, itself included, to any stop
        self.terminals = 0  # mask of the stops that let nothing pass
        self.sites: dict[str, Sites] = {}  # by edition: what can be laid where there is no track
        self.contiguous = 0  # 1: own track is one network until the regions are joined
        self.join_one = 0  # income for joining the regions: to a single owner,
        self.join_two = 0  # or to each of two
        self.region_income = 0  # income to one owner for a cube from one region to the other
        self.scoring = POINTS
        self.tie_break: list[int] = []
        # Prices besides `price`.
        self.beside_more = 1  # two lines at once that do not cross
        self.crossing_more = 2
        self.town_base = 1
        self.town_exit = 1
        self.replace_crossing = 3
        self.replace_town = 3
        self.redirect = 2
        # Switches that speak at points of the rulebook.
        self.switches: list[Switch] = []
        self.points = 0  # at which any of them does, a mask
        self.kept = 0  # numbers that they remember
        # For people: what is not certain, and what each switch does.
        self.rules: list[str] = []  # names of the switches in use, for the help
        self.unsure: list[tuple[str, str, str]] = []  # what, basis, why
        # Complete maps of their own: another reading of what is uncertain, and an easier start.
        self.other: Map | None = None
        self.easy: Map | None = None

    def add(self, switch: Switch) -> None:
        """One more switch."""
        switch.at = self.kept
        self.kept += switch.room
        self.points |= switch.points
        self.switches.append(switch)

    def measure(self) -> None:
        """Work out what follows from the hexes: `across`, `stop_beyond`, `terminals`, `tiles_to_stop`.

        Its variants with it.
        """
        for variant in (self.other, self.easy):
            if variant is not None:
                variant.measure()
        across = [
            self.near[place] * SIDES + OPPOSITE[place % SIDES] if self.near[place] >= 0 else -1
            for place in range(len(self.near))
        ]
        self.across = row_of(across)
        self.stop_beyond = row_of([self.stop[beyond] if beyond >= 0 else -1 for beyond in self.near])
        self.terminals = mask_of([stop for stop in range(self.stops) if self.stop_kind[stop] == TERMINAL])
        far = len(self.cell) + 1
        found = [1 if stop >= 0 else far for stop in self.stop]
        again = True
        while again:
            again = False
            for place in range(len(self.near)):
                beyond, hex = self.near[place], place // SIDES
                if beyond < 0 or self.stop[hex] >= 0:
                    continue
                tiles = 1 if self.stop[beyond] >= 0 else found[beyond] + 1
                if tiles < found[hex]:
                    found[hex] = tiles
                    again = True
        self.tiles_to_stop = found

    def also(self, stop: int) -> list[int]:
        """The colours that a city takes besides its own."""
        return [colour for colour in range(COLOURS) if self.also_takes[colour] >> stop & 1]

    def neighbour(self, hex: int, side: int) -> int:
        """The hex beyond a side, or -1."""
        return self.near[hex * SIDES + side]

    def link_price(self, link: int) -> int:
        """What a direct link costs."""
        return self.links[link * 3 + 2]

    def link_ends(self, link: int) -> tuple[int, int]:
        """The two stops of a direct link."""
        return self.links[link * 3], self.links[link * 3 + 1]

    def link_from(self, link: int, stop: int) -> int:
        """The stop that a direct link leads to from one of its ends; -1 from any other stop."""
        one, other = self.links[link * 3], self.links[link * 3 + 1]
        return other if stop == one else one if stop == other else -1


class Components(CoreComponents):
    """Everything in the box."""

    maps: Atlas  # given by whoever reads them

    def __init__(self) -> None:
        super().__init__()
        self.editions: list[Edition] = []
        self.tiles: list[Tile] = []
        self.tiles_for: list[list[int]] = [[] for _ in range(LAYOUTS)]  # layout -> kinds of tile that serve
        self.serves: list[list[int]] = []  # and back: kind of tile -> layouts
        self.town_discs = 8
        self.grid_width = 0  # of the largest map: moves name cells of this grid
        self.grid_height = 0
        self.score_income = 3
        self.score_share = -3
        self.score_section = 1


def needs_disc(layout: int) -> bool:
    """A town with two or four exits is a plain tile with a disc on it (R-BLD-7)."""
    return layout >= FIRST_TOWN and exits_of(layout).bit_count() % 2 == 0
