"""The words of one view: sentences of the picture's own and of the game, each put into words once."""

from __future__ import annotations

from roundhouse.core.message import Argument, Event, Message
from roundhouse.games.drawing.svg import Say
from roundhouse.games.russian_railroads.components import COLOURS

FIRST_MARK = 0xE000  # private characters that stand for arguments while a sentence is kept

Frozen = tuple[object, ...]


class Voice:
    """A language for one view."""

    def __init__(self, say: Say) -> None:
        self.say = say
        self.kept: dict[str, str] = {}
        self.names: dict[int, str] = {}
        self.sentences: dict[Frozen, str] = {}

    def __call__(self, key: str, **args: Argument) -> str:
        """A sentence of the picture's own."""
        return self.told(Message("picture." + key, dict(args)))

    def fill(self, key: str, **args: str) -> str:
        """The same for a sentence that is said again and again, and whose arguments are words."""
        found = self.kept.get(key)
        if found is None:
            marks: dict[str, Argument] = {name: chr(FIRST_MARK + n) for n, name in enumerate(args)}
            found = self.kept[key] = self.say(Message("picture." + key, marks))
        for number, value in enumerate(args.values()):
            found = found.replace(chr(FIRST_MARK + number), value)
        return found

    def word(self, key: str) -> str:
        """A word that the whole game shares."""
        found = self.kept.get(key)
        if found is None:
            found = self.kept[key] = self.say(Message(key))
        return found

    def told(self, message: Message) -> str:
        """Any message, put into words once."""
        form = frozen(message)
        found = self.sentences.get(form)
        if found is None:
            found = self.sentences[form] = self.say(message)
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


def frozen(message: Message) -> Frozen:
    """A message as something that can be looked up."""
    parts: list[object] = [message.key]
    for name, value in message.args.items():
        parts += [name, frozen(value) if isinstance(value, Message) else value]
    return tuple(parts)
