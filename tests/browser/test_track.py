"""Laying track with the hand: the tile in outline, the bar, families of answers, ways out."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from browser.building import build, hexes
from browser.conftest import NewVisitor
from browsing import check

# What lies at the middle of the hexes around one: whether it belongs to the board.
AROUND = """id => {
  const middle = one => {
    const box = one.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2, box.width];
  };
  const [x, y, wide] = middle(document.querySelector(`#${id} .hit`));
  return [...document.querySelectorAll('#part-map [id^="hex-"] .hit')].map(middle)
    .filter(([ox, oy]) => Math.hypot(ox - x, oy - y) > 3 && Math.hypot(ox - x, oy - y) < 1.3 * wide)
    .map(([ox, oy]) => document.elementFromPoint(ox, oy))
    .map(hit => hit !== null && hit.closest(".pick") !== null);
}"""


def shown(page: Page) -> str:
    """The tile that lies in outline, by its drawing."""
    return str(page.locator(".ghost-tile").get_attribute("href"))


def test_answers_stand_in_families_ways_out_beside_undo_and_the_keyboard_lays_tiles(
    visitor: NewVisitor,
) -> None:
    somebody = build(visitor)
    page = somebody.page
    places = page.locator('#part-map [id^="hex-"].can').count()
    family = page.locator("#answers > details > summary")
    expect(family).to_have_text(f"Lay track: {places} places")
    expect(page.locator("#answers .choice:visible")).to_have_count(0)
    out = page.locator("#ways-back .choice")
    expect(out).to_have_text("Build nothing")
    expect(out).to_be_in_viewport()
    expect(page.locator("#ways-back #undo")).to_be_visible()
    family.click()
    inner = page.locator("#answers details details")
    expect(inner).to_have_count(places)
    inner.first.locator("summary").click()
    before = somebody.seq
    inner.first.locator(".choice").first.click()
    somebody.wait_for_seq(before + 1)
    expect(out).to_contain_text("Finish building")
    # The same by keyboard, in words.
    heard = page.locator("#live")
    page.keyboard.press("b")
    page.keyboard.press("Enter")
    expect(page.locator(".ghost-tile")).to_have_count(1)
    expect(heard).to_contain_text("1 of ")
    expect(heard).to_contain_text("This turn: $")
    page.keyboard.press("r")
    expect(heard).to_contain_text("2 of ")
    page.keyboard.press("Enter")
    somebody.wait_for_seq(before + 2)
    expect(page.locator(".ghost-tile")).to_have_count(0)
    out.click()
    somebody.wait_for_seq(before + 3)


def test_a_tile_lies_in_outline_until_the_tick_or_the_next_hex_lays_it(visitor: NewVisitor) -> None:
    somebody = build(visitor)
    page = somebody.page
    ghost, bar = page.locator("#part-map .ghost-tile"), page.locator("#ghost")
    first, second, third = (page.locator(f"#{place}") for place in hexes(somebody)[:3])
    before = somebody.seq
    first.click()
    expect(ghost).to_have_count(1)
    expect(page.locator(".ghost-price")).to_have_text("$2")
    expect(bar).to_contain_text("This turn: $2")
    assert all(page.evaluate(AROUND, first.get_attribute("id")))
    somebody.shot("track-ghost")
    # Only what belongs to the hex is listed; every way to turn goes through the same tiles.
    tiles = bar.locator(".ghost-pick").count()
    expect(page.locator("#answers .choice")).to_have_count(tiles)
    seen = [shown(page)]
    first.click(position={"x": 8, "y": 30})
    seen.append(shown(page))
    page.keyboard.press("r")
    page.keyboard.press("Shift+R")
    page.mouse.wheel(0, 100)
    seen.append(shown(page))
    page.keyboard.press("Shift+R")
    page.keyboard.press("Shift+R")
    assert shown(page) == seen[0]
    assert len(set(seen)) == len(seen) == 3
    check(page, "a tile in outline")
    page.keyboard.press("Escape")
    expect(ghost).to_have_count(0)
    expect(bar).to_be_hidden()
    expect(page.locator("#answers > details")).to_have_count(1)
    assert somebody.seq == before
    # Three tiles with four taps.
    first.click()
    second.click()
    somebody.wait_for_seq(before + 1)
    expect(ghost).to_have_count(1)
    expect(bar).to_contain_text("This turn: $4")
    third.click()
    somebody.wait_for_seq(before + 2)
    expect(ghost).to_have_count(1)
    page.locator(".ghost-tick").click()
    somebody.wait_for_seq(before + 3)
    expect(bar).to_be_hidden()


def test_on_a_phone_a_tap_magnifies_the_board_first_and_the_bar_stays_clear_of_the_hex(
    visitor: NewVisitor,
) -> None:
    somebody = build(visitor, viewport={"width": 390, "height": 800}, has_touch=True, is_mobile=True)
    page = somebody.page
    place = page.locator(f"#{hexes(somebody)[0]}")
    small = place.bounding_box()
    place.tap()
    large = place.bounding_box()
    assert small is not None
    assert large is not None
    assert large["width"] > 1.5 * small["width"]
    assert large["width"] >= 40
    expect(page.locator(".ghost-tile")).to_have_count(0)
    place.tap()
    expect(page.locator(".ghost-tile")).to_have_count(1)
    somebody.shot("track-phone")
    bar = page.locator("#ghost").bounding_box()
    assert bar is not None
    assert bar["y"] > large["y"] + large["height"] or bar["y"] + bar["height"] < large["y"]
    assert bar["x"] >= 0
    assert bar["x"] + bar["width"] <= 390
    assert not somebody.overflows()
    before = somebody.seq
    page.locator("#ghost .primary").tap()
    somebody.wait_for_seq(before + 1)
