"""A server that is killed while clocks run: what was used stays used, and the time after it is nobody's."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import httpx
from sqlalchemy import select, update

from http_site import GAME, guest, serving
from roundhouse.server.now import now
from roundhouse.server.store import SqlStore
from roundhouse.server.store.schema import clocks, heartbeat
from server.test_outages import hanging_server, site_at, wait_for

HOUR = 3600 * 1000
FORM = {"game": GAME, "players": "2", "seat-0": "me", "seat-1": "invite", "spectators": "on"}


def table_of_two(one: httpx.Client, other: httpx.Client) -> str:
    """A table with a minute for a decision, at which the game has begun."""
    table = one.post("/new", data={**FORM, "clock": "quick"}).headers["location"]
    link = re.search(r"/tables/[\w-]{22}/join/[\w-]{22}", one.get(table).text)
    assert link
    assert other.post(link[0], data={"name": "Bert"}).status_code == 303
    return str(table)


def shift(store: SqlStore, table: str, by: int) -> None:
    """Let a clock have been set earlier."""
    mine = clocks.c.table_id == table.rpartition("/")[2]
    with store.writing() as db:
        earlier = {"since": clocks.c.since - by, "deadline": clocks.c.deadline - by}
        db.execute(update(clocks).where(mine).values(earlier))


def test_a_killed_server_holds_its_time_against_nobody_and_forgets_nobodys(
    tmp_path: Path, sqlite_url: str
) -> None:
    with hanging_server(tmp_path, sqlite_url) as (process, address):
        with guest(address) as ada, guest(address) as bert:
            thinks, late = table_of_two(ada, bert), table_of_two(ada, bert)
            cookies = ada.cookies
        process.kill()
        process.wait()
    store = SqlStore.open(sqlite_url)
    with store.writing() as db:  # an hour goes by without a server
        db.execute(update(heartbeat).values(at=heartbeat.c.at - HOUR))
        died = db.execute(select(heartbeat.c.at)).scalar_one()
    shift(store, thinks, HOUR)
    shift(store, late, 2 * HOUR)  # its time was up before
    before = store.clock(thinks.rpartition("/")[2])
    store.close()
    assert before is not None
    assert before.deadline is not None
    assert before.deadline < now(), "by the bare clock on the wall, time is up"
    with serving(site_at(tmp_path, sqlite_url)) as address, guest(address) as ada:
        ada.cookies = cookies

        def taken_over(view: dict[str, Any]) -> bool:
            return len(view["clock"]["late"]) == 1

        wait_for(ada, late, taken_over)
        clock = ada.get(f"{thinks}/view").json()["clock"]
    assert clock["late"] == []
    left = before.deadline - max(died, before.since)
    assert clock["deadline"] - clock["since"] == left, "what was left when the last sign of life came"
