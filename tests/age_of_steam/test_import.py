"""Games recorded elsewhere become records of our own: with the same deal, dice, draws, moves and scores."""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from age_of_steam.recorder import record
from age_of_steam.replaying import verdict
from catalogues import compile_all
from roundhouse.cli import main
from roundhouse.core.random import loaded_numbers
from roundhouse.core.record import Record
from roundhouse.core.record_reader import read
from roundhouse.core.replay import replay_all
from roundhouse.games.age_of_steam.game import AgeOfSteam
from roundhouse.games.age_of_steam.oracle import ORACLE
from roundhouse.games.age_of_steam.reading.loading import load
from roundhouse.table import Table
from roundhouse.text import FALLBACK, Words

GAMES = Path(__file__).parent.parent / "data" / "age_of_steam"
SMALL = GAMES / "bb1.yaml"


@cache
def game() -> AgeOfSteam:
    return AgeOfSteam(load())


def imported(text: str, only: str | None = None) -> dict[str, Record]:
    compile_all()
    return ORACLE.imported(text, "game", game(), Words(FALLBACK, game()).say, only)


def run(*arguments: str | Path) -> Result:
    return CliRunner(env={"COLUMNS": "120"}).invoke(main, [str(argument) for argument in arguments])


@pytest.mark.parametrize("name", ["g1", "sl1", "bb1", "de1", "vermont", "cyprus", "holland", "jamaica"])
def test_a_recorded_game_becomes_a_record_that_plays_to_the_recorded_scores(name: str) -> None:
    text = (GAMES / f"{name}.yaml").read_text(encoding="utf-8")
    (record,) = imported(text).values()
    again = read(record.write())
    assert again == record
    state = replay_all(again, game())
    assert state.over
    assert dict(zip(record.names, state.scores().totals(), strict=True)) == verdict(text, name)["totals"]


@pytest.mark.parametrize(
    ("map", "players", "seed"),
    [("korea", 3, 1), ("poland", 5, 0), ("southern_us", 3, 1), ("scandinavia", 3, 1)],
)
def test_what_the_engine_writes_down_is_taken_over_on_maps_without_a_recorded_game(
    map: str, players: int, seed: int
) -> None:
    (taken,) = imported(record(map, players, seed)).values()
    assert replay_all(read(taken.write()), game()).over


def test_the_record_can_be_continued_from_any_position_in_another_way() -> None:
    (record,) = imported(SMALL.read_text(encoding="utf-8")).values()
    table = Table.from_record(record, game())
    rng = random.Random(5)
    for at in (0, 40, 100):
        other = table.fork(at)
        while not other.state.over:  # loaded dice that do not fit any more are made to fit
            other.play(other.state.seat, rng.choice(other.state.legal()))
        again = read(other.record().write())
        assert replay_all(again, game()).scores().totals() == other.state.scores().totals()
        assert loaded_numbers(again.seed or 0) == loaded_numbers(table.seed)


def test_a_game_that_breaks_off_can_be_taken_over_as_far_as_it_goes() -> None:
    lines = SMALL.read_text(encoding="utf-8").splitlines()
    ends = [number for number, line in enumerate(lines) if "[end_turn," in line]
    (record,) = imported("\n".join(lines[: ends[2] + 1])).values()
    state = replay_all(record, game())
    assert not state.over
    assert record.scores is None
    assert state.dump()["turn"] == 4


@pytest.mark.parametrize(
    ("changed", "to", "told"),
    [
        ("map: barbados", "map: atlantis", 'there is no map "atlantis"'),
        ("map: barbados", "map: rust_belt", "is for 3 to 6 players, the record has 1"),
        ("[shares, ", "[sharks, ", 'there is no event "sharks"'),
        ("events:", "evens:", "the list of events is missing"),
    ],
)
def test_what_is_wrong_is_said_and_nothing_is_written(
    tmp_path: Path, changed: str, to: str, told: str
) -> None:
    text = SMALL.read_text(encoding="utf-8")
    assert changed in text
    file = tmp_path / "mine.yaml"
    file.write_text(text.replace(changed, to, 1), encoding="utf-8")
    result = run("import", file, "-o", tmp_path)
    assert result.exit_code in (1, 2)
    assert told in result.output
    assert "Traceback" not in result.output
    assert [one.name for one in tmp_path.iterdir()] == ["mine.yaml"]


def test_the_command_writes_a_record_once(tmp_path: Path) -> None:
    result = run("import", SMALL, "-o", tmp_path)
    assert result.exit_code == 0
    (place,) = tmp_path.iterdir()
    before = place.read_bytes()
    assert run("validate", place).exit_code == 0
    assert run("replay", place).exit_code == 0
    again = run("import", SMALL, "-o", tmp_path)
    assert again.exit_code == 2
    assert "is already there" in again.output
    assert place.read_bytes() == before
    assert run("import", SMALL, "--game", "nobody", "-o", tmp_path / "x").exit_code == 1
    assert not (tmp_path / "x").exists()


@pytest.mark.parametrize("content", [b"", b"\xff\xfe", b"- 1", b"[" * 5000, b"a: &x [*x]", b"x" * 2_100_000])
def test_hostile_files_get_a_sentence(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "mine.yaml"
    file.write_bytes(content)
    result = run("import", file, "-o", tmp_path)
    assert result.exit_code == 1
    assert result.output.startswith("The file ")
    assert len(list(tmp_path.iterdir())) == 1
