"""The player aid: phases, actions, prices, money and points, as they are on the map that is played."""

from __future__ import annotations

from typing import Final

from roundhouse.games.age_of_steam.guide import goods, maps, market, opening, switches, track
from roundhouse.games.age_of_steam.guide.book import Book
from roundhouse.games.age_of_steam.rules.components import CASH, FIRST_BUILD, FIRST_MOVE
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.age_of_steam.words.money import SHARE_COST
from roundhouse.games.age_of_steam.words.names import action_word
from roundhouse.games.age_of_steam.words.options import map_word
from roundhouse.kit.aid import Aid, Note
from roundhouse.kit.book import word
from roundhouse.kit.words import Say

NOTES: Final = [
    Note(r"action-.*", "actions"),
    Note(r"hex-.*|letter-.*|link-.*", "build"),
    Note(r"cube-.*|delivery-.*|go-.*", "moving"),
    Note(r"seat-\d+|shares-\d+|engine-\d+", "money"),
    Note(r"box-.*", "turn"),
]


def aid(say: Say, view: State) -> Aid:
    """One page for the map and the edition of a table."""
    book = Book(say, view.c)
    book.m, book.edition = view.m, view.edition
    return Aid(book.write((special, turn, actions, build, moving, money, end)).chapters, NOTES)


def special(book: Book) -> None:
    """What is otherwise on this map: whoever knows the game looks for that first."""
    m = book.m
    if not m.rules and not maps.other_changes(book, m):
        return
    book.chapter("map", word("guide.map", map=map_word(book.c, m.name)))
    maps.differences(book, m)


def turn(book: Book) -> None:
    book.chapter("turn", word("guide.turn"))
    opening.phases(book)


def actions(book: Book) -> None:
    book.chapter("actions", word("guide.actions"))
    market.effects(book)


def build(book: Book) -> None:
    m = book.m
    book.chapter("build", word("guide.build"))
    book.paragraph(word("guide.build.how", action=action_word(FIRST_BUILD), n=m.tiles_per_turn))
    track.first_tiles(book)
    track.replacements(book)


def moving(book: Book) -> None:
    m = book.m
    book.chapter("moving", word("guide.move"))
    how = word("guide.move.how", action=action_word(FIRST_MOVE), n=m.rounds_of_moves, most=m.most_engine)
    book.paragraph(how)
    book.paragraph(word("guide.move.way"))
    book.paragraph(word("guide.move.income", income=goods.LINK_INCOME))


def money(book: Book) -> None:
    m = book.m
    book.chapter("money", word("guide.money"))
    book.paragraph(word("guide.shares.how", price=m.share_price))
    book.paragraph(word("guide.money.expenses", cost=SHARE_COST))
    book.paragraph(word("guide.money.short"))
    market.reductions(book)


def end(book: Book) -> None:
    book.chapter("end", word("guide.end"))
    if book.m.scoring == CASH:
        book.paragraph(switches.scoring(book.m))
    else:
        goods.points(book)
