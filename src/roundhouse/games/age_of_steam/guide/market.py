"""Rules help: shares, the auction with its payments, the actions, and the money of a turn."""

from __future__ import annotations

from typing import Final

from roundhouse.core.message import Message
from roundhouse.games.age_of_steam.guide.book import Book
from roundhouse.games.age_of_steam.rules.auction import payment
from roundhouse.games.age_of_steam.rules.components import EVERY_ACTION, TURN_ORDER
from roundhouse.games.age_of_steam.words.actions import general_effect
from roundhouse.games.age_of_steam.words.money import SHARE_COST
from roundhouse.games.age_of_steam.words.names import action_word, money
from roundhouse.kit.book import Cell, word

EXAMPLE_BID: Final = 5  # an odd one shows the rounding
FEWEST, MOST = 3, 6  # players of an auction that the table shows


def shares(book: Book) -> None:
    """Issuing shares."""
    m = book.m
    book.chapter("shares", word("guide.shares"))
    book.paragraph(word("guide.shares.how", price=m.share_price))
    book.paragraph(word("guide.shares.cost", cost=SHARE_COST, points=-book.c.score_share))
    book.paragraph(word("guide.shares.limit", most=m.most_shares))


def auction(book: Book) -> None:
    """Player order."""
    book.chapter("auction", word("guide.auction"))
    book.paragraph(word("guide.auction.bidding"))
    book.paragraph(word("guide.auction.pass", action=action_word(TURN_ORDER)), "passing")
    book.paragraph(word("guide.auction.payment"), "payments")
    heads = [word("guide.head.place", place=place) for place in range(1, MOST)]
    rows = [payments(players) for players in range(FEWEST, MOST + 1)]
    book.table(
        word("guide.auction.table", bid=EXAMPLE_BID),
        ["players", *heads, "place_last"],
        rows,
    )


def payments(players: int) -> list[Cell]:
    """What each place pays with so many players; places that do not exist stay empty."""
    paid: list[Cell] = [
        money(payment(players, place, EXAMPLE_BID)) if place < players else "–" for place in range(1, MOST)
    ]
    return [players, *paid, money(payment(players, players, EXAMPLE_BID))]


def actions(book: Book) -> None:
    """The actions."""
    book.chapter("actions", word("guide.actions"))
    book.paragraph(word("guide.actions.how"))
    effects(book)
    book.paragraph(word("guide.actions.empty"))
    book.figure("actions", word("guide.actions.figure"))


def effects(book: Book) -> None:
    """What each action of the map does."""
    m = book.m
    rows: list[list[Cell]] = [
        [action_word(action), general_effect(m, action)]
        for action in range(EVERY_ACTION)
        if m.actions >> action & 1
    ]
    book.table(word("guide.actions.table"), ("action", "effect"), rows)


def settlement(book: Book) -> None:
    """Income, expenses and reduction."""
    book.chapter("money", word("guide.money"))
    book.paragraph(word("guide.money.income"), "income")
    book.paragraph(word("guide.money.expenses", cost=SHARE_COST), "expenses")
    book.paragraph(word("guide.money.short"), "bankruptcy")
    book.paragraph(word("guide.money.reduction"), "reduction")
    reductions(book)
    book.paragraph(word("guide.money.forecast"))


def reductions(book: Book) -> None:
    """What high incomes lose."""
    rows: list[list[Cell]] = [list(row) for row in bands(book.edition.reduction)]
    book.table(word("guide.money.table"), ("income", "reduction"), rows)


def bands(steps: list[int]) -> list[tuple[Message, int]]:
    """The bands of income with what each loses, from the flat list of an edition."""
    entries = list(zip(steps[::2], steps[1::2], strict=True))
    if entries and entries[0][0] > 0:
        entries.insert(0, (0, 0))
    found: list[tuple[Message, int]] = []
    for number, (low, less) in enumerate(entries):
        if number + 1 < len(entries):
            found.append((word("guide.money.band", low=low, high=entries[number + 1][0] - 1), less))
        else:
            found.append((word("guide.money.band_top", low=low), less))
    return found
