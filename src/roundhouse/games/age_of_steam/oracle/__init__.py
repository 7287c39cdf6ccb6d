"""Recorded games as oracles: read from a file and replayed, every recorded number compared."""

from __future__ import annotations

from typing import Final

from roundhouse.games.age_of_steam.oracle.checking import check_file
from roundhouse.games.age_of_steam.oracle.problems import OracleError

__all__ = ["ORACLE", "OracleError"]

ORACLE: Final = check_file
