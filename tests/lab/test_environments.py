"""The environments for research: the conformance suites of both libraries, secrets, snapshots, rewards."""

from __future__ import annotations

import doctest
import json
import re
import subprocess
import sys
from pathlib import Path
from random import Random as Dice

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import roundhouse.drawing  # noqa: F401 # so that environments can draw
from catalogues import compile_all
from roundhouse.core.game import Game, SetupError
from roundhouse.core.message import IllegalMove
from roundhouse.core.random import Random
from roundhouse.core.state import ARTISTS
from roundhouse.games.registry import GAMES, open_game
from roundhouse.lab import environment, outcome, single
from roundhouse.lab.environment import Environment, env
from roundhouse.lab.observation import layout_of
from roundhouse.lab.outcome import REWARDS
from roundhouse.lab.single import SingleAgent

ROOT = Path(__file__).resolve().parent.parent.parent
# Their suites know dictionaries with a mask only from environments that they list by name.
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> Game:
    return open_game(request.param)


def play_out(game: Environment, dice: Dice, steps: int | None = None) -> list[int]:
    """Random moves, to the end of the game or so many; what was played."""
    moves: list[int] = []
    while not game.running.over and len(moves) != steps:
        moves.append(dice.choice(game.legal()))
        game.step(moves[-1])
    return moves


# The suites of the libraries


@pytest.mark.parametrize("reward", ["rank", "margin"])
def test_pettingzoo_finds_nothing_wrong(game: Game, reward: str) -> None:
    api_test(env(game, reward=reward), num_cycles=300)


def test_pettingzoo_finds_nothing_wrong_when_forced_moves_are_asked_for(game: Game) -> None:
    api_test(env(game, forced=True), num_cycles=300)


def test_pettingzoo_finds_the_seed_respected(game: Game) -> None:
    seed_test(lambda: env(game), num_cycles=100)


@pytest.mark.parametrize("reward", ["rank", "margin"])
@pytest.mark.parametrize("seat", [1, None])
def test_gymnasium_finds_nothing_wrong(game: Game, reward: str, seat: int | None) -> None:
    check_env(SingleAgent(game, seat, opponents=("random",), reward=reward), skip_render_check=True)


# What an agent sees


def test_the_mask_is_exactly_the_legal_moves(game: Game) -> None:
    one = Environment(game)
    one.reset(seed=3)
    dice = Dice(3)
    for _ in range(60):
        for agent in one.possible_agents:
            mask = one.observe(agent)["action_mask"]
            expected = one.legal() if agent == one.agent_selection else []
            assert list(np.flatnonzero(mask)) == sorted(expected)
        play_out(one, dice, steps=1)
        if one.running.over:
            break


def test_positions_that_differ_only_in_hidden_things_are_observed_alike(game: Game) -> None:
    layout = layout_of(game, 4)
    rng, differing, compared = Random(4), 0, 0
    for seed in range(4):
        state = game.new(4, seed)
        while not state.over:
            for seat in range(4):
                other = state.imagine(seat, rng)
                differing += other.digest() != state.digest()
                compared += 1
                assert np.array_equal(layout.observe(state, seat), layout.observe(other, seat))
            for _ in range(7):
                if not state.over:
                    moves = state.legal()
                    state.advance(moves[rng.below(len(moves))])
    assert differing > compared / 2


def test_observations_tell_positions_apart(game: Game) -> None:
    """A look at the same seat before and after each move of a random game: something is different."""
    layout, rng = layout_of(game, 4), Random(2)
    state = game.new(4, 2)
    while not state.over:
        before, shown = layout.observe(state, 0), state.seen_by(0).digest()
        moves = state.legal()
        state.advance(moves[rng.below(len(moves))])
        if not state.over and state.seen_by(0).digest() != shown:
            assert not np.array_equal(layout.observe(state, 0), before)


def test_every_observation_fits_its_space(game: Game) -> None:
    for seed in range(3):
        one = Environment(game)
        one.reset(seed=seed)
        dice = Dice(seed)
        while not one.running.over:
            agent = one.agent_selection
            assert one.observation_space(agent).contains(one.observe(agent))
            play_out(one, dice, steps=5)


def test_lists_of_the_seats_begin_with_the_observer() -> None:
    state = open_game("railroad_revolution").new(4, seed=1)
    layout = layout_of(state.game, 4)
    place = next(part for part in layout.parts if part.name == "money")
    unit = max(field.largest for field in layout.fields if field.name == "money")
    for seat, money in enumerate([100, 200, 300, 400]):
        state.money[seat] = money  # type: ignore[attr-defined]
    seen = layout.observe(state, 2)[place.start : place.start + place.size] * unit
    assert seen.round().tolist() == [300, 400, 100, 200]
    assert layout.observe(state, 2)[:4].tolist() == [0, 0, 1, 0]


def test_the_survey_is_the_same_every_time(game: Game) -> None:
    from roundhouse.lab.observation import Layout
    from roundhouse.lab.survey import survey

    options = game.complete({})
    assert Layout(game, 3, survey(game, 3, options)).digest == layout_of(game, 3).digest
    assert layout_of(game, 3).digest != layout_of(game, 4).digest


# Moments


def test_a_moment_can_be_restored_and_goes_on_in_the_same_way(game: Game) -> None:
    one = Environment(game)
    one.reset(seed=8)
    play_out(one, Dice(1), steps=10)
    moment, before = one.clone(), one.running.digest()
    first = play_out(one, Dice(2))
    ended, rewards = one.running.digest(), dict(one.rewards)
    one.restore(moment)
    assert one.running.digest() == before
    for move in first:
        one.step(move)
    assert (one.running.digest(), one.rewards) == (ended, rewards)
    other = Environment(game)
    other.restore(moment)
    assert other.running.digest() == before


def test_a_moment_of_another_game_is_refused() -> None:
    one, other = Environment(players=2), Environment(players=3)
    one.reset(seed=1)
    with pytest.raises(ValueError, match="another number of players"):
        other.restore(one.clone())


def test_resets_after_a_seed_follow_from_it(game: Game) -> None:
    def three() -> list[str]:
        one = Environment(game)
        one.reset(seed=5)
        found = [one.running.digest()]
        for _ in range(2):
            one.reset()
            found.append(one.running.digest())
        return found

    assert three() == three()
    assert len(set(three())) == 3


# Rewards


def test_rewards_come_once_at_the_end(game: Game) -> None:
    one = env(game)
    one.reset(seed=6)
    dice, last = Dice(6), {}
    for agent in one.agent_iter():
        observation, reward, terminated, _, info = one.last()
        assert terminated or reward == 0
        if terminated:
            last[agent] = (reward, info["won"])
        one.step(None if terminated else int(dice.choice(np.flatnonzero(observation["action_mask"]))))
    assert len(last) == 4
    assert sum(reward for reward, _ in last.values()) == pytest.approx(0)
    best = max(reward for reward, _ in last.values())
    assert all(reward == best for reward, won in last.values() if won)


def test_margin_is_the_distance_to_the_best_of_the_others(game: Game) -> None:
    one = Environment(game, reward="margin")
    one.reset(seed=6)
    play_out(one, Dice(6))
    scores = outcome.points(one.running)
    for seat, agent in enumerate(one.possible_agents):
        others = scores[:seat] + scores[seat + 1 :]
        assert one.rewards[agent] == scores[seat] - max(others)


@pytest.mark.parametrize("kind", REWARDS)
def test_a_game_alone_is_won_or_lost(kind: str) -> None:
    one = Environment("age_of_steam", players=1, options={"map": "barbados"}, reward=kind)
    one.reset(seed=1)
    play_out(one, Dice(1))
    assert (one.running.winners(), one.running.out()) == ([], [0])
    assert one.rewards["seat_0"] == (-1.0 if kind == "rank" else 0.0)


def test_r_inc_6_a_bankrupt_gets_the_reward_of_the_last() -> None:
    for kind in REWARDS:
        one = Environment("age_of_steam", players=3, reward=kind)
        one.reset(seed=7)
        play_out(one, Dice(7))
        state, rewards = one.running, [one.rewards[agent] for agent in one.possible_agents]
        [winner] = state.winners()
        assert len(state.out()) == 2
        assert state.scores().totals()[winner] < 0  # a bankrupt has 0
        last = -0.5 if kind == "rank" else -1.0
        assert rewards == [1.0 if seat == winner else last for seat in range(3)]


# One agent


def test_an_illegal_move_loses_or_raises() -> None:
    for reward in ("rank", "margin"):
        one = SingleAgent(opponents=("random",), reward=reward)
        _, info = one.reset(seed=1)
        wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
        _, worth, over, _, info = one.step(wrong)
        assert (over, info["illegal"], info["action_mask"].sum()) == (True, True, 0)
        assert worth == -1 if reward == "rank" else worth <= 0
        with pytest.raises(RuntimeError, match="reset"):
            one.step(wrong)
    strict = SingleAgent(opponents=("random",), illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(IllegalMove):
        strict.step(wrong)
    several = Environment(players=2)
    several.reset(seed=1)
    before = several.running.digest()
    with pytest.raises(IllegalMove):
        several.step(next(move for move in range(999) if move not in several.legal()))
    assert several.running.digest() == before


def test_the_agent_sits_on_every_seat_if_none_is_named() -> None:
    one = SingleAgent(seat=None, opponents=("random",))
    one.reset(seed=1)
    assert {one.reset()[1]["seat"] for _ in range(40)} == {0, 1, 2, 3}


def test_a_game_of_one_agent_ends_with_its_reward(game: Game) -> None:
    one = SingleAgent(game, seat=1, opponents=("random",), reward="margin")
    _, info = one.reset(seed=2)
    over, dice = False, Dice(2)
    while not over:
        assert one.running.seat == 1
        move = int(dice.choice(np.flatnonzero(info["action_mask"])))
        _, reward, over, _, info = one.step(move)
        assert over or reward == 0
    assert reward == outcome.margin(outcome.points(one.running), 1)
    assert info["score"] == one.running.scores().totals()[1]


def test_a_moment_of_one_agent_can_be_restored(game: Game) -> None:
    one = SingleAgent(game, opponents=("random",))
    before, info = one.reset(seed=3)
    moment = one.clone()
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    assert one.step(wrong)[2]
    one.restore(moment)
    assert np.array_equal(one._observed(), before)
    assert np.array_equal(one.action_masks(), info["action_mask"])
    one.step(int(np.flatnonzero(info["action_mask"])[0]))
    assert not np.array_equal(one._observed(), before)


# Wrong arguments, and pictures


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"reward": "fame"}, "a reward is one of rank, margin, not 'fame'"),
        ({"render_mode": "human"}, "pictures are made as svg, not 'human'"),
        ({"players": 9}, "not 9"),
        ({"options": {"colour": "red"}}, "no option 'colour'"),
        ({"game": "chess"}, "there is no game 'chess'"),
    ],
)
def test_an_environment_that_cannot_be_is_refused(arguments: dict[str, object], message: str) -> None:
    for make in (env, SingleAgent):
        with pytest.raises(SetupError, match=message):
            make(**arguments)  # type: ignore[arg-type]


def test_seats_and_opponents_that_cannot_be_are_refused() -> None:
    with pytest.raises(SetupError, match="the seats are 0 to 3, not 4"):
        SingleAgent(seat=4)
    with pytest.raises(SetupError, match="3 opponents for 1 other seats"):
        SingleAgent(players=2, opponents=("random",) * 3)
    with pytest.raises(SetupError, match="one of lose, raise"):
        SingleAgent(illegal="laugh")


def test_the_table_is_drawn_for_a_spectator(game: Game) -> None:
    compile_all()
    for one in (Environment(game, render_mode="svg"), SingleAgent(game, 0, ("random",), render_mode="svg")):
        one.reset(seed=1)
        assert str(one.render()).startswith("<svg")
    artists = ARTISTS[:]
    ARTISTS.clear()
    try:
        with pytest.raises(RuntimeError, match=r"import roundhouse\.drawing"):
            one.render()
    finally:
        ARTISTS.extend(artists)


@pytest.mark.parametrize("missing", ["numpy", "pettingzoo", "gymnasium"])
def test_without_the_packages_there_is_a_plain_sentence(missing: str) -> None:
    code = f"import sys; sys.modules[{missing!r}] = None; import roundhouse.lab.environment"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.returncode != 0
    assert "pip install 'roundhouse[research]'" in done.stderr.splitlines()[-1]


# The page, the examples in the code, and the benchmark


def test_the_examples_of_the_page_run(capsys: pytest.CaptureFixture[str]) -> None:
    page = ROOT / "docs" / "research.md"
    blocks = re.findall(r"^```python\n(.*?)^```", page.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    names: dict[str, object] = {"__name__": "page"}
    for block in blocks:
        exec(compile(block, str(page), "exec"), names)
    lines = capsys.readouterr().out.splitlines()
    assert sorted(line.split()[0] for line in lines[:4]) == ["seat_0", "seat_1", "seat_2", "seat_3"]
    assert "seat 0 3" in lines
    assert lines[-1] == "True True"


@pytest.mark.parametrize("module", [environment, single, outcome])
def test_the_examples_in_the_code_hold(module: object) -> None:
    result = doctest.testmod(module)  # type: ignore[arg-type]
    assert result.attempted > 0
    assert result.failed == 0


def test_the_benchmark_reports_steps_of_every_environment(tmp_path: Path) -> None:
    file = tmp_path / "speed.json"
    what = "--only environments --without-peers --forms pure --repeats 2 --seconds 0.01"
    done = subprocess.run(
        [sys.executable, "-m", "bench", *what.split(), "--json", str(file)],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    found = json.loads(file.read_text())
    assert [row["environment"] for row in found["environments"]] == GAMES
    for row in found["environments"]:
        assert row["form"] == "pure"
        assert len(row["steps"]["runs"]) == 2
        assert row["steps"]["median"] > 0
