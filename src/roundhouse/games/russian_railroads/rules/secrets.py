"""What a seat may not know: end-bonus cards with others or not in play, Emil's deck, the generator.

Whoever takes an end-bonus card looks through the pile, and remembers. `State.looks` is the row of such
events: somebody looks, somebody takes a card, each packed into an int. Between two looks of one's own,
others have taken exactly the cards that are missing at the second; which of them has which stays unknown.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.core.bits import mask_of, members
from roundhouse.core.random import Random

if TYPE_CHECKING:
    from roundhouse.games.russian_railroads.rules.state import State

LOOK: Final = 15  # in the place of a card: nothing was taken yet
ROOM: Final = 16  # for cards


def look_of(seat: int) -> int:
    """Somebody looks through the pile."""
    return take_of(seat, LOOK)


def take_of(seat: int, card: int) -> int:
    """Somebody takes a card.

    >>> owner_of(take_of(2, 7)), card_of(take_of(2, 7))
    (2, 7)
    """
    return seat * ROOM + card


def owner_of(look: int) -> int:
    return look // ROOM


def card_of(look: int) -> int:
    return look % ROOM


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
        owner, card = owner_of(looks[at]), card_of(looks[at])
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
        if card_of(entry) != LOOK:
            cards[owner_of(entry)] |= 1 << card_of(entry)
    state.cards = cards
    if state.agenda[-1].seat != seat:
        state.ask()


def deal_anew(looks: list[int], places: list[int], others: list[int], rng: Random | None) -> list[int]:
    """Hand out the cards taken at some places anew, mixed with others; gives back as many others."""
    cards = mixed([card_of(looks[at]) for at in places] + others, rng)
    for at in places:
        looks[at] = take_of(owner_of(looks[at]), cards.pop())
    return cards


def mixed(items: list[int], rng: Random | None) -> list[int]:
    """The items in random order, or in a fixed one."""
    fresh = sorted(items)
    if rng is not None:
        rng.shuffle(fresh)
    return fresh
