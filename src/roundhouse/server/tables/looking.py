"""Looks at a table: what each asks for, and one packed answer for all who see the same."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from roundhouse.kit.picture import GamePicture
from roundhouse.server.metrics import Kept
from roundhouse.server.now import now
from roundhouse.server.tables.groups import in_short
from roundhouse.server.tables.live_table import LiveTable
from roundhouse.server.tables.orders import by_rote
from roundhouse.server.tables.packing import pack
from roundhouse.server.tables.store import Store
from roundhouse.server.tables.views import Draw, Looker, View, looker
from roundhouse.server.wire import view as wire
from roundhouse.table.table import SPECTATOR

KEPT = Kept("views")
LOOK_AGAIN = 3600 * 1000  # milliseconds after which it is noted again that somebody looks

Marks = Callable[[LiveTable], Mapping[int, str]]  # tells of bots that are thinking or have failed


@dataclass(frozen=True, slots=True)
class WishedView:
    """What somebody wants to see of a table."""

    language: str
    at: int | None = None  # after so many entries; now, if it is not said
    have: frozenset[str] = frozenset()  # hashes of pictures that need not be sent
    log_from: int = 0
    described: bool = False
    brief: bool = False  # whether it is a page, which puts together what is said once for several choices
    since: int | None = field(default=None, compare=False)  # seen before they were away; players only


class Look:
    """Somebody's look at a table that is held: the answer lies ready, is being made, or is ours to make."""

    def __init__(
        self, live: LiveTable, user_id: int | None, wish: WishedView, marks: Mapping[int, str]
    ) -> None:
        who, row = looker_at(live, user_id, wish.at, wish.since), live.row
        moment = (row.seq, row.version, None if live.asked is None else str(live.asked))
        self.key = (moment, who, wish, tuple(marks.items()))
        self.shared = live.packed
        self.packed, self.ours = self.shared.claim(self.key)
        KEPT.count(not self.ours)
        if self.ours:
            try:
                self.view = View(live, who)
            except BaseException as error:
                self.give_up(error)
                raise
            self.wish, self.marks = wish, marks

    def make(self, picture_of: Callable[[str], GamePicture], draw: Draw) -> None:
        """Make the answer, if that is for us; it takes a while."""
        if not self.ours:
            return
        picture = picture_of(self.view.live.game.name)
        self.shared.fill(
            self.key,
            self.packed,
            lambda: pack(self.shown(picture, draw)),
        )

    def shown(self, picture: GamePicture, draw: Draw) -> wire.View:
        wish = self.wish
        view = self.view.show(
            picture, wish.language, wish.have, wish.log_from, self.marks, wish.described, draw
        )
        return in_short(view) if wish.brief else view

    def give_up(self, error: BaseException) -> None:
        """Let those who wait for us know that nothing will come."""
        if self.ours and not self.packed.done():
            self.shared.drop(self.key, self.packed, error)


def looker_at(live: LiveTable, user_id: int | None, at: int | None, since: int | None = None) -> Looker:
    """Somebody who looks at a table that is held; refused if there are not `at` entries yet."""
    if live.table is not None:
        live.running(at)
    return looker(live, user_id, at, since)


def come_to(store: Store, live: LiveTable, user_id: int | None) -> int | None:
    """Somebody opens a table: how many entries they had seen before they were away.

    None for those who only watch, and for whoever has played since: their last page could not say what they
    had seen before this one came, and they are told what the others did since their turn.
    """
    if user_id is None or live.seat_of(user_id) == SPECTATOR:
        return None
    known = store.last_look(live.row.id, user_id)
    if known is None or known[1] < now() - LOOK_AGAIN:
        store.note_look(live.row.id, user_id, live.seq if known is None else known[0])
    return None if known is None or last_by_hand(live, user_id) > known[0] else known[0]


def last_by_hand(live: LiveTable, user_id: int) -> int:
    """The newest entry of somebody's own that no order made for them; 0 if there is none."""
    own, seat = f"u{user_id}:", live.seat_of(user_id)
    with live.lock:
        mine = (seq for key, seq in reversed(live.keys.items()) if key.startswith(own))
        return next((seq for seq in mine if not by_rote(live, seat, seq)), 0)
