"""The application: routes, what holds for all of them, and how errors are shown."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.middleware.exceptions import ExceptionMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Match, Mount, Route
from starlette.types import ASGIApp, Receive, Scope, Send

from roundhouse.core.message import Message
from roundhouse.server.http import (
    aid,
    chat,
    covers,
    health,
    help,
    hints,
    home,
    lesson,
    mail,
    map_maker,
    moderate,
    my_games,
    new_table,
    notices,
    open_record,
    own_data,
    plans,
    preview,
    profile,
    programs,
    review,
    seats,
    table,
    table_form,
    view,
)
from roundhouse.server.http.access import Access, address
from roundhouse.server.http.accounts import COOKIE
from roundhouse.server.http.api import routes as api
from roundhouse.server.http.api.asking import is_api
from roundhouse.server.http.api.problems import problem
from roundhouse.server.http.endpoints import Endpoint, action, form, page, patient
from roundhouse.server.http.events import events
from roundhouse.server.http.hosts import known_hosts
from roundhouse.server.http.packed import Packed
from roundhouse.server.http.refusals import TooLarge, headers_of, status_of
from roundhouse.server.http.render import render
from roundhouse.server.http.request import Ask
from roundhouse.server.http.security import Gate
from roundhouse.server.http.static import Static
from roundhouse.server.logs import request_id
from roundhouse.server.settings import Settings
from roundhouse.server.site import Site
from roundhouse.server.store import SqlStore
from roundhouse.server.store.outage import LOST
from roundhouse.server.tables.refusals import Refused
from roundhouse.server.wire.answers import Refusal

log = logging.getLogger(__name__)

Show = Callable[[Request, Exception], Awaitable[Response]]

TABLE = "/tables/{table}"
RETRY_SECONDS = 5  # until a visitor asks again whether the database is back


def routes() -> list[BaseRoute]:
    """Every address there is; what is asked for most comes first, since they are tried in this order."""
    return [
        post(TABLE + "/moves", action(table.Move, table.moves, "move")),
        # Most looks never come here: `http/connections.py` and `QuickViews` answer what is known already.
        get(TABLE + "/view", page(view.view)),
        get(TABLE + "/events", events),
        get("/", page(home.home)),
        get("/mine", page(my_games.my_games_page)),
        get("/waiting", page(my_games.waiting)),
        get("/next", page(my_games.next_table)),
        get("/healthz", health.healthz),
        get("/readyz", page(health.readyz)),
        post("/start", form(table_form.start, "create")),
        get("/new", page(new_table.new_page)),
        post("/new", form(new_table.new_table, "create")),
        get("/open", page(open_record.open_page)),
        post("/open", form(open_record.open_record, "create")),
        get("/help/{game}", page(help.help_page)),
        get("/learn/{game}", page(lesson.learn_page)),
        post("/learn/{game}", form(lesson.learn, "create")),
        get("/learn/{game}/{lesson}", page(lesson.learn_page)),
        post("/learn/{game}/{lesson}", form(lesson.learn, "create")),
        get("/maps/{game}", page(map_maker.maker_page)),
        post("/maps/{game}/check", action(map_maker.MapAsked, map_maker.check_map, "draft")),
        get("/components/{game}", page(help.components_page)),
        get("/games/{game}/picture.css", page(help.picture_css)),
        get("/games/{game}/cover.svg", page(covers.cover_svg)),
        get("/profile", page(profile.profile_page)),
        post("/profile", form(profile.save)),
        get("/profile/export", page(own_data.export)),
        post("/profile/remove", form(own_data.remove)),
        put("/prefs", action(profile.Prefs, profile.save_prefs)),
        post("/language", form(profile.choose_language)),
        post("/password", form(profile.set_password)),
        post("/login", form(profile.log_in)),
        post("/logout", form(profile.log_out)),
        post("/sessions/{session}/end", form(profile.end_session)),
        post("/mail", form(mail.set_address)),
        post("/mail/remove", form(mail.remove_address)),
        get("/mail/confirm/{token}", page(mail.confirm_page)),
        post("/mail/confirm/{token}", form(mail.confirm)),
        get("/mail/stop/{token}", page(mail.stop_page)),
        post("/mail/stop/{token}", form(mail.stop)),
        post("/notices/mail", form(notices.by_mail)),
        post("/notices/webhook", form(notices.by_webhook)),
        put("/notices/push", action(notices.Subscription, notices.by_push)),
        post("/notices/push/stop", action(notices.Browser, notices.no_push)),
        post("/notices/push/{way}/forget", form(notices.forget_browser)),
        get("/worker.js", page(notices.worker)),
        get("/forgot", page(mail.forgot_page)),
        post("/forgot", form(mail.forgot)),
        get("/reset/{token}", page(mail.reset_page)),
        post("/reset/{token}", form(mail.reset)),
        get("/moderation", page(moderate.moderation_page)),
        post("/moderation", form(moderate.act)),
        post("/tokens", form(programs.make_token)),
        post("/tokens/{token}/revoke", form(programs.revoke_token)),
        get("/bots", page(programs.bots_page)),
        post("/bots", form(programs.make_bot)),
        post("/bots/become", form(programs.become_bot)),
        get(TABLE, page(table.table_page)),
        get(TABLE + "/preview.png", page(preview.preview, "preview")),
        post(TABLE + "/seen", action(my_games.Seen, my_games.seen)),
        put(TABLE + "/notices", action(notices.TableNotices, notices.at_table)),
        post(TABLE + "/reopen", action(table.Nothing, table.reopen)),
        get(TABLE + "/why", page(table.why, "look")),
        get(TABLE + "/aid", page(aid.aid)),
        get(TABLE + "/ends", page(table.ends, "look")),
        post(TABLE + "/plan", action(plans.Thought, plans.plan, "draft")),
        get(TABLE + "/plans", page(plans.plans)),
        post(TABLE + "/plans", action(plans.Named, plans.keep)),
        post(TABLE + "/plans/play", action(plans.Meant, plans.play, "move")),
        post(TABLE + "/plans/{plan}/drop", action(table.Nothing, plans.drop)),
        get(TABLE + "/orders", page(plans.orders)),
        put(TABLE + "/orders", action(plans.Ordered, plans.order)),
        post(TABLE + "/draft", action(table.Drawn, table.draft, "draft")),
        get(TABLE + "/record", page(table.record)),
        get(TABLE + "/review", page(review.review)),
        post(TABLE + "/review", action(table.Nothing, review.begin)),
        post(TABLE + "/hint", patient(hints.At, hints.begin, hints.answer)),
        post(TABLE + "/undo", action(table.Undo, table.undo, "move")),
        post(TABLE + "/undo/ask", action(table.AskUndo, table.ask_undo)),
        post(TABLE + "/undo/answer", action(table.AnswerUndo, table.answer_undo)),
        post(TABLE + "/fork", action(table.Fork, table.fork, "create")),
        post(TABLE + "/rematch", action(table.Nothing, table.rematch, "create")),
        get(TABLE + "/chat", page(chat.chat)),
        post(TABLE + "/chat", action(chat.Saying, chat.say, "talk")),
        post(TABLE + "/report", action(chat.Report, chat.report, "talk")),
        get(TABLE + "/here", page(seats.here, "look")),
        get(TABLE + "/notes", page(chat.note)),
        put(TABLE + "/notes", action(chat.Note, chat.set_note)),
        post(TABLE + "/seats/{seat}", action(seats.Change, seats.change)),
        post(TABLE + "/seats/{seat}/ask", form(programs.ask_bot)),
        post(TABLE + "/away", form(seats.put_away)),
        get(TABLE + "/join/{token}", page(seats.join_page)),
        post(TABLE + "/join/{token}", form(seats.join)),
        *api.routes(),
        Mount("/static", Static(), name="static"),
    ]


class QuickRoute(Route):
    """A route that is passed over at a glance where a path begins otherwise: most are, for every request.

    What is raised in its pages is shown by the application: no layer for that is around each.
    """

    def __init__(self, path: str, endpoint: Endpoint, methods: list[str]) -> None:
        async def app(scope: Scope, receive: Receive, send: Send) -> None:
            response = await endpoint(Request(scope, receive, send))
            await response(scope, receive, send)

        super().__init__(path, endpoint, methods=methods)
        self.app = app
        self.beginning = path.partition("{")[0]

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        """Whether it is the one that was asked for."""
        if not scope["path"].startswith(self.beginning):
            return Match.NONE, {}
        return super().matches(scope)


def get(path: str, endpoint: Endpoint) -> Route:
    return QuickRoute(path, endpoint, ["GET"])


def post(path: str, endpoint: Endpoint) -> Route:
    return QuickRoute(path, endpoint, ["POST"])


def put(path: str, endpoint: Endpoint) -> Route:
    return QuickRoute(path, endpoint, ["PUT"])


class Application(Starlette):
    """All of it, with no more layers around a page than it needs: every request goes through them."""

    def __init__(self, settings: Settings, site: Site) -> None:
        super().__init__(routes=routes(), lifespan=lasting)
        self.state.site = site
        self.settings = settings
        self.hosts = known_hosts(settings)
        self.glances = None if settings.log.access else view.Glances(self.hosts, site)

    def build_middleware_stack(self) -> ASGIApp:
        """What is around the pages, from the inside to the outside."""
        settings = self.settings
        gate = Gate(self.router, settings.limits, settings.url or None, self.hosts)
        app = Access(Packed(ExceptionMiddleware(gate, HANDLERS)), settings.log.access)
        return app if self.glances is None else view.QuickViews(app, self.glances)


@asynccontextmanager
async def lasting(app: Application) -> AsyncIterator[None]:
    """As long as the site is served."""
    await app.state.site.start()
    try:
        yield
    finally:
        await app.state.site.end()


def create_app(settings: Settings, site: Site | None = None) -> Application:
    """The application for some settings; opens the database unless a site is given."""
    return Application(settings, site or Site(settings, SqlStore.open(settings.database, settings.migrate)))


# Errors, in the visitor's language


async def show_refusal(request: Request, error: Exception) -> Response:
    """What was refused, and why."""
    assert isinstance(error, Refused)
    return await shown(request, status_of(error), error.reason, headers_of(error), error)


async def gone(request: Request, error: Exception) -> Response:
    """Whoever asked has hung up in the middle of it: nobody hears the answer."""
    return Response(status_code=400)


async def show_http_error(request: Request, error: Exception) -> Response:
    """No such page, no such method, a form that cannot be read."""
    assert isinstance(error, HTTPException)
    known = {404: "not_found", 405: "method"}
    key = known.get(error.status_code, "malformed")
    headers = dict(error.headers or {})
    if error.status_code == 405:
        headers["Allow"] = ", ".join(sorted(methods(request)))
    return await shown(request, error.status_code, Message(f"server.error.{key}"), headers)


def methods(request: Request) -> set[str]:
    """What can be done at an address: each way to do something has a route of its own."""
    routes = [route for route in request.app.routes if isinstance(route, Route)]
    fitting = [route for route in routes if route.matches(request.scope)[0] != Match.NONE]
    return {method for route in fitting for method in route.methods or ()}


async def show_outage(request: Request, error: Exception) -> Response:
    """The database is away: the store has said so in the log, and looks after it."""
    return await shown(request, 503, Message("server.error.no_database"), {"Retry-After": str(RETRY_SECONDS)})


async def show_fault(request: Request, error: Exception) -> Response:
    """A fault of Roundhouse itself: the log has the traceback, the visitor a sentence."""
    log.error("%s %s", request.method, address(request.scope), exc_info=error)
    return await shown(request, 500, Message("server.error.fault"), {})


async def shown(
    request: Request, status: int, message: Message, headers: dict[str, str], error: Exception | None = None
) -> Response:
    """An error as a page for people, or as JSON for the page's program or for one that uses the API."""
    if is_api(request):
        answer = await run_in_threadpool(problem, request, status, message, error)
        answer.headers.update(headers)
        return answer
    response = await run_in_threadpool(error_answer, Ask(request), status, message)
    response.headers.update(headers)
    return response


HANDLERS: dict[object, Show] = {
    Refused: show_refusal,
    ClientDisconnect: gone,
    HTTPException: show_http_error,
    **dict.fromkeys(LOST, show_outage),
    Exception: show_fault,
}


def find_visitor(ask: Ask) -> None:
    """Find out who asks; while the database is away, whoever it was a moment ago."""
    try:
        _ = ask.visitor
    except LOST:
        ask.visitor = ask.site.accounts.remembered(ask.request.cookies.get(COOKIE))


def error_answer(ask: Ask, status: int, message: Message) -> Response:
    """The answer itself. Works without knowing who asks, should that be what failed."""
    try:
        find_visitor(ask)
        text = ask.words.say(message)
        if not ask.wants_page:
            return ask.json(Refusal(status, text, text), status)
        if status == TooLarge.status and ask.request.url.path == "/open":
            return open_record.open_page(ask, text, status=status)
        title = ask.say("server.error.title", status=status)
        return render(ask, "error", status=status, title=title, text=text, number=request_id.get())
    except Exception:
        log.exception("the error page failed")
        return Response("Something went wrong.\n", 500, media_type="text/plain")
