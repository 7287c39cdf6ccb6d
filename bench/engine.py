"""What a measure may ask of an engine, whatever game it plays."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple, Protocol, cast

PLAYERS = 4
PEER = "catanatron"  # that ratios compare with
OTHERS = ["python-chess", "chess", "backgammon"]  # measured beside it; the last two as OpenSpiel plays them


class Walk(NamedTuple):
    """A game of random play: how long it was."""

    decisions: int
    choices: int  # decisions with at least two legal moves
    offered: int  # legal moves over all decisions


class Engine(Protocol):
    """One engine. Its states are its own business."""

    title: str
    copy: Callable[[object], object]  # an independent twin of a state
    legal: Callable[[object], object]  # the legal moves of a state, worked out anew
    own_loop: Callable[[int], object] | None  # a random game from a seed, in a loop that the engine ships

    def walk(self, seed: int) -> Walk:
        """Random moves from the set-up to the end of the game."""

    def positions(self, seed: int, every: int) -> list[object]:
        """Twins of the positions of such a game, one for every so many decisions."""

    def replay(self) -> int:
        """Play a recorded game of good players again, `legal()` before every move; tells the decisions."""

    def late_positions(self) -> list[object]:
        """The positions of the last quarter of a good game of five; none where there is nobody to play it."""


class Played(NamedTuple):
    """A recorded game of good players that is played again, as far as all builds in a run allow it."""

    file: Path
    moves: int


def parted(name: str) -> tuple[str, dict[str, str]]:
    """A game and the options that it is measured with.

    >>> parted("russian_railroads:board=usa")
    ('russian_railroads', {'board': 'usa'})
    """
    game, *chosen = name.split(":")
    return game, dict(option.split("=", 1) for option in chosen)


def open_engine(name: str, played: Played) -> Engine:
    """An engine by name: the peer, one of the others, or a game of Roundhouse."""
    if name == PEER:
        return cast(Engine, importlib.import_module("bench.peer").Catanatron())
    if name in OTHERS:
        peers = importlib.import_module("bench.peers")
        return cast(Engine, peers.PythonChess() if name == OTHERS[0] else peers.OpenSpiel(name))
    return cast(Engine, importlib.import_module("bench.own").Roundhouse(name, played))
