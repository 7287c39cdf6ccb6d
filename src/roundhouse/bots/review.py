"""The review of a game that is over: chances run by run, and what would have been better."""

from __future__ import annotations

from dataclasses import dataclass

from roundhouse.bots.chances import chances, forecasts
from roundhouse.bots.hint import (
    Hint,
    Say,
    WayInWords,
    Wish,
    changes,
    in_words,
    parts_after,
    per_cent,
    said_chance,
    signed,
    told,
    ways_for,
    worded,
)
from roundhouse.bots.luck import luck
from roundhouse.bots.skills import skills_of
from roundhouse.core.game import Game
from roundhouse.core.message import Message
from roundhouse.core.random import Random
from roundhouse.table.table import TURN, Table

LEAST_POINTS = 0.5  # that a better way must bring to be worth telling, or
LEAST_CHANCE = 0.01


@dataclass(frozen=True, slots=True)
class Run:
    """What one seat did in a row: the entries it made, and what it knew before."""

    seat: int
    entries: list[int]  # the number of the position that each move led to

    @property
    def at(self) -> int:
        """The position in which it began."""
        return self.entries[0] - 1


@dataclass(frozen=True, slots=True)
class Played:
    """A whole game: how it was set up, and its moves, one list for each run."""

    game: Game
    players: int
    seed: int
    options: dict[str, str]
    runs: list[list[int]]
    skills: list[int] | None = None  # how well each seat plays, where that is known


@dataclass(frozen=True, slots=True)
class Course:
    """How each seat stood, at the beginning and after each run."""

    chances: list[list[float]]
    points: list[list[float]]
    free: list[bool]  # whether there was anything to decide, run by run
    # What chance brought each seat in each run: in chances to win, or in points where one plays alone.
    luck: list[list[float]]


@dataclass(frozen=True, slots=True)
class Moment:
    """What could have been done, what was done, and what that cost."""

    best: WayInWords  # compared with what was played
    played: list[Message]
    points: float  # that the best way would have brought more; 0 if nothing was missed
    chance: float
    hint: Hint  # at the same spot: there is one truth about it

    @property
    def missed(self) -> bool:
        """Whether anything was given away."""
        return bool(self.points or self.chance)


def runs_of(table: Table) -> list[Run]:
    """The moves that stand, in runs of one seat, parted where a turn begins.

    Somebody who plays alone is asked the same as at the beginning of a run: that is the next.
    """
    runs: list[Run] = []
    alone = len(table.seats) == 1
    fresh = True
    question = ""
    for reached in table.line():
        entry, asked = table.entries[reached - 1], table.position(reached - 1).decision.name
        if fresh or entry.seat != runs[-1].seat or (alone and asked == question):
            runs.append(Run(entry.seat, []))
            question = asked
        runs[-1].entries.append(reached)
        fresh = any(event.key == TURN for event in entry.events)
    return runs


def played_at(table: Table, runs: list[Run]) -> Played:
    """A table's game as a worker gets it."""
    moves = [[move_of(table, reached) for reached in run.entries] for run in runs]
    return Played(table.game, len(table.seats), table.seed, dict(table.options), moves, skills_of(table))


def move_of(table: Table, reached: int) -> int:
    """The move that led to a position."""
    move = table.entries[reached - 1].move
    assert move is not None
    return move


def played_from(table: Table, at: int) -> list[int] | None:
    """What the seat did that was to decide at a position, to the end of its turn; None if nothing stands."""
    line = table.line()
    seat = table.position(at).seat
    moves: list[int] = []
    for reached in line if at in (0, *line) else ():
        entry = table.entries[reached - 1]
        if reached > at and entry.seat != seat:
            break
        if reached > at:
            moves.append(move_of(table, reached))
            if any(event.key == TURN for event in entry.events):
                break
    return moves or None


# In a worker process


def course(played: Played) -> Course:
    """Chances and expected points at the beginning and after each run."""
    state = played.game.new(played.players, played.seed, played.options)
    skills = played.skills
    odds, points = [chances(state, skills)], [forecasts(state, skills)]
    free: list[bool] = []
    fortunes: list[list[float]] = []
    rng = Random(played.seed)
    for run in played.runs:
        choice, fortune = False, [0.0] * played.players
        for move in run:
            choice = choice or len(state.legal()) > 1
            before = state.copy()
            state.advance(move)
            fortune = [
                sum(both) for both in zip(fortune, luck(before, move, state, rng, skills), strict=True)
            ]
        free.append(choice)
        fortunes.append(fortune)
        odds.append(chances(state, skills))
        points.append(forecasts(state, skills))
    return Course(odds, points, free, fortunes)


def moment(wish: Wish) -> Moment:
    """What the seat could have done instead of what it played, by what it knew."""
    moves = wish.played or []
    view = wish.game.load(wish.view)
    ways = ways_for(wish, view)
    best, done = ways[0], next(way for way in ways if way.own)
    world = view.imagine(view.seat, Random(wish.seed))
    ends = [parts_after(world.copy(), way.moves, view.seat) for way in (done, best)]
    better = worded(world.copy(), best, "played", changes(*ends))
    points = best.points - done.points
    chance = (per_cent(best.chance) - per_cent(done.chance)) / 100  # of two figures that are told
    if points < LEAST_POINTS and chance < LEAST_CHANCE:
        points = chance = 0.0
    spot = in_words(view, wish.seed, ways)
    return Moment(better, told(world, moves)[1], max(0.0, points), max(0.0, chance), spot)


# In somebody's language


def spoken_loss(moment: Moment, say: Say, alone: bool) -> str:
    """What was given away at a moment; nothing to say where nothing better was found."""
    if not moment.missed:
        return ""
    lost = [say(Message("review.points", {"points": round(moment.points)}))]
    if not alone:
        lost.append(said_chance(say, moment.chance))
    return say(Message("review.lost", {"what": ", ".join(lost)}))


def spoken_choice(moment: Moment, say: Say, alone: bool) -> str:
    """How the seat would have stood by the best way, and how by what it did."""
    best, lost = (moment.best.points, moment.points) if alone else (moment.best.chance, moment.chance)
    return spoken_change(say, best, best - lost, alone)


def spoken_change(say: Say, before: float, after: float, alone: bool) -> str:
    """How a seat stood before and after: its points if it plays alone, else its chance to win."""
    if alone:
        return say(Message("review.points_change", {"before": round(before), "after": round(after)}))
    figures = {
        name: Message("number.per_cent", {"n": per_cent(value)})
        for name, value in (("before", before), ("after", after))
    }
    return say(Message("review.chance_change", {**figures}))


def spoken_luck(say: Say, luck: float, alone: bool, key: str = "review.luck") -> str:
    """What chance brought, as a chance to win or in points; nothing to say of less than a whole one."""
    what = signed(luck if alone else 100 * luck)
    if round(luck if alone else 100 * luck) == 0:
        return ""
    return say(Message(key, {"what": what if alone else Message("number.per_cent", {"n": what})}))
