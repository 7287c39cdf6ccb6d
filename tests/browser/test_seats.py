"""Seats change hands in the page: left to a bot and taken back, and a bot that fails is replaced."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import faulty_bots
from browser.conftest import NewVisitor
from browser.test_together import actor, level, meet, pair
from browsing import SHORT, Server, Visitor
from catalogues import compile_all
from http_site import serving, site_in
from roundhouse.server.store import Announcement, database
from roundhouse.server.thinking.bots import Bots
from server.databases import away

__all__ = ["pair"]


def leave(somebody: Visitor) -> None:
    """Leave one's seat to a bot, as the page asks for it."""
    page = somebody.page
    page.get_by_role("tab", name="More").click()
    page.once("dialog", lambda dialog: dialog.accept())
    page.get_by_role("button", name="Leave my seat to a bot").click()


def card(page: Page, seat: int) -> str:
    return page.locator("#players .player").nth(seat).inner_text()


def test_a_seat_is_left_to_a_bot_which_plays_and_is_taken_back(pair: tuple[Visitor, Visitor]) -> None:
    ada, bert = pair
    one, other = actor(ada, bert)
    seat = int(one.page.locator("#turn").get_attribute("data-seat") or -1)
    before = one.seq
    leave(one)
    back = one.page.get_by_role("button", name="Take my seat back")
    expect(back).to_be_visible()
    expect(one.page.locator("#leave-seat")).to_be_hidden()
    expect(other.page.get_by_role("button", name="Take my seat back")).to_have_count(0)
    other.wait_for_turn()  # the bot has played for who left
    assert other.seq > before
    expect(one.choices()).to_have_count(0)
    assert "bot" in card(other.page, seat)
    one.shot("seat-left")

    back.click()
    expect(back).to_have_count(0)
    expect(one.page.locator("#leave-seat")).to_be_visible()
    expect(other.page.locator("#players .player").nth(seat)).not_to_contain_text("bot")
    for _ in range(60):
        if one.mine:
            break
        other.play_first()
        level(ada, bert)
    one.play_first()


def test_nobody_is_invited_to_a_seat_that_a_bot_keeps(visitor: NewVisitor) -> None:
    ada, bert = visitor(), visitor()
    meet(ada, bert, game=SHORT)
    leave(bert)
    expect(ada.page.locator("#players .player").nth(1)).to_contain_text("bot")
    expect(ada.page.locator(".invite[data-seat='1']")).to_have_count(1)
    expect(ada.page.locator(".invites")).to_be_hidden()


def test_who_says_no_keeps_the_seat(pair: tuple[Visitor, Visitor]) -> None:
    ada, _ = pair
    page = ada.page
    page.get_by_role("tab", name="More").click()
    page.once("dialog", lambda dialog: dialog.dismiss())
    page.get_by_role("button", name="Leave my seat to a bot").click()
    expect(page.locator("#leave-seat")).to_be_visible()
    assert "bot" not in card(page, 0) + card(page, 1)


@pytest.fixture
def faulty_server(tmp_path: Path) -> Iterator[Server]:
    """A server at which one kind of bot always fails."""
    compile_all()
    site = site_in(tmp_path)
    site.bots = Bots(site.tables, site.announcements, workers=1, choose=faulty_bots.random_fails)
    server = Server(tmp_path)
    with serving(site) as server.address:
        yield server


def test_a_bot_that_fails_is_told_of_and_another_one_plays_on(
    visitor: NewVisitor, faulty_server: Server
) -> None:
    somebody = visitor(at=faulty_server)
    page = somebody.open_table("me", "bot:random")
    while not page.locator("#players .tag.bad").count():
        if somebody.mine:
            somebody.play_first()
        page.wait_for_selector("body[data-mine=true] #turn .choice, #players .tag.bad")
    expect(page.locator("#prompt")).to_have_text(
        "Wanderer found no move and tries again by itself in a moment."
    )
    expect(page.locator("#live")).to_contain_text("tries again by itself")
    somebody.shot("bot-failed")
    stuck = somebody.seq
    page.get_by_role("button", name="Let it try now").click()
    expect(page.get_by_role("button", name="Let Stoker play on")).to_be_visible()
    expect(page.get_by_role("button", name="Let Wanderer play on")).to_be_hidden()
    assert somebody.seq == stuck

    page.get_by_role("button", name="Let Stoker play on").click()
    somebody.wait_for_seq(stuck + 1)
    somebody.wait_for_turn()
    expect(page.locator("#players .tag.bad")).to_have_count(0)
    expect(page.locator("#players .player").nth(1)).to_contain_text("Stoker")
    somebody.play_first()


@pytest.fixture
def slow_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server at which bots think until they are let, and which waits only briefly for a locked database."""
    compile_all()
    monkeypatch.setattr(database, "BUSY", 50)
    monkeypatch.setenv(faulty_bots.PLACE, str(tmp_path / "place"))
    site = site_in(tmp_path)
    site.bots = Bots(
        site.tables, site.announcements, workers=1, choose=faulty_bots.when_let, look_seconds=0.1
    )
    server = Server(tmp_path)
    with serving(site) as server.address:
        yield server


def test_what_is_heard_of_a_bot_outlives_an_older_view(visitor: NewVisitor, tmp_path: Path) -> None:
    compile_all()
    site, server = site_in(tmp_path), Server(tmp_path)
    with serving(site) as server.address:
        somebody = visitor(at=server)
        page = somebody.open_table("me", "bot:random", seed="7")
        somebody.wait_for_turn()
        table, at = page.url.rsplit("/", 1)[1], somebody.seq
        heard = {"seat": 1, "mark": "thinking", "seq": at + 1}  # none of it in the server's views
        site.announcements.deliver(Announcement("thinking", table, data=heard))
        expect(page.locator("#players .tag.thinking")).to_be_visible()
        mine = page.locator("#players .player").first
        before = mine.inner_text()
        somebody.choices().first.click()
        expect(mine).not_to_have_text(before, use_inner_text=True)  # the new view is shown
        expect(page.locator("#players .tag.thinking")).to_be_visible()


def test_a_bot_that_is_held_up_is_told_of_and_goes_on(visitor: NewVisitor, slow_server: Server) -> None:
    somebody = visitor(at=slow_server)
    page = somebody.open_table("me", "bot:random")
    prompt = page.locator("#prompt")
    while somebody.mine:
        somebody.play_first()
    expect(prompt).to_have_text("Wanderer is thinking …")
    with away(f"sqlite:///{slow_server.data}/roundhouse.sqlite"):
        (slow_server.data / "place").touch()
        told = "The server cannot reach its database. Wanderer goes on by itself once it is back."
        expect(prompt).to_have_text(told)
        expect(page.locator("#live")).to_contain_text(told)
        somebody.shot("bot-held")
    somebody.wait_for_turn()
    somebody.play_first()
