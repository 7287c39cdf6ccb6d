"""Playing at tables that are stored. No HTTP, no SQL.

A move is checked and played in memory, stored in one transaction, and only then counts; everybody else hears
of it after that. What is in memory can be thrown away at any time: the entries give it back.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from roundhouse.core.game import Game
from roundhouse.core.message import IllegalMove, Reason
from roundhouse.core.moves import UnknownMove
from roundhouse.core.state import State
from roundhouse.drawing import picture_of
from roundhouse.kit.picture import GamePicture
from roundhouse.server.now import now
from roundhouse.server.tables import lessons
from roundhouse.server.tables.cache import MEMORY, TableCache
from roundhouse.server.tables.clocks import afresh, taken_over, voted
from roundhouse.server.tables.create import create, fork, rematch_of
from roundhouse.server.tables.draft import draft, ends_turn
from roundhouse.server.tables.element_reasons import reasons_for
from roundhouse.server.tables.entries import add_entry, stored_key
from roundhouse.server.tables.frozen import FrozenTable
from roundhouse.server.tables.live_table import LiveTable
from roundhouse.server.tables.looking import Look, Marks, WishedView, come_to, looker_at
from roundhouse.server.tables.notices import of_reopened
from roundhouse.server.tables.open_games import OpenGames
from roundhouse.server.tables.planning import Planning
from roundhouse.server.tables.refusals import (
    GAME,
    Illegal,
    NoSuchTable,
    NotYours,
    Over,
    Private,
    Refused,
    Stale,
    Unplayable,
)
from roundhouse.server.tables.scene import scene
from roundhouse.server.tables.seats import Seats
from roundhouse.server.tables.store import Store
from roundhouse.server.tables.stored_table import BOT, Listed, NewEntry, NewTable, Plan, Stamp
from roundhouse.server.tables.undo import Undo
from roundhouse.server.tables.views import Draw, View, looker
from roundhouse.server.wire import view as wire
from roundhouse.server.wire.draft import Draft
from roundhouse.table.table import SPECTATOR


@dataclass(frozen=True, slots=True)
class BotTurn:
    """A bot is to decide: `view` is what its seat may know."""

    table_id: str
    seq: int
    seat: int
    bot: str
    game: Game
    view: State
    owner: int  # of the table


class Tables:
    """All tables. Everything here may be called from any thread.

    - `get`, `seen`: a table in memory; `seen` holds it still, for somebody who may see it
    - `create`, `fork`, `rematch`, `put_away`: tables come and go; who sits where is in `seats`
    - `move`, `moves`, `play_script`: one move, several as one answer, what a lesson plays; `undo` takes back
    - `plan`, `play_plan`, `carry_out`: what is only thought of, and orders; the rest is in `planning`
    - `time_is_up`, `vote_for_bot`, `reopen`: clocks; `bot_turn`: what a bot is asked
    - `view`: what somebody sees of a table, as an object; `come_to`, `note_seen`: what they had seen before
    - `look` or `glance`, then `answer`: a view in bytes, made once for many; `glance` waits for nobody
    - `draft`, `ends`, `why`: what moves would bring, whether they end a turn, why something cannot be done
    - `record`, `frozen`: a game as text, and what is left of one that cannot be played any more
    """

    def __init__(
        self,
        store: Store,
        memory: int = MEMORY,
        picture_of: Callable[[str], GamePicture] = picture_of,
        draw: Draw = scene,
    ) -> None:
        self.store = store
        self.games = OpenGames()
        self.cache = TableCache(store, self.games, memory)
        self.seats = Seats(store, self.cache)
        self.undo = Undo(store, self.cache)
        self.planning = Planning(store, self.cache)
        self.picture_of = picture_of
        self.draw = draw

    def get(self, table_id: str, known: int | None = None) -> LiveTable:
        """A table with all that is stored, or as it is in memory if it stands at `known` there."""
        with self.cache.held(table_id, known) as live:
            return live

    @contextmanager
    def seen(self, table_id: str, user_id: int | None, known: int | None = None) -> Iterator[LiveTable]:
        """A table that holds still, for somebody who may see it; refused to everybody else."""
        with self.cache.held(table_id, known) as live:
            if not live.may_see(user_id):
                raise Private
            yield live

    # Tables come and go

    def create(self, new: NewTable) -> str:
        """A new table; SetupError, with a plain sentence, if the game cannot be set up so."""
        return create(self.store, self.games, new)

    def fork(self, table_id: str, at: int, user_id: int, moves: Sequence[str] = ()) -> str:
        """A house table of one's own that goes on from the position after so many entries and moves there."""
        with self.seen(table_id, user_id) as live:  # until it is stored: nobody is invited in between
            return fork(self.store, live, at, user_id, moves)

    def rematch(self, table_id: str, user_id: int) -> str:
        """The same people once more: one new table, whoever asks, and however often."""
        return self.create(rematch_of(self.get(table_id), user_id))

    def put_away(self, table_id: str, user_id: int, away: bool = True) -> None:
        """Take a table out of one's lists, or put it back; never while others wait for one there."""
        row, seats = self.store.table(table_id), self.store.seats(table_id)  # its rules may be gone
        if row is None or all(seat.user_id != user_id for seat in seats):
            raise NoSuchTable
        if away and not Listed(row, seats).goes_on_without(user_id):
            raise Refused(Reason("reason.others_wait"))
        self.store.put_away(table_id, user_id, away)

    # Playing

    def move(
        self,
        table_id: str,
        text: str,
        at: int,
        key: str,
        user_id: int | None = None,
        bot_seat: int | None = None,
        n: int = 0,
    ) -> int:
        """Play a move after `at` entries, for a person or for a bot's seat; tells its number.

        The same `key` again gives the same answer and changes nothing; `n` counts the moves of one request.
        Bots that are asked next do nothing by themselves: whoever calls this goes on to `Bots.go_on`.
        """
        key = stored_key(f"u{user_id}" if bot_seat is None else f"b{bot_seat}", key, n)

        def allow(live: LiveTable) -> None:
            if bot_seat is None:
                live.member(user_id)
            elif not (0 <= bot_seat < len(live.seats) and live.seats[bot_seat].kind == BOT):
                raise NotYours(Reason("reason.not_your_seat"))

        def played(live: LiveTable) -> NewEntry:
            if live.over:
                raise Over(Reason("reason.game_over"))
            seat = live.turn if bot_seat is None else bot_seat
            if bot_seat is None:
                if not live.acts_for(user_id, seat):
                    raise Illegal(Reason("reason.not_your_turn", {"seat": seat}))
                lessons.check(live, text)
            try:
                code = live.game.moves.code(text)
                live.running().play(seat, code)
            except UnknownMove:
                raise Illegal(Reason("reason.no_such_move")) from None
            except IllegalMove as error:
                raise Illegal(error.reason) from None
            return NewEntry(seat, live.game.moves.text(code), key, 0, user_id)

        return add_entry(self.cache, table_id, at, key, allow, played)

    def moves(
        self,
        table_id: str,
        texts: Iterable[str],
        at: int,
        key: str,
        user_id: int,
        apart: Collection[int] = (),
    ) -> Iterator[int]:
        """Play several moves of one seat, each checked and stored as if it came alone; tells their numbers.

        The first that is refused ends it: those before it stand. So does one that brings something to light:
        what comes after it was thought of without that. The same `key` again plays what is missing.
        They are one answer, to be taken back as one, but for those that are `apart` from what is before them.
        """
        seat, reveals, begun, answer = SPECTATOR, 0, 0, key
        for n, text in enumerate(texts):
            if n:  # what was meant for one seat is never played for another, around one screen or in a lesson
                with self.cache.held(table_id, known=at) as live:
                    if live.seq == at and live.turn != seat:
                        raise Illegal(Reason("reason.turn_passed"))
                    if live.seq == at and live.running().position(at).reveals != reveals:
                        raise Illegal(Reason("reason.revealed"))
            if n in apart:
                begun, answer = n, f"{key}/{n}"
            at = self.move(table_id, text, at, answer, user_id, n=n - begun)
            with self.cache.held(table_id, known=at) as live:
                seat = live.running().entries[at - 1].seat
                reveals = reveals if n else live.running().position(at - 1).reveals
            yield at

    def play_script(self, table_id: str, known: int | None = None) -> LiveTable:
        """Play what the others do next where a lesson is given; tells the table as it is after that."""
        live = self.get(table_id, known)
        while move := lessons.scripted(live):
            try:
                known = self.move(table_id, move, live.seq, f"script-{live.seq}", bot_seat=live.turn)
            except Refused:  # another request plays the same script
                break
            live = self.get(table_id, known)
        return live

    def plan(
        self, table_id: str, user_id: int, plan: Plan, language: str, have: frozenset[str]
    ) -> tuple[Plan, wire.View]:
        """How a table would be after the moves of a plan, for whoever thinks of them alone."""
        return self.planning.show(table_id, user_id, plan, language, have, self.picture_of, self.draw)

    def play_plan(self, table_id: str, user_id: int, plan: Plan, key: str) -> Iterator[int]:
        """Play what of a plan belongs to the present turn, each move as if it came alone."""
        at, texts = self.planning.own_moves(table_id, user_id, plan)
        yield from self.moves(table_id, texts, at, key, user_id)

    def carry_out(self, table_id: str, user_id: int) -> int:
        """Play what somebody's orders say, now that it is their turn; tells how many moves that were."""
        return self.planning.carry_out(table_id, user_id, self.move)

    # Time

    def time_is_up(self, table_id: str) -> bool:
        """Let a bot play on if somebody's time is up at a table; whether that was so."""
        with self.cache.held(table_id) as live:
            if not taken_over(self.store, live, now()):
                return False
            self.cache.read_on(live)
            return True

    def vote_for_bot(self, table_id: str, user_id: int) -> bool:
        """Want a bot to play on for somebody whose time is up; whether one does now."""
        with self.cache.held(table_id) as live:
            decided = voted(self.store, live, user_id, now())
            self.cache.read_on(live)
            return decided

    def reopen(self, table_id: str, user_id: int) -> None:
        """Open a table again that was closed because nobody looked at it."""
        with self.cache.held(table_id) as live:
            live.member(user_id)
            if live.row.abandoned is not None:
                clock = afresh(self.store, live)
                self.store.reopen(table_id, clock, of_reopened(live, clock, user_id))
                self.store.note_look(table_id, user_id, live.seq)
            self.cache.read_on(live)

    def bot_turn(self, table_id: str) -> BotTurn | None:
        """What a bot is asked now, if one is to decide. While a lesson is on, its script is asked instead."""
        seq = self.play_script(table_id).seq
        with self.cache.held(table_id, known=seq) as live:
            seat = live.turn
            if live.table is None or seat == SPECTATOR or live.seats[seat].kind != BOT:
                return None
            if lessons.running(live) or live.deserted:
                return None
            bot = live.seats[seat].bot
            assert bot is not None
            return BotTurn(table_id, live.seq, seat, bot, live.game, live.table.view(seat), live.row.owner)

    # Looking

    def note_seen(self, table_id: str, user_id: int, seq: int) -> None:
        """Somebody at a table has seen so many of its entries."""
        with self.cache.held(table_id, known=seq) as live:
            live.member(user_id)
            self.store.note_look(table_id, user_id, min(seq, live.seq))

    def come_to(self, live: LiveTable, user_id: int | None) -> int | None:
        """Somebody opens a table: how many entries they had seen before; None for those who only watch."""
        return come_to(self.store, live, user_id)

    def frozen(self, table_id: str, user_id: int | None, error: Unplayable) -> FrozenTable:
        """What is kept of a table that cannot be played at, for somebody who may see it."""
        found = self.store.load(table_id)
        if found is None:
            raise NoSuchTable
        game = self.games.game(found[0].game) if error.why != GAME else None
        table = FrozenTable(*found, error.why, game)
        if not table.may_see(user_id):
            raise Private
        return table

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
        known: int | None = None,
        since: int | None = None,
    ) -> wire.View:
        """What somebody sees of a table: made only from what the own seat may know.

        Pictures whose hash is in `have` are left out, and the table in words unless it is to be `described`;
        the log begins after the entry `log_from`; `marks` tells of bots that are thinking or have failed.
        With `since`, the turns after so many entries are told as new.
        """
        with self.seen(table_id, user_id, known) as live:
            view = View(live, looker_at(live, user_id, at, since))
        return view.show(
            self.picture_of(live.game.name), language, have, log_from, marks or {}, described, self.draw
        )

    def look(self, table_id: str, user_id: int | None, wish: WishedView, marks: Marks) -> Look:
        """A view as packed JSON, made once for all who see the same and have the same already."""
        with self.seen(table_id, user_id) as live:
            return Look(live, user_id, wish, marks(live))

    def glance(
        self, table_id: str, user_id: int | None, wish: WishedView, marks: Marks, stamp: Stamp
    ) -> Look | None:
        """A look at a table that is in memory as of this stamp, without waiting for anybody.

        None if that cannot be: whoever is refused hears so the long way, too.
        """
        with self.cache.at_hand(table_id, stamp) as live:
            if live is None or not live.may_see(user_id):
                return None
            try:
                return Look(live, user_id, wish, marks(live))
            except Refused:
                return None

    def answer(self, look: Look) -> bytes:
        """What a look shows, as it is sent: made now if nobody else does, else waited for."""
        look.make(self.picture_of, self.draw)
        return look.packed.result()

    def why(self, table_id: str, user_id: int | None, element: str, language: str = "en") -> list[str]:
        """Why nothing can be done with an element of the picture now, in words."""
        with self.seen(table_id, user_id) as live:
            live.running()
            view = View(live, looker(live, user_id))
        return reasons_for(view, self.picture_of(live.game.name), element, language)

    def draft(
        self,
        table_id: str,
        user_id: int,
        at: int,
        moves: Iterable[str],
        way: Sequence[str],
        language: str,
        plan: Sequence[str] | None = None,
    ) -> Draft:
        """What would come of some moves after `at` entries, and of a way drawn from place to place.

        With a plan, after its moves, which are only thought of.
        """
        if plan is not None:
            planned = self.planning.view(table_id, user_id, Plan(at, list(plan)))
            return draft(planned, self.picture_of(planned.live.game.name), language, moves, way)
        with self.seen(table_id, user_id) as live:
            live.running()
            if at != live.seq:
                raise Stale(live.seq)
            view = View(live, looker(live, user_id))
        return draft(view, self.picture_of(live.game.name), language, moves, way)

    def ends(self, table_id: str, user_id: int | None, texts: Iterable[str]) -> bool:
        """Whether these moves end the turn of whoever is to decide. Nobody else is told anything."""
        with self.seen(table_id, user_id) as live:
            live.running()
            view = View(live, looker(live, user_id))
        return ends_turn(view, texts)

    def record(self, table_id: str, user_id: int | None, known: int | None = None) -> str:
        """The game so far as a text: until the end, only what the reader may know."""
        try:
            with self.seen(table_id, user_id, known) as live:
                return live.running().record(reader=live.viewer(user_id)).write()
        except Unplayable as error:
            table = self.frozen(table_id, user_id, error)
            return table.record(table.seat_of(user_id)).write()
