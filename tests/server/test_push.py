"""Web push: encrypted for one browser, signed by the site, to whom it belongs and nobody else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from http_site import GAME, Browser, settings_in
from roundhouse.server.notices.push import PUSH, PushChannel
from roundhouse.server.now import now
from roundhouse.server.settings import PushSettings, WebhookSettings
from roundhouse.server.site import Site
from roundhouse.server.store import SqlStore
from roundhouse.server.store.notice_store import NotTheirs
from server.receivers import Hook, Subscribed, signed_by, text_of
from server.rooms import Room, race

HERE = "https://play.example"
DAY = 24 * 3600
FORM = {"game": GAME, "players": "2", "seat-0": "me", "seat-1": "invite", "spectators": "on"}


def pushing_in(folder: Path, networks: str = "127.0.0.0/8", url: str = HERE) -> Site:
    """A site that others reach; nothing is sent before somebody looks into the outbox."""
    settings = replace(settings_in(folder), url=url, webhook=WebhookSettings(networks=networks))
    site = Site(settings, SqlStore.open(settings.database))
    site.outbox.seconds, site.outbox.wake = 1e6, lambda: None  # type: ignore[method-assign]
    return site


@pytest.fixture
def pushing(tmp_path: Path) -> Site:
    return pushing_in(tmp_path)


@pytest.fixture
def cleo(pushing: Site) -> Iterator[Browser]:
    with Browser(pushing) as browser:
        browser.post("/profile", data={"name": "Cleo", "language": "en"})
        yield browser


@pytest.fixture
def dora(pushing: Site, cleo: Browser) -> Browser:
    browser = Browser(pushing, "pl")
    browser.post("/profile", data={"name": "Dora", "language": "pl"})
    return browser


def subscribe(browser: Browser, there: Subscribed) -> int:
    return browser.put("/notices/push", json=there.to_json()).status_code


def ways(site: Site) -> list[str]:
    """Where notices go by push."""
    return [way.target for user in (1, 2) for way in site.store.ways_of(user, PUSH)]  # the first two who came


def playing(one: Browser, other: Browser) -> str:
    """A table at which two play, and nobody has heard of it yet."""
    table = str(one.post("/new", data=FORM, follow_redirects=False).headers["location"])
    link = re.search(r"/tables/[\w-]{22}/join/[\w-]{22}", one.get(table).text)
    assert link
    assert other.post(link[0], data={"name": "Dora"}, follow_redirects=False).status_code == 303
    one.site.outbox.look()
    return table.rpartition("/")[2]


def pass_on(one: Browser, other: Browser, table: str) -> None:
    """Play until the other one is to decide who was not before."""
    while other.view(table)["mine"]:
        other.play(table)
    while not other.view(table)["mine"]:
        one.play(table)


def test_a_browser_is_told_and_nobody_on_the_way_can_read_it(
    cleo: Browser, dora: Browser, hook: Hook
) -> None:
    there = Subscribed(hook)
    assert subscribe(dora, there) == 200
    table = playing(cleo, dora)
    hook.posted.clear()
    pass_on(cleo, dora, table)
    cleo.site.outbox.look()
    [(headers, body)] = hook.posted
    assert b"Cleo" not in body
    news = there.read(body)
    assert {*news} == {"id", "tag", "title", "text", "url", "at", "lang", "waiting"}
    assert str(news["title"]).startswith("Twoja kolej")
    assert "Cleo" in str(news["text"])
    assert (news["url"], news["lang"], news["waiting"]) == (f"/tables/{table}", "pl", 1)
    assert headers["Content-Encoding"] == "aes128gcm"
    assert len(headers["Topic"]) == 32
    key, claims = signed_by(headers["Authorization"])
    assert key == cleo.site.push.public_key
    assert claims["aud"] == f"http://127.0.0.1:{hook.server_port}"
    assert claims["sub"] == HERE
    assert isinstance(claims["exp"], int)
    assert now() / 1000 < claims["exp"] <= now() / 1000 + DAY + 1
    assert Subscribed(hook).to_json() != there.to_json()
    with pytest.raises(Exception):  # noqa: B017, PT011
        Subscribed(hook).read(body)


def test_the_browser_of_somebody_else_is_refused_and_cannot_be_stopped(
    cleo: Browser, dora: Browser, hook: Hook
) -> None:
    there = Subscribed(hook)
    assert subscribe(dora, there) == 200
    assert subscribe(dora, there) == 200, "once more changes nothing"
    answer = cleo.put("/notices/push", json=there.to_json())
    assert answer.status_code == 409
    assert "somebody else" in answer.text
    assert cleo.post("/notices/push/stop", json={"endpoint": there.endpoint}).status_code == 200
    way = dora.site.store.ways_of(2, PUSH)[0]
    cleo.post(f"/notices/push/{way.id}/forget")
    assert ways(cleo.site) == [there.endpoint]
    assert there.endpoint not in cleo.get("/profile").text
    assert there.endpoint in dora.get("/profile").text
    assert dora.post("/notices/push/stop", json={"endpoint": there.endpoint}).status_code == 200
    assert ways(cleo.site) == []
    assert subscribe(cleo, there) == 200


def test_of_two_who_bring_the_same_browser_at_once_one_has_it(room: Room) -> None:
    store = room.store
    assert isinstance(store, SqlStore)
    store.key("vapid", "a")
    people = [room.ada, room.bert, room.cleo, room.dora]
    found = race(
        [lambda user=user: store.set_way(user, PUSH, "https://a", {}, alone=True) for user in people]
    )
    assert sum(isinstance(one, NotTheirs) for one in found) == 3
    assert sum(len(store.ways_of(user, PUSH)) for user in people) == 1


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten(cleo: Browser, dora: Browser, hook: Hook, status: int) -> None:
    subscribe(dora, Subscribed(hook))
    table = playing(cleo, dora)
    hook.status = status
    pass_on(cleo, dora, table)
    cleo.site.outbox.look()
    assert ways(cleo.site) == []


def test_where_one_has_logged_out_nothing_is_told_any_more(cleo: Browser, dora: Browser, hook: Hook) -> None:
    dora.post("/password", data={"password": "correct horse"})
    phone = Browser(dora.site)
    phone.post("/login", data={"name": "Dora", "password": "correct horse"})
    left, kept = Subscribed(hook), Subscribed(hook)
    assert (subscribe(phone, left), subscribe(dora, kept)) == (200, 200)
    table = playing(cleo, dora)
    phone.post("/logout")
    hook.posted.clear()
    pass_on(cleo, dora, table)
    cleo.site.outbox.look()
    assert len(hook.posted) == 1
    assert kept.read(hook.posted[0][1])["url"] == f"/tables/{table}"
    assert ways(cleo.site) == [kept.endpoint]


def test_bad_subscriptions_are_refused(cleo: Browser, hook: Hook) -> None:
    good = Subscribed(hook).to_json()
    keys = good["keys"]
    assert isinstance(keys, dict)
    for wrong in (
        {"endpoint": "ftp://a.example"},
        {"endpoint": "https://a.example/\r\nX: y"},
        {"endpoint": "https://a.example/" + "x" * 1000},
        {"endpoint": ""},
        {"keys": {**keys, "auth": "AAAA"}},
        {"keys": {**keys, "auth": "*"}},
        {"keys": {**keys, "p256dh": text_of(b"\x04" + bytes(64))}},
        {"keys": {**keys, "p256dh": "AAAA"}},
        {"keys": {"auth": keys["auth"]}},
        {"user": 2},
    ):
        assert cleo.put("/notices/push", json={**good, **wrong}).status_code == 400
    assert ways(cleo.site) == []
    stranger = Browser(cleo.site)
    assert stranger.put("/notices/push", json=good).status_code == 401


def test_a_browser_is_nowhere_inside(tmp_path: Path, hook: Hook) -> None:
    site = pushing_in(tmp_path, networks="")
    with Browser(site) as cleo:
        cleo.post("/profile", data={"name": "Cleo", "language": "en"})
        dora = Browser(site)
        dora.post("/profile", data={"name": "Dora", "language": "en"})
        there = Subscribed(hook)
        assert subscribe(dora, there) == 400, "not without TLS"
        there.endpoint = there.endpoint.replace("http:", "https:")
        assert subscribe(dora, there) == 200
        pass_on(cleo, dora, playing(cleo, dora))
        site.outbox.look()
        assert "not public" in site.store.ways_of(2, PUSH)[0].why
        assert hook.posted == []
        assert "did not arrive" in dora.get("/profile").text
        assert "did not arrive" in dora.get("/mine").text


def test_all_servers_share_the_key_which_is_made_once(pushing: Site, other_store: SqlStore) -> None:
    key = pushing.push.public_key
    assert PushChannel(pushing.settings, pushing.store).public_key == key
    assert PushChannel(pushing.settings, other_store).public_key != key, "another database, another site"
    assert PushChannel(pushing.settings, other_store).public_key == (
        PushChannel(pushing.settings, other_store).public_key
    )


@pytest.mark.parametrize("url", ["", "http://play.example"])
def test_without_a_safe_address_it_is_not_offered(tmp_path: Path, url: str, hook: Hook) -> None:
    site = pushing_in(tmp_path, url=url)
    with Browser(site) as cleo:
        cleo.post("/profile", data={"name": "Cleo", "language": "en"})
        assert 'id="push"' not in cleo.get("/profile").text
        assert subscribe(cleo, Subscribed(hook)) == 404


def test_an_operator_may_not_want_it(tmp_path: Path) -> None:
    site = pushing_in(tmp_path)
    settings = replace(site.settings, push=PushSettings(offered=False))
    assert not PushChannel(settings, site.store).offered
    site.store.close()


def test_what_the_browser_runs_is_at_the_root_and_asked_for_again(ada: Browser) -> None:
    answer = ada.get("/worker.js")
    assert answer.headers["content-type"].startswith(("text/javascript", "application/javascript"))
    assert answer.headers["cache-control"] == "no-cache"
