"""What makes a bot for a seat: a class of Roundhouse, a class in a file, a program."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol

from roundhouse.bots.bot import Bot
from roundhouse.bots.outside import protocol
from roundhouse.bots.outside.program import NoAnswer, Program
from roundhouse.bots.outside.seat import SECONDS, START_SECONDS, Hosted, Outside

HOST = "roundhouse.bots.outside.host"


class Maker(Protocol):
    """What makes a bot for a seat of a game. It travels to other processes; the bot stays in one."""

    @property
    def name(self) -> str: ...

    @property
    def identity(self) -> str:
        """What tells this bot from others of the same name."""

    def __call__(self, seed: int) -> Bot: ...


@dataclass(frozen=True)
class Known:
    """A bot that Roundhouse itself knows."""

    kind: type[Bot]

    @property
    def name(self) -> str:
        return self.kind.name

    @property
    def identity(self) -> str:
        return self.kind.name

    def __call__(self, seed: int) -> Bot:
        return self.kind(seed)


@dataclass(frozen=True)
class OutsideProgram:
    """Any program that speaks the protocol. It is started for each game."""

    name: str
    identity: str  # the command as it was given
    command: tuple[str, ...]
    seconds: float = SECONDS

    def __call__(self, seed: int) -> Bot:
        return Outside(self.name, seed, lambda: Program(self.command), self.seconds)


@dataclass(frozen=True)
class OutsideClass:
    """A Python class in a file. Its text is read once: what is changed later plays in later tournaments."""

    name: str
    file: Path
    kind: str  # the name of the class
    digest: str
    source: str = field(repr=False)
    seconds: float = SECONDS

    @property
    def identity(self) -> str:
        return f"{self.file.name}:{self.kind} {self.digest}"

    def __call__(self, seed: int) -> Bot:
        return Hosted(self.name, seed, self.start, self.seconds, self.identity)

    def start(self) -> Program:
        """The process that plays the class, ready to be greeted."""
        program, answer = started_host(self.file, self.kind, self.source)
        try:
            protocol.read_greeting(answer)
        except NoAnswer:
            program.end()
            raise
        return program


def started_host(file: Path, kind: str, source: str) -> tuple[Program, bytes]:
    """A process with the class of a file in it, and what it says to that; NoAnswer if it says nothing."""
    program = Program((sys.executable, "-P", "-m", HOST), host_environment())
    message: dict[str, object] = {"type": "load", "file": str(file), "class": kind, "source": source}
    try:
        return program, program.ask(protocol.line(message), START_SECONDS)
    except NoAnswer:
        program.end()
        raise


def host_environment() -> Mapping[str, str]:
    """The environment in which the process finds the very Roundhouse that runs here."""
    root = str(Path(__file__).parents[2])
    path = os.environ.get("PYTHONPATH", "")
    return {**os.environ, "PYTHONPATH": root + (os.pathsep + path if path else "")}
