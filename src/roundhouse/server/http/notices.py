"""Notices on the profile: by mail or to an address of one's own, at once or once a day."""

from __future__ import annotations

from starlette.responses import Response

from roundhouse.core.message import Reason
from roundhouse.server.http.endpoints import Form
from roundhouse.server.http.profile import DAILY, NOW, OFF, again
from roundhouse.server.http.refusals import Malformed, NotFound
from roundhouse.server.http.render import tell_next
from roundhouse.server.http.request import Ask
from roundhouse.server.notices.webhook import WEBHOOK, BadAddress, known_address
from roundhouse.server.store.outbox_store import MAIL
from roundhouse.server.tables.refusals import Refused


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
    user, address, store = ask.known(), form.get("target").strip(), ask.site.store
    try:
        if address:
            known_address(address)
    except BadAddress:
        return again(ask, Refused(Reason("server.error.webhook")))
    mine = [way for way in store.ways_of(user.id, WEBHOOK) if way.table_id is None]
    for way in mine:
        if way.target != address:
            store.drop_ways(user.id, WEBHOOK, way.id)
    if address:
        store.set_way(user.id, WEBHOOK, address, daily="daily" in form.fields)
    return tell_next(ask.go("/profile"), "saved")


def offered(ask: Ask, channel: str) -> None:
    """No such page where the operator has not set up a channel."""
    if channel not in ask.site.outbox.channels:
        raise NotFound
