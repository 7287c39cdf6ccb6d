"""Who somebody is: guests with a name, sessions in a signed cookie, and passwords for those who want one.

The cookie holds a random token, signed; the store knows only the token's hash. A guest is a user without a
password. With one, the same user can come back from anywhere, by name and password.
"""

from __future__ import annotations

import hashlib
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from itsdangerous import BadSignature, Signer
from starlette.responses import Response

from roundhouse.core.message import Reason
from roundhouse.core.record import LONGEST_NAME, name_problem
from roundhouse.server.http.limits import Turnstile
from roundhouse.server.http.refusals import Banned, Forbidden, Taken
from roundhouse.server.store import NameTaken, Session, SqlStore, User
from roundhouse.server.tables.refusals import Refused

COOKIE = "roundhouse"
YEAR = 365 * 24 * 3600
KNOWN_FOR = 2.0  # seconds that a session is remembered; another server process may have ended it
MOST_KNOWN = 10_000
SHORTEST_PASSWORD = 8
LONGEST_PASSWORD = 200
LONGEST_AGENT = 200
HASHED_AT_ONCE = 2  # passwords: each takes 64 MB and a core for a while
MOST_HASHING = 10  # with those who wait: each keeps a thread that others need too

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Visitor:
    """Whoever asks: a user with a session, or nobody yet."""

    user: User | None = None
    session: Session | None = None


class Remembering(Generic[T]):
    """Whoever looks people up by what they bring along, and remembers them for a moment."""

    def __init__(self, store: SqlStore, clock: Callable[[], float] = time.monotonic) -> None:
        self.store = store
        self.clock = clock
        self.on_change: Callable[[], None] = lambda: None  # lets other servers know
        self._known: dict[str, tuple[float, T]] = {}

    def remember(self, key: str, found: T) -> T:
        """Keep what was found, for a moment."""
        if len(self._known) >= MOST_KNOWN:
            self._known.clear()
        self._known[key] = (self.clock() + KNOWN_FOR, found)
        return found

    def forget(self) -> None:
        """Somebody has changed: everybody is looked up again, here and at other servers."""
        self.look_up_again()
        self.on_change()

    def look_up_again(self) -> None:
        """Remember nobody."""
        self._known.clear()


class Accounts(Remembering[Visitor]):
    """Users and their sessions."""

    def __init__(self, store: SqlStore, secret: str, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__(store, clock)
        self.signer = Signer(secret, salt="roundhouse.session", digest_method=hashlib.sha256)
        self.hasher = PasswordHasher()  # argon2id with the library's current parameters
        self._nobody = self.hasher.hash(secrets.token_hex())
        self.hashing = Turnstile(HASHED_AT_ONCE, MOST_HASHING)

    # Sessions

    def visitor(self, cookie: str | None) -> Visitor:
        """Whom a cookie stands for."""
        known = self.known(cookie)
        if known is not None or cookie is None:
            return known or Visitor()
        found = self._look_up(cookie)
        return found if found.user is None else self.remember(cookie, found)

    def known(self, cookie: str | None) -> Visitor | None:
        """Whom a cookie stands for, if that can be told without looking it up."""
        if not cookie:
            return Visitor()
        until, known = self._known.get(cookie, (0.0, None))
        return known if self.clock() < until else None

    def remembered(self, cookie: str | None) -> Visitor:
        """Whom a cookie stood for when it was last looked up, for as long as that cannot be done."""
        return self._known.get(cookie or "", (0.0, Visitor()))[1]

    def _look_up(self, cookie: str) -> Visitor:
        try:
            token = self.signer.unsign(cookie)
        except BadSignature:
            return Visitor()  # another server on this database may know it: the cookie stays
        session = self.store.session(hashed(token))
        user = None if session is None else self.store.user(session.user_id)
        if session is None or user is None:
            return Visitor()  # another server on this database may know it: the cookie stays
        self.store.touch_session(session)
        return Visitor(user, session)

    def open_session(self, user: User, agent: str) -> str:
        """A new session; tells the value of its cookie."""
        token = secrets.token_urlsafe(32).encode()
        self.store.add_session(hashed(token), user.id, agent[:LONGEST_AGENT])
        return self.signer.sign(token).decode()

    def end_session(self, session_id: int, user_id: int) -> None:
        """End a session of a user: its cookie is worth nothing from now on."""
        self.store.drop_session(session_id, user_id)
        self.forget()

    def end_sessions(self, user_id: int, except_id: int | None) -> None:
        """End all sessions of a user but one."""
        self.store.drop_sessions(user_id, except_id)
        self.forget()

    # Users

    def guest(self, name: str, language: str) -> User:
        """A new user without a password."""
        return self.store.add_user(clean_name(name), language)

    def log_in(self, name: str, password: str) -> User:
        """The user with this name and password; Refused if there is none."""
        name = tidy(name)
        found = [] if name_problem(name) else self.store.users_named(name)
        for user in found:
            if self.verify(user, password):
                if user.banned:
                    raise Banned
                return user
        if not found:  # as slow as a wrong password, so that nobody learns which names there are
            self._matches(self._nobody, password)
        raise Forbidden(Reason("server.error.log_in"))

    def verify(self, user: User, password: str) -> bool:
        """Whether this is the user's password. Hashes made with older parameters are renewed."""
        if user.password_hash is None or not self._matches(user.password_hash, password):
            return False
        if self.hasher.check_needs_rehash(user.password_hash):
            self.change(user, password_hash=self._hashed(password))
        return True

    def set_password(self, user: User, current: str, new: str) -> None:
        """Give a user a password, or another one."""
        if user.password_hash is not None and not self.verify(user, current):
            raise Forbidden(Reason("server.error.wrong_password"))
        self.give_password(user, new)

    def give_password(self, user: User, new: str) -> None:
        """Give a user a password, whatever it was before."""
        if not SHORTEST_PASSWORD <= len(new) <= LONGEST_PASSWORD:
            raise Refused(Reason("server.error.password_length", {"n": SHORTEST_PASSWORD}))
        self.check_free(user, user.name)
        self.change(user, password_hash=self._hashed(new))

    def rename(self, user: User, name: str) -> str:
        """Give a user another name; tells it as it is kept."""
        name = clean_name(name)
        if user.password_hash is not None:
            self.check_free(user, name)
        self.change(user, name=name)
        return name

    def check_free(self, user: User, name: str) -> None:
        """Two people with passwords cannot have one name: it is what they log in with."""
        if any(other.id != user.id for other in self.store.users_named(name)):
            raise Taken(Reason("server.error.name_taken", {"name": name}))

    def change(
        self,
        user: User,
        name: str | None = None,
        language: str | None = None,
        prefs: dict[str, object] | None = None,
        password_hash: str | None = None,
    ) -> None:
        """Change what is given."""
        try:
            self.store.change_user(user.id, name, language, prefs, password_hash)
        except NameTaken:  # by somebody who was a moment faster
            raise Taken(Reason("server.error.name_taken", {"name": name or user.name})) from None
        self.forget()

    def _matches(self, kept: str, password: str) -> bool:
        with self.hashing.passed():
            try:
                return self.hasher.verify(kept, password[:LONGEST_PASSWORD])
            except (VerificationError, InvalidHashError):
                return False

    def _hashed(self, password: str) -> str:
        with self.hashing.passed():
            return self.hasher.hash(password)


def hashed(token: bytes) -> str:
    """What the store keeps of a token. The token is random, so a fast hash will do."""
    return hashlib.sha256(token).hexdigest()


def tidy(name: str) -> str:
    """A name as somebody typed it, without what nobody can see.

    >>> tidy("  Ada  Lovelace ")
    'Ada Lovelace'
    """
    return " ".join(name.split())


def clean_name(name: str) -> str:
    """A name that can be shown and stand in a record; Refused if it cannot."""
    name = tidy(name)
    if not name or len(name) > LONGEST_NAME:
        raise Refused(Reason("server.error.name_length", {"n": LONGEST_NAME}))
    if name_problem(name):
        raise Refused(Reason("server.error.name_signs"))
    return name


def keep_cookie(response: Response, value: str, secure: bool) -> None:
    """Hand a session to the browser."""
    response.set_cookie(COOKIE, value, max_age=YEAR, secure=secure, httponly=True, samesite="lax")


def drop_cookie(response: Response, secure: bool) -> None:
    """Take it away again."""
    response.delete_cookie(COOKIE, secure=secure, httponly=True, samesite="lax")
