"""Every game as a game of OpenSpiel: its own test of games, its searches and environments, and no secrets."""

from __future__ import annotations

import doctest
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import mcts

from roundhouse.core.game import SetupError
from roundhouse.games.registry import GAMES
from roundhouse.lab import openspiel
from roundhouse.lab.openspiel import PREFIX, openspiel_game
from roundhouse.lab.outcome import ranks


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> Any:
    return openspiel_game(request.param, players=3)


def dealt(game: Any, deal: int, moves: int = 0) -> Any:
    """A position after a deal and some moves."""
    state = game.new_initial_state()
    state.apply_action(deal)
    for _ in range(moves):
        state.apply_action(state.legal_actions()[-1])
    return state


def test_openspiel_finds_nothing_wrong(game: Any) -> None:
    """Whole random games: clones, observations, returns, and states that are written down."""
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_games_are_found_by_name_with_players_and_options() -> None:
    game = pyspiel.load_game(f"{PREFIX}age_of_steam(players=4,options=map:germany)")
    assert game.num_players() == 4
    assert dealt(game, 1).position.game.name == "age_of_steam"
    assert "germany" in str(game)
    with pytest.raises(SetupError, match="not 7"):
        openspiel_game("railroad_revolution", players=7)


def test_the_moves_are_those_of_the_rules_and_the_end_is_paid_by_rank(game: Any) -> None:
    state = dealt(game, 5)
    dice = np.random.default_rng(3)
    while not state.is_terminal():
        assert state.legal_actions() == sorted(state.position.legal())
        assert state.current_player() == state.position.seat
        assert state.returns() == [0.0, 0.0, 0.0]
        state.apply_action(int(dice.choice(state.legal_actions())))
    assert state.returns() == ranks(state.position.places())


def test_a_seat_sees_the_same_whatever_it_may_not_know(game: Any) -> None:
    state = dealt(game, 9, moves=12)
    seat = state.current_player()
    twin = state.resample_from_infostate(seat, np.random.RandomState(1).random_sample)
    assert twin.observation_tensor(seat) == state.observation_tensor(seat)
    assert twin.observation_string(seat) == state.observation_string(seat)
    assert twin.legal_actions() == state.legal_actions()
    twin.apply_action(twin.legal_actions()[0])
    assert len(twin.history()) == len(state.history()) + 1  # a twin: what happens to it stays with it


def test_a_search_and_an_environment_of_openspiel_play() -> None:
    game = openspiel_game(GAMES[0], players=2)
    state = dealt(game, 5)
    dice = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 1.4, 4, mcts.RandomRolloutEvaluator(1, dice), random_state=dice)
    assert bot.step(state) in state.legal_actions()
    step = rl_environment.Environment(game).reset()
    assert len(step.observations["info_state"][0]) == len(state.observation_tensor(0))


def test_the_examples_in_the_module_run() -> None:
    assert doctest.testmod(openspiel).failed == 0
