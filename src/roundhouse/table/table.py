"""A game being played: every move and every undo is an entry, and every position stays at hand.

>>> from roundhouse.games.registry import GAMES, open_game
>>> table = Table(open_game(GAMES[0]), [Seat("Ada"), Seat("Bert", "greedy")], seed=7)
>>> seat = table.state.seat
>>> entry = table.play(seat, table.state.legal()[0])
>>> table.undo_reach(seat)
1
>>> table.undo(seat).taken_back, len(table.entries)
(1, 2)
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from copy import copy
from hashlib import sha256

from roundhouse.core.game import Game, SetupError
from roundhouse.core.message import Event, IllegalMove, Reason
from roundhouse.core.random import SEED_BITS, is_seed
from roundhouse.core.record import Played, Record
from roundhouse.core.replay import replay
from roundhouse.core.state import State
from roundhouse.table.entry import UNTOLD, Entry, Seat
from roundhouse.table.positions import Positions

SPECTATOR = -1
TURN = "log.turn"  # the event with which a game tells that a seat's turn begins


class Table:
    """A game, the players, and all that happened.

    A house table is one where everybody sits around one screen: anything may be taken back there.
    Positions handed out are the table's own: copy them before playing on.
    """

    def __init__(
        self,
        game: Game,
        seats: Sequence[Seat],
        seed: int,
        options: dict[str, str] | None = None,
        house: bool = False,
    ) -> None:
        if not is_seed(seed):
            raise SetupError(f"a seed is a whole number from 0 to 2^{SEED_BITS} - 1, not {seed}")
        self.game = game
        self.seats = list(seats)
        self.seed = seed
        self.options = game.complete(options or {})
        self.house = house
        self.entries: list[Entry] = []
        self._positions = Positions(game.new(len(seats), seed, self.options))
        self.untold = 0  # entries at the beginning that do not tell what happened

    # In brief

    def brief(self) -> Table:
        """This table in a tenth of the room: it can be played on, but does not tell what happened so far."""
        twin = copy(self)
        twin.entries = [
            entry if entry.events is UNTOLD else Entry(entry.seat, entry.move, entry.taken_back, UNTOLD)
            for entry in self.entries
        ]
        twin._positions = self._positions.brief()
        twin.untold = len(self.entries)
        return twin

    def whole(self) -> Table:
        """This table with all that happened: what a brief one does not tell is played again."""
        if not self.untold:
            return self
        twin = copy(self)
        twin.entries, twin._positions, twin.untold = [], Positions(self._positions[0]), 0
        for number, entry in enumerate(self.entries, 1):
            if entry.move is None:
                twin.entries.append(Entry(entry.seat, None, entry.taken_back))
                twin._positions.taken_back(self._positions.same_as(number))
            elif entry.events is UNTOLD:
                twin.play(entry.seat, entry.move)
            else:
                twin._append(entry.seat, entry.move, entry.events, self._positions[number])
        return twin

    # Positions

    @property
    def state(self) -> State:
        """The position now."""
        return self._positions[-1]

    def position(self, number: int) -> State:
        """The position after so many entries; 0 is the beginning."""
        self._check_number(number)
        return self._positions[number]

    def view(self, seat: int, number: int | None = None) -> State:
        """The position, now or after so many entries, as a seat may know it; SPECTATOR knows no secrets."""
        if seat != SPECTATOR:
            self._check_seat(seat)
        return (self.state if number is None else self.position(number)).seen_by(seat)

    def line(self, number: int | None = None) -> list[int]:
        """The moves that stand, now or after so many entries: the number of the position each one led to."""
        if number is not None:
            self._check_number(number)
        standing: list[int] = []
        for reached, entry in enumerate(self.entries[:number], 1):
            if entry.move is None:
                del standing[len(standing) - entry.taken_back :]
            else:
                standing.append(reached)
        return standing

    @property
    def positions_ready(self) -> int:
        """How many positions are in memory."""
        return self._positions.ready

    # Playing

    def play(self, seat: int, move: int) -> Entry:
        """Play a move for a seat; raises IllegalMove, and changes nothing, if it may not."""
        self._check_seat(seat)
        before = self.state
        if not before.over and seat != before.seat:
            raise IllegalMove(Reason("reason.not_your_turn", {"seat": before.seat}))
        after = before.copy()
        events: list[Event] = []
        after.log = events
        after.play(move)
        after.log = None
        return self._append(seat, move, events, after)

    def _append(self, seat: int, move: int, events: list[Event], reached: State) -> Entry:
        entry = Entry(seat, move, events=events)
        self.entries.append(entry)
        self._positions.played(move, reached)
        return entry

    # Taking back

    def undo_reach(self, seat: int) -> int:
        """How many moves a seat may take back without asking anybody.

        At a house table, or with no other person at the table, all of them. Else back to the last thing
        that revealed something, or that was decided by somebody else. The end of a game reveals all.
        """
        self._check_seat(seat)
        line = self.line()
        if self.house:
            return len(line)
        if self.state.over:
            return 0
        if not self.others(seat):
            return len(line)
        reach = 0
        for reached in reversed(line):
            before, after = self._before(reached), self._positions[reached]
            if self.entries[reached - 1].seat != seat or before.reveals != after.reveals:
                break
            reach += 1
        return reach

    def others(self, seat: int) -> set[int]:
        """The other people at the table: those who are asked before somebody takes back more than is free."""
        return {other for other, player in enumerate(self.seats) if player.human and other != seat}

    def undo(self, seat: int, moves: int = 1, agreed_by: Collection[int] = ()) -> Entry:
        """Take back the last moves; beyond `undo_reach` only if the others agree."""
        free = self.undo_reach(seat)
        line = self.line()
        if not 1 <= moves <= len(line):
            raise IllegalMove(Reason("reason.nothing_to_undo", {"moves": moves}))
        if moves > free and self.state.over:
            raise IllegalMove(Reason("reason.undo_after_end"))
        if moves > free and not self.others(seat) <= set(agreed_by):
            raise IllegalMove(Reason("reason.undo_needs_consent", {"free": free}))
        entry = Entry(seat, None, moves)
        self.entries.append(entry)
        self._positions.taken_back(line[-moves] - 1)
        return entry

    def last_choice(self, seats: Collection[int]) -> int:
        """How many moves lead back to what one of the seats decided last; 0 if none has decided anything."""
        for moves, reached in enumerate(reversed(self.line()), 1):
            if self.entries[reached - 1].seat in seats:
                return moves
        return 0

    def turn_moves(self, seat: int) -> int:
        """How many moves the seat has made since its turn began, or since somebody else decided something."""
        moves, entries = 0, self.whole().entries
        for reached in reversed(self.line()):
            entry = entries[reached - 1]
            if entry.seat != seat or any(event.key == TURN for event in entry.events):
                break
            # Alone, or when all others have passed, one's turns follow each other.
            if self._before(reached).turns_taken() != self._positions[reached].turns_taken():
                break
            moves += 1
        return moves

    def restart_turn(self, seat: int, agreed_by: Collection[int] = ()) -> Entry:
        """Take back all that the seat has done in its turn."""
        return self.undo(seat, self.turn_moves(seat), agreed_by)

    def _before(self, reached: int) -> State:
        """The position in which the move was made that led to this one."""
        return self._positions[reached - 1]

    # What happened

    @property
    def log(self) -> list[tuple[int, Event]]:
        """What happened on the way to the position now: the number of the entry, and the event."""
        entries = self.whole().entries
        return [(reached, event) for reached in self.line() for event in entries[reached - 1].events]

    @property
    def commitment(self) -> str:
        """A fingerprint of the seed, to show at the start: the seed can be checked against it in the end."""
        return sha256(bytes.fromhex(f"{self.seed:0{SEED_BITS // 4}x}")).hexdigest()

    def fork(self, number: int, seats: Sequence[Seat] | None = None, house: bool = True) -> Table:
        """A new table that goes on from the position after so many entries.

        It keeps the seed, and so what chance will bring: until the end it is for those who may know that.
        """
        line, entries = self.line(number), self.whole().entries
        twin = Table(self.game, self.seats if seats is None else seats, self.seed, self.options, house)
        if len(twin.seats) != len(self.seats):
            raise SetupError(f"this game has {len(self.seats)} seats, not {len(twin.seats)}")
        for reached in line:
            entry = entries[reached - 1]
            assert entry.move is not None
            twin._append(entry.seat, entry.move, entry.events, self._positions[reached])
        return twin

    def record(self, reveal_seed: bool | None = None, reader: int | None = None) -> Record:
        """The game as it stands, without what was taken back.

        Unless told otherwise it names the seed once the game is over, and always at a house table. For a
        reader, a seat or SPECTATOR, it holds until the end no more than that one may know: neither the seed
        nor what others chose in secret.
        """
        state = self.state
        moves = self.game.moves
        guarded = reader is not None and not state.over
        record = Record()
        record.game = self.game.name
        record.rules = self.game.revision
        record.players = len(self.seats)
        record.options = dict(self.options)
        record.components = self.game.components_digest
        told = self.house or state.over if reveal_seed is None else reveal_seed
        if told and not guarded:
            record.seed = self.seed
        record.names = [seat.name for seat in self.seats]
        record.kinds = [seat.kind for seat in self.seats]
        for reached in self.line():
            entry = self.entries[reached - 1]
            assert entry.move is not None
            own = entry.seat == reader or not guarded
            text = moves.text(entry.move) if own else moves.text_for_others(entry.move)
            record.moves.append(Played(entry.seat, text))
        if state.over:
            record.scores = state.scores()
            record.winners = state.winners()
        return record

    @classmethod
    def from_record(cls, record: Record, game: Game, house: bool = True) -> Table:
        """The table at which a record was played; raises RecordError if it breaks a rule."""
        positions = replay(record, game)
        state = next(positions)
        assert record.seed is not None
        seats = [Seat(name, kind) for name, kind in zip(record.names, record.kinds, strict=True)]
        table = cls(state.game, seats, record.seed, record.options, house)
        for played in record.moves:
            events: list[Event] = []
            state.log = events
            next(positions)
            move = game.moves.code(played.text)
            table._append(played.seat, move, events, state.copy())
        for _ in positions:  # runs the check of the final scores
            pass
        return table

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.seats):
            raise IllegalMove(Reason("reason.no_such_seat", {"seat": seat}))

    def _check_number(self, number: int) -> None:
        if not 0 <= number < len(self._positions):
            raise IndexError(f"there are positions 0 to {len(self.entries)}, not {number}")
