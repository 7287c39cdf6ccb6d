"""What a game's guide is made of: chapters of rules help, and a first lesson that is really played.

Every game has a module `guide` beside its `words`; a page shows it without knowing the game.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import import_module
from typing import Protocol, cast

from roundhouse.core.game import Game
from roundhouse.core.message import Message
from roundhouse.core.state import State

Say = Callable[[Message], str]  # puts a message into the words of a language


@dataclass(frozen=True)
class Block:
    """A piece of a chapter, already in words.

    p: `text`. list: `items`, led in by `text` if there is any. table: `head`, `rows` and `text` as its
    caption; the first cell of a row names it. figure: `figure` is the name of a drawing, `text` its caption.
    """

    kind: str  # "p", "list", "table" or "figure"
    text: str = ""
    items: tuple[str, ...] = ()
    head: tuple[str, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()
    figure: str = ""
    anchor: str = ""  # where a question mark may lead to, if not to the chapter


@dataclass(frozen=True)
class Chapter:
    """A chapter of the rules help."""

    anchor: str
    title: str
    paragraphs: list[Block]


@dataclass(frozen=True)
class Answer:
    """One decision of the learner: the written moves of which any legal one will do, the best one first."""

    accept: tuple[str, ...]
    highlight: tuple[str, ...] = ()  # elements of the picture to point at beside those the moves belong to

    def fitting(self, state: State) -> list[int]:
        """Those of the accepted moves that are legal now, the best one first."""
        legal = {state.game.moves.text(move): move for move in state.legal()}
        return [legal[move] for move in self.accept if move in legal]


@dataclass(frozen=True)
class Step:
    """Something to learn: what is said, the decisions to make, and what the others play after them."""

    text: Message
    answers: tuple[Answer, ...]
    replies: tuple[str, ...] = ()  # moves of the other seats, as written
    help: str = ""  # the anchor of the passage that tells more


@dataclass(frozen=True)
class Lesson:
    """A game with a fixed course; `opening` is what the others play before the first step."""

    seed: int
    seats: tuple[str, ...]  # "person", or the name of the bot that takes over after the lesson
    learner: int
    title: Message
    welcome: Message
    opening: tuple[str, ...]
    steps: tuple[Step, ...]
    farewell: list[Message]  # paragraphs: what has been learned, and what counts in the end
    stray: Message  # to a learner who tries another move
    options: dict[str, str] = field(default_factory=dict)


class GameGuide(Protocol):
    """What the module `guide` of every game offers; without a game it speaks of the shipped components."""

    def about(self, say: Say) -> dict[str, str]:
        """The game in short: `tagline`, `minutes` and `weight`."""

    def chapters(self, say: Say, game: Game | None = None) -> list[Chapter]:
        """The rules help, in the words of a language."""

    def figures(self, say: Say, game: Game | None = None) -> dict[str, str]:
        """The drawings that the chapters refer to, by name, as SVG fragments.

        The one called `symbols`, if there is one, takes no room and comes before all others.
        """

    def anchor_for(self, decision_name: str, state: State) -> str:
        """The anchor of the passage that governs the open question."""

    def lesson(self) -> Lesson:
        """The first lesson, for the shipped components."""


def guide_of(game: str) -> GameGuide:
    """The guide of a game, by the name of its package."""
    return cast(GameGuide, import_module(f"roundhouse.games.{game}.guide"))
