"""What tells that it is one's turn without looking: sounds and notifications, each only when wanted."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from browser.test_together import actor, level, pair
from browsing import Visitor

__all__ = ["pair"]

# In place of the real one: notes every tone that is begun.
AUDIO = """() => {
  window.tones = [];
  window.AudioContext = class {
    currentTime = 0;
    destination = {};
    createGain() {
      return { gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} }, connect: next => next };
    }
    createOscillator() {
      const tone = { frequency: { value: 0 }, connect: next => next, stop() {} };
      return { ...tone, start() { window.tones.push(this.frequency.value); } };
    }
  };
}"""

# In place of the real one: notes what is asked and shown; the page counts as hidden when a test says so.
NOTIFICATIONS = """() => {
  window.asked = 0;
  window.notices = [];
  window.away = false;
  window.Notification = class extends EventTarget {
    static permission = "default";
    static async requestPermission() {
      window.asked++;
      return (Notification.permission = "ANSWER");
    }
    constructor(title, options) {
      super();
      window.notices.push([title, options.body]);
    }
    close() {}
  };
  Object.defineProperty(document, "hidden", { get: () => window.away });
}"""


def switch(somebody: Visitor, label: str, on: bool) -> None:
    """Set one of the switches of the page."""
    page = somebody.page
    page.get_by_role("tab", name="More").click()
    with page.expect_response("**/prefs") as kept:
        page.get_by_label(label).set_checked(on)
    assert kept.value.ok


def prepared(somebody: Visitor, script: str) -> None:
    """Load the table again with something in place of what the browser has."""
    somebody.page.add_init_script(f"({script})()")
    somebody.page.reload()
    somebody.ready()


def until_turn(one: Visitor, other: Visitor) -> None:
    """The other one plays until it is this one's turn."""
    for _ in range(60):
        if one.mine:
            return
        other.play_first()
        level(one, other)
    raise AssertionError("the turn never comes")


def until_away(one: Visitor, other: Visitor) -> None:
    """This one plays until it is the other's turn."""
    until_turn(other, one)


def tones(somebody: Visitor) -> list[float]:
    found: list[float] = somebody.page.evaluate("window.tones.splice(0)")
    return found


def notices(somebody: Visitor) -> list[Any]:
    found: list[Any] = somebody.page.evaluate("window.notices")
    return found


def test_sounds_are_heard_only_while_they_are_switched_on(pair: tuple[Visitor, Visitor]) -> None:
    one, other = actor(*pair)
    prepared(one, AUDIO)
    switch(one, "Sounds", on=False)
    one.play_first()
    level(one, other)
    assert tones(one) == [], "nobody wants sounds"

    switch(one, "Sounds", on=True)
    until_turn(one, other)
    tones(one)
    until_away(one, other)
    assert tones(one), "a move sounds"
    until_turn(one, other)
    heard = tones(one)
    assert heard[-2:] == [523, 659], "and one's turn sounds different"

    one.page.reload()
    one.ready()
    one.play_first()
    level(one, other)
    assert tones(one), "it is remembered"

    switch(one, "Sounds", on=False)
    tones(one)
    until_turn(one, other)
    until_away(one, other)
    until_turn(one, other)
    assert tones(one) == []


def test_a_notification_comes_when_it_is_my_turn_and_i_look_elsewhere(pair: tuple[Visitor, Visitor]) -> None:
    one, other = actor(*pair)
    prepared(one, NOTIFICATIONS.replace("ANSWER", "granted"))
    assert one.page.evaluate("window.asked") == 0, "nobody is asked before wanting it"
    switch(one, "Browser notification when it is my turn", on=True)
    assert one.page.evaluate("window.asked") == 1

    until_away(one, other)
    until_turn(one, other)
    assert notices(one) == [], "who looks at the table needs none"

    until_away(one, other)
    one.page.evaluate("window.away = true")
    until_turn(one, other)
    expect(one.page.locator("#turn .choice").first).to_be_visible()
    assert notices(one) == [["Your turn", one.page.locator("#prompt").inner_text()]]


def test_without_permission_the_switch_stays_off_and_nothing_is_shown(pair: tuple[Visitor, Visitor]) -> None:
    one, other = actor(*pair)
    prepared(one, NOTIFICATIONS.replace("ANSWER", "denied"))
    page = one.page
    page.get_by_role("tab", name="More").click()
    box = page.get_by_label("Browser notification when it is my turn")
    box.click()
    expect(box).not_to_be_checked()
    expect(page.locator("#toast")).to_contain_text("does not allow")
    until_away(one, other)
    page.evaluate("window.away = true")
    until_turn(one, other)
    assert notices(one) == []
