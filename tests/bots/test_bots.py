"""The bots, the game's evaluation, and many games between bots."""

from __future__ import annotations

import doctest
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from forms import many
from roundhouse.bots import registry
from roundhouse.bots.bot import Bot
from roundhouse.bots.playout import playout
from roundhouse.bots.registry import BOTS, UnknownBot, make_bot, thinks_long
from roundhouse.core.game import Game, SetupError
from roundhouse.core.random import Random
from roundhouse.core.state import State
from roundhouse.games.railroad_revolution.advice.distances import distances
from roundhouse.games.railroad_revolution.rules.state import State as RailroadRevolutionState
from roundhouse.games.registry import GAMES, open_game
from roundhouse.lab.simulate import Result, bot_seed, play_game, simulate
from searching import ended

# Those whose choices hang on nothing but seed and view; the searching bot is tested with a budget of its own.
BY_SEED = [name for name in BOTS if not thinks_long(name)]
PAGE = Path(__file__).parent.parent.parent / "docs" / "bots.md"


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> Game:
    return open_game(request.param)


def positions(game: Game, seed: int, every: int) -> Iterator[State]:
    """Positions with a choice from a random game."""
    state = game.new(most(game), seed)
    rng = Random(seed)
    number = 0
    while not state.over:
        moves = state.legal()
        if len(moves) > 1:
            number += 1
            if number % every == 0:
                yield state.copy()
        state.advance(moves[rng.below(len(moves))])


def choice(bot: str, state: State) -> int:
    return make_bot(bot, seed=5).choose(state.seen_by(state.seat))


# Bots


def test_bots_have_the_names_they_are_registered_under() -> None:
    assert {name: bot.name for name, bot in BOTS.items()} == {name: name for name in BOTS}
    assert list(BOTS) == ["random", "trainee", "shunter", "greedy", "search", "stationmaster"]  # to the best


def test_an_unknown_bot_gets_one_plain_sentence() -> None:
    there = "random, trainee, shunter, greedy, search, stationmaster"
    with pytest.raises(UnknownBot, match=rf"^there is no bot 'genius'; there are {there}$"):
        make_bot("genius", 1)


@pytest.mark.parametrize("bot", BY_SEED)
def test_the_same_seed_and_views_give_the_same_legal_choices(game: Game, bot: str) -> None:
    for state in positions(game, seed=11, every=12):
        before = state.digest()
        first, second = choice(bot, state), choice(bot, state)
        assert first == second
        assert first in state.legal()
        assert state.digest() == before


@pytest.mark.parametrize("bot", BY_SEED)
def test_positions_that_differ_only_in_hidden_things_get_the_same_choice(game: Game, bot: str) -> None:
    differing = 0
    for seed in (12, 13, 14):
        for number, state in enumerate(positions(game, seed, every=9)):
            other = state.imagine(state.seat, Random(1000 + number))
            differing += state.digest() != other.digest()
            assert choice(bot, state) == choice(bot, other)
        if differing > 10:
            break
    assert differing > 10


def test_greedy_wins_against_three_random_bots(game: Game) -> None:
    lineup = ["greedy", "random", "random", "random"]
    games = many(2)
    results = list(simulate(game, lineup, players=4, games=games, seed=3, workers=1))
    winners = [result.seating[seat] for result in results for seat in result.winners]
    assert winners == ["greedy"] * games
    assert [result.seating.index("greedy") for result in results] == [0, 3][:games]


def test_a_bot_that_cheats_the_rules_is_stopped(game: Game) -> None:
    class Cheat(Bot):
        name = "cheat"

        def choose(self, view: State) -> int:
            return next(move for move in range(game.moves.size) if move not in view.legal())

    with pytest.raises(ValueError, match="reason"):
        play_game(game, [Cheat(seat) for seat in range(fewest(game))], seed=1)


def fewest(game: Game) -> int:
    """The fewest players with the usual options."""
    return game.seats(game.complete({}))[0]


def most(game: Game) -> int:
    """The most players with the usual options."""
    return game.seats(game.complete({}))[1]


# Playouts


def test_a_playout_ends_and_counts_its_decisions(game: Game) -> None:
    state, twin = game.new(most(game), 4), game.new(most(game), 4)
    decisions = playout(state, Random(9))
    assert state.over
    rng, counted = Random(9), 0
    while not twin.over:
        moves = twin.legal()
        counted += 1
        twin.play(moves[rng.below(len(moves))])
    assert decisions == counted
    assert state.digest() == twin.digest()


# The evaluation


def test_after_the_end_the_evaluation_is_the_score(game: Game) -> None:
    for players in range(fewest(game), most(game) + 1):
        state = ended(game, players, seed=players)
        assert game.evaluate(state) == pytest.approx(state.scores().totals(), abs=0.5)


def test_the_evaluation_knows_no_more_than_the_seat(game: Game) -> None:
    for number, state in enumerate(positions(game, seed=13, every=5)):
        other = state.imagine(state.seat, Random(2000 + number))
        assert game.evaluate(state)[state.seat] == game.evaluate(other)[state.seat]


def test_the_evaluation_leaves_the_position_alone(game: Game) -> None:
    for state in positions(game, seed=14, every=20):
        before = state.digest()
        values = game.evaluate(state)
        assert (state.digest(), len(values)) == (before, state.players)


def test_distances_are_rails_to_lay_from_a_network() -> None:
    """The fewest rails from the initial one, as the reconstruction of the board gives them."""
    state = open_game("railroad_revolution").new(players=4, seed=7)
    assert isinstance(state, RailroadRevolutionState)
    away = distances(state, 0)
    assert away.cities == [[], [], [2, 2, 2], [3, 3, 3], [5, 5, 5, 7], [7, 8, 9]]
    assert away.deals[:3] == [2, 3, 3]
    assert away.terrain[0][:4] == [1, 2, 2, 4]
    before = away.cities[2]
    state.lay_rail(0, state.c.spaces.index("charlotte-miami/1"))
    assert distances(state, 0).cities[2] == [1, 2, 2]
    assert distances(state, 1).cities[2] == before


# Many games


def test_the_number_of_processes_changes_nothing(game: Game) -> None:
    alone = list(simulate(game, ["random"], players=3, games=6, seed=2, workers=1))
    together = list(simulate(game, ["random"], players=3, games=6, seed=2, workers=2))
    assert alone == together
    assert len({result.seed for result in alone}) == 6


def test_fewer_bots_than_seats_repeat_and_seats_rotate(game: Game) -> None:
    class Second(BOTS["random"]):  # type: ignore[misc]
        name = "second"

    BOTS["second"] = Second
    try:
        results = list(simulate(game, ["random", "second"], players=3, games=3, seed=2, workers=1))
    finally:
        del BOTS["second"]
    assert [result.seating for result in results] == [
        ["random", "second", "random"],
        ["second", "random", "random"],
        ["random", "random", "second"],
    ]


def test_seed_and_seating_are_enough_to_play_a_game_again(game: Game) -> None:
    result = next(simulate(game, ["random"], players=4, games=1, seed=6, workers=1))
    bots = [make_bot(name, bot_seed(result.seed, seat)) for seat, name in enumerate(result.seating)]
    assert play_game(game, bots, result.seed) == result


def test_a_result_is_consistent(game: Game) -> None:
    result: Result = next(simulate(game, ["random"], players=4, games=1, seed=9, workers=1))
    columns = zip(*result.sheet.values(), strict=True)
    assert [sum(column) for column in columns] == result.scores
    # Where players can be eliminated, those left may have won with less than nothing.
    assert len({result.scores[seat] for seat in result.winners}) <= 1
    assert 0 < result.choices <= result.decisions


@pytest.mark.parametrize(
    ("bots", "players", "message"),
    [
        ([], 4, "there must be at least one bot"),
        (["random"] * 5, 4, "there are 5 bots but only 4 seats"),
        (["random", "genius"], 4, "there is no bot 'genius'; there are random, trainee"),
        (["random"], 99, "not 99"),
    ],
)
def test_a_simulation_that_cannot_be_is_refused_at_once(
    game: Game, bots: list[str], players: int, message: str
) -> None:
    with pytest.raises((SetupError, UnknownBot), match=message):
        simulate(game, bots, players, games=1, seed=1)


# The page for writers of bots, and the examples in the code


def test_the_examples_of_the_page_run(capsys: pytest.CaptureFixture[str]) -> None:
    blocks = re.findall(r"^```python\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    names: dict[str, object] = {"__name__": "page"}
    try:
        for block in blocks:
            exec(compile(block, str(PAGE), "exec"), names)
    finally:
        BOTS.pop("hasty", None)
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 3
    assert [line.split("]")[0] for line in lines[1:]] == ["['hasty', 'random'", "['random', 'hasty'"]


def test_the_example_in_the_registry_holds() -> None:
    result = doctest.testmod(registry)
    assert result.attempted > 0
    assert result.failed == 0
