"""Rules help: rulings, and what is reconstructed."""

from __future__ import annotations

import re
from typing import Final

from roundhouse.core.message import Message
from roundhouse.games.russian_railroads.guide.book import Book
from roundhouse.games.russian_railroads.guide.opening import PLAYERS
from roundhouse.games.russian_railroads.guide.reconstruction import WHY
from roundhouse.games.russian_railroads.reading.loading import shipped
from roundhouse.games.russian_railroads.rules.components import (
    ANY_COLOUR,
    BLACK,
    BOARDS,
    NINE,
    SPACES,
    Components,
)
from roundhouse.kit.book import note_rows, number, word
from roundhouse.kit.words import listed

RULINGS: Final = (
    "repeat", "coin_order", "temporary", "after_pass", "no_loco", "token", "second_marker", "end_card",
    "steelworks_factory", "two_payouts", "payout_spaces", "no_dividend", "coin_space", "medal",
    "steelworks_count", "upper", "doubler_bonus",
)  # fmt: skip


def rulings(book: Book) -> None:
    """What holds where the rules leave a question open."""
    book.chapter("rulings", word("guide.rulings"))
    items = [Message("guide.rulings." + name) for name in RULINGS]
    book.listing(settled(book.c) + items, word("guide.rulings.lead"))


def settled(c: Components) -> list[Message]:
    """What the components decide of the questions on which sources are silent or disagree."""
    public = [sum(1 for space in c.open_spaces[n] if c.space_public[space]) for n in PLAYERS]
    few = listed([number(n) for n in PLAYERS if public[n - 1] == 1], "or") if 1 in public else None
    found = [
        word("guide.rulings.both_public" if few is None else "guide.rulings.one_public", players=few or "")
    ]
    for space in range(SPACES):
        name = word("space." + c.spaces[space])
        colours = c.space_effect[space].colours
        if colours & 1 << BLACK and colours not in (1 << BLACK, ANY_COLOUR):
            adds = c.black_spaces >> space & 1
            found.append(
                word("guide.rulings.black_open" if adds else "guide.rulings.no_black_open", space=name)
            )
        if c.space_workers[space] and c.space_coins[space]:
            both = c.workers_only >> space & 1
            found.append(
                word("guide.rulings.worker_and_coin" if both else "guide.rulings.two_coins", space=name)
            )
    found.append(word("guide.rulings.lowest_order" if c.lowest_ordered else "guide.rulings.lowest_level"))
    return found


def reconstructed(book: Book) -> None:
    """What is not known of the printed game, and what stands in for it."""
    book.reconstructed("guide.reconstructed", note_rows(book.c, shipped(), part_word, WHY))


def part_word(part: str) -> Message:
    """What a note is about: a block of the file, or an entry of one."""
    space = re.match(r"(\w+) space (\d+)", part)
    if space is not None:
        return word("guide.usa.space_of", space=int(space[2]), route=word("route." + space[1]))
    kind, _, name = part.partition(" ")
    if name and kind in NAMED:
        return NAMED[kind](name)
    if part.split(".")[0] in BOARDS:
        return board_part(part)
    return word("guide.part." + part.split(".")[-1]) if part in PARTS else word("guide.part.other", name=part)


def board_part(part: str) -> Message:
    """A player board, or a block of one."""
    name, _, block = part.partition(".")
    board = word("option.board." + name)
    if not block:
        return word("guide.part.board", board=board)
    if block == "industry":
        return word("guide.part.industry", board=board)
    return word("route." + block)


def space_part(name: str) -> Message:
    return word("space." + name)


def token_part(name: str) -> Message:
    return word("token." + name)


def card_part(name: str) -> Message:
    return word("card." + name)


def factory_part(name: str) -> Message:
    return word("factory.number", number=min(int(name), NINE))


def engineer_part(name: str) -> Message:
    return word("engineer.name", engineer=int(name))


NAMED: Final = {
    "space": space_part,
    "token": token_part,
    "card": card_part,
    "factory": factory_part,
    "engineer": engineer_part,
}
PARTS: Final = (
    "tracks", "players", "supply", "spaces", "starting_bonuses", "tokens", "stock", "stock.lowest",
    "steelworks", "cards", "end_cards", "factories", "engineers", "solo",
)  # fmt: skip
