"""Builders in the browser: somebody at a fixed table of three around one screen who is to build track."""

from __future__ import annotations

import re

from browser.conftest import NewVisitor
from browsing import Visitor

SEED = "7"

# Answers for everybody until track is to be built: two shares each, no bids, any action but the New City.
WANTED = ["issue 2$", "pass$", "drop$", "select engineer$", "select (?!urban)", ""]

# The lit hexes of open ground, those first that have several tiles and are in sight.
HEXES = """() => [...document.querySelectorAll('#part-map [id^="hex-"].can')]
  .filter(one => {
    const box = one.getBoundingClientRect();
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return one.contains(hit);
  }).map(one => one.id)"""

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


def around_one_screen(visitor: NewVisitor, **context: object) -> tuple[Visitor, str]:
    """Somebody with a new table for three around one screen, and where it is."""
    somebody = visitor(**{"viewport": {"width": 1440, "height": 900}, **context})
    names = {"name0": "Ada", "name1": "Bert", "name2": "Cleo"}
    return somebody, somebody.new_table("me", "here", "here", game="age_of_steam", seed=SEED, **names)


def open_around_one_screen(visitor: NewVisitor, *moves: str, **context: object) -> Visitor:
    """Somebody at that table as it begins, or after these moves."""
    somebody, table = around_one_screen(visitor, **context)
    for at, move in enumerate(moves):
        somebody.play(table, move, at)
    somebody.page.goto(table)
    somebody.ready()
    return somebody


def build(visitor: NewVisitor, **context: object) -> Visitor:
    """Somebody whose builders have money, and who is asked for the first tile."""
    somebody, table = around_one_screen(visitor, **context)
    while True:
        view = somebody.context.request.get(f"{table}/view").json()
        if any(choice["kind"] == "lay" for choice in view["choices"]):
            break
        moves = [choice["move"] for choice in view["choices"]]
        move = next(move for form in WANTED for move in moves if re.match(form, move))
        somebody.play(table, move, view["seq"])
    somebody.page.goto(table)
    somebody.ready()
    somebody.wait_for_turn()
    return somebody


def hexes(somebody: Visitor) -> list[str]:
    """The lit hexes in sight, by their element."""
    return [str(place) for place in somebody.page.evaluate(HEXES)]


def draw(somebody: Visitor, *places: str) -> None:
    """Draw a way with the mouse over these hexes."""
    mouse = somebody.page.mouse
    for number, place in enumerate(places):
        mouse.move(*middle(somebody, place), steps=3)
        if not number:
            mouse.down()
    mouse.up()


def middle(somebody: Visitor, place: str) -> tuple[float, float]:
    """The middle of a hex on the screen."""
    box = somebody.page.locator(f"#{place} > .hit").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
