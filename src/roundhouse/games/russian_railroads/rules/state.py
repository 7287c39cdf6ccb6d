"""What lies on the table, and the small verbs that move it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.core import mypyc_attr
from roundhouse.core.game import Game
from roundhouse.core.lists import replaced as replaced
from roundhouse.core.message import Message
from roundhouse.core.random import Random
from roundhouse.core.rows import increased, row_full, row_of
from roundhouse.core.score import ScoreSheet
from roundhouse.core.state import State as CoreState
from roundhouse.games.russian_railroads.rules import scoring, secrets
from roundhouse.games.russian_railroads.rules.components import (
    GAPS,
    MARKERS,
    NINE,
    PIECES,
    ROUTES,
    SLOTS,
    Board,
    Components,
)
from roundhouse.games.russian_railroads.rules.scoring import GIFTS, LINES

if TYPE_CHECKING:
    from roundhouse.core.rows import Row

NONE: Final = -1

# Boulders of a seat, as bits.
ROUTE_BOULDER: Final = 1
INDUSTRY_BOULDER: Final = 2


@mypyc_attr(acyclic=True, free_list_len=1)
class State(CoreState):
    """One position. Lists of players' things are indexed by seat, or by seat times something.

    Copies share the lists below "replaced, never changed": write a new list, do not touch the old.
    """

    __slots__ = (
        "active",
        "arrival",
        "arrivals",
        "black_hand",
        "black_owner",
        "board",
        "bonuses",
        "boulders",
        "c",
        "cards",
        "coins",
        "crew",
        "deck",
        "dividend",
        "dividends_left",
        "doublers",
        "doublers_left",
        "earned",
        "emil_engineers",
        "emil_hand",
        "emil_tiles",
        "engineers",
        "fired",
        "first",
        "gaps",
        "hand",
        "level",
        "locos",
        "looks",
        "marker",
        "offer",
        "order",
        "passed",
        "payouts",
        "pending",
        "picks",
        "pile",
        "piles",
        "pos",
        "reach",
        "removed",
        "returned",
        "round",
        "special_out",
        "standing",
        "steel",
        "strip",
        "taken",
        "temp_hand",
        "temp_kept",
        "temp_owner",
        "tokens",
        "turns",
        "usa",
    )

    def __init__(self, source: State | None, game: Game, c: Components, players: int, usa: int) -> None:
        CoreState.__init__(self, source, game, players)
        self.c = c
        self.usa = usa  # which kind of board: RUSSIA or USA
        self.board: Board = c.boards[usa]
        if source is None:
            self._lay_out()
            return
        # Players' things
        self.pos: Row = source.pos[:]  # [seat, route, colour]: space of the track, 0 if not there
        self.hand: Row = source.hand[:]  # [seat]: own workers not yet placed this round
        self.coins: Row = source.coins[:]
        self.marker: list[int] = source.marker.copy()  # [seat, marker]: cell of its lane, NONE if not in play
        # Replaced, never changed: players' things
        self.earned: Row = source.earned  # [seat, line of the score sheet]
        self.crew: list[int] = source.crew  # [seat]: own workers
        self.locos: list[int] = source.locos  # [seat, slot]: tile, 0 if free
        self.reach: list[int] = source.reach  # [seat, route]: sum of its locomotives
        self.gaps: list[int] = source.gaps  # [seat, gap]: factory, 0 if empty
        self.doublers: list[int] = source.doublers  # [seat, route]: how many lie there, from the left
        self.fired: list[int] = source.fired  # [seat]: one-time spaces that have fired, a bit mask
        self.tokens: list[int] = source.tokens  # [seat]: ?-tokens not yet used
        self.boulders: list[int] = source.boulders  # [seat]: those that still lie there
        self.engineers: list[int] = source.engineers  # [seat]: hired, bit n for number n
        self.cards: list[int] = source.cards  # [seat]: end-bonus cards
        self.level: list[int] = source.level  # [seat]: of the price marker
        self.arrival: list[int] = source.arrival  # [seat]: the lower, the further left on its level
        # Replaced, never changed: common things
        self.order: list[int] = source.order  # seats by their place in the turn order
        self.piles: list[int] = source.piles  # [number]: locomotives left
        self.returned: list[int] = source.returned  # [number]: factories in the supply
        self.strip: list[int] = source.strip  # engineers from the hiring space on, 0 if empty
        self.standing: Row = source.standing  # who stands where this round; `standing.py`
        self.pending: list[int] = source.pending  # what the acting seat may or must still do; `atoms.py`
        self.dividend: list[int] = source.dividend  # [level]: tile, or NONE; level 0 has none
        self.dividends_left: list[int] = source.dividends_left  # [kind]
        self.looks: list[int] = source.looks  # who looked at and took end-bonus cards; see `secrets.py`
        self.payouts: list[int] = source.payouts  # who caused the general payouts that wait
        self.deck: list[int] = source.deck  # Emil's cards, the top at the end
        self.emil_tiles: list[int] = source.emil_tiles  # locomotives and factories he has taken
        # The course of the game
        self.round: int = source.round  # from 1
        self.turns: int = source.turns
        self.first: int = source.first  # the first player of the first round
        self.active: int = source.active  # whose turn it is, or NONE
        self.passed: int = source.passed  # mask of seats
        self.taken: int = source.taken  # mask of spaces used this round
        self.bonuses: int = source.bonuses  # masks of what lies open: starting bonuses ...
        self.offer: int = source.offer  # ... and ?-cards
        self.pile: int = source.pile  # mask of the end-bonus cards in the pile
        self.removed: int = source.removed  # mask of those that are not in play
        self.picks: int = source.picks  # end-bonus cards still to take this turn
        self.temp_owner: int = source.temp_owner  # who has the temporary workers, or NONE
        self.temp_hand: int = source.temp_hand  # of them not yet placed
        self.temp_kept: int = source.temp_kept  # 1: taken by relocation, so for the next round
        self.black_owner: int = source.black_owner
        self.black_hand: int = source.black_hand
        self.doublers_left: int = source.doublers_left
        self.steel: int = source.steel  # mask of piles beside which a steelworks lies
        self.special_out: int = source.special_out  # 1: the special 9 has left the game
        self.arrivals: int = source.arrivals
        self.emil_hand: int = source.emil_hand
        self.emil_engineers: int = source.emil_engineers

    def _lay_out(self) -> None:
        """An empty table: everything still in the box."""
        c = self.c
        n = self.players
        self.pos = row_full(0, n * PIECES)
        self.hand = row_full(0, n)
        self.coins = row_full(0, n)
        self.marker = [NONE] * (n * MARKERS)
        self.earned = row_full(0, n * len(LINES))
        self.crew = [0] * n
        self.locos = [0] * (n * SLOTS)
        self.reach = [0] * (n * ROUTES)
        self.gaps = [0] * (n * GAPS)
        self.doublers = [0] * (n * ROUTES)
        self.fired = [0] * n
        self.tokens = [0] * n
        self.boulders = [0] * n
        self.engineers = [0] * n
        self.cards = [0] * n
        self.level = [0] * n
        self.arrival = [0] * n
        self.order = list(range(n))
        self.piles = [0] * (NINE + 1)
        self.returned = [0] * (NINE + 1)
        self.strip = []
        self.standing = row_of([])
        self.pending = []
        self.dividend = [NONE] * (c.levels + 1)
        self.dividends_left = [0] * len(c.dividends)
        self.looks = []
        self.payouts = []
        self.deck = []
        self.emil_tiles = []
        self.round = 1
        self.turns = 0
        self.first = 0
        self.active = NONE
        self.passed = 0
        self.taken = 0
        self.bonuses = 0
        self.offer = 0
        self.pile = 0
        self.removed = 0
        self.picks = 0
        self.temp_owner = NONE
        self.temp_hand = 0
        self.temp_kept = 0
        self.black_owner = NONE
        self.black_hand = 0
        self.doublers_left = 0
        self.steel = 0
        self.special_out = 0
        self.arrivals = 0
        self.emil_hand = 0
        self.emil_engineers = 0

    # The verbs of every game

    def copy(self) -> State:
        return State(self, self.game, self.c, self.players, self.usa)

    def rearrange(self, seat: int, rng: Random | None) -> None:
        secrets.rearrange(self, seat, rng)

    def scores(self) -> ScoreSheet:
        return scoring.scores(self)

    def turns_taken(self) -> int:
        return self.turns

    def first_player(self) -> int:
        return self.first

    # What is asked often

    @property
    def solo(self) -> bool:
        """Whether a single player plays against Emil."""
        return self.players == 1

    @property
    def last_round(self) -> bool:
        return self.round == self.c.rounds[self.players]

    def own_turn(self, seat: int) -> bool:
        """Whether the seat has its turn: neither a payout, nor the relocation after all have passed."""
        return self.active == seat and not self.passed >> seat & 1

    def points(self, seat: int) -> int:
        """The points earned so far."""
        at = seat * len(LINES)
        points = 0
        for line in range(at, at + len(LINES)):
            points += self.earned[line]
        return points

    def used(self, seat: int, token: int) -> bool:
        """Whether the seat has used this ?-token."""
        return token >= 0 and (self.board.tokens & ~self.tokens[seat]) >> token & 1 != 0

    def unlocked(self, seat: int) -> int:
        """The colours that the seat may build, a bit mask."""
        return self.board.unlocked[self.pos[seat * PIECES]]

    # Small gains

    def gain_points(self, seat: int, points: int, line: int = GIFTS) -> None:
        if points:
            if self.players == 1:
                self._strengthen_emil(points)
            self.earned = increased(self.earned, seat * len(LINES) + line, points)
            if self.log is not None:
                self.tell("points", seat, {"points": points})

    def _strengthen_emil(self, points: int) -> None:
        """Emil gets his further workers as soon as the player has the points, unless he has passed."""
        before = self.points(0)
        more = emil_extra(self.c, before + points) - emil_extra(self.c, before)
        if self.deck:
            for _ in range(more):
                self.emil_hand += 1
                self.tell("emil_worker", NONE, {})

    def gain_coins(self, seat: int, coins: int) -> None:
        self.coins[seat] = self.coins[seat] + coins
        if self.log is not None:
            self.tell("coins", seat, {"coins": coins})

    def gain_worker(self, seat: int) -> None:
        """An extra worker of one's own, to be used from now on."""
        self.crew = replaced(self.crew, seat, self.crew[seat] + 1)
        self.hand[seat] = self.hand[seat] + 1
        if self.log is not None:
            self.tell("worker", seat, {})

    def gain_engineer(self, seat: int, number: int) -> None:
        self.engineers = replaced(self.engineers, seat, self.engineers[seat] | 1 << number)
        if self.log is not None:
            self.tell("engineer", seat, {"engineer": number})

    def lay_doublers(self, seat: int, route: int, number: int) -> None:
        """Lay doublers on a route, as many as there are and as there is room for."""
        at = seat * ROUTES + route
        number = min(number, self.doublers_left, len(self.board.doublers[route]) - self.doublers[at])
        if number > 0:
            self.doublers_left -= number
            self.doublers = replaced(self.doublers, at, self.doublers[at] + number)
            if self.log is not None:
                self.tell("doubler", seat, {"number": number, "route": route_word(self, route)})


def emil_extra(c: Components, points: int) -> int:
    """The workers that Emil has on top when the player has so many points."""
    number = 0
    for needed in c.emil_more:
        if points >= needed:
            number += 1
    return number


def route_word(state: State, route: int) -> Message:
    return Message("route." + state.board.routes[route])


def space_word(c: Components, space: int) -> Message:
    """An action space, or an engineer as one."""
    if space < len(c.spaces):
        return Message("space." + c.spaces[space])
    return Message("space.engineer", {"engineer": space - len(c.spaces) + 1})
