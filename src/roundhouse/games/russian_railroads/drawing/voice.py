"""The words of one view: sentences of the picture's own and of the game, each put into words once.

What is said again and again is kept from view to view, for each language; which language it is, is told by
a sentence of it. Kept sentences hang on nothing but their message.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Final

from roundhouse.core.message import Argument, Event, Message
from roundhouse.games.drawing.svg import Say
from roundhouse.games.russian_railroads import words
from roundhouse.games.russian_railroads.components import COLOURS, Components, Effect

FIRST_MARK: Final = 0xE000  # private characters that stand for arguments while a sentence is kept
MOST: Final = 20_000  # sentences kept of one language

Kept = dict[Hashable, str]
KEPT: Final[dict[str, Kept]] = {}


class Voice:
    """A language for one view."""

    def __init__(self, say: Say) -> None:
        self.say = say
        self.names: dict[int, str] = {}
        tongue = say(Message("picture.part.board")) + say(Message("gift.in_force"))
        self.kept = KEPT.setdefault(tongue, {})
        if len(self.kept) > MOST:
            self.kept.clear()

    def __call__(self, key: str, **args: Argument) -> str:
        """A sentence of the picture's own."""
        return self.told(Message("picture." + key, dict(args)))

    def fill(self, key: str, **args: str) -> str:
        """The same for a sentence whose arguments are words."""
        found = self.kept.get(key)
        if found is None:
            marks: dict[str, Argument] = {name: chr(FIRST_MARK + n) for n, name in enumerate(args)}
            found = self.kept[key] = self.say(Message("picture." + key, marks))
        for number, value in enumerate(args.values()):
            found = found.replace(chr(FIRST_MARK + number), value)
        return found

    def word(self, key: str) -> str:
        """A word that the whole game shares."""
        return self.once(("", key), lambda: Message(key))

    def told(self, message: Message) -> str:
        """Any message."""
        return self.once(frozen(message), lambda: message)

    def effect(self, c: Components, effect: Effect) -> str:
        """What an effect does."""
        return self.once(effect, lambda: words.effect(c, effect))

    def once(self, key: Hashable, message: Callable[[], Message]) -> str:
        """A sentence that is put into words once; the key says all that it hangs on."""
        found = self.kept.get(key)
        if found is None:
            found = self.kept[key] = self.say(message())
        return found

    def colour(self, number: int) -> str:
        return self.word("colour." + COLOURS[number])

    def player(self, seat: int) -> str:
        """The name of a player; Emil has no seat."""
        found = self.names.get(seat)
        if found is None:
            found = self.word("emil.name") if seat < 0 else self.say(Event("picture.player", seat))
            self.names[seat] = found
        return found


def frozen(message: Message) -> tuple[object, ...]:
    """A message as something that can be looked up."""
    parts: list[object] = [message.key]
    for name, value in message.args.items():
        parts += [name, frozen(value) if isinstance(value, Message) else value]
    return tuple(parts)
