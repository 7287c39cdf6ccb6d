"""What goes from one process to another arrives as it was: games, positions, questions, answers, errors."""

from __future__ import annotations

import dataclasses
import importlib
import inspect
import pickle
import pkgutil
import threading
from array import array
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import get_args, get_type_hints

import pytest

import roundhouse
from own_components import altered, copied, label
from playing import plain, position
from roundhouse.bots import hint, parallel, review
from roundhouse.bots.beam import SHARP
from roundhouse.bots.makers import Known, OutsideClass, OutsideProgram
from roundhouse.bots.online.connection import Declined
from roundhouse.bots.registry import BOTS
from roundhouse.core.components import Components
from roundhouse.core.game import Game, open_once
from roundhouse.core.message import Event, IllegalMove, Message, Reason
from roundhouse.core.record import RecordError
from roundhouse.core.state import State, restored
from roundhouse.games.registry import GAMES, open_game
from roundhouse.kit.files.components import ComponentsFile
from roundhouse.kit.files.texts import ComponentsError
from roundhouse.lab import cluster, hand
from roundhouse.lab.contest import Contest
from roundhouse.lab.selfplay import Written
from roundhouse.lab.simulate import Series, simulate
from roundhouse.lab.tournament import Tournament
from roundhouse.server.thinking import workers

ELSEWHERE = ["cli", "server", "doctor", "__main__"]  # what no worker runs: its errors never cross
SECONDS = 0.02  # of search

# What workers are given to do: whatever these take or give crosses.
WORK: list[Callable[..., object]] = [
    workers.choose,
    workers.done_or_why_not,
    hint.hint,
    review.course,
    review.moment,
    parallel.find,
    hand.played_or_why_not,
    cluster.play_number,
    Series.play,
    Written.play,
    Tournament.play,
]


def crossed(thing: object) -> object:
    return pickle.loads(pickle.dumps(thing))


def own_game(name: str, text: str, folder: Path) -> Game:
    file = folder / "components.toml"
    file.write_text(text, encoding="utf-8", newline="")
    return open_game(name, file)


def told(thing: object) -> object:
    """All about something, to compare."""
    if isinstance(thing, Game):
        return type(thing).__name__, thing.components_digest, thing.own_components, thing.reconstructed()
    if isinstance(thing, State):
        return told(thing.game), plain(thing), thing.legal()
    if dataclasses.is_dataclass(thing):
        fields = dataclasses.fields(thing)
        return type(thing).__name__, [told(getattr(thing, field.name)) for field in fields]
    if isinstance(thing, BaseException):
        return type(thing).__name__, str(thing), told(getattr(thing, "reason", None))
    if isinstance(thing, Message):
        return type(thing).__name__, str(thing), getattr(thing, "seat", None)
    if isinstance(thing, list | tuple):
        return [told(one) for one in thing]
    return repr(thing)


def view_of(game: Game) -> State:
    """What the seat sees that is to decide, early in a game."""
    state = position(game, game.seats(game.complete({}))[1], game.complete({}), seed=5, plies=40)
    return state.seen_by(state.seat)


def samples(game: Game) -> list[object]:
    """One of everything that crosses."""
    view = view_of(game)
    wish = hint.Wish(game, view.dump(), 3, SECONDS, view.legal()[:1])
    options, players = game.complete({}), view.players
    makers = [
        Known(BOTS["random"]),
        OutsideProgram("first", "program:sh", ("sh",)),
        OutsideClass("mine", Path("mine.py"), "Mine", "abc", "class Mine: pass"),
    ]
    series = Series(game, [Known(BOTS["random"])] * players, options, array("L", [7]))
    contest = Contest(game, [Known(BOTS["random"])], players, options, 1, 1.0, "pure")
    tournament = Tournament(game, [Known(BOTS["random"])], players, options, 1, 1.0)
    played = review.Played(game, players, 7, options, [])
    return [
        workers.Job(game, view.dump(), "greedy", 1),
        workers.done_or_why_not(int, "no number"),
        *(wish, hint.hint(wish), review.moment(wish), played, review.course(played)),
        *(view, parallel.find(view, 1, 1, None, SHARP)),
        *(makers, series, series.play(0), Written(series).play(0)),
        *(contest, tournament, tournament.play(0), hand.played_or_why_not(tournament, -1 << 70)),
    ]


def classes(hint: object, known: set[type]) -> set[type]:
    """The classes of this project that a type is made of, and the types of their fields."""
    parts = [*get_args(hint)]
    if inspect.isclass(hint) and hint.__module__.startswith("roundhouse.") and hint not in known:
        known.add(hint)
        if dataclasses.is_dataclass(hint):
            parts += get_type_hints(hint).values()
    for part in parts:
        classes(part, known)
    return known


def concrete(kinds: set[type]) -> set[type]:
    """Those of which there are objects."""
    return {kind for kind in kinds if dataclasses.is_dataclass(kind) or issubclass(kind, Game | State)}


@pytest.mark.parametrize("name", GAMES)
def test_all_that_workers_are_given_and_give_back_arrives_as_it_was(name: str) -> None:
    for thing in samples(open_game(name)):
        assert told(crossed(thing)) == told(thing)


def test_nothing_that_workers_are_given_or_give_back_is_left_out() -> None:
    met: set[type] = set()

    def meet(thing: object) -> None:
        met.update(type(thing).__mro__)
        if dataclasses.is_dataclass(thing):
            for field in dataclasses.fields(thing):
                meet(getattr(thing, field.name))
        for one in thing if isinstance(thing, list | tuple) else ():
            meet(one)

    meet(samples(open_game(GAMES[0])))
    crossing: set[type] = set()
    for work in WORK:
        for kind in get_type_hints(work).values():
            classes(kind, crossing)
    assert len(concrete(crossing)) > 12
    assert concrete(crossing) - met == set()


@pytest.mark.parametrize(("name", "text"), altered(), ids=label)
def test_own_components_and_positions_with_them_arrive_as_they_were(
    name: str, text: str, tmp_path: Path
) -> None:
    game = own_game(name, text, tmp_path)
    assert game.components_digest != open_game(name).components_digest
    for thing in (game, view_of(game)):
        assert told(crossed(thing)) == told(thing)
    assert crossed(game) is crossed(game)  # opened once, not with every question


@pytest.mark.parametrize(("name", "text"), copied(), ids=label)
def test_components_that_everybody_has_do_not_travel(name: str, text: str, tmp_path: Path) -> None:
    """Whoever read them, and however often: that is seen by what they say, not by which object they are."""
    for game in (own_game(name, text, tmp_path), open_game(name)):
        assert len(pickle.dumps(game)) < 200
        assert crossed(game) is open_once(type(game), None)


@pytest.mark.parametrize("name", GAMES)
def test_small_numbers_of_a_position_travel_as_bytes(name: str) -> None:
    state = view_of(open_game(name))
    values = list(state.dump().values())
    assert len(pickle.dumps(state)) < 0.9 * len(pickle.dumps((state.game, values)))
    assert plain(restored(state.game, values)) == plain(crossed(state))  # also one that is not packed


def test_a_worker_does_not_keep_every_game_for_ever(tmp_path: Path) -> None:
    from roundhouse.core import game as games

    name, text = altered()[0]
    for number in range(games.KEPT + 2):
        crossed(own_game(name, f"{text}\n# {number}\n", tmp_path))
    assert len(games.OPENED) <= games.KEPT


@pytest.mark.parametrize(("name", "text"), altered(), ids=label)
def test_games_with_own_components_can_be_played_by_several_processes(
    name: str, text: str, tmp_path: Path
) -> None:
    game = own_game(name, text, tmp_path)
    players = game.seats(game.complete({}))[0]
    alone, together = (
        list(simulate(game, ["random"], players, games=2, seed=4, workers=number)) for number in (1, 2)
    )
    assert together == alone


def test_many_threads_that_come_at_once_read_the_shipped_components_once() -> None:
    threads = 8
    barrier, read = threading.Barrier(threads), []

    class Shipped(ComponentsFile[Components]):
        def read(self) -> Components:
            return self.parse("", "nowhere")

        def parse(self, text: str, where: str) -> Components:
            read.append(where)
            return Components()

    file = Shipped(Path("nowhere"))

    def ask(_: int) -> object:
        barrier.wait()
        return file.shipped()

    with ThreadPoolExecutor(threads) as pool:
        assert len(set(pool.map(ask, range(threads)))) == 1
    assert read == ["nowhere"]


# Errors

WITH_MORE = {
    IllegalMove: IllegalMove(Reason("reason.too_dear", {"price": 400})),
    RecordError: RecordError("it is not allowed", 4, 2, Reason("reason.not_now")),
    Declined: Declined(409, "reason.stale", "somebody has played in between"),
}


def errors() -> Iterator[type[Exception]]:
    """Every error that this project defines and a worker may raise."""
    root = Path(roundhouse.__file__).parent
    for module in pkgutil.walk_packages([str(root)], "roundhouse."):
        if module.name.split(".")[1] in ELSEWHERE:
            continue
        for found in vars(importlib.import_module(module.name)).values():
            if inspect.isclass(found) and issubclass(found, Exception) and found.__module__ == module.name:
                yield found


def test_errors_arrive_with_all_that_they_say() -> None:
    found = list(errors())
    assert {IllegalMove, RecordError, ComponentsError} < set(found)
    for kind in found:
        error = WITH_MORE.get(kind) or kind("what is wrong")
        assert told(crossed(error)) == told(error)


@pytest.mark.parametrize(
    "said",
    [
        Message("pay", {"price": Message("money", {"n": 5})}),
        Reason("reason.not_now"),
        Event("turn", 2, {"name": "Ada"}),
    ],
)
def test_what_is_said_arrives_as_it_was(said: Message) -> None:
    assert told(crossed(said)) == told(said)
    assert crossed(said) == said
