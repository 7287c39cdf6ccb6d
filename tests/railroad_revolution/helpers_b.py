"""A search over whole turns that knows nothing of `finishing`, to hold the offered moves against.

Every move that the rules alone would allow is tried, and every way of going on after it, until the
turn is over. A move may be offered exactly if one of these ways completes the main action, pays for
it, and leaves enough workers.
"""

from __future__ import annotations

from roundhouse.core.random import Random
from roundhouse.games.railroad_revolution.moves import (
    ABILITY,
    ACTIONS,
    BONUS,
    BUILD,
    DONE,
    EXCHANGE,
    FLIP,
    PASS,
    PLACE,
    PROMOTE,
    RAILROAD,
    SELL_SHARE,
    SKIP,
    STATION,
    TELEGRAPH,
    TILE,
)
from roundhouse.games.railroad_revolution.state import KINDS, SPACES, TRIAL, State
from roundhouse.games.railroad_revolution.workers import anytime

Key = tuple[object, ...]


class TooLarge(Exception):
    """The tree of a turn has more positions than are to be looked at."""


def key_of(state: State, seat: int) -> Key:
    """All that can matter for the rest of the seat's turn."""
    own = (
        state.money, state.shares, state.crew, state.rails, state.stations, state.offices,
        state.rails_left, state.buildings_left,
    )  # fmt: skip
    return (
        *((entry.name, entry.seat, *entry.fields()) for entry in state.agenda),
        *(row[seat] for row in own),
        *state.idle[seat * KINDS : seat * KINDS + KINDS],
        *state.placed[seat * SPACES : seat * SPACES + SPACES],
        *state.up[seat * KINDS : seat * KINDS + KINDS],
        *state.down[seat * KINDS : seat * KINDS + KINDS],
        *state.track[seat * 3 : seat * 3 + 3],
        *state.managers[seat * 4 : seat * 4 + 4],
        *state.supply,
        *state.train_stack,
        state.action, state.worker, state.parts, state.spot, state.lays, state.triangles,
        state.taken, state.due, state.deal_owed, state.trial,
    )  # fmt: skip


def raw_moves(state: State) -> list[int]:
    """What the rules allow at the open decision of the active player, the end of the turn left aside."""
    trial = state.copy()
    trial.trial = TRIAL
    if state.decision.name != "PlaceWorker":
        return trial.agenda[-1].legal(trial)
    seat = state.seat
    found: list[int] = []
    for action in range(len(ACTIONS)):
        if action == RAILROAD and not state.rails_left[seat]:
            continue
        if action in (STATION, TELEGRAPH) and not state.buildings_left[seat]:
            continue
        found += [PLACE + action * KINDS + n for n in range(KINDS) if state.idle[seat * KINDS + n]]
    anytime(trial, seat, found)
    return found


class Search:
    """Looks through all that can follow a move, up to a number of positions."""

    def __init__(self, seat: int, limit: int) -> None:
        self.seat = seat
        self.limit = limit
        self.known: dict[Key, bool] = {}

    def after(self, state: State, move: int) -> bool:
        """Whether the turn can be finished after a move."""
        trial = state.copy()
        trial.trial = TRIAL
        trial.advance(move)
        return self.finishable(trial)

    def finishable(self, trial: State) -> bool:
        if not trial.agenda:
            return trial.trial == TRIAL and trial.crew[self.seat] >= trial.c.min_workers
        key = key_of(trial, self.seat)
        if key in self.known:
            return self.known[key]
        if len(self.known) >= self.limit:
            raise TooLarge
        self.known[key] = False  # no way leads back here: something is used up with every move
        moves = raw_moves(trial) if trial.decision.name == "PlaceWorker" else trial.moves
        for move in reversed(moves):
            after = trial.copy()
            after.advance(move)
            if self.finishable(after):
                self.known[key] = True
                return True
        return False


def disagreements(state: State, limit: int = 4000) -> list[str]:
    """Where the offered moves of the active player differ from those that can be finished.

    Raises TooLarge if the tree cannot be searched within the limit.
    """
    search = Search(state.seat, limit)
    found: list[str] = []
    raw = raw_moves(state)
    text = state.game.moves.text
    offered = set(state.legal())
    for move in raw:
        can = search.after(state, move)
        if can and move not in offered and not useless(state, move, search):
            found.append(f"refused, but can be finished: {text(move)}")
        if not can and move in offered:
            found.append(f"offered, but cannot be finished: {text(move)}")
    for move in offered - set(raw):
        if move != PASS:
            found.append(f"offered against the rules: {text(move)}")
    return found


def useless(state: State, move: int, search: Search) -> bool:
    """Whether a part of the action would lapse at once: nothing of it can be used and finished."""
    if move not in (BONUS, ABILITY, 46) and not TILE <= move < FLIP:
        return False
    trial = state.copy()
    trial.trial = TRIAL
    depth = len(state.agenda)
    trial.advance(move)
    if len(trial.agenda) <= depth:
        return True
    return not any(search.finishable(played(trial, answer)) for answer in trial.moves if answer != SKIP)


def played(state: State, move: int) -> State:
    after = state.copy()
    after.advance(move)
    return after
