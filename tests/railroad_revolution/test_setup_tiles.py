"""Set-up tiles: how many, in which order they are chosen, and what each of the eight sides gives."""

from __future__ import annotations

import pytest

from railroad_revolution.helpers import (
    connected,
    fresh,
    has_office,
    has_rail,
    has_station,
    legal,
    offered,
    offers,
    play,
    refresh,
    refusal,
    track,
    up,
    workers,
)
from roundhouse.games.railroad_revolution.rules.components import COLOURS, TRAINS
from roundhouse.games.railroad_revolution.rules.milestones import progress
from roundhouse.games.railroad_revolution.rules.state import KINDS, State

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


def choosing(tile: str, side: str, colour: str = "grey", players: int = 4) -> State:
    """The first choice of a set-up tile, with one tile on offer as wanted."""
    state = fresh(players, seed=3)
    n = state.c.setup_tiles.index(tile)
    state.setup_tile = sorted([n, *[other for other in range(4) if other != n][: players - 1]])
    state.setup_side = ["ab".index(side)] * players
    wanted = COLOURS.index(colour)
    others = [other for other in range(1, KINDS) if other != wanted]
    state.setup_colour = [wanted if other == n else others.pop() for other in state.setup_tile]
    refresh(state)
    return state


# Step 12: set-up tiles


@PLAYERS
def test_step_12_as_many_setup_tiles_as_players_each_with_a_worker_of_its_own_colour(players: int) -> None:
    for seed in range(20):
        state = fresh(players, seed)
        assert len(set(state.setup_tile)) == players
        assert len(state.setup_side) == players
        assert len(set(state.setup_colour)) == players
        assert legal(state) == [f"setup {state.c.setup_tiles[tile]}" for tile in state.setup_tile]


def test_step_12_tiles_sides_and_workers_are_random() -> None:
    seen = set()
    for seed in range(200):
        state = fresh(2, seed)
        seen |= set(zip(state.setup_tile, state.setup_side, state.setup_colour, strict=True))
    assert seen == {(tile, side, colour) for tile in range(4) for side in (0, 1) for colour in range(1, 5)}


def test_ruling_2_1_2_the_workers_at_the_setup_tiles_are_never_white() -> None:
    for seed in range(30):
        assert sorted(fresh(4, seed).setup_colour) == [1, 2, 3, 4]


@PLAYERS
def test_ruling_2_1_1_setup_tiles_are_chosen_counter_clockwise_and_the_first_player_chooses_last(
    players: int,
) -> None:
    for seed in range(8):
        state = fresh(players, seed)
        order = []
        while state.decision.name != "PlaceWorker":
            if state.decision.name == "ChooseSetup":
                order.append(state.seat)
            play(state, legal(state)[0])
        assert order == [(state.first - 1 - k) % players for k in range(players)]
        assert order[-1] == state.first


@PLAYERS
def test_play_begins_with_the_first_player(players: int) -> None:
    for seed in range(5):
        state = fresh(players, seed)
        while state.decision.name != "PlaceWorker":
            play(state, legal(state)[0])
        assert state.seat == state.active == state.first
        assert state.setup_tile == []


def test_a_chosen_setup_tile_is_gone_for_the_others() -> None:
    state = choosing("S4", "b")
    play(state, "setup S4")
    assert refusal(state, "setup S4") == "setup_gone"
    assert offered(state, "setup") == {"S1", "S2", "S3"}


def test_with_fewer_players_a_tile_left_in_the_box_cannot_be_chosen() -> None:
    state = choosing("S1", "a", players=2)
    assert offered(state, "setup") == {"S1", "S2"}
    assert refusal(state, "setup S3") == "setup_gone"


@PLAYERS
def test_the_worker_at_the_tile_goes_to_the_personal_supply(players: int) -> None:
    state = choosing("S4", "b", "turquoise", players)
    seat = state.seat
    play(state, "setup S4")
    assert workers(state, seat) == "WWWWT"
    assert [*state.supply] == [0, 12, 12, 12, 11]


@PLAYERS
def test_everybody_starts_with_five_workers_and_unchosen_ones_stay_in_the_supply(players: int) -> None:
    state = fresh(players, seed=5)
    while state.decision.name != "PlaceWorker":
        play(state, legal(state)[-1])
    assert [*state.crew] == [5] * players
    assert sum(state.supply) == 48 - players


# The eight sides


def test_side_steps_gives_three_steps_split_as_the_player_likes() -> None:
    state = choosing("S1", "a")
    seat = state.seat
    play(state, "setup S1", "step telegraph", "step network", "step network")
    assert [track(state, name, seat) for name in ("telegraph", "stations", "network")] == [1, 0, 2]
    assert state.seat != seat


def test_side_steps_pays_the_price_between_two_slots() -> None:
    state = choosing("S1", "a")
    seat = state.seat
    play(state, "setup S1", "step stations", "step stations", "step stations")
    assert (track(state, "stations", seat), state.shares[seat]) == (3, 2)


def test_ruling_2_1_9_setup_steps_may_be_given_up() -> None:
    state = choosing("S1", "a")
    seat = state.seat
    play(state, "setup S1", "step telegraph", "skip")
    assert [track(state, name, seat) for name in ("telegraph", "stations", "network")] == [1, 0, 0]
    assert state.seat != seat


def test_side_rail_places_the_setup_rail_free_of_charge_and_not_from_the_board() -> None:
    state = choosing("S1", "b")
    seat = state.seat
    play(state, "setup S1")
    assert offered(state, "lay") == {"washington-chicago/1", "charlotte-little_rock/1", "charlotte-miami/1"}
    assert refusal(state, "lay washington-charlotte/1") == "rail_there"
    assert refusal(state, "lay washington-chicago/2") == "space_not_connected"
    play(state, "lay charlotte-little_rock/1")
    assert has_rail(state, "charlotte-little_rock/1", seat)
    assert (state.rails_left[seat], state.money[seat], state.shares[seat]) == (15, 600, 3)


def test_ruling_2_1_6_the_setup_rail_ignores_terrain_and_starts_no_deal() -> None:
    state = choosing("S1", "b")
    seat = state.seat
    play(state, "setup S1", "lay charlotte-little_rock/1")  # three triangles
    assert state.money[seat] == 600
    assert state.decision.name == "ChooseSetup"


def test_side_shares_gives_three_shares() -> None:
    state = choosing("S2", "a")
    seat = state.seat
    play(state, "setup S2")
    assert (state.shares[seat], state.money[seat]) == (6, 600)


@PLAYERS
@pytest.mark.parametrize("section", [3, 6])
def test_side_office_opens_a_first_office_in_a_deal_section_without_shares_or_deal(
    players: int, section: int
) -> None:
    state = choosing("S2", "b", players=players)
    seat = state.seat
    deal = state.deal
    play(state, "setup S2")
    assert offered(state, "open") == {"3", "6"}
    assert refusal(state, "open 1") == "only_deal_sections"
    play(state, f"open {section}")
    assert has_office(state, section, seat)
    assert state.first_office[section - 1] == seat
    assert (state.shares[seat], state.buildings_left[seat], state.deal) == (3, 12, deal)
    assert state.decision.name == "ChooseSetup"


def test_side_exchange_swaps_a_worker_for_one_of_choice() -> None:
    state = choosing("S3", "a", "grey")
    seat = state.seat
    play(state, "setup S3")
    assert offers(state, "exchange supply grey orange", "exchange supply white grey", "skip")
    assert refusal(state, "exchange supply purple orange") == "no_worker_in_supply"
    assert refusal(state, "exchange supply grey white") == "colour_sold_out"
    play(state, "exchange supply white purple")
    assert workers(state, seat) == "WWWPG"
    assert state.money[seat] == 800  # this side also carries $200 in the reconstruction


@PLAYERS
@pytest.mark.parametrize("city", ["washington", "charlotte"])
def test_side_station_builds_a_first_station_in_a_starting_city_without_price_or_reward(
    players: int, city: str
) -> None:
    state = choosing("S3", "b", players=players)
    seat = state.seat
    play(state, "setup S3")
    assert offered(state, "build") == {"washington", "charlotte"}
    assert refusal(state, "build chicago") == "only_start_cities"
    play(state, f"build {city}")
    assert has_station(state, city, seat)
    assert state.first_station[state.c.cities.index(city)] == seat
    assert (state.money[seat], state.buildings_left[seat], state.crew[seat]) == (600, 12, 5)
    assert state.decision.name == "ChooseSetup"


def test_side_train_takes_a_train_from_any_stack_face_up() -> None:
    state = choosing("S4", "a")
    seat = state.seat
    play(state, "setup S4")
    assert offered(state, "train") == {"cash", "steps", "shares", "rail"}
    assert refusal(state, "train promote") == "no_train_left"
    play(state, "train rail")
    assert up(state, seat) == "promote rail"
    assert state.train_stack[TRAINS.index("rail")] == 4


def test_side_money_gives_money() -> None:
    state = choosing("S4", "b")
    seat = state.seat
    play(state, "setup S4")
    assert (state.money[seat], state.shares[seat]) == (1100, 3)  # $500 in the reconstruction


# What follows from set-up


def test_ruling_2_2_15_a_setup_station_counts_as_a_station() -> None:
    state = choosing("S3", "b")
    seat = state.seat
    play(state, "setup S3", "build charlotte")
    need = next(need for tile in state.c.milestones if tile.name == "A2-2" for need in tile.needs)
    assert progress(state, seat, need) == 1


def test_ruling_2_2_15_the_initial_rail_counts_for_connection_but_for_no_terrain() -> None:
    state = fresh()
    needs = {tile.name: tile.needs for tile in state.c.milestones}
    assert progress(state, 0, needs["A1-4"][0]) == 0  # rails on plains
    assert connected(state, 0) == {"washington", "charlotte"}


def test_a_city_with_the_setup_station_gives_others_no_first_station_bonus() -> None:
    state = choosing("S3", "b")
    play(state, "setup S3", "build washington")
    while state.decision.name != "PlaceWorker":
        play(state, next(move for move in legal(state) if not move.startswith("build")))
    play(state, "place station white", "build washington")
    assert refusal(state, "bonus") == "no_first_bonus"
