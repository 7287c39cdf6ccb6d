"""Messages to people that are on their way, where they go to, and the secret that all servers share."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace

from sqlalchemy import ColumnElement, Connection, delete, insert, select, text, update

from roundhouse.server.now import now
from roundhouse.server.store.account_store import USER, User
from roundhouse.server.store.database import Database, made
from roundhouse.server.store.notice_store import remove_ways
from roundhouse.server.store.schema import keys, mail_addresses, outbox, users, ways

KEEP = text("INSERT INTO keys (name, value) VALUES (:name, :value) ON CONFLICT (name) DO NOTHING")
ADDRESS = text(
    "INSERT INTO mail_addresses (user_id, address) VALUES (:user_id, :address)"
    " ON CONFLICT (user_id) DO UPDATE SET address = excluded.address, confirmed = NULL"
)
MAIL = "mail"  # the channel
CONFIRM = "confirm"  # the kind of a message that asks whether an address is somebody's


@dataclass(frozen=True, slots=True)
class Message:
    """A message to a person: a letter, or a notice that goes some way.

    `due` is when it is tried next; none if it was sent or given up.
    """

    id: int
    kind: str
    user_id: int
    facts: dict[str, object]
    created: int
    due: int | None
    tries: int
    why: str
    way_id: int | None = None
    table_id: str | None = None
    whose: int | None = None
    turn: int = 0


@dataclass(frozen=True, slots=True)
class MailAddress:
    """Where somebody gets mail; of use once it is confirmed."""

    user_id: int
    address: str
    confirmed: int | None


MESSAGE = [outbox.c[name] for name in Message.__slots__]


def put(db: Connection, user_id: int, kind: str, **facts: object) -> None:
    """Send somebody a message, if the transaction that causes it is stored."""
    at = now()
    row = {"kind": kind, "user_id": user_id, "facts": facts, "created": at, "due": at, "tries": 0, "why": ""}
    db.execute(insert(outbox).values(row))


def letters_to(user_id: int) -> tuple[ColumnElement[bool], ...]:
    """The letters to somebody: what is no notice."""
    return (outbox.c.user_id == user_id, outbox.c.way_id.is_(None))


def same(message: Message) -> tuple[ColumnElement[bool], ...]:
    """The row of a message, if nobody has changed it since."""
    return (outbox.c.id == message.id, outbox.c.due == message.due, outbox.c.turn == message.turn)


class OutboxStore(Database):
    """What waits to be sent, and where to."""

    def send(self, user_id: int, kind: str, **facts: object) -> None:
        """Send somebody a message that nothing else is stored with."""
        with self.writing() as db:
            put(db, user_id, kind, **facts)

    def claim(self, at: int, until: int, limit: int, busy: Collection[int] = ()) -> list[Message]:
        """Messages that are due, for whoever asks alone until then; after that others may send them.

        None for people who are `busy`: so many are sent to them already.
        """
        query = select(*MESSAGE).where(outbox.c.due <= at, outbox.c.user_id.not_in(busy))
        with self.reading() as db:
            found = [made(Message, row) for row in db.execute(query.order_by(outbox.c.due).limit(limit))]
        claimed: list[Message] = []
        if found:
            with self.writing() as db:
                for message in sorted(found, key=lambda one: one.id):
                    values = {"due": until, "tries": message.tries + 1}
                    mine = update(outbox).where(*same(message)).values(values)
                    row = db.execute(mine.returning(*MESSAGE)).one_or_none()
                    if row is not None:  # else another server was faster
                        claimed.append(made(Message, row))
        return claimed

    def claim_day(self, message: Message, at: int) -> list[Message]:
        """All that is due the same way as a claimed message, with it; nothing if another thread has it."""
        due = (outbox.c.due <= at) | (outbox.c.due == message.due)
        query = select(*MESSAGE).where(outbox.c.way_id == message.way_id, due).order_by(outbox.c.id)
        assert message.due is not None
        until = message.due + 1
        with self.writing() as db:
            found = [made(Message, row) for row in db.execute(query.with_for_update())]
            if all(one.id != message.id for one in found):
                return []
            ids = outbox.c.id.in_([one.id for one in found])
            db.execute(update(outbox).where(ids).values(due=until))
        return [replace(one, due=until) for one in found]

    def sent(self, message: Message) -> None:
        """It has arrived, or need not any more. A notice is kept, so that the same is not sent once more."""
        letter = message.way_id is None
        with self.writing() as db:
            done = delete(outbox) if letter else update(outbox).values(due=None, why="")
            db.execute(done.where(*same(message)))

    def not_sent(self, message: Message, due: int | None, why: str) -> None:
        """It could not be sent: it is tried again, or given up."""
        with self.writing() as db:
            db.execute(update(outbox).where(*same(message)).values(due=due, why=why[:500]))

    def hold(self, message: Message, due: int) -> None:
        """It is to be looked at later; that was no attempt."""
        with self.writing() as db:
            db.execute(update(outbox).where(*same(message)).values(due=due, tries=message.tries - 1))

    def given_up(self, user_id: int) -> list[Message]:
        """The letters that could not be sent to somebody."""
        query = select(*MESSAGE).where(outbox.c.user_id == user_id, outbox.c.due.is_(None))
        query = query.where(outbox.c.way_id.is_(None))
        with self.reading() as db:
            return [made(Message, row) for row in db.execute(query.order_by(outbox.c.id))]

    # Addresses

    def mail_address(self, user_id: int) -> MailAddress | None:
        """Where somebody gets mail."""
        query = select(*(mail_addresses.c[name] for name in MailAddress.__slots__))
        with self.reading() as db:
            row = db.execute(query.where(mail_addresses.c.user_id == user_id)).one_or_none()
        return None if row is None else made(MailAddress, row)

    def set_mail_address(self, user_id: int, address: str) -> None:
        """Another address, which is to be confirmed: a message that asks for it goes there."""
        with self.writing() as db:
            db.execute(ADDRESS, {"user_id": user_id, "address": address})
            db.execute(delete(outbox).where(*letters_to(user_id)))  # what was meant for the one before
            put(db, user_id, CONFIRM, address=address)

    def confirm_mail_address(self, user_id: int, address: str) -> bool:
        """The person has the address; False if it is another one by now."""
        theirs = (mail_addresses.c.user_id == user_id) & (mail_addresses.c.address == address)
        with self.writing() as db:
            return bool(db.execute(update(mail_addresses).where(theirs).values(confirmed=now())).rowcount)

    def drop_mail_address(self, user_id: int, address: str) -> None:
        """Send nothing there any more."""
        theirs = (mail_addresses.c.user_id == user_id) & (mail_addresses.c.address == address)
        with self.writing() as db:
            if db.execute(delete(mail_addresses).where(theirs)).rowcount:
                db.execute(delete(outbox).where(*letters_to(user_id)))
                remove_ways(db, (ways.c.user_id == user_id) & (ways.c.channel == MAIL))

    def users_at(self, address: str) -> list[User]:
        """Those with a password who have confirmed this address."""
        theirs = (mail_addresses.c.address == address) & mail_addresses.c.confirmed.is_not(None)
        query = select(*USER).join(mail_addresses, mail_addresses.c.user_id == users.c.id)
        with self.reading() as db:
            found = db.execute(query.where(theirs, users.c.password_hash.is_not(None)))
            return [made(User, row) for row in found]

    # The secret

    def key(self, name: str, first: str) -> str:
        """A secret that all servers on this database share; the first to ask brings it along."""
        with self.writing() as db:
            db.execute(KEEP, {"name": name, "value": first})
            return str(db.execute(select(keys.c.value).where(keys.c.name == name)).scalar_one())
