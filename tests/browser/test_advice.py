"""Advice on the page: hints by button and key, and the review of a game with a way back into it."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, Route, expect

from browser.conftest import NewVisitor
from browsing import Server, Visitor, check
from roundhouse.bots.turning_points import MOST, STROKES
from roundhouse.server.store import SqlStore
from roundhouse.server.tables.service import Tables
from server.rooms import Room


def hinted(page: Page) -> None:
    """Ask for a hint by the keyboard, and wait for it."""
    page.keyboard.press("i")
    expect(page.locator("#hint .way").first).to_be_visible()


def test_a_hint_shows_what_to_do_and_why_and_can_be_played(visitor: NewVisitor) -> None:
    somebody = visitor()
    page = somebody.open_table("me", "bot:random")
    somebody.wait_for_turn()
    hinted(page)
    first = page.locator("#hint .way-steps").first
    expect(first).to_have_attribute("aria-pressed", "true")
    expect(first).to_be_focused()
    expect(page.locator("#hint .figures").first).to_have_text(
        re.compile(r"Points expected: \d+ · chance to win: \d+%")
    )
    expect(page.locator("#live")).to_contain_text("Hint: ")
    expect(page.locator("#turn .wanted")).to_have_count(1)
    move = page.locator("#turn .wanted").get_attribute("data-move")
    assert move is not None
    check(page, "a hint", "#turn")
    several = page.locator("#hint .way", has=page.locator(".step[data-n='2']"))
    while not several.count():  # what the set-up asks may be answered by one move: then a whole turn comes
        before = somebody.seq
        page.get_by_role("button", name="Play this move").first.click()
        somebody.wait_for_seq(before + 1)
        somebody.wait_for_turn()
        hinted(page)
    longest = several.first
    longest.locator(
        ".way-steps"
    ).focus()  # the way that has the keyboard is shown, its steps by their numbers
    expect(longest.locator(".way-steps")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#pictures .way-mark text", has_text="1").first).to_be_attached()
    steps = longest.locator(".step").count()
    before = somebody.seq
    with page.expect_request("**/moves") as asked:
        longest.get_by_role("button", name="Play the whole way").click()
    somebody.wait_for_seq(before + steps)
    assert len(asked.value.post_data_json["then"]) >= steps - 1, "all of it in one request"
    expect(page.locator("#hint")).to_be_hidden()
    expect(page.locator("#pictures .way-mark")).to_have_count(0)


def test_a_hint_that_is_played_by_keyboard_leads_on_to_the_next_question(visitor: NewVisitor) -> None:
    somebody = visitor()
    page = somebody.open_table("me", "here", name1="Bert")
    somebody.wait_for_turn()
    hinted(page)
    before = somebody.seq
    page.locator("#hint .way .primary").first.press("Enter")
    somebody.wait_for_seq(before + 1)
    somebody.wait_for_turn()
    expect(page.locator(":is(#answers, #ways-out) :focus")).to_have_count(1)


def test_a_hint_that_is_asked_for_while_an_answer_is_on_its_way_is_for_the_next_question(
    visitor: NewVisitor,
) -> None:
    somebody = visitor()
    page = somebody.open_table("me", "here")  # every answer is followed by a question here
    somebody.wait_for_turn()
    held: list[Route] = []
    page.route("**/moves", lambda route: held.append(route))
    before = somebody.seq
    somebody.choices().first.click()
    expect(page.locator("#turn.busy")).to_have_count(1)
    page.keyboard.press("i")
    expect(page.locator("#hint")).to_be_hidden()
    held[0].continue_()
    somebody.wait_for_seq(before + 1)
    expect(page.locator("#hint .way").first).to_be_visible()


def test_figures_below_nothing_have_a_real_minus_sign(visitor: NewVisitor) -> None:
    """Those of the page's own sentences and of the player's score alike."""
    somebody = visitor()
    page = somebody.open_table("me", "bot:random", "bot:random", game="age_of_steam")
    said = """async () => {
      const { word } = await import("/static/shared/words.js");
      return word("per_cent", { n: -12 });
    }"""
    assert page.evaluate(said) == "−12%"
    expect(page.locator("#players .score").first).to_have_text(re.compile("^−6"))  # two shares at the start


def test_a_hint_can_be_closed_and_fits_a_phone(visitor: NewVisitor) -> None:
    somebody = visitor(viewport={"width": 390, "height": 844})
    page = somebody.open_table("me", "bot:random", "bot:random", game="age_of_steam")
    somebody.wait_for_turn()
    page.keyboard.press("c")
    page.keyboard.press("i")  # whoever asks by the keyboard finds it there
    expect(page.locator("#way-0")).to_be_focused()
    page.keyboard.press("Tab")  # to what plays that way, not the next one
    expect(page.locator(":focus")).to_have_attribute("aria-describedby", "way-0")
    expect(page.locator(":focus")).to_have_accessible_name(re.compile("^Play"))
    page.keyboard.press("Shift+Tab")
    assert not somebody.overflows()
    expect(page.locator("#ways-out .choice")).to_be_in_viewport(ratio=1)
    somebody.shot("hint-phone")
    page.keyboard.press("Escape")
    expect(page.locator("#hint")).to_be_hidden()
    expect(page.locator(".hinted")).to_have_count(0)


def test_a_hint_for_a_position_that_is_gone_is_dropped(visitor: NewVisitor) -> None:
    somebody = visitor()
    page = somebody.open_table("me", "bot:random")
    somebody.wait_for_turn()
    held: list[Route] = []
    page.route("**/hint", lambda route: held.append(route))
    with page.expect_request("**/hint"):
        page.locator("#hint-button").click()
    expect(page.locator("#hint")).to_contain_text("Thinking about it")
    somebody.play_first()
    expect(page.locator("#hint")).to_be_hidden()
    somebody.wait_for_turn()
    page.unroute("**/hint")
    hinted(page)


def revealing(route: Route) -> None:
    """Answer with the hint as it is, but let something come to light at the end of every way."""
    answer = route.fetch()
    hint = answer.json()
    for way in hint["ways"]:
        way["reveals"] = True
    route.fulfill(response=answer, json=hint)


@pytest.mark.parametrize("left", [1, 20])
def test_what_came_to_light_is_told_but_not_over_the_score_sheet(visitor: NewVisitor, left: int) -> None:
    somebody = visitor()
    page = somebody.open_late("me", "here", name1="Bert", game="railroad_revolution", seed="7", left=left)
    if page.locator("#hand-over").is_visible():
        page.locator("#hand-over button").click()
    page.route("**/hint", revealing)
    page.locator("#hint-button").click()
    page.locator("#hint button", has_text="Play").first.click()
    toast = page.locator("#toast")
    if left == 1:  # whatever is played then ends the game
        expect(page.locator("#result-title")).to_be_visible()
        expect(toast).to_be_hidden()
    else:
        expect(toast).to_contain_text("come to light")


def test_there_is_none_where_others_play(visitor: NewVisitor) -> None:
    host, guest = visitor(), visitor()
    page = host.open_table("me", "invite")
    guest.page.goto(page.locator(".invite input").input_value())
    guest.page.locator("#name").fill("Bert")
    guest.page.locator("button.primary").click()
    guest.ready()
    for one in (host, guest):
        one.page.wait_for_selector("body:not(.waiting)")
        expect(one.page.locator("#hint-button")).to_be_hidden()
        one.page.keyboard.press("i")
        expect(one.page.locator("#hint")).to_be_hidden()


@pytest.fixture
def finished(server: Server) -> Iterator[str]:
    """A table whose game is over, put into the server's database."""
    store = SqlStore.open(f"sqlite:///{server.data / 'roundhouse.sqlite'}")
    yield Room(store, Tables(store)).finished()
    store.close()


def reviewed(somebody: Visitor, table: str) -> Page:
    """The page of a table with its review, all of it."""
    page = somebody.page
    somebody.open_table("me", "bot:random")  # somebody who has a session may also fork
    page.goto(f"/tables/{table}")
    somebody.ready()
    page.get_by_role("button", name="Review the game").click()
    expect(page.locator("#chances svg")).to_be_visible()
    expect(page.locator("#review-state")).to_be_hidden()
    return page


def test_a_review_leads_back_to_where_the_game_turned(visitor: NewVisitor, finished: str) -> None:
    somebody = visitor()
    page = reviewed(somebody, finished)
    expect(page.locator("#chances svg")).to_have_attribute(
        "aria-label", re.compile(r"Chance to win over time: Ada \d+%, Bert \d+%")
    )
    page.get_by_text("As a table").click()
    rows = page.locator("#chances tbody tr")
    assert rows.count() > 3
    expect(rows.first.locator("th")).to_have_text("start")
    expect(rows.last.locator("td")).to_have_text([re.compile(r"\d+%"), re.compile(r"\d+%")])
    turns = page.locator("#turning-points .turning")
    assert 1 <= turns.count() <= MOST + STROKES
    assert page.locator(".turning-disc").count() == turns.count()
    expect(page.locator("#turning-text")).to_be_visible()
    check(page, "a review", "#review")
    somebody.shot("review")
    decided = turns.filter(has=page.get_by_role("button", name="What if")).nth(1)
    decided.get_by_role("button", name="Look at it").click()
    expect(page.locator("#past")).to_be_visible()
    hinted(page)
    expect(page.get_by_role("button", name=re.compile("^Play (the|this)|^Only"))).to_have_count(0)
    moment = int(page.url.rsplit("#at-", 1)[1])
    decided.get_by_role("button", name="What if").click()
    page.wait_for_url(lambda url: "#" not in url and finished not in url)
    somebody.ready()
    assert somebody.seq >= moment
    page.locator("#origin").click()
    page.wait_for_url(f"**/tables/{finished}#at-{moment}")
    expect(page.locator("#past")).to_be_visible()
    expect(page.locator("#pictures .part").first).to_be_in_viewport()  # the position, not the result above it


def test_a_review_that_does_not_come_is_asked_for_again(visitor: NewVisitor, finished: str) -> None:
    somebody = visitor()
    lost: list[bool] = []

    def lose(route: Route) -> None:
        """Nothing comes until all is known and nobody will tell of it any more."""
        if route.request.method != "GET" or any(lost):
            route.continue_()
            return
        found = somebody.context.request.get(route.request.url).json()
        lost.append(found["ready"] and found["done"] == found["of"])
        route.abort()

    somebody.page.route("**/review", lose)
    reviewed(somebody, finished)
    assert any(lost)


def test_a_server_that_has_forgotten_a_review_is_asked_to_begin_again(
    visitor: NewVisitor, finished: str
) -> None:
    somebody = visitor()
    asked: list[str] = []

    def forget(route: Route) -> None:
        asked.append(route.request.method)
        if asked.count("POST") > 1 or asked[-1] == "POST":
            route.continue_()
        else:
            route.fulfill(json={"begun": False, "ready": False, "failed": False})

    somebody.page.route("**/review", forget)
    reviewed(somebody, finished)
    assert asked.count("POST") == 2


def test_a_review_fits_a_phone(visitor: NewVisitor, finished: str) -> None:
    somebody = visitor(viewport={"width": 390, "height": 844})
    reviewed(somebody, finished)
    assert not somebody.overflows()


ECHO = """() => new MutationObserver(() => {
  document.dispatchEvent(new KeyboardEvent("keydown", { key: "1" }));
}).observe(document.body, { attributes: true, attributeFilter: ["data-seq"] })"""


def test_a_number_pressed_as_soon_as_a_question_is_there_is_not_lost(visitor: NewVisitor) -> None:
    somebody = visitor()
    page = somebody.open_table("me", "bot:random")
    somebody.wait_for_turn()
    page.evaluate(ECHO)
    page.keyboard.press("1")
    somebody.wait_for_seq(somebody.seq + 10)
