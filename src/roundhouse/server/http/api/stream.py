"""Streams as JSON lines: of one's own games, and of one table.

A stream begins with how things stand, so whoever comes back has missed nothing. After that each line says
what a table's row says, and never more than its owner may see at that moment.
"""

from __future__ import annotations

from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import suppress

import anyio
import msgspec
from starlette.concurrency import run_in_threadpool
from starlette.responses import Response, StreamingResponse

from roundhouse.core.message import Reason
from roundhouse.games.registry import GAMES
from roundhouse.server.announcements import Subscription
from roundhouse.server.http.api.asking import ApiAsk
from roundhouse.server.http.api.presence import BEAT_SECONDS
from roundhouse.server.http.api.shapes import ChatNews, Heartbeat, Invited, News, TableNews
from roundhouse.server.http.chat import said
from roundhouse.server.http.events import last_seen
from roundhouse.server.http.refusals import Malformed, WebRefused
from roundhouse.server.http.request import MOST_DIGITS
from roundhouse.server.now import now
from roundhouse.server.store import Announcement
from roundhouse.server.store.announcer import to_user
from roundhouse.server.store.outage import LOST
from roundhouse.server.tables.live_table import LiveTable
from roundhouse.server.tables.refusals import Refused
from roundhouse.server.tables.stored_table import OVER, RUNNING, WAITING

LINES = "application/x-ndjson"
MOST_TABLES = 500  # of one's own that a stream tells of
TOLD = ("moved", "seats", "undo")
NOW, OVER_NOW, GONE = "now", "over", "gone"


class TooManyStreams(WebRefused):
    """Another stream of an account that has as many as it may."""

    status = 429

    def __init__(self, most: int) -> None:
        super().__init__(Reason("server.error.many_streams", {"n": most}), {"Retry-After": "5"})


async def stream(ask: ApiAsk) -> Response:
    """GET /stream?after=&games=."""
    wished = ask.request.query_params.get("games")
    games = GAMES if wished is None else [name for name in GAMES if name in wished.split(",")]
    return sent(ask, OwnGames(ask, list(games), moment(ask)).lines())


def moment(ask: ApiAsk) -> int:
    """The time since which a program was not told, in milliseconds; 0 if it does not say."""
    text = ask.request.query_params.get("after") or "0"
    if not (text.isascii() and text.isdecimal()) or len(text) > MOST_DIGITS:
        raise Malformed
    return int(text)


async def table_events(ask: ApiAsk) -> Response:
    """GET /tables/ID/events?after=."""
    table_id = (await run_in_threadpool(ask.table)).row.id
    return sent(ask, one_table(ask, table_id, last_seen(ask.request)))


def sent(ask: ApiAsk, lines: AsyncGenerator[News]) -> Response:
    """A stream, counted for as long as it is open."""
    streams, user = ask.site.streams, ask.known().id
    if streams[user] >= (most := ask.site.settings.limits.api_streams):
        raise TooManyStreams(most)

    async def counted() -> AsyncIterator[bytes]:
        streams[user] += 1
        try:
            async for news in lines:
                yield msgspec.json.encode(news) + b"\n"
        finally:
            with anyio.CancelScope(shield=True):
                await lines.aclose()
            streams[user] -= 1

    return StreamingResponse(counted(), media_type=LINES)


class OwnGames:
    """The stream of all tables at which somebody sits, or is asked to."""

    def __init__(self, ask: ApiAsk, games: list[str], after: int) -> None:
        self.ask = ask
        self.site = ask.site
        self.user = ask.known()
        self.games = games
        self.after = after
        self.told: dict[str, TableNews] = {}
        self.invited: set[tuple[str, int]] = set()

    async def lines(self) -> AsyncGenerator[News]:
        """All that is told."""
        try:
            with self.site.announcements.subscribe(to_user(self.user.id)) as heard:
                yield Heartbeat(now())
                for news in await run_in_threadpool(self.look, heard):
                    yield news
                while (announced := await heard.heard(BEAT_SECONDS)) is not None:
                    if not await run_in_threadpool(may_listen, self.ask):
                        return
                    for news in await run_in_threadpool(self.news, heard, announced):
                        yield news
        except LOST:  # whoever listens comes back, and is told then
            return
        finally:
            if self.user.bot:
                with anyio.CancelScope(shield=True), suppress(*LOST):
                    await run_in_threadpool(self.leave)

    def leave(self) -> None:
        """A bot account is gone with its last stream here; one on another server says so at its next beat."""
        if self.site.streams[self.user.id] <= 1:
            self.site.store.be_gone(self.user.id)

    def news(self, heard: Subscription, announced: list[Announcement]) -> list[News]:
        """What there is to tell of announcements; of none, that the stream is alive."""
        if not announced:
            return [Heartbeat(now()), *self.look(heard)]
        found: list[News] = []
        for one in announced:
            if one.table_id == to_user(self.user.id):
                found += self.look(heard)
            elif one.event in TOLD:
                found += self.changed(heard, one.table_id, one.event)
            elif one.event == "chat" and one.table_id in self.told and "id" in one.data:
                found += said_at(self.ask, one)
        return found

    def look(self, heard: Subscription) -> list[News]:
        """Tables that are new to the stream; a bot account says with it that it is there."""
        if self.user.bot:
            self.site.store.be_present(self.user.id, self.games)
        store, found = self.site.store, list[News]()
        ended = store.tables_of(self.user.id, OVER, limit=MOST_TABLES) if self.after else []
        current = store.tables_of(self.user.id, RUNNING, WAITING, limit=MOST_TABLES)
        for table in [*(one for one in ended if one.row.changed > self.after), *current]:
            if table.row.id not in heard.tables:
                heard.watch(table.row.id)
                found += self.changed(heard, table.row.id, NOW)
        self.after = 0
        return found + self.invitations()

    def invitations(self) -> list[News]:
        """Seats that a bot account is asked to, each once for as long as it is asked."""
        if not self.user.bot:
            return []
        found: list[News] = []
        asked: set[tuple[str, int]] = set()
        for table in self.site.store.tables_asking(self.user.id):
            row = table.row
            owner = next((seat.name for seat in table.seats if seat.user_id == row.owner), "")
            for seat in table.seats:
                if seat.asked == self.user.id:
                    asked.add((row.id, seat.seat))
                    if (row.id, seat.seat) not in self.invited:
                        about = (row.game, row.revision, row.components_digest, row.options)
                        found.append(Invited(row.id, seat.seat, *about, len(table.seats), owner))
        self.invited = asked
        return found

    def changed(self, heard: Subscription, table_id: str, event: str) -> list[News]:
        """How a table stands now, if that is news."""
        try:
            live = self.site.tables.get(table_id)
        except Refused:  # it is of other rules, and cannot be opened any more
            return []
        news = table_news(live, self.user.id, event)
        if news.seat < 0 and table_id in self.told:
            news.event = GONE
        if news.event in (GONE, OVER_NOW):
            heard.leave(table_id)
        before = self.told.get(table_id)
        if before is not None and before.seq == news.seq and event == "moved":
            return []
        self.told[table_id] = news
        if news.event in (GONE, OVER_NOW):
            del self.told[table_id]
        return [news]


def table_news(live: LiveTable, user_id: int, event: str) -> TableNews:
    """How a table stands, for somebody who may see it."""
    return TableNews(
        table=live.row.id,
        game=live.row.game,
        event=OVER_NOW if live.over and event != "seats" else event,
        seq=live.seq,
        status=live.row.status,
        seat=live.seat_of(user_id),
        turn=live.turn,
        mine=live.acts_for(user_id, live.turn),
        asked=None if live.asked is None else live.asked.seat,
    )


async def one_table(ask: ApiAsk, table_id: str, seen: int) -> AsyncGenerator[News]:
    """What happens at a table from now on; at once, if anything has happened since `seen`."""
    site, user_id = ask.site, ask.known().id

    def look(event: str) -> TableNews | None:
        """The table now; None if it may not be looked at any more."""
        try:
            with site.tables.seen(table_id, user_id) as live:
                return table_news(live, user_id, event) if may_listen(ask) else None
        except (Refused, *LOST):
            return None

    with site.announcements.subscribe(table_id) as heard:
        yield Heartbeat(now())
        news = await run_in_threadpool(look, NOW)
        if news is not None and news.seq > seen:
            seen = news.seq
            yield news
        while news is not None and (announced := await heard.heard(BEAT_SECONDS)) is not None:
            news = await run_in_threadpool(look, NOW)
            if news is None:
                return
            if not announced:
                yield Heartbeat(now())
            for one in announced:
                if one.event == "chat" and "id" in one.data:
                    for line in await run_in_threadpool(said_at, ask, one):
                        yield line
                elif one.event in ("seats", "undo") or (one.event == "moved" and one.seq > seen):
                    seen = max(seen, news.seq)
                    yield msgspec.structs.replace(news, event=OVER_NOW if news.status == OVER else one.event)


def said_at(ask: ApiAsk, announced: Announcement) -> list[News]:
    """The line of a table's chat that was announced by its number; none if it may not be read, or is gone."""
    number = announced.data["id"]
    assert isinstance(number, int)
    try:
        with ask.site.tables.seen(announced.table_id, ask.known().id) as live:
            lines = ask.site.store.chats(announced.table_id, number - 1)
            return [ChatNews(live.row.id, said(ask, live, line)) for line in lines if line.id == number]
    except Refused:
        return []


def may_listen(ask: ApiAsk) -> bool:
    """Whether the token of a stream is still good, and its user may play here."""
    given = ask.request.headers.get("authorization", "").partition(" ")[2].strip()
    bearer = ask.site.tokens.bearer(given)
    return bearer is not None and not bearer.user.banned
