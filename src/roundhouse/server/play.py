"""Playing at tables that are stored: moves, taking back, views. No HTTP.

A move is checked and played in memory, stored in one transaction, and only then counts; everybody else hears
of it after that. What is in memory can be thrown away at any time: the entries give it back.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from contextlib import suppress
from dataclasses import dataclass
from hashlib import sha256

from roundhouse.core.game import Game
from roundhouse.core.message import IllegalMove, Reason
from roundhouse.core.moves import UnknownMove
from roundhouse.core.state import State
from roundhouse.drawing import GamePicture, picture_of
from roundhouse.server.holding import KEPT, Holding
from roundhouse.server.live_table import LiveTable
from roundhouse.server.making import Making, check_position
from roundhouse.server.refusals import Illegal, NotYours, Over, Refusal, Stale, TableError
from roundhouse.server.seating import Seating
from roundhouse.server.store import Conflict, NewEntry, Store
from roundhouse.server.store.rows import BOT, UndoRequest
from roundhouse.server.views import View
from roundhouse.server.why import reasons_for
from roundhouse.table.table import SPECTATOR

TRIES = 5  # when seats change while a move is being stored


@dataclass(frozen=True, slots=True)
class BotTurn:
    """A bot is to decide: `view` is what its seat may know."""

    table_id: str
    seq: int
    seat: int
    bot: str
    game: Game
    view: State


class Tables(Seating, Making):
    """All tables. Everything here may be called from any thread."""

    def __init__(
        self, store: Store, kept: int = KEPT, picture_of: Callable[[str], GamePicture] = picture_of
    ) -> None:
        self.holding = Holding(store, kept)
        self.store = store
        self.picture_of = picture_of

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
        live = self.get(table_id)
        seat, request = live.member(user_id), live.asked
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
        described: bool = True,
    ) -> dict[str, object]:
        """What somebody sees of a table, as plain data: made only from what the own seat may know.

        Pictures whose hash is in `have` are left out, and the table in words unless it is to be `described`;
        the log begins after the entry `log_from`; `marks` tells of bots that are thinking or have failed.
        """
        with self.holding.held(table_id) as live:
            if not live.may_see(user_id):
                raise NotYours(Reason("reason.not_your_table"))
            if live.table is not None and at is not None:
                check_position(live.table, at)
            view = View(live, user_id, at)
        picture = self.picture_of(live.game.name)
        return view.show(picture, language, have, log_from, marks or {}, described)

    def why(self, table_id: str, user_id: int | None, element: str, language: str = "en") -> list[str]:
        """Why nothing can be done with an element of the picture now, in words."""
        with self.holding.held(table_id) as live:
            if not live.may_see(user_id):
                raise NotYours(Reason("reason.not_your_table"))
            live.running()
            view = View(live, user_id)
        return reasons_for(view, self.picture_of(live.game.name), element, language)

    def ends(self, table_id: str, user_id: int | None, text: str) -> bool:
        """Whether a move of the one to decide passes the decision on. Nobody else is told anything."""
        with self.holding.held(table_id) as live:
            if not live.may_see(user_id):
                raise NotYours(Reason("reason.not_your_table"))
            live.running()
            view = View(live, user_id)
        after = view.state().copy()
        try:
            after.play(live.game.moves.code(text))
        except (UnknownMove, IllegalMove):  # whoever plays it hears why not
            return False
        return view.mine and after.seat != view.seat

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
