"""Messages put into words: the catalogues of each language, and how a message is spoken.

A message is a key with arguments; its sentence stands in the catalogue of the game or, for words that
all games share, in the one beside this file. A sentence names its arguments in braces. Where a count
decides between singular and plural, it is the argument `n`, or else the first number. A language that
declines its words may keep further forms of one, `worker.grey:acc` beside `worker.grey`, and ask for
them in its sentences: `{worker:acc}`.

>>> from roundhouse.core.message import Message
>>> Words("en").say(Message("reason.game_over"))
'The game is over.'
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from gettext import GNUTranslations
from importlib import import_module
from pathlib import Path
from typing import Protocol, cast

from roundhouse.core.figures import MINUS
from roundhouse.core.game import Game
from roundhouse.core.message import Argument, Event, Message
from roundhouse.core.state import State

HERE = Path(__file__).parent
FALLBACK = "en"


class MissingWords(LookupError):
    """A catalogue that is not there, or a message that it does not have."""


class GameWords(Protocol):
    """What the module `words` of every game offers.

    It may also have `idle_lines(state)`, the lines of the score sheet that cannot score at this table.
    """

    MERE: tuple[str, ...]  # kinds of moves that only end or decline something: at the end of a way not told
    NAMES: tuple[str, ...]  # keys begun so may come from a components file: unknown ones are said as written

    def prompt(self, state: State) -> Message:
        """The open question."""

    def label(self, state: State, move: int) -> Message:
        """A move in the light of the open question, with cost and effect."""

    def under_heading(self, state: State, move: int, say: Callable[[Message], str]) -> tuple[str, str] | None:
        """The heading of a move's family and what is left to say of the move, or None if it stands alone."""

    def spell_out(self, game: Game, message: Message) -> Message:
        """The same message with the names of components made readable."""

    def decision(self, name: str) -> Message:
        """The name of a kind of decision."""

    def score_line(self, name: str) -> Message:
        """The name of a line of the score sheet."""

    def option(self, name: str) -> Message:
        """What an option is about."""

    def choice(self, option: str, choice: str) -> Message:
        """The name of a choice of an option."""

    def explanation(self, option: str, choice: str) -> Message:
        """What a choice of an option means."""


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
    """The words of a game, by the name of its package."""
    return cast(GameWords, import_module(f"roundhouse.games.{game}.words"))


def shown_lines(state: State) -> list[str]:
    """The lines of the score sheet that are worth showing: those that can score at this table."""
    idle = getattr(words_of(state.game.name), "idle_lines", None)
    left_out: Sequence[str] = () if idle is None else idle(state)
    return [line for line in state.scores().lines if line not in left_out]


class Words:
    """One language, for one game or for what all games share; `names` are those of the players by seat."""

    def __init__(self, language: str = FALLBACK, game: Game | None = None, names: Sequence[str] = ()) -> None:
        self.language = language
        self.names = list(names)
        self.game = game
        self.game_words = None if game is None else words_of(game.name)
        domains = [(HERE / "locale", "roundhouse")]
        if game is not None:
            domains.insert(0, (HERE / "games" / game.name / "locale", game.name))
        spoken = dict.fromkeys((language, FALLBACK))
        self._catalogues = [catalogue(folder, code, domain) for code in spoken for folder, domain in domains]
        self._separator = self._sentence("number.separator", 1)
        self._grouped_from = int(self._sentence("number.grouped_from", 1))

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

    def under_heading(self, state: State, move: int) -> tuple[str, str]:
        """The heading of a move's family, or none, and what is left to say of the move under it."""
        return self._own.under_heading(state, move, self.say) or ("", self.label(state, move))

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
        numbers = [value for value in args.values() if isinstance(value, int)]
        chosen = args.get("n", numbers[0] if numbers else 1)
        key = f"{message.key}:{form}" if form else message.key
        sentence = self._sentence(key, chosen if isinstance(chosen, int) else 1)
        return sentence.format_map({name: Spoken(self, value) for name, value in args.items()})

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

    def _sentence(self, key: str, number: int) -> str:
        for catalogue in self._catalogues:
            found = catalogue.ngettext(key, key, number)
            if found == key:
                found = catalogue.gettext(key)
            if found != key:
                return found
        if self.game_words is not None and key.startswith(self.game_words.NAMES):
            return key.split(".", 1)[1].replace("_", " ").title()
        raise MissingWords(f"no catalogue has the message {key!r}")


class Spoken:
    """An argument on its way into a sentence."""

    __slots__ = ("value", "words")

    def __init__(self, words: Words, value: Argument) -> None:
        self.words = words
        self.value = value

    def __format__(self, form: str) -> str:
        if isinstance(self.value, Message):
            return self.words.speak(self.value, form)
        return self.words.number(self.value) if isinstance(self.value, int) else self.value


@cache
def catalogue(folder: Path, language: str, domain: str) -> GNUTranslations:
    """One compiled catalogue."""
    path = folder / language / "LC_MESSAGES" / f"{domain}.mo"
    if not path.parent.is_dir():
        raise MissingWords(f"there is no language {language!r}; there is {', '.join(languages())}")
    try:
        with path.open("rb") as file:
            return GNUTranslations(file)
    except FileNotFoundError:
        raise MissingWords(
            f"the words are not compiled yet ({path.name} for {language!r} is missing): "
            "run `make play` or `make test` once"
        ) from None
