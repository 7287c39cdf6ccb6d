"""The players' own things: board, workers, trains, milestones."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Group
from rich.table import Table
from rich.text import Text

from roundhouse.core.bits import count, members
from roundhouse.core.message import Message
from roundhouse.games.railroad_revolution.board.common import train_name
from roundhouse.games.railroad_revolution.board.marks import BUILDING, RAIL, money, row, worker_name, workers
from roundhouse.games.railroad_revolution.rules.components import ANY_COLOUR
from roundhouse.games.railroad_revolution.rules.milestones import progress
from roundhouse.games.railroad_revolution.rules.moves import ACTIONS
from roundhouse.games.railroad_revolution.rules.state import GOALS, KINDS, NONE, SPACES, State
from roundhouse.games.railroad_revolution.words.tiles import need_word
from roundhouse.kit.board import grid, seat_sign
from roundhouse.kit.words import Say

LONGEST_NAME: Final = 16


def players(state: State, names: Sequence[str], say: Say) -> Table:
    """Everybody in short, one line each."""
    heads = ("player", "money", "shares", "idle_of", "rails", "buildings", "trains_up", "done", "points")
    table = grid(*(say(Message("board." + head)) for head in heads))
    for column in table.columns:
        column.no_wrap = True
    for column in table.columns[1:]:
        column.justify = "right"
    totals = state.scores().totals()
    for seat in range(state.players):
        up, down = sum(row(state.up, seat, KINDS)), sum(row(state.down, seat, KINDS))
        name = Text(shortened(names[seat]), "bold" if seat == state.seat else "")
        table.add_row(
            Text.assemble(seat_sign(seat), " ", name, " ◂" if seat == state.active else ""),
            money(state.money[seat], say),
            str(state.shares[seat]),
            f"{sum(row(state.idle, seat, KINDS))}/{state.crew[seat]}",
            str(state.rails_left[seat]),
            str(state.buildings_left[seat]),
            f"{up}/{up + down}",
            str(count(state.completed[seat])),
            Text(str(totals[seat]), "bold"),
        )
    return table


def shortened(name: str) -> str:
    """A name that fits a narrow column."""
    return name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + "…"


def sections(state: State, seat: int, say: Say) -> Table:
    """The player board: what each section sells for, and the rails and buildings still on it."""
    c = state.c
    logo = c.rail_section[c.rails - c.rails_right] if c.rails_right else len(c.section_sale)
    table = Table.grid(padding=(0, 1))
    gone = (c.rails - state.rails_left[seat], c.buildings - state.buildings_left[seat])
    lines = [
        (Message("board.sale"), [str(sale) for sale in c.section_sale]),
        (Message("board.rails"), pieces(c.rail_section, gone[0], RAIL, len(c.section_sale))),
        (Message("board.buildings"), pieces(c.building_section, gone[1], BUILDING, len(c.section_sale))),
    ]
    for title, cells in lines:
        cells.insert(logo, "┃")
        table.add_row(Text(say(title), "dim"), *cells)
    return table


def pieces(section_of: list[int], gone: int, sign: str, number: int) -> list[str]:
    """The pieces of one kind in each section; those that have left show as dots."""
    cells = [""] * number
    for piece, section in enumerate(section_of):
        cells[section] += "·" if piece < gone else sign
    return cells


def placed(state: State, seat: int, say: Say) -> Text:
    """The workers on the player board, by action."""
    parts: list[Text] = []
    for action, name in enumerate(ACTIONS):
        at = seat * SPACES + action * KINDS
        here = state.placed[at : at + KINDS]
        if any(here):
            parts.append(Text.assemble((say(Message("action." + name)) + ": ", "dim"), workers(here, say)))
    return Text(" · ").join(parts) if parts else Text("–", "dim")


def trains(state: State, seat: int, say: Say) -> Text:
    """A player's trains, ready and used."""
    parts: list[Text] = []
    for items, sign, style in ((state.up, "▲", ""), (state.down, "▽", "dim")):
        for kind in range(KINDS):
            number = items[seat * KINDS + kind]
            if number:
                times = f"{number} × " if number > 1 else ""
                parts.append(Text(f"{sign} {times}{train_name(kind, say)}", style))
    return Text(" · ").join(parts) if parts else Text("–", "dim")


def goals(state: State, seat: int, say: Say) -> list[Text]:
    """The milestones pursued, with managers and progress."""
    lines: list[Text] = []
    for goal in range(GOALS):
        tile = state.goal[seat * GOALS + goal]
        if tile == NONE:
            continue
        milestone = state.c.milestones[tile]
        line = Text.assemble((milestone.name, "bold"), f" {milestone.vp} {say(Message('board.vp'))}: ")
        parts: list[Text] = []
        for place, colour in enumerate(milestone.managers):
            there = state.managers[(seat * GOALS + goal) * 2 + place]
            shown = colour if there == NONE else there
            name = Text(say(Message("board.any"))) if shown == ANY_COLOUR else worker_name(shown, say)
            parts.append(Text.assemble("☐ " if there == NONE else "☑ ", name))
        for wanted in milestone.needs:
            have = progress(state, seat, wanted)
            done = "☑" if have >= wanted.count else "☐"
            parts.append(Text(f"{done} {say(need_word(wanted))} ({have}/{wanted.count})"))
        line.append_text(Text(", ").join(parts))
        lines.append(line)
    return lines


def purse(state: State, seat: int, names: Sequence[str], say: Say) -> Text:
    """Who, how much money, how many shares."""
    line = Text.assemble(seat_sign(seat), f" {names[seat]}  ")
    line.append(money(state.money[seat], say), "bold")
    line.append(" · " + say(Message("board.shares_held", {"n": state.shares[seat]})))
    return line


def titled(lines: list[tuple[str, Text]], say: Say) -> Table:
    """Lines with their titles before them."""
    table = Table.grid(padding=(0, 1))
    for key, text in lines:
        table.add_row(Text(say(Message("board." + key)), "dim"), text)
    return table


def own(state: State, seat: int, names: Sequence[str], say: Say) -> Group:
    """All that lies before one player."""
    lines = [
        ("idle", workers(row(state.idle, seat, KINDS), say)),
        ("placed", placed(state, seat, say)),
        ("trains", trains(state, seat, say)),
        *(("goal", line) for line in goals(state, seat, say)),
    ]
    done = [state.c.milestones[tile] for tile in members(state.completed[seat])]
    if done:
        lines.append(("done", Text(", ".join(f"{tile.name} ({tile.vp})" for tile in done))))
    return Group(purse(state, seat, names, say), sections(state, seat, say), titled(lines, say))


def brief(state: State, seat: int, names: Sequence[str], say: Say) -> Group:
    """What a player needs to know for the next choice, in a few lines."""
    lines = [
        ("idle", workers(row(state.idle, seat, KINDS), say)),
        ("trains", trains(state, seat, say)),
        *(("goal", line) for line in goals(state, seat, say)),
    ]
    return Group(purse(state, seat, names, say), titled(lines, say))
