"""Effects in words: what a space, factory, engineer, token, card or gift does."""

from __future__ import annotations

from collections.abc import Sequence

from roundhouse.core.message import Message
from roundhouse.games.russian_railroads.rules import atoms
from roundhouse.games.russian_railroads.rules.components import (
    ANY_COLOUR,
    COLOURS,
    LOCO_AND,
    LOCO_OR,
    Components,
    Effect,
)
from roundhouse.games.russian_railroads.rules.state import NONE, State, route_word
from roundhouse.games.russian_railroads.words.names import colour_word, colours_word, loco_number
from roundhouse.kit.words import listed


def counted(name: str, number: int) -> Message:
    return Message("effect." + name, {"n": number})


def steps_word(number: int, colours: int) -> Message:
    """Track steps with these colours."""
    if colours == ANY_COLOUR:
        return counted("steps_any", number)
    return Message("effect.steps", {"n": number, "colours": colours_word(colours)})


def effect_word(c: Components, effect: Effect) -> Message:
    """All that an effect gives."""
    parts = pieces(c, effect) + gains(effect) + work(effect) + things(effect)
    if effect.choose:
        parts.append(choice_word(c, effect, effect.times))
    return listed(parts) if parts else Message("effect.nothing")


def choice_word(c: Components, effect: Effect, times: int) -> Message:
    """One of two effects, perhaps several times."""
    first, second = (effect_word(c, alternative) for alternative in effect.choose)
    either = Message("effect.choose", {"first": first, "second": second})
    return either if times == 1 else Message("effect.times", {"n": times, "what": either})


def pieces(c: Components, effect: Effect) -> list[Message]:
    """What only tokens and cards bring."""
    parts = told(effect, "second_marker")
    if effect.revalue:
        parts.append(revalue_word(c))
    parts += told(effect, "medal", "golden_spike", "black_worker")
    if effect.special_loco:
        parts.append(Message("effect.special_loco", {"number": effect.special_loco}))
    if effect.special_engineer:
        number = c.special_engineer
        gives = effect_word(c, c.engineer_effect[number])
        parts.append(Message("engineer.described", {"engineer": number, "effect": gives}))
    return parts


def revalue_word(c: Components) -> Message:
    """Which colours score more, and how much."""
    changed = [colour for colour in range(len(COLOURS)) if c.revalued[colour] != c.value[colour]]
    values = [Message("effect.worth", {"colour": colour_word(n), "n": c.revalued[n]}) for n in changed]
    return Message("effect.revalue", {"values": listed(values)}) if values else Message("effect.nothing")


def gains(effect: Effect) -> list[Message]:
    """What comes at once: coins, points, workers."""
    parts: list[Message] = []
    if effect.unlock > 0:
        parts.append(Message("effect.unlock", {"colour": colour_word(effect.unlock)}))
    parts += numbered(effect, "worker", "temp_workers", "coins", "points")
    return [*parts, *told(effect, "points_engineers"), *numbered(effect, "points_locos")]


def work(effect: Effect) -> list[Message]:
    """What is built: tracks, industry, locomotives, factories, doublers."""
    parts = [
        steps_word(effect.each[colour], 1 << colour) for colour in range(len(COLOURS)) if effect.each[colour]
    ]
    if effect.steps:
        parts.append(steps_word(effect.steps, effect.colours))
    parts += numbered(effect, "different", "industry")
    if effect.loco == LOCO_OR:
        parts.append(Message("effect.either"))
    elif effect.loco == LOCO_AND:
        parts += [Message("effect.loco"), Message("effect.factory")]
    return parts + numbered(effect, "doubler")


def things(effect: Effect) -> list[Message]:
    """The rest: tokens, cards, other spaces and engineers, the stock market, boulders."""
    parts = numbered(effect, "detonate", "token", "card", "end_card")
    parts += told(effect, "repeat", "other_engineer")
    return [*parts, *numbered(effect, "stock"), *told(effect, "payout")]


def numbered(effect: Effect, *names: str) -> list[Message]:
    """Those of these parts that an effect has, each with its number."""
    return [counted(name, number) for name in names if (number := getattr(effect, name))]


def told(effect: Effect, *names: str) -> list[Message]:
    """Those of these parts that an effect has, where there is only one of each."""
    return [Message("effect." + name) for name in names if getattr(effect, name)]


# The parts of effects that wait to be carried out

COUNTED_KINDS = {
    atoms.INDUSTRY: "industry",
    atoms.DIFFERENT: "different",
    atoms.DOUBLER: "doubler",
    atoms.TOKEN: "token",
    atoms.CARD: "card",
    atoms.DETONATE: "detonate",
    atoms.SCORE_LOCOS: "points_locos",
}
PLAIN_KINDS = {
    atoms.EITHER: "effect.either",
    atoms.FACTORY: "effect.factory",
    atoms.REPEAT: "effect.repeat",
    atoms.OTHER: "effect.other_engineer",
    atoms.STEEL: "effect.steelworks",
    atoms.SCORE_ENGINEERS: "effect.points_engineers",
}


COUNTED_LAST = (atoms.SCORE_LOCOS, atoms.SCORE_ENGINEERS)
ADDED = (atoms.STEPS, atoms.INDUSTRY, atoms.DOUBLER, atoms.TOKEN, atoms.CARD, atoms.DETONATE)


def part_word(state: State, part: int) -> Message:
    """A part of an effect that the player may or must still carry out."""
    kind, number, argument = atoms.kind_of(part), atoms.number_of(part), atoms.argument_of(part)
    if kind == atoms.STEPS:
        return steps_word(number, argument)
    if kind in COUNTED_KINDS:
        return counted(COUNTED_KINDS[kind], number)
    if kind in PLAIN_KINDS:
        return Message(PLAIN_KINDS[kind])
    if kind == atoms.LOCO:
        if argument:
            return Message("effect.special_loco", {"number": loco_number(argument)})
        return Message("effect.loco")
    if kind == atoms.CHOICE:
        return choice_word(state.c, state.c.choices[argument], number)
    if kind == atoms.DIVIDEND:
        return Message("effect.dividend", {"level": argument >> 1})
    return coin_space_word(state, argument)


def coin_space_word(state: State, number: int) -> Message:
    """Paying for a special space that asks for a coin."""
    special = state.board.specials[number]
    return Message("effect.coin_space", {"route": route_word(state, special.route), "space": special.space})


def added_up(parts: Sequence[int]) -> list[int]:
    """The same parts, those of which there may be more than one together."""
    found: dict[tuple[int, int], int] = {}
    for place, part in enumerate(parts):
        kind, number, argument = atoms.kind_of(part), atoms.number_of(part), atoms.argument_of(part)
        key = (kind, argument) if kind in ADDED else (NONE, place)
        before = atoms.number_of(found[key]) if key in found else 0
        found[key] = atoms.atom(kind, before + number, argument)
    return list(found.values())


def split_parts(state: State) -> tuple[list[Message], list[Message], list[Message]]:
    """What waits to be done: what must be, what may be, and what is counted at the end of the turn."""
    last = [part for part in state.pending if atoms.kind_of(part) in COUNTED_LAST]
    now = [part for part in state.pending if atoms.kind_of(part) not in COUNTED_LAST]
    must = [part for part in now if atoms.must(part)]
    may = [part for part in now if not atoms.must(part)]
    told = [[part_word(state, part) for part in added_up(parts)] for parts in (must, may, last)]
    return told[0], told[1], told[2]
