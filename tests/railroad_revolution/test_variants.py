"""The two official variants, which are off unless they are asked for."""

from __future__ import annotations

import pytest

from railroad_revolution.helpers import GAME, fresh, line, offered, offers, play, position, refusal, track
from roundhouse.core.game import SetupError
from roundhouse.games.railroad_revolution.rules.secrets import tile_of
from roundhouse.games.railroad_revolution.rules.state import State

HARD = {"tracks": "hard"}
OPEN = {"milestones": "open"}


def completing(options: dict[str, str]) -> State:
    """Seat 0 has just completed A1-1 and chooses from stack B."""
    rails = [*line("washington", "chicago"), *line("charlotte", "miami")]
    state = position(options=options, rails=rails, managers=("P", ""), shares=0, money=0, goals=("A1-1", ""))
    state = play(state, "place trade white", "sell building")
    return play(state, "done") if state.decision.name == "TradeAction" else state


def test_ruling_2_1_14_both_variants_are_off_by_default() -> None:
    state = fresh()
    assert (state.hard_tracks, state.open_stacks) == (0, 0)
    assert [(option.name, option.choices[0]) for option in GAME.options] == [
        ("milestones", "draw"),
        ("tracks", "normal"),
    ]


def test_an_unknown_option_or_value_is_refused() -> None:
    with pytest.raises(SetupError):
        GAME.new(4, 1, {"tracks": "harder"})
    with pytest.raises(SetupError):
        GAME.new(4, 1, {"trains": "hard"})


@pytest.mark.parametrize(("slot", "normal", "hard"), [(2, 50, 500), (4, 50, 500), (6, 100, 1000)])
def test_challenging_tracks_cost_500_500_and_1000(slot: int, normal: int, hard: int) -> None:
    for options, price in (({}, normal), (HARD, hard)):
        state = position(money=2000, shares=0, track=(slot, 0, 0), options=options)
        play(state, "place trade purple", "ability", "step telegraph")
        assert state.money[0] == 2000 - price
        assert track(state, "telegraph") == slot + 1


def test_challenging_tracks_leave_share_and_worker_gates_as_they_are() -> None:
    state = position(money=0, shares=3, track=(0, 6, 4), options=HARD)
    play(state, "place trade purple", "ability", "step stations", "step network", "discard supply white")
    assert (state.shares[0], state.crew[0], state.money[0]) == (1, 4, 0)


def test_challenging_tracks_refuse_what_cannot_be_paid() -> None:
    state = position(money=0, shares=3, track=(2, 0, 0), options=HARD)
    play(state, "place trade purple", "ability")
    assert refusal(state, "step telegraph") == "too_dear"
    state = position(money=50, shares=3, track=(2, 0, 0), options=HARD)
    assert offers(play(state, "place trade purple", "ability"), "step telegraph")


def test_strategic_milestones_offer_the_whole_stack() -> None:
    state = completing(OPEN)
    assert offered(state, "milestone") == {f"B-{n}" for n in range(1, 11)}


def test_strategic_milestones_leave_all_others_in_the_stack() -> None:
    state = play(completing(OPEN), "milestone B-7")
    names = {state.c.milestones[tile_of(entry)].name for entry in state.stacks[0]}
    assert names == {f"B-{n}" for n in range(1, 11)} - {"B-7"}
    assert state.drawn == []


def test_without_the_variant_three_are_offered() -> None:
    assert len(offered(completing({}), "milestone")) == 3


def test_both_variants_may_be_played_together() -> None:
    state = fresh(3, 5, tracks="hard", milestones="open")
    assert (state.hard_tracks, state.open_stacks) == (1, 1)
