"""Rules help: what the game is about, the table, the set-up, a round and a turn, and paying."""

from __future__ import annotations

from typing import Final

from roundhouse.core.bits import members
from roundhouse.core.message import Message
from roundhouse.games.russian_railroads.guide.book import Book
from roundhouse.games.russian_railroads.rules.components import RUSSIA, SPACES, Components
from roundhouse.games.russian_railroads.rules.scoring import LINES
from roundhouse.games.russian_railroads.words.effects import effect_word
from roundhouse.games.russian_railroads.words.names import cost_word, points_word
from roundhouse.games.russian_railroads.words.spaces import AREAS, area
from roundhouse.kit.book import Cell, numbers, word
from roundhouse.kit.words import listed

PLAYERS = (1, 2, 3, 4)


def goal(book: Book) -> None:
    """What the game is about."""
    c = book.c
    book.chapter("goal", word("guide.goal"))
    book.paragraph(word("guide.goal.aim"))
    book.paragraph(word("guide.goal.again"))
    book.paragraph(word("guide.goal.worker"))
    sources = {
        "main_route": word("guide.goal.route", route=word("route." + c.boards[RUSSIA].routes[0])),
        "second_route": word("guide.goal.route", route=word("route." + c.boards[RUSSIA].routes[1])),
        "third_route": word("guide.goal.route", route=word("route." + c.boards[RUSSIA].routes[2])),
        "industry": word("guide.goal.industry"),
        "gifts": word("guide.goal.gifts"),
        "passing": word("guide.goal.passing"),
        "end_cards": word("guide.goal.end_cards"),
        "engineers": word("guide.goal.engineers", first=c.majority[0], second=c.majority[1]),
        "stock": word("guide.goal.stock", first=c.stock_points[0], second=c.stock_points[1]),
    }
    items = [word("guide.line", line=word("score." + line), how=sources[line]) for line in LINES]
    book.listing(items, word("guide.goal.sources"))
    boards = {"russia": word("option.board.russia"), "usa": word("option.board.usa")}
    book.paragraph(word("guide.goal.boards", **boards))


def table(book: Book) -> None:
    """What lies on the table."""
    c = book.c
    book.chapter("table", word("guide.table"))
    book.paragraph(word("guide.table.main"))
    book.figure("mainboard", word("guide.table.main_figure"))
    book.paragraph(word("guide.table.board", lengths=numbers(c.boards[RUSSIA].length)))
    book.figure("player-0", word("guide.table.board_figure"))
    book.paragraph(word("guide.table.supply", low=c.first_pile, high=c.last_pile))
    book.figure("supply", word("guide.table.supply_figure"))
    book.paragraph(word("guide.table.open"))


def setup(book: Book) -> None:
    """What everybody begins with."""
    c = book.c
    book.chapter("setup", word("guide.setup"))
    start = [
        word("guide.setup.track"),
        word("guide.setup.loco", number=c.start_loco),
        word("guide.setup.marker"),
        word("guide.setup.tokens", n=len(members(c.boards[RUSSIA].tokens))),
        word("guide.setup.pieces", pieces=numbers(c.pieces)),
    ]
    book.listing(start, word("guide.setup.everybody"))
    book.table(
        word("guide.setup.by_players"),
        ("players", "rounds", "workers", "coins", "engineers_a", "engineers_b"),
        [[n, c.rounds[n], c.workers[n], c.coins[n], c.engineers_a[n], c.engineers_b[n]] for n in PLAYERS],
    )
    book.paragraph(word("guide.setup.piles", low=c.first_pile, high=c.last_pile))
    cards = {"removed": c.end_cards_removed, "left": len(c.end_cards) - c.end_cards_removed}
    book.paragraph(word("guide.setup.cards", **cards))
    bonuses = [effect_word(c, bonus) for bonus in c.bonus_effect]
    book.listing(bonuses, word("guide.setup.bonuses"), "starting-bonus")


def turn(book: Book) -> None:
    """A round and a turn."""
    c = book.c
    book.chapter("turn", word("guide.turn"))
    book.paragraph(word("guide.turn.play"))
    book.paragraph(word("guide.turn.once"))
    book.paragraph(word("guide.turn.open"))
    book.paragraph(word("guide.turn.full"), "in-full")
    book.paragraph(word("guide.turn.any_order"), "carrying-out")
    book.paragraph(word("guide.turn.counting"), "counting-steps")
    passing(book)
    book.table(word("guide.turn.spaces"), ("space", "price", "effect", "players"), space_rows(c))
    book.paragraph(word("guide.turn.last"), "last-round")


def passing(book: Book) -> None:
    """What passing brings, and what happens when all have passed."""
    points = listed([points_word(points) for points in book.c.pass_points])
    book.paragraph(word("guide.turn.pass", points=points), "passing")
    steps = [word("guide.turn.end_order"), word("guide.turn.end_score"), word("guide.turn.end_home")]
    book.listing(steps, word("guide.turn.end"), "end-of-round")


def space_rows(c: Components) -> list[list[Cell]]:
    """The spaces of the main board, by area."""
    rows: list[list[Cell]] = []
    for name in AREAS:
        for space in range(SPACES):
            if area(c, space) == name:
                open_to = [n for n in PLAYERS if c.space_open[space] >> n & 1]
                rows.append(
                    [word("space." + c.spaces[space]), price(c, space), gives(c, space), numbers(open_to)]
                )
    return rows


def price(c: Components, space: int) -> Message:
    """What a space costs."""
    if c.space_public[space]:
        return word("guide.turn.as_engineer")
    return cost_word(c.space_workers[space], 0, 0, c.space_coins[space])


def gives(c: Components, space: int) -> Message:
    """What a space gives, whoever lies there."""
    if space == c.hire:
        return word("guide.turn.hires")
    if c.space_public[space]:
        return word("guide.turn.uses_engineer")
    if c.space_claim[space]:
        return word("guide.turn.claims", place=c.space_claim[space])
    return effect_word(c, c.space_effect[space])


def paying(book: Book) -> None:
    """Workers and coins."""
    c = book.c
    book.chapter("paying", word("guide.paying"))
    book.paragraph(word("guide.paying.workers"))
    book.paragraph(word("guide.paying.coins"))
    book.paragraph(word("guide.paying.keep"))
    book.paragraph(word("guide.paying.extra", n=c.extra_workers))
    book.paragraph(word("guide.paying.temporary", n=c.temp_workers), "temporary-workers")
    book.paragraph(word("guide.paying.black"), "black-worker")


CHAPTERS: Final = (goal, table, setup, turn, paying)
