"""The pages beside the table: home, rules help, components, and the game's own style.

What the templates get (the contract with `web/templates`):

every page   say(key, **args); language; languages [{code, name}]; user {name, guest, password} or None;
             prefs {theme: auto|light|dark, motion: auto|off, patterns, sound, confirm, notify: bool};
             static(name) -> address; page (the template's name); path; message (text or None)
home         games [{name, title, players: "2–4", tagline, minutes, weight, cover (Markup), cover_css}];
             running [{id, game, players [{name, letter, turn, kind}], turn, mine, when, status, what_if,
             may_go}]; open [{id, game, owner, free, seats, players}];
             finished and away [{id, game, players, winner, when}]
new          games [{name, title}]; game {name, title, min, max}; bots [{name, label, hint}];
             options [{name, label, choices [{value, label, text, chosen}]}]; seats_default [kind];
             capacity {options [name], seats {values: [least, most, text]}}; players_default (number);
             undo_default (rule); components_text; errors and notes [text]; values {field: text}
table        table {id, game, title, house, status, undo, spectators, listed}; view; view_json (Markup);
             chat [{id, name, seat, text, at}]; notes; invites [{seat, url, path, qr (Markup), free, local}];
             picture_css; me {seats: [n], owner: bool}; bots [{name, label, hint}]
join         table {id, game, title}; seat (number); free: bool; players [{name, kind}]; action (address)
profile      sessions [{id, agent, seen, created, current}]; errors [text]
help         game {name, title}; chapters [Chapter]; figures {name: Markup}; symbols (Markup); picture_css
learn        game {name, title}; title; welcome; steps (number; 0 if there is no lesson); picture_css
components   game {name, title}; rows [{what, basis, why}]
error        status; title; text
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from functools import cache

from markupsafe import Markup
from starlette.responses import PlainTextResponse, Response

from roundhouse.drawing import picture_of
from roundhouse.games.registry import GAMES
from roundhouse.server.ask import Ask
from roundhouse.server.capacity import range_of
from roundhouse.server.modules import guide_for, in_short, picture_address, shown_games, stylesheet
from roundhouse.server.render import ago, render
from roundhouse.server.site import shipped
from roundhouse.server.store import Listed
from roundhouse.table.table import SPECTATOR
from roundhouse.text import Words

log = logging.getLogger(__name__)

COVER_SEED = 7
SYMBOLS = "symbols"


def home(ask: Ask) -> Response:
    """GET /."""
    store = ask.site.store
    mine: list[Listed] = []
    finished: list[Listed] = []
    away: list[Listed] = []
    if ask.user_id is not None:
        away = store.tables_of(ask.user_id, away=True)
        mine = store.tables_of(ask.user_id, "running", "waiting")
        finished = store.tables_of(ask.user_id, "over")
    own = {table.row.id for table in [*mine, *away]}
    listed = [table for table in store.listed_tables() if table.row.id not in own]
    return render(
        ask,
        "home",
        games=list(cards(ask.language)),
        running=[in_list(ask, table) for table in mine],
        open=[in_list(ask, table) for table in listed],
        finished=[in_list(ask, table) for table in finished],
        away=[in_list(ask, table) for table in away],
    )


def cards(language: str) -> Iterator[dict[str, object]]:
    """Every game as the first page shows it; one with a fault does not take the others away."""
    for name in shown_games():
        try:
            yield about_game(name, language)
        except Exception:
            log.exception("the card of %s", name)


@cache
def about_game(name: str, language: str) -> dict[str, object]:
    """A game as the first page shows it: with the picture of a table that has just been set up."""
    game = shipped(name)
    words = Words(language, game)
    usual = game.complete({})
    view = game.new(game.seats(usual)[1], COVER_SEED, usual).seen_by(SPECTATOR)
    parts = picture_of(name).pictures(view, SPECTATOR, words.say)
    sheet = parts.pop(SYMBOLS, "")
    about = in_short(name, words.say)
    return {
        "name": name,
        "title": game.title,
        "players": range_of((game.min_players, game.max_players)),
        "tagline": about.get("tagline", ""),
        "minutes": about.get("minutes", ""),
        "weight": about.get("weight", ""),
        "cover": Markup(sheet + next(iter(parts.values()), "")),
        "cover_css": picture_address(name),
    }


def in_list(ask: Ask, table: Listed) -> dict[str, object]:
    """A table as lists show it."""
    row, seats = table.row, table.seats
    turn = table.turn_seat
    winners = (row.result or {}).get("winners", [])
    assert isinstance(winners, list)
    return {
        "id": row.id,
        "game": shipped(row.game).title if row.game in GAMES else row.game,
        "status": row.status,
        "players": [
            {"name": s.name, "letter": chr(65 + s.seat), "turn": s is turn, "kind": s.kind} for s in seats
        ],
        "turn": "" if turn is None else turn.name,
        "mine": ask.user_id is not None and table.is_turn_of(ask.user_id),
        "owner": next((s.name for s in seats if s.user_id == row.owner), ""),
        "free": sum(s.kind == "open" for s in seats),
        "seats": len(seats),
        "winner": ", ".join(seats[n].name for n in winners),
        "when": ago(ask, row.changed),
        "what_if": row.forked_from is not None,
        "may_go": ask.user_id is not None and table.goes_on_without(ask.user_id),
    }


def help_page(ask: Ask) -> Response:
    """GET /help/GAME."""
    game = shipped(ask.param("game"))
    guide = guide_for(game.name)
    say = Words(ask.language, game).say
    figures = {} if guide is None else {k: Markup(svg) for k, svg in guide.figures(say, game).items()}
    return render(
        ask,
        "help",
        game={"name": game.name, "title": game.title},
        chapters=[] if guide is None else guide.chapters(say, game),
        symbols=figures.pop(SYMBOLS, Markup("")),
        figures=figures,
        picture_css=picture_address(game.name),
    )


def components_page(ask: Ask) -> Response:
    """GET /components/GAME: what is reconstructed, and why."""
    game = shipped(ask.param("game"))
    rows = [{"what": what, "basis": basis, "why": why} for what, basis, why in game.reconstructed()]
    return render(ask, "components", game={"name": game.name, "title": game.title}, rows=rows)


def picture_css(ask: Ask) -> Response:
    """GET /games/GAME/picture.css."""
    css = stylesheet(shipped(ask.param("game")).name)
    return Response(css, media_type="text/css", headers={"Cache-Control": "max-age=86400"})


def healthz(ask: Ask) -> Response:
    """GET /healthz: whether the server serves and its store answers."""
    ask.site.store.listed_tables(limit=1)
    return PlainTextResponse("ok\n")
