"""Refusals as RFC 9457 has them: `application/problem+json`, with the reason in the language asked for."""

from __future__ import annotations

from http import HTTPStatus

import msgspec
from msgspec import UNSET
from starlette.requests import Request
from starlette.responses import Response

from roundhouse.core.message import Message
from roundhouse.server.http.api.asking import ApiAsk
from roundhouse.server.http.api.shapes import Problem, WrongField
from roundhouse.server.http.refusals import Malformed
from roundhouse.server.tables.names import names_in
from roundhouse.server.tables.refusals import Illegal, Stale
from roundhouse.text import Words

MEDIA_TYPE = "application/problem+json"
URN = "urn:roundhouse:"


def problem(request: Request, status: int, message: Message, error: Exception | None = None) -> Response:
    """The answer to a program that asked for something it does not get."""
    ask = ApiAsk(request)
    if isinstance(error, Illegal):  # its reason may be one of the game
        table = ask.site.tables.get(ask.param("table"))
        detail = Words(ask.language, table.game, names_in(ask.language, table.seats)).say(message)
    else:
        detail = ask.words.say(message)
    seq = error.current if isinstance(error, Stale) else UNSET
    wrong = [WrongField(error.field, error.why)] if isinstance(error, Malformed) and error.field else UNSET
    title = HTTPStatus(status).phrase
    body = msgspec.json.encode(Problem(URN + message.key, title, status, detail, seq, wrong))
    return Response(body, status, media_type=MEDIA_TYPE, headers={"Content-Language": ask.language})
