"""The moderators' page: what was reported, people, and the log; the same acts as `roundhouse admin`."""

from __future__ import annotations

from starlette.responses import Response

from roundhouse.core.message import Reason
from roundhouse.server.http.endpoints import Form
from roundhouse.server.http.refusals import Malformed, NotFound
from roundhouse.server.http.render import ago, render, tell_next
from roundhouse.server.http.request import Ask
from roundhouse.server.store import User
from roundhouse.server.tables.refusals import NotYours

PEOPLE = ("mute", "unmute", "ban", "unban", "letter", "remove")
TABLES = ("close", "reopen")
LONGEST_WHY = 300
SHORTEST, LONGEST = 30, 10_000  # days that moderators may name: what is in use is never taken away


def moderator(ask: Ask) -> User:
    """Whoever asks, if they are a moderator; to everybody else there is no such page."""
    if ask.user is None or not ask.user.moderator:
        raise NotFound
    return ask.known()


def moderation_page(ask: Ask) -> Response:
    """GET /moderation?who=: reports that wait, people by name or number, and what was done."""
    moderator(ask)
    store, who = ask.site.store, ask.request.query_params.get("who", "")[:80]
    people = store.users_found(who) if who else []
    return render(
        ask,
        "moderation",
        reports=[{**report, "when": ago(ask, int(str(report["at"])))} for report in store.open_reports()],
        who=who,
        mails=ask.site.letters is not None,
        days=(SHORTEST, LONGEST),
        people=[
            {"id": one.id, "name": one.name, "muted": one.muted, "banned": one.banned, "bot": one.bot}
            for one in people
            if not one.moderator
        ],
        acts=[
            {"when": ago(ask, act.at), "by": act.by_id, "what": act.what, "user": act.user_id,
             "table": act.table_id, "why": act.why}
            for act in store.acts()
        ],
    )  # fmt: skip


def act(ask: Ask, form: Form) -> Response:
    """POST /moderation: one act, with its reason, kept in the log."""
    by, what, why = moderator(ask), form.get("act"), form.get("why").strip()[:LONGEST_WHY]
    if what in PEOPLE:
        on_person(ask, by, what, number(form, "user"), why, bool(form.get("sure")))
    elif what in TABLES:
        ask.site.moderation.close(form.get("table"), what == "close", by.id, why)
    elif what == "expire":
        expire(ask, by, form, why)
    elif what != "done":
        raise Malformed
    if form.get("report"):
        ask.site.moderation.settle(number(form, "report"), by.id, why)
    return tell_next(ask.go("/moderation"), "moderated")


def number(form: Form, name: str) -> int:
    """A number of a form."""
    text = form.get(name)
    if not (text.isascii() and text.isdecimal()) or len(text) > 15:
        raise Malformed
    return int(text)


def expire(ask: Ask, by: User, form: Form, why: str) -> None:
    """End what was not used for long: who was a guest by such a session cannot come back."""
    sessions, guests = number(form, "sessions"), number(form, "guests")
    if not all(SHORTEST <= days <= LONGEST for days in (sessions, guests)):
        raise Malformed
    if not form.get("sure"):
        raise NotYours(Reason("server.error.meant"))
    ask.site.moderation.expire(sessions, guests, by.id, why)
    ask.site.accounts.forget()


def on_person(ask: Ask, by: User, what: str, user_id: int, why: str, sure: bool) -> None:
    """An act on a person; those who moderate are left to the operator."""
    user = ask.site.store.user(user_id)
    if user is None:
        raise NotFound
    if user.moderator:
        raise NotYours(Reason("server.error.moderator"))
    moderation = ask.site.moderation
    if what in ("mute", "unmute"):
        moderation.mute(user, what == "mute", by.id, why)
    elif what in ("ban", "unban"):
        moderation.ban(user, what == "ban", by.id, why)
    elif what == "letter":
        if ask.site.letters is None:
            raise NotFound
        moderation.send_reset(user, by.id, why)
    elif sure:
        moderation.remove(user, by.id, why)
    else:
        raise NotYours(Reason("server.error.meant"))
    ask.site.accounts.forget()
