"""Pages: what every template is given, and how one becomes an answer.

What a single page is given besides stands where it is made: in the file of `http` that calls `render` with
its name. A template that asks for anything else fails at once, in every test that opens the page.
"""

from __future__ import annotations

import time

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup
from starlette.responses import HTMLResponse, Response

from roundhouse.core.message import Message
from roundhouse.server.http.request import Ask, nested, shared_words
from roundhouse.server.http.static import WEB, page_files
from roundhouse.server.store import User
from roundhouse.server.store.outage import LOST
from roundhouse.server.tables.names import name_in
from roundhouse.text import languages

# Every site of a process has the same ones, and each is translated into Python once.
TEMPLATES = Environment(
    loader=FileSystemLoader(WEB / "templates"),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)

MINUTE, HOUR, DAY = 60, 3600, 86400
MESSAGE = "roundhouse-message"  # the cookie that carries a message over to the next page
SAID = (
    "saved",
    "password_set",
    "logged_out",
    "session_ended",
    "put_away",
    "brought_back",
    "token_revoked",
    "bot_now",
    "bot_asked",
    "removed",
    "moderated",
    "letter_sent",
    "mail_confirmed",
    "mail_removed",
    "forgot",
)  # the messages it may carry

CHOICES: dict[str, tuple[str, ...]] = {
    "theme": ("auto", "light", "dark"),
    "motion": ("auto", "off"),
    "pace": ("breath", "none", "step"),
}
# Nothing kept about sounds: whether they are usual depends on what the page is shown on.
SWITCHES: dict[str, bool | None] = {"patterns": False, "sound": None, "confirm": False, "notify": False}


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
    files = page_files()
    text = TEMPLATES.get_template(f"{template}.html").render(
        say=ask.say,
        language=ask.language,
        languages=[{"code": code, "name": own_name_of(code)} for code in languages()],
        user=about(user, ask.language),
        prefs=preferences({} if user is None else user.prefs),
        forms=ask.words.forms,
        static=files.address,
        preloads=files.preloads,
        page=template,
        path=address_of(ask),
        message=message,
        waiting=waiting_tables(ask),
        status=status,
        **context,
    )
    response = HTMLResponse(text, status)
    response.headers["Vary"] = "Cookie, Accept-Language"
    if said:
        response.delete_cookie(MESSAGE)
    return response


def address_of(ask: Ask) -> str:
    """Where the visitor is, to come back to with what was asked for there."""
    url = ask.request.url
    return f"{url.path}?{url.query}" if url.query and ask.request.method == "GET" else url.path


def waiting_tables(ask: Ask) -> int:
    """How many tables wait for the visitor; none while the database is away."""
    try:
        return 0 if ask.user_id is None else len(ask.site.store.waiting_for(ask.user_id))
    except LOST:
        return 0


def about(user: User | None, language: str) -> dict[str, object] | None:
    """What a page may know of the user."""
    if user is None:
        return None
    has_password = user.password_hash is not None
    called = user.name if has_password else name_in(language, user.name)
    known = {
        "guest": not has_password,
        "password": has_password,
        "bot": user.bot,
        "moderator": user.moderator,
    }
    return {"name": user.name, "called": called, **known}


def own_name_of(language: str) -> str:
    """What a language calls itself."""
    return shared_words(language).say(Message("server.language"))


def tell_next(response: Response, message: str) -> Response:
    """Show a message on the page that comes next."""
    response.set_cookie(MESSAGE, message, max_age=60, httponly=True, samesite="lax")
    return response


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
