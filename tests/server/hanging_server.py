"""A server in a process of its own, to be killed: its bots think, and never come to an end.

python -m server.hanging_server FOLDER DATABASE      tells its address
"""

from __future__ import annotations

import sys
import threading
from dataclasses import replace
from pathlib import Path

import faulty_bots
from http_site import serving, settings_in
from roundhouse.server.settings import Settings, WebhookSettings
from roundhouse.server.site import Site
from roundhouse.server.store import SqlStore
from roundhouse.server.thinking.bots import Bots


def telling(folder: Path, database: str) -> Settings:
    """Settings of a server that tells people at their webhooks."""
    hooks = WebhookSettings(offered=True, networks="127.0.0.0/8")
    return replace(settings_in(folder), database=database, url="http://play.example", webhook=hooks)


def main(folder: str, database: str) -> None:
    settings = telling(Path(folder), database)
    site = Site(settings, SqlStore.open(database))
    site.bots = Bots(site.tables, site.announcements, workers=1, choose=faulty_bots.hang)
    with serving(site) as address:
        print(address, flush=True)
        threading.Event().wait()


if __name__ == "__main__":
    main(*sys.argv[1:])
