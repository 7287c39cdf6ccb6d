"""The first lessons: what to do is always in sight, and marked wherever it can be done."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import NewVisitor
from browser.learning import DESK, begin, follow, read, wanted
from browsing import Visitor, check
from roundhouse.core.message import Message
from roundhouse.games.registry import GAMES, package_of
from roundhouse.text import Words, languages

SIZES = [DESK, {"width": 390, "height": 844}]

# What is wrong with what a learner sees now, the answers scrolled to the one that is wanted and to the end.
WRONG = """async () => {
  for (let n = 0; n < 3; n++) await new Promise(requestAnimationFrame);
  const told = [];
  const seen = (one, points) => {
    const box = one.getBoundingClientRect();
    return box.height > 0 && points.every(([x, y]) => {
      const hit = document.elementFromPoint(box.left + x * box.width, box.top + y * box.height);
      return hit !== null && (one === hit || one.contains(hit) || hit.contains(one));
    });
  };
  const corners = [[.02, .1], [.5, .5], [.02, .9]];
  const check = (when) => {
    for (const one of document.querySelectorAll("#lesson :is(p, button)")) {
      if (!seen(one, corners)) told.push(`${when}: hidden: ${one.textContent}`);
    }
  };
  check("at first");
  const wanted = document.querySelector("#turn .wanted");
  if (wanted === null) told.push("no answer is marked");
  else if (wanted.closest("details:not([open])")) told.push("the marked answer is folded away");
  else if (!seen(wanted, [[.5, .1], [.5, .9]])) told.push("the marked answer is out of sight");
  const scale = wanted?.closest(".scale")?.querySelector(".quick[aria-pressed=true]");
  if (scale && scale.dataset.move !== wanted.dataset.move) told.push("another number is chosen");
  const marked = [...document.querySelectorAll("#pictures .wanted")];
  const inSight = marked.some((one) => seen(one, [[.5, .5]]));
  if (marked.length && !inSight) told.push("on the board nothing marked is in sight");
  const ring = document.querySelector("#spotlight:not([hidden]) .ring")?.getBoundingClientRect();
  const ringed = (one) => {
    const box = one.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    return ring && ring.left < x && x < ring.right && ring.top < y && y < ring.bottom;
  };
  if (inSight && !marked.some(ringed)) told.push("no light falls on what is marked");
  if (inSight && !document.querySelector("#spotlight .arrow")) told.push("no arrow points at it");
  if (!marked.length && ring) told.push("the light is left on");
  const line = document.querySelector("#log li:last-child");
  if (innerWidth > 860 && !seen(line, [[.1, .1], [.1, .9]])) told.push(`hidden: ${line.textContent}`);
  const turn = document.querySelector("#turn");
  const top = turn.scrollTop;
  turn.scrollTop = turn.scrollHeight;
  check("at the end of the answers");
  turn.scrollTop = top;
  return told;
}"""


@pytest.mark.parametrize(
    ("game", "language"), [(GAMES[n % len(GAMES)], one) for n, one in enumerate(languages())]
)
def test_every_step_is_told_and_marked_in_sight(visitor: NewVisitor, game: str, language: str) -> None:
    learner = begin(visitor, game, locale=language)
    page = learner.page
    read(learner)
    steps = choosers = 0
    while wanted(learner).count():
        for size in SIZES if steps % 2 == 0 else SIZES[::-1]:  # every other step begins as the last one ended
            page.set_viewport_size(size)  # type: ignore[arg-type]
            assert page.evaluate(WRONG) == [], (learner.seq, size)
            if size == DESK:
                choosers += chooser_marks_it(learner)
        follow(learner, 1)
        steps += 1
    assert steps > 15
    assert choosers > 0
    # So high that no choice is half under the row of Undo, from where one would scroll it.
    page.set_viewport_size({**DESK, "height": 3 * DESK["height"]})  # type: ignore[typeddict-item]
    check(page, "a lesson at its end", "#asking")
    learner.wait_for_turn()
    others = len(package_of(game).guide().lesson().seats) - 1
    yours = Words(language).say(Message("server.lesson.your_turn", {"n": others}))
    expect(page.locator("#lesson p").last).to_have_text(yours)
    page.locator("#lesson").get_by_role("button").click()
    expect(page.locator("#lesson")).to_be_hidden()
    expect(page.locator("#prompt")).to_be_focused()
    page.reload()
    learner.ready()
    learner.wait_for_turn()
    expect(page.locator("#lesson")).to_be_visible()
    learner.play_first()
    expect(page.locator("#lesson")).to_be_hidden()
    lesson = Words(language).say(Message("web.home.lesson"))
    page.goto("/mine")
    expect(page.locator(".table-row .tag", has_text=lesson)).to_have_count(1)


# A place that is marked on the board and has several answers, of which not all are wanted.
SEVERAL = """async () => {
  const view = await (await fetch(location.pathname + "/view")).json();
  const several = one => {
    const here = view.choices.filter(choice => choice.targets.includes(one.id));
    return here.some(choice => !view.lesson.moves.includes(choice.move));
  };
  return [...document.querySelectorAll("#pictures .can.wanted")].find(several)?.id ?? null;
}"""


def chooser_marks_it(learner: Visitor) -> bool:
    """Where a marked place has several answers, the wanted ones are marked in the small window as well."""
    page = learner.page
    place = page.evaluate(SEVERAL)
    if place is None:
        return False
    page.locator(f"#{place}").dispatch_event("click")
    if page.locator("#ghost").is_visible():  # what is wanted is the first to lie there
        expect(page.locator("#ghost .wanted").first).to_have_attribute("aria-pressed", "true")
        page.keyboard.press("Escape")
        return True
    chooser = page.locator("#chooser")
    moves = "all => all.map(one => one.dataset.move)"
    marked = chooser.locator(".wanted").evaluate_all(moves)
    assert marked
    assert set(marked) <= set(wanted(learner).evaluate_all(moves))
    assert chooser.locator(".choice").count() > len(marked)
    expect(chooser.locator(".wanted").first).to_be_focused()
    page.keyboard.press("Escape")
    return True


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_opens_with_how_one_wins_and_where_ones_things_are(visitor: NewVisitor, game: str) -> None:
    learner = begin(visitor, game)
    page = learner.page
    lesson = page.locator("#lesson")
    for size in SIZES:
        page.set_viewport_size(size)  # type: ignore[arg-type]
        page.reload()
        learner.ready()
        expect(lesson).to_contain_text("Whoever has the most points")
        expect(page.locator("#pictures .wanted")).to_have_count(0)
        lesson.get_by_role("button", name="Go on").click()
        mine = page.locator("#pictures .wanted").first
        expect(mine).to_be_in_viewport()
        below = page.locator("#asking").bounding_box()
        there = mine.bounding_box()
        assert below is not None
        assert there is not None
        assert there["y"] < below["y"] or there["x"] < below["x"], "it is not covered"
        learner.shot(f"lesson-things-{game}-{size['width']}")
    lesson.get_by_role("button", name="Back").press("Enter")
    expect(lesson).to_contain_text("Whoever has the most points")
    expect(lesson.get_by_role("button")).to_be_focused()
    check(page, "before the lesson", "#asking")
    lesson.get_by_role("button", name="Go on").click()
    expect(page.locator("#turn")).to_be_hidden()
    lesson.get_by_role("button", name="Go on").click()
    expect(lesson).to_contain_text(re.compile("step 1 of", re.IGNORECASE))
    expect(wanted(learner).first).to_be_visible()


# Stops whatever moves at a place, at a moment of its course.
FREEZE = """(one, moment) => {
  for (const animation of one.getAnimations({ subtree: true })) {
    animation.pause();
    const { duration } = animation.effect.getComputedTiming();
    animation.currentTime = moment * duration;
  }
}"""


def strength(learner: Visitor, place: Locator) -> float:
    """How much the marks on a place change what is seen there, at the weakest moment."""
    place = learner.page.locator(f"#{place.get_attribute('id')}")  # whatever its classes are
    place.scroll_into_view_if_needed()
    box = place.bounding_box()
    assert box is not None
    bare = "(one, classes) => { one.className.baseVal = classes; }"
    classes = place.evaluate("one => one.className.baseVal")
    found: list[float] = []
    place.evaluate(bare, "pick")
    plain = learner.pixels(box)
    place.evaluate(bare, classes)
    moves = place.evaluate("one => one.getAnimations({ subtree: true }).length")
    for moment in (0.0, 0.25, 0.5, 0.75) if moves else (0.0,):
        place.evaluate(FREEZE, moment)
        rows = zip(learner.pixels(box), plain, strict=True)
        found.append(sum(abs(a - b) for row, other in rows for a, b in zip(row, other, strict=True)))
    return min(found) / sum(len(row) for row in plain)


def test_the_wanted_hex_is_marked_more_strongly_than_the_others(visitor: NewVisitor) -> None:
    learner = begin(visitor, "age_of_steam")
    read(learner)
    follow(learner, 3)  # until track is to be built
    page = learner.page
    page.mouse.move(2, 2)
    page.locator("#prompt").focus()
    hexes = page.locator("#pictures .can[id^=hex]:not(.wanted)")
    assert hexes.count() > 20
    for motion in ("reduce", "no-preference"):
        page.emulate_media(reduced_motion=motion)  # type: ignore[arg-type]
        others = [strength(learner, hexes.nth(n)) for n in range(0, hexes.count(), 15)]
        assert strength(learner, page.locator("#pictures .can.wanted")) > 2 * max(others), motion


def test_what_is_marked_stays_in_sight_on_a_phone_with_the_answers_folded(visitor: NewVisitor) -> None:
    learner = begin(visitor, "age_of_steam", viewport=SIZES[1], has_touch=True, is_mobile=True)
    read(learner)
    page = learner.page
    told = page.locator("#lesson").inner_text()
    page.locator("#fold").tap()
    expect(page.locator("#answers")).to_be_hidden()
    expect(page.locator("#lesson")).to_be_in_viewport(ratio=1)
    assert page.locator("#lesson").inner_text() == told
    assert not learner.overflows()


def test_under_a_long_text_the_wanted_answer_stands_clear_of_the_row_of_undo(
    visitor: NewVisitor,
) -> None:
    phone = {"viewport": SIZES[1], "has_touch": True, "is_mobile": True, "locale": "de-DE"}
    learner = begin(visitor, "russian_railroads/usa-win", **phone)
    read(learner)
    follow(learner, 2)  # until there are many answers
    answer = wanted(learner).first.bounding_box()
    row = learner.page.locator("#ways-back").bounding_box()
    assert answer is not None
    assert row is not None
    learner.shot("lesson-long-text")
    assert answer["y"] + answer["height"] <= row["y"]
