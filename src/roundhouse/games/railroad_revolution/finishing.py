"""Nobody gets stuck: a move is offered exactly if the turn can still be finished after it.

General rules, "Effects resolution" and "Minimum available workers". Effects of an action may be
taken in any order, payment included, so the price of the main action stays due until the action
closes; and workers may run short in mid-turn if they are back at its end. A move that spends
neither too much money nor too many workers is fine at once. Any other is tried out on a copy:
can the rest of the turn bring the missing money and workers?
"""

from __future__ import annotations

from typing import Final

from roundhouse.games.railroad_revolution.components import GREY, PURPLE, TURQUOISE, Components, Reward
from roundhouse.games.railroad_revolution.moves import (
    DEAL,
    DISCARD,
    DONE,
    EXCHANGE,
    FLIP,
    GAIN,
    HIRE,
    LAY,
    MILESTONE,
    PROMOTE,
    RAILROAD,
    SELL_SHARE,
    SKIP,
    STATION,
    STEP,
    TELEGRAPH,
    TILE,
    TRADE,
)
from roundhouse.games.railroad_revolution.state import (
    ABILITY_PART,
    BONUS_PART,
    FLIP_PART,
    KINDS,
    MAIN,
    REWARD_PART,
    TILE_PART,
    TRIAL,
    State,
)

OUT_OF_REACH: Final = 1_000_000  # dearer than anything


def spare_money(state: State, seat: int) -> int:
    """What the seat can spend now without putting the rest of its turn at risk."""
    wealth = state.money[seat] + state.shares[seat] * state.c.share_sale
    if state.trial or seat != state.active:
        return wealth
    if state.parts & MAIN:
        return wealth - state.due - main_floor(state, seat)
    return wealth - state.due


def spare_workers(state: State, seat: int) -> int:
    """How many workers the seat can lose now without putting the rest of its turn at risk."""
    if state.trial:
        return state.crew[seat]
    return state.crew[seat] - state.c.min_workers


def fits(state: State, seat: int, move: int, dollars: int, workers: int) -> bool:
    """Whether the seat can spend so much on a move and still finish its turn."""
    if dollars <= spare_money(state, seat) and workers <= spare_workers(state, seat):
        return True
    return dollars <= state.wealth(seat) and can_follow(state, seat, move)


def sift(state: State, seat: int, moves: list[int]) -> list[int]:
    """Those of some moves that cost nothing after which the turn can still be finished."""
    if seat != state.active or state.trial:
        return moves
    if spare_money(state, seat) >= 0 and spare_workers(state, seat) >= 0:
        return moves
    return [move for move in moves if can_follow(state, seat, move)]


def main_floor(state: State, seat: int) -> int:
    """The least that completing the main action will still cost."""
    if state.action == STATION:
        return cheapest_station(state, seat)
    if state.action == RAILROAD:
        return cheapest_rails(state, state.frontier[seat], state.lays) * state.c.railroad_triangle
    if state.action == TRADE and not state.rails_left[seat] + state.buildings_left[seat]:
        return OUT_OF_REACH
    return 0


def cheapest_station(state: State, seat: int) -> int:
    """The lowest price among the cities where the seat can build."""
    cities = state.reach[seat] & ~state.stations[seat]
    price = OUT_OF_REACH
    c = state.c
    for city in range(len(c.cities)):
        if cities >> city & 1 and c.city_price[city] < price:
            price = c.city_price[city]
    return price


def cheapest_rails(state: State, frontier: int, rails: int) -> int:
    """The fewest triangles on which so many rails can be laid from here."""
    if not rails:
        return 0
    c = state.c
    if rails == 1:
        return fewest_triangles(c, frontier)
    best = OUT_OF_REACH
    own = state.rails[state.agenda[-1].seat]
    left = frontier
    while left:
        low = left & -left
        left ^= low
        space = low.bit_length() - 1
        reached = (frontier | c.near[space]) & ~own & ~low
        total = c.triangles[space] + cheapest_rails(state, reached, rails - 1)
        if total < best:
            best = total
    return best


def fewest_triangles(c: Components, frontier: int) -> int:
    """The smallest number of triangles at one of these spaces."""
    for triangles in range(len(c.terrain_spaces)):
        if frontier & c.terrain_spaces[triangles]:
            return triangles
    return OUT_OF_REACH


def can_follow(state: State, seat: int, move: int) -> bool:
    """Whether the turn can be finished after a move: tried out on a copy."""
    loss = 1 if TILE <= move < FLIP or PROMOTE <= move < STEP else 0
    if state.trial or seat != state.active or not hopeful(state, seat, loss):
        return False
    trial = state.copy()
    trial.trial = TRIAL
    trial.advance(move)
    return finishes(trial, seat)


def finishes(trial: State, seat: int) -> bool:
    """Whether some way of going on ends the turn with enough money and workers."""
    if not trial.agenda:
        return trial.trial == TRIAL and trial.crew[seat] >= trial.c.min_workers
    if not hopeful(trial, seat, 0):
        return False
    for move in helpful(trial):
        after = trial.copy()
        after.advance(move)
        if finishes(after, seat):
            return True
    return False


def helpful(trial: State) -> list[int]:
    """The moves worth trying: those that can bring money or workers, one of each kind, or end the turn."""
    found: list[int] = []
    gained = hired = used = discarded = False
    for move in trial.moves:
        if move >= LAY or move < TILE or move in (DONE, SKIP):
            if move != SELL_SHARE:
                found.append(move)
        elif move < FLIP:
            if not used:
                found.append(move)
            used = True
        elif move < GAIN:
            found.append(move)
        elif move < EXCHANGE:
            if not gained:
                found.append(move)
            gained = True
        elif DISCARD <= move < STEP:
            if not discarded:
                found.append(move)
            discarded = True
        elif DEAL <= move < HIRE:
            found.append(move)
        elif HIRE <= move < MILESTONE:
            if not hired:
                found.append(move)
            hired = True
    return found


def hopeful(state: State, seat: int, loss: int) -> bool:
    """Whether the turn might be finished after losing so many workers, seen as rosily as possible.

    No is certain, yes is not.
    """
    c = state.c
    missing = c.min_workers - state.crew[seat] + loss
    wealth = state.wealth(seat)
    if len(state.agenda) > 2:
        return True  # in the middle of an effect
    hope = Hope(state, seat)
    if state.parts & MAIN and state.action == STATION and not hope.any_city:
        return False
    wealth += hope.wealth()
    if wealth < state.due:
        return False
    return missing <= hope.workers + (wealth - state.due) // c.hire_price


class Hope:
    """All that the open parts of a turn could bring at best."""

    __slots__ = ("any_city", "c", "flips", "money", "seat", "shares", "state", "train", "workers")

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.c = state.c
        self.seat = seat
        self.money = 0
        self.shares = 0
        self.flips = 0
        self.workers = 0
        self.train = False
        self.any_city = True
        if state.action == STATION:
            self._station()
        elif state.action == RAILROAD:
            self._railroad()
        elif state.action == TELEGRAPH:
            self._telegraph()
        elif state.action == TRADE:
            self._trade()
        if state.deal_owed or (state.parts & MAIN and state.action in (RAILROAD, TELEGRAPH)):
            self._deal()

    def wealth(self) -> int:
        """Money and shares, the flips all spent on the best train."""
        c = self.c
        best = 0
        for kind in range(KINDS):
            at = self.seat * KINDS + kind
            if self.train or self.state.up[at] or self.state.down[at]:
                effect = c.train_effect[kind]
                best = max(best, effect.money + effect.shares * c.share_sale)
        return self.money + self.shares * c.share_sale + self.flips * best

    def _add(self, reward: Reward) -> None:
        self.money += reward.money
        self.shares += reward.shares
        self.flips += reward.flip
        self.workers += len(reward.workers) + (1 if reward.worker else 0)
        if reward.train:
            self.train = True

    def _station(self) -> None:
        state = self.state
        parts = state.parts
        ability = parts & ABILITY_PART
        if ability and state.worker == PURPLE:
            self.flips += 1
        if parts & MAIN:
            cities = state.reach[self.seat] & ~state.stations[self.seat]
            if ability and state.worker == PURPLE:
                cities = -1
            self.any_city = cities != 0
            for city in range(len(self.c.cities)):
                if cities >> city & 1:
                    self._city(city, 2, 2)
        elif state.spot >= 0:
            first = (1 if parts & BONUS_PART else 0) + (1 if ability and state.worker == GREY else 0)
            primary = (1 if parts & REWARD_PART else 0) + (1 if ability and state.worker == TURQUOISE else 0)
            self._city(state.spot, first, primary)

    def _city(self, city: int, first: int, primary: int) -> None:
        tile = self.state.city_tile[city]
        for _ in range(first):
            self._add(self.c.tile_first[tile])
        for _ in range(primary):
            self._add(self.c.tile_primary[tile])

    def _railroad(self) -> None:
        c = self.c
        if self.state.parts & ABILITY_PART:
            self.shares += c.railroad_grey_shares
            self.money += c.railroad_orange_base + c.railroad_orange_triangle * 3 * c.railroad_turquoise_rails

    def _telegraph(self) -> None:
        state = self.state
        c = self.c
        ability = state.parts & ABILITY_PART
        if state.parts & MAIN:
            for section in range(len(c.section_shares)):
                if not state.offices[self.seat] >> section & 1:
                    self._section(section, 2)
                    taken = c.section_shares[section] + c.section_first[section]
                    self.shares += taken + c.section_first[section]
                    self.money += taken * c.telegraph_orange_share
        elif state.spot >= 0:
            uses = (1 if state.parts & TILE_PART else 0) + (1 if ability and state.worker == TURQUOISE else 0)
            self._section(state.spot, uses)
            if ability:
                self.shares += c.section_first[state.spot]
                self.money += state.taken * c.telegraph_orange_share

    def _section(self, section: int, uses: int) -> None:
        tile = self.state.section_tile[section]
        if tile >= 0:
            for _ in range(uses):
                self._add(self.c.telegraph_tiles[tile])

    def _trade(self) -> None:
        state = self.state
        if state.parts & MAIN:
            self.money += max(self.c.section_sale)
        if state.parts & FLIP_PART:
            self.flips += 1
        if state.parts & ABILITY_PART:
            if state.worker == TURQUOISE:
                self.flips += 1
            self.money += self.c.trade_orange_train * 24
            if state.worker == GREY:
                self._deal()

    def _deal(self) -> None:
        if self.state.deal >= 0:
            for reward in self.c.deal_reward[self.state.deal]:
                self._add(reward)
