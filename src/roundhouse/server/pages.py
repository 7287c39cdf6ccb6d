"""The pages beside the table: home, new table, rules help, lesson, components, and the game's own style.

What the templates get (the contract with `web/templates`):

every page   say(key, **args); language; languages [{code, name}]; user {name, guest, password} or None;
             prefs {theme: auto|light|dark, motion: auto|off, patterns, sound, confirm, notify: bool};
             static(name) -> address; page (the template's name); path; message (text or None)
home         games [{name, title, players: "2–4", tagline, minutes, weight, cover (Markup), cover_css}];
             running [{id, game, players [{name, letter, turn, kind}], turn, mine, when, status, what_if}];
             open [{id, game, owner, free, seats, players}]; finished [{id, game, players, winner, when}]
new          games [{name, title}]; game {name, title, min, max}; bots [{name, label, hint}];
             options [{name, label, choices [{value, label, text, chosen}]}]; seats_default [kind];
             players_default (number); undo_default (rule); errors [text]; values {field: text}
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

from functools import cache

from markupsafe import Markup
from starlette.responses import PlainTextResponse, Response

from roundhouse.bots.registry import BOTS
from roundhouse.drawing import picture_of
from roundhouse.games.registry import GAMES
from roundhouse.server.ask import Ask, Form
from roundhouse.server.creating import INVITE, OPPONENT, PASS, SOLO, new
from roundhouse.server.errors import Refused
from roundhouse.server.modules import guide_for, in_short, picture_address, stylesheet
from roundhouse.server.render import ago, render
from roundhouse.server.site import shipped
from roundhouse.server.store import Listed
from roundhouse.table.table import SPECTATOR
from roundhouse.text import Words, words_of

COVER_SEED = 7
SYMBOLS = "symbols"


def home(ask: Ask) -> Response:
    """GET /."""
    store = ask.site.store
    mine: list[Listed] = []
    finished: list[Listed] = []
    if ask.user_id is not None:
        mine = store.tables_of(ask.user_id, "running", "waiting")
        finished = store.tables_of(ask.user_id, "over")
    own = {table.row.id for table in mine}
    listed = [table for table in store.listed_tables() if table.row.id not in own]
    return render(
        ask,
        "home",
        games=[about_game(name, ask.language) for name in GAMES],
        running=[in_list(ask, table) for table in mine],
        open=[in_list(ask, table) for table in listed],
        finished=[in_list(ask, table) for table in finished],
    )


@cache
def about_game(name: str, language: str) -> dict[str, object]:
    """A game as the first page shows it: with the picture of a table that has just been set up."""
    game = shipped(name)
    words = Words(language, game)
    view = game.new(game.max_players, COVER_SEED).seen_by(SPECTATOR)
    parts = picture_of(name).pictures(view, SPECTATOR, words.say)
    sheet = parts.pop(SYMBOLS, "")
    about = in_short(name, words.say)
    return {
        "name": name,
        "title": game.title,
        "players": f"{game.min_players}–{game.max_players}",
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
    }


def new_page(ask: Ask, form: Form | None = None, errors: tuple[str, ...] = ()) -> Response:
    """GET /new, and what comes back from a form that was not right."""
    values = {} if form is None else form.fields
    name = values.get("game") or ask.request.query_params.get("game") or GAMES[0]
    game = shipped(name)
    mode = ask.request.query_params.get("mode", SOLO)
    others = {PASS: "here", INVITE: "invite"}.get(mode, f"bot:{OPPONENT}")
    words, own = Words(ask.language, game), words_of(name)
    options = [
        {
            "name": option.name,
            "label": words.say(own.option(option.name)),
            "choices": [
                {
                    "value": choice,
                    "label": words.say(own.choice(option.name, choice)),
                    "text": words.say(own.explanation(option.name, choice)),
                    "chosen": values.get(f"option.{option.name}", option.choices[0]) == choice,
                }
                for choice in option.choices
            ],
        }
        for option in game.options
    ]
    return render(
        ask,
        "new",
        status=422 if errors else 200,
        games=[{"name": name, "title": shipped(name).title} for name in GAMES],
        game={"name": game.name, "title": game.title, "min": game.min_players, "max": game.max_players},
        bots=bots(ask),
        options=options,
        seats_default=["me", *[others] * (game.max_players - 1)],
        players_default=game.min_players if mode in (PASS, INVITE) else game.max_players,
        undo_default="free" if mode == PASS else "ask",
        errors=list(errors),
        values=values,
    )


def new_table(ask: Ask, form: Form) -> Response:
    """POST /new: the table, or the form again with what is wrong."""
    try:
        return new(ask, form)
    except Refused as refused:
        if refused.status != 422:
            raise
        return new_page(ask, form, (ask.words.say(refused.message),))


def bots(ask: Ask) -> list[dict[str, str]]:
    """The bots there are, weakest first."""
    return [
        {"name": name, "label": ask.say(f"server.bot.{name}"), "hint": ask.say(f"server.bot.{name}.hint")}
        for name in BOTS
    ]


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
