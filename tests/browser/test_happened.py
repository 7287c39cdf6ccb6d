"""What others did: framed on the board, told in a card, asked for at a player's chip."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import NewVisitor
from browsing import MOVING, SHORT, Visitor, check

FRAMED = "[...document.querySelectorAll('#pictures .change')].map(one => Number(one.dataset.seat))"
TOLD = "[...document.querySelectorAll('#since-turns button')].map(one => Number(one.dataset.at))"
# Whether the page has come to rest, if it was scrolled.
STILL = """() => new Promise(done => {
  const look = (before, times) => {
    if (scrollY === before && times > 5) done(true);
    else requestAnimationFrame(() => look(scrollY, scrollY === before ? times + 1 : 0));
  };
  look(scrollY, 0);
})"""
# Counts the pieces that are set moving from now on.
COUNT = """() => {
  window.moved = 0;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    window.moved++;
    return animate.apply(this, how);
  };
}"""

# Notes every position of the past that is shown from now on: its address says which it is.
SHOWN = """() => {
  window.shown = [];
  const replace = history.replaceState;
  history.replaceState = function (...how) {
    const found = /#at-(\\d+)/.exec(how[2]);
    if (found) window.shown.push(Number(found[1]));
    return replace.apply(this, how);
  };
}"""

# Stops every piece that is set moving from now on just before it is there.
STOP = """() => {
  window.stopped = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    const motion = animate.apply(this, how);
    motion.pause();
    motion.currentTime = how[1].duration * 0.999;
    window.stopped.push(motion);
    return motion;
  };
}"""
# How many pixels each piece that travels is away from where it stands in the drawing, unseen so far.
AWAY = """() => {
  const middle = one => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const waiting = [...document.querySelectorAll("[data-piece]")]
    .filter(one => getComputedStyle(one).visibility === "hidden").map(middle);
  return [...document.querySelectorAll(".moving")].map(middle)
    .map(([x, y]) => Math.min(...waiting.map(([ox, oy]) => Math.hypot(ox - x, oy - y))));
}"""


def framed(one: Visitor) -> set[int]:
    """The seats whose signs are on the board."""
    return set(one.page.evaluate(FRAMED))


def test_what_others_did_is_framed_and_told_until_one_acts(visitor: NewVisitor) -> None:
    one = visitor()
    page = one.open_late("me", "bot:random", "bot:random", game=SHORT, left=150)
    one.wait_for_turn()
    page.evaluate(COUNT)
    while True:  # both others have done something that has a place since one's own last decision
        one.play_first()
        one.wait_for_turn()
        if framed(one) == {1, 2}:
            break
    assert page.evaluate("window.moved") == 0  # as this visitor wants it
    told = page.evaluate(TOLD)
    lines = page.locator("#since-turns button")
    assert len(told) >= 2
    expect(page.locator("#since-count")).to_have_text(str(len(told)))
    check(page, "the card of what happened", "#since")

    page.locator("#since-step").click()  # to the first turn, and one after the other to now
    expect(lines.first).to_have_attribute("aria-current", "step")
    expect(page.locator("body.in-past")).to_have_count(1)
    assert len(framed(one)) <= 1
    lines.last.click()
    expect(page.locator("body.in-past")).to_have_count(0)
    expect(lines.last).to_have_attribute("aria-current", "step")
    assert framed(one) <= {1, 2}
    assert page.evaluate(TOLD) == told

    chip = page.locator("#players > li").nth(1)
    box = page.locator("#last-turn")
    chip.locator(".last-button").click()
    expect(box).to_contain_text("Wanderer")
    assert framed(one) <= {1}
    check(page, "the last turn of a player", "#last-turn")
    page.keyboard.press("Escape")
    expect(box).to_be_hidden()
    expect(chip.locator(".last-button")).to_be_focused()
    assert framed(one) == {1, 2}
    chip.locator(".name").click(button="right")
    expect(box).to_be_visible()
    page.keyboard.press("Escape")
    chip.locator(".name").hover()
    page.mouse.down()
    expect(box).to_be_visible()
    page.mouse.up()  # the end of a long press leaves it open
    expect(box).to_be_visible()
    page.locator("#prompt").click()
    expect(box).to_be_hidden()

    acted = one.play_first()
    told = page.evaluate(f"document.getElementById('since').checkVisibility() ? {TOLD} : []")
    assert all(at > acted - 1 for at in told)


def test_names_on_a_map_lie_above_the_frames(visitor: NewVisitor) -> None:
    one = visitor()
    page = one.open_table("me", "bot:greedy", "bot:greedy", game="age_of_steam")
    frames = page.locator("#pictures .main .change")
    while not frames.count():
        one.answer(1)
        one.wait_for_turn()
    expect(page.locator("#pictures .main .change ~ .names-again")).to_have_count(1)
    expect(page.locator("#pictures .main .names-again ~ .change")).to_have_count(0)


def away(one: Visitor, left: int) -> None:
    """Somebody comes to a table where much was played while they were away, in their name as well."""
    table = one.late(one.new_table("me", "bot:random", "bot:random", game=SHORT), left)
    headers = {"Origin": one.server.address}
    assert one.context.request.post(f"{table}/seen", data={"seq": 3}, headers=headers).ok
    one.page.goto(table)
    one.ready()


def test_who_comes_back_sees_the_newest_things_of_others_framed(visitor: NewVisitor) -> None:
    one = visitor()
    away(one, left=60)
    one.wait_for_turn()
    told = one.page.locator("#since-turns [data-seat]")
    assert set(told.evaluate_all("all => all.map(one => one.dataset.seat)")) >= {"0", "1", "2"}
    marks = one.page.evaluate(FRAMED)
    assert marks
    assert 0 not in marks
    assert len(marks) <= 24
    one.shot("came-back")


def test_the_board_with_which_a_game_has_ended_has_no_frames(visitor: NewVisitor) -> None:
    one = visitor()
    away(one, left=0)
    one.page.wait_for_selector("body[data-over=true] #pictures .part")
    assert framed(one) == set()
    one.page.locator("#players .last-button").nth(1).click()  # unless they are asked for
    assert framed(one) <= {1}


def test_a_turn_that_is_looked_at_is_seen_from_its_beginning(visitor: NewVisitor) -> None:
    one = visitor()
    page = one.open_table("me", "bot:random", "bot:random", game=SHORT)
    one.play_first()
    one.wait_for_turn()
    page.evaluate(SHOWN)
    lines = page.locator("#since-turns button")
    page.locator("#since-step").click()
    expect(lines.first).to_have_attribute("aria-current", "step")
    at = int(str(lines.first.get_attribute("data-at")))
    page.wait_for_function("at => window.shown.at(-1) === at", arg=at)
    before, after, *_ = page.evaluate("[...new Set(window.shown)]")
    assert before < after == at, "first the position before the turn"
    expect(page.locator("body.leaping")).to_have_count(0)


def test_on_a_phone_the_card_opens_at_a_touch_and_stays_under_the_finger_step_by_step(
    visitor: NewVisitor,
) -> None:
    one = visitor(viewport={"width": 390, "height": 800}, has_touch=True, is_mobile=True)
    page = one.open_table("me", "bot:random", "bot:random", game=SHORT)
    while page.locator("#since-turns li").count() < 2:
        one.answer(1)
        one.wait_for_turn()
    expect(page.locator("#since-turns")).to_be_hidden()
    expect(page.locator("[data-pref=sound]")).not_to_be_checked()  # nor is a phone heard unless it is wanted
    page.locator("#since-fold").tap()
    expect(page.locator("#since-turns button").first).to_be_visible()
    assert not one.overflows()
    page.locator("#since-fold").tap()
    lines, step = page.locator("#since-turns button"), page.locator("#since-step")
    box = step.bounding_box()
    assert box is not None
    for number in range(2):
        page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        expect(lines.nth(number)).to_have_attribute("aria-current", "step")
        expect(page.locator("#since-turns button:visible")).to_have_count(1)
        page.wait_for_function(STILL)
        now = step.bounding_box()
        assert now is not None
        assert abs(now["y"] - box["y"]) <= 1
    page.locator("#since-now").tap()
    expect(page.locator("body.in-past, .since.stepping")).to_have_count(0)


def prefer(one: Visitor, pace: str) -> None:
    """Choose how turns of others are shown."""
    one.page.locator("#tab-more").click()
    one.page.locator("select[data-pref=pace]").select_option(pace)


def step_on(one: Visitor) -> None:
    """Answer until others have played whose turns are to be looked at one by one."""
    while one.page.locator("#pace-first").is_hidden():
        one.answer(1)
        one.page.wait_for_selector(
            "body[data-mine=true] #turn :is(.choice, summary, #pace-first):visible, body[data-over=true]"
        )


def test_the_board_shows_turns_of_others_at_the_pace_that_one_likes(visitor: NewVisitor) -> None:
    one = visitor(**MOVING)
    one.at_once = False
    page = one.open_table("me", "bot:random", "bot:random", game=SHORT)
    assert page.locator("select[data-pref=pace]").input_value() == "breath"
    prefer(one, "step")
    page.evaluate(COUNT)
    shown = "() => Number(document.body.dataset.shown)"
    step_on(one)
    behind = page.evaluate(shown)
    assert behind < one.seq  # the board waits, and so does the question
    expect(page.locator("#pace-first")).to_be_visible()
    expect(page.locator("#turn .choice, #pictures .can")).to_have_count(0)
    page.locator("#prompt").click()
    page.keyboard.press("f")
    page.wait_for_function(f"behind => ({shown})() > behind", arg=behind)
    expect(page.locator("#since-fold")).to_be_in_viewport(ratio=1)  # whole, beside the words of the card
    while page.locator("#pace-next").is_visible():
        behind = page.evaluate(shown)
        page.locator("#pace-next").click()
        page.wait_for_function(f"behind => ({shown})() > behind", arg=behind)
    assert page.evaluate(shown) == one.seq
    one.wait_for_turn()
    step_on(one)
    prefer(one, "breath")
    acted = one.play_first()  # whoever plays sees the board as it is, and then the others one after the other
    page.wait_for_function(f"acted => ({shown})() >= acted", arg=acted)
    page.wait_for_function(f"() => ({shown})() === Number(document.body.dataset.seq)")
    assert page.evaluate("window.moved") > 0  # pieces have travelled to where they stand now
    page.reload()
    one.ready()
    assert page.locator("select[data-pref=pace]").input_value() == "breath"


def test_a_piece_travels_over_the_drawing_to_where_it_stands_in_it(visitor: NewVisitor) -> None:
    one = visitor(**MOVING)
    page = one.open_table("me", "here", game=SHORT, seed="4")
    one.wait_for_turn()
    page.evaluate(STOP)
    moving = page.locator(".canvas > .moving")
    while not moving.count():  # the first things that are asked move nothing
        one.play_first()
    away = page.evaluate(AWAY)
    assert away
    assert max(away) < 1.5
    page.evaluate("window.stopped.forEach(motion => motion.finish())")
    expect(moving).to_have_count(0)
    hidden = "[...document.querySelectorAll('[data-piece]')].filter(one => one.style.visibility).length"
    assert page.evaluate(hidden) == 0
