"""Station: build a station in a city that the network is connected to."""

from __future__ import annotations

from roundhouse.core.bits import members
from roundhouse.core.message import Reason
from roundhouse.core.rows import increased
from roundhouse.games.railroad_revolution.rules.action import Action, why_not_ability
from roundhouse.games.railroad_revolution.rules.components import GREY, ORANGE, PURPLE, TURQUOISE, Reward
from roundhouse.games.railroad_revolution.rules.effects import Flip, give, has_train, usable
from roundhouse.games.railroad_revolution.rules.families import is_build
from roundhouse.games.railroad_revolution.rules.finishing import TurnPurse, asks
from roundhouse.games.railroad_revolution.rules.hire_and_sell import too_dear
from roundhouse.games.railroad_revolution.rules.moves import ABILITY, BONUS, BUILD, REWARD
from roundhouse.games.railroad_revolution.rules.pieces import sites, why_not_city
from roundhouse.games.railroad_revolution.rules.purse import Purse
from roundhouse.games.railroad_revolution.rules.state import (
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

    def parts(self, purse: Purse) -> list[int]:
        state = purse.state
        moves: list[int] = []
        if state.parts & MAIN:
            for city in members(sites(state, self.seat)):
                if purse.can_owe(state.c.city_price[city], 0) or purse.follows(BUILD + city):
                    moves.append(BUILD + city)
        else:
            if state.parts & REWARD_PART and self.can_take(purse, primary_reward(state), REWARD, 0):
                moves.append(REWARD)
            if state.parts & BONUS_PART and self.can_take(purse, first_bonus(state), BONUS, 0):
                moves.append(BONUS)
        return moves

    def can_take(self, purse: Purse, reward: Reward, move: int, price: int) -> bool:
        """Whether a reward can be taken for a price, gives something, and lets the turn be finished."""
        return purse.fits(move, price, 0) and usable(purse, reward, move)

    def can_use_ability(self, purse: Purse) -> bool:
        state = purse.state
        c = state.c
        worker = state.worker
        if worker == PURPLE:
            return (
                has_train(state, self.seat)
                and purse.fits(ABILITY, c.station_purple_pay, 0)
                and asks(purse, ABILITY)
            )
        if state.parts & MAIN:
            return False
        if worker == GREY:
            return self.can_take(purse, first_bonus(state), ABILITY, 0)
        if worker == ORANGE:
            return state.due > 0 and purse.fits(ABILITY, 0, 0)
        if worker == TURQUOISE:
            return self.can_take(purse, primary_reward(state), ABILITY, c.station_turquoise_pay)
        return False

    def take(self, state: State, move: int) -> None:
        seat = self.seat
        if is_build(move):
            self.build(state, move - BUILD)
        elif move == REWARD:
            state.parts &= ~REWARD_PART
            give(state, seat, primary_reward(state))
        else:
            state.parts &= ~BONUS_PART
            give(state, seat, first_bonus(state))

    def build(self, state: State, city: int) -> None:
        state.buildings_left = increased(state.buildings_left, self.seat, -1)
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
        if is_build(move):
            if not state.parts & MAIN:
                return Reason("reason.already_built", {"city": city_word(state.c, state.spot)})
            return self.why_not_city(state, move - BUILD)
        if move in (REWARD, BONUS):
            return self.why_no_reward(state, move)
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
        if reward.pay > TurnPurse(state, self.seat).spare():
            return too_dear(reward.pay)
        return Reason("reason.reward_useless")

    def why_no_ability(self, state: State) -> Reason:
        c = state.c
        worker = state.worker
        if worker == PURPLE:
            has_one = has_train(state, self.seat)
            return too_dear(c.station_purple_pay) if has_one else Reason("reason.no_train")
        if state.parts & MAIN:
            return why_not_ability(state)
        if worker == GREY:
            return self.why_useless(state, first_bonus(state))
        if worker == TURQUOISE and c.station_turquoise_pay > TurnPurse(state, self.seat).spare():
            return too_dear(c.station_turquoise_pay)
        return why_not_ability(state)
