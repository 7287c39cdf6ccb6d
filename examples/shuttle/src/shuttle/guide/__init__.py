"""The guide of the game: rules help in our own words, the passage for every question, a first lesson."""

from __future__ import annotations

from typing import Final

from roundhouse.kit.guide import GuideOf
from roundhouse.kit.words import Say
from shuttle.game import Shuttle
from shuttle.guide.chapters import WRITERS, Book
from shuttle.guide.lesson import first_lesson
from shuttle.picture import PICTURE
from shuttle.rules.state import State

ANCHORS: Final = {"ChooseContract": "contracts", "Run": "turn", "Load": "loading", "EndTurn": "drawing"}


class Guide(GuideOf[Shuttle, State]):
    """Rules help and lesson."""

    KIND = Shuttle
    MINUTES = (5, 10)
    ANCHORS = ANCHORS
    PICTURE = PICTURE
    LESSONS = (first_lesson,)

    def written(self, say: Say, game: Shuttle) -> Book:
        return Book(say, game.components).write(WRITERS)


GUIDE: Final = Guide()
