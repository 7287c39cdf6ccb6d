"""Random play for tests: every registered game, opened once, at every table."""

from __future__ import annotations

from roundhouse.core.game import Game
from roundhouse.games.registry import GAMES, open_game
from roundhouse.testing import play
from roundhouse.testing.play import choices, plain, position, random_move, walk

__all__ = ["OPEN", "chain", "choices", "plain", "position", "random_move", "tables", "walk"]

OPEN: dict[str, Game] = {name: open_game(name) for name in GAMES}


def tables() -> list[tuple[str, int, dict[str, str]]]:
    """Every way to set up every game: (name, players, options)."""
    return [(name, *table) for name, game in OPEN.items() for table in play.tables(game)]


def chain(name: str, players: int, options: dict[str, str], seed: int) -> str:
    """One hash over every position of a random game."""
    return play.chain(OPEN[name], players, options, seed)
