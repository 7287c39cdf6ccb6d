"""The figures of a simulation."""

from __future__ import annotations

import pytest

from roundhouse.cli.figures import Wins, figures, spread
from roundhouse.lab.simulate import Result


def result(scores: list[int], winners: list[int], seating: list[str], first: int = 0) -> Result:
    return Result(1, seating, scores, {}, winners, decisions=100, choices=80, turns=30, first=first)


def test_spread_of_known_numbers() -> None:
    found = spread([2, 4, 4, 4, 5, 5, 7, 9])
    assert found.mean == 5
    assert found.deviation == pytest.approx(2.138, abs=0.001)
    assert found.quartiles == (4, 4.5, 5.5)
    assert (found.lowest, found.highest) == (2, 9)


def test_spread_of_a_single_number() -> None:
    assert spread([7]).quartiles == (7, 7, 7)
    assert spread([7]).deviation == 0


@pytest.mark.parametrize(
    ("won", "games", "low", "high"), [(0, 10, 0, 0.278), (10, 10, 0.722, 1), (81, 263, 0.255, 0.366)]
)
def test_wilson_interval_of_published_examples(won: int, games: int, low: float, high: float) -> None:
    assert Wins(won, games).interval == pytest.approx((low, high), abs=0.001)


def test_wins_are_counted_by_bot_and_by_order_of_play() -> None:
    found = figures(
        [
            result([10, 20, 30], [2], ["greedy", "random", "random"], first=2),
            result([40, 40, 10], [0, 1], ["random", "greedy", "random"], first=1),
        ]
    )
    by_name = {line.name: line for line in found.bots}
    assert (by_name["greedy"].wins.won, by_name["greedy"].wins.games) == (0.5, 2)
    assert (by_name["random"].wins.won, by_name["random"].wins.games) == (1.5, 4)
    assert [line.wins.won for line in found.seats] == [1.5, 0, 0.5]
    assert [line.scores.mean for line in found.seats] == [35, 10, 30]
    assert found.winning_scores.mean == 35
    assert found.length["rounds"].mean == 10
