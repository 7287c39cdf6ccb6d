"""Recorded games in a file: the players, the map, the start position, the events."""

from __future__ import annotations

from typing import Final

from roundhouse.games.age_of_steam.game import VARIANTS, AgeOfSteam
from roundhouse.games.age_of_steam.oracle.document import Block, Row, write
from roundhouse.games.age_of_steam.oracle.events import Event, EventReader
from roundhouse.games.age_of_steam.oracle.fields import Fields
from roundhouse.games.age_of_steam.oracle.problems import OracleError
from roundhouse.games.age_of_steam.rules.components import Map
from roundhouse.kit.files.problems import suggest

MOST_EVENTS: Final = 20_000
MOST_PLAYERS: Final = 6
LONGEST_NAME: Final = 40


class Recording:
    """One recorded game."""

    def __init__(self, name: str, block: Block, game: AgeOfSteam) -> None:
        self.name = name
        self.block = block
        self.options = self._options(game)
        self.m: Map = game.map_of(game.number(self.options))
        self.players = self._players()
        least, most = self.m.least, self.m.most
        if not least <= len(self.players) <= most:
            room = f"{least} to {most}" if least < most else f"{least}"
            raise self.problem(
                "order", f"{self.m.title} is for {room} players, the record has {len(self.players)}"
            )
        self.fields = Fields(self.m, self.players)
        self.start = self._block("start")
        self.events = self._events()

    def problem(self, key: str, what: str) -> OracleError:
        """An error about one of the game's entries."""
        return OracleError(what, line=self.block.lines.get(key, self.block.line))

    def _options(self, game: AgeOfSteam) -> dict[str, str]:
        """The map, and edition and variant where the record names them."""
        titles = {m.title: m.name for m in game.maps}
        known = {
            "map": [m.name for m in game.maps],
            "edition": [edition.name for edition in game.components.editions],
            "variant": VARIANTS,
        }
        found: dict[str, str] = {}
        for key, choices in known.items():
            value = self.block.get(key, choices[0])
            word = titles.get(str(value), str(value))  # an edition may be a year
            if word not in choices:
                raise self.problem(key, f'there is no {key} "{write(value)}"; {suggest(value, choices)}')
            found[key] = word
        return found

    def _players(self) -> list[str]:
        names = self.block.get("order")
        if not isinstance(names, Row) or not names:
            raise self.problem("order", "the players are missing: order: [A, B, ..]")
        players: list[str] = []
        for entry in names:
            name = str(entry) if isinstance(entry, int) else entry
            if not isinstance(name, str) or not 0 < len(name) <= LONGEST_NAME:
                raise self.problem("order", f"a player is a short name, not {write(name)}")
            if name in players:
                raise self.problem("order", f"the player {name} is there twice")
            players.append(name)
        return players

    def _block(self, key: str) -> Block:
        found = self.block.get(key)
        if not isinstance(found, Block):
            raise self.problem(key, f"{key} is a table, not {write(found)}" if found else f"{key} is missing")
        return found

    def _events(self) -> list[Event]:
        rows = self.block.get("events")
        if not isinstance(rows, Row):
            raise self.problem("events", "the list of events is missing")
        if len(rows) > MOST_EVENTS:
            raise self.problem("events", f"there are more than {MOST_EVENTS:,} events")
        reader = EventReader(self.fields)
        numbered = enumerate(zip(rows, rows.lines, strict=True), 1)
        return [reader.read(row, number, line) for number, (row, line) in numbered]


def blocks_of(document: object, name: str) -> dict[str, Block]:
    """The recorded games of a file by name: under `games`, at the top, or the whole file as one."""
    if not isinstance(document, Block):
        raise OracleError("there is no recorded game in it: it is no table of games")
    games = document.get("games")
    if isinstance(games, Block):
        document = games
    elif is_game(document):
        return {name: document}
    found = {key: entry for key, entry in document.items() if isinstance(entry, Block) and is_game(entry)}
    if not found:
        raise OracleError("there is no recorded game in it: none has an order and events")
    return found


def is_game(block: Block) -> bool:
    """Whether a table looks like a recorded game."""
    return "events" in block or ("order" in block and "start" in block)
