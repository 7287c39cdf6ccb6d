"""Catalogues of words as they are written: their messages, forms and arguments."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from io import BytesIO
from pathlib import Path
from string import Formatter
from typing import Final, NamedTuple

from babel.messages.pofile import read_po

from roundhouse.core.game import Game
from roundhouse.core.message import Message
from roundhouse.games.registry import package_of
from roundhouse.text import HERE, Words, languages, words_of

SHARED: Final = HERE / "locale" / "roundhouse"  # the words that all games share

# What begins a whole sentence and nothing less: somebody who does something, or what you are told to do.
SMALL_AFTER_COLON: Final = re.compile(
    r": (?:du|er|sie|es|man|wer|jede[rs]?|alle|niemand|hier|baue|lege|nimm|richte|verkaufe|setze|tausche|wirb"
    r"|gib|gehe?|zahle?|nutze|wähle|entferne|mache|bring|steig|spiele|plane|stelle)\b"
)


class Entry(NamedTuple):
    """One message of a catalogue, with a sentence for each plural form."""

    id: str
    string: tuple[str, ...]
    undeclined: bool  # a name that the language leaves as it is


def domain_of(game: Game) -> Path:
    """Where the catalogues of a game lie, and their name."""
    return package_of(game.name).locale / game.name


def file_of(domain: Path, language: str) -> Path:
    """The file of a catalogue."""
    return domain.parent / language / "LC_MESSAGES" / f"{domain.name}.po"


def entries(domain: Path, language: str) -> Iterator[Entry]:
    """The messages of a catalogue."""
    yield from parsed(file_of(domain, language).read_bytes(), language)


@cache
def parsed(content: bytes, language: str) -> tuple[Entry, ...]:
    """The messages of a catalogue from what its file holds: many checks read the same few files."""
    found: list[Entry] = []
    for message in read_po(BytesIO(content), locale=language, abort_invalid=True):
        if message.id:
            key, said = message.id, message.string
            found.append(
                Entry(
                    key if isinstance(key, str) else key[0],
                    (said,) if isinstance(said, str) else tuple(said or ()),
                    "undeclined" in message.user_comments,
                )
            )
    return tuple(found)


def sentences(domain: Path, language: str) -> dict[str, tuple[str, ...]]:
    """A catalogue: its keys with their sentences, one for each plural form."""
    return {entry.id: entry.string for entry in entries(domain, language)}


def plain_keys(keys: dict[str, tuple[str, ...]]) -> set[str]:
    """The keys without the further forms that one language may need and another not."""
    return {key for key in keys if ":" not in key}


def placeholders(sentence: str) -> set[str]:
    """The arguments that a sentence names.

    >>> sorted(placeholders("{player} pays ${price} in {city:loc}"))
    ['city', 'player', 'price']
    """
    return {name for _, name, _, _ in Formatter().parse(sentence) if name is not None}


@cache
def undeclined(domain: Path, language: str) -> frozenset[str]:
    """The names of a catalogue that are marked as never declined."""
    return frozenset(entry.id for entry in entries(domain, language) if entry.undeclined)


class StrictWords(Words):
    """Words that stumble over a name without the form that its sentence asks for.

    In German also over a sentence that goes on in small letters after a colon.
    """

    def __init__(self, language: str, game: Game, names: Sequence[str] = ()) -> None:
        super().__init__(language, game, names)
        self.undeclined = undeclined(domain_of(game), language)
        self.declined = words_of(game.name).DECLINED

    def say(self, message: Message) -> str:
        said = super().say(message)
        assert self.language != "de" or not SMALL_AFTER_COLON.search(said), f"small after a colon: {said}"
        return said

    def speak(self, message: Message, form: str) -> str:
        family = message.key.split(".")[0]
        if form and family in self.declined and self._find(message.key, 1) is not None:
            kept = self._find(f"{message.key}:{form}", 1) or self._find(f"{family}:{form}", 1)
            assert kept or message.key in self.undeclined, (
                f"{self.language}: {message.key} has no form {form!r}; give it one, or mark it as undeclined"
            )
        return super().speak(message, form)


def spoken(game: Game, names: Sequence[str]) -> dict[str, StrictWords]:
    """The words of a game in every language."""
    return {language: StrictWords(language, game, names) for language in languages()}
