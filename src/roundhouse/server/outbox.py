"""Sends what lies in the outbox: at least once, again after growing pauses, and given up in the end.

Every server looks; each message is one server's for some minutes, and if that one dies another takes it over.
A server that stores a notice is woken by that, and sends it at once.
"""

from __future__ import annotations

import asyncio
import logging
import smtplib
import threading
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor

from starlette.concurrency import run_in_threadpool

from roundhouse.server.letters import Letters
from roundhouse.server.metrics import MAILED
from roundhouse.server.notices.channel import Channel, Gone, News, NotTaken
from roundhouse.server.notices.judge import Judge, Later
from roundhouse.server.now import now
from roundhouse.server.store import SqlStore, User
from roundhouse.server.store.notice_store import Way
from roundhouse.server.store.outage import LOST
from roundhouse.server.store.outbox_store import CONFIRM, Message
from roundhouse.server.watcher import Watcher

LOOK_SECONDS = 2.0
AT_ONCE = 8  # messages that are sent side by side
AT_ONCE_PERSON = 2  # of them to one person: whose way is slow holds nobody else up
LEASE = 5 * 60_000  # milliseconds that a message is one server's
FIRST_PAUSE = 30_000  # milliseconds; each is three times the one before
MOST_TRIES = 8  # the last some nine hours after the first

log = logging.getLogger(__name__)


class Outbox(Watcher):
    """Nothing is sent where no channel is set up."""

    def __init__(
        self,
        store: SqlStore,
        letters: Letters | None,
        channels: Sequence[Channel] = (),
        judge: Judge | None = None,
        seconds: float = LOOK_SECONDS,
    ) -> None:
        super().__init__(seconds)
        self.store = store
        self.letters = letters
        self.channels = {channel.name: channel for channel in channels if channel.offered}
        self.judge = judge or Judge(store, "")
        self._senders = ThreadPoolExecutor(AT_ONCE, "outbox")
        self._lock = threading.Lock()
        self._busy: Counter[int] = Counter()  # what is being sent, by person

    async def start(self) -> None:
        """Begin to look, if there is anything to send by."""
        if self.letters is not None or self.channels:
            self.store.on_post = self.wake
            await super().start()

    async def end(self) -> None:
        """Stop; what is being sent is finished first."""
        self.store.on_post = None
        await super().end()
        await asyncio.to_thread(self._senders.shutdown)

    async def round(self) -> None:
        """Let those who send begin with what is due: each is sent beside the others."""
        await run_in_threadpool(self._begin)

    def _begin(self) -> None:
        with self._lock:
            free = AT_ONCE - self._busy.total()
            busy = [user for user, number in self._busy.items() if number >= AT_ONCE_PERSON]
        at = now()
        for message in self.store.claim(at, at + LEASE, free, busy) if free > 0 else ():
            with self._lock:
                self._busy[message.user_id] += 1
            self._senders.submit(self._run, message)

    def _run(self, message: Message) -> None:
        try:
            self.send(message)
        except LOST:  # the store has said so in the log; it comes again when the claim has run out
            pass
        except Exception:
            log.exception("message %d to user %d", message.id, message.user_id)
        finally:
            with self._lock:
                self._busy[message.user_id] -= 1
                self._busy += Counter()  # forgets who is at nothing
            self.wake()  # there is room for the next

    def look(self) -> int:
        """Send what is due, one after the other; tells how many were tried."""
        at = now()
        claimed = self.store.claim(at, at + LEASE, AT_ONCE)
        for message in claimed:
            self.send(message)
        return len(claimed)

    def send(self, message: Message) -> None:
        """Send a message that was claimed, or decide what else becomes of it."""
        user = self.store.user(message.user_id)
        way = None if message.way_id is None else self.store.way(message.way_id)
        channel = None if way is None else self.channels.get(way.channel)
        if user is not None and message.way_id is None and self.letters is not None:
            self._send_letter(message, user, self.letters)
        elif user is None or way is None or channel is None:
            self.store.sent(message)  # nobody wants it any more
        else:
            self._tell(message, user, way, channel)

    def _send_letter(self, message: Message, user: User, letters: Letters) -> None:
        place = self.store.mail_address(message.user_id)
        if place is None or (place.confirmed is None and message.kind != CONFIRM):
            self.store.sent(message)
            return

        def send() -> None:
            letters.send(letters.letter(message.kind, message.id, user, place.address))

        self._attempt(message, [message], None, send)

    def _tell(self, message: Message, user: User, way: Way, channel: Channel) -> None:
        at = now()
        judged = [(message, self._judged(message, way, user, at))]
        if judged[0][1] is not None and way.daily:  # all that is due goes together
            judged = [(one, self._judged(one, way, user, at)) for one in self.store.claim_day(message, at)]
        found = [(one, news) for one, news in judged if news is not None]
        if found:
            together = [news for _, news in found]
            news = self.judge.digest(together, user, at) if way.daily else together[0]
            self._attempt(message, [one for one, _ in found], way, lambda: channel.send(way, news))

    def _judged(self, message: Message, way: Way, user: User, at: int) -> News | None:
        """The words of a claimed notice; None if it is not sent now."""
        verdict = self.judge.judge(message, way, user, at)
        if isinstance(verdict, News):
            return verdict
        if isinstance(verdict, Later):
            self.store.hold(message, verdict.due)
        else:
            self.store.sent(message)
        return None

    def _attempt(
        self, message: Message, claimed: list[Message], way: Way | None, send: Callable[[], None]
    ) -> None:
        """Send something; what does not arrive is sent again, or given up with a word to the person."""
        outcome, due, why = "sent", None, ""
        try:
            send()
        except LOST:
            raise
        except Gone:
            outcome = "given up"
            assert way is not None
            self.store.drop_ways(way.user_id, way.channel, way.id)
        except NotTaken as error:
            outcome, why = "given up", str(error)
        except (OSError, smtplib.SMTPException) as error:
            outcome, why = "again", f"{type(error).__name__}: {error}"
            if message.tries >= MOST_TRIES:
                outcome = "given up"
            else:
                due = now() + FIRST_PAUSE * 3 ** (message.tries - 1)
        except Exception as error:  # what cannot be written will not be written later
            log.exception("message %d to user %d", message.id, message.user_id)
            outcome, why = "given up", f"{type(error).__name__}: {error}"
        for one in claimed:
            if outcome == "sent":
                self.store.sent(one)
            else:
                self.store.not_sent(one, due, why)
        if way is not None and due is None and (why or way.why):
            self.store.way_failed(way.id, why[:500])
        if outcome != "sent":
            log.warning("message %d to user %d: %s", message.id, message.user_id, outcome)
        MAILED.labels(message.kind, outcome).inc()
