"""The chapters of the rules help; every number in them comes from the components."""

from __future__ import annotations

from typing import Final

from roundhouse.kit import book
from roundhouse.kit.book import word
from roundhouse.kit.words import Say
from shuttle.rules.components import CARDS, DEALT, GOODS, Components
from shuttle.words import points


class Book(book.Book):
    """The chapters in one language, with the components."""

    def __init__(self, say: Say, c: Components) -> None:
        super().__init__(say)
        self.c = c


def goal(book: Book) -> None:
    """What the game is about."""
    c = book.c
    book.chapter("goal", word("guide.goal"))
    book.paragraph(word("guide.goal.aim"))
    sources = [
        word("guide.goal.deliveries"),
        word("guide.goal.contract", points=points(c.bonus)),
        word("guide.goal.left", points=points(c.left)),
    ]
    book.listing(sources, word("guide.goal.sources"))


def table(book: Book) -> None:
    """What lies on the table, and who may see it."""
    c = book.c
    book.chapter("table", word("guide.table"))
    book.paragraph(word("guide.table.line", spaces=c.spaces, sidings=len(GOODS)))
    book.figure("line", word("guide.table.line_figure"))
    book.paragraph(word("guide.table.player", n=c.room))
    book.figure("player-0", word("guide.table.player_figure"))
    book.paragraph(word("guide.table.open"))


def setup(book: Book) -> None:
    """What everybody begins with."""
    c = book.c
    book.chapter("setup", word("guide.setup"))
    book.paragraph(word("guide.setup.begin", space=c.start + 1, n=c.hand))
    book.paragraph(word("guide.setup.contracts", dealt=DEALT), "contracts")


def turn(book: Book) -> None:
    """The three steps of a turn."""
    c = book.c
    book.chapter("turn", word("guide.turn"))
    steps = [word("guide.turn.run"), word("guide.turn.stop"), word("guide.turn.draw")]
    book.listing(steps, word("guide.turn.steps"))
    book.paragraph(word("guide.turn.way"))
    book.paragraph(word("guide.turn.drawing"), "drawing")
    book.table(
        word("guide.turn.cards"),
        [word("guide.head.card"), word("guide.head.copies")],
        [[card + 1, c.copies[card]] for card in range(CARDS)],
    )


def goods(book: Book) -> None:
    """Loading cubes, and bringing them to their sidings."""
    c = book.c
    book.chapter("goods", word("guide.goods"))
    book.paragraph(word("guide.goods.loading", room=c.room), "loading")
    book.paragraph(word("guide.goods.delivering"))
    book.table(
        word("guide.goods.pays"),
        [word("guide.head.cube"), word("guide.head.points")],
        [[number + 1, pay] for number, pay in enumerate(c.pays)],
    )


def end(book: Book) -> None:
    """The last round, and who wins."""
    c = book.c
    book.chapter("end", word("guide.end"))
    book.paragraph(word("guide.end.rounds", short=c.rounds["short"], long=c.rounds["long"]))
    book.paragraph(word("guide.end.count", bonus=points(c.bonus), left=points(c.left)))
    book.paragraph(word("guide.end.tie"))


WRITERS: Final = (goal, table, setup, turn, goods, end)
