"""Personal tokens: random, shown once, kept as a hash; each with a name and with what it is good for."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from roundhouse.core.message import Reason
from roundhouse.server.http.accounts import Remembering, clean_name, hashed
from roundhouse.server.http.refusals import Forbidden, Taken
from roundhouse.server.settings import Limits
from roundhouse.server.store import NameTaken, SqlStore, User
from roundhouse.server.store.token_store import ApiToken
from roundhouse.server.tables.refusals import Refused

READ, PLAY, CREATE = "read", "play", "create"
SCOPES = (READ, PLAY, CREATE)
PREFIX = "rh_"  # so that people and scanners know one when they see it


@dataclass(frozen=True, slots=True)
class Bearer:
    """Whoever asks by a token."""

    user: User
    token: ApiToken

    @property
    def scopes(self) -> list[str]:
        """What the token is good for."""
        return self.token.scopes.split()


class Tokens(Remembering[Bearer]):
    """Tokens, and accounts for programs."""

    def __init__(self, store: SqlStore, limits: Limits, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__(store, clock)
        self.limits = limits

    def bearer(self, given: str) -> Bearer | None:
        """Whom a token stands for; it is remembered for a moment, as sessions are."""
        now = self.clock()
        until, known = self._known.get(given, (now, None))
        if known is not None and now < until:
            return known
        token = self.store.token(hashed(given.encode()))
        user = None if token is None else self.store.user(token.user_id)
        if token is None or user is None:
            self._known.pop(given, None)
            return None
        self.store.touch_token(token)
        return self.remember(given, Bearer(user, token))

    def make(self, user: User, owner: User, name: str, scopes: Iterable[str]) -> str:
        """A new token for a user, or for a bot account that the owner has made; this once it is shown."""
        wanted = [scope for scope in SCOPES if scope in set(scopes)]
        if owner.password_hash is None:
            raise Forbidden(Reason("server.error.token_guest"))
        if not wanted:
            raise Refused(Reason("server.error.token_scopes"))
        if len(self.of(owner)) >= self.limits.tokens:
            raise Refused(Reason("server.error.token_many", {"n": self.limits.tokens}))
        text = PREFIX + secrets.token_urlsafe(32)
        self.store.add_token(hashed(text.encode()), user.id, clean_name(name), " ".join(wanted))
        return text

    def of(self, owner: User) -> list[ApiToken]:
        """The tokens of a person and of their bot accounts."""
        return self.store.tokens_of(self.accounts(owner))

    def accounts(self, owner: User) -> dict[int, User]:
        """A person's own account, and those that they have made for programs."""
        return {user.id: user for user in [owner, *self.store.bots_of(owner.id)]}

    def revoke(self, token_id: int, owner: User) -> None:
        """A token is worth nothing from now on."""
        self.store.drop_token(token_id, self.accounts(owner))
        self.forget()

    # Bot accounts

    def add_bot(self, owner: User, name: str) -> User:
        """An account for a program of somebody's."""
        if owner.password_hash is None or owner.bot:
            raise Forbidden(Reason("server.error.token_guest"))
        if len(self.store.bots_of(owner.id)) >= self.limits.bots:
            raise Refused(Reason("server.error.bots_many", {"n": self.limits.bots}))
        name = clean_name(name)
        try:
            return self.store.add_bot(name, owner.language, owner.id)
        except NameTaken:
            raise Taken(Reason("server.error.name_taken", {"name": name})) from None

    def become_bot(self, user: User) -> None:
        """Make an account one of a program, for good; refused to whoever has sat at a table."""
        if user.password_hash is None and not user.bot:
            raise Forbidden(Reason("server.error.token_guest"))
        if not self.store.become_bot(user.id):
            raise Taken(Reason("server.error.bot_late"))
        self.forget()
