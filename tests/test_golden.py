"""Recorded games play again, move by move, to the same score sheet. `scripts/golden.py` makes them."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from roundhouse.core.record_reader import read
from roundhouse.core.replay import replay_all
from roundhouse.games.registry import GAMES
from tables import some_game

GOLDEN = Path(__file__).with_name("golden")
FILES = sorted(GOLDEN.glob("*/*.txt"))


@pytest.mark.parametrize("file", FILES, ids=[f"{file.parent.name}-{file.stem}" for file in FILES])
def test_a_recorded_game_plays_again(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    record = read(text)
    assert record.write() == text
    assert record.scores is not None
    state = replay_all(record, some_game(record.game))
    assert state.over
    scores = state.scores()
    assert (scores.lines, scores.rows) == (record.scores.lines, record.scores.rows)
    assert scores.totals() == record.scores.totals()
    assert state.winners() == record.winners


@pytest.mark.parametrize("name", GAMES)
def test_a_dozen_games_for_each_number_of_players_half_of_them_with_variants(name: str) -> None:
    game = some_game(name)
    records = [read(file.read_text(encoding="utf-8")) for file in FILES if file.parent.name == name]
    counts = Counter(record.players for record in records)
    assert counts == dict.fromkeys(range(game.min_players, game.max_players + 1), 12)
    for players in counts:
        played = [record.options for record in records if record.players == players]
        most = max(played.count(options) for options in played)
        assert most == 6  # the usual game; the others are variants
    for option in game.options:
        assert {record.options[option.name] for record in records} == set(option.choices)
