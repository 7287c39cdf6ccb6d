"""The picture of the table: parts for a page, one board for a file, words for those who listen.

Every thing that can be chosen has an element id that stays the same through the game and is unique over
all parts; `targets` tells which ones a move belongs to.
"""

from __future__ import annotations

from typing import Final

from roundhouse.core.state import State as CoreState
from roundhouse.games.age_of_steam.components import Map
from roundhouse.games.age_of_steam.drawing import (
    actions,
    chart,
    course,
    deliveries,
    goods,
    players,
    supply,
    symbols,
)
from roundhouse.games.age_of_steam.drawing.describe import describe
from roundhouse.games.age_of_steam.drawing.labels import Voice
from roundhouse.games.age_of_steam.drawing.style import DARK_PROPERTIES, STYLE
from roundhouse.games.age_of_steam.drawing.symbols import SIGNS
from roundhouse.games.age_of_steam.drawing.table import whole_table
from roundhouse.games.age_of_steam.drawing.targets import targets as find_targets
from roundhouse.games.age_of_steam.state import State
from roundhouse.games.drawing.svg import Say

__all__ = [
    "DARK_PROPERTIES",
    "SIGNS",
    "STYLE",
    "board",
    "description",
    "draw_map",
    "money",
    "pictures",
    "targets",
    "title",
]

SHEET: Final = "symbols"  # the part that shows nothing itself, and that all others draw from


def pictures(view: CoreState, seat: int, say: Say) -> dict[str, str]:
    """The parts of the table as `<svg>` fragments by name, in the order they are best read.

    The first one, `symbols`, takes no room: it holds the bare map and the drawings that the others use, and
    never changes through a game. `deliveries` is only there while goods can be moved, `goods` only where a
    map has a display.
    """
    assert isinstance(view, State)
    voice = Voice(say)
    parts = {SHEET: symbols.sheet(view.m), "map": chart.draw(view, voice)}
    ways = deliveries.ways(view)
    if ways:
        parts["deliveries"] = deliveries.draw(view, ways, voice)
    parts["players"] = players.draw(view, voice)
    parts["actions"] = actions.draw(view, voice)
    if view.m.columns:
        parts["goods"] = goods.draw(view, voice)
    parts["course"] = course.draw(view, voice)
    parts["supply"] = supply.draw(view, voice)
    return parts


def title(name: str, say: Say) -> str:
    """What a part is called; nothing for the sheet of drawings."""
    return "" if name == SHEET else Voice(say).word("picture.part." + name)


def targets(state: CoreState, move: int) -> list[str]:
    """The ids of the elements that a legal move belongs to; none for moves without a place."""
    assert isinstance(state, State)
    return find_targets(state, move)


def board(view: CoreState, seat: int, say: Say) -> str:
    """The whole table as one SVG that stands on its own."""
    assert isinstance(view, State)
    return whole_table(pictures(view, seat, say), symbols.content(view.m), Voice(say))


def draw_map(m: Map, say: Say) -> str:
    """The bare map as one SVG that stands on its own."""
    return chart.draw_map(m, Voice(say))


def description(view: CoreState, seat: int, say: Say) -> list[str]:
    """The table in words, line by line."""
    assert isinstance(view, State)
    return describe(view, Voice(say))


def money(view: CoreState) -> list[int]:
    """What each seat has in cash, for the chart of a finished game."""
    assert isinstance(view, State)
    return view.cash[:]


def out(view: CoreState) -> list[bool]:
    """Which seats are bankrupt and out of the game."""
    assert isinstance(view, State)
    return [not alive for alive in view.alive]
