"""Phases VI to VIII: income, expenses, income reduction (R-INC-1 to R-INC-6)."""

from __future__ import annotations

from roundhouse.core.state import NOBODY
from roundhouse.games.age_of_steam.rules.ownership import lines_of
from roundhouse.games.age_of_steam.rules.state import EMPTY, State
from roundhouse.games.age_of_steam.rules.switch import PHASE
from roundhouse.games.age_of_steam.rules.track import inner_of, line_to


def collect(state: State) -> None:
    """VI: everybody gets the income in cash."""
    for seat in state.order:
        state.cash[seat] = state.cash[seat] + state.income[seat]  # compiled, `+=` would add objects
        if state.log is not None:
            state.tell("income", seat, {"money": state.income[seat]})


def expenses(state: State, seat: int) -> int:
    """A dollar for each share and for each link of the engine."""
    return state.shares[seat] + state.engine[seat]


def pay(state: State) -> None:
    """VII: what cannot be paid lowers the income; below 0 a player is out (R-INC-2, R-INC-3)."""
    for seat in state.order:
        due = expenses(state, seat)
        if state.log is not None:
            state.tell("expenses", seat, {"money": due})
        charge(state, seat, due)
    state.order = [seat for seat in state.order if state.alive[seat]]


def charge(state: State, seat: int, due: int) -> None:
    """A player pays what there is, and the income for the rest (R-INC-2)."""
    short = due - state.cash[seat]
    if short <= 0:
        state.cash[seat] = state.cash[seat] - due
        return
    state.cash[seat] = 0
    state.income[seat] -= short
    if state.log is not None:
        state.tell("short", seat, {"short": short, "income": state.income[seat]})
    if state.income[seat] < 0:
        eliminate(state, seat)


def eliminate(state: State, seat: int) -> None:
    """A bankrupt player leaves; the track stays, and pays nobody (R-INC-3, R-OWN-7)."""
    state.tell("eliminated", seat)
    alive = state.alive[:]
    alive[seat] = 0
    state.alive = alive
    track = state.own_board(EMPTY).track
    for place in lines_of(state, seat):
        track[place] = line_to(inner_of(track[place]), NOBODY)
    state.link_owner = [NOBODY if owner == seat else owner for owner in state.link_owner]
    state.network = None


def reduction(state: State, income: int, turn: int) -> int:
    """What the table takes from an income in a turn (R-INC-4)."""
    steps = state.edition.reduction
    found = 0
    for entry in range(0, len(steps), 2):
        if income >= steps[entry]:
            found = steps[entry + 1]
    factors = state.m.reduction_factor
    for entry in range(0, len(factors), 2):
        if factors[entry] == turn:
            found *= factors[entry + 1]
    return found


def reduce(state: State) -> None:
    """VIII: high incomes shrink."""
    for seat in state.order:
        less = reduction(state, state.income[seat], state.turn)
        if less:
            state.income[seat] -= less
            state.tell("reduced", seat, {"reduction": less, "income": state.income[seat]})


class Forecast:
    """How a player would stand after phases VI to VIII if nothing more happened before them.

    Of what a map lets the dice take, it reckons with the most.
    """

    __slots__ = ("bankrupt", "cash", "income", "short")

    def __init__(self, state: State, seat: int) -> None:
        self.cash: int = state.cash[seat]
        self.income: int = state.income[seat]
        self.short: int = 0
        self.bankrupt: int = 0
        if state.m.points & PHASE:
            self.pay(int(levied(state, True)))
        self.cash += self.income
        self.pay(expenses(state, seat))
        self.income -= reduction(state, self.income, state.turn)

    def pay(self, due: int) -> None:
        """What there is no money for lowers the income (R-INC-2, R-INC-3)."""
        short = max(0, due - self.cash)
        self.short += short
        self.cash = max(0, self.cash - due)
        self.income -= short
        if self.income < 0:
            self.bankrupt = 1


def levied(state: State, worst: bool) -> float:
    """What the switches of the map make everybody pay in a turn besides the expenses, at worst or usually."""
    money = 0.0
    for switch in state.m.switches:
        money += switch.due(worst)
    return money


def forecast(state: State, seat: int) -> Forecast:
    """The forecast for a player."""
    return Forecast(state, seat)
