"""Who may see a table."""

from __future__ import annotations

from roundhouse.server.ask import Ask
from roundhouse.server.errors import Refused
from roundhouse.server.live_table import LiveTable


def visible(ask: Ask) -> LiveTable:
    """The table of the address; Refused if the visitor may not see it."""
    identity = ask.param("table")
    table = ask.site.tables.get(identity)
    if not ask.site.tables.may_see(identity, ask.user_id):
        raise Refused(403, "server.error.private")
    return table
