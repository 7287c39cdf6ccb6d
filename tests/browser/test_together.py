"""Several people: around one screen, over the network, and when network or server go away for a while."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from browser.conftest import NewVisitor
from browsing import MOVING, SHORT, Server, Visitor
from server.codes import read


def test_pass_and_play_of_two(visitor: NewVisitor) -> None:
    house = visitor()
    page = house.page
    house.open_by_form("me", "here", name1="Bert")
    acted: set[str] = set()
    for _ in range(80):
        if page.locator("#hand-over").is_visible():
            page.locator("#hand-over button").click()
        house.wait_for_turn()
        acted.add(page.locator("#turn").get_attribute("data-seat") or "")
        mine = page.locator(".part.mine .part-title")
        expect(mine).to_contain_text("Your board")
        if acted == {"0", "1"}:
            break
        house.answer(1)
        expect(page.locator("#turn.busy")).to_have_count(0)
    assert acted == {"0", "1"}
    house.shot("pass-and-play")
    page.locator("#undo").click()
    house.wait_for_turn()


@pytest.fixture
def pair(visitor: NewVisitor) -> tuple[Visitor, Visitor]:
    """Two people at one table, each with a browser of their own."""
    return seated(visitor)


def seated(
    visitor: NewVisitor, game: str = SHORT, fields: dict[str, str] | None = None, **context: object
) -> tuple[Visitor, Visitor]:
    ada, bert = visitor(**context), visitor(**context)
    sit_down(ada, bert, game=game, **(fields or {}))
    return ada, bert


def sit_down(ada: Visitor, bert: Visitor, **fields: str) -> None:
    """A new table of the one, at which the other sits down, by what their pages would send."""
    table = ada.new_table("me", "invite", **fields)
    link = found(r'readonly value="(http[^"]+)"', ada, table)
    bert.send(found(r'<form method="post" action="([^"]+)" class="form"', bert, link), name="Bert")
    for one in (ada, bert):
        one.page.goto(table)
        one.ready()


def found(form: str, one: Visitor, address: str) -> str:
    """What stands at some place of a page."""
    said = re.search(form, one.context.request.get(address).text())
    assert said is not None
    return unescape(said[1])


def meet(ada: Visitor, bert: Visitor, **fields: str) -> None:
    """The same by the pages themselves."""
    ada.open_table("me", "invite", **fields)
    ada.shot("invite")
    link = ada.page.locator(".invite input").input_value()
    bert.page.goto(link)
    bert.page.get_by_label("Name").fill("Bert")
    bert.shot("join")
    bert.page.get_by_role("button", name="Take the seat").click()
    bert.ready()
    ada.page.wait_for_selector("#pictures .part")  # the game begins without a reload


def test_whoever_closes_the_page_is_told_to_the_others_as_away_until_they_are_back(
    pair: tuple[Visitor, Visitor],
) -> None:
    ada, bert = pair
    away = ada.page.locator("#players .not-here")
    expect(away).to_have_count(0)
    table = bert.page.url
    bert.page.goto("about:blank")
    expect(away).to_have_count(1)
    expect(ada.page.locator("#players .player").nth(1)).to_contain_text("Bert does not have the table open")
    bert.page.goto(table)
    expect(away).to_have_count(0)


def test_the_code_of_an_invitation_leads_to_the_same_seat(visitor: NewVisitor) -> None:
    host = visitor()
    page = host.open_table("me", "invite")
    link = page.locator(".invite input").input_value()
    page.get_by_text("Code for phones").click()
    code = page.locator(".qr svg")
    code.scroll_into_view_if_needed()
    assert read(host.pixels(code)) == [link]
    host.shot("invite-code")


def test_an_open_page_stays_in_its_language_until_it_is_loaded_anew(visitor: NewVisitor) -> None:
    guest = visitor()
    page = guest.open_table("me", "bot:random")
    expect(page.locator("#players")).to_contain_text("Guest")
    other = guest.context.new_page()
    other.goto("/")
    other.locator(".languages button[value=de]").first.click()
    expect(other.locator("html")).to_have_attribute("lang", "de")
    asked = page.locator("#prompt").inner_text()
    guest.play_first()
    guest.wait_for_turn()
    expect(page.locator("#players")).to_contain_text("Guest")
    expect(page.locator("#log")).to_contain_text("Guest")
    expect(page.locator("#log")).not_to_contain_text("Gast")
    page.reload()
    guest.ready()
    expect(page.locator("#players")).to_contain_text("Gast")
    expect(page.locator("#log")).to_contain_text("Gast")
    assert page.locator("#prompt").inner_text() != asked


def actor(ada: Visitor, bert: Visitor) -> tuple[Visitor, Visitor]:
    """Who is to decide now, and the other one."""
    for one, other in ((ada, bert), (bert, ada)):
        if one.mine:
            return one, other
    raise AssertionError("nobody is to move")


def level(*people: Visitor) -> None:
    """Wait until everybody sees the same position."""
    newest = max(one.seq for one in people)
    for one in people:
        one.wait_for_seq(newest)


def test_an_online_game_with_a_spectator(visitor: NewVisitor) -> None:
    ada, bert, guest = visitor(), visitor(), visitor()
    meet(ada, bert, game=SHORT)
    guest.page.goto(ada.page.url)
    guest.ready()
    movers = set()
    for _ in range(60):
        one, _ = actor(ada, bert)
        movers.add(one is ada)
        one.play_first()
        level(ada, bert, guest)
        assert guest.choices().count() == 0
        if len(movers) == 2:
            break
    assert movers == {True, False}
    assert ada.page.locator("#log").inner_text() == guest.page.locator("#log").inner_text()

    ada.page.set_viewport_size({"width": 390, "height": 844})
    bert.page.get_by_role("tab", name="Chat").click()
    bert.page.get_by_label("Message").fill("<b>hello</b> & good luck")
    bert.page.get_by_role("button", name="Send").click()
    ada.page.locator("#parts").get_by_role("link", name="Chat").click()  # on a phone the talk is out of sight
    expect(ada.page.locator("#chat-lines")).to_contain_text("<b>hello</b> & good luck")
    expect(ada.page.locator("#chat-lines")).to_be_in_viewport()
    ada.shot("online")
    ada.page.set_viewport_size({"width": 1280, "height": 800})


def test_an_online_game_of_two_to_the_score_sheet(visitor: NewVisitor) -> None:
    ada, bert = seated(visitor, fields={"seed": "7"}, **MOVING)
    guest = visitor()
    table = ada.late(ada.page.url, left=12)
    for one in (ada, bert, guest):
        one.page.goto(table)
        one.ready()
    for one in (ada, bert):
        one.go_on_answering()
    sheets = []
    for one in (ada, bert, guest):
        one.wait_for_end()
        expect(one.page.locator("#result-title")).to_contain_text(re.compile("win|victory"))
        sheets.append(one.page.locator("#sheet").inner_text())
    assert len(set(sheets)) == 1
    assert "Bert" in sheets[0]
    level(ada, bert, guest)
    logs = {one.page.locator("#log").inner_text() for one in (ada, bert, guest)}
    assert len(logs) == 1
    answered = [one.page.evaluate("window.answered") for one in (ada, bert)]
    assert sum(answered) > 0  # how often each depends on what was offered at the instant of a click
    expect(guest.page.locator("#rematch")).to_be_hidden()
    expect(guest.page.locator("#charts .chart").first).to_be_visible()
    ada.shot("online-over")
    guest.shot("online-over-spectator")


def moved_on(ada: Visitor, bert: Visitor) -> tuple[Visitor, Visitor]:
    """Who has moved and would need the other's consent to take it back, and the other one."""
    first, second = actor(ada, bert)
    for _ in range(60):  # until it is the other's turn
        first.play_first()
        level(ada, bert)
        if second.mine:
            break
    second.play_first()
    level(ada, bert)
    return first, second


MORE_LINES = "(line, length) => line.after(...Array.from({ length }, () => line.cloneNode(true)))"


def ways_to_answer_in_sight(one: Visitor) -> None:
    """However many moves are told above them."""
    request = one.page.locator("#undo-request")
    request.locator("li").first.evaluate(MORE_LINES, 12)
    buttons = request.get_by_role("button").all()
    assert len(buttons) == 2
    for button in buttons:
        expect(button).to_be_in_viewport(ratio=1)


def test_who_asks_may_take_back_when_the_other_agrees(pair: tuple[Visitor, Visitor]) -> None:
    first, second = moved_on(*pair)
    moment = first.page.locator("#moment").get_attribute("max")
    last = second.page.locator("#log li:not(.turn-line) a").last.inner_text()
    first.page.get_by_role("button", name="Ask to take back").click()
    asking = first.page.locator("#undo-request")
    expect(asking).to_contain_text(last)
    expect(second.page.locator("#undo-request")).to_be_hidden()
    first.page.set_viewport_size({"width": 390, "height": 664})
    ways_to_answer_in_sight(first)
    first.shot("undo-proposal")
    first.page.get_by_role("button", name="Ask the others").click()
    asked = second.page.locator("#undo-request")
    expect(asked).to_contain_text("would like to take this back")
    expect(asked).to_contain_text(last)
    asked.locator("li").first.evaluate(MORE_LINES, 6)
    for line in asked.locator("li").all():  # whoever is to give up so much sees what it is
        expect(line).to_be_in_viewport(ratio=1)
    ways_to_answer_in_sight(second)
    second.shot("undo-asked")
    second.page.get_by_role("button", name="Allow it").click()
    first.wait_for_turn()
    assert first.page.locator("#moment").get_attribute("max") != moment
    expect(asking).to_be_hidden()
    expect(asked).to_be_hidden()


def test_who_asks_may_think_better_of_it(pair: tuple[Visitor, Visitor]) -> None:
    first, second = moved_on(*pair)
    stored = first.seq
    first.page.get_by_role("button", name="Ask to take back").click()
    first.page.get_by_role("button", name="Cancel").click()
    expect(first.page.locator("#undo-request")).to_be_hidden()
    first.page.get_by_role("button", name="Ask to take back").click()
    first.page.get_by_role("button", name="Ask the others").click()
    expect(second.page.get_by_role("button", name="Allow it")).to_be_visible()
    first.shot("undo-waiting")
    first.page.get_by_role("button", name="Withdraw the request").click()
    expect(second.page.locator("#undo-request")).to_be_hidden()
    expect(first.page.locator("#undo-request")).to_be_hidden()
    expect(first.page.locator("#toast")).to_be_hidden()
    assert (first.seq, second.seq) == (stored, stored)


def test_who_asks_hears_when_the_other_does_not_agree(pair: tuple[Visitor, Visitor]) -> None:
    first, second = moved_on(*pair)
    stored = first.seq
    first.page.get_by_role("button", name="Ask to take back").click()
    first.page.get_by_role("button", name="Ask the others").click()
    second.page.get_by_role("button", name="Refuse").click()
    expect(first.page.locator("#toast")).to_contain_text("did not agree")
    expect(first.page.get_by_role("button", name="Ask to take back")).to_be_visible()
    assert first.seq == stored


def test_a_new_name_is_seen_at_the_table_at_once_and_in_its_log(pair: tuple[Visitor, Visitor]) -> None:
    ada, bert = pair
    for _ in range(60):
        one, _ = actor(ada, bert)
        one.play_first()
        level(ada, bert)
        if "Bert" in ada.page.locator("#log").inner_text():
            break
    ada.page.evaluate("window.untouched = true")
    other = bert.context.new_page()
    other.goto("/profile")
    other.get_by_label("Name").first.fill("Berta")
    other.get_by_role("button", name="Save").click()
    expect(ada.page.locator("#players")).to_contain_text("Berta")
    log = ada.page.locator("#log")
    expect(log).to_contain_text("Berta")
    assert "Bert " not in log.inner_text()
    assert ada.page.evaluate("window.untouched")
    expect(bert.page.locator("#players")).to_contain_text("Berta")


def test_a_lost_network_comes_back_without_reload_and_without_doubling(pair: tuple[Visitor, Visitor]) -> None:
    ada, bert = pair
    one, other = actor(ada, bert)
    other.page.evaluate("window.untouched = true")
    other.context.set_offline(True)
    one.play_first()
    stored = one.seq
    other.context.set_offline(False)
    other.wait_for_seq(stored)
    assert other.page.evaluate("window.untouched")

    level(ada, bert)
    one, other = actor(ada, bert)
    before = one.seq
    one.context.set_offline(True)
    one.choices().first.click()
    expect(one.page.locator("#turn.busy")).to_have_count(1)
    one.context.set_offline(False)
    one.wait_for_seq(before + 1)
    level(ada, bert)
    assert one.seq == before + 1


# In place of the real one: a page that waits for anything waits a tenth of the time.
HURRIED = """
const wait = window.setTimeout.bind(window);
window.setTimeout = (what, after = 0, ...more) => wait(what, after / 10, ...more);
"""


def test_a_view_that_does_not_come_is_asked_for_again(visitor: NewVisitor) -> None:
    somebody = visitor()
    somebody.page.add_init_script(HURRIED)
    page = somebody.open_table("me", "here", name1="Bert")
    somebody.wait_for_turn()
    failed: list[str] = []

    def fail(route: Route) -> None:
        """One attempt for the move and one for what the stream tells of it are not enough."""
        if len(failed) == 4:
            route.continue_()
            return
        failed.append(route.request.url)
        if len(failed) % 2:
            route.abort()
        else:
            route.fulfill(status=429 if len(failed) == 2 else 503, json={})

    page.route("**/view?*", fail)
    somebody.play_first()
    assert len(failed) == 4


def test_a_restart_of_the_server_in_mid_game(visitor: NewVisitor, tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    try:
        somebody = visitor(at=server)
        somebody.open_table("me", "bot:random")
        somebody.answer(8)
        somebody.wait_for_turn()
        somebody.page.evaluate("window.untouched = true")
        stored, prompt = somebody.seq, somebody.page.locator("#prompt").inner_text()
        server.stop()
        expect(somebody.page.locator("#connection")).to_be_visible()
        server.start()
        expect(somebody.page.locator("#connection")).to_be_hidden()
        assert (somebody.seq, somebody.page.locator("#prompt").inner_text()) == (stored, prompt)
        somebody.play_first()
        assert somebody.page.evaluate("window.untouched")
        somebody.answer(6)
    finally:
        server.stop()
