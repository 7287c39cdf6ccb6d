"""Routes and industry tracks of a player board, space by space."""

from __future__ import annotations

from rich.console import Group
from rich.table import Table
from rich.text import Text

from roundhouse.core.message import Message
from roundhouse.games.russian_railroads.board.marks import (
    BOULDER,
    DOUBLER,
    HERE,
    NO_TRACK,
    POINTS,
    STOCK,
    TOKEN,
    best_colour,
    special_sign,
    track_sign,
)
from roundhouse.games.russian_railroads.rules.components import (
    GAP_CELL,
    GAPS,
    MARKERS,
    ROUTES,
    SLOTS,
    STEELWORKS,
    VALUE_CELL,
    Lane,
)
from roundhouse.games.russian_railroads.rules.scoring import meets
from roundhouse.games.russian_railroads.rules.state import INDUSTRY_BOULDER, ROUTE_BOULDER, State, route_word
from roundhouse.games.russian_railroads.words.names import loco_number
from roundhouse.kit.words import Say

CELL = 3  # columns of a space


def strip_of(cells: list[Text]) -> Text:
    """Cells side by side, each in its columns."""
    line = Text(no_wrap=True)
    for cell in cells:
        line.append_text(cell)
        line.append(" " * (CELL - len(cell)))
    line.rstrip()
    return line


def routes(state: State, seat: int, say: Say) -> Group:
    """The three routes, each with its locomotives, special spaces, track and doublers."""
    return Group(*(route_lines(state, seat, route, say) for route in range(ROUTES)))


def route_lines(state: State, seat: int, route: int, say: Say) -> Table:
    board = state.board
    reach = state.reach[seat * ROUTES + route]
    spaces = range(1, board.length[route] + 1)
    tiles = [state.locos[seat * SLOTS + slot] for slot in range(SLOTS) if board.slot_route[slot] == route]
    locos = "+".join(str(loco_number(tile)) if tile else "_" for tile in tiles)
    table = Table.grid(padding=(0, 1))
    table.add_column(width=22, no_wrap=True)
    table.add_column(no_wrap=True)
    numbers = [Text(str(space), "" if space <= reach else "dim") for space in spaces]
    table.add_row(Text(say(route_word(state, route)), "bold"), strip_of(numbers))
    gifts = [gift_cell(state, seat, route, space) for space in spaces]
    table.add_row(Text(say(Message("view.locos", {"locos": locos, "reach": reach})), "dim"), strip_of(gifts))
    table.add_row("", strip_of([track_cell(state, seat, route, space) for space in spaces]))
    doubled = board.doublers[route][: state.doublers[seat * ROUTES + route]]
    if doubled:
        signs = [Text(DOUBLER if space in doubled else "") for space in spaces]
        table.add_row(Text(say(Message("view.doublers")), "dim"), strip_of(signs))
    return table


def gift_cell(state: State, seat: int, route: int, space: int) -> Text:
    """The signs of the special spaces at a space; what is given or in force is bold."""
    boulder = state.board.boulder[route] == space and state.boulders[seat] & ROUTE_BOULDER
    text = Text(BOULDER, "red") if boulder else Text()
    for number, special in enumerate(state.board.specials):
        if special.route == route and special.space == space and len(text) < CELL:
            done = (
                state.fired[seat] >> number & 1 if special.effect is not None else meets(state, seat, special)
            )
            text.append(special_sign(special)[: CELL - len(text)], "bold green" if done else "")
    return text


def track_cell(state: State, seat: int, route: int, space: int) -> Text:
    """The track that scores at a space."""
    colour = best_colour(state, seat, route, space)
    return Text(NO_TRACK, "dim") if colour < 0 else track_sign(colour)


def lanes(state: State, seat: int, say: Say) -> Table:
    """The industry tracks: values, gaps with factories, gifts, and the markers below."""
    table = Table.grid(padding=(0, 1))
    table.add_column(width=22, no_wrap=True)
    table.add_column(no_wrap=True)
    for number in reversed(range(len(state.board.lanes))):
        lane = state.board.lanes[number]
        cells = [lane_cell(state, seat, lane, cell) for cell in range(len(lane.cell))]
        places = [
            state.marker[seat * MARKERS + marker]
            for marker in range(MARKERS)
            if state.board.marker_lane[marker] == number
        ]
        signs = [Text(HERE * places.count(cell), "bold cyan") for cell in range(len(lane.cell))]
        key = "lane." + lane.name if len(state.board.lanes) == 1 else "marker." + lane.name
        table.add_row(Text(say(Message(key)), "bold"), strip_of(cells))
        table.add_row("", strip_of(signs))
    return table


def lane_cell(state: State, seat: int, lane: Lane, cell: int) -> Text:
    """A cell of an industry track."""
    if cell == lane.boulder and state.boulders[seat] & INDUSTRY_BOULDER:
        return Text(BOULDER, "red")
    kind = lane.cell[cell]
    effect = lane.effect[cell]
    if kind == GAP_CELL:
        tile = state.gaps[seat * GAPS + lane.gap[cell]]
        if not tile:
            return Text("[ ]", "dim")
        return Text("[⚒]" if tile == STEELWORKS else f"[{tile}]", "bold")
    if kind != VALUE_CELL:
        return Text("^", "dim")
    if effect is not None:
        sign = TOKEN if effect.token else STOCK if effect.stock else POINTS
        if lane.value[cell] > lane.value[cell - 1]:
            sign = f"{lane.value[cell]}{sign}"
        return Text(sign, "bold green" if state.fired[seat] & lane.fired[cell] else "")
    return Text(str(lane.value[cell]))
