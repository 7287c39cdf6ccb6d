"""The rules help of this game: the book, with the components that all its numbers come from."""

from __future__ import annotations

from collections.abc import Iterable

from roundhouse.core.message import Message
from roundhouse.games.railroad_revolution.rules.components import Components
from roundhouse.games.railroad_revolution.words.names import money as money_word
from roundhouse.kit import book
from roundhouse.kit.words import Say, listed


class Book(book.Book):
    """The chapters in one language, with the components."""

    def __init__(self, say: Say, c: Components) -> None:
        super().__init__(say)
        self.c = c


def amounts(values: Iterable[int]) -> Message:
    """Several amounts of money."""
    return listed([money_word(value) for value in values])
