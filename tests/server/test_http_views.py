"""Looks at tables: the quick way tells each reader the same as the long one, and nobody more."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from http_site import GAME, Browser, settings_in
from playing import OPEN
from roundhouse.server.http import view
from roundhouse.server.http.stamps import Stamps
from roundhouse.server.site import Site
from roundhouse.server.store import SqlStore
from roundhouse.server.tables.service import Tables
from roundhouse.server.tables.stored_table import Stamp
from server.rooms import Room

OWN = {"content-encoding", "content-length", "vary", "x-request-id"}  # of each answer


def look(browser: Browser, table: str, quick: bool, **query: str | int) -> tuple[object, ...]:
    """An answer by the quick way, or by the long one."""
    browser.headers["Accept-Encoding"] = "gzip" if quick else "identity"
    answer = browser.get(f"/tables/{table}/view", params=query)
    said = {name: value for name, value in answer.headers.items() if name not in OWN}
    return answer.status_code, said, answer.text


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch, site: Site) -> list[bytes]:
    """What went the quick way. Nobody looks for bots meanwhile: that would hold the table now and then."""
    sent: list[bytes] = []
    monkeypatch.setattr(site.bots, "look", lambda table: None)
    found = view.Glances.found

    async def noted(self: view.Glances, scope: dict[str, object]) -> bytes | None:
        packed = await found(self, scope)
        if packed is not None:
            sent.append(packed)
        return packed

    monkeypatch.setattr(view.Glances, "found", noted)
    return sent


@pytest.mark.parametrize("game", OPEN)
def test_the_quick_way_tells_everybody_what_the_long_one_does(
    ada: Browser, bert: Browser, site: Site, quick: list[bytes], game: str
) -> None:
    table = ada.start(game=game, players=3)
    stranger = Browser(site)
    look(ada, table, quick=False)  # so that the table is in memory
    for _ in range(6):
        for browser in (ada, bert, stranger):
            browser.get("/profile")  # so that they are known
            before = len(quick)
            assert look(browser, table, quick=True) == look(browser, table, quick=False)
            assert len(quick) == before + 1
        ada.play(table)
    assert look(ada, table, quick=True, at=2, words=1) == look(ada, table, quick=False, at=2, words=1)
    assert len(set(quick)) > 6


def test_a_page_that_is_open_stays_in_its_language_when_another_one_is_chosen_elsewhere(
    ada: Browser, quick: list[bytes]
) -> None:
    table = ada.start()
    ada.headers["Page-Language"] = "en"
    before = look(ada, table, quick=False)
    ada.post("/language", data={"language": "de", "back": "/"})
    ada.get("/profile")
    assert look(ada, table, quick=False) == before
    sent = len(quick)
    assert look(ada, table, quick=True) == before
    assert len(quick) == sent + 1
    for unknown in ("xx", "EN", "en,pl", ""):
        ada.headers["Page-Language"] = unknown
        german = look(ada, table, quick=False)
        assert german == look(ada, table, quick=True) != before
        assert 'lang="de"' in ada.get(f"/tables/{table}").text


def test_what_is_refused_goes_the_long_way(
    ada: Browser, bert: Browser, site: Site, quick: list[bytes]
) -> None:
    fields = {"game": GAME, "players": "2", "seat-1": "invite"}  # without spectators
    answer = ada.post("/new", data=fields, follow_redirects=False)
    table = answer.headers["location"].removeprefix("/tables/")
    for browser in (bert, Browser(site)):
        assert look(browser, table, quick=True)[0] == 403
    house = ada.start()
    assert look(ada, house, quick=True, at=999)[0] == 422
    assert look(ada, house, quick=True, at="x")[0] == 400
    assert look(ada, "no-such-table", quick=True)[0] == 404
    ada.headers["Host"] = "elsewhere.example"
    assert look(ada, table, quick=True)[0] == 421
    assert not quick


def test_it_is_the_quick_way_with_either_database(url: str, tmp_path: Path, quick: list[bytes]) -> None:
    site = Site(replace(settings_in(tmp_path), database=url), SqlStore.open(url))
    with Browser(site) as ada:
        table = ada.start()
        ada.play(table)  # it is in memory from now on
        for seq in range(1, 4):
            before = len(quick)
            for _ in range(9):  # while somebody else holds the table, a look goes the long way
                assert ada.view(table)["seq"] == seq
            assert len(quick) > before
            ada.play(table)


def test_one_question_to_the_database_is_about_all_tables_that_are_waited_for(
    postgresql_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = SqlStore.open(postgresql_url)
    room = Room(store, Tables(store))
    tables = [room.table(room.ada, room.bert) for _ in range(4)]
    room.play(tables[1], 3)
    asked: list[set[str]] = []
    ask = store.stamps
    monkeypatch.setattr(store, "stamps", lambda ids: (asked.append(set(ids)), ask(ids))[1])

    async def look() -> list[Stamp | None]:
        stamps = Stamps(store)
        return await asyncio.gather(*(stamps.of(table) for table in [*tables, *tables, "nowhere"]))

    found = asyncio.run(look())
    assert [None if one is None else one.seq for one in found] == [0, 3, 0, 0, 0, 3, 0, 0, None]
    assert asked == [{*tables, "nowhere"}]
    store.close()


def test_sqlite_is_asked_once_for_all_who_had_come_and_anew_for_who_comes_later(tmp_path: Path) -> None:
    store = SqlStore.open(f"sqlite:///{tmp_path}/tables.sqlite")
    room = Room(store, Tables(store))
    table = room.table(room.ada, room.bert)

    async def look() -> list[int]:
        stamps, seen = Stamps(store), []

        async def come(play: bool) -> None:
            stamp = stamps.quick(table)
            assert stamp is not None
            seen.append(stamp.seq)
            if play:  # those who are here already may be told how it was when they came
                room.play(table, 1)
                late.append(asyncio.create_task(come(False)))

        late: list[asyncio.Task[None]] = []
        await asyncio.gather(come(True), come(False))
        await asyncio.gather(*late)
        return seen

    assert asyncio.run(look()) == [0, 0, 1]
    store.close()
