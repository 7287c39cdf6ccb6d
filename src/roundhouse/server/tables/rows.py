"""A table as it is kept: its row, its seats, its entries; and what a new one is made from."""

from __future__ import annotations

from dataclasses import dataclass, field

PERSON, BOT, OPEN = "person", "bot", "open"
WAITING, RUNNING, OVER = "waiting", "running", "over"
NOBODY = -1
MORE = "+"  # before the number of a move in the key of a request that brought several


@dataclass(frozen=True, slots=True)
class NewSeat:
    """A seat of a table to be made."""

    kind: str  # PERSON, BOT or OPEN
    name: str = ""
    user_id: int | None = None
    bot: str | None = None
    invite_nonce: str | None = None


@dataclass(frozen=True, slots=True)
class NewTable:
    """A table to be made; without a seed, chance gives one."""

    game: str
    seats: list[NewSeat]
    owner: int
    options: dict[str, str] = field(default_factory=dict)
    components: str | None = None
    house: bool = False
    listed: bool = False
    undo: str = "ask"  # or "free", or "none"
    spectators: bool = True
    seed: int | None = None
    rematch_of: str | None = None
    lesson: str = ""


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table, without its seats and entries."""

    id: str
    game: str
    revision: int
    options: dict[str, str]
    components: str | None
    components_digest: str
    seed: str
    house: bool
    listed: bool
    undo: str
    spectators: bool
    owner: int
    created: int
    forked_from: str | None
    forked_at: int | None
    rematch_of: str | None
    lesson: str  # the name of the lesson that is given here, if one is
    status: str
    seq: int
    turn: int
    version: int
    changed: int
    result: dict[str, object] | None


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seat: a person's, a bot's (maybe in place of a person), or open."""

    table_id: str
    seat: int
    kind: str
    user_id: int | None
    bot: str | None
    name: str
    invite_nonce: str | None

    @property
    def left(self) -> bool:
        """Whether a bot sits in for a person, who may come back."""
        return self.kind == BOT and self.user_id is not None


@dataclass(frozen=True, slots=True)
class NewEntry:
    """A move, or some moves taken back, to be stored."""

    seat: int
    move: str | None
    key: str
    taken_back: int = 0
    user_id: int | None = None


@dataclass(frozen=True, slots=True)
class EntryRow:
    """An entry as it was stored."""

    seq: int
    seat: int
    move: str | None
    taken_back: int
    key: str
    user_id: int | None
    at: int


@dataclass(frozen=True, slots=True)
class Reached:
    """What an entry makes of the game: who is to decide, and the result when it is over."""

    turn: int
    result: dict[str, object] | None = None

    @property
    def status(self) -> str:
        """What the table's row says."""
        return RUNNING if self.result is None else OVER


@dataclass(frozen=True, slots=True)
class UndoRequest:
    """Somebody wants to take back more than is free."""

    seq: int
    seat: int
    moves: int
    user_id: int
    agreed: list[int]


@dataclass(frozen=True, slots=True)
class Stamp:
    """What tells whether a table has changed: the numbers of its entries and of changes of its seats."""

    seq: int
    version: int
    asked: UndoRequest | None


@dataclass(frozen=True, slots=True)
class Listed:
    """A table in a list."""

    row: TableRow
    seats: list[SeatRow]

    @property
    def turn_seat(self) -> SeatRow | None:
        """The seat that is to decide, if any is."""
        turn = self.row.turn
        return self.seats[turn] if self.row.status == RUNNING and turn >= 0 else None

    def is_turn_of(self, user_id: int) -> bool:
        """Whether the table waits for this person."""
        seat = self.turn_seat
        return seat is not None and seat.kind == PERSON and seat.user_id == user_id

    def goes_on_without(self, user_id: int) -> bool:
        """Whether nobody waits for a person here: it is over, they are alone, or a bot sits in for them."""
        alone = all(seat.user_id in (None, user_id) for seat in self.seats)
        gone = all(seat.kind != PERSON for seat in self.seats if seat.user_id == user_id)
        return self.row.status == OVER or alone or gone
