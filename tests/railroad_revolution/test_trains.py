"""Trains: taking them, flipping them both ways, and the five effects."""

from __future__ import annotations

import pytest

from railroad_revolution.helpers import (
    down,
    finish,
    has_rail,
    line,
    managers_on,
    offered,
    offers,
    play,
    position,
    refusal,
    track,
    up,
)
from roundhouse.core.rows import row_of
from roundhouse.games.railroad_revolution.rules.components import TRAINS

CHICAGO = line("washington", "chicago")


# Taking


def test_a_train_is_taken_from_any_stack_and_lies_face_up() -> None:
    state = position(money=2000, workers="WWWWP")
    play(state, "place railroad purple", "ability")
    assert offered(state, "train") == {"cash", "steps", "shares", "rail"}
    play(state, "train rail")
    assert (up(state), down(state)) == ("promote rail", "")


def test_trains_are_limited() -> None:
    state = position(money=2000, workers="WWWWP")
    state.train_stack = row_of([0, 0, 1, 0, 2])
    play(state, "place railroad purple", "ability")
    assert offered(state, "train") == {"steps", "rail"}
    assert refusal(state, "train cash") == "no_train_left"
    assert [*play(state, "train steps").train_stack] == [0, 0, 0, 0, 2]


def test_the_starter_train_cannot_be_taken() -> None:
    for players in (2, 3, 4):
        state = position(players, money=2000, workers="WWWWP")
        play(state, "place railroad purple", "ability")
        assert refusal(state, "train promote") == "no_train_left"


def test_several_trains_of_one_type() -> None:
    state = position(money=2000, workers="WWWWP", trains="cash cash promote")
    play(state, "place railroad purple", "ability", "train cash")
    assert up(state) == "promote cash cash cash"


def test_taking_a_train_is_optional() -> None:
    state = position(tiles={4: "train"})
    play(state, "place telegraph white", "open 4", "tile supply white", "skip")
    assert up(state) == "promote"


# Flipping


def test_a_train_face_up_gives_its_bonus_and_goes_face_down() -> None:
    state = position(money=0, trains="cash")
    play(state, "place trade white", "flip cash use")
    assert (state.money[0], up(state), down(state)) == (600, "", "cash")


def test_a_train_face_down_comes_up_without_a_bonus() -> None:
    state = position(money=0, trains="", used="cash")
    play(state, "place trade white", "flip cash ready")
    assert (state.money[0], up(state), down(state)) == (0, "cash", "")


def test_a_train_is_flipped_only_from_the_side_on_which_it_lies() -> None:
    state = position(trains="cash", used="rail")
    play(state, "place trade white")
    assert offered(state, "flip") == {"cash use", "rail ready"}
    assert refusal(state, "flip cash ready") == "no_train_down"
    assert refusal(state, "flip rail use") == "no_train_up"
    assert refusal(state, "flip steps use") == "no_train_up"


def test_of_two_equal_trains_one_is_flipped() -> None:
    state = position(trains="cash cash")
    play(state, "place trade white", "flip cash use")
    assert (up(state), down(state)) == ("cash", "cash")


def test_without_a_train_there_is_nothing_to_flip() -> None:
    state = position(trains="")
    play(state, "place trade white")
    assert offered(state, "flip") == set()


def test_flipping_is_optional() -> None:
    state = position(trains="cash", tiles={4: "flip"})
    play(state, "place telegraph white", "open 4", "tile supply white", "flip cash use", "skip")
    assert down(state) == "cash"


def test_two_flips_may_flip_one_train_and_back() -> None:
    state = position(trains="", used="shares", shares=0, tiles={4: "flip"})
    play(
        state, "place telegraph white", "open 4", "tile supply white", "flip shares ready", "flip shares use"
    )
    assert (state.shares[0], down(state)) == (2 + 3, "shares")


# The five effects


def test_promote_train_promotes_one_or_two() -> None:
    state = position(workers="WWWWPO", goals=("A1-1", "A2-1"))
    play(state, "place trade white", "flip promote use", "promote 1 supply purple", "promote 2 supply orange")
    assert (managers_on(state, 1), managers_on(state, 2)) == ("P", "O")
    state = position(workers="WWWWPO", goals=("A1-1", "A2-1"))
    play(state, "place trade white", "flip promote use", "promote 1 supply purple", "skip")
    assert (managers_on(state, 1), managers_on(state, 2)) == ("P", "")


def test_cash_train_gives_600() -> None:
    state = position(money=50, trains="cash")
    assert play(state, "place trade white", "flip cash use").money[0] == 650


def test_steps_train_gives_up_to_three_steps() -> None:
    state = position(trains="steps")
    play(state, "place trade white", "flip steps use", "step telegraph", "step stations", "step network")
    assert [track(state, name) for name in ("telegraph", "stations", "network")] == [1, 1, 1]
    assert state.decision.name == "TradeAction"
    state = position(trains="steps")
    play(state, "place trade white", "flip steps use", "step network", "skip")
    assert track(state, "network") == 1


def test_example_shares_train_gives_three_shares() -> None:
    state = position(shares=0, trains="shares")
    play(state, "place trade white", "flip shares use")
    assert (state.shares[0], down(state)) == (3, "shares")


def test_rail_train_lays_a_rail_for_100_whatever_the_terrain() -> None:
    state = position(money=100, shares=0, trains="rail")
    play(state, "place trade white", "flip rail use", "lay charlotte-little_rock/1")  # three triangles
    assert (state.money[0], state.rails_left[0]) == (0, 14)
    assert has_rail(state, "charlotte-little_rock/1")


def test_rail_train_follows_the_placement_rules() -> None:
    state = position(trains="rail")
    play(state, "place trade white", "flip rail use")
    assert offered(state, "lay") == {"washington-chicago/1", "charlotte-little_rock/1", "charlotte-miami/1"}
    assert refusal(state, "lay washington-charlotte/1") == "rail_there"
    assert refusal(state, "lay washington-chicago/2") == "space_not_connected"


def test_ruling_2_2_9_a_rail_of_a_train_starts_no_deal() -> None:
    state = position(trains="rail", rails=["charlotte-miami/1"])
    deal = state.deal
    finish(play(state, "place trade white", "sell rail", "flip rail use", "lay charlotte-miami/2"))
    assert (state.seat, state.deal) == (1, deal)


def test_ruling_2_2_19_a_train_may_be_flipped_though_its_effect_cannot_be_used() -> None:
    state = position(money=0, shares=0, trains="rail", rails_left=0)
    play(state, "place trade white", "flip rail use")  # there is no rail to lay
    assert (down(state), state.rails_left[0], state.decision.name) == ("rail", 0, "TradeAction")


def test_ruling_2_2_19_a_promote_train_may_be_flipped_with_four_workers() -> None:
    state = position(money=0, shares=0, workers="WWWP", buildings_left=12)
    play(state, "place telegraph white", "open 4")
    assert offered(state, "flip") == set()
    state = position(money=0, shares=0, workers="WWWP")
    play(state, "place trade white", "sell rail", "flip promote use")
    assert down(state) == "promote"


def test_ruling_2_2_19_a_train_taken_in_an_action_may_be_flipped_in_it() -> None:
    """The First Station bonus takes the train, purple flips it."""
    state = position(
        money=1000, shares=0, workers="WWWWP", rails=CHICAGO, cities={"chicago": "5-1"}, trains=""
    )
    play(state, "place station purple", "build chicago", "bonus", "train cash", "ability", "flip cash use")
    assert finish(state).money[0] == 1000 - 150 - 100 - 100 + 600


def test_ruling_2_2_12_a_rail_train_without_rails_gives_nothing() -> None:
    state = position(money=600, trains="rail", rails_left=0)
    play(state, "place trade white", "flip rail use")
    assert (state.money[0], down(state), state.decision.name) == (600, "rail", "TradeAction")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_are_twenty_four_trains_at_most(players: int) -> None:
    state = position(players)
    stacks = {2: 12, 3: 16, 4: 20}[players]
    assert sum(state.train_stack) == stacks
    assert sum(state.up) == players
    assert len(TRAINS) == 5


def test_a_paid_flip_needs_its_price() -> None:
    state = position(money=199, shares=0, workers="WWWWP", trains="shares")
    play(state, "place station purple", "build washington")
    assert offers(state, "ability")  # $99 are left; but the three shares pay for both
    state = position(money=199, shares=0, workers="WWWWP", trains="steps")
    play(state, "place station purple", "build washington")
    assert not offers(state, "ability")
