"""What is wrong with an owner's file of components, in the language of a page.

Files are read in English, as their keys are, and perhaps by another process. The catalogues hold a sentence
for everything that may be said of one, under `file`: what was said is found among the English ones, and
said again.
"""

from __future__ import annotations

import re
from functools import cache
from string import Formatter

from roundhouse.core.game import Game
from roundhouse.core.message import Argument, Message
from roundhouse.games.registry import open_game
from roundhouse.kit.files.problems import shorten
from roundhouse.server.tables.open_games import FILE_NAME
from roundhouse.text import FALLBACK, Words

FAMILY = "file."
NUMBERS = ("n", "m", "low", "high", "line", "price")  # gaps that only a number fits into
NAMES = ("name", "other", "one", "key", "word", "block")  # gaps for what stands in the file
NUMBER = r"-?[0-9][0-9,]*"


@cache
def patterns(game: str) -> list[tuple[re.Pattern[str], str]]:
    """The English sentences with their keys; those that say the most come first."""
    found: list[tuple[int, re.Pattern[str], str]] = []
    for key, sentence in Words(FALLBACK, open_game(game)).family(FAMILY).items():
        pattern, size = "", 0
        for text, gap, _, _ in Formatter().parse(sentence):
            pattern, size = pattern + re.escape(text), size + len(text)
            if gap is not None:
                pattern += f"(?P<{gap}>{NUMBER if gap in NUMBERS else '.' if gap == 'sign' else '.+?'})"
        found.append((size, re.compile(pattern), key))
    return [(pattern, key) for _, pattern, key in sorted(found, key=lambda row: -row[0])]


class Retold:
    """What is said of files of a game, in one language."""

    def __init__(self, game: Game, language: str) -> None:
        self.words = Words(language, game)
        self.patterns = patterns(game.name)

    def lines(self, told: str, name: str) -> list[str]:
        """All that is wrong with a file of this name, one by one."""
        called = shorten(name) or FILE_NAME
        return [
            self.line(re.sub(f"^{re.escape(FILE_NAME)}", lambda _: called, one)) for one in told.splitlines()
        ]

    def line(self, told: str) -> str:
        """The place, perhaps the name of an entry, and what is wrong there."""
        place, colon, rest = told.partition(": ")
        if not colon:
            return self.said(told)
        said = [self.said(rest)]
        for colon_after_name in re.finditer(": ", rest):
            wrong = self.known(rest[colon_after_name.end() :])
            if wrong is not None:
                said = [self.said(rest[: colon_after_name.start()]), wrong]
                break
        return ": ".join([self.said(place), *said])

    def said(self, told: str) -> str:
        """A sentence or a part of one; as it is if the catalogues do not have it."""
        known = self.known(told)
        return told if known is None else known

    def known(self, told: str) -> str | None:
        """A sentence or a part of one; None if the catalogues do not have it."""
        for pattern, key in self.patterns:
            if match := pattern.fullmatch(told):
                args = {gap: self.argument(gap, text) for gap, text in match.groupdict().items()}
                return self.words.speak(Message(key, args), "")
        return None

    def argument(self, gap: str, text: str) -> Argument:
        """What fills a gap: a number, a name as it is, something else in the words there are for it."""
        if gap in NUMBERS:
            return int(text.replace(",", ""))
        if gap in NAMES:
            return text
        key = f"{gap}.{text}"  # such as terrain.hill
        word = None if self.words.language == FALLBACK else self.words.family(key).get(key)
        return word or self.said(text)
