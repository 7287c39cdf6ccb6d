"""Recorded games play again, move by move, to the same score sheet. `scripts/golden.py` makes them."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from pathlib import Path

import pytest

from roundhouse.core.game import Game
from roundhouse.core.record_reader import read
from roundhouse.core.replay import replay_all
from roundhouse.games.registry import GAMES, package_of
from tables import some_game

GOLDEN = Path(__file__).parent.parent / "golden"
FILES = sorted(GOLDEN.glob("*/*.txt"))


@lru_cache
def played_with(name: str, components: str, rules: int) -> Game:
    """The game as it was on the day of a record, which is never made anew."""
    return package_of(name).open_as(components, rules)


@pytest.mark.parametrize("file", FILES, ids=[f"{file.parent.name}-{file.stem}" for file in FILES])
def test_a_recorded_game_plays_again(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    record = read(text)
    assert record.write() == text
    assert record.scores is not None
    state = replay_all(record, played_with(record.game, record.components, record.rules))
    assert state.over
    scores = state.scores()
    assert (scores.lines, scores.rows) == (record.scores.lines, record.scores.rows)
    assert scores.totals() == record.scores.totals()
    assert state.winners() == record.winners


@pytest.mark.parametrize("name", GAMES)
def test_a_dozen_games_for_each_number_of_players_half_of_them_with_variants(name: str) -> None:
    game = some_game(name)
    every = {file: read(file.read_text(encoding="utf-8")) for file in FILES if file.parent.name == name}
    records = [record for file, record in every.items() if "-players-" in file.name]
    counts = Counter(record.players for record in records)
    # With more than the usual game is made for, the few choices there are have games of their own.
    most_usual = game.seats(game.complete({}))[1]
    assert counts == dict.fromkeys(range(game.min_players, most_usual + 1), 12)
    for players in counts:
        played = [record.options for record in records if record.players == players]
        most = max(played.count(options) for options in played)
        assert most == 6  # the usual game; the others are variants
    for option in game.options:
        # Choices that came later have a game of their own.
        assert {record.options[option.name] for record in every.values()} == set(option.choices)
