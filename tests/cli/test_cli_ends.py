"""Commands that play in several processes end in good order, also early: nothing hangs, nothing is left.

Programs in these tests hold a pipe open for writing as long as they live: whoever reads it to the end knows
that they are gone, and nobody has to look and wait.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from array import array
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from dying_bots import MARK, DiesOnce
from roundhouse.bots.command_line import maker
from roundhouse.bots.makers import Known, Maker
from roundhouse.games.registry import GAMES, open_game
from roundhouse.lab.crew import Alone, Workers, play_in_order
from roundhouse.lab.simulate import Series

GAME = open_game(GAMES[0])
ASK = [GAMES[0], "--players", "2", "--games", "3", "--workers", "2"]
RUNS = 8  # side by side
LONG = 300  # seconds; an upper bound for anything that is waited for


@pytest.fixture(autouse=True)
def heard() -> Iterator[None]:
    """What is started here hears Ctrl-C, also where the tests themselves do not, as in the background."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def started(*arguments: str) -> subprocess.Popen[str]:
    """A command in a process group of its own, as a terminal would start it."""
    return subprocess.Popen(
        [sys.executable, "-m", "roundhouse", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )


def run(*arguments: str) -> tuple[int, str, str]:
    """How a command ended, and what it said."""
    process = started(*arguments)
    try:
        output, errors = process.communicate(timeout=LONG)
    finally:
        if process.returncode is None:  # it hangs
            os.killpg(process.pid, signal.SIGKILL)
            process.communicate()
    return process.returncode, output, errors


def test_many_runs_side_by_side_all_end_and_say_nothing_but_their_result(tmp_path: Path) -> None:
    """More than the machine has room for, so that workers are told to end in every state."""
    out = ["--out", str(tmp_path / "games")]
    commands = [
        ["simulate", *ASK, "--bots", "random", "--json"],
        ["simulate", *ASK, "--bots", "random", "--json"],
        ["dataset", *ASK, "--bots", "random", *out],
        ["arena", *ASK, "--bots", "random,greedy", "--json"],
    ]
    with ThreadPoolExecutor(RUNS) as pool:
        given = [commands[number % len(commands)][:] for number in range(RUNS)]
        for number, words in enumerate(given):
            words[-1] += str(number) if words[0] == "dataset" else ""
        found = list(pool.map(lambda words: run(*words), given))
    assert [(code, errors) for code, _, errors in found] == [(0, "")] * RUNS
    simulated = {output for words, (_, output, _) in zip(given, found, strict=True) if words[0] == "simulate"}
    assert len(simulated) == 1


# Ending early


class Stubborn:
    """A program that never answers and does not leave by itself, and the pipe that tells of it."""

    def __init__(self, folder: Path) -> None:
        self.pipe = folder / "pipe"
        os.mkfifo(self.pipe)
        file = folder / "stubborn.sh"
        file.write_text(
            """trap '' HUP INT TERM; read -r hello; echo '{"type":"ready"}'; read -r question
            exec 3> "$1"; echo asked >&3; while :; do sleep 1; done""",
            encoding="utf-8",
        )
        self.text = f"program:sh {file} {self.pipe}"

    def maker(self) -> Maker:
        return maker(self.text, LONG)

    def asked(self) -> int:
        """Wait until it is to choose; the pipe that it holds open."""
        pipe = os.open(self.pipe, os.O_RDONLY)
        assert os.read(pipe, 6) == b"asked\n"
        return pipe


def is_gone(pipe: int) -> bool:
    """Wait until nobody holds the pipe any more."""
    try:
        return os.read(pipe, 6) in (b"", b"asked\n") and os.read(pipe, 1) == b""
    finally:
        os.close(pipe)


@pytest.fixture
def stubborn(tmp_path: Path) -> Stubborn:
    return Stubborn(tmp_path)


def series(*bots: Maker, games: int = 4) -> Series:
    return Series(GAME, list(bots), GAME.complete({}), array("L", range(games)))


def test_a_worker_in_mid_game_ends_with_its_line_and_with_it_what_it_started(stubborn: Stubborn) -> None:
    crew = Workers(series(stubborn.maker(), maker("random")), 2)
    crew.send(0)
    pipe = stubborn.asked()
    crew.close()
    assert is_gone(pipe)


@pytest.mark.parametrize("command", ["simulate", "dataset", "arena"])
def test_ctrl_c_ends_everything_and_is_told_in_a_word(
    command: str, stubborn: Stubborn, tmp_path: Path
) -> None:
    more = ["--out", str(tmp_path / "games")] if command == "dataset" else ["--limit", str(LONG)]
    process = started(command, *ASK, "--bots", "random", "--bot", stubborn.text, *more)
    pipe = stubborn.asked()
    os.killpg(process.pid, signal.SIGINT)
    _, errors = process.communicate(timeout=LONG)
    told = "\n0 of 3 games are played, and not kept.\n" if command == "arena" else ""
    assert (process.returncode, errors.replace(told, "").strip()) == (1, "Aborted!")
    assert is_gone(pipe)


CTRL_C = """
import os, signal, subprocess
from roundhouse.bots.interrupts import deaf_to_ctrl_c
try:
    with deaf_to_ctrl_c():
        os.kill(os.getpid(), signal.SIGINT)
        subprocess.run(["sh", "-c", "kill -INT $$; echo started"])
except KeyboardInterrupt:
    print("heard")
"""


def test_ctrl_c_while_a_worker_starts_is_heard_later_and_not_by_the_worker() -> None:
    found = subprocess.run([sys.executable, "-c", CTRL_C], capture_output=True, text=True)
    assert (found.stdout, found.stderr) == ("started\nheard\n", "")


def test_workers_do_not_outlive_the_command(stubborn: Stubborn) -> None:
    process = started("simulate", *ASK, "--bots", "random", "--bot", stubborn.text, "--limit", str(LONG))
    pipe = stubborn.asked()
    process.kill()
    _, errors = process.communicate(timeout=LONG)  # the workers hold its error stream open as well
    assert errors == ""
    assert is_gone(pipe)


def test_a_worker_that_dies_in_mid_game_does_not_make_others_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(MARK, str(tmp_path / "mark"))
    found = series(Known(DiesOnce), maker("random"))
    together = list(play_in_order(Workers(found, 2), range(4)))
    assert (tmp_path / "mark").exists()  # somebody did die
    assert together == list(play_in_order(Alone(found), range(4)))
