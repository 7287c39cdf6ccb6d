"""Looking beyond one's own turn: the best ways to play it are tried out against the likely answers.

A beam finds promising lines to the end of the turn. Each is tried in imagined worlds: everybody plays on as
the evaluation says, without much thought, until the seat has had a few more turns, and the position there is
valued. All lines meet the same worlds; those that do worst drop out, and the others are followed further.
"""

from __future__ import annotations

from typing import Final

from roundhouse.bots.beam import LEARNT, NO_LIMIT, SHARP, Line, compared, forecast, late, lines_of_turn
from roundhouse.bots.chances import added, believed, doubt_of, forecasts, odds
from roundhouse.core.random import Random
from roundhouse.core.state import State

BREADTH: Final = 32  # of the beam that finds the lines; how wide it is, the game knows
FEWEST: Final = 2  # lines that stay to the end
PATIENCE: Final = 1000  # moves that a line is played on for at most


class Trial:
    """A line to the end of the turn, and how it has done so far."""

    __slots__ = ("chance", "moves", "outs", "points", "total", "tried", "value")

    def __init__(self, moves: list[int], value: int) -> None:
        self.moves = moves
        self.value = value  # as it looked at the end of the turn, in thousandths of a point
        self.total = 0  # of what it came to
        self.tried = 0
        # What people are told of it; nothing is chosen by that alone.
        self.points = 0.0  # the seat's expected points where the trials ended, added up
        self.chance = 0.0  # and its chance of winning
        self.outs = 0  # how often it had left the game there

    def mean(self) -> float:
        """What the line is worth, as far as is known."""
        return self.total / self.tried if self.tried else float(self.value)

    def told(self) -> tuple[int, float, float]:
        """By what people choose: the chance of winning, in whole per cent, not to be out, then the points."""
        return int(100.0 * self.chance / self.tried + 0.5), -self.outs / self.tried, self.points / self.tried

    def met(self, end: State, seat: int, level: int) -> float:
        """It was tried once, and this came out: the points that the seat may expect there."""
        points = forecast(end, seat, level)
        self.total += compared(end, seat, points, level)
        self.tried += 1
        return points

    def tell(self, end: State, seat: int, points: float, doubt: float, corrected: list[float]) -> None:
        """What people are told of an end that it has met, with the points expected there.

        Playing on makes nobody surer of the end: the doubt is that of the position thought about. What people
        must be told beyond the forecast is the same for all lines that met a world, and makes none better.
        """
        likely = believed(end)
        if not end.over:
            points += corrected[seat]
            likely = added(likely, corrected)
        self.points += points
        self.outs += seat in end.out()
        self.chance += odds(end, likely, max(doubt, doubt_of(end)))[seat]

    def add(self, other: Trial) -> None:
        """Take over what was found elsewhere of the same line."""
        self.total += other.total
        self.tried += other.tried
        self.points += other.points
        self.outs += other.outs
        self.chance += other.chance


class Lookahead:
    """One decision being thought about, from what its seat may know."""

    __slots__ = (
        "begun",
        "doubt",
        "horizon",
        "level",
        "missing",
        "playouts",
        "rng",
        "seat",
        "told",
        "trials",
        "view",
        "world",
    )

    def __init__(
        self,
        view: State,
        seed: int,
        number: int,
        until: float,
        thorough: bool = False,
        level: int = SHARP,
        skills: list[int] | None = None,
    ) -> None:
        """With `thorough`, lines go to the end of the turn also where one move alone is worth a look.

        That is for people: points and chances are corrected, by how well everybody plays.
        """
        self.view = view
        self.level = level  # how well positions are judged
        self.seat: int = view.seat
        self.begun = view.turns_taken() if view.players == 1 else None  # turns, where nobody's come between
        self.rng = Random(seed)
        self.playouts = 0
        self.world: State = view.imagine(self.seat, self.rng)
        self.doubt: float = doubt_of(self.world)
        measured = thorough and view.game.correction(self.world) is not None
        self.told: list[float] | None = forecasts(self.world, skills) if measured else None  # to people, now
        self.missing: list[float] | None = None  # what they must be told of this world beyond the forecast
        self.horizon: int = view.game.horizon
        if level == LEARNT and view.game.taught(self.world) is not None:
            self.horizon = 0  # a judgement that has learnt tells more than many quick turns
        self.trials: list[Trial] = []
        moves = view.game.promising(self.world)
        if len(moves) == 1 and not thorough:
            self.trials.append(Trial(moves, 0))
            return
        lines = lines_of_turn(self.world, BREADTH, view.game.width, number, level, until)
        for line in lines:
            self.trials.append(Trial(line.moves, line.value))
        if level == LEARNT and self.open():
            self.settle(lines, until)

    def open(self) -> bool:
        """Whether the lines differ in what to do at once."""
        return differ(self.trials)

    def settle(self, lines: list[Line], until: float) -> None:
        """Lines that end where nothing can be judged yet are first of all played on to where it can."""
        ends: list[State] = []
        calm = 0
        for line in lines:
            calm += line.state.game.quiet(line.state)
            end = settled(line.state.copy(), until, self.level)
            if end is None:
                return  # what not all lines have met tells nothing
            ends.append(end)
        if calm < len(lines):
            for number in range(len(lines)):
                self.trials[number].met(ends[number], self.seat, self.level)
            self.rank()

    def think(self, playouts: int, until: float) -> None:
        """Try the lines until so many playouts are done, or time is up; 0 for no such limit."""
        racing = self.trials[:playouts] if playouts else self.trials
        begun = self.playouts
        sweep = 0
        while differ(racing) and not late(until):
            if playouts and self.playouts - begun + len(racing) > playouts and sweep:
                break
            if not self.meet(racing, sweep, until):
                break
            sweep += 1
            racing = sorted(racing, key=Trial.mean, reverse=True)[: max(FEWEST, (len(racing) + 1) // 2)]
        self.rank()

    def rank(self) -> None:
        """The best line comes first."""
        self.trials.sort(key=order, reverse=True)

    def meet(
        self,
        racing: list[Trial],
        sweep: int,
        until: float,
        beside: list[Trial] | None = None,
        telling: bool = False,
    ) -> bool:
        """Let all lines meet one world, and imagine the next. False, and nothing learnt, if time runs out.

        Lines `beside` them meet it too, for as long as that takes. Only what is for `telling` to people has
        points and chances.
        """
        found = self.sweep(racing, sweep, until, telling)
        if len(found) < len(racing):
            return False  # what not all lines have met tells nothing
        for number in range(len(racing)):
            racing[number].add(found[number])
        if beside is not None:
            found = self.sweep(beside, sweep, NO_LIMIT, telling)
            for number in range(len(beside)):
                beside[number].add(found[number])
        self.world = self.view.imagine(self.seat, self.rng)
        self.missing = None
        return True

    def sweep(self, racing: list[Trial], sweep: int, until: float, telling: bool) -> list[Trial]:
        """Try all lines in one world. Fewer come back if time runs out."""
        found: list[Trial] = []
        turns = self.horizon + sweep
        for trial in racing:
            end = play_on(self.after(trial.moves), self.seat, turns, until, self.level, self.begun)
            if end is None:
                break
            self.playouts += 1
            result = Trial(trial.moves, trial.value)
            self.came_to(result, end, telling)
            found.append(result)
        return found

    def came_to(self, trial: Trial, end: State, telling: bool) -> None:
        """A line was tried once and ended there."""
        points = trial.met(end, self.seat, self.level)
        if telling:
            trial.tell(end, self.seat, points, self.doubt, self.beyond(end))

    def beyond(self, end: State) -> list[float]:
        """What people must be told beyond the forecasts.

        What was measured is where a seat stands now. Who follows the first line stands so in every world, and
        the others are told by how they differ from it: where lines end, all others have just had a turn.
        """
        if self.told is None or end.over:
            return [0.0] * end.players
        if self.missing is None:
            likely = believed(end)
            self.missing = [self.told[seat] - likely[seat] for seat in range(end.players)]
        return self.missing

    def compare(self, trials: list[Trial], beside: list[Trial], worlds: int, until: float) -> list[Trial]:
        """Let a few lines meet the same worlds for the same while, so that they can be told side by side.

        What others meet does not depend on those `beside` them. All come back, the best first.
        """
        for _ in range(worlds):
            if not self.meet(trials, 0, until, beside, telling=True):
                break
        told = trials + beside
        for trial in told:
            if not trial.tried:
                end = settled(self.after(trial.moves), NO_LIMIT, self.level)
                assert end is not None
                self.came_to(trial, end, telling=True)
        told.sort(key=Trial.told, reverse=True)
        return told

    def after(self, moves: list[int]) -> State:
        """The world after these moves, as far as they go there."""
        state = self.world.copy()
        for move in moves:
            if move not in state.moves:
                break
            state.advance(move)
        return state

    def best(self) -> Trial:
        """The line to play."""
        return self.trials[0]


def differ(trials: list[Trial]) -> bool:
    """Whether lines begin with different moves."""
    for trial in trials:
        if trial.moves[0] != trials[0].moves[0]:
            return True
    return False


def order(trial: Trial) -> tuple[int, float]:
    """Those that were tried longest stood the test best."""
    return trial.tried, trial.mean()


def play_on(
    state: State, seat: int, turns: int, until: float, level: int = SHARP, begun: int | None = None
) -> State | None:
    """Everybody plays on until the seat has had so many more turns; None if time runs out.

    Whoever plays alone had taken `begun` turns before this one.
    """
    game = state.game
    before = seat
    for _ in range(PATIENCE):
        if late(until):
            return None  # first of all: the turn before may have been cut short
        if state.over:
            break
        taken = None if begun is None else state.turns_taken()
        if begun is not None and taken is not None and taken > begun + turns:
            break
        if state.seat != before:
            before = state.seat
            if before == seat:
                if not turns:
                    break
                turns -= 1
        state = quick_turn(state, until, level).state if game.whole_turns else quick_move(state, level)
    return state


def settled(state: State, until: float, level: int = SHARP) -> State | None:
    """Everybody plays on until the position can be judged as it stands; None if time runs out."""
    for _ in range(PATIENCE):
        if late(until):
            return None  # first of all: the turn before may have been cut short
        if state.game.quiet(state):
            break
        state = quick_turn(state, until, level).state
    return state


def quick_turn(state: State, until: float, level: int = SHARP) -> Line:
    """The turn that a narrow beam finds."""
    game = state.game
    return lines_of_turn(state, game.quick_breadth, game.quick_width, 1, level, until)[0]


def quick_move(state: State, level: int = SHARP) -> State:
    """The position after the move that looks best at once. The given one may be used up."""
    game = state.game
    moves = game.promising(state)
    if len(moves) == 1:
        state.advance(moves[0])
        return state
    seat = state.seat
    best: State | None = None
    most = 0
    for move in moves:
        after = state.copy()
        after.advance(move)
        value = int(1000.0 * forecast(after, seat, level))
        if best is None or value > most:
            best = after
            most = value
    assert best is not None
    return best


def next_turn(state: State, seat: int, until: float) -> tuple[list[int], list[int]]:
    """What the others may answer, and what the seat would like to do then; nothing if time runs out."""
    answers: list[int] = []
    while not state.over and state.seat != seat:
        line = quick_turn(state, until)
        answers += line.moves
        state = line.state
    if state.over or late(until):
        return [], []
    moves = lines_of_turn(state, BREADTH, state.game.width, 1, SHARP, until)[0].moves
    return ([], []) if late(until) else (answers, moves)
