"""Pages: what every template is given, and how one becomes an answer."""

from __future__ import annotations

import hashlib
import time
from functools import cache

from markupsafe import Markup
from starlette.responses import HTMLResponse, Response

from roundhouse.core.message import Message
from roundhouse.server.ask import Ask, nested, shared_words
from roundhouse.server.site import WEB
from roundhouse.server.store import User
from roundhouse.text import languages

MINUTE, HOUR, DAY = 60, 3600, 86400
MESSAGE = "roundhouse-message"  # the cookie that carries a message over to the next page
SAID = (
    "saved",
    "password_set",
    "logged_out",
    "session_ended",
    "put_away",
    "brought_back",
)  # the messages it may carry

CHOICES: dict[str, tuple[str, ...]] = {"theme": ("auto", "light", "dark"), "motion": ("auto", "off")}
SWITCHES = {"patterns": False, "sound": False, "confirm": False, "notify": False}


def preferences(kept: dict[str, object]) -> dict[str, object]:
    """Somebody's preferences, with the usual ones where nothing is kept."""
    found: dict[str, object] = {}
    for name, choices in CHOICES.items():
        found[name] = kept[name] if kept.get(name) in choices else choices[0]
    for name, usual in SWITCHES.items():
        value = kept.get(name, usual)
        found[name] = value if isinstance(value, bool) else usual
    return found


def render(ask: Ask, template: str, status: int = 200, **context: object) -> Response:
    """A page. `template` without its ending is also the page's short name."""
    user = ask.user
    said = ask.request.cookies.get(MESSAGE, "")
    message = ask.say(f"server.said.{said}") if said in SAID else None
    text = ask.site.templates.get_template(f"{template}.html").render(
        say=ask.say,
        language=ask.language,
        languages=[{"code": code, "name": own_name_of(code)} for code in languages()],
        user=about(user),
        prefs=preferences({} if user is None else user.prefs),
        static=static,
        page=template,
        path=ask.request.url.path,
        message=message,
        status=status,
        **context,
    )
    response = HTMLResponse(text, status)
    response.headers["Vary"] = "Cookie, Accept-Language"
    if said:
        response.delete_cookie(MESSAGE)
    return response


def about(user: User | None) -> dict[str, object] | None:
    """What a page may know of the user."""
    if user is None:
        return None
    has_password = user.password_hash is not None
    return {"name": user.name, "guest": not has_password, "password": has_password}


def own_name_of(language: str) -> str:
    """What a language calls itself."""
    return shared_words(language).say(Message("server.language"))


def tell_next(response: Response, message: str) -> Response:
    """Show a message on the page that comes next."""
    response.set_cookie(MESSAGE, message, max_age=60, httponly=True, samesite="lax")
    return response


def static(name: str) -> str:
    """The address of a file that comes with the page; changes with its content."""
    return f"/static/{name}?v={fingerprint(name)}"


@cache
def fingerprint(name: str) -> str:
    """A few letters that stand for a file's content."""
    place = WEB / "static" / name
    return hashlib.sha256(place.read_bytes()).hexdigest()[:12] if place.is_file() else ""


def embedded(value: object) -> Markup:
    """JSON inside a script element of a page."""
    return Markup(nested(value))


def ago(ask: Ask, at: int) -> str:
    """How long ago something was, in words; `at` in milliseconds."""
    seconds = max(0, int(time.time() - at / 1000))
    if seconds < MINUTE:
        return ask.say("server.ago.now")
    for unit, length, most in (("minutes", MINUTE, HOUR), ("hours", HOUR, DAY)):
        if seconds < most:
            return ask.say(f"server.ago.{unit}", n=seconds // length)
    return ask.say("server.ago.days", n=seconds // DAY)
