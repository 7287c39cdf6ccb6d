"""The components: what is in the boxes, as flat tables of ints.

`loading.py` fills this from `components.toml`, or from an owner's own file, and checks it. Everything is
numbered in the order of the file; sets are bit masks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.core.components import Components as CoreComponents
from roundhouse.core.rows import row_of

if TYPE_CHECKING:
    from mypy_extensions import i64

    from roundhouse.core.rows import Row
    from roundhouse.games.russian_railroads.rules.spaces import OpenSpaces, Space

# Track colours, from the front of a route to its end.
BLACK: Final = 0
GREY: Final = 1
WHITE: Final = 4
COLOURS: Final = ("black", "grey", "brown", "natural", "white")
ANY_COLOUR: Final = 31

# The two kinds of player board.
RUSSIA: Final = 0
USA: Final = 1
BOARDS: Final = ("russia", "usa")
ROUTES: Final = 3  # on a board
SLOTS: Final = 4  # places for locomotives on a board
GAPS: Final = 5  # for factories
MARKERS: Final = 2  # of a player on the industry track
LONGEST_ROUTE: Final = 20
STRIDE: Final = 21  # spaces of a route in tables, 0 included
PIECES: Final = 15  # routes times colours

MOST_PLAYERS: Final = 4

# How many there are of what the moves number.
SPACES: Final = 27
ENGINEERS: Final = 15
TOKENS: Final = 9
CARDS: Final = 5
END_CARDS: Final = 10
DIVIDENDS: Final = 6
BONUSES: Final = 4
COIN_SPACES: Final = 3

# Tiles. A locomotive or factory is its number; two are special.
NINE: Final = 9
SPECIAL_NINE: Final = 10  # the 9 of the ?-card, without a factory side
STEELWORKS: Final = 10  # in a gap

# Loco effects.
LOCO_OR: Final = 1
LOCO_AND: Final = 2

# What an end-bonus card counts.
COUNTS: Final = (
    "factory",
    "engineer",
    "route",
    "space",
    "doubler",
    "token",
    "highest_locos",
    "worker",
    "nothing",
)
PER_FACTORY: Final = 0
PER_ENGINEER: Final = 1
PER_ROUTE: Final = 2
PER_SPACE: Final = 3
PER_DOUBLER: Final = 4
PER_TOKEN: Final = 5
PER_LOCOS: Final = 6
PER_WORKER: Final = 7

# Cells of an industry lane.
VALUE_CELL: Final = 0
GAP_CELL: Final = 1
ABOVE_CELL: Final = 2


class Effect:
    """What a space, factory, engineer, token, card or gift does: the small grammar shared by all."""

    __slots__ = (
        "asks_more",
        "atoms",
        "black_steps",
        "black_worker",
        "card",
        "choice",
        "choose",
        "coins",
        "colours",
        "detonate",
        "different",
        "doubler",
        "duties",
        "each",
        "end_card",
        "golden_spike",
        "industry",
        "loco",
        "medal",
        "other_engineer",
        "payout",
        "points",
        "points_engineers",
        "points_locos",
        "repeat",
        "revalue",
        "one_colour",
        "only_colours",
        "second_marker",
        "special_engineer",
        "special_loco",
        "step_colour",
        "step_number",
        "step_parts",
        "steps",
        "stock",
        "temp_workers",
        "times",
        "token",
        "unlock",
        "worker",
    )

    def __init__(self) -> None:
        self.steps = 0  # track steps ...
        self.colours = 0  # ... with these colours, a bit mask
        self.each: list[int] = [0, 0, 0, 0, 0]  # track steps with one colour each
        self.different = 0  # track steps, each with another piece
        self.industry = 0
        self.loco = 0  # LOCO_OR or LOCO_AND
        self.doubler = 0
        self.coins = 0
        self.points = 0
        self.points_engineers = 0
        self.points_locos = 0
        self.token = 0
        self.card = 0
        self.end_card = 0
        self.repeat = 0
        self.other_engineer = 0
        self.temp_workers = 0
        self.stock = 0
        self.payout = 0
        self.unlock = -1  # a colour
        self.worker = 0
        self.detonate = 0
        self.second_marker = 0
        self.revalue = 0
        self.medal = 0
        self.golden_spike = 0
        self.black_worker = 0
        self.special_loco = 0
        self.special_engineer = 0
        self.choose: list[Effect] = []
        self.times = 1
        self.choice = -1  # the number of this effect among those with a choice
        self.atoms: list[int] = []  # the parts that the player carries out; see `atoms.py`
        self.duties: list[int] = []  # the same, where all of them must be done
        self.step_parts: list[int] = []  # those of them that are track steps
        # The same for a quick answer: how many steps they are together, -1 if they are of several kinds; the
        # first colour they can be made with, and whether it is the only one.
        self.step_number: i64 = 0
        self.step_colour: i64 = 0
        self.one_colour = False
        # Colours without which not all of them can be made, and how many of them may be made with black.
        self.only_colours: i64 = 0
        self.black_steps: i64 = 0
        self.asks_more = False  # whether anything but track steps may stand in the way


class Special:
    """A special space of a route: what it needs, and what it gives once or at every scoring."""

    __slots__ = (
        "coin",
        "colour",
        "double",
        "each",
        "effect",
        "from_space",
        "loco",
        "number",
        "only",
        "piece",
        "route",
        "space",
        "spike",
        "token",
    )

    def __init__(self, number: int, route: int, space: int, colour: int) -> None:
        self.number = number
        self.only: i64 = 1 << number  # the set of this one alone, of all of its board
        self.route = route
        self.space = space
        self.colour = colour
        # The same for a quick answer: the piece that must have got there.
        self.piece: i64 = route * len(COLOURS) + colour
        self.from_space: i64 = space
        self.loco = 0  # the locomotives of the route must reach the space
        self.coin = 0  # a coin must be paid
        self.token = -1  # this ?-token must have been used
        self.effect: Effect | None = None  # given once
        self.each = 0  # points at every scoring ...
        self.spike = 0  # ... and with the Golden Spike
        self.double = 0  # the route counts twice


class Lane:
    """An industry track: its cells, and what a marker on each of them is worth."""

    __slots__ = ("boulder", "cell", "effect", "fired", "gap", "gap_cells", "name", "value")

    def __init__(self, name: str) -> None:
        self.name = name
        self.cell: list[int] = []  # kind of cell
        self.gap: list[int] = []  # the gap in or below a cell, or -1
        self.value: list[int] = []  # scored by a marker here: the last printed value
        self.effect: list[Effect | None] = []
        self.fired: list[int] = []  # bit in `State.fired` of the cell's effect, or 0
        self.boulder = -1  # the cell under a boulder
        self.gap_cells: Row = row_of([])  # the cells that are gaps


class Board:
    """A kind of player board. Routes and places for locomotives are counted from the top."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.routes: list[str] = []
        self.length: list[int] = []
        self.colours: Row = row_of([])  # [route]: a bit mask
        self.doublers: list[list[int]] = []  # [route]: the spaces that can be doubled, in order
        self.slots: list[str] = []  # names of the places for locomotives
        self.slot_route: list[int] = []
        self.boulder: list[int] = []  # [route]: the space under a boulder, or 0
        # [route]: the last space, and the last before a boulder where there is one
        self.up_to_end: Row = row_of([])
        self.up_to_boulder: Row = row_of([])
        self.specials: list[Special] = []
        self.route_specials: list[list[Special]] = []  # [route]: those there
        self.reached: list[int] = []  # [piece * STRIDE + space]: mask of specials whose track gets there
        self.unlocked: Row = row_of([])  # [space of black on the main route]: mask of colours to build
        self.loco_specials: list[list[Special]] = []  # [route]: one-time specials that need locomotives
        self.coin_specials: list[int] = []  # numbers of the specials that ask for a coin,
        self.coin_spaces: list[Special] = []  # and these themselves
        self.recurring: list[list[Special]] = []  # [route]: those that count at each scoring
        self.lanes: list[Lane] = []
        self.marker_lane: list[int] = []  # [marker]
        self.start_markers = 0
        self.tokens = 0  # bit mask of the ?-tokens in use
        self.stock = 0  # whether there is a stock market
        self.doubler_routes: list[int] = []
        self.doubler_spaces: i64 = 0  # on all of them


class EndCard:
    """An end-bonus card."""

    __slots__ = ("colours", "engineer", "most", "name", "per", "points", "tier_points", "tiers")

    def __init__(self, name: str, per: int) -> None:
        self.name = name
        self.per = per
        self.points = 0
        self.colours = 0
        self.most = 0  # 0: no limit
        self.tiers: list[int] = []
        self.tier_points: list[int] = []
        self.engineer = 0  # counts as so many engineers


class Components(CoreComponents):
    """All numbers of one copy of the game. Built by `loading.load()`, never changed afterwards."""

    def __init__(self) -> None:
        super().__init__()
        # Tracks, by colour
        self.value: list[int] = []
        self.revalued: list[int] = []
        self.pieces: list[int] = []
        # By the number of players; index 0 is not used
        self.rounds: list[int] = [0]
        self.workers: list[int] = [0]
        self.coins: list[int] = [0]
        self.engineers_a: list[int] = [0]
        self.engineers_b: list[int] = [0]
        self.engineer_spaces: list[int] = [0]
        # Supplies
        self.doublers = 0
        self.extra_workers = 0
        self.temp_workers = 0
        self.first_pile = 0
        self.last_pile = 0
        self.start_loco = 0
        self.pass_points: list[int] = []
        self.majority: list[int] = []
        self.end_cards_removed = 0
        # Action spaces; the hired engineers follow as spaces of their owners
        self.spaces: list[str] = []
        self.space_workers: list[int] = []
        self.space_coins: list[int] = []
        self.space_effect: list[Effect] = []
        self.space_open: list[int] = []  # bit mask of player counts
        self.space_claim: list[int] = []  # the place in the order, or 0
        self.space_public: list[int] = []  # 1 or 2, or 0
        self.never_full = 0  # masks of spaces
        self.last_round = 0
        self.black_spaces = 0  # where the black worker adds a black step
        self.workers_only = 0  # where coins cannot stand for workers
        self.hire = 0
        self.open_spaces: list[list[int]] = []  # [players]: their numbers
        self.claim_spaces: list[list[int]] = []  # [players]: those for the order
        self.space: list[Space] = []  # the same, as a turn looks at each of them,
        self.open_to: list[OpenSpaces] = []  # [players]: and at all that lie open to them
        # Cards and tokens
        self.bonuses: list[str] = []
        self.bonus_effect: list[Effect] = []
        self.boards: list[Board] = []
        self.tokens: list[str] = []
        self.token_boards: list[int] = []  # mask of the boards each is used on
        self.token_effect: list[Effect] = []
        self.revaluation = -1  # which token
        self.golden_spike = -1
        self.cards: list[str] = []
        self.card_effect: list[Effect] = []
        self.end_cards: list[EndCard] = []
        self.choices: list[Effect] = []
        # Stock market
        self.levels = 0
        self.stock_points: list[int] = []
        self.lowest_ordered = 0  # whether markers that share the lowest level stand in an order there
        self.emil_level = 0
        self.dividends: list[str] = []
        self.dividend_copies: list[int] = []
        self.dividend_effect: list[Effect] = []
        self.steel_piles = 0  # bit mask of numbers
        # Factories by tile, engineers by number; index 0 is not used
        self.factory_effect: list[Effect] = []
        self.engineer_effect: list[Effect] = []
        self.engineer_workers: list[int] = []
        self.engineer_coins: list[int] = []
        self.engineer_stack: list[int] = []  # 0: A, 1: B, -1: none
        self.special_engineer = 0
        # Emil
        self.emil_workers = 0
        self.emil_more: list[int] = []
        self.emil_deck: list[int] = []
        # Provenance
