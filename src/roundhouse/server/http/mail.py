"""Mail on the pages: an address that is confirmed by a letter, a new password by one, and no more letters.

Where the operator has set up no mail server, none of these pages is there.
"""

from __future__ import annotations

from starlette.responses import Response

from roundhouse.core.message import Reason
from roundhouse.server.http.endpoints import Form
from roundhouse.server.http.limits import network
from roundhouse.server.http.profile import again
from roundhouse.server.http.refusals import Banned, LinkUsed, NotFound, status_of
from roundhouse.server.http.render import render, tell_next
from roundhouse.server.http.request import Ask
from roundhouse.server.letters import CONFIRM, RESET, STOP, Letters, stamp
from roundhouse.server.settings import is_address
from roundhouse.server.store import User
from roundhouse.server.tables.refusals import Refused


def letters_of(ask: Ask) -> Letters:
    """What writes mail; no such page where nothing does."""
    if ask.site.letters is None:
        raise NotFound
    return ask.site.letters


def set_address(ask: Ask, form: Form) -> Response:
    """POST /mail: a letter goes there that asks whether it is right."""
    letters_of(ask)
    user, address = ask.known(), form.get("address").strip()
    ask.site.throttle.check("letter", str(user.id), ask.address)
    try:
        if user.password_hash is None or not is_address(address):
            raise Refused(Reason("server.error.mail_address"))
    except Refused as refused:
        return again(ask, refused)
    ask.site.store.set_mail_address(user.id, address)
    return tell_next(ask.go("/profile"), "letter_sent")


def remove_address(ask: Ask, form: Form) -> Response:
    """POST /mail/remove."""
    letters_of(ask)
    user = ask.known()
    place = ask.site.store.mail_address(user.id)
    if place is not None:
        ask.site.store.drop_mail_address(user.id, place.address)
    return tell_next(ask.go("/profile"), "mail_removed")


def shown(ask: Ask, what: str, field: str = "", errors: tuple[str, ...] = (), status: int = 200) -> Response:
    """A page with one thing to do: programs that look at links in mail press no buttons."""
    letters_of(ask)
    return render(ask, "mail", status, what=what, action=ask.request.url.path, field=field, errors=errors)


def found(ask: Ask, what: str) -> tuple[User, str, str]:
    """Whose link it is, with the address and the stamp of the password; refused if it is not good."""
    read = letters_of(ask).read(what, ask.param("token"))
    user = None if read is None else ask.site.store.user(read[0])
    if read is None or user is None:
        raise LinkUsed
    return user, read[1], read[2]


def confirm_page(ask: Ask) -> Response:
    """GET /mail/confirm/TOKEN."""
    found(ask, CONFIRM)
    return shown(ask, CONFIRM)


def confirm(ask: Ask, form: Form) -> Response:
    """POST /mail/confirm/TOKEN."""
    user, address, _ = found(ask, CONFIRM)
    if not ask.site.store.confirm_mail_address(user.id, address):
        raise LinkUsed
    return tell_next(ask.go("/profile"), "mail_confirmed")


def stop_page(ask: Ask) -> Response:
    """GET /mail/stop/TOKEN: without a log-in."""
    found(ask, STOP)
    return shown(ask, STOP)


def stop(ask: Ask, form: Form) -> Response:
    """POST /mail/stop/TOKEN: also what mail programs ask for by themselves."""
    user, address, _ = found(ask, STOP)
    ask.site.store.drop_mail_address(user.id, address)
    return tell_next(ask.go("/"), "mail_removed")


def forgot_page(ask: Ask) -> Response:
    """GET /forgot."""
    return shown(ask, "forgot", "name")


def forgot(ask: Ask, form: Form) -> Response:
    """POST /forgot: whoever asks learns nothing about who is here."""
    letters_of(ask)
    name = form.get("name").strip()[:300]
    ask.site.throttle.check("letter", f"{network(ask.address)} {name.casefold()}", ask.address)
    store = ask.site.store
    for user in store.users_at(name) if "@" in name else store.users_named(name):
        place = store.mail_address(user.id)
        if place is not None and place.confirmed is not None and user.password_hash is not None:
            store.send(user.id, RESET)
    return tell_next(ask.go("/forgot"), "forgot")


def reset_page(ask: Ask) -> Response:
    """GET /reset/TOKEN."""
    resetting(ask)
    return shown(ask, RESET, "password")


def resetting(ask: Ask) -> User:
    """Whose password may be set with this link, which is good for once."""
    user, address, kept = found(ask, RESET)
    place = ask.site.store.mail_address(user.id)
    if kept != stamp(user) or place is None or place.address != address:
        raise LinkUsed
    if user.banned:
        raise Banned
    return user


def reset(ask: Ask, form: Form) -> Response:
    """POST /reset/TOKEN: a new password; every browser has to log in again."""
    user = resetting(ask)
    ask.site.throttle.check("login", f"user {user.id}", ask.address)
    try:
        ask.site.accounts.give_password(user, form.get("password"))
    except Refused as refused:
        return shown(ask, RESET, "password", (ask.words.say(refused.reason),), status_of(refused))
    ask.site.accounts.end_sessions(user.id, None)
    return tell_next(ask.go("/profile"), "password_set")
