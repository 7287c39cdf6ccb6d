"""What a game has pages for: rules help, what is reconstructed of it, and the style of its picture."""

from __future__ import annotations

from functools import cache

from markupsafe import Markup
from starlette.responses import Response

from roundhouse.games.registry import package_of
from roundhouse.kit.book import Chapter
from roundhouse.kit.picture import SHEET
from roundhouse.server.http.games import picture_address, shipped, stylesheet
from roundhouse.server.http.render import render
from roundhouse.server.http.request import Ask
from roundhouse.text import Words


def help_page(ask: Ask) -> Response:
    """GET /help/GAME."""
    game = shipped(ask.param("game"))
    drawings = figures(game.name, ask.language)
    return render(
        ask,
        "help",
        game={"name": game.name, "title": game.title},
        chapters=chapters(game.name, ask.language),
        symbols=drawings.get(SHEET, Markup("")),
        figures={name: svg for name, svg in drawings.items() if name != SHEET},
        picture_css=picture_address(game.name),
    )


@cache
def chapters(name: str, language: str) -> list[Chapter]:
    """The rules help of a game: the same for everybody."""
    game = shipped(name)
    return package_of(name).guide().chapters(Words(language, game).say, game)


@cache
def figures(name: str, language: str) -> dict[str, Markup]:
    """The drawings in it."""
    game = shipped(name)
    drawn = package_of(name).guide().figures(Words(language, game).say, game)
    return {part: Markup(svg) for part, svg in drawn.items()}


def components_page(ask: Ask) -> Response:
    """GET /components/GAME: what is reconstructed, and why."""
    game = shipped(ask.param("game"))
    told = [one for one in chapters(game.name, ask.language) if one.anchor == "reconstructed"]
    tables = [block for chapter in told for block in chapter.paragraphs]
    rows = [{"what": what, "basis": basis, "why": why} for block in tables for what, basis, why in block.rows]
    return render(ask, "components", game={"name": game.name, "title": game.title}, rows=rows)


def picture_css(ask: Ask) -> Response:
    """GET /games/GAME/picture.css."""
    css = stylesheet(shipped(ask.param("game")).name)
    return Response(css, media_type="text/css", headers={"Cache-Control": "max-age=86400"})
