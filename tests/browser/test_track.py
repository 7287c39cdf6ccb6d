"""Laying track with the hand: tiles in outline, ways over several hexes, families of answers, ways out."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from browser.building import AROUND, build, draw, hexes
from browser.conftest import NewVisitor
from browsing import check


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
    expect(out).to_have_accessible_name("Build nothing")
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
    # A way by keyboard: from a city to a town two hexes on, taken off tile by tile.
    page.keyboard.press("u")
    somebody.wait_for_seq(before + 3)
    page.locator("#hex-H6").focus()
    page.keyboard.press("Shift+Enter")
    expect(heard).to_contain_text("The way begins here: Chicago")
    page.locator("#hex-J6").focus()
    page.keyboard.press("Shift+Enter")
    expect(page.locator(".ghost-tile")).to_have_count(2)
    expect(heard).to_contain_text("Links Michigan City with Chicago, 2 sections.")
    page.keyboard.press("Backspace")
    expect(page.locator(".ghost-tile")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".ghost-tile")).to_have_count(0)
    out.click()
    somebody.wait_for_seq(before + 4)


def test_tiles_lie_in_outline_one_by_one_or_along_a_way_until_the_tick_lays_them(visitor: NewVisitor) -> None:
    somebody = build(visitor)
    page = somebody.page
    ghost, bar = page.locator("#part-map .ghost-tile"), page.locator("#ghost")
    first, second = (page.locator(f"#{place}") for place in hexes(somebody)[:2])
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
    # Taps on other hexes add to what lies there; a drawn way goes on from its end; what cannot be says why.
    first.click()
    second.click()
    expect(ghost).to_have_count(2)
    page.locator("#hex-E4").click(force=True)  # it is no button, but says why
    expect(bar.locator(".why")).not_to_be_empty()
    bar.get_by_role("button", name="Take the last one off").click()
    expect(ghost).to_have_count(1)
    page.keyboard.press("Escape")
    draw(somebody, "hex-H6", "hex-I7", "hex-J6")
    expect(ghost).to_have_count(2)
    expect(bar).to_contain_text("This turn: $4, 1 left to lay")
    expect(bar).to_contain_text("Links Michigan City with Chicago, 2 sections.")
    draw(somebody, "hex-J6", "hex-K7", "hex-L7")
    expect(ghost).to_have_count(3)
    expect(bar.locator(".why")).to_have_text("Nothing more can be laid in this turn.")
    somebody.shot("track-way")
    check(page, "a way in outline")
    assert somebody.seq == before
    page.keyboard.press("Backspace")
    expect(ghost).to_have_count(2)
    with page.expect_request("**/moves") as sent:
        bar.get_by_role("button", name="Lay + Finish building").click()
    assert sent.value.post_data_json["apart"] == [1, 2], "each can be taken back alone"
    somebody.wait_for_seq(before + 3)
    expect(bar).to_be_hidden()
