"""The points of the rulebook where a map may say otherwise.

A switch is one such saying: a small class in `switches` that fills in some of the methods below. The chapters
ask at each point whether any switch of the map speaks there, `m.points`, one bit a point, and only then ask
the switches one after the other. A map without switches pays for the test of a bit.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.core.message import Argument, Message, Reason

if TYPE_CHECKING:
    from roundhouse.games.age_of_steam.rules.components import Map
    from roundhouse.games.age_of_steam.rules.state import State

# The points, in the order of the rulebook.
DEAL: Final = 1 << 0
SET_UP: Final = 1 << 1
TURN: Final = 1 << 2
PHASE: Final = 1 << 3
SEQUENCE: Final = 1 << 4
BID: Final = 1 << 5
OFFER: Final = 1 << 6
SELECTED: Final = 1 << 7
TILES: Final = 1 << 8
PRICE: Final = 1 << 9
LAY: Final = 1 << 10
LAID: Final = 1 << 11
FOUND: Final = 1 << 12
MUST: Final = 1 << 13
TAKES: Final = 1 << 14
OWNERS: Final = 1 << 15
BONUS: Final = 1 << 16
KEPT: Final = 1 << 17
DELIVERED: Final = 1 << 18
PRODUCE: Final = 1 << 19
MOVES: Final = 1 << 20
INSTEAD: Final = 1 << 21
ENDS: Final = 1 << 22
SCORE: Final = 1 << 23
LINKS_PAID: Final = 1 << 24
ORIGINS: Final = 1 << 25
ENGINE: Final = 1 << 26
MOVING: Final = 1 << 27
MOVED: Final = 1 << 28
LINKS: Final = 1 << 30
FERRIES: Final = 1 << 31
BORDERS: Final = 1 << 32

EVERYBODY: Final = (1 << 16) - 1  # a mask of owners, nobody's links first: see `Switch.owners`


class Switch:
    """What a map does otherwise. Unless a method is filled in, it leaves everything as it is.

    Whatever a switch has to remember lies in `state.kept`: `room` numbers of its own, from `at` on.
    """

    __slots__ = ("at", "name", "points", "room")

    def __init__(self, name: str, points: int, room: int = 0) -> None:
        self.name = name  # as map files call it
        self.points = points
        self.room = room
        self.at = 0

    def facts(self) -> dict[str, Argument]:
        """What the sentence about it in the rules help, `guide.rule.NAME`, mentions."""
        return {}

    def sentence(self) -> Message:
        """The sentence about it in the rules help."""
        return Message("guide.rule." + self.name, self.facts())

    # What it remembers

    def recall(self, state: State, place: int) -> int:
        """One of its numbers."""
        return state.kept[self.at + place]

    def remember(self, state: State, place: int, number: int) -> None:
        """Change one of its numbers."""
        kept = state.kept[:]
        kept[self.at + place] = number
        state.kept = kept

    # Set-up and the course of a turn

    def dealt(self, m: Map) -> int:
        """How many cubes it takes out of the bag before the first turn."""
        return 0

    def deal(self, state: State) -> None:
        """DEAL: before any cube is drawn for the display and the cities."""

    def set_up(self, state: State) -> None:
        """SET_UP: the table is laid out; what else there is."""

    def begin_turn(self, state: State) -> None:
        """TURN: a new turn begins."""

    def begin_phase(self, state: State, phase: int) -> None:
        """PHASE: before anybody does anything in a phase."""

    def sequence(self, state: State, phase: int, seats: list[int]) -> list[int]:
        """SEQUENCE: in which order everybody builds or moves goods, given what it would be else."""
        return seats

    def due(self, worst: bool) -> float:
        """PHASE: what everybody has to pay for it in a turn besides the expenses: at worst, or on average."""
        return 0.0

    # Player order and actions

    def may_bid(self, state: State, seat: int) -> bool:
        """BID: whether a player may stay in the auction."""
        return True

    def offers(self, state: State, seat: int, action: int) -> bool:
        """OFFER: whether a player may take an action that is still free."""
        return True

    def why_not_offered(self, state: State, seat: int, action: int) -> Reason:
        """Why not."""
        return Reason("reason.action_not_here")

    def selected(self, state: State, seat: int, action: int) -> None:
        """SELECTED: a player has taken an action."""

    def effect(self, action: int) -> Message | None:
        """What an action does here, for people; None if it does what it always does."""
        return None

    # Build track

    def tiles(self, state: State, seat: int, tiles: int) -> int:
        """TILES: how many tiles a player may lay in a turn, given what it would be else."""
        return tiles

    def price(self, state: State, seat: int, hex: int, layout: int, price: int) -> int:
        """PRICE: what a tile costs, given what it would cost else."""
        return price

    def legend(self) -> Message | None:
        """PRICE: what the legend of the map says of it."""
        return None

    def may_lay(self, state: State, seat: int, hex: int, layout: int) -> bool:
        """LAY: whether a tile that fits and can be paid may be laid."""
        return True

    def may_found(self, state: State, seat: int, stop: int) -> bool:
        """FOUND: whether a town may become a New City."""
        return True

    def founding(self, state: State, seat: int, stop: int) -> None:
        """FOUND: a town is about to become a New City; its track still lies."""

    def founded(self, state: State, seat: int, stop: int) -> None:
        """FOUND: a town has become a New City."""

    def why_not_laid(self, state: State, seat: int) -> Reason:
        """Why a tile or a New City may not be laid that would fit."""
        return Reason("reason.not_now")

    def laying(self, state: State, seat: int, hex: int, layout: int) -> None:
        """LAID: a tile is about to be laid; what lay there before still lies."""

    def laid(self, state: State, seat: int, hex: int, old: int) -> None:
        """LAID: a tile was laid where the layout `old` lay before."""

    def may_buy(self, state: State, seat: int, link: int) -> bool:
        """LINKS: whether a link without track may be bought that is for sale and can be paid."""
        return True

    def why_not_bought(self, state: State, seat: int, link: int) -> Reason:
        """Why not."""
        return Reason("reason.not_now")

    def bought(self, state: State, seat: int, link: int) -> None:
        """LINKS: a player has bought a link without track."""

    def must_use(self, state: State, seat: int, action: int) -> bool:
        """MUST: whether a player has to do what an action allows, as far as it can be done."""
        return False

    # Move goods

    def before_moves(self, state: State) -> None:
        """MOVING: before anybody moves goods; what is to be decided then."""

    def after_moves(self, state: State) -> None:
        """MOVED: everybody has moved goods."""

    def may_move(self, state: State, seat: int) -> bool:
        """MOVES: whether a player may do anything in a round of moves."""
        return True

    def may_start(self, state: State, seat: int, stop: int, colour: int) -> bool:
        """ORIGINS: whether a player may move a cube of a colour that lies on a stop."""
        return True

    def why_not_started(self) -> Reason:
        """Why not."""
        return Reason("reason.not_now")

    def links(self, state: State, seat: int, engine: int) -> int:
        """ENGINE: over how many links a player's cube may go, given the engine."""
        return engine

    def raises(self, state: State, seat: int, times: int) -> int:
        """ENGINE: how often in a turn a player may raise the engine instead of moving, given the usual."""
        return times

    def takes(self, state: State, colour: int, stops: int) -> int:
        """TAKES: the stops where a cube of a colour can end its way, a mask, given what it would be else."""
        return stops

    def across(self, state: State, seat: int, origin: int, stops: int) -> int:
        """BORDERS: where a cube from a city can end its way, a mask, given the stops that take its colour.
        None of those lets it pass.

        The origin is -1 for a cube that does not come from a city.
        """
        return stops

    def owners(self, state: State, seat: int) -> int:
        """OWNERS: whose links a player may use: a mask of owner + 1, so that bit 0 stands for nobody's."""
        return EVERYBODY

    def ferries(self, state: State, seat: int) -> int:
        """FERRIES: the stops between which a player's cube may now go once without any link, a mask."""
        return 0

    def ferried(self, state: State, seat: int) -> None:
        """FERRIES: a player's cube has gone so."""

    def bonus(self, state: State, seat: int, colour: int, end: int, last: int, gains: list[int]) -> None:
        """BONUS: add to the income of everybody what a delivery brings besides its links.

        The player brings a cube of a colour to the stop `end`, at last over a link of the owner `last`.
        """

    def links_paid(self, state: State, seat: int) -> None:
        """LINKS_PAID: a player's cube has arrived; so far the links have paid, and nothing else."""

    def foresee(self, state: State, seat: int, links: int, gains: list[int]) -> None:
        """LINKS_PAID: what becomes of the income of so many links, as a player would choose it."""

    def instead(self, state: State, seat: int) -> list[int]:
        """INSTEAD: what a player may do instead of moving a cube, as moves."""
        return []

    def does_instead(self, state: State, seat: int, move: int) -> bool:
        """INSTEAD: whether a move is one of these, and so it was done."""
        return False

    def keeps(self, state: State, seat: int, colour: int) -> bool:
        """KEPT: whether a delivered cube is put somewhere else than into the bag, and so it was done."""
        return False

    def cubes_kept(self, state: State, found: list[int]) -> None:
        """KEPT: add the cubes that lie with this switch to those found elsewhere, by colour."""

    def cubes_waiting(self, state: State, stop: int) -> list[int]:
        """KEPT: the cubes that lie on a stop and cannot be moved now, by colour."""
        return []

    def cubes_at(self, state: State, action: int) -> int:
        """KEPT: how many cubes wait for whoever takes an action."""
        return 0

    def cubes_of(self, state: State, seat: int) -> int:
        """KEPT: how many cubes a player has that count at the end."""
        return 0

    def delivered(self, state: State, seat: int, colour: int) -> None:
        """DELIVERED: a player has brought a cube of a colour to the stop `state.at`."""

    # Goods growth

    def produces(self, state: State, seat: int) -> bool:
        """PRODUCE: whether the action Production does something else here, and so it was begun."""
        return False

    # The end

    def ends(self, state: State) -> bool:
        """ENDS: whether the game ends now, a turn being over."""
        return False

    def points_of(self, state: State, seat: int) -> int:
        """SCORE: points that a player has besides those for income, shares and track."""
        return 0

    def promised(self, state: State, seat: int) -> int:
        """SCORE: points that are sure to come with the action that a player has taken."""
        return 0


def named(messages: list[Message], key: str = "list.more") -> Message:
    """One message for several things, with commas between them, or with what else a key says."""
    found = messages[0]
    for message in messages[1:]:
        found = Message(key, {"first": found, "rest": message})
    return found
