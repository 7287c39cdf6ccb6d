"""Who sits where: taking a seat, leaving it to a bot, taking it back."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace

from roundhouse.core.message import Reason
from roundhouse.server.tables.cache import TableCache
from roundhouse.server.tables.live_table import LiveTable
from roundhouse.server.tables.names import own_name
from roundhouse.server.tables.refusals import NotYours, Refused
from roundhouse.server.tables.rows import BOT, OPEN, PERSON, WAITING, SeatRow
from roundhouse.server.tables.store import Store
from roundhouse.table import Seat, Table
from roundhouse.table.table import SPECTATOR


class Seats:
    """Changes of the seats. Each is stored only if no seat has changed in between, else looked at again."""

    def __init__(self, store: Store, cache: TableCache) -> None:
        self.store = store
        self.cache = cache

    def take(self, table_id: str, seat: int, user_id: int, name: str, nonce: str | None = None) -> bool:
        """Sit down; False if somebody was faster, or the invitation is no longer good.

        It takes the seat's invitation; an open seat of a listed table needs none. The last one to sit down
        starts the game.
        """

        def taken(live: LiveTable, chair: SeatRow) -> SeatRow | None:
            if nonce is None:
                if chair.kind != OPEN or not live.row.listed:
                    return None
            elif chair.kind == PERSON or nonce != chair.invite_nonce:
                return None
            if live.seat_of(user_id) != SPECTATOR:
                raise Refused(Reason("reason.already_seated"))
            called = free_name(live, chair, name)
            Seat(called)  # checks it
            return replace(chair, kind=PERSON, user_id=user_id, bot=None, name=called, invite_nonce=None)

        return self._change(table_id, seat, taken)

    def invite(self, table_id: str, seat: int, user_id: int, nonce: str) -> None:
        """Give a seat a new invitation; the old one is worth nothing any more.

        For an open seat that is the owner's; in place of a bot, anybody at the table may ask somebody in,
        unless a fork knows what will come.
        """

        def invited(live: LiveTable, chair: SeatRow) -> SeatRow:
            if chair.kind == PERSON or chair.user_id is not None:
                raise Refused(Reason("reason.seat_not_open"))
            if chair.kind == OPEN:
                check_owner(live, user_id)
            else:
                live.member(user_id)
                if live.row.house or self.store.has_forks(table_id):
                    raise Refused(Reason("reason.others_stay_out"))
            return replace(chair, invite_nonce=nonce)

        self._change(table_id, seat, invited)

    def fill(self, table_id: str, seat: int, user_id: int, bot: str, name: str) -> None:
        """Let the table's owner put a bot on a seat that nobody has taken; the last one starts the game."""

        def filled(live: LiveTable, chair: SeatRow) -> SeatRow:
            check_owner(live, user_id)
            if chair.kind != OPEN:
                raise Refused(Reason("reason.seat_not_open"))
            called = free_name(live, chair, name)
            return replace(chair, kind=BOT, bot=bot, name=called, invite_nonce=None)

        self._change(table_id, seat, filled)

    def leave(self, table_id: str, seat: int, user_id: int, bot: str) -> None:
        """Let a bot sit in; the person may come back."""

        def left(live: LiveTable, chair: SeatRow) -> SeatRow:
            check_own(live, chair, user_id)
            return replace(chair, kind=BOT, bot=bot)

        self._change(table_id, seat, left)

    def come_back(self, table_id: str, seat: int, user_id: int) -> None:
        """Take one's seat back from the bot."""

        def back(live: LiveTable, chair: SeatRow) -> SeatRow:
            check_own(live, chair, user_id)
            return replace(chair, kind=PERSON, bot=None)

        self._change(table_id, seat, back)

    def replace_bot(self, table_id: str, seat: int, user_id: int, bot: str, name: str) -> None:
        """Put another bot on a bot's seat; anybody at the table may, so that it is never held up.

        It goes by a name of its own, unless it sits in for a person.
        """

        def other(live: LiveTable, chair: SeatRow) -> SeatRow:
            live.member(user_id)
            if chair.kind != BOT:
                raise Refused(Reason("reason.no_bot_there"))
            renamed = chair.user_id is None and bot != chair.bot
            called = free_name(live, chair, name) if renamed else chair.name
            return replace(chair, bot=bot, name=called, invite_nonce=None)

        self._change(table_id, seat, other)

    def kick(self, table_id: str, seat: int, user_id: int, bot: str) -> None:
        """Let the table's owner send somebody away: the seat is open again, or a bot's once the game runs."""

        def sent_away(live: LiveTable, chair: SeatRow) -> SeatRow:
            check_owner(live, user_id)
            if chair.user_id is None or chair.user_id == user_id:
                raise Refused(Reason("reason.nobody_there"))
            if live.row.status == WAITING:
                return replace(chair, kind=OPEN, user_id=None, bot=None, name="")
            return replace(chair, kind=BOT, user_id=None, bot=chair.bot or bot)

        self._change(table_id, seat, sent_away)

    def rename(self, user_id: int, old: str, new: str) -> None:
        """Somebody has another name from now on: the seats that go by the old one follow."""

        def renamed(live: LiveTable, chair: SeatRow) -> SeatRow:
            return replace(chair, name=free_name(live, chair, new))

        for chair in self.store.seats_named(user_id, old):
            with suppress(Refused):  # a table of other rules cannot be opened any more
                self._change(chair.table_id, chair.seat, renamed, news=False)

    def _change(
        self,
        table_id: str,
        seat: int,
        change: Callable[[LiveTable, SeatRow], SeatRow | None],
        news: bool = True,
    ) -> bool:
        """Change a seat; False if `change` gives nothing."""
        while True:
            with self.cache.held(table_id) as live:
                if not 0 <= seat < len(live.seats):
                    raise Refused(Reason("reason.no_such_seat", {"seat": seat}))
                chair = change(live, live.seats[seat])
                if chair is None:
                    return False
                if self.store.set_seat(chair, live.row.version, first_to_decide(live), news):
                    self.cache.read_on(live)
                    return True


def free_name(live: LiveTable, chair: SeatRow, name: str) -> str:
    """The name under which somebody sits on a seat: another one if it is taken at this table."""
    others = {other.name.casefold() for other in live.seats if other.name and other.seat != chair.seat}
    return own_name(name, others)


def first_to_decide(live: LiveTable) -> int:
    """The seat that decides first when the game begins."""
    if live.table is not None:
        return live.turn
    row = live.row
    start = Table(live.game, [Seat("player")] * len(live.seats), int(row.seed, 16), row.options)
    return start.state.seat


def check_owner(live: LiveTable, user_id: int) -> None:
    """Refuse what is for the table's owner only."""
    if not live.is_owner(user_id):
        raise NotYours(Reason("reason.not_owner"))


def check_own(live: LiveTable, chair: SeatRow, user_id: int) -> None:
    """Refuse what is for the person of a seat only."""
    if chair.user_id != user_id:
        raise NotYours(Reason("reason.not_your_seat"))
