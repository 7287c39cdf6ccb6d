"""Two servers on one database, or two processes of one: it makes no difference to whom somebody comes."""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack
from dataclasses import replace
from multiprocessing import Pipe
from pathlib import Path

import pytest

from advisers import AtOnce, advised_by
from http_site import LONG, UNLIMITED, Browser, settings_in
from roundhouse.server.http import accounts
from roundhouse.server.http.limits import PERSON
from roundhouse.server.settings import Rate
from roundhouse.server.siblings import Siblings
from roundhouse.server.site import Site
from roundhouse.server.store import SqlStore
from roundhouse.server.tables.stored_table import NewSeat, NewTable
from roundhouse.server.thinking.bots import Bots
from server.rooms import GAME, Room

FEW = Rate(3, 1e-6)

Sites = tuple[Site, Site]


@pytest.fixture
def sites(url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Sites:
    """Two that forget nobody by themselves; on SQLite they are siblings, PostgreSQL carries what they say."""
    monkeypatch.setattr(accounts, "KNOWN_FOR", 1e9)
    settings = replace(settings_in(tmp_path, replace(UNLIMITED, talk=FEW)), database=url)
    lines = (None, None) if url.startswith("postgresql") else Pipe()
    one, other = (
        Site(
            settings,
            SqlStore.open(url),
            siblings=None if line is None else Siblings(line, gone=lambda: None),
        )
        for line in lines
    )
    return one, other


@pytest.fixture
def advisers(sites: Sites) -> list[Bots]:
    """Who works out hints and reviews, at each."""
    return [advised_by(site, AtOnce) for site in sites]


@pytest.fixture
def browsers(sites: Sites) -> Iterator[tuple[Browser, Browser]]:
    """The same person, once at each."""
    with ExitStack() as stack:
        here, there = (stack.enter_context(Browser(site)) for site in sites)
        here.post("/profile", data={"name": "Ada"})
        there.cookies = here.cookies
        yield here, there


def soon(condition: Callable[[], object]) -> None:
    """Wait for what one server says to be heard by the other."""
    tick, until = threading.Event(), LONG * 50
    for _ in range(until):
        if condition():
            return
        tick.wait(0.02)
    raise AssertionError("they do not agree")


def test_who_changes_or_logs_out_at_one_is_known_as_that_at_the_other(
    browsers: tuple[Browser, Browser],
) -> None:
    here, there = browsers
    assert 'value="Ada"' in there.get("/profile").text
    here.post("/profile", data={"name": "Lovelace"})
    soon(lambda: 'value="Lovelace"' in there.get("/profile").text)
    cookies = dict(here.cookies)
    here.post("/logout")
    there.cookies.update(cookies)
    soon(lambda: "Lovelace" not in there.get("/profile").text)


def test_what_is_done_too_often_is_counted_together(sites: Sites, browsers: tuple[Browser, Browser]) -> None:
    here, there = browsers
    table, throttle, counted = here.start(), sites[1].throttle, Counter[str]()
    hear = throttle.hear

    def heard(spent: Iterable[object]) -> None:
        hear(spent := list(spent))
        counted.update({str(kind): int(times) for whose, kind, _, times in spent if whose == PERSON})  # type: ignore[misc]

    throttle.hear = heard  # type: ignore[method-assign]
    for n in range(3):
        assert here.post(f"/tables/{table}/chat", json={"text": f"hello {n}"}).status_code == 200
    soon(lambda: counted["talk"] == 3)
    for browser in (here, there):
        assert browser.post(f"/tables/{table}/chat", json={"text": "again"}).status_code == 429


def test_a_move_at_one_is_seen_and_played_on_at_the_other(browsers: tuple[Browser, Browser]) -> None:
    here, there = browsers
    table = here.start()
    for n in range(6):
        mover, looker = (here, there) if n % 2 else (there, here)
        assert mover.play(table).json() == {"seq": n + 1}
        assert looker.view(table)["seq"] == n + 1


def test_listeners_at_one_hear_of_what_happens_at_the_other(
    sites: Sites, browsers: tuple[Browser, Browser]
) -> None:
    heard: list[str] = []
    for event in ("moved", "chat"):
        sites[1].announcements.hear(event, lambda said: heard.append(f"{said.event} {said.seq}"))
    here, _ = browsers
    table = here.start()
    here.play(table)
    here.post(f"/tables/{table}/chat", json={"text": "hello"})
    soon(lambda: heard == ["moved 1", "chat 0"])


def test_a_game_is_reviewed_once_for_both(
    sites: Sites, advisers: list[Bots], browsers: tuple[Browser, Browser]
) -> None:
    table = Room(sites[0].store, sites[0].tables).finished()
    here, there = browsers
    address = f"/tables/{table}/review"
    here.post(address, json={})
    soon(lambda: (found := here.get(address).json())["ready"] and found["done"] == found["of"])
    found = here.get(address).json()
    assert found["moments"]
    assert there.get(address).json() == found
    assert there.post(address, json={}).json() == found
    assert isinstance(advisers[1], AtOnce)
    assert not advisers[1].asked


def test_no_two_think_about_one_turn_and_both_see_who_does(sites: Sites) -> None:
    one, other = sites
    owner = one.store.add_user("Ada", "en").id
    chairs = [NewSeat("person", "Ada", owner), NewSeat("bot", "Bot", bot="greedy")]
    table = one.tables.create(NewTable(GAME, chairs, owner))
    assert one.store.lease_turn(table, 5, "one", 60)
    assert not other.store.lease_turn(table, 5, "other", 60)
    one.store.keep_leases("one", [], 60)
    assert other.store.lease_turn(table, 5, "other", 60)
