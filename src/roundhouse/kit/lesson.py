"""What a lesson is made of, which is really played."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from roundhouse.core.message import Message
from roundhouse.core.state import State
from roundhouse.kit.words import S

FIRST: Final = "first"  # the name of the lesson that teaches the game; others teach to play it well
STRAY: Final = Message("lesson.stray")


@dataclass(frozen=True)
class Answer:
    """One decision of the learner: the written moves of which any legal one will do, the best one first."""

    accept: tuple[str, ...]
    highlight: tuple[str, ...] = ()  # elements of the picture to point at beside those the moves belong to

    def fitting(self, state: State) -> list[int]:
        """Those of the accepted moves that are legal now, the best one first."""
        legal = {state.game.moves.text(move): move for move in state.legal()}
        return [legal[move] for move in self.accept if move in legal]


def answers(*moves: str, at: tuple[str, ...] = ()) -> tuple[Answer, ...]:
    """Decisions with one right move each, and elements of the picture to point at."""
    return tuple(Answer((move,), at) for move in moves)


@dataclass(frozen=True)
class Step:
    """Something to learn: what is said, the decisions to make, and what the others play after them."""

    text: Message
    answers: tuple[Answer, ...]
    replies: tuple[str, ...] = ()  # moves of the other seats, as written
    help: str = ""  # the anchor of the passage that tells more
    instead: tuple[str, ...] = ()  # moves, as written, that are worth less: the page tells how much, and why


@dataclass(frozen=True)
class Page:
    """Something to read before the first move: what is said, and what of the table it points at."""

    text: Message
    highlight: tuple[str, ...] = ()  # elements of the picture, or whole parts of it by name
    help: str = ""  # the anchor of the passage that tells more


@dataclass(frozen=True, kw_only=True)
class Lesson:
    """A game with a fixed course; `opening` is what the others play before the first step."""

    seed: int
    title: Message
    welcome: Message
    steps: tuple[Step, ...]
    farewell: list[Message]  # paragraphs: what has been learned, and what is left to discover
    seats: tuple[str, ...] = ("person", "greedy")  # "person", or the bot that takes over after the lesson
    learner: int = 0
    pages: tuple[Page, ...] = ()  # to be read first: how one wins, and where one's things are
    opening: tuple[str, ...] = ()
    stray: Message = STRAY  # to a learner who tries another move
    options: dict[str, str] = field(default_factory=dict)
    name: str = FIRST  # in addresses, and with the tables at which it is given

    def played(self, state: S) -> S:
        """A table on which the whole lesson was played, as the learner sees it; with other components than
        those it was written for, as far as its moves go."""
        script = [Answer((move,)) for move in self.opening]
        for step in self.steps:
            script += [*step.answers, *(Answer((reply,)) for reply in step.replies)]
        for answer in script:
            moves = answer.fitting(state)
            if not moves:
                break
            state.play(moves[0])
        return state.seen_by(self.learner)
