"""Recorded games in a file: the players, the map, the start position, the events."""

from __future__ import annotations

from typing import Final

from roundhouse.core.message import Message
from roundhouse.games.age_of_steam.game import VARIANTS, AgeOfSteam
from roundhouse.games.age_of_steam.oracle.document import Block, Row, write
from roundhouse.games.age_of_steam.oracle.events import Event, EventReader
from roundhouse.games.age_of_steam.oracle.fields import Fields
from roundhouse.games.age_of_steam.oracle.problems import OracleError, entry_word, flaw, hint
from roundhouse.games.age_of_steam.rules.components import LETTERS, Map

MOST_EVENTS: Final = 20_000
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
            room = flaw("range", low=least, high=most) if least < most else str(least)
            many = flaw("players", map=self.m.title, room=room, n=len(self.players))
            raise self.problem("order", many)
        self.fields = Fields(self.m, self.players)
        self.start = self._block("start")
        self._right_map(game)
        self.events = self._events()

    def problem(self, key: str, what: Message) -> OracleError:
        """An error about one of the game's entries."""
        return OracleError(what, line=self.block.lines.get(key, self.block.line))

    def _options(self, game: AgeOfSteam) -> dict[str, str]:
        """The map, and edition and variant where the record names them."""
        titles = {head.title: head.name for head in game.maps.heads}
        known = {
            "map": [head.name for head in game.maps.heads],
            "edition": [edition.name for edition in game.components.editions],
            "variant": VARIANTS,
        }
        found: dict[str, str] = {}
        for key, choices in known.items():
            value = self.block.get(key, choices[0])
            word = titles.get(str(value), str(value))  # an edition may be a year
            if word not in choices:
                raise self.problem(
                    key, flaw("unknown", what=entry_word(key), value=write(value), hint=hint(value, choices))
                )
            found[key] = word
        return found

    def _players(self) -> list[str]:
        names = self.block.get("order")
        if not isinstance(names, Row) or not names:
            raise self.problem("order", flaw("no_players"))
        players: list[str] = []
        for given in names:
            name = str(given) if isinstance(given, int) else given
            if not isinstance(name, str) or not 0 < len(name) <= LONGEST_NAME:
                raise self.problem("order", flaw("no_player", value=write(name)))
            if name in players:
                raise self.problem("order", flaw("player_twice", name=name))
            players.append(name)
        return players

    def _block(self, key: str) -> Block:
        found = self.block.get(key)
        if not isinstance(found, Block):
            no_table = flaw("no_table", name=key, value=write(found))
            raise self.problem(key, no_table if found else flaw("missing", name=key))
        return found

    def _right_map(self, game: AgeOfSteam) -> None:
        """Refuse a start position with cities of another map."""
        cities = {name.partition("#")[0] for name, entry in self.start.items() if isinstance(entry, Block)}
        cities -= set(LETTERS)
        if cities <= set(self.m.stop_name):
            return
        for other in game.maps:
            if cities and cities <= set(other.stop_name):
                raise self.problem("map", flaw("other_map", map=self.m.title, other=other.title))

    def _events(self) -> list[Event]:
        rows = self.block.get("events")
        if not isinstance(rows, Row):
            raise self.problem("events", flaw("no_events"))
        if len(rows) > MOST_EVENTS:
            raise self.problem("events", flaw("many_events", n=f"{MOST_EVENTS:,}"))
        reader = EventReader(self.fields)
        numbered = enumerate(zip(rows, rows.lines, strict=True), 1)
        return [reader.read(row, number, line) for number, (row, line) in numbered]


def blocks_of(document: object, name: str) -> dict[str, Block]:
    """The recorded games of a file by name: under `games`, at the top, or the whole file as one."""
    if not isinstance(document, Block):
        raise OracleError(flaw("no_games"))
    games = document.get("games")
    if isinstance(games, Block):
        document = games
    elif is_game(document):
        return {name: document}
    found = {key: entry for key, entry in document.items() if isinstance(entry, Block) and is_game(entry)}
    if not found:
        raise OracleError(flaw("no_game"))
    return found


def is_game(block: Block) -> bool:
    """Whether a table looks like a recorded game."""
    return "events" in block or ("order" in block and "start" in block)
