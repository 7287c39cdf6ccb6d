"""A worker process that plays games by number, on a line of its own.

It ends when the line does, be it that whoever holds the other end lets go of it or dies. Workers share no
queue and no lock, and nobody interrupts them by a signal, so none can leave another waiting for ever.
"""

from __future__ import annotations

import os
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from queue import SimpleQueue
from threading import Thread
from typing import Generic, Protocol, TypeVar

from roundhouse.bots.interrupts import deaf_to_ctrl_c, leave_ctrl_c
from roundhouse.bots.outside.program import end_programs

PATIENCE = 5.0  # seconds that a worker process may take to end

R = TypeVar("R")
R_co = TypeVar("R_co", covariant=True)


class Playing(Protocol[R_co]):
    """What a worker gets: all about the games that can be told beforehand."""

    def play(self, number: int, /) -> R_co:
        """Play the game with this number, wherever this is."""


@dataclass(frozen=True)
class Fault:
    """What went wrong in a game. The error itself stays where it was raised: not all of them can travel."""

    what: str


class Gone(Exception):
    """There is no worker any more."""


class Hand(Generic[R]):
    """A worker process with the line to it, and the game that it plays."""

    def __init__(self, playing: Playing[R]) -> None:
        context = get_context("spawn")  # not a fork: the caller may have threads, a progress bar for one
        self.line, other = context.Pipe()
        self._process: BaseProcess = context.Process(target=work, args=(playing, other), daemon=True)
        with deaf_to_ctrl_c():
            self._process.start()
        other.close()  # so that the line ends when the process does
        self.number = -1

    def send(self, number: int) -> bool:
        """Have a game played; False if there is nobody any more."""
        try:
            self.line.send(number)
        except OSError:
            return False
        self.number = number
        return True

    def heard(self) -> R | Fault:
        """The game that was sent, once there is something to hear; Gone if there is nobody any more."""
        try:
            answer: R | Fault = self.line.recv()
        except (EOFError, OSError):
            raise Gone from None
        self.number = -1
        return answer

    def let_go(self) -> None:
        """Tell the worker to end, whatever it is doing."""
        self.line.close()

    def end(self) -> None:
        """Tell the worker to end, and wait until it has."""
        self.let_go()
        self._process.join(PATIENCE)
        self._process.kill()
        self._process.join()


def work(playing: Playing[object], line: Connection) -> None:
    """The worker process: plays what it is sent."""
    leave_ctrl_c()
    numbers: SimpleQueue[int] = SimpleQueue()
    Thread(target=listen, args=(line, numbers), daemon=True).start()
    with suppress(OSError):  # nobody waits for the answer
        while True:
            line.send(played_or_why_not(playing, numbers.get()))


def listen(line: Connection, numbers: SimpleQueue[int]) -> None:
    """Take in what is sent, also in mid-game. With the line ends the process, and all that it started."""
    with suppress(EOFError, OSError):
        while True:
            numbers.put(line.recv())
    end_programs()
    os._exit(0)


def played_or_why_not(playing: Playing[object], number: int) -> object:
    """A game, or what went wrong in it."""
    try:
        return playing.play(number)
    except Exception as error:
        return Fault(f"{type(error).__name__}: {error}")
