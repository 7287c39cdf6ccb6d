"""The application: routes, what holds for all of them, and how errors are shown."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.exceptions import ExceptionMiddleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

from roundhouse.core.message import Message
from roundhouse.server import arranging, creating, hints, learn, pages, profile, reviews, seats, tables, talk
from roundhouse.server.accounts import drop_cookie
from roundhouse.server.ask import Ask, Endpoint, action, form, page, patient
from roundhouse.server.errors import Refused
from roundhouse.server.events import events
from roundhouse.server.refusals import TableError
from roundhouse.server.render import render
from roundhouse.server.security import Gate, SafeHeaders
from roundhouse.server.settings import Settings
from roundhouse.server.site import WEB, Site
from roundhouse.server.store import Store

log = logging.getLogger(__name__)

TABLE = "/tables/{table}"


def routes() -> list[BaseRoute]:
    """Every address there is."""
    return [
        get("/", page(pages.home)),
        get("/healthz", page(pages.healthz)),
        post("/start", form(creating.start, "create")),
        get("/new", page(arranging.new_page)),
        post("/new", form(arranging.new_table, "create")),
        get("/help/{game}", page(pages.help_page)),
        get("/learn/{game}", page(learn.learn_page)),
        post("/learn/{game}", form(learn.learn, "create")),
        get("/components/{game}", page(pages.components_page)),
        get("/games/{game}/picture.css", page(pages.picture_css)),
        get("/profile", page(profile.profile_page)),
        post("/profile", form(profile.save)),
        put("/prefs", action(profile.Prefs, profile.save_prefs)),
        post("/language", form(profile.choose_language)),
        post("/password", form(profile.set_password)),
        post("/login", form(profile.log_in)),
        post("/logout", form(profile.log_out)),
        post("/sessions/{session:int}/end", form(profile.end_session)),
        get(TABLE, page(tables.table_page)),
        get(TABLE + "/view", page(tables.view)),
        get(TABLE + "/events", events),
        get(TABLE + "/why", page(tables.why)),
        get(TABLE + "/ends", page(tables.ends)),
        get(TABLE + "/record", page(tables.record)),
        get(TABLE + "/review", page(reviews.review)),
        post(TABLE + "/review", action(tables.Nothing, reviews.begin)),
        post(TABLE + "/hint", patient(hints.At, hints.begin, hints.answer)),
        post(TABLE + "/moves", action(tables.Move, tables.moves, "move")),
        post(TABLE + "/undo", action(tables.Undo, tables.undo, "move")),
        post(TABLE + "/undo/ask", action(tables.AskUndo, tables.ask_undo)),
        post(TABLE + "/undo/answer", action(tables.AnswerUndo, tables.answer_undo)),
        post(TABLE + "/fork", action(tables.Fork, tables.fork, "create")),
        post(TABLE + "/rematch", action(tables.Nothing, tables.rematch, "create")),
        get(TABLE + "/chat", page(talk.chat)),
        post(TABLE + "/chat", action(talk.Saying, talk.say, "talk")),
        get(TABLE + "/notes", page(talk.note)),
        put(TABLE + "/notes", action(talk.Note, talk.set_note)),
        post(TABLE + "/seats/{seat:int}", action(seats.Change, seats.change)),
        post(TABLE + "/away", form(seats.put_away)),
        get(TABLE + "/join/{token}", page(seats.join_page)),
        post(TABLE + "/join/{token}", form(seats.join)),
        Mount("/static", Static(directory=WEB / "static", check_dir=False), name="static"),
    ]


def get(path: str, endpoint: Endpoint) -> Route:
    return Route(path, endpoint, methods=["GET"])


def post(path: str, endpoint: Endpoint) -> Route:
    return Route(path, endpoint, methods=["POST"])


def put(path: str, endpoint: Endpoint) -> Route:
    return Route(path, endpoint, methods=["PUT"])


class Static(StaticFiles):
    """Files that come with the page; browsers ask each time whether theirs is still the right one."""

    def file_response(self, *args: object, **kwargs: object) -> Response:
        response: Response = super().file_response(*args, **kwargs)  # type: ignore[arg-type]
        response.headers["Cache-Control"] = "no-cache"
        return response


def create_app(settings: Settings, site: Site | None = None) -> Starlette:
    """The application for some settings; opens the database unless a site is given."""
    site = site or Site(settings, Store.open(settings.database))

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await site.start()
        try:
            yield
        finally:
            await site.end()

    app = Starlette(
        routes=routes(),
        middleware=[
            Middleware(SafeHeaders),
            Middleware(GZipMiddleware, compresslevel=6),
            Middleware(ExceptionMiddleware, handlers={Refused: show_refusal, Exception: show_fault}),
            Middleware(Gate, limits=settings.limits, base_url=settings.base_url),
        ],
        exception_handlers={
            Refused: show_refusal,
            TableError: show_refusal,
            HTTPException: show_http_error,
        },
        lifespan=lifespan,
    )
    app.state.site = site
    return app


# Errors, in the visitor's language


async def show_refusal(request: Request, error: Exception) -> Response:
    """What was refused, and why."""
    if isinstance(error, Refused):
        return await shown(request, error.status, error.message, error.headers)
    assert isinstance(error, TableError)
    return await shown(request, error.status, error.reason, {})


async def show_http_error(request: Request, error: Exception) -> Response:
    """No such page, no such method, a form that cannot be read."""
    assert isinstance(error, HTTPException)
    known = {404: "not_found", 405: "method"}
    key = known.get(error.status_code, "malformed")
    return await shown(request, error.status_code, Message(f"server.error.{key}"), dict(error.headers or {}))


async def show_fault(request: Request, error: Exception) -> Response:
    """A fault of Roundhouse itself: the log has the traceback, the visitor a sentence."""
    log.error("%s %s", request.method, request.url.path, exc_info=error)
    return await shown(request, 500, Message("server.error.fault"), {})


async def shown(request: Request, status: int, message: Message, headers: dict[str, str]) -> Response:
    """An error as a page for people, or as JSON for the page's program."""
    ask = Ask(request)
    response = await run_in_threadpool(error_answer, ask, status, message)
    response.headers.update(headers)
    if ask.visitor.stale:
        drop_cookie(response, ask.secure)
    return response


def error_answer(ask: Ask, status: int, message: Message) -> Response:
    """The answer itself. Works without knowing who asks, should that be what failed."""
    try:
        text = ask.words.say(message)
        if not ask.wants_page:
            return ask.json({"error": status, "message": text, "reason": text}, status)
        title = ask.say("server.error.title", status=status)
        return render(ask, "error", status=status, title=title, text=text)
    except Exception:
        log.exception("the error page failed")
        return Response("Something went wrong.\n", 500, media_type="text/plain")
