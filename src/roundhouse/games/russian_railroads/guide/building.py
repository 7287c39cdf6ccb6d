"""Rules help: tracks and colours, special spaces, locomotives, factories and industry."""

from __future__ import annotations

from roundhouse.core.message import Message
from roundhouse.games.russian_railroads.guide.book import Book
from roundhouse.games.russian_railroads.rules.components import (
    COLOURS,
    GAP_CELL,
    NINE,
    RUSSIA,
    STEELWORKS,
    VALUE_CELL,
    Board,
    Components,
    Lane,
    Special,
)
from roundhouse.games.russian_railroads.words.effects import effect_word
from roundhouse.games.russian_railroads.words.names import colour_word, tile_word
from roundhouse.games.russian_railroads.words.specials import gift_word, needs_word
from roundhouse.kit.book import Cell, number, numbers, word
from roundhouse.kit.words import listed


def tracks(book: Book) -> None:
    """Tracks and colours."""
    c = book.c
    board = c.boards[RUSSIA]
    book.chapter("tracks", word("guide.tracks"))
    book.paragraph(word("guide.tracks.piece"))
    book.paragraph(word("guide.tracks.order"))
    book.paragraph(word("guide.tracks.split"))
    colours(book, board)
    book.paragraph(word("guide.tracks.unlock", route=word("route." + board.routes[0])), "unlocking")
    book.table(
        word("guide.tracks.routes"),
        ("route", "length", "colours", "loco_places", "doubler_spaces"),
        [route_row(board, route) for route in range(len(board.routes))],
    )


def colours(book: Book, board: Board) -> None:
    """The colours of track: what they score, how many there are, and where they are unlocked."""
    c = book.c
    book.table(
        word("guide.tracks.table"),
        ("track", "points", "revalued", "pieces", "unlocked"),
        [
            [
                colour_word(colour),
                c.value[colour],
                c.revalued[colour],
                c.pieces[colour],
                unlock(board, colour),
            ]
            for colour in range(len(COLOURS))
        ],
    )


def unlock(board: Board, colour: int) -> Cell:
    """Where the black track unlocks a colour."""
    for special in board.specials:
        if special.effect is not None and special.effect.unlock == colour:
            return word("guide.tracks.at", space=special.space)
    return word("guide.tracks.from_start")


def route_row(board: Board, route: int) -> list[Cell]:
    """A route: its length, colours, places for locomotives and doubler spaces."""
    colours = [colour_word(colour) for colour in range(len(COLOURS)) if board.colours[route] >> colour & 1]
    spaces = board.doublers[route]
    return [
        word("route." + board.routes[route]),
        board.length[route],
        listed(colours),
        board.slot_route.count(route),
        numbers(spaces) if spaces else word("guide.none"),
    ]


def gifts(book: Book) -> None:
    """Special spaces: what they ask for, and what they give."""
    c = book.c
    book.chapter("gifts", word("guide.gifts"))
    book.paragraph(word("guide.gifts.needs"))
    book.paragraph(word("guide.gifts.once"))
    book.paragraph(word("guide.gifts.each"))
    book.paragraph(word("guide.gifts.missing"))
    special_table(book, c, c.boards[RUSSIA])


def special_table(book: Book, c: Components, board: Board) -> None:
    """All special spaces of a board."""
    book.table(
        word("guide.gifts.table", board=word("option.board." + board.name)),
        ("route", "space", "needs", "gift"),
        [special_row(c, board, special) for special in board.specials],
    )


def special_row(c: Components, board: Board, special: Special) -> list[Cell]:
    route = word("route." + board.routes[special.route])
    return [route, special.space, needs_word(c, special), gift_word(c, special)]


def locomotives(book: Book) -> None:
    """Locomotives."""
    c = book.c
    book.chapter("locomotives", word("guide.locomotives"))
    book.paragraph(word("guide.locomotives.take"))
    book.paragraph(word("guide.locomotives.place"))
    book.paragraph(word("guide.locomotives.chain"), "chain")
    book.paragraph(word("guide.locomotives.flip"))
    book.paragraph(word("guide.locomotives.reach"))
    book.paragraph(word("guide.locomotives.special", number=NINE))
    book.paragraph(word("guide.locomotives.none", low=c.first_pile, high=c.last_pile))


def industry(book: Book) -> None:
    """Factories and the industry track."""
    c = book.c
    lane = c.boards[RUSSIA].lanes[0]
    book.chapter("industry", word("guide.industry"))
    book.paragraph(word("guide.industry.track"))
    book.paragraph(word("guide.industry.row", cells=lane_word(c, lane)))
    book.paragraph(word("guide.industry.gaps"))
    book.paragraph(word("guide.industry.build"), "factories")
    book.paragraph(word("guide.industry.work"))
    book.paragraph(word("guide.industry.second"))
    book.table(
        word("guide.industry.table"),
        ("factory", "effect"),
        [
            [tile_word(tile), effect_word(c, c.factory_effect[tile])]
            for tile in [*range(1, NINE + 1), STEELWORKS]
        ],
    )


def lane_word(c: Components, lane: Lane) -> Message:
    """The cells of an industry track in order."""
    cells: list[Message] = []
    for cell, kind in enumerate(lane.cell):
        effect = lane.effect[cell]
        if kind == GAP_CELL:
            cells.append(word("guide.industry.gap", gap=lane.gap[cell] + 1))
        elif kind != VALUE_CELL:
            cells.append(word("guide.industry.above", gap=lane.gap[cell] + 1))
        elif effect is not None and lane.value[cell] == lane.value[cell - 1]:
            cells.append(effect_word(c, effect))
        elif effect is not None:
            gift = effect_word(c, effect)
            cells.append(word("guide.industry.value_and", n=lane.value[cell], effect=gift))
        else:
            cells.append(number(lane.value[cell]))
    return listed(cells)
