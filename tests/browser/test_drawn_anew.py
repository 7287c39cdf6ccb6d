"""Drawings that change: once for each move, only where they differ, and as if drawn from nothing."""

from __future__ import annotations

import pytest
from playwright.sync_api import Request, expect

from browser.conftest import NewVisitor
from browsing import Visitor
from roundhouse.games.registry import GAMES

MOVES = 8

# Every part's drawing as text, without frames around things: those are measured on the screen.
DRAWINGS = """() => Object.fromEntries([...document.querySelectorAll(".canvas > svg")].map((drawn) => {
  const copy = drawn.cloneNode(true);
  for (const frame of copy.querySelectorAll(".frame")) frame.remove();
  return [drawn.closest(".part").id, new XMLSerializer().serializeToString(copy)];
}))"""

# What is drawn otherwise in one of two texts: the innermost elements that differ.
DIFFERENT = """([before, now]) => {
  const read = (text) => new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  const found = [];
  const compare = (one, other) => {
    if (one?.isEqualNode(other)) return;
    const [a, b] = [[...(one?.children ?? [])], [...(other?.children ?? [])]];
    const within = a.length === b.length ? a.flatMap((child, n) => (child.isEqualNode(b[n]) ? [] : [n])) : [];
    if (within.length) for (const n of within) compare(a[n], b[n]);
    else found.push([one?.outerHTML.slice(0, 400), other?.outerHTML.slice(0, 400)]);
  };
  for (const part of Object.keys({ ...before, ...now })) compare(read(before[part]), read(now[part]));
  return found;
}"""

KEPT = """() => window.pick.isConnected && document.activeElement === window.pick"""


def around_one_screen(visitor: NewVisitor, game: str) -> Visitor:
    """Two people at one screen where nothing moves by itself."""
    somebody = visitor()
    somebody.open_table("me", "here", *(["here"] if game == "age_of_steam" else []), game=game, seed="4")
    return somebody


@pytest.mark.parametrize("game", GAMES)
def test_a_drawing_that_was_changed_move_by_move_is_the_one_that_a_new_page_draws(
    visitor: NewVisitor, game: str
) -> None:
    somebody = around_one_screen(visitor, game)
    page = somebody.page
    somebody.answer(MOVES)
    somebody.wait_for_turn()
    page.evaluate("document.activeElement?.blur()")
    before = page.evaluate(DRAWINGS)
    page.reload()
    somebody.ready()
    assert len(before) > 3
    assert page.evaluate(DIFFERENT, [before, page.evaluate(DRAWINGS)]) == []


def test_a_move_is_fetched_and_drawn_once_and_what_is_the_same_stays(visitor: NewVisitor) -> None:
    """Its announcement may come before its answer: one view has both."""
    somebody = around_one_screen(visitor, GAMES[0])
    page = somebody.page
    views: list[Request] = []
    page.on("request", lambda one: views.append(one) if "/view?" in one.url else None)
    expect(page.locator("body[data-connection=online]")).to_have_count(1)
    page.evaluate("() => fetch('/health')")
    views.clear()
    for made in range(1, 4):
        page.evaluate("window.pick = document.querySelector('#part-map .pick'); window.pick.focus()")
        before = somebody.seq
        page.evaluate("document.querySelector('#turn .choice').click()")
        somebody.wait_for_seq(before + 1)
        expect(page.locator("#turn.busy")).to_have_count(0)
        assert page.evaluate(KEPT)
        assert len(views) == made
