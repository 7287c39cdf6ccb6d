"""The benchmark runs and reports every figure; how fast it is is not a matter for a test."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from catalogues import compile_all

ROOT = Path(__file__).resolve().parent.parent


def bench(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "bench", *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True)


def test_a_short_run_without_peers_gives_every_figure(tmp_path: Path) -> None:
    file = tmp_path / "speed.json"
    what = "--only engine --without-peers --forms pure --games railroad_revolution --repeats 2 --seconds 0.01"
    done = bench(*what.split(), "--json", str(file))
    assert done.returncode == 0, done.stderr
    assert "choices per second" in done.stdout
    result = json.loads(file.read_text())
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


def test_a_short_run_of_the_server_gives_every_figure(tmp_path: Path) -> None:
    compile_all()
    file = tmp_path / "speed.json"
    what = "--only server --forms pure --server-seconds 0.2 --tables 2 --viewers 3 --idle 5"
    done = bench(*what.split(), "--json", str(file))
    assert done.returncode == 0, done.stderr
    assert "moves stored per second" in done.stdout
    result = json.loads(file.read_text())
    assert list(result) == ["server"]
    server = result["server"]
    assert (server["form"], server["tables"], server["viewers"]) == ("pure", 2, 3)
    figures = server["figures"]
    for name in "stored stored_median stored_late played heard heard_late seen game".split():
        assert figures[name]["value"] > 0, name
    assert figures["idle"]["value"] == figures["idle_heard"]["value"] == 5
    assert 0 < figures["move"]["value"] < figures["page"]["value"] <= figures["page_largest"]["value"]
    targets = {name: figure["target"] for name, figure in figures.items() if figure["target"] is not None}
    in_a_browser = {} if server["left_out"] else {"ready": 1000}
    assert targets == {"stored": 500, "heard": 50, "page": 40, "move": 15} | in_a_browser
    assert all(isinstance(figures[name]["reached"], bool) for name in targets)


def test_nothing_to_measure_gets_one_plain_sentence() -> None:
    done = bench("--only", "server", "--viewers", "0")
    assert done.returncode == 2
    assert "--tables, --viewers and --idle are positive" in done.stderr
    assert "Traceback" not in done.stderr


def test_an_unknown_name_gets_one_plain_sentence() -> None:
    done = bench("--without-peers", "--games", "chess")
    assert done.returncode == 2
    assert "there is no 'chess'; there is railroad_revolution" in done.stderr
    assert "Traceback" not in done.stderr
