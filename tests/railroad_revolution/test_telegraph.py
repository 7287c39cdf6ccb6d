"""Telegraph: offices, their shares, the telegraph tiles, and the deals they start."""

from __future__ import annotations

import pytest

from railroad_revolution.helpers import (
    down,
    finish,
    hand,
    has_office,
    has_rail,
    managers_on,
    offered,
    play,
    position,
    refresh,
    refusal,
    track,
    up,
)

# Placement and shares


def test_any_section_without_an_own_office_is_available() -> None:
    state = position(offices=[2, 3])
    play(state, "place telegraph white")
    assert offered(state, "open") == {"1", "4", "5", "6", "7", "8"}
    assert refusal(state, "open 3") == "office_there"


def test_an_office_needs_no_rail_and_no_money() -> None:
    state = position(money=0, shares=0)
    play(state, "place telegraph white", "open 8")
    assert has_office(state, 8)


def test_the_leftmost_building_is_taken_from_the_board() -> None:
    state = position()
    play(state, "place telegraph white", "open 4")
    assert (state.buildings_left[0], state.rails_left[0]) == (11, 15)
    assert refusal(state, "open 5") == "already_opened"


def test_without_a_building_no_office() -> None:
    assert refusal(position(buildings_left=0), "place telegraph white") == "action_impossible.telegraph"


def test_several_players_may_have_an_office_in_a_section() -> None:
    state = position()
    for seat in range(1, 4):
        hand(state, seat, offices=[1])
    refresh(state)
    play(state, "place telegraph white", "open 1")
    assert all(has_office(state, 1, seat) for seat in range(4))


@pytest.mark.parametrize(("section", "shares"), [(1, 3), (2, 2), (4, 1), (8, 1)])
def test_every_office_gains_the_shares_of_its_section(section: int, shares: int) -> None:
    state = position(shares=0)
    hand(state, 1, offices=[section])
    refresh(state)
    play(state, "place telegraph white", f"open {section}")
    assert state.shares[0] == shares
    assert state.first_office[section - 1] == 1


def test_the_first_office_gains_the_bonus_shares_as_well() -> None:
    state = position(shares=0)
    play(state, "place telegraph white", "open 1")
    assert (state.shares[0], state.first_office[0]) == (3 + 1, 0)


@pytest.mark.parametrize(("players", "section", "shares"), [(2, 1, 3), (3, 2, 2), (2, 2, 3), (3, 1, 4)])
def test_a_neutral_office_takes_the_first_office_bonus_away(players: int, section: int, shares: int) -> None:
    state = position(players, shares=0)
    play(state, "place telegraph white", f"open {section}")
    assert state.shares[0] == shares


# Telegraph tiles


def test_example_first_office_four_shares_and_a_worker_for_600() -> None:
    state = position(money=0, shares=0, tiles={1: "money"})
    finish(play(state, "place telegraph white", "open 1", "tile supply white"))
    assert (state.shares[0], state.money[0], state.crew[0]) == (4, 600, 4)


def test_example_second_office_three_shares_and_a_worker_for_600() -> None:
    state = position(money=0, shares=0, tiles={1: "money"})
    hand(state, 1, offices=[1])
    refresh(state)
    finish(play(state, "place telegraph white", "open 1", "tile supply white"))
    assert (state.shares[0], state.money[0], state.crew[0]) == (3, 600, 4)


def test_the_tile_stays_for_the_others() -> None:
    state = position(tiles={4: "money"})
    finish(play(state, "place telegraph white", "open 4", "tile supply white"))
    finish(play(state, "place telegraph white", "open 4", "tile supply white"))
    assert state.money[1] == 1200


@pytest.mark.parametrize("worker", ["supply white", "supply purple", "board white"])
def test_any_worker_may_be_discarded_from_supply_or_board(worker: str) -> None:
    state = position(workers="WWWWP", tiles={4: "money"})
    play(state, "place telegraph white", "open 4")
    assert offered(state, "tile") == {"supply white", "supply purple", "board white"}
    assert refusal(state, "tile supply grey") == "no_worker_in_supply"
    assert refusal(state, "tile board purple") == "no_worker_on_board"
    play(state, f"tile {worker}")
    assert (state.crew[0], state.money[0]) == (4, 1200)


def test_a_discarded_worker_goes_back_to_the_common_supply() -> None:
    state = position(workers="WWWWP", tiles={4: "money"})
    before = state.supply[:]
    play(state, "place telegraph white", "open 4", "tile supply purple")
    assert [*state.supply] == [before[0], before[1] + 1, *before[2:]]


def test_the_tile_is_used_once() -> None:
    state = position(workers="WWWWPO", tiles={4: "money"})
    play(state, "place telegraph white", "open 4", "tile supply white")
    assert refusal(state, "tile supply white") == "tile_used"


def test_no_tile_before_the_office_is_open() -> None:
    state = position()
    play(state, "place telegraph white")
    assert refusal(state, "tile supply white") == "build_first"


@pytest.mark.parametrize("section", [3, 6])
def test_no_tile_in_a_deal_section(section: int) -> None:
    state = position(workers="WWWWPO")
    play(state, "place telegraph white", f"open {section}")
    assert refusal(state, "tile supply white") == "no_tile"


def test_with_four_workers_none_can_be_discarded() -> None:
    state = position(money=0, shares=0, workers="WWWG", tiles={4: "train"})
    play(state, "place telegraph grey", "open 4")
    assert refusal(state, "tile supply white") == "too_few_workers"


def test_tile_rail_from_the_board_without_terrain_or_deal() -> None:
    state = position(money=0, rails=["charlotte-miami/1"], tiles={4: "rail"})
    deal = state.deal
    play(state, "place telegraph white", "open 4", "tile supply white", "lay charlotte-miami/2")
    assert (has_rail(state, "charlotte-miami/2"), state.rails_left[0], state.money[0]) == (True, 13, 0)
    finish(state)
    assert (state.seat, state.deal) == (1, deal)


def test_tile_promotes_one_or_two() -> None:
    state = position(workers="WWWWPOG", tiles={4: "promote"}, goals=("A1-1", "A2-1"))
    play(state, "place telegraph grey", "open 4", "tile supply white")
    play(state, "promote 1 supply purple", "promote 2 supply orange")
    assert (managers_on(state, 1), managers_on(state, 2), state.crew[0]) == ("P", "O", 4)


def test_tile_that_promotes_costs_a_worker_first() -> None:
    """With five workers nobody is left to promote once one has been discarded."""
    state = position(money=0, shares=0, workers="WWWPG", tiles={4: "promote"}, goals=("A1-1", "A2-1"))
    play(state, "place telegraph grey", "open 4")
    assert refusal(state, "tile supply white") != ""
    state = position(money=0, shares=0, workers="WWWWPG", tiles={4: "promote"}, goals=("A1-1", "A2-1"))
    play(state, "place telegraph grey", "open 4", "tile supply white", "promote 1 supply purple")
    assert state.crew[0] == 4


def test_tile_flips_twice_also_the_same_train() -> None:
    state = position(tiles={4: "flip"}, trains="cash")
    play(state, "place telegraph white", "open 4", "tile supply white", "flip cash use", "flip cash ready")
    assert (state.money[0], up(state)) == (1200, "cash")


def test_tile_flips_two_different_trains() -> None:
    state = position(tiles={4: "flip"}, trains="cash shares")
    play(state, "place telegraph white", "open 4", "tile supply white", "flip cash use", "flip shares use")
    assert (state.money[0], state.shares[0], down(state)) == (1200, 3 + 2 + 3, "cash shares")


def test_tile_takes_a_train() -> None:
    state = position(tiles={4: "train"})
    play(state, "place telegraph white", "open 4", "tile supply white", "train cash")
    assert up(state) == "promote cash"


def test_ruling_2_1_7_tile_gives_four_steps() -> None:
    state = position(tiles={4: "steps"})
    play(state, "place telegraph white", "open 4", "tile supply white", "step network", "step network")
    play(state, "step stations", "step stations")
    assert [track(state, name) for name in ("telegraph", "stations", "network")] == [0, 2, 2]
    assert state.decision.name != "Steps"


def test_ruling_2_2_12_a_free_rail_without_a_rail_left_is_not_offered() -> None:
    state = position(tiles={4: "rail"}, rails_left=0)
    play(state, "place telegraph white", "open 4")
    assert refusal(state, "tile supply white") == "reward_useless"


# Deals


@pytest.mark.parametrize("section", [3, 6])
def test_an_office_in_a_deal_section_starts_a_deal_after_the_action(section: int) -> None:
    state = position(workers="WWWWO")
    play(state, "place telegraph orange", f"open {section}")
    assert state.decision.name == "TelegraphAction"
    play(state, "ability", "done")
    assert (state.decision.name, state.seat) == ("OwnDeal", 0)


def test_an_office_in_a_deal_section_starts_a_deal_though_others_were_there_first() -> None:
    state = position()
    hand(state, 1, offices=[3])
    refresh(state)
    play(state, "place telegraph white", "open 3", "done")
    assert state.decision.name == "OwnDeal"


def test_an_office_elsewhere_starts_no_deal() -> None:
    state = position()
    deal = state.deal
    finish(play(state, "place telegraph white", "open 4"))
    assert (state.seat, state.deal) == (1, deal)
