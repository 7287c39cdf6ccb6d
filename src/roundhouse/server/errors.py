"""Refusals: a status and a message in the viewer's language, as a page or as JSON. Never a traceback."""

from __future__ import annotations

from collections.abc import Mapping

from roundhouse.core.message import Argument, Message


class Refused(Exception):
    """A request that is not granted: the HTTP status, and why."""

    def __init__(
        self, status: int, key: str, headers: Mapping[str, str] | None = None, **args: Argument
    ) -> None:
        super().__init__(key)
        self.status = status
        self.message = Message(key, args)
        self.headers = dict(headers or {})


class RefusedText(Refused):
    """A refusal whose sentence is already made, such as what is wrong with a components file."""

    def __init__(self, status: int, text: str) -> None:
        super().__init__(status, "server.error.told", text=text)
