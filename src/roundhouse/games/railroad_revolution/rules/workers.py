"""Workers: gain, exchange, promote, discard. (General rules; Company milestones, "Promoting".)

A turn begins with the recall of all workers if none is left in the supply: `recall_workers` in `turn`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.core.bits import holds
from roundhouse.core.lists import replaced
from roundhouse.core.message import Reason
from roundhouse.games.railroad_revolution.rules.components import ANY_COLOUR
from roundhouse.games.railroad_revolution.rules.families import (
    WORKERS,
    colour_of,
    exchanged,
    exchanging,
    goal_of,
    is_discard,
    is_exchange,
    is_gain,
    is_promotion,
    new_colour,
    pool_of,
    promoted,
    promoting,
    worker,
)
from roundhouse.games.railroad_revolution.rules.finishing import Choice
from roundhouse.games.railroad_revolution.rules.hire_and_sell import add_hires, colour_sold_out, too_dear
from roundhouse.games.railroad_revolution.rules.milestones import want_managers
from roundhouse.games.railroad_revolution.rules.moves import BOARD, DISCARD, GAIN, SKIP, SUPPLY
from roundhouse.games.railroad_revolution.rules.purse import Purse
from roundhouse.games.railroad_revolution.rules.sale import saving_sales
from roundhouse.games.railroad_revolution.rules.state import (
    GOALS,
    KINDS,
    MANAGERS,
    NONE,
    State,
    worker_word,
)
from roundhouse.games.railroad_revolution.rules.waiting_effects import FreeEffect, PricedEffect

if TYPE_CHECKING:
    from mypy_extensions import i64

SUPPLIED: Final = [worker(SUPPLY, colour) for colour in range(KINDS)]
BOARDED: Final = [worker(BOARD, colour) for colour in range(KINDS)]


def workers_of(state: State, seat: int) -> list[int]:
    """The kinds of available workers, each a pool and a colour in one number."""
    found: list[int] = []
    idle = state.idle
    for colour in range(KINDS):
        if idle[seat * KINDS + colour]:
            found.append(SUPPLIED[colour])
    for colour in range(KINDS):
        if state.on_board(seat, colour):
            found.append(BOARDED[colour])
    return found


def losses(purse: Purse, family: int) -> list[int]:
    """The moves of a family that lose a worker, one for each that the seat may lose now.

    Whether the turn can still be finished does not depend on which worker it is.
    """
    moves = [family + worker for worker in workers_of(purse.state, purse.seat)]
    return moves if moves and purse.fits(moves[0], 0, 1) else []


def why_no_worker(state: State, seat: int, worker: int) -> Reason | None:
    """What stands against losing a worker: that the seat has none of the kind."""
    if state.has_worker(seat, pool_of(worker), colour_of(worker)):
        return None
    return no_such_worker(pool_of(worker), colour_of(worker))


def no_such_worker(pool: int, colour: int) -> Reason:
    key = "reason.no_worker_on_board" if pool == BOARD else "reason.no_worker_in_supply"
    return Reason(key, {"colour": worker_word(colour)})


def too_few_workers(state: State) -> Reason:
    """A turn must not end with fewer workers than the rules ask for."""
    return Reason("reason.too_few_workers", {"number": state.c.min_workers})


# Promotion


def promotions(purse: Purse, price: int) -> list[int]:
    """Every promotion the seat may make now."""
    moves: list[int] = []
    add_promotions(purse, price, moves)
    return moves


def add_promotions(purse: Purse, price: int, moves: list[int]) -> None:
    """Add every promotion the seat may make now.

    Every question for legal moves comes by here: what `colour_of` and `has_worker` would say is written out.
    """
    state = purse.state
    seat: i64 = purse.seat
    first = state.wanted[seat * GOALS]
    second = state.wanted[seat * GOALS + 1]
    wanted = first | second
    if not wanted:
        return
    allowed = False
    idle = state.idle
    kind: i64 = -1  # in the order of `worker`: those of the supply first
    while kind + 1 < WORKERS:
        kind += 1
        colour = kind if kind < KINDS else kind - KINDS  # colour_of
        if not wanted >> colour & 1:
            continue
        if not (idle[seat * KINDS + colour] if kind < KINDS else state.on_board(seat, colour)):
            continue  # has_worker
        if not allowed:
            # Whether the turn can still be finished does not depend on which worker it is.
            if not purse.can_promote(promoting(0 if first >> colour & 1 else 1, kind), price):
                return
            allowed = True
        if first >> colour & 1:
            moves.append(promoting(0, kind))
        if second >> colour & 1:
            moves.append(promoting(1, kind))


def wanted_worker(state: State, seat: int) -> bool:
    """Whether some worker of the seat's could become a manager, the rest of the turn aside."""
    wanted = state.wanted[seat * GOALS] | state.wanted[seat * GOALS + 1]
    for kind in workers_of(state, seat):
        if holds(wanted, colour_of(kind)):
            return True
    return False


def promote(state: State, seat: int, move: int) -> None:
    """Turn a worker into a manager of a milestone."""
    pool = pool_of(promoted(move))
    colour = colour_of(promoted(move))
    state.take_worker(seat, pool, colour)
    goal = seat * GOALS + goal_of(move)
    milestone = state.c.milestones[state.goal[goal]]
    at = goal * MANAGERS
    place = 0
    while state.managers[at + place] != NONE or milestone.managers[place] not in (ANY_COLOUR, colour):
        place += 1
    state.managers = replaced(state.managers, at + place, colour)
    want_managers(state, goal)
    if state.log is not None:
        state.tell("promote", seat, {"colour": worker_word(colour), "milestone": milestone.name})


def why_no_promotion(state: State, seat: int, move: int, price: int) -> Reason:
    """What stands against a promotion."""
    found = why_no_worker(state, seat, promoted(move))
    if found is not None:
        return found
    colour = colour_of(promoted(move))
    if not holds(state.wanted[seat * GOALS + goal_of(move)], colour):
        return Reason("reason.no_place_for_manager", {"colour": worker_word(colour)})
    return too_dear(price) if price > state.wealth(seat) else too_few_workers(state)


class Promote(PricedEffect):
    """Promote up to `left` workers; `price` is paid once, with the first, `each` for every one."""

    __slots__ = ("each", "left")

    def __init__(self, seat: int, left: int, price: int, each: int) -> None:
        super().__init__(seat, price)
        self.left = left
        self.each = each

    def fields(self) -> list[int]:
        return [self.left, self.price, self.each]

    def cost(self) -> int:
        return self.price + self.each

    def hires(self) -> bool:
        return True

    def answers(self, purse: Purse) -> list[int]:
        return promotions(purse, self.cost())

    def offer(self, purse: Purse) -> list[int]:
        state = purse.state
        moves = self.answers(purse)
        wanted = state.wanted[self.seat * GOALS] | state.wanted[self.seat * GOALS + 1]
        # Even with nobody to promote yet: the worker may be hired, the money come from a sale.
        extra: list[int] = []
        if wanted:
            add_hires(purse, extra)
        if self.cost() > purse.have:
            extra += saving_sales(purse, self, moves)
        if (moves or extra) and purse.fits(SKIP, 0, 0):
            moves.append(SKIP)
        return moves + extra

    def take(self, state: State, move: int) -> None:
        if self.left > 1:
            state.then(Promote(self.seat, self.left - 1, 0, self.each))
        promote(state, self.seat, move)

    def refuse(self, state: State, move: int) -> Reason | None:
        return why_no_promotion(state, self.seat, move, self.cost()) if is_promotion(move) else None


# Exchange, gain, discard


class Exchange(FreeEffect):
    """Give one worker back and take one of another colour, or the same one from the board to the supply."""

    __slots__ = ()

    def answers(self, purse: Purse) -> list[int]:
        moves: list[int] = []
        for kind in workers_of(purse.state, self.seat):
            first = exchanging(kind, 0)
            for new in range(KINDS):
                # Swapping an idle worker for its like would change nothing: that is SKIP.
                if purse.state.supply[new] and kind != SUPPLIED[new]:
                    moves.append(first + new)
        return moves

    def take(self, state: State, move: int) -> None:
        kind = exchanged(move)
        state.discard_worker(self.seat, pool_of(kind), colour_of(kind))
        state.gain_worker(self.seat, new_colour(move))

    def refuse(self, state: State, move: int) -> Reason | None:
        if not is_exchange(move):
            return None
        found = why_no_worker(state, self.seat, exchanged(move))
        if found is not None:
            return found
        if not state.supply[new_colour(move)]:
            return colour_sold_out(new_colour(move))
        same = exchanged(move) == worker(SUPPLY, new_colour(move))
        return Reason("reason.same_worker" if same else "reason.cannot_finish")


class Gain(PricedEffect):
    """Gain one worker of some colours: of those that are left; of any other if all of them are sold out."""

    __slots__ = ("colours",)

    def __init__(self, seat: int, colours: int, price: int) -> None:
        super().__init__(seat, price)
        self.colours = colours

    def fields(self) -> list[int]:
        return [self.colours, self.price]

    def choices(self, state: State) -> list[int]:
        """The colours that can be had."""
        left = [colour for colour in range(KINDS) if state.supply[colour]]
        wanted = [colour for colour in left if holds(self.colours, colour)]
        return wanted if wanted else left

    def answers(self, purse: Purse) -> list[int]:
        moves = [GAIN + colour for colour in self.choices(purse.state)]
        return moves if moves and purse.fits(moves[0], self.price, 0) else []

    def offer(self, purse: Purse) -> list[int]:
        if self.price:
            return super().offer(purse)
        # One colour only: nothing to ask, `run` hands it over.
        moves = [GAIN + colour for colour in self.choices(purse.state)]
        return purse.sift(moves) if len(moves) > 1 else []

    def run(self, state: State) -> None:
        colours = self.choices(state)
        if not self.price and len(colours) == 1:
            state.gain_worker(self.seat, colours[0])

    def take(self, state: State, move: int) -> None:
        state.gain_worker(self.seat, move - GAIN)

    def refuse(self, state: State, move: int) -> Reason | None:
        if not is_gain(move):
            return None if self.price else Reason("reason.not_now")
        colour = move - GAIN
        if not state.supply[colour]:
            return colour_sold_out(colour)
        if colour in self.choices(state) or self.price > state.wealth(self.seat):
            return self.why_not_paid()
        return Reason("reason.other_colour", {"colour": worker_word(colour)})


class Discard(Choice):
    """Give up a worker that a gate on a performance track asks for."""

    __slots__ = ()

    def offer(self, purse: Purse) -> list[int]:
        # That the loss can be borne was settled when the step was taken.
        return [DISCARD + kind for kind in workers_of(purse.state, self.seat)]

    def play(self, state: State, move: int) -> None:
        kind = move - DISCARD
        state.discard_worker(self.seat, pool_of(kind), colour_of(kind))

    def reason(self, state: State, move: int) -> Reason:
        if not is_discard(move):
            return Reason("reason.not_now")
        kind = move - DISCARD
        return no_such_worker(pool_of(kind), colour_of(kind))
