"""The checks of `roundhouse.testing` for every registered game: how many games each plays, and how."""

from __future__ import annotations

import inspect
from collections.abc import Iterable, Iterator

import pytest

from age_of_steam.solvent import course
from playing import OPEN
from roundhouse.core.game import Game
from roundhouse.core.state import State
from roundhouse.testing import Check, Play, walk


def solvent(game: Game, players: int, options: dict[str, str], seed: int) -> Iterator[State]:
    """Whoever plays Age of Steam at random is bankrupt before there is much to see."""
    map, edition, variant = (options[name] for name in ("map", "edition", "variant"))
    return course(map, players, seed, edition=edition, variant=variant, sponsored=True, wild=10)


PLAYS: dict[str, list[Play]] = {name: [walk] for name in OPEN} | {"age_of_steam": [walk, solvent]}


def takes(check: Check, what: str) -> bool:
    """Whether a check can be told something."""
    return what in inspect.signature(check).parameters


def cases(checks: Iterable[Check]) -> list[object]:
    """Every check with every game, and with every way to play it."""
    return [
        pytest.param(name, check, play, id=f"{name}-{check.__name__}-{play.__name__}")
        for name, plays in PLAYS.items()
        for check in checks
        for play in (plays if takes(check, "play") else plays[:1])
    ]


def run(name: str, check: Check, play: Play, games: int) -> None:
    """One check over so many games."""
    given = {"seeds": range(games), "play": play}
    check(OPEN[name], **{what: value for what, value in given.items() if takes(check, what)})
