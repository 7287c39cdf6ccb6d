"""Hostile files: components, maps, records and recorded games, bent in every way.

Each is read, or refused with a sentence; one that is taken is also played and drawn.
"""

from __future__ import annotations

import multiprocessing
import tempfile
import time
import traceback
from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random

from roundhouse.bots.interrupts import attend
from roundhouse.core.game import Game, SetupError
from roundhouse.core.record import RecordError
from roundhouse.core.record_reader import decode, read
from roundhouse.core.replay import replay_all
from roundhouse.drawing import draw
from roundhouse.games.registry import GAMES, open_game, package_of
from roundhouse.kit.package import GameOracle
from roundhouse.server.tables.open_games import opened
from roundhouse.table.table import SPECTATOR
from roundhouse.text import Words
from siege.oddities import bent_bytes, bent_lines
from siege.tally import Tally

SECONDS = 20.0  # for one file
MOVES = 25  # that are played with components that were taken
TESTS = Path(__file__).parent.parent / "tests"
GOLDEN, RECORDED = TESTS / "golden", TESTS / "data"
REFUSED, TAKEN = "refused", "taken"

Try = Callable[[Random, bytes], str]


def files(seed: int, count: int) -> Tally:
    """So many files, one after the other, in a process that is watched."""
    tally, begun, number = Tally("hostile files"), time.monotonic(), 0
    context = multiprocessing.get_context("spawn")
    while number < count:
        ours, theirs = context.Pipe()
        process = context.Process(target=work, args=(theirs, seed, number, count), daemon=True)
        process.start()
        theirs.close()
        try:
            while number < count:
                if not ours.poll(SECONDS if number else 3 * SECONDS):
                    raise EOFError(f"took more than {SECONDS:g} seconds")
                what, came, why = ours.recv()
                tally.count(came)
                if why:
                    tally.fail(f"{what} ({seed}/{number}): {why}")
                number += 1
        except EOFError as error:
            tally.count("lost")
            tally.fail(f"file {seed}/{number}: {error or 'the process has died'}")
            number += 1
        finally:
            process.kill()
            process.join()
            ours.close()
    tally.seconds = time.monotonic() - begun
    return tally


def work(out: Connection, seed: int, number: int, count: int) -> None:
    """Try files from a number on, and tell what came of each."""
    attend()
    kinds = sources()
    for one in range(number, count):
        rng = Random(f"{seed}/{one}")
        places, attempt = kinds[rng.randrange(len(kinds))]
        place = rng.choice(places)
        content = place.read_bytes()
        content = bent_bytes(rng, content) if rng.random() < 0.4 else bent_lines(rng, content)
        what = f"{place.parent.name}/{place.name}"
        try:
            out.send((what, attempt(rng, content), ""))
        except Exception:
            out.send((what, "fault", traceback.format_exc()[-1500:]))


def sources() -> list[tuple[list[Path], Try]]:
    """Sound files of every kind, and how a bent one is tried."""
    found: list[tuple[list[Path], Try]] = []
    for game in GAMES:
        home = package_of(game).folder
        found.append(([home / "components.toml"], components_of(game)))
        found.append((sorted((GOLDEN / game).glob("*.txt")), try_record))
        if maps := sorted((home / "maps").glob("*.toml")):
            found.append((maps, components_of(game)))
        oracle = package_of(game).oracle()
        if oracle is not None:
            found.append((sorted((RECORDED / game).glob("*.yaml")), oracle_of(game, oracle)))
    return found


def components_of(name: str) -> Try:
    """How components or a map are tried."""

    def attempt(rng: Random, content: bytes) -> str:
        try:
            game = opened(name, content.decode("utf-8", "replace"))
        except SetupError:
            return REFUSED
        play(game, rng)
        return TAKEN

    return attempt


def play(game: Game, rng: Random) -> None:
    """Some moves of a game that can be set up, and a picture."""
    options = {option.name: rng.choice(option.choices) for option in game.options}
    least, most = game.seats(options)
    try:
        state = game.new(rng.randint(least, most), rng.randrange(10**6), options)
    except SetupError:
        return
    for _ in range(MOVES):
        if state.over:
            break
        state.play(rng.choice(state.legal()))
    draw(state, SPECTATOR, "en", [f"P{seat}" for seat in range(state.players)])


def try_record(rng: Random, content: bytes) -> str:
    """A record is read and played again."""
    try:
        record = read(decode(content))
        if record.game not in GAMES:
            return REFUSED
        replay_all(record, package_of(record.game).open_as(record.components, record.rules, None))
    except (RecordError, SetupError):
        return REFUSED
    return TAKEN


def oracle_of(game: str, oracle: GameOracle) -> Try:
    """How games recorded elsewhere are tried."""
    opened_game = open_game(game)
    say = Words("en", opened_game).say

    def attempt(rng: Random, content: bytes) -> str:
        with tempfile.NamedTemporaryFile(suffix=".yaml") as file:
            file.write(content)
            file.flush()
            try:
                results = oracle.check(Path(file.name), opened_game, say)
                oracle.imported(content.decode("utf-8-sig"), "game", opened_game, say)
            except ValueError:
                return REFUSED
        return TAKEN if all(result["valid"] for result in results) else REFUSED

    return attempt
