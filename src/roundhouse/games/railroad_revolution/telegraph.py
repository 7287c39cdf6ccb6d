"""Telegraph: open an office in a section of the line."""

from __future__ import annotations

from roundhouse.core.bits import members
from roundhouse.core.message import Reason
from roundhouse.games.railroad_revolution.action import Action, too_dear, why_not_ability
from roundhouse.games.railroad_revolution.components import GREY, ORANGE, PURPLE, TURQUOISE, Reward
from roundhouse.games.railroad_revolution.effects import give, usable
from roundhouse.games.railroad_revolution.finishing import fits, sift, spare_money
from roundhouse.games.railroad_revolution.moves import ABILITY, FLIP, OPEN, SELL_RAIL, TILE
from roundhouse.games.railroad_revolution.pieces import all_sections, why_not_section
from roundhouse.games.railroad_revolution.state import (
    ABILITY_PART,
    KINDS,
    MAIN,
    TILE_PART,
    State,
)
from roundhouse.games.railroad_revolution.workers import Exchange, losses, no_such_worker


def tile_bonus(state: State) -> Reward:
    """The bonus of the telegraph tile in the section just built in."""
    return state.c.telegraph_tiles[state.section_tile[state.spot]]


class TelegraphAction(Action):
    """Open the office and take its shares; then the tile for a discarded worker, and the ability."""

    __slots__ = ()

    def parts(self, state: State) -> list[int]:
        seat = self.seat
        moves: list[int] = []
        if state.parts & MAIN:
            sections = all_sections(state) & ~state.offices[seat]
            moves = sift(state, seat, [OPEN + section for section in members(sections)])
        elif state.parts & TILE_PART:
            moves = losses(state, seat, TILE)
            # It does not matter which worker goes.
            if moves and not usable(state, seat, tile_bonus(state), moves[0]):
                moves = []
        if state.parts & ABILITY_PART and self.can_use_ability(state):
            moves.append(ABILITY)
        return moves

    def can_use_ability(self, state: State) -> bool:
        seat = self.seat
        worker = state.worker
        if worker == PURPLE:
            return sum(state.supply) > 0 and bool(sift(state, seat, [ABILITY]))
        if state.parts & MAIN:
            return False
        if worker == GREY:
            return state.c.section_first[state.spot] > 0 and bool(sift(state, seat, [ABILITY]))
        if worker == ORANGE:
            return state.taken > 0 and bool(sift(state, seat, [ABILITY]))
        if worker == TURQUOISE:
            price = state.c.telegraph_turquoise_pay
            return (
                state.section_tile[state.spot] >= 0
                and fits(state, seat, ABILITY, price, 0)
                and usable(state, seat, tile_bonus(state), ABILITY)
            )
        return False

    def take(self, state: State, move: int) -> None:
        seat = self.seat
        if OPEN <= move < SELL_RAIL:
            self.open(state, move - OPEN)
        elif TILE <= move < FLIP:
            state.parts &= ~TILE_PART
            pool, colour = divmod(move - TILE, KINDS)
            state.discard_worker(seat, pool, colour)
            give(state, seat, tile_bonus(state))
        else:
            state.parts &= ~ABILITY_PART
            self.use_ability(state)

    def open(self, state: State, section: int) -> None:
        c = state.c
        state.buildings_left[self.seat] -= 1
        state.spot = section
        state.parts &= ~MAIN
        first = state.open_office(self.seat, section)
        state.taken = c.section_shares[section] + (c.section_first[section] if first else 0)
        state.gain_shares(self.seat, state.taken)
        if c.deal_sections >> section & 1:
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
        if OPEN <= move < SELL_RAIL:
            if not state.parts & MAIN:
                return Reason("reason.already_opened", {"section": state.spot + 1})
            return why_not_section(state, self.seat, move - OPEN)
        if TILE <= move < FLIP:
            return self.why_not_tile(state, move)
        return self.why_no_ability(state) if move == ABILITY else Reason("reason.not_now")

    def why_no_ability(self, state: State) -> Reason:
        if state.worker != TURQUOISE or state.parts & MAIN or not state.parts & ABILITY_PART:
            return why_not_ability(state)
        if state.section_tile[state.spot] < 0:
            return Reason("reason.no_tile")
        price = state.c.telegraph_turquoise_pay
        return too_dear(price) if price > spare_money(state, self.seat) else why_not_ability(state)

    def why_not_tile(self, state: State, move: int) -> Reason:
        if state.parts & MAIN:
            return Reason("reason.build_first")
        if not state.parts & TILE_PART:
            no_tile = state.section_tile[state.spot] < 0
            return Reason("reason.no_tile" if no_tile else "reason.tile_used")
        pool, colour = divmod(move - TILE, KINDS)
        if not state.has_worker(self.seat, pool, colour):
            return no_such_worker(pool, colour)
        if losses(state, self.seat, TILE):
            return Reason("reason.reward_useless")
        return Reason("reason.too_few_workers", {"number": state.c.min_workers})
