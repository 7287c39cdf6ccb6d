"""Games that live for weeks: clocks in the page, and the way from one table that waits to the next."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from browser.conftest import NewVisitor
from browser.test_together import actor, seated, sit_down
from browsing import SHORT, Visitor, check
from roundhouse.server.store import SqlStore

SOON = 300  # milliseconds that are left of somebody's time

BELOW = """([part, bar]) => {
  const [one, other] = [part, bar].map(name => document.querySelector(name).getBoundingClientRect());
  return one.top >= other.bottom;
}"""


def run_short(visitor: Visitor, table: str) -> None:
    """Let whoever is waited for have but a moment left."""
    store = SqlStore.open(f"sqlite:///{visitor.server.data / 'roundhouse.sqlite'}")
    row, clock = store.table(table), store.clock(table)
    assert row is not None
    assert clock is not None
    quiet = clock.hours(store.quiet_hours(None))
    limit = clock.rules.per_move + clock.banks[clock.seat]
    short = clock.settled(clock.since + limit - SOON, clock.since + SOON, quiet, quiet)
    assert store.set_clock(table, short, row.seq, row.version)
    store.close()


def test_when_time_runs_out_a_bot_plays_on_until_one_is_back(visitor: NewVisitor) -> None:
    ada, bert = seated(visitor, fields={"clock": "quick", "clock_bot": "random"})
    late, other = actor(ada, bert)
    expect(late.page.locator(".clock.running")).to_have_text(re.compile(r"^[01]:\d\d \+10:00$"))
    table = late.page.url.rpartition("/")[2]
    run_short(late, table)
    back = late.page.get_by_role("button", name="Take my seat back")
    expect(back).to_be_visible()
    expect(other.page.locator(".clock.late")).to_be_visible()
    other.wait_for_turn()
    check(other.page, "a table with a clock", ".headline")
    other.shot("clock-late")
    back.click()
    expect(back).to_have_count(0)
    expect(other.page.locator(".clock.late")).to_have_count(0)


def test_from_a_finished_turn_to_the_next_table_and_what_happened_meanwhile(visitor: NewVisitor) -> None:
    ada, bert = seated(visitor, fields={"clock": "daily"})
    expect(ada.page.locator(".clock.running")).to_have_text(
        re.compile(r"^24 h \+4 days · reserve from \w{3},? ")
    )
    first = ada.page.url
    sit_down(ada, bert, game=SHORT)
    second = ada.page.url
    one, other = actor(ada, bert)  # the one who is waited for at the second table
    for person in (one, other):
        person.page.goto(first)
        person.ready()
    while other.mine:
        other.play_first()
    expect(one.page).to_have_title(re.compile(r"^\(2\) "))
    other.page.goto("/mine")
    expect(other.page.locator("[aria-labelledby=running] .table-row")).to_have_count(2)
    one.wait_for_turn()
    while one.mine:
        one.play_first()
    onward = one.page.locator("#next-table")
    expect(onward).to_have_text("Next: 1 more table waits for you")
    one.shot("next-table")
    check(one.page, "the way to the next table", "#turn")
    one.page.keyboard.press("x")
    one.page.wait_for_url(second)
    one.page.goto("/mine")
    expect(one.page.locator("[aria-labelledby=waits] .table-row")).to_have_count(1)
    check(one.page, "my games")
    one.shot("my-games")
    other.page.goto(first)
    other.ready()
    expect(other.page.locator("#since-what")).to_have_text("Since you were here")
    other.shot("since-here")


def test_a_plan_on_the_live_board_is_kept_ordered_and_played(visitor: NewVisitor) -> None:
    ada, bert = seated(visitor)
    one, other = actor(ada, bert)
    before, page = one.seq, one.page
    page.keyboard.press("p")
    expect(page.locator("#plan")).to_be_visible()
    expect(page.locator("#whose")).to_have_text("Plan: your move")
    for count in ("1 move:", "2 moves:"):
        one.choices().first.click()
        expect(page.locator("#plan-text")).to_contain_text(count)
    one.shot("plan")
    page.mouse.move(300, 500)
    page.mouse.wheel(0, 500)
    page.wait_for_function("() => scrollY > 200")
    for part in (".panel", ".boards > nav"):  # neither the question nor the parts' names lie under the bar
        page.wait_for_function(BELOW, arg=[part, "#plan"])
    page.evaluate("scrollTo(0, 0)")
    check(page, "a plan")
    page.fill("#plan-name", "Early")
    page.get_by_role("button", name="Keep").click()
    expect(page.locator("#plan-list li")).to_have_count(1)
    page.locator("#undo").click()
    expect(page.locator("#plan-text")).to_contain_text("1 move:")
    page.locator("#plan-list button").first.click()
    expect(page.locator("#plan-text")).to_contain_text("2 moves:")
    assert one.seq == other.seq == before
    page.locator("#plan-play").click()
    expect(page.locator("#plan")).to_be_hidden()
    one.wait_for_seq(before + 1)
    while one.mine:
        one.play_first()

    one.page.locator("#plan-button").press("Enter")
    expect(page.locator("#whose")).to_contain_text("might do")
    expect(page.locator("#plan-button")).to_be_hidden()
    expect(page.locator("#plan")).to_be_focused()
    for _ in range(80):
        if page.locator("#whose").text_content() == "Plan: your move":
            break
        said = page.locator("#plan-text").inner_text()
        one.choices().first.click()
        expect(page.locator("#plan-text")).not_to_have_text(said)
    one.choices().first.click()
    expect(page.locator("#done summary")).to_contain_text("In this plan")
    moves = re.findall("Plan of ([0-9]+) move", page.locator("#plan-text").inner_text())
    assert [page.locator("#done-count").inner_text()] == moves
    one.shot("plan-other")
    page.locator("#plan-order").click()
    expect(page.locator("#order-note")).to_be_visible()
    one.shot("order")
    page.get_by_role("button", name="Play nothing for me").click()
    expect(page.locator("#order-note")).to_be_hidden()

    page.get_by_role("tab", name="More").click()
    page.locator("#orders-button").click()
    check(page, "orders", "#orders")
    one.shot("orders")
    form = page.locator("#order-kinds form").filter(has_text="Pass when")
    form.get_by_role("button").click()
    page.locator("#orders [data-close]").click()
    given = page.locator("#order-list li")
    expect(given).to_have_text([re.compile("Pass when I have no worker left")])
    given.get_by_role("button").click()
    expect(given).to_have_count(0)
    expect(page.locator("#order-note")).to_be_hidden()


def test_by_vote_a_bot_plays_on_and_on_a_phone_all_of_it_is_in_sight(visitor: NewVisitor) -> None:
    ada, bert = seated(visitor, fields={"clock": "quick", "clock_bot": "random", "clock_up": "vote"})
    late, other = actor(ada, bert)
    other.page.set_viewport_size({"width": 390, "height": 844})
    run_short(late, late.page.url.rpartition("/")[2])
    other.page.reload()
    other.ready()
    vote = other.page.get_by_role("button", name="Let a bot play on")
    expect(vote).to_be_in_viewport()  # where nothing is hidden beside the edge
    check(other.page, "a vote", "#turn")
    vote.click()
    expect(other.page.locator(".clock.late")).to_be_visible()
    expect(vote).to_have_count(0)
    late.page.set_viewport_size({"width": 390, "height": 844})
    expect(late.page.get_by_role("button", name="Take my seat back")).to_be_in_viewport()


def test_who_looks_on_is_told_that_an_order_will_not_be_carried_out(visitor: NewVisitor) -> None:
    ada, bert = seated(visitor)
    other, one = actor(ada, bert)
    base, seq = one.page.url, one.seq
    assumed, played = (
        choice["move"] for choice in other.context.request.get(f"{base}/view").json()["choices"][:2]
    )
    origin = {"Origin": one.server.address}
    given = {"plan": {"at": seq, "moves": [assumed]}}
    answer = one.context.request.put(f"{base}/orders", data=given, headers=origin)
    assert answer.ok, answer.text()
    one.page.reload()
    one.ready()
    expect(one.page.locator("#order-plan")).to_be_visible()
    move = {"move": played, "at": seq, "key": "otherwise"}
    assert other.context.request.post(f"{base}/moves", data=move, headers=origin).ok
    other.wait_for_seq(seq + 1)
    while other.mine:
        other.play_first()
    one.wait_for_turn()
    expect(one.page.locator("#order-note")).to_be_hidden()
    expect(one.page.locator("#toast")).to_contain_text("Your order was not carried out")
