"""Who is to decide, and what waits to be carried out: a line of symbols, with alternatives to choose from."""

from __future__ import annotations

from typing import Final

from roundhouse.core.bits import members
from roundhouse.games.russian_railroads.picture import icons
from roundhouse.games.russian_railroads.picture.icons import Drawn, icon
from roundhouse.games.russian_railroads.picture.layout import INNER, LEFT
from roundhouse.games.russian_railroads.picture.pieces import BLACK, OWN, PITCH, TEMPORARY, disc, piece
from roundhouse.games.russian_railroads.picture.voice import Voice
from roundhouse.games.russian_railroads.rules import atoms
from roundhouse.games.russian_railroads.rules.components import NINE, STEELWORKS, Effect
from roundhouse.games.russian_railroads.rules.count_step import CountStep
from roundhouse.games.russian_railroads.rules.locomotives import BuildFactory, Chain
from roundhouse.games.russian_railroads.rules.setup import ChooseBonus
from roundhouse.games.russian_railroads.rules.state import State
from roundhouse.games.russian_railroads.rules.turn import Turn
from roundhouse.games.russian_railroads.words.effects import part_word
from roundhouse.games.russian_railroads.words.names import cost_word
from roundhouse.kit.drawing.svg import group, pick, rect, shortened, text
from roundhouse.kit.words import listed

TALL: Final = 48.0
NAME: Final = 118.0  # room for the name
BOX: Final = 5.0


def draw(view: State, seat: int, say: Voice) -> str:
    """The line, always there so that the board stays where it is."""
    frame = rect(LEFT, 0, INNER, TALL - 6, "card" if view.over or view.seat < 0 else "card now", 8)
    if view.over:
        return frame + text(LEFT + 14, 26, say.word("picture.over"), "b", INNER - 28, 15)
    who = view.seat
    name = text(LEFT + 40, 26, shortened(say.player(who), 20), "b", NAME - 8, 15)
    head = frame + disc(who, (LEFT + 22, 21), 26) + name
    x, room = LEFT + 40 + NAME, INNER - NAME - 48
    decision = view.decision
    if type(decision) is ChooseBonus:
        return head + bonuses(view, x, room, say)
    if type(decision) is Chain:
        return head + group(icons.laid(loco(decision.tile), (x, 11), room, middle=False))
    if type(decision) is BuildFactory:
        return head + group(icons.laid(factory(decision.tile), (x, 11), room, middle=False))
    if type(decision) is CountStep:
        return head + group(*counting(view, decision, x, room, say))
    if type(decision) is Turn and view.pending:
        return head + pending(view, x, room / 2, say) + at_hand(view, x + room / 2, room / 2, say)
    return head + pending(view, x, room, say)


def loco(tile: int) -> list[Drawn]:
    return [icon("loco", 27), icons.words(str(min(tile, NINE)))]


def factory(tile: int) -> list[Drawn]:
    if tile == STEELWORKS:
        return [icon("steel", 23)]
    return [icon("factory", 23), icons.words(str(tile))]


def pending(view: State, x: float, room: float, say: Voice) -> str:
    """What waits, in symbols; the alternatives of a choice each in a box of their own."""
    row: list[Drawn] = []
    choice: Effect | None = None
    for part in view.pending:
        if atoms.kind_of(part) == atoms.CHOICE and choice is None:
            choice = view.c.choices[atoms.argument_of(part)]
        else:
            row += ([icons.words("·")] if row else []) + part_icons(view, part)
    if not view.pending:
        return at_hand(view, x, room, say)
    told = say.told(listed([part_word(view, part) for part in view.pending]))
    free = room / 2 if choice is not None and row else 0.0 if choice is not None else room
    drawn = group(icons.laid(row, (x, 11), free - 6, middle=False), title=told) if row else ""
    if choice is None:
        return drawn
    wide = (room - free) / 2
    boxes = [
        boxed(f"choose-{n + 1}", one, x + free + n * wide, wide - BOX, view, say)
        for n, one in enumerate(choice.choose)
    ]
    return drawn + "".join(boxes)


def at_hand(view: State, x: float, room: float, say: Voice) -> str:
    """The workers and coins that whoever decides can still use."""
    who = view.seat
    kinds = [OWN] * view.hand[who]
    if view.temp_owner == who and not view.temp_kept:
        kinds += [TEMPORARY] * view.temp_hand
    if view.black_owner == who:
        kinds += [BLACK] * view.black_hand
    pitch = min(PITCH, (room - 50) / max(len(kinds), 1))
    drawn = [piece(who, kind, x + n * pitch, 10) for n, kind in enumerate(kinds)]
    drawn.append(icons.laid([icons.coins(view.coins[who])], (x + room - 32, 9), 24, 24))
    label = cost_word(kinds.count(OWN), kinds.count(TEMPORARY), kinds.count(BLACK), view.coins[who])
    return group(*drawn, title=say.fill("stands", who=say.player(who), what=say.told(label)))


def boxed(id: str, effect: Effect, x: float, wide: float, view: State, say: Voice) -> str:
    """An effect that can be chosen."""
    return box(id, say.effect(view.c, effect), icons.effect_icons(effect), x, wide)


def box(id: str, label: str, row: list[Drawn], x: float, wide: float) -> str:
    """Symbols that can be chosen."""
    frame = rect(0, 0, wide, 32, "shade hit", 6)
    return pick(id, label, frame, icons.laid(row, (4, 6), wide - 8), move=(x, 5))


def counting(view: State, decision: CountStep, x: float, room: float, say: Voice) -> list[str]:
    """The parts that a step can count for; what must be done has a mark."""
    options = decision.options(view)
    wide = room / len(options)
    drawn: list[str] = []
    for place, n in enumerate(options):
        part = view.pending[n]
        mark = [icons.words("!")] if atoms.must(part) else []
        label = say.told(part_word(view, part))
        drawn.append(
            box(f"count-{place + 1}", label, mark + part_icons(view, part), x + place * wide, wide - BOX)
        )
    return drawn


def bonuses(view: State, x: float, room: float, say: Voice) -> str:
    """The starting bonuses that are left."""
    c = view.c
    wide = room / len(c.bonuses)
    return "".join(
        boxed(f"bonus-{c.bonuses[bonus]}", c.bonus_effect[bonus], x + place * wide, wide - BOX, view, say)
        for place, bonus in enumerate(members(view.bonuses))
    )


def part_icons(view: State, part: int) -> list[Drawn]:
    """One part of an effect."""
    kind, number, argument = atoms.kind_of(part), atoms.number_of(part), atoms.argument_of(part)
    if kind == atoms.STEPS:
        return [icons.words(str(number)), *icons.tracks(argument)]
    if kind == atoms.DIFFERENT:
        return [icons.words(f"{number}×1"), icons.any_track()]
    if kind == atoms.LOCO:
        return loco(argument) if argument else [icon("loco", 27)]
    if kind == atoms.EITHER:
        return [icon("loco", 27), icons.words("/"), icon("factory", 23)]
    if kind == atoms.DIVIDEND:
        return [icon("stock"), icons.words(str(argument >> 1))]
    if kind == atoms.COIN_SPACE:
        return [icon("coin"), icons.words("→"), *icons.gift_icons(view.board.specials[argument])]
    if kind == atoms.CHOICE:
        return icons.effect_icons(view.c.choices[argument])
    if kind == atoms.SCORE_LOCOS:
        return [icons.points("Σ"), icons.words(str(number)), icon("loco", 27)]
    if kind == atoms.SCORE_ENGINEERS:
        return [icons.points("Σ"), icon("engineer")]
    return icons.counted(number, SIMPLE[kind])


SIMPLE: Final = {
    atoms.INDUSTRY: icon("gear", 25),
    atoms.FACTORY: icon("factory", 23),
    atoms.DOUBLER: icon("doubler"),
    atoms.TOKEN: icon("token"),
    atoms.CARD: icon("card", 17),
    atoms.REPEAT: icon("repeat"),
    atoms.OTHER: icon("other", 25),
    atoms.DETONATE: icon("dynamite", 23),
    atoms.STEEL: icon("steel", 23),
}
