"""Station: build a station in a city that the network is connected to."""

from __future__ import annotations

from roundhouse.core.bits import members
from roundhouse.core.message import Reason
from roundhouse.games.railroad_revolution.action import Action, why_not_ability
from roundhouse.games.railroad_revolution.components import GREY, ORANGE, PURPLE, TURQUOISE, Reward
from roundhouse.games.railroad_revolution.effects import Flip, give, has_train, usable
from roundhouse.games.railroad_revolution.finishing import can_follow, fits, sift
from roundhouse.games.railroad_revolution.moves import ABILITY, BONUS, BUILD, OPEN, REWARD
from roundhouse.games.railroad_revolution.pieces import why_not_city
from roundhouse.games.railroad_revolution.state import (
    ABILITY_PART,
    BONUS_PART,
    MAIN,
    REWARD_PART,
    State,
    city_word,
)
from roundhouse.games.railroad_revolution.workers import not_part_of_this


def first_bonus(state: State) -> Reward:
    """The First Station bonus of the city just built in."""
    return state.c.tile_first[state.city_tile[state.spot]]


def primary_reward(state: State) -> Reward:
    """The primary reward of the city just built in."""
    return state.c.tile_primary[state.city_tile[state.spot]]


class StationAction(Action):
    """Build; then, as the player likes, the primary reward, the First Station bonus and the ability."""

    __slots__ = ()

    def parts(self, state: State) -> list[int]:
        seat = self.seat
        moves: list[int] = []
        if state.parts & MAIN:
            c = state.c
            for city in members(state.reach[seat] & ~state.stations[seat]):
                if self.can_build(state, city, c.city_price[city]):
                    moves.append(BUILD + city)
        else:
            if state.parts & REWARD_PART and usable(state, seat, primary_reward(state)):
                moves += sift(state, seat, [REWARD])
            if state.parts & BONUS_PART and usable(state, seat, first_bonus(state)):
                moves += sift(state, seat, [BONUS])
        if state.parts & ABILITY_PART and self.can_use_ability(state):
            moves.append(ABILITY)
        return moves

    def can_build(self, state: State, city: int, price: int) -> bool:
        """Whether the price can be paid, now or by what follows."""
        wealth = state.wealth(self.seat)
        if state.trial or (price <= wealth and state.crew[self.seat] >= state.c.min_workers):
            return True
        return can_follow(state, self.seat, BUILD + city)

    def can_use_ability(self, state: State) -> bool:
        seat = self.seat
        c = state.c
        worker = state.worker
        if worker == PURPLE:
            return has_train(state, seat) and fits(state, seat, ABILITY, c.station_purple_pay, 0)
        if state.parts & MAIN:
            return False
        if worker == GREY:
            return usable(state, seat, first_bonus(state)) and bool(sift(state, seat, [ABILITY]))
        if worker == ORANGE:
            return state.due > 0 and bool(sift(state, seat, [ABILITY]))
        if worker == TURQUOISE:
            return usable(state, seat, primary_reward(state)) and fits(
                state, seat, ABILITY, c.station_turquoise_pay, 0
            )
        return False

    def take(self, state: State, move: int) -> None:
        seat = self.seat
        if BUILD <= move < OPEN:
            self.build(state, move - BUILD)
        elif move == REWARD:
            state.parts &= ~REWARD_PART
            give(state, seat, primary_reward(state))
        elif move == BONUS:
            state.parts &= ~BONUS_PART
            give(state, seat, first_bonus(state))
        else:
            state.parts &= ~ABILITY_PART
            self.use_ability(state)

    def build(self, state: State, city: int) -> None:
        state.buildings_left[self.seat] -= 1
        state.spot = city
        state.due += state.c.city_price[city]
        state.parts = state.parts & ~MAIN | REWARD_PART
        if state.build_station(self.seat, city):
            state.parts |= BONUS_PART

    def use_ability(self, state: State) -> None:
        seat = self.seat
        worker = state.worker
        if worker == PURPLE:
            state.then(Flip(seat, 1, state.c.station_purple_pay))
        elif worker == GREY:
            # The bonus even if the slot was taken, and a second time for the first to build.
            give(state, seat, first_bonus(state))
        elif worker == ORANGE:
            state.due = 0  # waives the city's price alone
        else:
            state.pay(seat, state.c.station_turquoise_pay)
            give(state, seat, primary_reward(state))

    def refuse(self, state: State, move: int) -> Reason:
        if BUILD <= move < OPEN:
            if not state.parts & MAIN:
                return Reason("reason.already_built", {"city": city_word(state.c, state.spot)})
            return why_not_city(state, self.seat, move - BUILD)
        if move == REWARD:
            return Reason("reason.build_first" if state.parts & MAIN else "reason.reward_taken")
        if move == BONUS:
            return self.why_no_bonus(state)
        if move == ABILITY:
            return why_not_ability(state, move)
        return not_part_of_this(move)

    def why_no_bonus(self, state: State) -> Reason:
        if state.parts & MAIN:
            return Reason("reason.build_first")
        if not state.parts & BONUS_PART:
            return Reason("reason.no_first_bonus")
        return Reason("reason.reward_useless")
