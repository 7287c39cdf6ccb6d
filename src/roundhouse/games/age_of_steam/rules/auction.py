"""Phase II: determine the player order, by auction or by paying to go first (R-AUC-1 to R-AUC-10)."""

from __future__ import annotations

from roundhouse.core.message import Reason
from roundhouse.core.state import NOBODY, Decision
from roundhouse.games.age_of_steam.rules.moves import BID, DECLINE, DROP, MOST_BID, PASS, PAY_FIRST
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.age_of_steam.rules.switch import BID as MAY_BID


def begin_auction(state: State) -> None:
    """Everybody bids, beginning with the first of the old order (R-AUC-1), unless Turn Order settled it."""
    first = state.nominal
    state.nominal = NOBODY
    if state.m.order_next and first in state.order:
        go_first(state, first)
        return
    state.bids = [0] * state.players
    state.bidders = state.order[:]
    state.dropped = []
    state.high = NOBODY
    next_bidder(state, len(state.bidders) - 1)


def go_first(state: State, seat: int) -> None:
    """Whoever took Turn Order goes first without an auction; the others keep their order."""
    state.order = [seat, *(other for other in state.order if other != seat)]
    state.tell("first", seat)


def next_bidder(state: State, after: int) -> None:
    """Ask the next one in the round; whoever holds the highest bid is left out (R-AUC-6)."""
    bidders = state.bidders
    if len(bidders) == 1:
        finish_auction(state)
        return
    following = (after + 1) % len(bidders)
    if bidders[following] == state.high:
        following = (following + 1) % len(bidders)
    state.then(Bid(bidders[following]))


def finish_auction(state: State) -> None:
    """The one who is left goes first and pays the full bid (R-AUC-4, R-AUC-7)."""
    winner = state.bidders[0]
    paid = state.bids[winner]
    state.cash[winner] -= paid
    if state.log is not None:
        state.tell("wins", winner, {"paid": paid})
    state.order = [winner, *reversed(state.dropped)]
    state.bidders = []


def payment(players: int, place: int, bid: int) -> int:
    """What a place in the order costs: 1 and 2 the bid, the last nothing, between them half (R-AUC-5).

    >>> [payment(5, place, 5) for place in (1, 2, 3, 4, 5)], payment(2, 2, 5)
    ([5, 5, 3, 3, 0], 0)
    """
    if place == players:
        return 0 if players > 1 else bid
    return bid if place <= 2 else (bid + 1) // 2


class Bid(Decision[State]):
    """Raise, pass once with Turn Order, or drop out."""

    __slots__ = ()

    def least(self, state: State) -> int:
        """The lowest bid that is higher than all."""
        return (state.bids[state.high] if state.high >= 0 else 0) + 1

    def may_pass(self, state: State) -> bool:
        # Once there is a bid and two are left, the turn would come straight back (R-AUC-9). Before any bid
        # the other has to open or to drop out.
        matters = len(state.bidders) > 2 or state.high < 0
        return bool(state.passes >> self.seat & 1) and matters

    def legal(self, state: State) -> list[int]:
        if state.m.points & MAY_BID and not self.may_stay(state):
            return []
        most = min(state.cash[self.seat], MOST_BID)
        moves = [BID + amount for amount in range(self.least(state), most + 1)]
        if self.may_pass(state):
            moves.append(PASS)
        # Who can neither raise nor pass drops out unasked (R-AUC-8).
        if moves:
            moves.append(DROP)
        return moves

    def may_stay(self, state: State) -> bool:
        """Whether no switch of the map makes the player drop out."""
        for switch in state.m.switches:
            if not switch.may_bid(state, self.seat):
                return False
        return True

    def run(self, state: State) -> None:
        self.drop(state)

    def play(self, state: State, move: int) -> None:
        if move == DROP:
            self.drop(state)
            return
        if move == PASS:
            state.passes &= ~(1 << self.seat)
            state.tell("passes", self.seat)
        else:
            bids = state.bids[:]
            bids[self.seat] = move - BID
            state.bids = bids
            state.high = self.seat
            if state.log is not None:
                state.tell("bid", self.seat, {"amount": move - BID})
        next_bidder(state, state.bidders.index(self.seat))

    def drop(self, state: State) -> None:
        """Take the last free place and pay for it."""
        seat = self.seat
        place = len(state.bidders)
        paid = payment(len(state.order), place, state.bids[seat])
        state.cash[seat] -= paid
        if state.log is not None:
            state.tell("drops", seat, {"place": place, "paid": paid})
        position = state.bidders.index(seat)
        state.bidders = [other for other in state.bidders if other != seat]
        state.dropped = [*state.dropped, seat]
        next_bidder(state, position - 1)

    def reason(self, state: State, move: int) -> Reason:
        if BID <= move <= BID + MOST_BID:
            if move - BID < self.least(state):
                return Reason("reason.bid_too_low", {"bid": self.least(state) - 1})
            return Reason("reason.bid_too_high", {"cash": state.cash[self.seat]})
        if move == PASS:
            has = state.passes >> self.seat & 1
            return Reason("reason.pass_useless" if has else "reason.no_pass")
        return Reason("reason.not_now")


def begin_paying(state: State) -> None:
    """Two players: one of them in turn may pay to go first, then the other. Chance says who begins."""
    if state.turn == 1:
        state.starter = state.order[0]
    nominal = state.nominal
    if nominal < 0 or not state.alive[nominal]:
        nominal = (state.starter + state.turn - 1) % state.players
    state.nominal = NOBODY
    if len(state.order) < 2:
        return
    state.order = [nominal, *(seat for seat in state.order if seat != nominal)]
    state.then(PayFirst(state.order[1]))
    state.then(PayFirst(state.order[0]))


def fix_order(state: State) -> None:
    """Two players: the map says who goes first in which turn. Chance says who is who."""
    if state.turn == 1:
        state.starter = state.order[0]
    first = state.starter if state.m.order_first[state.turn - 1] == 1 else 1 - state.starter
    state.order = [first, *(seat for seat in state.order if seat != first)]
    state.tell("first", first)


class PayFirst(Decision[State]):
    """Pay to go first, or leave it to the other."""

    __slots__ = ()

    def legal(self, state: State) -> list[int]:
        return [PAY_FIRST, DECLINE] if state.cash[self.seat] >= state.m.order_price else []

    def run(self, state: State) -> None:
        self.decline(state)

    def play(self, state: State, move: int) -> None:
        if move == DECLINE:
            self.decline(state)
            return
        state.cash[self.seat] -= state.m.order_price
        state.tell("pays_first", self.seat, {"paid": state.m.order_price})
        if self.seat == state.order[0]:
            state.agenda.pop()  # the other is not asked any more
        else:
            state.order = [state.order[1], state.order[0]]

    def decline(self, state: State) -> None:
        state.tell("declines", self.seat)
        if self.seat == state.order[1]:
            state.tell("first", state.order[0])
