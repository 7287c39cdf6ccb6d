"""The player boards: routes with their special spaces, and the lanes of the industry track."""

from __future__ import annotations

import re
from typing import Final

from roundhouse.core.bits import mask_of
from roundhouse.core.rows import row_full, row_with
from roundhouse.games.russian_railroads.reading.effects import MOST_POINTS, read_effect
from roundhouse.games.russian_railroads.rules.components import (
    ABOVE_CELL,
    BLACK,
    BOARDS,
    COIN_SPACES,
    COLOURS,
    GAP_CELL,
    GAPS,
    LONGEST_ROUTE,
    MARKERS,
    ROUTES,
    SLOTS,
    STRIDE,
    VALUE_CELL,
    Board,
    Components,
    Lane,
    Special,
)
from roundhouse.kit.files.tables import Label, Table, by_place

MOST_SPECIALS: Final = 20
MOST_CELLS: Final = 30
LANES: Final = ("lower", "upper")
NOT_NAMING: Final = ("space", "track", "loco", "basis", "why")


def read_board(block: Table, c: Components) -> None:
    """[russia] or [usa], with a block for each route and one for the industry."""
    board = Board(BOARDS[len(c.boards)])
    for number, used in enumerate(c.token_boards):
        board.tokens |= (used >> len(c.boards) & 1) << number
    c.boards.append(board)
    names = block.get("routes", f"a list of {ROUTES} names")
    if not isinstance(names, list) or len(names) != ROUTES or not all(is_name(name) for name in names):
        if names is not None:
            block.wrong("routes", names, f"a list of {ROUTES} names of small letters and _")
        names = [f"route_{n + 1}" for n in range(ROUTES)]
    for route, name in enumerate(names):
        part = block.block_of(str(name))
        part.provenance()
        read_route(part, c, board, route, str(name))
        part.finish()
    if len(board.slot_route) != SLOTS:
        block.problem(f"has {len(board.slot_route)} places for locomotives; there must be {SLOTS}.")
    industry = block.block_of("industry")
    industry.provenance()
    read_industry(industry, c, board)
    industry.finish()
    index_specials(board)
    board.doubler_routes = [route for route in range(ROUTES) if board.doublers[route]]
    board.doubler_spaces = sum(len(spaces) for spaces in board.doublers)
    board.stock = 1 if board.name == "usa" else 0
    coins = COIN_SPACES if board.stock else 0
    if len(board.coin_specials) != coins:
        block.problem(f"has {len(board.coin_specials)} spaces that ask for a coin; there must be {coins}.")


def is_name(value: object) -> bool:
    return isinstance(value, str) and re.fullmatch("[a-z][a-z_]{0,23}", value) is not None


def special_label(route: str) -> Label:
    """Names a special space by its route, its number and what it gives."""

    def label(values: dict[str, object]) -> tuple[str, dict[str, str]]:
        gives = [key for key in values if key not in NOT_NAMING]
        effect = values.get("effect")
        if isinstance(effect, dict) and effect:
            gives = [f"{key} {value}" if key == "unlock" else str(key) for key, value in effect.items()]
        return f"{route} space {values.get('space')} ({', '.join(gives)[:60]})", {}

    return label


def read_route(block: Table, c: Components, board: Board, route: int, name: str) -> None:
    """One route: length, colours, places for locomotives, doublers, special spaces."""
    board.routes.append(name)
    length = block.integer("length", 2, LONGEST_ROUTE)
    board.length.append(length)
    board.up_to_end = row_with(board.up_to_end, length)
    colours = block.words("colours", COLOURS, 1, len(COLOURS))
    usable = mask_of([COLOURS.index(colour) for colour in colours]) | 1 << BLACK
    board.colours = row_with(board.colours, usable)
    if colours != list(COLOURS[: len(colours)]):
        block.problem(f"`colours` must be the first ones of {', '.join(COLOURS)}, in that order.", "colours")
    slots = block.integer("loco_slots", 1, SLOTS)
    for slot in range(slots):
        board.slots.append(f"{name}_{slot + 1}" if slots > 1 else name)
        board.slot_route.append(route)
    board.doublers.append(block.integers("doublers", 0, LONGEST_ROUTE, 1, length, distinct=True))
    if board.doublers[-1] != sorted(board.doublers[-1]):
        block.problem("`doublers` must be in order, from the left.", "doublers")
    boulder = block.integer("boulder", 2, length, default=0)
    board.boulder.append(boulder)
    board.up_to_boulder = row_with(board.up_to_boulder, boulder - 1 if boulder else length)
    for entry in block.entries("specials", (0, MOST_SPECIALS), special_label(name)):
        read_special(entry, c, board, route)


def read_special(entry: Table, c: Components, board: Board, route: int) -> None:
    """A special space."""
    length = board.length[route]
    space = entry.integer("space", 1, LONGEST_ROUTE)
    colour = COLOURS.index(entry.word("track", COLOURS) or "black")
    if space > length:
        entry.problem(f"lies on space {space}, but the route ends at {length}.")
    elif space == length and colour != BLACK:
        entry.problem(f"asks for {COLOURS[colour]} on the last space, where only black can ever stand.")
    if not board.colours[route] >> colour & 1:
        entry.problem(f"asks for {COLOURS[colour]}, which cannot be built on this route.")
    number = min(len(board.specials), ROUTES * MOST_SPECIALS)  # more are refused
    special = Special(number, route, min(space, length), colour)
    special.loco = int(entry.flag("loco"))
    special.coin = int(entry.flag("coin"))
    special.double = int(entry.flag("double"))
    special.each = entry.integer("each", 1, MOST_POINTS, default=0)
    special.spike = entry.integer("with_spike", special.each, MOST_POINTS, default=special.each)
    if entry.has("token"):
        word = entry.word("token", c.tokens)
        special.token = c.tokens.index(word) if word else -1
    if entry.has("effect"):
        special.effect = read_effect(entry.table("effect"), c, gift=True)
    if (special.effect is not None) + (special.each > 0) + special.double != 1:
        entry.problem("must give exactly one of `effect`, `each` and `double`.")
    if special.effect is not None and space == 1 and colour == BLACK:
        entry.problem("lies on space 1, where black track begins; it would never fire.")
    if special.coin and (special.effect is None or special.loco):
        entry.problem("asks for a coin; it must give an `effect` and need no locomotive.")
    entry.provenance(required=False)
    entry.finish()
    board.specials.append(special)


def index_specials(board: Board) -> None:
    """The tables by which firing spaces are found."""
    board.reached = [0] * (ROUTES * len(COLOURS) * STRIDE)
    board.unlocked = row_full(1 << BLACK, STRIDE)
    board.loco_specials = [[] for _ in range(ROUTES)]
    board.recurring = [[] for _ in range(ROUTES)]
    board.route_specials = [[one for one in board.specials if one.route == n] for n in range(ROUTES)]
    for number, special in enumerate(board.specials):
        if special.effect is None:
            board.recurring[special.route].append(special)
            continue
        at = (special.route * len(COLOURS) + special.colour) * STRIDE + special.space
        board.reached[at] |= 1 << number
        if special.effect.unlock > 0:
            for space in range(special.space, STRIDE):
                board.unlocked[space] = board.unlocked[space] | 1 << special.effect.unlock
        if special.coin:
            board.coin_specials.append(number)
            board.coin_spaces.append(special)
        if special.loco:
            board.loco_specials[special.route].append(special)


def read_industry(block: Table, c: Components, board: Board) -> None:
    """The lanes, and which of them hold a marker at the start."""
    markers = block.words("markers", LANES, 1, len(LANES))
    board.start_markers = len(markers)
    for name in LANES[: max(1, len(markers))]:
        read_lane(block, c, board, name)
    board.marker_lane = [min(n, len(board.lanes) - 1) for n in range(MARKERS)]


def read_lane(block: Table, c: Components, board: Board, name: str) -> None:
    """One lane: the value of a cell without a printed one is that of the cell before."""
    lane = Lane(name)
    bit = len(board.specials) + sum(len(other.cell) for other in board.lanes)
    before = 0
    kind = GAP_CELL if name == "lower" else ABOVE_CELL
    gaps = 0
    for number, entry in enumerate(block.entries(name, (2, MOST_CELLS), by_place)):
        gap = entry.integer("gap" if kind == GAP_CELL else "above", 1, GAPS, default=0)
        if gap:
            gaps += 1
            if gap != gaps:
                entry.problem(f"is gap {gap}, but gap {gaps} comes next; the gaps must be in order.")
        elif entry.has("value"):
            value = entry.integer("value", 0, MOST_POINTS)
            if value < before:
                entry.problem(f"`value` is {value}, less than {before} before it; values must not fall.")
            before = value
        lane.cell.append(kind if gap else VALUE_CELL)
        lane.gap.append(gap - 1)
        if lane.cell[-1] == GAP_CELL:
            lane.gap_cells = row_with(lane.gap_cells, number)
        lane.value.append(before)
        effect = read_effect(entry.table("effect"), c) if entry.has("effect") else None
        lane.effect.append(effect)
        lane.fired.append(1 << (bit + number) if effect is not None else 0)
        if entry.flag("boulder"):
            lane.boulder = number
        entry.finish()
    if gaps != GAPS:
        block.problem(f"`{name}` has {gaps} gaps; there must be {GAPS}.", name)
    board.lanes.append(lane)
