"""A recorded game on the screen: its moves, the points after each, the score sheet."""

from __future__ import annotations

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from roundhouse.core.game import Game
from roundhouse.core.record import Record
from roundhouse.core.replay import replay
from roundhouse.core.state import State
from roundhouse.text import Words

NAME_WIDTH = 14


class Replayed:
    """A game as far as its record plays."""

    def __init__(self, language: str | None) -> None:
        self.language = language
        self.record = Record()
        self.title = ""
        self.words: Words | None = None
        self.state: State | None = None
        self.rows: list[tuple[str, list[int]]] = []  # what happened, and the points after it

    def play(self, record: Record, game: Game) -> None:
        """Play the record; raises RecordError where it breaks, and keeps what was played."""
        self.record = record
        self.title = game.title
        if self.language is not None:
            self.words = Words(self.language, game, record.names)
        for state in replay(record, game):
            if self.state is not None:
                self.rows.append((self.happened(state), state.scores().totals()))
            self.state = state
            state.log = []

    def happened(self, state: State) -> str:
        """What the last move brought about, in words."""
        if self.words is None or state.log is None:
            return ""
        return " ".join([self.words.say(event) for event in state.log])

    def as_dict(self) -> dict[str, object]:
        """The game for other programs; seats are counted from 1."""
        record, state = self.record, self.state
        assert state is not None
        moves: list[dict[str, object]] = []
        for number, (words, totals) in enumerate(self.rows, 1):
            played = record.moves[number - 1]
            move: dict[str, object] = {"number": number, "seat": played.seat + 1, "move": played.text}
            moves.append({**move, **({"words": words} if self.words else {}), "totals": totals})
        scores = state.scores()
        return {
            "game": record.game,
            "players": [
                {"name": name, "kind": kind} for name, kind in zip(record.names, record.kinds, strict=True)
            ],
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
        console.print(
            Text(f"{self.title}, {self.record.players} players" + (f" ({options})" if options else ""))
        )
        grid = Grid(box=SIMPLE_HEAD)
        grid.add_column("", justify="right")
        grid.add_column("Player", no_wrap=True, max_width=NAME_WIDTH)
        grid.add_column("Move")
        if self.words is not None:
            grid.add_column("What happened", ratio=1)
        self.add_points(grid)
        for number, (words, totals) in enumerate(self.rows, 1):
            played = self.record.moves[number - 1]
            cells = [str(number), self.record.names[played.seat], played.text]
            cells += [words] if self.words is not None else []
            grid.add_row(*[Text(cell) for cell in [*cells, *map(str, totals)]])
        console.print(grid)
        if self.state.over:
            self.show_scores(console)

    def show_scores(self, console: Console) -> None:
        """The score sheet in the end."""
        assert self.state is not None
        scores = self.state.scores()
        sheet = Grid(box=SIMPLE_HEAD, show_footer=True)
        sheet.add_column("", footer="total")
        self.add_points(sheet, scores.totals())
        for line, row in zip(scores.lines, scores.rows, strict=True):
            sheet.add_row(Text(line), *map(str, row))
        console.print(sheet)
        winners = [self.record.names[seat] for seat in self.state.winners()]
        console.print(Text(f"{' and '.join(winners)} {'wins' if len(winners) == 1 else 'win together'}."))

    def add_points(self, grid: Grid, totals: list[int] | None = None) -> None:
        """A column for the points of each player."""
        for seat, name in enumerate(self.record.names):
            footer = "" if totals is None else str(totals[seat])
            grid.add_column(Text(name), footer, justify="right", no_wrap=True, max_width=NAME_WIDTH)
