"""The rules help of this game: the book, with the components that all its numbers come from."""

from __future__ import annotations

from roundhouse.games.russian_railroads.game import RussianRailroads
from roundhouse.games.russian_railroads.rules.components import Board
from roundhouse.games.russian_railroads.rules.state import State
from roundhouse.kit import book
from roundhouse.kit.words import Say


class Book(book.Book):
    """The chapters in one language, with the game whose components all numbers come from."""

    def __init__(self, say: Say, game: RussianRailroads) -> None:
        super().__init__(say)
        self.game = game
        self.c = game.components

    def position(self, board: Board) -> State:
        """A table for two, to lay out an example on."""
        state = self.game.new(2, 1, {"board": board.name})
        assert isinstance(state, State)
        return state
