"""A search over whole turns that knows nothing of `finishing`, to hold the offered moves against.

Every move that the rules alone would allow is tried, and every way of going on after it, until the
turn is over. A move may be offered exactly if one of these ways completes the main action, pays for
it, and leaves enough workers.
"""

from __future__ import annotations

from collections.abc import Iterator

from railroad_revolution.helpers import hand, position
from roundhouse.core.bits import members
from roundhouse.core.random import Random
from roundhouse.core.state import settle
from roundhouse.games.railroad_revolution.components import TRAINS
from roundhouse.games.railroad_revolution.moves import (
    ABILITY,
    ACTIONS,
    BONUS,
    DONE,
    FLIP,
    PASS,
    PLACE,
    RAILROAD,
    REWARD,
    SKIP,
    STATION,
    TELEGRAPH,
    TILE,
)
from roundhouse.games.railroad_revolution.state import KINDS, NONE, SPACES, TRIAL, State
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
    if move not in (BONUS, ABILITY, REWARD) and not TILE <= move < FLIP:
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


# Positions where money and workers are short


def tight_position(seed: int) -> State:
    """Seat 0 begins its turn poor, with four or five workers, and everything else at random."""
    rng = Random(seed)
    state = position(
        players=2 + rng.below(3),
        seed=seed,
        money=50 * rng.below(9 if rng.below(3) else 20),
        shares=rng.below(5),
        workers="WWWW",
        trains="",
        deal=f"deal{1 + rng.below(9)}",
        options={"tracks": ("normal", "hard")[rng.below(2)]},
    )
    c = state.c
    crew = "POGT"[rng.below(4)] + "".join("WPOGT"[rng.below(KINDS)] for _ in range(3 + (not rng.below(4))))
    waiting = 1 + rng.below(len(crew))
    hand(
        state, 0, workers=crew[:waiting], placed={ACTIONS[rng.below(4)]: crew[waiting:]},
        trains=" ".join(name for name in TRAINS if not rng.below(3)),
        used=" ".join(name for name in TRAINS if not rng.below(4)),
        goals=[c.milestones[8 * n + rng.below(30)].name for n in range(2)],
        track=[rng.below(len(row)) for row in c.track_vp],
    )  # fmt: skip
    for _ in range(rng.below(10)):
        spaces = members(state.frontier[0])
        state.lay_rail(0, spaces[rng.below(len(spaces))])
    mercy = rng.below(4)
    for city in members(state.reach[0]):
        if not mercy or rng.below(2):
            state.build_station(0, city)
    for section in range(len(c.section_shares)):
        if not rng.below(3):
            state.open_office(0, section)
    few = not rng.below(3)
    state.rails_left[0] = rng.below(3) if few else 3 + rng.below(12)
    state.buildings_left[0] = rng.below(3) if few else 3 + rng.below(9)
    for items in (state.city_tile, state.section_tile):
        printed = 2 if items is state.city_tile else 0
        loose = [n for n, tile in enumerate(items) if tile != NONE and n >= printed]
        tiles = [items[n] for n in loose]
        rng.shuffle(tiles)
        for n, tile in zip(loose, tiles, strict=True):
            items[n] = tile
    settle(state, state.agenda)
    return state


def own_turn(state: State, rng: Random) -> Iterator[State]:
    """Every decision of the active player to the end of its turn; moves at random, leaving off rarely."""
    seat, turn = state.active, state.turns
    while not state.over and state.turns == turn and state.decision.name != "ChooseMilestone":
        moves = state.legal()
        if state.seat == seat:
            yield state
            eager = [move for move in moves if move not in (DONE, SKIP)]
            if eager and rng.below(6):
                moves = eager
        state.advance(moves[rng.below(len(moves))])
