"""The bots of one game, thinking: `python -m bench.thinking GAME WHAT FORM SECONDS REPEATS [CORE]`.

The positions come from a game between four greedy bots, spread over its whole length, and are those in which
a search has more than one move to try. They are the same in all forms of the engine.
"""

from __future__ import annotations

import json
import os
import resource
import sys
import tracemalloc
from collections.abc import Callable
from time import perf_counter, process_time

from bench.engine import PLAYERS
from roundhouse.bots.lookahead import Lookahead
from roundhouse.bots.parallel import ParallelSearchBot
from roundhouse.bots.registry import make_bot
from roundhouse.core.game import Game
from roundhouse.core.state import State
from roundhouse.doctor import is_compiled
from roundhouse.games.registry import open_game

# Of the commit that is measured, wherever that one keeps it.
Search = type(make_bot("search", 0))
LINES: int = sys.modules[Search.__module__].LINES
POSITIONS = 6
CORES = 2
MOST_GAMES = 100_000  # more than the arena can play in its time
KILO = 1024

Found = dict[str, list[float]]  # numbers by name


def positions(game: Game) -> list[State]:
    """What the seat to decide may know, in positions that are worth a search."""
    greedy = make_bot("greedy", 0)
    state = game.new(players=PLAYERS, seed=0)
    views: list[State] = []
    while not state.over:
        view = state.seen_by(state.seat)
        if len(state.legal()) > 1:
            views.append(view)
        state.play(greedy.choose(view))
    every = len(views) // POSITIONS
    parts = [views[begin : begin + every] for begin in range(0, POSITIONS * every, every)]
    return [view for part in parts for view in first_open(part)]


def first_open(views: list[State]) -> list[State]:
    """The first of them with lines to try that differ in what to do at once, if there is one."""
    return next(([view] for view in views if thought_of(view).open()), [])


def thought_of(view: State) -> Lookahead:
    """The beginning of a search: the lines that it would try."""
    return Lookahead(view, 0, LINES, 0.0)


def sweeps(views: list[State]) -> int:
    """Try every line of every position once; tells how many playouts that took."""
    done = 0
    for view in views:
        thought = thought_of(view)
        thought.think(LINES, 0.0)
        done += thought.playouts
    return done


def counted(game: Game, views: list[State]) -> Found:
    """How many forecasts of a seat's points that is. Only plain Python lets somebody stand by and count."""
    expect = game.expect
    number = 0

    def counting(state: State, seat: int) -> float:
        nonlocal number
        number += 1
        return expect(state, seat)

    setattr(game, "expect", counting)  # noqa: B010 (for mypy a method stays what it is)
    sweeps(views)
    return {"valued": [number]}


def timed(views: list[State], repeats: int) -> Found:
    """Seconds of CPU time for it, and the playouts."""
    sweeps(views[:1])
    times: list[float] = []
    done = 0
    for _ in range(repeats):
        begun = process_time()
        done = sweeps(views)
        times.append(process_time() - begun)
    return {"seconds": times, "playouts": [done]}


def on_cores(views: list[State], seconds: float, cores: int) -> int:
    """The playouts of so many cores together, if every position gets so many seconds."""
    bot = ParallelSearchBot(0, cores)
    done = 0
    try:
        bot.think(thought_of(views[0]), perf_counter() + seconds)  # the other processes start
        for view in views:
            thought = thought_of(view)
            bot.think(thought, perf_counter() + seconds)
            done += sum(trial.tried for trial in thought.trials)
    finally:
        bot.close()
    return done


def side_by_side(views: list[State], seconds: float, repeats: int) -> Found:
    """One core and two in turn."""
    one: list[float] = []
    two: list[float] = []
    for _ in range(repeats):
        one.append(on_cores(views, seconds, 1))
        two.append(on_cores(views, seconds, CORES))
    return {"one": one, "two": two}


def memory(views: list[State], seconds: float) -> Found:
    """Bytes that a search takes at most, thinking so long about each position, and those of the process."""

    class Timed(Search):  # type: ignore[misc, valid-type]
        pass

    Timed.seconds = seconds
    most = float(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
    taken: list[float] = []
    tracemalloc.start()
    for view in views:
        tracemalloc.reset_peak()
        before = tracemalloc.get_traced_memory()[0]
        Timed(0).choose(view)
        taken.append(tracemalloc.get_traced_memory()[1] - before)
    return {"taken": [max(taken)], "process": [most if sys.platform == "darwin" else most * KILO]}


def arena(game: Game, seconds: float) -> Found:
    """Games per minute of a tournament between greedy bots, from the moment when all workers are at it."""
    from roundhouse.bots.command_line import makers
    from roundhouse.lab.crew import Workers, play_all
    from roundhouse.lab.ledger import Ledger
    from roundhouse.lab.tournament import Tournament

    tournament = Tournament(game, makers(["greedy"], 1.0), PLAYERS, game.complete({}), 0, 1.0)
    begun = last = 0.0
    number = 0
    with Ledger(tournament) as ledger:
        playing = play_all(Workers(tournament, CORES), range(MOST_GAMES))
        for played in playing:
            ledger.add(played)
            last = perf_counter()
            if len(ledger.played) <= CORES:
                begun = last
            else:
                number += 1
            if number and last - begun >= seconds:
                break
        playing.close()  # type: ignore[attr-defined]
    return {"minute": [60 * number / (last - begun)]}


MEASURES: dict[str, Callable[[Game, float, int], Found]] = {
    "timed": lambda game, seconds, repeats: timed(positions(game), repeats),
    "counted": lambda game, seconds, repeats: counted(game, positions(game)),
    "memory": lambda game, seconds, repeats: memory(positions(game), seconds),
    "cores": lambda game, seconds, repeats: side_by_side(positions(game), seconds, repeats),
    "arena": lambda game, seconds, repeats: arena(game, seconds),
}


def main(name: str, what: str, form: str, seconds: str, repeats: str, core: str = "") -> None:
    if core:
        os.sched_setaffinity(0, {int(core)})
    found = "compiled" if is_compiled() else "pure"
    if found != form:
        sys.exit(f"this should be the {form} form, but it is {found}")
    print(json.dumps(MEASURES[what](open_game(name), float(seconds), int(repeats))))


if __name__ == "__main__":
    main(*sys.argv[1:])
