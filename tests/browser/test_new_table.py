"""A new table whose number of players depends on an option, up to a game for one alone."""

from __future__ import annotations

import re
from dataclasses import dataclass

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import NewVisitor
from browsing import check
from roundhouse.games.registry import GAMES, open_game
from roundhouse.server.http.capacity import capacity

BOXES = "['.part.main', '#pictures'].map(one => document.querySelector(one).getBoundingClientRect().toJSON())"
# Of two columns: the last part of the right one, if it would end higher at the foot of the left one.
EMPTY = """() => {
  const column = one => document.querySelector(`#pictures ${one}-column`);
  const [left, right] = [column(".broad"), column(".other")];
  const foot = one => Math.max(0, ...[...one.children].map(part => part.getBoundingClientRect().bottom));
  const last = [...right.querySelectorAll(".part:not(.own, .broad)")].at(-1);
  if (getComputedStyle(left).display !== "flex" || !last) return "";
  return foot(left) + last.offsetHeight < foot(right) - 1 ? last.id : "";
}"""
TABLES = 10  # that one person may open in a row


@dataclass
class Way:
    """A choice of an option that makes a game one for so many."""

    game: str
    option: str
    choice: str
    least: int
    most: int


def ways() -> list[Way]:
    """Every such choice, of games with one option that matters."""
    found: list[Way] = []
    for name in GAMES:
        options, seats = capacity(open_game(name))
        if len(options) == 1:
            found += [Way(name, options[0], choice, *fit) for choice, fit in seats.items()]
    return found


@pytest.fixture(scope="module")
def alone() -> Way:
    return next(way for way in ways() if way.most == 1)


def choose(page: Page, way: Way) -> None:
    """Choose it, however the page offers it."""
    fields = page.locator(f'[data-option="{way.option}"]')
    if fields.first.evaluate("one => one.tagName") == "SELECT":
        fields.first.select_option(way.choice)
    else:
        page.locator(f'[data-option="{way.option}"][value="{way.choice}"]').check()


def offered(page: Page) -> list[int]:
    return [int(number) for number in page.locator("#players option").all_inner_texts()]


SHOWN = """() => [...document.querySelectorAll("[data-option][value]")]
    .filter(one => one.checkVisibility({ visibilityProperty: true }))
    .map(one => [one.dataset.option, one.value])"""


def idle_choices(page: Page, way: Way) -> list[str]:
    """Choices of other options that are shown and make no difference with this one, or are lacking."""
    game = open_game(way.game)
    shown = {(option, choice) for option, choice in page.evaluate(SHOWN)}
    wrong: list[str] = []
    for option in game.options:
        if option.name == way.option:
            continue
        worth = game.worthwhile(option.name, game.complete({way.option: way.choice}))
        for choice in option.choices:
            if ((option.name, choice) in shown) != (choice in worth and len(worth) > 1):
                wrong.append(choice)
    return wrong


def test_the_numbers_of_players_follow_what_is_chosen_and_the_page_says_why(visitor: NewVisitor) -> None:
    somebody = visitor()
    page = somebody.page
    every = ways()
    largest = max(every, key=lambda way: way.most)
    page.goto(f"/new?game={largest.game}")
    choose(page, largest)
    page.select_option("#players", str(largest.most))
    for way in every:
        if way.game != largest.game:
            continue
        choose(page, way)
        assert offered(page) == list(range(way.least, way.most + 1))
        expect(page.locator("#players-fit")).to_contain_text(
            f"{way.least}–{way.most}" if way.least < way.most else str(way.most)
        )
        rows = page.locator(".seat-row:visible")
        expect(rows).to_have_count(min(way.most, largest.most))
        assert idle_choices(page, way) == [], "what makes no difference is not shown"
    choose(page, largest)
    assert page.locator("#players").input_value() == str(largest.most), "the wish is not forgotten"
    for picture in page.locator(".picture-choice img").all():
        picture.scroll_into_view_if_needed()
        expect(picture).to_have_js_property("complete", True)
        assert picture.evaluate("one => one.naturalWidth") > 0, "it is drawn"
    for comparison in page.locator("fieldset summary").all():
        comparison.click()
    somebody.shot("new-options")
    check(page, "a new table with options that matter")


def test_whoever_comes_back_finds_the_form_as_it_was_left(visitor: NewVisitor) -> None:
    page = visitor().page
    largest = max(ways(), key=lambda way: way.most)
    page.goto(f"/new?game={largest.game}")
    choose(page, largest)
    page.select_option("#seat-1", "invite")
    page.goto("/")
    page.go_back()
    expect(page.locator(f'[data-option="{largest.option}"][value="{largest.choice}"]')).to_be_checked()
    expect(page.locator("#players option")).to_have_count(largest.most - largest.least + 1)
    assert offered(page) == list(range(largest.least, largest.most + 1))
    expect(page.locator(".seat-row:visible")).to_have_count(int(page.locator("#players").input_value()))
    expect(page.locator("#seat-1")).to_have_value("invite")


def test_names_are_asked_for_among_people_and_taking_back_only_where_others_come_to_the_table(
    visitor: NewVisitor,
) -> None:
    page = visitor().page
    page.goto("/new")
    rules = page.locator("input[name=undo]")
    asking, seat = page.locator("input[name=undo][value=ask]"), page.locator("#seat-1")
    expect(rules.nth(0)).to_be_checked()
    expect(asking).to_be_hidden()
    expect(page.locator("#name-0")).to_be_hidden()
    seat.select_option("invite")
    expect(asking).to_be_checked()
    seat.select_option("here")
    expect(page.locator("#name-0")).to_be_visible()
    expect(rules.nth(0)).to_be_checked()
    rules.nth(2).check()
    seat.select_option("open")
    expect(rules.nth(2)).to_be_checked()
    expect(asking).to_be_visible()


def test_a_choice_is_found_by_a_word_and_by_how_many_play(visitor: NewVisitor, alone: Way) -> None:
    somebody = visitor(viewport={"width": 390, "height": 844})
    page = somebody.page
    page.goto(f"/new?game={alone.game}")
    finder = page.locator("[data-finder]")
    rows = page.locator(f'[data-choices="{alone.option}"] [data-choice]')
    every = rows.count()
    expect(finder.locator("output")).to_have_text(f"{every} of {every}")
    finder.get_by_label("For how many").select_option("1")
    fitting = [way for way in ways() if way.game == alone.game and way.least == 1]
    expect(finder.locator("output")).to_have_text(f"{len(fitting)} of {every}")
    expect(
        page.locator("[data-choice]:visible").filter(has=page.locator(f'[value="{alone.choice}"]'))
    ).to_have_count(1)
    expect(rows.filter(visible=True)).to_have_count(len(fitting) + 1)  # what is chosen stays in sight
    finder.get_by_label("For how many").select_option("")
    name = page.locator(f'[data-choice="{alone.choice}"] strong').inner_text()
    search = finder.get_by_label("Find")
    search.fill(name.upper())
    expect(finder.locator("output")).to_have_text(f"1 of {every}")
    search.press("Enter")
    expect(page).to_have_url(re.compile("/new"))
    choose(page, alone)
    expect(rows.filter(visible=True)).to_have_count(1)
    search.fill("no such thing")
    expect(rows.filter(visible=True)).to_have_count(1)
    search.fill("")
    expect(rows.filter(visible=True)).to_have_count(every)
    somebody.shot("new-find-phone")
    check(page, "one among many choices")


def test_without_scripts_the_server_says_how_many_fit(visitor: NewVisitor, alone: Way) -> None:
    somebody = visitor(java_script_enabled=False)
    page = somebody.page
    page.goto(f"/new?game={alone.game}")
    choose(page, alone)
    page.select_option("#players", "2")
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator(".errors")).to_contain_text(re.compile(r"\(.+\) is for 1 player\."))
    wide = [page.locator(part).bounding_box() for part in (".errors", ".page > .form")]
    assert [(box["x"], box["width"]) for box in wide if box] == [(wide[1]["x"], wide[1]["width"])] * 2  # type: ignore[index]
    expect(page.locator(f'[data-option="{alone.option}"][value="{alone.choice}"]')).to_be_checked()
    page.select_option("#players", "1")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/tables/*")


def test_a_game_for_one_to_its_end(visitor: NewVisitor, alone: Way) -> None:
    somebody = visitor()
    page = somebody.page
    page.goto(f"/new?game={alone.game}")
    choose(page, alone)
    expect(page.locator(".seat-row:visible")).to_have_count(1)
    page.get_by_role("button", name="Open the table").click()
    somebody.ready()
    somebody.wait_for_turn()
    expect(page.locator("#players .player")).to_have_count(1)
    somebody.play_first()
    page.get_by_role("button", name="Undo").click()
    somebody.wait_for_turn()
    somebody.shot("alone")
    somebody.open_late("me", game=alone.game, left=10, **{f"option.{alone.option}": alone.choice})
    somebody.answer()
    expect(page.locator("#result-title")).to_have_text(re.compile("^(Won, with|Lost: )"))
    expect(page.locator("#result")).not_to_contain_text("wins")
    expect(page.locator("#sheet thead th")).to_have_count(2)
    expect(page.locator("#charts .chart").first).to_be_visible()
    expect(page.locator("#charts .lead")).to_have_count(0)
    check(page, "the end of a game for one")
    somebody.shot("alone-over")
    page.goto("/")
    expect(page.locator("section[aria-labelledby=finished] .table-row")).to_have_count(1)


def test_the_main_board_is_large_however_it_is_shaped(visitor: NewVisitor) -> None:
    somebody = visitor()
    page = somebody.page
    every = ways()
    for way in every[:: -(-len(every) // TABLES)]:
        seats = ["me", *["bot:random"] * (min(way.most, max(way.least, 4)) - 1)]
        somebody.open_table(*seats, game=way.game, **{f"option.{way.option}": way.choice})
        page.wait_for_selector("#pictures .part.main svg")
        main, boards = page.evaluate(BOXES)  # both at one moment: the page may still move as a whole
        assert main["width"] > boards["width"] * 0.45, way
        assert abs(main["y"] - boards["y"]) < 2, "nothing stands above it"
        assert not page.evaluate(EMPTY), "no column stays empty where the last part of the other would fit"
