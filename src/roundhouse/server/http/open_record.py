"""A recorded game from a file: our own record, or one of another notation that a game here reads."""

from __future__ import annotations

import json

from starlette.responses import Response

from roundhouse.core.game import SetupError
from roundhouse.core.message import Reason
from roundhouse.core.record_reader import read
from roundhouse.server.http.endpoints import Form
from roundhouse.server.http.refusals import UNFIT, status_of
from roundhouse.server.http.render import render
from roundhouse.server.http.request import Ask
from roundhouse.server.tables.from_record import table_from
from roundhouse.server.tables.refusals import Refused
from roundhouse.server.thinking.files import RECORDING
from roundhouse.server.thinking.uploads import Unreadable


def open_page(ask: Ask, wrong: str = "", which: str = "", status: int = UNFIT) -> Response:
    """GET /open, and what comes back if a file is no recorded game; then nothing has changed."""
    return render(ask, "open", status=status if wrong else 200, wrong=wrong, which=which)


def open_record(ask: Ask, form: Form) -> Response:
    """POST /open: a table with the game of the file."""
    which = form.get("which").strip()
    try:
        table_id = table_from(ask.site.store, read(record_text(ask, form, which)), ask.enter().id)
    except Refused as refused:
        if status_of(refused) != UNFIT:
            raise
        return open_page(ask, ask.words.say(refused.reason), which)
    except ValueError as error:  # SetupError: what is wrong, in one sentence
        return open_page(ask, str(error), which)
    ask.site.bots.look(table_id)
    return ask.go(f"/tables/{table_id}")


def record_text(ask: Ask, form: Form, which: str) -> str:
    """The record in the file, or made from it, by the process that reads strangers' files."""
    try:
        text = form.upload.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Refused(Reason("server.error.not_text")) from None
    if not text.strip():
        raise SetupError(ask.say("web.open.empty"))
    try:
        with ask.site.uploading.passed():
            asked = json.dumps({"text": text, "language": ask.language})
            return ask.site.uploads.ask(RECORDING, which, asked)
    except Unreadable:
        raise Refused(Reason("server.error.unreadable")) from None
