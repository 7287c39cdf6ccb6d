"""Notices over HTTP: only what the operator has set up, for whom it concerns, and how letters stop."""

from __future__ import annotations

import re
import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from http_site import GAME, Browser, settings_in
from roundhouse.server.notices import posting
from roundhouse.server.settings import MailSettings, WebhookSettings
from roundhouse.server.site import Site
from roundhouse.server.store import SqlStore
from server.receivers import Hook
from server.test_mail import ADDRESS, HERE, LINK, PASSWORD, Postman, postman  # noqa: F401  (a fixture)

FORM = {"game": GAME, "players": "2", "seat-0": "me", "seat-1": "invite", "spectators": "on"}


@pytest.fixture
def told(tmp_path: Path, postman: Postman) -> Site:  # noqa: F811
    """A site whose operator has set up mail and webhooks; nothing is sent before somebody looks."""
    mail = MailSettings("127.0.0.1", postman.port, "none", sender="Roundhouse <mail@play.example>")  # type: ignore[attr-defined]
    hooks = WebhookSettings(offered=True, networks="127.0.0.0/8")
    settings = replace(settings_in(tmp_path), mail=mail, url=HERE, webhook=hooks)
    site = Site(settings, SqlStore.open(settings.database))
    site.outbox.seconds, site.outbox.wake = 1e6, lambda: None  # type: ignore[method-assign]
    return site


@pytest.fixture
def cleo(told: Site) -> Iterator[Browser]:
    with Browser(told) as browser:
        browser.post("/profile", data={"name": "Cleo", "language": "en"})
        yield browser


@pytest.fixture
def dora(told: Site, cleo: Browser) -> Browser:
    browser = Browser(told)
    browser.post("/profile", data={"name": "Dora", "language": "en"})
    return browser


def playing(one: Browser, other: Browser) -> str:
    """The address of a table at which two play."""
    table = str(one.post("/new", data=FORM, follow_redirects=False).headers["location"])
    link = re.search(r"/tables/[\w-]{22}/join/[\w-]{22}", one.get(table).text)
    assert link
    other.post(link[0], data={"name": "Dora"})
    return table


def pass_on(one: Browser, other: Browser, path: str) -> None:
    """Play until the other one is to decide who was not before."""
    table = path.rpartition("/")[2]
    while other.view(table)["mine"]:
        other.play(table)
    while not other.view(table)["mine"]:
        one.play(table)


def test_a_notice_by_mail_has_a_link_that_stops_them_without_a_log_in(
    cleo: Browser,
    dora: Browser,
    postman: Postman,  # noqa: F811
) -> None:
    assert "notices-mail" not in dora.get("/profile").text, "not before the address is confirmed"
    dora.post("/password", data={"password": PASSWORD})
    dora.post("/mail", data={"address": ADDRESS})
    dora.site.outbox.look()
    confirm = LINK.search(postman.letters.pop().get_content())
    assert confirm
    dora.post(confirm[1])
    assert "notices-mail" in dora.get("/profile").text
    dora.post("/notices/mail", data={"when": "now"})
    table = playing(cleo, dora)
    dora.site.outbox.look()
    postman.letters.clear()
    pass_on(cleo, dora, table)
    dora.site.outbox.look()
    [letter] = postman.letters
    assert str(letter["Subject"]).startswith("Your turn")
    assert f"{HERE}{table}" in letter.get_content()
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    stop = LINK.search(str(letter["List-Unsubscribe"]))
    assert stop
    stranger = Browser(dora.site)
    assert stranger.post(stop[1].rstrip(">"), data={"List-Unsubscribe": "One-Click"}).status_code == 200
    pass_on(cleo, dora, table)
    dora.site.outbox.look()
    assert len(postman.letters) == 1


def test_what_happens_at_a_table_is_told_to_an_address_whoever_has_muted_it(
    cleo: Browser, dora: Browser, hook: Hook
) -> None:
    table = playing(cleo, dora)
    assert cleo.put(f"{table}/notices", json={"hook": hook.address, "muted": True}).status_code == 200
    dora.post("/notices/webhook", data={"target": hook.address})
    dora.put(f"{table}/notices", json={"muted": True})
    page = cleo.get(table).text
    assert hook.address in page
    assert hook.address not in dora.get(table).text, "whose address it is, alone sees it"
    assert re.search(r'id="muted" checked', page)
    cleo.site.outbox.look()
    hook.posted.clear()
    pass_on(cleo, dora, table)
    cleo.site.outbox.look()
    [news] = hook.taken()
    assert "Dora" in str(news["title"])
    cleo.put(f"{table}/notices", json={"hook": ""})
    pass_on(cleo, dora, table)
    cleo.site.outbox.look()
    assert hook.taken() == []


def test_only_who_sits_there_has_a_say_and_bad_addresses_are_refused(
    cleo: Browser, dora: Browser, hook: Hook
) -> None:
    table = playing(cleo, dora)
    stranger = Browser(cleo.site)
    assert stranger.put(f"{table}/notices", json={"muted": True}).status_code == 401
    stranger.post("/profile", data={"name": "Eve"})
    for what in ({"muted": True}, {"hook": hook.address}):
        assert stranger.put(f"{table}/notices", json=what).status_code == 403
    for address in (
        "ftp://a.example",
        "http://u:p@a.example",
        "https://a.example/\r\nX: y",
        "//a",
        "https://a..b/",
    ):
        assert cleo.put(f"{table}/notices", json={"hook": address}).status_code == 422
        assert "no address" in cleo.post("/notices/webhook", data={"target": address}).text
    assert cleo.put(f"{table}/notices", json={"hook": "https://a.example/" + "x" * 1000}).status_code == 400
    assert cleo.put(f"{table}/notices", json={"muted": "yes"}).status_code == 400


@pytest.mark.parametrize(
    "inside", ["http://10.0.0.1/hook", "https://[::1]/", "http://localhost:9/", "http://0x0a000001/"]
)
def test_an_address_inside_is_refused_when_it_is_given(
    cleo: Browser, dora: Browser, told: Site, hook: Hook, inside: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = playing(cleo, dora)
    assert cleo.post("/notices/webhook", data={"target": hook.address}).status_code == 200, (
        "that one is allowed"
    )
    monkeypatch.setattr(told.webhook.poster, "networks", [])
    for answer in (
        cleo.post("/notices/webhook", data={"target": inside}),
        cleo.put(f"{table}/notices", json={"hook": inside}),
    ):
        assert answer.status_code == 422
        assert "not public" in answer.text
    assert [way.target for way in told.store.ways_of(1)] == [hook.address], "what was there stays"


def test_a_name_that_nobody_answers_for_holds_nobody_up(
    cleo: Browser, told: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    answered = threading.Event()
    monkeypatch.setattr(posting, "A_MOMENT", 0.01)
    monkeypatch.setattr(told.webhook.poster, "reached", lambda host, port: answered.wait())
    assert cleo.post("/notices/webhook", data={"target": "https://a.example/"}).status_code == 200
    answered.set()
    assert [way.target for way in told.store.ways_of(1)] == ["https://a.example/"], "sending tells"


def test_what_is_not_set_up_is_not_offered(ada: Browser, bert: Browser, hook: Hook) -> None:
    for browser, name in ((ada, "Ada"), (bert, "Bert")):
        browser.post("/profile", data={"name": name})
    table = playing(ada, bert)
    assert "notices-title" not in ada.get("/profile").text
    assert 'id="muted"' not in ada.get(table).text
    assert ada.post("/notices/webhook", data={"target": hook.address}).status_code == 404
    assert ada.post("/notices/mail", data={"when": "now"}).status_code == 404
    assert ada.put(f"{table}/notices", json={"hook": hook.address}).status_code == 404
