"""The words of one view.

What is said again and again is kept from view to view, for each language; which language it is, is told by
a sentence of it. Kept sentences hang on nothing but their message.
"""

from __future__ import annotations

from typing import Final

from roundhouse.core.message import Message
from roundhouse.games.russian_railroads.rules.components import COLOURS, Components, Effect
from roundhouse.games.russian_railroads.words.effects import effect_word
from roundhouse.kit.drawing import voice
from roundhouse.kit.words import Say

MOST: Final = 20_000  # sentences kept of one language

KEPT: Final[dict[str, voice.Kept]] = {}


class Voice(voice.Voice):
    """A language for one view, with the names of components."""

    def __init__(self, say: Say) -> None:
        tongue = say(Message("picture.part.board")) + say(Message("gift.in_force"))
        super().__init__(say, KEPT.setdefault(tongue, {}))
        if len(self.kept) > MOST:
            self.kept.clear()

    def effect(self, c: Components, effect: Effect) -> str:
        """What an effect does."""
        return self.once(effect, lambda: effect_word(c, effect))

    def colour(self, number: int) -> str:
        return self.word("colour." + COLOURS[number])

    def player(self, seat: int) -> str:
        """The name of a player; Emil has no seat."""
        return self.word("emil.name") if seat < 0 else super().player(seat)
