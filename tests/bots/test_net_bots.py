"""Nets as bots: they play the move that they rate highest, and what is no net is found out first."""

from __future__ import annotations

from pathlib import Path

import pytest

from bots.test_outside_bots import LIMIT, ROOT, game_with, no_process_is_left  # noqa: F401  (a fixture)
from roundhouse.bots.command_line import BadBot, maker
from roundhouse.bots.outside.seat import Outside
from roundhouse.games.registry import GAMES, open_game

DATA = Path(__file__).parent.parent / "data"
# A model with one node, CumSum over the mask: its largest number is at the last legal move, in every game.
LAST_LEGAL = DATA / "last_legal.onnx"
SEVEN_PLACES = DATA / "seven_places.onnx"  # observations and moves that no game has


@pytest.mark.parametrize("name", GAMES)
def test_a_net_plays_the_legal_move_with_the_largest_number(name: str) -> None:
    bot = maker(f"onnx:{LAST_LEGAL}", LIMIT)
    assert bot.name == "last_legal"
    seat = bot(seed=1)
    assert isinstance(seat, Outside)
    state = open_game(name).new(players=3, seed=5)
    seat.begin(state.game, 3, 0, state.game.complete({}))
    for _ in range(30):
        moves = state.legal()
        if not moves:
            break  # always the last move is soon the end in some games
        if len(moves) > 1:
            assert seat.choose(state.seen_by(state.seat)) == max(moves)
        state.play(max(moves))
    assert seat.fault == ""
    seat.close()


def test_a_net_for_another_game_loses_and_says_why() -> None:
    result = game_with(maker(f"other=onnx:{SEVEN_PLACES}", LIMIT))
    assert list(result.faults) == [1]
    assert "observation has 7 places" in result.faults[1]


def test_what_is_no_net_is_found_out_before_anybody_plays() -> None:
    with pytest.raises(BadBot, match=r"pyproject\.toml: .*this is no net that can be read"):
        maker(f"onnx:{ROOT / 'pyproject.toml'}")
    with pytest.raises(BadBot, match="No such file"):
        maker("onnx:nowhere.onnx")
