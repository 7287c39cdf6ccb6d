"""The board for the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from roundhouse.core.figures import in_figures
from roundhouse.core.message import Message
from roundhouse.core.state import State as CoreState
from roundhouse.games.age_of_steam.board import tables
from roundhouse.games.age_of_steam.board.grid import draw_map, drawn_width
from roundhouse.games.age_of_steam.board.marks import (
    NOBODY_SIGN,
    TERRAIN,
    TERRAIN_STYLES,
    TOWN_SIGN,
    Say,
    cube_sign,
    money,
    seat_sign,
)
from roundhouse.games.age_of_steam.components import (
    ACTION_NAMES,
    COLOUR_NAMES,
    COLOURS,
    PHASE_NAMES,
    STOP,
    TERRAIN_NAMES,
    WHITE,
)
from roundhouse.games.age_of_steam.money import expenses
from roundhouse.games.age_of_steam.state import State
from roundhouse.games.age_of_steam.wording.money import outlook_word
from roundhouse.games.age_of_steam.wording.options import map_word

FRAME: Final = 4  # signs that a panel takes from the width
BESIDE: Final = 62  # columns that the tables beside a map need


def board(view: CoreState, seat: int, names: Sequence[str], say: Say) -> RenderableType:
    """The whole table as a seat sees it."""
    assert isinstance(view, State)
    return Board(view, seat, names, say)


def summary(view: CoreState, seat: int, names: Sequence[str], say: Say) -> RenderableType:
    """What a seat needs to know for its next choice, in a few lines."""
    assert isinstance(view, State)
    purse = Text.assemble(seat_sign(seat), f" {names[seat]}  ", (money(view.cash[seat], say), "bold"))
    for key, value in (
        ("income", in_figures(view.income[seat])),
        ("costs", money(expenses(view, seat), say)),
        ("shares", f"{view.shares[seat]}/{view.m.most_shares}"),
        ("engine", f"{view.engine[seat]}/{view.m.most_engine}"),
    ):
        purse.append(f" · {say(Message('show.' + key))} {value}")
    if view.action[seat] >= 0:
        purse.append(f" · {say(Message('action.' + ACTION_NAMES[view.action[seat]]))}")
    lines: list[RenderableType] = [moment(view, say), purse]
    if view.alive[seat] and not view.over and view.decision.name != "IssueShares":  # there the prompt says it
        lines.append(Text(say(outlook_word(view, seat)), "dim"))
    auction = tables.bids(view, names, say)
    return Group(*lines, *([auction] if auction is not None else []))


def standings(view: CoreState, names: Sequence[str], say: Say) -> RenderableType:
    """Everybody in short."""
    assert isinstance(view, State)
    return tables.players(view, names, say)


def moment(state: State, say: Say) -> Text:
    """Map, turn and phase."""
    words = {"turn": state.turn, "of": state.m.turns[state.players]}
    line = Text(say(map_word(state.c, state.m.name)), "bold")
    line.append(f" · {say(Message('log.turn', {**words}))}", "not bold")
    if state.phase >= 0 and not state.over:
        line.append(f" · {say(Message('phase.' + PHASE_NAMES[state.phase]))}", "not bold")
    return line


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
        needed = drawn_width(state) + FRAME
        cities = self.panel("cities", Group(tables.cities(state, say), self.supply()))
        links = self.panel("links", tables.links(state, say))
        people = self.panel("players", self.people())
        yield moment(state, say)
        if width < needed:
            yield from (cities, links, people)
        elif width >= needed + BESIDE:
            yield beside(self.map(), cities, needed)
            yield from (links, people)
        else:
            yield from (self.map(), cities, links, people)

    def map(self) -> Panel:
        """The drawn map with its legend."""
        state, say = self.state, self.say
        legend = Text(style="dim")
        for kind in sorted({kind for kind in state.m.terrain if kind != STOP}):
            legend.append(TERRAIN[kind], TERRAIN_STYLES[kind])
            legend.append(f" {say(Message('terrain.' + TERRAIN_NAMES[kind]))}  ")
        legend.append(
            f"{TOWN_SIGN} {say(Message('stop.town'))}  {NOBODY_SIGN} {say(Message('show.unowned'))}  "
        )
        for colour in range(COLOURS):
            if state.m.bag[colour] or (colour == WHITE and state.m.special_stops):
                legend.append_text(cube_sign(colour, say))
                legend.append(f" {say(Message('colour.' + COLOUR_NAMES[colour]))}  ")
        legend.append(say(Message("show.city_sign")))
        return self.panel("map", Group(draw_map(state, say), legend))

    def people(self) -> RenderableType:
        auction = tables.bids(self.state, self.names, self.say)
        listed = tables.players(self.state, self.names, self.say)
        return listed if auction is None else Group(listed, auction)

    def supply(self) -> Text:
        """The bag, and what is left of scarce things."""
        state = self.state
        words = {"cubes": sum(state.bag), "tiles": sum(state.tiles), "discs": state.discs}
        return Text(self.say(Message("show.supply", {**words})), "dim")

    def panel(self, key: str, content: RenderableType) -> Panel:
        """A part of the board with its title."""
        title = Text(self.say(Message("show." + key)), "bold")
        return Panel(content, title=title, title_align="left", border_style="bright_black", expand=False)


def beside(left: RenderableType, right: RenderableType, width: int) -> Table:
    """Two parts side by side, the left one in so many columns."""
    table = Table.grid(padding=(0, 0))
    table.add_column(width=width)
    table.add_column()
    table.add_row(left, right)
    return table
