"""My games: what waits for the visitor first, then what runs, then what is over; and the way to the next."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Annotated

import msgspec
from msgspec import Meta
from starlette.responses import Response

from roundhouse.games.registry import GAMES
from roundhouse.server.http.capacity import choice_label
from roundhouse.server.http.clock_form import left
from roundhouse.server.http.games import FEW, shipped, told_apart
from roundhouse.server.http.render import ago, render
from roundhouse.server.http.request import Ask
from roundhouse.server.tables.names import names_in
from roundhouse.server.tables.stored_table import OPEN, OVER, RUNNING, WAITING, Listed, SeatRow, TableRow
from roundhouse.server.wire.answers import Done, Waiting
from roundhouse.text import Words

MOST = 200  # tables in one list
Row = dict[str, object]


@dataclass
class MyGames:
    """A person's tables, as lists show them."""

    waits: list[Row] = field(default_factory=list)  # those others wait at first, by their clocks
    running: list[Row] = field(default_factory=list)
    abandoned: list[Row] = field(default_factory=list)
    finished: list[Row] = field(default_factory=list)
    games: list[str] = field(default_factory=list)  # of which there are any

    @property
    def ids(self) -> set[object]:
        """All of them."""
        return {
            row["id"] for rows in (self.waits, self.running, self.abandoned, self.finished) for row in rows
        }


def my_games(ask: Ask, game: str = "") -> MyGames:
    """The visitor's tables, of one game or of all."""
    mine, store = MyGames(), ask.site.store
    if ask.user_id is None:
        return mine
    going = store.tables_of(ask.user_id, RUNNING, WAITING, limit=MOST)
    over = store.tables_of(ask.user_id, OVER, limit=MOST)
    mine.games = [name for name in GAMES if any(one.row.game == name for one in [*going, *over])]
    clocks = store.clocks([table.row.id for table in going])
    place = {table_id: number for number, table_id in enumerate(store.waiting_for(ask.user_id))}
    going.sort(key=lambda table: place.get(table.row.id, len(place)))
    for table in going:
        if game in ("", table.row.game):
            row = in_list(ask, table)
            clock = None if row["abandoned"] else clocks.get(table.row.id)  # closed, it stands
            row["left"] = left(ask, clock, table.seats)
            (mine.abandoned if row["abandoned"] else mine.waits if row["mine"] else mine.running).append(row)
    mine.finished = [in_list(ask, table) for table in over if game in ("", table.row.game)]
    return mine


def my_games_page(ask: Ask) -> Response:
    """GET /mine."""
    game = ask.request.query_params.get("game", "")
    game = game if game in GAMES else ""
    away = [] if ask.user_id is None else ask.site.store.tables_of(ask.user_id, away=True, limit=MOST)
    mine = my_games(ask, game)
    return render(
        ask,
        "mine",
        mine=mine,
        away=[in_list(ask, table) for table in away if game in ("", table.row.game)],
        game=game,
        failed=ask.user_id is not None and any(way.why for way in ask.site.store.ways_of(ask.user_id)),
        games=[{"name": name, "title": shipped(name).titled({})} for name in mine.games],
    )


def waiting(ask: Ask) -> Response:
    """GET /waiting?besides=: how many tables wait for the visitor, and how many beside one of them."""
    found = [] if ask.user_id is None else ask.site.store.waiting_for(ask.user_id)
    besides = ask.request.query_params.get("besides", "")
    return ask.json(Waiting(len(found), sum(table_id != besides for table_id in found)))


def next_table(ask: Ask) -> Response:
    """GET /next?after=: the table after one that waits, or the first; the list if none does."""
    found = [] if ask.user_id is None else ask.site.store.waiting_for(ask.user_id)
    after = ask.request.query_params.get("after", "")
    if after in found:
        place = found.index(after)
        found = found[place + 1 :] + found[:place]
    return ask.go(f"/tables/{found[0]}" if found else "/mine")


class Seen(msgspec.Struct, forbid_unknown_fields=True):
    """How many entries of a table somebody has seen."""

    seq: Annotated[int, Meta(ge=0, le=1_000_000)]


def seen(ask: Ask, body: Seen) -> Response:
    """POST /tables/ID/seen: what comes after that is told when the visitor is back."""
    ask.site.tables.note_seen(ask.param("table"), ask.known().id, body.seq)
    return ask.json(Done())


def in_list(ask: Ask, table: Listed) -> dict[str, object]:
    """A table as lists show it."""
    names = names_in(ask.language, table.seats)
    seats = [replace(seat, name=name) for seat, name in zip(table.seats, names, strict=True)]
    table = replace(table, seats=seats)
    row, turn = table.row, table.turn_seat
    return {
        "id": row.id,
        "game": shipped(row.game).titled(row.options) if row.game in GAMES else row.game,
        "board": board_of(ask, row),
        "status": row.status,
        "frozen": bool(row.frozen),
        "players": [
            {
                "name": s.name,
                "shown": ask.say("web.home.program", name=s.name) if s.program else s.name,
                "letter": chr(65 + s.seat),
                "turn": s is turn,
                "kind": s.kind,
            }
            for s in seats
        ],
        "turn": "" if turn is None else turn.name,
        "mine": ask.user_id is not None and table.is_turn_of(ask.user_id),
        "owner": next((s.name for s in seats if s.user_id == row.owner), ""),
        "free": sum(s.kind == OPEN for s in seats),
        "seats": len(seats),
        "result": "" if row.result is None else result_of(ask, row.result, seats),
        "when": ago(ask, row.changed),
        "abandoned": row.abandoned is not None,
        "what_if": row.forked_from is not None,
        "lesson": bool(row.lesson),
        "may_go": ask.user_id is not None and table.goes_on_without(ask.user_id),
    }


def board_of(ask: Ask, row: TableRow) -> str:
    """By what a table is told from others of its game: the map it is played on, say."""
    if row.game not in GAMES:
        return ""
    game = shipped(row.game)
    words = Words(ask.language, game)
    assert words.game_words is not None
    found = []
    for option in told_apart(game, row.options):
        choice = choice_label(words, option.name, row.options[option.name])
        many = len(option.choices) > FEW  # of these the name says enough
        found.append(choice if many else f"{words.say(words.game_words.option(option.name))}: {choice}")
    return ", ".join(found)


def result_of(ask: Ask, result: dict[str, object], seats: list[SeatRow]) -> str:
    """How a game ended, in short: who won, or what somebody who played alone reached."""
    winners, totals = result["winners"], result["totals"]
    assert isinstance(winners, list)
    assert isinstance(totals, list)
    if len(seats) == 1:
        return ask.say("web.home.reached", n=totals[0]) if winners else ask.say("web.home.lost")
    return ask.say("web.home.won", name=", ".join(seats[n].name for n in winners)) if winners else ""
