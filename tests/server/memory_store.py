"""A store that forgets: all that tables need, in a screenful, for tests that are not about databases."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from dataclasses import asdict, replace

from roundhouse.server.store import User
from roundhouse.server.tables.game_clock import GameClock
from roundhouse.server.tables.notices import Notice
from roundhouse.server.tables.quiet_hours import ALWAYS, QuietHours
from roundhouse.server.tables.store import Appended, Conflict, Repeated
from roundhouse.server.tables.stored_table import (
    BOT,
    OPEN,
    OVER,
    PERSON,
    RUNNING,
    TAKEOVER,
    WAITING,
    ComponentsRow,
    EntryRow,
    KeptPlan,
    NewEntry,
    Orders,
    Plan,
    Reached,
    SeatRow,
    Stamp,
    TableRow,
    UndoRequest,
)


class MemoryStore:
    """Tables in dictionaries."""

    def __init__(self) -> None:
        self.rows: dict[str, TableRow] = {}
        self.chairs: dict[str, list[SeatRow]] = {}
        self.played: dict[str, list[EntryRow]] = {}
        self.boxes: dict[str, str] = {}
        self.asked: dict[str, UndoRequest] = {}
        self.away: set[tuple[str, int]] = set()
        self.clocks: dict[str, GameClock] = {}
        self.kept_plans: list[tuple[str, int, KeptPlan]] = []
        self.kept_orders: dict[tuple[str, int], Orders] = {}
        self.looks: dict[tuple[str, int], int] = {}
        self.lock = threading.RLock()
        self.people = 0

    def add_user(self, name: str, language: str) -> User:
        self.people += 1
        return User(self.people, name, None, language, {}, 0)

    def add_table(
        self,
        row: TableRow,
        chairs: Sequence[SeatRow],
        played: Sequence[EntryRow] = (),
        box: ComponentsRow | None = None,
        clock: GameClock | None = None,
        notices: Sequence[Notice] = (),
    ) -> TableRow:
        with self.lock:
            if box is not None:
                self.boxes[box.key] = box.text
            rematches = {other.rematch_of: other for other in self.rows.values() if other.rematch_of}
            if row.rematch_of in rematches:
                return rematches[row.rematch_of]
            self.rows[row.id], self.chairs[row.id], self.played[row.id] = row, list(chairs), list(played)
            self.keep_clock(row.id, clock)
            return row

    def components(self, key: str) -> str | None:
        return self.boxes.get(key)

    def restamp(self, row: TableRow, box: ComponentsRow | None = None) -> bool:
        with self.lock:
            if box is not None:
                self.boxes[box.key] = box.text
            same = self.rows[row.id].seq == row.seq
            self.rows[row.id] = row if same else self.rows[row.id]
            return same

    def table(self, table_id: str) -> TableRow | None:
        return self.rows.get(table_id)

    def seats(self, table_id: str) -> list[SeatRow]:
        return list(self.chairs.get(table_id, []))

    def all_tables(self) -> list[str]:
        return list(self.rows)

    def load(self, table_id: str, after: int = 0) -> tuple[TableRow, list[SeatRow], list[EntryRow]] | None:
        with self.lock:
            if table_id not in self.rows:
                return None
            return self.rows[table_id], self.seats(table_id), self.played[table_id][after:]

    def stamp(self, table_id: str) -> Stamp | None:
        with self.lock:
            row, asked = self.rows.get(table_id), self.asked.get(table_id)
            if row is None:
                return None
            return Stamp(row.seq, row.version, asked if asked and asked.seq == row.seq else None)

    def append(
        self,
        table_id: str,
        seq: int,
        entry: NewEntry,
        reached: Reached,
        version: int,
        clock: GameClock | None = None,
        notices: Sequence[Notice] = (),
    ) -> Appended | Repeated:
        with self.lock:
            row, played = self.rows[table_id], self.played[table_id]
            for stored in played:
                if stored.key == entry.key:
                    return Repeated(stored.seq)
            if (row.seq, row.version) != (seq - 1, version) or row.status == WAITING:
                raise Conflict(row.seq)
            played.append(EntryRow(seq=seq, at=0, **asdict(entry)))
            now = {"turn": reached.turn, "status": reached.status, "result": reached.result}
            self.rows[table_id] = replace(row, seq=seq, **now)
            self.keep_clock(table_id, clock)
            return Appended(seq)

    def set_seat(
        self,
        chair: SeatRow,
        version: int,
        first: int,
        news: bool = True,
        clock: GameClock | None = None,
        seq: int | None = None,
        undo: str | None = None,
        notices: Sequence[Notice] = (),
    ) -> bool:
        with self.lock:
            row, chairs = self.rows[chair.table_id], self.chairs[chair.table_id]
            if row.version != version or seq not in (None, row.seq):
                return False
            self.keep_clock(row.id, clock)
            chairs[chair.seat] = chair
            row = replace(row, version=version + 1, undo=undo or row.undo)
            if row.status == WAITING and all(one.kind != OPEN for one in chairs):
                row = replace(row, status=RUNNING, turn=first)
            self.rows[row.id] = row
            if news:
                self.away = {gone for gone in self.away if gone[0] != row.id}
            return True

    def clock(self, table_id: str) -> GameClock | None:
        return self.clocks.get(table_id)

    def keep_clock(self, table_id: str, clock: GameClock | None) -> None:
        if clock is not None:
            self.clocks[table_id] = clock

    def set_clock(self, table_id: str, clock: GameClock, seq: int, version: int) -> bool:
        with self.lock:
            row = self.rows[table_id]
            if (row.seq, row.version) != (seq, version):
                return False
            self.clocks[table_id] = clock
            self.rows[table_id] = replace(row, version=version + 1)
            return True

    def quiet_hours(self, user_id: int | None) -> QuietHours:
        return ALWAYS

    def overdue(self, at: int) -> list[str]:
        up = [one for one, clock in self.clocks.items() if clock.is_up(at)]
        return [one for one in up if self.clocks[one].rules.when_up == TAKEOVER]

    def beat(self, at: int, patience: int) -> bool:
        return False

    def last_look(self, table_id: str, user_id: int) -> tuple[int, int] | None:
        seen = self.looks.get((table_id, user_id))
        return None if seen is None else (seen, 0)

    def note_look(self, table_id: str, user_id: int, seq: int) -> None:
        self.looks[table_id, user_id] = max(seq, self.looks.get((table_id, user_id), 0))

    def reopen(self, table_id: str, clock: GameClock | None, notices: Sequence[Notice] = ()) -> bool:
        with self.lock:
            row = self.rows[table_id]
            self.rows[table_id] = replace(row, abandoned=None, version=row.version + 1)
            self.keep_clock(table_id, clock)
            return row.abandoned is not None

    def plans(self, table_id: str, user_id: int) -> list[KeptPlan]:
        return [plan for *whose, plan in self.kept_plans if whose == [table_id, user_id]]

    def add_plan(self, table_id: str, user_id: int, name: str, plan: Plan, most: int) -> int | None:
        if len(self.plans(table_id, user_id)) >= most:
            return None
        self.kept_plans.append((table_id, user_id, KeptPlan(len(self.kept_plans), name, plan)))
        return len(self.kept_plans) - 1

    def drop_plan(self, table_id: str, user_id: int, number: int) -> bool:
        before = len(self.kept_plans)
        gone = [one for one in self.plans(table_id, user_id) if one.id == number]
        self.kept_plans = [one for one in self.kept_plans if one[2] not in gone]
        return len(self.kept_plans) < before

    def orders(self, table_id: str, user_id: int) -> Orders:
        return self.kept_orders.get((table_id, user_id), Orders())

    def set_orders(self, table_id: str, user_id: int, given: Orders, before: Orders | None = None) -> bool:
        if before not in (None, self.orders(table_id, user_id)):
            return False
        self.kept_orders[table_id, user_id] = given
        return True

    def due_orders(self) -> list[tuple[str, int]]:
        return [
            whose for whose, orders in self.kept_orders.items() if orders.looked != self.rows[whose[0]].seq
        ]

    def seats_named(self, user_id: int, name: str) -> list[SeatRow]:
        running = [seats for table_id, seats in self.chairs.items() if self.rows[table_id].status != OVER]
        mine = [seat for seats in running for seat in seats if seat.user_id == user_id]
        return [seat for seat in mine if seat.name == name or seat.name.rstrip("0123456789") == f"{name} "]

    def has_forks(self, table_id: str) -> bool:
        return any(row.forked_from == table_id for row in self.rows.values())

    def put_away(self, table_id: str, user_id: int, away: bool) -> None:
        (self.away.add if away else self.away.discard)((table_id, user_id))

    def waiting_for_bots(self) -> dict[str, int]:
        running = [row for row in self.rows.values() if row.status == RUNNING and not self.deserted(row)]
        return {row.id: row.seq for row in running if self.chairs[row.id][row.turn].kind == BOT}

    def deserted(self, row: TableRow) -> bool:
        chairs = self.chairs[row.id]
        return not row.house and any(c.left for c in chairs) and all(c.kind != PERSON for c in chairs)

    def lease_turn(self, table_id: str, seq: int, server: str, seconds: float) -> bool:
        return True

    def keep_leases(self, server: str, table_ids: Sequence[str], seconds: float) -> None:
        pass

    def ask_undo(self, table_id: str, request: UndoRequest, notices: Sequence[Notice] = ()) -> None:
        self.asked[table_id] = request

    def agree_undo(self, table_id: str, seq: int, seats: set[int]) -> list[int] | None:
        with self.lock:
            asked = self.asked.get(table_id)
            if asked is None or asked.seq != seq:
                return None
            self.asked[table_id] = replace(asked, agreed=sorted(seats.union(asked.agreed)))
            return self.asked[table_id].agreed

    def drop_undo(self, table_id: str) -> None:
        self.asked.pop(table_id, None)
