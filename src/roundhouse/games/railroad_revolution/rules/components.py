"""The components: what is in the box, as flat tables of ints.

`loading.py` fills this from `components.toml`, or from an owner's own file, and checks it.
Cities, spaces, sections, trains, deals and milestones are numbered in the order of the file;
sets of them are bit masks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.core.components import Components as CoreComponents
from roundhouse.core.rows import row_of

if TYPE_CHECKING:
    from roundhouse.core.rows import Row

# Worker colours, in the order used everywhere.
WHITE: Final = 0
PURPLE: Final = 1
ORANGE: Final = 2
GREY: Final = 3
TURQUOISE: Final = 4
COLOURS: Final = ("white", "purple", "orange", "grey", "turquoise")

# Train types.
STARTER: Final = 0
RAIL_TRAIN: Final = 4
TRAINS: Final = ("promote", "cash", "steps", "shares", "rail")

# Performance tracks, left to right.
TELEGRAPH_TRACK: Final = 0
STATIONS_TRACK: Final = 1
NETWORK_TRACK: Final = 2
TRACKS: Final = ("telegraph", "stations", "network")

# Kinds of milestone conditions.
CONNECTED: Final = 0
STATIONS: Final = 1
DEAL_RAILS: Final = 2
TERRAIN_RAILS: Final = 3

# Milestone stacks.
STACK_A1: Final = 0
STACK_A2: Final = 1
STACK_B: Final = 2
STACK_C: Final = 3
STACK_D: Final = 4
STACKS: Final = ("A1", "A2", "B", "C", "D")

ANY_COLOUR: Final = -1


class Reward:
    """What an icon gives: the small grammar shared by tiles, trains, deals and set-up sides."""

    __slots__ = (
        "exchange",
        "flip",
        "money",
        "office",
        "pay",
        "promote",
        "promote_price",
        "rail",
        "setup_office",
        "setup_rail",
        "setup_station",
        "shares",
        "station",
        "steps",
        "train",
        "worker",
        "workers",
    )

    def __init__(self) -> None:
        self.pay = 0  # price of the whole reward, $
        self.money = 0
        self.shares = 0
        self.steps = 0
        self.flip = 0  # how many flips
        self.train = 0
        self.exchange = 0
        self.promote = 0  # promote up to so many
        self.promote_price = 0  # $ for each promotion
        self.rail = 0  # a rail from the board, free of terrain and Deal
        self.station = 0
        self.office = 0
        self.worker = 0  # bit mask of colours: gain one of these
        self.workers: list[int] = []  # gain each of these colours
        self.setup_rail = 0
        self.setup_office = 0
        self.setup_station = 0  # bit mask of cities


class Need:
    """One condition of a milestone: at least `count` of `kind` (level or triangles in `what`)."""

    __slots__ = ("count", "kind", "what")

    def __init__(self, kind: int, what: int, count: int) -> None:
        self.kind = kind
        self.what = what
        self.count = count


class Milestone:
    """A milestone tile."""

    __slots__ = ("managers", "name", "needs", "stack", "vp")

    def __init__(self, name: str, stack: int, vp: int, managers: list[int], needs: list[Need]) -> None:
        self.name = name
        self.stack = stack
        self.vp = vp
        self.managers = managers  # colours, or ANY_COLOUR
        self.needs = needs


class Components(CoreComponents):
    """All numbers of one copy of the game. Built by `loading.load()`, never changed afterwards."""

    def __init__(self) -> None:
        super().__init__()
        # Supply and general numbers
        self.supply: list[int] = []  # workers per colour in the box
        self.start_money = 0
        self.start_shares = 0
        self.start_white = 0
        self.share_sale = 0
        self.hire_price = 0
        self.min_workers = 0
        self.train_vp = 0
        # Prices of the main actions and worker abilities (the rulebook's own numbers)
        self.railroad_price = 0
        self.railroad_triangle = 0
        self.railroad_rails = 0
        self.milestone_draw = 0
        self.station_purple_pay = 0
        self.station_turquoise_pay = 0
        self.railroad_purple_pay = 0
        self.railroad_orange_base = 0
        self.railroad_orange_triangle = 0
        self.railroad_grey_shares = 0
        self.railroad_turquoise_rails = 0
        self.telegraph_orange_share = 0
        self.telegraph_turquoise_pay = 0
        self.trade_purple_steps = 0
        self.trade_orange_train = 0
        self.trade_grey_shares = 0
        # Cities
        self.cities: list[str] = []
        self.city_level: list[int] = []
        self.city_price: list[int] = []
        self.city_lonlat: list[tuple[float, float]] = []
        self.city_spaces: list[int] = []  # spaces that touch the city
        self.level_cities: list[int] = []  # index: level 0..5
        # Rail spaces
        self.spaces: list[str] = []  # "washington-chicago/1"
        self.space_link: list[int] = []  # which link the space lies on
        self.triangles: list[int] = []
        self.deal_spaces = 0
        self.terrain_spaces: Row = row_of([])  # index: triangles; the initial space is in none
        self.initial_space = 0
        self.near: Row = row_of([])  # spaces that become available when this one holds a rail
        self.space_cities: list[int] = []  # cities this space touches
        # City tiles
        self.tiles: list[str] = []
        self.tile_level: list[int] = []
        self.tile_city: list[int] = []  # city it is printed on, or -1
        self.tile_first: list[Reward] = []
        self.tile_primary: list[Reward] = []
        # Telegraph line
        self.section_shares: list[int] = []
        self.section_first: list[int] = []
        self.deal_sections = 0
        self.link_vp: list[int] = []
        self.telegraph_tiles: list[Reward] = []
        # Neutral buildings, index: number of players
        self.neutral_cities: list[int] = []
        self.neutral_sections: list[int] = []
        # Trains, index: type
        self.train_effect: list[Reward] = []
        self.train_count: list[list[int]] = []  # [type][players]; starters: one per player
        # Deals
        self.deals: list[str] = []
        self.deal_cost: list[list[int]] = []  # [deal][side], in shares
        self.deal_reward: list[list[Reward]] = []
        # Performance tracks, [track][slot]; a gate is what leaving the slot upwards costs
        self.track_vp: list[list[int]] = []
        self.gate_money: list[list[int]] = []
        self.gate_money_hard: list[list[int]] = []
        self.gate_shares: list[list[int]] = []
        self.gate_workers: list[list[int]] = []
        # Player board
        self.section_sale: list[int] = []
        self.rail_section: list[int] = []  # section of the rail when so many have left the board
        self.building_section: list[int] = []
        self.rails_right = 0  # pieces right of the logo
        self.buildings_right = 0
        # Set-up tiles, [tile][side]
        self.setup_tiles: list[str] = []
        self.setup_side: list[list[Reward]] = []
        # Milestones
        self.milestones: list[Milestone] = []
        # Provenance

    @property
    def rails(self) -> int:
        """Rails on a full player board."""
        return len(self.rail_section)

    @property
    def buildings(self) -> int:
        """Buildings on a full player board."""
        return len(self.building_section)
