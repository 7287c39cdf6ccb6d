"""Nobody gets stuck: a move is offered exactly if the turn can still be finished after it.

General rules, "Effects resolution" and "Minimum available workers". Effects of an action may be
taken in any order, payment included, so the price of the main action stays due until the action
closes; and workers may run short in mid-turn if they are back at its end. A move that spends
neither too much money nor too many workers is fine at once. Any other is rehearsed on a copy:
can the rest of the turn bring the missing money and workers?
"""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Final

from roundhouse.core import mypyc_attr
from roundhouse.core.lists import includes
from roundhouse.core.rows import sum_of
from roundhouse.core.state import Decision
from roundhouse.games.railroad_revolution.rules.families import (
    is_discard,
    is_exchange,
    is_gain,
    is_hire,
    is_promotion,
    is_step,
    is_tile,
    loses_worker,
)
from roundhouse.games.railroad_revolution.rules.hope import hopeful
from roundhouse.games.railroad_revolution.rules.moves import (
    BONUS,
    DISCARD,
    GAIN,
    HIRE,
    LAY,
    SELL_SHARE,
    SKIP,
    TILE,
)
from roundhouse.games.railroad_revolution.rules.prices import main_floor, pledge
from roundhouse.games.railroad_revolution.rules.purse import Purse
from roundhouse.games.railroad_revolution.rules.state import MAIN, NONE, State

if TYPE_CHECKING:
    from mypy_extensions import i64

UNDER_WAY: Final = 1  # the place of the action on the agenda of a turn, above the end of the turn


class Choice(Decision[State]):
    """A question whose answers have to be paid, or to leave the turn one that can be finished."""

    __slots__ = ()

    @abstractmethod
    def offer(self, purse: Purse) -> list[int]:
        """Every answer that a purse allows."""

    def legal(self, state: State) -> list[int]:
        return self.offer(TurnPurse(state, self.seat))

    def lasts(self) -> bool:
        """Whether this comes back until the player is done with it, and workers can be hired meanwhile."""
        return False

    def lapse(self, purse: Purse) -> bool:
        """With nothing to ask in a rehearsal: let it happen; False if the turn is stuck here."""
        self.run(purse.state)
        return True


@mypyc_attr(acyclic=True, free_list_len=1)
class TurnPurse(Purse):
    """A purse that keeps back what the rest of the turn needs, and looks ahead where that is not enough."""

    __slots__ = ("due", "own_turn", "pledged")

    def __init__(self, state: State, seat: int) -> None:
        super().__init__(state, seat)
        self.hands -= state.c.min_workers
        self.own_turn: bool = seat == state.active
        self.due: i64 = state.due if self.own_turn else 0  # for the main action, so far
        self.pledged: i64 = 0  # what the worker's unused ability is sure to bring towards it
        self.counted = not self.own_turn

    def at(self, state: State) -> Purse:
        return TurnPurse(state, self.seat)

    def count(self) -> None:
        self.counted = True
        self.pledged = pledge(self.state, self.seat)
        self.free = self.have - self.due + self.pledged
        if self.state.parts & MAIN:
            self.free -= main_floor(self.state, self.seat)

    def follows(self, move: int) -> bool:
        if not self.own_turn or not hopeful(self, 1 if loses_worker(move) else 0):
            return False
        trial = Rehearsal(self.state.copy(), self.seat)
        trial.play(move)
        return trial.finishes()

    def makes_up(self, dollars: i64, missing: i64) -> bool:
        # What is free is not needed for the rest of the turn, and an action under way lets workers be hired.
        state = self.state
        if missing <= 0 or not self.own_turn or len(state.agenda) <= UNDER_WAY:
            return False
        if dollars + missing * state.c.hire_price > self.spare() or sum_of(state.supply) < missing:
            return False
        action = state.agenda[UNDER_WAY]
        return isinstance(action, Choice) and action.lasts()

    def can_promote(self, move: int, dollars: i64) -> bool:
        # A promotion takes the place of the ability, and with it goes what that had pledged.
        spare = self.spare()  # what is pledged is known from here on
        gone = dollars + self.pledged
        if gone <= spare and self.hands >= 1:
            return True
        return dollars <= self.have and (self.makes_up(gone, 1 - self.hands) or self.follows(move))

    def can_owe(self, dollars: i64, pledged: i64) -> bool:
        return self.hands >= 0 and self.due + dollars <= self.have + pledged

    def in_earnest(self) -> bool:
        return True


def asks(purse: Purse, move: int) -> bool:
    """Whether a move leads to a question, not to one that lapses at once because nothing can be afforded."""
    if not purse.in_earnest():
        return True
    after = purse.state.copy()
    under_way = len(after.agenda)
    after.answer(move)
    while len(after.agenda) > under_way:
        after.ask()
        if after.moves:
            return True
        after.resolve()
    if after.parts & MAIN:
        return False  # the action goes on
    after.settle()
    return len(after.agenda) > under_way


@mypyc_attr(acyclic=True, free_list_len=1)
class Rehearsal:
    """A turn played to its end on a copy, by its seat alone: nobody else is asked, nothing comes to light."""

    __slots__ = ("seat", "state", "stuck")

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.stuck = False

    def play(self, move: int) -> None:
        """Carry out a move and go on to the seat's next question."""
        self.state.answer(move)
        self.settle()

    def settle(self) -> None:
        """Run down the agenda to the seat's next question, the end of its turn, or where it is stuck."""
        state = self.state
        while state.agenda:
            entry = state.agenda[-1]
            if entry.seat == self.seat and isinstance(entry, Choice):
                purse = Purse(state, self.seat)
                state.moves = entry.offer(purse)
                if state.moves:
                    return
                state.agenda.pop()
                if not entry.lapse(purse):
                    self.stuck = True
                    return
            else:
                state.agenda.pop()
        state.moves = []

    def finishes(self) -> bool:
        """Whether some way of going on ends the turn with enough money and workers."""
        if self.stuck:
            return False
        if not self.state.agenda:
            return self.state.crew[self.seat] >= self.state.c.min_workers
        if self.is_safe():
            return True
        if not hopeful(Purse(self.state, self.seat), 0):
            return False
        for move in helpful(self.state.moves):
            after = Rehearsal(self.state.copy(), self.seat)
            after.play(move)
            if after.finishes():
                return True
        return False

    def is_safe(self) -> bool:
        """Whether the action is open with nothing before it, and all that its end needs is surely there."""
        agenda = self.state.agenda
        if len(agenda) != UNDER_WAY + 1:
            return False
        action = agenda[UNDER_WAY]
        if not isinstance(action, Choice) or not action.lasts():
            return False
        purse = TurnPurse(self.state, self.seat)
        return purse.spare() >= 0 and (purse.hands >= 0 or purse.makes_up(0, -purse.hands))


def alike(move: int) -> int:
    """The family of a move if it is one of workers, whose colour does not matter here; else NONE."""
    # Payments sell shares by themselves; the others bring neither money nor a worker.
    if move == SELL_SHARE or is_exchange(move) or is_promotion(move) or is_step(move):
        return NO_HELP
    if is_tile(move):
        return TILE
    if is_gain(move):
        return GAIN
    if is_discard(move):
        return DISCARD
    return HIRE if is_hire(move) else NONE


NO_HELP: Final = -2  # in place of a family: a move that helps no turn to its end
ALIKE: Final = [alike(move) for move in range(LAY)]  # rails, which come last, are all worth trying


def helpful(moves: list[int]) -> list[int]:
    """The moves worth trying: those that can bring money or workers, one of each kind, or end the turn.

    The First Station bonus comes first, and where something may be left, the moves that stand last, among
    them the one that leaves it: these end most turns.
    """
    found: list[int] = []
    met: list[int] = []
    for move in moves:
        family = NONE if move >= LAY else ALIKE[move]
        if move == BONUS:
            found.insert(0, move)
        elif family == NONE:
            found.append(move)
        elif family != NO_HELP and family not in met:
            found.append(move)
            met.append(family)
    if includes(found, SKIP):
        found.reverse()
    return found
