"""Advice: what the bots steer by."""

from __future__ import annotations

import pytest

from roundhouse.bots.bot import RandomBot
from roundhouse.bots.characters import Trainee
from roundhouse.bots.greedy import GreedyBot
from roundhouse.core.random import Random
from roundhouse.games.russian_railroads.advice.evaluation import scorings_left
from roundhouse.games.russian_railroads.advice.prospects import route_worth
from roundhouse.games.russian_railroads.advice.routes import ATLASES
from roundhouse.games.russian_railroads.advice.terms import Tracks
from roundhouse.games.russian_railroads.rules.components import ROUTES
from roundhouse.lab.simulate import play_game
from russian_railroads.helpers import GAME, fresh, hand, position


@pytest.mark.parametrize("board", ["russia", "usa"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_after_the_last_scoring_the_advice_is_the_score(players: int, board: str) -> None:
    state = fresh(players, board, 5)
    rng = Random(5)
    while not state.over:
        values = GAME.evaluate(state)
        assert len(values) == players
        assert all(-50 < value < 2000 for value in values)
        legal = state.legal()
        state.play(legal[rng.below(len(legal))])
    assert GAME.evaluate(state) == [float(points) for points in state.scores().totals()]


def test_more_is_better() -> None:
    """Every good thing raises what its owner may expect."""
    plain = GAME.evaluate(position())[0]
    good = [
        {"tracks": {"kiev": [3]}},
        {"tracks": {"trans_siberian": [6]}},
        {"tracks": {"trans_siberian": [6, 4]}},
        {"locos": {"trans_siberian": [1], "kiev": [4]}},
        {"gaps": [2, 3]},
        {"markers": [3]},
        {"coins": 4},
        {"workers": 6},
        {"engineers": [5]},
        {"cards": ["end_workers"]},
    ]
    for things in good:
        state = position()
        hand(state, 0, **things)
        assert GAME.evaluate(state)[0] > plain, things


def test_the_advice_is_the_same_for_all_that_a_seat_cannot_tell_apart() -> None:
    state = position(markers=[4], gaps=[9])
    for seat in range(4):
        views = {tuple(GAME.evaluate(state.imagine(seat, Random(n)))) for n in range(10)}
        assert len(views) == 1


@pytest.mark.parametrize("board", ["russia", "usa"])
@pytest.mark.parametrize("players", [1, 2, 4])
def test_what_is_kept_from_before_changes_no_value(players: int, board: str) -> None:
    """Routes are remembered by all that they depend on; who remembers nothing comes to the same."""
    state = fresh(players, board, 3)
    rng = Random(3)
    while not state.over:
        remembered = GAME.evaluate(state)
        left = scorings_left(state)
        for seat in range(players):
            routes = sum(route_worth(state, seat, route, left) for route in range(ROUTES))
            assert routes == Tracks("tracks").worth(state, seat, left)
        ATLASES.clear()
        assert remembered == GAME.evaluate(state)
        legal = state.legal()
        for _ in range(3):  # a few positions side by side, so that there is something to be mixed up
            after = state.copy()
            after.play(legal[rng.below(len(legal))])
            GAME.evaluate(after)
        state.play(legal[rng.below(len(legal))])


@pytest.mark.slow
@pytest.mark.parametrize("board", ["russia", "usa"])
def test_one_greedy_beats_a_random_opponent_by_far(board: str) -> None:
    result = play_game(GAME, [RandomBot(1), GreedyBot(2)], 9, {"board": board})
    assert result.winners == [1]
    assert result.scores[1] > 200


@pytest.mark.slow
def test_alone_against_emil_a_greedy_bot_scores_well() -> None:
    result = play_game(GAME, [GreedyBot(3)], 4, {"board": "russia"})
    assert result.scores[0] > 200


def test_a_gentle_bot_does_not_pass_with_all_its_workers_still_to_place() -> None:
    """Neither when it looks nor when it slips; the first turn of a round has many other ways."""
    state = fresh(4, "russia", 1)
    way_out = GAME.moves.code("pass")
    while way_out not in state.legal():
        state.play(state.legal()[0])
    view = state.seen_by(state.seat)
    assert len(state.legal()) > 10
    assert all(Trainee(seed).choose(view) != way_out for seed in range(40))
