"""Advice: the rest of the game in a rough forecast, turn by turn, from one player's books and goods.

In every turn to come the player issues shares for what building and expenses ask for, builds, which makes
deliveries longer, moves the best cubes or raises the engine, earns and pays. Nobody plays so, but what
is good for this player is good for a real one too, and all is told in one unit: points at the end.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.core.rows import row_full
from roundhouse.games.age_of_steam.advice.demand import LINK, Demand
from roundhouse.games.age_of_steam.advice.goods import STEPS, Goods
from roundhouse.games.age_of_steam.advice.stand import Stand
from roundhouse.games.age_of_steam.advice.terms import (
    BANKRUPTCY,
    CASH,
    INCOME,
    SHARES,
    TRACK,
    no_terms,
    total,
)
from roundhouse.games.age_of_steam.advice.weights import Weights
from roundhouse.games.age_of_steam.rules import components
from roundhouse.games.age_of_steam.rules.components import NEW_CITIES
from roundhouse.games.age_of_steam.rules.money import levied, reduction
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.age_of_steam.rules.switch import MOVING, PHASE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from roundhouse.core.rows import Row

PACE_ALONE: Final = (
    1.6  # times the pace where cash decides: nobody is in the way, and only who dares gets anywhere
)
FEW: Final = 2  # players: so few hardly disturb a plan that is made beforehand
USUAL_TILES: Final = 3  # of a build turn, which the weights come from
IN_HAND: Final = 3.0  # times what a turn costs that a thrifty player keeps
PAYS_BACK: Final = 3  # turns left in which track earns its price, where cash decides
BANKRUPT: Final = 30.0  # points that it costs,
SURVIVED: Final = 2.0  # less so many for each turn before it,
TAKEN_AWAY: Final = 2.0  # dollars to spare where somebody may take the cube that one counts on
DOUBTED: Final = 3.0  # dollars by which this turn's forecast may be wrong,
DOUBTED_MORE: Final = 2.0  # and so many more in each turn after it
DEEPEST: Final = 9.0  # and more by the missing income, up to so much: to be out already is worse still


class Outlook:
    """The forecast for one player with certain links and goods."""

    __slots__ = (
        "by_cash", "demand", "goods", "growth", "last", "levy", "number", "pace", "stand", "state", "takes",
        "thrifty", "tiles", "used", "useful", "weights",
    )  # fmt: skip

    def __init__(self, state: State, stand: Stand, demand: Demand, goods: Goods) -> None:
        self.state = state
        self.stand = stand
        self.weights: Weights = stand.weights
        self.demand = demand
        self.goods = goods
        self.last: int = state.last_turn()
        self.by_cash: bool = state.m.scoring == components.CASH
        self.growth: float = 0.0  # how much longer deliveries have become, in tenths of a link
        self.pace: float = self.weights.pace * (PACE_ALONE if self.by_cash else 1.0)
        self.tiles: float = state.m.tiles_per_turn / USUAL_TILES  # as many dollars a build turn has use for
        self.thrifty = False
        self.levy = 0.0  # to be paid in a turn besides the expenses, before there is any income
        self.takes: i64 = 0  # colours that some city takes, or a New City would
        for mask in demand.accepts:
            self.takes |= mask
        left = state.letters_left()
        for letter in range(NEW_CITIES):
            if left >> letter & 1 and state.m.letter_colour[letter] >= 0:
                self.takes |= 1 << state.m.letter_colour[letter]
        cubes = len(goods.row)
        self.used: Row = row_full(0, cubes)
        self.useful: Row = row_full(0, cubes)  # cubes with a way,
        self.number: i64 = 0  # so many
        best, rows = demand.best, goods.row
        for number in range(cubes):
            if best[rows[number] + STEPS - 1] > 0:
                self.useful[self.number] = number
                self.number += 1

    def terms(self) -> list[float]:
        """The points at the end. The stand is used up.

        Nobody goes on building into ruin: where that is the end of it, the player may do with what there is.
        Among few, where building on pays less, that is always looked at.
        """
        stand = self.stand
        engine = stand.engine
        income, cash, shares, track = stand.income, stand.cash, stand.shares, stand.track
        found = self.course()
        if found[BANKRUPTCY] != 0.0 or self.state.players <= FEW:
            stand.engine = engine
            stand.income, stand.cash, stand.shares, stand.track = income, cash, shares, track
            self.growth = 0.0
            self.used = row_full(0, len(self.goods.row))
            self.thrifty = True
            saved = self.course()
            if total(saved) > total(found):
                return saved
        return found

    def course(self) -> list[float]:
        """The points that one manner of playing leads to, turn by turn."""
        found = no_terms()
        state = self.state
        stand = self.stand
        earned = 0.0
        ahead = self.last - state.turn
        excess = self.weights.too_high(state.turn, self.last)
        beyond = self.beyond(ahead) - excess
        laid = self.weights.track * ahead * stand.track
        alive, lost = 1.0, 0.0  # the chance to be still in the game, and what not to be costs
        for turn in range(state.turn, self.last + 1):
            now = turn == state.turn
            if now and not stand.due:
                continue
            left = self.last - turn
            if state.m.points & PHASE:
                self.levy = levied(state, now)
            if state.m.points & MOVING and now and stand.moves:
                self.levy += TAKEN_AWAY
            if earned == 0.0:
                earned = 2.0 * self.pick(stand.engine, turn - state.turn, False) / LINK
            if not now or stand.issues:
                self.issue(left, earned)
            if not now or stand.builds:
                self.spend(left, earned, stand.cap if now else self.weights.spending)
            moves = stand.moves if now else state.m.rounds_of_moves
            earned = self.deliver(turn, left, moves, bool(now and stand.upgraded))
            survived = SURVIVED * (turn - state.turn)
            if state.players <= FEW:
                spare = self.spare(turn)
                gone = alive * (1.0 - enough(spare, DOUBTED + DOUBTED_MORE * (turn - state.turn)))
                out = max(min(0.0, spare), -DEEPEST) - BANKRUPT + survived - excess - debts(state)
                lost += gone * out
                alive -= gone
                if alive <= 0.0:
                    found[BANKRUPTCY] = lost
                    return found
                if not self.settle(turn):
                    stand.income, stand.cash = 0.0, 0.0  # it came better than foreseen
            elif not self.settle(turn):
                found[BANKRUPTCY] = max(stand.income, -DEEPEST) - BANKRUPT + survived - excess - debts(state)
                return found
        if self.by_cash:
            found[CASH] = stand.cash + beyond
            found[SHARES] = -state.m.share_price * stand.shares
        else:
            found[INCOME] = state.c.score_income * stand.income + beyond
            found[SHARES] = state.c.score_share * stand.shares
            found[TRACK] = stand.track + laid
        if lost != 0.0:
            found = [term * alive for term in found]
            found[BANKRUPTCY] += lost
        return found

    def beyond(self, ahead: int) -> float:
        """What the books and the cubes are worth beyond what the forecast makes of them."""
        weights = self.weights
        stand = self.stand
        lasting = weights.engine * stand.engine + weights.cubes * float(self.number)
        return ahead * (lasting + weights.income * stand.income / self.last)

    def issue(self, left: int, earned: float) -> None:
        """Shares as far as building and expenses ask for them."""
        stand = self.stand
        m = self.state.m
        due = max(0.0, stand.shares + stand.engine - stand.income - earned) + self.levy
        most = min(float(m.most_shares) - stand.shares, float(m.shares_per_turn))
        issued = min((due - stand.cash) / m.share_price, most)
        if left >= self.weights.shares_until and not self.thrifty:
            useful = (due - stand.cash + self.weights.spending) / m.share_price
            issued = max(issued, min(useful, most, self.weights.shares_a_turn))
        if issued > 0.0:
            stand.shares += issued
            stand.cash += issued * m.share_price

    def spend(self, left: int, earned: float, cap: float) -> None:
        """Track makes deliveries longer."""
        stand = self.stand
        due = max(0.0, stand.shares + stand.engine - stand.income - earned) + self.levy
        spent = min(cap * self.tiles, stand.cash - (IN_HAND * due if self.thrifty else due))
        if spent <= 0.0 or (self.by_cash and left < PAYS_BACK):
            return
        stand.cash -= spent
        self.growth += self.pace * spent
        stand.track += self.weights.sections * spent

    def deliver(self, turn: int, left: int, moves: int, upgraded: bool) -> float:
        """The moves of a turn; one of them may raise the engine. Tells the income earned."""
        stand = self.stand
        passed = turn - self.state.turn
        earned = 0.0
        may_rise = moves and not upgraded and left and stand.engine < self.state.m.most_engine
        if may_rise and not self.thrifty and self.upgrade_pays(passed, left):
            stand.engine += 1
            moves -= 1
        for number in range(moves):
            contested = passed > 0 or number > 0
            found = self.find(stand.engine, passed, contested)
            gain = 0.0
            if found >= 0:
                gain = self.worth(found, stand.engine, contested)
            else:
                found = self.find_idle(passed)
            if found >= 0:
                self.used[found] = 1
                earned += min(LINK * stand.engine, gain + self.growth) / LINK
        stand.income += earned
        return earned

    def upgrade_pays(self, passed: int, left: int) -> bool:
        """Whether longer deliveries in later turns outweigh one delivery now."""
        engine = self.stand.engine
        foreseen = self.weights.foreseen
        low = self.pick(engine, passed, False) + self.growth
        high = self.pick(engine + 1, passed + 1, False) + self.growth + foreseen
        now = min(float(LINK * engine), low)
        later = min(float(LINK * (engine + 1)), high) - min(float(LINK * engine), low + foreseen)
        return 2.0 * left * later - self.weights.upkeep * (left + 1) > now

    def pick(self, engine: int, passed: int, contested: bool) -> float:
        """The income, in tenths, of the best cube that lies on the map after so many turns."""
        number = self.find(engine, passed, contested)
        return self.worth(number, engine, contested) if number >= 0 else 0.0

    def find_idle(self, passed: int) -> int:
        """A cube that has no way yet, but a city that takes it; -1 for none."""
        goods = self.goods
        for number in range(len(goods.row)):
            here = not self.used[number] and goods.delay[number] <= passed
            if here and self.takes >> goods.colour[number] & 1:
                return number
        return -1

    def find(self, engine: int, passed: int, contested: bool) -> int:
        """The cube that brings most, or -1."""
        goods = self.goods
        best, rows, delay, used, useful = self.demand.best, goods.row, goods.delay, self.used, self.useful
        found = -1
        most = 0.0
        least: i64 = 0  # whatever brings no more cannot be better
        latest: i64 = passed
        links: i64 = engine
        at: i64 = -1
        while at + 1 < self.number:
            at += 1
            number = useful[at]
            if used[number] or delay[number] > latest:
                continue
            gain = best[rows[number] + links]
            if gain > least:
                worth = self.worth(number, engine, contested)
                if worth > most:
                    found, most = number, worth
                    least = int(worth)
        return found

    def worth(self, number: int, engine: int, contested: bool) -> float:
        goods = self.goods
        percent: int = self.demand.best[goods.row[number] + engine] * goods.weight[number]
        worth = percent / 100.0
        if contested:
            for _ in range(goods.rivals[number]):
                worth *= self.weights.contested
        return worth

    def spare(self, turn: int) -> float:
        """Dollars that may go missing and nobody is out: money, income and, for later turns, more shares."""
        stand = self.stand
        m = self.state.m
        spare = stand.cash + 2.0 * stand.income - stand.shares - stand.engine - self.levy
        if turn > self.state.turn:
            spare += (m.share_price - 1.0) * max(0.0, float(m.most_shares) - stand.shares)
        return spare

    def settle(self, turn: int) -> bool:
        """Income, expenses, reduction. False if the player is out."""
        stand = self.stand
        if self.levy and not self.pays(self.levy):
            return False
        stand.cash += stand.income
        if not self.pays(stand.shares + stand.engine):
            return False
        stand.income -= reduction(self.state, int(stand.income + 0.5), turn)
        return True

    def pays(self, due: float) -> bool:
        """Money first, then income (R-INC-2). False if the player is out."""
        stand = self.stand
        stand.cash -= due
        if stand.cash < 0.0:
            stand.income += stand.cash
            stand.cash = 0.0
        return stand.income >= 0.0


def enough(spare: float, doubt: float) -> float:
    """How likely it is that the money lasts, if a forecast is never wrong by more than the doubt."""
    at = 0.5 + 0.5 * spare / doubt
    if at <= 0.0 or at >= 1.0:
        return 0.0 if at <= 0.0 else 1.0
    return at * at * (3.0 - 2.0 * at)


def debts(state: State) -> float:
    """Points below 0 that a player can end with who is not bankrupt: to be bankrupt is worse."""
    return float(state.m.share_price * state.m.most_shares) if state.m.scoring == components.CASH else 0.0
