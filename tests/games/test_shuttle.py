"""The example of a game by somebody else: installed as a package, it is found, tested and played."""

from __future__ import annotations

import json
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from installing import ROOT, install_shuttle, path_with, run_with
from roundhouse.bots.registry import BOTS, thinks_long
from roundhouse.games.registry import GAMES

PAGE = ROOT / "docs" / "new-game.md"
EXAMPLE = ROOT / "examples" / "shuttle"
ONES = "1\n" * 200  # the first choice, to the end of the game and beyond


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install_shuttle(tmp_path_factory.mktemp("shuttle"))


def roundhouse(place: Path, *arguments: str, typed: str = "", **surroundings: str) -> str:
    return run_with(place, ["-m", "roundhouse", *arguments], typed, **surroundings)


def test_it_is_found_beside_the_games_that_are_shipped(place: Path) -> None:
    listed = [game["name"] for game in json.loads(roundhouse(place, "games", "--json"))]
    assert listed == [*GAMES, "shuttle"]


def test_its_own_tests_pass(place: Path) -> None:
    """Rules by example, and everything that the house asks of any game; once, in the form that is tested."""
    said = run_with(place, ["-m", "pytest", "-q", str(place.parent / "shuttle" / "tests")])
    assert " passed" in said


def test_its_core_is_the_one_that_is_tested(place: Path) -> None:
    import roundhouse.core.state

    script = "import roundhouse.core.state as core; print(core.__file__)"
    assert run_with(place, ["-c", script]).strip() == roundhouse.core.state.__file__


def test_every_bot_plays_it(place: Path) -> None:
    quick = ",".join(name for name in BOTS if not thinks_long(name))
    contest = ["--bots", quick, "--games", "24", "--workers", "1", "--json"]
    told = json.loads(roundhouse(place, "arena", "shuttle", *contest))
    assert {bot["name"] for bot in told["bots"]} == set(quick.split(","))
    told = json.loads(
        roundhouse(
            place,
            "simulate",
            "shuttle",
            "--bots",
            "search,greedy",
            "--players",
            "2",
            "--games",
            "1",
            "--json",
        )
    )
    assert told["games"] == 1


def test_a_whole_game_in_the_terminal(place: Path, tmp_path: Path) -> None:
    said = roundhouse(
        place,
        "play",
        "shuttle",
        *("--seats", "Ada,greedy,random", "--seed", "5", "--language", "en"),
        typed=ONES,
        ROUNDHOUSE_DATA=str(tmp_path),
    )
    assert "Which contract do you keep?" in said
    assert "The game is over." in said
    (record,) = tmp_path.glob("*.record")
    assert "1 of 1 records hold." in roundhouse(place, "validate", str(record))


def test_the_commands_of_the_page_run(place: Path, tmp_path: Path) -> None:
    """Where the page installs the game into the project's environment, here it goes into a folder."""
    (tmp_path / ".venv").symlink_to(sys.prefix)
    (tmp_path / "examples").symlink_to(place.parent)
    environment = {
        **os.environ,
        "PIP_TARGET": str(tmp_path / "target"),
        "PIP_NO_INDEX": "1",
        "PYTHONPATH": path_with(tmp_path / "target"),
    }
    blocks = re.findall(r"^```sh\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    commands = [line for block in blocks for line in block.splitlines()]
    assert commands
    for command in commands:
        result = subprocess.run(
            shlex.split(command), cwd=tmp_path, env=environment, capture_output=True, text=True
        )
        assert result.returncode == 0, f"{command}\n{result.stdout}{result.stderr}"


def test_the_page_names_every_file_of_the_game() -> None:
    told = PAGE.read_text(encoding="utf-8")
    files = [path for path in (EXAMPLE / "src").rglob("*") if path.suffix in (".py", ".toml", ".css", ".svg")]
    rooms = EXAMPLE / "src" / "shuttle"
    missing = [
        str(path.relative_to(rooms))
        for path in files
        if path.name != "__init__.py"
        and path.parent.name != "released"
        and f"`{path.relative_to(rooms)}`" not in told
    ]
    assert not missing


def test_every_path_of_the_page_is_there() -> None:
    told = re.findall(
        r"`((?:rules|advice|reading|words|picture|board|guide|locale)/[\w./]*)`", PAGE.read_text()
    )
    assert told
    for path in told:
        assert (EXAMPLE / "src" / "shuttle" / path).exists(), path
