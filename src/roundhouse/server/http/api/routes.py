"""Every operation of the API. The router and the description are made from this list."""

from __future__ import annotations

from starlette.responses import Response
from starlette.routing import BaseRoute

from roundhouse.server.http import chat as talk
from roundhouse.server.http import table as page
from roundhouse.server.http.api import catalogue, playing, stream, tables
from roundhouse.server.http.api.asking import ApiAsk
from roundhouse.server.http.api.openapi import description
from roundhouse.server.http.api.operations import Operation, Query
from roundhouse.server.http.api.shapes import (
    Account,
    ApiGame,
    ApiGames,
    ApiMove,
    ApiTable,
    ApiTables,
    Join,
    LegalMoves,
    NewApiTable,
    News,
    OnlineBots,
    Position,
    RatedBots,
    SeatChange,
    TableComponents,
)
from roundhouse.server.http.api.tokens import CREATE, PLAY
from roundhouse.server.wire.answers import Done, Opened, Stored
from roundhouse.server.wire.talk import Chat, ChatLine
from roundhouse.server.wire.view import View

TABLE = "/tables/{table}"
AT = Query("at", "after so many entries; without it, now")

OPERATIONS = [
    Operation("GET", "/games", catalogue.games, "All games, with their options", ApiGames, scope=""),
    Operation("GET", "/games/{game}", catalogue.game, "One game", ApiGame, scope=""),
    Operation(
        "GET",
        "/games/{game}/bots",
        catalogue.rated_bots,
        "The programs that have played a game, rated among each other",
        RatedBots,
        scope="",
    ),
    Operation("GET", "/account", tables.account, "Whose token it is", Account),
    Operation(
        "POST",
        "/account/bot",
        tables.become_bot,
        "Make the account a bot account, before its first game and for good",
        Done,
        scope=PLAY,
        body=page.Nothing,
        limit="other",
    ),
    Operation("GET", "/bots", tables.bots, "The bot accounts that can be asked to a table now", OnlineBots),
    Operation(
        "GET",
        "/tables",
        tables.tables,
        "One's own tables, the last changed first",
        ApiTables,
        query=(Query("status", "waiting, running or over; without it, all", "string"),),
    ),
    Operation(
        "POST",
        "/tables",
        tables.create,
        "Make a table",
        Opened,
        scope=CREATE,
        body=NewApiTable,
        limit="create",
        status=201,
    ),
    Operation("GET", "/lobby", tables.lobby, "Tables with an open seat that anybody may take", ApiTables),
    Operation("GET", TABLE, tables.table, "A table and who sits there", ApiTable),
    Operation(
        "GET",
        TABLE + "/view",
        playing.view,
        "All that a page shows of a table, pictures included",
        View,
        query=(
            AT,
            Query("log_from", "leave out the log up to this entry"),
            Query("have", "hashes of pictures that need not be sent, with commas", "string"),
            Query("words", "describe the pictures in words too", "string"),
        ),
    ),
    Operation(
        "GET",
        TABLE + "/position",
        playing.position,
        "The position as one's seat may know it",
        Position,
        query=(AT,),
    ),
    Operation("GET", TABLE + "/components", playing.components, "The components of a table", TableComponents),
    Operation("GET", TABLE + "/moves", playing.legal_moves, "One's legal moves", LegalMoves),
    Operation(
        "POST",
        TABLE + "/moves",
        playing.play,
        "Play a move, or several that are one answer",
        Stored,
        scope=PLAY,
        body=ApiMove,
        limit="move",
    ),
    Operation(
        "POST",
        TABLE + "/undo",
        playing.undo,
        "Take moves back, as far as that is free",
        Stored,
        scope=PLAY,
        body=page.Undo,
        limit="move",
    ),
    Operation(
        "POST",
        TABLE + "/undo/ask",
        playing.ask_undo,
        "Ask the others whether moves may be taken back",
        Done,
        scope=PLAY,
        body=page.AskUndo,
        limit="other",
    ),
    Operation(
        "POST",
        TABLE + "/undo/answer",
        playing.answer_undo,
        "Answer somebody who asks that",
        Stored,
        scope=PLAY,
        body=page.AnswerUndo,
        limit="other",
    ),
    Operation(
        "GET",
        TABLE + "/chat",
        playing.chat,
        "What was said at a table",
        Chat,
        query=(Query("after", "only lines after the one with this id"),),
    ),
    Operation(
        "POST",
        TABLE + "/chat",
        playing.say,
        "Say something",
        ChatLine,
        scope=PLAY,
        body=talk.Saying,
        limit="talk",
    ),
    Operation("GET", TABLE + "/record", playing.record, "The game so far as a text file", str, kind="text"),
    Operation(
        "POST",
        TABLE + "/seats/{seat}",
        tables.change_seat,
        "Take a seat, ask a bot account to one, leave it or come back",
        Done,
        scope=PLAY,
        body=SeatChange,
        limit="other",
    ),
    Operation(
        "POST",
        TABLE + "/join",
        tables.join,
        "Take the seat of an invite link",
        Opened,
        scope=PLAY,
        body=Join,
        limit="other",
    ),
    Operation(
        "POST",
        TABLE + "/rematch",
        tables.rematch,
        "The same people once more, when the game is over",
        Opened,
        scope=CREATE,
        body=page.Nothing,
        limit="create",
    ),
    Operation(
        "GET",
        TABLE + "/events",
        stream.table_events,
        "What happens at a table, as JSON lines",
        News,
        kind="lines",
        query=(Query("after", "the last `seq` that was heard of: what is newer is told at once"),),
    ),
    Operation(
        "GET",
        "/stream",
        stream.stream,
        "What happens at one's own tables, as JSON lines; a bot account is online while it is open",
        News,
        kind="lines",
        query=(
            Query("after", "the `at` of the last heartbeat: games that ended since are told of, too"),
            Query("games", "what a bot account would play, with commas; without it, all", "string"),
        ),
    ),
]


def openapi(ask: ApiAsk) -> Response:
    """GET /openapi.json."""
    return ask.json(description(OPERATIONS))


def routes() -> list[BaseRoute]:
    """Every address of the API."""
    own = Operation("GET", "/openapi.json", openapi, "This description", dict, scope="")
    return [operation.route() for operation in [own, *OPERATIONS]]
