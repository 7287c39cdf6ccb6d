"""Words that are remembered: a view says hundreds of messages, and most of them were said before.

What is said depends on the game, on the language and on the message with its arguments; only what calls a
player by name also depends on the table. So it is remembered for all tables of a game together.
"""

from __future__ import annotations

import threading
from collections.abc import Sequence

from roundhouse.core.game import Game
from roundhouse.core.message import Event, Message
from roundhouse.text import ASIDE, Words

PLAYER = "player"  # the message that becomes a player's name
MOST_SAID = 20_000  # sentences of one game in one language
MOST_KEPT = 24  # games and languages; an owner's components make another game

Kept = dict[object, str]

_lock = threading.Lock()
_kept: dict[tuple[str, str, str], Kept] = {}


class RememberedWords(Words):
    """One language for one table. For one thread: others make their own."""

    def __init__(self, language: str, game: Game, names: Sequence[str], aside: bool = False) -> None:
        super().__init__(language, game, names, aside)
        self.kept = kept_for(game, language + ASIDE if aside else language)
        self.people = tuple(self.names)
        self.named = False  # whether somebody was called by name since this was last looked at

    def say(self, message: Message) -> str:
        """A message in words."""
        mark = fingerprint(message)
        if isinstance(message, Event):
            mark = (message.seat, mark)
        said = self.kept.get(mark) or self.kept.get((self.people, mark))
        if said is None:
            if len(self.kept) >= MOST_SAID:
                self.kept.clear()
            self.named = False
            said = super().say(message)
            self.kept[(self.people, mark) if self.named else mark] = said
        return said

    def speak(self, message: Message, form: str) -> str:
        """A message as it stands; what names a player is only for those who sit with them."""
        if message.key == PLAYER:
            self.named = True
        return super().speak(message, form)


def kept_for(game: Game, language: str) -> Kept:
    """What was said of a game in a language; the games opened last are kept."""
    key = (game.name, game.components_digest, language)
    with _lock:
        kept = _kept.pop(key, None)
        _kept[key] = kept = {} if kept is None else kept
        if len(_kept) > MOST_KEPT:
            del _kept[next(iter(_kept))]
    return kept


def fingerprint(message: Message) -> object:
    """What tells one message from another, down to the messages within it.

    >>> fingerprint(Message("price", {"money": 5})) == fingerprint(Message("price", {"money": 6}))
    False
    """
    args = message.args
    if not args:
        return message.key
    parts: list[object] = [message.key]
    for name, value in args.items():
        parts.append(name)
        parts.append(fingerprint(value) if isinstance(value, Message) else value)
    return tuple(parts)
