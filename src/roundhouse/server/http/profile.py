"""The profile: name, language, preferences, password, known browsers; and logging in and out."""

from __future__ import annotations

from typing import Literal

import msgspec
from starlette.responses import Response

from roundhouse.server.http.accounts import drop_cookie
from roundhouse.server.http.clock_form import chosen_hours, hours_shown, hours_typed
from roundhouse.server.http.devices import device_name
from roundhouse.server.http.endpoints import Form
from roundhouse.server.http.limits import network
from roundhouse.server.http.programs import programs_shown
from roundhouse.server.http.refusals import Malformed, headers_of, status_of
from roundhouse.server.http.render import CHOICES, SWITCHES, ago, preferences, render, tell_next
from roundhouse.server.http.request import LANGUAGE_COOKIE, Ask
from roundhouse.server.notices.push import PUSH
from roundhouse.server.notices.webhook import WEBHOOK
from roundhouse.server.now import now
from roundhouse.server.store.notice_store import Way
from roundhouse.server.store.outbox_store import MAIL
from roundhouse.server.tables.quiet_hours import ALWAYS
from roundhouse.server.tables.refusals import Refused
from roundhouse.text import languages

YEAR = 365 * 24 * 3600
OFF, NOW, DAILY = "off", "now", "daily"  # when notices come by mail


class Prefs(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Preferences to change; those left out stay."""

    theme: Literal["auto", "light", "dark"] | None = None
    motion: Literal["auto", "off"] | None = None
    pace: Literal["breath", "none", "step"] | None = None
    patterns: bool | None = None
    sound: bool | None = None
    confirm: bool | None = None
    notify: bool | None = None


def profile_page(
    ask: Ask, errors: tuple[str, ...] = (), status: int = 200, form: Form | None = None
) -> Response:
    """GET /profile, and what comes back when something was not right, with what was typed in."""
    sessions = [] if ask.user is None else ask.site.store.sessions_of(ask.user.id)
    current = ask.visitor.session
    return render(
        ask,
        "profile",
        status=status,
        sessions=[
            {
                "id": session.id,
                "device": device_name(ask, session.agent),
                "seen": ago(ask, session.seen),
                "created": ago(ask, session.created),
                "current": current is not None and session.id == current.id,
            }
            for session in sessions
        ],
        errors=list(errors),
        **programs_shown(ask),
        mail=mail_shown(ask),
        notices=notices_shown(ask),
        name=(form and form.get("name")) or (ask.user.name if ask.user else ""),
        quiet=hours_typed(form) if form else kept_hours(ask),
    )


def kept_hours(ask: Ask) -> dict[str, object]:
    """When the visitor's time stands, as it is kept."""
    return hours_shown(ALWAYS if ask.user is None else ask.site.store.quiet_hours(ask.user.id))


def mail_shown(ask: Ask) -> dict[str, object]:
    """What the profile page shows of somebody's mail."""
    user, possible = ask.user, ask.site.letters is not None
    if not possible or user is None or user.password_hash is None:
        return {"possible": possible, "offered": False, "address": "", "confirmed": False, "failed": False}
    place = ask.site.store.mail_address(user.id)
    return {
        "possible": True,
        "offered": True,
        "address": "" if place is None else place.address,
        "confirmed": place is not None and place.confirmed is not None,
        "failed": bool(ask.site.store.given_up(user.id)),
    }


def notices_shown(ask: Ask) -> dict[str, object]:
    """What the profile page shows of notices: nothing of a channel that the operator has not set up."""
    channels, user = ask.site.outbox.channels, ask.user
    if user is None or not channels:
        return {PUSH: None, MAIL: None, WEBHOOK: None}
    found = [way for way in ask.site.store.ways_of(user.id) if way.table_id is None]
    ways = {way.channel: way for way in found}
    place = ask.site.store.mail_address(user.id)
    mail, hook = ways.get(MAIL), ways.get(WEBHOOK)
    ready = MAIL in channels and place is not None and place.confirmed is not None
    when = OFF if mail is None else DAILY if mail.daily else NOW
    return {
        PUSH: {
            "key": ask.site.push.public_key,
            "browsers": browsers_shown(ask, user.id, [way for way in found if way.channel == PUSH]),
        }
        if PUSH in channels
        else None,
        MAIL: {"when": when, "failed": bool(mail and mail.why)} if ready else None,
        WEBHOOK: {
            "target": hook.target if hook else "",
            "daily": bool(hook and hook.daily),
            "why": hook.why if hook else "",
        }
        if WEBHOOK in channels
        else None,
    }


def browsers_shown(ask: Ask, user_id: int, ways: list[Way]) -> list[dict[str, object]]:
    """The browsers in which somebody is told; where they have logged out, they are not."""
    sessions = {session.id: session for session in ask.site.store.sessions_of(user_id)}
    return [
        {
            "id": way.id,
            "endpoint": way.target,
            "device": device_name(ask, sessions[session].agent),
            "since": ago(ask, way.created),
            "failed": bool(way.why),
        }
        for way in ways
        if isinstance(session := way.details["session"], int) and session in sessions
    ]


def save(ask: Ask, form: Form) -> Response:
    """POST /profile."""
    try:
        quiet = chosen_hours(form)  # before anything is kept
        user = ask.enter(form.get("name"))
        if form.get("name") and form.get("name") != user.name:
            ask.site.tables.seats.rename(user.id, user.name, ask.site.accounts.rename(user, form.get("name")))
        language = form.get("language") or user.language
        if language not in languages():
            raise Malformed
        kept: dict[str, object] = dict(user.prefs)
        kept.update({name: form.get(name) for name in CHOICES if form.get(name)})
        kept.update({name: name in form.fields for name in SWITCHES})
        ask.site.accounts.change(user, language=language, prefs=preferences(kept))
        if quiet or not ask.site.store.quiet_hours(user.id).none:
            ask.site.store.set_quiet_hours(user.id, quiet, now())
    except Refused as refused:
        return again(ask, refused, form)
    return tell_next(ask.go("/profile"), "saved")


def save_prefs(ask: Ask, body: Prefs) -> Response:
    """PUT /prefs: the switches on other pages."""
    user = ask.known()
    kept = preferences({**user.prefs, **msgspec.to_builtins(body)})
    ask.site.accounts.change(user, prefs=kept)
    return ask.json(kept)


def choose_language(ask: Ask, form: Form) -> Response:
    """POST /language: from any page, and back to it."""
    language = form.get("language")
    if language not in languages():
        raise Malformed
    if ask.user is not None:
        ask.site.accounts.change(ask.user, language=language)
    response = ask.go(local(form.get("back")))
    response.set_cookie(
        LANGUAGE_COOKIE, language, max_age=YEAR, secure=ask.secure, httponly=True, samesite="lax"
    )
    return response


def local(path: str) -> str:
    """A page of this site to go back to, whatever a form says.

    >>> local("/profile"), local("//elsewhere.example"), local("https://elsewhere.example")
    ('/profile', '/', '/')
    """
    plain = path.startswith("/") and not path.startswith(("//", "/\\")) and path.isprintable()
    return path if plain and "\\" not in path and len(path) < 500 else "/"


def set_password(ask: Ask, form: Form) -> Response:
    """POST /password. Other browsers have to log in again."""
    user = ask.known()
    ask.site.throttle.check("login", f"user {user.id}", ask.address)
    try:
        ask.site.accounts.set_password(user, form.get("old"), form.get("password"))
    except Refused as refused:
        return again(ask, refused)
    current = ask.visitor.session
    ask.site.accounts.end_sessions(user.id, None if current is None else current.id)
    return tell_next(ask.go("/profile"), "password_set")


def log_in(ask: Ask, form: Form) -> Response:
    """POST /login: the session of a guest ends, a new one begins."""
    name = form.get("name")
    # By name and address together: strangers who guess hold nobody else up.
    ask.site.throttle.check("login", f"{network(ask.address)} {name.casefold()[:80]}", ask.address)
    try:
        user = ask.site.accounts.log_in(name, form.get("password"))
    except Refused as refused:
        return again(ask, refused)
    end_own_session(ask)
    ask.begin(user)
    return ask.go(local(form.get("back") or "/"))


def log_out(ask: Ask, form: Form) -> Response:
    """POST /logout: the cookie is worth nothing from now on."""
    end_own_session(ask)
    response = tell_next(ask.go("/"), "logged_out")
    drop_cookie(response, ask.secure)
    return response


def end_session(ask: Ask, form: Form) -> Response:
    """POST /sessions/ID/end: one of one's own, wherever it is."""
    ask.site.accounts.end_session(ask.path_number("session"), ask.known().id)
    return tell_next(ask.go("/profile"), "session_ended")


def end_own_session(ask: Ask) -> None:
    session = ask.visitor.session
    if session is not None:
        ask.site.accounts.end_session(session.id, session.user_id)


def again(ask: Ask, refused: Refused, form: Form | None = None) -> Response:
    """The page once more, with what was not right."""
    response = profile_page(ask, (ask.words.say(refused.reason),), status_of(refused), form)
    response.headers.update(headers_of(refused))
    return response
