"""Rules help: the workers and what they add, and the rules that hold everywhere."""

from __future__ import annotations

from roundhouse.games.railroad_revolution.guide.book import Book
from roundhouse.games.railroad_revolution.rules.components import COLOURS, RAIL_TRAIN
from roundhouse.games.railroad_revolution.rules.moves import ACTIONS
from roundhouse.games.railroad_revolution.rules.state import worker_word
from roundhouse.games.railroad_revolution.words.abilities import ability_word
from roundhouse.kit.book import word


def workers(book: Book) -> None:
    """Actions and workers."""
    c = book.c
    book.chapter("workers", word("guide.workers"))
    book.paragraph(word("guide.workers.kinds"))
    abilities(book)
    notes = [
        word("guide.workers.station", action=word("action.station")),
        word("guide.workers.railroad", action=word("action.railroad"), price=c.railroad_price),
        word("guide.workers.telegraph", action=word("action.telegraph")),
        word("guide.workers.trade", action=word("action.trade")),
    ]
    book.listing(notes, word("guide.workers.notes"))
    book.paragraph(word("guide.workers.exchange"), "exchange")
    book.paragraph(word("guide.workers.new"), "new-workers")


def abilities(book: Book) -> None:
    """What each colour of worker adds to each action."""
    c = book.c
    book.table(
        word("guide.workers.table"),
        ["worker", *(word("action." + action) for action in ACTIONS)],
        [
            [worker_word(colour), *(ability_word(c, action, colour) for action in range(len(ACTIONS)))]
            for colour in range(len(COLOURS))
        ],
    )


def general(book: Book) -> None:
    """General rules."""
    c = book.c
    book.chapter("general", word("guide.general"))
    book.paragraph(word("guide.general.order"), "order-of-effects")
    book.paragraph(word("guide.general.four", n=c.min_workers), "four-workers")
    book.paragraph(word("guide.general.selling", price=c.share_sale), "selling-shares")
    book.paragraph(word("guide.general.hiring", price=c.hire_price), "hiring")
    book.paragraph(word("guide.general.voluntary"))
    book.paragraph(word("guide.general.free", price=c.train_effect[RAIL_TRAIN].pay), "free-pieces")
    book.paragraph(word("guide.general.supply"))
