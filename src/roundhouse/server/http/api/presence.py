"""Which bot accounts are there: those whose stream is open, on whichever server."""

from __future__ import annotations

from typing import TYPE_CHECKING

from roundhouse.core.message import Reason
from roundhouse.server.now import now
from roundhouse.server.store import User
from roundhouse.server.store.token_store import Present
from roundhouse.server.tables.refusals import Refused

if TYPE_CHECKING:
    from roundhouse.server.site import Site

BEAT_SECONDS = 15.0  # between two signs of life of a stream
GONE_SECONDS = 45.0  # without one, a bot account is not there any more


def present(site: Site, game: str | None = None) -> list[Present]:
    """The bot accounts that can be asked to a table now, of all games or of one."""
    found = site.store.present(now() - int(1000 * GONE_SECONDS))
    return [one for one in found if game is None or game in one.games]


def bot_named(site: Site, name: str, game: str) -> User:
    """The bot account of a name, if it is there and plays the game; refused if not."""
    for one in present(site):
        if one.user.name.casefold() == name.strip().casefold():
            if game in one.games:
                return one.user
            raise Refused(Reason("server.error.bot_other_game", {"name": one.user.name}))
    raise Refused(Reason("server.error.bot_away", {"name": name[:40]}))
