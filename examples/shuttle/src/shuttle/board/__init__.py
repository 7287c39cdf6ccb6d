"""The board for the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Console, ConsoleOptions, Group, RenderResult
from rich.table import Table
from rich.text import Text

from roundhouse.core.message import Message
from roundhouse.kit.board import BoardOf, Sheet, seat_sign
from roundhouse.kit.words import Say
from shuttle.picture.things import cargo, contracts_shown, message
from shuttle.rules.components import CARDS, GOODS, KINDS, NONE
from shuttle.rules.state import State
from shuttle.words import good

CELL: Final = 6  # columns of a space
STYLES: Final = ("bold white on grey30", "bold black on yellow", "bold white on green", "bold black on cyan")


class TableSheet(Sheet[State]):
    """The line, everybody in short, and what is one's own."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        view = self.state
        yield Text(self.say(message("round", n=min(view.round, view.rounds), of=view.rounds)), "bold")
        yield self.panel("board.line", line(view, self.say))
        yield self.panel("board.players", players(view, self.names, self.say))
        if self.seat >= 0:
            yield self.panel("board.mine", own(view, self.seat, self.say))


def summary(view: State, seat: int, names: Sequence[str], say: Say) -> Group:
    """The line, and what is one's own."""
    return Group(line(view, say), own(view, seat, say))


def letter(kind: int, say: Say) -> str:
    """The letter that stands for a kind of goods."""
    return say(Message("letter." + GOODS[kind]))


def line(view: State, say: Say) -> Group:
    """The line in two rows that are read like a horseshoe: to the right above, back to the left below."""
    half = (view.c.spaces + 1) // 2
    back = list(range(view.c.spaces - 1, half - 1, -1))
    return Group(
        *row(view, list(range(half)), say), Text(" " * (half * CELL - 4) + "┐"), *row(view, back, say)
    )


def row(view: State, spaces: list[int], say: Say) -> list[Text]:
    """Numbers, what lies there, and the engines."""
    numbers, things, engines = Text(style="dim"), Text(), Text()
    for space in spaces:
        numbers.append(f"{space + 1:^{CELL}}")
        things.append_text(thing(view, space, say))
        here = [seat for seat in range(view.players) if view.at[seat] == space]
        engines.append(" " * ((CELL - len(here)) // 2))
        for seat in here:
            engines.append_text(seat_sign(seat))
        engines.append(" " * (CELL - len(here) - (CELL - len(here)) // 2))
    return [numbers, things, engines]


def thing(view: State, space: int, say: Say) -> Text:
    """A cube, an empty space, or a siding with what its next cube brings."""
    kind = view.c.siding_at(space)
    if kind != NONE:
        there = view.in_siding(kind)
        pay = str(view.c.pays[there]) if there < len(view.c.pays) else "–"
        return Text.assemble("[", (letter(kind, say), STYLES[kind]), f":{pay}] ")
    if view.cubes[space] == NONE:
        return Text(f"{'·':^{CELL}}")
    return Text.assemble("  ", (letter(view.cubes[space], say), STYLES[view.cubes[space]]), "   ")


def players(view: State, names: Sequence[str], say: Say) -> Table:
    """Everybody in short."""
    table = Table(box=None, pad_edge=False)
    for key in ("player", "load", "delivered", "points"):
        table.add_column(say(Message("board." + key)), justify="right" if key == "points" else "left")
    for seat in range(view.players):
        goods = [f"{view.delivered[seat * KINDS + kind]}{letter(kind, say)}" for kind in range(KINDS)]
        table.add_row(
            Text.assemble(seat_sign(seat), " ", names[seat]),
            " ".join(letter(kind, say) for kind in cargo(view, seat)) or "–",
            " ".join(goods),
            str(view.scores().totals()[seat]),
        )
    return table


def own(view: State, seat: int, say: Say) -> Table:
    """The hand and the contract of a seat."""
    held = [str(card + 1) for card in range(CARDS) for _ in range(view.hand[seat * CARDS + card])]
    contracts = " / ".join(say(good(kind)) for kind in contracts_shown(view, seat))
    table = Table.grid(padding=(0, 2))
    table.add_row(say(Message("board.hand")), Text(" ".join(held), "bold"))
    table.add_row(say(Message("board.contract")), contracts)
    return table


BOARD: Final = BoardOf[State](TableSheet, summary, players)
