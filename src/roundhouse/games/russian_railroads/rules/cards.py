"""End-bonus cards: looking through the pile, taking one and keeping it secret."""

from __future__ import annotations

from roundhouse.core.bits import members
from roundhouse.core.message import Reason
from roundhouse.core.state import Decision
from roundhouse.games.russian_railroads.rules.moves import END_CARD
from roundhouse.games.russian_railroads.rules.secrets import look_of, take_of
from roundhouse.games.russian_railroads.rules.state import State, replaced


def open_pile(state: State, seat: int) -> None:
    """The seat looks through the pile to take what it has won."""
    if not state.pile:
        state.picks = 0
        return
    state.looks = [*state.looks, look_of(seat)]
    state.reveals += 1
    state.then(PickEndCard(seat))


class PickEndCard(Decision[State]):
    """Take an end-bonus card."""

    __slots__ = ()

    def legal(self, state: State) -> list[int]:
        if not state.picks:
            return []
        return [END_CARD + card for card in members(state.pile)]

    def run(self, state: State) -> None:
        state.picks = 0

    def play(self, state: State, move: int) -> None:
        card = move - END_CARD
        seat = self.seat
        state.pile &= ~(1 << card)
        state.cards = replaced(state.cards, seat, state.cards[seat] | 1 << card)
        state.looks = [*state.looks, take_of(seat, card)]
        state.picks -= 1
        if state.log is not None:
            state.tell("end_card", seat, {})
        if state.picks:
            state.then(self)

    def reason(self, state: State, move: int) -> Reason:
        if END_CARD <= move < END_CARD + len(state.c.end_cards):
            return Reason("reason.not_in_pile")
        return Reason("reason.take_end_card")
