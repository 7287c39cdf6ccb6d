"""Rules help: editions, and one chapter for each map, written from its switches."""

from __future__ import annotations

from roundhouse.core.message import Message
from roundhouse.games.age_of_steam.guide.book import Book
from roundhouse.games.age_of_steam.guide.opening import bag_word
from roundhouse.games.age_of_steam.guide.switches import switch_word
from roundhouse.games.age_of_steam.rules.components import LETTERS, NEW_CITIES, Map
from roundhouse.games.age_of_steam.words.names import commas, listed, named
from roundhouse.games.age_of_steam.words.options import (
    edition_rows,
    edition_word,
    map_means,
    map_word,
)
from roundhouse.kit.book import Cell, word


def editions(book: Book) -> None:
    """Every switch of every edition, side by side."""
    book.chapter("editions", word("guide.editions"))
    book.paragraph(word("guide.editions.lead"))
    rows: list[list[Cell]] = [[what, *row] for what, row in edition_rows(book.c)]
    names = [edition_word(edition.name) for edition in book.c.editions]
    book.table(word("guide.editions.table"), ["switch", *names], rows)


def maps(book: Book) -> None:
    """A chapter for each map."""
    for m in book.c.maps:
        book.chapter(anchor_of(m), word("guide.map", map=map_word(book.c, m.name)))
        book.paragraph(map_means(book.c, m.name))
        book.paragraph(word("guide.map.turns", turns=turns_word(m)))
        if not differences(book, m):
            book.paragraph(word("guide.map.plain"))
        if m.other is not None:
            book.paragraph(word("guide.map.other", variant=word("option.variant.other")))
        if m.easy is not None:
            book.paragraph(word("guide.map.easy", variant=word("option.variant.easy")))


def differences(book: Book, m: Map) -> bool:
    """What is otherwise on a map than the rules say, as a list; whether there is anything."""
    changes = [switch_word(m, rule) for rule in m.rules] + other_changes(book, m)
    if changes:
        book.listing(changes, word("guide.map.changes"))
    return bool(changes)


def anchor_of(m: Map) -> str:
    """Where the chapter of a map is found: letters alone, whatever an owner called the map."""
    letters = "".join(sign if sign.isascii() and sign.isalpha() else " " for sign in m.name.lower())
    return "map-" + ("-".join(letters.split()) or "own")


def turns_word(m: Map) -> Message:
    """How many turns there are with each number of players."""
    if m.likely:
        return word("fact.turns_about", n=m.likely)
    if m.least == m.most:
        return word("guide.map.one_length", n=m.turns[m.least])
    return commas(
        [
            word("guide.map.turns_for", n=m.turns[players], players=players)
            for players in range(m.least, m.most + 1)
        ]
    )


def other_changes(book: Book, m: Map) -> list[Message]:
    """What differs without a switch: New Cities, and the bag."""
    changes: list[Message] = []
    used = [named(LETTERS[letter]) for letter in range(NEW_CITIES) if m.letters >> letter & 1]
    if 0 < len(used) < NEW_CITIES:
        changes.append(word("guide.map.letters", letters=listed(used)))
    if m.bag != book.c.maps[0].bag:
        changes.append(word("guide.map.bag", goods=bag_word(m)))
    return changes
