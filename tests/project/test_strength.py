"""`make strength`: one against three, counted as the game says, and gone on with where it was stopped."""

from __future__ import annotations

import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

from roundhouse.bots.command_line import makers
from roundhouse.games.registry import open_game
from roundhouse.lab.contest import Contest
from roundhouse.lab.ledger import Ledger
from roundhouse.lab.simulate import Result
from roundhouse.lab.spread import Wins

ROOT = Path(__file__).parent.parent.parent
SCRIPT = ROOT / "scripts" / "strength.py"


def contest(*bots: str, form: str = "pure", seed: int = 0) -> Contest:
    game = open_game("age_of_steam")
    return Contest(game, makers(list(bots), 1.0), 4, game.complete({}), seed, 1.0, form)


def run(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(SCRIPT), "--folder", str(folder), *arguments]
    return subprocess.run(command, capture_output=True, text=True, cwd=ROOT, check=False)


def loaded() -> ModuleType:
    """The script as a module."""
    spec = spec_from_file_location("strength", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules["strength"] = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_challenger_sits_on_every_seat_equally_often() -> None:
    match = contest("greedy", "random")
    seatings = [match.fixture(number).seating for number in range(8)]
    assert all(sorted(seating) == [0, 1, 1, 1] for seating in seatings)
    assert sorted(seating.index(0) for seating in seatings) == [0, 0, 1, 1, 2, 2, 3, 3]


def test_a_bot_alone_has_all_seats() -> None:
    assert contest("greedy").fixture(3).seating == [0, 0, 0, 0]


def test_what_plays_otherwise_is_counted_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    matches = [contest("greedy", "random"), contest("greedy", "random", form="compiled")]
    matches += [contest("random", "greedy"), contest("greedy", "random", seed=1), contest("greedy")]
    keys = [match.key() for match in matches]
    assert len(set(keys)) == len(keys)
    assert contest("greedy", "random").key() == keys[0]
    monkeypatch.setattr("roundhouse.lab.contest.code_of", lambda game: "changed")
    assert contest("greedy", "random").key() != keys[0]


def test_who_is_bankrupt_is_kept(tmp_path: Path) -> None:
    match = contest("random")  # of whom most go bankrupt
    with Ledger(match, tmp_path / "games.jsonl") as ledger:
        played = match.play(0)
        ledger.add(played)
    with Ledger(match, tmp_path / "games.jsonl", resume=True) as ledger:
        kept = ledger.games(1)[0].result
    assert kept.out
    assert kept.out == played.result.out
    assert all(kept.scores[seat] == 0 for seat in kept.out)
    assert not set(kept.out) & set(kept.winners)


def test_a_stopped_run_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    strength = loaded()
    monkeypatch.setattr("roundhouse.lab.contest.code_of", lambda game: "the same")
    asked = strength.Asked(["railroad_revolution"], "ladder", None, 1, 0, tmp_path)
    first = strength.play(strength.Match("railroad_revolution", ("trainee", "random"), 1), asked, "pure")
    assert "1 trainee, 3 random      1 of 1: won" in first
    (file,) = tmp_path.iterdir()
    before = file.read_bytes()
    again = strength.play(strength.Match("railroad_revolution", ("trainee", "random"), 3), asked, "pure")
    assert "1 games of 1 trainee, 3 random are there already" in capsys.readouterr().out
    assert "3 of 3: won" in again
    assert file.read_bytes().startswith(before)
    assert file.read_bytes().count(b"\n") == 4  # the plan and three games


def test_figures_of_known_games() -> None:
    strength = loaded()

    def result(seating: str, scores: list[int], winners: list[int], out: list[int]) -> Result:
        return Result(1, seating.split(), scores, {}, winners, 9, 9, None, None, {}, out)

    games = [result("a a b a", [1, 2, 3, 0], [2], []), result("b a a a", [4, 4, 0, 0], [0, 1], [2, 3])]
    assert strength.wins_of("b", games) == Wins(1.5, 2)
    equal = strength.Match("age_of_steam", ("search",), 2)
    assert strength.together(equal, games) == (
        "mean seat 1.8 ± 0.5, at least 88: missed; mean winner 3.5 ± 1.0; "
        "bankruptcies a game 1.000, fewer than 0.05: missed"
    )


def test_nonsense_is_refused(tmp_path: Path) -> None:
    for arguments in (["--games", "chess"], ["--number", "0"], ["--only", "all"], ["--option", "board"]):
        refused = run(tmp_path, *arguments)
        assert refused.returncode == 2
        assert "Traceback" not in refused.stderr
    assert not list(tmp_path.iterdir())
