"""The lesson over HTTP: what it is about, and a table for it."""

from __future__ import annotations

from starlette.responses import Response

from roundhouse.server.ask import Ask, Form
from roundhouse.server.creating import bot_name, made
from roundhouse.server.errors import Refused
from roundhouse.server.modules import guide_for, picture_address
from roundhouse.server.render import render
from roundhouse.server.site import shipped
from roundhouse.server.store import NewSeat, NewTable
from roundhouse.text import Words

PERSON = "person"


def learn_page(ask: Ask) -> Response:
    """GET /learn/GAME: what the lesson is about, and a button to begin."""
    game = shipped(ask.param("game"))
    guide = guide_for(game.name)
    lesson = None if guide is None else guide.lesson()
    words = Words(ask.language, game, [ask.say("server.guest")])
    return render(
        ask,
        "learn",
        game={"name": game.name, "title": game.title},
        title="" if lesson is None else words.say(lesson.title),
        welcome="" if lesson is None else words.say(lesson.welcome),
        steps=0 if lesson is None else len(lesson.steps),
        picture_css=picture_address(game.name),
    )


def learn(ask: Ask, form: Form) -> Response:
    """POST /learn/GAME: a table for the lesson."""
    game = shipped(ask.param("game"))
    guide = guide_for(game.name)
    if guide is None:
        raise Refused(404, "server.error.no_lesson")
    lesson = guide.lesson()
    user = ask.enter(form.get("name"))
    seats = [
        NewSeat("person", user.name, user.id)
        if kind == PERSON
        else NewSeat("bot", f"{bot_name(ask, kind)} {number + 1}", bot=kind)
        for number, kind in enumerate(lesson.seats)
    ]
    table = NewTable(
        game.name, seats, user.id, options=lesson.options, undo="free", spectators=False, seed=lesson.seed
    )
    return made(ask, table)
