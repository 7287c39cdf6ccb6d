"""A phone in the hand: ways drawn by a finger, small things magnified, the board beside the question."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from time import time

import pytest
from playwright.sync_api import Browser, CDPSession, Page, expect

from browser.building import AROUND, build, hexes, middle, open_around_one_screen
from browser.test_goods import to_the_goods
from browsing import Server, Visitor

UPRIGHT = {"width": 390, "height": 800}
SIDEWAYS = {"width": 844, "height": 390}
PHONE = {"viewport": UPRIGHT, "has_touch": True, "is_mobile": True}
SECTION = "document.querySelector('#part-map svg').getAttribute('viewBox')"
# What of the map can be seen: its height, and how much of that is on the screen and under nothing.
IN_SIGHT = """() => {
  const box = document.querySelector('#part-map svg').getBoundingClientRect();
  const seen = y => document.elementFromPoint(box.x + box.width / 2, y)?.closest('#part-map') != null;
  const rows = Array.from({ length: Math.floor(box.height) - 2 }, (_, n) => box.y + 1 + n);
  return [box.height, rows.filter(seen).length];
}"""
# Resolves when the page has stood still for a while: after a quick finger it rolls on, and a tap stops it.
AT_REST = """() => new Promise((done) => {
  let last = -1, still = 0;
  const look = () => {
    still = scrollY === last ? still + 1 : 0;
    last = scrollY;
    if (still > 30) done(); else requestAnimationFrame(look);
  };
  look();
})"""


@pytest.fixture(scope="module")
def builder(browser: Browser, server: Server) -> Iterator[Visitor]:
    """Somebody with a phone who is to build track; all tests here look at the same page."""
    somebody = build(lambda **context: Visitor(browser, server, **context), **PHONE)
    yield somebody
    somebody.close()


@pytest.fixture
def phone(builder: Visitor) -> Visitor:
    """The same as it was at first: nothing in outline, the whole board, upright."""
    page = builder.page
    page.set_viewport_size(UPRIGHT)  # type: ignore[arg-type]
    page.keyboard.press("Escape")
    page.evaluate(AT_REST)
    page.locator("#part-map .zoom button").last.tap()
    page.evaluate("scrollTo(0, 0); document.getElementById('toast').hidePopover()")
    return builder


class Finger:
    """A finger on the screen."""

    def __init__(self, page: Page) -> None:
        self.devtools: CDPSession = page.context.new_cdp_session(page)

    def send(self, kind: str, *points: tuple[float, float], **when: float) -> None:
        touches = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        self.devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches, **when})

    def drag(self, *points: tuple[float, float], parts: int = 6) -> None:
        """From point to point."""
        self.send("touchStart", points[0])
        for (x, y), (to_x, to_y) in pairwise(points):
            for n in range(1, parts + 1):
                self.send("touchMove", (x + (to_x - x) * n / parts, y + (to_y - y) * n / parts))
        self.send("touchEnd")

    def flick(self, x: float, y: float, by: float) -> None:
        """Up or down, as fast as a hand whatever else the machine does."""
        now = time()
        self.send("touchStart", (x, y), timestamp=now)
        for n in range(1, 10):
            self.send("touchMove", (x, y + by * n / 10), timestamp=now + n / 100)
        self.send("touchEnd", timestamp=now + 0.1)


def width(somebody: Visitor, place: str) -> float:
    box = somebody.page.locator(f"#{place} > .hit").first.bounding_box()
    assert box is not None
    return box["width"]


# Resolves when a small lit hex was magnified under a finger that rests on it.
MAGNIFIED = "() => document.querySelector('#hex-I7 > .hit').getBoundingClientRect().width > 40"


def test_a_finger_that_rests_on_a_small_lit_hex_magnifies_the_board_under_it_and_draws(
    phone: Visitor,
) -> None:
    page, finger = phone.page, Finger(phone.page)
    x, y = middle(phone, "hex-I7")
    assert width(phone, "hex-I7") < 30
    finger.send("touchStart", (x, y))
    page.wait_for_function(MAGNIFIED)
    at = middle(phone, "hex-I7")
    assert abs(at[0] - x) < 4, "what was under the finger is still there"
    assert abs(at[1] - y) < 4
    to = middle(phone, "hex-J6")
    finger.send("touchMove", ((x + to[0]) / 2, (y + to[1]) / 2))
    finger.send("touchMove", to)
    finger.send("touchEnd")
    expect(page.locator(".ghost-tile")).to_have_count(2)
    assert page.evaluate("scrollY") == 0, "the page has stayed where it was"
    page.locator("#ghost [data-key=no]").tap()
    expect(page.locator(".ghost-tile")).to_have_count(0)


def test_a_stroke_by_memory_is_drawn_as_the_board_was_seen_and_magnified_afterwards(phone: Visitor) -> None:
    page, finger = phone.page, Finger(phone.page)
    way = ["hex-H6", "hex-I7", "hex-J6", "hex-K7"]
    small = width(phone, way[1])
    points = [middle(phone, place) for place in way]
    finger.send("touchStart", points[0])
    for point in points[1:]:
        finger.send("touchMove", point)
    assert width(phone, way[1]) == small, "nothing moves away under the finger"
    finger.send("touchEnd")
    expect(page.locator(".ghost-tile")).to_have_count(3)
    page.wait_for_function(MAGNIFIED)
    for place in way[1:]:
        expect(page.locator(f"#{place} > .hit")).to_be_in_viewport(ratio=0.9)
    phone.shot("stroke-by-memory")
    page.locator("#ghost [data-key=no]").tap()
    expect(page.locator(".ghost-tile")).to_have_count(0)


def test_a_way_goes_on_beyond_what_is_shown_when_the_finger_comes_to_the_edge(phone: Visitor) -> None:
    page, finger = phone.page, Finger(phone.page)
    x, y = middle(phone, "hex-I7")
    finger.send("touchStart", (x, y))
    page.wait_for_function(MAGNIFIED)
    finger.send("touchMove", (x + 18, y))
    shown = page.evaluate(SECTION)
    finger.send("touchMove", middle(phone, "hex-J6"))
    box = page.locator("#part-map svg").first.bounding_box()
    assert box is not None
    finger.send("touchMove", (box["x"] + box["width"] - 5, y))
    page.wait_for_function(f"before => parseFloat({SECTION}) > parseFloat(before) + 20", arg=shown)
    finger.send("touchEnd")
    expect(page.locator(".ghost-trace")).to_have_count(0)


def test_a_finger_that_flicks_up_moves_the_page_and_draws_nothing(phone: Visitor) -> None:
    page, finger = phone.page, Finger(phone.page)
    x, y = middle(phone, "hex-I7")
    shown = page.evaluate(SECTION)
    finger.flick(x, y, -90)
    page.wait_for_function("scrollY > 20")
    expect(page.locator("#toast")).to_contain_text("To draw a way, let it rest")
    assert page.evaluate(SECTION) == shown
    expect(page.locator(".ghost-tile")).to_have_count(0)


def test_a_finger_across_the_whole_board_is_told_how_to_magnify_it(phone: Visitor) -> None:
    page, finger = phone.page, Finger(phone.page)
    x, y = middle(phone, "hex-E6")  # nothing can be laid there
    shown = page.evaluate(SECTION)
    finger.drag((x, y), (x + 100, y))
    expect(page.locator("#toast")).to_contain_text("Two fingers magnify the board")
    assert page.evaluate(SECTION) == shown
    finger.send("touchStart", (x, y), (x + 30, y))
    for apart in (40, 55, 70, 90):
        finger.send("touchMove", (x, y), (x + apart, y))
    finger.send("touchEnd")
    assert width(phone, "hex-I7") > 40


def test_a_tap_magnifies_first_a_finger_moves_the_board_then_and_the_next_tap_counts(phone: Visitor) -> None:
    page, finger = phone.page, Finger(phone.page)
    place = hexes(phone)[0]
    small = width(phone, place)
    page.locator(f"#{place}").tap()
    assert width(phone, place) > max(40, 1.5 * small)
    expect(page.locator(".ghost-tile")).to_have_count(0)
    shown = page.evaluate(SECTION)
    x, y = middle(phone, place)
    unlit = page.evaluate("document.querySelector('#hex-D6').classList.contains('can')")
    assert not unlit
    finger.drag(middle(phone, "hex-D6"), (x, y))
    assert page.evaluate(SECTION) != shown, "the board has moved"
    page.locator(f"#{hexes(phone)[0]}").tap()
    expect(page.locator(".ghost-tile")).to_have_count(1)  # the first tap after that counts


def test_no_number_plays_what_is_folded_away(phone: Visitor) -> None:
    page = phone.page
    expect(page.locator("#answers details .choice")).not_to_have_count(0)
    expect(page.locator("#answers details kbd")).to_have_count(0)
    expect(page.locator("#ways-out .choice kbd")).to_have_text("1")


def test_held_sideways_the_whole_map_stands_beside_the_question(phone: Visitor) -> None:
    page = phone.page
    page.set_viewport_size(SIDEWAYS)  # type: ignore[arg-type]
    expect(page.locator("#ways-out .choice")).to_be_in_viewport(ratio=1)
    high, seen = page.evaluate(IN_SIGHT)
    assert high > 0.75 * SIDEWAYS["height"]
    assert seen >= high - 6
    asked, board = page.locator("#turn").bounding_box(), page.locator("#part-map").bounding_box()
    assert asked is not None
    assert board is not None
    assert board["x"] + board["width"] <= asked["x"]
    assert not phone.overflows()
    phone.shot("phone-sideways")


def test_the_bar_of_a_way_stays_clear_of_its_hexes_until_it_is_laid(phone: Visitor) -> None:
    page, finger = phone.page, Finger(phone.page)
    places, before = ["hex-A3", "hex-A4", "hex-B4"], phone.seq
    page.locator(f"#{places[0]}").tap()
    shown = page.evaluate(SECTION)
    finger.drag(*(middle(phone, place) for place in places))
    expect(page.locator(".ghost-tile")).to_have_count(3)
    assert page.evaluate(SECTION) == shown
    phone.shot("track-phone")
    assert all(page.evaluate(AROUND, places[2]))
    assert not phone.overflows()
    page.locator("#ghost .primary").tap()
    phone.wait_for_seq(before + 3)
    expect(page.locator("#part-map .canvas.zoomed")).to_have_count(0)


def test_the_map_comes_into_sight_and_a_tap_beside_a_cube_magnifies_it_before_its_routes_are_shown(
    browser: Browser, server: Server
) -> None:
    def phones(**context: object) -> Visitor:
        return Visitor(browser, server, **context)

    somebody = open_around_one_screen(phones, *to_the_goods(), **PHONE)
    page = somebody.page
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    page.reload()
    somebody.ready()
    somebody.wait_for_turn()
    page.evaluate(AT_REST)
    high, seen = page.evaluate(IN_SIGHT)
    assert seen >= high - 6, "the map has come into sight, wherever the page was before"
    cube = page.locator("#part-map [id^=cube-].can").first
    small = cube.bounding_box()
    assert small is not None
    assert small["width"] < 12
    scrolled = page.evaluate("scrollY")
    page.touchscreen.tap(small["x"] - 4, small["y"] + small["height"] / 2)
    large = cube.bounding_box()
    assert large is not None
    assert large["width"] >= 20
    page.evaluate(AT_REST)
    assert page.evaluate("scrollY") == scrolled, "what is magnified stays under the finger"
    expect(page.locator(".route-tag")).to_have_count(0)
    expect(page.locator("#tip")).to_be_hidden()
    cube.tap()
    expect(page.locator(".route-tag")).not_to_have_count(0)
    # Who has folded the question sees the next one.
    page.locator("#fold").tap()
    expect(page.locator("#turn-body")).to_be_hidden()
    page.locator(".route-tag").first.tap()
    expect(page.locator("#turn-body")).to_be_visible()
    assert somebody.faults == []
    somebody.close()
