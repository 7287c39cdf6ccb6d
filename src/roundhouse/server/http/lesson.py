"""Lessons over HTTP: what one is about, and a table for it."""

from __future__ import annotations

from starlette.responses import Response

from roundhouse.core.game import Box, Game
from roundhouse.games.registry import package_of
from roundhouse.kit.lesson import FIRST, Lesson
from roundhouse.server.http.endpoints import Form
from roundhouse.server.http.games import picture_address, shipped
from roundhouse.server.http.refusals import NotFound
from roundhouse.server.http.render import render
from roundhouse.server.http.request import Ask
from roundhouse.server.http.table_form import bot_name, made
from roundhouse.server.tables.lessons import lesson_for
from roundhouse.server.tables.names import own_name
from roundhouse.server.tables.stored_table import BOT, PERSON, NewSeat, NewTable
from roundhouse.text import Words


def learn_page(ask: Ask) -> Response:
    """GET /learn/GAME/LESSON: what the lesson is about, and a button to begin."""
    game = shipped(ask.param("game"))
    lesson = asked(ask, game.name)
    words = Words(ask.language, game, [ask.say("server.guest")])
    return render(
        ask,
        "learn",
        game={"name": game.name, "title": game.title},
        lesson=lesson.name,
        others=other_lessons(words, game.name, lesson.name),
        title=words.say(lesson.title),
        welcome=words.say(lesson.welcome),
        steps=len(lesson.steps),
        picture_css=picture_address(game.name),
    )


def asked(ask: Ask, game: str) -> Lesson:
    """The lesson of the address: the first one, if it names none."""
    lesson = lesson_for(game, str(ask.request.path_params.get("lesson", FIRST)))
    if lesson is None:
        raise NotFound
    return lesson


def lessons_of(game: Game, box: Box) -> list[Lesson]:
    """The lessons of a game, or of one of its expansions: where boxes differ, they are played as it is."""
    apart = {option for other in game.boxes() for option in other.options}
    chosen = game.complete(box.options)
    every = package_of(game.name).guide().lessons()
    return [one for one in every if all(game.complete(one.options)[name] == chosen[name] for name in apart)]


def other_lessons(words: Words, game: str, name: str) -> list[dict[str, str]]:
    """The lessons of a game beside one of them, by name and title."""
    lessons = package_of(game).guide().lessons()
    return [{"name": one.name, "title": words.say(one.title)} for one in lessons if one.name != name]


def learn(ask: Ask, form: Form) -> Response:
    """POST /learn/GAME/LESSON: a table for the lesson."""
    game = shipped(ask.param("game"))
    lesson = asked(ask, game.name)
    user = ask.enter(form.get("name"))
    taken: set[str] = set()
    seats = [
        NewSeat(PERSON, own_name(user.name, taken), user.id)
        if kind == PERSON
        else NewSeat(BOT, own_name(bot_name(ask, kind), taken), bot=kind)
        for kind in lesson.seats
    ]
    table = NewTable(
        game.name,
        seats,
        user.id,
        options=lesson.options,
        undo="free",
        spectators=False,
        seed=lesson.seed,
        lesson=lesson.name,
    )
    return made(ask, table)
