"""What the terminal client shows: board, choices, log, score sheet, help. Knows no game."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from unicodedata import combining, normalize

from rich import box
from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from roundhouse.bots.hint import WayInWords, spoken
from roundhouse.cli.common import outcome
from roundhouse.core.message import Argument, Event, Message
from roundhouse.core.state import State
from roundhouse.games.registry import package_of
from roundhouse.text import FALLBACK, Words, shown_lines

TALL = 60  # lines from which on the whole board is shown with every turn
SHORT = 30  # letters of choices that may share a line
COMMANDS = ("number", "u", "r", "h", "l", "b", "s", "w", "save", "q", "?")

Choice = tuple[int, str]  # the number to type, and what it does


class Screen:
    """Says and shows things in one language."""

    def __init__(self, console: Console, words: Words) -> None:
        assert words.game is not None
        assert words.game_words is not None
        self.console = console
        self.words = words
        self.game = words.game
        self.game_words = words.game_words
        self.pictures = package_of(words.game.name).board()

    def tell(self, key: str, **args: Argument) -> None:
        """Say one sentence of the client's own."""
        self.show_text(self.words.say(Message("cli." + key, args)))

    def tell_place(self, key: str, place: Path, **args: Argument) -> None:
        """A sentence that ends with the name of a file, in one piece so that it can be copied."""
        words = self.words.say(Message("cli." + key, {**args, "file": str(place)}))
        self.console.print(Text(words), soft_wrap=True)

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
        self.console.print()
        self.console.print(self.pictures.summary(view, seat, self.words.names, self.words.say))
        self.console.print()
        self.console.print(Text(self.words.prompt(view), "bold"))
        self.console.print(Group(*(self.family(heading, items) for heading, items in self.families(view))))

    def families(self, view: State) -> list[tuple[str, list[Choice]]]:
        """The answers with their numbers, those of a kind together under a heading, if they have one."""
        found: dict[tuple[str, str], list[Choice]] = {}
        for number, move in enumerate(view.legal(), 1):
            kind = view.game.moves.block(move).name
            heading, text = self.words.under_heading(view, move)
            found.setdefault((kind, heading), []).append((number, text))
        return [(heading, items) for (_, heading), items in found.items()]

    def family(self, heading: str, items: list[Choice]) -> RenderableType:
        """Answers of a kind, each with its number, cost and effect; short ones share a line."""
        lines = [Text.assemble((f"{number:4} ", "bold cyan"), text) for number, text in items]
        if heading and max(map(len, lines)) <= SHORT:
            rows: RenderableType = Columns(lines, padding=(0, 2))
        else:
            grid = Grid.grid(padding=(0, 1))
            grid.add_column(justify="right", width=4, style="bold cyan")
            grid.add_column()
            for number, text in items:
                grid.add_row(str(number), Text(text))
            rows = grid
        return Group(Text(f" {heading}"), rows) if heading else rows

    def events(self, events: Iterable[Event], style: str = "") -> None:
        """What happened, a line for each."""
        for event in events:
            indent = 0 if event.seat < 0 else 2
            self.console.print(Padding(Text(self.words.say(event), style), (0, 0, 0, indent)))

    def advice(self, number: int, way: WayInWords) -> None:
        """A way to play on, by the number of its first choice, what it may bring, and why."""
        said = spoken(way, self.words.say, alone=len(self.words.names) == 1)
        self.tell("hint", number=number, moves=" → ".join(said.steps))
        for line in (said.figures, said.why, said.later):
            if line:
                self.show_text(line)

    def final(self, state: State) -> None:
        """The score sheet in the end, and who has won."""
        self.scores(state)
        for line in outcome(self.words, state):
            self.show_text(line)

    def scores(self, state: State) -> None:
        """The score sheet."""
        sheet = state.scores()
        table = Grid("", *self.words.names, box=box.SIMPLE_HEAD)
        for line in shown_lines(state):
            name = self.words.say(self.game_words.score_line(line, state))
            table.add_row(name, *map(self.words.number, sheet.line(line)))
        table.add_section()
        total = self.words.say(Message("cli.total"))
        table.add_row(total, *map(self.words.number, sheet.totals()), style="bold")
        for column in table.columns[1:]:
            column.justify = "right"
        self.console.print(table)

    def help(self) -> None:
        """The commands of the client."""
        grid = Grid.grid(padding=(0, 2))
        for command in COMMANDS:
            meaning = self.words.say(Message(f"cli.help.{command}"))
            grid.add_row(Text(usage(command, self.words), "bold cyan"), meaning)
        self.console.print(grid)


def usage(command: str, words: Words) -> str:
    """What can be typed for a command: its letter, its word in the language spoken, what follows it."""
    return words.say(Message(f"cli.command.{command}"))


def command_of(typed: str, words: Words) -> str:
    """The command that a word stands for, as `help` shows it, in English too; else the word itself."""
    for language in (words, Words(FALLBACK)):
        for command in COMMANDS[1:]:
            if bare(typed) in [bare(way.split()[0]) for way in usage(command, language).split(", ")]:
                return command
    return typed


def bare(word: str) -> str:
    """A word without accents: not every keyboard has them.

    >>> bare("zurück"), bare("podpowiedź")
    ('zuruck', 'podpowiedz')
    """
    return "".join(letter for letter in normalize("NFKD", word) if not combining(letter))
