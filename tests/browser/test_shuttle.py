"""A game that somebody else installed, in the browser: nothing else in the project knows of it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from browser.conftest import NewVisitor
from browser.learning import begin, follow, read
from browsing import Server, check
from installing import install_shuttle, path_with


@pytest.fixture(scope="module")
def yard(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the game installed."""
    place = install_shuttle(tmp_path_factory.mktemp("shuttle"))
    server = Server(tmp_path_factory.mktemp("data"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", path_with(place))
        server.start()
    yield server
    server.stop()


def test_a_whole_game_against_bots(visitor: NewVisitor, yard: Server) -> None:
    somebody = visitor(yard, viewport={"width": 390, "height": 844})
    page = somebody.open_table("me", "bot:greedy", "bot:trainee", game="shuttle")
    for width in (390, 1280):
        page.set_viewport_size({"width": width, "height": 844})
        somebody.wait_for_turn()
        page.locator("#pictures .can").first.click()
        somebody.answer(2)
        somebody.wait_for_turn()
        assert not somebody.overflows()
        somebody.shot(f"shuttle-{width}")
        check(page, f"the table at {width}")
    somebody.answer()
    expect(page.locator("#result-title")).to_be_visible()
    somebody.shot("shuttle-over")


def test_its_lesson_and_its_rules_help(visitor: NewVisitor, yard: Server) -> None:
    learner = begin(lambda **context: visitor(yard, locale="de-DE", **context), "shuttle")
    assert read(learner)
    follow(learner)
    expect(learner.page.locator("#lesson")).to_contain_text("Das ist das ganze Spiel")
    learner.page.goto("/help/shuttle")
    expect(learner.page.get_by_role("heading", name="Worum es geht")).to_be_visible()
    check(learner.page, "rules help")
    learner.shot("shuttle-help")
