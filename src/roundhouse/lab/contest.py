"""One bot against several of another: a tournament with a single line-up, kept in the same kind of file."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from roundhouse.lab.tournament import Tournament

PLAYING = ("core", "bots", "kit/files")  # what decides how a bot plays
OF_A_GAME = (".", "rules", "advice", "reading")  # and of its package
SOURCES = {".py", ".toml"}


@dataclass(frozen=True)
class Contest(Tournament):
    """The first bot on one seat, moving on by one with every game; the last bot on all the others.

    With a single bot all seats are its own.
    """

    form: str  # compiled or pure: who thinks by the clock plays better if the rules are faster

    def line_ups(self) -> list[Sequence[int]]:
        return [(0, *[len(self.bots) - 1] * (self.players - 1))]

    def plan(self) -> dict[str, object]:
        """Bots of ours have no version of their own, so the code counts as well."""
        seats = [self.names[which] for which in self.line_ups()[0]]
        return {**super().plan(), "seats": seats, "code": code_of(self.game.name), "form": self.form}

    def key(self) -> str:
        """A short name for all that must be the same for games to be counted together."""
        return sha256(json.dumps(self.plan(), sort_keys=True).encode()).hexdigest()[:8]


def code_of(game: str) -> str:
    """A short name for the code that plays a game: another one as soon as a byte of it differs."""
    package = Path(__file__).parent.parent
    whole = sha256()
    for folder in (*PLAYING, *(f"games/{game}/{part}" for part in OF_A_GAME)):
        for path in sorted((package / folder).iterdir()):
            if path.suffix in SOURCES:
                whole.update(f"{folder}/{path.name}\0".encode() + path.read_bytes())
    return whole.hexdigest()[:16]
