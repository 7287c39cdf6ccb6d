"""A turn: workers on one action space, or a pass."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.core.lists import place_of
from roundhouse.core.message import Message, Reason
from roundhouse.core.state import Decision, Happening
from roundhouse.games.russian_railroads.rules.act import ACTS, add_part_moves
from roundhouse.games.russian_railroads.rules.atoms import MUST, REPEAT, STEPS, atom
from roundhouse.games.russian_railroads.rules.carry import carry_out
from roundhouse.games.russian_railroads.rules.coin_spaces import add_payable
from roundhouse.games.russian_railroads.rules.components import BLACK, MOST_PLAYERS, SPACES
from roundhouse.games.russian_railroads.rules.effects import give
from roundhouse.games.russian_railroads.rules.moves import (
    BONUS,
    DONE,
    PASS,
    PAY,
    PLACE,
    PLACE_WITH,
    WAYS,
)
from roundhouse.games.russian_railroads.rules.parts import kinds_of
from roundhouse.games.russian_railroads.rules.payment import (
    add_ways,
    black_worker,
    pay,
    plain_workers,
    price_coins,
    price_workers,
)
from roundhouse.games.russian_railroads.rules.payouts import PAYOUTS
from roundhouse.games.russian_railroads.rules.possible import Means, possible, space_effect, useful
from roundhouse.games.russian_railroads.rules.reasons import why_not_part
from roundhouse.games.russian_railroads.rules.repeating import drop_repeat, names, naming
from roundhouse.games.russian_railroads.rules.scoring import PASSING
from roundhouse.games.russian_railroads.rules.spaces import (
    DEAREST_WORKERS,
    Space,
    engineer_of,
    engineer_space,
)
from roundhouse.games.russian_railroads.rules.standing import seat_of, space_of
from roundhouse.games.russian_railroads.rules.state import NONE, State, replaced

if TYPE_CHECKING:
    from mypy_extensions import i64


class NextTurn(Happening[State]):
    """The next seat after this one that has not passed has its turn; when all have, the round is over."""

    __slots__ = ()

    def run(self, state: State) -> None:
        order = state.order
        passed: i64 = state.passed
        at: i64 = place_of(order, self.seat) if self.seat != NONE else -1
        players: i64 = state.players
        for place in range(at + 1, at + 1 + players):
            seat: i64 = order[place if place < players else place - players]
            if not passed >> seat & 1:
                state.then(NEXT_TURNS[seat])
                begin_turn(state, seat)
                return


def begin_turn(state: State, seat: int) -> None:
    state.active = seat
    state.turns += 1
    state.then(TURNS[seat])


class Turn(Decision[State]):
    """Use a space, or pass. A coin space can be paid for before that; what it brings may wait, too."""

    __slots__ = ()

    def legal(self, state: State) -> list[int]:
        seat = self.seat
        moves: list[int] = []
        if state.pending:
            kinds = kinds_of(state.pending)
            if kinds >> REPEAT & 1:
                return names(state, seat)
            if add_part_moves(state, seat, kinds, moves):
                add_payable(state, seat, moves)
                return moves
        coins = state.coins[seat]
        plain = plain_workers(state, seat)
        black = black_worker(state, seat)
        if coins or plain or black:
            self.add_spaces(state, plain, black, coins, moves)
            add_payable(state, seat, moves)
        if moves:
            moves.append(PASS)
        return moves

    def add_spaces(self, state: State, plain: i64, black: i64, coins: i64, moves: list[int]) -> None:
        """Add every space that the seat can pay for and use."""
        c = state.c
        seat = self.seat
        means = Means(state, seat)
        open_to = c.open_to[state.players]
        taken: i64 = state.taken
        never_full: i64 = c.never_full
        blocked = taken & ~never_full
        if not state.last_round:
            blocked |= c.last_round
        stepped = open_to.stepped(means.room)
        left = means.within(open_to, open_to.paid_with(plain + black, coins) & ~blocked, stepped)
        claimable = (coins > 0 or left & open_to.for_order != 0) and can_claim(state, seat)
        # Of two ways to pay, one keeps the black worker, or a last worker for the order with a coin.
        ways = black != 0 or (claimable and coins > 0 and 0 < plain <= DEAREST_WORKERS)
        asking = open_to.asking | (open_to.stepping & ~stepped)
        number: i64 = -1
        while left:
            number += 1
            here = left & 1
            left >>= 1
            if not here:
                continue
            if asking >> number & 1:
                space = c.space[number]
                if space.claim and not claimable:
                    continue
                if not can_use(state, seat, space, means, plain + black, coins):
                    continue
            moves.append(PLACE + number)
            if ways:
                workers = price_workers(state, number)
                spare: i64 = 0  # coins that may stand for workers
                if not c.workers_only >> number & 1:
                    spare = coins - price_coins(state, number)
                if workers and (black or spare):
                    add_ways(c, number, workers, plain, black, spare, claimable, moves)
        own: i64 = state.engineers[seat]
        engineer: i64 = 0
        while own:
            at: i64 = engineer_space(engineer)
            if own & 1 and not taken >> at & 1 and useful(state, seat, c.engineer_effect[engineer], means):
                moves.append(PLACE + at)
                if ways:
                    add_ways(c, at, 1, plain, black, coins, claimable, moves)
            own >>= 1
            engineer += 1

    def run(self, state: State) -> None:
        """Nothing can be used: the player passes."""
        if naming(state):
            drop_repeat(state)
            state.then(self)
        else:
            self.give_up(state)

    def play(self, state: State, move: int) -> None:
        seat = self.seat
        if move < PLACE_WITH:
            use_space(state, seat, move, -1)
        elif move < PASS:
            way = move - PLACE_WITH
            use_space(state, seat, way // WAYS, way % WAYS)
        elif move == PASS:
            self.give_up(state)
        else:
            state.then(self)
            if move == DONE:
                drop_repeat(state)
            else:
                carry_out(state, seat, move)

    def give_up(self, state: State) -> None:
        """Pass: points by the place in the order, and out for this round."""
        seat = self.seat
        state.passed |= 1 << seat
        points = 0 if state.solo else state.c.pass_points[place_of(state.order, seat)]
        if state.log is not None:
            state.tell("pass", seat, {"points": points})
        state.gain_points(seat, points, PASSING)
        if state.board.stock:
            if state.payouts:
                state.then(PAYOUTS[seat])
            if state.pending or state.picks:
                state.then(ACTS[seat])

    def reason(self, state: State, move: int) -> Reason:
        if PAY <= move < BONUS:
            return Reason("reason.coin_space")
        if state.pending and (move > PASS or PASS not in state.moves):
            return why_not_part(state, self.seat, move)
        if move < PLACE_WITH:
            return why_not_space(state, self.seat, move, False)
        if move < PASS:
            space = (move - PLACE_WITH) // WAYS
            if space_open(state, self.seat, space):
                return Reason("reason.no_such_payment")
            return why_not_space(state, self.seat, space, False)
        return Reason("reason.place_or_pass")


# One for each seat: decisions never change.
TURNS: Final = [Turn(seat) for seat in range(MOST_PLAYERS)]
NEXT_TURNS: Final = [NextTurn(seat) for seat in range(MOST_PLAYERS)]


def use_space(state: State, seat: int, space: int, way: int) -> None:
    """Pay for a space and do what it says."""
    black = pay(state, seat, space, way)
    if state.board.stock:
        state.then(PAYOUTS[seat])
    state.then(ACTS[seat])
    do_space(state, seat, space, black)


def do_space(state: State, seat: int, space: int, black: int) -> None:
    """What a space gives: contested ones in full, one's own engineers as far as one likes."""
    c = state.c
    if space == c.hire:
        state.gain_engineer(seat, state.strip[0])
        state.strip = replaced(state.strip, 0, 0)
    elif space >= SPACES:
        give(state, seat, c.engineer_effect[engineer_of(space)], 0)
    elif not c.space_claim[space]:
        give(state, seat, space_effect(state, space), MUST)
        if black and c.black_spaces >> space & 1:
            state.pending = [*state.pending, atom(STEPS, 1, 1 << BLACK)]


# Which spaces are open to whom


def can_use(state: State, seat: int, space: Space, means: Means, workers: i64, coins: i64) -> bool:
    """Whether what a space says can be done, an order space being still to be had by the seat.

    It is known to be paid for, unless it is a public engineer.
    """
    if space.claim:
        return may_claim(state, seat, space.claim)
    if space.hire:
        return state.strip[0] != 0
    if not space.public:
        return possible(state, seat, space.effect, means)
    number = state.strip[space.public]
    if not number:
        return False
    c = state.c
    price: i64 = c.engineer_coins[number]
    spare: i64 = 0  # coins that may stand for workers
    if not space.workers_only:
        spare = coins - price
    if coins < price or workers + spare < c.engineer_workers[number]:
        return False
    return possible(state, seat, c.engineer_effect[number], means)


def can_claim(state: State, seat: int) -> bool:
    """Whether an order space is still to be had by the seat this round."""
    if state.last_round or state.solo:
        return False
    free = False
    used = False
    taken: i64 = state.taken
    for space in state.c.open_to[state.players].claims:
        if taken & space.only:
            used = True
        elif may_claim(state, seat, space.claim):
            free = True
    return free and not (used and has_claimed(state, seat))


def has_claimed(state: State, seat: int) -> bool:
    """Whether the seat stands on an order space."""
    for entry in state.standing:
        if seat_of(entry) == seat:
            space = space_of(entry)
            if space < SPACES and state.c.space_claim[space]:
                return True
    return False


def may_claim(state: State, seat: int, place: i64) -> bool:
    """Whether the place is not the one that the seat holds already; with two players that is allowed."""
    return state.players == 2 or state.order[place - 1] != seat


def space_open(state: State, seat: int, space: int) -> bool:
    """Whether the seat could use a space, if it could pay."""
    return why_not_use(state, seat, space) is None


def why_not_use(state: State, seat: int, space: int) -> Reason | None:
    """Why a space is not open to the seat, money apart."""
    c = state.c
    if space >= SPACES:
        number = engineer_of(space)
        if not state.engineers[seat] >> number & 1:
            return Reason("reason.not_your_engineer", {"engineer": number})
        if state.taken >> space & 1:
            return Reason("reason.engineer_used", {"engineer": number})
        if not useful(state, seat, c.engineer_effect[number], Means(state, seat)):
            return Reason("reason.no_use")
        return None
    if not c.space_open[space] >> state.players & 1:
        return Reason("reason.closed", {"players": state.players})
    if c.last_round >> space & 1 and not state.last_round:
        return Reason("reason.only_last_round")
    if state.taken >> space & 1 and not c.never_full >> space & 1:
        return Reason("reason.taken")
    if c.space_claim[space]:
        if state.last_round:
            return Reason("reason.no_order_any_more")
        if has_claimed(state, seat):
            return Reason("reason.claimed_already")
        return None if may_claim(state, seat, c.space_claim[space]) else Reason("reason.own_place")
    if space == c.hire or c.space_public[space]:
        if not state.strip[c.space_public[space]]:
            return Reason("reason.no_engineer")
        if space == c.hire:
            return None
    if not possible(state, seat, space_effect(state, space), Means(state, seat)):
        return Reason("reason.not_in_full")
    return None


def why_not_space(state: State, seat: int, space: int, relocating: bool) -> Reason:
    """Why a space cannot be used."""
    found = why_not_use(state, seat, space)
    if found is not None:
        return found
    if relocating:
        return Reason("reason.one_worker_only")
    words: dict[str, int | str | Message] = {"workers": price_workers(state, space)}
    words["coins"] = price_coins(state, space)
    return Reason("reason.too_dear", words)
