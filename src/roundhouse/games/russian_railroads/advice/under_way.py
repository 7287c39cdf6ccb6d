"""What a turn that is under way may still bring, for the advice."""

from __future__ import annotations

from typing import Final

from roundhouse.games.russian_railroads.advice.prospects import (
    BLACK_STEP,
    BLACK_STEP_ROUND,
    DETONATION,
    DETONATION_ROUND,
    DOUBLER,
    DOUBLER_ROUND,
    END_CARD,
    INDUSTRY_STEP,
    INDUSTRY_STEP_ROUND,
    LOCO,
    LOCO_ROUND,
    REPEATED,
    STEP,
    STEP_ROUND,
    STOCK,
    STOCK_ROUND,
    TOKEN,
    TOKEN_ROUND,
    effect_worth,
)
from roundhouse.games.russian_railroads.rules import atoms
from roundhouse.games.russian_railroads.rules.atoms import argument_of, kind_of, number_of
from roundhouse.games.russian_railroads.rules.count_step import CountStep
from roundhouse.games.russian_railroads.rules.effects import part_points
from roundhouse.games.russian_railroads.rules.locomotives import BuildFactory, Chain
from roundhouse.games.russian_railroads.rules.state import State

OPEN_FACTORY: Final = 4.0
OPEN_CARD: Final = 10.0
OPEN_CHOICE: Final = 10.0
OPEN_STEEL: Final = 3.0
IN_HAND: Final = 0.8  # of the number of a locomotive that has still to find a place


def turn_worth(state: State, seat: int, left: int) -> float:
    """What the acting seat may still do in this turn."""
    later = float(left - 1)
    value = 0.0
    for part in state.pending:
        value += part_worth(state, seat, part, left)
    value += END_CARD * state.picks
    for entry in state.agenda:
        if isinstance(entry, Chain):
            value += IN_HAND * entry.tile * (1.0 + 0.3 * later)
        elif isinstance(entry, BuildFactory):
            value += OPEN_FACTORY + 0.5 * effect_worth(state, seat, state.c.factory_effect[entry.tile], later)
        elif isinstance(entry, CountStep):
            value -= STEP + STEP_ROUND * left  # it is made, but its part is still there
    return value


def part_worth(state: State, seat: int, part: int, left: int) -> float:
    """One pending part."""
    later = float(left - 1)
    number = float(number_of(part))
    kind = kind_of(part)
    if kind == atoms.STEPS:
        if argument_of(part) == 1:
            return number * (BLACK_STEP + BLACK_STEP_ROUND * later)
        return number * (STEP + STEP_ROUND * left)
    if kind == atoms.DIFFERENT:
        return number * (STEP + STEP_ROUND * left)
    if kind == atoms.INDUSTRY:
        return number * (INDUSTRY_STEP + INDUSTRY_STEP_ROUND * left)
    if kind == atoms.EITHER or kind == atoms.LOCO or kind == atoms.FACTORY:
        return LOCO + LOCO_ROUND * later
    if kind == atoms.DOUBLER:
        return number * (DOUBLER + DOUBLER_ROUND * left)
    if kind == atoms.TOKEN:
        return number * (TOKEN + TOKEN_ROUND * later) if state.tokens[seat] else 0.0
    if kind == atoms.CARD:
        return OPEN_CARD
    if kind == atoms.REPEAT or kind == atoms.OTHER:
        return REPEATED
    if kind == atoms.CHOICE:
        return OPEN_CHOICE * number
    if kind == atoms.DIVIDEND:
        return STOCK + STOCK_ROUND * later
    if kind == atoms.DETONATE:
        return DETONATION + DETONATION_ROUND * later
    if kind == atoms.STEEL:
        return OPEN_STEEL
    return float(part_points(state, seat, part))  # a coin space counts with its route
