"""The points of the rulebook where a map may say otherwise.

A switch is one such saying: a small class in `switches` that fills in some of the methods below. The chapters
ask at each point whether any switch of the map speaks there, `m.points`, one bit a point, and only then ask
the switches one after the other. A map without switches pays for the test of a bit.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.core.message import Argument, Message, Reason

if TYPE_CHECKING:
    from roundhouse.games.age_of_steam.rules.state import State

# The points, in the order of the rulebook.
SET_UP: Final = 1 << 0
TURN: Final = 1 << 1
PHASE: Final = 1 << 2
OFFER: Final = 1 << 3
SELECTED: Final = 1 << 4
PRICE: Final = 1 << 5
LAY: Final = 1 << 6
LAID: Final = 1 << 7
MUST: Final = 1 << 8
TAKES: Final = 1 << 9
OWNERS: Final = 1 << 10
BONUS: Final = 1 << 11
KEPT: Final = 1 << 12

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

    def set_up(self, state: State) -> None:
        """SET_UP: the table is laid out; what else there is."""

    def begin_turn(self, state: State) -> None:
        """TURN: a new turn begins."""

    def begin_phase(self, state: State, phase: int) -> None:
        """PHASE: before anybody does anything in a phase."""

    # Select actions

    def offers(self, state: State, seat: int, action: int) -> bool:
        """OFFER: whether a player may take an action that is still free."""
        return True

    def why_not_offered(self, state: State, seat: int, action: int) -> Reason:
        """Why not."""
        return Reason("reason.action_not_here")

    def selected(self, state: State, seat: int, action: int) -> None:
        """SELECTED: a player has taken an action."""

    # Build track

    def price(self, state: State, seat: int, hex: int, layout: int, price: int) -> int:
        """PRICE: what a tile costs, given what it would cost else."""
        return price

    def may_lay(self, state: State, seat: int, hex: int, layout: int) -> bool:
        """LAY: whether a tile that fits and can be paid may be laid."""
        return True

    def may_found(self, state: State, seat: int, stop: int) -> bool:
        """LAY: whether a town may become a New City."""
        return True

    def why_not_laid(self, state: State, seat: int) -> Reason:
        """Why a tile or a New City may not be laid that would fit."""
        return Reason("reason.not_now")

    def laid(self, state: State, seat: int, hex: int, old: int) -> None:
        """LAID: a tile was laid where the layout `old` lay before."""

    def must_use(self, state: State, seat: int, action: int) -> bool:
        """MUST: whether a player has to do what an action allows, as far as it can be done."""
        return False

    # Move goods

    def takes(self, state: State, colour: int, stops: int) -> int:
        """TAKES: the stops where a cube of a colour can end its way, a mask, given what it would be else."""
        return stops

    def owners(self, state: State, seat: int) -> int:
        """OWNERS: whose links a player may use: a mask of owner + 1, so that bit 0 stands for nobody's."""
        return EVERYBODY

    def bonus(self, state: State, seat: int, colour: int, end: int, last: int, gains: list[int]) -> None:
        """BONUS: add to the income of everybody what a delivery brings besides its links.

        The player brings a cube of a colour to the stop `end`, at last over a link of the owner `last`.
        """

    def keeps(self, state: State, seat: int, colour: int) -> bool:
        """KEPT: whether a delivered cube is put somewhere else than into the bag, and so it was done."""
        return False

    def cubes_kept(self, state: State, found: list[int]) -> None:
        """KEPT: add the cubes that lie with this switch to those found elsewhere, by colour."""
