"""How many moves the store takes in a second, each on the disk before the next is asked for."""

from __future__ import annotations

import statistics
import threading
from time import perf_counter

from roundhouse.core.random import Random
from roundhouse.games.registry import GAMES
from roundhouse.server.store import SqlStore
from roundhouse.server.tables.service import Tables
from roundhouse.server.tables.stored_table import NewSeat, NewTable

PLAYERS = 4


def moves_stored(url: str, seconds: float, threads: int, game: str = GAMES[0]) -> dict[str, float]:
    """Random games at one table per thread; moves per second, and milliseconds for one (median, 99 %)."""
    store = SqlStore.open(url)
    tables = Tables(store)
    owner = store.add_user("Bench", "en").id
    took: list[list[float]] = [[] for _ in range(threads)]
    start = perf_counter()
    workers = [
        threading.Thread(target=play, args=(tables, game, owner, number, start + seconds, took[number]))
        for number in range(threads)
    ]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    spent = perf_counter() - start
    store.close()
    all_of_them = sorted(one for own in took for one in own)
    return {
        "moves": len(all_of_them) / spent,
        "median": 1000 * statistics.median(all_of_them),
        "late": 1000 * all_of_them[len(all_of_them) * 99 // 100],
    }


def play(tables: Tables, game: str, owner: int, seed: int, end: float, took: list[float]) -> None:
    """Games of one thread, one after the other."""
    rng = Random(seed)
    while perf_counter() < end:
        seats = [NewSeat("person", f"Player {number + 1}", owner) for number in range(PLAYERS)]
        table = tables.create(NewTable(game, seats, owner, house=True))
        live = tables.get(table)
        while not live.over and perf_counter() < end:
            legal = live.running().state.legal()
            text = live.game.moves.text(legal[rng.below(len(legal))])
            begun = perf_counter()
            tables.move(table, text, live.seq, str(live.seq), user_id=owner)
            took.append(perf_counter() - begun)
