"""Rules help: American Railroads, and the solo game against Emil."""

from __future__ import annotations

from roundhouse.core.bits import members
from roundhouse.games.russian_railroads.guide.book import Book
from roundhouse.games.russian_railroads.guide.building import lane_word, route_row, special_table
from roundhouse.games.russian_railroads.rules.components import USA, Board, Components
from roundhouse.games.russian_railroads.words.effects import effect_word
from roundhouse.kit.book import number, numbers, word
from roundhouse.kit.words import listed


def usa(book: Book) -> None:
    """The expansion."""
    c = book.c
    board = c.boards[USA]
    book.chapter("usa", word("guide.usa"))
    book.paragraph(word("guide.usa.changes"))
    book.table(
        word("guide.usa.routes"),
        ("route", "length", "colours", "loco_places", "doubler_spaces"),
        [route_row(board, route) for route in range(len(board.routes))],
    )
    book.paragraph(word("guide.usa.colours"))
    special_table(book, c, board)
    rock(book, board)
    spike(book, board)
    lanes(book, c, board)
    stock(book, c)
    book.paragraph(word("guide.usa.tokens"))


def rock(book: Book, board: Board) -> None:
    """Boulders and coin spaces."""
    route = next((n for n in range(len(board.routes)) if board.boulder[n]), 0)
    name = word("route." + board.routes[route])
    points = max((lane.value[lane.boulder] for lane in board.lanes if lane.boulder >= 0), default=0)
    words = {"space": board.boulder[route], "points": points}
    book.paragraph(word("guide.usa.boulders", route=name, **words), "boulders")
    book.paragraph(word("guide.usa.detonation"))
    where = [
        word("guide.usa.space_of", space=special.space, route=word("route." + board.routes[special.route]))
        for special in (board.specials[n] for n in board.coin_specials)
    ]
    book.paragraph(word("guide.usa.coins", where=listed(where)), "coin-spaces")


def spike(book: Book, board: Board) -> None:
    """The Golden Spike."""
    each, more = max((special.each, special.spike) for special in board.specials)
    words = {"each": each, "more": more, "twice": 2 * each, "most": 2 * more}
    book.paragraph(word("guide.usa.spike", **words), "golden-spike")


def lanes(book: Book, c: Components, board: Board) -> None:
    """The two industry tracks."""
    book.paragraph(word("guide.usa.lanes"), "two-industry-tracks")
    cells = [
        word("guide.line", line=word("marker." + lane.name), how=lane_word(c, lane)) for lane in board.lanes
    ]
    book.listing(cells)


def stock(book: Book, c: Components) -> None:
    """Stock market, payouts, steelworks."""
    book.paragraph(word("guide.usa.stock", n=c.levels), "stock-market")
    book.figure("stock", word("guide.usa.stock_figure"))
    tiles = [
        word("guide.usa.dividend", n=c.dividend_copies[kind], effect=effect_word(c, c.dividend_effect[kind]))
        for kind in range(len(c.dividends))
    ]
    book.listing(tiles, word("guide.usa.dividends"))
    book.paragraph(word("guide.usa.personal"), "payouts")
    piles = listed([number(n) for n in members(c.steel_piles)])
    book.paragraph(word("guide.usa.steelworks", piles=piles), "steelworks")
    book.paragraph(word("guide.usa.general"))


def solo(book: Book) -> None:
    """Alone against Emil."""
    c = book.c
    book.chapter("solo", word("guide.solo"))
    book.paragraph(word("guide.solo.setup", workers=c.workers[1], coins=c.coins[1], rounds=c.rounds[1]))
    book.paragraph(word("guide.solo.emil", n=c.emil_workers, more=numbers(c.emil_more)))
    book.paragraph(word("guide.solo.cards"))
    spaces = [word("space." + c.spaces[space]) for space in c.emil_deck]
    book.listing(spaces, word("guide.solo.deck", n=len(spaces)))
    book.paragraph(word("guide.solo.takes", level=c.emil_level))
    book.paragraph(word("guide.solo.aim"))
