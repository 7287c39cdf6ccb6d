"""What a map of one's own is made of, for the editor in the browser."""

from __future__ import annotations

from functools import cache
from typing import Final

from roundhouse.core.message import Message
from roundhouse.games.age_of_steam.editor.subjects import subject_of
from roundhouse.games.age_of_steam.guide.switches import switch_word
from roundhouse.games.age_of_steam.picture import PICTURE
from roundhouse.games.age_of_steam.reading.hexes import MOST_COLUMNS, MOST_ROWS
from roundhouse.games.age_of_steam.reading.loading import SHIPPED_MAPS, load, map_file, parse
from roundhouse.games.age_of_steam.reading.summary import summary
from roundhouse.games.age_of_steam.reading.whole import is_map
from roundhouse.games.age_of_steam.rules.components import COLOUR_NAMES, WHITE, Map
from roundhouse.kit.editor import Brush, Checked, Field, GameEditor, Rule
from roundhouse.kit.files.texts import ComponentsError, parse_toml, read_text
from roundhouse.kit.files.writing import inline, written
from roundhouse.kit.words import Say

FILE_NAME: Final = "components.toml"
SEATS: Final = 8
PLAYERS: Final = "map.players"  # the fewest and the most
START: Final = """schema = 1

[map]
name = "my_map"
title = "My map"
players = [3, 4]

[grid]
columns = [
  "C....C",
  ".T....",
  "..r.T.",
  "C.r..C",
  "..rT..",
  ".T....",
  "C....C",
]

[cities]
list = [
  { name = "Northport", at = "A1", colour = "red", side = "light", die = 1 },
  { name = "Southport", at = "A6", colour = "blue", side = "light", die = 2 },
  { name = "Millbrook", at = "D1", colour = "purple", side = "light", die = 3 },
  { name = "Ironbank", at = "D6", colour = "yellow", side = "light", die = 4 },
  { name = "Highgate", at = "G1", colour = "blue", side = "light", die = 5 },
  { name = "Lowgate", at = "G6", colour = "red", side = "light", die = 6 },
]

[towns]
list = [
  { name = "Alder", at = "B2" },
  { name = "Birch", at = "C5" },
  { name = "Cedar", at = "E4" },
  { name = "Dogwood", at = "F2" },
]

[goods]
display_sides = ["light"]
new_cities = ["A", "B", "C", "D"]

[rules]
"""


def colours() -> tuple[tuple[str, Message], ...]:
    """What a city can take."""
    known = [(name, Message("colour." + name)) for n, name in enumerate(COLOUR_NAMES) if n != WHITE]
    return (*known, ("any", Message("editor.any")), ("none", Message("editor.none")))


CITY_FIELDS: Final = (
    Field("colour", Message("editor.colour"), choices=colours()),
    Field(
        "side",
        Message("editor.side"),
        choices=(("light", Message("side.light")), ("dark", Message("side.dark"))),
    ),
    Field("die", Message("editor.die"), number=(1, 6)),
    Field("cubes", Message("editor.cubes"), number=(0, 9)),
)


class MapEditor(GameEditor):
    """Maps as the reader takes them."""

    GRID = "grid.columns"
    RULES = "rules"
    OFF = "-"
    MOST = (MOST_COLUMNS, MOST_ROWS)

    def start(self) -> str:
        return START

    def head(self) -> list[Field]:
        return [
            Field("map.title", Message("editor.title")),
            Field("map.name", Message("editor.name")),
            Field(f"{PLAYERS}.0", Message("editor.least"), number=(1, SEATS)),
            Field(f"{PLAYERS}.1", Message("editor.most"), number=(1, SEATS)),
        ]

    def brushes(self) -> list[Brush]:
        return [
            Brush(".", Message("terrain.plain"), "#e9dfb8"),
            Brush("r", Message("terrain.river"), "#a9cfd8"),
            Brush("m", Message("terrain.mountain"), "#b08d63"),
            Brush("h", Message("terrain.hill"), "#cdb98a"),
            Brush("s", Message("terrain.swamp"), "#a3b07b"),
            Brush("~", Message("terrain.water"), "#6fa3bd"),
            Brush("T", Message("stop.town"), "#fbf6e3", "towns.list"),
            Brush("C", Message("stop.city"), "#d98c5f", "cities.list", CITY_FIELDS),
            Brush("P", Message("stop.terminal"), "#c9a3c4", "terminals.list"),
            Brush("-", Message("editor.off"), "none"),
        ]

    def rules(self) -> list[Rule]:
        return examples()

    def read(self, text: str) -> dict[str, object]:
        values = parse_toml(text, FILE_NAME)
        if not is_map(values):
            raise ComponentsError(f"{FILE_NAME}: file: is no map: the blocks [map] and [grid] are missing.")
        return values

    def written(self, values: dict[str, object]) -> str:
        return written(values)

    def checked(self, text: str, say: Say) -> Checked:
        try:
            self.read(text)
            m = parse(text, FILE_NAME).maps[0]
        except ComponentsError as error:
            return Checked(problems=str(error).splitlines())
        return Checked(about=summary(m), picture=PICTURE.draw_map(m, say))


@cache
def examples() -> list[Rule]:
    """Every rule that a map of the game has, with the words and the numbers of the first one that has it."""
    found: dict[str, Rule] = {}
    for name, m in zip(SHIPPED_MAPS, load().maps, strict=True):
        rules = parse_toml(read_text(map_file(name)), name).get("rules")
        for rule, value in rules.items() if isinstance(rules, dict) else ():
            if rule not in found and rule in m.rules:
                found[rule] = example(rule, m, value)
    return sorted(found.values(), key=lambda one: one.name)


def example(rule: str, m: Map, value: object) -> Rule:
    """A rule as a map has it."""
    plain = (
        {key: part for key, part in value.items() if key not in ("basis", "why")}
        if isinstance(value, dict)
        else value
    )
    return Rule(rule, switch_word(m, rule), Message("map." + m.name), inline(plain), subject_of(rule))


EDITOR: Final = MapEditor()
