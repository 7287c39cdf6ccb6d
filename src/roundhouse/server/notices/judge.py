"""Whether somebody is told of something, decided at the moment at which it would be sent; and the words.

Nobody hears what they see anyway, what is over by now, or anything in their quiet hours.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import cache
from zoneinfo import ZoneInfo

from roundhouse.core.game import Game
from roundhouse.core.message import Argument
from roundhouse.core.message import Message as Said
from roundhouse.core.state import NOBODY
from roundhouse.games.registry import GAMES, open_game
from roundhouse.server.notices.channel import News
from roundhouse.server.store import SqlStore, User
from roundhouse.server.store.notice_store import Way
from roundhouse.server.store.outbox_store import Message
from roundhouse.server.tables.names import names_in
from roundhouse.server.tables.notices import ASKED, ENDED, SHORT, TURN, short_from
from roundhouse.server.tables.quiet_hours import QuietHours, moment
from roundhouse.server.tables.stored_table import OVER, Listed
from roundhouse.text import Words

ORDERS = 3000  # milliseconds in which somebody's orders are carried out, if they have any
AGAIN = 1000  # milliseconds after which it is asked once more whether somebody still looks
DIGEST_HOUR = 18  # at which the notices of a day are sent together, by the clock on the person's wall
DIGEST = "digest"
TO_ALL = {TURN: "turn_table", ENDED: "over_table", ASKED: "undo_table"}  # said to all at a table


@dataclass(frozen=True, slots=True)
class Later:
    """Not now: look again then."""

    due: int


@dataclass(frozen=True, slots=True)
class Never:
    """Nobody needs to hear it any more."""


class Judge:
    """Knows what is stored."""

    def __init__(self, store: SqlStore, url: str) -> None:
        self.store = store
        self.url = url

    def judge(self, message: Message, way: Way, user: User, at: int) -> News | Later | Never:
        """What to do with a notice that is due."""
        assert message.table_id is not None
        assert message.whose is not None
        row, seats = self.store.table(message.table_id), self.store.seats(message.table_id)
        gone = row is None or row.closed or row.frozen or row.abandoned is not None
        if row is None or gone or user.banned:
            return Never()
        table, of_table = Listed(row, seats), way.table_id is not None
        if not table.may_see(user.id) if of_table else self.store.is_muted(row.id, way.user_id):
            return Never()
        if of_table and message.kind == ENDED and row.status == OVER:
            return self.news(message, way, table, user)  # whoever of them has seen it
        still = self.still(message, table, at)
        if still is not None:
            return still
        until = self.store.watching(row.id, message.whose)
        if until > at:
            return Later(until + AGAIN)
        quiet = self.store.quiet_hours(way.user_id)
        if not of_table and quiet.stands(at):
            return Later(next(quiet.open_from(at))[0])
        if way.daily and message.tries <= 1 and message.created > last_digest(quiet, at):
            return Later(next_digest(quiet, at))
        return self.news(message, way, table, user)

    def still(self, message: Message, table: Listed, at: int) -> Later | Never | None:
        """None if what a notice says is so, and the person has not seen it."""
        row, whose, kind = table.row, message.whose, message.kind
        assert whose is not None
        if all(seat.user_id != whose for seat in table.seats):
            return Never()
        look = self.store.last_look(row.id, whose)
        if look is not None and kind != SHORT and look[0] >= row.seq and look[1] >= message.created:
            return Never()  # they have seen it
        if kind in (TURN, SHORT) and not table.is_turn_of(whose):
            return Never()
        if kind == TURN and self.orders_due(row.id, whose, row.seq) and at < message.created + ORDERS:
            return Later(message.created + ORDERS)
        if kind == SHORT:
            clock = self.store.clock(row.id)
            if clock is None or clock.seat == NOBODY or clock.is_up(at):
                return Never()
            due = short_from(clock)
            return Never() if due is None else Later(due) if due > at else None
        if kind == ASKED:
            stamp = self.store.stamp(row.id)
            asked = None if stamp is None else stamp.asked
            answered = asked is None or any(table.seats[seat].user_id == whose for seat in asked.agreed)
            return Never() if answered else None
        return Never() if kind == ENDED and row.status != OVER else None

    def orders_due(self, table_id: str, user_id: int, seq: int) -> bool:
        """Whether orders are about to be carried out for somebody."""
        orders = self.store.orders(table_id, user_id)
        active = orders.plan is not None or orders.automatic or bool(orders.standing)
        return active and orders.looked != seq

    def news(self, message: Message, way: Way, table: Listed, user: User) -> News:
        """The words of a notice, in the language of whose way it is."""
        row, words = table.row, Words(user.language)
        names = names_in(user.language, table.seats)
        whose = next(n for n, seat in enumerate(table.seats) if seat.user_id == message.whose)
        others = [name for n, name in enumerate(names) if n != whose]
        facts: dict[str, Argument] = {
            "game": opened(row.game).titled(row.options) if row.game in GAMES else row.game,
            "name": names[whose],
            "names": ", ".join(others),
        }
        what = message.kind if way.table_id is None else TO_ALL[message.kind]
        if message.kind == ENDED and row.result is not None:
            winners = row.result["winners"]
            assert isinstance(winners, list)
            facts["winner"] = ", ".join(names[n] for n in winners)
            what = what if winners else "over_none"
        if message.kind == ASKED:
            stamp = self.store.stamp(row.id)
            assert stamp is not None
            assert stamp.asked is not None
            facts |= {"asker": names[stamp.asked.seat], "moves": stamp.asked.moves}
        return News(
            id=f"{row.id}-{message.kind}-{message.whose}-{message.turn}",
            tag=f"{row.id}-{message.kind}",
            kind=message.kind,
            title=words.say(Said(f"notice.{what}.title", facts)),
            text=words.say(Said(f"notice.{what}.text", facts)),
            url=f"{self.url}/tables/{row.id}",
            at=message.created,
            user=user,
        )

    def digest(self, together: list[News], user: User, at: int) -> News:
        """The notices of a day as one."""
        words = Words(user.language)
        lines = [f"{one.title}\n{one.text}\n{one.url}" for one in together]
        day = f"{together[0].user.id}-{at // 3_600_000}"
        return News(
            id=f"{DIGEST}-{day}",
            tag=DIGEST,
            kind=DIGEST,
            title=words.say(Said("notice.digest.title", {"n": len(together)})),
            text="\n\n".join(lines),
            url=f"{self.url}/mine",
            at=at,
            user=user,
        )


@cache
def opened(name: str) -> Game:
    """A game, for its title."""
    return open_game(name)


def next_digest(quiet: QuietHours, at: int) -> int:
    """When the notices of a day are sent next to somebody."""
    zone = ZoneInfo(quiet.zone)
    today = datetime.fromtimestamp(at / 1000, zone).date()
    due = moment(today, DIGEST_HOUR * 60, zone)
    return due if due > at else moment(today + timedelta(days=1), DIGEST_HOUR * 60, zone)


def last_digest(quiet: QuietHours, at: int) -> int:
    """When they were sent last."""
    return next_digest(quiet, at) - 24 * 3_600_000
