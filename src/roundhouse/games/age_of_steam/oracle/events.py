"""The events of a recorded game, each read into what it names: players, hexes, tiles, cubes, numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from roundhouse.games.age_of_steam.oracle.document import Block, Row, write
from roundhouse.games.age_of_steam.oracle.fields import Fields
from roundhouse.games.age_of_steam.oracle.places import layout_of
from roundhouse.games.age_of_steam.oracle.problems import OracleError, entry_word, flaw, hint
from roundhouse.games.age_of_steam.rules.components import ACTION_NAMES, DARK, LETTERS, LIGHT, SEATS
from roundhouse.games.age_of_steam.rules.delivery_links import FERRIED

SIDE_WORDS: Final = {"light": LIGHT, "dark": DARK}
NO_ACTION: Final = "none"  # for whoever goes without one
MOST_LINKS: Final = 30  # of one delivery; far more than any engine can do


class Event:
    """One event. Which of the fields mean something depends on its kind."""

    def __init__(self, kind: str, number: int, line: int, text: str) -> None:
        self.kind = kind
        self.number = number  # from 1
        self.line = line
        self.text = text
        self.seat = -1
        self.amount = 0  # shares, a bid, a price, a turn
        self.place = 0  # in the order of play
        self.action = 0
        self.actions: list[int] = []
        self.hex = -1
        self.other_hex = -1
        self.letter = 0
        self.layout = 0
        self.colour = 0
        self.stop = -1
        self.side = 0
        self.dice: list[int] = []
        self.way: list[tuple[int, int]] = []  # stop, owner of the link that leads there
        self.figures: dict[int, list[int]] = {}  # by seat
        self.seats: list[int] = []
        self.refill: list[int] | None = None
        self.boxes: list[tuple[int, int, int]] = []  # column, box from 0, colour
        self.drawn: list[int] = []  # cubes
        self.placed: list[tuple[int, int]] = []  # hex, colour
        self.bonus: dict[int, int] = {}  # by seat: points at the end from other sources
        self.more: dict[str, int] = {}  # what else happened, by name


class EventReader:
    """Reads events for one map and one set of players."""

    def __init__(self, fields: Fields) -> None:
        self.fields = fields

    def read(self, row: object, number: int, line: int) -> Event:
        """One event of the list; raises OracleError if it is none."""
        text = write(row)
        try:
            if not isinstance(row, Row) or not row or not isinstance(row[0], str):
                raise OracleError(flaw("no_event"))
            kind = row[0]
            if kind not in KINDS:
                raise OracleError(
                    flaw("unknown", what=entry_word("event"), value=kind, hint=hint(kind, list(KINDS)))
                )
            least, most, fill = KINDS[kind]
            if not least <= len(row) - 1 <= most:
                room = str(least) if least == most else flaw("either", low=least, high=most)
                raise OracleError(flaw("event_size", kind=kind, room=room, n=len(row) - 1))
            event = Event(kind, number, line, text)
            fill(self.fields, event, row[1:])
            return event
        except OracleError as error:
            raise OracleError(error.what, line=line, event=number, text=text) from None


def player(fields: Fields, event: Event, row: list[object]) -> None:
    event.seat = fields.seat(row[0])


def amount(fields: Fields, event: Event, row: list[object]) -> None:
    player(fields, event, row)
    event.amount = fields.number(row[1], "number")


def out(fields: Fields, event: Event, row: list[object]) -> None:
    player(fields, event, row)
    event.place = fields.number(row[1], "place")
    event.amount = fields.number(row[2], "payment")


def select(fields: Fields, event: Event, row: list[object]) -> None:
    player(fields, event, row)
    name = fields.word(row[1], [*ACTION_NAMES, NO_ACTION], "action")
    event.action = -1 if name == NO_ACTION else ACTION_NAMES.index(name)
    event.more = further(fields, row[2:], "cash")


def further(fields: Fields, row: list[object], *known: str) -> dict[str, int]:
    """Numbers by name that may follow as the last entry of an event."""
    if not row:
        return {}
    if not isinstance(row[0], Block) or not set(row[0]) <= set(known):
        raise OracleError(flaw("only", what="{" + ", ".join(f"{name}: .." for name in known) + "}"))
    return {name: fields.number(value, "number") for name, value in row[0].items()}


def closed(fields: Fields, event: Event, row: list[object]) -> None:
    names = fields.row(row[0], "actions", 0, len(ACTION_NAMES))
    event.actions = [ACTION_NAMES.index(fields.word(name, ACTION_NAMES, "action")) for name in names]


def urbanize(fields: Fields, event: Event, row: list[object]) -> None:
    player(fields, event, row)
    event.hex = fields.hex(row[1])
    event.letter = LETTERS.index(fields.word(row[2], list(LETTERS), "new_city"))
    if len(row) > 3:
        extra = row[3]
        if not isinstance(extra, Block) or list(extra) != ["refill"]:
            raise OracleError(flaw("only", what="{refill: [.., ..]}"))
        event.refill = fields.boxes(extra["refill"], 3, "refill")


def build(fields: Fields, event: Event, row: list[object]) -> None:
    player(fields, event, row)
    event.hex = fields.hex(row[1])
    event.layout = layout_of(fields.lines(row[2]))
    if event.layout < 0:
        raise OracleError(flaw("no_such_tile", lines=write(row[2])))
    event.amount = fields.number(row[3], "cost")
    event.more = further(fields, row[4:], "income")


def link(fields: Fields, event: Event, row: list[object]) -> None:
    player(fields, event, row)
    pair = fields.row(row[1], "two_cities", 2, 2)
    event.hex, event.other_hex = fields.hex(pair[0]), fields.hex(pair[1])
    event.amount = fields.number(row[2], "cost")


def move(fields: Fields, event: Event, row: list[object]) -> None:
    player(fields, event, row)
    event.hex = fields.hex(row[1])
    event.colour = fields.colour(row[2])
    for step in fields.row(row[3], "way", 1, MOST_LINKS):
        pair = fields.row(step, "step", 2, 2)
        owner = -1 if pair[1] is None else FERRIED if pair[1] == "ferry" else fields.seat(pair[1])
        event.way.append((fields.stop_at(pair[0]), owner))
    gains = fields.table(row[4], "gains")
    for name, gain in gains.items():
        event.figures[fields.seat(name)] = [fields.number(gain, "gain")]
    if len(row) > 5 and isinstance(row[5], Block) and list(row[5]) == ["forgo"]:
        # Whose link pays less. The income tells it too, unless it was a link of nobody's.
        event.more["forgo"] = -1 if row[5]["forgo"] is None else fields.seat(row[5]["forgo"])
    else:
        event.more = further(fields, row[5:], "set", "cash")


def settle(fields: Fields, event: Event, row: list[object]) -> None:
    event.figures = fields.figures(row[0], 2)
    if len(row) > 1:
        names = fields.row(row[1], "eliminated", 1, 1 + SEATS)
        if names[0] != "eliminated":
            raise OracleError(flaw("only", what="[eliminated, ..]"))
        gone = names[1] if len(names) == 2 and isinstance(names[1], Row) else names[1:]
        event.seats = [fields.seat(name) for name in gone]


def production(fields: Fields, event: Event, row: list[object]) -> None:
    player(fields, event, row)
    for placed in fields.row(row[1], "cubes_placed", 0, 2):
        box = fields.row(placed, "cube_placed", 3, 3)
        column = fields.column(box[0])
        number = fields.number(box[1], "box", 1, fields.m.column_boxes[column])
        event.boxes.append((column, number - 1, fields.colour(box[2])))


def produce(fields: Fields, event: Event, row: list[object]) -> None:
    player(fields, event, row)
    event.drawn = [fields.colour(cube) for cube in fields.row(row[1], "cubes_drawn", 0, 2)]
    for placed in fields.row(row[2], "cubes_placed", 0, 2):
        pair = fields.row(placed, "cube_placed", 2, 2)
        event.placed.append((fields.hex(pair[0]), fields.colour(pair[1])))


def roll(fields: Fields, event: Event, row: list[object]) -> None:
    event.side = SIDE_WORDS[fields.word(row[0], list(SIDE_WORDS), "side")]
    event.dice = [fields.number(die, "die", 1, 6) for die in fields.row(row[1], "dice", 0, 20)]


def end_turn(fields: Fields, event: Event, row: list[object]) -> None:
    event.amount = fields.number(row[0], "turn")
    event.figures = fields.figures(row[1], 4)


def final(fields: Fields, event: Event, row: list[object]) -> None:
    event.figures = fields.figures(row[0], 4)
    for points in fields.table(row[1], "points").values() if len(row) > 1 else []:
        for name, number in fields.table(points, "points").items():
            seat = fields.seat(name)
            event.bonus[seat] = event.bonus.get(seat, 0) + fields.number(number, "points")


def remove(fields: Fields, event: Event, row: list[object]) -> None:
    player(fields, event, row)
    event.hex = fields.hex(row[1])
    event.colour = fields.colour(row[2])


def mine(fields: Fields, event: Event, row: list[object]) -> None:
    player(fields, event, row)
    event.hex = fields.hex(row[1])


def extra(fields: Fields, event: Event, row: list[object]) -> None:
    event.stop = fields.stop(row[0])
    event.colour = fields.colour(row[1])


def levy(fields: Fields, event: Event, row: list[object]) -> None:
    event.amount = fields.number(row[0], "money")


def favour(fields: Fields, event: Event, row: list[object]) -> None:
    player(fields, event, row)
    event.seats = [fields.seat(name) for name in fields.row(row[1], "favoured", 1, SEATS)]


# Kind of event: the least and the most entries after its name, and how they are read.
KINDS: Final[dict[str, tuple[int, int, Callable[[Fields, Event, list[object]], None]]]] = {
    "shares": (2, 2, amount),
    "bid": (2, 2, amount),
    "tpass": (1, 1, player),
    "out": (3, 3, out),
    "first": (2, 2, amount),
    "decline": (1, 1, player),
    "closed": (1, 1, closed),
    "select": (2, 3, select),
    "urbanize": (3, 4, urbanize),
    "build": (4, 5, build),
    "link": (3, 3, link),
    "done": (1, 1, player),
    "remove": (3, 3, remove),
    "noremove": (1, 1, player),
    "move": (5, 6, move),
    "mine": (2, 2, mine),
    "loco": (1, 1, player),
    "nomove": (1, 1, player),
    "incinerate": (2, 2, amount),
    "favour": (2, 2, favour),
    "settle": (1, 2, settle),
    "extra": (2, 2, extra),
    "grow": (2, 2, extra),
    "levy": (1, 1, levy),
    "production": (2, 2, production),
    "produce": (3, 3, produce),
    "roll": (2, 2, roll),
    "end_turn": (2, 2, end_turn),
    "buyback": (2, 2, amount),
    "final": (1, 2, final),
}
