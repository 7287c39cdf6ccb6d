"""Rules help: moving goods, goods growth, and the end of the game."""

from __future__ import annotations

from typing import Final

from roundhouse.games.age_of_steam.guide.book import Book
from roundhouse.games.age_of_steam.rules.components import BLACK, CITY, FIRST_MOVE, MOST_PRODUCED, PRODUCTION
from roundhouse.games.age_of_steam.rules.switch import SCORE
from roundhouse.games.age_of_steam.words.names import action_word
from roundhouse.kit.book import word

LINK_INCOME: Final = 1  # that each link of a delivery pays (R-MOV-5)


def move(book: Book) -> None:
    """Moving goods."""
    m = book.m
    book.chapter("moving", word("guide.move"))
    how = word("guide.move.how", action=action_word(FIRST_MOVE), n=m.rounds_of_moves, most=m.most_engine)
    book.paragraph(how)
    book.paragraph(word("guide.move.way"), "the-way")
    book.paragraph(word("guide.move.income", income=LINK_INCOME), "who-earns")
    if BLACK not in [m.stop_colour[stop] for stop in range(m.stops) if m.stop_kind[stop] == CITY]:
        book.paragraph(word("guide.move.black"))
    book.paragraph(word("guide.move.steps"))


def growth(book: Book) -> None:
    """Goods growth."""
    book.chapter("growth", word("guide.growth"))
    production = word("guide.growth.production", action=action_word(PRODUCTION), n=MOST_PRODUCED)
    book.paragraph(production, "production")
    book.paragraph(word("guide.growth.dice"))


def end(book: Book) -> None:
    """End and scoring."""
    book.chapter("end", word("guide.end"))
    book.paragraph(word("guide.end.when"))
    points(book)
    book.paragraph(word("guide.end.unfinished"))


def points(book: Book) -> None:
    """What scores in the end."""
    c = book.c
    lines = {
        "income": word("guide.end.income", points=c.score_income),
        "shares": word("guide.end.shares", points=-c.score_share),
        "track": word("guide.end.track", points=c.score_section),
    }
    if book.m.points & SCORE:
        lines["bonus"] = word("guide.end.bonus")
    items = [word("guide.end.line", line=word("score." + line), how=how) for line, how in lines.items()]
    book.listing(items, word("guide.end.scoring"), "scoring")
