"""A map is made in the browser: painted, named, given rules, checked, downloaded, opened again and played."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import NewVisitor
from browsing import check
from roundhouse.games.registry import GAMES, package_of

MAKERS = [name for name in GAMES if package_of(name).editor() is not None]
GOOD = "The map is complete and correct."


@pytest.fixture(params=MAKERS)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def verdict(page: Page) -> None:
    expect(page.locator("#maker-verdict")).to_have_text(GOOD)


def test_a_map_from_the_first_stroke_to_a_table(visitor: NewVisitor, game: str, tmp_path: Path) -> None:
    somebody = visitor()
    page = somebody.page
    page.goto(f"/new?game={game}")
    page.locator("details:has(#components) summary").click()
    page.get_by_role("link", name="Map maker").click()
    verdict(page)
    grid = page.locator("#maker-grid")
    grid.get_by_label("B4: plain").focus()
    page.keyboard.press("m")
    expect(grid.get_by_label("B4: mountain")).to_be_focused()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("T")
    expect(page.locator("#maker-place input").first).to_have_value("Place 11")
    page.locator("#maker-place input").first.fill("Elm")
    page.locator("#maker-place input").first.press("Tab")
    expect(grid.get_by_label("A5: town Elm")).to_be_visible()
    verdict(page)
    page.keyboard.press("Control+z")
    page.locator("#maker-brushes label", has_text="river").click()
    grid.get_by_label("F4: plain").click()
    verdict(page)
    page.get_by_label("Title").fill("Elm Valley")
    page.get_by_label("Title").press("Tab")
    page.locator("summary", has_text="Rules of its own").click()
    rules = page.locator("#maker-rules")
    page.locator("#maker-find").fill("over your OWN links")
    expect(rules.locator(".maker-rule:visible")).to_have_count(1)
    page.locator("#rule-own_links_only").check()
    expect(page.locator("#maker-text")).to_have_value(re.compile("own_links_only = { value = true }"))
    verdict(page)
    expect(rules.locator(":scope > .maker-rule input")).to_have_count(1)  # what is on comes first: yes or no
    page.locator("#maker-find").fill("")
    rules.locator("summary", has_text="Moving goods").click()
    page.locator("#rule-move_rounds").check()
    expect(page.locator("#maker-text")).to_have_value(re.compile("move_rounds = { value = 3 }"))
    verdict(page)
    rounds = rules.get_by_label("There are 3 rounds").last
    rounds.fill("2")
    rounds.press("Tab")
    expect(page.locator("#maker-text")).to_have_value(re.compile("move_rounds = { value = 2 }"))
    verdict(page)
    expect(page.locator("#maker-picture")).to_be_visible()
    somebody.shot("maker")
    check(page, "the map maker")
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Download the file").click()
    file = tmp_path / "mine.toml"
    waiting.value.save_as(file)
    assert 'title = "Elm Valley"' in file.read_text(encoding="utf-8")
    page.reload()
    verdict(page)
    page.locator("#maker-open").set_input_files(file)
    expect(page.get_by_label("Title")).to_have_value("Elm Valley")
    verdict(page)
    page.get_by_role("button", name="Play it").click()
    page.wait_for_url("**/tables/*")


def test_what_is_wrong_is_told_at_the_hex_and_can_be_taken_back(visitor: NewVisitor, game: str) -> None:
    somebody = visitor(viewport={"width": 390, "height": 844}, has_touch=True)
    page = somebody.page
    page.goto(f"/maps/{game}")
    verdict(page)
    page.locator("#maker-brushes label", has_text="hill").click()
    page.locator("#maker-grid").get_by_label("B4: plain").tap()
    expect(page.locator("#maker-problems")).to_contain_text("hill hexes without a price")
    page.get_by_role("button", name="Undo").click()
    verdict(page)
    page.locator("summary", has_text="The file").click()
    text = page.locator("#maker-text")
    text.fill(text.input_value().replace('at = "A1"', 'at = "B4"'))
    text.press("Tab")
    expect(page.locator("#maker-problems")).to_contain_text("B4")
    expect(page.locator("#maker-grid g.wrong")).not_to_have_count(0)
    text.fill("this is no file")
    text.press("Tab")
    expect(page.locator("#maker-verdict")).to_contain_text("wrong")
    somebody.shot("maker-phone")
    check(page, "the map maker with something wrong")


def test_the_last_stroke_counts_and_the_map_is_there_again_after_a_reload(
    visitor: NewVisitor, game: str, tmp_path: Path
) -> None:
    page = visitor().page
    page.goto(f"/maps/{game}")
    verdict(page)
    grid = page.locator("#maker-grid")
    grid.get_by_label("A5: plain").focus()
    page.keyboard.press("T")
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Download the file").click()  # before it was checked by itself
    file = tmp_path / "mine.toml"
    waiting.value.save_as(file)
    assert 'name = "Place 11", at = "A5"' in file.read_text(encoding="utf-8")
    page.reload()
    expect(grid.get_by_label("A5: town Place 11")).to_be_visible()
    grid.get_by_label("F4: plain").focus()
    page.keyboard.press("C")  # a city without a colour
    page.get_by_role("button", name="Play it").click()
    expect(page.locator("#toast")).to_contain_text("cannot be played yet")
    expect(page.locator("#maker-verdict")).to_be_focused()
    expect(page.locator("#maker-problems")).to_contain_text("“Takes” is missing")
    assert page.url.endswith(f"/maps/{game}")
    page.get_by_role("button", name="Undo").click()
    page.get_by_role("button", name="Play it").click()
    page.wait_for_url("**/tables/*")


# What is in a file, and what is said of it.
UNREADABLE = [
    (b"this is no file", "wrong.toml, line 1"),
    (b"schema = 1\n[grid]\ncolumns = [" + b'"%b",\n' % (b"." * 1000) * 100 + b"]\n", "at most 40"),
    (b"\x89PNG\r\n\x1a\n" + b"\xff" * 2000, "is not text"),
    (b"#" * 3_000_000, "large"),
]


@pytest.mark.parametrize(("content", "said"), UNREADABLE)
def test_a_file_that_cannot_be_opened_leaves_the_map_as_it_is_and_as_correct(
    visitor: NewVisitor, game: str, tmp_path: Path, content: bytes, said: str
) -> None:
    page = visitor(viewport={"width": 390, "height": 844}, has_touch=True).page
    page.goto(f"/maps/{game}")
    verdict(page)
    hexes = page.locator("#maker-grid g[data-column]").count()
    file = tmp_path / "wrong.toml"
    file.write_bytes(content)
    page.locator("#maker-open").set_input_files(file)
    refused = page.locator("#maker-refused")
    expect(refused).to_contain_text(said)
    expect(refused).to_contain_text("your map is unchanged")
    expect(refused).to_be_focused()
    expect(refused).to_be_in_viewport()
    verdict(page)
    expect(page.locator("#maker-problems li")).to_have_count(0)
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()
    expect(page.locator("#maker-grid g[data-column]")).to_have_count(hexes)
    expect(page.get_by_label("Title")).to_have_value("My map")
    page.get_by_role("button", name="Play it").click()
    page.wait_for_url("**/tables/*")


def test_what_was_wrong_with_a_file_is_said_until_something_else_is_done(
    visitor: NewVisitor, game: str, tmp_path: Path
) -> None:
    somebody = visitor()
    page = somebody.page
    page.goto(f"/maps/{game}")
    verdict(page)
    file = tmp_path / "wrong.toml"
    file.write_text("this is no file", encoding="utf-8")
    page.locator("#maker-open").set_input_files(file)
    expect(page.locator("#maker-refused")).to_be_visible()
    somebody.shot("maker-refused")
    check(page, "the map maker with a file that cannot be opened")
    page.locator("#maker-grid").get_by_label("B4: plain").focus()
    page.keyboard.press("m")
    expect(page.locator("#maker-refused")).to_be_hidden()
    verdict(page)
