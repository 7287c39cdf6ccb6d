"""A bot at a server: it hears what happens at its tables, sits down where it is asked, and plays."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from threading import Lock
from typing import Any

import httpx

from roundhouse.bots.makers import Maker
from roundhouse.bots.online.connection import (
    FIRST_PAUSE,
    LONGEST_PAUSE,
    PASSING,
    Connection,
    Declined,
    Stopped,
)
from roundhouse.bots.online.seat import OnlineSeat, plays

Tell = Callable[[str], None]


class BotClient:
    """Plays until it is stopped, whatever becomes of the server meanwhile."""

    def __init__(
        self, connection: Connection, maker: Maker, games: Sequence[str], most: int, tell: Tell = print
    ) -> None:
        self.connection = connection
        self.maker = maker
        self.games = list(games)
        self.most = most
        self.tell = tell
        self._pool = ThreadPoolExecutor(max_workers=most, thread_name_prefix="table")
        self._lock = Lock()
        self._seats: dict[str, OnlineSeat] = {}
        self._busy: dict[
            str, bool
        ] = {}  # tables that somebody plays at; whether to look once more after that

    def run(self) -> None:
        """Listen, and come back when the stream ends; Declined if the token is not good."""
        pause, after = FIRST_PAUSE, 0
        try:
            while True:
                try:
                    for news in self.connection.lines("/stream", games=",".join(self.games), after=after):
                        pause = FIRST_PAUSE
                        if news["type"] == "heartbeat":
                            after = news["at"]
                        self.hear(news)
                except httpx.TransportError:
                    self.connection.unanswered()
                except Declined as declined:
                    if declined.status not in PASSING:
                        raise
                self.connection.rest(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
        except (KeyboardInterrupt, Stopped):
            pass
        finally:
            self.end()

    def end(self) -> None:
        """Stop playing: what is thought about now is thought to its end, and not played."""
        self.connection.stopped.set()
        self._pool.shutdown(wait=True, cancel_futures=True)
        for seat in self._seats.values():
            seat.end()
        self.connection.close()

    def hear(self, news: dict[str, Any]) -> None:
        """Something has happened."""
        if news["type"] == "invited":
            self._pool.submit(self._guarded, news["table"], lambda: self.invited(news))
        elif news["type"] == "table" and news["seat"] >= 0 and news["status"] != "waiting":
            self.look(news["table"])

    def invited(self, news: dict[str, Any]) -> None:
        """Sit down, unless it is a game that is not known here, or there are enough of them."""
        accepts = news["game"] in self.games and plays(news) and len(self._seats) < self.most
        path = f"/tables/{news['table']}/seats/{news['seat']}"
        self.connection.post(path, {"do": "take" if accepts else "decline"})
        self.tell(f"{'Playing' if accepts else 'Declined'} {news['game']} at table {news['table']}")

    def look(self, table: str) -> None:
        """Play at a table if it is for the bot to decide; one thread at a time does."""
        with self._lock:
            if table in self._busy:
                self._busy[table] = True
                return
            self._busy[table] = False
        self._pool.submit(self._look, table)

    def _look(self, table: str) -> None:
        with self._lock:
            seat = self._seats.setdefault(table, OnlineSeat(self.connection, self.maker, table))
        again = True
        while again:
            self._guarded(table, lambda: self._go_on(table, seat))
            with self._lock:
                again = self._busy[table]
                self._busy[table] = False
                if not again:
                    del self._busy[table]

    def _go_on(self, table: str, seat: OnlineSeat) -> None:
        before = seat.fault
        position = seat.go_on()
        if seat.fault and not before:
            self.tell(f"The bot {self.maker.name} {seat.fault}; it goes on at random at table {table}")
        if position["status"] == "over":
            seat.end(position)
            with self._lock:
                if self._seats.pop(table, None) is not None:
                    self.tell(f"Table {table} is over: {position['scores']}, won by {position['winners']}")

    def _guarded(self, table: str, work: Callable[[], None]) -> None:
        """Let one table's trouble be its own."""
        with suppress(Stopped):
            try:
                work()
            except Declined as declined:
                self.tell(f"Table {table}: {declined}")
            except Exception as error:
                if not self.connection.stopped.is_set():
                    self.tell(f"Table {table} cannot be played on: {type(error).__name__}: {error}")
