"""The guard of hot paths says what has become dearer, and only that."""

from __future__ import annotations

from pathlib import Path

from bench.instruction_guard import compare, keep, kept


def test_what_is_more_than_a_tenth_dearer_is_named() -> None:
    before = {"shuttle": {"count_copy": 10.0, "count_legal": 10.0}}
    lines, dear = compare({"shuttle": {"count_copy": 11.1, "count_legal": 10.9}}, before)
    assert len(lines) == 2
    assert dear == ["shuttle count_copy is 11% dearer"]


def test_what_is_new_is_not_dear() -> None:
    lines, dear = compare({"shuttle": {"count_copy": 10.0}}, {})
    assert "not known before" in lines[0]
    assert not dear


def test_counts_are_renewed_game_by_game(tmp_path: Path) -> None:
    file = tmp_path / "instructions.json"
    keep({"shuttle": {"count_copy": 1.0}, "tram": {"count_copy": 2.0}}, file)
    keep({"tram": {"count_copy": 3.0}}, file)
    makers, counts = kept(file)
    assert counts == {"shuttle": {"count_copy": 1.0}, "tram": {"count_copy": 3.0}}
    assert makers["python"]
