"""The terminal client: asks people, lets bots play, and keeps the game safe. Knows no game."""

from __future__ import annotations

from pathlib import Path

from roundhouse.bots.bot import Bot
from roundhouse.bots.command_line import make
from roundhouse.bots.outside.seat import Outside
from roundhouse.cli import saves
from roundhouse.cli.commands import Leave, obey
from roundhouse.cli.errors import about_file, sentence
from roundhouse.cli.screen import Screen
from roundhouse.core.random import Random
from roundhouse.table import Table
from roundhouse.table.secret_question import is_secret
from roundhouse.table.table import SPECTATOR


class Client:
    """One game at one terminal."""

    def __init__(self, table: Table, screen: Screen, place: Path) -> None:
        self.table = table
        self.screen = screen
        self.place = place
        self.bots = [bot_for(table, seat) for seat in range(len(table.seats))]
        self.people = [number for number, seat in enumerate(table.seats) if seat.human]
        self.failed: set[int] = set()  # seats of bots written by others that have failed
        self.asked = SPECTATOR  # who was asked last
        self.saved = len(table.entries)  # how much of the game is in the file
        self.safe = True  # whether the last autosave worked

    def run(self) -> None:
        """Play until the end, or until somebody leaves; the game is saved all the way."""
        try:
            while True:
                seat = self.table.state.seat
                if self.table.state.over:
                    self.finish()
                    self.wait_for_change(self.people[0] if self.people else 0)
                elif self.bots[seat] is None:
                    self.ask(seat)
                else:
                    self.let_play(seat)
        except (Leave, EOFError, KeyboardInterrupt):
            self.screen.console.print()
            self.save()
            if self.safe:
                self.screen.tell_place("saved" if self.table.state.over else "left", self.place)
        finally:
            for bot in self.bots:
                if isinstance(bot, Outside):
                    bot.close()

    def let_play(self, seat: int) -> None:
        """A bot's move."""
        bot = self.bots[seat]
        assert bot is not None
        view = self.table.view(seat)
        moves = view.legal()
        self.play(seat, moves[0] if len(moves) == 1 else bot.choose(view))
        if isinstance(bot, Outside) and bot.fault and seat not in self.failed:
            self.failed.add(seat)
            told = f"{self.table.seats[seat].name} {bot.fault}; it goes on with random moves"
            self.screen.console.print(sentence(told), markup=False)

    def ask(self, seat: int) -> None:
        """Put the open question to a person."""
        secret = len(self.people) > 1 and is_secret(self.table.state)
        if secret:
            self.hand_over(seat)
        view = self.table.view(seat)
        if seat != self.asked:
            self.asked = seat
            self.screen.heading(seat)
            self.screen.opening(view, seat)
        self.screen.question(view, seat)
        self.wait_for_change(seat)
        if secret:
            self.screen.console.clear()

    def hand_over(self, seat: int) -> None:
        """The others may not see what comes next."""
        self.screen.console.clear()
        self.screen.tell("hand_over", player=self.screen.words.player(seat))
        self.read()

    def wait_for_change(self, seat: int) -> None:
        """Do what is typed until it changes the table."""
        self.save()
        done = len(self.table.entries)
        while len(self.table.entries) == done:
            obey(self, seat, self.read())

    def read(self) -> str:
        """A line from the keyboard or a pipe."""
        return input("> ").strip()

    def play(self, seat: int, move: int) -> None:
        """Play a legal move and tell what happened. What a person decided is saved at once."""
        entry = self.table.play(seat, move)
        self.screen.events(entry.events, "" if self.bots[seat] is None else "dim")
        if self.bots[seat] is None:
            self.save()

    def finish(self) -> None:
        """The final score sheet."""
        self.asked = SPECTATOR
        self.screen.final(self.table.state)

    def save(self) -> None:
        """Keep the game as it stands. A failure is told once, and play goes on."""
        if self.saved == len(self.table.entries):
            return
        try:
            saves.write(self.place, self.table.record(reveal_seed=True).write())
            self.saved = len(self.table.entries)
            self.safe = True
        except OSError as error:
            if self.safe:
                self.screen.tell("not_saved", problem=about_file(error))
            self.safe = False


def bot_for(table: Table, seat: int) -> Bot | None:
    """The bot on a seat, if it is no person's. Its chance has nothing to do with that of the game."""
    if table.seats[seat].human:
        return None
    bot = make(table.seats[seat].kind, Random(table.seed ^ seat + 1).seed())
    if isinstance(bot, Outside):
        bot.begin(table.game, len(table.seats), seat, table.options)
    return bot
