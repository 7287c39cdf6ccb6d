"""Users and their sessions, as they are kept."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from roundhouse.server.now import now
from roundhouse.server.store.database import Database, StoreError, made
from roundhouse.server.store.schema import sessions, users

HOUR = 3600 * 1000  # milliseconds: how often it is noted that a session is in use


@dataclass(frozen=True, slots=True)
class User:
    """Somebody; a guest has no password."""

    id: int
    name: str
    password_hash: str | None
    language: str
    prefs: dict[str, object]
    created: int
    bot: bool = False  # a program's account
    made_by: int | None = None  # whose program it is, if somebody made the account for one
    muted: bool = False  # may not chat
    banned: bool = False  # may not play
    moderator: bool = False  # may do what operators do


@dataclass(frozen=True, slots=True)
class Session:
    """A browser in which somebody is known."""

    id: int
    user_id: int
    agent: str
    created: int
    seen: int


USER = [users.c[name] for name in User.__slots__]
SESSION = [sessions.c[name] for name in Session.__slots__]
# Asked for with most requests; to put a query together takes longer than to answer it.
BY_NUMBER = select(*USER).where(users.c.id == bindparam("user"))
BY_TOKEN = select(*SESSION).where(sessions.c.token_hash == bindparam("token"))


class NameTaken(StoreError):
    """Somebody else with a password has this name."""


class AccountStore(Database):
    """Users and sessions."""

    def add_user(self, name: str, language: str, prefs: dict[str, object] | None = None) -> User:
        """A new user, without a password."""
        with self.writing() as db:
            values = {"name": name, "language": language, "prefs": prefs or {}, "created": now()}
            return made(User, db.execute(insert(users).values(values).returning(*USER)).one())

    def user(self, user_id: int) -> User | None:
        """A user by number."""
        with self.reading() as db:
            row = db.execute(BY_NUMBER, {"user": user_id}).one_or_none()
        return None if row is None else made(User, row)

    def users_found(self, text: str = "", limit: int = 50) -> list[User]:
        """Users whose name holds a text, or who have this number; the newest first."""
        query = select(*USER).where(users.c.removed.is_(None))
        if text.isdecimal() and len(text) < 16:
            query = query.where(users.c.id == int(text))
        elif text:
            query = query.where(users.c.name.icontains(text, autoescape=True))
        with self.reading() as db:
            found = db.execute(query.order_by(users.c.id.desc()).limit(limit)).all()
        return [made(User, row) for row in found]

    def users_named(self, name: str) -> list[User]:
        """The users who log in with this name; case does not matter."""
        with self.reading() as db:
            found = db.execute(select(*USER).where(users.c.login == name.casefold())).all()
        return [made(User, row) for row in found]

    def change_user(
        self,
        user_id: int,
        name: str | None = None,
        language: str | None = None,
        prefs: dict[str, object] | None = None,
        password_hash: str | None = None,
    ) -> None:
        """Change what is given; NameTaken if somebody else logs in with the name."""
        given = {"name": name, "language": language, "prefs": prefs, "password_hash": password_hash}
        changes = {column: value for column, value in given.items() if value is not None}
        if not changes:
            return
        try:
            with self.writing() as db:
                changed = db.execute(
                    update(users).where(users.c.id == user_id).values(changes).returning(*USER)
                ).one()
                user = made(User, changed)
                login = user.name.casefold() if user.password_hash is not None or user.bot else None
                db.execute(update(users).where(users.c.id == user_id).values(login=login))
        except IntegrityError:
            raise NameTaken("somebody else with a password has this name") from None

    def add_session(self, token_hash: str, user_id: int, agent: str) -> Session:
        """A new session of a user."""
        at = now()
        values = {"token_hash": token_hash, "user_id": user_id, "agent": agent, "created": at, "seen": at}
        with self.writing() as db:
            return made(Session, db.execute(insert(sessions).values(values).returning(*SESSION)).one())

    def session(self, token_hash: str) -> Session | None:
        """A session by its token."""
        with self.reading() as db:
            row = db.execute(BY_TOKEN, {"token": token_hash}).one_or_none()
        return None if row is None else made(Session, row)

    def touch_session(self, session: Session) -> None:
        """Note that a session is in use, now and then."""
        at = now()
        if at - session.seen >= HOUR:
            with self.writing() as db:
                db.execute(update(sessions).where(sessions.c.id == session.id).values(seen=at))

    def sessions_of(self, user_id: int) -> list[Session]:
        """The sessions of a user, the last used first."""
        query = select(*SESSION).where(sessions.c.user_id == user_id)
        with self.reading() as db:
            found = db.execute(query.order_by(sessions.c.seen.desc(), sessions.c.id.desc())).all()
        return [made(Session, row) for row in found]

    def drop_session(self, session_id: int, user_id: int) -> None:
        """End a session, if it is the user's."""
        with self.writing() as db:
            db.execute(
                delete(sessions).where(sessions.c.id == session_id).where(sessions.c.user_id == user_id)
            )

    def drop_sessions(self, user_id: int, except_id: int | None = None) -> None:
        """End all sessions of a user, but one."""
        chosen = delete(sessions).where(sessions.c.user_id == user_id)
        if except_id is not None:
            chosen = chosen.where(sessions.c.id != except_id)
        with self.writing() as db:
            db.execute(chosen)
