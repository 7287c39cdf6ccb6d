"""What a game has pages for: rules help, what is reconstructed of it, and the style of its picture."""

from __future__ import annotations

from markupsafe import Markup
from starlette.responses import Response

from roundhouse.games.registry import package_of
from roundhouse.kit.picture import SHEET
from roundhouse.server.http.games import picture_address, shipped, stylesheet
from roundhouse.server.http.render import render
from roundhouse.server.http.request import Ask
from roundhouse.text import Words


def help_page(ask: Ask) -> Response:
    """GET /help/GAME."""
    game = shipped(ask.param("game"))
    guide = package_of(game.name).guide()
    say = Words(ask.language, game).say
    figures = {name: Markup(svg) for name, svg in guide.figures(say, game).items()}
    return render(
        ask,
        "help",
        game={"name": game.name, "title": game.title},
        chapters=guide.chapters(say, game),
        symbols=figures.pop(SHEET, Markup("")),
        figures=figures,
        picture_css=picture_address(game.name),
    )


def components_page(ask: Ask) -> Response:
    """GET /components/GAME: what is reconstructed, and why."""
    game = shipped(ask.param("game"))
    chapters = package_of(game.name).guide().chapters(Words(ask.language, game).say, game)
    tables = [
        block for chapter in chapters if chapter.anchor == "reconstructed" for block in chapter.paragraphs
    ]
    rows = [{"what": what, "basis": basis, "why": why} for block in tables for what, basis, why in block.rows]
    return render(ask, "components", game={"name": game.name, "title": game.title}, rows=rows)


def picture_css(ask: Ask) -> Response:
    """GET /games/GAME/picture.css."""
    css = stylesheet(shipped(ask.param("game")).name)
    return Response(css, media_type="text/css", headers={"Cache-Control": "max-age=86400"})
