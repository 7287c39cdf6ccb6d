"""The player aid: a round, the spaces with their prices, the colours of track, and what scores."""

from __future__ import annotations

from typing import Final

from roundhouse.games.russian_railroads.game import RussianRailroads
from roundhouse.games.russian_railroads.guide import building, counting, opening
from roundhouse.games.russian_railroads.guide.book import Book
from roundhouse.games.russian_railroads.rules.state import State
from roundhouse.games.russian_railroads.words.spaces import AREAS, area
from roundhouse.kit.aid import Aid, Note
from roundhouse.kit.book import word
from roundhouse.kit.words import Say

NOTES: Final = [
    Note(r"space-.*|coming-.*|engineer-.*", "spaces"),
    Note(r"seat-\d+-(slot|gap|lower|upper)-.*|factory-.*|pile-.*", "end"),
    Note(r"seat-\d+-[a-z_]+-\d+", "tracks"),
]


def aid(say: Say, view: State) -> Aid:
    """One page for the board and the number of players of a table."""
    book = AidBook(say, view)
    return Aid(book.write((turn, spaces, tracks, end)).chapters, NOTES)


class AidBook(Book):
    """The book of one table."""

    def __init__(self, say: Say, view: State) -> None:
        assert isinstance(view.game, RussianRailroads)
        super().__init__(say, view.game)
        self.view = view


def turn(book: AidBook) -> None:
    book.chapter("turn", word("guide.turn"))
    book.paragraph(word("guide.turn.play"))
    opening.passing(book)


def spaces(book: AidBook) -> None:
    """Those that are open to as many players as there are."""
    c = book.c
    book.chapter("spaces", word("guide.turn.spaces"))
    book.paragraph(word("guide.paying.coins"))
    found = [space for name in AREAS for space in c.open_spaces[book.view.players] if area(c, space) == name]
    book.table(
        None,
        ("space", "price", "effect"),
        [
            [word("space." + c.spaces[space]), opening.price(c, space), opening.gives(c, space)]
            for space in found
        ],
    )


def tracks(book: AidBook) -> None:
    book.chapter("tracks", word("guide.tracks"))
    building.colours(book, book.view.board)


def end(book: AidBook) -> None:
    c = book.c
    book.chapter("end", word("guide.scoring"))
    counting.rules(book)
    items = [word("guide.end.engineers", first=c.majority[0], second=c.majority[1])]
    if book.view.board.stock:
        items.append(word("guide.end.stock", first=c.stock_points[0], second=c.stock_points[1]))
    book.listing(items, word("guide.end"))
