"""Nothing appears or vanishes except where a rule says so, over random games."""

from __future__ import annotations

import pytest

from forms import many
from playing import OPEN, tables, walk
from roundhouse.core.bits import count
from roundhouse.core.message import Event
from roundhouse.games.railroad_revolution.rules.components import STARTER, TRAINS
from roundhouse.games.railroad_revolution.rules.state import KINDS, NEUTRAL, NONE, SPACES, State

GAME = OPEN["railroad_revolution"]
TABLES = [(players, options) for name, players, options in tables() if name == "railroad_revolution"]


def workers(state: State, colour: int) -> int:
    """All workers of a colour, wherever they are."""
    total = state.supply[colour] + state.managers.count(colour)
    for seat in range(state.players):
        total += state.idle[seat * KINDS + colour]
        total += sum(state.placed[seat * SPACES + colour : (seat + 1) * SPACES : KINDS])
    return total


def check_pieces(state: State) -> None:
    c = state.c
    for seat in range(state.players):
        idle = sum(state.idle[seat * KINDS : seat * KINDS + KINDS])
        placed = sum(state.placed[seat * SPACES : seat * SPACES + SPACES])
        assert state.crew[seat] == idle + placed
        assert state.money[seat] >= 0
        assert state.shares[seat] >= 0
        # One initial rail and perhaps the set-up rail; perhaps the set-up building.
        assert count(state.rails[seat]) <= c.rails - state.rails_left[seat] + 2
        buildings = count(state.stations[seat]) + count(state.offices[seat])
        assert buildings <= c.buildings - state.buildings_left[seat] + 1
        assert state.stations[seat] & ~state.reach[seat] == 0
        check_network(state, seat)
    for kind in range(KINDS):
        owned = sum(state.up[kind::KINDS]) + sum(state.down[kind::KINDS])
        stack = state.players if kind == STARTER else c.train_count[kind][state.players]
        assert owned + state.train_stack[kind] == stack, TRAINS[kind]
    assert sorted([state.deal, *state.deal_stack, *state.deal_discard]) == list(range(len(c.deals)))
    for city, owner in enumerate(state.first_station):
        assert owner in (NONE, NEUTRAL) or state.stations[owner] >> city & 1
    for section, owner in enumerate(state.first_office):
        assert owner in (NONE, NEUTRAL) or state.offices[owner] >> section & 1


def check_network(state: State, seat: int) -> None:
    """The masks kept up to date equal a search from the initial rail."""
    c = state.c
    rails = state.rails[seat]
    reached, found = 1 << c.initial_space, 0
    while reached != found:
        found = reached
        for space in range(len(c.spaces)):
            if found >> space & 1:
                reached |= c.near[space] & rails
    assert found == rails
    cities = sum(1 << n for n in range(len(c.cities)) if c.city_spaces[n] & rails)
    frontier = 0
    for space in range(len(c.spaces)):
        if rails >> space & 1:
            frontier |= c.near[space]
    assert state.reach[seat] == cities
    assert state.frontier[seat] == frontier & ~rails


def milestones(state: State) -> list[int]:
    """Every milestone from stack B on, wherever it is."""
    tiles = [entry & 63 for stack in [*state.stacks, state.drawn] for entry in stack]
    tiles += [tile for tile in state.goal if tile != NONE]
    for mask in state.completed:
        tiles += [tile for tile in range(len(state.c.milestones)) if mask >> tile & 1]
    return sorted(tile for tile in tiles if state.c.milestones[tile].stack > 1)


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_workers_pieces_trains_deals_and_milestones_are_conserved(
    players: int, options: dict[str, str]
) -> None:
    for seed in range(many(8)):
        start: list[int] = []
        for state in walk(GAME, players, options, seed):
            assert isinstance(state, State)
            now = [workers(state, colour) for colour in range(KINDS)]
            start = start or now
            assert now == start
            check_pieces(state)
            expected = [n for n, m in enumerate(state.c.milestones) if m.stack > 1]
            assert milestones(state) == expected


def told(events: list[Event], seat: int, *keys: str) -> int:
    """The sum of the amounts in some kinds of events."""
    total = 0
    for event in events:
        if event.seat == seat and event.key.removeprefix("log.") in keys:
            total += sum(value for value in event.args.values() if isinstance(value, int))
    return total


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_every_change_of_money_and_shares_is_told_in_the_log(players: int, options: dict[str, str]) -> None:
    for seed in range(many(8)):
        before_money: list[int] = []
        before_shares: list[int] = []
        events: list[Event] = []
        for state in walk(GAME, players, options, seed):
            assert isinstance(state, State)
            if before_money:
                for seat in range(players):
                    gained = told(events, seat, "gain_money", "sell_share") - told(events, seat, "pay")
                    assert state.money[seat] - before_money[seat] == gained
                    sold = sum(e.key == "log.sell_share" and e.seat == seat for e in events)
                    got = told(events, seat, "gain_shares") - told(events, seat, "discard_shares")
                    assert state.shares[seat] - before_shares[seat] == got - sold
            before_money, before_shares = state.money[:], state.shares[:]
            events = []
            state.log = events
