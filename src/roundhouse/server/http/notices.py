"""Notices: on the profile by mail, in a browser or to an address of one's own; at a table what it tells."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta
from starlette.responses import FileResponse, Response

from roundhouse.core.message import Reason
from roundhouse.server.http.endpoints import Form
from roundhouse.server.http.profile import DAILY, NOW, OFF, again
from roundhouse.server.http.refusals import Malformed, NotFound, Taken
from roundhouse.server.http.render import tell_next
from roundhouse.server.http.request import Ask
from roundhouse.server.http.static import FOLDER
from roundhouse.server.notices.posting import LONGEST, BadAddress, Inside
from roundhouse.server.notices.push import PUSH
from roundhouse.server.notices.webhook import WEBHOOK
from roundhouse.server.store.notice_store import NotTheirs
from roundhouse.server.store.outbox_store import MAIL
from roundhouse.server.tables.refusals import Refused
from roundhouse.server.wire.answers import Done


def by_mail(ask: Ask, form: Form) -> Response:
    """POST /notices/mail."""
    offered(ask, MAIL)
    user, when, store = ask.known(), form.get("when"), ask.site.store
    place = store.mail_address(user.id)
    if when not in (OFF, NOW, DAILY):
        raise Malformed
    if when == OFF or place is None or place.confirmed is None:
        store.drop_ways(user.id, MAIL)
    else:
        store.set_way(user.id, MAIL, daily=when == DAILY)
    return tell_next(ask.go("/profile"), "saved")


def by_webhook(ask: Ask, form: Form) -> Response:
    """POST /notices/webhook: an address, or none any more."""
    offered(ask, WEBHOOK)
    try:
        set_hook(ask, form.get("target"), daily="daily" in form.fields)
    except Refused as refused:
        return again(ask, refused)
    return tell_next(ask.go("/profile"), "saved")


def set_hook(ask: Ask, target: str, table_id: str | None = None, daily: bool = False) -> None:
    """The one address to which somebody's notices go, or those of a table; none if it is empty."""
    user, target, store = ask.known(), target.strip(), ask.site.store
    try:
        if target:
            ask.site.webhook.poster.check(target)
    except Inside:
        raise Refused(Reason("server.error.webhook_inside")) from None
    except BadAddress:
        raise Refused(Reason("server.error.webhook")) from None
    for way in store.ways_of(user.id, WEBHOOK):
        if way.table_id == table_id and way.target != target:
            store.drop_ways(user.id, WEBHOOK, way.id)
    if target and store.set_way(user.id, WEBHOOK, target, table_id=table_id, daily=daily) is None:
        raise Refused(Reason("server.error.many_ways"))


# In a browser


class Keys(msgspec.Struct, forbid_unknown_fields=True):
    """By which a message is made for one browser alone."""

    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]


class Subscription(msgspec.Struct, forbid_unknown_fields=True, rename={"expires": "expirationTime"}):
    """What a browser says of how it is reached."""

    endpoint: str
    keys: Keys
    expires: float | None = None


def by_push(ask: Ask, body: Subscription) -> Response:
    """PUT /notices/push: this browser is told, for as long as one is known there."""
    offered(ask, PUSH)
    user, session, push = ask.known(), ask.visitor.session, ask.site.push
    assert session is not None
    try:
        push.checked(body.endpoint, body.keys.p256dh, body.keys.auth)
    except BadAddress:
        raise Malformed from None
    details: dict[str, object] = {**msgspec.to_builtins(body.keys), "session": session.id}
    try:
        way = ask.site.store.set_way(user.id, PUSH, body.endpoint, details, alone=True)
    except NotTheirs:
        raise Taken(Reason("server.error.push_taken")) from None
    if way is None:
        raise Refused(Reason("server.error.many_ways"))
    return ask.json(Done())


class Browser(msgspec.Struct, forbid_unknown_fields=True):
    """A browser by how it is reached."""

    endpoint: Annotated[str, Meta(max_length=LONGEST)]


def no_push(ask: Ask, body: Browser) -> Response:
    """POST /notices/push/stop: not in this browser any more. Whose it is not, cannot stop it."""
    user, store = ask.known(), ask.site.store
    for way in store.ways_of(user.id, PUSH):
        if way.target == body.endpoint:
            store.drop_ways(user.id, PUSH, way.id)
    return ask.json(Done())


def forget_browser(ask: Ask, form: Form) -> Response:
    """POST /notices/push/WAY/forget: one of one's own browsers, wherever it is."""
    ask.site.store.drop_ways(ask.known().id, PUSH, ask.path_number("way"))
    return tell_next(ask.go("/profile"), "saved")


def worker(ask: Ask) -> Response:
    """GET /worker.js: what a browser runs when a notice comes; at the root, for it stands for all pages."""
    return FileResponse(FOLDER / "worker.js", headers={"Cache-Control": "no-cache"})


# At a table


class TableNotices(msgspec.Struct, forbid_unknown_fields=True):
    """What somebody wants to hear of a table; what is left out stays."""

    muted: bool | None = None
    hook: Annotated[str, Meta(max_length=LONGEST)] | None = None


def at_table(ask: Ask, body: TableNotices) -> Response:
    """PUT /tables/ID/notices: tell nothing of it, or tell all that happens there to an address."""
    live = ask.table()
    live.member(ask.known().id)
    if body.hook is not None:
        offered(ask, WEBHOOK)
        set_hook(ask, body.hook, live.row.id)
    if body.muted is not None:
        ask.site.store.mute_table(live.row.id, ask.known().id, body.muted)
    return ask.json(Done())


def offered(ask: Ask, channel: str) -> None:
    """No such page where the operator has not set up a channel."""
    if channel not in ask.site.outbox.channels:
        raise NotFound
