"""axe-core finds nothing on any page, in either theme."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from browser.conftest import NewVisitor
from browsing import Visitor
from roundhouse.games.registry import GAMES

RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
THEMES = pytest.mark.parametrize("theme", ["light", "dark"])


def check(page: Page, where: str) -> None:
    """Fail with what is wrong and where."""
    found = Axe().run(page, options={"runOnly": RULES}).response["violations"]
    told = [
        f"{where}: {fault['help']} ({fault['id']}): {fault['nodes'][0]['html'][:200]}"
        f" [{fault['nodes'][0].get('failureSummary', '')}]"
        for fault in found
    ]
    assert told == []


@pytest.fixture
def reader(visitor: NewVisitor, theme: str) -> Visitor:
    return visitor(color_scheme=theme, reduced_motion="reduce")


@THEMES
def test_pages_beside_the_table(reader: Visitor, theme: str) -> None:
    game = GAMES[0]
    for path in ("/", "/new", f"/help/{game}", f"/learn/{game}", f"/components/{game}", "/profile", "/nothing"):
        answer = reader.page.goto(path)
        assert answer is not None
        assert answer.status == (404 if path == "/nothing" else 200), path
        check(reader.page, f"{path} in the {theme} theme")
        name = path.strip("/").split("/")[0] or "home"
        reader.shot(f"{name}-{theme}")


@THEMES
def test_the_table(reader: Visitor, theme: str) -> None:
    page = reader.open_table("me", "bot:random")
    reader.answer(6)
    reader.wait_for_turn()
    check(page, "table")
    for tab in ("chat", "notes", "more"):
        page.locator(f"#tab-{tab}").click()
        check(page, f"table with {tab}")
    page.keyboard.press("?")
    check(page, "shortcuts")
    page.keyboard.press("Escape")
    page.locator("#tab-log").click()
    page.locator("#earlier").click()
    page.wait_for_selector("#past:not([hidden])")
    check(page, "the past")


@THEMES
def test_the_end_and_the_way_in(visitor: NewVisitor, reader: Visitor, theme: str) -> None:
    page = reader.open_table("me", "invite")
    page.wait_for_selector(".invite")
    check(page, "waiting for players")
    guest = visitor(color_scheme=theme)
    guest.page.goto(page.locator(".invite input").input_value())
    check(guest.page, "join")
    page = reader.open_table("me", "here")
    reader.answer()
    page.wait_for_selector("#result:not([hidden])")
    check(page, "the end")
    page.goto("/")
    check(page, "home with tables")
