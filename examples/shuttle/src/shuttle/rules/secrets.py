"""What a seat may not know: the order of the deck, the hands and contracts of others, the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING

from roundhouse.core.random import Random
from shuttle.rules.components import CARDS, DEALT

if TYPE_CHECKING:
    from shuttle.rules.state import State


def rearrange(state: State, seat: int, rng: Random | None) -> None:
    """Deal all that the seat does not know anew: at random, or sorted."""
    others = [other for other in range(state.players) if other != seat]
    deal_cards(state, others, rng)
    if not state.ended:
        deal_contracts(state, others, rng)
    if state.moves and state.seat != seat:
        state.ask()  # what the others can answer depends on what they hold


def deal_cards(state: State, others: list[int], rng: Random | None) -> None:
    """The cards of the deck and of the others' hands, each of which keeps its size."""
    unknown = state.deck[:]
    sizes: list[int] = []
    for other in others:
        hand = state.hand[other * CARDS : other * CARDS + CARDS]
        sizes.append(sum(hand))
        for card in range(CARDS):
            unknown += [card] * hand[card]
            state.hand[other * CARDS + card] = 0
    unknown.sort()
    if rng is not None:
        rng.shuffle(unknown)
    for other, size in zip(others, sizes, strict=True):
        for _ in range(size):
            state.hand[other * CARDS + unknown.pop()] += 1
    state.deck = unknown


def deal_contracts(state: State, others: list[int], rng: Random | None) -> None:
    """The contracts of the others and those in the box."""
    places = [other * DEALT + number for other in others for number in range(DEALT)]
    unknown = sorted(state.box + [state.dealt[place] for place in places])
    if rng is not None:
        rng.shuffle(unknown)
    for place in places:
        state.dealt[place] = unknown.pop()
    state.box = unknown
