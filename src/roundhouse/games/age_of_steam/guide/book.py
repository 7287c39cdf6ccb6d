"""The rules help of this game: the book, with the components that all its numbers come from."""

from __future__ import annotations

from roundhouse.games.age_of_steam.rules.components import Components
from roundhouse.kit import book
from roundhouse.kit.words import Say


class Book(book.Book):
    """The chapters in one language, with the box."""

    def __init__(self, say: Say, c: Components) -> None:
        super().__init__(say)
        self.c = c
        self.m = c.maps[0]  # the map that the general chapters speak of
        self.edition = c.editions[0]
