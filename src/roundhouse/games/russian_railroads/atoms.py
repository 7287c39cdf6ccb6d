"""The parts of an effect that a player carries out one by one, in any order, each packed into an int.

    kind | must << 5 | number << 6 | argument << 12

What must be done is done in full as far as the position allows; the rest may be left out.
"""

from __future__ import annotations

from typing import Final

from roundhouse.games.russian_railroads.components import COLOURS, LOCO_AND, LOCO_OR, Effect

STEPS: Final = 1  # argument: mask of colours
DIFFERENT: Final = 2  # argument: mask of the pieces already moved
INDUSTRY: Final = 3
EITHER: Final = 4  # a locomotive or a factory
LOCO: Final = 5
FACTORY: Final = 6
DOUBLER: Final = 7
TOKEN: Final = 8
CARD: Final = 9
REPEAT: Final = 10
OTHER: Final = 11  # an engineer of another player
CHOICE: Final = 12  # argument: which choice of the components
DIVIDEND: Final = 13  # argument: 2 * level, + 1 if a payout follows; number: stock steps that wait
DETONATE: Final = 14
STEEL: Final = 15  # build the steelworks just taken
COIN_SPACE: Final = 16  # argument: which special space

KINDS: Final = (
    "",
    "steps",
    "different",
    "industry",
    "either",
    "loco",
    "factory",
    "doubler",
    "token",
    "card",
    "repeat",
    "other_engineer",
    "choice",
    "dividend",
    "detonate",
    "steelworks",
    "coin_space",
)

MUST: Final = 32


def atom(kind: int, number: int, argument: int = 0) -> int:
    """An optional part; add MUST to make it a duty.

    >>> kind_of(atom(STEPS, 2, 31)), number_of(atom(STEPS, 2, 31)), argument_of(atom(STEPS, 2, 31))
    (1, 2, 31)
    """
    return kind | number << 6 | argument << 12


def kind_of(part: int) -> int:
    return part & 31


def must(part: int) -> bool:
    return part & MUST != 0


def number_of(part: int) -> int:
    return part >> 6 & 63


def argument_of(part: int) -> int:
    return part >> 12


def less(part: int) -> int:
    """The part with one time less to do; 0 when it is done."""
    return part - 64 if part >> 6 & 63 > 1 else 0


def parts(effect: Effect) -> list[int]:
    """The parts of an effect."""
    found: list[int] = []
    for colour in range(len(COLOURS)):
        if effect.each[colour]:
            found.append(atom(STEPS, effect.each[colour], 1 << colour))
    if effect.steps:
        found.append(atom(STEPS, effect.steps, effect.colours))
    if effect.different:
        found.append(atom(DIFFERENT, effect.different))
    if effect.industry:
        found.append(atom(INDUSTRY, effect.industry))
    if effect.loco == LOCO_OR:
        found.append(atom(EITHER, 1))
    elif effect.loco == LOCO_AND:
        found.append(atom(LOCO, 1))
        found.append(atom(FACTORY, 1))
    if effect.doubler:
        found.append(atom(DOUBLER, effect.doubler))
    if effect.token:
        found.append(atom(TOKEN, effect.token))
    if effect.card:
        found.append(atom(CARD, effect.card))
    if effect.repeat:
        found.append(atom(REPEAT, 1))
    if effect.other_engineer:
        found.append(atom(OTHER, 1))
    if effect.choice >= 0:
        found.append(atom(CHOICE, effect.times, effect.choice))
    if effect.detonate:
        found.append(atom(DETONATE, effect.detonate))
    return found
