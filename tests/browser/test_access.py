"""axe-core finds nothing on any page, in either theme; the end of a game is looked at where one is played."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import NewVisitor
from browsing import check
from roundhouse.games.registry import GAMES
from roundhouse.server.store import SqlStore
from roundhouse.server.store.moderation_store import Act

GAME = GAMES[0]


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/new",
        f"/help/{GAME}",
        f"/learn/{GAME}",
        f"/components/{GAME}",
        "/profile",
        "/open",
        "/mine",
        "/bots",
        "/nothing",
    ],
)
def test_a_page_beside_the_table(visitor: NewVisitor, path: str) -> None:
    reader = visitor()
    answer = reader.page.goto(path)
    assert answer is not None
    assert answer.status == (404 if path == "/nothing" else 200)
    check(reader.page, path)
    reader.shot(f"{path.strip('/').split('/')[0] or 'home'}-dark")


def test_the_table(visitor: NewVisitor) -> None:
    reader = visitor()
    page = reader.open_table("me", "bot:random")
    reader.wait_for_turn()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    for key in ("u", "r"):  # there is nothing to take back yet
        page.keyboard.press(key)
    reader.answer(6)
    assert asked
    assert not any(url.endswith("/undo") for url in asked)
    reader.wait_for_turn()
    check(page, "table")
    for tab in ("chat", "notes", "more"):
        page.locator(f"#tab-{tab}").click()
        check(page, f"table with {tab}", ".talk")
    page.keyboard.press("?")
    check(page, "shortcuts", "#shortcuts")
    page.keyboard.press("Escape")
    page.locator("#tab-log").click()
    page.locator("#earlier").click()
    page.wait_for_selector("#past:not([hidden])")
    check(page, "the past", "#past")


def test_the_way_in(visitor: NewVisitor) -> None:
    host, guest = visitor(), visitor()
    page = host.open_table("me", "invite")
    check(page, "waiting for players")
    guest.page.goto(page.locator(".invite input").input_value())
    check(guest.page, "join")


def test_the_page_of_moderators(visitor: NewVisitor) -> None:
    somebody = visitor()
    page = somebody.page
    for name in ("Mo", "Moira"):  # whoever is called anew is looked up anew
        page.goto("/profile")
        page.locator("#name").fill(name)
        page.locator("#name").press("Enter")
        expect(page.locator("#name")).to_have_value(name)
        store = SqlStore.open(f"sqlite:///{somebody.server.data / 'roundhouse.sqlite'}")
        [moderator] = store.users_found(name)
        store.mark_user(Act("appoint", user_id=moderator.id), moderator=True)
        store.close()
    answer = page.goto("/moderation?who=Moira")
    assert answer is not None
    assert answer.status == 200
    check(page, "moderation")
