"""How fast people hear of things by a webhook on loopback: after a move, and when many are to be told."""

from __future__ import annotations

import asyncio
import random
import statistics
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from time import perf_counter

from bench.builds import ROOT
from roundhouse.games.registry import GAMES
from roundhouse.server.notices.judge import Judge
from roundhouse.server.notices.webhook import WEBHOOK, WebhookChannel
from roundhouse.server.outbox import Outbox
from roundhouse.server.settings import WebhookSettings
from roundhouse.server.store import SqlStore
from roundhouse.server.store.notice_store import put_notices
from roundhouse.server.tables.notices import TURN, Notice
from roundhouse.server.tables.service import Tables
from roundhouse.server.tables.stored_table import NewSeat, NewTable

HERE = "http://play.example"
OURS = WebhookSettings(offered=True, networks="127.0.0.0/8")
MOST_TURNS = 60  # of which it is measured how soon somebody hears
MOST_MOVES = 4000
PATIENCE = 20.0  # seconds for one notice to come


class Hook:
    """Takes what is posted, and knows when it came."""

    def __init__(self) -> None:
        self.came: asyncio.Queue[float] = asyncio.Queue()
        self.address = ""

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        length = next(line for line in head.split(b"\r\n") if line.lower().startswith(b"content-length:"))
        await reader.readexactly(int(length.partition(b":")[2]))
        self.came.put_nowait(perf_counter())
        writer.write(b"HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n")
        await writer.drain()
        writer.close()


@asynccontextmanager
async def telling(folder: Path) -> AsyncIterator[tuple[SqlStore, Hook]]:
    """A database, somebody who sends what lies in its outbox, and a hook that takes it."""
    store, hook = SqlStore.open(f"sqlite:///{folder / 'notices.sqlite'}"), Hook()
    server = await asyncio.start_server(hook.take, "127.0.0.1", 0)
    hook.address = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/"
    outbox = Outbox(store, None, [WebhookChannel(OURS, HERE)], Judge(store, HERE))
    await outbox.start()
    yield store, hook
    await outbox.end()
    server.close()
    store.close()


def pair(store: SqlStore, tables: Tables, hook: Hook, number: int) -> tuple[str, list[int]]:
    """A table of two who are told."""
    names = [f"Ada {number}", f"Bert {number}"]
    people = [store.add_user(name, "en").id for name in names]
    chairs = [NewSeat("person", name, user) for name, user in zip(names, people, strict=True)]
    table = tables.create(NewTable(GAMES[0], chairs, people[0], seed=number))
    for user in people:
        store.set_way(user, WEBHOOK, hook.address)
    return table, people


async def heard(store: SqlStore, hook: Hook, turns: int) -> float:
    """Milliseconds from a stored move to what the next player's webhook receives, median."""
    tables, rng = Tables(store), random.Random(1)
    taken: list[float] = []
    table, _ = await asyncio.to_thread(pair, store, tables, hook, 0)
    for number in range(MOST_MOVES):
        live = tables.get(table)
        if live.over or len(taken) == turns:
            break
        before, state = live.turn, live.running().state
        move, user = live.game.moves.text(rng.choice(state.legal())), live.seats[before].user_id
        await asyncio.to_thread(tables.move, table, move, live.seq, str(number), user)
        stored, live = perf_counter(), tables.get(table)
        if live.turn != before and not live.over:
            came = await asyncio.wait_for(hook.came.get(), PATIENCE)
            taken.append(1000 * (came - stored))
    return statistics.median(taken)


async def sent(store: SqlStore, hook: Hook, tables: int) -> float:
    """Notices per second, when many people at many tables are to be told at once."""
    service = Tables(store)
    pairs = [await asyncio.to_thread(pair, store, service, hook, number) for number in range(1, tables + 1)]
    while not hook.came.empty():
        hook.came.get_nowait()
    due = []
    for table, people in pairs:
        row = store.table(table)
        assert row is not None
        due.append((table, store.seats(table)[row.turn].user_id or people[0]))
    begun = perf_counter()
    with store.writing() as db:
        for table, user in due:
            put_notices(db, table, [Notice(TURN, user, 1)])
    store.posted(True)
    for _ in due:
        last = await asyncio.wait_for(hook.came.get(), PATIENCE)
    return len(due) / (last - begun)


async def both(number: int) -> dict[str, float]:
    """How soon, and how many a second."""
    with tempfile.TemporaryDirectory(prefix="bench-", dir=ROOT / ".build") as folder:
        async with telling(Path(folder)) as (store, hook):
            soon = await heard(store, hook, min(number, MOST_TURNS))
            return {"noticed": soon, "notices": await sent(store, hook, number)}


def noticed(tables: int) -> dict[str, float]:
    """Both figures, in this process and on a database of its own; so many tables have news at once."""
    return asyncio.run(both(tables))
