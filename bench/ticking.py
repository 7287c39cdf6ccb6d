"""What it takes to look after clocks and orders of many tables: nothing ticks, it is asked once a second."""

from __future__ import annotations

import asyncio
import tempfile
from dataclasses import asdict, replace
from pathlib import Path
from time import process_time

from sqlalchemy import insert

from bench.builds import ROOT
from roundhouse.games.registry import GAMES
from roundhouse.kit.orders import Order
from roundhouse.server.now import now
from roundhouse.server.store import SqlStore
from roundhouse.server.store.clock_store import running
from roundhouse.server.store.schema import clocks, orders, seats, tables
from roundhouse.server.tables.service import Tables
from roundhouse.server.tables.stored_table import DAYS, ClockRules, NewSeat, NewTable, Orders
from roundhouse.server.thinking.bots import Bots
from roundhouse.server.timekeeper import LOOK_SECONDS, LOOKS_A_BEAT, PATIENCE, Timekeeper

LOOKS = 200
ORDERS = 10  # at one table in so many somebody has left an order
RULES = ClockRules(DAYS, 24 * 3600 * 1000, 0)


def looked_after(number: int) -> float:
    """The share of a core, in per cent, that clocks at so many running tables take when none has run out."""
    with tempfile.TemporaryDirectory(prefix="bench-", dir=ROOT / ".build") as folder:
        store = SqlStore.open(f"sqlite:///{Path(folder) / 'clocks.sqlite'}")
        fill(store, number)
        keeper = Timekeeper(store, Tables(store), _NoBots())
        begun = process_time()
        asyncio.run(look(keeper))
        spent = process_time() - begun
        store.close()
    return 100 * spent / (LOOKS * LOOK_SECONDS)


async def look(keeper: Timekeeper) -> None:
    """So many looks in a row, with the signs of life between them."""
    for number in range(LOOKS):
        if number % LOOKS_A_BEAT == 0:
            await asyncio.to_thread(keeper.store.beat, now() + number, PATIENCE)
        await keeper.look()


def fill(store: SqlStore, number: int) -> None:
    """Running tables of two people each, all like the first but for their ids."""
    people = [store.add_user(name, "en").id for name in ("Ada", "Bert")]
    chairs = [NewSeat("person", name, user) for name, user in zip(("Ada", "Bert"), people, strict=True)]
    first = Tables(store).create(NewTable(GAMES[0], chairs, people[0], clock=RULES))
    row, around, clock = store.table(first), store.seats(first), store.clock(first)
    assert row is not None
    assert clock is not None
    ids = [f"{other:022}" for other in range(1, number)]
    with store.writing() as db:
        db.execute(insert(tables), [asdict(replace(row, id=one)) for one in ids])
        db.execute(insert(seats), [asdict(replace(seat, table_id=one)) for one in ids for seat in around])
        kept = {**asdict(clock.rules), **running(clock)}
        db.execute(insert(clocks), [{"table_id": one, **kept} for one in ids])
        idle = next(user for user in people if user != around[row.turn].user_id)
        given = asdict(Orders(standing=[Order("pass")], looked=row.seq))
        db.execute(insert(orders), [{"table_id": one, "user_id": idle, **given} for one in ids[::ORDERS]])


class _NoBots(Bots):
    """Nobody's time runs out here: no bot is needed."""

    def __init__(self) -> None:
        pass
