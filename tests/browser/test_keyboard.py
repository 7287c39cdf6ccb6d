"""Everything by keyboard alone: from the first page to the end of a game."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from browser.conftest import NewVisitor
from browsing import SHORT, Visitor

# Whether the game is over, the number of its last entry, and how many places of the board can be chosen.
STANDING = """() => [
  document.body.dataset.over === 'true',
  Number(document.body.dataset.seq),
  document.querySelectorAll('#pictures .part:not(details:not([open])) .can').length,
]"""


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until an element has the keyboard."""
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate("selector => !!document.activeElement?.matches(selector)", selector):
            return
    raise AssertionError(f"Tab never reaches {selector}")


def wait_for_more(page: Page, seq: int) -> None:
    """Wait until the game has gone on; if it does not, tell where the keyboard is and what the page says."""
    try:
        page.wait_for_function("seq => Number(document.body.dataset.seq) > seq", arg=seq)
    except PlaywrightTimeout:
        turn = page.locator("#turn")
        told: list[object] = [
            turn.get_attribute("class"),
            turn.inner_text(),
            page.locator(".toast").all_inner_texts(),
        ]
        told.append(page.evaluate("document.activeElement.outerHTML.slice(0, 300)"))
        raise AssertionError(f"the game stands at {seq}: {told}") from None


def play_by_keyboard(somebody: Visitor, most: int) -> int:
    """Answer so many questions, or all that are left; how many of them on the board."""
    page, by_board = somebody.page, 0
    for number in range(most):
        page.wait_for_function(
            "() => document.body.dataset.over === 'true' || "
            "(document.querySelector('#turn .choice') && !document.querySelector('#turn.busy'))"
        )
        over, before, cans = page.evaluate(STANDING)
        if over:
            break
        if number % 5 == 0 and cans:
            page.keyboard.press("b")
            page.keyboard.press("Enter")
            if page.locator("#chooser").is_visible():
                page.keyboard.press("Enter")
            by_board += 1
        else:
            page.keyboard.press("c")
            for _ in range(number % 3):
                page.keyboard.press("Tab")
                if not page.evaluate("document.activeElement.matches('#turn .choice')"):
                    page.keyboard.press("Shift+Tab")
                    break
            assert page.evaluate("document.activeElement.matches('#turn .choice:focus-visible')")
            page.keyboard.press("Enter")
        wait_for_more(page, before)
    return by_board


def test_a_game_without_a_mouse(visitor: NewVisitor) -> None:
    """From the first page into a game, and another game to its end."""
    somebody = visitor()
    page = somebody.page
    page.goto("/")
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to the content")).to_be_focused()
    tab_to(page, f"a[href='/new?game={SHORT}']")
    page.keyboard.press("Enter")
    page.wait_for_url("**/new?game=*")
    tab_to(page, "#players")
    page.keyboard.type("2")
    tab_to(page, "#seat-1")
    page.keyboard.type("Wanderer")
    tab_to(page, "button.primary")
    page.keyboard.press("Enter")
    somebody.ready()
    assert play_by_keyboard(somebody, 20) > 2

    somebody.open_late("me", "bot:random", game=SHORT, left=20)
    play_by_keyboard(somebody, 1000)
    expect(page.locator("#result-title")).to_be_focused()
    expect(page.locator("#sheet")).to_be_visible()


def test_shortcuts_are_listed_and_can_be_switched_off(visitor: NewVisitor) -> None:
    somebody = visitor()
    page = somebody.open_table("me", "bot:random")
    somebody.wait_for_turn()
    page.keyboard.press("?")
    expect(page.locator("#shortcuts")).to_be_visible()
    expect(page.locator("#shortcuts-title")).to_be_in_viewport()  # it is read from its beginning
    page.get_by_label("Switch off shortcuts of a single letter").check()
    page.keyboard.press("Escape")
    expect(page.locator("#shortcuts")).to_be_hidden()
    before = somebody.seq
    page.keyboard.press("1")
    page.keyboard.press("?")
    expect(page.locator("#shortcuts")).to_be_hidden()
    assert somebody.seq == before


def test_moves_and_prompts_are_read_out(visitor: NewVisitor) -> None:
    somebody = visitor()
    page = somebody.open_table("me", "bot:random")
    somebody.answer(5)
    somebody.wait_for_turn()
    expect(page.locator("#live")).to_contain_text(re.compile(r"\w{3}"))
    page.get_by_text("The board in words").click()
    expect(page.locator("#description p").nth(5)).to_be_visible()
    before = page.locator("#description").inner_text()
    somebody.answer(6)
    expect(page.locator("#description")).not_to_have_text(before, use_inner_text=True)
    now = page.locator("#description").inner_text()
    page.locator("#first").click()
    expect(page.locator("#description")).not_to_have_text(now, use_inner_text=True)
