"""The board in a terminal: complete, never wider than the terminal, and without secrets."""

from __future__ import annotations

from collections.abc import Iterable
from io import StringIO
from itertools import cycle, islice
from typing import Final

from rich.console import Console, RenderableType

from roundhouse.core.game import Game
from roundhouse.core.random import Random
from roundhouse.games.registry import package_of
from roundhouse.testing.catalogues import spoken
from roundhouse.testing.play import SEEDS, Play, moments, walk
from roundhouse.testing.words import NAMES

WIDTHS: Final = (76, 80, 100, 140, 200)
AT_ONCE: Final = 1  # of them, in turn: drawing for a terminal takes long
FEW: Final = 9  # lines of a summary


def shown(drawing: RenderableType, width: int = 80) -> str:
    """What a terminal of this width shows."""
    paper = StringIO()
    Console(file=paper, width=width).print(drawing)
    return paper.getvalue()


def check_board(game: Game, seeds: Iterable[int] = SEEDS, play: Play = walk) -> None:
    """The board names every player, fits every width, and is the same whatever a seat may not know."""
    board = package_of(game.name).board()
    said = spoken(game, NAMES)
    say = said["en"].say
    rng = Random(99)
    widths = cycle(WIDTHS)
    for spot in moments(game, seeds, play)[::12]:
        with spot as state:
            seat = max(state.seat, 0)
            view = state.seen_by(seat)
            for language, words in said.items():
                for width in islice(widths, AT_ONCE):
                    text = shown(board.board(view, seat, NAMES, words.say), width)
                    widest = max(map(len, text.splitlines()))
                    assert widest <= width, f"{language}: {widest} columns where {width} are"
                    lacking = [name for name in NAMES[: state.players] if name not in text]
                    assert not lacking, f"{language}, {width} columns: {lacking} are not there"
            other = state.imagine(seat, rng).seen_by(seat)
            one, two = (shown(board.board(each, seat, NAMES, say), 140) for each in (view, other))
            assert one == two, f"the board shows seat {seat} what it may not know"
            lines = len(shown(board.summary(view, seat, NAMES, say), 100).splitlines())
            assert lines <= FEW, f"the summary has {lines} lines"
            listed = shown(board.standings(view, NAMES, say), 100)
            lacking = [name for name in NAMES[: state.players] if name not in listed]
            assert not lacking, f"the standings leave out {lacking}"
