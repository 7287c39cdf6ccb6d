"""What lies on the table, and the small verbs that move it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.core import mypyc_attr
from roundhouse.core.game import Game
from roundhouse.core.lists import replaced
from roundhouse.core.message import Message
from roundhouse.core.random import Random
from roundhouse.core.rows import changed, increased, row_full, row_of, sum_of
from roundhouse.core.score import ScoreSheet
from roundhouse.core.state import State as CoreState
from roundhouse.games.railroad_revolution.rules import scoring, secrets
from roundhouse.games.railroad_revolution.rules.components import COLOURS, TRAINS, Components
from roundhouse.games.railroad_revolution.rules.moves import (
    BOARD,
    RAILROAD,
    STATION,
    SUPPLY,
    TELEGRAPH,
    TRADE,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from roundhouse.core.rows import Row

MOST_PLAYERS: Final = 4
KINDS: Final = 5  # of workers, and of trains
SPACES: Final = 20  # action spaces times colours
MARKERS: Final = 3  # of a player, one on each performance track
GOALS: Final = 2  # milestones that a player pursues at once
MANAGERS: Final = 2  # places for them on a milestone, at most
NEUTRAL: Final = 4  # the owner of a neutral building
NONE: Final = -1
ALL_COLOURS: Final = 0b11111

# Open parts of the action under way.
MAIN: Final = 1
REWARD_PART: Final = 2
BONUS_PART: Final = 4
ABILITY_PART: Final = 8
TILE_PART: Final = 16
FLIP_PART: Final = 32

# How far the end of the game has come.
RUNNING: Final = 0
ROUND_TO_FINISH: Final = 1
LAST_ROUND: Final = 2


@mypyc_attr(acyclic=True, free_list_len=1)
class State(CoreState):
    """One position. Lists of players' things are indexed by seat, or by seat times something.

    Copies share the lists and rows: write a new one (`raised`, `replaced`; of rows `increased`, `changed`),
    do not touch the old.
    """

    __slots__ = (
        "action", "active", "buildings_left", "c", "city_tile", "completed", "crew", "deal", "deal_discard",
        "deal_owed", "deal_stack", "down", "drawn", "due", "ending", "first", "first_office",
        "first_station", "frontier", "goal", "hard_tracks", "idle", "lays", "managers", "money", "offices",
        "open_stacks", "parts", "placed", "rails", "rails_left", "reach", "section_tile", "setup_colour",
        "setup_side", "setup_tile", "shares", "spot", "stacks", "stations", "supply", "taken", "track",
        "train_stack", "triangles", "turns", "up", "wanted", "worker",
    )  # fmt: skip

    def __init__(self, source: State | None, game: Game, c: Components, players: int) -> None:
        CoreState.__init__(self, source, game, players)
        self.c = c
        if source is None:
            self._lay_out()
            return
        self.hard_tracks: int = source.hard_tracks  # variant: dearer steps
        self.open_stacks: int = source.open_stacks  # variant: the whole stack to choose from
        # Players' things
        self.money: Row = source.money
        self.shares: Row = source.shares
        self.rails: Row = source.rails  # spaces with a rail of theirs
        self.reach: Row = source.reach  # cities their network is connected to
        self.frontier: Row = source.frontier  # spaces where they may lay a rail
        self.stations: Row = source.stations  # cities with a station of theirs
        self.offices: Row = source.offices  # sections with an office of theirs
        self.rails_left: Row = source.rails_left  # on the player board
        self.buildings_left: Row = source.buildings_left
        self.crew: Row = source.crew  # available workers, idle or placed
        self.idle: Row = source.idle  # [seat, colour]: in the personal supply
        self.placed: Row = source.placed  # [seat, action, colour]: on the player board
        self.up: Row = source.up  # [seat, type]: trains face up
        self.down: Row = source.down
        self.track: list[int] = source.track  # [seat, track]: the marker's slot; see `slot`
        self.supply: Row = source.supply  # [colour]: workers in the common supply
        # What lies out
        self.goal: list[int] = source.goal  # [seat, n]: milestone pursued, or NONE
        self.managers: list[int] = source.managers  # [seat, n, place]: colour, or NONE
        self.wanted: Row = source.wanted  # [seat, n]: colours still lacking as managers
        self.completed: list[int] = source.completed  # [seat]: milestones completed
        self.train_stack: Row = source.train_stack
        self.city_tile: list[int] = source.city_tile
        self.section_tile: list[int] = source.section_tile
        self.first_station: list[int] = source.first_station  # [city]: owner, NEUTRAL or NONE
        self.first_office: list[int] = source.first_office
        self.deal_stack: list[int] = source.deal_stack  # the top is the end
        self.deal_discard: list[int] = source.deal_discard
        self.stacks: list[list[int]] = source.stacks  # B, C, D; see `secrets`; the top is the end
        self.drawn: list[int] = source.drawn  # milestones being looked at
        self.setup_tile: list[int] = source.setup_tile  # set-up tiles still on offer
        self.setup_side: list[int] = source.setup_side
        self.setup_colour: list[int] = source.setup_colour
        # The course of the game
        self.deal: int = source.deal  # the face-up deal
        self.first: int = source.first  # the first player
        self.active: int = source.active  # whose turn it is; NONE during set-up
        self.turns: int = source.turns
        self.ending: int = source.ending
        # The action under way
        self.action: int = source.action
        self.worker: int = source.worker  # the colour just placed
        self.parts: int = source.parts
        self.spot: int = source.spot  # the city or section just built in, or NONE
        self.lays: int = source.lays  # rails still to lay
        self.triangles: int = source.triangles  # built over in this action
        self.taken: int = source.taken  # shares just taken in this action
        self.due: int = source.due  # still to be paid for the main action
        self.deal_owed: int = source.deal_owed

    def _lay_out(self) -> None:
        """An empty table: everything still in the box."""
        c = self.c
        n = self.players
        self.hard_tracks = 0
        self.open_stacks = 0
        self.money = row_full(0, n)
        self.shares = row_full(0, n)
        self.rails = row_full(0, n)
        self.reach = row_full(0, n)
        self.frontier = row_full(0, n)
        self.stations = row_full(0, n)
        self.offices = row_full(0, n)
        self.rails_left = row_full(0, n)
        self.buildings_left = row_full(0, n)
        self.crew = row_full(0, n)
        self.idle = row_full(0, n * KINDS)
        self.placed = row_full(0, n * SPACES)
        self.up = row_full(0, n * KINDS)
        self.down = row_full(0, n * KINDS)
        self.track = [0] * (n * MARKERS)
        self.supply = row_of(c.supply)
        self.goal = [NONE] * (n * GOALS)
        self.managers = [NONE] * (n * GOALS * MANAGERS)
        self.wanted = row_full(0, n * GOALS)
        self.completed = [0] * n
        self.train_stack = row_full(0, KINDS)
        self.city_tile = [NONE] * len(c.cities)
        self.section_tile = [NONE] * len(c.section_shares)
        self.first_station = [NONE] * len(c.cities)
        self.first_office = [NONE] * len(c.section_shares)
        self.deal_stack = []
        self.deal_discard = []
        self.stacks = [[], [], []]
        self.drawn = []
        self.setup_tile = []
        self.setup_side = []
        self.setup_colour = []
        self.deal = NONE
        self.first = 0
        self.active = NONE
        self.turns = 0
        self.ending = RUNNING
        self.clear_action()

    def clear_action(self) -> None:
        """Forget the action of the turn before."""
        self.action = NONE
        self.worker = NONE
        self.parts = 0
        self.spot = NONE
        self.lays = 0
        self.triangles = 0
        self.taken = 0
        self.due = 0
        self.deal_owed = 0

    # The verbs of every game

    def copy(self) -> State:
        return State(self, self.game, self.c, self.players)

    def rearrange(self, seat: int, rng: Random | None) -> None:
        secrets.rearrange(self, seat, rng)

    def scores(self) -> ScoreSheet:
        return scoring.scores(self)

    def tie_break(self, seat: int) -> int:
        """Most money, with shares at their sale price; then the victory is shared."""
        return self.wealth(seat)

    def turns_taken(self) -> int:
        return self.turns

    def first_player(self) -> int:
        return self.first

    # Money and shares

    def wealth(self, seat: int) -> int:
        """Money at hand and what the shares would bring."""
        money: i64 = self.money[seat]
        shares: i64 = self.shares[seat]
        return money + shares * self.c.share_sale

    def gain_money(self, seat: int, amount: int) -> None:
        self.money = increased(self.money, seat, amount)
        if self.log is not None:
            self.tell("gain_money", seat, {"money": amount})

    def pay(self, seat: int, amount: int) -> None:
        """Pay money; shares are sold first as far as the money does not reach."""
        while self.money[seat] < amount:
            self.sell_share(seat)
        if amount:
            self.money = increased(self.money, seat, -amount)
            if self.log is not None:
                self.tell("pay", seat, {"money": amount})

    def sell_share(self, seat: int) -> None:
        assert self.shares[seat] > 0
        self.shares = increased(self.shares, seat, -1)
        self.money = increased(self.money, seat, self.c.share_sale)
        if self.log is not None:
            self.tell("sell_share", seat, {"money": self.c.share_sale})

    def gain_shares(self, seat: int, number: int) -> None:
        self.shares = increased(self.shares, seat, number)
        if self.log is not None:
            self.tell("gain_shares", seat, {"shares": number})

    def discard_shares(self, seat: int, number: int) -> None:
        assert self.shares[seat] >= number
        self.shares = increased(self.shares, seat, -number)
        if self.log is not None:
            self.tell("discard_shares", seat, {"shares": number})

    # Workers

    def has_worker(self, seat: int, pool: int, colour: int) -> bool:
        """Whether the seat has such a worker in its personal supply, or on its player board."""
        if pool == SUPPLY:
            return self.idle[seat * KINDS + colour] > 0
        return self.on_board(seat, colour) > 0

    def on_board(self, seat: i64, colour: i64) -> i64:
        """How many workers of a colour the seat has on its player board."""
        at = seat * SPACES + colour
        placed = self.placed
        return (
            placed[at + STATION * KINDS]
            + placed[at + RAILROAD * KINDS]
            + placed[at + TELEGRAPH * KINDS]
            + placed[at + TRADE * KINDS]
        )

    def take_worker(self, seat: int, pool: int, colour: int) -> None:
        """Take an available worker away; the caller puts it somewhere.

        On the board it comes from the action space used last, if one of the colour stands there:
        which of several equal workers goes has no meaning in the rules.
        """
        self.crew = increased(self.crew, seat, -1)
        if pool == SUPPLY:
            self.idle = increased(self.idle, seat * KINDS + colour, -1)
            return
        at = seat * SPACES + colour
        if self.active == seat and self.action >= 0 and self.placed[at + self.action * KINDS]:
            self.placed = increased(self.placed, at + self.action * KINDS, -1)
            return
        while not self.placed[at]:
            at += KINDS
        self.placed = increased(self.placed, at, -1)

    def gain_worker(self, seat: int, colour: int) -> None:
        self.supply = increased(self.supply, colour, -1)
        self.idle = increased(self.idle, seat * KINDS + colour, 1)
        self.crew = increased(self.crew, seat, 1)
        if self.log is not None:
            self.tell("gain_worker", seat, {"colour": worker_word(colour)})

    def discard_worker(self, seat: int, pool: int, colour: int) -> None:
        self.take_worker(seat, pool, colour)
        self.supply = increased(self.supply, colour, 1)
        if self.log is not None:
            self.tell("discard_worker", seat, {"colour": worker_word(colour)})

    # Pieces

    def lay_rail(self, seat: int, space: int) -> None:
        """Put a rail of the seat's on the map and let its network grow."""
        c = self.c
        rails = self.rails[seat] | 1 << space
        self.rails = changed(self.rails, seat, rails)
        self.reach = changed(self.reach, seat, self.reach[seat] | c.space_cities[space])
        self.frontier = changed(self.frontier, seat, (self.frontier[seat] | c.near[space]) & ~rails)
        if self.log is not None:
            self.tell("lay", seat, {"space": c.spaces[space]})

    def build_station(self, seat: int, city: int) -> bool:
        """Put a station into a city; tells whether it is the first there."""
        self.stations = changed(self.stations, seat, self.stations[seat] | 1 << city)
        first = self.first_station[city] == NONE
        if first:
            self.first_station = replaced(self.first_station, city, seat)
        if self.log is not None:
            self.tell("build", seat, {"city": city_word(self.c, city)})
        return first

    def open_office(self, seat: int, section: int) -> bool:
        """Put an office into a section; tells whether it is the first there."""
        self.offices = changed(self.offices, seat, self.offices[seat] | 1 << section)
        first = self.first_office[section] == NONE
        if first:
            self.first_office = replaced(self.first_office, section, seat)
        if self.log is not None:
            self.tell("open", seat, {"section": section + 1})
        return first

    def trains(self, seat: int) -> int:
        """How many trains the seat has, either way up."""
        at = seat * KINDS
        return sum_of(self.up[at : at + KINDS]) + sum_of(self.down[at : at + KINDS])

    def slot(self, seat: int, track: int) -> int:
        """Where the seat's marker stands on a performance track."""
        return self.track[seat * MARKERS + track]

    def take_train(self, seat: int, kind: int) -> None:
        self.train_stack = changed(self.train_stack, kind, self.train_stack[kind] - 1)
        self.up = increased(self.up, seat * KINDS + kind, 1)
        if self.log is not None:
            self.tell("take_train", seat, {"train": train_word(kind)})


def worker_word(colour: int) -> Message:
    return Message("worker." + COLOURS[colour])


def city_word(c: Components, city: int) -> Message:
    return Message("city." + c.cities[city])


def train_word(kind: int) -> Message:
    return Message("train." + TRAINS[kind])


def pool_word(pool: int) -> Message:
    return Message("pool.board" if pool == BOARD else "pool.supply")
