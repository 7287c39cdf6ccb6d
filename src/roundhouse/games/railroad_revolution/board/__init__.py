"""The board for the terminal."""

from __future__ import annotations

from typing import Final

from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderResult
from rich.panel import Panel
from rich.text import Text

from roundhouse.core.message import Message
from roundhouse.games.railroad_revolution.board import common, player
from roundhouse.games.railroad_revolution.board.marks import DEAL, PLAINS, TRIANGLE
from roundhouse.games.railroad_revolution.board.network import draw_map, list_map
from roundhouse.games.railroad_revolution.rules.state import State
from roundhouse.kit.board import NOBODY_SIGN, BoardOf, Sheet, beside

LEGEND: Final = ((TRIANGLE, "triangle"), (PLAINS, "plains"), (DEAL, "deal"), (NOBODY_SIGN, "neutral"))
LEFT: Final = 79  # columns of the map then
WIDE: Final = 138  # columns from which on the cities stand beside the map


class Table(Sheet[State]):
    """The whole table; a wide terminal shows parts side by side."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        state, say = self.state, self.say
        width = options.max_width
        cities = self.panel("board.cities", common.cities(state, say))
        line = self.panel("board.telegraph", common.telegraph(state, say))
        offers = [part for part in (common.setup_offer(state, say),) if part is not None]
        offers += [common.deal(state, say), common.trains(state, say)]
        middle = self.panel("board.offers", Group(*offers))
        tracks = self.panel("board.tracks", common.tracks(state, say))
        people = self.panel("board.players", player.players(state, self.names, say))
        mine = self.panel("board.mine", player.own(state, self.seat, self.names, say))
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
        return self.panel("board.map", Group(drawn or list_map(self.state, self.say), legend))


BOARD: Final = BoardOf[State](Table, player.brief, player.players)
