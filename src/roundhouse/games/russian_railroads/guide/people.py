"""Rules help: engineers, doublers, ?-tokens and ?-cards, and the turn order."""

from __future__ import annotations

from roundhouse.core.bits import members
from roundhouse.core.message import Message
from roundhouse.games.russian_railroads.guide.book import Book
from roundhouse.games.russian_railroads.rules.components import BOARDS, ENGINEERS, RUSSIA, Components
from roundhouse.games.russian_railroads.words.effects import effect_word
from roundhouse.games.russian_railroads.words.names import cost_word
from roundhouse.kit.book import Cell, word
from roundhouse.kit.words import listed


def engineers(book: Book) -> None:
    """Engineers."""
    c = book.c
    book.chapter("engineers", word("guide.engineers"))
    book.paragraph(word("guide.engineers.public"))
    book.paragraph(word("guide.engineers.hire", cost=cost_word(0, 0, 0, c.space_coins[c.hire])))
    book.paragraph(word("guide.engineers.own"))
    book.paragraph(word("guide.engineers.move"))
    book.paragraph(word("guide.engineers.majority", first=c.majority[0], second=c.majority[1]), "majority")
    book.table(
        word("guide.engineers.table"),
        ("engineer", "stack", "public_price", "effect"),
        [engineer_row(c, number) for number in range(1, ENGINEERS + 1)],
    )


def engineer_row(c: Components, number: int) -> list[Cell]:
    price: Cell = cost_word(c.engineer_workers[number], 0, 0, c.engineer_coins[number])
    if c.engineer_stack[number] < 0:
        price = word("guide.engineers.never_public")
    stack: Cell = "AB"[c.engineer_stack[number]] if c.engineer_stack[number] >= 0 else word("guide.none")
    return [number, stack, price, effect_word(c, c.engineer_effect[number])]


def extras(book: Book) -> None:
    """Doublers, ?-tokens, ?-cards."""
    c = book.c
    spaces = len(c.boards[RUSSIA].doublers[0])
    book.chapter("extras", word("guide.extras"))
    route = word("route." + c.boards[RUSSIA].routes[0])
    book.paragraph(word("guide.extras.doublers", route=route, spaces=spaces, n=c.doublers), "doublers")
    book.paragraph(word("guide.extras.tokens"), "tokens")
    book.table(
        word("guide.extras.token_table"),
        ("token", "effect", "boards"),
        [
            [
                word("token." + name),
                effect_word(c, c.token_effect[token]),
                boards_word(c.token_boards[token]),
            ]
            for token, name in enumerate(c.tokens)
        ],
    )
    book.paragraph(word("guide.extras.medal"))
    book.paragraph(word("guide.extras.cards", n=len(c.cards)), "cards")
    book.table(
        word("guide.extras.card_table"),
        ("card", "effect"),
        [[word("card." + name), effect_word(c, c.card_effect[card])] for card, name in enumerate(c.cards)],
    )
    book.paragraph(word("guide.extras.repeat"), "repeating")


def boards_word(mask: int) -> Message:
    """On which boards something is used."""
    return listed([word("option.board." + BOARDS[board]) for board in members(mask)])


def order(book: Book) -> None:
    """Turn order and relocation."""
    book.chapter("order", word("guide.order"))
    book.paragraph(word("guide.order.claim"))
    book.paragraph(word("guide.order.new"))
    book.paragraph(word("guide.order.relocate"), "relocation")
    book.paragraph(word("guide.order.gained"))
    book.paragraph(word("guide.order.two"))
    book.paragraph(word("guide.order.last"))
