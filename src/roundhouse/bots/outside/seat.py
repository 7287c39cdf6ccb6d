"""Bots written by others: each plays in a process of its own, and can harm nothing but its own game.

A bot that crashes, is too slow, talks nonsense or wants an illegal move has lost its game: its `fault` says
why, its process is ended, and random moves bring the game to its end for the others.
"""

from __future__ import annotations

import atexit
import pickle
from base64 import b64encode
from collections.abc import Callable

from roundhouse.bots.bot import Bot, RandomBot
from roundhouse.bots.outside import protocol
from roundhouse.bots.outside.program import NoAnswer, Program
from roundhouse.core.game import Game
from roundhouse.core.state import State

SECONDS = 10.0  # for a decision, unless somebody says otherwise
SEED = 0xFFFFFFFF  # the bits of a seed that a program gets: every language can hold them in a number
START_SECONDS = 30.0  # for the answer to the hello: starting up is not held against a bot


class Outside(Bot):
    """A seat that is played by another process."""

    def __init__(self, name: str, seed: int, start: Callable[[], Program], seconds: float) -> None:
        super().__init__(seed)
        vars(self)["name"] = name  # its own, not that of its class
        self.seconds = seconds
        self.fault = ""  # why the seat has lost its game, if it has
        self.program: Program | None = None
        self._start = start
        self._stand_in = RandomBot(seed)

    def begin(self, game: Game, players: int, seat: int, options: dict[str, str]) -> None:
        """Start the process and tell it what is played. To be called before the first choice."""
        message = protocol.hello(game, players, seat, options, self.seed & SEED, self.seconds)
        try:
            self.program = self._start()
            protocol.read_greeting(
                self.program.ask(protocol.line(self.completed(message, game)), START_SECONDS)
            )
        except NoAnswer as error:
            self._lose(error)

    def completed(self, hello: dict[str, object], game: Game) -> dict[str, object]:
        """The hello with all that this kind of process needs."""
        return hello

    def choose(self, view: State) -> int:
        if self.program is not None:
            try:
                answer = self.program.ask(protocol.line(protocol.question(view)), self.seconds)
                return protocol.read_move(answer, view)
            except NoAnswer as error:
                self._lose(error)
        return self._stand_in.choose(view)

    def finish(self, scores: list[int], winners: list[int]) -> None:
        """Tell how the game ended, and end the process."""
        program, self.program = self.program, None
        if program is not None:
            self.part(program, protocol.line(protocol.goodbye(scores, winners)))

    def part(self, program: Program, goodbye: bytes) -> None:
        """Let go of a process that has played well."""
        program.end(goodbye)

    def close(self) -> None:
        """End the process, whatever it is doing."""
        program, self.program = self.program, None
        if program is not None:
            program.end()

    def _lose(self, error: NoAnswer) -> None:
        self.fault = str(error)
        self.close()


class Hosted(Outside):
    """A seat that is played by a Python class in a process of ours, which serves one game after the other."""

    idle: dict[str, list[Program]] = {}  # noqa: RUF012  # processes between two games, by what plays in them

    def __init__(
        self, name: str, seed: int, start: Callable[[], Program], seconds: float, identity: str
    ) -> None:
        waiting = Hosted.idle.setdefault(identity, [])
        super().__init__(name, seed, lambda: waiting.pop() if waiting else start(), seconds)
        self._waiting = waiting

    def completed(self, hello: dict[str, object], game: Game) -> dict[str, object]:
        return {**hello, "seed": self.seed, "pickled": b64encode(pickle.dumps(game)).decode()}

    def part(self, program: Program, goodbye: bytes) -> None:
        program.tell(goodbye)
        self._waiting.append(program)


@atexit.register
def end_idle() -> None:
    """End the processes that wait for another game."""
    for waiting in Hosted.idle.values():
        while waiting:
            waiting.pop().end()
