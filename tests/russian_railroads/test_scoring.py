"""Scoring of routes and industry: worked examples, and a second scorer over random positions."""

from __future__ import annotations

from typing import Any

import pytest

from roundhouse.core.random import Random
from roundhouse.games.russian_railroads.rules.scoring import (
    LINES,
    end_card_points,
    industry_points,
    majority,
    round_points,
    route_parts,
    route_points,
    shares,
)
from russian_railroads import slow_scorer
from russian_railroads.helpers import C, fresh, hand, pass_all, position

# id, board, route, tracks, locomotives, what else, expected
ROUTES: list[tuple[str, str, str, list[int], list[int], dict[str, Any], int]] = [
    ("R1", "russia", "trans_siberian", [9, 7, 3], [6, 2], {"doublers": 1}, 12),
    ("R2", "russia", "trans_siberian", [9, 7, 3], [6, 2], {}, 10),
    ("R3", "russia", "kiev", [3], [3], {}, 6),
    ("R4", "russia", "kiev", [3], [], {}, 0),
    ("R5", "russia", "kiev", [2], [2], {}, 3),
    ("R6", "russia", "kiev", [9], [9], {}, 20),
    ("R7", "russia", "kiev", [6, 5], [6], {"used": ["kiev_medal"]}, 35),
    ("R9", "russia", "st_petersburg", [8, 7], [7], {}, 14),
    ("R10", "russia", "st_petersburg", [8, 7], [6], {}, 6),
    ("R11", "russia", "st_petersburg", [9, 8, 7, 6], [9], {}, 54),
    ("R13", "russia", "trans_siberian", [12, 10, 7, 4], [7, 4], {"doublers": 3}, 37),
    ("R15", "russia", "trans_siberian", [15, 14, 13, 12, 11], [9, 6], {}, 84),
    (
        "R16",
        "russia",
        "trans_siberian",
        [15, 14, 13, 12, 11],
        [9, 6],
        {"doublers": 8, "used": ["revaluation"]},
        200,
    ),
    ("R17", "usa", "transcontinental_east", [7, 6], [7], {}, 16),
    ("R18", "usa", "transcontinental_east", [7, 6], [7], {"used": ["golden_spike"]}, 31),
]


@pytest.mark.parametrize(
    ("board", "route", "tracks", "locos", "more", "expected"),
    [case[1:] for case in ROUTES],
    ids=[case[0] for case in ROUTES],
)
def test_oracle_route(
    board: str, route: str, tracks: list[int], locos: list[int], more: dict[str, Any], expected: int
) -> None:
    state = fresh(2, board)
    things: dict[str, Any] = {"tracks": {route: tracks}, "locos": {route: locos}}
    if "doublers" in more:
        things["doublers"] = {route: more["doublers"]}
    if "used" in more:
        things["used"] = more["used"]
    state.agenda = []
    hand(state, 0, **things)
    number = state.board.routes.index(route)
    assert route_points(state, 0, number) == expected
    assert sum(route_parts(state, 0, number)) == expected
    places = tracks + [0] * (5 - len(tracks))
    used = set(more.get("used", []))
    slow = slow_scorer.route_points(board, route, places, locos, more.get("doublers", 0), used)
    assert slow == expected


def test_the_breakdown_of_a_route_adds_up() -> None:
    state = fresh(2)
    state.agenda = []
    hand(state, 0, tracks={"trans_siberian": [9, 7, 3]}, locos={"trans_siberian": [6, 2]})
    hand(state, 0, doublers={"trans_siberian": 1})
    assert shares(state, 0, 0)[:3] == [(1, 0), (4, 1), (3, 2)]
    assert route_parts(state, 0, 0) == [10, 2, 0, 0]
    hand(state, 0, tracks={"st_petersburg": [8, 7]}, locos={"st_petersburg": [7]})
    assert route_parts(state, 0, 1) == [7, 0, 7, 0]


def test_oracle_i1_i2_i3_values_of_the_industry_lanes() -> None:
    lower = [0, 1, 2, 3, 5, 5, 10, 10, 15, 15, 15, 15, 20, 20, 25, 30]
    assert C.boards[0].lanes[0].value == lower
    assert C.boards[0].lanes[0].value[5] == 5  # I1: on the factory in the first gap
    assert C.boards[1].lanes[1].value == [0, 1, 2, 3, 3, 4, 4, 5, 5, 10, 10, 15, 15, 20]
    assert [slow_scorer.lane_points("russia", "lower", cell) for cell in range(16)] == lower


def test_both_markers_score() -> None:
    state = position(markers=[8, 4], gaps=[2, 3])
    assert industry_points(state, 0) == 15 + 5


@pytest.mark.parametrize("board", ["russia", "usa"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_round_scores_what_the_second_scorer_says(players: int, board: str) -> None:
    for seed in range(8):
        state = fresh(players, board, seed)
        rng = Random(seed + 100)
        before, number = [0] * players, 1
        while not state.over:
            expected = [slow_scorer.round_points(state, seat) for seat in range(players)]
            assert [round_points(state, seat) for seat in range(players)] == expected
            legal = state.legal()
            state.play(legal[rng.below(len(legal))])
            if state.round != number:  # the lines of the sheet have grown by what a round brings
                lines = len(LINES)
                now = [sum(state.earned[seat * lines : seat * lines + 4]) for seat in range(players)]
                scored = [now[seat] - before[seat] for seat in range(players)]
                # Nothing changes on a board between scoring and the next decision.
                assert scored == [slow_scorer.round_points(state, seat) for seat in range(players)]
                before, number = now, state.round


def test_the_fullest_board_the_pieces_allow() -> None:
    state = fresh(2)
    state.agenda = []
    hand(
        state,
        0,
        tracks={
            "trans_siberian": [15, 14, 13, 12, 11],
            "st_petersburg": [9, 8, 7, 6],
            "kiev": [9, 8, 7],
        },
        locos={"trans_siberian": [9, 6], "st_petersburg": [9], "kiev": [9]},
        doublers={"trans_siberian": 8},
        used=["revaluation", "kiev_medal"],
        markers=[15, 15],
        gaps=[1, 2, 3, 4, 5],
    )
    # 200 + 2 * (6 * 6 + 3 + 1) + (7 * 3 + 1) + 1 + 2 + 3 + 4 + 20 + 10 + 30 + 30
    assert round_points(state, 0) == 200 + 80 + 22 + 40 + 60
    assert slow_scorer.round_points(state, 0) == round_points(state, 0)


# End-bonus cards


def card_points(name: str, **things: Any) -> int:
    state = fresh(4)
    state.agenda = []
    hand(state, 0, **things)
    card = next(card for card in C.end_cards if card.name == name)
    return end_card_points(state, 0, card)


def test_oracle_b1_four_for_each_factory_steelworks_included() -> None:
    assert card_points("end_factories", gaps=[2, 3, 4]) == 12
    assert card_points("end_factories", gaps=[2, 10]) == 8


@pytest.mark.parametrize(("doublers", "points"), [(3, 0), (4, 20), (5, 20), (7, 30), (8, 30)])
def test_oracle_b3_doublers(doublers: int, points: int) -> None:
    assert card_points("end_doublers", doublers={"trans_siberian": doublers}) == points


def test_oracle_b4_the_four_highest_locomotives() -> None:
    locos = {"trans_siberian": [9, 7], "st_petersburg": [4], "kiev": [3]}
    assert card_points("end_locos", locos=locos) == 23
    assert card_points("end_locos", locos={"kiev": ["9+"]}) == 9


@pytest.mark.parametrize(("workers", "black", "points"), [(5, False, 0), (7, False, 20), (7, True, 30)])
def test_oracle_b5_extra_workers(workers: int, black: bool, points: int) -> None:
    assert card_points("end_workers", workers=workers, black=black) == points


def test_the_other_end_bonus_cards() -> None:
    assert card_points("end_engineers", engineers=[3, 9, 15]) == 18
    ends = {"trans_siberian": [15], "st_petersburg": [9], "kiev": [8]}
    assert card_points("end_stations", tracks=ends) == 20
    tracks = {"trans_siberian": [9, 7, 3], "st_petersburg": [5, 4], "kiev": [4, 2, 1]}
    assert card_points("end_grey_brown", tracks=tracks) == 7 + 3 + 4 + 2 + 1
    assert card_points("end_black", tracks=tracks) == 18
    assert card_points("end_tokens", used=["revaluation", "kiev_medal"]) == 14
    assert card_points("end_extra_engineer") == 0


def test_the_card_that_counts_as_an_engineer() -> None:
    state = fresh(4)
    state.agenda = []
    for seat, engineers in enumerate([[3], [9], [4, 5], []]):
        hand(state, seat, engineers=engineers)
    hand(state, 0, cards=["end_extra_engineer"])
    assert majority(state) == [20, 0, 40, 0]  # two each; the 5 is higher than the 3


# Engineers


def test_oracle_e1_majority_with_a_tie_for_the_second_place() -> None:
    state = fresh(4)
    state.agenda = []
    for seat, engineers in enumerate([[3, 5, 8], [4, 6], [7, 13], []]):
        hand(state, seat, engineers=engineers)
    assert majority(state) == [40, 0, 20, 0]


def test_oracle_e3_nobody_scores_without_an_engineer() -> None:
    state = fresh(2)
    state.agenda = []
    hand(state, 0, engineers=[2])
    assert majority(state) == [40, 0]
    hand(state, 0, engineers=[])
    assert majority(state) == [0, 0]


# The end


def test_the_last_round_is_followed_by_the_final_scoring() -> None:
    state = position(2, round=6, tracks={"kiev": [3]}, locos={"kiev": [3]}, engineers=[2, 3])
    hand(state, 0, cards=["end_black"])
    pass_all(state)
    assert state.over
    sheet = state.scores()
    assert sheet.line("third_route") == [6, 0]
    assert sheet.line("engineers") == [40, 0]
    assert sheet.line("end_cards") == [1 + 1 + 3, 0]
    assert sheet.line("passing") == [0, 2]
    assert sheet.totals() == [51, 2]
    assert state.winners() == [0]


def test_a_full_tie_is_shared() -> None:
    state = position(3, round=6)
    for seat, points in enumerate([14, 12, 3]):
        state.gain_points(seat, points)
    pass_all(state)
    assert state.scores().totals() == [14, 14, 6]
    assert state.winners() == [0, 1]
