"""How many taps a typical turn of Age of Steam takes: three tiles and two deliveries, on a fixed seed."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.building import build, draw
from browser.conftest import NewVisitor
from browsing import Visitor

# When every place with several answers opened a small window: the hex and the tile, each time.
TILES_BEFORE = 3 * 2

COUNT = """() => {
  window.taps = 0;
  const count = () => window.taps++;
  for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, count, { capture: true });
}"""


def count_taps(somebody: Visitor) -> None:
    """Count everything that is pressed from now on."""
    somebody.page.evaluate(COUNT)


def taps(somebody: Visitor) -> int:
    return int(somebody.page.evaluate("window.taps"))


def test_three_tiles_of_one_turn(visitor: NewVisitor) -> None:
    somebody = build(visitor)
    page = somebody.page
    before, turn = somebody.seq, page.evaluate("document.getElementById('turn').dataset.seat")
    count_taps(somebody)
    draw(somebody, "hex-H6", "hex-I7", "hex-J6", "hex-K7")
    expect(page.locator(".ghost-tile")).to_have_count(3)
    page.locator(".ghost-tick").click()
    somebody.wait_for_seq(before + 3)
    expect(page.locator("#turn")).not_to_have_attribute("data-seat", turn)  # nothing is left to build
    assert taps(somebody) == 2 <= TILES_BEFORE / 2
