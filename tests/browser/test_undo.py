"""Taking back one's own answers: the last one, the whole turn, and while a bot moves."""

from __future__ import annotations

import json

from playwright.sync_api import Route, expect

from browsing import Visitor


def test_undo_takes_back_the_last_answer_and_restart_the_whole_turn(solo: Visitor) -> None:
    page = solo.page
    first = page.locator("#prompt").inner_text()
    start = solo.choices().all_text_contents()
    solo.play_first()
    solo.wait_for_turn()
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("#prompt")).to_have_text(first)
    assert solo.choices().all_text_contents() == start
    for _ in range(30):
        if page.locator("#restart").is_visible():
            break
        solo.play_first()
    done = page.locator("#done li")
    assert done.count() >= 2
    page.get_by_role("button", name="Restart turn").click()
    expect(done).to_have_count(0)


def test_undo_takes_back_the_answer_though_a_bot_moves_at_the_same_moment(solo: Visitor) -> None:
    page = solo.page
    first = page.locator("#prompt").inner_text()
    solo.play_first()
    asked: list[int] = []

    def late(route: Route) -> None:
        """The first wish comes from before the newest move."""
        sent = route.request.post_data_json
        asked.append(sent["at"])
        route.continue_(post_data=json.dumps(sent | {"at": sent["at"] - (len(asked) == 1)}))

    solo.wait_for_turn()
    page.route("**/undo", late)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("#prompt")).to_have_text(first)
    assert len(asked) == 2
