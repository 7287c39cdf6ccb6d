"""Announcements over a real connection: in order, nothing missed, nothing doubled, and a clean end."""

from __future__ import annotations

import json
import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import httpx
import pytest

from http_site import GAME, LONG, guest, serving
from roundhouse.server.http import events
from roundhouse.server.site import Site
from roundhouse.server.tables.stored_table import NewSeat, NewTable


@dataclass
class Heard:
    """One event of a stream."""

    event: str
    data: dict[str, object]
    id: str | None


class Stream:
    """A viewer's stream."""

    def __init__(self, response: httpx.Response) -> None:
        self.response = response
        self.lines = response.iter_lines()
        self.comments = 0
        self.retry = ""

    def next(self) -> Heard:
        """The next event; raises StopIteration when the server ends the stream."""
        fields: dict[str, str] = {}
        for line in self.lines:
            if line.startswith(":"):
                self.comments += 1
            elif line:
                name, _, value = line.partition(": ")
                fields[name] = value
            elif fields:
                if "event" not in fields:  # only when to come back, from a server that stops
                    self.retry, fields = fields["retry"], {}
                    continue
                return Heard(fields["event"], json.loads(fields["data"]), fields.get("id"))
        raise StopIteration

    def until(self, event: str, seq: int) -> list[Heard]:
        """All events up to one of these."""
        heard = [self.next()]
        while heard[-1].event != event or heard[-1].data["seq"] != seq:
            heard.append(self.next())
        return heard


@contextmanager
def watching(browser: httpx.Client, table: str, last: str | None = None) -> Iterator[Stream]:
    headers = {} if last is None else {"Last-Event-ID": last}
    with browser.stream("GET", f"{table}/events", headers=headers) as response:
        assert response.status_code == 200
        assert response.headers["Content-Type"].startswith("text/event-stream")
        assert response.headers["Cache-Control"] == "no-store"
        yield Stream(response)


@pytest.fixture
def ada(site: Site) -> Iterator[httpx.Client]:
    """Somebody over a real connection."""
    with serving(site) as address, guest(address) as browser:
        yield browser


def start(browser: httpx.Client) -> str:
    return str(
        browser.post("/start", data={"game": GAME, "mode": "pass", "players": "2"}).headers["location"]
    )


def play(browser: httpx.Client, table: str) -> int:
    view = browser.get(f"{table}/view").json()
    move = {"move": view["choices"][0]["move"], "at": view["seq"], "key": str(view["seq"])}
    return int(browser.post(f"{table}/moves", json=move).json()["seq"])


def test_every_move_is_announced_once_and_in_order(ada: httpx.Client) -> None:
    table = start(ada)
    with watching(ada, table) as stream:
        first = stream.next()
        assert (first.event, first.data["seq"], first.id) == ("moved", 0, "0")
        for seq in range(1, 11):
            assert play(ada, table) == seq
        heard = stream.until("moved", 10)
        assert [(h.data["seq"], h.id) for h in heard if h.event == "moved"] == [
            (seq, str(seq)) for seq in range(1, 11)
        ]


def test_an_announcement_holds_nothing_but_numbers(ada: httpx.Client) -> None:
    table = start(ada)
    with watching(ada, table) as stream:
        play(ada, table)
        for heard in stream.until("moved", 1):
            assert set(heard.data) == {"seq", "turn"}
            assert all(isinstance(value, int) for value in heard.data.values())


@pytest.mark.parametrize(
    ("last", "told"), [("0", True), ("2", True), ("3", False), ("nonsense", True), ("", True)]
)
def test_coming_back_tells_at_once_what_was_missed(ada: httpx.Client, last: str, told: bool) -> None:
    table = start(ada)
    for _ in range(3):
        play(ada, table)
    with watching(ada, table, last) as stream:
        if told:
            assert stream.next() == Heard("moved", {"seq": 3, "turn": stream_turn(ada, table)}, "3")
        play(ada, table)
        assert stream.next().data["seq"] == 4


def test_others_hear_at_once_who_opens_the_page_and_who_closes_it(site: Site) -> None:
    with serving(site) as address, guest(address) as ada, guest(address) as bert:
        people = [site.tables.get(start(one).removeprefix("/tables/")).row.owner for one in (ada, bert)]
        seats = [NewSeat("person", name, user) for name, user in zip(("Ada", "Bert"), people, strict=True)]
        table = f"/tables/{site.tables.create(NewTable(GAME, seats, people[0], seed=7))}"
        for one in (ada, bert):
            assert one.get(table).status_code == 200
        with watching(ada, table) as stream:
            assert stream.next().event == "moved"
            with watching(bert, table):
                assert stream.next() == Heard("eyes", {}, None)
                assert ada.get(f"{table}/here").json() == {"seats": [0, 1]}
            assert stream.next() == Heard("eyes", {}, None), "and not that one has come oneself"
            assert ada.get(f"{table}/here").json() == {"seats": [0]}


def stream_turn(browser: httpx.Client, table: str) -> int:
    return int(browser.get(f"{table}/view").json()["turn"])


def test_all_viewers_hear_the_same(ada: httpx.Client) -> None:
    table = start(ada)
    heard: list[list[int]] = [[] for _ in range(5)]
    ready = threading.Barrier(6)

    def watch(numbers: list[int]) -> None:
        with watching(ada, table) as stream:
            assert stream.next().data["seq"] == 0
            ready.wait()
            numbers += [int(str(h.data["seq"])) for h in stream.until("moved", 12) if h.event == "moved"]

    threads = [threading.Thread(target=watch, args=(numbers,)) for numbers in heard]
    for thread in threads:
        thread.start()
    ready.wait()
    for _ in range(12):
        play(ada, table)
    for thread in threads:
        thread.join(LONG)
    assert heard == [list(range(1, 13))] * 5


def test_connecting_in_the_middle_of_moves_misses_none(ada: httpx.Client) -> None:
    table = start(ada)
    done = threading.Thread(target=lambda: [play(ada, table) for _ in range(30)])
    done.start()
    last: str | None = None
    seen: list[int] = []
    while not seen or seen[-1] < 30:
        with watching(ada, table, last) as stream:
            for _ in range(3):
                heard = stream.next()
                assert heard.id is not None
                last = heard.id
                seen.append(int(last))
                if seen[-1] == 30:
                    break
    done.join()
    assert seen == sorted(set(seen)), "each number once, and rising"


def test_chat_and_seats_are_announced_too(ada: httpx.Client) -> None:
    table = start(ada)
    with watching(ada, table) as stream:
        stream.next()
        ada.post(f"{table}/chat", json={"text": "hello"})
        heard = stream.next()
        assert (heard.event, set(heard.data), heard.id) == ("chat", {"id"}, None), "what it says is asked for"


@pytest.mark.parametrize("way", ["logged out", "sent away"])
def test_who_may_not_see_a_private_table_any_more_hears_nothing_of_it(ada: httpx.Client, way: str) -> None:
    fields = {"game": GAME, "players": "3", "seat-1": "invite", "seat-2": "invite", "name": "Ada"}
    table = str(ada.post("/new", data=fields).headers["location"])
    link = re.findall(rf"{table}/join/[\w-]+", ada.get(table).text)[0]
    with guest(str(ada.base_url)) as bert:
        assert bert.get(f"{table}/events").status_code == 403
        bert.post(link, data={"name": "Bert"})
        with watching(bert, table) as stream:
            stream.next()
            ada.post(f"{table}/chat", json={"text": "hello"})
            assert stream.next().event == "chat"
            if way == "sent away":
                ada.post(f"{table}/seats/1", json={"do": "kick"})
            else:
                bert.post("/logout", data={})
            ada.post(f"{table}/chat", json={"text": "about Bert"})
            with pytest.raises(StopIteration):
                stream.next()


def test_a_quiet_stream_is_kept_alive(ada: httpx.Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(events, "KEEP_ALIVE", 0.05)
    table = start(ada)
    with watching(ada, table) as stream:
        stream.next()
        for line in stream.lines:
            if line.startswith(":"):
                break


def test_a_viewer_who_leaves_is_forgotten(ada: httpx.Client, site: Site) -> None:
    table = start(ada)
    gone = threading.Event()
    forget = site.announcements.remove

    def noted(viewer: object, table_id: str) -> None:
        forget(viewer, table_id)  # type: ignore[arg-type]
        gone.set()

    site.announcements.remove = noted  # type: ignore[method-assign]
    with watching(ada, table) as stream:
        stream.next()
        assert site.announcements._viewers
    assert gone.wait(LONG)
    assert not site.announcements._viewers


def test_stopping_the_server_ends_every_stream(site: Site) -> None:
    with guest("http://unused") as browser:
        with serving(site) as address:
            browser.base_url = httpx.URL(address)
            browser.headers["Origin"] = address
            table = start(browser)
            opened = browser.stream("GET", f"{table}/events")
            stream = Stream(opened.__enter__())
            stream.next()
        # `serving` returns only when the server has ended, and it does not wait for its patience to end
        with pytest.raises(StopIteration):
            stream.next()
        assert stream.retry, "with a hint when to come back"
        opened.__exit__(None, None, None)
