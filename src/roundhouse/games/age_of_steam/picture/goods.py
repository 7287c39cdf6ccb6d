"""The goods display: columns under their dice, the light side on the left, the dark side on the right."""

from __future__ import annotations

from typing import Final

from roundhouse.games.age_of_steam.picture import faces
from roundhouse.games.age_of_steam.picture.labels import Voice
from roundhouse.games.age_of_steam.rules.components import DARK, LETTERS, LIGHT, Map
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.kit.drawing.svg import group, pick, rect, sheet, text

SIDE: Final = 480.0  # the width of one side
LEFT: Final = 14.0
INNER: Final = SIDE - 2 * LEFT
LEAST: Final = 350.0  # high, where a map has only one side: a wide low part lies across the page
BOX: Final = 22.0
DICE: Final = 6
DIE_LINE: Final = 32.0
CITY_TOP: Final = 58.0


def draw(view: State, say: Voice) -> str:
    """Both sides, as far as the map uses them, and the cubes that Production has drawn."""
    sides = [side for side in (LIGHT, DARK) if side in view.m.column_side]
    drawn: list[str] = []
    tall = 0.0
    for number, side in enumerate(sides):
        part, high = one_side(view, side, say)
        drawn.append(group(part, move=(LEFT + number * SIDE, 6)))
        tall = max(tall, high + 10)
    if view.drawn:
        drawn.append(group(in_hand(view, say), move=(LEFT + 176, 3)))
    width, tall = SIDE * len(sides), tall if len(sides) > 1 else max(LEAST, tall)
    paper = rect(0, 0, width, tall, "paper", 14)
    return sheet("aos-goods", width, tall, say.word("picture.part.goods"), paper, *drawn)


def one_side(view: State, side: int, say: Voice) -> tuple[str, float]:
    """One side of the display, and how high it is."""
    m = view.m
    name = say.word("side.dark" if side == DARK else "side.light")
    cities = [n for n in range(m.columns) if m.column_side[n] == side and m.column_letter[n] < 0]
    new = [n for n in range(m.columns) if m.column_side[n] == side and m.column_letter[n] >= 0]
    middle = CITY_TOP + max((m.column_boxes[n] for n in cities), default=0) * (BOX + 3) + 6
    drawn = [text(0, 16, name, "head", 150, 14)]
    drawn += [faces.die(side, die, (spot(die), DIE_LINE)) for die in range(1, DICE + 1)]
    drawn += [column(view, n, CITY_TOP + below(m, n) * (middle - CITY_TOP + 12), say) for n in cities]
    middle += max((below(m, n) for n in cities), default=0) * (middle - CITY_TOP + 12)
    bottom = middle + (20 + max(m.column_boxes[n] for n in new) * (BOX + 3) if new else 0)
    drawn += [column(view, n, middle + 18, say) for n in new]
    return "".join(drawn), bottom


def below(m: Map, number: int) -> int:
    """How many columns of other start cities with the same number stand above a column."""
    same = [n for n in range(number) if m.column_stop[n] >= 0 and m.column_side[n] == m.column_side[number]]
    return sum(1 for n in same if m.column_die[n] == m.column_die[number])


def spot(die: int) -> float:
    """The middle of the columns under a die."""
    return (die - 0.5) * INNER / DICE


def column(view: State, number: int, top: float, say: Voice) -> str:
    """A column: what it feeds, and its boxes from top to bottom."""
    m = view.m
    x = spot(m.column_die[number])
    name = column_name(m, number, say)
    new = m.column_letter[number]
    there = new < 0 or new in view.letter
    room = INNER / DICE - 8
    head = text(x, top - 6, name, "m s b" if there else "m s soft", room, 13)
    colour = m.letter_colour[new] if new >= 0 else m.stop_colour[m.column_stop[number]]
    if colour >= 0:
        head += faces.sign(colour, (x + 20, top - 11 if new >= 0 else DIE_LINE))
    boxes = [box(view, number, n, x, top + n * (BOX + 3), say) for n in range(m.column_boxes[number])]
    return group(head, *boxes, cls="" if there else "off")


def column_name(m: Map, number: int, say: Voice) -> str:
    """What a column feeds: a city by name, a New City by letter."""
    new = m.column_letter[number]
    return LETTERS[new] if new >= 0 else say.stop(m.stop_name[m.column_stop[number]])


def box(view: State, number: int, place: int, x: float, y: float, say: Voice) -> str:
    """A box of the display, with its cube or empty."""
    colour = view.box(number, place)
    what = say.colour(colour) if colour >= 0 else say.word("picture.empty_box")
    label = say.fill("box", column=column_name(view.m, number, say), box=str(place + 1), what=what)
    frame = rect(x - 26, y, 52, BOX, "card hit", 4)
    inside = faces.loose_cube(colour, (x, y + BOX / 2)) if colour >= 0 else ""
    return pick(f"box-{number}-{place}", label, frame, inside)


def in_hand(view: State, say: Voice) -> str:
    """Cubes drawn for Production: the next one first."""
    room = 200
    drawn = [text(8, 17, say.word("picture.drawn"), "b s", room - 12, 13)]
    for number, colour in enumerate(reversed(view.drawn)):
        drawn.append(faces.loose_cube(colour, (room + 12 + number * 22, 12)))
    return rect(0, 0, room + 30 + 22 * (len(view.drawn) - 1), 24, "card now", 6) + "".join(drawn)
