"""Sends what lies in the outbox: at least once, again after growing pauses, and given up in the end.

Every server looks; each message is one server's for some minutes, and if that one dies another takes it over.
"""

from __future__ import annotations

import asyncio
import logging
import smtplib

from starlette.concurrency import run_in_threadpool

from roundhouse.server.letters import Letters, NotTaken
from roundhouse.server.metrics import MAILED
from roundhouse.server.now import now
from roundhouse.server.store import SqlStore
from roundhouse.server.store.outage import LOST
from roundhouse.server.store.outbox_store import CONFIRM, Message

LOOK_SECONDS = 2.0
AT_ONCE = 10  # messages that are claimed with one look
LEASE = 5 * 60_000  # milliseconds that a message is one server's
FIRST_PAUSE = 30_000  # milliseconds; each is three times the one before
MOST_TRIES = 8  # the last some nine hours after the first

log = logging.getLogger(__name__)


class Outbox:
    """One task in the event loop of a server; nothing is sent where no mail is set up."""

    def __init__(self, store: SqlStore, letters: Letters | None, seconds: float = LOOK_SECONDS) -> None:
        self.store = store
        self.letters = letters
        self.seconds = seconds
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin to look."""
        if self.letters is not None:
            self._task = asyncio.get_running_loop().create_task(self._watch())

    async def end(self) -> None:
        """Stop; another server, or the next one, goes on."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _watch(self) -> None:
        while True:
            try:
                await run_in_threadpool(self.look)
            except LOST:  # the store has said so in the log
                pass
            except Exception:  # whatever it is, there is another look
                log.exception("looking into the outbox")
            await asyncio.sleep(self.seconds)

    def look(self) -> int:
        """Send what is due; tells how many were tried."""
        at = now()
        claimed = self.store.claim(at, at + LEASE, AT_ONCE)
        for message in claimed:
            self._try(message)
        return len(claimed)

    def _try(self, message: Message) -> None:
        assert self.letters is not None
        user, place = self.store.user(message.user_id), self.store.mail_address(message.user_id)
        if user is None or place is None or (place.confirmed is None and message.kind != CONFIRM):
            self.store.sent(message)  # nobody wants it any more
            return
        outcome = "sent"
        try:
            self.letters.send(self.letters.letter(message.kind, message.id, user, place.address))
            self.store.sent(message)
        except LOST:
            raise
        except NotTaken as error:
            outcome = "given up"
            self.store.not_sent(message, None, str(error))
        except (OSError, smtplib.SMTPException) as error:
            over = message.tries >= MOST_TRIES
            outcome = "given up" if over else "again"
            pause = FIRST_PAUSE * 3 ** (message.tries - 1)
            self.store.not_sent(message, None if over else now() + pause, f"{type(error).__name__}: {error}")
        except Exception as error:  # a letter that cannot be written will not be written later
            log.exception("message %d to user %d", message.id, message.user_id)
            outcome = "given up"
            self.store.not_sent(message, None, f"{type(error).__name__}: {error}")
        if outcome != "sent":
            log.warning("message %d to user %d: %s", message.id, message.user_id, outcome)
        MAILED.labels(message.kind, outcome).inc()
