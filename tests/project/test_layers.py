"""Imports only point down, and no game's name stands outside its package."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from roundhouse.games.registry import GAMES

ROOT = Path(__file__).parent.parent.parent
SOURCE = ROOT / "src" / "roundhouse"


def test_imports_only_point_down() -> None:
    lint = Path(sys.executable).with_name("lint-imports")
    result = subprocess.run(
        [lint, "--no-cache"],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
    )
    assert result.returncode == 0, result.stdout


def test_no_games_name_outside_its_package_and_the_registry() -> None:
    found = [
        f"{path.relative_to(SOURCE)}: {name}"
        for path in sorted(SOURCE.rglob("*"))
        if path.suffix in (".py", ".js", ".html", ".css") and "games" not in path.relative_to(SOURCE).parts
        for name in GAMES
        if name in path.read_text(encoding="utf-8")
    ]
    assert found == []
