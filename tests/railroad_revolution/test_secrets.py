"""What is hidden: the order of the stacks, milestones that another looks at, the generator."""

from __future__ import annotations

import json
from typing import Any

from railroad_revolution.helpers import legal, line, offered, play, position, stack
from roundhouse.core.message import Event
from roundhouse.core.random import Random
from roundhouse.games.railroad_revolution.rules.milestones import pursue, want_managers
from roundhouse.games.railroad_revolution.rules.secrets import tile_of
from roundhouse.games.railroad_revolution.rules.state import State

B = [f"B-{n}" for n in range(1, 11)]


def view(state: State, seat: int) -> str:
    """All that a seat can see, as text."""
    return json.dumps(state.seen_by(seat).dump(), sort_keys=True)


def names(state: State, entries: list[int]) -> list[str]:
    return [state.c.milestones[tile_of(entry)].name for entry in entries]


def looking(top: tuple[str, ...] = ("B-1", "B-2", "B-3"), **things: Any) -> State:
    """Seat 0 looks at the top of stack B, having completed A1-1."""
    rails = [*line("washington", "chicago"), *line("charlotte", "miami")]
    state = position(rails=rails, managers=("P", ""), shares=0, money=0, goals=("A1-1", ""), **things)
    stack(state, "B", top)
    play(state, "place trade white", "sell building")
    if state.decision.name == "TradeAction":
        play(state, "done")
    assert state.decision.name == "ChooseMilestone"
    return state


def guesses(state: State, seat: int) -> list[State]:
    rng = Random(5)
    return [state.imagine(seat, rng) for _ in range(40)]


# Stacks


def test_the_order_of_the_milestone_stacks_is_hidden_from_all() -> None:
    one, other = position(), position()
    other.stacks = [entries[::-1] for entries in other.stacks]
    for seat in range(-1, 4):
        assert view(one, seat) == view(other, seat)


def test_the_order_of_the_deal_stack_is_hidden_from_all_but_the_face_up_deal_is_seen() -> None:
    one, other = position(), position()
    other.deal_stack = other.deal_stack[::-1]
    for seat in range(-1, 4):
        assert view(one, seat) == view(other, seat)
    assert view(position(deal="deal1"), 0) != view(position(deal="deal2"), 0)


def test_which_deals_lie_in_the_discard_pile_is_known() -> None:
    one, other = position(deal="deal1"), position(deal="deal1")
    for state, gone in ((one, 3), (other, 4)):
        state.deal_stack = [tile for tile in state.deal_stack if tile != gone]
        state.deal_discard = [gone]
    assert view(one, 2) != view(other, 2)


def test_imagined_stacks_hold_the_same_tiles_in_all_sorts_of_orders() -> None:
    state = position()
    for seat in range(-1, 4):
        imagined = guesses(state, seat)
        for n in range(3):
            assert all(sorted(guess.stacks[n]) == sorted(state.stacks[n]) for guess in imagined)
            assert len({tuple(guess.stacks[n]) for guess in imagined}) > 20
        assert len({tuple(guess.deal_stack) for guess in imagined}) > 20
        assert all(guess.deal == state.deal for guess in imagined)


# The generator


def test_the_generator_is_hidden() -> None:
    one, other = position(), position()
    other.random = Random(12345)
    for seat in range(-1, 4):
        assert view(one, seat) == view(other, seat)


def test_imagined_positions_have_a_generator_of_their_own() -> None:
    state = position()
    words = {tuple(guess.random.state()) for guess in guesses(state, 0)}
    assert tuple(state.random.state()) not in words
    assert len(words) == 40


def test_what_is_seen_does_not_tell_how_a_new_deal_stack_will_be_shuffled() -> None:
    state = position(deal="deal9")
    state.deal_stack, state.deal_discard = [], list(range(8))
    shuffled = set()
    for guess in guesses(state, 0):
        play(guess, "place telegraph white", "open 3", "done")
        while guess.active == 0:
            play(guess, "skip")
        shuffled.add(guess.deal)
    assert len(shuffled) > 4


# Milestones being looked at


def test_the_drawer_sees_the_three_drawn_milestones() -> None:
    state = looking()
    assert names(state, state.seen_by(0).drawn) == names(state, state.drawn)
    assert state.seen_by(0).legal() == state.legal()


def test_nobody_else_sees_the_three_drawn_milestones() -> None:
    one = looking(("B-1", "B-2", "B-3"))
    other = looking(("B-8", "B-5", "B-9"))
    for seat in (-1, 1, 2, 3):
        assert view(one, seat) == view(other, seat)
    assert view(one, 0) != view(other, 0)


def test_others_imagine_any_three() -> None:
    state = looking()
    seen = {name for guess in guesses(state, 1) for name in names(guess, guess.drawn)}
    assert seen == set(B)
    assert all(set(names(guess, guess.drawn)) == {"B-1", "B-2", "B-3"} for guess in guesses(state, 0))


def test_the_log_does_not_name_the_milestones_that_were_not_chosen() -> None:
    rails = [*line("washington", "chicago"), *line("charlotte", "miami")]
    state = position(rails=rails, managers=("P", ""), shares=0, money=0, goals=("A1-1", ""))
    stack(state, "B", ["B-1", "B-2", "B-3"])
    events: list[Event] = []
    state.log = events
    play(state, "place trade white", "sell building")
    if state.decision.name == "TradeAction":
        play(state, "done")
    play(state, "milestone B-2")
    told = " ".join(str(event) for event in events)
    assert "B-2" in told
    assert "B-1" not in told
    assert "B-3" not in told


def test_the_milestone_chosen_lies_face_up_for_all() -> None:
    state = play(looking(), "milestone B-3")
    for seat in range(-1, 4):
        shown = state.seen_by(seat)
        assert shown.goal == state.goal
        assert "B-3" not in names(shown, shown.stacks[0])


# Tiles put under a stack


def test_who_put_tiles_under_a_stack_knows_that_they_lie_there() -> None:
    state = play(looking(), "milestone B-2")
    bottom = state.stacks[0][:2]
    assert set(names(state, bottom)) == {"B-1", "B-3"}
    assert all(guess.stacks[0][:2] == bottom for guess in guesses(state, 0))
    above = {tuple(guess.stacks[0][2:]) for guess in guesses(state, 0)}
    assert len(above) > 20


def test_the_others_do_not_know_which_tiles_lie_under_a_stack() -> None:
    one = play(looking(("B-1", "B-2", "B-3")), "milestone B-2")
    other = play(looking(("B-7", "B-2", "B-9")), "milestone B-2")
    for seat in (-1, 1, 2, 3):
        assert view(one, seat) == view(other, seat)
    assert view(one, 0) != view(other, 0)
    assert len({tuple(names(guess, guess.stacks[0][:2])) for guess in guesses(one, 1)}) > 10


def test_a_known_tile_at_the_bottom_comes_up_last() -> None:
    state = play(looking(), "milestone B-2")
    for guess in guesses(state, 0):
        assert set(names(guess, guess.stacks[0][-3:])) & {"B-1", "B-3"} == set()


def test_knowledge_of_a_tile_goes_with_it_when_another_draws_it() -> None:
    state = play(looking(), "milestone B-2")
    state.stacks = [state.stacks[0][:2], *state.stacks[1:]]  # only the two that seat 0 put there
    rails = [*line("washington", "chicago"), *line("charlotte", "miami")]
    for space in rails:
        state.lay_rail(1, state.c.spaces.index(space))
    pursue(state, 1, 0, 0)  # A1-1
    state.managers = [*state.managers[:4], 1, *state.managers[5:]]
    want_managers(state, 2)
    play(state, "place telegraph white", "open 4", "done")
    assert (state.decision.name, state.seat) == ("ChooseMilestone", 1)
    assert offered(state, "milestone") == {"B-1", "B-3"}
    for seat in (0, 1):
        assert all(
            guess.drawn and set(names(guess, guess.drawn)) == {"B-1", "B-3"} for guess in guesses(state, seat)
        )


def test_in_the_strategic_variant_who_looked_through_a_stack_knows_all_of_it() -> None:
    state = play(looking(options={"milestones": "open"}), "milestone B-2")
    assert all(guess.stacks[0] == state.stacks[0] for guess in guesses(state, 0))
    assert len({tuple(guess.stacks[0]) for guess in guesses(state, 1)}) > 20


# What is open


def test_money_shares_workers_trains_and_goals_are_open_to_all() -> None:
    state = position(money=450, shares=7, workers="WWWWPO", trains="cash", used="rail")
    for seat in range(-1, 4):
        shown = state.seen_by(seat)
        for name in "money shares idle placed up down goal managers track rails stations offices".split():
            assert getattr(shown, name) == getattr(state, name), name
        assert shown.legal() == state.legal()


def test_a_view_is_a_copy_and_looking_changes_nothing() -> None:
    state = looking()
    before = json.dumps(state.dump(), sort_keys=True)
    for seat in range(-1, 4):
        play(state.seen_by(seat), legal(state.seen_by(seat))[0])
        state.imagine(seat, Random(1))
    assert json.dumps(state.dump(), sort_keys=True) == before


def test_turning_up_a_deal_and_drawing_milestones_count_as_revelations() -> None:
    state = position()
    reveals = state.reveals
    play(state, "place telegraph white", "open 3", "done")
    assert state.reveals == reveals
    while state.active == 0:
        play(state, "skip")
    assert state.reveals == reveals + 1
    state = looking()
    assert state.reveals == position().reveals + 1
