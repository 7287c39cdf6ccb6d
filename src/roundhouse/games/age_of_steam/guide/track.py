"""Rules help: building track, who owns it, and New Cities."""

from __future__ import annotations

from roundhouse.games.age_of_steam.guide.book import Book
from roundhouse.games.age_of_steam.rules.components import (
    FIRST_BUILD,
    LETTERS,
    NEW_CITIES,
    STOP,
    TERRAIN_NAMES,
    URBANIZATION,
)
from roundhouse.games.age_of_steam.rules.layouts import MOST_EXITS
from roundhouse.games.age_of_steam.words.names import action_word, colour_word, die_word, money
from roundhouse.games.age_of_steam.words.track import kind_word
from roundhouse.kit.book import Cell, word


def build(book: Book) -> None:
    """Building track: how much, where, and what it costs."""
    m = book.m
    book.chapter("build", word("guide.build"))
    book.paragraph(word("guide.build.how", action=action_word(FIRST_BUILD), n=m.tiles_per_turn))
    rules = ["first", "connected", "others", "edges", "once"]
    book.listing([word("guide.build." + rule) for rule in rules], word("guide.build.rules"), "where-to-build")
    first_tiles(book)
    book.paragraph(word("guide.build.replacing"), "replacing")
    replacements(book)
    book.paragraph(word("guide.build.redirect"), "redirecting")
    book.paragraph(word("guide.build.discs", n=book.c.town_discs), "supply")
    book.paragraph(word("guide.build.choose"))
    book.table(word("guide.build.supply"), ("tile", "count"), supplied(book))
    book.figure("supply", word("guide.build.tiles_figure"))


def first_tiles(book: Book) -> None:
    """What the first tile on a hex or a town costs."""
    m = book.m
    heads = ["terrain", "one_line", "beside", "crossing"]
    book.table(word("guide.build.costs"), heads, prices(book))
    exits = {"base": m.town_base, "exit": m.town_exit, "most": MOST_EXITS}
    book.paragraph(word("guide.build.town", **exits), "towns")


def replacements(book: Book) -> None:
    """What it costs to replace a tile."""
    m = book.m
    rows: list[list[Cell]] = [
        [word("guide.build.replace_crossing"), money(m.replace_crossing)],
        [word("guide.build.replace_beside"), money(book.edition.beside_price)],
        [word("guide.build.replace_town"), money(m.replace_town)],
        [word("guide.build.replace_redirect"), money(m.redirect)],
    ]
    book.table(word("guide.build.replace"), ("what", "price"), rows)


def supplied(book: Book) -> list[list[Cell]]:
    """How many tiles of each kind there are, whatever their bends."""
    kinds: dict[str, int] = {}
    for tile in book.c.tiles:
        name = book.say(kind_word(tile.layouts[0]))
        kinds[name] = kinds.get(name, 0) + tile.count
    return [[name, count] for name, count in kinds.items()]


def prices(book: Book) -> list[list[Cell]]:
    """What first tiles cost, by terrain."""
    m = book.m
    rows: list[list[Cell]] = []
    for terrain in sorted({kind for kind in m.terrain if kind != STOP}):
        price = min(m.price[hex] for hex in range(len(m.cell)) if m.terrain[hex] == terrain)
        rows.append(
            [
                word("terrain." + TERRAIN_NAMES[terrain]),
                money(price),
                money(price + m.beside_more),
                money(price + m.crossing_more),
            ]
        )
    return rows


def owner(book: Book) -> None:
    """Links and ownership."""
    book.chapter("ownership", word("guide.owner"))
    book.paragraph(word("guide.owner.link"))
    book.paragraph(word("guide.owner.keep"))
    book.paragraph(word("guide.owner.lose"), "losing-track")
    book.paragraph(word("guide.owner.take"))


def urban(book: Book) -> None:
    """New Cities."""
    m = book.m
    book.chapter("urbanization", word("guide.urban"))
    book.paragraph(word("guide.urban.how", action=action_word(URBANIZATION)))
    book.paragraph(word("guide.urban.track"))
    rows: list[list[Cell]] = []
    for letter in range(NEW_CITIES):
        if not m.letters >> letter & 1:
            continue
        colour = m.letter_colour[letter]
        column = m.column_letter.index(letter) if letter in m.column_letter else -1
        rows.append(
            [
                LETTERS[letter],
                colour_word(colour) if colour >= 0 else "–",
                die_word(m, column) if column >= 0 else "–",
            ]
        )
    heads = ("city", "colour", "die")
    book.table(word("guide.urban.table"), heads, rows)
