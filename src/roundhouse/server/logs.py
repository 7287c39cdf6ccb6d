"""The log: one line for each thing worth knowing, for people or as JSON, with the request it belongs to.

Nothing secret is ever handed to it: no cookies, tokens, seeds, passwords or moves. An address is written as
its pattern with the table's id filled in, since links to seats hold a token; what a statement to the database
was given is hidden by the engine.
"""

from __future__ import annotations

import json
import logging
import sys
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import TextIO

from roundhouse.server.metrics import LOGGED
from roundhouse.server.settings import LogSettings

request_id: ContextVar[str] = ContextVar("request_id", default="")  # of the request that is answered

FACTS = "facts"  # what a record knows beside its message, by name


class Known(logging.Filter):
    """Notes which request a record belongs to, and counts it."""

    def filter(self, record: logging.LogRecord) -> bool:
        record.request = request_id.get()
        LOGGED.labels(record.levelname.lower()).inc()
        return True


class PlainText(logging.Formatter):
    """For people: time, level, where from, the request, and what there is to say."""

    def format(self, record: logging.LogRecord) -> str:
        request = getattr(record, "request", "")
        facts = "".join(f" {name}={value}" for name, value in getattr(record, FACTS, {}).items())
        head = f"{moment(record)} {record.levelname} {record.name}"
        line = head + (f" [{request}]" if request else "") + f" {one_line(record.getMessage())}{facts}"
        return line + ("\n" + self.formatException(record.exc_info) if record.exc_info else "")


class JsonLines(logging.Formatter):
    """For programs: one object in each line."""

    def format(self, record: logging.LogRecord) -> str:
        written: dict[str, object] = {
            "time": moment(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if getattr(record, "request", ""):
            written["request"] = record.request  # type: ignore[attr-defined]
        written.update(getattr(record, FACTS, {}))
        if record.exc_info:
            written["error"] = self.formatException(record.exc_info)
        return json.dumps(written, ensure_ascii=False, default=str)


def set_up(settings: LogSettings, out: TextIO | None = None) -> logging.Handler:
    """Write the log from now on; tells what writes it."""
    handler = logging.StreamHandler(out or sys.stderr)
    handler.setFormatter(JsonLines() if settings.format == "json" else PlainText())
    handler.addFilter(Known())
    root = logging.getLogger()
    for before in [one for one in root.handlers if any(isinstance(known, Known) for known in one.filters)]:
        root.removeHandler(before)
    root.addHandler(handler)
    root.setLevel(settings.level.upper())
    return handler


def moment(record: logging.LogRecord) -> str:
    """When something was written, to the millisecond, in UTC."""
    return (
        datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
    )


def one_line(text: str) -> str:
    """A message that cannot look like two.

    >>> one_line("a\\nb")
    'a\\\\nb'
    """
    return text.replace("\r", "\\r").replace("\n", "\\n")
