"""The past of a game: its log, its moments, and playing on from one of them."""

from __future__ import annotations

import re

from playwright.sync_api import Route, expect

from browser.conftest import NewVisitor
from browsing import Visitor


def test_the_past_can_be_looked_at_and_played_on_from(solo: Visitor) -> None:
    page = solo.page
    solo.answer(12)
    solo.wait_for_turn()
    now = page.locator("#pictures").inner_html()
    page.locator("#earlier").click()
    expect(page.locator("#past")).to_be_visible()
    expect(solo.choices()).to_have_count(0)
    before = page.url
    page.locator("#log a").first.click()
    expect(page).not_to_have_url(before)
    expect(page).to_have_url(re.compile(r"#at-\d+$"))
    assert page.locator("#pictures").inner_html() != now
    solo.shot("past-1280")
    late: list[Route] = []
    page.route("**/view?*at=*", lambda route: late.append(route))
    with page.expect_request("**/view?*at=*"):
        page.locator("#log a").nth(1).click()
    page.locator("body").press("Escape")  # before the answer is there, which nobody waits for any more
    expect(page.locator("#past")).to_be_hidden()
    with page.expect_response(late[0].request.url):
        late[0].continue_()
    page.unroute("**/view?*at=*")
    page.evaluate("address => fetch(address).then(answer => answer.text())", late[0].request.url)
    expect(page.locator("#past")).to_be_hidden()
    page.locator("#moment").focus()
    page.keyboard.press("Home")
    expect(page.locator("#moment-text")).to_have_text("Start of the game")
    old = page.url.split("#")[0]
    played = int(page.locator("#moment").get_attribute("max") or 0)
    page.get_by_role("button", name="What if?").click()
    page.wait_for_url(lambda url: "/tables/" in url and not url.startswith(old))
    solo.ready()
    solo.wait_for_turn()
    # It began anew: only bots that choose before us have moved.
    assert int(page.locator("#moment").get_attribute("max") or 0) < played


AT_END = 2  # pixels, as the page itself counts it: where lines end between two pixels, both are rounded
IN_SIGHT = """() => {
  const list = document.querySelector("#log").getBoundingClientRect();
  const here = [...document.querySelectorAll("#log a[data-here]")].map(one => one.getBoundingClientRect());
  return here.length > 0 && here.every(line => line.top >= list.top - 1 && line.bottom <= list.bottom + 1);
}"""


def test_looking_back_scrolls_the_log_to_the_moment_and_leaves_the_page_where_it_is(
    visitor: NewVisitor,
) -> None:
    solo = visitor()
    page = solo.open_late("me", "bot:random", left=20)
    solo.wait_for_turn()
    log = page.locator("#log")
    scrolled = "one => [one.scrollTop, one.scrollHeight - one.clientHeight]"
    top, most = log.evaluate(scrolled)
    assert most > 100, "there is more than fits"
    assert abs(top - most) <= AT_END, "the newest line is in sight"
    early = page.locator("#log li:not(.turn-line) a").nth(2).get_attribute("data-at")
    page.evaluate("at => { location.hash = `#at-${at}`; }", early)
    page.wait_for_function(IN_SIGHT)
    assert log.evaluate(scrolled)[0] < 60
    solo.shot("log-early")
    for _ in range(6):
        before = page.locator("#moment-text").inner_text()
        page.locator("#later").click()
        expect(page.locator("#moment-text")).not_to_have_text(before)
        if page.locator("#log a[data-here]").count():  # not every move leaves a line
            page.wait_for_function(IN_SIGHT)
    assert page.evaluate("scrollY") == 0
    page.locator("#latest").click()
    expect(page.locator("#past")).to_be_hidden()
    top, most = log.evaluate(scrolled)
    assert abs(top - most) <= AT_END


def test_the_log_that_grew_with_the_game_is_the_whole_log(solo: Visitor) -> None:
    page = solo.page
    solo.answer(12)
    solo.wait_for_turn()
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("#turn.busy")).to_have_count(0)
    solo.play_first()
    solo.wait_for_turn()
    grown = page.locator("#log a").all_inner_texts()
    whole = page.evaluate("fetch(location.pathname + '/view').then(answer => answer.json())")
    assert grown == [line["text"] for line in whole["log"]]
    assert len(grown) > 12
