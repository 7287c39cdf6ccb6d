"""Recorded games as oracles: read from a file and replayed, every recorded number compared; or taken over."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from roundhouse.core.game import Game
from roundhouse.core.record import Record
from roundhouse.games.age_of_steam.oracle.checking import check_file
from roundhouse.games.age_of_steam.oracle.importing import imported
from roundhouse.games.age_of_steam.oracle.problems import OracleError
from roundhouse.kit.package import GameOracle
from roundhouse.kit.words import Say

__all__ = ["ORACLE", "OracleError"]


class Recordings(GameOracle):
    """Games in the notation of recorded games."""

    def check(self, path: Path, game: Game, say: Say, only: str | None = None) -> list[dict[str, object]]:
        return check_file(path, game, say, only)

    def imported(
        self, text: str, name: str, game: Game, say: Say, only: str | None = None
    ) -> dict[str, Record]:
        return imported(text, name, game, say, only)


ORACLE: Final = Recordings()
