"""What the symbols mean: a legend of those that are hard to guess."""

from __future__ import annotations

from typing import Final

from roundhouse.core.message import Message
from roundhouse.games.russian_railroads.picture import icons
from roundhouse.games.russian_railroads.picture.icons import Drawn, icon
from roundhouse.games.russian_railroads.picture.layout import INNER, LEFT
from roundhouse.games.russian_railroads.picture.voice import Voice
from roundhouse.games.russian_railroads.rules.state import State
from roundhouse.games.russian_railroads.words.effects import counted, steps_word
from roundhouse.kit.drawing.svg import text

LINE: Final = 23.0
SIGN: Final = 36.0
ANY: Final = 31

Entry = tuple[Drawn, Message]

ALWAYS: Final[list[Entry]] = [
    (icons.any_track(), steps_word(1, ANY)),
    (icon("gear", 25), counted("industry", 1)),
    (icon("loco", 27), Message("effect.loco")),
    (icon("factory", 23), Message("effect.factory")),
    (icon("doubler"), counted("doubler", 1)),
    (icon("token"), counted("token", 1)),
    (icon("card", 17), counted("card", 1)),
    (icon("end", 17), counted("end_card", 1)),
    (icon("repeat"), Message("picture.legend.repeat")),
    (icon("other", 25), Message("picture.legend.other")),
]
AMERICA: Final[list[Entry]] = [
    (icon("stock"), counted("stock", 1)),
    (icon("payout"), Message("effect.payout")),
    (icon("dynamite", 23), counted("detonate", 1)),
    (icon("steel", 23), Message("effect.steelworks")),
]


def entries(view: State) -> list[Entry]:
    """The symbols that this board uses."""
    return ALWAYS + (AMERICA if view.usa else [])


def height(view: State) -> float:
    return -(-len(entries(view)) // 2) * LINE + 8


def draw(view: State, y: float, say: Voice) -> str:
    """Two columns of symbols and words."""
    drawn: list[str] = []
    found = entries(view)
    rows = -(-len(found) // 2)
    for number, (sign, message) in enumerate(found):
        x, top = LEFT + number // rows * INNER / 2, y + number % rows * LINE
        drawn.append(icons.laid([sign], (x, top), SIGN - 6, 18))
        drawn.append(text(x + SIGN, top + 14, say.told(message), "s", INNER / 2 - SIGN - 8, 13))
    return "".join(drawn)
