"""What the terminal client shows: board, choices, log, score sheet, help. Knows no game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from importlib import import_module
from typing import Protocol, cast

from rich import box
from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from roundhouse.core.message import Argument, Event, Message
from roundhouse.core.score import ScoreSheet
from roundhouse.core.state import State
from roundhouse.text import Words

TALL = 44  # lines from which on the whole board is shown with every turn
TWO_COLUMNS = 130
COMMANDS = ("number", "u", "r", "h", "l", "b", "s", "w", "save", "q", "?")

Say = Callable[[Message], str]


class GameBoard(Protocol):
    """What the module `board` of every game offers."""

    def board(self, view: State, seat: int, names: Sequence[str], say: Say) -> RenderableType:
        """The whole table as a seat sees it."""

    def summary(self, view: State, seat: int, names: Sequence[str], say: Say) -> RenderableType:
        """What a seat needs to know for its next choice, in a few lines."""

    def standings(self, view: State, names: Sequence[str], say: Say) -> RenderableType:
        """Everybody in short."""


def board_of(game: str) -> GameBoard:
    """The board of a game, by the name of its package."""
    return cast(GameBoard, import_module(f"roundhouse.games.{game}.board"))


class Screen:
    """Says and shows things in one language."""

    def __init__(self, console: Console, words: Words) -> None:
        assert words.game is not None
        assert words.game_words is not None
        self.console = console
        self.words = words
        self.game = words.game
        self.game_words = words.game_words
        self.pictures = board_of(words.game.name)

    def tell(self, key: str, **args: Argument) -> None:
        """Say one sentence of the client's own."""
        self.show_text(self.words.say(Message("cli." + key, args)))

    def say(self, message: Message | None) -> None:
        """Say something that the game has to say."""
        if message is not None:
            self.show_text(self.words.say(message))

    def show_text(self, text: str) -> None:
        """Print words as they are."""
        self.console.print(Text(text))

    def heading(self, seat: int) -> None:
        """A line across, with the name of whoever is to decide."""
        self.console.print()
        self.console.rule(Text(self.words.player(seat), "bold"), align="left", style="bright_black")

    def opening(self, view: State, seat: int) -> None:
        """The table when a seat's decision begins: all of it where there is room."""
        if self.console.is_terminal and self.console.height >= TALL:
            self.board(view, seat)
        else:
            self.console.print(self.pictures.standings(view, self.words.names, self.words.say))

    def board(self, view: State, seat: int) -> None:
        """The whole table."""
        self.console.print(self.pictures.board(view, seat, self.words.names, self.words.say))

    def question(self, view: State, seat: int) -> None:
        """A few lines about the seat, the open question and its numbered answers."""
        self.console.print(self.pictures.summary(view, seat, self.words.names, self.words.say))
        self.console.print()
        self.console.print(Text(self.words.prompt(view), "bold"))
        groups = [self.choices(view, group) for group in grouped(view)]
        if self.console.width >= TWO_COLUMNS and len(groups) > 1:
            self.console.print(Columns(groups, width=self.console.width // 2 - 2))
        else:
            self.console.print(Group(*groups))

    def choices(self, view: State, numbers: list[int]) -> Grid:
        """Some of the answers, each with its number, cost and effect."""
        grid = Grid.grid(padding=(0, 1))
        grid.add_column(justify="right", width=4, style="bold cyan")
        grid.add_column()
        for number in numbers:
            grid.add_row(str(number + 1), Text(self.words.label(view, view.legal()[number])))
        return grid

    def events(self, events: Iterable[Event], style: str = "") -> None:
        """What happened, a line for each."""
        for event in events:
            indent = 0 if event.seat < 0 else 2
            self.console.print(Padding(Text(self.words.say(event), style), (0, 0, 0, indent)))

    def final(self, state: State) -> None:
        """The score sheet in the end, and who has won."""
        self.scores(state.scores())
        winners = state.winners()
        self.tell("winners", n=len(winners), players=", ".join(self.words.player(seat) for seat in winners))

    def scores(self, sheet: ScoreSheet) -> None:
        """The score sheet."""
        table = Grid("", *self.words.names, box=box.SIMPLE_HEAD)
        for line in sheet.lines:
            name = self.words.say(self.game_words.score_line(line))
            table.add_row(name, *(str(points) for points in sheet.line(line)))
        table.add_section()
        total = self.words.say(Message("cli.total"))
        table.add_row(total, *(str(points) for points in sheet.totals()), style="bold")
        for column in table.columns[1:]:
            column.justify = "right"
        self.console.print(table)

    def help(self) -> None:
        """The commands of the client."""
        grid = Grid.grid(padding=(0, 2))
        for command in COMMANDS:
            usage = self.words.say(Message(f"cli.command.{command}"))
            grid.add_row(Text(usage, "bold cyan"), self.words.say(Message(f"cli.help.{command}")))
        self.console.print(grid)


def grouped(view: State) -> list[list[int]]:
    """The positions of the legal moves, those of a kind together, in the order of their first."""
    groups: dict[tuple[str, int], list[int]] = {}
    for position, move in enumerate(view.legal()):
        name, parts = view.game.moves.parts(move)
        kind = (name, parts[0] if len(parts) > 1 else 0)
        groups.setdefault(kind, []).append(position)
    return list(groups.values())
