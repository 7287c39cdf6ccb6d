"""Who sits where: taking a seat, leaving it to a bot, taking it back."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace

from roundhouse.core.message import Reason
from roundhouse.server.holding import Holding
from roundhouse.server.live_table import LiveTable
from roundhouse.server.names import own_name
from roundhouse.server.refusals import NoSuchTable, NotYours, Refusal, TableError
from roundhouse.server.store import Listed, SeatRow
from roundhouse.server.store.rows import BOT, OPEN, PERSON, WAITING
from roundhouse.table import Seat, Table
from roundhouse.table.table import SPECTATOR


class Seating:
    """Changes of the seats. Each is stored only if no seat has changed in between, else looked at again."""

    holding: Holding

    def take_seat(
        self, table_id: str, seat: int, user_id: int, name: str, invite_hash: str | None = None
    ) -> bool:
        """Sit down; False if somebody was faster, or the invitation is no longer good.

        It takes the seat's invitation; an open seat of a listed table needs none. The last one to sit down
        starts the game.
        """

        def taken(live: LiveTable, chair: SeatRow) -> SeatRow | None:
            if invite_hash is None:
                if chair.kind != OPEN or not live.row.listed:
                    return None
            elif chair.kind == PERSON or invite_hash != chair.invite_hash:
                return None
            if live.seat_of(user_id) != SPECTATOR:
                raise Refusal(Reason("reason.already_seated"))
            Seat(name)  # checks it
            return replace(chair, kind=PERSON, user_id=user_id, bot=None, name=name, invite_hash=None)

        return self._change(table_id, seat, taken)

    def set_invite(self, table_id: str, seat: int, user_id: int, invite_hash: str) -> None:
        """Give a seat a new invitation; the old one is worth nothing any more.

        For an open seat that is the owner's; in place of a bot, anybody at the table may ask somebody in,
        unless a fork knows what will come.
        """

        def invited(live: LiveTable, chair: SeatRow) -> SeatRow:
            if chair.kind == PERSON or chair.user_id is not None:
                raise Refusal(Reason("reason.seat_not_open"))
            if chair.kind == OPEN:
                check_owner(live, user_id)
            else:
                live.member(user_id)
                if live.row.house or self.holding.store.has_forks(table_id):
                    raise Refusal(Reason("reason.others_stay_out"))
            return replace(chair, invite_hash=invite_hash)

        self._change(table_id, seat, invited)

    def seat_bot(self, table_id: str, seat: int, user_id: int, bot: str, name: str) -> None:
        """Let the table's owner put a bot on a seat that nobody has taken; the last one starts the game."""

        def seated(live: LiveTable, chair: SeatRow) -> SeatRow:
            check_owner(live, user_id)
            if chair.kind != OPEN:
                raise Refusal(Reason("reason.seat_not_open"))
            return replace(chair, kind=BOT, bot=bot, name=name, invite_hash=None)

        self._change(table_id, seat, seated)

    def leave_to_bot(self, table_id: str, seat: int, user_id: int, bot: str) -> None:
        """Let a bot sit in; the person may come back."""

        def left(live: LiveTable, chair: SeatRow) -> SeatRow:
            check_own(live, chair, user_id)
            return replace(chair, kind=BOT, bot=bot)

        self._change(table_id, seat, left)

    def take_back(self, table_id: str, seat: int, user_id: int) -> None:
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
                raise Refusal(Reason("reason.no_bot_there"))
            called = name if chair.user_id is None and bot != chair.bot else chair.name
            return replace(chair, bot=bot, name=called, invite_hash=None)

        self._change(table_id, seat, other)

    def kick(self, table_id: str, seat: int, user_id: int, bot: str) -> None:
        """Let the table's owner send somebody away: the seat is open again, or a bot's once the game runs."""

        def sent_away(live: LiveTable, chair: SeatRow) -> SeatRow:
            check_owner(live, user_id)
            if chair.user_id is None or chair.user_id == user_id:
                raise Refusal(Reason("reason.nobody_there"))
            if live.row.status == WAITING:
                return replace(chair, kind=OPEN, user_id=None, bot=None, name="")
            return replace(chair, kind=BOT, user_id=None, bot=chair.bot or bot)

        self._change(table_id, seat, sent_away)

    def rename(self, user_id: int, old: str, new: str) -> None:
        """Somebody has another name from now on: the seats that go by the old one follow."""

        def renamed(live: LiveTable, chair: SeatRow) -> SeatRow:
            others = {
                other.name.casefold() for other in live.seats if other.name and other.seat != chair.seat
            }
            return replace(chair, name=own_name(new, others))

        for chair in self.holding.store.seats_named(user_id, old):
            with suppress(TableError):  # a table of other rules cannot be opened any more
                self._change(chair.table_id, chair.seat, renamed, news=False)

    def put_away(self, table_id: str, user_id: int, away: bool = True) -> None:
        """Take a table out of one's lists, or put it back; never while others wait for one there."""
        store = self.holding.store
        row, seats = store.table(table_id), store.seats(table_id)  # not opened: its rules may be gone
        if row is None or all(seat.user_id != user_id for seat in seats):
            raise NoSuchTable
        if away and not Listed(row, seats).goes_on_without(user_id):
            raise Refusal(Reason("reason.others_wait"))
        store.put_away(table_id, user_id, away)

    def _change(
        self,
        table_id: str,
        seat: int,
        change: Callable[[LiveTable, SeatRow], SeatRow | None],
        news: bool = True,
    ) -> bool:
        """Change a seat; False if `change` gives nothing."""
        while True:
            with self.holding.held(table_id) as live:
                if not 0 <= seat < len(live.seats):
                    raise Refusal(Reason("reason.no_such_seat", {"seat": seat}))
                chair = change(live, live.seats[seat])
                if chair is None:
                    return False
                if self.holding.store.set_seat(chair, live.row.version, first_to_decide(live), news):
                    self.holding.refresh(live)
                    return True


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
