"""The board for the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.panel import Panel
from rich.text import Text

from roundhouse.core.figures import in_figures
from roundhouse.core.message import Message
from roundhouse.games.age_of_steam.board import tables
from roundhouse.games.age_of_steam.board.grid import draw_map, drawn_width
from roundhouse.games.age_of_steam.board.marks import TERRAIN, TERRAIN_STYLES, TOWN_SIGN, cube_sign, money
from roundhouse.games.age_of_steam.rules.components import (
    ACTION_NAMES,
    COLOUR_NAMES,
    COLOURS,
    PHASE_NAMES,
    STOP,
    TERRAIN_NAMES,
    WHITE,
)
from roundhouse.games.age_of_steam.rules.money import expenses
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.age_of_steam.words.money import outlook_word
from roundhouse.games.age_of_steam.words.options import map_word
from roundhouse.kit.board import NOBODY_SIGN, BoardOf, Sheet, beside, seat_sign
from roundhouse.kit.words import Say

FRAME: Final = 4  # signs that a panel takes from the width
BESIDE: Final = 62  # columns that the tables beside a map need


def moment(state: State, say: Say) -> Text:
    """Map, turn and phase."""
    words = {"turn": state.turn, "of": state.last_turn()}
    line = Text(say(map_word(state.c, state.m.name)), "bold")
    line.append(f" · {say(Message('log.turn', {**words}))}", "not bold")
    if state.phase >= 0 and not state.over:
        line.append(f" · {say(Message('phase.' + PHASE_NAMES[state.phase]))}", "not bold")
    return line


class Table(Sheet[State]):
    """The whole table; a wide terminal shows parts side by side."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        state, say = self.state, self.say
        width = options.max_width
        needed = drawn_width(state) + FRAME
        cities = self.panel("show.cities", Group(tables.cities(state, say), self.supply()))
        links = self.panel("show.links", tables.links(state, say))
        people = self.panel("show.players", self.people())
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
            if state.m.bag[colour] or (colour == WHITE and state.m.also_takes[WHITE]):
                legend.append_text(cube_sign(colour, say))
                legend.append(f" {say(Message('colour.' + COLOUR_NAMES[colour]))}  ")
        legend.append(say(Message("show.city_sign")))
        return self.panel("show.map", Group(draw_map(state, say), legend))

    def people(self) -> RenderableType:
        auction = tables.bids(self.state, self.names, self.say)
        listed = tables.players(self.state, self.names, self.say)
        return listed if auction is None else Group(listed, auction)

    def supply(self) -> Text:
        """The bag, and what is left of scarce things."""
        state = self.state
        words = {"cubes": sum(state.bag), "tiles": sum(state.tiles), "discs": state.discs}
        return Text(self.say(Message("show.supply", {**words})), "dim")


def summary(view: State, seat: int, names: Sequence[str], say: Say) -> RenderableType:
    """What a player needs for the next choice: purse, what is owed, the auction."""
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
    # When shares are issued, the prompt says it.
    if view.alive[seat] and not view.over and view.decision.name != "IssueShares":
        lines.append(Text(say(outlook_word(view, seat)), "dim"))
    auction = tables.bids(view, names, say)
    return Group(*lines, *([auction] if auction is not None else []))


BOARD: Final = BoardOf[State](Table, summary, tables.players)
