"""Taking back at a table: what is free, what the others are asked for, what a viewer is told of both.

How far a seat may go back freely `Table.undo_reach` knows, in `roundhouse.table`.
"""

from __future__ import annotations

from collections.abc import Collection

from roundhouse.core.message import IllegalMove, Reason
from roundhouse.server.tables.cache import TableCache
from roundhouse.server.tables.entries import add_entry, check_current, stored_key
from roundhouse.server.tables.live_table import LiveTable
from roundhouse.server.tables.notices import of_undo
from roundhouse.server.tables.orders import cancel
from roundhouse.server.tables.refusals import Illegal, Refused
from roundhouse.server.tables.store import Store
from roundhouse.server.tables.stored_table import NewEntry, UndoRequest
from roundhouse.server.wire.view import UndoOffer
from roundhouse.table import Table
from roundhouse.table.table import SPECTATOR


class Undo:
    """Moves taken back. That is an entry like any other: nothing is ever removed."""

    def __init__(self, store: Store, cache: TableCache) -> None:
        self.store = store
        self.cache = cache

    def take_back(self, table_id: str, user_id: int, moves: int, at: int, key: str) -> int:
        """Take back the last moves, as far as that needs no asking; tells the number of the entry."""
        return self._take_back(table_id, user_id, moves, at, stored_key(f"u{user_id}", key), ())

    def ask(self, table_id: str, user_id: int, moves: int, at: int) -> None:
        """Ask the others whether one may take back more than is free."""
        with self.cache.held(table_id) as live:
            seat = live.member(user_id)
            table = live.running()
            check_current(live, at)
            if live.row.undo != "ask":
                raise Refused(Reason("reason.no_undo"))
            if live.over:
                raise Illegal(Reason("reason.undo_after_end"))
            if not 1 <= moves <= len(table.line()):
                raise Illegal(Reason("reason.nothing_to_undo", {"moves": moves}))
            self.store.ask_undo(table_id, UndoRequest(at, seat, moves, user_id, []), of_undo(live, seat))

    def answer(self, table_id: str, user_id: int, agree: bool) -> int | None:
        """Agree to what somebody asks, or not; tells the number of the entry when all have agreed."""
        with self.cache.held(table_id) as live:
            seat, request = live.member(user_id), live.asked
            if request is None or (seat == request.seat and agree):
                raise Refused(Reason("reason.nothing_asked"))
            others = live.running().others(request.seat)
        if not agree:
            self.store.drop_undo(table_id)
            return None
        agreed = self.store.agree_undo(table_id, request.seq, {seat})
        if agreed is None or not others <= set(agreed):
            return None
        asker, moves, at, key = request.user_id, request.moves, request.seq, f"undo:{request.seq}"
        return self._take_back(table_id, asker, moves, at, key, agreed)

    def _take_back(
        self, table_id: str, user_id: int, moves: int, at: int, key: str, agreed: Collection[int]
    ) -> int:
        def taken_back(live: LiveTable) -> NewEntry:
            seat, table = live.member(user_id), live.running()
            if live.row.undo == "none":
                raise Refused(Reason("reason.no_undo"))
            try:
                table.undo(seat, moves, table.others(seat) if live.row.undo == "free" else agreed)
            except IllegalMove as error:
                raise Illegal(error.reason) from None
            return NewEntry(seat, None, key, moves, user_id)

        cancel(self.store, table_id, user_id)
        return add_entry(self.cache, table_id, at, key, lambda live: live.member(user_id), taken_back)


def undo_shown(live: LiveTable, table: Table, seat: int, line: list[int]) -> UndoOffer:
    """What a seat may take back now."""
    free = turn = last = 0
    may_ask = False
    if seat != SPECTATOR and live.row.undo != "none" and not live.seats[seat].left:
        free = free_moves(live, table, seat, line)
        turn = min(table.turn_moves(seat), len(line))
        last = table.last_choice(live.people() if live.row.house else [seat])
        if last:  # moves that came as one answer are taken back as one
            last = min(last + live.moves_before(line[-last]), len(line))
        more = last > 0 and free < len(line)  # whoever has decided nothing has nothing to take back
        may_ask = live.row.undo == "ask" and not live.over and more and bool(table.others(seat))
    asked = live.asked if live.asked is not None and live.asked.seq == live.seq else None
    if asked is None:
        return UndoOffer(free, turn, last, may_ask)
    return UndoOffer(free, turn, last, asked_by=asked.seat, asked_moves=asked.moves, agreed=asked.agreed)


def free_moves(live: LiveTable, table: Table, seat: int, line: list[int]) -> int:
    """How many moves may be taken back without asking."""
    if live.row.undo == "free" and not table.state.over:
        return len(line)
    return table.undo_reach(seat)
