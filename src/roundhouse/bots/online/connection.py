"""The line to a server: requests that are tried again until they are answered, and its stream."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import msgspec

SECONDS = 30.0  # for an answer
SILENCE = 60.0  # seconds without a line, after which a stream is taken for dead
FIRST_PAUSE, LONGEST_PAUSE = 0.5, 30.0  # seconds between two attempts: twice as long each time
PASSING = (429, 500, 502, 503, 504)  # what may be otherwise in a moment


class Stopped(Exception):
    """Somebody wants the client to end."""


class Declined(Exception):
    """What the server does not do: its status, the key of the reason, and the reason in words."""

    def __init__(self, status: int, key: str, detail: str) -> None:
        super().__init__(detail)
        self.status = status
        self.key = key
        self.detail = detail

    def __reduce__(self) -> tuple[type[Declined], tuple[int, str, str]]:
        return Declined, (self.status, self.key, self.detail)


class Connection:
    """A server and a token. Requests may come from any thread."""

    def __init__(self, url: str, token: str, tell: Callable[[str], object] = print) -> None:
        self.url = url
        self.tell = tell
        self.silent = False  # whether the server did not answer when it was asked last
        headers = {"Authorization": f"Bearer {token}", "Accept": "application/json"}
        self.client = httpx.Client(base_url=f"{url.rstrip('/')}/api/1", headers=headers, timeout=SECONDS)
        self.stopped = threading.Event()

    def get(self, path: str, **query: str | int) -> dict[str, Any]:
        """Ask for something."""
        return self._asked("GET", path, None, query)

    def post(self, path: str, body: dict[str, object]) -> dict[str, Any]:
        """Change something; repeated until it is answered, so it must do no harm twice."""
        return self._asked("POST", path, body, {})

    def _asked(
        self, method: str, path: str, body: dict[str, object] | None, query: dict[str, str | int]
    ) -> dict[str, Any]:
        pause = FIRST_PAUSE
        while True:
            try:
                answer = self.client.request(method, path, json=body, params=query)
                if answer.status_code not in PASSING:
                    return checked(answer)
                wait = float(answer.headers.get("retry-after") or pause)
                self.silent = False
            except httpx.TransportError:  # the server is away, perhaps only for a moment
                wait = pause
                self.unanswered()
            self.rest(wait)
            pause = min(2 * pause, LONGEST_PAUSE)

    def unanswered(self) -> None:
        """Say once that the server does not answer, however long it is away."""
        if not self.silent:
            self.tell(f"{self.url} does not answer; it is tried again and again. Press Ctrl-C to stop.")
        self.silent = True

    def rest(self, seconds: float) -> None:
        """Wait; Stopped if the client is to end."""
        if self.stopped.wait(min(seconds, LONGEST_PAUSE)):
            raise Stopped

    def lines(self, path: str, **query: str | int) -> Iterator[dict[str, Any]]:
        """What a stream tells, until it ends."""
        patience = httpx.Timeout(SECONDS, read=SILENCE)
        with self.client.stream("GET", path, params=query, timeout=patience) as answer:
            if answer.status_code != 200:
                answer.read()
                checked(answer)
            for line in answer.iter_lines():
                yield msgspec.json.decode(line)

    def close(self) -> None:
        """Let go of the server."""
        self.stopped.set()
        self.client.close()


def checked(answer: httpx.Response) -> dict[str, Any]:
    """What was answered; Declined if it was a refusal."""
    try:
        found: dict[str, Any] = answer.json()
    except ValueError:
        found = {}
    if answer.is_success:
        return found
    key = str(found.get("type", "")).removeprefix("urn:roundhouse:")
    detail = str(found.get("detail") or f"the server answered with status {answer.status_code}")
    raise Declined(answer.status_code, key, detail)
