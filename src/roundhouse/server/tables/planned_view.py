"""A table as it would be after the moves of a plan: the same view of it, from another position."""

from __future__ import annotations

from collections.abc import Sequence

from roundhouse.core.message import Event
from roundhouse.core.state import State
from roundhouse.kit.picture import GamePicture
from roundhouse.server.tables.live_table import LiveTable
from roundhouse.server.tables.plans import played, world
from roundhouse.server.tables.scene import Scene, sight
from roundhouse.server.tables.sharing import Shared
from roundhouse.server.tables.turn_lines import JOINT
from roundhouse.server.tables.views import Draw, Looker, View
from roundhouse.server.wire import view as wire
from roundhouse.text import Words


class PlannedView(View):
    """A table as it would be after some moves, with the eyes of whoever thinks of them."""

    def __init__(self, live: LiveTable, looker: Looker, user_id: int, moves: Sequence[str]) -> None:
        super().__init__(live, looker._replace(mine=True, may_hint=False, may_fork=False))
        self.hand_over = None
        self.moves = moves
        self.scenes = Shared(1)  # nobody else sees these
        self.steps: list[list[Event]] = []  # what each move brought about
        self.world = world(live, self.seat, user_id)
        for move in moves:
            brought: list[Event] = []
            self.world.log = brought
            played(live, self.world, [move])
            self.steps.append(brought)
        self.world.log = None
        self.mine = not self.world.over

    def state(self) -> State:
        """What the own seat would know."""
        return self.world.seen_by(self.seat)

    def scene(self, picture: GamePicture, words: Words, draw: Draw) -> Scene:
        """The board with one's own eyes; the answers of whoever would decide."""
        asks = self.world.seat
        seen = sight(picture, self.state(), self.seat, self.mine and asks == self.seat, words)
        found = draw(picture, seen, words)
        if self.world.over or asks == self.seat:
            return found
        other = draw(picture, sight(picture, self.world.seen_by(asks), asks, True, words), words)
        for name in ("choices", "families", "money", "spent", "left", "starts"):
            setattr(found, name, getattr(other, name))
        return found

    def planned(self, picture: GamePicture, language: str, have: frozenset[str], draw: Draw) -> wire.View:
        """The whole view."""
        shown = self.show(picture, language, have, self.row.seq, {}, False, draw)
        words = self.words(language)
        shown.at = self.row.seq + len(self.moves)
        shown.done = [JOINT.join(words.say(event) for event in step) for step in self.steps if step]
        shown.undo = wire.UndoOffer(free=len(self.moves), turn=len(self.moves), last=min(1, len(self.moves)))
        shown.turns, shown.since, shown.clock, shown.bot_from = [], None, None, None
        shown.up_to = None
        return shown
