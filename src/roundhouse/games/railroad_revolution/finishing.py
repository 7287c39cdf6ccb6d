"""Nobody gets stuck: a move is offered exactly if the turn can still be finished after it.

General rules, "Effects resolution" and "Minimum available workers". Effects of an action may be
taken in any order, payment included, so the price of the main action stays due until the action
closes; and workers may run short in mid-turn if they are back at its end. A move that spends
neither too much money nor too many workers is fine at once. Any other is tried out on a copy:
can the rest of the turn bring the missing money and workers?
"""

from __future__ import annotations

from roundhouse.games.railroad_revolution.hope import hopeful
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
    SELL_SHARE,
    SKIP,
    STEP,
    TILE,
)
from roundhouse.games.railroad_revolution.prices import main_floor, pledge
from roundhouse.games.railroad_revolution.state import MAIN, TRIAL, State


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
