"""Who sits where: from the command line, or by asking."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from pathlib import Path

from rich.console import Console
from rich.text import Text

from roundhouse.bots.loading import OUTSIDE, is_outside, make_known
from roundhouse.bots.registry import BOTS
from roundhouse.cli.bots import checked, listed, meant
from roundhouse.cli.errors import Trouble, sentence
from roundhouse.core.game import Game
from roundhouse.core.message import Argument, Message
from roundhouse.table import Seat
from roundhouse.text import Words

OPPONENT = "greedy"  # the bot to play against unless another is asked for
USUAL_PLAYERS = 4
SIMILAR = 0.8  # a name so near to that of a bot is taken for a slip


def seats_named(text: str, game: Game, options: dict[str, str], players: int | None) -> list[Seat]:
    """The seats of a list such as `Ada,greedy,greedy,Bert`: names of bots are bots, others are people."""
    names = [" ".join(name.split()) for name in text.split(",")]
    if players is not None and players != len(names):
        raise Trouble(f"--seats names {len(names)} players, but --players says {players}")
    game.check_seats(len(names), options)
    names = [make_known(name) if is_outside(name) else name for name in names]
    bots = {*BOTS, *OUTSIDE}
    seats = [bot_seat(name, number) if name in bots else person(name) for number, name in enumerate(names, 1)]
    check_names(seats)
    return seats


def one_against_bots(
    game: Game, options: dict[str, str], players: int | None, bot: str, words: Words
) -> list[Seat]:
    """A person on the first seat, bots on the others."""
    number = usual_number(game, options) if players is None else players
    game.check_seats(number, options)
    bot = make_known(checked(bot))
    return [Seat(words.player(0)), *(bot_seat(bot, seat) for seat in range(2, number + 1))]


def usual_number(game: Game, options: dict[str, str]) -> int:
    """How many play if nobody says: four, or as near as the game allows."""
    least, most = game.seats(options)
    return max(least, min(most, USUAL_PLAYERS))


def bot_seat(bot: str, number: int) -> Seat:
    return Seat(f"{bot.title()} {number}", bot)


def person(name: str) -> Seat:
    """A person's seat; a slip in the name of a bot is found."""
    near = get_close_matches(name.lower(), list(BOTS), n=1, cutoff=SIMILAR)
    bot = meant(name) or (near[0] if near else "")
    if bot:
        raise Trouble(f"there is no bot {name!r}; did you mean {bot}?")
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
        assert words.game is not None
        assert words.game_words is not None
        self.console = console
        self.words = words
        self.game = words.game
        self.game_words = words.game_words

    def ask(self, key: str, default: str, check: Callable[[str], None], **args: Argument) -> str:
        """An answer that passes the check; Enter alone takes the default."""
        while True:
            question = self.words.say(Message(f"cli.ask.{key}", args))
            answer = input(f"{question} [{default}] ").strip() or default
            try:
                check(answer)
            except (ValueError, Trouble) as error:
                self.console.print(Text(sentence(str(error))))
            else:
                return answer

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
            bot = make_known(self.ask("bot", OPPONENT, check_bot, bots=listed(self.words)))
            seats += [bot_seat(bot, number) for number in range(len(seats) + 1, players + 1)]
        return seats

    def options(self) -> dict[str, str]:
        """The variants of the game, if any are wanted."""
        chosen = self.game.complete({})
        if not self.game.options or not self.yes("variants", usual=False):
            return chosen
        for option in self.game.options:
            self.console.print(Text(self.words.say(self.game_words.option(option.name)), "bold"))
            for number, choice in enumerate(option.choices, 1):
                name = self.words.say(self.game_words.choice(option.name, choice))
                means = self.words.say(self.game_words.explanation(option.name, choice))
                self.console.print(Text.assemble((f"  {number} ", "bold cyan"), (name, "bold"), f"  {means}"))
            answer = self.ask("variant", "1", self.number_check(1, len(option.choices)))
            chosen[option.name] = option.choices[int(answer) - 1]
        return chosen

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

    def check_people(self, text: str, players: int) -> None:
        seats = people_named(text)
        if len(seats) > players:
            raise ValueError(self.words.say(Message("cli.ask.too_many", {"n": players})))
        check_names(seats)

    def yes(self, key: str, usual: bool, **args: Argument) -> bool:
        """A yes-or-no question; Enter alone means what is usual."""
        yes, no = self.words.say(Message("cli.ask.yes")), self.words.say(Message("cli.ask.no"))
        question = self.words.say(Message(f"cli.ask.{key}", args))
        shown = f"[{yes.upper() if usual else yes}/{no if usual else no.upper()}]"
        answer = input(f"{question} {shown} ").strip().lower()
        return answer.startswith(yes) if answer else usual


def people_named(text: str) -> list[Seat]:
    """The people of a list of names."""
    return [person(" ".join(name.split())) for name in text.split(",")]


def check_bot(name: str) -> None:
    make_known(checked(name))
