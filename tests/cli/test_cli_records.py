"""`roundhouse replay` and `roundhouse validate`."""

from __future__ import annotations

import json
import os
import random
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from roundhouse.cli import main
from roundhouse.core.record import LARGEST
from roundhouse.text import languages
from tables import finished, new_table, play_on


def run(*arguments: str | Path) -> Result:
    return CliRunner(env={"COLUMNS": "120"}).invoke(main, [str(argument) for argument in arguments])


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """The record of a finished game."""
    file = tmp_path / "game.record"
    file.write_text(finished(players=2).record().write(), encoding="utf-8")
    return file


@pytest.fixture
def broken(game: Path) -> Path:
    """The record of a game in which somebody cheats in the 30th move."""
    file = game.with_name("broken.record")
    lines = game.read_text(encoding="utf-8").split("\n")
    at = next(number for number, line in enumerate(lines) if line.startswith("  30 "))
    lines[at] = lines[at][:6] + " setup S1"
    file.write_text("\n".join(lines), encoding="utf-8")
    return file


def assert_plain(result: Result) -> None:
    """No traceback, whatever went wrong."""
    assert result.exception is None or isinstance(result.exception, SystemExit)
    assert "Traceback" not in result.output


def test_replay_shows_every_move_and_the_scores(game: Path) -> None:
    result = run("replay", game)
    assert result.exit_code == 0
    table = finished(players=2)
    scores = table.state.scores()
    lines = [line.split() for line in result.output.split("\n")]
    for number, move in enumerate(table.record().moves, 1):
        totals = table.position(number).scores().totals()
        wanted = [str(number), *table.seats[move.seat].name.split(), *move.text.split(), *map(str, totals)]
        assert any(cells[: len(wanted)] == wanted for cells in lines), wanted
    sheet = [cells[-2:] for cells in lines if len(cells) >= 3]
    for points in (*scores.rows, scores.totals()):
        assert [str(number) for number in points] in sheet
    winner = table.seats[table.state.winners()[0]].name
    assert f"{winner} wins" in result.output


def test_replay_tells_the_moves_in_words(game: Path) -> None:
    told = {language: run("replay", game, "--language", language).output for language in languages()}
    plain = run("replay", game).output
    assert len({*told.values(), plain}) == 4
    for text in told.values():
        assert len(text) > len(plain)
    result = run("replay", game, "--language", "tlh")
    assert result.exit_code == 2
    assert_plain(result)


def test_replay_gives_figures_to_other_programs(game: Path) -> None:
    data = json.loads(run("replay", game, "--json").stdout)
    table = finished(players=2)
    assert data["players"] == [{"name": seat.name, "kind": "human"} for seat in table.seats]
    assert [move["move"] for move in data["moves"]] == [move.text for move in table.record().moves]
    assert data["totals"] == data["moves"][-1]["totals"] == table.state.scores().totals()
    assert data["winners"] == [seat + 1 for seat in table.state.winners()]
    assert data["over"]
    told = json.loads(run("replay", game, "--json", "--language", "en").stdout)["moves"]
    assert [len(move["told"]) for move in told] == [len(entry.events) for entry in table.entries]


def test_replay_shows_a_broken_game_as_far_as_it_goes(broken: Path) -> None:
    result = run("replay", broken)
    assert result.exit_code == 1
    assert "  29 " in result.stdout
    assert "  30 " not in result.stdout
    assert "move 30: 'setup S1' is not allowed" in result.stderr
    assert result.stderr.count("\n") == 1
    assert_plain(result)
    assert run("replay", broken, "--json").stdout == ""


def test_validate_checks_many_records_and_says_where_one_breaks(game: Path, broken: Path) -> None:
    result = run("validate", game, game, game)
    assert result.exit_code == 0
    assert "3 of 3 records hold" in result.output
    result = run("validate", game, broken, game)
    assert result.exit_code == 1
    assert "Line 42, move 30: 'setup S1' is not allowed" in result.output
    assert "2 of 3 records hold" in result.output
    data = json.loads(run("validate", game, broken, "--json").stdout)
    assert not data["valid"]
    assert [found["valid"] for found in data["records"]] == [True, False]
    assert (data["records"][1]["line"], data["records"][1]["move"]) == (42, 30)
    assert data["records"][0]["totals"] == finished(players=2).state.scores().totals()


def test_an_unfinished_game_holds_and_a_hidden_seed_cannot_be_checked(tmp_path: Path) -> None:
    table = play_on(new_table(), 30)
    open_file, hidden = tmp_path / "open", tmp_path / "hidden"
    open_file.write_text(table.record(reveal_seed=True).write(), encoding="utf-8")
    hidden.write_text(table.record().write(), encoding="utf-8")
    assert "score so far" in run("validate", open_file).output
    result = run("validate", hidden)
    assert result.exit_code == 1
    assert "seed is still hidden" in result.output


CHESS = (
    b"roundhouse record 1\ngame chess\nrules 1\nplayers 1\nseat 1 human A\nseed hidden\ncomponents "
    + b"0" * 64
)
BAD_FILES: dict[str, tuple[Callable[[], bytes], str]] = {
    "noise": (lambda: random.Random(7).randbytes(10_000_000), "more than 2,000,000 bytes"),
    "ten million moves": (
        lambda: b"roundhouse record 1\n" + b"1 1 done\n" * 10_000_000,
        "more than 2,000,000 bytes",
    ),
    "a little noise": (lambda: b"\xff\xfe\x00", "Line 1: the file is not UTF-8 text"),
    "empty": (lambda: b"", "Line 1: a record begins with"),
    "another game": (
        lambda: CHESS,
        "It is a record of 'chess'",
    ),
}


@pytest.mark.parametrize("case", BAD_FILES)
@pytest.mark.parametrize("command", ["replay", "validate"])
def test_a_hostile_file_gets_a_clear_error(tmp_path: Path, command: str, case: str) -> None:
    make, message = BAD_FILES[case]
    content = make()
    file = tmp_path / "bad"
    file.write_bytes(content)
    result = run(command, file)
    assert result.exit_code == 1
    assert message.lower() in result.output.lower()
    assert_plain(result)
    assert file.stat().st_size == len(content)
    assert [entry.name for entry in tmp_path.iterdir()] == ["bad"]


@pytest.mark.parametrize("command", ["replay", "validate"])
def test_what_is_no_file_gets_a_clear_error(tmp_path: Path, command: str) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for place in (tmp_path / "nowhere", tmp_path, pipe, Path("/dev/zero")):
        result = run(command, place)
        assert result.exit_code == 1
        assert "there is no such file" in result.output.lower()
        assert_plain(result)


def test_never_more_of_a_file_is_read_than_a_record_can_have(tmp_path: Path) -> None:
    sparse = tmp_path / "sparse"
    with sparse.open("wb") as file:
        file.truncate(1 << 40)
    result = run("validate", sparse)
    assert f"more than {LARGEST:,} bytes" in result.output


def test_other_components_are_refused(game: Path, tmp_path: Path) -> None:
    text = game.read_text(encoding="utf-8")
    digest = next(line for line in text.split("\n") if line.startswith("components"))
    game.write_text(text.replace(digest, "components " + "0" * 64), encoding="utf-8")
    told = run("validate", game)
    assert told.exit_code == 1
    assert "--components names it" in told.output
    (tmp_path / "mine.toml").write_text("schema = 99")
    result = run("validate", game, "--components", tmp_path / "mine.toml")
    assert result.exit_code == 2
    assert_plain(result)


@pytest.mark.parametrize("command", ["replay", "validate"])
def test_help_has_an_example(command: str) -> None:
    output = run(command, "--help").output
    assert f"roundhouse {command}" in output.split("Example", 1)[1]
    assert run(command).exit_code == 2
