"""The picture of the table: parts for a page, one board for a file, words for those who listen."""

from __future__ import annotations

from functools import partial
from typing import Final

from roundhouse.core.state import NOBODY
from roundhouse.games.railroad_revolution.picture import network, offers, player, telegraph, tracks
from roundhouse.games.railroad_revolution.picture.basis import basis
from roundhouse.games.railroad_revolution.picture.describe import describe
from roundhouse.games.railroad_revolution.picture.numbers import numbers as always_seen
from roundhouse.games.railroad_revolution.picture.sheet import whole_table
from roundhouse.games.railroad_revolution.picture.style import DARK_PROPERTIES, STYLE
from roundhouse.games.railroad_revolution.picture.symbols import SIGNS, SYMBOLS
from roundhouse.games.railroad_revolution.picture.targets import TARGETS
from roundhouse.games.railroad_revolution.rules.secrets import knows
from roundhouse.games.railroad_revolution.rules.state import State
from roundhouse.kit.picture import PLAYER, SHEET, Number, PictureOf, Sketches
from roundhouse.kit.words import Say


class RailroadRevolutionPicture(PictureOf[State]):
    """This game's table, drawn."""

    STYLE = STYLE
    DARK_PROPERTIES = DARK_PROPERTIES
    SIGNS = SIGNS
    TARGETS = TARGETS

    def pictures(self, view: State, seat: int, say: Say) -> dict[str, str]:
        return {name: draw() for name, draw in self.sketches(view, seat, say).items()}

    def sketches(self, view: State, seat: int, say: Say) -> Sketches:
        parts: Sketches = {
            SHEET: lambda: SYMBOLS,
            "map": lambda: network.draw(view, say),
            "telegraph": lambda: telegraph.draw(view, say),
            "tracks": lambda: tracks.draw(view, say),
            "offers": lambda: offers.draw(view, seat, say),
        }
        for owner in range(view.players):
            parts[f"{PLAYER}{owner}"] = partial(player.draw, view, owner, say)
        return parts

    def basis(self, name: str, view: State, seat: int) -> object:
        return basis(name, view, seat)

    def eyes(self, view: State, seat: int) -> int:
        """Only who has drawn milestones sees their faces."""
        return seat if any(knows(entry, seat) for entry in view.drawn) else NOBODY

    def numbers(self, view: State, owner: int, say: Say) -> list[Number]:
        return always_seen(view, owner, say)

    def board(self, view: State, seat: int, say: Say) -> str:
        return whole_table(self.pictures(view, seat, say), say)

    def description(self, view: State, seat: int, say: Say) -> list[str]:
        return describe(view, seat, say)

    def money(self, view: State) -> list[int]:
        """What each seat could spend, shares at their sale price, for the chart of a finished game."""
        return [view.wealth(seat) for seat in range(view.players)]


PICTURE: Final = RailroadRevolutionPicture()
