"""One request to the API: who asks by which token, in which language, and why it is refused."""

from __future__ import annotations

from functools import cached_property

from starlette.requests import Request

from roundhouse.core.message import Reason
from roundhouse.server.http.accounts import Visitor
from roundhouse.server.http.api.tokens import Bearer
from roundhouse.server.http.refusals import Banned, Forbidden, WebRefused
from roundhouse.server.http.request import Ask, accepted
from roundhouse.server.store import User
from roundhouse.server.store.outage import LOST
from roundhouse.server.tables.refusals import Refused
from roundhouse.text import languages

BASE = "/api/1"
CHALLENGE = {"WWW-Authenticate": 'Bearer realm="roundhouse"'}


class NoToken(WebRefused):
    """Something that takes a token, asked without one that is good."""

    status = 401

    def __init__(self) -> None:
        super().__init__(Reason("server.error.no_token"), CHALLENGE)


def is_api(request: Request) -> bool:
    """Whether a program asks, which wants to be answered as one."""
    path = request.url.path
    return path == BASE or path.startswith(BASE + "/")


class ApiAsk(Ask):
    """A request by a token. Cookies do not count here, so no page can make a browser ask."""

    @cached_property
    def bearer(self) -> Bearer:
        """Whose token it is."""
        kind, _, given = self.request.headers.get("authorization", "").partition(" ")
        found = self.site.tokens.bearer(given.strip()) if kind.lower() == "bearer" and given.strip() else None
        if found is None:
            raise NoToken
        return found

    @cached_property
    def visitor(self) -> Visitor:
        """Whoever asks."""
        return Visitor(self.bearer.user)

    def known(self) -> User:
        """The user."""
        return self.bearer.user

    def admit(self, scope: str, limit: str) -> None:
        """Refuse whoever has no token for this, or asks too often: by token, and by user for what counts."""
        if not scope:
            self.site.throttle.check("api", None, self.address)
            return
        try:
            user = self.bearer.user
        except NoToken:
            self.site.throttle.check("api", None, self.address)
            raise
        if user.banned:
            raise Banned
        self.site.throttle.check("api", f"token {self.bearer.token.id}", self.address)
        if scope not in self.bearer.scopes:
            raise Forbidden(Reason("server.error.scope", {"scope": scope}))
        if limit:
            kind = f"bot_{limit}" if user.bot else limit
            self.site.throttle.check(kind, str(user.id), self.address)

    @cached_property
    def language(self) -> str:
        """What the program asks for, else what its user prefers."""
        wished = self.request.headers.get("accept-language", "")
        if wished and wished != "*":
            return accepted(wished)
        try:
            preferred = self.bearer.user.language
        except (Refused, *LOST):
            preferred = ""
        return preferred if preferred in languages() else languages()[0]
