"""Railroad: extend the network by two rails."""

from __future__ import annotations

from roundhouse.core.bits import count, holds, members
from roundhouse.core.message import Reason
from roundhouse.core.rows import increased, sum_of
from roundhouse.games.railroad_revolution.rules.action import Action, why_not_ability
from roundhouse.games.railroad_revolution.rules.components import GREY, ORANGE, PURPLE, TURQUOISE, Components
from roundhouse.games.railroad_revolution.rules.effects import TakeTrain
from roundhouse.games.railroad_revolution.rules.families import is_lay
from roundhouse.games.railroad_revolution.rules.finishing import asks
from roundhouse.games.railroad_revolution.rules.hire_and_sell import too_dear
from roundhouse.games.railroad_revolution.rules.moves import ABILITY, LAY
from roundhouse.games.railroad_revolution.rules.pieces import why_not_space
from roundhouse.games.railroad_revolution.rules.prices import (
    OUT_OF_REACH,
    cheapest_rails,
    fewest_triangles,
    grey_railroad,
    orange_railroad,
    rails_price,
    triangles_ahead,
)
from roundhouse.games.railroad_revolution.rules.purse import Purse
from roundhouse.games.railroad_revolution.rules.state import ABILITY_PART, ALL_COLOURS, MAIN, State


def begin_railroad(state: State, seat: int) -> None:
    """The fixed price is due, and two rails are to be laid, or the last one."""
    state.due = state.c.railroad_price
    state.lays = min(state.c.railroad_rails, state.rails_left[seat])


def steepest(c: Components) -> int:
    """The most triangles that a space has."""
    return len(c.terrain_spaces) - 1


def railroad_workers(purse: Purse) -> int:
    """The colours of worker with which the rails can be paid for, their ability counted in; a bit mask."""
    state = purse.state
    c = state.c
    rails = min(c.railroad_rails, state.rails_left[purse.seat])
    frontier = state.frontier[purse.seat]
    budget = purse.have - c.railroad_price
    if not rails or not frontier:
        return 0
    most = steepest(c) * rails
    if budget >= rails_price(c, most) and count(frontier) >= rails:
        return ALL_COLOURS
    help_at_best = max(grey_railroad(c), orange_railroad(state, most))
    if budget + help_at_best < rails_price(c, fewest_triangles(c, frontier)):
        return 0
    triangles = triangles_ahead(state, purse.seat, rails)
    if triangles >= OUT_OF_REACH:
        return 0
    short = rails_price(c, triangles) - budget
    if short <= 0:
        return ALL_COLOURS
    mask = 1 << GREY if short <= grey_railroad(c) else 0
    if short <= orange_railroad(state, triangles):
        mask |= 1 << ORANGE
    return mask


def ability_money(state: State, triangles: int) -> int:
    """What the unused ability brings if so many more triangles are built over."""
    if not state.parts & ABILITY_PART:
        return 0
    if state.worker == GREY:
        return grey_railroad(state.c)
    return orange_railroad(state, triangles) if state.worker == ORANGE else 0


class RailroadAction(Action):
    """Lay rails one by one; the ability before, between or after."""

    __slots__ = ()

    def parts(self, purse: Purse) -> list[int]:
        return self.spaces(purse) if purse.state.parts & MAIN else []

    def spaces(self, purse: Purse) -> list[int]:
        """The spaces where a rail can go so that the remaining ones can still be laid and paid."""
        state = purse.state
        c = state.c
        frontier = state.frontier[self.seat]
        moves = [LAY + space for space in members(frontier)]
        if len(moves) >= state.lays and purse.can_owe(rails_price(c, steepest(c) * state.lays), 0):
            return moves
        fine: list[int] = []
        for move in moves:
            space = move - LAY
            laid = state.rails[self.seat] | 1 << space
            further = cheapest_rails(c, laid, (frontier | c.near[space]) & ~laid, state.lays - 1)
            triangles = c.triangles[space] + further
            if triangles >= OUT_OF_REACH:
                continue
            # With enough workers only the money counts, and only the ability can bring more.
            if purse.can_owe(rails_price(c, triangles), ability_money(state, triangles)) or (
                purse.hands < 0 and purse.follows(move)
            ):
                fine.append(move)
        return fine

    def can_use_ability(self, purse: Purse) -> bool:
        state = purse.state
        c = state.c
        worker = state.worker
        if worker == PURPLE:
            return (
                sum_of(state.train_stack) > 0
                and purse.fits(ABILITY, c.railroad_purple_pay, 0)
                and asks(purse, ABILITY)
            )
        if worker == GREY:
            return purse.fits(ABILITY, 0, 0)
        if worker == ORANGE:
            # The money grows with every triangle built over, so it is taken when all rails lie.
            return not state.parts & MAIN and purse.fits(ABILITY, 0, 0)
        if worker == TURQUOISE:
            if state.rails_left[self.seat] <= state.lays:
                return False
            triangles = triangles_ahead(state, self.seat, state.lays + 1)
            if triangles >= OUT_OF_REACH:
                return False
            return purse.can_owe(rails_price(c, triangles), 0) or purse.follows(ABILITY)
        return False

    def take(self, state: State, move: int) -> None:
        self.lay(state, move - LAY)

    def use_ability(self, state: State) -> None:
        seat = self.seat
        c = state.c
        worker = state.worker
        if worker == PURPLE:
            state.then(TakeTrain(seat, c.railroad_purple_pay))
        elif worker == GREY:
            state.gain_shares(seat, c.railroad_grey_shares)
        elif worker == ORANGE:
            state.gain_money(seat, orange_railroad(state, 0))
        else:
            state.lays += c.railroad_turquoise_rails - c.railroad_rails
            state.parts |= MAIN

    def lay(self, state: State, space: int) -> None:
        c = state.c
        state.rails_left = increased(state.rails_left, self.seat, -1)
        state.lay_rail(self.seat, space)
        state.triangles += c.triangles[space]
        state.due += rails_price(c, c.triangles[space])
        if holds(c.deal_spaces, space):
            state.deal_owed = 1
        state.lays -= 1
        if not state.lays:
            state.parts &= ~MAIN

    def refuse(self, state: State, move: int) -> Reason:
        if is_lay(move):
            if not state.parts & MAIN:
                return Reason("reason.all_rails_laid")
            return self.why_not_space(state, move - LAY)
        return Reason("reason.not_now")

    def why_not_space(self, state: State, space: int) -> Reason:
        found = why_not_space(state, self.seat, space)
        price = rails_price(state.c, state.c.triangles[space])
        if found.key == "reason.cannot_finish" and price > state.wealth(self.seat) - state.due:
            return too_dear(price)
        return found

    def why_no_ability(self, state: State) -> Reason:
        worker = state.worker
        if worker == PURPLE:
            if not sum_of(state.train_stack):
                return Reason("reason.no_trains_left")
            return too_dear(state.c.railroad_purple_pay)
        if worker == TURQUOISE:
            short = state.rails_left[self.seat] <= state.lays
            return Reason("reason.no_rail_left" if short else "reason.cannot_finish")
        return why_not_ability(state)
