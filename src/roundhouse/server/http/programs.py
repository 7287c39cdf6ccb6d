"""Programs on the pages: personal tokens, accounts that are programs, asking one of those to a seat,
and how strong they are."""

from __future__ import annotations

from starlette.responses import Response

from roundhouse.core.message import Reason
from roundhouse.games.registry import GAMES
from roundhouse.server.bot_ratings import Named
from roundhouse.server.http.api.presence import bot_named, present
from roundhouse.server.http.api.tokens import SCOPES
from roundhouse.server.http.endpoints import Form
from roundhouse.server.http.games import shipped
from roundhouse.server.http.refusals import NotFound
from roundhouse.server.http.render import ago, render, tell_next
from roundhouse.server.http.request import Ask
from roundhouse.server.store import User
from roundhouse.server.tables.refusals import Refused


def programs_shown(ask: Ask) -> dict[str, object]:
    """What the profile page shows: the tokens of the user and of their bot accounts."""
    user = ask.user
    if user is None or (user.password_hash is None and not user.bot):
        return {"tokens": [], "accounts": [], "scopes": SCOPES, "may_become": False}
    accounts = ask.site.tokens.accounts(user)
    tokens = [
        {
            "id": token.id,
            "name": token.name,
            "account": accounts[token.user_id].name,
            "scopes": [ask.say(f"web.scope.{scope}") for scope in token.scopes.split()],
            "used": "" if token.used is None else ago(ask, token.used),
        }
        for token in ask.site.tokens.of(user)
    ]
    shown = [{"id": one.id, "name": one.name, "bot": one.bot} for one in accounts.values()]
    fresh = not user.bot and not ask.site.store.tables_of(user.id, limit=1)
    return {"tokens": tokens, "accounts": shown, "scopes": SCOPES, "may_become": fresh}


def make_token(ask: Ask, form: Form) -> Response:
    """POST /tokens: the page that comes back is the only one that ever shows it."""
    owner = ask.known()
    account = form.get("account") or str(owner.id)
    found = [user for user in ask.site.tokens.accounts(owner).values() if str(user.id) == account]
    if not found:
        raise NotFound
    scopes = [scope for scope in SCOPES if f"scope-{scope}" in form.fields]
    return shown_once(ask, found[0], ask.site.tokens.make(found[0], owner, form.get("name"), scopes))


def revoke_token(ask: Ask, form: Form) -> Response:
    """POST /tokens/ID/revoke."""
    ask.site.tokens.revoke(ask.path_number("token"), ask.known())
    return tell_next(ask.go("/profile"), "token_revoked")


def make_bot(ask: Ask, form: Form) -> Response:
    """POST /bots: an account for a program, with its first token."""
    owner = ask.known()
    bot = ask.site.tokens.add_bot(owner, form.get("name"))
    return shown_once(ask, bot, ask.site.tokens.make(bot, owner, bot.name, SCOPES))


def become_bot(ask: Ask, form: Form) -> Response:
    """POST /bots/become: for good, so it takes a tick."""
    if not form.get("sure"):
        raise Refused(Reason("server.error.bot_sure"))
    ask.site.tokens.become_bot(ask.known())
    ask.site.accounts.forget()
    return tell_next(ask.go("/profile"), "bot_now")


def shown_once(ask: Ask, user: User, token: str) -> Response:
    """A new token, for the one time that anybody sees it."""
    return render(ask, "token", token=token, account={"name": user.name, "bot": user.bot})


def ask_bot(ask: Ask, form: Form) -> Response:
    """POST /tables/ID/seats/N/ask: the owner asks a bot account that is online."""
    table_id, user = ask.param("table"), ask.known()
    bot = bot_named(ask.site, form.get("name"), ask.table().row.game)
    ask.site.tables.seats.ask(table_id, ask.path_number("seat"), user.id, bot.id)
    return tell_next(ask.go(f"/tables/{table_id}"), "bot_asked")


def bots_page(ask: Ask) -> Response:
    """GET /bots."""
    online = {one.user.id for one in present(ask.site)}
    return render(
        ask,
        "bots",
        lists=[
            {"title": shipped(game).title, "rows": [rated(ask, one, online) for one in found]}
            for game in GAMES
            if (found := ask.site.bot_ratings.of(game))
        ],
    )


def rated(ask: Ask, one: Named, online: set[int]) -> dict[str, object]:
    """A line of the list."""
    of = one.standing
    return {
        "name": ask.say(f"bot.{of.bot}") if of.bot else one.name,
        "program": of.user_id is not None,
        "online": of.user_id in online,
        "games": of.games,
        "won": of.won,
        "rating": "" if of.rating is None else f"{of.rating.mu:.1f} ± {2 * of.rating.sigma:.1f}",
    }
