"""Playing over the API: what a seat sees, its legal moves, moves, taking back, talk, the record."""

from __future__ import annotations

from starlette.responses import Response

from roundhouse.server.http import chat as talk
from roundhouse.server.http import table as page
from roundhouse.server.http import view as looking
from roundhouse.server.http.api.asking import ApiAsk
from roundhouse.server.http.api.shapes import ApiMove, LegalMove, LegalMoves, Position, TableComponents
from roundhouse.server.tables.live_table import LiveTable
from roundhouse.server.tables.views import View, looker
from roundhouse.server.wire.answers import Done, Stored


def view(ask: ApiAsk) -> Response:
    """GET /tables/ID/view: what the page shows, with its pictures."""
    return looking.view(ask)


def position(ask: ApiAsk) -> Position:
    """GET /tables/ID/position?at=."""
    seen = seen_by(ask, ask.number("at"))
    row, live = seen.row, seen.live
    state = None if seen.table is None else seen.state()
    return Position(
        table=row.id,
        game=row.game,
        revision=row.revision,
        components=row.components_digest,
        options=row.options,
        players=len(seen.seats),
        seat=seen.seat,
        seq=row.seq,
        at=seen.at,
        status=row.status,  # type: ignore[arg-type]  # the store allows no other
        mine=seen.mine,
        turn=row.turn if state is None else state.seat,
        decision="" if state is None or state.over else state.decision.name,
        legal=state.legal() if state is not None and seen.mine else [],
        scores=[] if state is None else state.scores().totals(),
        winners=state.winners() if state is not None and state.over else [],
        asked=None if live.asked is None else live.asked.seat,
        view=None if state is None else state.dump(),
    )


def legal_moves(ask: ApiAsk) -> LegalMoves:
    """GET /tables/ID/moves: every legal move, as people and as programs call it."""
    seen = seen_by(ask)
    if not seen.mine:
        return LegalMoves(seen.row.seq, seen.seat, False, "", [])
    state, words, moves = seen.state(), seen.words(ask.language), seen.live.game.moves
    legal = [
        LegalMove(code, moves.text(code), words.label(state, code), moves.block(code).name)
        for code in state.legal()
    ]
    return LegalMoves(seen.row.seq, seen.seat, True, words.prompt(state), legal)


def seen_by(ask: ApiAsk, at: int | None = None) -> View:
    """A table with the eyes of whoever asks."""
    with ask.site.tables.seen(ask.param("table"), ask.user_id) as live:
        if at is not None:
            live.running(at)
        return View(live, looker(live, ask.user_id, at))


def components(ask: ApiAsk) -> TableComponents:
    """GET /tables/ID/components."""
    game = ask.table().game
    return TableComponents(game.components_digest, game.components_text)


def play(ask: ApiAsk, body: ApiMove) -> Stored:
    """POST /tables/ID/moves."""
    user, table_id = ask.known(), ask.param("table")
    live = ask.site.tables.get(table_id)
    live.member(user.id)
    texts = [written(live, move) for move in (body.move, *body.then)]
    stored: list[int] = []
    try:
        for seq in ask.site.tables.moves(table_id, texts, body.at, body.key, user.id):
            stored.append(seq)
    finally:
        if stored:  # also if one after it is refused
            ask.site.bots.go_on(table_id, stored[-1])
    return Stored(stored[-1])


def written(live: LiveTable, move: str | int) -> str:
    """A move as it is written; one whose code nothing has is refused like any that is not there."""
    if isinstance(move, str):
        return move
    return live.game.moves.text(move) if move < live.game.moves.size else f"code {move}"


def undo(ask: ApiAsk, body: page.Undo) -> Stored:
    """POST /tables/ID/undo."""
    table_id = ask.param("table")
    seq = ask.site.tables.undo.take_back(table_id, ask.known().id, body.moves, body.at, body.key)
    ask.site.bots.go_on(table_id, seq)
    return Stored(seq)


def ask_undo(ask: ApiAsk, body: page.AskUndo) -> Done:
    """POST /tables/ID/undo/ask."""
    ask.site.tables.undo.ask(ask.param("table"), ask.known().id, body.moves, body.at)
    return Done()


def answer_undo(ask: ApiAsk, body: page.AnswerUndo) -> Stored:
    """POST /tables/ID/undo/answer."""
    table_id = ask.param("table")
    seq = ask.site.tables.undo.answer(table_id, ask.known().id, body.agree)
    if seq is not None:
        ask.site.bots.go_on(table_id, seq)
    return Stored(seq)


def chat(ask: ApiAsk) -> Response:
    """GET /tables/ID/chat?after=."""
    return talk.chat(ask)


def say(ask: ApiAsk, body: talk.Saying) -> Response:
    """POST /tables/ID/chat."""
    return talk.say(ask, body)


def record(ask: ApiAsk) -> Response:
    """GET /tables/ID/record."""
    return page.record(ask)
