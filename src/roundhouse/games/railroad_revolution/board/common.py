"""What lies in the middle of the table: cities, telegraph line, performance tracks, deal, trains."""

from __future__ import annotations

from typing import Final

from rich import box
from rich.console import Group
from rich.table import Table
from rich.text import Text

from roundhouse.core.message import Message
from roundhouse.games.railroad_revolution.board.marks import (
    DEAL,
    money,
    owners,
    seat_signs,
    worker_name,
    workers,
)
from roundhouse.games.railroad_revolution.board.rewards import once, short
from roundhouse.games.railroad_revolution.rules.components import STARTER, TRACKS, TRAINS
from roundhouse.games.railroad_revolution.rules.performance import gate_price
from roundhouse.games.railroad_revolution.rules.state import NONE, State
from roundhouse.kit.board import grid
from roundhouse.kit.words import Say

COUNTED: Final = ("offices", "stations", "top_cities")  # what each track multiplies


def cities(state: State, say: Say) -> Table:
    """Level, price, stations and rewards of every city."""
    c = state.c
    heads = ("city", "level", "price", "stations", "each_station", "first_station")
    table = grid(*(say(Message("board." + head)) for head in heads))
    table.columns[2].justify = "right"
    for city, name in enumerate(c.cities):
        tile = state.city_tile[city]
        first = state.first_station[city]
        table.add_row(
            Text(say(Message("city." + name)), "bold"),
            Text(str(c.city_level[city]), "bold cyan"),
            money(c.city_price[city], say),
            owners(state, state.stations, city, first),
            short(c, c.tile_primary[tile], say),
            once(short(c, c.tile_first[tile], say), first != NONE),
        )
    return table


def telegraph(state: State, say: Say) -> Table:
    """The sections of the telegraph line; the last column says what a pair with the next one is worth."""
    c = state.c
    heads = ("section", "shares", "tile", "offices", "pair")
    table = grid(*(say(Message("board." + head)) for head in heads))
    for section in range(len(c.section_shares)):
        first = state.first_office[section]
        bonus = once(Text(f"+{c.section_first[section]}"), first != NONE)
        tile = state.section_tile[section]
        if c.deal_sections >> section & 1:
            gives = Text(f"{DEAL} {say(Message('board.deal'))}", "bold magenta")
        else:
            gives = short(c, c.telegraph_tiles[tile], say) if tile != NONE else Text("–")
        table.add_row(
            Text(str(section + 1), "bold"),
            Text.assemble(f"{c.section_shares[section]} ", bonus),
            gives,
            owners(state, state.offices, section, first),
            str(c.link_vp[section]) if section < len(c.link_vp) else "",
        )
    return table


def tracks(state: State, say: Say) -> Table:
    """The performance tracks: points of every slot, prices on the way up, and the markers."""
    slots = max(len(track) for track in state.c.track_vp)
    table = Table(box=box.MINIMAL, show_header=False, padding=(0, 0), show_edge=False)
    table.add_column()
    for _ in range(slots):
        table.add_column(min_width=4, justify="center")
    for track, name in enumerate(TRACKS):
        title = Text(say(Message("track." + name)), "bold")
        title.append(f"\n× {say(Message('board.counted.' + COUNTED[track]))}", "dim")
        row = [title]
        for slot, points in enumerate(state.c.track_vp[track]):
            seats = [seat for seat in range(state.players) if state.track[seat * 3 + track] == slot]
            cell = Text(str(points))
            price = gate(state, track, slot - 1, say) if slot else ""
            if price:
                cell.append(f" -{price}", "red")
            row.append(Text("\n").join([cell, seat_signs(seats)]))
        table.add_row(*row)
    return table


def gate(state: State, track: int, slot: int, say: Say) -> str:
    """What it costs to leave a slot upwards, in short."""
    c = state.c
    prices: list[str] = []
    if gate_price(state, track, slot):
        prices.append(money(gate_price(state, track, slot), say))
    if c.gate_shares[track][slot]:
        prices.append(f"{c.gate_shares[track][slot]}{say(Message('board.share_sign'))}")
    if c.gate_workers[track][slot]:
        prices.append(f"{c.gate_workers[track][slot]}{say(Message('board.worker_sign'))}")
    return "+".join(prices)


def train_name(kind: int, say: Say) -> str:
    """A kind of train in one word."""
    return say(Message("board.train." + TRAINS[kind]))


def deal(state: State, say: Say) -> Group:
    """The face-up deal: two rewards for shares."""
    lines = [Text(f"{DEAL} {say(Message('board.deal'))}", "bold magenta")]
    for side in range(2):
        shares = say(Message("board.deal_price", {"n": state.c.deal_cost[state.deal][side]}))
        line = Text(f"  {'ab'[side]} ", "bold")
        line.append(f"{shares} → ", "not bold")
        line.append_text(short(state.c, state.c.deal_reward[state.deal][side], say))
        lines.append(line)
    return Group(*lines)


def trains(state: State, say: Say) -> Group:
    """What is left of the train stacks and of the workers."""
    lines = [Text(say(Message("board.stacks")), "bold")]
    for kind in range(len(TRAINS)):
        if kind != STARTER:
            gives = short(state.c, state.c.train_effect[kind], say)
            lines.append(Text.assemble(f"  {state.train_stack[kind]} × ", gives))
    supply = Text("  ")
    supply.append_text(workers(state.supply, say))
    return Group(*lines, Text(say(Message("board.supply")), "bold"), supply)


def setup_offer(state: State, say: Say) -> Group | None:
    """The set-up tiles that can still be chosen."""
    if not state.setup_tile:
        return None
    lines = [Text(say(Message("board.setup")), "bold")]
    for tile, side, colour in zip(state.setup_tile, state.setup_side, state.setup_colour, strict=True):
        gives = short(state.c, state.c.setup_side[tile][side], say)
        name = state.c.setup_tiles[tile]
        lines.append(Text.assemble((f"  {name} ", "bold"), worker_name(colour, say), " + ", gives))
    return Group(*lines)
