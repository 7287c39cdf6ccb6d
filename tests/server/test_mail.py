"""Mail: an outbox that is kept, a real SMTP server on loopback, addresses, new passwords, no more letters."""

from __future__ import annotations

import re
import socket
from collections.abc import Iterator
from dataclasses import replace
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session

from http_site import HERE, Browser, settings_in
from roundhouse.server.now import now
from roundhouse.server.outbox import LEASE, MOST_TRIES
from roundhouse.server.settings import MailSettings, is_address
from roundhouse.server.site import Site
from roundhouse.server.store import SqlStore
from roundhouse.server.store.outbox_store import CONFIRM, put

ADDRESS = "ada@play.example"
PASSWORD, OTHER = "correct horse", "battery staple"
LINK = re.compile(r"http://testserver(/\S+)")


class Postman:
    """Takes letters, or says why not."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.refuses = ""

    async def handle_RCPT(
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        if self.refuses:
            return self.refuses
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:
        assert isinstance(envelope.content, bytes)
        letter = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(letter, EmailMessage)
        self.letters.append(letter)
        return "250 OK"


@pytest.fixture
def postman() -> Iterator[Postman]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    found = Postman()
    controller = Controller(found, hostname="127.0.0.1", port=port)
    controller.start()
    found.port = port  # type: ignore[attr-defined]
    yield found
    controller.stop()


@pytest.fixture
def mailing(tmp_path: Path, postman: Postman) -> Site:
    """A site whose operator has set up mail; nothing is sent before somebody looks into the outbox."""
    mail = MailSettings("127.0.0.1", postman.port, "none", sender="Roundhouse <mail@play.example>")  # type: ignore[attr-defined]
    settings = replace(settings_in(tmp_path), mail=mail, url=HERE)
    site = Site(settings, SqlStore.open(settings.database))
    site.outbox.seconds = 1e6
    return site


@pytest.fixture
def cleo(mailing: Site) -> Iterator[Browser]:
    """Somebody with a password, at a browser."""
    with Browser(mailing, "de") as browser:
        browser.post("/profile", data={"name": "Cleo", "language": "de"})
        browser.post("/password", data={"password": PASSWORD})
        yield browser


def link(letter: EmailMessage, path: str) -> str:
    """A link of a letter, as a path of the site."""
    found = [one for one in LINK.findall(letter.get_content()) if one.startswith(path)]
    assert len(found) == 1
    return str(found[0])


def confirmed(browser: Browser, postman: Postman) -> None:
    """Give an address and confirm it."""
    browser.post("/mail", data={"address": ADDRESS})
    assert browser.site.outbox.look() == 1
    assert browser.post(link(postman.letters[-1], "/mail/confirm/")).status_code == 200


def test_an_address_is_used_once_it_is_confirmed(cleo: Browser, postman: Postman) -> None:
    store = cleo.site.store
    assert ADDRESS in cleo.post("/mail", data={"address": ADDRESS}).text
    assert cleo.post("/forgot", data={"name": "Cleo"}).status_code == 200
    assert cleo.site.outbox.look() == 1, "to an address that is not confirmed goes one letter only"
    letter = postman.letters[0]
    assert (letter["To"], letter["Subject"]) == (ADDRESS, "Ist das deine Adresse?")
    path = link(letter, "/mail/confirm/")
    user = store.users_named("Cleo")[0]
    assert cleo.get(path).status_code == 200
    place = store.mail_address(user.id)
    assert place is not None
    assert place.confirmed is None, "whoever only looks at the link confirms nothing"
    assert "ist bestätigt" in cleo.post(path).text
    cleo.post("/mail", data={"address": "other@play.example"})
    assert cleo.post(path).status_code == 410, "another address is not confirmed by it"


def test_a_forgotten_password_is_set_anew_once(cleo: Browser, mailing: Site, postman: Postman) -> None:
    confirmed(cleo, postman)
    stranger = Browser(mailing)
    for name in ("cleo", ADDRESS, "nobody", "nobody@play.example"):
        assert "on its way" in stranger.post("/forgot", data={"name": name}).text
    assert mailing.outbox.look() == 2
    path = link(postman.letters[-1], "/reset/")
    assert stranger.post(path, data={"password": "short"}).status_code == 422
    assert stranger.post(path, data={"password": OTHER}).status_code == 200
    for used in (path, link(postman.letters[-2], "/reset/")):
        assert stranger.get(used).status_code == 410, "it is good for one new password"
    assert "Cleo" not in cleo.get("/profile").text, "every browser has to log in again"
    assert stranger.post("/login", data={"name": "Cleo", "password": PASSWORD}).status_code == 403
    assert "Cleo" in stranger.post("/login", data={"name": "Cleo", "password": OTHER}).text


def test_letters_stop_without_a_log_in_and_by_the_mail_program(cleo: Browser, postman: Postman) -> None:
    confirmed(cleo, postman)
    letter = postman.letters[0]
    path = link(letter, "/mail/stop/")
    assert letter["List-Unsubscribe"] == f"<{HERE}{path}>"
    stranger = Browser(cleo.site)
    assert stranger.get(path).status_code == 200
    del stranger.headers["Origin"]  # no page has sent it
    one_click = {"List-Unsubscribe": "One-Click"}
    assert stranger.post(path, data=one_click, follow_redirects=False).status_code == 303
    assert cleo.site.store.mail_address(cleo.site.store.users_named("Cleo")[0].id) is None
    cleo.post("/forgot", data={"name": "Cleo"})
    assert cleo.site.outbox.look() == 0


def test_what_cannot_be_sent_is_tried_again_with_growing_pauses_and_given_up(
    cleo: Browser, postman: Postman, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = [now()]
    for module in ("outbox", "store.outbox_store"):
        monkeypatch.setattr(f"roundhouse.server.{module}.now", lambda: clock[0])
    postman.refuses = "451 not now"
    cleo.post("/mail", data={"address": ADDRESS})
    user, waited = cleo.site.store.users_named("Cleo")[0].id, []
    for _ in range(MOST_TRIES):
        begun = clock[0]
        while cleo.site.outbox.look() == 0:
            clock[0] += 1000 + (clock[0] - begun) // 8
        waited.append(clock[0] - begun)
    assert waited == sorted({*waited}), "each pause is longer than the one before"
    clock[0] += 1000 * LEASE
    assert cleo.site.outbox.look() == 0
    assert len(cleo.site.store.given_up(user)) == 1
    assert "konnte nichts zugestellt werden" in cleo.get("/profile").text
    postman.refuses = "550 nobody of that name"
    cleo.post("/mail", data={"address": ADDRESS})
    assert [cleo.site.outbox.look(), cleo.site.outbox.look()] == [1, 0]
    assert "550 nobody" in cleo.site.store.given_up(user)[0].why
    postman.refuses = ""
    cleo.post("/mail", data={"address": ADDRESS})
    assert cleo.site.outbox.look() == 1
    assert len(postman.letters) == 1


def test_several_servers_share_the_work_and_a_dead_ones_is_taken_over(
    store: SqlStore, other_store: SqlStore
) -> None:
    ada = store.add_user("Ada", "en")
    for number in range(7):
        store.send(ada.id, "reset", number=number)
    at = now() + 1
    mine, theirs = store.claim(at, at + LEASE, 4), other_store.claim(at, at + LEASE, 10)
    assert sorted(one.facts["number"] for one in [*mine, *theirs]) == list(range(7))
    for message in mine:
        store.sent(message)
    assert store.claim(at + LEASE - 1, at + 2 * LEASE, 10) == []
    again = store.claim(at + LEASE, at + 2 * LEASE, 10)
    assert {one.id for one in again} == {one.id for one in theirs}
    other_store.sent(theirs[0])  # too late: it is another's by now
    assert len(store.claim(at + 2 * LEASE, at + 3 * LEASE, 10)) == len(theirs)


def test_a_message_is_stored_with_what_causes_it_or_not_at_all(store: SqlStore) -> None:
    ada = store.add_user("Ada", "en")

    def fails() -> None:
        with store.writing() as db:
            put(db, ada.id, CONFIRM)
            raise LookupError

    with pytest.raises(LookupError):
        fails()
    assert store.claim(now() + 1, now() + LEASE, 10) == []


def test_without_a_mail_server_nothing_is_offered(ada: Browser) -> None:
    ada.post("/profile", data={"name": "Ada"})
    ada.post("/password", data={"password": PASSWORD})
    page = ada.get("/profile").text
    assert "/forgot" not in page
    assert 'action="/mail"' not in page
    assert ada.post("/mail", data={"address": ADDRESS}).status_code == 404
    assert [ada.get(path).status_code for path in ("/forgot", "/reset/x", "/mail/stop/x")] == [404] * 3


@pytest.mark.parametrize(
    "address",
    ["", "ada", "a@b", "a@b.c\r\nBcc: x@y.z", "a@b.c,d@e.f", "a b@c.de", "é@b.cd", "a" * 300 + "@b.cd"],
)
def test_what_is_no_address_is_refused(cleo: Browser, address: str) -> None:
    assert not is_address(address)
    assert cleo.post("/mail", data={"address": address}).status_code == 422
    assert cleo.site.outbox.look() == 0


@pytest.mark.parametrize("path", ["/reset/", "/mail/confirm/", "/mail/stop/"])
def test_links_that_nobody_was_sent_are_good_for_nothing(cleo: Browser, postman: Postman, path: str) -> None:
    confirmed(cleo, postman)
    token = link(postman.letters[0], "/mail/stop/").rpartition("/")[2]
    said, _, signed = token.rpartition(".")
    forged = f"{said}.{'A' if signed[0] != 'A' else 'B'}{signed[1:]}"  # of the last letter not all bits count
    wrong = [forged, "x"] + [token] * (path != "/mail/stop/")
    for one in wrong:
        assert cleo.get(path + one).status_code == 410
        assert cleo.post(path + one, data={"password": OTHER}).status_code == 410


def test_a_moderator_sends_the_letter_for_a_new_password(cleo: Browser, postman: Postman) -> None:
    site = cleo.site
    moderator = Browser(site)
    moderator.post("/profile", data={"name": "Mo"})
    [mo], [person] = site.store.users_found("Mo"), site.store.users_found("Cleo")
    site.moderation.appoint(mo, True, None, "")
    site.accounts.forget()
    act = {"act": "letter", "user": str(person.id), "why": "asked by phone"}
    assert 'value="letter"' in moderator.get("/moderation", params={"who": "Cleo"}).text
    assert moderator.post("/moderation", data=act).status_code == 422, "there is no confirmed address"
    confirmed(cleo, postman)
    assert moderator.post("/moderation", data=act).status_code == 200
    assert site.outbox.look() == 1
    link(postman.letters[-1], "/reset/")
    assert [one.what for one in site.store.acts()][:1] == ["letter"]
    assert "asked by phone" in moderator.get("/moderation").text
