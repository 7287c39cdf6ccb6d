"""The public checks themselves: they need no pytest, they can fail, and they say where."""

from __future__ import annotations

import doctest
import pkgutil
import re
import subprocess
import sys
from importlib import import_module
from itertools import count
from pathlib import Path

import pytest

from catalogues import compile_all
from playing import OPEN
from roundhouse import testing
from roundhouse.core import codec, lists
from roundhouse.core.game import SetupError
from roundhouse.core.message import Message
from roundhouse.games.registry import GAMES, package_of
from roundhouse.kit import package
from roundhouse.testing import CHECKS, check_conserved, check_targets, check_told, position, tables

GAME = OPEN[GAMES[0]]
PAGE = Path(__file__).parent.parent.parent / "docs" / "checks.md"
MODULES = [
    import_module(f"roundhouse.testing.{module.name}") for module in pkgutil.iter_modules(testing.__path__)
]


@pytest.mark.parametrize(
    "module", [testing, *MODULES, codec, lists, package], ids=lambda module: module.__name__
)
def test_examples_run(module: object) -> None:
    assert doctest.testmod(module).failed == 0  # type: ignore[arg-type]


def test_they_need_no_pytest() -> None:
    script = (
        "import sys, roundhouse.testing; sys.exit('pytest' in sys.modules or 'hypothesis' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", script]).returncode == 0


def test_the_page_lists_them_all() -> None:
    listed = re.findall(r"^\| `(\w+)` \|", PAGE.read_text(encoding="utf-8"), re.M)
    assert sorted(listed) == sorted(check.__name__ for check in CHECKS)
    assert {"check_conserved", *listed} == {
        name for name in testing.__all__ if re.match("check_(?!game$)", name)
    }


def test_a_failure_names_table_seed_and_move() -> None:
    """What it names is enough to get the same position again."""
    players, options = tables(GAME)[0]
    found = ", ".join(
        [GAME.name, f"{players} players", *(f"{name} {value}" for name, value in options.items())]
    )
    steps = count()
    with pytest.raises(AssertionError) as failed:
        check_conserved(GAME, lambda state: next(steps) < 5, seeds=[3])
    assert str(failed.value) == f"{found}, seed 3, after 5 moves: it was True and is False"
    assert position(GAME, players, options, 3, 5).legal()


def test_a_move_that_points_at_nothing_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(package_of(GAME.name).picture(), "targets", lambda state, move: ["nowhere"])
    with pytest.raises(
        AssertionError, match=r"seed 0, after \d+ moves: .* points at \['nowhere'\], which is not"
    ):
        check_targets(GAME, seeds=[0])


def test_two_moves_that_read_alike_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    compile_all()
    monkeypatch.setattr(package_of(GAME.name).words(), "label", lambda state, move: Message("label.done"))
    with pytest.raises(AssertionError, match=r"seed 0, after \d+ moves: en: two moves read alike"):
        check_told(GAME, seeds=[0])


def test_a_room_that_holds_nothing_is_named() -> None:
    with pytest.raises(
        SetupError, match=r"the game kit is not complete: roundhouse\.kit\.words has no WORDS"
    ):
        package.GamePackage("roundhouse.kit").words()
    assert package.GamePackage("roundhouse.kit").maps() is None
