"""What can be read on every machine: prices in pills, names in full, games by their names, how one ended."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.building import build
from browser.conftest import NewVisitor
from browsing import SHORT
from catalogues import compile_all
from playing import position
from roundhouse.core.game import Box
from roundhouse.drawing import picture_of
from roundhouse.games.registry import GAMES, open_game
from roundhouse.text import Words, languages

BOXES = [(name, box) for name in GAMES for box in open_game(name).boxes()]
WIDE = "svg text { letter-spacing: .07em }"  # as wide as the widest fonts, whichever this machine has
PLIES = 40

# Texts that leave their picture, prices that leave their pill, and prices that something else lies upon.
OUTSIDE = """() => {
  const found = [];
  for (const picture of document.querySelectorAll("svg[viewBox]")) {
    const frame = picture.getBoundingClientRect();
    const slack = frame.width / picture.viewBox.baseVal.width / 2;
    for (const text of picture.querySelectorAll("text")) {
      const box = text.getBoundingClientRect();
      const told = `${picture.classList[1]}: ${text.textContent}`;
      if (box.left < frame.left - slack || box.right > frame.right + slack) found.push(`cut off in ${told}`);
      const pill = text.previousElementSibling;
      if (!pill?.matches(".pay, .gain")) continue;
      const room = pill.getBoundingClientRect();
      if (box.left < room.left || box.right > room.right) found.push(`beyond its pill in ${told}`);
      const next = text.parentElement.nextElementSibling?.getBoundingClientRect();
      if (next && next.top < room.bottom && next.left < room.right - slack && next.right > room.right) {
        found.push(`covered in ${told}`);
      }
    }
  }
  return found;
}"""

# What is wider than the place it stands in, among all that people have named.
BEYOND = """() => {
  const parts = document.querySelectorAll("#whose, #log li, #since-turns li, th, .table-row, .tag, h2");
  return [...parts]
    .filter(part => part.checkVisibility() && part.scrollWidth > part.clientWidth + 1)
    .filter(part => getComputedStyle(part).textOverflow !== "ellipsis")
    .map(part => `${part.id || part.className}: ${part.textContent.trim().slice(0, 60)}`);
}"""


@pytest.mark.parametrize("width", [390, 1280])
def test_names_as_long_as_may_be_stay_where_they_stand(visitor: NewVisitor, width: int) -> None:
    somebody = visitor(viewport={"width": width, "height": 800}, screen={"width": width, "height": 800})
    page = somebody.open_late("me", "here", left=6, game=SHORT, name0="W" * 40, name1="M" * 40)
    for _ in range(2):  # before the end, and after it
        assert page.evaluate(BEYOND) == []
        assert not somebody.overflows()
        somebody.answer()
    expect(page.locator("#sheet")).to_be_visible()
    assert page.evaluate(BEYOND) == []
    page.goto("/")
    assert page.evaluate(BEYOND) == []
    assert not somebody.overflows()


@pytest.mark.parametrize(
    ("name", "number"), [(name, n) for name in GAMES for n in range(len(open_game(name).boxes()))]
)
def test_no_price_and_no_name_is_cut_off_in_any_font_and_language(
    browser: Browser, name: str, number: int
) -> None:
    compile_all()
    game, picture = open_game(name), picture_of(name)
    options = game.complete(game.boxes()[number].options)
    state = position(game, game.seats(options)[1], options, 7, PLIES)
    page = browser.new_page()
    for language in languages():
        parts = picture.pictures(state.seen_by(0), 0, Words(language, game).say)
        drawn = "".join(f'<div style="width: 480px">{part}</div>' for part in parts.values())
        page.set_content(f"<style>{picture.STYLE}\n{WIDE}</style>{drawn}")
        assert page.evaluate(OUTSIDE) == [], language
    page.close()


# Where the row with undo lies over choices: what is seen at its ends and in its middle.
OVER_THE_ROW = """() => {
  const box = document.getElementById("turn").getBoundingClientRect();
  const row = document.getElementById("ways-back").getBoundingClientRect();
  const middle = (row.top + row.bottom) / 2;
  const seen = x => document.elementFromPoint(x, middle);
  const at = x => (seen(x).closest("#ways-back") ?? seen(x).closest(".choice, #turn")).id;
  return [box.left + 4, (row.left + row.right) / 2, box.right - 4].map(at);
}"""


@pytest.mark.parametrize("width", [390, 1280])
def test_the_row_of_undo_covers_what_reaches_beyond_the_choices_under_it(
    visitor: NewVisitor, width: int
) -> None:
    somebody = build(visitor, viewport={"width": width, "height": 700})
    page = somebody.page
    page.locator("#answers > details > summary").click()
    expect(page.locator("#ways-back")).to_be_visible()
    overlap = (
        "() => document.getElementById('turn').scrollHeight > document.getElementById('turn').clientHeight"
    )
    assert page.evaluate(overlap), "more choices than fit"
    assert page.evaluate(OVER_THE_ROW) == ["ways-back"] * 3
    sideways = (
        "() => document.getElementById('turn').scrollWidth - document.getElementById('turn').clientWidth"
    )
    assert page.evaluate(sideways) == 0


def test_the_whole_board_is_shown_again_by_a_sign_that_does_not_promise_a_full_screen(
    visitor: NewVisitor,
) -> None:
    somebody = visitor()
    page = somebody.page
    somebody.open_table("me", "bot:random")
    canvas = page.locator("#pictures .main .canvas")
    full = canvas.locator("> svg").get_attribute("viewBox")
    magnifying = page.locator("#pictures .main .zoom")
    magnifying.get_by_role("button", name="Larger").click()
    assert canvas.locator("> svg").get_attribute("viewBox") != full
    show_all = magnifying.get_by_role("button", name="Show all")
    expect(show_all).to_have_text("1×")
    show_all.click()
    shown = [float(part) for part in (canvas.locator("> svg").get_attribute("viewBox") or "").split()]
    assert shown == [float(part) for part in (full or "").split()]


# Games by the name on the box


@pytest.mark.parametrize(("name", "box"), [one for one in BOXES if one[1].options])
def test_an_expansion_is_begun_from_its_own_card(visitor: NewVisitor, name: str, box: Box) -> None:
    title = box.title
    somebody = visitor()
    page = somebody.page
    page.goto("/")
    card = page.locator(".game", has=page.get_by_role("heading", name=title))
    card.get_by_role("button", name="Play now").click()
    somebody.ready()
    expect(page.get_by_role("heading", level=1)).to_have_text(title)
    page.goto("/")
    expect(page.locator(".table-row")).to_contain_text(title)


@pytest.mark.parametrize(("name", "box"), [one for one in BOXES if one[1].options])
def test_the_form_calls_the_game_by_what_is_chosen(visitor: NewVisitor, name: str, box: Box) -> None:
    page: Page = visitor().page
    game = open_game(name)
    title = box.title
    page.goto(f"/new?game={name}")
    chosen = page.locator("#game option:checked")
    expect(chosen).to_have_text(game.title)
    for option, value in box.options.items():
        page.check(f'input[name="option.{option}"][value="{value}"]')
    expect(chosen).to_have_text(title)
    page.select_option("#game", label=game.title)
    page.wait_for_url(lambda url: "option." not in url)
    expect(chosen).to_have_text(game.title)
    page.select_option("#game", label=title)
    page.wait_for_url(lambda url: "option." in url)
    for option, value in box.options.items():
        expect(page.locator(f'input[name="option.{option}"][value="{value}"]')).to_be_checked()


def test_a_game_alone_ends_with_what_was_reached_and_a_chart_round_by_round(visitor: NewVisitor) -> None:
    somebody = visitor()
    page = somebody.page
    somebody.open_late("me", game=GAMES[-1], left=10)
    somebody.answer()
    total = page.locator("#sheet tfoot td").first
    expect(page.locator("#result-title")).to_have_text(f"{total.inner_text()} points against Emil")
    expect(page.locator("#result-text p").first).to_contain_text("reached")
    expect(page.locator("#result")).not_to_contain_text("win")
    axis = page.locator("#charts .chart").first.locator(".stage")
    expect(axis.first).to_have_text("Round 1")
    assert len(axis.all_inner_texts()) > 1
    line = page.locator("#charts .chart .line").first.get_attribute("d") or ""
    assert line.count("L") > 2 * axis.count(), "a point for every turn, not for every round"
