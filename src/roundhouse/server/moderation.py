"""What operators do to people and tables; every act is noted with who did it and why."""

from __future__ import annotations

import secrets
from contextlib import suppress

from argon2 import PasswordHasher

from roundhouse.bots.registry import USUAL_BOT
from roundhouse.core.message import Reason
from roundhouse.server.letters import RESET
from roundhouse.server.now import now
from roundhouse.server.store import SqlStore, User
from roundhouse.server.store.moderation_store import Act
from roundhouse.server.tables.names import GUEST, called
from roundhouse.server.tables.refusals import NoSuchTable, Refused
from roundhouse.server.tables.service import Tables
from roundhouse.server.tables.stored_table import PERSON, RUNNING

DAY = 24 * 3600 * 1000  # milliseconds
MOST_TABLES = 10_000
MOST_GUESTS = 1_000  # that are removed in one go


class Moderation:
    """Acts on people and tables. `by` is a user's number; none for somebody at the machine itself."""

    def __init__(self, store: SqlStore, tables: Tables) -> None:
        self.store = store
        self.tables = tables

    def mute(self, user: User, muted: bool, by: int | None, why: str) -> None:
        """Let somebody chat nowhere, or again everywhere."""
        self.store.mark_user(Act("mute" if muted else "unmute", by, user.id, why=why), muted=muted)

    def ban(self, user: User, banned: bool, by: int | None, why: str) -> None:
        """Let somebody and their bot accounts play nowhere, or let them play again."""
        for one in [user, *self.store.bots_of(user.id)]:
            self.store.mark_user(Act("ban" if banned else "unban", by, one.id, why=why), banned=banned)
            if banned:
                self.sit_in(one)

    def sit_in(self, user: User) -> None:
        """Where others wait for somebody who is gone, a bot sits in."""
        for table in self.store.tables_of(user.id, RUNNING, limit=MOST_TABLES):
            others = [one for one in table.seats if one.kind == PERSON and one.user_id not in (None, user.id)]
            for seat in table.seats if others else []:
                if seat.user_id == user.id and seat.kind == PERSON:
                    with suppress(Refused):  # over in the meantime, closed, or of other rules
                        self.tables.seats.leave(table.row.id, seat.seat, user.id, USUAL_BOT)

    def new_password(self, user: User, by: int | None, why: str) -> str:
        """Give somebody who has a password another one, and end their sessions; tells it."""
        if user.password_hash is None:
            raise Refused(Reason("server.error.no_password"))
        password = secrets.token_urlsafe(12)
        hashed = PasswordHasher().hash(password)
        self.store.mark_user(Act("password", by, user.id, why=why), password_hash=hashed)
        self.store.drop_sessions(user.id)
        return password

    def send_reset(self, user: User, by: int | None, why: str) -> None:
        """Send somebody the letter by which they give themselves a new password."""
        place = self.store.mail_address(user.id)
        if user.password_hash is None or place is None or place.confirmed is None:
            raise Refused(Reason("server.error.no_mail"))
        self.store.send(user.id, RESET)
        self.store.note_act(Act("letter", by, user.id, why=why))

    def appoint(self, user: User, moderator: bool, by: int | None, why: str) -> None:
        """Make somebody a moderator, who may do what operators do on a page; or no longer."""
        what = "appoint" if moderator else "dismiss"
        self.store.mark_user(Act(what, by, user.id, why=why), moderator=moderator)

    def settle(self, report_id: int, by: int, why: str) -> None:
        """A report has been looked at."""
        self.store.settle_report(report_id, Act("settle", by, None, None, why or f"report {report_id}"))

    def close(self, table_id: str, closed: bool, by: int | None, why: str) -> None:
        """Let a table only be looked at, or played at again."""
        if not self.store.close_table(Act("close" if closed else "reopen", by, None, table_id, why), closed):
            raise NoSuchTable

    def remove(self, user: User, by: int | None, why: str) -> None:
        """Remove all that is known of a person; see `PersonStore.remove_person`."""
        nameless = called(GUEST).get(user.language) or called(GUEST)["en"]
        self.store.remove_person(user.id, nameless, USUAL_BOT, Act("remove", by, user.id, why=why))

    def expire(self, session_days: int, guest_days: int, by: int | None, why: str) -> tuple[int, int]:
        """End sessions that were not used for so long, and remove guests whom nobody can be any more.

        Tells how many sessions and how many guests, at most `MOST_GUESTS` in one go; so does the log.
        """
        ended = self.store.expire_sessions(now() - session_days * DAY)
        guests = self.store.lost_guests(now() - guest_days * DAY, MOST_GUESTS)
        for user_id in guests:
            user = self.store.user(user_id)
            assert user is not None
            self.remove(user, by, "expired")
        told = f"sessions {ended}, guests {len(guests)}"
        self.store.note_act(Act("expire", by, why=f"{why} ({told})" if why else told))
        return ended, len(guests)
