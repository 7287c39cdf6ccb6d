"""What only the web refuses, and the status that every refusal has there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from roundhouse.core.message import Reason
from roundhouse.server.tables.plans import Differs
from roundhouse.server.tables.refusals import (
    Abandoned,
    Closed,
    NoSuchTable,
    NotYours,
    Over,
    Refused,
    Stale,
    Unplayable,
)

CONFLICT, UNFIT = 409, 422
STATUS: dict[type[Refused], int] = {
    NoSuchTable: 404,
    NotYours: 403,
    Stale: CONFLICT,
    Over: CONFLICT,
    Closed: CONFLICT,
    Abandoned: CONFLICT,
    Unplayable: CONFLICT,
    Differs: CONFLICT,
}


class WebRefused(Refused):
    """Something that only the web refuses: each kind says its status, and perhaps headers of the answer."""

    status: ClassVar[int] = UNFIT

    def __init__(self, reason: Reason, headers: Mapping[str, str] | None = None) -> None:
        super().__init__(reason)
        self.headers = dict(headers or {})


def status_of(refused: Refused) -> int:
    """The status of an answer that refuses something."""
    if isinstance(refused, WebRefused):
        return refused.status
    return next((STATUS[kind] for kind in type(refused).__mro__ if kind in STATUS), UNFIT)


def headers_of(refused: Refused) -> dict[str, str]:
    """The headers of an answer that refuses something."""
    return refused.headers if isinstance(refused, WebRefused) else {}


class Malformed(WebRefused):
    """A request that no page of this site makes; `field` points at what of it is wrong, `why` says how."""

    status = 400

    def __init__(self, field: str = "", why: str = "") -> None:
        self.field, self.why = field, why
        if len(field) > 1:  # not the whole of it
            super().__init__(Reason("server.error.malformed_field", {"field": field}))
        else:
            super().__init__(Reason("server.error.malformed"))


class WrongType(Malformed):
    """A body of another type than is taken here."""

    status = 415


class NoSession(WebRefused):
    """Something that takes a session, asked without one."""

    status = 401

    def __init__(self) -> None:
        super().__init__(Reason("server.error.no_session"))


class Forbidden(WebRefused):
    """A wrong password, or a change that comes from elsewhere."""

    status = 403


class Banned(Forbidden):
    """Somebody who may not play here any more."""

    def __init__(self) -> None:
        super().__init__(Reason("server.error.banned"))


class NotFound(WebRefused):
    """A page that is not there."""

    status = 404

    def __init__(self, key: str = "server.error.not_found") -> None:
        super().__init__(Reason(key))


class Taken(WebRefused):
    """A name or a seat that somebody else has."""

    status = 409


class LinkUsed(WebRefused):
    """An invitation that is no longer good."""

    status = 410

    def __init__(self) -> None:
        super().__init__(Reason("server.error.link_used"))


class TooLarge(WebRefused):
    """A body of too many bytes."""

    status = 413

    def __init__(self, largest: int) -> None:
        super().__init__(Reason("server.error.too_large", {"n": largest // 1024}))


class TooOften(WebRefused):
    """Something that may be done again only after some seconds."""

    status = 429

    def __init__(self, seconds: int) -> None:
        super().__init__(Reason("server.error.too_often", {"n": seconds}), {"Retry-After": str(seconds)})


class Busy(WebRefused):
    """More is asked for at once than can be done: it may be asked again in a moment."""

    status = 503

    def __init__(self, seconds: int = 3) -> None:
        super().__init__(Reason("server.error.busy"), {"Retry-After": str(seconds)})


class UnknownHost(WebRefused):
    """A request to a name by which this server is not known: perhaps another site's page has sent it."""

    status = 421

    def __init__(self, name: str) -> None:
        super().__init__(Reason("server.error.host", {"name": name[:80]}))


class NoAdvice(WebRefused):
    """A hint that nobody could work out."""

    status = 503

    def __init__(self) -> None:
        super().__init__(Reason("server.error.no_advice"))


class Told(WebRefused):
    """A refusal whose sentence is already made, such as what is wrong with a components file."""

    def __init__(self, sentence: object) -> None:
        super().__init__(Reason("server.error.told", {"text": str(sentence)}))
