"""Playing at tables that are stored: moves, taking back, forks, rematches, views. No HTTP.

A move is checked and played in memory, stored in one transaction, and only then counts; everybody else hears
of it after that. What is in memory can be thrown away at any time: the entries give it back.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from hashlib import sha256

from roundhouse.core.game import Game, SetupError
from roundhouse.core.message import IllegalMove, Reason
from roundhouse.core.moves import UnknownMove
from roundhouse.core.random import SEED_BITS
from roundhouse.core.state import State
from roundhouse.server.drawing import GamePicture, picture_of
from roundhouse.server.holding import KEPT, Holding
from roundhouse.server.live_table import LiveTable, reached_by
from roundhouse.server.refusals import Illegal, NotYours, Over, Refusal, Stale, TableError
from roundhouse.server.seating import Seating
from roundhouse.server.store import Conflict, EntryRow, NewEntry, NewSeat, NewTable, SeatRow, Store, TableRow
from roundhouse.server.store.database import now
from roundhouse.server.store.rows import BOT, NOBODY, OPEN, PERSON, WAITING, UndoRequest
from roundhouse.server.views import View
from roundhouse.server.why import reasons_for
from roundhouse.table import Seat, Table
from roundhouse.table.table import SPECTATOR

TRIES = 5  # when seats change while a move is being stored
ID_BYTES = 16


@dataclass(frozen=True, slots=True)
class BotTurn:
    """A bot is to decide: `view` is what its seat may know."""

    table_id: str
    seq: int
    seat: int
    bot: str
    game: Game
    view: State


class Tables(Seating):
    """All tables. Everything here may be called from any thread."""

    def __init__(
        self, store: Store, kept: int = KEPT, picture_of: Callable[[str], GamePicture] = picture_of
    ) -> None:
        super().__init__(Holding(store, kept))
        self.store = store
        self.picture_of = picture_of

    # Making tables

    def create(self, new: NewTable) -> str:
        """A new table; SetupError, with a plain sentence, if the game cannot be set up so."""
        try:
            game = self.holding.shelf.game(new.game, new.components)
        except ValueError as error:  # the components are wrong
            raise SetupError(str(error)) from error
        seed = secrets.randbits(SEED_BITS) if new.seed is None else new.seed
        check_seats(new)
        waiting = any(seat.kind == OPEN for seat in new.seats)
        options = game.complete(new.options)
        start = Table(game, [Seat("player")] * len(new.seats), seed, options).state
        at = now()
        row = TableRow(
            id=secrets.token_urlsafe(ID_BYTES),
            game=game.name,
            revision=game.revision,
            options=options,
            components=new.components,
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
            status=WAITING if waiting else reached_by(start).status,
            seq=0,
            turn=NOBODY if waiting else start.seat,
            version=0,
            changed=at,
            result=None,
        )
        return self.store.add_table(row, seats_for(row.id, new.seats)).id

    def fork(self, table_id: str, at: int, user_id: int) -> str:
        """A house table of one's own that goes on from the position after so many entries."""
        with self.holding.held(table_id) as live:
            table = live.running()
            if not live.may_fork(user_id):
                raise NotYours(Reason("reason.fork_running"))
            check_position(table, at)
            line, state, when = table.line(at), table.position(at), now()
            played: list[EntryRow] = []
            for number, entry in enumerate((table.entries[reached - 1] for reached in line), 1):
                assert entry.move is not None
                text = live.game.moves.text(entry.move)
                played.append(EntryRow(number, entry.seat, text, 0, f"fork:{number}", None, when))
            row, seats = live.row, live.seats
        reached = reached_by(state)
        twin = replace(
            row,
            id=secrets.token_urlsafe(ID_BYTES),
            house=True,
            listed=False,
            undo="free",
            spectators=False,
            owner=user_id,
            created=when,
            changed=when,
            forked_from=table_id,
            forked_at=at,
            rematch_of=None,
            version=0,
            seq=len(played),
            turn=reached.turn,
            status=reached.status,
            result=reached.result,
        )
        new_seats = [
            NewSeat(PERSON, seat.name, user_id)
            if seat.kind == PERSON
            else NewSeat(BOT, seat.name, None, seat.bot)
            for seat in seats
        ]
        return self.store.add_table(twin, seats_for(twin.id, new_seats), played).id

    def rematch(self, table_id: str, user_id: int) -> str:
        """The same people once more: one new table, whoever asks, and however often."""
        live = self.get(table_id)
        live.member(user_id)
        if not live.over:
            raise Refusal(Reason("reason.not_over"))
        row = live.row
        seats = [NewSeat(seat.kind, seat.name, seat.user_id, seat.bot) for seat in live.seats]
        return self.create(
            NewTable(
                game=row.game,
                seats=seats,
                owner=row.owner,
                options=row.options,
                components=row.components,
                house=row.house,
                undo=row.undo,
                spectators=row.spectators,
                rematch_of=table_id,
            )
        )

    # Playing

    def get(self, table_id: str) -> LiveTable:
        """A table with all that is stored; NoSuchTable if there is none."""
        return self.holding.caught_up(table_id)

    def may_see(self, table_id: str, user_id: int | None) -> bool:
        """Whether somebody may look at a table."""
        return self.get(table_id).may_see(user_id)

    def move(
        self,
        table_id: str,
        text: str,
        at: int,
        key: str,
        user_id: int | None = None,
        bot_seat: int | None = None,
    ) -> int:
        """Play a move after `at` entries, for a person or for a bot's seat; tells its number.

        The same `key` again gives the same answer and changes nothing.
        """
        key = stored_key(f"u{user_id}" if bot_seat is None else f"b{bot_seat}", key)

        def play(known: int | None) -> int:
            with self.holding.held(table_id, known) as live:
                return self._move(live, text, at, key, user_id, bot_seat)

        return trying(play, at)

    def _move(
        self, live: LiveTable, text: str, at: int, key: str, user_id: int | None, bot_seat: int | None
    ) -> int:
        if bot_seat is None:
            live.member(user_id)
        elif not (0 <= bot_seat < len(live.seats) and live.seats[bot_seat].kind == BOT):
            raise NotYours(Reason("reason.not_your_seat"))
        if key in live.keys:
            return live.keys[key]
        table = live.running()
        check_current(live, at)
        if live.over:
            raise Over(Reason("reason.game_over"))
        seat = live.turn if bot_seat is None else bot_seat
        if bot_seat is None and not live.acts_for(user_id, seat):
            raise Illegal(Reason("reason.not_your_turn", {"seat": seat}))
        try:
            code = live.game.moves.code(text)
            table.play(seat, code)
        except UnknownMove:
            raise Illegal(Reason("reason.no_such_move")) from None
        except IllegalMove as error:
            raise Illegal(error.reason) from None
        return self.holding.append(live, NewEntry(seat, live.game.moves.text(code), key, 0, user_id))

    # Taking back

    def undo(self, table_id: str, user_id: int, moves: int, at: int, key: str) -> int:
        """Take back the last moves, as far as that needs no asking; tells the number of the entry."""
        return self._undo(table_id, user_id, moves, at, stored_key(f"u{user_id}", key), ())

    def _undo(
        self, table_id: str, user_id: int, moves: int, at: int, key: str, agreed: Collection[int]
    ) -> int:
        def play(known: int | None) -> int:
            with self.holding.held(table_id, known) as live:
                return self._take_back(live, user_id, moves, at, key, agreed)

        return trying(play, at)

    def _take_back(
        self, live: LiveTable, user_id: int, moves: int, at: int, key: str, agreed: Collection[int]
    ) -> int:
        seat = live.member(user_id)
        if key in live.keys:
            return live.keys[key]
        table = live.running()
        check_current(live, at)
        if live.row.undo == "none":
            raise Refusal(Reason("reason.no_undo"))
        if live.row.undo == "free":
            agreed = table.others(seat)
        try:
            table.undo(seat, moves, agreed)
        except IllegalMove as error:
            raise Illegal(error.reason) from None
        return self.holding.append(live, NewEntry(seat, None, key, moves, user_id))

    def ask_undo(self, table_id: str, user_id: int, moves: int, at: int) -> None:
        """Ask the others whether one may take back more than is free."""
        with self.holding.held(table_id) as live:
            seat = live.member(user_id)
            table = live.running()
            check_current(live, at)
            if live.row.undo != "ask":
                raise Refusal(Reason("reason.no_undo"))
            if live.over:
                raise Illegal(Reason("reason.undo_after_end"))
            if not 1 <= moves <= len(table.line()):
                raise Illegal(Reason("reason.nothing_to_undo", {"moves": moves}))
            self.store.ask_undo(table_id, UndoRequest(at, seat, moves, user_id, []))

    def answer_undo(self, table_id: str, user_id: int, agree: bool) -> int | None:
        """Agree to what somebody asks, or not; tells the number of the entry when all have agreed."""
        request = self.store.undo_request(table_id)
        live = self.get(table_id)
        seat = live.member(user_id)
        if request is None or (seat == request.seat and agree):
            raise Refusal(Reason("reason.nothing_asked"))
        if not agree:
            self.store.drop_undo(table_id)
            return None
        agreed = self.store.agree_undo(table_id, request.seq, {seat})
        if agreed is None or not live.running().others(request.seat) <= set(agreed):
            return None
        asker, moves, at, key = request.user_id, request.moves, request.seq, f"undo:{request.seq}"
        return self._undo(table_id, asker, moves, at, key, agreed)

    # Looking

    def view(
        self,
        table_id: str,
        user_id: int | None,
        language: str = "en",
        at: int | None = None,
        have: Collection[str] = (),
        log_from: int = 0,
        marks: Mapping[int, str] | None = None,
    ) -> dict[str, object]:
        """What somebody sees of a table, as plain data: made only from what the own seat may know.

        Pictures whose hash is in `have` are left out; the log begins after the entry `log_from`; `marks`
        tells of bots that are thinking or have failed.
        """
        asked = self.store.undo_request(table_id)
        with self.holding.held(table_id) as live:
            if not live.may_see(user_id):
                raise NotYours(Reason("reason.not_your_table"))
            if live.table is not None and at is not None:
                check_position(live.table, at)
            view = View(live, user_id, at, asked)
        return view.show(self.picture_of(live.game.name), language, have, log_from, marks or {})

    def why(self, table_id: str, user_id: int | None, element: str, language: str = "en") -> list[str]:
        """Why nothing can be done with an element of the picture now, in words."""
        with self.holding.held(table_id) as live:
            if not live.may_see(user_id):
                raise NotYours(Reason("reason.not_your_table"))
            live.running()
            view = View(live, user_id, None, None)
        return reasons_for(view, self.picture_of(live.game.name), element, language)

    def record(self, table_id: str, user_id: int | None) -> str:
        """The game so far as a text; the seed is in it once that can do no harm."""
        with self.holding.held(table_id) as live:
            if not live.may_see(user_id):
                raise NotYours(Reason("reason.not_your_table"))
            own = live.row.house and live.is_owner(user_id)
            return live.running().record(reveal_seed=live.over or own).write()

    def bot_turn(self, table_id: str) -> BotTurn | None:
        """What a bot is asked now, if one is to decide."""
        with self.holding.held(table_id) as live:
            seat = live.turn
            if live.table is None or seat == SPECTATOR or live.seats[seat].kind != BOT:
                return None
            bot = live.seats[seat].bot
            assert bot is not None
            return BotTurn(table_id, live.seq, seat, bot, live.game, live.table.view(seat))


def trying(play: Callable[[int | None], int], at: int) -> int:
    """Play at a table that is at `at` as far as is known; when that fails, with all that is stored.

    Stale if somebody else has played in between.
    """
    with suppress(Conflict, TableError):
        return play(at)
    current = at
    for _ in range(TRIES):  # a change of the seats in between is no reason to refuse
        try:
            return play(None)
        except Conflict as conflict:
            current = conflict.current
    raise Stale(current)


def stored_key(who: str, key: str) -> str:
    """The key of a request as it is kept: nobody's is another's, and whatever it says, it fits.

    >>> stored_key("u7", "a") == stored_key("u8", "a")
    False
    """
    return f"{who}:{sha256(key.encode(errors='surrogatepass')).hexdigest()[:32]}"


def check_current(live: LiveTable, at: int) -> None:
    """Refuse what was decided in another position."""
    if at != live.seq:
        raise Stale(live.seq)


def check_position(table: Table, at: int) -> None:
    """Refuse a position that there is not."""
    if not 0 <= at <= len(table.entries):
        raise Refusal(Reason("reason.no_such_position"))


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
    if new.undo not in ("free", "ask", "none"):
        raise SetupError(f"taking back is free, ask or none, not {new.undo!r}")


def seats_for(table_id: str, seats: list[NewSeat]) -> list[SeatRow]:
    """The rows of the seats of a new table."""
    return [
        SeatRow(table_id, number, seat.kind, seat.user_id, seat.bot, seat.name, seat.invite_hash)
        for number, seat in enumerate(seats)
    ]
