"""What servers on one database tell each other, so that it makes no difference to whom somebody comes.

Who has logged out, or changed, is told at once. How often people did something is told several times a second
in one message: so limits hold for all servers together, but for what is done within that time.
"""

from __future__ import annotations

from starlette.concurrency import run_in_threadpool

from roundhouse.server.announcements import Announcements
from roundhouse.server.http.accounts import Accounts
from roundhouse.server.http.api.tokens import Tokens
from roundhouse.server.http.limits import Spent, Throttle
from roundhouse.server.store import Announcement
from roundhouse.server.watcher import Watcher

SECONDS = 0.2  # between two messages of what was done
AT_ONCE = 80  # things in one message: a database carries no longer ones
PEOPLE, SPENT = "people", "spent"


class Agreement(Watcher):
    """One server's part in it."""

    def __init__(
        self, announcements: Announcements, throttle: Throttle, accounts: Accounts, tokens: Tokens
    ) -> None:
        super().__init__(SECONDS)
        self.announcements = announcements
        self.throttle = throttle
        self.accounts = accounts
        self.tokens = tokens
        accounts.on_change = tokens.on_change = self.people_changed
        announcements.hear(PEOPLE, self._people_changed)
        announcements.hear(SPENT, self._spent)

    async def start(self) -> None:
        """Begin to tell, if there can be anybody to tell."""
        if self.announcements.have_others:
            self.throttle.told = True
            await super().start()

    async def round(self) -> None:
        """Tell what was done since."""
        for some in in_parts(self.throttle.spent(), AT_ONCE):
            await run_in_threadpool(self.announcements.tell_servers, SPENT, {"spent": some})

    def people_changed(self) -> None:
        """Somebody is no longer who they were: the others look them up again."""
        self.announcements.tell_servers(PEOPLE, {})

    def _people_changed(self, heard: Announcement) -> None:
        self.accounts.look_up_again()
        self.tokens.look_up_again()

    def _spent(self, heard: Announcement) -> None:
        spent = heard.data.get("spent")
        if isinstance(spent, list):
            self.throttle.hear(spent)


def in_parts(spent: list[Spent], size: int) -> list[list[Spent]]:
    """A list in lists of no more than so many."""
    return [spent[first : first + size] for first in range(0, len(spent), size)]
