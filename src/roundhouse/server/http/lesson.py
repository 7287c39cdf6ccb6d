"""The lesson over HTTP: what it is about, and a table for it."""

from __future__ import annotations

from starlette.responses import Response

from roundhouse.games.registry import package_of
from roundhouse.server.http.endpoints import Form
from roundhouse.server.http.games import picture_address, shipped
from roundhouse.server.http.render import render
from roundhouse.server.http.request import Ask
from roundhouse.server.http.table_form import bot_name, made
from roundhouse.server.tables.rows import BOT, PERSON, NewSeat, NewTable
from roundhouse.text import Words


def learn_page(ask: Ask) -> Response:
    """GET /learn/GAME: what the lesson is about, and a button to begin."""
    game = shipped(ask.param("game"))
    lesson = package_of(game.name).guide().lesson()
    words = Words(ask.language, game, [ask.say("server.guest")])
    return render(
        ask,
        "learn",
        game={"name": game.name, "title": game.title},
        title=words.say(lesson.title),
        welcome=words.say(lesson.welcome),
        steps=len(lesson.steps),
        picture_css=picture_address(game.name),
    )


def learn(ask: Ask, form: Form) -> Response:
    """POST /learn/GAME: a table for the lesson."""
    game = shipped(ask.param("game"))
    lesson = package_of(game.name).guide().lesson()
    user = ask.enter(form.get("name"))
    seats = [
        NewSeat(PERSON, user.name, user.id)
        if kind == PERSON
        else NewSeat(BOT, f"{bot_name(ask, kind)} {number + 1}", bot=kind)
        for number, kind in enumerate(lesson.seats)
    ]
    table = NewTable(
        game.name,
        seats,
        user.id,
        options=lesson.options,
        undo="free",
        spectators=False,
        seed=lesson.seed,
        lesson=True,
    )
    return made(ask, table)
