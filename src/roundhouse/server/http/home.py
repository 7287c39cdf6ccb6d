"""The first page: the games, and the visitor's tables."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from functools import cache

from markupsafe import Markup
from starlette.responses import Response

from roundhouse.games.registry import GAMES, package_of
from roundhouse.server.http.capacity import choice_text, range_of, usual_number
from roundhouse.server.http.covers import drawn
from roundhouse.server.http.games import picture_address, query_of, shipped
from roundhouse.server.http.lesson import lessons_of
from roundhouse.server.http.my_games import in_list, my_games
from roundhouse.server.http.render import render
from roundhouse.server.http.request import Ask
from roundhouse.server.http.table_form import USUAL, bots_shown, suiting
from roundhouse.text import Words

SHOWN = 6  # of a person's tables; the page of one's own games has all

log = logging.getLogger(__name__)


def home(ask: Ask) -> Response:
    """GET /."""
    store = ask.site.store
    mine = my_games(ask)
    away = [] if ask.user_id is None else store.tables_of(ask.user_id, away=True)
    own = mine.ids | {table.row.id for table in away}
    listed = [table for table in store.listed_tables() if table.row.id not in own]
    return render(
        ask,
        "home",
        games=list(cards(ask.language)),
        suits={name: suiting(ask, name) for name in GAMES},
        bots=bots_shown(ask),
        running=[*mine.waits, *mine.running][:SHOWN],
        open=[in_list(ask, table) for table in listed],
        finished=mine.finished[:SHOWN],
    )


def cards(language: str) -> Iterator[dict[str, object]]:
    """Every game as the first page shows it; one with a fault does not take the others away."""
    for name in GAMES:
        try:
            yield from [about_game(name, number, language) for number in range(len(shipped(name).boxes()))]
        except Exception:
            log.exception("the card of %s", name)


@cache
def about_game(name: str, number: int, language: str) -> dict[str, object]:
    """A game, or one of its expansions, as the first page shows it: with the picture of a table set up."""
    game = shipped(name)
    box = game.boxes()[number]
    words = Words(language, game)
    options = game.complete(box.options)
    chosen = [tuple(game.complete(one.options).items()) for one in game.boxes()]
    beside = "" if number else "".join(drawn(name, other, language)[1] for other in chosen[1:])
    sheet, shown = drawn(name, chosen[number], language, beside)
    about = package_of(name).guide().about(words.say)
    means = [choice_text(words, option, choice) for option, choice in box.options.items()]
    return {
        "name": name,
        "title": box.title,
        "options": box.options,
        "query": query_of(name, box),
        "chapter": box.chapter,
        "players": range_of(game.seats(options) if means else (game.min_players, game.max_players)),
        "bots": usual_number(game.seats(options), USUAL) - 1,
        "tagline": " ".join(means) or about["tagline"],
        "minutes": about["minutes"],
        "weight": about["weight"],
        "cover": Markup(shown if number else sheet + shown),
        "cover_css": picture_address(name),
        "maker": package_of(name).editor() is not None,
        "lessons": [{"name": one.name, "title": words.say(one.title)} for one in lessons_of(game, box)],
    }
