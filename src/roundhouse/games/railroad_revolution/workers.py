"""Workers: gain, exchange, promote, discard, hire. (General rules; Company milestones, "Promoting".)"""

from __future__ import annotations

from roundhouse.core.message import Reason
from roundhouse.core.state import Decision
from roundhouse.games.railroad_revolution.components import ANY_COLOUR
from roundhouse.games.railroad_revolution.finishing import can_follow, fits, sift, spare_money, spare_workers
from roundhouse.games.railroad_revolution.moves import (
    BOARD,
    DISCARD,
    EXCHANGE,
    GAIN,
    HIRE,
    PROMOTE,
    SELL_SHARE,
    SKIP,
    SUPPLY,
)
from roundhouse.games.railroad_revolution.prices import pledge
from roundhouse.games.railroad_revolution.state import (
    GOALS,
    KINDS,
    NONE,
    SPACES,
    State,
    replaced,
    worker_word,
)


def workers_of(state: State, seat: int) -> list[int]:
    """The kinds of available workers, each as pool * 5 + colour."""
    found: list[int] = []
    idle = state.idle
    at = seat * KINDS
    for colour in range(KINDS):
        if idle[at + colour]:
            found.append(SUPPLY * KINDS + colour)
    placed = state.placed
    at = seat * SPACES
    for colour in range(KINDS):
        if placed[at] or placed[at + 5] or placed[at + 10] or placed[at + 15]:
            found.append(BOARD * KINDS + colour)
        at += 1
    return found


def losses(state: State, seat: int, start: int) -> list[int]:
    """The moves `start` + worker for each worker the seat may lose now.

    Whether the turn can still be finished does not depend on which worker it is.
    """
    moves = [start + kind for kind in workers_of(state, seat)]
    if spare_workers(state, seat) >= 1 and spare_money(state, seat) >= 0:
        return moves
    return moves if moves and can_follow(state, seat, moves[0]) else []


# Promotion


def promotions(state: State, seat: int, price: int) -> list[int]:
    """Every promotion the seat may make now."""
    first = state.wanted[seat * GOALS]
    second = state.wanted[seat * GOALS + 1]
    if not first and not second:
        return []
    short = spare_workers(state, seat) < 1 or spare_money(state, seat) - pledge(state, seat) < price
    if short and (state.trial or seat != state.active or price > state.wealth(seat)):
        return []
    moves: list[int] = []
    for kind in workers_of(state, seat):
        bit = 1 << kind % KINDS
        if first & bit:
            moves.append(PROMOTE + kind)
        if second & bit:
            moves.append(PROMOTE + 10 + kind)
    if short and moves and not can_follow(state, seat, moves[0]):
        return []
    return moves


def wanted_worker(state: State, seat: int) -> bool:
    """Whether some worker of the seat's could become a manager, the rest of the turn aside."""
    wanted = state.wanted[seat * GOALS] | state.wanted[seat * GOALS + 1]
    for kind in workers_of(state, seat):
        if wanted >> kind % KINDS & 1:
            return True
    return False


def promote(state: State, seat: int, move: int) -> None:
    """Turn a worker into a manager of a milestone."""
    goal, kind = divmod(move - PROMOTE, 10)
    pool, colour = divmod(kind, KINDS)
    state.take_worker(seat, pool, colour)
    at = (seat * GOALS + goal) * 2
    managers = state.c.milestones[state.goal[seat * GOALS + goal]].managers
    place = 0
    while state.managers[at + place] != NONE or managers[place] not in (ANY_COLOUR, colour):
        place += 1
    state.managers = replaced(state.managers, at + place, colour)
    state.want_managers(seat * GOALS + goal)
    if state.log is not None:
        name = state.c.milestones[state.goal[seat * GOALS + goal]].name
        state.tell("promote", seat, {"colour": worker_word(colour), "milestone": name})


def why_no_promotion(state: State, seat: int, move: int, price: int) -> Reason:
    """What stands against a promotion."""
    goal, kind = divmod(move - PROMOTE, 10)
    pool, colour = divmod(kind, KINDS)
    if not state.has_worker(seat, pool, colour):
        return no_such_worker(pool, colour)
    if not state.wanted[seat * GOALS + goal] >> colour & 1:
        return Reason("reason.no_place_for_manager", {"colour": worker_word(colour)})
    if price > state.wealth(seat):
        return Reason("reason.too_dear", {"price": price})
    return Reason("reason.too_few_workers", {"number": state.c.min_workers})


def no_such_worker(pool: int, colour: int) -> Reason:
    key = "reason.no_worker_on_board" if pool == BOARD else "reason.no_worker_in_supply"
    return Reason(key, {"colour": worker_word(colour)})


class Promote(Decision[State]):
    """Promote up to `left` workers; `price` is paid once, with the first, `each` for every one."""

    __slots__ = ("each", "left", "price")

    def __init__(self, seat: int, left: int, price: int, each: int) -> None:
        super().__init__(seat)
        self.left = left
        self.price = price
        self.each = each

    def fields(self) -> list[int]:
        return [self.left, self.price, self.each]

    def legal(self, state: State) -> list[int]:
        moves = promotions(state, self.seat, self.price + self.each)
        wanted = state.wanted[self.seat * GOALS] | state.wanted[self.seat * GOALS + 1]
        extra = hires(state, self.seat) if wanted else []
        if moves or extra:
            moves += sift(state, self.seat, [SKIP])
        return moves + extra

    def play(self, state: State, move: int) -> None:
        if move == SKIP:
            return
        if play_anytime(state, self.seat, move):
            state.then(self)
            return
        if self.left > 1:
            state.then(Promote(self.seat, self.left - 1, 0, self.each))
        state.pay(self.seat, self.price + self.each)
        promote(state, self.seat, move)

    def reason(self, state: State, move: int) -> Reason:
        if PROMOTE <= move < DISCARD:
            return why_no_promotion(state, self.seat, move, self.price + self.each)
        found = why_not_anytime(state, self.seat, move)
        return not_part_of_this(move) if found is None else found


# Exchange, gain, discard


class Exchange(Decision[State]):
    """Give one worker back and take one of another colour, or the same one from the board to the supply."""

    __slots__ = ()

    def legal(self, state: State) -> list[int]:
        moves: list[int] = []
        for kind in workers_of(state, self.seat):
            for new in range(KINDS):
                # Swapping an idle worker for its like would change nothing: that is SKIP.
                if state.supply[new] and kind != new:
                    moves.append(EXCHANGE + kind * KINDS + new)
        if moves:
            moves.append(SKIP)
        return sift(state, self.seat, moves)

    def play(self, state: State, move: int) -> None:
        if move == SKIP:
            return
        kind, new = divmod(move - EXCHANGE, KINDS)
        state.discard_worker(self.seat, kind // KINDS, kind % KINDS)
        state.gain_worker(self.seat, new)

    def reason(self, state: State, move: int) -> Reason:
        if not EXCHANGE <= move < PROMOTE:
            return not_part_of_this(move)
        kind, new = divmod(move - EXCHANGE, KINDS)
        if not state.has_worker(self.seat, kind // KINDS, kind % KINDS):
            return no_such_worker(kind // KINDS, kind % KINDS)
        if not state.supply[new]:
            return Reason("reason.colour_sold_out", {"colour": worker_word(new)})
        return Reason("reason.same_worker")


class Gain(Decision[State]):
    """Gain one worker of some colours. A colour that is sold out gives any other instead."""

    __slots__ = ("colours", "price")

    def __init__(self, seat: int, colours: int, price: int) -> None:
        super().__init__(seat)
        self.colours = colours
        self.price = price

    def fields(self) -> list[int]:
        return [self.colours, self.price]

    def choices(self, state: State) -> list[int]:
        """The colours that can be had."""
        free = False
        for colour in range(KINDS):
            if self.colours >> colour & 1 and not state.supply[colour]:
                free = True
        return [
            colour for colour in range(KINDS) if state.supply[colour] and (free or self.colours >> colour & 1)
        ]

    def legal(self, state: State) -> list[int]:
        moves = [GAIN + colour for colour in self.choices(state)]
        if not self.price:
            # One colour only: nothing to ask, `run` hands it over.
            return sift(state, self.seat, moves) if len(moves) > 1 else []
        if not moves or not fits(state, self.seat, moves[0], self.price, 0):
            return []
        return moves + sift(state, self.seat, [SKIP])

    def run(self, state: State) -> None:
        colours = self.choices(state)
        if not self.price and len(colours) == 1:
            state.gain_worker(self.seat, colours[0])

    def play(self, state: State, move: int) -> None:
        if move != SKIP:
            state.pay(self.seat, self.price)
            state.gain_worker(self.seat, move - GAIN)

    def reason(self, state: State, move: int) -> Reason:
        if not GAIN <= move < EXCHANGE:
            return not_part_of_this(move) if self.price else Reason("reason.not_now")
        if not state.supply[move - GAIN]:
            return Reason("reason.colour_sold_out", {"colour": worker_word(move - GAIN)})
        return Reason("reason.other_colour", {"colour": worker_word(move - GAIN)})


class Discard(Decision[State]):
    """Give up a worker that a gate on a performance track asks for."""

    __slots__ = ()

    def legal(self, state: State) -> list[int]:
        # That the loss can be borne was settled when the step was taken.
        return [DISCARD + kind for kind in workers_of(state, self.seat)]

    def play(self, state: State, move: int) -> None:
        pool, colour = divmod(move - DISCARD, KINDS)
        state.discard_worker(self.seat, pool, colour)

    def reason(self, state: State, move: int) -> Reason:
        if DISCARD <= move < DISCARD + 10:
            pool, colour = divmod(move - DISCARD, KINDS)
            return no_such_worker(pool, colour)
        return Reason("reason.not_now")


# At any point: selling shares and hiring


def can_hire(state: State, seat: int) -> bool:
    """Whether the seat has the money for an extra worker, and there is one."""
    c = state.c
    if state.wealth(seat) < c.hire_price:
        return False
    for colour in range(KINDS):
        if state.supply[colour]:
            return fits(state, seat, HIRE + colour, c.hire_price, 0)
    return False


def hires(state: State, seat: int) -> list[int]:
    """Every worker the seat can hire now. Inside an effect too: money may just have come in."""
    if not can_hire(state, seat):
        return []
    return [HIRE + colour for colour in range(KINDS) if state.supply[colour]]


def anytime(state: State, seat: int, moves: list[int]) -> None:
    """Add what is allowed at any point: sell a share, hire a worker."""
    moves += hires(state, seat)
    if state.shares[seat]:
        moves += sift(state, seat, [SELL_SHARE])


def play_anytime(state: State, seat: int, move: int) -> bool:
    """Carry out a sale or a hire; tells whether the move was one."""
    if move == SELL_SHARE:
        state.sell_share(seat)
        return True
    if HIRE <= move < HIRE + KINDS:
        state.pay(seat, state.c.hire_price)
        state.gain_worker(seat, move - HIRE)
        return True
    return False


def why_not_anytime(state: State, seat: int, move: int) -> Reason | None:
    """What stands against a sale or a hire; None for other moves."""
    if move == SELL_SHARE:
        return Reason("reason.no_share" if not state.shares[seat] else "reason.cannot_finish")
    if HIRE <= move < HIRE + KINDS:
        if not state.supply[move - HIRE]:
            return Reason("reason.colour_sold_out", {"colour": worker_word(move - HIRE)})
        return Reason("reason.too_dear", {"price": state.c.hire_price})
    return None


def not_part_of_this(move: int) -> Reason:
    """For questions that may be skipped: skipping would leave the turn unfinishable; the rest is not."""
    if move == SKIP:
        return Reason("reason.cannot_finish")
    return Reason("reason.not_now")
