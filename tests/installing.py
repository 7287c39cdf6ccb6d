"""The example game installed as somebody else's package would be, into a folder of its own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).parent.parent
INSTALL = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-index", "--no-deps"]


def install_shuttle(folder: Path) -> Path:
    """Build the package from a copy, since a build leaves things behind; tells what to put on the path."""
    source = folder / "shuttle"
    shutil.copytree(ROOT / "examples" / "shuttle", source)
    place = folder / "installed"
    command = [sys.executable, *INSTALL, "--no-build-isolation", "--target", str(place), str(source)]
    subprocess.run(command, check=True, capture_output=True, text=True)
    return place


def path_with(place: Path) -> str:
    """The path on which this process finds its modules, with one folder more."""
    return os.pathsep.join(filter(None, (os.environ.get("PYTHONPATH"), str(place))))


def run_with(place: Path, arguments: Sequence[str], typed: str = "", **surroundings: str) -> str:
    """What a Python process says for which the game is installed."""
    environment = {**os.environ, **surroundings, "PYTHONPATH": path_with(place)}
    result = subprocess.run(
        [sys.executable, *arguments], input=typed, env=environment, capture_output=True, text=True
    )
    assert result.returncode == 0, result.stdout + result.stderr
    return result.stdout
