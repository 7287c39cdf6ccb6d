"""The positions of a game that is played: the last ones and some others lie ready, the rest is replayed.

A position takes several times the room of the entry that led to it. A game is the same whenever it is played
again, so those that nobody looks at need not be kept.
"""

from __future__ import annotations

from roundhouse.core.state import State

RECENT = 24  # positions that lie ready at the end
EVERY = 16  # of the others, each so many-th does


class Positions:
    """One position after each entry, and the first one before all of them."""

    def __init__(self, first: State) -> None:
        self._ready: dict[int, State] = {0: first}
        self._led: list[int | None] = [None]  # the move that led to each, from the one before
        self._same: dict[int, int] = {}  # where moves were taken back: the position that it is again

    def __len__(self) -> int:
        return len(self._led)

    @property
    def ready(self) -> int:
        """How many lie ready."""
        return len(self._ready)

    def brief(self) -> Positions:
        """These positions with the first and the newest alone; the others can be had again."""
        twin = Positions(self._ready[0])
        twin._led, twin._same = self._led[:], dict(self._same)
        twin._ready[len(self._led) - 1] = self[-1]
        return twin

    def same_as(self, number: int) -> int:
        """The position that it is again, where moves were taken back."""
        return self._same[number]

    def played(self, move: int, reached: State) -> None:
        """A move has led to a new position."""
        self._led.append(move)
        self._put(reached)

    def taken_back(self, number: int) -> None:
        """An earlier position is the one now."""
        reached = self[number]
        self._same[len(self._led)] = number
        self._led.append(None)
        self._put(reached)

    def _put(self, reached: State) -> None:
        number = len(self._led) - 1
        self._ready[number] = reached
        old = number - RECENT
        if old > 0 and old % EVERY:
            self._ready.pop(old, None)

    def __getitem__(self, number: int) -> State:
        """A position by its number; -1 for the newest. Not to be changed: it may lie ready for others."""
        at = number if number >= 0 else len(self._led) + number
        moves: list[int] = []
        while (found := self._ready.get(at)) is None:
            move = self._led[at]
            if move is None:
                at = self._same[at]
            else:
                moves.append(move)
                at -= 1
        if moves:
            found = found.copy()
            for move in reversed(moves):
                found.advance(move)
        return found

    def __setitem__(self, number: int, state: State) -> None:
        """Put another position in the place of one that lies ready: so tests lay what is hidden otherwise."""
        self._ready[number if number >= 0 else len(self._led) + number] = state

    def pop(self) -> None:
        """Forget the newest position."""
        number = len(self._led) - 1
        self._led.pop()
        self._ready.pop(number, None)
        self._same.pop(number, None)
