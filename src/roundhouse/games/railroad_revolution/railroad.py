"""Railroad: extend the network by two rails."""

from __future__ import annotations

from roundhouse.core.bits import count, members
from roundhouse.core.message import Reason
from roundhouse.games.railroad_revolution.action import Action, too_dear, why_not_ability
from roundhouse.games.railroad_revolution.components import GREY, ORANGE, PURPLE, TURQUOISE
from roundhouse.games.railroad_revolution.effects import TakeTrain
from roundhouse.games.railroad_revolution.finishing import asks, can_follow, fits, sift
from roundhouse.games.railroad_revolution.moves import ABILITY, LAY
from roundhouse.games.railroad_revolution.pieces import why_not_space
from roundhouse.games.railroad_revolution.prices import (
    OUT_OF_REACH,
    cheapest_rails,
    fewest_triangles,
    orange_railroad,
)
from roundhouse.games.railroad_revolution.state import ABILITY_PART, ALL_COLOURS, MAIN, State


def begin_railroad(state: State, seat: int) -> None:
    """The fixed price is due, and two rails are to be laid, or the last one."""
    state.due = state.c.railroad_price
    state.lays = min(state.c.railroad_rails, state.rails_left[seat])


def railroad_workers(state: State, seat: int) -> int:
    """The colours of worker with which the rails can be paid for, their ability counted in; a bit mask."""
    c = state.c
    rails = min(c.railroad_rails, state.rails_left[seat])
    frontier = state.frontier[seat]
    wealth = state.wealth(seat) - c.railroad_price
    if not rails or not frontier:
        return 0
    steepest = (len(c.terrain_spaces) - 1) * rails
    if wealth >= steepest * c.railroad_triangle and count(frontier) >= rails:
        return ALL_COLOURS
    grey = c.railroad_grey_shares * c.share_sale
    most = max(grey, c.railroad_orange_base + c.railroad_orange_triangle * steepest)
    if wealth + most < fewest_triangles(c, frontier) * c.railroad_triangle:
        return 0
    triangles = cheapest_rails(c, state.rails[seat], frontier, rails)
    if triangles >= OUT_OF_REACH:
        return 0
    short = triangles * c.railroad_triangle - wealth
    if short <= 0:
        return ALL_COLOURS
    mask = 1 << GREY if short <= grey else 0
    if short <= c.railroad_orange_base + c.railroad_orange_triangle * triangles:
        mask |= 1 << ORANGE
    return mask


def ability_money(state: State, triangles: int) -> int:
    """What the unused ability brings if so many more triangles are built over."""
    if not state.parts & ABILITY_PART:
        return 0
    if state.worker == GREY:
        return state.c.railroad_grey_shares * state.c.share_sale
    return orange_railroad(state, triangles) if state.worker == ORANGE else 0


class RailroadAction(Action):
    """Lay rails one by one; the ability before, between or after."""

    __slots__ = ()

    def parts(self, state: State) -> list[int]:
        moves: list[int] = []
        if state.parts & MAIN:
            moves = self.spaces(state)
        if state.parts & ABILITY_PART and self.can_use_ability(state):
            moves.append(ABILITY)
        return moves

    def spaces(self, state: State) -> list[int]:
        """The spaces where a rail can go so that the remaining ones can still be laid and paid."""
        seat = self.seat
        c = state.c
        frontier = state.frontier[seat]
        budget = state.wealth(seat) - state.due
        steepest = (len(c.terrain_spaces) - 1) * c.railroad_triangle * state.lays
        moves = [LAY + space for space in members(frontier)]
        full = state.crew[seat] >= c.min_workers
        if state.trial or (full and budget >= steepest and len(moves) >= state.lays):
            return moves
        fine: list[int] = []
        for move in moves:
            space = move - LAY
            laid = state.rails[seat] | 1 << space
            further = cheapest_rails(c, laid, (frontier | c.near[space]) & ~laid, state.lays - 1)
            triangles = c.triangles[space] + further
            if triangles >= OUT_OF_REACH:
                continue
            # With enough workers only the money counts, and only the ability can bring more.
            extra = ability_money(state, triangles) if triangles * c.railroad_triangle > budget else 0
            if (full and triangles * c.railroad_triangle <= budget + extra) or (
                not full and can_follow(state, seat, move)
            ):
                fine.append(move)
        return fine

    def can_use_ability(self, state: State) -> bool:
        seat = self.seat
        c = state.c
        worker = state.worker
        if worker == PURPLE:
            return (
                sum(state.train_stack) > 0
                and fits(state, seat, ABILITY, c.railroad_purple_pay, 0)
                and asks(state, ABILITY)
            )
        if worker == GREY:
            return bool(sift(state, seat, [ABILITY]))
        if worker == ORANGE:
            # The money grows with every triangle built over, so it is taken when all rails lie.
            return not state.parts & MAIN and bool(sift(state, seat, [ABILITY]))
        if worker == TURQUOISE:
            if state.rails_left[seat] <= state.lays:
                return False
            triangles = cheapest_rails(c, state.rails[seat], state.frontier[seat], state.lays + 1)
            budget = state.wealth(seat) - state.due
            if state.trial or (
                budget >= triangles * c.railroad_triangle and state.crew[seat] >= c.min_workers
            ):
                return triangles < OUT_OF_REACH
            return triangles < OUT_OF_REACH and can_follow(state, seat, ABILITY)
        return False

    def take(self, state: State, move: int) -> None:
        seat = self.seat
        if move >= LAY:
            self.lay(state, move - LAY)
            return
        c = state.c
        state.parts &= ~ABILITY_PART
        worker = state.worker
        if worker == PURPLE:
            state.then(TakeTrain(seat, c.railroad_purple_pay))
        elif worker == GREY:
            state.gain_shares(seat, c.railroad_grey_shares)
        elif worker == ORANGE:
            state.gain_money(seat, c.railroad_orange_base + c.railroad_orange_triangle * state.triangles)
        else:
            state.lays += c.railroad_turquoise_rails - c.railroad_rails
            state.parts |= MAIN

    def lay(self, state: State, space: int) -> None:
        c = state.c
        state.rails_left[self.seat] -= 1
        state.lay_rail(self.seat, space)
        state.triangles += c.triangles[space]
        state.due += c.triangles[space] * c.railroad_triangle
        if c.deal_spaces >> space & 1:
            state.deal_owed = 1
        state.lays -= 1
        if not state.lays:
            state.parts &= ~MAIN

    def refuse(self, state: State, move: int) -> Reason:
        if move >= LAY:
            if not state.parts & MAIN:
                return Reason("reason.all_rails_laid")
            return self.why_not_space(state, move - LAY)
        return self.why_no_ability(state) if move == ABILITY else Reason("reason.not_now")

    def why_not_space(self, state: State, space: int) -> Reason:
        found = why_not_space(state, self.seat, space)
        price = state.c.triangles[space] * state.c.railroad_triangle
        if found.key == "reason.cannot_finish" and price > state.wealth(self.seat) - state.due:
            return too_dear(price)
        return found

    def why_no_ability(self, state: State) -> Reason:
        worker = state.worker
        if state.parts & ABILITY_PART and worker == PURPLE:
            if not sum(state.train_stack):
                return Reason("reason.no_trains_left")
            return too_dear(state.c.railroad_purple_pay)
        if state.parts & ABILITY_PART and worker == TURQUOISE:
            short = state.rails_left[self.seat] <= state.lays
            return Reason("reason.no_rail_left" if short else "reason.cannot_finish")
        return why_not_ability(state)
