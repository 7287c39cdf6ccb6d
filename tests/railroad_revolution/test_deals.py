"""Deals: when they come, who may accept what, and all eighteen rewards."""

from __future__ import annotations

from typing import Any

import pytest

from railroad_revolution.helpers import (
    begin,
    connected,
    down,
    finish,
    hand,
    has_office,
    has_rail,
    has_station,
    line,
    managers_on,
    offered,
    offers,
    play,
    position,
    refresh,
    refusal,
    sell_out,
    track,
    up,
    workers,
)
from roundhouse.games.railroad_revolution.rules.state import State

BOARDING = ["charlotte-miami/1"]  # the next space on this line carries a Deal icon


def dealing(deal: str, shares: int = 4, others: int = 0, **things: Any) -> State:
    """Seat 0 has opened an office in section 3 and may accept the deal with so many shares."""
    things.setdefault("workers", "WWWWP")
    state = position(deal=deal, shares=shares, **things)
    for seat in range(1, state.players):
        hand(state, seat, shares=others)
    play(state, "place telegraph white", "open 3")
    hand(state, 0, shares=shares)
    refresh(state)
    if offers(state, "done"):
        play(state, "done")
    return state


def asked(state: State) -> tuple[str, int]:
    """The kind of the open decision and whose it is."""
    return state.decision.name, state.seat


# The trigger


@pytest.mark.parametrize("section", [3, 6])
def test_an_office_in_a_section_with_the_icon_brings_a_deal(section: int) -> None:
    state = play(position(), "place telegraph white", f"open {section}", "done")
    assert asked(state) == ("OwnDeal", 0)


@pytest.mark.parametrize("section", [1, 2, 4, 5, 7, 8])
def test_an_office_elsewhere_brings_none(section: int) -> None:
    state = play(position(), "place telegraph white", f"open {section}", "done")
    assert asked(state) == ("PlaceWorker", 1)


def test_a_rail_of_the_railroad_action_on_the_icon_brings_a_deal() -> None:
    state = play(position(), "place railroad white", "lay charlotte-miami/1", "lay charlotte-miami/2", "done")
    assert asked(state) == ("OwnDeal", 0)


def test_rails_beside_the_icon_bring_none() -> None:
    state = position(money=900)
    play(state, "place railroad white", "lay charlotte-miami/1", "lay washington-chicago/1", "done")
    assert asked(state) == ("PlaceWorker", 1)


def test_the_deal_comes_though_another_player_was_there_first() -> None:
    state = position(rails=BOARDING)
    hand(state, 1, rails=["charlotte-miami/1", "charlotte-miami/2"], offices=[3])
    assert asked(play(state.copy(), "place telegraph white", "open 3", "done")) == ("OwnDeal", 0)
    play(state, "place railroad white", "lay charlotte-miami/2", "lay miami-houston/1", "done")
    assert asked(state) == ("OwnDeal", 0)


def test_two_rails_on_icons_bring_one_deal() -> None:
    state = position(rails=[*BOARDING, *line("washington", "chicago")], deal="deal2", shares=9)
    play(state, "place railroad white", "lay charlotte-miami/2", "lay chicago-kansas_city/1", "done")
    assert asked(state) == ("OwnDeal", 0)
    reveals = state.reveals
    play(state, "skip", *["skip"] * 3)
    assert state.active == 1
    assert state.reveals == reveals + 1


def test_ruling_2_1_12_the_deal_comes_after_the_action_with_its_ability() -> None:
    state = position(rails=BOARDING, workers="WWWWG", shares=0, money=700)
    play(state, "place railroad grey", "lay charlotte-miami/2", "lay miami-houston/1")
    assert refusal(state, "deal a") == "not_now"
    play(state, "ability")
    assert asked(state) == ("OwnDeal", 0)
    assert refusal(state, "ability") == "not_now"


def test_ruling_2_1_12_the_price_of_the_action_is_paid_before_the_deal() -> None:
    state = position(rails=BOARDING, money=0, shares=4, deal="deal6")
    play(state, "place railroad white", "lay charlotte-miami/2", "lay miami-houston/1", "done")
    assert (state.money[0], state.shares[0]) == (0, 0)
    assert asked(state) == ("OtherDeal", 1)


@pytest.mark.parametrize("way", ["train", "tile"])
def test_ruling_2_2_9_a_free_rail_on_the_icon_brings_no_deal(way: str) -> None:
    state = position(rails=BOARDING, trains="rail", tiles={1: "rail"})
    if way == "train":
        play(state, "place trade white", "flip rail use", "lay charlotte-miami/2", "sell building")
    else:
        play(state, "place telegraph white", "open 1", "tile supply white", "lay charlotte-miami/2")
    finish(state)
    assert has_rail(state, "charlotte-miami/2")
    assert asked(state) == ("PlaceWorker", 1)


def test_ruling_2_2_9_the_free_office_of_a_deal_brings_no_second_deal() -> None:
    state = play(dealing("deal1"), "deal b", "open 6")
    assert has_office(state, 6)
    assert asked(state) == ("OwnDeal", 0)
    play(state, "skip")
    assert asked(state) == ("PlaceWorker", 1)


# Who may accept what


def test_ruling_2_2_10_the_active_player_may_accept_both_one_after_the_other() -> None:
    state = play(dealing("deal6", shares=3, money=100), "deal b")
    assert refusal(state, "deal a") == "not_now"
    play(state, "step network", "step network")
    assert refusal(state, "deal b") == "deal_taken"
    play(state, "deal a", "train cash")
    assert up(state) == "promote cash"
    assert state.shares[0] == 0


def test_the_active_player_may_accept_just_one() -> None:
    state = play(dealing("deal2"), "deal b", "skip")
    assert workers(state) == "WWWPG"
    assert state.shares[0] == 2
    assert state.active == 1


def test_the_active_player_may_accept_none() -> None:
    state = play(dealing("deal2"), "skip")
    assert state.shares[0] == 4


def test_the_others_follow_clockwise_and_accept_at_most_one_each() -> None:
    state = dealing("deal6", others=4, money=0)
    play(state, "skip")
    assert asked(state) == ("OtherDeal", 1)
    play(state, "deal b", "step network", "step network", "skip")
    assert asked(state) == ("OtherDeal", 2)
    play(state, "skip")
    assert asked(state) == ("OtherDeal", 3)
    play(state, "deal a", "train rail", "skip")
    assert asked(state) == ("PlaceWorker", 1)
    assert [state.shares[seat] for seat in range(4)] == [4, 3, 4, 2]


def test_the_clockwise_order_begins_left_of_the_active_player() -> None:
    state = position(deal="deal9")
    begin(state, 2)
    play(state, "place telegraph white", "open 3", "done", "skip")
    seats = []
    while state.decision.name == "OtherDeal":
        seats.append(state.seat)
        play(state, "skip")
    assert seats == [3, 0, 1]


def test_with_two_players_the_one_other_follows() -> None:
    state = play(dealing("deal9", others=1, players=2), "skip")
    assert asked(state) == ("OtherDeal", 1)
    play(state, "deal b", "flip promote use")
    assert asked(state) == ("Promote", 1)


def test_who_has_too_few_shares_for_both_is_not_asked() -> None:
    state = play(dealing("deal8", others=1), "skip")
    assert asked(state) == ("PlaceWorker", 1)


def test_a_deal_is_refused_to_who_has_too_few_shares() -> None:
    state = dealing("deal8", shares=2, others=3)
    assert refusal(state, "deal a") == "too_few_shares"
    assert offers(state, "deal b")
    play(state, "skip")
    assert refusal(state, "deal a") == "too_few_shares"
    assert offers(state, "deal b", "skip")


def test_the_shares_just_taken_can_pay_the_deal() -> None:
    state = position(deal="deal2", shares=0)
    play(state, "place telegraph white", "open 3", "done")
    assert state.shares[0] == 2
    assert offers(state, "deal a", "deal b")


# The tile afterwards


def test_a_resolved_tile_is_discarded_though_nobody_accepted_and_the_next_turned_up() -> None:
    state = dealing("deal2", others=3)
    coming = state.deal_stack[-1]
    play(state, "skip", "skip", "skip", "skip")
    assert state.deal == coming
    assert state.deal_discard == [state.c.deals.index("deal2")]


def test_the_tile_stays_until_all_have_answered() -> None:
    state = play(dealing("deal2", others=3), "skip", "skip")
    assert state.c.deals[state.deal] == "deal2"


def test_an_empty_stack_is_made_of_the_shuffled_discard_pile() -> None:
    state = dealing("deal2", shares=2)
    state.deal_discard, state.deal_stack = sorted([*state.deal_discard, *state.deal_stack]), []
    play(state, "skip")
    assert sorted([state.deal, *state.deal_stack]) == list(range(9))
    assert state.deal_discard == []


def test_the_new_stack_is_in_random_order() -> None:
    orders = set()
    for seed in range(6):
        state = dealing("deal2", shares=2, seed=seed)
        state.deal_discard, state.deal_stack = [n for n in range(9) if n != state.deal], []
        play(state, "skip")
        orders.add(tuple(state.deal_stack))
    assert len(orders) > 3


# The eighteen rewards


def test_deal_exchange() -> None:
    state = dealing("deal1")
    play(state, "deal a")
    assert refusal(state, "exchange supply white white") in ("same_worker", "colour_sold_out")
    assert offers(state, "exchange board white grey", "exchange supply white turquoise", "skip")
    play(state, "exchange board white grey")
    assert (workers(state), state.shares[0]) == ("WWWPG", 3)


def test_deal_free_office_without_shares_tile_or_deal() -> None:
    state = play(dealing("deal1"), "deal b")
    assert offered(state, "open") == {"1", "2", "4", "5", "6", "7", "8"}
    assert refusal(state, "open 3") == "office_there"
    play(state, "open 1")
    assert (state.shares[0], state.buildings_left[0]) == (1, 10)
    assert state.first_office[0] == 0
    assert asked(state) == ("OwnDeal", 0)  # no tile is offered


def test_deal_free_rail_ignores_terrain() -> None:
    state = play(dealing("deal2", money=0), "deal a")
    assert offered(state, "lay") == {"washington-chicago/1", "charlotte-little_rock/1", "charlotte-miami/1"}
    play(state, "lay charlotte-little_rock/1")
    assert (state.money[0], state.shares[0], state.rails_left[0]) == (0, 2, 14)


def test_deal_free_station_without_cost_and_reward() -> None:
    state = play(dealing("deal3", money=0, rails=["washington-chicago/1", "washington-chicago/2"]), "deal a")
    assert offered(state, "build") == {"washington", "charlotte", "chicago"}
    play(state, "build chicago")
    assert has_station(state, "chicago")
    assert (state.money[0], state.shares[0], state.buildings_left[0]) == (0, 1, 10)
    assert workers(state) == "WWWP"
    assert state.first_station[state.c.cities.index("chicago")] == 0


def test_deal_promote_two_for_100_each() -> None:
    state = dealing("deal4", money=200, workers="WWWWPO", goals=("A1-1", "A2-1"))
    play(state, "deal a", "promote 1 supply purple")
    assert state.money[0] == 100
    play(state, "promote 2 supply orange")
    assert (state.money[0], state.shares[0]) == (0, 3)
    assert managers_on(state, 1) + managers_on(state, 2) == "PO"


def test_deal_promote_one_for_100_and_leave_the_other() -> None:
    state = dealing("deal4", money=200, workers="WWWWPO")
    play(state, "deal a", "promote 1 supply purple", "skip")
    assert state.money[0] == 100


def test_deal_promote_sells_a_share_for_the_price_if_need_be() -> None:
    state = dealing("deal4", money=0, shares=2, workers="WWWWPO")
    play(state, "deal a", "promote 1 supply purple")
    assert (state.money[0], state.shares[0]) == (50, 0)
    assert refusal(state, "promote 2 supply orange") != ""


def test_deal_flip_twice_the_same_train() -> None:
    state = dealing("deal5", money=0, shares=2, trains="cash")
    play(state, "deal a", "flip cash use", "flip cash ready")
    assert (state.money[0], up(state), state.shares[0]) == (600, "cash", 0)


def test_deal_flip_twice_two_trains_and_each_is_optional() -> None:
    state = play(dealing("deal5", money=0, trains="cash shares"), "deal a", "flip cash use")
    both = play(state.copy(), "flip shares use")
    assert (both.money[0], both.shares[0], down(both)) == (600, 5, "cash shares")
    play(state, "skip")
    assert down(state) == "cash"


def test_deal_train_for_100() -> None:
    state = play(dealing("deal6", money=150), "deal a")
    assert offered(state, "train") == {"cash", "steps", "shares", "rail"}
    assert refusal(state, "train promote") == "no_train_left"
    play(state, "train steps")
    assert (up(state), state.money[0], state.shares[0]) == ("promote steps", 50, 2)


def test_deal_any_worker_for_200() -> None:
    state = play(dealing("deal7", money=200), "deal a")
    assert offered(state, "gain") == {"purple", "orange", "grey", "turquoise"}  # all white ones are out
    play(state, "gain orange")
    assert (workers(state), state.money[0], state.shares[0]) == ("WWWPO", 0, 3)


@pytest.mark.parametrize(("deal", "gained"), [("deal2", "G"), ("deal3", "P"), ("deal4", "T"), ("deal5", "O")])
def test_deal_one_worker(deal: str, gained: str) -> None:
    state = play(dealing(deal), "deal b")
    assert sorted(workers(state)) == sorted("WWWP" + gained)
    assert state.shares[0] == 2


@pytest.mark.parametrize(("deal", "gained"), [("deal8", "PO"), ("deal9", "GT")])
def test_deal_two_workers(deal: str, gained: str) -> None:
    state = play(dealing(deal), "deal a")
    assert sorted(workers(state)) == sorted("WWWP" + gained)
    assert state.shares[0] == 0


def test_ruling_2_2_18_a_deal_worker_of_a_colour_sold_out_is_any_other() -> None:
    state = dealing("deal2")
    sell_out(state, "grey")
    play(state, "deal b")
    assert offered(state, "gain") == {"purple", "orange", "turquoise"}
    play(state, "gain turquoise")
    assert workers(state) == "WWWPT"


@pytest.mark.parametrize(("deal", "cost", "steps"), [("deal6", 1, 2), ("deal8", 2, 3), ("deal7", 3, 4)])
def test_deal_steps(deal: str, cost: int, steps: int) -> None:
    state = play(dealing(deal), "deal b")
    assert state.shares[0] == 4 - cost
    for n in range(steps):
        play(state, "step network" if n < 2 else "step stations")
    assert refusal(state, "step telegraph") == "not_now"
    assert track(state, "network") + track(state, "stations") == steps


def test_deal_flip_once() -> None:
    state = play(dealing("deal9", money=0, trains="cash shares"), "deal b", "flip cash use")
    assert (state.money[0], state.shares[0], down(state)) == (600, 3, "cash")
    assert refusal(state, "flip shares use") == "not_now"


@pytest.mark.parametrize(("deal", "side"), [("deal1", "b"), ("deal2", "a"), ("deal3", "a")])
def test_ruling_2_2_12_a_free_piece_without_a_place_or_a_piece_would_be_lost_and_is_not_offered(
    deal: str, side: str
) -> None:
    state = dealing(deal, 9, stations=["washington", "charlotte"], rails_left=0, buildings_left=1)
    assert asked(state) == ("OwnDeal", 0)
    assert refusal(state, f"deal {side}") == "reward_useless"


# In another's turn


def test_ruling_2_2_3_selling_shares_in_a_deal_decision_of_anothers_turn() -> None:
    state = play(dealing("deal9", others=3), "skip", "sell share", "sell share")
    assert asked(state) == ("OtherDeal", 1)
    assert (state.money[1], state.shares[1]) == (900, 1)
    assert refusal(state, "deal a") == "too_few_shares"
    play(state, "deal b")


def test_ruling_2_2_3_hiring_in_a_deal_decision_of_anothers_turn() -> None:
    state = dealing("deal9", others=3)
    assert refusal(play(state.copy(), "skip"), "sell rail") == "not_now"
    hand(state, 1, money=800)
    play(state, "skip", "hire purple")
    assert asked(state) == ("OtherDeal", 1)
    assert sorted(workers(state, 1)) == sorted("WWWWOP")
    assert (state.money[1], state.shares[1]) == (0, 3)
    assert refusal(state, "hire grey") == "too_dear"
    assert offers(state, "deal b", "skip")


def test_ruling_2_2_3_hiring_sells_shares_as_far_as_the_money_does_not_reach() -> None:
    state = dealing("deal9", others=3)
    hand(state, 1, money=500)
    play(state, "skip", "hire purple")
    assert (state.money[1], state.shares[1]) == (0, 1)


def test_ruling_2_2_3_the_active_player_sells_and_hires_inside_its_own_deal_decision() -> None:
    state = dealing("deal9", money=800)
    play(state, "hire grey", "sell share")
    assert asked(state) == ("OwnDeal", 0)
    assert (workers(state), state.shares[0], state.money[0]) == ("WWWPG", 3, 150)


def test_ruling_2_2_2_in_anothers_turn_the_minimum_of_four_holds_directly_after_the_effect() -> None:
    state = dealing("deal8", others=2)
    hand(state, 1, workers="WWWW", track=(0, 0, 4))
    play(state, "skip", "deal b")
    assert refusal(state, "step network") == "too_few_workers"
    assert offers(state, "step stations")


def test_ruling_2_2_2_with_a_fifth_worker_the_gate_is_open_in_anothers_turn() -> None:
    state = dealing("deal8", others=2)
    hand(state, 1, workers="WWWWO", track=(0, 0, 4))
    play(state, "skip", "deal b", "step network")
    assert offered(state, "discard") == {"supply white", "supply orange"}
    play(state, "discard supply white", "skip")
    assert workers(state, 1) == "WWWO"


def test_ruling_2_2_2_promoting_in_anothers_turn_needs_a_fifth_worker() -> None:
    state = dealing("deal4", others=1)
    hand(state, 1, workers="WWWO", goals=("A1-2", "A2-1"))
    assert asked(play(state, "skip")) == ("OtherDeal", 2)  # to seat 1 no deal gives anything
    state = dealing("deal4", others=1)
    hand(state, 1, workers="WWWWO", goals=("A1-2", "A2-1"))
    play(state, "skip", "deal a", "promote 1 supply orange")
    assert state.decision.name != "Promote"
    assert managers_on(state, 1, 1) == "O"


def test_ruling_2_2_2_hired_in_time_a_worker_can_be_promoted_in_anothers_turn() -> None:
    state = dealing("deal4", others=1)
    hand(state, 1, workers="WWWO", money=900, goals=("A1-2", "A2-1"))
    play(state, "skip")
    for moves in (("hire turquoise", "deal a"), ("deal a", "hire turquoise")):
        after = play(state.copy(), *moves, "promote 1 supply orange")
        assert (workers(after, 1), after.money[1]) == ("WWWT", 0)


def test_ruling_2_2_2_in_ones_own_turn_a_deal_may_bring_back_the_fourth_worker() -> None:
    state = position(workers="WWWP", rails=BOARDING, money=600, shares=2, deal="deal2")
    play(state, "place railroad white", "lay charlotte-miami/2", "promote 1 supply purple")
    assert state.crew[0] == 3
    play(state, "lay miami-houston/1")
    assert asked(state) == ("OwnDeal", 0)
    assert refusal(state, "sell share") == "cannot_finish"
    assert refusal(state, "skip") == "too_few_workers"
    assert offered(state, "deal") == {"b"}
    play(state, "deal b")
    assert workers(state) == "WWG"
    assert state.crew[0] == 4


def test_ruling_2_2_2_without_the_deals_worker_the_promotion_is_refused() -> None:
    state = position(workers="WWWP", rails=BOARDING, money=600, shares=2, deal="deal6")
    play(state, "place railroad white", "lay charlotte-miami/2")
    assert refusal(state, "promote 1 supply purple") == "too_few_workers"


def test_a_deal_in_anothers_turn_uses_that_players_own_things() -> None:
    state = dealing("deal2", others=2)
    play(state, "skip", "deal a", "lay charlotte-little_rock/1")
    assert has_rail(state, "charlotte-little_rock/1", 1)
    assert connected(state, 1) == {"washington", "charlotte"}
    assert (state.rails_left[1], state.rails_left[0]) == (14, 15)


def test_ruling_2_2_18_a_colour_sold_out_cannot_be_hired() -> None:
    state = dealing("deal9", others=3)
    hand(state, 1, money=800)
    sell_out(state, "purple")
    play(state, "skip")
    assert refusal(state, "hire purple") == "colour_sold_out"
    assert offers(state, "hire orange")
