"""Telegraph: open an office in a section of the line."""

from __future__ import annotations

from roundhouse.core.bits import holds, members
from roundhouse.core.message import Reason
from roundhouse.core.rows import increased, sum_of
from roundhouse.games.railroad_revolution.rules.action import Action, why_not_ability
from roundhouse.games.railroad_revolution.rules.components import GREY, ORANGE, PURPLE, TURQUOISE, Reward
from roundhouse.games.railroad_revolution.rules.effects import give, usable
from roundhouse.games.railroad_revolution.rules.families import colour_of, is_open, is_tile, pool_of
from roundhouse.games.railroad_revolution.rules.finishing import TurnPurse
from roundhouse.games.railroad_revolution.rules.hire_and_sell import too_dear
from roundhouse.games.railroad_revolution.rules.moves import ABILITY, OPEN, TILE
from roundhouse.games.railroad_revolution.rules.pieces import free_sections, why_not_section
from roundhouse.games.railroad_revolution.rules.purse import Purse
from roundhouse.games.railroad_revolution.rules.state import (
    MAIN,
    TILE_PART,
    State,
)
from roundhouse.games.railroad_revolution.rules.workers import (
    Exchange,
    losses,
    too_few_workers,
    why_no_worker,
)


def tile_bonus(state: State) -> Reward:
    """The bonus of the telegraph tile in the section just built in."""
    return state.c.telegraph_tiles[state.section_tile[state.spot]]


class TelegraphAction(Action):
    """Open the office and take its shares; then the tile for a discarded worker, and the ability."""

    __slots__ = ()

    def parts(self, purse: Purse) -> list[int]:
        state = purse.state
        moves: list[int] = []
        if state.parts & MAIN:
            sections = free_sections(state, self.seat)
            moves = purse.sift([OPEN + section for section in members(sections)])
        elif state.parts & TILE_PART:
            moves = losses(purse, TILE)
            # It does not matter which worker goes.
            if moves and not usable(purse, tile_bonus(state), moves[0]):
                moves = []
        return moves

    def can_use_ability(self, purse: Purse) -> bool:
        state = purse.state
        worker = state.worker
        if worker == PURPLE:
            return sum_of(state.supply) > 0 and purse.fits(ABILITY, 0, 0)
        if state.parts & MAIN:
            return False
        if worker == GREY:
            return state.c.section_first[state.spot] > 0 and purse.fits(ABILITY, 0, 0)
        if worker == ORANGE:
            return state.taken > 0 and purse.fits(ABILITY, 0, 0)
        if worker == TURQUOISE:
            price = state.c.telegraph_turquoise_pay
            return (
                state.section_tile[state.spot] >= 0
                and purse.fits(ABILITY, price, 0)
                and usable(purse, tile_bonus(state), ABILITY)
            )
        return False

    def take(self, state: State, move: int) -> None:
        seat = self.seat
        if is_open(move):
            self.open(state, move - OPEN)
        else:
            state.parts &= ~TILE_PART
            worker = move - TILE
            state.discard_worker(seat, pool_of(worker), colour_of(worker))
            give(state, seat, tile_bonus(state))

    def open(self, state: State, section: int) -> None:
        c = state.c
        state.buildings_left = increased(state.buildings_left, self.seat, -1)
        state.spot = section
        state.parts &= ~MAIN
        first = state.open_office(self.seat, section)
        state.taken = c.section_shares[section] + (c.section_first[section] if first else 0)
        state.gain_shares(self.seat, state.taken)
        if holds(c.deal_sections, section):
            state.deal_owed = 1
        if state.section_tile[section] >= 0:
            state.parts |= TILE_PART

    def use_ability(self, state: State) -> None:
        seat = self.seat
        c = state.c
        worker = state.worker
        if worker == PURPLE:
            state.then(Exchange(seat))
        elif worker == GREY:
            state.gain_shares(seat, c.section_first[state.spot])
        elif worker == ORANGE:
            state.gain_money(seat, c.telegraph_orange_share * state.taken)
        else:
            state.pay(seat, c.telegraph_turquoise_pay)
            give(state, seat, tile_bonus(state))

    def refuse(self, state: State, move: int) -> Reason:
        if is_open(move):
            if not state.parts & MAIN:
                return Reason("reason.already_opened", {"section": state.spot + 1})
            return why_not_section(state, self.seat, move - OPEN)
        if is_tile(move):
            return self.why_not_tile(state, move)
        return Reason("reason.not_now")

    def why_no_ability(self, state: State) -> Reason:
        if state.worker != TURQUOISE or state.parts & MAIN:
            return why_not_ability(state)
        if state.section_tile[state.spot] < 0:
            return Reason("reason.no_tile")
        price = state.c.telegraph_turquoise_pay
        return too_dear(price) if price > TurnPurse(state, self.seat).spare() else why_not_ability(state)

    def why_not_tile(self, state: State, move: int) -> Reason:
        if state.parts & MAIN:
            return Reason("reason.build_first")
        if not state.parts & TILE_PART:
            no_tile = state.section_tile[state.spot] < 0
            return Reason("reason.no_tile" if no_tile else "reason.tile_used")
        found = why_no_worker(state, self.seat, move - TILE)
        if found is not None:
            return found
        if losses(TurnPurse(state, self.seat), TILE):
            return Reason("reason.reward_useless")
        return too_few_workers(state)
