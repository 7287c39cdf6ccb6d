"""The page of a table as it lies on the screen: what is in sight, what opens, and what stays open."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import NewVisitor
from browser.learning import begin, follow, read
from browsing import SHORT, Visitor

SIZES = [(1440, 900), (1280, 800)]

# Whether something can be seen and pressed: in the window, and nothing lies over it.
SEEN = """one => {
  const box = one.getBoundingClientRect();
  return [.1, .9].every(down => {
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + down * box.height);
    return hit !== null && (one === hit || one.contains(hit));
  });
}"""

# Whether answers are out of sight only where all else has yielded: the card is folded, the log small.
ANSWERS_FIRST = """() => {
  const [turn, lines] = [document.getElementById("turn"), document.getElementById("since-turns")];
  const fits = turn.scrollHeight - turn.clientHeight <= 2;
  return fits || (!lines.checkVisibility() && document.querySelector(".talk").offsetHeight < 150);
}"""


def settled(page: Page) -> None:
    """Wait until what follows a change of size has been drawn."""
    page.evaluate("async () => { for (let n = 0; n < 3; n++) await new Promise(requestAnimationFrame); }")


@pytest.mark.parametrize("size", SIZES)
def test_the_newest_line_and_the_chat_are_in_sight_without_scrolling(
    visitor: NewVisitor, size: tuple[int, int]
) -> None:
    somebody = visitor(viewport={"width": size[0], "height": size[1]})
    page = somebody.open_late("me", "bot:random", game=SHORT, left=40)
    somebody.play_first()
    somebody.wait_for_turn()
    settled(page)
    assert page.evaluate(ANSWERS_FIRST)
    for scrolled in (0, 10_000):
        page.evaluate("to => scrollTo(0, to)", scrolled)
        page.locator("#tab-log").click()
        settled(page)
        assert page.locator("#log li a").last.evaluate(SEEN)
        page.locator("#tab-chat").click()
        settled(page)
        assert page.locator("#chat-text").evaluate(SEEN)
    page.evaluate("scrollTo(0, 0)")
    settled(page)
    page.locator("#chat-text").fill("All aboard")
    page.keyboard.press("Enter")
    expect(page.locator("#chat-lines li").last).to_contain_text("All aboard")
    assert page.evaluate("scrollY") == 0


def builder(visitor: NewVisitor) -> Visitor:
    """Somebody who is to build track: the first lesson comes to it soon."""
    learner = begin(visitor, "age_of_steam")
    read(learner)
    follow(learner, 3)
    learner.page.evaluate("scrollTo(0, 0)")
    return learner


# Lit hexes that stick out of the drawing on one side: where to press what is seen of them.
HALF = """() => {
  const edge = document.querySelector("#part-map .canvas > svg").getBoundingClientRect();
  const found = [];
  for (const one of document.querySelectorAll("#part-map .can[id^=hex]")) {
    const box = one.getBoundingClientRect();
    const [left, right] = [Math.max(box.left, edge.left), Math.min(box.right, edge.right)];
    const [top, bottom] = [Math.max(box.top, edge.top), Math.min(box.bottom, edge.bottom, innerHeight)];
    const part = (right - left) * (bottom - top) / (box.width * box.height);
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const half = right > left && bottom > top && part > .3 && part < .7;
    if (half && one.contains(document.elementFromPoint(x, y))) found.push({ id: one.id, x, y });
  }
  return found;
}"""


def test_a_click_on_a_half_visible_hex_of_a_zoomed_map_opens_it(visitor: NewVisitor) -> None:
    somebody = builder(visitor)
    page = somebody.page
    larger = page.locator("#part-map").get_by_role("button", name="Larger")
    ghost = page.locator("#part-map .ghost-tile")
    opened = []
    for _ in range(4):
        larger.click()
        expect(ghost).to_have_count(0)  # the hex under the button is not meant
        for place in page.evaluate(HALF)[:1]:
            page.mouse.click(place["x"], place["y"])
            expect(ghost).to_have_count(1)
            name = place["id"].removeprefix("hex-")
            first = page.locator("#answers .choice").first
            expect(first).to_have_attribute("data-move", re.compile(f"^lay {name} "))
            opened.append(name)
            page.keyboard.press("Escape")
            expect(ghost).to_have_count(0)
    assert opened


def test_the_keyboard_still_brings_a_hidden_hex_of_a_zoomed_map_into_sight(visitor: NewVisitor) -> None:
    page = builder(visitor).page
    larger = page.locator("#part-map").get_by_role("button", name="Larger")
    for _ in range(3):
        larger.click()
    inside = """() => {
      const edge = document.querySelector("#part-map .canvas > svg").getBoundingClientRect();
      const box = document.activeElement.getBoundingClientRect();
      return box.left >= edge.left - 1 && box.right <= edge.right + 1
        && box.top >= edge.top - 1 && box.bottom <= edge.bottom + 1;
    }"""
    page.keyboard.press("b")
    for key in ["Tab"] * 12:
        page.keyboard.press(key)
        assert page.evaluate("document.activeElement.matches('#part-map .pick')")
        assert page.evaluate(inside)


@pytest.mark.parametrize("width", [1440, 1920])
def test_boards_stay_as_they_were_left_when_the_page_is_loaded_anew(visitor: NewVisitor, width: int) -> None:
    somebody = visitor(viewport={"width": width, "height": 900})
    page = somebody.open_table("me", "bot:random", "bot:random", game=SHORT)
    boards = {seat: page.locator(f"#part-player-{seat}") for seat in range(3)}

    def opened() -> list[int]:
        return [seat for seat, board in boards.items() if board.get_attribute("open") is not None]

    first = opened()
    assert first == ([0] if width < 1600 else [0, 1, 2]), "one's own, and on a wide screen all"
    boards[1].locator("summary").click()
    boards[0].locator("summary").click()
    left = opened()
    assert left != first
    page.reload()
    somebody.ready()
    assert opened() == left
    somebody.play_first()
    page.locator("#players .name").nth(2).click()
    expect(boards[2]).to_have_attribute("open", "")
    page.reload()
    somebody.ready()
    assert opened() == sorted({*left, 2})


# How many boards above the one that a link leads to are still seen a little, in the same column.
LEFT_OVER = """name => {
  const links = document.querySelector(".boards > nav").getBoundingClientRect();
  const parts = [...document.querySelectorAll("#pictures .part")];
  const box = parts.find(one => one.textContent.includes(name)).getBoundingClientRect();
  return parts.map(one => one.getBoundingClientRect())
    .filter(one => one.left < box.right && one.right > box.left)
    .filter(one => one.top < box.top && one.bottom > links.bottom + 1).length;
}"""


def test_a_link_leads_to_a_board_and_nothing_is_seen_of_the_one_above_also_in_a_plan(
    visitor: NewVisitor,
) -> None:
    somebody = visitor(viewport={"width": 1920, "height": 1080})
    page = somebody.open_table("me", "bot:random", "bot:random", game=SHORT)
    somebody.wait_for_turn()
    page.locator("#plan-button").click()
    expect(page.locator("#plan")).to_be_visible()
    page.locator("#parts").get_by_role("link", name="Board of Wanderer").first.click()
    settled(page)
    assert page.evaluate("scrollY") > 0
    assert page.evaluate(LEFT_OVER, "Board of Wanderer") == 0
    bar, line = page.locator("#plan").bounding_box(), page.locator(".headline").bounding_box()
    assert bar is not None
    assert line is not None
    between = {"x": bar["x"] + 8, "y": line["y"] + line["height"], "width": 800, "height": 2}
    rows = somebody.pixels(between)  # type: ignore[arg-type]
    assert len(set(b"".join(rows))) == 1, "paper lies between the players and the bar, not the boards"
