"""The board for the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from roundhouse.core.message import Message
from roundhouse.core.state import State as CoreState
from roundhouse.games.railroad_revolution.board import common, player
from roundhouse.games.railroad_revolution.board.marks import DEAL, NEUTRAL_SIGN, PLAINS, TRIANGLE, Say
from roundhouse.games.railroad_revolution.board.network import draw_map, list_map
from roundhouse.games.railroad_revolution.state import State

LEGEND: Final = ((TRIANGLE, "triangle"), (PLAINS, "plains"), (DEAL, "deal"), (NEUTRAL_SIGN, "neutral"))
LEFT: Final = 79  # columns of the map then
WIDE: Final = 138  # columns from which on the cities stand beside the map


def board(view: CoreState, seat: int, names: Sequence[str], say: Say) -> RenderableType:
    """The whole table as a seat sees it."""
    assert isinstance(view, State)
    return Board(view, seat, names, say)


def summary(view: CoreState, seat: int, names: Sequence[str], say: Say) -> RenderableType:
    """What a seat needs to know for its next choice, in a few lines."""
    assert isinstance(view, State)
    return player.brief(view, seat, names, say)


def standings(view: CoreState, names: Sequence[str], say: Say) -> RenderableType:
    """Everybody in short."""
    assert isinstance(view, State)
    return player.players(view, names, say)


class Board:
    """The whole table; a wide terminal shows parts side by side."""

    def __init__(self, state: State, seat: int, names: Sequence[str], say: Say) -> None:
        self.state = state
        self.seat = seat
        self.names = names
        self.say = say

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        state, say = self.state, self.say
        width = options.max_width
        cities = self.panel("cities", common.cities(state, say))
        line = self.panel("telegraph", common.telegraph(state, say))
        offers = [part for part in (common.setup_offer(state, say),) if part is not None]
        offers += [common.deal(state, say), common.trains(state, say)]
        middle = self.panel("offers", Group(*offers))
        tracks = self.panel("tracks", common.tracks(state, say))
        people = self.panel("players", player.players(state, self.names, say))
        mine = self.panel("mine", player.own(state, self.seat, self.names, say))
        if width >= WIDE:
            yield beside(self.map(LEFT), Group(line, middle), LEFT)
            yield beside(cities, mine, LEFT)
            yield Columns([tracks, people], padding=(0, 0))
        else:
            yield from (self.map(width), cities, beside(line, middle), tracks, people, mine)

    def map(self, width: int) -> Panel:
        """The drawn map, or a list where it would not be readable."""
        inner = width - 4
        drawn = draw_map(self.state, self.say, inner)
        legend = Text(style="dim")
        for sign, key in LEGEND:
            legend.append(f"{sign} {self.say(Message('board.' + key))}  ")
        return self.panel("map", Group(drawn or list_map(self.state, self.say), legend))

    def panel(self, key: str, content: RenderableType) -> Panel:
        """A part of the board with its title."""
        title = Text(self.say(Message("board." + key)), "bold")
        return Panel(content, title=title, title_align="left", border_style="bright_black", expand=False)


def beside(left: RenderableType, right: RenderableType, width: int | None = None) -> Table:
    """Two parts side by side, the left one in so many columns."""
    table = Table.grid(padding=(0, 0))
    table.add_column(width=width)
    table.add_column()
    table.add_row(left, right)
    return table
