"""Paying for a space: workers, the black worker, temporary workers, and coins in place of any of them.

Workers that are left over at the end of a round are worth nothing, coins stay: so workers are paid first.
Another way is offered where it can matter: to keep the black worker for a black space, to use him there,
or to keep a last worker who can still be sent to an order space.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from roundhouse.core.message import Message
from roundhouse.core.rows import row_with
from roundhouse.games.russian_railroads.rules.components import SPACES, Components
from roundhouse.games.russian_railroads.rules.moves import (
    PLACE_WITH,
    WAYS,
    WITH_BLACK,
    WITH_BLACK_COIN,
    WITH_COIN,
)
from roundhouse.games.russian_railroads.rules.standing import (
    black_workers,
    coins_of,
    own_workers,
    paid_with,
    temporary_workers,
    use_of,
)
from roundhouse.games.russian_railroads.rules.state import State, space_word

if TYPE_CHECKING:
    from mypy_extensions import i64


def plain_workers(state: State, seat: int) -> int:
    """The seat's own and temporary workers at hand."""
    if state.temp_owner == seat:
        return state.hand[seat] + state.temp_hand
    return state.hand[seat]


def black_worker(state: State, seat: int) -> int:
    """1 if the seat has the black worker at hand."""
    return state.black_hand if state.black_owner == seat else 0


def price_workers(state: State, space: i64) -> i64:
    """The workers that a space asks for."""
    c = state.c
    if space >= SPACES:
        return 1
    asked = c.space[space]
    if asked.public:
        return c.engineer_workers[state.strip[asked.public]]
    return asked.workers


def price_coins(state: State, space: i64) -> i64:
    """The coins that a space asks for, which workers cannot replace."""
    c = state.c
    if space >= SPACES:
        return 0
    asked = c.space[space]
    if asked.public:
        return c.engineer_coins[state.strip[asked.public]]
    return asked.coins


def add_ways(
    c: Components,
    space: i64,
    workers: i64,
    plain: i64,
    black: i64,
    spare: i64,
    claimable: bool,
    moves: list[int],
) -> None:
    """Add the other ways of paying for a space that can be paid with the workers at hand, plain and black.

    It asks for so many workers, one at least; the spare coins may stand for them; `claimable`: an order
    space is still to be had. Without a black worker, and without spare coins or such a space, there are none.
    """
    for_order = space < SPACES and c.space_claim[space] > 0
    helps = for_order or (space < SPACES and c.black_spaces >> space & 1 != 0)
    first = PLACE_WITH + space * WAYS
    used_black = black != 0 and plain < workers
    last = claimable and not for_order and plain > 0 and plain <= workers
    if used_black:
        if spare >= workers - plain:
            moves.append(first + WITH_COIN)  # keep the black worker
    elif last and not black and spare > workers - plain:
        moves.append(first + WITH_COIN)  # keep a worker for the order
    if black and not used_black and helps:
        moves.append(first + WITH_BLACK)
    if black and helps and last and workers > 1 and spare > workers - 1 - plain and plain < workers:
        moves.append(first + WITH_BLACK_COIN)


def payment(state: State, seat: int, space: int, way: int) -> i64:
    """What is paid, as `standing.py` writes it; way -1: workers first."""
    workers: i64 = price_workers(state, space)
    plain: i64 = plain_workers(state, seat)
    black: i64 = black_worker(state, seat)
    used_black: i64 = 0
    used_plain = plain
    if way in (WITH_BLACK, WITH_BLACK_COIN):
        used_black = 1
        if used_plain >= workers:
            used_plain = workers - 1
        if way == WITH_BLACK_COIN:
            used_plain -= 1
    else:
        if used_plain > workers:
            used_plain = workers
        if used_plain < workers:
            used_black = black
        if way == WITH_COIN:
            if used_black:
                used_black = 0
            else:
                used_plain -= 1
    coins: i64 = price_coins(state, space)
    coins += workers - used_plain - used_black
    temporary = plain - state.hand[seat]
    if temporary > used_plain:
        temporary = used_plain
    return paid_with(used_plain - temporary, temporary, used_black, coins)


def pay(state: State, seat: int, space: int, way: int) -> i64:
    """Pay for a space and stand there; tells whether the black worker is among those placed."""
    paid = payment(state, seat, space, way)
    black = black_workers(paid)
    at: i64 = seat
    state.hand[at] -= own_workers(paid)
    state.temp_hand -= temporary_workers(paid)
    if black:
        state.black_hand = 0
    state.coins[at] -= coins_of(paid)
    state.standing = row_with(state.standing[:], use_of(space, seat, paid))
    state.taken |= 1 << space
    if state.log is not None:
        words: dict[str, int | str | Message] = {"space": space_word(state.c, space)}
        words["workers"] = own_workers(paid) + temporary_workers(paid)
        words["black"] = black
        words["coins"] = coins_of(paid)
        state.tell("place", seat, words)
    return black
