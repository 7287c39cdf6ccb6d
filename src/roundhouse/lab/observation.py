"""What a seat may know, as a row of numbers of fixed length.

Everything is made from `state.seen_by(seat)`. Lists that belong to the seats begin with the observer's part,
so that "mine" is always in the same place; which seat that is stands in front.
"""

from __future__ import annotations

from binascii import crc32
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from json import dumps
from typing import cast

from roundhouse.core.game import Game
from roundhouse.core.state import State
from roundhouse.lab.survey import Field, survey

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as error:
    raise ImportError("observations need the package numpy: pip install 'roundhouse[research]'") from error

NOTHING = -1  # in a place of a list that is shorter now
WORD = 64  # bits of a set
KINDS = 64  # places for the name of a decision: no list of names is needed
FIELDS = 4  # numbers of the open decision that are told
FIELD_UNIT = 100  # what such a number is divided by: most are prices
LIMIT = 1000.0  # no number of an observation is larger; others are divided by the largest that was seen

Vector = NDArray[np.float32]
Mask = NDArray[np.int8]


@dataclass(frozen=True)
class Part:
    """A named stretch of the observation."""

    name: str
    start: int
    size: int


class Layout:
    """Where each thing stands in the observations of a game with so many players and such options."""

    def __init__(self, game: Game, players: int, fields: list[Field]) -> None:
        self.game = game
        self.players = players
        self.fields = fields
        self.parts: list[Part] = []
        self.size = 0
        self._add("seat", players)
        self._add("decides", players)
        self._add("decision", 2 * KINDS)
        self._add("decision_fields", FIELDS)
        self._add("waiting", KINDS)
        self._plain = [field for field in fields if not field.bits]
        self._sets = [field for field in fields if field.bits]
        for field in self._plain:
            self._add(field.name, field.places)
        for field in self._sets:
            self._add(field.name, field.places * WORD)
        units = [unit for field in self._plain for unit in [float(field.largest)] * field.places]
        self._units = np.array(units, np.float32)

    def _add(self, name: str, size: int) -> None:
        self.parts.append(Part(name, self.size, size))
        self.size += size

    @property
    def digest(self) -> str:
        """A fingerprint: observations with the same one mean the same."""
        told = [self.game.name, self.game.revision, self.players, [vars(field) for field in self.fields]]
        return sha256(dumps(told).encode()).hexdigest()

    def observe(self, state: State, seat: int) -> Vector:
        """What the seat may know about a position."""
        return self.read(state.seen_by(seat), seat)

    def read(self, view: State, seat: int) -> Vector:
        """What a seat knows, from a view that is there already, as a bot has it."""
        data = view.dump()
        found = np.zeros(self.size, np.float32)
        start = self._read_agenda(cast("list[list[object]]", data["agenda"]), seat, found)
        plain: list[int] = []
        for field in self._plain:
            self._put(field, data[field.name], seat, plain, NOTHING)
        numbers = np.array(plain, np.float32) / self._units
        found[start : start + len(plain)] = np.clip(numbers, -LIMIT, LIMIT)
        sets: list[int] = []
        for field in self._sets:
            self._put(field, data[field.name], seat, sets, 0)
        if sets:
            octets = np.array(sets, "<i8").view(np.uint8)
            found[start + len(plain) :] = np.unpackbits(octets, bitorder="little")
        return found

    def _read_agenda(self, agenda: list[list[object]], seat: int, found: Vector) -> int:
        """Who observes, and what is asked: of whom, what kind of decision, and what else waits."""
        players = self.players
        found[seat] = 1
        at = players
        kinds = at + players
        rest = kinds + 2 * KINDS + FIELDS
        if agenda:
            name, whose, *fields = agenda[-1]
            assert isinstance(whose, int)
            if whose >= 0:
                found[at + (whose - seat) % players] = 1
            first, second = places_of(str(name))
            found[kinds + first] = found[kinds + KINDS + second] = 1
            for number, value in enumerate(fields[:FIELDS]):
                found[kinds + 2 * KINDS + number] = min(LIMIT, cast(int, value) / FIELD_UNIT)
            for entry in agenda[:-1]:
                found[rest + places_of(str(entry[0]))[0]] += 1
        return rest + KINDS

    def _put(self, field: Field, value: object, seat: int, out: list[int], empty: int) -> None:
        """Add the numbers of an entry, turned to the observer, filled up or cut to its length."""
        if isinstance(value, int):
            out.append(value)
            return
        assert isinstance(value, list)
        nested = bool(value) and isinstance(value[0], list)
        rows = value if nested else [value]
        for number in range(field.rows):
            row: list[int] = rows[number] if number < len(rows) else []
            if len(row) == field.length:
                if field.seats:
                    turn = field.length // self.players * seat
                    out += row[turn:]
                    out += row[:turn]
                else:
                    out += row
            else:
                out += row[: field.length]
                out += [empty] * (field.length - len(row))

    def mask(self, moves: list[int]) -> Mask:
        """1 for every legal move, 0 for all others."""
        found = np.zeros(self.game.moves.size, np.int8)
        found[moves] = 1
        return found

    def packed(self, moves: list[int]) -> bytes:
        """The mask in bits, the first move lowest."""
        return np.packbits(self.mask(moves), bitorder="little").tobytes()


@lru_cache(maxsize=1024)
def places_of(name: str) -> tuple[int, int]:
    """Two places for the name of a decision: two names share one of them at times, hardly ever both."""
    number = crc32(name.encode())
    return number % KINDS, number // KINDS % KINDS


LAYOUTS: dict[tuple[str, str, int, str], Layout] = {}  # made in this process


def layout_of(game: Game, players: int, options: dict[str, str] | None = None) -> Layout:
    """The layout for a game; made on the first call, from a survey that is the same every time."""
    chosen = game.complete(options or {})
    key = (game.name, game.components_digest, players, dumps(chosen))
    if key not in LAYOUTS:
        LAYOUTS[key] = Layout(game, players, survey(game, players, chosen))
    return LAYOUTS[key]
