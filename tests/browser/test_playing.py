"""Playing alone in the browser: from the first page to the score sheet, and every way to answer."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import NewVisitor
from browsing import MOVING, Visitor, check


def test_one_click_on_the_first_page_leads_into_a_game(visitor: NewVisitor) -> None:
    newcomer = visitor(**MOVING)
    newcomer.page.goto("/")
    newcomer.shot("home-1280")
    newcomer.page.get_by_role("button", name="Play now").first.click()
    newcomer.ready()
    newcomer.wait_for_turn()
    expect(newcomer.page.get_by_role("heading", name=re.compile(r"\?|:"), level=2).first).to_be_visible()
    expect(newcomer.page.locator("#pictures .can").first).to_be_visible()
    expect(newcomer.page).to_have_title(re.compile("Your turn"))
    newcomer.shot("table-1280")


def test_a_game_to_the_score_sheet(visitor: NewVisitor) -> None:
    solo = visitor(**MOVING)
    page = solo.open_late("me", "bot:random", "bot:random", left=20)
    solo.answer()
    expect(page.locator("#result-title")).to_contain_text(re.compile("win|victory"))
    rows = page.locator("#sheet tbody tr")
    columns = page.locator("#sheet thead th").count() - 1
    totals = [0] * columns
    for row in rows.all():
        for column, cell in enumerate(row.locator("td").all()):
            totals[column] += int(cell.inner_text())
    shown = [
        int(re.match(r"-?\d+", cell.inner_text())[0])
        for cell in page.locator("#sheet tfoot tr:first-child td").all()
    ]  # type: ignore[index]
    assert totals == shown
    expect(page.locator("#charts .chart").first).to_be_visible()
    expect(page.locator("#charts .lead")).to_be_visible()
    check(page, "the end")
    page.get_by_text("Check the shuffles").click()
    expect(page.locator("#seed-check")).to_have_text("The seed fits its fingerprint.")
    solo.shot("over-1280")
    page.set_viewport_size({"width": 390, "height": 844})  # whose points they are is told on a phone as well
    for head in page.locator("#sheet thead th").all()[1:]:
        box = head.bounding_box()
        assert box is not None
        assert box["height"] > 10
        assert head.evaluate("one => one.closest('thead').getBoundingClientRect().height") > 10
    fits = "one => one.closest('.sheet-box').scrollWidth <= one.closest('.sheet-box').clientWidth"
    assert page.locator("#sheet").evaluate(fits), "three players side by side"
    solo.shot("over-390")
    page.set_viewport_size({"width": 1280, "height": 800})
    with page.expect_download() as download:
        page.locator("#result").get_by_role("link", name="Download the record").click()
    assert download.value.path().stat().st_size > 1000
    old = page.url
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: url != old and "/tables/" in url)
    solo.ready()
    assert page.evaluate("document.body.dataset.over") == "false"
    page.goto("/")
    check(page, "home with tables")


def test_a_place_with_one_answer_is_played_by_clicking_it(solo: Visitor) -> None:
    page = solo.page
    for _ in range(60):
        solo.wait_for_turn()
        single = page.evaluate(
            """() => [...document.querySelectorAll("#pictures .can")]
                .find(one => !one.matches("details:not([open]) *") && !one.querySelector(".can")
                    && !/: \\d+ choices$/.test(one.getAttribute("aria-label")))?.id ?? null"""
        )
        if single is not None:
            break
        solo.play_first()
    before = solo.seq
    label = page.locator(f"#{single}").get_attribute("aria-label")
    page.locator(f"#{single}").dispatch_event("click")
    solo.wait_for_seq(before + 1)
    assert label


def test_a_place_with_several_answers_opens_a_small_chooser(solo: Visitor) -> None:
    page = solo.page
    place, chooser = several_opened(solo)
    assert chooser.locator(".choice").count() > 1
    solo.shot("chooser-1280")
    page.keyboard.press("Escape")
    expect(chooser).to_be_hidden()
    expect(page.locator(f"#{place}")).to_be_focused()
    page.keyboard.press("Enter")
    before = solo.seq
    page.keyboard.press("Enter")
    solo.wait_for_seq(before + 1)


def rename(somebody: Visitor, name: str) -> None:
    """Somebody takes another name elsewhere; wait until this page shows it."""
    somebody.page.evaluate(
        "name => fetch('/profile', {method: 'POST', body: new URLSearchParams({name})}).then(() => null)",
        name,
    )
    expect(somebody.page.locator("#players")).to_contain_text(name)


def test_news_that_is_no_move_leaves_what_is_open_and_the_keyboard_where_they_are(solo: Visitor) -> None:
    page = solo.page
    _, chooser = several_opened(solo)
    rename(solo, "Mathilda")
    expect(chooser.locator("button").first).to_be_focused()
    page.keyboard.press("Escape")
    second = solo.choices().nth(1)
    second.focus()
    rename(solo, "Ottokar")
    expect(second).to_be_focused()


def several_opened(somebody: Visitor) -> tuple[str, Locator]:
    """A place with several answers, and the small window that the keyboard has opened there."""
    place = several(somebody)
    somebody.page.locator(f"#{place}").focus()
    somebody.page.keyboard.press("Enter")
    chooser = somebody.page.locator("#chooser")
    expect(chooser).to_be_visible()
    return place, chooser


def several(somebody: Visitor) -> str:
    """A place on the board with several answers; plays on until there is one."""
    for _ in range(60):
        somebody.wait_for_turn()
        found = somebody.page.evaluate(
            """() => [...document.querySelectorAll("#pictures .can")]
                .find(one => / \\d+ choices$/.test(one.getAttribute("aria-label")))?.id ?? null"""
        )
        if found is not None:
            return str(found)
        somebody.play_first()
    raise AssertionError("no place ever had several answers")


def test_what_cannot_be_chosen_says_why_when_pointed_at_and_when_focused(solo: Visitor) -> None:
    page = solo.page
    for _ in range(40):
        solo.wait_for_turn()
        if page.locator("#pictures .part.broad .can").count():
            break
        solo.play_first()
    tip = page.locator("#tip")
    page.keyboard.press("b")
    for key in ["ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown"] * 10:
        page.keyboard.press(key)
        here = page.evaluate("document.activeElement.id")
        expect(tip).to_have_attribute("data-about", here)
        if page.locator("#tip.cannot").is_visible():
            break
    reason = tip.locator("p").first.inner_text()
    assert reason
    page.mouse.move(2, 2)
    page.locator("#prompt").focus()
    expect(tip).to_be_hidden()
    page.locator(f"#{here}").hover(force=True)
    expect(tip).to_have_attribute("data-about", here)
    expect(tip).to_contain_text(reason)
    solo.shot("why-1280")


def test_asking_before_the_turn_ends(solo: Visitor) -> None:
    page = solo.page
    page.get_by_role("tab", name="More").click()
    page.get_by_label("Ask before my turn ends").check()
    for _ in range(40):
        solo.wait_for_turn()
        before = solo.seq
        solo.choices().last.click()
        page.wait_for_function(
            "seq => Number(document.body.dataset.seq) > seq || !document.querySelector('#confirm').hidden",
            arg=before,
        )
        if page.locator("#confirm").is_visible():
            break
        expect(page.locator("#turn.busy")).to_have_count(0)
    expect(page.locator("#confirm")).to_contain_text("ends your turn")
    stored = solo.seq
    page.get_by_role("button", name="Cancel").click()
    assert solo.seq == stored
    expect(solo.choices().first).to_be_visible()
    page.reload()
    solo.ready()
    page.get_by_role("tab", name="More").click()
    expect(page.get_by_label("Ask before my turn ends")).to_be_checked()


@pytest.mark.parametrize(("language", "turn"), [("DE", "Du bist am Zug"), ("PL", "Twoja kolej")])
def test_the_language_is_switched_in_the_middle_of_a_game(solo: Visitor, language: str, turn: str) -> None:
    page = solo.page
    solo.play_first()
    solo.wait_for_turn()
    address, english = page.url, page.locator("#log").inner_text()
    page.get_by_role("button", name={"DE": "Deutsch", "PL": "Polski"}[language]).click()
    page.wait_for_selector(f"html[lang={language.lower()}]")
    solo.ready()
    assert page.url == address
    expect(page.locator("#whose")).to_have_text(turn, ignore_case=True)
    assert page.locator("#log").inner_text() != english
    solo.shot(f"table-{language.lower()}")
    solo.play_first()


def test_on_a_phone_the_language_is_switched_at_the_table(visitor: NewVisitor) -> None:
    phone = visitor(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page = phone.open_table("me", "bot:random")
    phone.wait_for_turn()
    page.get_by_role("button", name="Language").tap()
    expect(page.get_by_role("button", name="English")).to_have_attribute("aria-pressed", "true")
    check(page, "the languages on a phone", ".top")
    phone.shot("languages-390")
    page.get_by_role("button", name="Polski").tap()
    page.wait_for_selector("html[lang=pl]")
    phone.ready()
    expect(page.locator("#whose")).to_have_text("Twoja kolej", ignore_case=True)
    assert not phone.overflows()
    switch = page.get_by_role("button", name="Język")
    switch.press("Enter")
    expect(page.get_by_role("button", name="Deutsch")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Deutsch")).to_be_hidden()
    switch.press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Deutsch")).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_selector("html[lang=de]")


def test_a_table_is_removed_from_the_list_and_brought_back(solo: Visitor) -> None:
    page = solo.page
    table = page.url
    page.goto("/")
    row = page.locator("section[aria-labelledby=running] .table-row")
    expect(row).to_have_count(1)
    page.once("dialog", lambda dialog: dialog.dismiss())
    row.get_by_role("button", name="Remove").click()
    expect(row).to_have_count(1)
    solo.shot("home-running")
    page.once("dialog", lambda dialog: dialog.accept())
    row.get_by_role("button", name="Remove").click()
    expect(page.locator(".flash")).to_contain_text("Removed tables")
    expect(row).to_have_count(0)
    page.get_by_text("Removed tables (1)").click()
    check(page, "home with removed tables")
    solo.shot("home-removed")
    page.goto(table)
    solo.ready()
    solo.play_first()
    solo.wait_for_turn()
    page.goto("/mine")
    page.get_by_text("Removed tables (1)").click()
    page.get_by_role("button", name="Bring back").click()
    expect(page.locator("section[aria-labelledby=waits] .table-row")).to_have_count(1)


def test_on_a_phone_the_question_waits_at_the_lower_edge(visitor: NewVisitor) -> None:
    phone = visitor(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page = phone.page
    page.goto("/")
    assert not phone.overflows()
    phone.shot("home-390")
    phone.open_table("me", "bot:random")
    phone.wait_for_turn()
    assert not phone.overflows()
    box = page.locator("#turn").bounding_box()
    assert box is not None
    assert abs(box["y"] + box["height"] - 844) < 2
    page.locator("#fold").tap()
    expect(page.locator("#answers")).to_be_hidden()
    picture = page.locator(".part.broad svg").first
    whole = picture.get_attribute("viewBox")
    page.get_by_role("button", name="Larger").first.tap()
    assert picture.get_attribute("viewBox") != whole
    page.get_by_role("button", name="Show all").first.tap()
    assert [float(n) for n in (picture.get_attribute("viewBox") or "").split()] == [
        float(n) for n in (whole or "").split()
    ]
    page.locator("#fold").tap()
    phone.play_first()
    phone.shot("table-390")
    phone.answer(3)


def test_everything_fits_at_two_hundred_per_cent(visitor: NewVisitor) -> None:
    reader = visitor(viewport={"width": 640, "height": 400}, screen={"width": 640, "height": 400})
    for path in ("/", "/new", "/profile"):
        reader.page.goto(path)
        assert not reader.overflows()
    reader.open_table("me", "bot:random")
    reader.play_first()
    assert not reader.overflows()


def test_wide_and_dark(visitor: NewVisitor) -> None:
    somebody = visitor(
        viewport={"width": 1920, "height": 1080}, screen={"width": 1920, "height": 1080}, color_scheme="dark"
    )
    somebody.page.goto("/")
    somebody.shot("home-1920-dark")
    somebody.open_late("me", "bot:random", left=20)
    somebody.wait_for_turn()
    assert not somebody.overflows()
    somebody.shot("table-1920-dark")
