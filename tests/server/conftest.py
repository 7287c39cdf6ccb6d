"""Fixtures: a site with two browsers, and databases of both kinds."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from argon2 import PasswordHasher

from http_site import Browser, site_in
from roundhouse.server.site import Site
from server.databases import (  # noqa: F401  (fixtures)
    other_store,
    postgresql_server,
    postgresql_url,
    room,
    sqlite_url,
    store,
    url,
)
from server.receivers import Hook, receiving


@pytest.fixture
def usual_hashes() -> None:
    """For tests about the hashes themselves: passwords are hashed with the usual effort."""


@pytest.fixture(autouse=True)
def cheap_hashes(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Passwords are hashed with the least effort: every site does it, and hundreds are opened here."""
    if "usual_hashes" not in request.fixturenames:
        least = partial(PasswordHasher, time_cost=1, memory_cost=8, parallelism=1)
        monkeypatch.setattr("roundhouse.server.http.accounts.PasswordHasher", least)


@pytest.fixture(autouse=True)
def brief_searches(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever gives advice thinks for a moment only: how good it is, is shown where the search is tested."""
    for module in ("thinking.hints", "thinking.reviews"):
        monkeypatch.setattr(f"roundhouse.server.{module}.SECONDS", 0.2)


@pytest.fixture(autouse=True)
def short_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever listens to PostgreSQL looks often whether it should end: nothing waits for that."""
    monkeypatch.setattr("roundhouse.server.announcements.LISTEN_SECONDS", 0.02)


@pytest.fixture
def site(tmp_path: Path) -> Site:
    """A site with its database in a temporary folder."""
    return site_in(tmp_path)


@pytest.fixture
def hook() -> Iterator[Hook]:
    """Somebody's webhook, or a push service."""
    with receiving() as server:
        yield server


@pytest.fixture
def ada(site: Site) -> Iterator[Browser]:
    """Somebody at a browser; the site runs as long."""
    with Browser(site) as browser:
        yield browser


@pytest.fixture
def bert(site: Site, ada: Browser) -> Browser:
    """Somebody else, at another browser."""
    return Browser(site)
