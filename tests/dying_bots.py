"""Bots that take the process down with them, for tests. Worker processes load this module by its name."""

from __future__ import annotations

import os
from pathlib import Path

from roundhouse.bots.bot import RandomBot
from roundhouse.core.state import State

MARK = "ROUNDHOUSE_TEST_MARK"  # names the file that tells whether somebody has died already


class DiesOnce(RandomBot):
    """Dies in the middle of a game, the first time that one is played."""

    name = "dies_once"

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.choices = 0

    def choose(self, view: State) -> int:
        self.choices += 1
        mark = Path(os.environ[MARK])
        if self.choices == 5 and not mark.exists():
            mark.touch()
            os._exit(1)
        return super().choose(view)


class DiesAlways(RandomBot):
    """Dies at its first choice."""

    name = "dies_always"

    def choose(self, view: State) -> int:
        os._exit(1)


class Broken(RandomBot):
    """Has a fault."""

    name = "broken"

    def choose(self, view: State) -> int:
        raise ZeroDivisionError("a fault of the bot")
