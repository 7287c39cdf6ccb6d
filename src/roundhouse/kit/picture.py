"""The picture of a game: what its package offers, and what serves a game that needs nothing special."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final, Generic

from roundhouse.core.message import Argument, Event, Message
from roundhouse.core.state import State
from roundhouse.kit.routes import Routes
from roundhouse.kit.words import S, Say

if TYPE_CHECKING:
    from roundhouse.core.rows import Numbers

SHEET: Final = "symbols"  # the part that shows nothing itself, and that all others draw from
PLAYER: Final = "player-"  # begins the name of a part that is one player's

Sketches = dict[str, Callable[[], str]]  # how each part is drawn


@dataclass(frozen=True)
class Number:
    """A number of a player that is always in sight, with a drawing of the sheet beside it if it needs one."""

    name: str  # the same through the game, so that a change is seen
    figure: str  # as it is shown: $12, 2/3
    means: str  # in words, for those who point at it or listen
    symbol: str = ""  # the id of a symbol on the sheet


class PictureOf(ABC, Generic[S]):
    """What the room `picture` of every game offers, as `PICTURE`.

    Everything is made from what a seat may see. Every thing that can be chosen has an element id that stays
    the same through the game and is unique over all parts; `targets` tells which ones a move belongs to.
    """

    STYLE: str
    DARK_PROPERTIES: str
    SIGNS: str  # the players' emblems by seat
    SHOWN: tuple[str, ...] = ()  # options whose choices look different on the table: maps, boards
    PLACELESS: tuple[str, ...] = ("done", "pass", "skip")  # kinds of moves that may have no place there
    # By the kind of a move, from the seat that asks and its parts: the ids of the elements it belongs to.
    TARGETS: Mapping[str, Callable[[S, int, list[int]], list[str]]] = {}

    @abstractmethod
    def pictures(self, view: S, seat: int, say: Say) -> dict[str, str]:
        """The parts of the table as `<svg>` fragments by name, in the order they are best read.

        The one called `symbols`, if there is one, comes first and takes no room: it holds the drawings that
        the others use, and never changes through a game.
        """

    def sketches(self, view: S, seat: int, say: Say) -> Sketches:
        """The parts of the table, each to be drawn when needed: one that has not changed is kept instead."""
        return {name: partial(str, svg) for name, svg in self.pictures(view, seat, say).items()}

    def basis(self, name: str, view: S, seat: int) -> object:
        """What a part hangs on besides words and names: while that is equal, the part looks the same.

        None for a part that is to be drawn each time.
        """
        return None

    @abstractmethod
    def board(self, view: S, seat: int, say: Say) -> str:
        """The whole table as one SVG that stands on its own."""

    def targets(self, state: S, move: int) -> list[str]:
        """The ids of the elements that a legal move belongs to; none for moves without a place."""
        name, parts = state.game.moves.parts(move)
        return self.TARGETS[name](state, state.seat, parts) if name in self.TARGETS else []

    def moves_at(self, state: S, element: str) -> Iterable[int]:
        """The moves that may belong to an element, legal or not: all, where a game knows no better."""
        return range(state.game.moves.size)

    @abstractmethod
    def description(self, view: S, seat: int, say: Say) -> list[str]:
        """The table in words, line by line."""

    def eyes(self, view: S, seat: int) -> int:
        """With whose eyes a seat that is not asked sees the picture: NOBODY's, if it is drawn as for anybody.

        Of seats with the same view, those with the same eyes get one drawing.
        """
        return seat

    def title(self, name: str, say: Say) -> str:
        """What a part is called: nothing for the drawings, a player's name for `player-0` and so on."""
        if name == SHEET:
            return ""
        if name.startswith(PLAYER):
            return say(Event("picture.player", int(name.removeprefix(PLAYER))))
        return say(Message("picture.part." + name))

    def cover(self, view: S, say: Say) -> str:
        """What stands for the game where games are listed; nothing if the first part of the picture does."""
        return ""

    def numbers(self, view: S, owner: int, say: Say) -> list[Number]:
        """What everybody always wants to know of a player besides the points."""
        return []

    def home(self, owner: int) -> str:
        """The part on which a player's things lie."""
        return f"{PLAYER}{owner}"

    def money(self, view: S) -> list[int] | None:
        """The wealth of each seat, if the game counts any."""
        return None

    def worth(self, state: S, move: int) -> int:
        """What a move is worth at first sight: of those of one place, the one with most is shown first."""
        return 0

    def price(self, state: S, move: int) -> int | None:
        """What a move costs that lays the last of its targets, drawn on the sheet, onto the first; else None.

        Such a thing lies on the board in outline, with its price, before it is played.
        """
        return None

    def spent(self, state: S) -> int:
        """What this turn has cost so far, in the same money."""
        return 0

    def left(self, state: S) -> int | None:
        """How many such things this turn may still lay; None for a game that does not count them."""
        return None

    def joins(self, state: S, place: str) -> list[tuple[str, str]]:
        """The pairs of elements that are joined by what lies on a place; where a way ends, by itself.

        So a way that somebody draws from element to element finds what to lay on each.
        """
        return []

    def starts(self, state: S) -> list[str]:
        """Elements where nothing can be laid now, but from which such a way can be drawn."""
        return []

    def in_money(self, amount: Argument) -> Message | None:
        """An amount of that money in words; None for a game without prices."""
        return None

    def routes(self, state: S) -> Routes | None:
        """Moves in a row that are offered as one answer to the open question; None where there are none."""
        return None

    def stage(self, view: S) -> Message | None:
        """The round or turn that a position belongs to, if the game has any."""
        return None


GamePicture = PictureOf[State]  # as those see it who know no game


def share(values: Numbers, owner: int, players: int) -> list[int]:
    """A player's part of a list that has as many entries for each.

    >>> share([1, 2, 3, 4], 1, 2)
    [3, 4]
    """
    each = len(values) // players
    return list(values[owner * each : (owner + 1) * each])
