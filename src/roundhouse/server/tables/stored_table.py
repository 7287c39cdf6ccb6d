"""A table as it is kept: its row, its seats, its entries; and what a new one is made from."""

from __future__ import annotations

from dataclasses import dataclass, field

from roundhouse.bots.registry import USUAL_BOT
from roundhouse.core.state import NOBODY
from roundhouse.kit.orders import Order
from roundhouse.table.entry import HUMAN, PROGRAM

PERSON, BOT, OPEN = "person", "bot", "open"
WAITING, RUNNING, OVER = "waiting", "running", "over"
LIVE, DAYS = "live", "days"  # kinds of clocks
TAKEOVER, VOTE = "bot", "vote"  # what comes when time is up
MORE = "+"  # before the number of a move in the key of a request that brought several


@dataclass(frozen=True, slots=True)
class NewSeat:
    """A seat of a table to be made."""

    kind: str  # PERSON, BOT or OPEN
    name: str = ""
    user_id: int | None = None
    bot: str | None = None
    invite_nonce: str | None = None
    program: bool = False
    asked: int | None = None


@dataclass(frozen=True, slots=True)
class ClockRules:
    """What was agreed about time when a table was made."""

    kind: str  # LIVE: minutes that run on; DAYS: they stand in everybody's quiet hours
    per_move: int  # milliseconds for a decision
    bank: int  # milliseconds beside that, for the whole game
    when_up: str = TAKEOVER  # a bot plays on; VOTE: if the others want it
    bot: str = USUAL_BOT


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
    allows_bots: bool = False
    clock: ClockRules | None = None


@dataclass(frozen=True, slots=True)
class ComponentsRow:
    """Components as they are kept for the tables that were begun with them; `key` is a digest of the text."""

    key: str
    game: str
    digest: str  # of what the rules depend on; records name it
    text: str


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table, without its seats and entries."""

    id: str
    game: str
    revision: int
    options: dict[str, str]
    components: str | None  # the key of those that are kept; none: by their digest, of some release
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
    allows_bots: bool = False  # whether bot accounts may sit down like anybody
    frozen: str = ""  # why nobody can play on here, but only read what was played; see `Unplayable`
    closed: bool = False  # by an operator: it can be looked at, and nothing else
    abandoned: int | None = None  # since when it is closed because nobody looked at it


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
    program: bool = False  # the person is a bot account
    asked: int | None = None  # the bot account that an open seat waits for

    @property
    def player(self) -> str:
        """Who decides here, as records call it."""
        if self.kind != PERSON and self.bot:
            return self.bot
        return PROGRAM if self.program else HUMAN

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
class Plan:
    """Moves that somebody thinks of, on top of so many entries."""

    at: int
    moves: list[str]


@dataclass(frozen=True, slots=True)
class KeptPlan:
    """A plan that somebody has put aside."""

    id: int
    name: str
    plan: Plan


@dataclass(frozen=True, slots=True)
class Orders:
    """What is to be played for a person when it is their turn."""

    plan: Plan | None = None
    standing: list[Order] = field(default_factory=list)  # orders that the game knows
    automatic: bool = False  # where there is nothing to decide
    looked: int = NOBODY  # the entry after which they were last looked at
    told: str = ""  # what the person is still to hear

    @property
    def none(self) -> bool:
        """Whether there is nothing to keep."""
        return self.plan is None and not self.standing and not self.automatic and not self.told


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
        going = self.row.status == RUNNING and not self.row.frozen and self.row.abandoned is None
        return self.seats[turn] if going and turn >= 0 else None

    def is_turn_of(self, user_id: int) -> bool:
        """Whether the table waits for this person."""
        seat = self.turn_seat
        return seat is not None and seat.kind == PERSON and seat.user_id == user_id

    def goes_on_without(self, user_id: int) -> bool:
        """Whether nobody waits for a person here: it is over, they are alone, or a bot sits in for them."""
        alone = all(seat.user_id in (None, user_id) for seat in self.seats)
        gone = all(seat.kind != PERSON for seat in self.seats if seat.user_id == user_id)
        return self.row.status == OVER or bool(self.row.frozen) or alone or gone

    def may_see(self, user_id: int | None) -> bool:
        """Whether somebody may look at the table."""
        joinable = self.row.listed and self.row.status == WAITING
        if self.row.spectators or joinable or user_id is None:
            return self.row.spectators or joinable
        return user_id == self.row.owner or any(user_id in (one.user_id, one.asked) for one in self.seats)
