"""A recorded game on the screen: its moves, the points after each, the score sheet."""

from __future__ import annotations

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from roundhouse.cli.common import outcome
from roundhouse.core.game import Game
from roundhouse.core.message import Message
from roundhouse.core.record import Record
from roundhouse.core.replay import replay
from roundhouse.core.state import State
from roundhouse.text import FALLBACK, Words, shown_lines, words_of

NAME_WIDTH = 14


class Replayed:
    """A game as far as its record plays; what each move did is told if a language is given."""

    def __init__(self, record: Record, game: Game, language: str | None) -> None:
        self.record = record
        self.game = game
        self.telling = language is not None
        self.words = Words(language or FALLBACK, game, record.names)
        self.state: State | None = None
        self.rows: list[tuple[list[str], list[int]]] = []  # what happened, and the points after it

    def play(self) -> None:
        """Play the record; raises RecordError where it breaks, and keeps what was played."""
        for state in replay(self.record, self.game):
            if self.state is not None:
                events = state.log or []
                told = [self.words.say(event) for event in events] if self.telling else []
                self.rows.append((told, state.scores().totals()))
            self.state = state
            state.log = []

    def as_dict(self) -> dict[str, object]:
        """The game for other programs; seats are counted from 1."""
        record, state = self.record, self.state
        assert state is not None
        moves: list[dict[str, object]] = []
        for number, (told, totals) in enumerate(self.rows, 1):
            played = record.moves[number - 1]
            move: dict[str, object] = {"number": number, "seat": played.seat + 1, "move": played.text}
            moves.append({**move, **({"told": told} if self.telling else {}), "totals": totals})
        players = zip(record.names, record.kinds, strict=True)
        scores = state.scores()
        return {
            "game": record.game,
            "players": [{"name": name, "kind": kind} for name, kind in players],
            "options": record.options,
            "moves": moves,
            "over": state.over,
            "scores": dict(zip(scores.lines, scores.rows, strict=True)),
            "totals": scores.totals(),
            "winners": [seat + 1 for seat in state.winners()] if state.over else [],
        }

    def show(self) -> None:
        """The game on the screen."""
        if self.state is None:
            return
        console = Console()
        options = ", ".join(f"{name} {choice}" for name, choice in self.record.options.items())
        title = self.game.titled(self.record.options)
        console.print(Text(f"{title} ({options})" if options else title))
        grid = Grid(box=SIMPLE_HEAD)
        grid.add_column(justify="right")
        grid.add_column(no_wrap=True, max_width=NAME_WIDTH)
        grid.add_column()
        if self.telling:
            grid.add_column(ratio=1)
        self.add_points(grid)
        for number, (told, totals) in enumerate(self.rows, 1):
            played = self.record.moves[number - 1]
            cells = [str(number), self.record.names[played.seat], played.text]
            cells += ["\n".join(told)] if self.telling else []
            grid.add_row(*[Text(cell) for cell in [*cells, *map(self.words.number, totals)]])
        console.print(grid)
        if self.state.over:
            self.show_end(console, self.state)

    def show_end(self, console: Console, state: State) -> None:
        """The score sheet and the winners."""
        say = self.words.say
        scores = state.scores()
        sheet = Grid(box=SIMPLE_HEAD, show_footer=True)
        sheet.add_column(footer=say(Message("cli.total")))
        self.add_points(sheet, scores.totals())
        for line in shown_lines(state):
            name = say(words_of(self.game.name).score_line(line, state))
            sheet.add_row(Text(name), *map(self.words.number, scores.line(line)))
        console.print(sheet)
        for line in outcome(self.words, state):
            console.print(Text(line))

    def add_points(self, grid: Grid, totals: list[int] | None = None) -> None:
        """A column for the points of each player."""
        for seat, name in enumerate(self.record.names):
            footer = "" if totals is None else self.words.number(totals[seat])
            grid.add_column(Text(name), footer, justify="right", no_wrap=True, max_width=NAME_WIDTH)
