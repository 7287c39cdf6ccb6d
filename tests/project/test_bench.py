"""The benchmark runs and reports every figure; how fast it is is not a matter for a test."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import replace
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from bench.bots import BotPlan, Thinker, run_bots
from bench.builds import NOW
from bench.report import show, show_bots
from bench.result import Plan, Result, Row
from bench.run import run
from bench.thinking import first_open, sweeps
from rich.console import Console

from catalogues import compile_all
from forms import COMPILED
from roundhouse.core.state import State
from roundhouse.games.registry import GAMES, open_game

ROOT = Path(__file__).resolve().parent.parent.parent


def bench(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "bench", *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True)


def measured(what: str, folder: Path, title: str) -> Any:
    """All figures of a run that shows a row of this title."""
    file = folder / "speed.json"
    done = bench(*what.split(), "--json", str(file))
    assert done.returncode == 0, done.stderr
    assert title in done.stdout
    return json.loads(file.read_text())


def test_a_short_run_without_peers_gives_every_figure(tmp_path: Path) -> None:
    what = "--only engine --without-peers --forms pure --games railroad_revolution --repeats 2 --seconds 0.01"
    result = measured(what, tmp_path, "choices per second")
    assert "server" not in result
    assert (result["players"], result["repeats"], result["seconds"]) == (4, 2, 0.01)
    (engine,) = result["engines"]
    assert (engine["engine"], engine["form"]) == ("railroad_revolution", "pure")
    figures = engine["figures"]
    assert {"choices", "decisions", "games", "copies", "legal", "bytes", "length"} <= set(figures)
    for figure in figures.values():
        assert len(figure["runs"]) == 2
        assert 0 < figure["median"] <= figure["best"]
        assert figure["ratio"] is None  # there is nothing to compare with
    assert figures["choices"]["target"] == 4
    assert figures["choices"]["median"] <= figures["decisions"]["median"]


def test_tables_that_were_played_at_for_long_can_be_measured() -> None:
    command = "-m bench.load --only of --long 3 --seconds 0.2 --tables --viewers"
    done = subprocess.run([sys.executable, *command.split()], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "3 tables of 300" in done.stdout
    for figure in ("cold ms", "moves/s", "move p99 ms", "CPU ms a move"):
        assert figure in done.stdout


def test_a_short_run_of_the_server_gives_every_figure(tmp_path: Path) -> None:
    compile_all()
    what = "--only server --forms pure --server-seconds 0.2 --tables 2 --viewers 3 --idle 5"
    what += " --watched 2 --crowd 3 --clocks 20"
    result = measured(what, tmp_path, "moves stored per second")
    assert list(result) == ["server"]
    server = result["server"]
    assert (server["form"], server["tables"], server["viewers"]) == ("pure", 2, 3)
    figures = server["figures"]
    names = "stored stored_median stored_late played watched crowded heard heard_late seen game tick notices"
    for name in names.split():
        assert figures[name]["value"] > 0, name
    assert figures["idle"]["value"] == figures["idle_heard"]["value"] == 5
    assert 0 < figures["move"]["value"] < figures["page"]["value"] <= figures["page_largest"]["value"]
    targets = {name: figure["target"] for name, figure in figures.items() if figure["target"] is not None}
    in_a_browser = {} if server["left_out"] else {"ready": 1000, "frames": 59, "moving": 2.8, "fonts": 120}
    usual = {"stored": 500, "crowded": 500, "heard": 50, "page": 40, "move": 15, "tick": 1, "noticed": 200}
    assert targets == usual | in_a_browser
    assert all(isinstance(figures[name]["reached"], bool) for name in targets)


def test_a_short_run_of_the_bots_gives_every_figure(tmp_path: Path) -> None:
    form = "compiled" if COMPILED else "pure"
    what = f"--only bots --forms {form} --games russian_railroads --repeats 1 --seconds 0.02"
    result = measured(what, tmp_path, "playouts of a search per second")
    assert list(result) == ["bots"]
    assert (result["bots"]["form"], result["bots"]["repeats"]) == (form, 1)
    figures = result["bots"]["games"]["russian_railroads"]
    assert {"playouts", "positions", "memory", "process", "arena"} <= set(figures)
    for name, figure in figures.items():
        assert 0 <= figure["lowest"] <= figure["median"] <= figure["highest"], name
        assert figure["highest"] or name == "cores", name  # a busy machine may have no time for a playout
    assert figures["positions"]["median"] > figures["playouts"]["median"]


@pytest.mark.parametrize("name", GAMES)
def test_playing_on_is_measured_also_where_the_bot_would_not_do_it(name: str) -> None:
    state = open_game(name).new(4, seed=0)
    views: list[State] = []
    while not first_open(views):
        views.append(state.seen_by(state.seat))
        state.play(state.legal()[0])
    assert sweeps(views[-1:]) >= 2


def test_nothing_to_measure_gets_one_plain_sentence() -> None:
    done = bench("--only", "server", "--viewers", "0")
    assert done.returncode == 2
    assert "--tables, --viewers, --idle, --watched, --crowd and --clocks are positive" in done.stderr
    assert "Traceback" not in done.stderr


def test_an_earlier_commit_is_measured_beside_this_one(monkeypatch: pytest.MonkeyPatch) -> None:
    # The earlier one is this very tree again, so that nothing has to be built.
    monkeypatch.setattr("bench.run.earlier", lambda commit: replace(NOW, name=commit))
    monkeypatch.setattr("bench.run.can_count", lambda: False)
    result = run(Plan(["railroad_revolution"], ["pure"], False, 2, 0.01, "abc123"), lambda told: None)
    before, after = result.rows
    assert (before.build, after.build) == ("abc123", "now")
    assert (result.before(after), result.before(before)) == (before, None)
    told = StringIO()
    show(result, Console(file=told, width=150))
    (line,) = [line for line in told.getvalue().splitlines() if "bytes of a pickled state" in line]
    assert "1.000" in line  # the same code packs the same


def test_the_search_of_an_earlier_commit_is_measured_in_turn_with_this_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[tuple[str, str]] = []

    def answer(row: Thinker, what: str, *rest: object) -> dict[str, list[float]]:
        asked.append((row.build.name, what))
        seconds = 2.0 if row.build is NOW else 6.0
        return {"valued": [12]} if what == "counted" else {"seconds": [seconds], "playouts": [6]}

    monkeypatch.setattr("bench.bots.earlier", lambda commit: replace(NOW, name=commit))
    monkeypatch.setattr("bench.bots.asked", answer)
    plan = BotPlan(["age_of_steam"], ["pure"], 2, 1, "abc123")
    result = run_bots(plan, lambda told: None)
    assert [name for name, what in asked if what == "timed"] == ["abc123", "now"] * 2
    assert {what for _, what in asked} == {"counted", "timed"}
    told = StringIO()
    show_bots(result, Console(file=told, width=100))
    times = [line for line in told.getvalue().splitlines() if "times abc123" in line]
    assert len(times) == 2
    assert "3.00 of 1 " in times[0]  # playouts
    assert "3.00 of 2 " in times[1]  # positions
    figures = result.as_json()
    assert figures["against"] == "abc123"
    assert figures["before"] != figures["games"]


def test_a_narrow_window_shows_every_engine_beside_the_first_peer() -> None:
    rows = [Row("one", "peer", "First"), Row("two", "peer", "Second"), Row("three", "compiled", "Own")]
    for row, speed in zip(rows, (100, 200, 5000), strict=True):
        row.add({"choices": speed})
    told = StringIO()
    show(Result(Plan([], ["compiled"], True, 1, 0.1), None, rows), Console(file=told, width=80))
    found = [line.split("│")[1:4] for line in told.getvalue().splitlines() if "│" in line]
    cells = [[cell.strip() for cell in line] for line in found]
    assert cells[0] == ["First", "100 (100)", ""]
    assert cells[1] == ["Second", "200 (200)", "2.00 (2.00-2.00)"]
    assert cells[2] == ["Own, compiled", "5,000 (5,000)", "50.00 (50.00-50.00)"]


def test_an_unknown_commit_gets_one_plain_sentence() -> None:
    done = bench("--against", "no-such-commit")
    assert done.returncode == 1
    assert "there is no commit 'no-such-commit' to compare with" in done.stderr
    assert "Traceback" not in done.stderr


def test_an_unknown_name_gets_one_plain_sentence() -> None:
    done = bench("--without-peers", "--games", "chess")
    assert done.returncode == 2
    assert "there is no 'chess'; there is railroad_revolution" in done.stderr
    assert "Traceback" not in done.stderr
