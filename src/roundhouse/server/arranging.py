"""The page of a new table: which game, who sits where, which options, and how many that is for."""

from __future__ import annotations

from starlette.responses import Response

from roundhouse.bots.registry import BOTS
from roundhouse.core.game import Game, Option
from roundhouse.server.ask import Ask, Form
from roundhouse.server.capacity import (
    Seats,
    capacity,
    choice_label,
    choice_text,
    chosen_in_words,
    range_of,
    usual_number,
)
from roundhouse.server.creating import INVITE, OPPONENT, PASS, SOLO, components_text, game_with, new
from roundhouse.server.errors import Refused
from roundhouse.server.modules import shown_games
from roundhouse.server.render import render
from roundhouse.server.site import shipped
from roundhouse.text import Words

MANY = 4  # players that the form begins with, if the game is for so many


def new_page(
    ask: Ask,
    form: Form | None = None,
    errors: tuple[str, ...] = (),
    own: Game | None = None,
    notes: tuple[str, ...] = (),
) -> Response:
    """GET /new, and what comes back from a form that was not right; `own` has an owner's components."""
    values = {} if form is None else form.fields
    name = values.get("game") or ask.request.query_params.get("game") or shown_games()[0]
    game = own or shipped(name)
    mode = ask.request.query_params.get("mode", SOLO)
    others = {PASS: "here", INVITE: "invite"}.get(mode, f"bot:{OPPONENT}")
    words = Words(ask.language, game)
    seats = game.seats(game.complete({}))
    return render(
        ask,
        "new",
        status=422 if errors else 200,
        games=[{"name": name, "title": shipped(name).title} for name in shown_games()],
        game={"name": game.name, "title": game.title, "min": game.min_players, "max": game.max_players},
        bots=bots(ask),
        options=[option_shown(words, option, values) for option in game.options],
        capacity=capacity_shown(ask, words, game),
        seats_default=["me", *[others] * (game.max_players - 1)],
        players_default=usual_number(seats, 2 if mode in (PASS, INVITE) else MANY),
        undo_default="free" if mode == PASS else "ask",
        components_text="" if form is None or own is None else components_text(form),
        errors=list(errors),
        notes=list(notes),
        values=values,
    )


def option_shown(words: Words, option: Option, values: dict[str, str]) -> dict[str, object]:
    """An option with its choices, the chosen one marked."""
    assert words.game_words is not None
    wished = values.get(f"option.{option.name}")
    chosen = wished if wished in option.choices else option.choices[0]
    return {
        "name": option.name,
        "label": words.say(words.game_words.option(option.name)),
        "choices": [
            {
                "value": choice,
                "label": choice_label(words, option.name, choice),
                "text": choice_text(words, option.name, choice),
                "chosen": choice == chosen,
            }
            for choice in option.choices
        ],
    }


def capacity_shown(ask: Ask, words: Words, game: Game) -> dict[str, object]:
    """How many may play, by what is chosen: for the page, in numbers and in words."""
    names, found = capacity(game)

    def told(way: str, seats: Seats) -> str:
        what = chosen_in_words(words, dict(zip(names, way.split("/"), strict=True)))
        return ask.say("web.new.fits", what=what, n=seats[1], fit=range_of(seats))

    ways = {way: [*seats, told(way, seats)] for way, seats in found.items()} if names else {}
    return {"options": names, "seats": ways}


def new_table(ask: Ask, form: Form) -> Response:
    """POST /new: the table, or the form again with what is wrong, or with what an owner's file offers."""
    own: Game | None = None
    try:
        if components := components_text(form):
            own = game_with(ask, form.get("game"), components)
            if form.upload and choices_of(own) - choices_of(shipped(own.name)):
                return new_page(ask, form, own=own, notes=(ask.say("web.new.own_choices"),))
        return new(ask, form)
    except Refused as refused:
        if refused.status != 422:
            raise
        return new_page(ask, form, (ask.words.say(refused.message),), own)


def choices_of(game: Game) -> set[tuple[str, ...]]:
    """What there is to choose before a game begins, where there is more than one choice."""
    return {(option.name, *option.choices) for option in game.options if len(option.choices) > 1}


def bots(ask: Ask) -> list[dict[str, str]]:
    """The bots there are, weakest first."""
    return [
        {"name": name, "label": ask.say(f"server.bot.{name}"), "hint": ask.say(f"server.bot.{name}.hint")}
        for name in BOTS
    ]
