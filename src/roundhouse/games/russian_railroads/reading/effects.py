"""Effects: the small grammar at the top of components.toml."""

from __future__ import annotations

from typing import Final

from roundhouse.core.bits import mask_of, members
from roundhouse.games.russian_railroads.rules.atoms import (
    DIFFERENT,
    MUST,
    STEPS,
    argument_of,
    kind_of,
    number_of,
    parts,
)
from roundhouse.games.russian_railroads.rules.components import (
    ANY_COLOUR,
    BLACK,
    COLOURS,
    LOCO_AND,
    LOCO_OR,
    NINE,
    Components,
    Effect,
)
from roundhouse.kit.files.tables import Table, by_place

MOST_POINTS: Final = 100

# Words that take a number, with the largest one.
NUMBERS: Final = {
    "different": 5,
    "industry": 10,
    "doubler": 10,
    "coins": 20,
    "points": MOST_POINTS,
    "points_locos": 4,
    "token": 3,
    "card": 1,
    "end_card": 3,
    "temp_workers": 4,
    "stock": 3,
}
FLAGS: Final = ("points_engineers", "repeat", "other_engineer", "payout")
# Words for route spaces, and for tokens and cards.
GIFT_NUMBERS: Final = {"worker": 1, "detonate": 1}
PIECE_FLAGS: Final = (
    "second_marker",
    "revalue",
    "medal",
    "golden_spike",
    "black_worker",
    "special_engineer",
)
MOST_STEPS: Final = 10


def read_colours(table: Table, key: str) -> int:
    """A list of track colours, or "any"."""
    table.has(key)
    if table.values.get(key) == "any":
        return ANY_COLOUR
    words = table.words(key, COLOURS, 1, len(COLOURS), other='"any" or ')
    return mask_of([COLOURS.index(colour) for colour in words])


def read_effect(table: Table, c: Components, gift: bool = False, piece: bool = False) -> Effect:
    """An effect; `gift` allows the words of route spaces, `piece` those of tokens and cards."""
    effect = Effect()
    for word, most in (NUMBERS | GIFT_NUMBERS if gift else NUMBERS).items():
        if table.has(word):
            setattr(effect, word, table.integer(word, 1, most))
    for word in (*FLAGS, *PIECE_FLAGS) if piece else FLAGS:
        if table.has(word):
            setattr(effect, word, int(table.flag(word)))
    if table.has("steps"):
        effect.steps = table.integer("steps", 1, MOST_STEPS)
        effect.colours = read_colours(table, "colours")
    if table.has("each"):
        each = table.table("each")
        effect.each = [each.integer(colour, 1, MOST_STEPS, default=0) for colour in COLOURS]
        each.finish()
    if table.has("loco"):
        effect.loco = LOCO_AND if table.word("loco", ("or", "and")) == "and" else LOCO_OR
    if gift and table.has("unlock"):
        colour = table.word("unlock", COLOURS[1:])
        effect.unlock = COLOURS.index(colour) if colour else 1
    if piece and table.has("special_loco"):
        effect.special_loco = table.integer("special_loco", NINE, NINE)
    if table.has("choose"):
        effect.choose = [read_effect(entry, c) for entry in table.entries("choose", (2, 2), by_place)]
        effect.times = table.integer("times", 1, 5, default=1)
        effect.choice = len(c.choices)
        c.choices.append(effect)
    table.finish()
    if not table.values:
        table.problem("does nothing; an effect needs at least one word.")
    effect.atoms = parts(effect)
    effect.duties = [part | MUST for part in effect.atoms]
    sum_up_steps(effect)
    asked = (effect.industry, effect.loco, effect.doubler, effect.temp_workers, effect.end_card)
    effect.asks_more = any((*asked, effect.repeat, effect.other_engineer, effect.choose))
    return effect


def sum_up_steps(effect: Effect) -> None:
    """What a turn asks of the track steps of an effect."""
    effect.step_parts = [part for part in effect.atoms if kind_of(part) in (STEPS, DIFFERENT)]
    if [kind_of(part) for part in effect.step_parts] == [STEPS]:
        colours = members(argument_of(effect.step_parts[0]))
        effect.step_number = number_of(effect.step_parts[0])
        effect.step_colour = colours[0] if colours else 0  # none at all: a file with a mistake
        effect.one_colour = len(colours) == 1
    elif effect.step_parts:
        effect.step_number = -1
    for part in effect.step_parts:
        allowed = ANY_COLOUR if kind_of(part) == DIFFERENT else argument_of(part)
        if allowed & (allowed - 1) == 0:
            effect.only_colours |= allowed
        if allowed >> BLACK & 1:
            effect.black_steps += number_of(part)
