"""What is always in sight of every player; the player aid by hand, by key, from the board, and on paper."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from browser.conftest import NewVisitor
from browsing import check

PAGE = re.compile(rb"/Type\s*/Page\b")  # of a printed document


def test_numbers_stand_in_the_header_and_the_aid_opens_where_it_is_asked_for(visitor: NewVisitor) -> None:
    one = visitor(viewport={"width": 390, "height": 800}, has_touch=True, is_mobile=True)
    page = one.open_table("bot:random", "me", "bot:random", game="railroad_revolution")
    one.wait_for_turn()
    chips = page.locator("#players > li")
    for seat in range(3):
        expect(chips.nth(seat).locator("[data-number=money]")).to_contain_text("$")
        assert chips.nth(seat).locator("[data-number=white]").count() == 1
    expect(page.locator("#progress")).to_contain_text("13 rails")
    own = chips.nth(1).bounding_box()
    assert own is not None
    assert 0 <= own["x"] <= 390 - own["width"]  # in full, though not of the first seat
    assert not one.overflows()
    check(page, "the header on a phone", ".headline")
    chips.nth(2).locator(".numbers").tap()
    expect(page.locator("#part-player-2")).to_have_attribute("open", "")

    page.set_viewport_size({"width": 1280, "height": 800})
    worker = page.locator("#seat-0-worker-white")  # of another player: it cannot be chosen
    page.evaluate("document.getElementById('part-player-0').open = true")
    worker.click(force=True)
    expect(page.locator("#tip .tip-note li")).to_have_count(4)
    page.locator("#tip button").click()
    expect(page.locator("#aid-workers")).to_be_focused()
    check(page, "the player aid", "#aid")
    assert len(PAGE.findall(page.pdf(prefer_css_page_size=True))) == 1
    page.keyboard.press("Escape")
    expect(page.locator("#aid")).to_be_hidden()
    expect(page.locator("#aid-button")).to_be_focused()
    page.keyboard.press("a")
    expect(page.locator("#aid-title")).to_be_focused()
    page.keyboard.press("a")
    expect(page.locator("#aid")).to_be_hidden()


# Whether all chips of players stand in one row.
ONE_ROW = """() => {
  const tops = [...document.querySelectorAll("#players > li")].map(one => one.offsetTop);
  return tops.length > 1 && new Set(tops).size === 1;
}"""


def test_how_far_the_game_has_come_breaks_between_its_parts(visitor: NewVisitor) -> None:
    somebody = visitor()
    page = somebody.open_table("me", "bot:random", "bot:random", game="age_of_steam")
    parts = page.locator("#progress > span")
    expect(parts).to_have_text(["Rust Belt ·", "Turn 1 of 10 ·", "Issue shares"])
    lines = parts.evaluate_all("all => all.map(one => one.getClientRects().length + one.offsetHeight)")
    assert max(lines) < 1.5 * min(lines), "none is broken"
    expect(page.locator("#progress")).to_have_text("Rust Belt · Turn 1 of 10 · Issue shares")


def test_three_players_stand_in_one_row_of_a_wide_header(visitor: NewVisitor) -> None:
    one = visitor()
    page = one.open_table("me", "bot:random", "bot:random", game="railroad_revolution")
    one.wait_for_turn()
    assert page.evaluate(ONE_ROW)
    page.set_viewport_size({"width": 900, "height": 800})
    page.set_viewport_size({"width": 1280, "height": 800})
    page.wait_for_function(ONE_ROW)
