"""One's own data: all of it as a file, or removed for good."""

from __future__ import annotations

import json

from starlette.responses import Response

from roundhouse.core.message import Reason
from roundhouse.server.http.accounts import drop_cookie
from roundhouse.server.http.endpoints import Form
from roundhouse.server.http.profile import again
from roundhouse.server.http.refusals import Forbidden, NoSession
from roundhouse.server.http.render import tell_next
from roundhouse.server.http.request import Ask
from roundhouse.server.tables.refusals import Refused


def export(ask: Ask) -> Response:
    """GET /profile/export: what is kept of the visitor."""
    if ask.user is None:
        raise NoSession
    text = json.dumps(ask.site.store.export(ask.user.id), ensure_ascii=False, indent=2)
    headers = {"Content-Disposition": 'attachment; filename="roundhouse.json"'}
    return Response(text, media_type="application/json", headers=headers)


def remove(ask: Ask, form: Form) -> Response:
    """POST /profile/remove: for good; asks for the password of those who have one, and for a tick of all."""
    user = ask.user
    if user is None:
        raise NoSession
    try:
        if user.password_hash is not None:
            ask.site.throttle.check("login", f"user {user.id}", ask.address)
            if not ask.site.accounts.verify(user, form.get("password")):
                raise Forbidden(Reason("server.error.wrong_password"))
        if not form.get("sure"):
            raise Refused(Reason("server.error.sure"))
    except Refused as refused:
        return again(ask, refused)
    ask.site.moderation.remove(user, user.id, "")
    ask.site.accounts.end_sessions(user.id, None)  # forgets them here, too
    response = tell_next(ask.go("/"), "removed")
    drop_cookie(response, ask.secure)
    return response
