"""Advice: the rest of the game in a rough forecast, turn by turn, from one player's books and goods.

In every turn to come the player issues shares for what building and expenses ask for, builds, which makes
deliveries longer, moves the best cubes or raises the engine, earns and pays. Nobody plays so, but what
is good for this player is good for a real one too, and all is told in one unit: points at the end.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.core.rows import row_full
from roundhouse.games.age_of_steam.advice.cargo import Cargo
from roundhouse.games.age_of_steam.advice.demand import LINK
from roundhouse.games.age_of_steam.advice.horizon import last_turn
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


class Later:
    """Links of the turn to come: what will have a way from then on, their price, and their sections."""

    __slots__ = ("cargo", "price", "sections")

    def __init__(self, cargo: Cargo, price: int, sections: int) -> None:
        self.cargo = cargo
        self.price = float(price)
        self.sections = float(sections)


class Outlook:
    """The forecast for one player with certain links and goods."""

    __slots__ = (
        "by_cash", "cargo", "cubes", "growth", "last", "later", "levy", "now", "pace", "stand", "state",
        "thrifty", "tiles", "used", "weights",
    )  # fmt: skip

    def __init__(self, state: State, stand: Stand, cargo: Cargo, later: Later | None = None) -> None:
        self.state = state
        self.stand = stand
        self.weights: Weights = stand.weights
        self.cargo = cargo
        self.now = cargo
        self.later = later
        self.last: int = last_turn(state)
        self.by_cash: bool = state.m.scoring == components.CASH
        self.growth: float = 0.0  # how much longer deliveries have become, in tenths of a link
        self.pace: float = self.weights.pace * (PACE_ALONE if self.by_cash else 1.0)
        self.tiles: float = state.m.tiles_per_turn / USUAL_TILES  # as many dollars a build turn has use for
        self.thrifty = False
        self.levy = 0.0  # to be paid in a turn besides the expenses, before there is any income
        self.cubes: i64 = cargo.total if later is None else max(cargo.total, later.cargo.total)
        self.used: Row = row_full(0, self.cubes)  # [cube]

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
            self.used = row_full(0, self.cubes)
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
        self.cargo = self.now
        for turn in range(state.turn, self.last + 1):
            now = turn == state.turn
            if now and not stand.due:
                continue
            left = self.last - turn
            if state.m.points & PHASE:
                self.levy = levied(state, now)
            if state.m.points & MOVING and now and stand.moves:
                self.levy += TAKEN_AWAY
            later = self.later if turn == state.turn + 1 else None
            if later is not None:
                self.cargo = later.cargo
            if earned == 0.0:
                earned = 2.0 * self.pick(stand.engine, turn - state.turn, False) / LINK
            if not now or stand.issues:
                self.issue(left, earned, later)
            if not now or stand.builds:
                self.build(left, earned, stand.cap if now else self.weights.spending, later)
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
        lasting = weights.engine * stand.engine + weights.cubes * float(self.cargo.number)
        return ahead * (lasting + weights.income * stand.income / self.last)

    def issue(self, left: int, earned: float, later: Later | None = None) -> None:
        """Shares as far as building and expenses ask for them."""
        stand = self.stand
        m = self.state.m
        due = self.due(earned)
        if later is not None:
            due += later.price
        most = float(m.most_shares) - stand.shares
        if most > m.shares_per_turn:
            most = float(m.shares_per_turn)
        issued = (due - stand.cash) / m.share_price
        if issued > most:
            issued = most
        if left >= self.weights.shares_until and not self.thrifty:
            spending = self.weights.spending
            if later is not None:
                spending = max(0.0, spending - later.price)
            useful = (due - stand.cash + spending) / m.share_price
            if useful > most:
                useful = most
            if useful > self.weights.shares_a_turn:
                useful = self.weights.shares_a_turn
            if useful > issued:
                issued = useful
        if issued > 0.0:
            stand.shares += issued
            stand.cash += issued * m.share_price

    def due(self, earned: float) -> float:
        """What a turn costs that income does not pay."""
        stand = self.stand
        costs = stand.shares + stand.engine - stand.income - earned
        return (costs if costs > 0.0 else 0.0) + self.levy

    def build(self, left: int, earned: float, cap: float, later: Later | None) -> None:
        """The links that were planned for this turn, and what the rest of the money does on average."""
        if later is not None:
            self.stand.cash -= later.price
            self.stand.track += later.sections
            cap = max(0.0, cap - later.price)
        self.spend(left, earned, cap)

    def spend(self, left: int, earned: float, cap: float) -> None:
        """Track makes deliveries longer."""
        stand = self.stand
        due = self.due(earned)
        spent = stand.cash - (IN_HAND * due if self.thrifty else due)
        if spent > cap * self.tiles:
            spent = cap * self.tiles
        if spent <= 0.0 or (self.by_cash and left < PAYS_BACK):
            return
        stand.cash -= spent
        self.growth += self.pace * spent
        stand.track += self.weights.sections * spent

    def deliver(self, turn: int, left: int, moves: int, upgraded: bool) -> float:
        """The moves of a turn; one of them may raise the engine. Tells the income earned."""
        stand = self.stand
        cargo = self.cargo
        passed = turn - self.state.turn
        earned = 0.0
        may_rise = moves > 0 and not upgraded and left > 0 and stand.engine < self.state.m.most_engine
        if may_rise and not self.thrifty and self.upgrade_pays(passed, left):
            stand.engine += 1
            moves -= 1
        for number in range(moves):
            ranking = cargo.ranked(stand.engine, passed > 0 or number > 0)
            place = cargo.first(ranking, self.used, passed)
            if place >= 0:
                gain = ranking.worth[place]
                cube: int = ranking.cubes[place]
            else:
                gain = 0.0
                cube = cargo.idle(self.used, passed)
            if cube >= 0:
                self.used[cube] = 1
                gain += self.growth
                if gain > LINK * stand.engine:
                    gain = float(LINK * stand.engine)
                earned += gain / LINK
        stand.income += earned
        return earned

    def upgrade_pays(self, passed: int, left: int) -> bool:
        """Whether longer deliveries in later turns outweigh one delivery now."""
        engine = self.stand.engine
        foreseen = self.weights.foreseen
        low = self.pick(engine, passed, False) + self.growth
        high = self.pick(engine + 1, passed + 1, False) + self.growth + foreseen
        longest = float(LINK * engine)
        now = low if low < longest else longest
        later = high if high < longest + LINK else longest + LINK
        low += foreseen
        later -= low if low < longest else longest
        return 2.0 * left * later - self.weights.upkeep * (left + 1) > now

    def pick(self, engine: int, passed: int, contested: bool) -> float:
        """The income, in tenths, of the best cube that lies on the map after so many turns."""
        ranking = self.cargo.ranked(engine, contested)
        place = self.cargo.first(ranking, self.used, passed)
        return ranking.worth[place] if place >= 0 else 0.0

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
