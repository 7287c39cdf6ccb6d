"""What only the web refuses: each kind has its status, and most of them their reason."""

from __future__ import annotations

from roundhouse.core.message import Reason
from roundhouse.server.tables.refusals import Refused


class Malformed(Refused):
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


class NoSession(Refused):
    """Something that takes a session, asked without one."""

    status = 401

    def __init__(self) -> None:
        super().__init__(Reason("server.error.no_session"))


class Forbidden(Refused):
    """A wrong password, or a change that comes from elsewhere."""

    status = 403


class Banned(Forbidden):
    """Somebody who may not play here any more."""

    def __init__(self) -> None:
        super().__init__(Reason("server.error.banned"))


class NotFound(Refused):
    """A page that is not there."""

    status = 404

    def __init__(self, key: str = "server.error.not_found") -> None:
        super().__init__(Reason(key))


class Taken(Refused):
    """A name or a seat that somebody else has."""

    status = 409


class LinkUsed(Refused):
    """An invitation that is no longer good."""

    status = 410

    def __init__(self) -> None:
        super().__init__(Reason("server.error.link_used"))


class TooLarge(Refused):
    """A body of too many bytes."""

    status = 413

    def __init__(self, largest: int) -> None:
        super().__init__(Reason("server.error.too_large", {"n": largest // 1024}))


class TooOften(Refused):
    """Something that may be done again only after some seconds."""

    status = 429

    def __init__(self, seconds: int) -> None:
        super().__init__(Reason("server.error.too_often", {"n": seconds}), {"Retry-After": str(seconds)})


class Busy(Refused):
    """More is asked for at once than can be done: it may be asked again in a moment."""

    status = 503

    def __init__(self, seconds: int = 3) -> None:
        super().__init__(Reason("server.error.busy"), {"Retry-After": str(seconds)})


class UnknownHost(Refused):
    """A request to a name by which this server is not known: perhaps another site's page has sent it."""

    status = 421

    def __init__(self, name: str) -> None:
        super().__init__(Reason("server.error.host", {"name": name[:80]}))


class NoAdvice(Refused):
    """A hint that nobody could work out."""

    status = 503

    def __init__(self) -> None:
        super().__init__(Reason("server.error.no_advice"))


class Told(Refused):
    """A refusal whose sentence is already made, such as what is wrong with a components file."""

    def __init__(self, sentence: object) -> None:
        super().__init__(Reason("server.error.told", {"text": str(sentence)}))
