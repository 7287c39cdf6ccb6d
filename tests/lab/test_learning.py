"""Bots that learn: features, nets of whole numbers, practice, and a course that goes on where it stopped."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner

from roundhouse.bots.beam import LEARNT, SHARP, forecast
from roundhouse.bots.chances import USUAL
from roundhouse.cli import main
from roundhouse.core.game import ELSEWHERE, Game
from roundhouse.core.net import ONE, Layer, Net
from roundhouse.core.random import Random
from roundhouse.games.registry import GAMES, open_game
from roundhouse.kit.files import nets as files
from roundhouse.lab.learning.corrections import Calibration
from roundhouse.lab.learning.learning_course import LearningCourse, OtherCourse
from roundhouse.lab.learning.positions import rows_of
from roundhouse.lab.learning.practice import Practice, kept, practise
from roundhouse.lab.learning.training import fit, fresh
from searching import fewest, walk

NUMBERS = (3, -2, 5)
ROOT = Path(__file__).parent.parent.parent


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> Game:
    return open_game(request.param)


def test_features_have_names_and_begin_with_what_is_expected(game: Game) -> None:
    names = game.feature_names()
    assert len(set(names)) == len(names)
    for number, state in enumerate(walk(game, seed=4, moves=120)):
        if number % 15 == 0:
            for seat in range(state.players):
                row = game.features(state, seat)
                assert len(row) == len(names)
                assert row[0] == int(1000.0 * game.expect(state, seat))


def test_features_tell_no_more_than_the_seat_knows(game: Game) -> None:
    differing = 0
    for number, state in enumerate(walk(game, seed=13, moves=160)):
        if number % 8 == 0:
            other = state.imagine(state.seat, Random(3000 + number))
            differing += state.digest() != other.digest()
            assert game.features(state, state.seat) == game.features(other, state.seat)
    assert differing


def test_what_is_shipped_fits_the_features(game: Game) -> None:
    for net in game.nets.values():
        width = len(game.feature_names())
        assert len(net.low) == len(net.high) == width
        for layer in net.layers:
            assert all(len(row) == width for row in layer.weights)
            assert len(layer.bias) == len(layer.weights)
            width = len(layer.bias)
        assert width == 1


def test_insight_is_what_is_expected_and_what_the_net_adds(game: Game) -> None:
    before = game.nets
    state = next(walk(game, seed=4))
    size = len(game.feature_names())
    net = Net([-(10**9)] * size, [10**9] * size, [Layer([[0] * size], [2500 * ONE])])
    try:
        game.nets = {game.school(state): net}
        assert forecast(state, 0, LEARNT) == pytest.approx(forecast(state, 0, SHARP) + 2.5, abs=0.002)
        game.nets = {"another": net}
        assert forecast(state, 0, LEARNT) == forecast(state, 0, SHARP)
    finally:
        game.nets = before


def test_a_net_learns_and_says_the_same_in_whole_numbers() -> None:
    rng = np.random.default_rng(1)
    features = rng.integers(-40, 40, (4000, 3))
    target = features @ np.array(NUMBERS) + 20.0 * (features[:, 0] > 0)
    apart = np.arange(4000) % 10 == 0
    net = fresh(features, [16], seed=1)
    *_, net = fit(net, features, target.astype(float), apart, epochs=15, rate=1e-2)
    assert net.curve[-1][1] < 20 < 100 < target.std()
    whole = net.rounded()
    for row in features[:50]:
        assert whole.run(row.tolist())[0] / 1000 == pytest.approx(net.says(row[None, :])[0], abs=0.5)
    beyond = whole.run([10**6, 0, 0])
    assert beyond == whole.run([whole.high[0], 0, 0])


def test_a_file_of_nets_is_read_as_it_was_written(tmp_path: Path) -> None:
    net = Net([0, 1], [7, 8], [Layer([[1, 2], [3, 4]], [5, 6]), Layer([[7, 8]], [9])])
    files.write(tmp_path / "nets.json", {"games": 1}, ["a", "b"], {"board": net})
    found = files.nets(tmp_path / "nets.json")["board"]
    assert (found.low, found.high) == (net.low, net.high)
    assert [(layer.weights, layer.bias) for layer in found.layers] == [
        (layer.weights, layer.bias) for layer in net.layers
    ]
    assert files.nets(tmp_path / "no.json") == {}


def test_practice_can_be_played_again() -> None:
    game = open_game("russian_railroads")
    practice = practise(game, game.complete({}), fewest(game), 7, [{}])
    assert practice == practise(game, game.complete({}), fewest(game), 7, [{}])
    rows = rows_of(game, [practice])
    assert len(rows) % practice.players == 0
    assert set(rows.points.tolist()) <= {float(points) for points in practice.scores}
    assert rows.features.shape[1] == len(game.feature_names())


def test_a_course_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    game = open_game("russian_railroads")
    before = game.nets
    course = LearningCourse(
        game, game.complete({}), [2], tmp_path, rounds=1, games=2, tests=1, hidden=[4], epochs=1
    )

    def stopped(playing: Iterable[Practice], number: int) -> Iterator[Practice]:
        for played, practice in enumerate(playing):
            yield practice
            if played == 0:
                raise KeyboardInterrupt

    try:
        with pytest.raises(KeyboardInterrupt):
            course.run(stopped, print)
        first = list(kept(course.games_file(0)))
        assert len(first) == 1
        with course.games_file(0).open("a", encoding="utf-8") as games:
            games.write('{"cut": [1, 2')  # as by a kill in the middle of a line
        file = course.run(lambda playing, number: iter(playing), print)
    finally:
        game.nets = before
    assert list(kept(course.games_file(0)))[:1] == first
    assert len(list(kept(course.games_file(0)))) == 2
    assert [entry["kind"] for entry in course.log()] == ["practice", "taught", "test"]
    assert files.read(file)["names"] == game.feature_names()
    assert "round 1" in (tmp_path / "strength.html").read_text(encoding="utf-8")
    made = files.read(file)["made"]
    assert made["games"] == 2
    assert made["seeds"] == [[first[0].seed, first[0].seed + 1]]
    assert {"commit", "hours"} <= made.keys()
    with pytest.raises(OtherCourse, match=r"something else is being learnt \(seed: 1\)"):
        replace(course, seed=2, rounds=2).run(lambda playing, number: iter(playing), print)


def test_a_course_for_all_maps_plays_on_each_with_as_many_as_have_room(tmp_path: Path) -> None:
    game = open_game("age_of_steam")
    tables = LearningCourse(game, game.complete({}), [4, 3], tmp_path, each="map").tables
    maps = [options["map"] for options in tables.options]
    assert {"rust_belt", "germany", "reversteam"} <= set(maps)
    assert not {"jamaica", "st_lucia", "barbados"} & set(maps), "with one or two players it is another game"
    met = set()
    for number in range(2 * len(maps)):
        options, players, rounds = tables.at(number)
        least, most = game.seats(options)
        assert least <= players <= most
        assert rounds == 0
        met.add((options["map"], players))
    assert {("germany", 4), ("germany", 3)} <= met
    assert tables.at(2 * len(maps))[2] == 1


def test_a_net_for_all_is_asked_where_there_is_none_of_its_own() -> None:
    game = open_game("age_of_steam")
    own, other = Net([0], [1], [], (1, 1)), Net([0], [1], [], (2, 2))

    def net(name: str, players: int) -> Net | None:
        return game.taught(game.new(players, 7, {"map": name}))

    before = game.nets
    try:
        game.nets = {"rust_belt": own, ELSEWHERE: other}
        assert net("rust_belt", 4) is own
        assert net("germany", 4) is other
        assert net("st_lucia", 2) is None
        game.nets = {"rust_belt": own}
        assert net("germany", 4) is None
    finally:
        game.nets = before


def test_a_net_may_serve_another_map_too() -> None:
    game = open_game("age_of_steam")
    assert game.nets["korea"] is game.nets["rust_belt"]
    assert set(game.nets) <= set(next(one.choices for one in game.options if one.name == "map"))


def test_the_example_that_learns_runs() -> None:
    command = "examples/train_value.py --game russian_railroads --players 2 --games 2 --rounds 1 --tests 1"
    done = subprocess.run([sys.executable, *command.split()], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert re.search(r"round 1: \d+ positions of 2 games; won .* of 1 games", done.stdout), done.stdout


def test_a_folder_with_other_things_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ada")
    game = open_game(GAMES[0])
    with pytest.raises(OtherCourse, match="holds other things"):
        LearningCourse(game, game.complete({}), [2], tmp_path).run(
            lambda playing, number: iter(playing), print
        )
    with pytest.raises(OtherCourse, match="holds other things"):
        Calibration(game, game.complete({}), [2], tmp_path, 1, 0).run(lambda playing, _: iter(playing), print)
    assert [file.name for file in tmp_path.iterdir()] == ["letter.txt"]


def test_chances_are_measured_in_games_with_the_very_options(tmp_path: Path) -> None:
    game = open_game(GAMES[0])
    option = next(one for one in game.options if len(one.choices) > 1)
    found: list[dict[str, str]] = []
    for value in option.choices[:2]:
        chosen = game.complete({option.name: value})
        asked = Calibration(game, chosen, [2], tmp_path, 1, 0)
        found += [one.options for one in asked.play(USUAL, 2, 5, lambda playing, _: iter(playing))]
    assert [one[option.name] for one in found] == option.choices[:2]


@pytest.mark.parametrize("wrong", [["--hidden", "0"], ["--rate", "nan"]])
def test_numbers_that_nothing_can_be_learnt_with(tmp_path: Path, wrong: list[str]) -> None:
    result = CliRunner().invoke(main, ["learn", GAMES[0], "--out", str(tmp_path), *wrong])
    assert result.exit_code == 2
    assert list(tmp_path.iterdir()) == []


def test_the_command_refuses_nonsense_with_a_sentence(tmp_path: Path) -> None:
    result = CliRunner().invoke(main, ["learn", GAMES[0], "--out", str(tmp_path), "--hidden", "many"])
    assert result.exit_code != 0
    assert "is no list of numbers with commas" in result.output
    assert not isinstance(result.exception, json.JSONDecodeError)
