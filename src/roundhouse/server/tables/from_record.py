"""A table made from a record: a game that was played before, here or elsewhere, to look at and to play on."""

from __future__ import annotations

import secrets

from roundhouse.bots.registry import BOTS
from roundhouse.core.record import Record
from roundhouse.games.registry import package_of
from roundhouse.server.now import now
from roundhouse.server.tables.create import ID_BYTES, seats_for
from roundhouse.server.tables.live_table import reached_by
from roundhouse.server.tables.open_games import box_of
from roundhouse.server.tables.store import Store
from roundhouse.server.tables.stored_table import BOT, OVER, PERSON, EntryRow, NewSeat, TableRow
from roundhouse.table import Table


def table_from(store: Store, record: Record, owner: int) -> str:
    """A house table of somebody at which all moves of a record are played; ValueError if it does not hold."""
    game = package_of(record.game).open_as(record.components, record.rules)
    table = Table.from_record(record, game)
    at, box, there = now(), box_of(game), reached_by(table.state)
    played = [
        EntryRow(number, move.seat, move.text, 0, f"record:{number}", None, at)
        for number, move in enumerate(record.moves, 1)
    ]
    row = TableRow(
        id=secrets.token_urlsafe(ID_BYTES),
        game=game.name,
        revision=game.revision,
        options=table.options,
        components=box.key,
        components_digest=game.components_digest,
        seed=f"{table.seed:032x}",
        house=True,
        listed=False,
        undo="free",
        spectators=False,
        owner=owner,
        created=at,
        forked_from=None,
        forked_at=None,
        rematch_of=None,
        lesson="",
        allows_bots=False,
        status=there.status,
        seq=len(played),
        turn=there.turn,
        version=0,
        changed=at,
        result=there.result,
    )
    seats = [
        NewSeat(BOT, name, bot=kind)
        if kind in BOTS and there.status != OVER
        else NewSeat(PERSON, name, owner)  # a finished game is nobody's against a bot
        for name, kind in zip(record.names, record.kinds, strict=True)
    ]
    if all(seat.kind == BOT for seat in seats):
        seats = [NewSeat(PERSON, seat.name, owner) for seat in seats]
    return store.add_table(row, seats_for(row.id, seats), played, box=box).id
