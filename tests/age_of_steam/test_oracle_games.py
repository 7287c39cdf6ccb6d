"""Recorded games: replayed exactly, by the command as well."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from age_of_steam.recorder import Recorder, record
from age_of_steam.replaying import DATA, RECORDED, text_of, verdict
from age_of_steam.solvent import start
from roundhouse.cli import main
from roundhouse.core.random import Random

SCORES = {
    "g1": {"A": 57, "B": 0, "C": 42, "D": 54, "E": 50},
    "sl1": {"A": 90, "B": 58},
    "bb1": {"A": 51},
    "de1": {"A": 58, "B": 45, "C": 58, "D": 72, "E": 52},
    "reversteam": {"A": 79, "B": 105, "C": 111},
    "four_corners": {"A": 85, "B": 94, "C": 0, "D": 85},
    "new_hampshire": {"A": 69, "B": 85, "C": 78, "D": 105},
    "vermont": {"A": 81, "B": 59, "C": 77, "D": 79, "E": 56},
    "trisland": {"A": 78, "B": 82, "C": 71},
    "scotland": {"A": 55, "B": 65},
    "india": {"A": 31, "B": 52, "C": 48, "D": 30, "E": 22, "F": -16},
    "central_new_england": {"A": 32, "B": 53, "C": 46, "D": 29, "E": 43, "F": 38, "G": 39},
    "portugal": {"A": 94, "B": 68, "C": 0, "D": 0},
    "madagascar": {"A": 47, "B": 50, "C": 59, "D": 65, "E": 0},
    "holland": {"A": 110, "B": 105, "C": 119},
    "alabama": {"A": 52, "B": 54},
    "jamaica": {"A": 0, "B": 59},
    "new_england": {"A": 173, "B": 210},
    "cyprus": {"A": 74, "B": 99, "C": 63},
    "california_gold_rush": {"A": 68, "B": 119, "C": 71, "D": 51},
    "sicily": {"A": 41, "B": 60, "C": 57},
    "ireland": {"A": 76, "B": 28, "C": 47, "D": 42},
    "pittsburgh": {"A": 34, "B": 88, "C": 51},
}


@pytest.mark.parametrize("name", RECORDED)
def test_a_recorded_game_replays_exactly(name: str) -> None:
    found = verdict(text_of(name), name)
    assert found["valid"], found["says"]
    assert found["totals"] == SCORES[name]
    assert found["events"] == text_of(name).count("\n    - [")
    assert found["notes"] == []


def test_tiles_in_an_order_that_is_not_legal_are_reported_and_laid_in_one_that_is() -> None:
    first, second = "    - [build, A, [15, 8], [[1, 5]], 2]\n", "    - [build, A, [14, 8], [[2, 5]], 3]\n"
    text = text_of("g1")
    assert first + second in text
    found = verdict(text.replace(first + second, second + first), "g1")
    assert found["valid"], found["says"]
    assert found["notes"] == ["events 22, 21, 23: the tiles of this turn are legal only in this order"]


TWO_TURNS = """
shares, A, 0; shares, B, 0; shares, C, 0; out, A, 3, 0; out, B, 2, 0; out, C, 1, 0
select, C, engineer; select, B, first_move; select, A, turn_order; done, C; done, B; done, A
nomove, B; nomove, C; nomove, A; nomove, B; nomove, C; nomove, A; settle, {A: [7, 0], B: [7, 0], C: [7, 0]}
roll, light, [1, 1, 1]; roll, dark, [1, 1, 1]
end_turn, 1, {A: [7, 0, 2, 1], B: [7, 0, 2, 1], C: [7, 0, 2, 1]}
shares, C, 0; shares, B, 0; shares, A, 0; bid, C, 1; out, B, 3, 0; tpass, A; out, A, 2, 0; out, C, 1, 1
"""


def judged(turns: str) -> dict[str, object]:
    """What is said about a game that begins so and breaks off."""
    head = Recorder(start("rust_belt", 3, 1), Random(1)).head
    events = [event for line in turns.strip().split("\n") for event in line.split("; ")]
    found = verdict("\n".join([*head, *(f"    - [{event}]" for event in events)]), "x1")
    assert f"the record breaks off after {len(events)} events: no final score" in str(found["says"])
    return found


def test_r_auc_9_a_pass_of_one_of_two_bidders_is_noted_and_changes_nothing() -> None:
    notes = judged(TWO_TURNS)["notes"]
    assert notes == ["event 28 [tpass, A]: with two bidders left a pass changes nothing"]


def test_r_auc_9_a_pass_of_one_of_two_bidders_before_any_bid_is_played() -> None:
    turns = TWO_TURNS
    for before, after in [
        ("select, B, first_move; select, A, turn_order", "select, B, turn_order; select, A, first_move"),
        ("nomove, B; nomove, C; nomove, A", "nomove, A; nomove, C; nomove, B"),
        (
            "bid, C, 1; out, B, 3, 0; tpass, A; out, A, 2, 0; out, C, 1, 1",
            "out, C, 3, 0; tpass, B; out, A, 2, 0; out, B, 1, 0",
        ),
    ]:
        assert before in turns
        turns = turns.replace(before, after)
    assert judged(turns)["notes"] == []


# Games of the engine's own: every map, every kind of event


@pytest.mark.parametrize(
    ("map", "players", "seed"),
    [
        ("rust_belt", 3, 0),
        ("southern_us", 3, 0),
        ("western_us", 4, 0),
        ("korea", 3, 0),
        ("germany", 3, 0),
        ("australia", 4, 0),
        ("scandinavia", 3, 0),
        ("poland", 5, 0),
        ("ireland", 3, 0),
        ("sweden", 4, 0),
    ],
)
def test_what_the_engine_plays_and_writes_down_it_reads_back(map: str, players: int, seed: int) -> None:
    found = verdict(record(map, players, seed), "x1")
    assert found["valid"], found["says"]


@pytest.mark.parametrize(("number", "valid"), [(0, True), (1, False)])
def test_an_empty_plant_may_be_recorded_and_nothing_comes_out_of_it(number: int, valid: bool) -> None:
    before, rest = record("sweden", 4, 0).split("    - [settle", 1)
    assert "incinerate" not in before
    found = verdict(f"{before}    - [incinerate, A, {number}]\n    - [settle{rest}", "x1")
    assert found["valid"] is valid, found["says"]
    if not valid:
        assert "recorded 1, by the rules 0" in str(found["says"])


# The command


def run(*arguments: str | Path) -> Result:
    return CliRunner(env={"COLUMNS": "120"}).invoke(main, ["validate", *(str(word) for word in arguments)])


def test_validate_oracle_replays_every_game_of_a_file(tmp_path: Path) -> None:
    file = tmp_path / "games.yaml"
    games = "games:\n" + "".join(
        "  " + line + "\n" for name in ("bb1", "sl1") for line in text_of(name).split("\n")
    )
    file.write_text(games, encoding="utf-8")
    result = run("--oracle", file)
    assert result.exit_code == 0
    assert "bb1: Barbados, 104 events" in result.output
    assert "sl1: St. Lucia, 151 events" in result.output
    assert "2 of 2 recorded games agree with the rules" in result.output
    result = run("--oracle", file, "--game", "sl1")
    assert "bb1" not in result.output
    assert "1 of 1" in result.output
    data = json.loads(run("--oracle", file, "--json").stdout)
    assert data["valid"]
    assert [game["totals"] for game in data["games"]] == [{"A": 51}, {"A": 90, "B": 58}]
    assert [entry.name for entry in tmp_path.iterdir()] == ["games.yaml"]
    assert file.read_text(encoding="utf-8") == games


def test_validate_oracle_says_where_a_game_breaks(tmp_path: Path) -> None:
    file = tmp_path / "lie.yaml"
    file.write_text(text_of("bb1").replace("[buyback, A, 35]", "[buyback, A, 30]"), encoding="utf-8")
    result = run("--oracle", file, "--oracle", DATA / "sl1.yaml")
    assert result.exit_code == 1
    assert "event 103 [buyback, A, 30]: price of the shares: recorded 30, by the rules 35." in result.output
    assert "1 of 2 recorded games agree" in result.output
    data = json.loads(run("--oracle", file, "--json").stdout)
    assert (data["valid"], data["games"][0]["event"]) == (False, 103)


def test_a_rule_that_is_broken_is_explained_in_words(tmp_path: Path) -> None:
    file = tmp_path / "foul.yaml"
    file.write_text(text_of("g1").replace("[bid, B, 4]", "[tpass, B]"), encoding="utf-8")
    output = run("--oracle", file).output
    assert "event 7 [tpass, B]: the rules do not allow it: " in output
    assert "reason." not in output


def test_r_bld_3_a_complex_first_tile_is_allowed_by_an_edition_that_a_record_names_or_leaves_open(
    tmp_path: Path,
) -> None:
    file = tmp_path / "silent.yaml"
    text = text_of("sl1")
    assert "  edition: online" in text
    file.write_text(
        "".join(line for line in text.splitlines(True) if "edition:" not in line), encoding="utf-8"
    )
    output = run("--oracle", file).output
    assert "The record names no edition; it is a game of: online." in output
    assert "1 of 1 recorded games agree" in output
    file.write_text(text.replace("edition: online", "edition: deluxe"), encoding="utf-8")
    output = run("--oracle", file).output
    assert "event 11 [build, A, [3, 8]," in output
    assert "the rules do not allow it (with edition: online they would): Your very first tile" in output


def test_validate_wants_records_or_an_oracle(tmp_path: Path) -> None:
    assert run("--game", "g1", tmp_path).exit_code == 2
    assert run(tmp_path, "--oracle", tmp_path).exit_code == 2
    result = run("--oracle", DATA / "g1.yaml", "--game", "g2")
    assert result.exit_code == 1
    assert "there is no recorded game 'g2' in it; there is g1" in result.output.lower()
