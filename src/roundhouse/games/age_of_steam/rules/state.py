"""What lies on the table, and the small verbs that move it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.core import mypyc_attr
from roundhouse.core.game import Game
from roundhouse.core.lists import raised, replaced, total
from roundhouse.core.score import ScoreSheet
from roundhouse.core.state import NOBODY
from roundhouse.core.state import State as CoreState
from roundhouse.games.age_of_steam.rules import scoring
from roundhouse.games.age_of_steam.rules.board import EMPTY as EMPTY
from roundhouse.games.age_of_steam.rules.board import Board, Changes, empty_board
from roundhouse.games.age_of_steam.rules.components import (
    BOXES,
    COLOURS,
    NEW_CITIES,
    NO_COLOUR,
    TOWN,
    Components,
    Edition,
    Map,
)
from roundhouse.games.age_of_steam.rules.moves import Codes
from roundhouse.games.age_of_steam.rules.network import Network, survey
from roundhouse.games.age_of_steam.rules.switch import TAKES
from roundhouse.games.age_of_steam.rules.track import owner_of

if TYPE_CHECKING:
    from mypy_extensions import i64

    from roundhouse.core.rows import Row
    from roundhouse.games.age_of_steam.rules.sites import Sites

FOR_SALE: Final = -2  # a direct link that nobody has bought
MOVES_A_CUBE: Final = 4  # so many for three cubes: one in four raises an engine, or finds no way


@mypyc_attr(acyclic=True, free_list_len=1)
class State(CoreState):
    """One position. Lists of players' things are indexed by seat.

    Copies share the lists below "replaced, never changed": write a new list, do not touch the old.
    """

    __slots__ = (
        "action", "alive", "at", "bag", "barred", "bidders", "bids", "board", "built", "c", "cash",
        "changes", "cities", "codes", "cube", "cubes", "dearest", "discs", "display", "drawn", "dropped",
        "edition", "engine", "fresh", "gains", "gone", "high", "income", "joined", "kept", "laid",
        "last_owner", "letter", "link_owner", "lying", "m", "map_number", "markers", "network", "nominal",
        "order", "origin", "passes", "path", "phase", "shares", "sites", "spent", "starter", "steps",
        "taking", "tiles", "tiles_left", "turn", "upgraded", "used_actions", "used_owners", "visited",
    )  # fmt: skip

    def __init__(
        self,
        source: State | None,
        game: Game,
        c: Components,
        m: Map,
        edition: Edition,
        codes: Codes,
        players: int,
    ) -> None:
        CoreState.__init__(self, source, game, players)
        self.c = c
        self.m = m
        self.edition = edition
        self.codes = codes
        if source is None:
            self._lay_out()
            return
        self.map_number: int = source.map_number
        # Players' things
        self.cash: list[int] = source.cash.copy()
        self.income: list[int] = source.income.copy()
        self.shares: list[int] = source.shares.copy()
        self.engine: list[int] = source.engine.copy()
        # Replaced, never changed
        self.action: list[int] = source.action  # [seat]: selected this turn, or EMPTY
        self.alive: list[int] = source.alive
        self.laid: list[int] = source.laid  # [seat]: 1 once a tile was laid
        self.upgraded: list[int] = source.upgraded  # [seat]: 1 if the engine was raised instead of a move
        self.order: list[int] = source.order  # seats still in the game, first to last
        self.bids: list[int] = source.bids  # [seat]: last bid, 0 for none
        self.bidders: list[int] = source.bidders  # seats still bidding, in the old order
        self.dropped: list[int] = source.dropped  # seats that dropped out, first to last
        self.board: Board = source.board  # the tiles on the map and their track
        self.tiles: list[int] = source.tiles  # [kind]: left in the supply
        self.letter: list[int] = source.letter  # [stop]: its New City, or EMPTY
        self.link_owner: list[int] = source.link_owner  # [direct link]: owner, NOBODY or FOR_SALE
        self.cubes: list[int] = source.cubes  # [stop, colour]
        self.lying: list[int] = source.lying  # [hex]: colour of the cube on open ground, or NO_COLOUR
        self.display: list[int] = source.display  # [column, box]: colour or NO_COLOUR
        self.bag: list[int] = source.bag  # [colour]
        self.gone: list[int] = source.gone  # [colour]: out of the game
        self.markers: list[int] = source.markers  # [stop]: the colour a terminal takes, or NO_COLOUR
        self.built: list[int] = source.built  # hexes built on in this build turn
        self.fresh: list[int] = source.fresh  # places: ends of lines that keep a section owned
        self.drawn: list[int] = source.drawn  # cubes drawn for Production, the next one last
        self.path: list[int] = source.path  # stops of the delivery under way; -1 - hex for its start on track
        self.gains: list[int] = source.gains  # [seat]: income from the delivery under way
        self.kept: list[int] = source.kept  # what the switches of the map remember
        # Worked out when asked for
        self.network: Network | None = source.network
        self.sites: Sites | None = source.sites
        self.changes: Changes | None = source.changes
        self.taking: Taking | None = source.taking
        # The course of the game
        self.turn: int = source.turn
        self.phase: int = source.phase
        self.cities: int = source.cities  # mask of stops that are cities now
        self.discs: int = source.discs  # town discs left
        self.used_actions: int = source.used_actions  # mask: closed by the cycle
        self.passes: int = source.passes  # mask of seats that may pass once in the auction
        self.high: int = source.high  # the seat with the highest bid, or NOBODY
        self.nominal: int = source.nominal  # who may pay to go first; NOBODY: by the number of the turn
        self.starter: int = source.starter  # who that was in the first turn
        self.joined: int = source.joined  # 1 once the regions are joined
        self.tiles_left: int = source.tiles_left
        self.spent: int = source.spent  # on tiles in this build turn
        self.dearest: int = source.dearest  # tile of this build turn
        # The delivery under way
        self.cube: int = source.cube
        self.origin: int = source.origin  # the stop where it began, or EMPTY
        self.at: int = source.at  # the stop where the cube is; below 0: on hex -1 - at
        self.visited: int = source.visited  # mask of stops
        self.steps: int = source.steps  # links still possible
        self.barred: int = source.barred  # [stop, side] that the start section came in by, or EMPTY
        self.used_owners: int = source.used_owners  # mask of seats whose links were used
        self.last_owner: int = source.last_owner  # of the link used last

    def _lay_out(self) -> None:
        """An empty table: everything still in the box."""
        m = self.m
        n = self.players
        self.map_number = 0
        self.cash = [m.start_cash] * n
        self.income = [m.start_income] * n
        self.shares = [m.start_shares] * n
        self.engine = [m.start_engine] * n
        self.action = [EMPTY] * n
        self.alive = [1] * n
        self.laid = [0] * n
        self.upgraded = [0] * n
        self.order = list(range(n))
        self.bids = [0] * n
        self.bidders = []
        self.dropped = []
        self.board = empty_board(len(m.cell), len(m.near))
        self.tiles = [tile.count for tile in self.c.tiles]
        self.letter = [EMPTY] * m.stops
        self.link_owner = [FOR_SALE] * (len(m.links) // 3)
        self.cubes = [0] * (m.stops * COLOURS)
        self.lying = [NO_COLOUR] * len(m.cell) if sum(m.terrain_cubes) or m.hex_cubes else []
        self.display = [NO_COLOUR] * (m.columns * BOXES)
        self.bag = m.bag[:]
        self.gone = [0] * COLOURS
        self.markers = [NO_COLOUR] * m.stops
        self.built = []
        self.fresh = []
        self.drawn = []
        self.path = []
        self.gains = [0] * n
        self.kept = [0] * m.kept
        self.network = None
        self.sites = None
        self.changes = None
        self.taking = None
        self.turn = 0
        self.phase = EMPTY
        self.cities = 0
        for stop in range(m.stops):
            if m.stop_kind[stop] != TOWN:
                self.cities |= 1 << stop
        self.discs = self.c.town_discs
        self.used_actions = 0
        self.passes = 0
        self.high = NOBODY
        self.nominal = NOBODY
        self.starter = 0
        self.joined = 0
        self.tiles_left = 0
        self.spent = 0
        self.dearest = 0
        self.cube = NO_COLOUR
        self.origin = EMPTY
        self.at = EMPTY
        self.visited = 0
        self.steps = 0
        self.barred = EMPTY
        self.used_owners = 0
        self.last_owner = NOBODY

    # The four verbs, and what goes with them

    def copy(self) -> State:
        return State(self, self.game, self.c, self.m, self.edition, self.codes, self.players)

    def dump(self) -> dict[str, object]:
        data = super().dump()
        data["edition"] = self.edition.name
        return data

    def scores(self) -> ScoreSheet:
        return scoring.scores(self)

    def winners(self) -> list[int]:
        return scoring.winners(self)

    def out(self) -> list[int]:
        return [seat for seat in range(self.players) if not self.alive[seat]]

    # Small verbs

    def links(self) -> Network:
        """The completed links as they lie now."""
        if self.network is None:
            self.network = survey(self.m, self.board.track, self.cities)
        return self.network

    def own_board(self, hex: int) -> Board:
        """A board that no copy shares, to build on in a hex, or to give track to another owner (EMPTY)."""
        before = self.board
        self.board = before.twin() if hex >= 0 else Board(before.track[:], before.layout, before.tile)
        known = self.changes or Changes(before, before, [])
        self.changes = known.after(before, self.board, hex)
        return self.board

    # The rows of the board, for readers; the rules ask the board itself.

    @property
    def track(self) -> Row:
        return self.board.track

    @track.setter
    def track(self, row: Row) -> None:
        self.board = Board(row, self.board.layout, self.board.tile)

    @property
    def layout(self) -> Row:
        return self.board.layout

    @layout.setter
    def layout(self, row: Row) -> None:
        self.board = Board(self.board.track, row, self.board.tile)

    @property
    def tile(self) -> Row:
        return self.board.tile

    @tile.setter
    def tile(self, row: Row) -> None:
        self.board = Board(self.board.track, self.board.layout, row)

    def draw(self) -> int:
        """A cube from the bag, or NO_COLOUR if it is empty."""
        self.own_bag()
        return self.draw_own()

    def own_bag(self) -> None:
        """Have bag and generator for oneself: copies made before keep theirs as they were."""
        self.chance()
        self.bag = self.bag[:]

    def draw_own(self) -> int:
        """A cube from a bag that no copy shares, as when the table is laid."""
        bag = self.bag
        left = total(bag)
        if not left:
            return NO_COLOUR
        pick: i64 = self.random.below(left)
        self.reveals += 1
        colour: i64 = 0
        number: i64 = bag[colour]
        while pick >= number:
            pick -= number
            colour += 1
            number = bag[colour]
        bag[colour] = number - 1
        return colour

    def add_cubes(self, stop: int, colour: int, number: int) -> None:
        """Put cubes on a stop, or take them away."""
        self.cubes = raised(self.cubes, stop * COLOURS + colour, number)

    def cubes_on(self, stop: int, colour: int) -> int:
        """How many cubes of a colour lie on a stop."""
        return self.cubes[stop * COLOURS + colour]

    def to_bag(self, colour: int) -> None:
        """A cube goes back into the bag."""
        self.bag = replaced(self.bag, colour, self.bag[colour] + 1)

    def remove(self, colour: int) -> None:
        """A cube leaves the game."""
        self.gone = replaced(self.gone, colour, self.gone[colour] + 1)

    def box(self, column: int, box: int) -> int:
        """The cube in a box of the display."""
        return self.display[column * BOXES + box]

    def set_box(self, column: int, box: int, colour: int) -> None:
        """Fill or empty a box of the display."""
        self.display = replaced(self.display, column * BOXES + box, colour)

    def letters_left(self) -> int:
        """New Cities not on the map yet, a mask."""
        left = self.m.letters
        for letter in self.letter:
            if letter >= 0:
                left &= ~(1 << letter)
        return left & (1 << NEW_CITIES) - 1

    def last_turn(self) -> int:
        """The turn that everybody reckons with as the last one."""
        m = self.m
        if not m.likely:
            return m.turns[self.players]
        return min(max(self.turn + self.turns_of_cubes(), m.likely), m.turns[self.players])

    def turns_of_cubes(self) -> int:
        """For how many more turns there are cubes on cities and on the display, if most moves carry one."""
        left = 0
        for colour in self.display:
            left += 1 if colour >= 0 else 0
        for place in range(len(self.cubes)):
            if self.cities >> place // COLOURS & 1:
                left += self.cubes[place]
        return MOVES_A_CUBE * left // (3 * self.players * self.m.rounds_of_moves)

    def region(self, stop: int) -> int:
        """The region that a stop belongs to as it is now; 0 for none."""
        if self.letter[stop] >= 0:
            return self.m.town_region[stop]
        return self.m.stop_region[stop]

    def takes(self, colour: int) -> int:
        """The stops where a cube of this colour can end its way, a mask."""
        m = self.m
        mask = 0
        if m.dynamic_colours:
            for stop in range(m.stops):
                if self.cities >> stop & 1 and self.cubes_on(stop, colour):
                    mask |= 1 << stop
            return mask
        known = self.taking
        if known is None or known.letter is not self.letter or known.markers is not self.markers:
            known = Taking(m, self.letter, self.markers)
            self.taking = known
        mask = known.stops[colour]
        if m.points & TAKES:
            for switch in m.switches:
                mask = switch.takes(self, colour, mask)
        return mask

    def owner_at(self, place: int) -> int:
        """The owner of the line that ends at a place; NOBODY for none."""
        return owner_of(self.board.track[place])


class Taking:
    """Which stops take the cubes of each colour, with these New Cities and markers."""

    __slots__ = ("letter", "markers", "stops")

    def __init__(self, m: Map, letter: list[int], markers: list[int]) -> None:
        self.letter = letter
        self.markers = markers
        self.stops: list[int] = [0] * COLOURS  # [colour]: a mask
        for stop in range(m.stops):
            accepted = m.letter_colour[letter[stop]] if letter[stop] >= 0 else m.stop_colour[stop]
            for colour in (accepted, markers[stop]):
                if colour >= 0:
                    self.stops[colour] |= 1 << stop
        for colour in range(COLOURS):
            self.stops[colour] |= m.also_takes[colour]
