"""The way to a mail server: encrypted, with a log-in; and what becomes of letters when a server is killed."""

from __future__ import annotations

import os
import signal
import socket
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from email import message_from_bytes, policy
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword, Session

from http_site import HERE, LONG, guest, settings_in
from roundhouse.server.now import now
from roundhouse.server.outbox import LEASE
from roundhouse.server.settings import MailSettings
from roundhouse.server.site import Site
from roundhouse.server.store import SqlStore
from server.test_http_serve import start

KEYS = Path(__file__).parent / "keys" / "mail.pem"
ADDRESS, SENDER = "ada@play.example", "Roundhouse <mail@play.example>"
NAME, PASSWORD = "roundhouse", "open sesame"


class Office:
    """A mail server's ears: who logs in, over what, and the letters; `pid` is killed when one has come."""

    def __init__(self) -> None:
        self.logins: list[tuple[str, str, bool]] = []  # name, password, whether the line was encrypted
        self.numbers: list[str] = []
        self.pid = 0
        self.killed = threading.Event()

    def log_in(self, server: SMTP, session: Session, envelope: Envelope, kind: str, given: Any) -> AuthResult:
        assert isinstance(given, LoginPassword)
        name, password = given.login.decode(), given.password.decode()
        self.logins.append((name, password, session.ssl is not None))
        return AuthResult(success=(name, password) == (NAME, PASSWORD), handled=False)

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:
        assert isinstance(envelope.content, bytes)
        letter = message_from_bytes(envelope.content, policy=policy.default)
        self.numbers.append(letter["Message-ID"])
        if self.pid:
            os.killpg(self.pid, signal.SIGKILL)
            self.pid = 0
            self.killed.set()
        return "250 OK"


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


@contextmanager
def listening(office: Office, **kind: Any) -> Iterator[int]:
    """A mail server of some kind; tells its port."""
    port = free_port()
    controller = Controller(office, hostname="127.0.0.1", port=port, authenticator=office.log_in, **kind)
    controller.start()
    try:
        yield port
    finally:
        controller.stop()


def keys() -> ssl.SSLContext:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(KEYS)
    return context


KINDS: dict[str, dict[str, Any]] = {
    "starttls": {"tls_context": keys(), "require_starttls": True, "auth_required": True},
    "tls": {"ssl_context": keys(), "auth_required": True, "auth_require_tls": False},
    "none": {},
}


def mailing(folder: Path, port: int, security: str, password: str = PASSWORD) -> Site:
    """A site with one letter that is to be sent, to somebody with a password."""
    user = "" if security == "none" else NAME
    mail = MailSettings("127.0.0.1", port, security, user, password, SENDER)
    settings = replace(settings_in(folder), mail=mail, url=HERE)
    site = Site(settings, SqlStore.open(settings.database))
    person = site.store.add_user("Ada", "en")
    site.store.change_user(person.id, password_hash="x")
    site.store.set_mail_address(person.id, ADDRESS)
    return site


@pytest.mark.parametrize("security", ["starttls", "tls"])
def test_letters_go_over_an_encrypted_line_after_a_log_in(
    tmp_path: Path, security: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(KEYS))  # as an operator names an authority of their own
    office = Office()
    with listening(office, **KINDS[security]) as port:
        site = mailing(tmp_path, port, security)
        assert site.outbox.look() == 1
        assert len(office.numbers) == 1
        assert [login[:2] for login in office.logins] == [(NAME, PASSWORD)]
        assert security == "tls" or office.logins[0][2], "the password came after the line was encrypted"
        site.store.close()


@pytest.mark.parametrize(
    ("security", "offered", "trusted", "password"),
    [
        ("starttls", "starttls", False, PASSWORD),
        ("tls", "tls", False, PASSWORD),
        ("starttls", "none", True, PASSWORD),
        ("starttls", "starttls", True, "wrong"),
    ],
    ids=["unknown certificate", "unknown certificate from the first byte", "no encryption", "wrong password"],
)
def test_no_letter_and_no_password_goes_where_it_should_not_and_it_is_tried_again(
    tmp_path: Path, security: str, offered: str, trusted: bool, password: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if trusted:
        monkeypatch.setenv("SSL_CERT_FILE", str(KEYS))
    office = Office()
    with listening(office, **KINDS[offered]) as port:
        site = mailing(tmp_path, port, security, password)
        assert site.outbox.look() == 1
        assert office.numbers == []
        assert {one[1] for one in office.logins} == ({"wrong"} if password == "wrong" else set())
        assert site.outbox.look() == 0, "not at once"
        [waiting] = site.store.claim(now() + LEASE, now() + 2 * LEASE, 8)
        assert waiting.tries == 2
        site.store.close()


def later(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """The time after which another server takes over what a dead one has claimed."""
    at = now() + LEASE + 1000
    monkeypatch.setattr("roundhouse.server.outbox.now", lambda: at)


def running(folder: Path, mail_port: int) -> tuple[int, str]:
    """A server in a process of its own that sends mail; tells the process and its address."""
    mine = free_port()
    process, address = start(
        folder, "--mail-host", "127.0.0.1", "--mail-port", str(mail_port), "--mail-security", "none",
        "--mail-sender", SENDER, "--port", str(mine), "--url", f"http://127.0.0.1:{mine}",
    )  # fmt: skip
    return process.pid, address


def ask_for_letter(address: str) -> None:
    """Somebody at a browser gives an address."""
    with guest(address) as browser:
        browser.headers["Sec-Fetch-Site"] = "same-origin"
        assert browser.post("/profile", data={"name": "Ada"}).status_code == 303
        assert browser.post("/password", data={"password": "correct horse"}).status_code == 303
        assert browser.post("/mail", data={"address": ADDRESS}).status_code == 303


def test_a_letter_whose_server_is_killed_before_it_is_sent_is_sent_by_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        silent.settimeout(LONG)
        pid, address = running(tmp_path, silent.getsockname()[1])
        ask_for_letter(address)
        line, _ = silent.accept()  # it has been claimed, and waits for a word of the mail server
        os.killpg(pid, signal.SIGKILL)
        line.close()
    office = Office()
    with listening(office) as port:
        mail = MailSettings("127.0.0.1", port, "none", sender=SENDER)
        settings = replace(settings_in(tmp_path), mail=mail, url=HERE)
        site = Site(settings, SqlStore.open(settings.database))
        assert site.outbox.look() == 0, "it may still be the other's"
        later(site, monkeypatch)
        assert [site.outbox.look() for _ in range(2)] == [1, 0]
        assert len(office.numbers) == 1
        site.store.close()


def test_a_letter_whose_server_is_killed_before_it_knows_comes_twice_under_one_number(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    office = Office()
    with listening(office) as port:
        office.pid, address = running(tmp_path, port)
        ask_for_letter(address)
        assert office.killed.wait(LONG), "by the mail server's own hand"
        mail = MailSettings("127.0.0.1", port, "none", sender=SENDER)
        settings = replace(settings_in(tmp_path), mail=mail, url=HERE)
        site = Site(settings, SqlStore.open(settings.database))
        later(site, monkeypatch)
        assert [site.outbox.look() for _ in range(2)] == [1, 0]
        assert len(office.numbers) == 2
        assert len({*office.numbers}) == 1
        site.store.close()
