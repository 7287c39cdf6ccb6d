"""The table in a terminal: what a game's package offers, and what it is put together from."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Generic

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from roundhouse.core.message import Argument, Message
from roundhouse.core.state import NOBODY, State
from roundhouse.kit.words import S, Say

SEATS: Final = "①②③④⑤⑥⑦⑧"
SEAT_STYLES: Final = (
    "bold yellow", "bold red", "bold green", "bold bright_blue", "bold magenta", "bold cyan",
    "bold white", "bold bright_black",
)  # fmt: skip
NOBODY_SIGN: Final = "⊗"


@dataclass(frozen=True)
class BoardOf(Generic[S]):
    """What the room `board` of every game offers, as `BOARD`."""

    board: Callable[[S, int, Sequence[str], Say], RenderableType]  # the whole table as a seat sees it
    summary: Callable[[S, int, Sequence[str], Say], RenderableType]  # what a seat needs for its next choice
    standings: Callable[[S, Sequence[str], Say], RenderableType]  # everybody in short


GameBoard = BoardOf[State]  # as those see it who know no game


class Sheet(ABC, Generic[S]):
    """The whole table for one seat; how its parts are laid out depends on the width of the terminal."""

    def __init__(self, state: S, seat: int, names: Sequence[str], say: Say) -> None:
        self.state = state
        self.seat = seat
        self.names = names
        self.say = say

    @abstractmethod
    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """The parts, from top to bottom."""

    def panel(self, key: str, content: RenderableType, **args: Argument) -> Panel:
        """A part of the board under its title, which is a message."""
        title = Text(self.say(Message(key, args)), "bold")
        return Panel(content, title=title, title_align="left", border_style="bright_black", expand=False)


def seat_sign(seat: int) -> Text:
    """The sign of a player, or of nobody."""
    return Text(NOBODY_SIGN, "bright_black") if seat == NOBODY else Text(SEATS[seat], SEAT_STYLES[seat])


def grid(*heads: str, wrap: bool = True) -> Table:
    """A table without lines."""
    table = Table(*heads, box=None, pad_edge=False, padding=(0, 1), collapse_padding=True, header_style="dim")
    for column in table.columns:
        column.no_wrap = not wrap
    return table


def beside(left: RenderableType, right: RenderableType, width: int | None = None) -> Table:
    """Two parts side by side, the left one in so many columns."""
    table = Table.grid(padding=(0, 0))
    table.add_column(width=width)
    table.add_column()
    table.add_row(left, right)
    return table
