"""Rules help: the end and the scoring, variants, rulings, and what is reconstructed."""

from __future__ import annotations

from typing import Final

from roundhouse.core.message import Message
from roundhouse.games.railroad_revolution.guide.book import Book, amounts
from roundhouse.games.railroad_revolution.reading.loading import shipped
from roundhouse.games.railroad_revolution.rules.components import TRACKS
from roundhouse.games.railroad_revolution.rules.scoring import LINES, TOP_LEVEL
from roundhouse.kit.book import note_rows, word

RULINGS: Final = (
    "workers", "anytime", "afford", "last_rails", "engineer", "accountant", "tile_twice", "exchange",
    "negotiator", "deal_pieces", "deal_order", "useless", "steps", "flip", "between", "leftmost", "promotion",
    "sold_out", "completing", "start_pieces", "free_pieces", "end",
)  # fmt: skip


def end(book: Book) -> None:
    """End of the game and scoring."""
    c = book.c
    book.chapter("end", word("guide.end"))
    trigger(book)
    book.paragraph(word("guide.end.late"))
    points(book)
    book.table(
        word("guide.end.links"),
        ("sections", "points"),
        [[word("guide.end.pair", a=n, b=n + 1), vp] for n, vp in enumerate(c.link_vp, 1)],
    )
    book.paragraph(word("guide.end.tie", price=c.share_sale))


def trigger(book: Book) -> None:
    """What brings the end."""
    c = book.c
    cleared = {"rails": c.rails - c.rails_right, "buildings": c.buildings - c.buildings_right}
    book.paragraph(word("guide.end.trigger", **cleared))


def points(book: Book) -> None:
    """What scores in the end."""
    c = book.c
    lines = {
        "trains": word("guide.end.trains", vp=c.train_vp),
        "milestones": word("guide.end.milestones"),
        "telegraph": word("guide.end.telegraph"),
        "stations": word("guide.end.stations"),
        "network": word("guide.end.network", level=TOP_LEVEL),
        "connections": word("guide.end.connections"),
    }
    items = [word("guide.end.line", line=word("score." + line), how=lines[line]) for line in LINES]
    book.listing(items, word("guide.end.scoring"), "scoring")


def variants(book: Book) -> None:
    """The two official variants."""
    c = book.c
    pairs = [
        (c.gate_money[track][slot], c.gate_money_hard[track][slot])
        for track in range(len(TRACKS))
        for slot in range(len(c.gate_money[track]))
        if c.gate_money[track][slot]
    ]
    book.chapter("variants", word("guide.variants"))
    items = [
        word("guide.variants.milestones", option=word("option.milestones"), n=c.milestone_draw),
        word(
            "guide.variants.tracks",
            option=word("option.tracks"),
            normal=amounts(price for price, _ in pairs),
            hard=amounts(price for _, price in pairs),
        ),
    ]
    book.listing(items, word("guide.variants.both"))


def rulings(book: Book) -> None:
    """What holds where the rulebook leaves a question open."""
    book.chapter("rulings", word("guide.rulings"))
    numbers = {"workers": {"n": book.c.min_workers}, "engineer": {"price": book.c.railroad_price}}
    items = [word("guide.rulings." + name, **numbers.get(name, {})) for name in RULINGS]
    book.listing(items, word("guide.rulings.lead"))


def reconstructed(book: Book) -> None:
    """What is not known of the printed game, and what stands in for it."""
    book.reconstructed("guide.reconstructed", note_rows(book.c, shipped(), part_word, WHY))


def part_word(block: str) -> Message:
    """What a note is about: a block of the file, or an entry of one."""
    kind, _, name = block.partition(" ")
    if not name:
        return word("guide.part." + block) if block in PARTS else word("guide.part.other", name=block)
    if kind == "city":
        return word("city." + name)
    if kind == "link":
        a, _, b = name.partition("-")
        return word("space.single", a=word("city." + a), b=word("city." + b))
    return word("guide.part.entry", name=name)


PARTS: Final = (
    "supply", "actions", "cities", "links", "city_tiles", "telegraph", "telegraph_tiles", "neutral", "trains",
    "deals", "tracks", "player_board", "setup_tiles", "milestones",
)  # fmt: skip

WHY = {
    "cities": word("guide.why.cities"),
    "city kansas_city": word("guide.why.middle_city"),
    "city denver": word("guide.why.named_once"),
    "city el_paso": word("guide.why.named_once"),
    "city seattle": word("guide.why.north_west_city"),
    "links": word("guide.why.links"),
    "link washington-chicago": word("guide.why.chicago_line"),
    "link charlotte-little_rock": word("guide.why.little_rock_line"),
    "city_tiles": word("guide.why.city_tiles"),
    "telegraph": word("guide.why.telegraph"),
    "telegraph_tiles": word("guide.why.telegraph_tiles"),
    "trains": word("guide.why.trains"),
    "deals": word("guide.why.deals"),
    "tracks": word("guide.why.tracks"),
    "player_board": word("guide.why.player_board"),
    "setup_tiles": word("guide.why.setup_tiles"),
    "milestones": word("guide.why.milestones"),
    "milestone A2-1": word("guide.why.previewed"),
}
