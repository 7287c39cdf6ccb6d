"""What is written on a city: the sign of its colour, its letter, its die and the side of the display."""

from __future__ import annotations

from typing import Final

from roundhouse.games.age_of_steam.rules.components import DARK, LETTERS, Map
from roundhouse.kit.drawing.svg import Point, at, movable, num, rect, text, width_of

ROW: Final = -16.5  # where signs stand, above the middle of the hex
GAP: Final = 1.8
RUN: Final = 25.0  # a row of numbers drawn as one
WIDTHS: Final = {"letter": 9.6, "sign": 11.0, "also": 11.0, "die": 15.4, "run": RUN}
NAME_BELOW: Final = 32.5  # from the middle of a hex to the line that a city's name stands on
NAME_SIZE: Final = 13.0
NAME_ROOM: Final = 86.0


def sign(colour: int, point: Point) -> str:
    """The sign of a colour of goods, in that colour."""
    return at(f"aos-s{colour}", point, f"aos-sign aos-g{colour}")


def die(side: int, number: int, point: Point) -> str:
    """The number of a column: round for the light side of the display, square for the dark one."""
    x, y = point
    words = text(x, y + 4.2, str(number), "aos-nd" if side == DARK else "aos-nl")
    return at("aos-dark" if side == DARK else "aos-light", point) + words


def letter(number: int, point: Point) -> str:
    """The letter of a New City."""
    x, y = point
    return text(x, y + 5, LETTERS[number], "aos-letter")


def dice_of(m: Map, stop: int, new: int) -> list[tuple[int, int, int]]:
    """The numbers that a stop is fed by: side, first and last. Three and more in a row are one entry."""
    named, wanted = (m.column_letter, new) if new >= 0 else (m.column_stop, stop)
    runs: list[tuple[int, int, int]] = []
    for side, number in sorted(
        (m.column_side[n], m.column_die[n]) for n in range(m.columns) if named[n] == wanted
    ):
        before = runs[-1] if runs else (-1, 0, 0)
        if before[0] == side and before[2] == number - 1:
            runs[-1] = (side, before[1], number)
        else:
            runs.append((side, number, number))
    found: list[tuple[int, int, int]] = []
    for side, first, last in runs:
        pair = last == first + 1
        found += [(side, first, first), (side, last, last)] if pair else [(side, first, last)]
    return found


def run_of_dice(side: int, first: int, last: int, point: Point) -> str:
    """Several numbers in a row, drawn as one."""
    x, y = point
    dark = side == DARK
    ground = rect(x - RUN / 2, y - 7.5, RUN, 15, "aos-dark" if dark else "aos-light", 1 if dark else 7.5)
    return ground + text(x, y + 4.2, f"{first}–{last}", "aos-nd" if dark else "aos-nl")


def face(m: Map, stop: int, colour: int, new: int, point: Point, called: str) -> str:
    """A city at a point: its hex in its colour, room for its name, and a row of signs."""
    dice = dice_of(m, stop, new)
    kinds: list[str] = ["letter"] if new >= 0 else []
    kinds += ["sign"] if colour >= 0 else []
    also = m.also(stop)
    kinds += ["also"] * len(also)
    kinds += ["run" if first < last else "die" for _, first, last in dice]
    x, y = point
    drawn = [at("aos-city" if colour >= 0 else "aos-open", point, f"aos-g{colour}" if colour >= 0 else "")]
    drawn.append(plate(called, point))
    left = x - (sum(WIDTHS[kind] + GAP for kind in kinds) - GAP) / 2
    for kind in kinds:
        spot = left + WIDTHS[kind] / 2, y + ROW
        left += WIDTHS[kind] + GAP
        if kind == "letter":
            drawn.append(letter(new, spot))
        elif kind == "die":
            drawn.append(die(*dice.pop(0)[:2], spot))
        elif kind == "run":
            drawn.append(run_of_dice(*dice.pop(0), spot))
        else:
            drawn.append(sign(colour if kind == "sign" else also.pop(0), spot))
    return "".join(drawn)


def plate(name: str, point: Point) -> str:
    """A ground for the name of a city, which lies across the edge of its hex."""
    wide = min(width_of(name) * NAME_SIZE * 0.94, NAME_ROOM) + 4
    return rect(point[0] - wide / 2, point[1] + NAME_BELOW - 11, wide, 14, "aos-plate", 4)


def loose_cube(colour: int, point: Point) -> str:
    """A goods cube that lies somewhere in the game."""
    return movable(f"cube{colour}", cube(colour, point))


def cube(colour: int, point: Point, cls: str = "") -> str:
    """A goods cube with the sign of its colour."""
    x, y = num(point[0]), num(point[1])
    more = f" {cls}" if cls else ""
    return (
        f'<g class="aos-g{colour}{more}"><use href="#aos-cube" x="{x}" y="{y}"/>'
        f'<use href="#aos-s{colour}" class="aos-on" x="{x}" y="{y}"/></g>'
    )
