"""Special spaces that ask for a coin: paid when their track gets there, or at any moment of a later turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from roundhouse.games.russian_railroads.rules.effects import fire
from roundhouse.games.russian_railroads.rules.moves import PAY
from roundhouse.games.russian_railroads.rules.scoring import meets
from roundhouse.games.russian_railroads.rules.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64


def payable(state: State, seat: int) -> list[int]:
    """The coin spaces that the seat can pay for now; as moves."""
    found: list[int] = []
    add_payable(state, seat, found)
    return found


def add_payable(state: State, seat: int, moves: list[int]) -> None:
    """Add the coin spaces that the seat has reached, has not used, and can pay for now.

    That holds in its own turn. What is reached at another time is a pending part of its own.
    """
    spaces = state.board.coin_spaces
    if spaces and state.coins[seat] and state.own_turn(seat):
        fired: i64 = state.fired[seat]
        for n, special in enumerate(spaces):
            if not fired & special.only and meets(state, seat, special):
                moves.append(PAY + n)


def pay_coin_space(state: State, seat: int, number: int) -> None:
    """Pay the coin that a special space asks for; it fires once."""
    state.coins[seat] -= 1
    if state.log is not None:
        state.tell("pay_coin", seat, {})
    fire(state, seat, state.board.coin_spaces[number])
