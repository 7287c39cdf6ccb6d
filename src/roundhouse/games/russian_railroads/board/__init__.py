"""The board for the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.panel import Panel
from rich.text import Text

from roundhouse.core.message import Message
from roundhouse.core.state import State as CoreState
from roundhouse.games.russian_railroads.board import common, player
from roundhouse.games.russian_railroads.board.marks import (
    BOARD_LEGEND,
    LEGEND,
    USA_LEGEND,
    Say,
    legend,
    track_legend,
)
from roundhouse.games.russian_railroads.state import State

WIDE: Final = 150  # columns from which on boards stand side by side


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
    """The whole table; a wide terminal shows player boards side by side."""

    def __init__(self, state: State, seat: int, names: Sequence[str], say: Say) -> None:
        self.state = state
        self.seat = seat
        self.names = names
        self.say = say

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        state, say = self.state, self.say
        rounds = {"round": state.round, "rounds": state.c.rounds[state.players]}
        spaces = Group(common.spaces(state, say), legend(LEGEND, say))
        middle = [
            self.panel(Message("view.main", {**rounds}), spaces),
            self.panel(Message("area.engineers"), common.strip(state, say)),
            self.panel(Message("view.supply"), common.supply(state, say)),
        ]
        if state.board.stock:
            middle.append(self.panel(Message("score.stock"), common.stock(state, say)))
        middle.append(self.panel(Message("view.players"), player.players(state, self.names, say)))
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
        return self.panel(Message("view.mine" if seat == self.seat else "view.board"), content)

    def panel(self, title: Message, content: RenderableType) -> Panel:
        """A part of the board with its title."""
        heading = Text(self.say(title), "bold")
        return Panel(content, title=heading, title_align="left", border_style="bright_black", expand=False)
