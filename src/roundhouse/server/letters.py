"""Mail to people: what it says in their language, the links in it, and how it is handed to the mail server.

A link carries a signed token, made when the letter is: no secret of anybody's lies in the database.
"""

from __future__ import annotations

import hashlib
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, parseaddr

from itsdangerous import BadData, URLSafeTimedSerializer

from roundhouse.core.message import Message as Said
from roundhouse.server.settings import Settings
from roundhouse.server.store import User
from roundhouse.text import Words

SECONDS = 20.0  # that the mail server may take for each of its answers
DAY = 24 * 3600
CONFIRM, RESET, STOP = "confirm", "reset", "stop"
GOOD_FOR = {CONFIRM: 3 * DAY, RESET: 3600, STOP: None}  # seconds that a link is good for
PATHS = {CONFIRM: "/mail/confirm/", RESET: "/reset/", STOP: "/mail/stop/"}


class NotTaken(Exception):
    """The mail server says that it will never deliver this."""


class Letters:
    """Writes and sends mail."""

    def __init__(self, settings: Settings, secret: str) -> None:
        self.settings = settings
        self.secret = secret

    def link(self, what: str, user: User, address: str) -> str:
        """A link for a person at an address."""
        return f"{self.settings.url}{PATHS[what]}{self.token(what, user, address)}"

    def token(self, what: str, user: User, address: str) -> str:
        """What shows that somebody has read a letter; one for a new password is good for one only."""
        return str(self._signer(what).dumps([user.id, address, stamp(user) if what == RESET else ""]))

    def read(self, what: str, token: str) -> tuple[int, str, str] | None:
        """Whose a token is, at which address, and the stamp of the password; None if it is not good."""
        try:
            user_id, address, kept = self._signer(what).loads(token, max_age=GOOD_FOR[what])
        except (BadData, ValueError, TypeError):
            return None
        return int(user_id), str(address), str(kept)

    def _signer(self, what: str) -> URLSafeTimedSerializer:
        return URLSafeTimedSerializer(
            self.secret, salt=f"roundhouse.mail.{what}", signer_kwargs={"digest_method": hashlib.sha256}
        )

    def letter(self, kind: str, number: int, user: User, address: str) -> EmailMessage:
        """A letter of some kind. Sent twice, it has the same number, so mail programs show it once."""
        words = Words(user.language)
        text = words.say(
            Said(f"mail.{kind}.text", {"name": user.name, "link": self.link(kind, user, address)})
        )
        subject = words.say(Said(f"mail.{kind}.subject"))
        return self.written(f"{number}.{user.id}", user, address, subject, text)

    def written(self, number: str, user: User, address: str, subject: str, text: str) -> EmailMessage:
        """A letter with the link by which no more come."""
        words, stop = Words(user.language), self.link(STOP, user, address)
        made = EmailMessage()
        made["From"] = self.settings.mail.sender
        made["To"] = address
        made["Subject"] = subject
        made["Date"] = formatdate()
        made["Message-ID"] = f"<{number}@{parseaddr(self.settings.mail.sender)[1].partition('@')[2]}>"
        made["Auto-Submitted"] = "auto-generated"
        made["List-Unsubscribe"] = f"<{stop}>"
        made["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        made.set_content(f"{text}\n\n-- \n{words.say(Said('mail.stop', {'link': stop}))}\n")
        return made

    def send(self, letter: EmailMessage) -> None:
        """Hand a letter over; NotTaken if it never will be, OSError or SMTPException if perhaps later."""
        mail = self.settings.mail
        context = ssl.create_default_context()
        if mail.security == "tls":
            line: smtplib.SMTP = smtplib.SMTP_SSL(mail.host, mail.port, timeout=SECONDS, context=context)
        else:
            line = smtplib.SMTP(mail.host, mail.port, timeout=SECONDS)
        with line:
            if mail.security == "starttls":
                line.starttls(context=context)
            if mail.user:
                line.login(mail.user, mail.password)
            try:
                line.send_message(letter)
            except smtplib.SMTPRecipientsRefused as refused:
                code, why = next(iter(refused.recipients.values()))
                if code >= 500:
                    raise NotTaken(f"{code} {why.decode('utf-8', 'replace')}") from None
                raise


def stamp(user: User) -> str:
    """Changes with the password, and tells nothing about it."""
    return hashlib.sha256((user.password_hash or "").encode()).hexdigest()[:16]
