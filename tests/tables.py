"""Tables with games played at random, for tests of records and tables."""

from __future__ import annotations

from functools import cache

from roundhouse.core.game import Game
from roundhouse.core.random import Random
from roundhouse.games.registry import GAMES, open_game
from roundhouse.table import Seat, Table

NAMES = ["Ada", "Bert van Loon", "Čeněk", "Dörte"]


@cache
def some_game(name: str = GAMES[0]) -> Game:
    return open_game(name)


def new_table(players: int = 3, seed: int = 7, house: bool = False, kind: str = "human") -> Table:
    return Table(some_game(), [Seat(name, kind) for name in NAMES[:players]], seed, house=house)


def play_on(table: Table, moves: int, seed: int = 1) -> Table:
    """Play so many moves at random, or to the end."""
    rng = Random(seed)
    for _ in range(moves):
        if table.state.over:
            break
        legal = table.state.legal()
        table.play(table.state.seat, legal[rng.below(len(legal))])
    return table


def finished(players: int = 3, seed: int = 7) -> Table:
    table = play_on(new_table(players, seed), 5_000)
    assert table.state.over
    return table
