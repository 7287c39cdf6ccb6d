"""What a seat may not know: end-bonus cards with others or not in play, Emil's deck, the generator.

Whoever takes an end-bonus card looks through the pile, and remembers. `State.looks` is the row of such
events: `seat * 16 + LOOK` when somebody looks, `seat * 16 + card` when somebody takes. Between two looks
of one's own, others have taken exactly the cards that are missing at the second; which of them has which
stays unknown.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.core.bits import mask_of, members
from roundhouse.core.random import Random

if TYPE_CHECKING:
    from roundhouse.games.russian_railroads.state import State

LOOK: Final = 15


def seen_by(state: State, seat: int) -> State:
    """The position as the seat knows it: what it does not know is put into one fixed order."""
    view = state.copy()
    view.random = Random(0)
    rearrange(view, seat, None)
    return view


def imagine(state: State, seat: int, rng: Random) -> State:
    """A full position, at random among those that look the same to the seat."""
    full = state.copy()
    full.random = Random(rng.seed())
    rearrange(full, seat, rng)
    return full


def rearrange(state: State, seat: int, rng: Random | None) -> None:
    """Put everything that the seat cannot place into random or into fixed order."""
    state.deck = mixed(state.deck, rng)
    if not state.agenda:
        return  # the game is over, and all cards lie open
    looks = state.looks[:]
    removed = members(state.removed)
    places: list[int] = []  # where others took a card since the seat looked last
    looked = False
    for at in range(len(looks)):
        owner, card = divmod(looks[at], 16)
        if owner != seat:
            if card != LOOK:
                places.append(at)
        elif card == LOOK:
            # Before the first look, cards that are not in play might as well be with others.
            if looked:
                deal_anew(looks, places, [], rng)
            else:
                removed = deal_anew(looks, places, removed, rng)
            places = []
            looked = True
    if looked:
        rest = deal_anew(looks, places, members(state.pile), rng)
    else:
        rest = deal_anew(looks, places, removed + members(state.pile), rng)
        size = len(removed)
        removed, rest = rest[:size], rest[size:]
    state.removed = mask_of(removed)
    state.pile = mask_of(rest)
    state.looks = looks
    cards = [0] * state.players
    for entry in looks:
        owner, card = divmod(entry, 16)
        if card != LOOK:
            cards[owner] |= 1 << card
    state.cards = cards
    if state.agenda[-1].seat != seat:
        state.moves = state.agenda[-1].legal(state)


def deal_anew(looks: list[int], places: list[int], others: list[int], rng: Random | None) -> list[int]:
    """Hand out the cards taken at some places anew, mixed with others; gives back as many others."""
    cards = mixed([looks[at] % 16 for at in places] + others, rng)
    for at in places:
        looks[at] = looks[at] // 16 * 16 + cards.pop()
    return cards


def mixed(items: list[int], rng: Random | None) -> list[int]:
    """The items in random order, or in a fixed one."""
    fresh = sorted(items)
    if rng is not None:
        rng.shuffle(fresh)
    return fresh
