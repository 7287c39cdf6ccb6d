"""Making tables: new ones, forks of a position, rematches."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, replace
from secrets import randbits, token_urlsafe

from roundhouse.core.game import SetupError
from roundhouse.core.message import Reason
from roundhouse.core.moves import UnknownMove
from roundhouse.core.random import SEED_BITS
from roundhouse.core.state import NOBODY
from roundhouse.server.now import now
from roundhouse.server.tables.clocks import first_clock
from roundhouse.server.tables.invites import new_nonce
from roundhouse.server.tables.live_table import LiveTable, reached_by
from roundhouse.server.tables.notices import of_new_table
from roundhouse.server.tables.open_games import OpenGames, box_of, of_an_owner
from roundhouse.server.tables.refusals import NotYours, Refused
from roundhouse.server.tables.store import Store
from roundhouse.server.tables.stored_table import (
    BOT,
    OPEN,
    PERSON,
    WAITING,
    EntryRow,
    NewSeat,
    NewTable,
    SeatRow,
    TableRow,
)
from roundhouse.table import Seat, Table

ID_BYTES = 16


def create(store: Store, games: OpenGames, new: NewTable) -> str:
    """A new table; SetupError, with a plain sentence, if the game cannot be set up so."""
    game = games.game(new.game, new.components)
    seed = randbits(SEED_BITS) if new.seed is None else new.seed
    check_seats(new)
    waiting = any(seat.kind == OPEN for seat in new.seats)
    options = game.complete(new.options)
    start = Table(game, [Seat("player")] * len(new.seats), seed, options).state
    at, box = now(), box_of(game)
    row = TableRow(
        id=token_urlsafe(ID_BYTES),
        game=game.name,
        revision=game.revision,
        options=options,
        components=box.key,
        components_digest=game.components_digest,
        seed=f"{seed:032x}",
        house=new.house,
        listed=new.listed,
        undo=new.undo,
        spectators=new.spectators,
        owner=new.owner,
        created=at,
        forked_from=None,
        forked_at=None,
        rematch_of=new.rematch_of,
        lesson=new.lesson,
        allows_bots=new.allows_bots,
        status=WAITING if waiting else reached_by(start).status,
        seq=0,
        turn=NOBODY if waiting else start.seat,
        version=0,
        changed=at,
        result=None,
    )
    chairs = seats_for(row.id, new.seats)
    clock = first_clock(store, new.clock, row, chairs)
    told = of_new_table(row, chairs, clock)
    return store.add_table(row, chairs, box=box, clock=clock, notices=told).id


def fork(store: Store, live: LiveTable, at: int, user_id: int, moves: Sequence[str] = ()) -> str:
    """A house table of one's own that goes on from the position after so many entries of one that is held.

    What a bot did there it would do again: `moves` are played first, as far as they go.
    """
    table = live.running(at)
    if not live.may_fork(user_id):
        raise NotYours(Reason("reason.fork_running"))
    when = now()
    played: list[EntryRow] = []
    for number, reached in enumerate(table.line(at), 1):
        entry = table.entries[reached - 1]
        assert entry.move is not None
        text = live.game.moves.text(entry.move)
        played.append(EntryRow(number, entry.seat, text, 0, f"fork:{number}", None, when))
    state = table.position(at).copy()
    for text in moves:
        try:
            move = live.game.moves.code(text)
        except UnknownMove:
            break
        if state.over or move not in state.legal():
            break
        seat = state.seat
        state.play(move)
        number = len(played) + 1
        played.append(EntryRow(number, seat, text, 0, f"fork:{number}", None, when))
    there = reached_by(state)
    twin = replace(
        live.row,
        id=token_urlsafe(ID_BYTES),
        house=True,
        listed=False,
        undo="free",
        spectators=False,
        owner=user_id,
        created=when,
        changed=when,
        forked_from=live.row.id,
        forked_at=at,
        rematch_of=None,
        lesson="",
        allows_bots=False,
        version=0,
        seq=len(played),
        turn=there.turn,
        status=there.status,
        result=there.result,
    )
    seats = seats_for(twin.id, [forked(seat, user_id) for seat in live.seats])
    return store.add_table(twin, seats, played).id


def rematch_of(live: LiveTable, user_id: int) -> NewTable:
    """The same people once more: the store keeps one such table, whoever asks, and however often."""
    live.member(user_id)
    if not live.over:
        raise Refused(Reason("reason.not_over"))
    row = live.row
    return NewTable(
        game=row.game,
        seats=[seated_again(seat) for seat in live.seats],
        owner=row.owner,
        options=row.options,
        components=live.game.components_text if of_an_owner(live.game) else None,
        house=row.house,
        undo=row.undo,
        spectators=row.spectators,
        rematch_of=row.id,
        allows_bots=row.allows_bots,
        clock=None if live.clock is None else live.clock.rules,
    )


def seated_again(seat: SeatRow) -> NewSeat:
    """A seat of a rematch: people are there, also those for whom a bot played on; bot accounts are asked."""
    if seat.program:
        return NewSeat(OPEN, invite_nonce=new_nonce(), asked=seat.user_id)
    if seat.left:
        return NewSeat(PERSON, seat.name, seat.user_id)
    return NewSeat(seat.kind, seat.name, seat.user_id, seat.bot)


def check_seats(new: NewTable) -> None:
    """Refuse seats that do not fit together."""
    for seat in new.seats:
        if seat.kind not in (PERSON, BOT, OPEN):
            raise SetupError(f"a seat is for a person, for a bot, or open, not {seat.kind!r}")
        if seat.kind != OPEN:
            Seat(seat.name, seat.bot or "human")  # checks both
        if seat.kind == BOT and seat.bot is None:
            raise SetupError("a bot's seat needs the name of the bot")
        if seat.kind == PERSON and seat.user_id is None:
            raise SetupError("a person's seat needs the person")
        if new.house and (seat.kind == OPEN or seat.user_id not in (None, new.owner)):
            raise SetupError("at a house table everybody sits around the owner's screen")
    if new.house and new.clock is not None:
        raise SetupError("around one screen nobody needs a clock")
    if new.undo not in ("free", "ask", "none"):
        raise SetupError(f"taking back is free, ask or none, not {new.undo!r}")


def forked(seat: SeatRow, user_id: int) -> NewSeat:
    """A seat of a fork: who makes it decides for every person, also for those who were away in the end."""
    if seat.kind == PERSON or seat.left:
        return NewSeat(PERSON, seat.name, user_id)
    return NewSeat(BOT, seat.name, bot=seat.bot)


def seats_for(table_id: str, seats: list[NewSeat]) -> list[SeatRow]:
    """The rows of the seats of a new table."""
    return [SeatRow(table_id=table_id, seat=number, **asdict(seat)) for number, seat in enumerate(seats)]
