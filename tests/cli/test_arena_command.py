"""`roundhouse arena`, and bots written by others in `simulate` and `play`."""

from __future__ import annotations

import csv
import json
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from roundhouse.bots.command_line import OUTSIDE
from roundhouse.cli import arena, main
from roundhouse.cli.errors import WRONG_INPUT, sentence
from roundhouse.games.registry import GAMES
from roundhouse.lab.crew import Alone
from roundhouse.lab.tournament import Played, Tournament

EXAMPLES = Path(__file__).parent.parent.parent / "examples" / "bots"
FIRST = f"program:sh {EXAMPLES / 'first.sh'}"
ASK = ["arena", GAMES[0], "--players", "2", "--bots", "random", "--bot", FIRST, "--workers", "1"]


@pytest.fixture(autouse=True)
def surroundings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ROUNDHOUSE_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setattr("roundhouse.bots.command_line.OUTSIDE", OUTSIDE)


def run(*arguments: str, typed: str = "") -> Result:
    return CliRunner().invoke(main, arguments, input=typed)


def refused(*arguments: str) -> str:
    """The one sentence with which a command is refused."""
    result = run(*arguments)
    assert result.exit_code == WRONG_INPUT, result.output
    text = result.stderr.strip()
    assert "\n" not in text
    assert text == sentence(text)
    return text


def timeless(folder: Path) -> dict[str, object]:
    """What a tournament wrote, without the time that it took."""
    with (folder / "results.csv").open(encoding="utf-8", newline="") as file:
        table = [{**row, "seconds": ""} for row in csv.DictReader(file)]
    texts = {name: (folder / name).read_bytes() for name in ("standings.csv", "report.html")}
    return {"results": table, **texts}


def test_the_same_tournament_twice_and_in_two_pieces(tmp_path: Path) -> None:
    one, two, three = (tmp_path / name for name in ("one", "two", "three"))
    assert run(*ASK, "--games", "4", "--out", str(one)).exit_code == 0
    assert run(*ASK, "--games", "4", "--out", str(two)).exit_code == 0
    assert run(*ASK, "--games", "2", "--out", str(three)).exit_code == 0
    shown = run(*ASK, "--games", "4", "--out", str(three), "--resume")
    assert shown.exit_code == 0
    assert timeless(one) == timeless(two) == timeless(three)
    assert {file.name for file in one.iterdir()} == {
        "games.jsonl",
        "report.html",
        "results.csv",
        "results.parquet",
        "standings.csv",
    }
    for word in ("Standings", "Seats", "first", "Wanderer", "95 % interval"):
        assert word in shown.stdout
    assert "Wanderer" in (one / "report.html").read_text(encoding="utf-8")
    assert "Wanderer" not in (one / "standings.csv").read_text(encoding="utf-8"), (
        "programs read the other name"
    )
    before = (three / "games.jsonl").read_bytes()
    assert run(*ASK, "--games", "4", "--out", str(three), "--resume").exit_code == 0
    assert (three / "games.jsonl").read_bytes() == before  # nothing was left to play


def test_figures_as_json() -> None:
    found = json.loads(run(*ASK, "--games", "2", "--json").stdout)
    assert found["game"] == GAMES[0]
    assert found["games"] == 2
    assert sum(bot["wins"]["won"] for bot in found["bots"]) == pytest.approx(2)
    assert {bot["name"] for bot in found["bots"]} == {"random", "first"}
    assert found["bots"][0]["rating"]["mu"] > found["bots"][1]["rating"]["mu"]


def test_a_stopped_tournament_keeps_its_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    play = Tournament.play

    def stopped(self: Tournament, number: int) -> Played:
        if number == 2:
            raise KeyboardInterrupt
        return play(self, number)

    monkeypatch.setattr(Tournament, "play", stopped)
    result = run(*ASK, "--games", "4", "--out", str(tmp_path / "out"))
    assert result.exit_code == 1
    assert "2 of 4 games are played; --resume goes on with them." in result.stderr
    assert len((tmp_path / "out" / "games.jsonl").read_text(encoding="utf-8").splitlines()) == 3


def test_games_lost_by_a_fault_are_reported(tmp_path: Path) -> None:
    bad = tmp_path / "bad.sh"
    bad.write_text("exit 7", encoding="utf-8")
    for command in ("arena", "simulate"):
        ask = [command, GAMES[0], "--players", "2", "--bots", "random", "--bot", f"program:sh {bad}"]
        result = run(*ask, "--games", "6", "--workers", "1")
        assert result.exit_code == 0, result.output
        assert "Game 0: bad has lost, because it ended with exit code 7" in result.stdout
        assert "In all, 6 seats have lost by a fault of their bot." in result.stdout


def test_uneven_numbers_are_told() -> None:
    assert "not all have sat equally often; 2 make a round." in " ".join(
        run(*ASK, "--games", "3").stdout.split()
    )


def test_without_pyarrow_the_rest_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    result = run(*ASK, "--games", "2", "--out", str(tmp_path / "out"))
    assert result.exit_code == 0
    assert "Parquet needs the package pyarrow: pip install 'roundhouse[lab]'." in result.stderr
    assert (tmp_path / "out" / "results.csv").exists()
    assert not (tmp_path / "out" / "results.parquet").exists()


def test_what_cannot_be_is_refused_in_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES[0]
    assert "at least one bot" in refused("arena", game)
    assert "no bot 'deep'" in refused("arena", game, "--bots", "random,deep")
    assert "named twice" in refused("arena", game, "--bots", "random,random")
    assert "not 7" in refused("arena", game, "--bots", "random", "--players", "7")
    assert "--out names it" in refused("arena", game, "--bots", "random", "--resume")
    assert "two bots or more" in refused("arena", game, "--bots", "random")
    assert "No such file" in refused("arena", game, "--bots", "random", "--bot", "none.py:Bot")
    assert "was not found" in refused("simulate", game, "--bot", "program:./none")
    assert "was not found" in refused("play", game, "--bot", "program:./none")
    run(*ASK, "--games", "1", "--out", str(tmp_path))
    assert "--resume goes on" in refused(*ASK, "--games", "1", "--out", str(tmp_path))
    assert "another tournament" in refused(
        *ASK, "--games", "1", "--out", str(tmp_path), "--resume", "--seed", "5"
    )
    monkeypatch.setitem(sys.modules, "ray", None)
    assert "pip install 'roundhouse[ray]'" in refused(*ASK, "--games", "2", "--ray", "local")


def test_four_seats_where_the_game_allows_it(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def noted(address: str | None, tournament: Tournament, *rest: object) -> Alone[Played]:
        asked.append(tournament.players)
        return Alone(tournament)

    monkeypatch.setattr(arena, "crew_at", noted)
    assert run("arena", GAMES[0], "--bots", "random,greedy", "--games", "1").exit_code == 0
    assert asked == [4]


# Bots written by others in the other commands


def test_simulate_with_a_class_of_ones_own() -> None:
    ask = ["simulate", GAMES[0], "--players", "2", "--games", "2", "--workers", "1"]
    found = json.loads(run(*ask, "--bots", "random", "--bot", f"{EXAMPLES / 'hasty.py'}", "--json").stdout)
    assert [bot["name"] for bot in found["bots"]] == ["hasty", "random"]


def test_play_against_a_program_leave_and_go_on(tmp_path: Path) -> None:
    place = tmp_path / "game.record"
    started = run(
        "play",
        GAMES[0],
        "--players",
        "2",
        "--bot",
        FIRST,
        "--seed",
        "3",
        "--save",
        str(place),
        typed="1\nq\n",
    )
    assert started.exit_code == 0, started.output
    text = place.read_text(encoding="utf-8")
    assert "2 first First" in text
    OUTSIDE.clear()
    assert "no bot 'first'" in refused("play", "--resume", str(place))
    again = run("play", "--resume", str(place), "--bot", FIRST, typed="1\nq\n")
    assert again.exit_code == 0, again.output
    seated = run(
        "play",
        GAMES[0],
        "--seats",
        f"{FIRST},Ada",
        "--seed",
        "3",
        "--save",
        str(tmp_path / "two"),
        typed="q\n",
    )
    assert seated.exit_code == 0, seated.output


def test_a_program_that_fails_at_the_table_is_told_and_the_game_goes_on(tmp_path: Path) -> None:
    bad = tmp_path / "bad.sh"
    bad.write_text("exit 7", encoding="utf-8")
    ask = [
        "play",
        GAMES[0],
        "--seats",
        f"program:sh {bad},Ada",
        "--seed",
        "3",
        "--save",
        str(tmp_path / "game"),
    ]
    result = run(*ask, typed="1\n" * 12 + "q\n")
    assert result.exit_code == 0, result.output
    assert "Bad ended with exit code 7; it goes on with random moves." in " ".join(result.output.split())
