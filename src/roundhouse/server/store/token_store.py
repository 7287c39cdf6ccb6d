"""Tokens by which programs are known, accounts that are programs, and which of those are there."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from sqlalchemy import bindparam, delete, exists, insert, select, update
from sqlalchemy.exc import IntegrityError

from roundhouse.server.now import now
from roundhouse.server.store.account_store import HOUR, USER, NameTaken, User
from roundhouse.server.store.database import Database, made
from roundhouse.server.store.schema import api_tokens, presence, seats, users


@dataclass(frozen=True, slots=True)
class ApiToken:
    """A token, without what it is: the store knows only its hash."""

    id: int
    user_id: int
    name: str
    scopes: str
    created: int
    used: int | None


@dataclass(frozen=True, slots=True)
class Present:
    """A bot account whose stream is open, and the games it would play."""

    user: User
    games: list[str]


TOKEN = [api_tokens.c[name] for name in ApiToken.__slots__]
BY_HASH = select(*TOKEN).where(api_tokens.c.token_hash == bindparam("hash"))


class TokenStore(Database):
    """Tokens and bot accounts."""

    def add_token(self, token_hash: str, user_id: int, name: str, scopes: str) -> ApiToken:
        """A new token of a user."""
        values = {"token_hash": token_hash, "user_id": user_id, "name": name, "scopes": scopes}
        with self.writing() as db:
            new = insert(api_tokens).values(created=now(), **values)
            return made(ApiToken, db.execute(new.returning(*TOKEN)).one())

    def token(self, token_hash: str) -> ApiToken | None:
        """A token by its hash."""
        with self.reading() as db:
            row = db.execute(BY_HASH, {"hash": token_hash}).one_or_none()
        return None if row is None else made(ApiToken, row)

    def touch_token(self, token: ApiToken) -> None:
        """Note that a token is in use, now and then."""
        at = now()
        if token.used is None or at - token.used >= HOUR:
            with self.writing() as db:
                db.execute(update(api_tokens).where(api_tokens.c.id == token.id).values(used=at))

    def tokens_of(self, user_ids: Collection[int]) -> list[ApiToken]:
        """The tokens of some users, the oldest first."""
        query = select(*TOKEN).where(api_tokens.c.user_id.in_(user_ids)).order_by(api_tokens.c.id)
        with self.reading() as db:
            return [made(ApiToken, row) for row in db.execute(query)]

    def drop_token(self, token_id: int, user_ids: Collection[int]) -> None:
        """A token is worth nothing any more, if it belongs to one of these users."""
        mine = (api_tokens.c.id == token_id) & api_tokens.c.user_id.in_(user_ids)
        with self.writing() as db:
            db.execute(delete(api_tokens).where(mine))

    # Bot accounts

    def add_bot(self, name: str, language: str, made_by: int) -> User:
        """An account for somebody's program; NameTaken if there is one of that name."""
        values = {"name": name, "login": name.casefold(), "language": language, "prefs": {}}
        try:
            with self.writing() as db:
                new = insert(users).values(bot=True, made_by=made_by, created=now(), **values)
                return made(User, db.execute(new.returning(*USER)).one())
        except IntegrityError:
            raise NameTaken("somebody else has this name") from None

    def become_bot(self, user_id: int) -> bool:
        """Make a user a bot account for good; False if they have a seat at a table, or had one."""
        seated = exists().where(seats.c.user_id == user_id)
        with self.writing() as db:
            changed = db.execute(update(users).where(users.c.id == user_id, ~seated).values(bot=True))
            return bool(changed.rowcount)

    def bots_of(self, user_id: int) -> list[User]:
        """The accounts that somebody made for programs."""
        query = select(*USER).where(users.c.made_by == user_id).order_by(users.c.id)
        with self.reading() as db:
            return [made(User, row) for row in db.execute(query)]

    # Which are there

    def be_present(self, user_id: int, games: Sequence[str]) -> None:
        """A bot account is there, and would play these games."""
        values = {"games": list(games), "seen": now()}
        mine = presence.c.user_id == user_id
        with self.writing() as db:
            if not db.execute(update(presence).where(mine).values(values)).rowcount:
                db.execute(insert(presence).values(user_id=user_id, **values))

    def be_gone(self, user_id: int) -> None:
        """A bot account is not there any more."""
        with self.writing() as db:
            db.execute(delete(presence).where(presence.c.user_id == user_id))

    def present(self, since: int) -> list[Present]:
        """The bot accounts that were there at that time or later, by name."""
        query = select(*USER, presence.c.games).join(presence, presence.c.user_id == users.c.id)
        query = query.where(presence.c.seen >= since, users.c.bot).order_by(users.c.login)
        with self.reading() as db:
            return [Present(made(User, row[:-1]), row[-1]) for row in db.execute(query)]
