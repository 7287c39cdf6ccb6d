"""The board for the terminal."""

from __future__ import annotations

from typing import Final

from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderResult
from rich.panel import Panel

from roundhouse.games.russian_railroads.board import common, player
from roundhouse.games.russian_railroads.board.marks import (
    BOARD_LEGEND,
    LEGEND,
    USA_LEGEND,
    legend,
    track_legend,
)
from roundhouse.games.russian_railroads.rules.state import State
from roundhouse.kit.board import BoardOf, Sheet

WIDE: Final = 150  # columns from which on boards stand side by side


class Table(Sheet[State]):
    """The whole table; a wide terminal shows player boards side by side."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        state, say = self.state, self.say
        spaces = Group(common.spaces(state, say), legend(LEGEND, say))
        middle = [
            self.panel("view.main", spaces, round=state.round, rounds=state.c.rounds[state.players]),
            self.panel("area.engineers", common.strip(state, say)),
            self.panel("view.supply", common.supply(state, say)),
        ]
        if state.board.stock:
            middle.append(self.panel("score.stock", common.stock(state, say)))
        middle.append(self.panel("view.players", player.players(state, self.names, say)))
        signs = BOARD_LEGEND + (USA_LEGEND if state.board.stock else ())
        seats = [self.seat, *(seat for seat in range(state.players) if seat != self.seat)]
        boards = [self.one(seat) for seat in seats if 0 <= seat < state.players]
        yield from middle
        if options.max_width >= WIDE:
            yield Columns(boards, padding=(0, 0))
        else:
            yield from boards
        yield Group(track_legend(say), legend(signs, say))

    def one(self, seat: int) -> Panel:
        """A player's board."""
        content = player.one(self.state, seat, self.seat, self.names, self.say)
        return self.panel("view.mine" if seat == self.seat else "view.board", content)


BOARD: Final = BoardOf[State](Table, player.brief, player.players)
