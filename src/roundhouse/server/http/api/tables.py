"""Tables over the API: lists, making one, who sits where. The same services as the pages."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from roundhouse.core.game import SetupError
from roundhouse.core.message import Reason
from roundhouse.games.registry import GAMES
from roundhouse.server.http.accounts import clean_name
from roundhouse.server.http.api.asking import ApiAsk
from roundhouse.server.http.api.presence import bot_named, present
from roundhouse.server.http.api.shapes import (
    Account,
    ApiClock,
    ApiSeat,
    ApiTable,
    ApiTables,
    ApiTime,
    Join,
    NewApiTable,
    OnlineBot,
    OnlineBots,
    SeatChange,
)
from roundhouse.server.http.endpoints import Form
from roundhouse.server.http.games import shipped
from roundhouse.server.http.refusals import LinkUsed, Malformed, Taken, Told
from roundhouse.server.http.seats import invited
from roundhouse.server.http.table import Nothing
from roundhouse.server.http.table_form import bot_name, described, game_with, known_bot, opened
from roundhouse.server.tables.game_clock import GameClock
from roundhouse.server.tables.names import names_in
from roundhouse.server.tables.refusals import Refused
from roundhouse.server.tables.stored_table import OVER, RUNNING, WAITING, ClockRules, Listed
from roundhouse.server.wire.answers import Done, Opened

SECOND = 1000  # milliseconds
STATUSES = (WAITING, RUNNING, OVER)


def account(ask: ApiAsk) -> Account:
    """GET /account."""
    user = ask.known()
    return Account(user.name, user.bot, user.language, ask.bearer.scopes)


def become_bot(ask: ApiAsk, body: Nothing) -> Done:
    """POST /account/bot: for good."""
    ask.site.tokens.become_bot(ask.known())
    return Done()


def bots(ask: ApiAsk) -> OnlineBots:
    """GET /bots."""
    return OnlineBots([OnlineBot(one.user.name, one.games) for one in present(ask.site)])


def tables(ask: ApiAsk) -> ApiTables:
    """GET /tables?status=."""
    status = ask.request.query_params.get("status")
    if status is not None and status not in STATUSES:
        raise Malformed("?status", f"Expected one of {', '.join(STATUSES)}")
    return listed(ask, ask.site.store.tables_of(ask.known().id, *([status] if status else STATUSES)))


def lobby(ask: ApiAsk) -> ApiTables:
    """GET /lobby."""
    return listed(ask, ask.site.store.listed_tables())


def listed(ask: ApiAsk, found: Sequence[Listed]) -> ApiTables:
    """Tables with their clocks."""
    clocks = ask.site.store.clocks([table.row.id for table in found])
    return ApiTables([shown(ask, table, clocks.get(table.row.id)) for table in found])


def table(ask: ApiAsk) -> ApiTable:
    """GET /tables/ID."""
    live = ask.table()
    return shown(ask, Listed(live.row, live.seats), live.clock)


def shown(ask: ApiAsk, table: Listed, clock: GameClock | None) -> ApiTable:
    """A table as programs get it."""
    row, user = table.row, ask.known()
    names = names_in(ask.language, table.seats)
    result = row.result or {}
    return ApiTable(
        table=row.id,
        game=row.game,
        title=shipped(row.game).titled(row.options) if row.game in GAMES else row.game,
        options=row.options,
        status=row.status,  # type: ignore[arg-type]  # the store allows no other
        seq=row.seq,
        turn=row.turn,
        mine=table.is_turn_of(user.id),
        owner=row.owner == user.id,
        listed=row.listed,
        spectators=row.spectators,
        allows_bots=row.allows_bots,
        undo=row.undo,  # type: ignore[arg-type]
        seats=[
            ApiSeat(
                seat=seat.seat,
                name=name,
                kind=seat.kind,  # type: ignore[arg-type]
                program=seat.program,
                bot=seat.bot,
                own=seat.user_id == user.id,
                asked=seat.asked == user.id,
            )
            for seat, name in zip(table.seats, names, strict=True)
        ],
        changed=row.changed,
        components=row.components_digest,
        clock=None if clock is None else time_shown(clock),
        totals=result.get("totals"),  # type: ignore[arg-type]
        winners=result.get("winners"),  # type: ignore[arg-type]
    )


def time_shown(clock: GameClock) -> ApiTime:
    """A clock in seconds."""
    rules = clock.rules
    kept = ApiClock(rules.per_move // SECOND, rules.bank // SECOND, rules.kind, rules.when_up, rules.bot)  # type: ignore[arg-type]
    return ApiTime(kept, [bank // SECOND for bank in clock.banks], clock.deadline)


def create(ask: ApiAsk, body: NewApiTable) -> Opened:
    """POST /tables: read as if it came from the form of the page."""
    check_room(ask)
    try:
        game_with(ask, body.game, body.components).complete(body.options)
    except SetupError as error:
        raise Told(error) from None
    fields = {"game": body.game, "players": str(len(body.seats)), "undo": body.undo or ""}
    fields |= {f"seat-{number}": seat for number, seat in enumerate(body.seats)}
    fields |= {f"option.{name}": choice for name, choice in body.options.items()}
    fields |= {name: "on" for name in ("listed", "spectators", "allows_bots") if getattr(body, name)}
    fields |= {"components_text": body.components} if body.components else {}
    if body.seats.count("me") > 1:
        raise Refused(Reason("server.error.one_seat"))
    return Opened(opened(ask, replace(described(ask, Form(fields)), clock=rules_of(body.clock))))


def rules_of(clock: ApiClock | None) -> ClockRules | None:
    """What a program says of time."""
    if clock is None:
        return None
    return ClockRules(
        clock.kind, clock.per_move * SECOND, clock.bank * SECOND, clock.when_up, known_bot(clock.bot)
    )


def rematch(ask: ApiAsk, body: Nothing) -> Opened:
    """POST /tables/ID/rematch."""
    made = ask.site.tables.rematch(ask.param("table"), ask.known().id)
    ask.site.bots.look(made)
    return Opened(made)


def change_seat(ask: ApiAsk, body: SeatChange) -> Done:
    """POST /tables/ID/seats/N."""
    table_id, seat, user = ask.param("table"), ask.path_number("seat"), ask.known()
    seats = ask.site.tables.seats
    if body.do == "take":
        take(ask, table_id, seat)
    elif body.do == "decline":
        seats.decline(table_id, seat, user.id)
    elif body.do == "ask":
        live = ask.table()
        seats.ask(table_id, seat, user.id, bot_named(ask.site, body.name, live.row.game).id)
    elif body.do == "leave_to_bot":
        seats.leave(table_id, seat, user.id, known_bot(body.bot))
    elif body.do == "take_back":
        seats.come_back(table_id, seat, user.id)
    else:
        bot = known_bot(body.bot)
        seats.fill(table_id, seat, user.id, bot, bot_name(ask, bot))
    ask.site.bots.retry(table_id)
    return Done()


def join(ask: ApiAsk, body: Join) -> Opened:
    """POST /tables/ID/join."""
    live = ask.site.tables.get(ask.param("table"))
    seat = invited(ask, live, body.token)
    if seat is None:
        raise LinkUsed
    take(ask, live.row.id, seat.seat, seat.invite_nonce)
    return Opened(live.row.id)


def take(ask: ApiAsk, table_id: str, seat: int, nonce: str | None = None) -> None:
    """Sit down."""
    check_room(ask)
    user = ask.known()
    taken = ask.site.tables.seats.take
    if not taken(table_id, seat, user.id, clean_name(user.name), nonce, program=user.bot):
        raise Taken(Reason("server.error.seat_taken"))
    ask.site.bots.look(table_id)


def check_room(ask: ApiAsk) -> None:
    """Refuse a bot account that sits at as many tables as it may."""
    user, limit = ask.known(), ask.site.settings.limits.bot_tables
    if user.bot and len(ask.site.store.tables_of(user.id, WAITING, RUNNING, limit=limit)) >= limit:
        raise Refused(Reason("server.error.bot_tables", {"n": limit}))
