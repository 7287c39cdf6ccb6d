"""Messages put into words: the catalogues of each language, and how a message is spoken.

A message is a key with arguments; its sentence stands in the catalogue of the game or, for words that
all games share, in the one beside this file. A sentence names its arguments in braces. Where a count
decides between singular and plural, it is the argument `n`, or else the first number.

A language that declines its words may keep further forms of one, `city.washington:loc` beside
`city.washington`, and ask for them in its sentences: `{city:loc}`. A form that a whole family makes alike
stands there once, as `city:in` for "in {name:loc}". What has no such form is said as it is, and asks its
arguments for it: so a list is declined by declining what it lists, and a name that no catalogue knows
stays as it was written.

>>> from roundhouse.core.message import Message
>>> Words("en").say(Message("reason.game_over"))
'The game is over.'
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from gettext import GNUTranslations
from io import BytesIO
from pathlib import Path

from roundhouse.core.figures import MINUS
from roundhouse.core.game import Game
from roundhouse.core.message import Argument, Event, Message
from roundhouse.core.state import State
from roundhouse.games.registry import package_of
from roundhouse.kit.words import GameWords

HERE = Path(__file__).parent
FALLBACK = "en"
SENTENCES = 1 << 16  # that are kept, for each number that decides about their form
ASIDE = ":aside"  # the form of what is said to whoever is to move, when it is told to somebody else


class MissingWords(LookupError):
    """A catalogue that is not there, or a message that it does not have."""


@cache
def languages() -> list[str]:
    """The languages there are, by code; English comes first.

    >>> languages()
    ['en', 'de', 'pl']
    """
    found = sorted(folder.name for folder in (HERE / "locale").iterdir() if (folder / "LC_MESSAGES").is_dir())
    return sorted(found, key=lambda language: language != FALLBACK)


def language_for(locale: str) -> str:
    """The language that fits a locale as systems and browsers write it; English if none does.

    >>> language_for("de_AT.UTF-8"), language_for("pl-PL"), language_for("C")
    ('de', 'pl', 'en')
    """
    code = locale.replace("-", "_").split("_")[0].split(".")[0].lower()
    return code if code in languages() else FALLBACK


def words_of(game: str) -> GameWords:
    """The words of a game, by its name."""
    return package_of(game).words()


def shown_lines(state: State) -> list[str]:
    """The lines of the score sheet that are worth showing: those that can score at this table."""
    left_out = words_of(state.game.name).idle_lines(state)
    return [line for line in state.scores().lines if line not in left_out]


class Words:
    """One language, for one game or for what all games share; `names` are those of the players by seat."""

    def __init__(
        self,
        language: str = FALLBACK,
        game: Game | None = None,
        names: Sequence[str] = (),
        aside: bool = False,  # whether one is told what another may do: nobody is "you" then
    ) -> None:
        self.language = language
        self.aside = aside
        self.names = list(names)
        self.game = game
        self.game_words = None if game is None else words_of(game.name)
        self._catalogues = catalogues(language, "" if game is None else game.name)
        self._separator = sentence(self._catalogues, "number.separator", 1) or ""
        self._grouped_from = int(sentence(self._catalogues, "number.grouped_from", 1) or 0)

    def say(self, message: Message) -> str:
        """A message in words."""
        if self.game_words is not None and self.game is not None:
            spelled = self.game_words.spell_out(self.game, message)
        else:
            spelled = message
        args = dict(spelled.args)
        if isinstance(message, Event) and message.seat >= 0:
            args.setdefault("player", self.player(message.seat))
        return self.speak(Message(spelled.key, args), "")

    def prompt(self, state: State) -> str:
        """The open question of a position."""
        return self.say(self._own.prompt(state))

    def label(self, state: State, move: int) -> str:
        """A move of a position, with cost and effect."""
        return self.say(self._own.label(state, move))

    def ending(self, state: State) -> list[str]:
        """How a game without opponents ended: a headline, then sentences. Nothing for other games."""
        if state.players > 1:
            return []
        return [self.say(message) for message in self._own.ending(state)]

    def under_heading(self, state: State, move: int) -> tuple[str, str]:
        """The heading of a move's family, or none, and what is left to say of the move under it."""
        heading, rest = self._own.under_heading(state, move, self.say) or ("", self.label(state, move))
        return heading, rest[:1].upper() + rest[1:]

    def player(self, seat: int) -> str:
        """The name of a player."""
        return self.speak(Message("player", {"n": seat + 1}), "")

    def speak(self, message: Message, form: str) -> str:
        """A message as it stands, in the form that a sentence asks for. Players are called by their names."""
        args = message.args
        if message.key == "player":
            seat = args["n"]
            if isinstance(seat, int) and 0 < seat <= len(self.names):
                return self.names[seat - 1]
        number = count(args)
        if form:
            own = self._find(f"{message.key}:{form}", number)
            if own is not None:
                return self._fill(own, args)
            common = self._find(f"{message.key.split('.')[0]}:{form}", number)
            if common is not None:
                return self._fill(common, {"name": message})
        found = self._find(message.key + ASIDE, number) if self.aside else None
        found = found or self._find(message.key, number)
        return self._as_written(message) if found is None else self._fill(found, args, form)

    def forms(self, key: str) -> str | dict[str, str]:
        """A sentence with its gaps, for a page that fills them; by kind of number where that matters.

        >>> Words("en").forms("web.home.free")
        {'other': '{n} free seats', 'one': '{n} free seat'}
        """
        found = {kind: self._find(key, number) for kind, number in kinds_of_number(self.language).items()}
        said = {kind: sentence for kind, sentence in found.items() if sentence is not None}
        if not said:
            raise MissingWords(f"no catalogue has the message {key!r}")
        return said if len(set(said.values())) > 1 else next(iter(said.values()))

    def family(self, prefix: str) -> dict[str, str]:
        """All sentences of a family, with their gaps."""
        known = {
            key
            for found in self._catalogues
            for key in vars(found)["_catalog"]
            if str(key).startswith(prefix)
        }
        return {key: sentence for key in sorted(known) if (sentence := self._find(key, 1)) is not None}

    def number(self, value: int) -> str:
        """A number as the language writes it."""
        sign = MINUS if value < 0 else ""
        size = abs(value)
        return sign + (f"{size:,}".replace(",", self._separator) if size >= self._grouped_from else str(size))

    @property
    def _own(self) -> GameWords:
        if self.game_words is None:
            raise MissingWords("these are the words that all games share; open them for a game")
        return self.game_words

    def _find(self, key: str, number: int) -> str | None:
        return sentence(self._catalogues, key, number)

    def _fill(self, found: str, args: dict[str, Argument], form: str = "") -> str:
        return found.format_map({name: Spoken(self, value, form) for name, value in args.items()})

    def _as_written(self, message: Message) -> str:
        """A name from an owner's file: as its argument `name` has it, or else as its key reads."""
        if self.game_words is None or not message.key.startswith(self.game_words.NAMES):
            raise MissingWords(f"no catalogue has the message {message.key!r}")
        name = message.args.get("name")
        return name if isinstance(name, str) else message.key.split(".", 1)[1].replace("_", " ").title()


class Spoken:
    """An argument on its way into a sentence, in `form` unless the sentence asks for another."""

    __slots__ = ("form", "value", "words")

    def __init__(self, words: Words, value: Argument, form: str) -> None:
        self.words = words
        self.value = value
        self.form = form

    def __format__(self, form: str) -> str:
        if isinstance(self.value, Message):
            return self.words.speak(self.value, form or self.form)
        return self.words.number(self.value) if isinstance(self.value, int) else self.value


def count(args: dict[str, Argument]) -> int:
    """The number that decides between singular and plural; 1 if there is none."""
    numbers = [value for value in args.values() if isinstance(value, int)]
    chosen = args.get("n", numbers[0] if numbers else 1)
    return chosen if isinstance(chosen, int) else 1


@cache
def catalogues(language: str, game: str) -> tuple[GNUTranslations, ...]:
    """The catalogues of a game and the one for all, first in a language, then in the one that has all."""
    found: list[GNUTranslations] = []
    for code in dict.fromkeys((language, FALLBACK)):
        own = package_of(game).locale if game else None
        if own is not None and (
            code == FALLBACK or (own / code).is_dir()
        ):  # others need not speak all languages
            found.append(catalogue(own, code, game))
        found.append(catalogue(HERE / "locale", code, "roundhouse"))
    return tuple(found)


@lru_cache(SENTENCES)
def sentence(catalogues: tuple[GNUTranslations, ...], key: str, number: int) -> str | None:
    """The sentence of a message, in the first catalogue that has one; the same few are asked for often."""
    for one in catalogues:
        found = one.ngettext(key, key, number)
        if found == key:
            found = one.gettext(key)
        if found != key:
            return found
    return None


@cache
def kinds_of_number(language: str) -> dict[str, int]:
    """The kinds of numbers that a language tells apart, as browsers name them too, with one of each.

    >>> kinds_of_number("pl")
    {'many': 0, 'one': 1, 'few': 2}
    """
    from babel import Locale  # not at the top: only pages need it

    kind_of = Locale.parse(language).plural_form
    found: dict[str, int] = {}
    for number in range(200):
        found.setdefault(kind_of(number), number)
    return found


@cache
def catalogue(folder: Path, language: str, domain: str) -> GNUTranslations:
    """One catalogue: compiled, or as it is written where the compiled one is missing or older."""
    written = folder / language / "LC_MESSAGES" / f"{domain}.po"
    compiled = written.with_suffix(".mo")
    if not written.parent.is_dir():
        raise MissingWords(f"there is no language {language!r}; there is {', '.join(languages())}")
    if compiled.exists() and not (written.exists() and is_newer(written, compiled)):
        with compiled.open("rb") as file:
            return GNUTranslations(file)
    if not written.exists():
        raise MissingWords(f"the words for {language!r} are missing: there is no file {written.name}")
    return read_written(written, language)


def is_newer(one: Path, other: Path) -> bool:
    return one.stat().st_mtime > other.stat().st_mtime


def read_written(path: Path, language: str) -> GNUTranslations:
    """A catalogue straight from its `.po` file: takes longer than a compiled one, and says the same."""
    from babel.messages.mofile import write_mo  # not at the top: only a checkout without `make` needs it
    from babel.messages.pofile import read_po

    compiled = BytesIO()
    with path.open("rb") as file:
        write_mo(compiled, read_po(file, locale=language))
    compiled.seek(0)
    return GNUTranslations(compiled)
