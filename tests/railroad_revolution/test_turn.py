"""The turn: take workers back, place one, perform the main action and what its worker adds, in any order."""

from __future__ import annotations

import pytest

from railroad_revolution.helpers import (
    begin,
    finish,
    hand,
    has_rail,
    legal,
    line,
    managers_on,
    offered,
    offers,
    on_board,
    play,
    position,
    refusal,
    up,
    workers,
)

ACTIONS = ("station", "railroad", "telegraph", "trade")
LETTER = {"white": "W", "purple": "P", "orange": "O", "grey": "G", "turquoise": "T"}


# Taking workers back


def test_with_no_worker_in_the_supply_all_come_back_from_the_board() -> None:
    state = position(workers="", placed={"station": "WW", "railroad": "O", "telegraph": "G", "trade": "WT"})
    assert workers(state) == "WWWOGT"
    assert [on_board(state, action) for action in ACTIONS] == ["", "", "", ""]


def test_taking_workers_back_is_no_action_and_the_turn_goes_on() -> None:
    state = position(workers="", placed={"trade": "WWWW"})
    play(state, "place telegraph white", "open 4")
    assert (workers(state), on_board(state, "telegraph")) == ("WWW", "W")


def test_with_one_worker_in_the_supply_none_comes_back() -> None:
    state = position(workers="G", placed={"trade": "WWWW"})
    assert (workers(state), on_board(state, "trade")) == ("G", "WWWW")
    assert offered(state, "place") == {f"{action} grey" for action in ACTIONS}


def test_workers_come_back_at_the_beginning_of_the_turn_not_at_its_end() -> None:
    state = position(workers="W", placed={"trade": "WWW"})
    finish(play(state, "place telegraph white", "open 4"))
    assert (state.seat, workers(state), on_board(state, "telegraph")) == (1, "", "W")
    begin(state, 0)
    assert workers(state) == "WWWW"


def test_managers_do_not_come_back() -> None:
    state = position(workers="", placed={"trade": "WWWW"}, goals=("A1-1", "A2-1"), managers=("P", ""))
    assert (workers(state), managers_on(state, 1)) == ("WWWW", "P")


# Placing a worker


@pytest.mark.parametrize("colour", LETTER)
@pytest.mark.parametrize("action", ACTIONS)
def test_any_worker_goes_on_any_action_space(action: str, colour: str) -> None:
    state = position(workers="WPOGT")
    play(state, f"place {action} {colour}")
    assert on_board(state, action) == LETTER[colour]
    assert LETTER[colour] not in workers(state)


def test_an_action_space_holds_any_number_of_workers() -> None:
    state = position(workers="WO", placed={"telegraph": "WWOG"})
    play(state, "place telegraph orange")
    assert on_board(state, "telegraph") == "WWOOG"


def test_only_a_worker_in_the_personal_supply_can_be_placed() -> None:
    state = position(workers="WW", placed={"trade": "WWO"})
    assert refusal(state, "place station orange") == "no_worker_in_supply"
    assert refusal(state, "place trade turquoise") == "no_worker_in_supply"
    assert offers(state, "place station white")


def test_a_player_who_can_act_cannot_pass() -> None:
    state = position()
    assert refusal(state, "pass") == "must_act"
    assert refusal(state, "done") != ""
    assert refusal(state, "skip") != ""


@pytest.mark.parametrize("action", ACTIONS)
def test_the_main_action_must_be_performed(action: str) -> None:
    state = position(workers="WWWWO")
    play(state, f"place {action} white")
    assert refusal(state, "done") == "main_action_open"


def test_one_worker_and_one_action_then_the_next_player_clockwise() -> None:
    state = position(players=3)
    for seat in (0, 1, 2, 0, 1):
        assert (state.seat, state.decision.name) == (seat, "PlaceWorker")
        section = next(iter(sorted(offered(play(state, "place telegraph white"), "open") - {"3", "6"})))
        finish(play(state, f"open {section}"))


# The additional effect


def test_the_effect_of_the_worker_is_optional() -> None:
    state = position(workers="WWWWG")
    finish(play(state, "place railroad grey", "lay charlotte-miami/1", "lay washington-chicago/1"))
    assert (state.shares[0], state.money[0]) == (3, 0)
    assert state.seat == 1


def test_rewards_are_optional() -> None:
    state = position(workers="WWWWO")
    play(state, "place station white", "build washington", "done")
    assert (state.seat, state.crew[0], state.money[0]) == (1, 5, 500)


def test_a_white_worker_promotes() -> None:
    state = position(workers="WWWWP", goals=("A1-1", "A2-1"))
    play(state, "place telegraph white", "promote 1 supply purple")
    assert managers_on(state, 1) == "P"
    assert refusal(state, "promote 1 supply purple") == "ability_used"


def test_a_white_worker_has_no_other_ability() -> None:
    state = position()
    play(state, "place telegraph white")
    assert refusal(state, "ability") == "white_promotes"


@pytest.mark.parametrize("action", ACTIONS)
@pytest.mark.parametrize("colour", ["purple", "orange", "grey", "turquoise"])
def test_a_specialist_may_be_used_as_a_white_worker(action: str, colour: str) -> None:
    other = "orange" if colour == "purple" else "purple"
    goals = ("A1-2", "A2-2") if other == "orange" else ("A1-1", "A2-1")
    state = position(workers="WWWW" + LETTER[colour] + LETTER[other], goals=goals)
    play(state, f"place {action} {colour}")
    assert offers(state, f"promote 1 supply {other}")
    play(state, f"promote 1 supply {other}")
    assert managers_on(state, 1) == LETTER[other]
    assert refusal(state, "ability") == "ability_used"


def test_a_specialist_who_used_his_ability_does_not_promote_as_well() -> None:
    state = position(workers="WWWWPG")
    play(state, "place railroad grey", "ability")
    assert refusal(state, "promote 1 supply purple") == "ability_used"
    assert refusal(state, "ability") == "ability_used"


def test_the_worker_just_placed_may_be_promoted() -> None:
    state = position(workers="WWWWO", goals=("A1-2", "A2-2"))
    play(state, "place telegraph orange", "promote 1 board orange")
    assert (managers_on(state, 1), on_board(state, "telegraph")) == ("O", "")
    assert refusal(state, "done") == "main_action_open"


# Any order, payment included (ruling 2.2.1)


def test_ruling_2_2_1_the_effect_may_come_before_the_main_action() -> None:
    state = position(workers="WWWWG", money=200, shares=0)
    play(state, "place railroad grey", "ability")
    assert (state.shares[0], offered(state, "lay")) == (2, {"charlotte-miami/1"})


def test_ruling_2_2_1_the_effect_may_come_between_two_rails() -> None:
    state = position(workers="WWWWG", money=600, shares=0)
    play(state, "place railroad grey", "lay charlotte-miami/1", "ability", "lay washington-chicago/1")
    assert has_rail(state, "washington-chicago/1")


def test_ruling_2_2_1_a_promotion_may_come_before_the_main_action() -> None:
    state = position(workers="WWWWP")
    finish(play(state, "place station white", "promote 1 supply purple", "build washington"))
    assert (managers_on(state, 1), state.crew[0]) == ("P", 4)


def test_ruling_2_2_1_the_price_may_be_paid_from_an_effect_of_the_same_action() -> None:
    """Chicago costs $150; its First Station bonus is two shares, worth $300."""
    state = position(money=0, shares=0, workers="WWWWO", rails=line("washington", "chicago"))
    play(state, "place station white", "build chicago")
    assert refusal(state, "done") == "must_pay"
    finish(play(state, "bonus"))
    assert (state.money[0], state.shares[0]) == (0 + 150, 1 - 1) or (state.money[0], state.shares[0]) == (
        0,
        1,
    )


def test_ruling_2_2_1_the_reward_may_be_taken_before_the_bonus_and_the_effect() -> None:
    state = position(workers="WWWWO")
    play(state, "place station orange", "build washington", "reward", "gain grey", "ability", "bonus")
    finish(play(state, "step network"))
    assert (state.money[0], workers(state)) == (600, "WWWWG")


# Nobody is stuck


def test_ruling_2_2_17_a_player_without_pieces_passes() -> None:
    state = position(players=2, money=0, shares=0)
    hand(state, 1, money=0, shares=0, rails_left=0, buildings_left=0)
    finish(play(state, "place telegraph white", "open 5"))
    assert state.seat == 0  # seat 1 had nothing to do


def test_ruling_2_2_17_a_player_without_pieces_may_still_hire_before_passing() -> None:
    state = position(money=800, shares=0, rails_left=0, buildings_left=0)
    assert offered(state, "place") == set()
    play(state, "hire grey")
    assert (workers(state), state.money[0]) == ("WWWWPG", 0)
    assert state.seat == 1


@pytest.mark.parametrize(("rails", "buildings"), [(1, 0), (0, 1)])
def test_ruling_2_2_17_with_a_piece_left_trade_is_always_possible(rails: int, buildings: int) -> None:
    state = position(money=0, shares=0, rails_left=rails, buildings_left=buildings)
    assert offers(state, "place trade white")
    assert refusal(state, "pass") == "must_act"


def test_an_action_that_cannot_be_performed_is_refused_with_its_name() -> None:
    state = position(money=0, shares=0, trains="", rails_left=15, buildings_left=0)
    assert refusal(state, "place station white") == "action_impossible.station"
    assert refusal(state, "place railroad white") == "action_impossible.railroad"
    assert refusal(state, "place telegraph white") == "action_impossible.telegraph"
    assert legal(state) == ["place trade white", "place trade purple"]


def test_telegraph_is_impossible_with_an_office_in_every_section() -> None:
    state = position(offices=range(1, 9))
    assert refusal(state, "place telegraph white") == "action_impossible.telegraph"


def test_a_used_train_is_not_made_ready_by_the_turn() -> None:
    state = position(trains="", used="promote")
    finish(play(state, "place telegraph white", "open 4"))
    assert up(state) == ""
