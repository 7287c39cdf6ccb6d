"""Which elements of the picture a move belongs to.

The first one is where it happens; further ones show what it is about, as small drawings beside it.
"""

from __future__ import annotations

from collections.abc import Callable

from roundhouse.games.russian_railroads.picture import ids
from roundhouse.games.russian_railroads.rules.components import (
    COLOURS,
    MARKERS,
    ROUTES,
    SLOTS,
    STEELWORKS,
)
from roundhouse.games.russian_railroads.rules.locomotives import BuildFactory, lowest
from roundhouse.games.russian_railroads.rules.moves import (
    FACTORY,
    FACTORY_PILE,
    FACTORY_STEEL,
    WITH_BLACK,
    WITH_BLACK_COIN,
    WITH_COIN,
)
from roundhouse.games.russian_railroads.rules.pieces import pos_at
from roundhouse.games.russian_railroads.rules.state import State
from roundhouse.games.russian_railroads.words.building import moved_tile

PAYMENTS = {
    WITH_COIN: ["pay-coin"],
    WITH_BLACK: ["pay-black"],
    WITH_BLACK_COIN: ["pay-black", "pay-coin"],
}


def place(state: State, seat: int, parts: list[int]) -> list[str]:
    found = [ids.action_space(state.c, parts[0])]
    return found + PAYMENTS[parts[1]] if len(parts) > 1 else found


def on_board(state: State, number: int, each: int) -> int:
    """A route or place for a locomotive of the board in use; the moves name those of both boards."""
    if number // each != state.usa:
        raise LookupError(number)
    return number % each


def step(state: State, seat: int, parts: list[int]) -> list[str]:
    colour, route = parts[0], on_board(state, parts[1], ROUTES)
    space = state.pos[pos_at(seat, route, colour)] + 1
    if space > state.board.length[route]:
        space -= 1
    return [ids.track_space(state, seat, route, space), f"track-{COLOURS[colour]}"]


def industry(state: State, seat: int, parts: list[int]) -> list[str]:
    lane = state.board.marker_lane[parts[0]]
    cell = state.marker[seat * MARKERS + parts[0]]
    last = len(state.board.lanes[lane].cell) - 1
    if cell < 0:
        raise LookupError(parts[0])
    return [ids.lane_cell(state, seat, lane, min(cell + 1, last))]


def loco(state: State, seat: int, parts: list[int]) -> list[str]:
    found = [ids.slot(seat, on_board(state, parts[0], SLOTS))]
    tile = tile_at_hand(state)
    return [*found, f"pile-{tile}"] if state.c.first_pile <= tile <= state.c.last_pile else found


def tile_at_hand(state: State) -> int:
    """The locomotive that a move is about, or 0 if no locomotive waits."""
    return moved_tile(state) if state.pending or type(state.decision) is not BuildFactory else 0


def flip(state: State, seat: int, parts: list[int]) -> list[str]:
    tile = tile_at_hand(state)
    return [f"factory-{tile}"] if 0 < tile <= 9 else []


def factory(state: State, seat: int, parts: list[int]) -> list[str]:
    which = parts[0] + FACTORY
    if which == FACTORY_STEEL:
        return ["steelworks"]
    if which == FACTORY_PILE:
        number = lowest(state)
        return [f"pile-{number}", f"factory-{number}"] if number else []
    return [f"factory-{parts[0] + 1}"]


def gap(state: State, seat: int, parts: list[int]) -> list[str]:
    found = [ids.gap(seat, parts[0])]
    decision = state.decision
    if type(decision) is not BuildFactory:
        return found
    return [*found, "steelworks" if decision.tile == STEELWORKS else f"factory-{decision.tile}"]


def doubler(state: State, seat: int, parts: list[int]) -> list[str]:
    route = on_board(state, parts[0], ROUTES)
    places = len(state.board.doublers[route])
    number = min(state.doublers[seat * ROUTES + route], places - 1)
    if number < 0:
        raise LookupError(route)
    return [ids.doubler(state, seat, route, number)]


def token(state: State, seat: int, parts: list[int]) -> list[str]:
    if not state.board.tokens >> parts[0] & 1:
        raise LookupError(parts[0])
    return [ids.token(state, seat, parts[0])]


TARGETS: dict[str, Callable[[State, int, list[int]], list[str]]] = {
    "place": place,
    "repeat": lambda state, seat, parts: [ids.action_space(state.c, parts[0])],
    "step": step,
    "industry": industry,
    "loco": loco,
    "flip": flip,
    "factory": factory,
    "gap": gap,
    "doubler": doubler,
    "token": token,
    "card": lambda state, seat, parts: [f"card-{state.c.cards[parts[0]]}"],
    "end_card": lambda state, seat, parts: [f"end-{state.c.end_cards[parts[0]].name}"],
    "engineer": lambda state, seat, parts: [f"engineer-{parts[0] + 1}"],
    "choose": lambda state, seat, parts: [f"choose-{parts[0] + 1}"],
    "dividend": lambda state, seat, parts: [f"dividend-{state.c.dividends[parts[0]]}"],
    "detonate": lambda state, seat, parts: [ids.boulder(seat, parts[0])],
    "pay": lambda state, seat, parts: [ids.special(seat, state.board.coin_specials[parts[0]])],
    "bonus": lambda state, seat, parts: [f"bonus-{state.c.bonuses[parts[0]]}"],
    "count": lambda state, seat, parts: [f"count-{parts[0] + 1}"],
}
