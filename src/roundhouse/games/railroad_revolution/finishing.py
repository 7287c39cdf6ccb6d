"""Nobody gets stuck: a move is offered exactly if the turn can still be finished after it.

General rules, "Effects resolution" and "Minimum available workers". Effects of an action may be
taken in any order, payment included, so the price of the main action stays due until the action
closes; and workers may run short in mid-turn if they are back at its end. A move that spends
neither too much money nor too many workers is fine at once. Any other is tried out on a copy:
can the rest of the turn bring the missing money and workers?
"""

from __future__ import annotations

from typing import Final

from roundhouse.games.railroad_revolution.components import (
    GREY,
    ORANGE,
    PURPLE,
    RAIL_TRAIN,
    TURQUOISE,
    Components,
    Reward,
)
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
    NONE,
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
        wealth -= main_floor(state, seat)
    return wealth - state.due + pledge(state, seat)


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


def asks(state: State, move: int) -> bool:
    """Whether a move leads to a question, not to one that lapses at once because nothing can be afforded."""
    if state.trial:
        return True
    after = state.copy()
    after.advance(move)
    return len(after.agenda) > len(state.agenda)


def main_floor(state: State, seat: int) -> int:
    """The least that completing the main action will still cost."""
    if state.action == STATION:
        return cheapest_station(state, seat)
    if state.action == RAILROAD:
        return (
            cheapest_rails(state.c, state.rails[seat], state.frontier[seat], state.lays)
            * state.c.railroad_triangle
        )
    if state.action == TRADE and not state.rails_left[seat] + state.buildings_left[seat]:
        return OUT_OF_REACH
    return 0


def pledge(state: State, seat: int) -> int:
    """What the worker's ability is sure to bring towards the price of the action, while it is unused."""
    if not state.parts & ABILITY_PART or seat != state.active or state.trial:
        return 0
    c = state.c
    if state.action == RAILROAD:
        if state.worker == GREY:
            return c.railroad_grey_shares * c.share_sale
        if state.worker == ORANGE:
            further = cheapest_rails(state.c, state.rails[seat], state.frontier[seat], state.lays)
            return orange_railroad(state, further)
    elif state.action == STATION and state.worker == ORANGE:
        if state.parts & MAIN:
            price = cheapest_station(state, seat)
            return price if price < OUT_OF_REACH else 0
        return state.due
    return 0


def orange_railroad(state: State, further: int) -> int:
    """What the accountant brings at the Railroad when so many more triangles are built over."""
    c = state.c
    if further >= OUT_OF_REACH:
        return 0
    return c.railroad_orange_base + c.railroad_orange_triangle * (state.triangles + further)


def cheapest_station(state: State, seat: int) -> int:
    """The lowest price among the cities where the seat can build."""
    cities = state.reach[seat] & ~state.stations[seat]
    price = OUT_OF_REACH
    c = state.c
    for city in range(len(c.cities)):
        if cities >> city & 1 and c.city_price[city] < price:
            price = c.city_price[city]
    return price


def cheapest_rails(c: Components, own: int, frontier: int, rails: int) -> int:
    """The fewest triangles on which so many rails can be laid from here."""
    if not rails:
        return 0
    if rails == 1:
        return fewest_triangles(c, frontier)
    best = OUT_OF_REACH
    left = frontier
    while left:
        low = left & -left
        left ^= low
        space = low.bit_length() - 1
        laid = own | low
        total = c.triangles[space] + cheapest_rails(c, laid, (frontier | c.near[space]) & ~laid, rails - 1)
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
    if len(state.agenda) > 2:
        return True  # in the middle of an effect
    missing = state.c.min_workers - state.crew[seat] + loss
    hope = Hope(state, seat, missing)
    if state.action == STATION:
        return hope.station(state.worker, state.parts)
    if state.action == TELEGRAPH:
        return hope.telegraph()
    if state.action == RAILROAD:
        return hope.railroad()
    if state.action == TRADE:
        return hope.trade()
    return True


class Hope:
    """All that the open parts of a turn could bring at best."""

    __slots__ = ("c", "flips", "missing", "money", "seat", "shares", "state", "train", "workers")

    def __init__(self, state: State, seat: int, missing: int) -> None:
        self.state = state
        self.c = state.c
        self.seat = seat
        self.missing = missing
        self.money = 0
        self.shares = 0
        self.flips = 0
        self.workers = 0
        self.train = False

    def enough(self, due: int) -> bool:
        """Whether all of it would pay what is due and make up for the missing workers."""
        wealth = self.state.wealth(self.seat) + self.money + self.shares * self.c.share_sale
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
        self.money += reward.money * times
        self.shares += reward.shares * times
        self.flips += reward.flip * times
        self.workers += len(reward.workers) * times
        if reward.worker:
            self.workers += times
        if reward.train and times:
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
        cities = state.reach[self.seat] & ~state.stations[self.seat]
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
            further = cheapest_rails(c, state.rails[self.seat], state.frontier[self.seat], state.lays)
            due += further * c.railroad_triangle
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
            if not state.offices[self.seat] >> section & 1:
                self.reset()
                taken = c.section_shares[section] + c.section_first[section]
                self.shares = taken + grey * c.section_first[section]
                self.money = orange * taken * c.telegraph_orange_share
                self.tile(section, uses + 1)
                if c.deal_sections >> section & 1:
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
            at = self.seat * KINDS
            if state.worker == TURQUOISE:
                self.flips += 1
            elif state.worker == ORANGE:
                trains = sum(state.up[at : at + KINDS]) + sum(state.down[at : at + KINDS])
                self.money += self.c.trade_orange_train * (trains + 1)
            elif state.worker == GREY:
                self.shares += self.c.trade_grey_shares
                self.deal()
        return self.enough(state.due)

    def deal(self) -> None:
        """Count on both sides of the face-up deal."""
        if self.state.deal >= 0:
            for reward in self.c.deal_reward[self.state.deal]:
                self.add(reward, 1)
