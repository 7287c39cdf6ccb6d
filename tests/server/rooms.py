"""People and tables for the tests of the server."""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from html import escape
from secrets import token_urlsafe

import pytest

from roundhouse.core.message import Message, Reason
from roundhouse.core.random import Random
from roundhouse.core.state import State
from roundhouse.games.registry import GAMES
from roundhouse.kit.picture import GamePicture
from roundhouse.kit.words import Say
from roundhouse.server.store import SqlStore
from roundhouse.server.tables.create import ID_BYTES
from roundhouse.server.tables.live_table import LiveTable, reached_by
from roundhouse.server.tables.open_games import box_of
from roundhouse.server.tables.refusals import Refused
from roundhouse.server.tables.service import Tables
from roundhouse.server.tables.stored_table import (
    PERSON,
    EntryRow,
    NewEntry,
    NewSeat,
    NewTable,
    Reached,
    SeatRow,
    TableRow,
)
from roundhouse.text import Words, languages
from server.memory_store import MemoryStore

GAME = GAMES[0]
GOES_ON = Reached(0)
NAMES = ["Ada", "Bert", "Cleo", "Dora"]


class PlainPicture(GamePicture):
    """A picture of nothing but the dump of what it is given: whatever is in a view shows."""

    STYLE = ""
    DARK_PROPERTIES = ""
    SIGNS = ""

    def board(self, view: State, seat: int, say: Say) -> str:
        return self.pictures(view, seat, say)["board"]

    def pictures(self, view: State, seat: int, say: Say) -> dict[str, str]:
        return {"symbols": "<svg/>", "board": f"<svg>{escape(str(view.dump()))}</svg>"}

    def title(self, name: str, say: Say) -> str:
        return name.title()

    def targets(self, state: State, move: int) -> list[str]:
        kind, parts = state.game.moves.parts(move)
        return ["-".join([kind, *map(str, parts)])]

    def description(self, view: State, seat: int, say: Say) -> list[str]:
        return [say(Message("player", {"n": seat + 1})), view.digest()]


class Room:
    """Tables, and four people who may sit down at them."""

    def __init__(self, store: SqlStore | MemoryStore, tables: Tables) -> None:
        self.store = store
        self.tables = tables
        self.people = [store.add_user(name, "en").id for name in NAMES]
        self.ada, self.bert, self.cleo, self.dora = self.people

    def table(self, *users: int | str | None, **given: object) -> str:
        """A table for these: people by number, bots by name, None for an open seat."""
        seats: list[NewSeat] = []
        for number, user in enumerate(users):
            if isinstance(user, str):
                seats.append(NewSeat("bot", f"Bot {number + 1}", bot=user))
            elif user is None:
                seats.append(NewSeat("open", invite_nonce=f"invite {number}"))
            else:
                seats.append(NewSeat("person", NAMES[self.people.index(user)], user))
        given = {"game": GAME, "seed": 7, **given}
        return self.tables.create(NewTable(seats=seats, owner=self.ada, **given))  # type: ignore[arg-type]

    def house(self, players: int = 2, bots: int = 0) -> str:
        """A table where Ada and others sit around her screen."""
        seats = [NewSeat("person", name, self.ada) for name in NAMES[:players]]
        seats += [NewSeat("bot", f"Bot {number}", bot="greedy") for number in range(bots)]
        return self.tables.create(NewTable(GAME, seats, self.ada, house=True, seed=7))

    def play(self, table: str, moves: int = 1, seed: int = 1) -> LiveTable:
        """Play so many moves at random, or to the end, each by whom it is for."""
        rng = Random(seed)
        live = self.tables.get(table)
        for _ in range(moves):
            if live.over:
                break
            legal = live.running().state.legal()
            self.move(table, live.game.moves.text(legal[rng.below(len(legal))]))
            live = self.tables.get(table)
        return live

    def move(self, table: str, text: str, key: str | None = None) -> int:
        """Play a move for whoever is to decide."""
        live = self.tables.get(table)
        seat = live.seats[live.turn]
        key = key or f"move {live.seq}"
        if seat.kind == "bot":
            return self.tables.move(table, text, live.seq, key, bot_seat=seat.seat)
        return self.tables.move(table, text, live.seq, key, user_id=seat.user_id)

    def first(self, table: str) -> str:
        """The first legal move, as it is written."""
        live = self.tables.get(table)
        return live.game.moves.text(live.running().state.legal()[0])

    def acting(self, table: str) -> int:
        """The person who is to decide."""
        live = self.tables.get(table)
        user = live.seats[live.turn].user_id
        assert user is not None
        return user

    def waiting(self, table: str) -> int:
        """Another person at the table."""
        return next(
            seat.user_id
            for seat in self.tables.get(table).seats
            if seat.user_id not in (None, self.acting(table))
        )  # type: ignore[return-value]

    def finished(self, *users: int | str, **given: object) -> str:
        """A table where a game has been played to the end; it is stored all at once."""
        drafts = Room.__new__(Room)
        drafts.tables, drafts.people, drafts.ada = Tables(MemoryStore()), self.people, self.ada
        new = drafts.tables.get(drafts.table(*(users or (self.ada, self.bert)), listed=False, **given))
        return self.store.add_table(*played_on(new), box=box_of(new.game)).id


def played_on(live: LiveTable, left: int = 0) -> tuple[TableRow, list[SeatRow], list[EntryRow]]:
    """Another table like a new one, played at random to its end, or until about so many moves are left.

    Then a person is to decide.
    """
    table, rng = live.running(), Random(1)
    ahead, course, asked = table.state.copy(), [], [0]
    while not ahead.over:
        if live.seats[ahead.seat].kind == PERSON:
            asked.append(len(course))
        legal = ahead.legal()
        course.append(legal[rng.below(len(legal))])
        ahead.play(course[-1])
    end = max(at for at in asked if at <= len(course) - left) if left else len(course)
    for move in course[:end]:
        table.play(table.state.seat, move)
    played = [
        EntryRow(number, entry.seat, live.game.moves.text(entry.move), 0, str(number), None, 0)
        for number, entry in enumerate(table.entries, 1)
        if entry.move is not None
    ]
    reached, name = reached_by(table.state), token_urlsafe(ID_BYTES)
    row = replace(
        live.row, id=name, seq=len(played), turn=reached.turn, status=reached.status, result=reached.result
    )
    return row, [replace(seat, table_id=name) for seat in live.seats], played


def refused(kind: type[Refused], call: Callable[[], object]) -> str:
    """The key of the reason with which something is refused; it can be said in every language."""
    with pytest.raises(kind) as caught:
        call()
    for language in languages():
        assert Words(language).say(Reason(caught.value.reason.key, {"seat": 0, "moves": 1, "free": 1}))
    return caught.value.reason.key


def race(attempts: list[Callable[[], object]]) -> list[object]:
    """Do all of these at once; what each gives, or the error it raises."""
    barrier = threading.Barrier(len(attempts))

    def run(attempt: Callable[[], object]) -> object:
        barrier.wait()
        try:
            return attempt()
        except Exception as error:
            return error

    with ThreadPoolExecutor(len(attempts)) as pool:
        return list(pool.map(run, attempts))


def entry(key: str, seat: int = 0, move: str | None = "done") -> NewEntry:
    return NewEntry(seat, move, key)


def stored(store: SqlStore, table: str) -> list[tuple[int, str]]:
    """The numbers and keys of the entries of a table."""
    found = store.load(table)
    assert found is not None
    return [(row.seq, row.key) for row in found[2]]
