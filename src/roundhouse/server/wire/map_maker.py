"""The page on which maps are made."""

from __future__ import annotations

from msgspec import Struct


class MapField(Struct):
    """Something to fill in: a text, a number from `least` to `most`, or one of the choices."""

    key: str  # a path into the values of the file, or into those of an entry
    word: str
    least: int | None
    most: int | None
    choices: list[tuple[str, str]]


class MapBrush(Struct):
    """What a hex can be; where something stands, `places` is the path of the list with its entries."""

    letter: str
    word: str
    colour: str
    places: str
    fields: list[MapField]


class MapRule(Struct):
    """A rule that can be switched on: what it does on some map, how that is written, and what it is about."""

    name: str
    means: str
    map: str
    example: str
    subject: str


class MapKit(Struct):
    """What maps of a game are made of."""

    game: str
    grid: str  # the path of the columns
    rules: str
    off: str
    columns: int
    rows: int
    head: list[MapField]
    brushes: list[MapBrush]
    catalogue: list[MapRule]


class MapProblem(Struct):
    """Something that is wrong, and the hexes that it names."""

    text: str
    hexes: list[str]


class MapChecked(Struct):
    """A map as a file and as its values (JSON), with what is wrong or with its picture (SVG)."""

    text: str
    values: str
    problems: list[MapProblem]
    picture: str
