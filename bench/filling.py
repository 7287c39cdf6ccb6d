"""A database as it is after many games: written directly, before or beside the server that is measured."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from secrets import token_urlsafe
from time import perf_counter, sleep

from bench.builds import NotReady
from bench.calling import players, random_game
from roundhouse.games.registry import open_game
from roundhouse.server.http.accounts import COOKIE, Accounts
from roundhouse.server.settings import Settings, first_secret
from roundhouse.server.store import SqlStore
from roundhouse.server.tables.service import Tables
from roundhouse.server.tables.stored_table import EntryRow, NewSeat, NewTable
from roundhouse.server.thinking.bots import LEASE_SECONDS

PATIENCE = 60.0  # seconds until a turn must have been taken over


@dataclass(frozen=True)
class Filled:
    """A table that is there already, and whose it is."""

    table: str
    seed: int
    seq: int
    cookie: str


def filled(folder: Path, game: str, number: int, entries: int) -> list[Filled]:
    """So many tables around one screen, each with so many entries of its random game."""
    settings = Settings.load(folder, environment={})
    store = SqlStore.open(settings.database)
    accounts = Accounts(store, store.key("signing", first_secret(settings.data)))
    owner = store.add_user("Bench", "en")
    cookie = f"{COOKIE}={accounts.open_session(owner, 'bench')}"
    seed = next(seed for seed in range(1, 100) if len(random_game(game, seed)) > entries + 20)
    played = entries_of(game, seed, entries)
    chairs = [NewSeat("person", f"Player {n}", owner.id) for n in range(players(game))]
    tables = Tables(store)
    first = tables.create(NewTable(game, chairs, owner.id, house=True, seed=seed, spectators=True))
    around, reached = store.seats(first), tables.get(first)
    reached.add(played)
    found = []
    for _ in range(number):
        one = token_urlsafe(16)
        like = replace(reached.row, id=one, rematch_of=None)
        store.add_table(like, [replace(seat, table_id=one) for seat in around], played)
        found.append(Filled(one, seed, len(played), cookie))
    store.close()
    return found


def entries_of(game: str, seed: int, number: int) -> list[EntryRow]:
    """The first entries of a random game, as the store has them."""
    opened, found = open_game(game), []
    state = opened.new(players=players(game), seed=seed)
    for seq, text in enumerate(random_game(game, seed)[:number], 1):
        found.append(EntryRow(seq, state.seat, text, 0, f"u0-{seq}", None, 0))
        state.play(opened.moves.code(text))
    return found


def taken_over(database: str, game: str) -> float:
    """Seconds until a bot's turn is played that a server was thinking about which died just now."""
    store = SqlStore.open(database)
    store.alone = False
    owner = store.add_user("Bench", "en").id
    chairs = [NewSeat("bot", f"Bot {n}", bot="random") for n in range(players(game))]
    table = Tables(store).create(NewTable(game, chairs, owner))
    assert store.lease_turn(table, 0, "dead", LEASE_SECONDS)
    begun = perf_counter()
    while (row := store.table(table)) is None or not row.seq:
        if perf_counter() - begun > PATIENCE:
            raise NotReady("nobody takes over the turn of a server that died")
        sleep(0.02)
    store.close()
    return perf_counter() - begun
