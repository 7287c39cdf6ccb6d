"""Sale: the main action of Trade. It may be made while an effect of the same Trade waits for the money.

Effects of an action may be taken in any order (General rules, "Effects resolution"), so one that the
money at hand does not pay need not lapse as long as the sale is still to come.
"""

from __future__ import annotations

from roundhouse.core.rows import increased
from roundhouse.games.railroad_revolution.rules.families import is_lay
from roundhouse.games.railroad_revolution.rules.finishing import Choice
from roundhouse.games.railroad_revolution.rules.moves import HIRE, SELL_BUILDING, SELL_RAIL, TRADE
from roundhouse.games.railroad_revolution.rules.purse import Purse
from roundhouse.games.railroad_revolution.rules.state import MAIN, State


def rail_section(state: State, seat: int) -> int:
    """The board section of the leftmost rail, or one past the last."""
    c = state.c
    left = state.rails_left[seat]
    return c.rail_section[c.rails - left] if left else len(c.section_sale)


def building_section(state: State, seat: int) -> int:
    """The board section of the leftmost building, or one past the last."""
    c = state.c
    left = state.buildings_left[seat]
    return c.building_section[c.buildings - left] if left else len(c.section_sale)


def sales(state: State, seat: int) -> list[int]:
    """The pieces that can be sold: from the leftmost section that holds any."""
    moves: list[int] = []
    rail = rail_section(state, seat)
    building = building_section(state, seat)
    if rail <= building and state.rails_left[seat]:
        moves.append(SELL_RAIL)
    if building <= rail and state.buildings_left[seat]:
        moves.append(SELL_BUILDING)
    return moves


def sell(state: State, seat: int, move: int) -> None:
    """Sell a piece: the main action of Trade is done."""
    state.parts &= ~MAIN
    if move == SELL_RAIL:
        money = state.c.section_sale[rail_section(state, seat)]
        state.rails_left = increased(state.rails_left, seat, -1)
    else:
        money = state.c.section_sale[building_section(state, seat)]
        state.buildings_left = increased(state.buildings_left, seat, -1)
    if state.log is not None:
        state.tell("sell_rail" if move == SELL_RAIL else "sell_building", seat, {})
    state.gain_money(seat, money)


def sale_open(state: State, seat: int) -> bool:
    """Whether the seat is in a Trade action that still has to sell a piece."""
    return seat == state.active and state.action == TRADE and state.parts & MAIN != 0


def saving_sales(purse: Purse, effect: Choice, moves: list[int]) -> list[int]:
    """The sales still to be made in this Trade after which an effect allows more than `moves`."""
    state = purse.state
    seat = purse.seat
    if not sale_open(state, seat):
        return []
    found: list[int] = []
    for sale in sales(state, seat):
        after = state.copy()
        sell(after, seat, sale)
        for move in effect.offer(purse.at(after)):
            # Hiring and doing without are no use of the effect.
            if move not in moves and (move < HIRE or is_lay(move)):
                found.append(sale)
                break
    return purse.sift(found)
