"""What holds for the rules of every game, run for every registered game on both forms of the engine."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from cases import cases, run
from forms import TIMES, many, some
from playing import OPEN, chain, tables
from roundhouse.testing import RULES, Check, Play, check_games_end, check_secret_moves, walk
from roundhouse.testing.play import tables as tables_of

TABLES = tables()
SOURCE = Path(__file__).parent.parent.parent / "src"
GAMES_LOOKED_AT = 24  # until every question has come up
POSITIONS = 42  # that a check looks at, each of another game
POSITIONS_WITH_THOUGHT = 18  # where each game takes its time
AT_EACH_TABLE = 8


@pytest.mark.parametrize(("name", "check", "play"), cases(RULES))
def test_rules(name: str, check: Check, play: Play) -> None:
    games = many(POSITIONS if play is walk else POSITIONS_WITH_THOUGHT)
    run(name, check, play, GAMES_LOOKED_AT if (check, play) == (check_secret_moves, walk) else games)


@pytest.mark.parametrize("name", OPEN)
def test_a_game_always_ends_at_every_table(name: str) -> None:
    run(name, check_games_end, walk, many(AT_EACH_TABLE) * len(tables_of(OPEN[name])))


def test_the_same_seed_gives_the_same_games_in_plain_python_in_another_process() -> None:
    """In the compiled run this is the lockstep proof: both forms, the same hashes of every position."""
    games = [(*table, 1000 + number) for number, table in enumerate(some(TABLES * 2) * TIMES)]
    here = [chain(*game) for game in games]
    script = "import json, sys, playing; print(json.dumps([playing.chain(*g) for g in json.load(sys.stdin)]))"
    environment = {
        **os.environ,
        "PYTHONPATH": f"{SOURCE}{os.pathsep}{Path(__file__).parent.parent}",
        "PYTHONHASHSEED": "7",
    }
    child = subprocess.run(
        [sys.executable, "-c", script],
        input=json.dumps(games),
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(child.stdout) == here
