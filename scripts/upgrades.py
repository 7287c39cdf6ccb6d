"""Play games with the code of this release, and keep them for all releases to come.

    python scripts/upgrades.py                     into tests/upgrades/VERSION
    python scripts/upgrades.py --folder FOLDER     into another folder

Made once for each release, just before it; what is there is never changed. The tests of all later versions
open the databases, find every table as it was left, and play each to the end that it had here:

    database.sqlite      the database of a server: people, talk, and tables of every kind
    postgresql.sql       the same for PostgreSQL, as statements
    tables.json          of each table what its row says, and what it is there for
    choices.json         the choices that each option of each game had
    *.record             each game to its end; where it was left half-way, with what was still to come
    *.toml               the owners' components that some of them need
"""

from __future__ import annotations

import argparse
import json
import re
import sys
import tempfile
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path

from schema import written
from sqlalchemy import BigInteger, select
from sqlalchemy.dialects import registry

from roundhouse.bots.registry import make_bot
from roundhouse.core.random import Random
from roundhouse.games.registry import GAMES, package_of
from roundhouse.kit.lesson import FIRST
from roundhouse.server.store import SqlStore, migrations
from roundhouse.server.store.schema import metadata, schema_version
from roundhouse.server.tables.live_table import LiveTable
from roundhouse.server.tables.service import Tables
from roundhouse.server.tables.stored_table import BOT, OPEN, PERSON, NewSeat, NewTable
from roundhouse.table import Table

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))
from own_components import MAPS, changed_text, map_text  # type: ignore[import-not-found]  # noqa: E402

NAMES = ("Ada", "Bert", "Cleo", "Dora", "Emil", "Fay")
END = 10_000  # more moves than any game has


@dataclass(frozen=True)
class Wanted:
    """A table to be made: what it is there for, and how many moves are played at it."""

    what: str
    game: str
    players: int
    moves: int
    options: dict[str, str]
    house: bool = False
    own: str = ""  # components of an owner, as a name of a file
    undone: int = 0  # moves taken back in between
    bots: bool = False


def wanted() -> list[Wanted]:
    """One table of each kind there is; the games are named by what their options are called."""
    found: list[Wanted] = []
    for game in GAMES:
        kind = package_of(game).open()
        usual = kind.complete({})
        least, most = kind.seats(usual)
        found.append(Wanted("finished online", game, least, END, usual))
        found.append(Wanted("running online", game, most, 25, usual, bots=True))
        found.append(Wanted("around one screen with moves taken back", game, least, 30, usual, True, "", 3))
        found.append(Wanted("with an owner's components", game, least, 20, usual, True, f"{game}.toml", 1))
        for option in kind.options:
            for choice in option.choices[1:]:
                options = kind.complete({option.name: choice})
                found.append(Wanted(f"{option.name} {choice}", game, kind.seats(options)[0], 12, options))
    found.append(Wanted("with an owner's map", MAPS, 3, 20, {}, True, "map.toml"))
    return found


class Release:
    """The games of one release, as they are made."""

    def __init__(self, folder: Path, store: SqlStore) -> None:
        self.folder = folder
        self.store = store
        self.tables = Tables(store)
        self.people = [store.add_user(name, "en").id for name in NAMES]
        self.rows: dict[str, dict[str, object]] = {}
        self.own = {f"{game}.toml": changed_text(game) for game in GAMES} | {"map.toml": map_text()}
        self.rng = Random(1)

    def make(self) -> None:
        """Everything."""
        for name, text in self.own.items():
            (self.folder / name).write_text(text, encoding="utf-8")
        for number, one in enumerate(wanted(), 1):
            self.keep(number, one.what, self.played(number, one), one.own)
        over = next(name for name, row in self.rows.items() if row["status"] == "over")
        self.keep(90, "a rematch", self.tables.rematch(over, self.people[0]))
        self.keep(91, "what if", self.tables.fork(over, 9, self.people[0]))
        for number, game in enumerate(GAMES):
            self.keep(92 + number, "a lesson", self.lesson(game))
        self.waiting()
        self.talk(over)
        choices = {
            game: {option.name: list(option.choices) for option in package_of(game).open().options}
            for game in GAMES
        }
        (self.folder / "choices.json").write_text(json.dumps(choices, indent=1) + "\n", encoding="utf-8")

    def played(self, number: int, one: Wanted) -> str:
        """A table, played at random as far as it should be."""
        kinds = [BOT if one.bots and seat else PERSON for seat in range(one.players)]
        seats = [
            NewSeat(kind, NAMES[seat], self.people[0 if one.house else seat])
            if kind == PERSON
            else NewSeat(kind, NAMES[seat], bot="greedy")
            for seat, kind in enumerate(kinds)
        ]
        own = self.own.get(one.own)
        table = self.tables.create(
            NewTable(one.game, seats, self.people[0], one.options, own, house=one.house, seed=number)
        )
        live = self.tables.get(table)
        for move in range(one.moves):
            if live.over:
                break
            self.move(live, live.game.moves.text(self.random_move(live.running())))
            live = self.tables.get(table)
            if one.undone and move == one.moves // 2:
                self.tables.undo.take_back(table, self.people[0], one.undone, live.seq, f"undo-{move}")
                live = self.tables.get(table)
        return table

    def move(self, live: LiveTable, text: str) -> None:
        seat = live.seats[live.turn]
        who = {"bot_seat": seat.seat} if seat.kind == BOT else {"user_id": seat.user_id}
        self.tables.move(live.row.id, text, live.seq, f"move-{live.seq}", **who)

    def random_move(self, table: Table) -> int:
        legal = table.state.legal()
        return legal[self.rng.below(len(legal))]

    def lesson(self, game: str) -> str:
        """The first lesson of a game, with its first step done."""
        lesson = next(one for one in package_of(game).guide().lessons() if one.name == FIRST)
        seats = [
            NewSeat(PERSON, "Ada", self.people[0]) if kind == PERSON else NewSeat(BOT, f"Bot {n}", bot=kind)
            for n, kind in enumerate(lesson.seats)
        ]
        new = NewTable(
            game, seats, self.people[0], lesson.options, seed=lesson.seed, undo="free", lesson=lesson.name
        )
        table = self.tables.create(new)
        live = self.tables.play_script(table)
        for answer in lesson.steps[0].answers:
            self.move(live, answer.accept[0])
            live = self.tables.play_script(table)
        return table

    def waiting(self) -> None:
        """A table with a free seat."""
        seats = [NewSeat(PERSON, "Ada", self.people[0]), NewSeat(OPEN, invite_nonce="a nonce")]
        table = self.tables.create(NewTable(GAMES[0], seats, self.people[0], listed=True, seed=99))
        self.note(table, "a free seat", "")

    def talk(self, table: str) -> None:
        """What people said and noted."""
        self.store.add_chat(table, self.people[1], "Bert", "Well played!", 1)
        self.store.set_note(table, self.people[0], "Next time I begin in the west.")
        self.store.change_user(self.people[0], password_hash="no hash of any password")
        self.store.put_away(table, self.people[1], away=True)

    def keep(self, number: int, what: str, table: str, own: str = "") -> None:
        """Note how a table was left, and how its game ends."""
        name = f"{number:02}-{re.sub('[^a-z0-9]+', '-', what)}.record"
        self.note(table, what, name, own)
        live = self.tables.get(table)
        ahead, bot = live.running().fork(live.seq), make_bot("greedy", 1)
        while not ahead.state.over:
            seat = ahead.state.seat
            skilled = any(chair.kind == BOT for chair in live.seats)  # longer games, with more of the rules
            ahead.play(seat, bot.choose(ahead.view(seat)) if skilled else self.random_move(ahead))
        (self.folder / name).write_text(ahead.record().write(), encoding="utf-8")

    def note(self, table: str, what: str, record: str, own: str = "") -> None:
        row = self.tables.get(table).row
        self.rows[table] = {
            "what": what,
            "status": row.status,
            "seq": row.seq,
            "turn": row.turn,
            "result": row.result,
            "record": record,
            "components": own,
        }


def main() -> None:
    parser = argparse.ArgumentParser(description="Keep games of this release for all releases to come.")
    parser.add_argument("--folder", type=Path, default=ROOT / "tests" / "upgrades" / version("roundhouse"))
    folder: Path = parser.parse_args().folder
    if folder.exists():
        sys.exit(f"{folder} is already there: what a release has left is never changed.")
    folder.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as aside:
        store = SqlStore.open(f"sqlite:///{aside}/made.sqlite")
        release = Release(folder, store)
        release.make()
        store.backup(folder / "database.sqlite")
        (folder / "postgresql.sql").write_text(for_postgresql(store), encoding="utf-8")
        store.close()
    listed = json.dumps(release.rows, indent=1, sort_keys=True)
    (folder / "tables.json").write_text(listed + "\n", encoding="utf-8")
    print(f"{len(release.rows)} tables and their records are in {folder}.")


def for_postgresql(source: SqlStore) -> str:
    """The same database for PostgreSQL: its schema, and a statement for every row."""
    parts = [written(registry.load("postgresql")(), migrations.APPEND_ONLY_POSTGRESQL)]
    with source.reading() as db:
        for table in metadata.sorted_tables:
            names = ", ".join(column.name for column in table.columns)
            for row in db.execute(select(table)) if table is not schema_version else ():
                values = ", ".join(literal(value) for value in row)
                parts.append(f"INSERT INTO {table.name} ({names}) VALUES ({values});\n")
            if "id" in table.columns and isinstance(table.columns["id"].type, BigInteger):
                counted = f"pg_get_serial_sequence('{table.name}', 'id')"
                parts.append(f"SELECT setval({counted}, (SELECT COALESCE(MAX(id), 1) FROM {table.name}));\n")
    return "".join(parts)


def literal(value: object) -> str:
    """A value as it stands in SQL.

    >>> [literal(value) for value in (None, True, 7, "it's", {"a": 1})]
    ['NULL', 'TRUE', '7', "'it''s'", '\'{"a": 1}\'']
    """
    if value is None:
        return "NULL"
    if isinstance(value, bool | int):
        return str(value).upper()
    text = value if isinstance(value, str) else json.dumps(value)
    return "'" + text.replace("'", "''") + "'"


if __name__ == "__main__":
    main()
