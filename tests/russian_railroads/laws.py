"""What holds in every position: pieces are conserved, no track overtakes, nothing fires twice or too late."""

from __future__ import annotations

from roundhouse.core.bits import count, members
from roundhouse.games.russian_railroads.rules import atoms
from roundhouse.games.russian_railroads.rules.atoms import argument_of, kind_of
from roundhouse.games.russian_railroads.rules.components import (
    GAPS,
    MARKERS,
    NINE,
    ROUTES,
    SLOTS,
    SPECIAL_NINE,
    STEELWORKS,
)
from roundhouse.games.russian_railroads.rules.locomotives import BuildFactory, Chain
from roundhouse.games.russian_railroads.rules.pieces import pos_at
from roundhouse.games.russian_railroads.rules.scoring import meets
from roundhouse.games.russian_railroads.rules.standing import (
    black_workers,
    own_workers,
    seat_of,
    temporary_workers,
)
from roundhouse.games.russian_railroads.rules.state import NONE, State


def check(state: State, whole_box: bool = True) -> None:
    """Assert every law; without the whole box, that of all tiles apart, for positions laid out by hand."""
    for seat in range(state.players):
        tracks_in_order(state, seat)
        workers_conserved(state, seat)
        spaces_fired(state, seat)
        industry_in_bounds(state, seat)
    if whole_box:
        tiles_conserved(state)
        for seat in range(state.players):
            assert 0 <= state.crew[seat] - state.c.workers[state.players] <= state.c.extra_workers
    steelworks_conserved(state)
    cards_conserved(state)


def tracks_in_order(state: State, seat: int) -> None:
    board = state.board
    for route in range(ROUTES):
        at = pos_at(seat, route, 0)
        places = state.pos[at : at + 5]
        assert 1 <= places[0] <= board.length[route]
        for colour in range(1, 5):
            assert places[colour] == 0 or places[colour] < places[colour - 1], places
            if places[colour]:
                assert board.colours[route] >> colour & 1
                assert state.unlocked(seat) >> colour & 1
        if state.boulders[seat] & 1 and board.boulder[route]:
            assert places[0] < board.boulder[route]
        locos = [
            min(state.locos[seat * SLOTS + slot], NINE)
            for slot in range(SLOTS)
            if board.slot_route[slot] == route
        ]
        assert state.reach[seat * ROUTES + route] == sum(locos)
        assert 0 <= state.doublers[seat * ROUTES + route] <= len(board.doublers[route])
    for colour in range(5):
        used = sum(state.pos[pos_at(seat, route, colour)] > 0 for route in range(ROUTES))
        assert used <= state.c.pieces[colour]


def workers_conserved(state: State, seat: int) -> None:
    mine = [entry for entry in state.standing if seat_of(entry) == seat]
    assert state.hand[seat] + sum(own_workers(entry) for entry in mine) == state.crew[seat]
    assert state.coins[seat] >= 0
    if state.temp_owner == seat:
        assert state.temp_hand + sum(temporary_workers(entry) for entry in mine) == state.c.temp_workers
    else:
        assert not any(temporary_workers(entry) for entry in mine)
    if state.black_owner == seat:
        assert state.black_hand + sum(black_workers(entry) for entry in mine) == 1
    else:
        assert not any(black_workers(entry) for entry in mine)


def spaces_fired(state: State, seat: int) -> None:
    for number, special in enumerate(state.board.specials):
        fired = state.fired[seat] >> number & 1
        if special.effect is None:
            assert not fired
        elif special.coin:
            assert not fired or meets(state, seat, special)
        else:
            assert bool(fired) == meets(state, seat, special)


def industry_in_bounds(state: State, seat: int) -> None:
    for marker in range(MARKERS):
        cell = state.marker[seat * MARKERS + marker]
        lane = state.board.lanes[state.board.marker_lane[marker]]
        assert -1 <= cell < len(lane.cell)
        for passed in range(cell + 1):
            if lane.cell[passed] == 1:
                assert state.gaps[seat * GAPS + lane.gap[passed]]
        if lane.boulder >= 0 and state.boulders[seat] & 2:
            assert cell < lane.boulder
    gaps = state.gaps[seat * GAPS : seat * GAPS + GAPS]
    assert gaps == sorted(gaps, key=lambda tile: tile == 0)  # filled from the left


def held_tiles(state: State) -> list[int]:
    """Locomotives and factories that are on their way, a steelworks apart."""
    held = [entry.tile for entry in state.agenda if isinstance(entry, Chain)]
    return held + [
        entry.tile for entry in state.agenda if isinstance(entry, BuildFactory) and entry.tile != STEELWORKS
    ]


def tile_counts(state: State) -> list[int]:
    """How many tiles of each number there are anywhere, the special 9 last."""
    held = held_tiles(state)
    found: list[int] = []
    for number in range(1, NINE + 1):
        there = state.piles[number] + state.returned[number] + state.locos.count(number)
        there += state.gaps.count(number) + held.count(number) + state.emil_tiles.count(number)
        found.append(there)
    locos = [argument_of(part) for part in state.pending if kind_of(part) == atoms.LOCO]
    special = state.locos.count(SPECIAL_NINE) + held.count(SPECIAL_NINE) + state.special_out
    special += locos.count(SPECIAL_NINE)
    card = next(n for n, effect in enumerate(state.c.card_effect) if effect.special_loco)
    return [*found, special + (state.offer >> card & 1)]


def tiles_conserved(state: State) -> None:
    assert tile_counts(state) == [state.players, *[max(2, state.players)] * 8, 1]


def steelworks_conserved(state: State) -> None:
    works = count(state.steel) + state.gaps.count(STEELWORKS)
    works += sum(1 for e in state.agenda if isinstance(e, BuildFactory) and e.tile == STEELWORKS)
    works += sum(1 for part in state.pending if kind_of(part) == atoms.STEEL)
    assert works <= count(state.c.steel_piles)
    for number in members(state.steel):
        assert state.piles[number] > 0
    assert state.doublers_left + sum(state.doublers) == state.c.doublers


def cards_conserved(state: State) -> None:
    c = state.c
    masks = [state.pile, state.removed, *state.cards]
    assert sum(count(mask) for mask in masks) == len(c.end_cards)
    total = 0
    for mask in masks:
        total |= mask
    assert total == (1 << len(c.end_cards)) - 1
    engineers = [number for number in state.strip if number]
    for mask in [state.emil_engineers, *state.engineers]:
        engineers += members(mask)
    assert len(engineers) == len(set(engineers))
    if state.board.stock:
        laid = [kind for kind in state.dividend if kind != NONE]
        for kind, copies in enumerate(c.dividend_copies):
            assert state.dividends_left[kind] + laid.count(kind) == copies
        assert all(0 <= level <= c.levels for level in state.level)
