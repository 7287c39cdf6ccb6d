"""What holds for words, picture, board, guide and lesson of every game, run for every registered game."""

from __future__ import annotations

import pytest

from cases import cases, run
from catalogues import compile_all
from forms import TIMES
from playing import OPEN
from roundhouse.testing import ROOMS, Check, Play, check_told, walk

GAMES = {
    "railroad_revolution": 4,
    "age_of_steam": 12,
    "russian_railroads": 8,
}  # every option


@pytest.fixture(autouse=True, scope="module")
def compiled() -> None:
    compile_all()


@pytest.mark.parametrize(("name", "check", "play"), cases(ROOMS))
def test_rooms(name: str, check: Check, play: Play) -> None:
    games = TIMES * GAMES.get(name, 4)
    run(name, check, play, games if play is walk else games // 2)  # the others take their time


@pytest.mark.parametrize("name", ["railroad_revolution", "russian_railroads"])
def test_every_position_is_told(name: str) -> None:
    check_told(OPEN[name], range(6), every=1)
