"""A table in memory: the game that its entries give, who sits there, and who may do what."""

from __future__ import annotations

import threading
from collections.abc import Iterable
from dataclasses import replace

import msgspec

from roundhouse.core.game import Game
from roundhouse.core.message import Reason
from roundhouse.core.state import NOBODY, State
from roundhouse.server.tables.game_clock import GameClock
from roundhouse.server.tables.quiet_hours import ALWAYS
from roundhouse.server.tables.redrawing import Shown
from roundhouse.server.tables.refusals import RULES, Abandoned, Closed, NotYours, Refused, Unplayable
from roundhouse.server.tables.scene import Scene
from roundhouse.server.tables.sharing import Shared
from roundhouse.server.tables.stored_table import (
    MORE,
    OPEN,
    OVER,
    PERSON,
    EntryRow,
    Listed,
    Reached,
    SeatRow,
    TableRow,
    UndoRequest,
)
from roundhouse.table import Seat, Table
from roundhouse.table.table import SPECTATOR

SCENES = 6  # drawings of one table that are kept: of the newest position, for those who know different things
BASE = 20_000  # bytes of a table
ENTRY, UNTOLD = 1_000, 400  # of an entry with what it brought about, and without
POSITION = 2  # times what it takes in JSON, a position takes in memory
PACKED = 24  # answers of one table that are kept, as they are sent


class LiveTable:
    """A table as this process knows it. Whoever changes it, or needs it to hold still, holds `lock`."""

    def __init__(self, row: TableRow, seats: list[SeatRow], game: Game) -> None:
        if game.revision != row.revision or game.components_digest != row.components_digest:
            raise Unplayable(RULES)
        self.lock = threading.RLock()
        self.game = game
        self.row = row
        self.seats = seats
        self.table: Table | None = None  # none while seats are open
        self.keys: dict[str, int] = {}  # the entry of each request, in the order in which they came
        self.clock: GameClock | None = None  # if time is limited here
        self.quiet = ALWAYS  # when the time of whoever is waited for stands
        self.asked: UndoRequest | None = None  # what was asked when the store was last looked at
        self.position_size = 0  # bytes, once it was looked at
        self.uses = 0  # how often it was asked for since it was read
        self.unattended: dict[int, int] = {}  # the entry from which on no person has moved for a seat
        self.dead = False  # something went wrong in between: it must be read afresh
        self.cache: dict[tuple[object, ...], object] = {}  # what was said, for the next viewer
        self.scenes: Shared[Scene] = Shared(SCENES)
        self.packed: Shared[bytes] = Shared(PACKED)
        self.shown: dict[tuple[int, ...], Shown] = {}
        self.reseat(row, seats)

    # Keeping up with the store

    def reseat(self, row: TableRow, seats: list[SeatRow]) -> None:
        """Take over who sits where; the game begins when nobody is missing."""
        self.row = replace(row, seq=self.row.seq) if self.table is not None else replace(row, seq=0)
        self.seats = seats
        self.cache = {}  # names may have changed; whoever still looks keeps the old one
        self.scenes, self.packed, self.shown = Shared(SCENES), Shared(PACKED), {}
        if any(seat.kind == OPEN for seat in seats):
            return
        players = [Seat(seat.name, seat.player) for seat in seats]
        if self.table is None:
            self.table = Table(self.game, players, int(row.seed, 16), row.options, row.house)
        else:
            self.table.seats = players

    def add(self, entries: Iterable[EntryRow]) -> None:
        """Play what was stored."""
        for entry in entries:
            table = self.running()
            if entry.move is None:  # whether the others had to agree was settled when it was stored
                table.undo(entry.seat, entry.taken_back, agreed_by=range(len(self.seats)))
            else:
                table.play(entry.seat, self.game.moves.code(entry.move))
            self.stored(entry.seq, entry.key, entry.at, entry.user_id)

    def stored(self, seq: int, key: str, at: int = 0, user_id: int | None = None) -> None:
        """The table's newest entry is in the store; since when and by whom, if that is known."""
        reached = self.reached()
        for entry in self.running().entries[seq - 1 : seq]:
            if user_id is not None:
                self.unattended.pop(entry.seat, None)
            else:
                self.unattended.setdefault(entry.seat, seq)
        self.keys[key] = seq
        self.row = replace(
            self.row,
            seq=seq,
            changed=max(at, self.row.changed),
            turn=reached.turn,
            status=reached.status,
            result=reached.result,
        )

    def moves_before(self, seq: int) -> int:
        """How many moves came before an entry in the same request."""
        for key in reversed(self.keys):
            if self.keys[key] == seq:
                return int(key.partition(MORE)[2] or 0)
        return 0

    def reached(self) -> Reached:
        """What the store is told of the position now."""
        return reached_by(self.running().state)

    # What it is

    @property
    def seq(self) -> int:
        """How many entries are stored."""
        return self.row.seq

    @property
    def title(self) -> str:
        """The name of what is played."""
        return self.game.titled(self.row.options)

    @property
    def turn(self) -> int:
        """The seat to decide; -1 for none."""
        return self.row.turn

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.row.status == OVER

    def running(self, at: int | None = None) -> Table:
        """The game; refused while seats are open, or if there are not `at` entries yet."""
        if self.table is None:
            raise Refused(Reason("reason.waiting"))
        if at is not None and not 0 <= at <= len(self.table.entries):
            raise Refused(Reason("reason.no_such_position"))
        return self.table

    def weight(self) -> int:
        """About how many bytes it takes: what happened, positions, drawings, packed answers."""
        known = self.table
        if known is None:
            return BASE
        if not self.position_size:
            self.position_size = POSITION * len(msgspec.json.encode(known.state.dump()))
        drawn = [one.parts for one in self.scenes.values()] + [one.values() for one in self.shown.values()]
        svgs = {part.hash: len(part.svg) for parts in drawn for part in parts}
        answers = sum(map(len, self.packed.values()))
        entries = known.untold * UNTOLD + (len(known.entries) - known.untold) * ENTRY
        positions = known.positions_ready * self.position_size
        return BASE + entries + positions + sum(svgs.values()) + answers

    def rest(self) -> None:
        """Give up what can be made again: moves need none of it. The table is held."""
        if self.table is not None:
            self.table = self.table.brief()
        self.cache = {}
        self.scenes, self.packed, self.shown = Shared(SCENES), Shared(PACKED), {}

    def whole(self) -> Table | None:
        """The game with all that happened; none while seats are open. The table is held."""
        if self.table is not None:
            self.table = self.table.whole()
        return self.table

    def shown_to(self, seats: tuple[int, ...]) -> Shown:
        """The drawings that went lately to whoever sees with the eyes of these seats. The table is held."""
        return self.shown.setdefault(seats, Shown())

    # Who may do what

    def seat_of(self, user_id: int | None) -> int:
        """The seat that a person has, even while a bot sits in; SPECTATOR if none."""
        if user_id is not None:
            for seat in self.seats:
                if seat.user_id == user_id:
                    return seat.seat
        return SPECTATOR

    def check_open(self) -> None:
        """Refuse what changes a table that was closed."""
        if self.row.closed:
            raise Closed
        if self.row.abandoned is not None:
            raise Abandoned

    def member(self, user_id: int | None) -> int:
        """The seat that a person has; refused if none."""
        seat = self.seat_of(user_id)
        if seat == SPECTATOR:
            raise NotYours(Reason("reason.not_your_seat"))
        return seat

    def may_see(self, user_id: int | None) -> bool:
        """Whether somebody may look at the table."""
        return Listed(self.row, self.seats).may_see(user_id)

    def asks(self, user_id: int | None) -> bool:
        """Whether an open seat waits for a bot account."""
        return user_id is not None and any(seat.asked == user_id for seat in self.seats)

    def may_talk(self, user_id: int | None) -> bool:
        """Whether somebody may say something to all: who watches listens only."""
        return self.is_owner(user_id) or self.seat_of(user_id) != SPECTATOR

    def is_owner(self, user_id: int | None) -> bool:
        """Whether somebody made the table."""
        return user_id is not None and user_id == self.row.owner

    def acts_for(self, user_id: int | None, seat: int) -> bool:
        """Whether somebody decides for a seat: the own one, or at a house table every person's."""
        if user_id is None or not 0 <= seat < len(self.seats) or self.seats[seat].kind != PERSON:
            return False
        return self.seats[seat].user_id == user_id or (self.row.house and self.is_owner(user_id))

    def people(self) -> list[int]:
        """The seats where persons decide."""
        return [seat.seat for seat in self.seats if seat.kind == PERSON]

    @property
    def deserted(self) -> bool:
        """Whether bots sit in for everybody who plays here: the game waits for one of them to come back."""
        return not self.row.house and not self.people() and any(seat.left for seat in self.seats)

    def viewer(self, user_id: int | None) -> int:
        """The seat with whose eyes somebody sees the table.

        At a house table with several people it is the one to decide, and while bots play the last who did.
        """
        if self.table is None or not (self.row.house and self.is_owner(user_id)):
            return self.seat_of(user_id)
        people = self.people()
        if self.turn in people:
            return self.turn
        last = self.last_person()
        return last if last != NOBODY else people[0] if people else self.seat_of(user_id)

    def last_person(self) -> int:
        """The person who decided last; NOBODY if none did."""
        table, people = self.running(), self.people()
        for reached in reversed(table.line()):
            if table.entries[reached - 1].seat in people:
                return table.entries[reached - 1].seat
        return NOBODY

    def may_fork(self, user_id: int | None) -> bool:
        """Whether somebody may play on from here on a table of their own.

        A fork keeps the seed, and with it what chance will bring: nobody who plays against others may know
        that before the end.
        """
        if user_id is None or self.table is None or not self.may_see(user_id):
            return False
        if self.over:
            return True
        return (self.row.house and self.is_owner(user_id)) or self.alone(user_id)

    def alone(self, user_id: int | None) -> bool:
        """Whether somebody sits here, and nobody else does, is asked in, or may come back."""
        others = any(
            seat.user_id not in (None, user_id) or seat.invite_nonce is not None for seat in self.seats
        )
        return not others and self.seat_of(user_id) != SPECTATOR

    def may_hint(self, user_id: int | None, at: int) -> bool:
        """Whether somebody may ask for advice after so many entries.

        Where one plays against others there is none before the end; alone, for the seats one decides for.
        """
        if user_id is None or self.table is None or not self.may_see(user_id):
            return False
        seat = self.table.position(at).seat
        if seat == NOBODY or self.over:
            return seat != NOBODY
        return self.alone(user_id) and self.acts_for(user_id, seat)


def reached_by(state: State) -> Reached:
    """What the store is told of a position."""
    if not state.over:
        return Reached(state.seat)
    sheet = state.scores()
    result: dict[str, object] = {
        "totals": sheet.totals(),
        "winners": state.winners(),
        "out": state.out(),
        # The score sheet can still be shown when nobody knows the rules of that day any more.
        "sheet": [[line, *row] for line, row in zip(sheet.lines, sheet.rows, strict=True)],
    }
    return Reached(NOBODY, result)
