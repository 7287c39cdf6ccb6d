"""The picture of the table: parts for a page, one board for a file, words for those who listen.

Everything is made from what a seat may see. Every thing that can be chosen has an element id that stays
the same through the game and is unique over all parts; `targets` tells which ones a move belongs to.
"""

from __future__ import annotations

from typing import Final

from roundhouse.core.state import State as CoreState
from roundhouse.games.drawing.svg import Say
from roundhouse.games.railroad_revolution.drawing import network, offers, player, telegraph, tracks
from roundhouse.games.railroad_revolution.drawing.describe import describe
from roundhouse.games.railroad_revolution.drawing.labels import part_title
from roundhouse.games.railroad_revolution.drawing.style import DARK_PROPERTIES, STYLE
from roundhouse.games.railroad_revolution.drawing.symbols import SIGNS, SYMBOLS
from roundhouse.games.railroad_revolution.drawing.table import whole_table
from roundhouse.games.railroad_revolution.drawing.targets import targets as find_targets
from roundhouse.games.railroad_revolution.state import State

__all__ = [
    "DARK_PROPERTIES",
    "SIGNS",
    "STYLE",
    "board",
    "description",
    "money",
    "pictures",
    "targets",
    "title",
]

SHEET: Final = "symbols"  # the part that shows nothing itself, and that all others draw from


def pictures(view: CoreState, seat: int, say: Say) -> dict[str, str]:
    """The parts of the table as `<svg>` fragments by name, in the order they are best read.

    The first one, `symbols`, takes no room: it holds the drawings that the others use, and never changes.
    """
    assert isinstance(view, State)
    parts = {
        SHEET: SYMBOLS,
        "map": network.draw(view, say),
        "telegraph": telegraph.draw(view, say),
        "tracks": tracks.draw(view, say),
        "offers": offers.draw(view, seat, say),
    }
    for owner in range(view.players):
        parts[f"player-{owner}"] = player.draw(view, owner, say)
    return parts


def title(name: str, say: Say) -> str:
    """What a part is called; nothing for the sheet of symbols."""
    return "" if name == SHEET else part_title(name, say)


def targets(state: CoreState, move: int) -> list[str]:
    """The ids of the elements that a legal move belongs to; none for moves without a place."""
    assert isinstance(state, State)
    return find_targets(state, move)


def board(view: CoreState, seat: int, say: Say) -> str:
    """The whole table as one SVG that stands on its own."""
    assert isinstance(view, State)
    return whole_table(pictures(view, seat, say), say)


def description(view: CoreState, seat: int, say: Say) -> list[str]:
    """The table in words, line by line."""
    assert isinstance(view, State)
    return describe(view, seat, say)


def money(view: CoreState) -> list[int]:
    """What each seat could spend, shares at their sale price, for the chart of a finished game."""
    assert isinstance(view, State)
    return [view.wealth(seat) for seat in range(view.players)]
