"""Before the game: cubes on the line, cards and contracts to everybody."""

from __future__ import annotations

from typing import TYPE_CHECKING

from roundhouse.core.message import Message, Reason
from roundhouse.core.random import Random
from roundhouse.core.state import Decision
from shuttle.rules.components import CARDS, DEALT, GOODS, KINDS
from shuttle.rules.moves import KEEP, RUN
from shuttle.rules.state import State
from shuttle.rules.turn import Run, draw_card, lay_cubes

if TYPE_CHECKING:
    from shuttle.game import Shuttle


def set_up(game: Shuttle, players: int, seed: int, options: dict[str, str]) -> State:
    """A table laid for the first choice of a contract."""
    state = State(None, game, players)
    state.random = Random(seed)
    state.rounds = state.c.rounds[options["length"]]
    lay_cubes(state)
    deal_cards(state)
    deal_contracts(state)
    state.first = state.chance().below(players)
    state.then(Run(state.first))
    for number in range(players, 0, -1):
        state.then(ChooseContract((state.first + number - 1) % players))
    state.settle()
    return state


def deal_cards(state: State) -> None:
    """A hand of cards for everybody."""
    state.deck = [card for card in range(CARDS) for _ in range(state.c.copies[card])]
    state.chance().shuffle(state.deck)
    for seat in range(state.players):
        for _ in range(state.c.hand):
            draw_card(state, seat)


def deal_contracts(state: State) -> None:
    """Contracts to choose from; the others stay in the box, unseen."""
    contracts = [kind for kind in range(KINDS) for _ in range(state.c.contracts)]
    state.chance().shuffle(contracts)
    state.dealt = contracts[: state.players * DEALT]
    state.box = contracts[state.players * DEALT :]


class ChooseContract(Decision[State]):
    """Keep one of the contracts that were dealt, in secret."""

    __slots__ = ()

    def legal(self, state: State) -> list[int]:
        dealt = state.dealt[self.seat * DEALT : self.seat * DEALT + DEALT]
        return [KEEP + kind for kind in sorted(set(dealt))]

    def play(self, state: State, move: int) -> None:
        first = self.seat * DEALT
        dealt = state.dealt[first : first + DEALT]
        dealt.remove(move - KEEP)
        state.dealt[first : first + DEALT] = [move - KEEP, *dealt]
        state.chosen |= 1 << self.seat
        state.tell("keep", self.seat)

    def reason(self, state: State, move: int) -> Reason:
        if KEEP <= move < RUN:
            return Reason("reason.not_dealt", {"good": Message("good." + GOODS[move - KEEP])})
        return Reason("reason.contract_first")
