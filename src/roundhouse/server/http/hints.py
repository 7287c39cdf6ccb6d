"""Hints over HTTP: who may ask for advice on a position, and how it is told. The page waits meanwhile."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Annotated

import msgspec
from msgspec import Meta
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response

from roundhouse.bots.hint import Hint, WayInWords, Wish, spoken
from roundhouse.bots.review import played_from
from roundhouse.bots.skills import skills_of
from roundhouse.core.message import Reason
from roundhouse.core.state import NOBODY, State
from roundhouse.kit.picture import GamePicture
from roundhouse.server.http.refusals import NoAdvice
from roundhouse.server.http.request import Ask
from roundhouse.server.tables import lessons
from roundhouse.server.tables.live_table import LiveTable
from roundhouse.server.tables.names import names_in
from roundhouse.server.tables.refusals import NotYours
from roundhouse.server.tables.saying import RememberedWords
from roundhouse.server.thinking import hints
from roundhouse.server.thinking.hints import Question
from roundhouse.server.thinking.workers import BotFailed, seed_for
from roundhouse.server.wire import advice as wire
from roundhouse.text import Words


class At(msgspec.Struct, forbid_unknown_fields=True):
    """A moment of the game."""

    at: Annotated[int, Meta(ge=0, le=1_000_000)]


def begin(ask: Ask, body: At) -> Question:
    """POST /tables/ID/hint: who may ask, and what."""
    user = ask.known()
    with ask.site.tables.seen(ask.param("table"), user.id) as live:
        table = live.running(body.at)
        if lessons.running(live) or not live.may_hint(user.id, body.at):
            raise NotYours(why_none(live, user.id, body.at))
        seat = table.position(body.at).seat
        view = table.view(seat, body.at).dump()
        played = played_from(table, body.at) if live.over else None
        seed, skills = seed_for(live.row.id, body.at, seat), skills_of(table)
        wish = Wish(live.game, view, seed, hints.SECONDS, played, skills)
        return Question(live, body.at, user.id, wish, seat, body.at == live.seq)


def why_none(live: LiveTable, user_id: int, at: int) -> Reason:
    """Why somebody gets no hint: there is nothing to decide, somebody else is to move, or others play."""
    seat = live.running().position(at).seat
    if seat == NOBODY:
        return Reason("reason.game_over")
    others_turn = live.alone(user_id) and not live.acts_for(user_id, seat)
    return Reason("reason.not_your_turn" if others_turn else "reason.no_hint")


async def answer(ask: Ask, question: Question) -> Response:
    """What there is to say, once it is known."""
    try:
        looked_at = ask.site.reviews.hint(question.table, question.at)
        found = looked_at or await ask.site.hints.ask(question, partial(left, ask.request))
    except BotFailed as failure:
        raise NoAdvice from failure
    return await run_in_threadpool(shown, ask, question, found)


async def left(request: Request) -> None:
    """Wait until nobody waits for the answer any more."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


def shown(ask: Ask, question: Question, found: Hint) -> Response:
    """A hint as the page gets it."""
    live = question.table
    words = words_about(ask, live, question.seat)
    view = live.running().view(question.seat, question.at)
    picture = ask.site.tables.picture_of(live.game.name)
    ways = [
        way_shown(way, words, places(picture, view.copy(), way.moves[: len(way.steps)])) for way in found.ways
    ]
    return ask.json(wire.Hint(question.at, found.seat, ways))


def words_about(ask: Ask, live: LiveTable, seat: int) -> RememberedWords:
    """Words for what a seat may do: to whoever plays there alone as "you", to others by name."""
    own = [one.seat for one in live.seats if ask.user_id is not None and one.user_id == ask.user_id]
    names = names_in(ask.language, live.seats)
    return RememberedWords(ask.language, live.game, names, aside=own != [seat])


def places(picture: GamePicture, view: State, moves: Sequence[str]) -> list[wire.Place]:
    """Where each move of a way happens. What a seat knows is played on: a way ends before that changes."""
    found: list[wire.Place] = []
    for text in moves:
        move = view.game.moves.code(text)
        if move not in view.legal():
            break
        found.append(wire.Place(picture.targets(view, move), picture.price(view, move) is not None))
        view.advance(move)
    return found


def way_shown(way: WayInWords, words: Words, places: Sequence[wire.Place] = ()) -> wire.Way:
    """A way to play on, in a viewer's words."""
    said = spoken(way, words.say, alone=len(words.names) == 1)
    return wire.Way(way.moves, said.steps, said.figures, said.why, said.later, way.reveals, list(places))
