"""Railroad: where rails may go, what they cost, and the deals they start."""

from __future__ import annotations

import pytest

from railroad_revolution.helpers import (
    SPACE_NAMES,
    connected,
    finish,
    hand,
    has_rail,
    line,
    offered,
    offers,
    play,
    position,
    refresh,
    refusal,
)
from roundhouse.core.random import Random
from roundhouse.games.railroad_revolution.rules.state import State

W_CHICAGO_1 = "lay washington-chicago/1"  # 2 triangles
W_CHICAGO_2 = "lay washington-chicago/2"  # plains
C_ROCK_1 = "lay charlotte-little_rock/1"  # 3 triangles
C_MIAMI_1 = "lay charlotte-miami/1"  # plains
C_MIAMI_2 = "lay charlotte-miami/2"  # 1 triangle, Deal


# Placement


def test_at_the_beginning_three_spaces_are_connected() -> None:
    state = position()
    play(state, "place railroad white")
    assert offered(state, "lay") == {"washington-chicago/1", "charlotte-little_rock/1", "charlotte-miami/1"}
    assert refusal(state, "lay washington-chicago/2") == "space_not_connected"
    assert refusal(state, "lay miami-houston/1") == "space_not_connected"


def test_a_rail_makes_the_next_space_available() -> None:
    state = position(money=2000)
    play(state, "place railroad white", W_CHICAGO_1)
    assert "washington-chicago/2" in offered(state, "lay")


def test_a_city_that_is_reached_belongs_to_the_network_without_a_station() -> None:
    state = position(money=2000, rails=["washington-chicago/1"])
    play(state, "place railroad white", W_CHICAGO_2)
    assert connected(state) == {"washington", "charlotte", "chicago"}
    assert offered(state, "lay") >= {"chicago-kansas_city/1", "chicago-duluth/1"}


def test_track_may_be_followed_from_its_far_end() -> None:
    state = position(money=2000, rails=line("charlotte", "little_rock", "houston"))
    play(state, "place railroad white")
    assert "miami-houston/2" in offered(state, "lay")
    assert "miami-houston/1" not in offered(state, "lay")


def test_one_rail_of_each_player_in_a_space() -> None:
    state = position()
    play(state, "place railroad white", C_MIAMI_1)
    assert refusal(state, C_MIAMI_1) == "rail_there"
    assert refusal(state, "lay washington-charlotte/1") == "rail_there"


def test_rails_of_other_players_do_not_matter() -> None:
    state = position()
    for seat in range(1, 4):
        hand(state, seat, rails=["charlotte-miami/1"])
    refresh(state)
    play(state, "place railroad white", C_MIAMI_1)
    assert all(has_rail(state, "charlotte-miami/1", seat) for seat in range(4))


def test_the_network_of_another_player_is_not_ones_own() -> None:
    state = position()
    hand(state, 1, rails=["charlotte-miami/1"])
    refresh(state)
    play(state, "place railroad white")
    assert refusal(state, C_MIAMI_2) == "space_not_connected"


def test_the_two_rails_need_not_touch() -> None:
    state = position(money=1000)
    finish(play(state, "place railroad white", W_CHICAGO_1, C_MIAMI_1))
    assert has_rail(state, "washington-chicago/1")
    assert has_rail(state, "charlotte-miami/1")


def test_the_leftmost_two_rails_are_taken_from_the_board() -> None:
    state = position()
    play(state, "place railroad white", C_MIAMI_1, W_CHICAGO_1)
    assert (state.rails_left[0], state.buildings_left[0]) == (13, 12)


def test_exactly_two_rails() -> None:
    state = position(money=2000)
    play(state, "place railroad white", C_MIAMI_1)
    assert refusal(state, "done") == "main_action_open"
    play(state, W_CHICAGO_1)
    assert refusal(state, W_CHICAGO_2) == "all_rails_laid"
    assert offers(state, "done")


@pytest.mark.parametrize("seed", range(12))
def test_available_spaces_are_those_that_touch_the_network(seed: int) -> None:
    """Compared with a network read from the names of the spaces alone."""
    rng = Random(seed)
    state = position(money=100_000)
    for _ in range(15):
        spaces = sorted(expected_frontier(state))
        name = spaces[rng.below(len(spaces))]
        hand(state, 0, rails=[*laid(state), name])
        refresh(state)
    hand(state, 0, rails_left=2)
    refresh(state)
    play(state, "place railroad white")
    assert offered(state, "lay") == expected_frontier(state)


def laid(state: State) -> list[str]:
    return [name for name in SPACE_NAMES if has_rail(state, name) and name != "washington-charlotte/1"]


def expected_frontier(state: State) -> set[str]:
    """Spaces without an own rail that touch one: side by side on a line, or at the same city."""
    own = {name for name in SPACE_NAMES if has_rail(state, name)}
    cities = {city for name in own for city in ends(name)}
    beside = {f"{line_name}/{n}" for line_name, at in map(split, own) for n in (at - 1, at + 1)}
    return {name for name in SPACE_NAMES if name in beside or ends(name) & cities} - own


def split(space: str) -> tuple[str, int]:
    line_name, _, number = space.partition("/")
    return line_name, int(number)


def ends(space: str) -> set[str]:
    """The cities right beside a space."""
    line_name, at = split(space)
    one, other = line_name.split("-")
    last = max(split(name)[1] for name in SPACE_NAMES if split(name)[0] == line_name)
    return ({one} if at == 1 else set()) | ({other} if at == last else set())


# Price


def test_example_1_two_triangles_beside_washington_and_plains_cost_600() -> None:
    state = position(money=600, shares=0)
    finish(play(state, "place railroad white", W_CHICAGO_1, W_CHICAGO_2))
    assert (state.money[0], state.seat) == (0, 1)


def test_example_2_two_and_three_triangles_cost_900() -> None:
    state = position(money=900, shares=0)
    finish(play(state, "place railroad white", W_CHICAGO_1, C_ROCK_1))
    assert state.money[0] == 0


def test_plains_cost_nothing_beside_the_400() -> None:
    state = position(money=400, shares=0, rails=["washington-chicago/1"])
    finish(play(state, "place railroad white", C_MIAMI_1, W_CHICAGO_2))
    assert state.money[0] == 0


def test_shares_pay_what_the_money_does_not() -> None:
    state = position(money=500, shares=3)
    finish(play(state, "place railroad white", W_CHICAGO_1, C_ROCK_1))
    assert (state.money[0], state.shares[0]) == (50, 0)


def test_a_space_whose_triangles_cannot_be_paid_is_not_offered() -> None:
    state = position(money=600, shares=0)
    play(state, "place railroad white")
    assert offered(state, "lay") == {"washington-chicago/1", "charlotte-miami/1"}
    assert refusal(state, C_ROCK_1) == "too_dear"
    play(state, C_MIAMI_1)
    assert offered(state, "lay") == {"washington-chicago/1", "charlotte-miami/2"}


def test_the_first_rail_may_open_the_cheap_space_for_the_second() -> None:
    """Three triangles and then plains: with $700 the second rail must follow the first."""
    state = position(money=700, shares=0)
    play(state, "place railroad white", C_ROCK_1)
    assert offered(state, "lay") == {"charlotte-little_rock/2", "charlotte-miami/1"}


def test_ruling_2_1_5_both_rails_must_be_paid() -> None:
    """From the start the cheapest two rails cost $500: plains and one triangle towards Miami."""
    assert refusal(position(money=499, shares=0), "place railroad white") == "action_impossible.railroad"
    state = position(money=500, shares=0)
    finish(play(state, "place railroad white", C_MIAMI_1, C_MIAMI_2))
    assert state.money[0] == 0


def test_without_rails_no_railroad() -> None:
    state = position(rails_left=0)
    assert refusal(state, "place railroad white") == "action_impossible.railroad"


def test_ruling_2_1_5_a_single_last_rail_is_laid_at_the_full_price() -> None:
    assert (
        refusal(position(money=399, shares=0, rails_left=1), "place railroad white")
        == "action_impossible.railroad"
    )
    state = position(money=600, shares=0, rails_left=1)
    finish(play(state, "place railroad white", W_CHICAGO_1))
    assert (state.money[0], state.rails_left[0], state.seat) == (0, 0, 1)


# Deals


def test_a_rail_on_a_deal_space_starts_a_deal_after_the_action() -> None:
    state = position(money=1000, shares=3, workers="WWWWG", deal="deal2")
    play(state, "place railroad grey", C_MIAMI_1, C_MIAMI_2)
    assert (state.decision.name, state.money[0]) == ("RailroadAction", 1000)  # the effect is still open
    play(state, "ability", "done")
    assert (state.decision.name, state.seat, state.money[0]) == ("OwnDeal", 0, 500)


def test_a_rail_on_a_deal_space_starts_a_deal_though_others_were_there_first() -> None:
    state = position(money=1000)
    hand(state, 1, rails=line("charlotte", "miami"))
    refresh(state)
    play(state, "place railroad white", C_MIAMI_1, C_MIAMI_2, "done")
    assert state.decision.name == "OwnDeal"


def test_rails_on_two_deal_spaces_start_one_deal() -> None:
    state = position(money=2000, rails=[*line("charlotte", "little_rock"), "charlotte-miami/1"], deal="deal6")
    play(state, "place railroad white", C_MIAMI_2, "lay little_rock-houston/1", "done")
    deal = state.deal
    finish(state)
    assert state.deal != deal
    assert len(state.deal_discard) == 1


def test_no_deal_without_a_deal_space() -> None:
    state = position(money=1000, shares=0)
    deal = state.deal
    play(state, "place railroad white", C_MIAMI_1, W_CHICAGO_1, "done")
    assert (state.seat, state.deal) == (1, deal)
