"""Learners in the browser: what they do with a lesson, for the tests that look at it."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from browser.conftest import NewVisitor
from browsing import Visitor

DESK = {"width": 1440, "height": 900}


def begin(visitor: NewVisitor, game: str, **context: object) -> Visitor:
    """Somebody who has just begun a lesson."""
    learner = visitor(**{"viewport": DESK, **context})
    learner.page.goto(f"/learn/{game}")
    learner.page.locator("main button.primary").click()
    learner.ready()
    return learner


def read(learner: Visitor) -> list[str]:
    """Leaf through what comes before the first move; the texts."""
    told = []
    lesson = learner.page.locator("#lesson")
    while lesson.locator(".primary").count():
        told.append(lesson.inner_text())
        expect(learner.page.locator("#turn")).to_be_hidden()
        lesson.locator(".primary").click()
    return told


def wanted(learner: Visitor) -> Locator:
    return learner.page.locator("#turn .wanted")


def follow(learner: Visitor, most: int = 100) -> None:
    """Do what the lesson wants, so many times."""
    page = learner.page
    for _ in range(most):
        if not wanted(learner).count():
            return
        before = learner.seq
        wanted(learner).first.click()
        learner.wait_for_seq(before + 1)
        expect(page.locator("#turn.busy")).to_have_count(0)
        page.wait_for_selector("#turn .wanted, #lesson:not(:has(.eyebrow))", state="attached")
