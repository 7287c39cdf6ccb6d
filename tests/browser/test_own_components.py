"""A table with an owner's own components or map: bots play, hints and the review come, in every game."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from browser.conftest import NewVisitor
from browsing import Server
from own_components import altered, copied, label
from roundhouse.server.store import SqlStore
from roundhouse.server.tables.service import Tables
from server.rooms import Room

ANSWERS = 6  # with turns of the bots in between; fewer, if whoever answers at random is out of the game


@pytest.fixture
def room(server: Server) -> Iterator[Room]:
    """The server's own database."""
    store = SqlStore.open(f"sqlite:///{server.data / 'roundhouse.sqlite'}")
    yield Room(store, Tables(store))
    store.close()


@pytest.mark.parametrize(("game", "text"), [copied()[0], *altered()], ids=label)
def test_bots_and_hints_with_own_components(visitor: NewVisitor, game: str, text: str) -> None:
    somebody = visitor()
    page = somebody.open_by_form("me", "bot:greedy", "bot:random", game=game, components=text)
    somebody.wait_for_turn()
    page.keyboard.press("i")
    expect(page.locator("#hint .figures").first).to_have_text(
        re.compile(r"Points expected: −?\d+ · chance to win: \d+%")
    )
    given = somebody.answer(ANSWERS)
    expect(page.locator("#failed-bot")).to_be_hidden()
    assert somebody.seq > given  # others have moved too


@pytest.mark.parametrize(("game", "text"), altered(), ids=label)
def test_the_review_of_a_game_with_own_components(
    visitor: NewVisitor, room: Room, game: str, text: str
) -> None:
    somebody = visitor()
    table = room.finished(room.ada, room.bert, room.cleo, game=game, components=text)
    somebody.page.goto("/new")  # whoever has been here has a session
    somebody.page.goto(f"/tables/{table}")
    page = somebody.ready()
    page.get_by_role("button", name="Review the game").click()
    expect(page.locator("#chances svg")).to_be_visible()
    found = page.locator("#turning-points .line:visible, #no-turning-points:visible")
    expect(found.first).to_be_visible()
