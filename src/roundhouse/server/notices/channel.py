"""What a channel is: a kind of way by which people get notices. A new one is a file and a line in `Site`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from roundhouse.server.letters import NotTaken
from roundhouse.server.store.account_store import User
from roundhouse.server.store.notice_store import Way

__all__ = ["Channel", "Gone", "News", "NotTaken"]


class Gone(Exception):
    """The way leads nowhere any more: it is removed, with all that is to go there."""


@dataclass(frozen=True, slots=True)
class News:
    """A notice as it is sent, in the language of whose way it is. It tells nothing that is hidden."""

    id: str  # of each turn one: sent twice, it is the same
    tag: str  # of each kind and table one: what comes later takes the place of what came before
    kind: str
    title: str
    text: str
    url: str  # where to go; begins with a slash where the operator has not said how the server is reached
    at: int  # when it happened, in milliseconds
    user: User  # whose way it is


class Channel(Protocol):
    """Mail, webhooks, web push. All of it may be called from any thread."""

    name: str  # as it stands in the ways and on pages

    @property
    def offered(self) -> bool:
        """Whether the operator has set it up: what is not offered is not shown, and nothing is sent."""

    def send(self, way: Way, news: News) -> None:
        """Send something a way, and come back when it has arrived there; in a few seconds at most.

        NotTaken or Gone if it never will; OSError, or anything else, if it may work later.
        """
