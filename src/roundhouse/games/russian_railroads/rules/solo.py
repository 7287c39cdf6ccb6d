"""The solo game: Emil turns cards and blocks the spaces they name."""

from __future__ import annotations

from typing import Final

from roundhouse.core.bits import count
from roundhouse.core.state import Happening
from roundhouse.games.russian_railroads.rules.locomotives import lowest
from roundhouse.games.russian_railroads.rules.payouts import Payouts
from roundhouse.games.russian_railroads.rules.state import NONE, State, emil_extra, replaced, space_word
from roundhouse.games.russian_railroads.rules.turn import begin_turn

YOU: Final = 0
EMIL_NEXT: Final = 0
YOU_NEXT: Final = 1


def prepare_emil(state: State) -> None:
    """A new round: his workers, by the points of the player, and a shuffled deck."""
    c = state.c
    state.emil_hand = c.emil_workers + emil_extra(c, state.points(YOU))
    state.deck = c.emil_deck[:]
    state.chance().shuffle(state.deck)


class SoloTurns(Happening[State]):
    """Emil begins every round, then you take turns; who is done is skipped."""

    __slots__ = ("whose",)

    def __init__(self, seat: int, whose: int) -> None:
        super().__init__(seat)
        self.whose = whose

    def fields(self) -> list[int]:
        return [self.whose]

    def run(self, state: State) -> None:
        done = state.passed >> YOU & 1
        if self.whose == EMIL_NEXT:
            if not done or state.deck:
                state.then(SoloTurns(YOU, YOU_NEXT))
            if state.board.stock:
                state.then(Payouts(YOU))
            emil_acts(state)
        else:
            if not done or state.deck:
                state.then(SoloTurns(YOU, EMIL_NEXT))
            if not done:
                begin_turn(state, YOU)


def emil_acts(state: State) -> None:
    """Turn cards until one can be carried out.

    Without workers, or with the deck used up, he passes: the deck is empty from then on. He does so in his
    own turn, so a worker that he gets before it still serves.
    """
    if not state.deck:
        return
    if not state.emil_hand:
        state.deck = []
    while state.deck:
        card = state.deck[-1]
        state.deck = state.deck[:-1]
        state.reveals += 1
        space = emil_space(state, card)
        price = emil_price(state, space) if space != NONE else 0
        if space == NONE or price > state.emil_hand:
            if state.log is not None:
                state.tell("emil_skips", NONE, {"space": space_word(state.c, card)})
            continue
        state.emil_hand -= price
        state.taken |= 1 << space
        if state.log is not None:
            state.tell("emil", NONE, {"space": space_word(state.c, space)})
        if space == state.c.hire:
            state.emil_engineers |= 1 << state.strip[0]
            state.strip = replaced(state.strip, 0, 0)
        elif state.c.space_effect[space].loco:
            emil_takes_tile(state)
        return
    if state.log is not None:
        state.tell("emil_passes", NONE, {})


def emil_space(state: State, card: int) -> int:
    """The space that a card blocks now, or NONE if it is skipped."""
    c = state.c
    if c.space_public[card]:
        for space in c.open_spaces[1]:
            if c.space_public[space] and not state.taken >> space & 1 and state.strip[c.space_public[space]]:
                return space
        return NONE
    if state.taken >> card & 1 and not c.never_full >> card & 1:
        return NONE
    if card == c.hire:
        return card if state.strip[0] else NONE
    effect = c.space_effect[card]
    if effect.steps and count(effect.colours) == 1 and not effect.colours & state.unlocked(YOU):
        return NONE
    if effect.loco and not lowest(state) and not sum(state.returned):
        return NONE
    return card


def emil_price(state: State, space: int) -> int:
    """The workers that a space costs Emil; the coins come from the supply."""
    c = state.c
    if c.space_public[space]:
        return c.engineer_workers[state.strip[c.space_public[space]]]
    return c.space_workers[space]


def emil_takes_tile(state: State) -> None:
    """The lowest locomotive, or the lowest returned factory when none is left."""
    number = lowest(state)
    if number:
        state.piles = replaced(state.piles, number, state.piles[number] - 1)
        if not state.piles[number] and state.steel >> number & 1:
            state.steel &= ~(1 << number)
            state.payouts = [*state.payouts, NONE]
    else:
        number = 1
        while not state.returned[number]:
            number += 1
        state.returned = replaced(state.returned, number, state.returned[number] - 1)
    state.emil_tiles = [*state.emil_tiles, number]
    if state.log is not None:
        state.tell("emil_takes", NONE, {"number": number})
