"""Notices in the browser: switched on in the profile, shown once by the service worker, muted at a table."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.conftest import NewVisitor
from browser.test_together import actor, sit_down
from browsing import WAIT, Server, check
from server.receivers import Hook, Subscribed, receiving

# No browser of a test reaches its maker's push service: what that would give, a script gives.
REACHED = """given => {
  const made = () => ({
    endpoint: given.endpoint, options: {}, toJSON: () => given,
    unsubscribe: async () => { localStorage.removeItem("reached"); return true; },
  });
  PushManager.prototype.subscribe = async () => (localStorage.setItem("reached", "yes"), made());
  PushManager.prototype.getSubscription = async () => localStorage.getItem("reached") && made();
}"""
# What the service worker does with what comes, and with what somebody puts away. A browser without a screen
# shows nothing beside it and has no icon: what it would show, a list holds.
PUSHED = """async given => {
  const screen = [], waiting = [];
  navigator.setAppBadge = async number => waiting.push(number);
  registration.getNotifications = async ({ tag }) => screen.filter(one => one.tag === tag);
  registration.showNotification = async (title, options) => {
    const before = screen.findIndex(one => one.tag === options.tag);
    screen.splice(before < 0 ? screen.length : before, before < 0 ? 0 : 1, { title, ...options });
  };
  const seen = [];
  for (const news of given) {
    if (news === null) screen.length = 0;
    else {
      const event = new PushEvent("push", { data: JSON.stringify(news) });
      const work = [];
      event.waitUntil = one => work.push(one);
      dispatchEvent(event);
      await Promise.all(work);
    }
    seen.push(screen.map(one => [one.title, one.data.url, one.silent]));
  }
  return [seen, waiting];
}"""


@pytest.fixture
def hook() -> Iterator[Hook]:
    with receiving() as server:
        yield server


@pytest.fixture
def reached(tmp_path: Path) -> Iterator[Server]:
    """A server whose operator has set up notices."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        address = f"http://127.0.0.1:{free.getsockname()[1]}"
    server = Server(tmp_path, url=address, webhook_offered="true", webhook_networks="127.0.0.0/8")
    server.address = address
    server.start()
    yield server
    server.stop()


def test_a_browser_in_which_no_table_is_open_shows_each_notice_once(
    visitor: NewVisitor, reached: Server, hook: Hook
) -> None:
    ada, bert = visitor(at=reached), visitor(at=reached, viewport={"width": 390, "height": 780})
    sit_down(ada, bert)
    one, other = actor(ada, bert)  # the other is not asked now
    there, page = Subscribed(hook), other.page
    other.context.grant_permissions(["notifications"])
    other.context.add_init_script(f"({REACHED})({json.dumps(there.to_json())})")
    page.goto("/profile")
    on, off = page.locator("#push-on"), page.locator("#push-off")
    on.click()
    expect(off).to_be_visible()
    browsers = page.locator("#push li")
    expect(browsers).to_have_count(1)
    expect(browsers.locator(".now")).to_be_visible()
    check(page, "notices in the profile", "[aria-labelledby=notices-title]")
    assert not other.overflows()
    other.shot("notices")
    while one.mine:
        one.play_first()
    assert hook.came.wait(WAIT / 1000)
    news = there.read(hook.posted[0][1])
    newer, other_table = {**news, "id": "b", "title": "Newer"}, {**news, "id": "c", "tag": "c"}
    worker = other.context.service_workers[0]
    # Whoever sends may not know that it has arrived, and send it again; None: somebody puts all away.
    seen, waiting = worker.evaluate(PUSHED, [news, news, newer, other_table, None, newer])
    title, url = str(news["title"]), "/" + one.page.url.split("/", 3)[3]
    assert title.startswith("Your turn")
    assert seen == [
        [[title, url, False]],
        [[title, url, True]],
        [["Newer", url, False]],
        [["Newer", url, False], [title, url, False]],
        [],
        [],
    ]
    assert waiting == [1] * 5
    off.click()
    expect(on).to_be_visible()
    expect(browsers).to_have_count(0)


def test_a_table_is_muted_and_tells_all_to_an_address(
    visitor: NewVisitor, reached: Server, hook: Hook
) -> None:
    ada, bert = visitor(at=reached), visitor(at=reached)
    sit_down(ada, bert)
    page = ada.page
    page.get_by_role("tab", name="More").click()
    page.fill("#hook", "https://a b")
    page.locator("#hook-form button").click()
    expect(page.locator("#toast")).to_contain_text("no address")
    page.fill("#hook", hook.address)
    page.locator("#hook-form button").click()
    expect(page.locator("#toast")).to_contain_text("Saved")
    page.locator("#muted").check()
    expect(page.locator("#toast")).to_contain_text("Saved")
    check(page, "notices at a table", "#panel-more")
    ada.shot("table-notices")
    page.reload()
    ada.ready()
    page.get_by_role("tab", name="More").click()
    expect(page.locator("#muted")).to_be_checked()
    expect(page.locator("#hook")).to_have_value(hook.address)
