"""The map as a drawing: a hex is four signs wide and two lines high, neighbours half a hex apart."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from roundhouse.games.age_of_steam.board.marks import (
    TERRAIN,
    TERRAIN_STYLES,
    TOWN_SIGN,
    WATER,
    accepted,
    arrow,
    cube_sign,
    cubes,
)
from roundhouse.games.age_of_steam.rules.components import LETTERS
from roundhouse.games.age_of_steam.rules.layouts import FIRST_SIDE, SECOND_SIDE, SIDES, exits_of, lines_of
from roundhouse.games.age_of_steam.rules.moves import column_name
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.age_of_steam.words.names import town_word
from roundhouse.kit.board import seat_sign
from roundhouse.kit.words import Say

CELL: Final = 4  # signs across
LINE: Final = 2  # lines of a hex
MARGIN: Final = 3  # for the names of rows


class Canvas:
    """Signs on a grid of lines."""

    def __init__(self, width: int, height: int) -> None:
        self.cells: list[list[Text]] = [[Text(" ")] * width for _ in range(height)]

    def write(self, x: int, y: int, text: Text) -> None:
        """Write signs, each with its own style; what sticks out is cut off."""
        for sign in text.divide(range(1, len(text))) if text else []:
            if 0 <= y < len(self.cells) and 0 <= x < len(self.cells[y]):
                self.cells[y][x] = sign
            x += 1

    def text(self) -> Text:
        """All lines together."""
        return Text("\n").join([Text.assemble(*line) for line in self.cells])


def drawn_width(state: State) -> int:
    """The signs across that a drawing of the map takes."""
    m = state.m
    return MARGIN + (m.height * CELL + CELL // 2 if m.turned else m.width * CELL)


def draw_map(state: State, say: Say) -> Text:
    """The whole map, with the names of columns and rows around it."""
    m = state.m
    if m.turned:
        canvas = Canvas(drawn_width(state), m.width * LINE + 1)
    else:
        canvas = Canvas(drawn_width(state), m.height * LINE + 2)
    name_lines(state, canvas)
    height = state.c.grid_height
    for cell in m.water:
        x, y = corner(state, cell // height, cell % height)
        canvas.write(x + 1, y, Text(WATER, "blue"))
    for hex in range(len(m.cell)):
        x, y = corner(state, m.column[hex], m.row[hex])
        for line, text in enumerate(hex_lines(state, hex, say)):
            canvas.write(x, y + line, text)
    return canvas.text()


def corner(state: State, column: int, row: int) -> tuple[int, int]:
    """Where the drawing of a hex begins. A turned board has its columns as rows.

    Turned clockwise, the first column is on top and the last row leftmost; turned to the left the other way.
    """
    m = state.m
    if m.turned > 0:
        x = MARGIN + (m.height - 1 - row) * CELL + (0 if column % 2 else CELL // 2)
        return x, 1 + column * LINE
    if m.turned < 0:
        return MARGIN + row * CELL + (CELL // 2 if column % 2 else 0), 1 + (m.width - 1 - column) * LINE
    return MARGIN + column * CELL, 1 + row * LINE + column % 2


def name_lines(state: State, canvas: Canvas) -> None:
    """Letters for columns and numbers for rows, along the edges."""
    m = state.m
    for column in range(m.width):
        x, y = corner(state, column, 0)
        place = (0, y) if m.turned else (x + 1, 0)
        canvas.write(*place, Text(column_name(column), "dim"))
    for row in range(m.height):
        x, y = corner(state, 0, row)
        place = (x, 0) if m.turned else (0, y)
        canvas.write(*place, Text(str(row + 1), "dim"))


def hex_lines(state: State, hex: int, say: Say) -> list[Text]:
    """The two lines of a hex: a stop, track, or open ground."""
    stop = state.m.stop[hex]
    if stop >= 0:
        return stop_lines(state, stop, say)
    lying = state.lying[hex] if state.lying else -1
    cube = cube_sign(lying, say) if lying >= 0 else Text(" ")
    if state.layout[hex] < 0:
        return [Text.assemble(ground(state, hex), cube)]
    lines = [line_text(state, hex, line) for line in lines_of(state.layout[hex])]
    lines[0].append_text(cube)
    return lines


def ground(state: State, hex: int) -> Text:
    """Terrain, with the price of a tile where it is not the lowest of the map."""
    m = state.m
    kind = m.terrain[hex]
    lowest = min(price for price in m.price if price)
    price = str(m.price[hex]) if m.price[hex] != lowest else ""
    return Text(f"{TERRAIN[kind]}{price}".ljust(CELL - 1), TERRAIN_STYLES[kind])


def line_text(state: State, hex: int, line: int) -> Text:
    """A line of track: its owner and the sides that it joins."""
    first, second = FIRST_SIDE[line], SECOND_SIDE[line]
    owner = state.owner_at(hex * SIDES + first)
    sides = arrow(state, first) + arrow(state, second)
    return Text.assemble(seat_sign(owner), (sides, seat_sign(owner).style))


def stop_lines(state: State, stop: int, say: Say) -> list[Text]:
    """A town with its exits, or a city with what it takes; and the cubes there."""
    name = say(town_word(state.m.stop_name[stop]))
    there = cubes(state, stop, say)
    if not state.cities >> stop & 1:
        hex = state.m.stop_hex[stop]
        exits = exits_of(state.layout[hex])
        arrows = Text()
        for side in range(SIDES):
            if exits >> side & 1:
                arrows.append(arrow(state, side), seat_sign(state.owner_at(hex * SIDES + side)).style)
        return [Text.assemble((TOWN_SIGN, "bold"), name[:2], there), arrows]
    takes = accepted(state, stop)
    letter = state.letter[stop]
    sign = cube_sign(takes, say) if takes >= 0 else Text("□")
    sign.stylize("bold reverse")
    short = (LETTERS[letter] + name)[: CELL - 1] if letter >= 0 else name[: CELL - 1]
    if len(there) > CELL:
        there = Text.assemble(there[: CELL - 1], "+")
    return [Text.assemble(sign, (short, "bold")), there]
