"""Station: build a station in a city that the network is connected to."""

from __future__ import annotations

from roundhouse.core.bits import members
from roundhouse.core.message import Reason
from roundhouse.games.railroad_revolution.action import Action, too_dear, why_not_ability
from roundhouse.games.railroad_revolution.components import GREY, ORANGE, PURPLE, TURQUOISE, Reward
from roundhouse.games.railroad_revolution.effects import Flip, give, has_train, usable
from roundhouse.games.railroad_revolution.finishing import asks, can_follow, fits, sift, spare_money
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
            if state.parts & REWARD_PART and self.can_take(state, primary_reward(state), REWARD):
                moves.append(REWARD)
            if state.parts & BONUS_PART and self.can_take(state, first_bonus(state), BONUS):
                moves.append(BONUS)
        if state.parts & ABILITY_PART and self.can_use_ability(state):
            moves.append(ABILITY)
        return moves

    def can_build(self, state: State, city: int, price: int) -> bool:
        """Whether the price can be paid, now or by what follows."""
        wealth = state.wealth(self.seat)
        if state.trial or (price <= wealth and state.crew[self.seat] >= state.c.min_workers):
            return True
        return can_follow(state, self.seat, BUILD + city)

    def can_take(self, state: State, reward: Reward, move: int) -> bool:
        """Whether a reward can be taken, gives something, and lets the turn be finished."""
        return bool(sift(state, self.seat, [move])) and usable(state, self.seat, reward, move)

    def can_use_ability(self, state: State) -> bool:
        seat = self.seat
        c = state.c
        worker = state.worker
        if worker == PURPLE:
            return (
                has_train(state, seat)
                and fits(state, seat, ABILITY, c.station_purple_pay, 0)
                and asks(state, ABILITY)
            )
        if state.parts & MAIN:
            return False
        if worker == GREY:
            return self.can_take(state, first_bonus(state), ABILITY)
        if worker == ORANGE:
            return state.due > 0 and bool(sift(state, seat, [ABILITY]))
        if worker == TURQUOISE:
            return fits(state, seat, ABILITY, c.station_turquoise_pay, 0) and usable(
                state, seat, primary_reward(state), ABILITY
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
            return self.why_not_city(state, move - BUILD)
        if move in (REWARD, BONUS):
            return self.why_no_reward(state, move)
        if move == ABILITY:
            return self.why_no_ability(state)
        return Reason("reason.not_now")

    def why_not_city(self, state: State, city: int) -> Reason:
        found = why_not_city(state, self.seat, city)
        price = state.c.city_price[city]
        if found.key == "reason.cannot_finish" and price > state.wealth(self.seat):
            return too_dear(price)
        return found

    def why_no_reward(self, state: State, move: int) -> Reason:
        if state.parts & MAIN:
            return Reason("reason.build_first")
        if move == REWARD and not state.parts & REWARD_PART:
            return Reason("reason.reward_taken")
        if move == BONUS and not state.parts & BONUS_PART:
            return Reason("reason.no_first_bonus")
        return self.why_useless(state, primary_reward(state) if move == REWARD else first_bonus(state))

    def why_useless(self, state: State, reward: Reward) -> Reason:
        if reward.pay > spare_money(state, self.seat):
            return too_dear(reward.pay)
        return Reason("reason.reward_useless")

    def why_no_ability(self, state: State) -> Reason:
        c = state.c
        worker = state.worker
        if not state.parts & ABILITY_PART or (state.parts & MAIN and worker != PURPLE):
            return why_not_ability(state)
        if worker == PURPLE:
            return (
                too_dear(c.station_purple_pay) if has_train(state, self.seat) else Reason("reason.no_train")
            )
        if worker == GREY:
            return self.why_useless(state, first_bonus(state))
        if worker == TURQUOISE and c.station_turquoise_pay > spare_money(state, self.seat):
            return too_dear(c.station_turquoise_pay)
        return why_not_ability(state)
