"""The map as a drawing: cities where they really lie, track between them, spaces on the track."""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot
from typing import Final

from rich.text import Text

from roundhouse.core.message import Message
from roundhouse.games.railroad_revolution.board.marks import builders, terrain
from roundhouse.games.railroad_revolution.rules.state import State
from roundhouse.kit.words import Say

FLATNESS: Final = 0.31  # rows of a map for each column
SPACE_WIDTH: Final = 4  # three triangles and a Deal icon, or four rails
WIDEST: Final = 110
# How far a space may stand from its place on the line, the nearest first; a row is as high as two columns.
NEARBY: Final = sorted(
    ((dx, dy) for dx in range(-5, 6) for dy in range(-1, 2)), key=lambda step: abs(step[0]) + 2 * abs(step[1])
)

Box = tuple[int, int, int, int]  # left, top, width, height
Point = tuple[float, float]


class Canvas:
    """Signs on a grid. Boxes remember what must not be drawn over."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.cells: list[list[Text]] = [[Text(" ")] * width for _ in range(height)]
        self.taken: set[tuple[int, int]] = set()

    def free(self, box: Box) -> bool:
        """Whether a box lies on the canvas and over nothing else."""
        return all(
            0 <= x < self.width and 0 <= y < self.height and (x, y) not in self.taken for x, y in inside(box)
        )

    def take(self, box: Box) -> None:
        self.taken.update(inside(box))

    def write(self, x: int, y: int, text: Text) -> None:
        for offset in range(len(text)):
            self.cells[y][x + offset] = text[offset]

    def text(self) -> Text:
        lines = [Text.assemble(*row) for row in self.cells]
        for line in lines:
            line.rstrip()
        return Text("\n", no_wrap=True).join(lines)


def inside(box: Box) -> Iterator[tuple[int, int]]:
    """The cells of a box."""
    left, top, width, height = box
    return ((x, y) for x in range(left, left + width) for y in range(top, top + height))


def links(state: State) -> list[tuple[int, int, list[int]]]:
    """The track: its two cities, and its spaces in order from the first to the second."""
    found: dict[int, list[int]] = {}
    for space, link in enumerate(state.c.space_link):
        found.setdefault(link, []).append(space)
    result = []
    for spaces in found.values():
        first, second = state.c.spaces[spaces[0]].split("/")[0].split("-")
        result.append((state.c.cities.index(first), state.c.cities.index(second), spaces))
    return result


def city_label(state: State, city: int, say: Say) -> Text:
    """A city's name and level."""
    name = say(Message("city." + state.c.cities[city]))
    return Text.assemble((name, "bold"), (f" {state.c.city_level[city]}", "bold cyan"))


def city_boxes(state: State, labels: list[Text], width: int, height: int) -> list[Box]:
    """Where the cities' labels stand on a canvas."""
    longitudes = [place[0] for place in state.c.city_lonlat]
    latitudes = [place[1] for place in state.c.city_lonlat]
    west, north = min(longitudes), max(latitudes)
    across = (width - 14) / ((max(longitudes) - west) or 1.0)
    down = (height - 3) / ((north - min(latitudes)) or 1.0)
    boxes: list[Box] = []
    for (longitude, latitude), label in zip(state.c.city_lonlat, labels, strict=True):
        left = round(7 + (longitude - west) * across) - len(label) // 2
        left = max(0, min(width - len(label), left))
        boxes.append((left, 1 + round((north - latitude) * down), len(label), 1))
    return boxes


def between(start: Point, end: Point, part: float) -> tuple[int, int]:
    """A cell on the way from one point to another."""
    return round(start[0] + (end[0] - start[0]) * part), round(start[1] + (end[1] - start[1]) * part)


def middle(box: Box) -> Point:
    return box[0] + (box[2] - 1) / 2, box[1]


def visible(start: Box, end: Box) -> tuple[float, float]:
    """Which part of the way between two labels is covered by neither."""
    covered = set(inside(start)), set(inside(end))
    parts = [step / 200 for step in range(201)]
    leaves = [part for part in parts if between(middle(start), middle(end), part) not in covered[0]]
    arrives = [part for part in parts if between(middle(start), middle(end), part) not in covered[1]]
    return (min(leaves), max(arrives)) if leaves and arrives else (0.0, 1.0)


def draw_map(state: State, say: Say, width: int) -> Text | None:
    """The map in at most so many columns, or None where it would not be readable."""
    width = min(width, WIDEST)
    height = round(width * FLATNESS)
    canvas = Canvas(width, height)
    labels = [city_label(state, city, say) for city in range(len(state.c.cities))]
    boxes = city_boxes(state, labels, width, height)
    for box in boxes:
        if not canvas.free(box):
            return None
        canvas.take(box)
    places: list[tuple[float, int, tuple[int, int]]] = []
    for first, second, spaces in links(state):
        start, end = middle(boxes[first]), middle(boxes[second])
        draw_line(canvas, start, end)
        leave, arrive = visible(boxes[first], boxes[second])
        room = (arrive - leave) * hypot(end[0] - start[0], 2 * (end[1] - start[1])) / len(spaces)
        for number, space in enumerate(spaces):
            part = leave + (arrive - leave) * (number + 0.5) / len(spaces)
            places.append((room, space, between(start, end, part)))
    for _, space, at in sorted(places):  # where it is narrow first: the others can give way
        if not draw_space(state, canvas, at, space):
            return None
    for box, label in zip(boxes, labels, strict=True):
        canvas.write(box[0], box[1], label)
    return canvas.text()


def draw_line(canvas: Canvas, start: Point, end: Point) -> None:
    """Dots from one city to another."""
    dots = max(round(abs(start[0] - end[0])), round(abs(start[1] - end[1])), 1)
    for dot in range(dots + 1):
        x, y = between(start, end, dot / dots)
        canvas.write(x, y, Text("·", "bright_black"))


def draw_space(state: State, canvas: Canvas, at: tuple[int, int], space: int) -> bool:
    """A space as near to its place on the line as others allow; tells whether there was room."""
    for dx, dy in NEARBY:
        box = (at[0] + dx - SPACE_WIDTH // 2, at[1] + dy, SPACE_WIDTH, 2)
        if canvas.free(box):
            canvas.take(box)
            for row, text in enumerate((terrain(state, space), builders(state, space))):
                canvas.write(box[0] + (SPACE_WIDTH - len(text)) // 2, box[1] + row, text)
            return True
    return False


def list_map(state: State, say: Say) -> Text:
    """The map as a list of tracks, for narrow screens and unusual maps."""
    lines: list[Text] = []
    for first, second, spaces in links(state):
        line = city_label(state, first, say)
        for space in spaces:
            line.append(" ─ ", "bright_black")
            line.append_text(terrain(state, space))
            line.append_text(builders(state, space))
        line.append(" ─ ", "bright_black")
        line.append_text(city_label(state, second, say))
        lines.append(line)
    return Text("\n").join(lines)
