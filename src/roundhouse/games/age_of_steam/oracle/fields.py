"""Entries of a recorded game as what they name on the map; everything is checked as it is read."""

from __future__ import annotations

from typing import Final

from roundhouse.core.message import Message
from roundhouse.games.age_of_steam.oracle.document import Block, Row, write
from roundhouse.games.age_of_steam.oracle.places import TOWN_MARK, hex_at
from roundhouse.games.age_of_steam.oracle.problems import OracleError, entry_word, flaw, hint
from roundhouse.games.age_of_steam.rules.components import COLOUR_NAMES, LETTERS, NO_COLOUR, Map

COTTON: Final = {"cotton": "white"}  # another word for the white cubes
MOST: Final = 100_000  # any number in a recorded game


def coloured(colour: int) -> Message:
    """The name of a colour; nothing, for an empty place."""
    return Message("colour." + COLOUR_NAMES[colour]) if colour >= 0 else flaw("nothing")


def column_names(m: Map) -> list[str]:
    """The columns of the display as records call them: by city or letter, a city's second `City#2`."""
    return [
        LETTERS[m.column_letter[column]]
        if stop < 0
        else numbered(m.stop_name[stop], m.column_stop[:column].count(stop))
        for column, stop in enumerate(m.column_stop)
    ]


def numbered(name: str, before: int) -> str:
    """A name for one of several that have the same."""
    return f"{name}#{before + 1}" if before else name


class Fields:
    """Reads entries for one map and the players of one game."""

    def __init__(self, m: Map, players: list[str]) -> None:
        self.m = m
        self.players = players

    def row(self, value: object, what: str, least: int, most: int) -> list[object]:
        """A list with so many entries."""
        if not isinstance(value, Row):
            raise OracleError(flaw("no_list", what=entry_word(what), value=write(value)))
        if not least <= len(value) <= most:
            room = str(least) if least == most else flaw("range", low=least, high=most)
            raise OracleError(flaw("entries", what=entry_word(what), room=room, n=len(value)))
        return value

    def table(self, value: object, what: str) -> Block:
        """A table of names."""
        if not isinstance(value, Block):
            raise OracleError(flaw("no_block", what=entry_word(what), value=write(value)))
        return value

    def number(self, value: object, what: str, least: int = 0, most: int = MOST) -> int:
        """A whole number."""
        if not isinstance(value, int) or not least <= value <= most:
            room = flaw("positive" if least == 0 else "too_big")
            if most < MOST:
                room = flaw("from_to", low=least, high=most)
            raise OracleError(flaw("no_number", what=entry_word(what), room=room, value=write(value)))
        return value

    def word(self, value: object, known: list[str], what: str) -> str:
        """One of the words there are."""
        if not isinstance(value, str) or value not in known:
            raise OracleError(
                flaw("unknown", what=entry_word(what), value=write(value), hint=hint(value, known))
            )
        return value

    def seat(self, value: object) -> int:
        """A player; a bare number may be a name."""
        name = str(value) if isinstance(value, int) else value
        return self.players.index(self.word(name, self.players, "player"))

    def colour(self, value: object) -> int:
        """The colour of a cube."""
        word = COTTON.get(value, value) if isinstance(value, str) else value
        return COLOUR_NAMES.index(self.word(word, COLOUR_NAMES, "colour"))

    def boxes(self, value: object, most: int, what: str) -> list[int]:
        """Cubes in boxes; null for an empty one."""
        cubes = self.row(value, what, 0, most)
        return [NO_COLOUR if cube is None else self.colour(cube) for cube in cubes]

    def hex(self, value: object) -> int:
        """A hex, written [column, row]."""
        pair = self.row(value, "hex", 2, 2)
        column, row = self.number(pair[0], "grid_column"), self.number(pair[1], "grid_row")
        found = hex_at(self.m, column, row)
        if found < 0:
            raise OracleError(flaw("no_hex", hex=write(value), map=self.m.title))
        return found

    def stop_at(self, value: object) -> int:
        """A city or town by its hex."""
        stop = self.m.stop[self.hex(value)]
        if stop < 0:
            raise OracleError(flaw("no_stop", hex=write(value)))
        return stop

    def stop(self, value: object) -> int:
        """A city or town by its name, or by its hex."""
        if isinstance(value, Row):
            return self.stop_at(value)
        return self.m.stop_name.index(self.word(value, self.m.stop_name, "stop"))

    def column(self, value: object) -> int:
        """A column of the display, by its city or by the letter of its New City."""
        names = column_names(self.m)
        return names.index(self.word(value, names, "column"))

    def lines(self, value: object) -> list[list[int | str]]:
        """The lines of a tile, as pairs of sides."""
        found: list[list[int | str]] = []
        for pair in self.row(value, "lines", 1, 4):
            ends: list[int | str] = []
            for end in self.row(pair, "line", 2, 2):
                ends.append(TOWN_MARK if end == TOWN_MARK else self.number(end, "side_of_hex", 0, 5))
            found.append(ends)
        return found

    def figures(self, value: object, size: int) -> dict[int, list[int]]:
        """Numbers of each player; null for one who is out of the game."""
        found: dict[int, list[int]] = {}
        for name, row in self.table(value, "figures").items():
            seat = self.seat(name)
            if row is None:
                continue
            entries = self.row(row, "figures", size, size)
            found[seat] = [self.number(one, "figure", -MOST) for one in entries]
        return found
