"""Rules help: the four main actions."""

from __future__ import annotations

from roundhouse.games.railroad_revolution.guide.book import Book
from roundhouse.games.railroad_revolution.rules.components import Components
from roundhouse.games.railroad_revolution.words.names import cities_word
from roundhouse.games.railroad_revolution.words.names import money as money_word
from roundhouse.games.railroad_revolution.words.rewards import reward_word
from roundhouse.kit.book import Cell, word


def station(book: Book) -> None:
    """Station."""
    c = book.c
    book.chapter("station", word("action.station"))
    book.paragraph(word("guide.station.build"))
    book.paragraph(word("guide.station.price"))
    book.table(
        word("guide.station.cities"),
        ("level", "cities", "price"),
        city_rows(c),
    )
    book.paragraph(word("guide.station.rewards"), "station-rewards")
    book.table(
        word("guide.station.tiles"),
        ("level", "reward", "bonus"),
        [
            [c.tile_level[tile], reward_word(c, c.tile_primary[tile]), reward_word(c, c.tile_first[tile])]
            for tile in range(len(c.tiles))
        ],
    )


def city_rows(c: Components) -> list[list[Cell]]:
    """The cities by level and price."""
    groups: dict[tuple[int, int], int] = {}
    for city in range(len(c.cities)):
        group = (c.city_level[city], c.city_price[city])
        groups[group] = groups.get(group, 0) | 1 << city
    return [
        [level, cities_word(c, groups[level, price]), money_word(price)] for level, price in sorted(groups)
    ]


def railroad(book: Book) -> None:
    """Railroad."""
    c = book.c
    book.chapter("railroad", word("action.railroad"))
    book.paragraph(word("guide.railroad.lay", n=c.railroad_rails))
    book.paragraph(word("guide.railroad.price", price=c.railroad_price, triangle=c.railroad_triangle))
    book.paragraph(word("guide.railroad.all", price=c.railroad_price))
    book.paragraph(word("guide.railroad.deal"))


def telegraph(book: Book) -> None:
    """Telegraph."""
    c = book.c
    book.chapter("telegraph", word("action.telegraph"))
    book.paragraph(word("guide.telegraph.open"))
    book.table(
        word("guide.telegraph.sections"),
        ("section", "shares", "first_shares", "besides"),
        [
            [
                section + 1,
                c.section_shares[section],
                c.section_first[section],
                word("guide.telegraph.has_deal")
                if c.deal_sections >> section & 1
                else word("guide.telegraph.has_tile"),
            ]
            for section in range(len(c.section_shares))
        ],
    )
    book.paragraph(word("guide.telegraph.tile"), "telegraph-tile")
    book.listing([reward_word(c, tile) for tile in c.telegraph_tiles], word("guide.telegraph.tiles"))
    book.paragraph(word("guide.telegraph.deal"))


def trade(book: Book) -> None:
    """Trade."""
    book.chapter("trade", word("action.trade"))
    book.paragraph(word("guide.trade.sell"))
    sales(book)
    book.paragraph(word("guide.trade.flip"))


def sales(book: Book) -> None:
    """What a piece of each section of a player board sells for."""
    c = book.c
    book.table(
        word("guide.trade.board", n=left_sections(c)),
        ("section", "sale", "rails", "buildings"),
        [
            [
                section + 1,
                money_word(c.section_sale[section]),
                c.rail_section.count(section),
                c.building_section.count(section),
            ]
            for section in range(len(c.section_sale))
        ],
    )


def left_sections(c: Components) -> int:
    """How many sections of the player board lie left of the logo."""
    pieces = c.rail_section[: c.rails - c.rails_right] + c.building_section[: c.buildings - c.buildings_right]
    return max(pieces) + 1
