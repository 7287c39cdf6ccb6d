"""What earlier releases have left opens, is found as it was, and plays to the same end.

`scripts/upgrades.py` makes it, once for each release, with the code of that release.
"""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import psycopg
import pytest
from click.testing import CliRunner

from roundhouse.cli.database import check_database, migrate
from roundhouse.core.record import Record
from roundhouse.core.record_reader import read
from roundhouse.core.replay import replay_all
from roundhouse.games.registry import GAMES, package_of
from roundhouse.server.store import SqlStore
from roundhouse.server.tables.service import Tables
from roundhouse.server.tables.stored_table import OVER
from roundhouse.table import Table

UPGRADES = Path(__file__).parent.parent / "upgrades"
RELEASES = sorted(place for place in UPGRADES.iterdir() if place.is_dir())
RECORDS = [file for release in RELEASES for file in sorted(release.glob("*.record"))]


def left(url: str, release: Path) -> None:
    """A database as a release has left it."""
    if url.startswith("sqlite"):
        shutil.copy(release / "database.sqlite", url.removeprefix("sqlite:///"))
    else:
        with psycopg.connect(url.replace("+psycopg", "")) as server:
            server.execute((release / "postgresql.sql").read_bytes())


def recorded(file: Path) -> Record:
    return read(file.read_text(encoding="utf-8"))


@pytest.mark.parametrize("release", RELEASES, ids=lambda release: str(release.name))
def test_every_table_of_a_release_is_found_as_it_was_and_plays_to_the_same_end(
    url: str, release: Path
) -> None:
    left(url, release)
    result = CliRunner().invoke(migrate, ["--database", url])
    assert result.exit_code == 0, result.output
    assert "frozen" not in result.output
    listed = json.loads((release / "tables.json").read_text(encoding="utf-8"))
    store = SqlStore.open(url, may_migrate=False)
    tables = Tables(store)
    assert sorted(store.all_tables()) == sorted(listed)
    for table, kept in listed.items():
        live = tables.get(table)
        row = live.row
        assert (row.status, row.seq, row.turn) == (kept["status"], kept["seq"], kept["turn"]), kept["what"]
        assert (row.result or {}).items() >= (kept["result"] or {}).items(), kept["what"]
        if kept["record"]:
            check_end(live.running(), recorded(release / kept["record"]), kept["what"])
    store.close()
    assert check_database(url) == f"{len(listed)} tables, every one replayed and right"


def check_end(table: Table, record: Record, what: str) -> None:
    """The rest of a game, as the release played it that has left it, leads to the same scores."""
    played = len(table.line())
    for move in record.moves[played:]:
        table.play(move.seat, table.game.moves.code(move.text))
    assert table.state.over, what
    assert record.scores is not None
    assert table.state.scores().totals() == record.scores.totals(), what
    assert table.state.winners() == record.winners, what


@pytest.mark.parametrize("file", RECORDS, ids=[f"{file.parent.name}-{file.stem}" for file in RECORDS])
def test_every_record_of_a_release_plays_to_the_same_end(file: Path) -> None:
    record = recorded(file)
    listed = json.loads((file.parent / "tables.json").read_text(encoding="utf-8"))
    own = next(kept["components"] for kept in listed.values() if kept["record"] == file.name)
    components = file.parent / own if own else None
    game = package_of(record.game).open_as(record.components, record.rules, components)
    assert replay_all(record, game).over  # and its final scores were compared


@pytest.mark.parametrize("release", RELEASES, ids=lambda release: str(release.name))
def test_a_release_has_left_tables_of_every_kind(release: Path) -> None:
    listed = json.loads((release / "tables.json").read_text(encoding="utf-8"))
    records = [recorded(release / kept["record"]) for kept in listed.values() if kept["record"]]
    assert {record.game for record in records} == set(GAMES)
    choices = json.loads((release / "choices.json").read_text(encoding="utf-8"))
    for name, options in choices.items():
        for option, had in options.items():
            assert {one.options[option] for one in records if one.game == name} >= set(had)
    assert {kept["status"] for kept in listed.values()} == {"waiting", "running", OVER}
    assert any(kept["components"] for kept in listed.values())
