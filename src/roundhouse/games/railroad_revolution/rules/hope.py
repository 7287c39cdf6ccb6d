"""The rosiest view of a turn: all that its open parts could bring at best.

Before `finishing` rehearses a turn, it asks here whether there is any hope. No is certain, yes is not.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.core import mypyc_attr
from roundhouse.core.bits import holds
from roundhouse.games.railroad_revolution.rules.components import (
    GREY,
    ORANGE,
    PURPLE,
    RAIL_TRAIN,
    TURQUOISE,
    Reward,
)
from roundhouse.games.railroad_revolution.rules.moves import RAILROAD, STATION, TELEGRAPH, TRADE
from roundhouse.games.railroad_revolution.rules.prices import orange_railroad, rails_price, triangles_ahead
from roundhouse.games.railroad_revolution.rules.purse import Purse
from roundhouse.games.railroad_revolution.rules.state import (
    ABILITY_PART,
    BONUS_PART,
    FLIP_PART,
    KINDS,
    MAIN,
    NONE,
    REWARD_PART,
    TILE_PART,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

ACTION_ALONE: Final = 2  # entries on the agenda: the action, and the end of the turn


def hopeful(purse: Purse, loss: int) -> bool:
    """Whether the turn might be finished after losing so many workers, seen as rosily as possible.

    No is certain, yes is not.
    """
    state = purse.state
    if len(state.agenda) > ACTION_ALONE:
        return True  # in the middle of an effect
    hope = Hope(purse, state.c.min_workers - state.crew[purse.seat] + loss)
    if state.action == STATION:
        return hope.station(state.worker, state.parts)
    if state.action == TELEGRAPH:
        return hope.telegraph()
    if state.action == RAILROAD:
        return hope.railroad()
    if state.action == TRADE:
        return hope.trade()
    return True


@mypyc_attr(acyclic=True, free_list_len=1)
class Hope:
    """All that the open parts of a turn could bring at best."""

    __slots__ = ("c", "flips", "have", "missing", "money", "seat", "shares", "state", "train", "workers")

    def __init__(self, purse: Purse, missing: int) -> None:
        self.state = purse.state
        self.c = purse.state.c
        self.seat = purse.seat
        self.have = purse.have
        self.missing = missing
        self.money = 0
        self.shares = 0
        self.flips = 0
        self.workers = 0
        self.train = False

    def enough(self, due: int) -> bool:
        """Whether all of it would pay what is due and make up for the missing workers."""
        wealth = self.have + self.money + self.shares * self.c.share_sale
        if self.flips:
            wealth += self.flips * self.best_train()
        if wealth < due:
            return False
        return self.missing <= self.workers + (wealth - due) // self.c.hire_price

    def best_train(self) -> int:
        """What the best train brings when it is used."""
        best = 0
        for kind in range(KINDS):
            at = self.seat * KINDS + kind
            if self.train or self.state.up[at] or self.state.down[at]:
                effect = self.c.train_effect[kind]
                best = max(best, effect.money + effect.shares * self.c.share_sale)
        return best

    def add(self, reward: Reward, times: int) -> None:
        """Count on a reward, so many times."""
        if not times:
            return
        self.money += reward.money * times
        self.shares += reward.shares * times
        self.flips += reward.flip * times
        self.workers += len(reward.workers) * times
        if reward.worker:
            self.workers += times
        if reward.train:
            self.train = True

    def reset(self) -> None:
        """Count on nothing yet."""
        self.money = self.shares = self.flips = self.workers = 0
        self.train = False

    def station(self, worker: int, parts: int) -> bool:
        state = self.state
        ability = 1 if parts & ABILITY_PART else 0
        first = ability if worker == GREY else 0
        primary = ability if worker == TURQUOISE else 0
        flips = ability if worker == PURPLE else 0
        if not parts & MAIN:
            tile = state.city_tile[state.spot]
            self.flips = flips
            self.add(self.c.tile_first[tile], first + (1 if parts & BONUS_PART else 0))
            self.add(self.c.tile_primary[tile], primary + (1 if parts & REWARD_PART else 0))
            return self.enough(0 if ability and worker == ORANGE else state.due)
        cities: i64 = state.reach[self.seat] & ~state.stations[self.seat]
        rail_train = flips and state.up[self.seat * KINDS + RAIL_TRAIN]
        for city in range(len(self.c.cities)):
            if cities >> city & 1 or rail_train:
                tile = state.city_tile[city]
                self.reset()
                self.flips = flips
                self.add(self.c.tile_first[tile], first + (1 if state.first_station[city] == NONE else 0))
                self.add(self.c.tile_primary[tile], primary + 1)
                if self.enough(0 if ability and worker == ORANGE else self.c.city_price[city]):
                    return True
        return False

    def railroad(self) -> bool:
        state = self.state
        c = self.c
        due = state.due
        if state.parts & MAIN:
            due += rails_price(c, triangles_ahead(state, self.seat, state.lays))
        if state.parts & ABILITY_PART:
            if state.worker == GREY:
                self.shares += c.railroad_grey_shares
            elif state.worker == ORANGE:
                # The steepest way, for the most money back.
                rails = state.lays
                self.money += orange_railroad(state, rails * (len(c.terrain_spaces) - 1))
        if state.deal_owed or state.parts & MAIN:
            self.deal()
        return self.enough(due)

    def telegraph(self) -> bool:
        state = self.state
        c = self.c
        ability = 1 if state.parts & ABILITY_PART else 0
        grey = ability if state.worker == GREY else 0
        orange = ability if state.worker == ORANGE else 0
        uses = ability if state.worker == TURQUOISE else 0
        if not state.parts & MAIN:
            if state.spot >= 0:
                self.shares = grey * c.section_first[state.spot]
                self.money = orange * state.taken * c.telegraph_orange_share
                self.tile(state.spot, uses + (1 if state.parts & TILE_PART else 0))
            if state.deal_owed:
                self.deal()
            return self.enough(state.due)
        for section in range(len(c.section_shares)):
            if not holds(state.offices[self.seat], section):
                self.reset()
                taken = c.section_shares[section] + c.section_first[section]
                self.shares = taken + grey * c.section_first[section]
                self.money = orange * taken * c.telegraph_orange_share
                self.tile(section, uses + 1)
                if holds(c.deal_sections, section):
                    self.deal()
                if self.enough(0):
                    return True
        return False

    def tile(self, section: int, uses: int) -> None:
        """Count on the telegraph tile of a section."""
        tile = self.state.section_tile[section]
        if tile >= 0:
            self.add(self.c.telegraph_tiles[tile], uses)

    def trade(self) -> bool:
        state = self.state
        if state.parts & MAIN:
            self.money += max(self.c.section_sale)
        if state.parts & FLIP_PART:
            self.flips += 1
        if state.parts & ABILITY_PART:
            if state.worker == TURQUOISE:
                self.flips += 1
            elif state.worker == ORANGE:
                self.money += self.c.trade_orange_train * (state.trains(self.seat) + 1)
            elif state.worker == GREY:
                self.shares += self.c.trade_grey_shares
                self.deal()
        return self.enough(state.due)

    def deal(self) -> None:
        """Count on both sides of the face-up deal."""
        if self.state.deal >= 0:
            for reward in self.c.deal_reward[self.state.deal]:
                self.add(reward, 1)
