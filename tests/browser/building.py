"""Builders in the browser: somebody at a fixed table of three around one screen who is to build track."""

from __future__ import annotations

from browser.conftest import NewVisitor
from browsing import Visitor

SEED = "7"

# Answers for everybody until track is to be built: two shares each, no bids, any action but the New City.
TO_THE_TRACK = """async () => {
  const wanted = [/^issue 2$/, /^pass$/, /^drop$/, /^select engineer$/, /^select (?!urban)/, /./];
  for (;;) {
    const view = await (await fetch(`${location.pathname}/view`)).json();
    if (view.choices.some(choice => choice.kind === "lay")) return;
    const moves = view.choices.map(choice => choice.move);
    const move = wanted.map(form => moves.find(one => form.test(one))).find(found => found);
    const body = JSON.stringify({ move, at: view.seq, key: `to the track ${view.seq}` });
    const headers = { "Content-Type": "application/json" };
    const answer = await fetch(`${location.pathname}/moves`, { method: "POST", headers, body });
    if (!answer.ok) throw new Error(await answer.text());
  }
}"""

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


def open_around_one_screen(visitor: NewVisitor, **context: object) -> Visitor:
    """Somebody at that table as it begins."""
    somebody = visitor(**{"viewport": {"width": 1440, "height": 900}, "reduced_motion": "reduce", **context})
    page = somebody.page
    page.goto("/new?game=age_of_steam")
    fields = {"game": "age_of_steam", "players": "3", "seat-0": "me", "seat-1": "here", "seat-2": "here"}
    fields |= {"name-0": "Ada", "name-1": "Bert", "name-2": "Cleo", "seed": SEED}
    opened = page.evaluate(
        "async fields => (await fetch('/new', {method: 'POST', body: new URLSearchParams(fields)})).url",
        fields,
    )
    page.goto(opened)
    somebody.ready()
    return somebody


def build(visitor: NewVisitor, **context: object) -> Visitor:
    """Somebody whose builders have money, and who is asked for the first tile."""
    somebody = open_around_one_screen(visitor, **context)
    page = somebody.page
    page.evaluate(TO_THE_TRACK)
    page.reload()
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
