"""What the map maker is told of the rules that maps may have."""

from __future__ import annotations

from roundhouse.games.age_of_steam.editor.subjects import SUBJECTS
from roundhouse.games.age_of_steam.reading.switch_readers import EARLY, LATE


def test_every_rule_is_about_one_subject() -> None:
    listed = [rule for rules in SUBJECTS.values() for rule in rules.split()]
    assert sorted(listed) == sorted({**EARLY, **LATE})
