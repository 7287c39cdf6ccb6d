"""Set-up step by step, for two, three and four players."""

from __future__ import annotations

import pytest

from railroad_revolution.helpers import (
    TILES,
    connected,
    fresh,
    has_rail,
    up,
    workers,
)
from roundhouse.games.railroad_revolution.rules.components import STACKS, TRAINS
from roundhouse.games.railroad_revolution.rules.state import GOALS, NEUTRAL, NONE

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])
NEUTRAL_CITIES = {
    2: {"san_diego", "salt_lake_city", "duluth", "little_rock"},
    3: {"san_francisco", "bismarck", "houston"},
    4: set(),
}
NEUTRAL_SECTIONS = {2: {1, 4, 7}, 3: {2, 5}, 4: set()}


# Steps 2 to 5: boards, money, workers, shares


@PLAYERS
def test_step_2_fifteen_rails_and_twelve_buildings_fill_the_board(players: int) -> None:
    state = fresh(players)
    assert [*state.rails_left] == [15] * players
    assert [*state.buildings_left] == [12] * players


def test_step_2_board_has_eight_sections_thirteen_rails_and_ten_buildings_left_of_the_logo() -> None:
    c = fresh().c
    assert sorted(set(c.rail_section)) == sorted(set(c.building_section)) == list(range(8))
    assert (c.rails - c.rails_right, c.buildings - c.buildings_right) == (13, 10)


@PLAYERS
def test_step_2_everybody_has_a_rail_between_washington_and_charlotte(players: int) -> None:
    state = fresh(players)
    for seat in range(players):
        assert has_rail(state, "washington-charlotte/1", seat)
        assert state.rails[seat].bit_count() == 1
        assert connected(state, seat) == {"washington", "charlotte"}


@PLAYERS
def test_steps_3_and_5_six_hundred_dollars_and_three_shares(players: int) -> None:
    state = fresh(players)
    assert [*state.money] == [600] * players
    assert [*state.shares] == [3] * players


@PLAYERS
def test_step_4_four_white_workers_each_and_no_white_left_in_the_supply(players: int) -> None:
    state = fresh(players)
    assert [workers(state, seat) for seat in range(players)] == ["WWWW"] * players
    assert [*state.crew] == [4] * players
    assert [*state.supply] == [0, 12, 12, 12, 12]


# Steps 6 to 9: trains, milestones, markers, deals


@PLAYERS
def test_step_6_a_starter_train_face_up_each_and_stacks_by_player_count(players: int) -> None:
    state = fresh(players)
    assert [up(state, seat) for seat in range(players)] == ["promote"] * players
    assert sum(state.down) == 0
    size = {2: 3, 3: 4, 4: 5}[players]
    assert dict(zip(TRAINS, state.train_stack, strict=True)) == {
        "promote": 0, "cash": size, "steps": size, "shares": size, "rail": size,
    }  # fmt: skip


@PLAYERS
def test_step_7_one_a1_and_one_a2_each_and_full_stacks_of_b_c_and_d(players: int) -> None:
    state = fresh(players)
    stacks = [STACKS[state.c.milestones[tile].stack] for tile in state.goal]
    assert stacks == ["A1", "A2"] * players
    assert len(set(state.goal)) == players * GOALS
    for letter, stack in zip("BCD", state.stacks, strict=True):
        assert sorted(state.c.milestones[tile].name[0] for tile in stack) == [letter] * 10


@PLAYERS
def test_step_7_no_manager_is_appointed_and_no_milestone_completed(players: int) -> None:
    state = fresh(players)
    assert set(state.managers) == {NONE}
    assert state.completed == [0] * players


@PLAYERS
def test_step_8_markers_stand_on_the_lowest_slot(players: int) -> None:
    assert fresh(players).track == [0] * players * 3


@PLAYERS
def test_step_9_one_deal_face_up_and_eight_in_the_stack(players: int) -> None:
    state = fresh(players)
    assert sorted([state.deal, *state.deal_stack]) == list(range(9))
    assert state.deal_discard == []


# Steps 10 and 11: city tiles, telegraph tiles, neutral buildings


@PLAYERS
def test_step_10_every_city_has_a_tile_of_its_level(players: int) -> None:
    state = fresh(players)
    assert sorted(state.city_tile) == list(range(15))
    for city, tile in enumerate(state.city_tile):
        assert state.c.level_cities[state.c.tile_level[tile]] >> city & 1


@pytest.mark.parametrize("seed", range(5))
def test_step_10_washington_and_charlotte_are_printed_on_the_board(seed: int) -> None:
    state = fresh(seed=seed)
    assert [state.c.tiles[tile] for tile in state.city_tile[:2]] == ["W", "C"]


@PLAYERS
def test_step_10_neutral_stations_take_first_slots(players: int) -> None:
    state = fresh(players)
    owned = {
        city: owner for city, owner in zip(state.c.cities, state.first_station, strict=True) if owner != NONE
    }
    assert owned == dict.fromkeys(NEUTRAL_CITIES[players], NEUTRAL)


@PLAYERS
def test_step_11_a_telegraph_tile_in_every_section_without_a_deal(players: int) -> None:
    state = fresh(players)
    deal_sections = [n for n in range(8) if state.c.deal_sections >> n & 1]
    assert [n for n in range(8) if state.section_tile[n] == NONE] == deal_sections
    assert len(deal_sections) == 2
    assert sorted(tile for tile in state.section_tile if tile != NONE) == list(range(len(TILES)))


@PLAYERS
def test_step_11_neutral_offices_take_first_slots(players: int) -> None:
    state = fresh(players)
    owned = {n + 1: owner for n, owner in enumerate(state.first_office) if owner != NONE}
    assert owned == dict.fromkeys(NEUTRAL_SECTIONS[players], NEUTRAL)


@PLAYERS
def test_neutral_buildings_belong_to_nobody(players: int) -> None:
    state = fresh(players)
    assert [*state.stations] == [*state.offices] == [0] * players


def test_what_is_shuffled_differs_from_game_to_game() -> None:
    games = [fresh(seed=seed) for seed in range(30)]
    assert len({tuple(state.city_tile) for state in games}) > 20
    assert len({tuple(state.section_tile) for state in games}) > 20
    assert len({tuple(state.goal) for state in games}) > 20
    assert {state.deal for state in games} == set(range(9))
    assert {state.first for state in games} == {0, 1, 2, 3}
    for stack in range(3):
        assert len({tuple(state.stacks[stack]) for state in games}) > 20
