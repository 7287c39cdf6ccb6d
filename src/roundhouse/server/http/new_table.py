"""The page of a new table: which game, who sits where, which options, and how many that is for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from starlette.responses import Response

from roundhouse.core.game import Game, Option
from roundhouse.drawing import picture_of
from roundhouse.games.registry import GAMES, package_of
from roundhouse.server.http.capacity import (
    Seats,
    capacity,
    choice_label,
    choice_text,
    chosen_in_words,
    offers,
    range_of,
    usual_number,
)
from roundhouse.server.http.clock_form import presets_shown
from roundhouse.server.http.covers import cover_address
from roundhouse.server.http.endpoints import Form
from roundhouse.server.http.games import query_of, shipped
from roundhouse.server.http.refusals import UNFIT, status_of
from roundhouse.server.http.render import embedded, render
from roundhouse.server.http.request import Ask
from roundhouse.server.http.table_form import (
    INVITE,
    PASS,
    SOLO,
    bots_shown,
    components_text,
    game_with,
    new,
    suiting,
)
from roundhouse.server.tables.refusals import Refused
from roundhouse.server.wire.new_table import Capacity, Offer
from roundhouse.text import Words

SEVERAL = 9  # pictured choices that can be looked over; among more one can search
MANY = 4  # players that the form begins with, if the game is for so many


def new_page(
    ask: Ask,
    form: Form | None = None,
    errors: tuple[str, ...] = (),
    own: Game | None = None,
    notes: tuple[str, ...] = (),
) -> Response:
    """GET /new, and what comes back from a form that was not right; `own` has an owner's components."""
    asked = ask.request.query_params
    values = {} if form is None else form.fields
    name = values.get("game") or asked.get("game") or GAMES[0]
    game = own or shipped(name)
    mode = asked.get("mode", SOLO)
    others = {PASS: "here", INVITE: "invite"}.get(mode) or f"bot:{suiting(ask, name)}"
    words = Words(ask.language, game)
    chosen = {option.name: chosen_of(option, values or asked) for option in game.options}
    seats = game.seats(chosen)
    fits = capacity_shown(ask, words, game)
    return render(
        ask,
        "new",
        status=422 if errors else 200,
        games=list(games_shown(game.name, game.titled(chosen))),
        game={"name": game.name, "title": game.title, "min": game.min_players, "max": game.max_players},
        bots=bots_shown(ask),
        options=[option_shown(ask, words, game, option, chosen) for option in game.options],
        capacity=fits,
        capacity_json=embedded(fits),
        offers_json=embedded([Offer(*offer) for offer in offers(game)]),
        seats_default=["me", *[others] * (game.max_players - 1)],
        players_default=usual_number(seats, 2 if mode in (PASS, INVITE) else MANY),
        maker=package_of(game.name).editor() is not None,
        numbers=range(game.min_players, game.max_players + 1),
        undo_default="ask" if mode == INVITE else "free",
        clock_presets=presets_shown(ask),
        own_file=form is not None and bool(form.file_name),
        components_text="" if form is None or own is None else components_text(form),
        errors=list(errors),
        notes=list(notes),
        values=values,
    )


def games_shown(chosen: str, title: str) -> Iterator[dict[str, object]]:
    """Everything that can be played by a name of its own, with what leads there; the chosen one marked."""
    for name in GAMES:
        for box in shipped(name).boxes():
            yield {
                "name": name,
                "title": box.title,
                "options": box.options,
                "query": query_of(name, box),
                "chosen": name == chosen and box.title == title,
            }


def chosen_of(option: Option, wished: Mapping[str, str]) -> str:
    """What a form or an address says of an option; as usual, if nothing or nonsense."""
    choice = wished.get(f"option.{option.name}", "")
    return choice if choice in option.choices else option.choices[0]


def option_shown(
    ask: Ask, words: Words, game: Game, option: Option, chosen: dict[str, str]
) -> dict[str, object]:
    """An option with its choices, the chosen one marked; those that look different have a picture."""
    assert words.game_words is not None
    pictured = game is shipped(game.name) and option.name in picture_of(game.name).SHOWN
    names, seats = capacity(game)
    return {
        "name": option.name,
        "label": words.say(words.game_words.option(option.name)),
        "pictured": pictured,
        "comparison": compared(words, game, option),
        "searched": len(option.choices) > SEVERAL,
        "choices": [
            {
                "value": choice,
                "label": choice_label(words, option.name, choice),
                "text": choice_text(words, option.name, choice),
                "chosen": choice == chosen[option.name],
                "facts": [words.say(fact) for fact in words.game_words.facts(game, option.name, choice)],
                "seats": seats[choice] if names == [option.name] else (),
                "picture": cover_address(game.name, game.complete({option.name: choice}), ask.language)
                if pictured
                else "",
            }
            for choice in option.choices
        ],
    }


def compared(words: Words, game: Game, option: Option) -> list[dict[str, object]]:
    """What differs between the choices of an option, line by line; marked where it is not as usual."""
    assert words.game_words is not None
    rows: list[dict[str, object]] = []
    for what, settled in words.game_words.comparison(game, option.name):
        told = [words.say(how) for how in settled]
        if len({*told}) > 1:
            cells = [{"text": text, "differs": text != told[0]} for text in told]
            rows.append({"what": words.say(what), "cells": cells})
    return rows


def capacity_shown(ask: Ask, words: Words, game: Game) -> Capacity:
    """How many may play, by what is chosen: for the page, in numbers and in words."""
    names, found = capacity(game)

    def told(way: str, seats: Seats) -> str:
        what = chosen_in_words(words, dict(zip(names, way.split("/"), strict=True)))
        return ask.say("web.new.fits", what=what, n=seats[1], fit=range_of(seats))

    ways = {way: (*seats, told(way, seats)) for way, seats in found.items()} if names else {}
    return Capacity(names, ways)


def new_table(ask: Ask, form: Form) -> Response:
    """POST /new: the table, or the form again with what is wrong, or with what an owner's file offers."""
    own: Game | None = None
    try:
        if components := components_text(form):
            own = game_with(ask, form.get("game"), components, form.file_name)
            if form.upload and choices_of(own) - choices_of(shipped(own.name)):
                return new_page(ask, form, own=own, notes=(ask.say("web.new.own_choices"),))
        return new(ask, form)
    except Refused as refused:
        if status_of(refused) != UNFIT:
            raise
        return new_page(ask, form, tuple(ask.words.say(refused.reason).splitlines()), own)


def choices_of(game: Game) -> set[tuple[str, ...]]:
    """What there is to choose before a game begins, where there is more than one choice."""
    return {(option.name, *option.choices) for option in game.options if len(option.choices) > 1}
