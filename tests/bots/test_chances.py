"""Chances mean what they say: measured on a few games of bots that nothing was taught by."""

from __future__ import annotations

import json
from pathlib import Path
from statistics import mean

import pytest

from roundhouse.bots.beam import LEARNT, NO_LIMIT, best_move
from roundhouse.bots.chances import BEST, USUAL, chances, corrections, forecasts, likely
from roundhouse.bots.lookahead import Lookahead
from roundhouse.bots.skills import skills_of
from roundhouse.core.game import company
from roundhouse.games.registry import open_game
from roundhouse.table import Seat, Table

DATA = Path(__file__).parent.parent / "data" / "chances"
EVERY = 20  # decisions
ROUGHLY = 20.0  # points: a few games tell no better, but a correction that fits no more would be seen


@pytest.mark.parametrize("name", sorted(path.stem for path in DATA.glob("*.jsonl")))
def test_chances_and_points_are_told_better_than_by_the_games_own_advice(name: str) -> None:
    """By the mean square between chances and wins (Brier), over whole games, and by how wrong points are."""
    learnt = before = same = 0.0
    told: list[float] = []
    for line in (DATA / f"{name}.jsonl").read_text(encoding="utf-8").splitlines():
        played = json.loads(line)
        game = open_game(played["game"])
        state = game.new(played["players"], played["seed"], played["options"])
        won = [float(seat in played["winners"]) for seat in range(state.players)]
        for step, move in enumerate(played["moves"]):
            if step % EVERY == 1:
                assert game.correction(state) is not None
                told += [said - end for said, end in zip(forecasts(state), played["scores"], strict=True)]
                learnt += gap(chances(state), won)
                before += gap(likely(game.evaluate(state), game.doubt(state)), won)
                same += gap([1 / state.players] * state.players, won)
            state.advance(move)
        assert state.scores().totals() == played["scores"]
    assert learnt < 0.95 * before
    assert learnt < 0.8 * same
    assert abs(mean(told)) < ROUGHLY


def gap(chance: list[float], won: list[float]) -> float:
    return sum((one - other) ** 2 for one, other in zip(chance, won, strict=True))


@pytest.mark.parametrize("moves", [0, 3, 30])
def test_who_follows_the_first_line_of_a_hint_stands_as_the_chart_says(moves: int) -> None:
    state = open_game("railroad_revolution").new(4, 7, {})
    for _ in range(moves):
        state.play(state.game.promising(state)[0])
    thought = Lookahead(state.seen_by(state.seat), 1, 4, NO_LIMIT, thorough=True, level=LEARNT)
    world = thought.world
    (first, *others) = thought.compare(thought.trials[:1], thought.trials[1:3], 2, NO_LIMIT)
    assert {trial.tried for trial in (first, *others)} == {2}
    (followed,) = (trial for trial in (first, *others) if trial.moves == thought.trials[0].moves)
    assert followed.chance / 2 == pytest.approx(chances(world)[state.seat])
    assert followed.points / 2 == pytest.approx(forecasts(world)[state.seat])


def test_who_has_still_to_choose_a_set_up_tile_is_not_behind_by_that() -> None:
    game = open_game("railroad_revolution")
    rises: list[float] = []
    for seed in range(6):
        state = game.new(4, seed, {})
        for _ in range(state.players):
            seat, before = state.seat, forecasts(state)
            state.play(best_move(state))
            while state.decision.name not in ("ChooseSetup", "PlaceWorker"):
                state.play(best_move(state))
            rises.append(forecasts(state)[seat] - before[seat])
    assert abs(mean(rises)) < 5.0


def test_each_number_of_players_has_a_correction_or_takes_the_nearest() -> None:
    game = open_game("russian_railroads")
    four, two = (game.correction(game.new(players, 7, {})) for players in (4, 2))
    assert four is not None
    assert two is not None
    before = game.corrections
    try:
        game.corrections = {company("russia", 4): four, company("russia", 2): two}
        assert game.correction(game.new(3, 7, {})) is four, "the larger of two that are as near"
        game.corrections = {company("russia", 4): four}
        assert game.correction(game.new(2, 7, {})) is four
        game.corrections = {company("usa", 2): two}
        assert game.correction(game.new(2, 7, {})) is None, "another board"
    finally:
        game.corrections = before


def test_chances_know_whether_all_bots_are_of_the_best() -> None:
    game = open_game("russian_railroads")

    def skills(*kinds: str) -> list[int]:
        seats = [Seat(f"P{number}", kind) for number, kind in enumerate(kinds)]
        return skills_of(Table(game, seats, seed=1))

    assert skills("human", "greedy", "stationmaster") == [USUAL] * 3
    assert skills("human", "search", "stationmaster") == [BEST] * 3
    assert skills("human", "human") == [USUAL] * 2
    state = game.new(4, 7, {})
    assert corrections(state, [USUAL] * 4) == corrections(state) != corrections(state, [BEST] * 4)
