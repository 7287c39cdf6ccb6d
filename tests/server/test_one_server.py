"""Of two servers on one file the second is told so; a dead one is in nobody's way; PostgreSQL takes many."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from roundhouse.server.store.database import StoreError
from roundhouse.server.store.one_server import only_server

HOLD = """
import sys
from roundhouse.server.store.one_server import only_server
with only_server(sys.argv[1]):
    print("held", flush=True)
    sys.stdin.read()
"""


def test_a_second_server_on_one_file_is_refused_until_the_first_is_gone(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'games.sqlite'}"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    first = subprocess.Popen(
        [sys.executable, "-c", HOLD, url],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env=environment,
    )
    assert first.stdout is not None
    assert first.stdout.readline() == "held\n"
    with pytest.raises(StoreError, match="another server already serves the games in"), only_server(url):
        pass
    link = tmp_path / "link.sqlite"
    link.symlink_to(tmp_path / "games.sqlite")
    with pytest.raises(StoreError, match="already serves"), only_server(f"sqlite:///{link}"):
        pass
    with only_server(f"sqlite:///{tmp_path / 'other.sqlite'}"):
        pass
    first.kill()  # a server that dies says no good-bye
    first.communicate()
    with only_server(url):
        pass


def test_postgresql_takes_many_servers() -> None:
    with only_server("postgresql+psycopg://db/games"), only_server("postgresql+psycopg://db/games"):
        pass
