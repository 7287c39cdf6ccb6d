"""Locomotive piles with the steelworks beside them, and the factories that have been returned."""

from __future__ import annotations

from typing import Final

from roundhouse.games.russian_railroads.picture import icons
from roundhouse.games.russian_railroads.picture.layout import INNER, LEFT
from roundhouse.games.russian_railroads.picture.voice import Voice
from roundhouse.games.russian_railroads.rules.components import NINE, STEELWORKS
from roundhouse.games.russian_railroads.rules.locomotives import lowest
from roundhouse.games.russian_railroads.rules.state import State
from roundhouse.games.russian_railroads.words.names import tile_word
from roundhouse.kit.drawing.svg import group, pick, rect, text, use

PILE: Final = 52.0
FACTORY: Final = 58.0


def piles(view: State, y: float, say: Voice) -> str:
    """Each pile with its number and how many tiles are left; the lowest one is next."""
    c = view.c
    numbers = range(c.first_pile, c.last_pile + 1)
    pitch = INNER / len(numbers)
    return "".join(pile(view, n, LEFT + place * pitch, y, pitch - 4, say) for place, n in enumerate(numbers))


def pile(view: State, number: int, x: float, y: float, wide: float, say: Voice) -> str:
    left = view.piles[number]
    label = say("pile", number=number, n=left)
    steel = bool(view.steel >> number & 1)
    if steel:
        label = f"{label}. {say.word('picture.steel_beside')}"
    frame = "tile hit" if number == lowest(view) else "card hit" if left else "ghost hit"
    content = [
        rect(0, 0, wide, PILE - 4, frame, 6),
        use("rrr-loco", 4, 5, 27, 20),
        text(wide - 5, 22, str(number), "l b e"),
        text(6, 42, f"×{left}", "s b" if left else "s soft"),
        use("rrr-steel", wide - 25, 27, 20, 17) if steel else "",
    ]
    return pick(f"pile-{number}", label, *content, cls="" if left or steel else "off", move=(x, y))


def returned(view: State, y: float, say: Voice) -> str:
    """Factories by number with what they do, those in the supply in full; last the steelworks."""
    places = NINE + (1 if view.usa else 0)
    pitch = INNER / places
    found = [factory(view, n, LEFT + (n - 1) * pitch, y, pitch - 3, say) for n in range(1, NINE + 1)]
    if view.usa:
        found.append(steelworks(view, LEFT + NINE * pitch, y, pitch - 3, say))
    return "".join(found)


def factory(view: State, number: int, x: float, y: float, wide: float, say: Voice) -> str:
    left = view.returned[number]
    label = say.fill("factory_left", factory=named(view, number, say), n=str(left))
    frame = rect(0, 0, wide, FACTORY - 4, "works hit" if left else "ghost hit", 6)
    content = [
        text(5, 16, str(number), "b"),
        text(wide - 4, 15.5, f"×{left}" if left else "–", "s b e" if left else "s soft e"),
        icons.in_lines(icons.effect_icons(view.c.factory_effect[number]), (3, 21), wide - 6, 30),
    ]
    return pick(f"factory-{number}", label, frame, group(*content, cls="" if left else "off"), move=(x, y))


def steelworks(view: State, x: float, y: float, wide: float, say: Voice) -> str:
    content = [
        rect(0, 0, wide, FACTORY - 4, "works hit", 6),
        use("rrr-steel", wide / 2 - 11, 3, 22, 19),
        icons.laid(icons.effect_icons(view.c.factory_effect[STEELWORKS]), (3, 26), wide - 6),
    ]
    return pick("steelworks", named(view, STEELWORKS, say), *content, move=(x, y))


def named(view: State, tile: int, say: Voice) -> str:
    """A factory with what it does."""
    effect = say.effect(view.c, view.c.factory_effect[tile])
    return say.fill("factory", factory=say.told(tile_word(tile)), effect=effect)
