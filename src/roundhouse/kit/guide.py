"""The guide of a game: rules help, the passage for every question, and lessons.

The texts stand in the game's `locale`; every number in them comes from its components.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Generic, TypeVar, cast

from roundhouse.core.game import Game, open_once
from roundhouse.core.message import Message
from roundhouse.core.state import State
from roundhouse.kit.aid import Aid
from roundhouse.kit.book import Book, Chapter
from roundhouse.kit.lesson import Lesson
from roundhouse.kit.picture import PictureOf
from roundhouse.kit.words import S, Say

G = TypeVar("G", bound=Game)


class GuideOf(ABC, Generic[G, S]):
    """What the room `guide` of every game offers, as `GUIDE`; without a game it speaks of the shipped one."""

    KIND: type[G]  # the game itself
    MINUTES: tuple[int, int]  # that a game takes, about
    ANCHORS: dict[str, str]  # every kind of decision with the anchor of the passage that governs it
    PICTURE: PictureOf[S]  # where the drawings come from
    # For the shipped components: the first lesson, and those on how to play well.
    LESSONS: tuple[Callable[[], Lesson], ...]

    @abstractmethod
    def written(self, say: Say, game: G) -> Book:
        """The rules help, in the words of a language."""

    def lessons(self) -> tuple[Lesson, ...]:
        """All lessons, the first one first."""
        return tuple(lesson() for lesson in self.LESSONS)

    def lesson(self) -> Lesson:
        """The first lesson."""
        return self.lessons()[0]

    def about(self, say: Say) -> dict[str, str]:
        """The game in short, for the page that lists the games: `tagline`, `minutes` and `weight`."""
        least, most = self.MINUTES
        return {
            "tagline": say(Message("guide.about.tagline")),
            "minutes": say(Message("guide.about.minutes", {"least": least, "most": most})),
            "weight": say(Message("guide.about.weight")),
        }

    def chapters(self, say: Say, game: Game | None = None) -> list[Chapter]:
        """The chapters of the rules help."""
        return self.written(say, self.opened(game)).chapters

    def aid(self, say: Say, view: S) -> Aid:
        """What players of this table look up again and again, on one page; none if nothing is worth it."""
        return Aid()

    def figures(self, say: Say, game: Game | None = None) -> dict[str, str]:
        """The drawings that the chapters refer to, by name, as SVG fragments.

        They are the parts of the table where the lesson ends, as the learner sees them.
        """
        return self.PICTURE.pictures(self.example(self.opened(game)), self.lesson().learner, say)

    def anchor_for(self, decision_name: str, state: S) -> str:
        """The anchor of the passage that governs the open question."""
        return self.ANCHORS[decision_name]

    def opened(self, game: Game | None) -> G:
        """The game itself, or the one with the shipped components."""
        found = open_once(self.KIND, None) if game is None else game
        assert isinstance(found, self.KIND)
        return found

    def example(self, game: G) -> S:
        """The position after the lesson; with other components as far as its moves go."""
        course = self.lesson()
        return course.played(cast("S", game.new(len(course.seats), course.seed, course.options)))


GameGuide = GuideOf[Game, State]  # as those see it who know no game
