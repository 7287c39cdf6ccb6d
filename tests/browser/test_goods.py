"""Bids and deliveries of Age of Steam with few taps: numbers on a scale, whole routes as one answer."""

from __future__ import annotations

import json
import re
from functools import cache

from playwright.sync_api import Route, expect

from browser.building import SEED, open_around_one_screen
from browser.conftest import NewVisitor
from browser.test_clicks import TILES_BEFORE, count_taps, taps
from browsing import MOVING, Visitor, check
from roundhouse.bots.greedy import GreedyBot
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.registry import package_of

TILES_NOW = 2
TURN = 3  # of which the first delivery is made here

# What can be bid with, as far as something else lies over it.
COVERED = """() => [...document.querySelectorAll(".scale :is(.quick, input, .scale-go)")].filter(one => {
  const { x, y, width, height } = one.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 3);
  return !hit || !(one === hit || one.contains(hit));
}).map(one => one.className || one.type)"""

# Pieces set out and never arrive.
HELD = """() => {
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    const motion = animate.apply(this, how);
    motion.pause();
    return motion;
  };
}"""


@cache
def to_the_goods() -> list[str]:
    """What three bots would play until goods are moved in a later turn."""
    game = package_of("age_of_steam").open()
    state, bots = game.new(3, int(SEED), game.complete({})), [GreedyBot(seat) for seat in range(3)]
    assert isinstance(state, State)
    played: list[str] = []
    while state.turn != TURN or state.decision.name != "MoveGoods":
        move = bots[state.seat].choose(state.seen_by(state.seat))
        played.append(game.moves.text(move))
        state.play(move)
    return played


def route_moves(somebody: Visitor, selector: str) -> int:
    """How many moves a row of the list stands for."""
    return len(str(somebody.page.locator(selector).first.get_attribute("data-moves")).split("\n"))


def test_a_number_is_chosen_on_a_scale_and_a_delivery_is_one_answer(visitor: NewVisitor) -> None:
    somebody = open_around_one_screen(visitor)
    page = somebody.page
    scale = page.locator(".scale")
    slide, exact, go = (scale.locator(one) for one in ("[type=range]", "[type=number]", ".scale-go"))
    for _ in range(3):  # shares: numbers are chosen and then played, none at all stands beside Undo
        expect(page.locator("#ways-out .choice")).to_contain_text("Issue no shares")
        before = somebody.seq
        two = page.locator(".quick[data-move='issue 2']")
        two.click()
        expect(two).to_have_attribute("aria-pressed", "true")
        expect(exact).to_have_value("2")
        expect(go).to_contain_text("Issue 2 shares")
        assert somebody.seq == before, "nothing is played by choosing"
        go.click()
        somebody.wait_for_seq(before + 1)
    expect(page.locator("#ways-out .choice")).to_contain_text("Drop out: place 3, free of charge")
    slide.focus()
    page.keyboard.press("End")
    expect(exact).to_have_value("20")
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    expect(slide).to_have_attribute("aria-valuetext", "$2")
    expect(go).to_contain_text("Bid $2: you pay $2 in place 1 or 2, nothing in the last")
    exact.fill("99")
    expect(go).to_contain_text("Bid $20")
    exact.blur()
    expect(exact).to_have_value("20")
    exact.fill("7")
    expect(go).to_contain_text("Bid $7")
    check(page, "bids on a scale", "#turn")
    page.keyboard.press("Enter")
    somebody.wait_for_seq(4)
    expect(page.locator("#prompt")).to_contain_text("The highest bid is $7")

    somebody = open_around_one_screen(visitor, *to_the_goods())
    page = somebody.page
    somebody.wait_for_turn()
    row, tag = page.locator("#answers .route"), page.locator(".route-tag")
    before, links = somebody.seq, route_moves(somebody, "#answers .route")
    row.first.hover()
    expect(page.locator(".route-lit")).to_have_count(1)
    row.first.click()
    somebody.wait_for_seq(before + links)
    page.locator("#undo").click()  # all that one answer has played
    somebody.wait_for_seq(before + links + 1)
    expect(page.locator("#answers .route").first).to_be_visible()
    assert route_moves(somebody, "#answers .route") == links
    # One delivery from the list, one on the board.
    count_taps(somebody)
    before = somebody.seq
    row.first.click()
    somebody.wait_for_seq(before + links)
    before = somebody.seq
    page.locator("#part-map [id^=cube-].can").first.click()
    expect(tag).not_to_have_count(0)
    check(page, "routes", "#turn")
    more = route_moves(somebody, "#answers .route")
    tag.first.click()
    somebody.wait_for_seq(before + more)
    assert taps(somebody) == 3
    assert (
        2 * (TILES_NOW + taps(somebody)) <= TILES_BEFORE + links + more + 4
    )  # a tap for each link, and two tiles
    # By keyboard: the list of a cube, and back; then the best of it.
    before = somebody.seq
    page.keyboard.press("b")
    page.keyboard.press("Enter")
    expect(row.first).to_be_focused()
    page.keyboard.press("Escape")
    expect(tag).not_to_have_count(0)  # of the cube that has the keyboard
    page.keyboard.press("Enter")
    more = route_moves(somebody, "#answers .route")
    page.keyboard.press("Enter")
    somebody.wait_for_seq(before + more)


def test_cubes_that_are_on_their_way_are_in_the_list_of_deliveries(visitor: NewVisitor) -> None:
    somebody = open_around_one_screen(visitor, *to_the_goods(), **MOVING)
    page = somebody.page
    somebody.wait_for_turn()
    before, links = somebody.seq, route_moves(somebody, "#answers .route")
    page.evaluate(HELD)
    page.locator("#answers .route").first.click()
    somebody.wait_for_seq(before + links)
    page.locator("#undo").click()
    somebody.wait_for_seq(before + links + 1)
    expect(page.locator("#part-map [data-piece][style*=hidden]")).not_to_have_count(0)
    rows = page.locator("#answers .route .thumbnail")
    number = rows.count()
    page.keyboard.press("b")
    page.keyboard.press("Enter")
    expect(rows).not_to_have_count(number)
    page.keyboard.press("Escape")
    expect(rows).to_have_count(number)  # drawn anew
    expect(page.locator("#answers .thumbnail [style*=hidden]")).to_have_count(0)


def test_one_bids_up_to_a_number_without_being_asked_again(visitor: NewVisitor) -> None:
    somebody = visitor()
    page = somebody.open_table("bot:trainee", "me", "bot:trainee", game="age_of_steam")
    somebody.wait_for_turn()
    page.locator("#ways-out .choice").click()  # no shares
    expect(page.locator("#prompt")).to_contain_text("What do you bid")
    order = page.locator(".scale-up")
    page.locator(".scale .quick").last.click()
    most = int(page.locator(".scale [type=number]").input_value())
    expect(order).to_have_text(f"Bid up to ${most}: always just enough, then drop out")
    somebody.shot("bid-up-to")
    order.click()
    expect(page.locator("#prompt")).to_contain_text("Which action do you take?")
    bids = [int(found[1]) for found in re.finditer(r"Guest bids \$(\d+)", page.locator("#log").inner_text())]
    assert bids, "the first is made at once"
    assert max(bids) <= most


def test_deliveries_that_pay_others_only_are_folded_away(visitor: NewVisitor) -> None:
    somebody = open_around_one_screen(visitor, *to_the_goods())
    page = somebody.page

    def generous(route: Route) -> None:
        """The same page, but for what deliveries bring: all but the first pay another seat."""
        answer = route.fetch()
        before, view, after = re.split(r'(?<=id="view">)(.*?)(?=</script>)', answer.text(), maxsplit=1)
        told = json.loads(view)
        for number, one in enumerate(told["routes"]["offered"]):
            one["gains"] = [int((seat == told["turn"]) == (number == 0)) for seat in range(3)]
        route.fulfill(response=answer, body=before + json.dumps(told).replace("<", "\\u003c") + after)

    page.route(page.url, generous)
    page.reload()
    somebody.ready()
    somebody.wait_for_turn()
    rows = page.locator("#answers .route")
    number = rows.count()
    assert number > 1
    expect(page.locator("#answers .route:visible")).to_have_count(1)
    others = page.locator("#answers summary", has_text=f"{number - 1} that bring")
    others.click()
    expect(page.locator("#answers .route:visible")).to_have_count(number)
    expect(page.locator("#answers details kbd")).to_have_count(0)


def test_eight_with_long_names_still_see_what_they_can_bid(visitor: NewVisitor) -> None:
    somebody = visitor(locale="de-DE", reduced_motion="reduce")
    names = {f"name{seat}": f"Maximiliane Wolkenstein-Trostburgerin {seat}" for seat in range(1, 8)}
    fields = {"game": "age_of_steam", "option.map": "central_new_england", **names}
    page = somebody.open_table("me", *["here"] * 7, **fields)
    for _ in range(8):
        somebody.wait_for_turn()
        before = somebody.seq
        page.locator("#ways-out .choice").click()  # no shares
        somebody.wait_for_seq(before + 1)
    somebody.wait_for_turn()
    expect(page.locator(".panel.cramped")).to_have_count(1)
    for shown in (".scale .quick[aria-pressed=true]", ".scale [type=range]", "#ways-out .choice", "#undo"):
        expect(page.locator(shown)).to_be_in_viewport(ratio=1)
    assert page.evaluate(COVERED) == []
    page.set_viewport_size({"width": 1280, "height": 1100})
    expect(page.locator(".panel.cramped")).to_have_count(0)
    expect(page.locator("#log li").last).to_be_in_viewport()
