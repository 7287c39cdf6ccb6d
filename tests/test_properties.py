"""What holds for every game, shown over random play. Written once, run for every registered game."""

from __future__ import annotations

import json
import os
import pickle
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from forms import many
from playing import OPEN, chain, plain, position, random_move, tables, walk
from roundhouse.core.message import IllegalMove
from roundhouse.core.random import Random

TABLES = tables()
SOURCE = Path(__file__).parent.parent / "src"

table = st.sampled_from(TABLES)
seeds = st.integers(0, 2**32)
plies = st.integers(0, 600)
quick = settings(max_examples=many(60), deadline=None, derandomize=True)


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_a_game_always_has_a_legal_move_and_always_ends(
    name: str, players: int, options: dict[str, str]
) -> None:
    for seed in range(many(12)):
        for moves, state in enumerate(walk(OPEN[name], players, options, seed)):
            assert moves < 10_000
            assert len(set(state.legal())) == len(state.legal())
            assert all(0 <= move < state.game.moves.size for move in state.legal())
        assert state.over
        assert state.legal() == []
        assert state.seat == -1
        assert set(state.winners()) <= set(range(players))  # nobody, where all can lose


@quick
@given(table, seeds, plies)
def test_why_not_is_none_exactly_for_the_legal_moves(
    where: tuple[str, int, dict[str, str]], seed: int, ply: int
) -> None:
    name, players, options = where
    state = position(OPEN[name], players, options, seed, ply)
    legal = set(state.legal())
    for move in range(state.game.moves.size):
        reason = state.why_not(move)
        assert (reason is None) == (move in legal), state.game.moves.text(move)


@quick
@given(table, seeds, plies)
def test_a_refused_move_changes_nothing(where: tuple[str, int, dict[str, str]], seed: int, ply: int) -> None:
    name, players, options = where
    state = position(OPEN[name], players, options, seed, ply)
    before = plain(state)
    refused = [move for move in range(state.game.moves.size) if move not in state.legal()]
    for move in [*refused[:: max(1, len(refused) // 10)], -1, state.game.moves.size]:
        with pytest.raises(IllegalMove):
            state.play(move)
    assert plain(state) == before


@quick
@given(table, seeds, plies)
def test_a_copy_is_equal_and_independent(where: tuple[str, int, dict[str, str]], seed: int, ply: int) -> None:
    name, players, options = where
    state = position(OPEN[name], players, options, seed, ply)
    before = plain(state)
    twin = state.copy()
    assert plain(twin) == before
    rng = Random(seed)
    for _ in range(60):
        if not twin.over:
            twin.play(random_move(twin, rng))
    assert plain(state) == before
    again = state.copy()
    rng = Random(seed)
    for _ in range(60):
        if not again.over:
            again.play(random_move(again, rng))
    assert plain(again) == plain(twin)


@quick
@given(table, seeds, plies)
def test_json_and_pickle_round_trip(where: tuple[str, int, dict[str, str]], seed: int, ply: int) -> None:
    name, players, options = where
    state = position(OPEN[name], players, options, seed, ply)
    from_json = OPEN[name].load(json.loads(json.dumps(state.dump())))
    from_pickle = pickle.loads(pickle.dumps(state))
    assert plain(from_json) == plain(state)
    assert plain(from_pickle) == plain(state)
    rng, other = Random(seed), Random(seed)
    for _ in range(40):
        if not state.over:
            state.play(random_move(state, rng))
            from_json.play(random_move(from_json, other))
    assert plain(from_json) == plain(state)


@pytest.mark.parametrize("name", list(OPEN))
def test_notation_round_trips_for_every_move(name: str) -> None:
    moves = OPEN[name].moves
    for code in range(moves.size):
        assert moves.code(moves.text(code)) == code
        block, indices = moves.parts(code)
        assert moves.block(code).name == block
        assert len(indices) == len(moves.block(code).axes)


@quick
@given(table, seeds, plies, seeds)
def test_what_a_seat_may_not_know_changes_nothing_it_sees(
    where: tuple[str, int, dict[str, str]], seed: int, ply: int, other: int
) -> None:
    name, players, options = where
    state = position(OPEN[name], players, options, seed, ply)
    reasons = [state.why_not(move) for move in range(state.game.moves.size)]
    for seat in range(-1, players):
        view = plain(state.seen_by(seat))
        rng = Random(other)
        for number in range(3):
            imagined = state.imagine(seat, rng)
            assert plain(imagined.seen_by(seat)) == view
            if seat == state.seat:
                assert imagined.legal() == state.legal()
                if not number:
                    assert [imagined.why_not(move) for move in range(state.game.moves.size)] == reasons
        assert plain(state.seen_by(seat).seen_by(seat)) == view


@quick
@given(table, seeds, plies, seeds)
def test_imagined_positions_play_to_the_end(
    where: tuple[str, int, dict[str, str]], seed: int, ply: int, other: int
) -> None:
    name, players, options = where
    state = position(OPEN[name], players, options, seed, ply)
    rng = Random(other)
    imagined = state.seen_by(state.seat).imagine(state.seat, rng)
    while not imagined.over:
        imagined.play(random_move(imagined, rng))
    assert set(imagined.winners()) <= set(range(players))


def test_the_same_seed_gives_the_same_games_in_plain_python_in_another_process() -> None:
    """In the compiled run this is the lockstep proof: both forms, the same hashes of every position."""
    games = [(*table, 1000 + number) for number, table in enumerate(TABLES * many(4))]
    here = [chain(*game) for game in games]
    script = "import json, sys, playing; print(json.dumps([playing.chain(*g) for g in json.load(sys.stdin)]))"
    environment = {
        **os.environ,
        "PYTHONPATH": f"{SOURCE}{os.pathsep}{Path(__file__).parent}",
        "PYTHONHASHSEED": "7",
    }
    child = subprocess.run(
        [sys.executable, "-c", script],
        input=json.dumps(games),
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(child.stdout) == here
