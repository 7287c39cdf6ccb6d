"""The parts of an effect that a player carries out one by one, in any order, each packed into an int.

    kind | must << 5 | number << 6 | argument << 12

What must be done is done in full as far as the position allows; the rest may be left out.
"""

from __future__ import annotations

from typing import Final

from roundhouse.games.russian_railroads.rules.components import COLOURS, LOCO_AND, LOCO_OR, Effect

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
SCORE_LOCOS: Final = 17  # number: how many of the highest count
SCORE_ENGINEERS: Final = 18

# Where they lie in the int; for loops that are run for every position, the others ask the functions below.
KIND: Final = 31
MUST: Final = 32
NUMBER: Final = 6
MOST: Final = 63
ARGUMENT: Final = 12


def atom(kind: int, number: int, argument: int = 0) -> int:
    """An optional part; add MUST to make it a duty.

    >>> kind_of(atom(STEPS, 2, 31)), number_of(atom(STEPS, 2, 31)), argument_of(atom(STEPS, 2, 31))
    (1, 2, 31)
    """
    return kind | number << NUMBER | argument << ARGUMENT


def kind_of(part: int) -> int:
    return part & KIND


def must(part: int) -> bool:
    return part & MUST != 0


def number_of(part: int) -> int:
    return part >> NUMBER & MOST


def argument_of(part: int) -> int:
    return part >> ARGUMENT


def with_argument(part: int, argument: int) -> int:
    """The part with another argument."""
    return part & (1 << ARGUMENT) - 1 | argument << ARGUMENT


def less(part: int) -> int:
    """The part with one time less to do; 0 when it is done."""
    return part - (1 << NUMBER) if part >> NUMBER & MOST > 1 else 0


def more(part: int) -> int:
    """The part with one time more to do."""
    return part + (1 << NUMBER)


# A dividend to be chosen; its number is of the stock steps that wait for that.


def dividend_on(level: int) -> int:
    """The duty to choose the dividend of a level.

    >>> part = and_payout(more(dividend_on(3)))
    >>> level_of(part), number_of(part), payout_follows(part)
    (3, 1, True)
    """
    return atom(DIVIDEND, 0, 2 * level) | MUST


def and_payout(part: int) -> int:
    """A duty with a payout to follow."""
    return part | 1 << ARGUMENT


def level_of(part: int) -> int:
    return argument_of(part) >> 1


def payout_follows(part: int) -> bool:
    return argument_of(part) & 1 != 0


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
    if effect.points_locos:
        found.append(atom(SCORE_LOCOS, effect.points_locos))
    if effect.points_engineers:
        found.append(atom(SCORE_ENGINEERS, 1))
    return found
