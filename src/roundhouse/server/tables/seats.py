"""Who sits where: taking a seat, leaving it to a bot, taking it back."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace

from roundhouse.core.message import Reason
from roundhouse.server.tables.cache import TableCache
from roundhouse.server.tables.clocks import reclocked
from roundhouse.server.tables.live_table import LiveTable
from roundhouse.server.tables.names import own_name
from roundhouse.server.tables.notices import after_seats
from roundhouse.server.tables.refusals import NotYours, Refused
from roundhouse.server.tables.store import Store
from roundhouse.server.tables.stored_table import BOT, OPEN, PERSON, RUNNING, WAITING, SeatRow
from roundhouse.table import Seat, Table
from roundhouse.table.table import SPECTATOR


class Seats:
    """Changes of the seats. Each is stored only if no seat has changed in between, else looked at again."""

    def __init__(self, store: Store, cache: TableCache) -> None:
        self.store = store
        self.cache = cache

    def take(
        self,
        table_id: str,
        seat: int,
        user_id: int,
        name: str,
        nonce: str | None = None,
        program: bool = False,
    ) -> bool:
        """Sit down; False if somebody was faster, or the invitation is no longer good.

        It takes the seat's invitation; an open seat of a listed table needs none. A `program` must have been
        asked by the owner, or the table is for bot accounts too. The last one to sit down starts the game.
        """

        def taken(live: LiveTable, chair: SeatRow) -> SeatRow | None:
            asked = chair.kind == OPEN and chair.asked == user_id
            if program and not asked and not live.row.allows_bots:
                raise NotYours(Reason("reason.people_only"))
            if nonce is None:
                if chair.kind != OPEN or not (live.row.listed or asked):
                    return None
            elif chair.kind == PERSON or nonce != chair.invite_nonce:
                return None
            if live.seat_of(user_id) != SPECTATOR:
                raise Refused(Reason("reason.already_seated"))
            called = free_name(live, chair, name)
            Seat(called)  # checks it
            freed = replace(chair, bot=None, invite_nonce=None, asked=None)
            return replace(freed, kind=PERSON, user_id=user_id, name=called, program=program)

        return self._change(table_id, seat, taken)

    def ask(self, table_id: str, seat: int, user_id: int, bot_id: int) -> None:
        """Let the table's owner ask a bot account to sit down on an open seat."""

        def asked(live: LiveTable, chair: SeatRow) -> SeatRow:
            check_owner(live, user_id)
            if chair.kind != OPEN:
                raise Refused(Reason("reason.seat_not_open"))
            if live.seat_of(bot_id) != SPECTATOR or live.asks(bot_id):
                raise Refused(Reason("reason.already_seated"))
            return replace(chair, asked=bot_id)

        self._change(table_id, seat, asked)

    def decline(self, table_id: str, seat: int, bot_id: int) -> None:
        """Let a bot account say that it will not sit down where it was asked to."""

        def declined(live: LiveTable, chair: SeatRow) -> SeatRow:
            if chair.asked != bot_id:
                raise NotYours(Reason("reason.not_your_seat"))
            return replace(chair, asked=None)

        self._change(table_id, seat, declined)

    def invite(self, table_id: str, seat: int, user_id: int, nonce: str) -> None:
        """Give a seat a new invitation; the old one is worth nothing any more.

        That is the owner's to do: nobody else is shown the link. In place of a bot, only where no fork knows
        what will come; in place of a person, never.
        """

        def invited(live: LiveTable, chair: SeatRow) -> SeatRow:
            check_owner(live, user_id)
            if chair.kind == PERSON or chair.user_id is not None:
                raise Refused(Reason("reason.seat_not_open"))
            if chair.kind == BOT and (live.row.house or self.store.has_forks(table_id)):
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
            return replace(chair, kind=BOT, bot=bot, name=called, invite_nonce=None, asked=None)

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

    def replace_bot(
        self, table_id: str, seat: int, user_id: int, bot: str, name: str, stuck: bool = False
    ) -> None:
        """Put another bot on a bot's seat; anybody at the table may if that one is stuck.

        Else only who plays alone, or for whom it sits in: nobody chooses how well their opponents play. It
        goes by a name of its own, unless it sits in for a person.
        """

        def other(live: LiveTable, chair: SeatRow) -> SeatRow:
            live.member(user_id)
            if chair.kind != BOT:
                raise Refused(Reason("reason.no_bot_there"))
            if not (stuck or live.row.house or live.alone(user_id) or chair.user_id == user_id):
                raise Refused(Reason("reason.bot_plays_on"))
            renamed = chair.user_id is None and bot != chair.bot
            called = free_name(live, chair, name) if renamed else chair.name
            return replace(chair, bot=bot, name=called, invite_nonce=None)

        self._change(table_id, seat, other)

    def kick(self, table_id: str, seat: int, user_id: int) -> None:
        """Let the owner send somebody away before the game begins. Once it runs, a seat is its person's."""

        def sent_away(live: LiveTable, chair: SeatRow) -> SeatRow:
            if live.row.status != WAITING:
                live.member(user_id)
                raise Refused(Reason("reason.seat_is_theirs"))
            check_owner(live, user_id)
            if chair.user_id is None or chair.user_id == user_id:
                raise Refused(Reason("reason.nobody_there"))
            return replace(chair, kind=OPEN, user_id=None, bot=None, name="", program=False)

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
                live.check_open()
                chair = change(live, live.seats[seat])
                if chair is None:
                    return False
                chairs = [chair if one.seat == seat else one for one in live.seats]
                begins = live.row.status == WAITING and all(one.kind != OPEN for one in chairs)
                status, first = RUNNING if begins else live.row.status, first_to_decide(live)
                clock = reclocked(self.store, live, status, first, chairs)
                undo, told = undo_after(live, chair), after_seats(live, chairs, status, first, clock)
                if self.store.set_seat(chair, live.row.version, first, news, clock, undo=undo, notices=told):
                    self.cache.read_on(live)
                    return True


def free_name(live: LiveTable, chair: SeatRow, name: str) -> str:
    """The name under which somebody sits on a seat: another one if it is taken at this table."""
    others = {other.name.casefold() for other in live.seats if other.name and other.seat != chair.seat}
    return own_name(name, others)


def undo_after(live: LiveTable, chair: SeatRow) -> str:
    """The rule of taking back once somebody else is on a seat.

    Who plays alone takes back what they like; a person who comes in place of a bot has not agreed to that.
    """
    joins = chair.kind == PERSON and live.seats[chair.seat].kind == BOT and not live.seats[chair.seat].left
    return "ask" if joins and live.row.undo == "free" else live.row.undo


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
