"""Hire a worker, sell a share: what a player may do at any point of the own turn."""

from __future__ import annotations

from roundhouse.core.message import Reason
from roundhouse.games.railroad_revolution.rules.families import is_hire, is_sale
from roundhouse.games.railroad_revolution.rules.moves import HIRE, SELL_SHARE, SKIP
from roundhouse.games.railroad_revolution.rules.purse import Purse
from roundhouse.games.railroad_revolution.rules.sale import sell
from roundhouse.games.railroad_revolution.rules.state import State, worker_word


def can_hire(purse: Purse) -> bool:
    """Whether the seat has the money for an extra worker, and there is one."""
    price = purse.state.c.hire_price
    if purse.have < price:
        return False
    for colour, left in enumerate(purse.state.supply):
        if left:
            return purse.fits(HIRE + colour, price, 0)
    return False


def add_hires(purse: Purse, moves: list[int]) -> None:
    """Add every worker the seat can hire now. Inside an effect too: money may just have come in."""
    if can_hire(purse):
        for colour, left in enumerate(purse.state.supply):
            if left:
                moves.append(HIRE + colour)


def anytime(purse: Purse, moves: list[int]) -> None:
    """Add what is allowed at any point: sell a share, hire a worker."""
    add_hires(purse, moves)
    if purse.state.shares[purse.seat] and purse.fits(SELL_SHARE, 0, 0):
        moves.append(SELL_SHARE)


def play_anytime(state: State, seat: int, move: int) -> bool:
    """Carry out a sale or a hire; tells whether the move was one.

    The sale of a Trade is among them: an effect that is short of money may wait for it.
    """
    if move == SELL_SHARE:
        state.sell_share(seat)
        return True
    if is_sale(move):
        sell(state, seat, move)
        return True
    if is_hire(move):
        state.pay(seat, state.c.hire_price)
        state.gain_worker(seat, move - HIRE)
        return True
    return False


def why_not_anytime(state: State, seat: int, move: int) -> Reason | None:
    """What stands against a sale or a hire; None for other moves."""
    if move == SELL_SHARE:
        return Reason("reason.no_share" if not state.shares[seat] else "reason.cannot_finish")
    if is_hire(move):
        return colour_sold_out(move - HIRE) if not state.supply[move - HIRE] else too_dear(state.c.hire_price)
    return None


def not_part_of_this(move: int) -> Reason:
    """For questions that may be skipped: skipping would leave the turn unfinishable; the rest is not."""
    if move == SKIP:
        return Reason("reason.cannot_finish")
    return Reason("reason.not_now")


def too_dear(price: int) -> Reason:
    """The price cannot be paid beside what else is due."""
    return Reason("reason.too_dear", {"price": price})


def colour_sold_out(colour: int) -> Reason:
    """No worker of a colour is left in the common supply."""
    return Reason("reason.colour_sold_out", {"colour": worker_word(colour)})
