"""A server that is killed between a stored move and a sent notice: the next one sends it."""

from __future__ import annotations

import re
from pathlib import Path

import httpx
from sqlalchemy import select, update

from http_site import GAME, LONG, guest, serving
from roundhouse.server.site import Site
from roundhouse.server.store import SqlStore
from roundhouse.server.store.schema import outbox, users
from server.hanging_server import telling
from server.receivers import Hook
from server.test_outages import hanging_server

FORM = {"game": GAME, "players": "2", "seat-0": "me", "seat-1": "invite", "spectators": "on"}


def begin(one: httpx.Client, other: httpx.Client) -> None:
    """A table at which the game has begun: one of the two is to decide, and should hear of it."""
    table = one.post("/new", data=FORM).headers["location"]
    link = re.search(r"/tables/[\w-]{22}/join/[\w-]{22}", one.get(table).text)
    assert link
    assert other.post(link[0], data={"name": "Bert"}).status_code == 303


def test_a_notice_outlives_the_server_that_was_about_to_send_it(tmp_path: Path, url: str, hook: Hook) -> None:
    hook.answers.clear()  # what is sent never comes to an end
    with hanging_server(tmp_path, url) as (process, address):
        with guest(address) as ada, guest(address) as bert:
            for person, name in ((ada, "Ada"), (bert, "Bert")):
                person.post("/profile", data={"name": name})
                assert person.post("/notices/webhook", data={"target": hook.address}).status_code == 303
            begin(ada, bert)
            assert hook.came.wait(LONG)
        process.kill()
        process.wait()
    hook.came.clear()
    hook.answers.set()
    store = SqlStore.open(url)
    with store.writing() as db:  # until what the dead server had claimed is anybody's
        assert db.execute(select(outbox.c.id).where(outbox.c.due.is_not(None))).all()
        db.execute(update(outbox).where(outbox.c.due.is_not(None)).values(due=0))
        assert len(db.execute(select(users.c.id)).all()) == 2
    store.close()
    with serving(Site(telling(tmp_path, url), SqlStore.open(url))):
        assert hook.came.wait(LONG)
    told = hook.bodies
    assert len(told) == 2
    assert told[0]["id"] == told[1]["id"], "whoever got it twice can tell"
