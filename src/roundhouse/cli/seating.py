"""Who sits where: from the command line, or by asking."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from difflib import get_close_matches
from itertools import zip_longest
from pathlib import Path

from rich.console import Console
from rich.text import Text

from roundhouse.bots.command_line import OUTSIDE, is_outside, make_known
from roundhouse.bots.registry import BOTS, USUAL_BOT
from roundhouse.cli.bots import bot_name, checked, meant, names_of_bots
from roundhouse.cli.common import opened
from roundhouse.cli.errors import Trouble, sentence
from roundhouse.cli.screen import command_of
from roundhouse.core.game import Box, Game
from roundhouse.core.message import Argument, Message
from roundhouse.games.registry import GAMES
from roundhouse.server.tables.names import own_name
from roundhouse.table import Seat
from roundhouse.text import Words

USUAL_PLAYERS = 4
SIMILAR = 0.8  # a name so near to that of a bot is taken for a slip


def seats_named(
    text: str, game: Game, options: dict[str, str], players: int | None, words: Words
) -> list[Seat]:
    """The seats of a list such as `Ada,stoker,stoker,Bert`: names of bots are bots, others are people."""
    names = [" ".join(name.split()) for name in text.split(",")]
    if players is not None and players != len(names):
        raise Trouble(f"--seats names {len(names)} players, but --players says {players}")
    game.check_seats(len(names), options)
    names = [make_known(name) if is_outside(name) else name for name in names]
    bots = [name if name in OUTSIDE else meant(name) for name in names]
    people = [person(name) for name, bot in zip(names, bots, strict=True) if not bot]
    check_names(people)
    taken = {seat.name.casefold() for seat in people}
    waiting = iter(people)
    return [bot_seat(bot, taken, words) if bot else next(waiting) for bot in bots]


def one_against_bots(
    game: Game, options: dict[str, str], players: int | None, bot: str, words: Words
) -> list[Seat]:
    """A person on the first seat, bots on the others."""
    number = usual_number(game, options) if players is None else players
    game.check_seats(number, options)
    bot = make_known(checked(bot))
    me = Seat(words.player(0))
    return [me, *bot_seats(bot, number - 1, [me], words)]


def usual_number(game: Game, options: dict[str, str]) -> int:
    """How many play if nobody says: four, or as near as the game allows."""
    least, most = game.seats(options)
    return max(least, min(most, USUAL_PLAYERS))


def bot_seats(bot: str, number: int, others: list[Seat], words: Words) -> list[Seat]:
    """As many seats of a bot, each with a name that nobody else has."""
    taken = {seat.name.casefold() for seat in others}
    return [bot_seat(bot, taken, words) for _ in range(number)]


def bot_seat(bot: str, taken: set[str], words: Words) -> Seat:
    name = bot_name(bot, words)
    return Seat(own_name(name[:1].upper() + name[1:], taken), bot)


def person(name: str) -> Seat:
    """A person's seat; a slip in the name of a bot is found."""
    if meant(name):
        raise Trouble(f"{name} is a bot; a person needs another name")
    near = get_close_matches(name.lower(), list(BOTS), n=1, cutoff=SIMILAR)
    if near:
        raise Trouble(f"there is no bot {name!r}; did you mean {near[0]}?")
    return Seat(name)


def check_names(seats: list[Seat]) -> None:
    """Everybody needs a name of their own."""
    names = [seat.name.lower() for seat in seats]
    for name in names:
        if names.count(name) > 1:
            raise Trouble(f"two players are called {name!r}")


class Asker:
    """Asks at a terminal what the command line left open."""

    def __init__(self, console: Console, words: Words) -> None:
        self.console = console
        self.words = words

    def typed(self, question: str, shown: str) -> str:
        """What somebody answers; the commands of the game to quit and for help hold here too."""
        while True:
            answer = input(f"{question} [{shown}] ").strip()
            command = command_of(answer.lower(), self.words)
            if command == "q":
                raise EOFError
            if command not in ("h", "?"):
                return answer
            self.console.print(Text(self.words.say(Message("cli.ask.help"))))

    def ask(self, key: str, default: str, check: Callable[[str], None], **args: Argument) -> str:
        """An answer that passes the check; Enter alone takes the default."""
        while True:
            question = self.words.say(Message(f"cli.ask.{key}", args))
            answer = self.typed(question, default) or default
            try:
                check(answer)
            except (ValueError, Trouble) as error:
                self.console.print(Text(sentence(str(error))))
            else:
                return answer

    def box(self) -> tuple[str, Box]:
        """Which game: its package, and under which name it is played."""
        boxes = [(name, box) for name in GAMES for box in opened(name).boxes()]
        return boxes[self.one_of("game", [box.title for _, box in boxes])]

    def one_of(self, key: str, names: Sequence[str], means: Sequence[str] = ()) -> int:
        """Which one of several, by its number."""
        self.number(names, means)
        return int(self.ask(key, "1", self.number_check(1, len(names)))) - 1

    def number(self, names: Sequence[str], means: Sequence[str] = ()) -> None:
        """List what can be chosen by a number; what each means stands behind it."""
        for number, (name, text) in enumerate(zip_longest(names, means, fillvalue=""), 1):
            means_it = f"  {text}" if text else ""
            self.console.print(Text.assemble((f"  {number} ", "bold cyan"), (name, "bold"), means_it))

    def resume(self, place: Path | None) -> str | None:
        """Whether to go on with the game played last."""
        if place is None or not self.yes("resume", usual=True, file=place.name):
            return None
        return str(place)

    def number_check(self, low: int, high: int) -> Callable[[str], None]:
        """A check for numbers in a range."""

        def check(text: str) -> None:
            if not text.isdecimal() or not low <= int(text[:9]) <= high:
                raise ValueError(self.words.say(Message("cli.ask.a_number", {"low": low, "high": high})))

        return check

    def yes(self, key: str, usual: bool, **args: Argument) -> bool:
        """A yes-or-no question; Enter alone means what is usual."""
        yes, no = self.words.say(Message("cli.ask.yes")), self.words.say(Message("cli.ask.no"))
        question = self.words.say(Message(f"cli.ask.{key}", args))
        answer = self.typed(
            question, f"{yes.upper() if usual else yes}/{no if usual else no.upper()}"
        ).lower()
        return answer.startswith(yes) if answer else usual


class SeatAsker(Asker):
    """Asks for variants and players of a game."""

    def __init__(self, console: Console, words: Words) -> None:
        super().__init__(console, words)
        assert words.game is not None
        assert words.game_words is not None
        self.game = words.game
        self.game_words = words.game_words

    def seats(self, options: dict[str, str]) -> list[Seat]:
        """How many play, who they are, and which bots fill the other seats."""
        low, high = self.game.seats(options)
        players = low
        if low < high:
            usual = str(usual_number(self.game, options))
            players = int(self.ask("players", usual, self.number_check(low, high), low=low, high=high))
        people = self.ask("people", self.words.player(0), lambda text: self.check_people(text, players))
        seats = people_named(people)
        if len(seats) < players:
            seats += bot_seats(self.bot(), players - len(seats), seats, self.words)
        return seats

    def options(self, box: Box | None) -> dict[str, str]:
        """The variants of the game, if any are wanted; what makes the box is settled with it."""
        settled = set() if box is None else {name for one in self.game.boxes() for name in one.options}
        chosen = self.game.complete({} if box is None else box.options)
        open_ones = [option for option in self.game.options if option.name not in settled]
        if not open_ones or not self.yes("variants", usual=False):
            return chosen
        for option in open_ones:
            self.console.print(Text(self.words.say(self.game_words.option(option.name)), "bold"))
            names = [self.words.say(self.game_words.choice(option.name, choice)) for choice in option.choices]
            means = [
                self.words.say(self.game_words.explanation(option.name, choice)) for choice in option.choices
            ]
            chosen[option.name] = option.choices[self.one_of("variant", names, means)]
        return chosen

    def bot(self) -> str:
        """Which bot takes the other seats: by its number, or as the command line names one."""
        hints = [self.words.say(Message(f"bot.{bot}.hint")) for bot in BOTS]
        self.number(names_of_bots(self.words), hints)
        answer = self.ask("bot", bot_name(USUAL_BOT, self.words), self.check_bot)
        return make_known(checked(numbered(answer)))

    def check_bot(self, text: str) -> None:
        name = numbered(text)
        if not (meant(name) or name in OUTSIDE or is_outside(name)):
            raise ValueError(self.words.say(Message("cli.ask.no_bot", {"name": text, "n": len(BOTS)})))
        make_known(checked(name))

    def check_people(self, text: str, players: int) -> None:
        seats = people_named(text)
        if len(seats) > players:
            raise ValueError(self.words.say(Message("cli.ask.too_many", {"n": players})))
        check_names(seats)


def people_named(text: str) -> list[Seat]:
    """The people of a list of names."""
    return [person(" ".join(name.split())) for name in text.split(",")]


def numbered(text: str) -> str:
    """The bot of a number, or the text itself."""
    bots = dict(zip(map(str, range(1, len(BOTS) + 1)), BOTS, strict=True))
    return bots.get(text, text)
