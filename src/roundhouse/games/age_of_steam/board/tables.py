"""Tables beside the map: cities with their goods, links with their owners, the players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.table import Table
from rich.text import Text

from roundhouse.core.figures import MINUS, in_figures
from roundhouse.core.message import Message
from roundhouse.games.age_of_steam.board.marks import accepted, cube_sign, cubes, money
from roundhouse.games.age_of_steam.rules.auction import payment
from roundhouse.games.age_of_steam.rules.components import ACTION_NAMES, BOXES, LETTERS, LIGHT, Map
from roundhouse.games.age_of_steam.rules.layouts import SIDES
from roundhouse.games.age_of_steam.rules.money import expenses, forecast
from roundhouse.games.age_of_steam.rules.moves import cell_name
from roundhouse.games.age_of_steam.rules.state import FOR_SALE, State
from roundhouse.games.age_of_steam.words.names import stop_word, town_word
from roundhouse.kit.board import grid, seat_sign
from roundhouse.kit.words import Say

LONGEST_NAME: Final = 16
EMPTY_BOX: Final = "▫"


def headed(say: Say, *keys: str) -> Table:
    """A table without lines under these heads."""
    return grid(*(say(Message("show." + key)) for key in keys), wrap=False)


def cities(state: State, say: Say) -> Table:
    """Every city and town: what it takes, which die feeds it, and the goods there and on the display."""
    m = state.m
    table = headed(say, "place", "hex", "takes", "die", "goods", "display")
    for stop in range(m.stops):
        is_town = not state.cities >> stop & 1
        if is_town and not cubes(state, stop, say):
            continue
        fed = columns_of(state, stop)
        name = say(stop_word(state, stop))
        table.add_row(
            Text(name, "" if is_town else "bold"),
            cell_name(m.cell[m.stop_hex[stop]], state.c.grid_height),
            Text("–", "dim") if is_town else taken(state, stop, say),
            dice(state, fed, say),
            cubes(state, stop, say) or Text("–", "dim"),
            Text(" ").join(boxes(state, column, say) for column in fed),
        )
    for column in range(m.columns):
        letter = m.column_letter[column]
        if letter >= 0 and letter not in state.letter:
            colour = m.letter_colour[letter]
            table.add_row(
                Text(say(Message("stop.new_city", {"letter": LETTERS[letter]})), "dim"),
                "",
                cube_sign(colour, say) if colour >= 0 else Text("□"),
                die(state, column, say),
                "",
                boxes(state, column, say),
            )
    return table


def columns_of(state: State, stop: int) -> list[int]:
    """The columns of the display that feed a stop."""
    m = state.m
    new = state.letter[stop]
    return [
        column
        for column in range(m.columns)
        if m.column_stop[column] == stop or (new >= 0 and m.column_letter[column] == new)
    ]


def taken(state: State, stop: int, say: Say) -> Text:
    """The colours that a city takes now."""
    m = state.m
    if m.dynamic_colours:
        return Text(say(Message("show.own_goods")), "dim")
    colour = accepted(state, stop)
    found = cube_sign(colour, say) if colour >= 0 else Text("–", "dim")
    for more in m.also(stop):
        found = Text.assemble(found, cube_sign(more, say))
    return found


def dice(state: State, columns: list[int], say: Say) -> str:
    """The numbers of the columns of a city; those of one side follow each other."""
    m = state.m
    found = ""
    for number, column in enumerate(columns):
        same = number > 0 and m.column_side[column] == m.column_side[columns[number - 1]]
        word = f"{m.column_die[column]}" if same else die(state, column, say)
        found += f" {word}" if number else word
    return found


def die(state: State, column: int, say: Say) -> str:
    """The number of a column on its side."""
    side = "show.light" if state.m.column_side[column] == LIGHT else "show.dark"
    return f"{say(Message(side))} {state.m.column_die[column]}"


def boxes(state: State, column: int, say: Say) -> Text:
    """The boxes of a column from the top; empty ones too."""
    found = Text()
    if column >= 0:
        for box in range(state.m.column_boxes[column]):
            colour = state.display[column * BOXES + box]
            found.append_text(cube_sign(colour, say) if colour >= 0 else Text(EMPTY_BOX, "dim"))
    return found


def links(state: State, say: Say) -> Text:
    """The completed links, by owner."""
    m = state.m
    network = state.links()
    found: dict[int, list[str]] = {}
    for place, end in enumerate(network.to):
        stop = place // SIDES
        if end > stop:
            found.setdefault(network.owner[place], []).append(ends_of(m, stop, end, say))
    for link, owner in enumerate(state.link_owner):
        ends = ends_of(m, *m.link_ends(link), say)
        if owner == FOR_SALE:
            ends += f" ({say(Message('show.for_sale', {'price': m.link_price(link)}))})"
        found.setdefault(max(owner, -1), []).append(ends)
    lines = [Text.assemble(seat_sign(owner), " ", ", ".join(found[owner])) for owner in sorted(found)]
    return Text("\n").join(lines) if lines else Text("–", "dim")


def ends_of(m: Map, one: int, other: int, say: Say) -> str:
    """A link by the names of its ends."""
    return f"{say(town_word(m.stop_name[one]))}–{say(town_word(m.stop_name[other]))}"


def players(state: State, names: Sequence[str], say: Say) -> Table:
    """Everybody in the order of play, one line each; who is out comes last."""
    keys = ["player", "cash", "income", "costs", "shares", "engine", "action", "then", "points"]
    table = headed(say, *keys)
    for column in table.columns[1:]:
        column.justify = "right"
    table.columns[0].min_width = 4 + max(len(shortened(names[seat])) for seat in range(state.players))
    table.columns[6].no_wrap = False  # names of actions are long; two lines do no harm
    totals = state.scores().totals()
    out = [seat for seat in range(state.players) if seat not in state.order]
    for place, seat in enumerate([*state.order, *out], 1):
        name = Text(shortened(names[seat]), "bold" if not state.over and seat == state.seat else "")
        if seat in out:
            table.add_row(Text.assemble(seat_sign(seat), " ", name), say(Message("show.out")))
            continue
        action = state.action[seat]
        then, warns = "–", False
        if not state.over:
            outlook = forecast(state, seat)
            then, warns = money(outlook.cash, say), bool(outlook.short)
            then = f"{MINUS}{money(outlook.short, say)}!" if warns else then
        table.add_row(
            Text.assemble(f"{place} ", seat_sign(seat), " ", name),
            money(state.cash[seat], say),
            in_figures(state.income[seat]),
            money(expenses(state, seat), say),
            str(state.shares[seat]),
            str(state.engine[seat]),
            say(Message("action." + ACTION_NAMES[action])) if action >= 0 else "–",
            Text(then, "bold red" if warns else ""),
            Text(in_figures(totals[seat]), "bold"),
        )
    return table


def shortened(name: str) -> str:
    """A name that fits a narrow column."""
    return name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + "…"


def bids(state: State, names: Sequence[str], say: Say) -> Text | None:
    """The auction as it stands: who has bid what, and which places are taken."""
    if not state.bidders:
        return None
    parts = []
    for seat in state.bidders:
        said = money(state.bids[seat], say) if state.bids[seat] else "–"
        parts.append(Text.assemble(seat_sign(seat), f" {shortened(names[seat])} {said}"))
    line = Text.assemble((say(Message("show.bids")) + " ", "dim"), Text(" · ").join(parts))
    for number, seat in enumerate(state.dropped):
        place = len(state.order) - number
        paid = payment(len(state.order), place, state.bids[seat])
        line.append_text(Text.assemble(f" · {place}. ", seat_sign(seat), f" {money(paid, say)}"))
    return line
