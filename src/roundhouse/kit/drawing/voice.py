"""The words of one view: sentences of the picture's own and of the game, each put into words once."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Final

from roundhouse.core.message import Argument, Event, Message
from roundhouse.kit.words import Say

FIRST_MARK: Final = 0xE000  # private characters that stand for arguments while a sentence is kept

Kept = dict[Hashable, str]


class Voice:
    """A language for one view; what is `kept` may be given to the next view of the same language."""

    def __init__(self, say: Say, kept: Kept | None = None) -> None:
        self.say = say
        self.kept: Kept = {} if kept is None else kept
        self.names: dict[int, str] = {}  # of this table, so never kept

    def __call__(self, key: str, **args: Argument) -> str:
        """A sentence of the picture's own."""
        return self.told(Message("picture." + key, dict(args)))

    def fill(self, key: str, **args: str) -> str:
        """A sentence of the picture's own whose arguments are words: it is kept without them."""
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

    def once(self, key: Hashable, message: Callable[[], Message]) -> str:
        """A sentence that is put into words once; the key says all that it hangs on."""
        found = self.kept.get(key)
        if found is None:
            found = self.kept[key] = self.say(message())
        return found

    def player(self, seat: int) -> str:
        """The name of a player."""
        found = self.names.get(seat)
        if found is None:
            found = self.names[seat] = self.say(Event("picture.player", seat))
        return found


def frozen(message: Message) -> tuple[object, ...]:
    """A message as something that can be looked up."""
    parts: list[object] = [message.key]
    for name, value in message.args.items():
        parts += [name, frozen(value) if isinstance(value, Message) else value]
    return tuple(parts)
