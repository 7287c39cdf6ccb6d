"""Fixtures of the browser tests: one Chromium, one real server, visitors."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from browsing import FLAGS, SEED, Server, Visitor, chromium_path
from catalogues import compile_all

NewVisitor = Callable[..., Visitor]


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        path = chromium_path(playwright.chromium.executable_path)
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server that all tests share; each of them brings its own people and tables."""
    compile_all()
    server = Server(tmp_path_factory.mktemp("data"))
    server.start()
    yield server
    server.stop()


@pytest.fixture(autouse=True)
def same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games are dealt and played alike also at a server of the test's own process."""
    monkeypatch.setattr("roundhouse.server.tables.create.randbits", lambda bits: SEED)
    monkeypatch.setattr(
        "roundhouse.server.thinking.bots.seed_for", lambda table, sequence, seat: 4 * sequence + seat
    )


@pytest.fixture
def visitor(browser: Browser, server: Server) -> Iterator[NewVisitor]:
    """Makes visitors; in the end none of their pages may have had a fault."""
    visitors: list[Visitor] = []

    def arrive(at: Server = server, **context: object) -> Visitor:
        visitors.append(Visitor(browser, at, **context))
        return visitors[-1]

    yield arrive
    faults = [fault for one in visitors for fault in one.faults]
    for one in visitors:
        one.close()
    assert faults == []


@pytest.fixture
def solo(visitor: NewVisitor) -> Visitor:
    """Somebody at a table with one bot, about to decide something."""
    somebody = visitor()
    somebody.open_table("me", "bot:random")
    somebody.wait_for_turn()
    return somebody
