"""Chances mean what they say: measured on a few games of bots that nothing was taught by."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from roundhouse.bots.chances import chances, likely
from roundhouse.games.registry import open_game

DATA = Path(__file__).parent / "data" / "chances"
EVERY = 20  # decisions


@pytest.mark.parametrize("name", sorted(path.stem for path in DATA.glob("*.jsonl")))
def test_chances_are_better_than_without_what_was_learnt_and_than_saying_nothing(name: str) -> None:
    """By the mean square between chances and wins (Brier), over whole games."""
    learnt = before = same = 0.0
    for line in (DATA / f"{name}.jsonl").read_text(encoding="utf-8").splitlines():
        played = json.loads(line)
        game = open_game(played["game"])
        state = game.new(played["players"], played["seed"], played["options"])
        won = [float(seat in played["winners"]) for seat in range(state.players)]
        for step, move in enumerate(played["moves"]):
            if step % EVERY == 1:
                assert game.taught(state) is not None
                learnt += gap(chances(state), won)
                before += gap(likely(game.evaluate(state), game.doubt(state)), won)
                same += gap([1 / state.players] * state.players, won)
            state.advance(move)
        assert state.scores().totals() == played["scores"]
    assert learnt < 0.95 * before
    assert learnt < 0.8 * same


def gap(chance: list[float], won: list[float]) -> float:
    return sum((one - other) ** 2 for one, other in zip(chance, won, strict=True))
