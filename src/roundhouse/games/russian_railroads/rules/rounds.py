"""The end of a round: turn order, relocation of the workers on the order spaces, scoring, a new round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from roundhouse.core.bits import members
from roundhouse.core.message import Reason
from roundhouse.core.rows import changed, row_of
from roundhouse.core.state import Decision, Happening
from roundhouse.games.russian_railroads.rules.act import ACTS
from roundhouse.games.russian_railroads.rules.components import SPACES
from roundhouse.games.russian_railroads.rules.moves import DONE, PLACE, PLACE_WITH
from roundhouse.games.russian_railroads.rules.payouts import PAYOUTS
from roundhouse.games.russian_railroads.rules.possible import (
    Means,
    one_worker,
    possible,
    space_effect,
    useful,
)
from roundhouse.games.russian_railroads.rules.scoring import score_end, score_round
from roundhouse.games.russian_railroads.rules.solo import SoloTurns, prepare_emil
from roundhouse.games.russian_railroads.rules.spaces import engineer_space
from roundhouse.games.russian_railroads.rules.standing import (
    black_workers,
    coins_of,
    moved_to,
    seat_of,
    space_of,
)
from roundhouse.games.russian_railroads.rules.state import NONE, State, space_word
from roundhouse.games.russian_railroads.rules.turn import NextTurn, do_space, why_not_space

if TYPE_CHECKING:
    from mypy_extensions import i64


def begin_round(state: State) -> None:
    """Put a whole round on the agenda."""
    state.then(EndRound(NONE))
    if state.solo:
        prepare_emil(state)
        state.then(SoloTurns(0, 0))
    else:
        state.then(NextTurn(NONE))


def claimant(state: State, place: int) -> int:
    """The entry of `State.standing` that claims a place in the order, or NONE."""
    for entry in state.standing:
        space = space_of(entry)
        if space < SPACES and state.c.space_claim[space] == place:
            return entry
    return NONE


def new_order(order: list[int], first: int, second: int) -> list[int]:
    """The turn order after claims of the first and the second place, each a seat or NONE.

    >>> new_order([0, 1, 2, 3], NONE, 2), new_order([0, 1, 2, 3], NONE, 0), new_order([0, 1, 2, 3], 2, 3)
    ([0, 2, 1, 3], [0, 1, 2, 3], [2, 3, 0, 1])
    """
    fresh = [seat for seat in order if seat != first and seat != second]
    if first != NONE:
        fresh.insert(0, first)
    if second != NONE:
        # A4: a claim of the second place alone never makes somebody else first but the one who was.
        fresh.insert(0 if second == order[0] and first == NONE else 1, second)
    return fresh


class EndRound(Happening[State]):
    """All have passed."""

    __slots__ = ()

    def run(self, state: State) -> None:
        first, second = claimant(state, 1), claimant(state, 2)
        state.order = new_order(
            state.order,
            seat_of(first) if first != NONE else NONE,
            seat_of(second) if second != NONE else NONE,
        )
        state.then(ScoreRound(NONE))
        for entry in (first, second):
            if entry != NONE and not coins_of(entry):  # B4: a coin claims as well, but is not moved
                state.then(Relocate(seat_of(entry), space_of(entry)))
        if state.log is not None and (first != NONE or second != NONE):
            for place in range(state.players):
                state.tell("order", state.order[place], {"place": place + 1})


class Relocate(Decision[State]):
    """The worker on an order space goes to a free space that costs exactly one worker."""

    __slots__ = ("space",)

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space = space

    def fields(self) -> list[int]:
        return [self.space]

    def legal(self, state: State) -> list[int]:
        c = state.c
        seat = self.seat
        moves: list[int] = []
        means = Means(state, seat)
        closed: i64 = state.taken & ~c.never_full | c.last_round
        for space in members(c.open_to[state.players].for_a_worker & ~closed):
            if one_worker(state, space) and possible(state, seat, space_effect(state, space), means):
                moves.append(PLACE + space)
        for number in members(state.engineers[seat]):
            at = engineer_space(number)
            if not state.taken >> at & 1 and useful(state, seat, c.engineer_effect[number], means):
                moves.append(PLACE + at)
        if moves:
            moves.append(DONE)
        return moves

    def play(self, state: State, move: int) -> None:
        if move == DONE:
            return
        seat = self.seat
        space = move - PLACE
        black = 0
        for n in range(len(state.standing)):
            entry = state.standing[n]
            if space_of(entry) == self.space:
                black = black_workers(entry)
                state.standing = changed(state.standing, n, moved_to(entry, space))
        state.taken |= 1 << space
        state.active = seat
        if state.log is not None:
            state.tell("relocate", seat, {"space": space_word(state.c, space)})
        if state.board.stock:
            state.then(PAYOUTS[seat])
        state.then(ACTS[seat])
        do_space(state, seat, space, black)

    def reason(self, state: State, move: int) -> Reason:
        if move < PLACE_WITH:
            return why_not_space(state, self.seat, move, True)
        return Reason("reason.relocate")


class ScoreRound(Happening[State]):
    """The round is scored; then a new one begins, or the game ends."""

    __slots__ = ()

    def run(self, state: State) -> None:
        score_round(state)
        if state.last_round:
            score_end(state)
            if state.log is not None:
                state.tell("game_over", NONE, {})
            return
        clear_spaces(state)
        state.round += 1
        if state.log is not None:
            state.tell("last_round" if state.last_round else "round", NONE, {"round": state.round})
        begin_round(state)


def clear_spaces(state: State) -> None:
    """All workers go home, temporary ones back, and the engineers move on."""
    for seat in range(state.players):
        state.hand[seat] = state.crew[seat]
    state.black_hand = 1 if state.black_owner != NONE else 0
    if state.temp_kept:
        state.temp_kept = 0  # B5: for the round that begins
    else:
        state.temp_owner = NONE
        state.temp_hand = 0
    state.taken = 0
    state.standing = row_of([])
    state.passed = 0
    state.active = NONE
    if state.log is not None and state.strip[0]:
        state.tell("engineer_leaves", NONE, {"engineer": state.strip[0]})
    state.strip = [*state.strip[1:], 0]
