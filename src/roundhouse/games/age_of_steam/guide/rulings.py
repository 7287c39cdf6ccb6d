"""Rules help: rulings, and what is not certain."""

from __future__ import annotations

from typing import Final

from roundhouse.core.message import Message
from roundhouse.games.age_of_steam.guide.book import Book
from roundhouse.games.age_of_steam.reading.loading import shipped
from roundhouse.games.age_of_steam.words.names import named
from roundhouse.games.age_of_steam.words.options import edition_word, map_word
from roundhouse.kit.book import note_rows, word

RULINGS: Final = (
    "lot", "drop", "action", "tile_by_tile", "double_redirect", "discs", "urban_first", "dice", "last",
)  # fmt: skip


def rulings(book: Book) -> None:
    """What holds where the rules leave a question open."""
    book.chapter("rulings", word("guide.rulings"))
    book.listing([word("guide.rulings." + name) for name in RULINGS], word("guide.rulings.lead"))


def unsure(book: Book) -> None:
    """What is not known for certain, and what stands in for it."""
    if not book.c.reconstructed:
        return
    book.chapter("reconstructed", word("guide.unsure"))
    book.paragraph(word("guide.unsure.lead"))
    same = {what: SAME[why] for what, _, why in book.c.reconstructed if why in SAME}
    rows = note_rows(book.c, shipped(), lambda what: part_word(book, what), {**same, **WHY})
    book.table(word("guide.unsure.table"), ("what", "basis", "why"), rows)


def part_word(book: Book, what: str) -> Message:
    """What a note is about: an edition, or a part of a map."""
    if what.startswith("editions."):
        return edition_word(what.partition(".")[2])
    title, _, part = what.partition(": ")
    names = [head.name for head in book.c.maps.heads if head.title == title]
    if not part or not names:
        return named(what)
    return word("guide.part.of_map", map=map_word(book.c, names[0]), part=PARTS.get(part, named(part)))


PARTS: Final = {
    "turn_order_action": word("guide.part.turn_order_action"),
    "start_section": word("guide.part.start_section"),
    "first_build_from": word("guide.part.first_build_from"),
    "production_targets": word("guide.part.production_targets"),
    "special_cube": word("guide.part.special_cube"),
    "extra_growth": word("guide.part.extra_growth"),
    "direct_links": word("guide.part.direct_links"),
    "terrain_cost": word("guide.part.terrain_cost"),
    "contiguous_until": word("guide.part.contiguous_until"),
    "transcontinental_bonus": word("guide.part.transcontinental_bonus"),
    "course of the rivers": word("guide.part.rivers"),
    "grid": word("guide.part.grid"),
    "start cubes": word("guide.part.start_cubes"),
    "coasts that block track": word("guide.part.coasts"),
    "side between C4 and C5": word("guide.part.inchon"),
    "cities without a number": word("guide.part.no_number"),
    "names": word("guide.part.names"),
    "price of mountains": word("guide.part.mountains"),
    "rules": word("guide.part.rules"),
    "turns": word("guide.part.turns"),
}

# Notes that several maps have in the same words.
SAME: Final = {
    "Read from one engine; the printed board was not seen.": word("guide.why.one_engine"),
    "As one engine plays it; no recorded game shows all of it.": word("guide.why.one_engine_plays"),
    "One engine says $4; games were played there while it said $3.": word("guide.why.brown"),
}

WHY: Final = {
    "editions.2002": word("guide.why.first_edition"),
    "editions.summary": word("guide.why.summary"),
    "editions.online": word("guide.why.online"),
    "Rust Belt: I1": word("guide.why.lake_hex"),
    "Rust Belt: course of the rivers": word("guide.why.rivers"),
    "St. Lucia: turn_order_action": word("guide.why.turn_order_action"),
    "St. Lucia: start_section": word("guide.why.start_section"),
    "St. Lucia: first_build_from": word("guide.why.no_city"),
    "Barbados: production_targets": word("guide.why.production_targets"),
    "Southern US: special_cube": word("guide.why.special_cube"),
    "Southern US: extra_growth": word("guide.why.extra_growth"),
    "Southern US: grid": word("guide.why.grid"),
    "Southern US: B11": word("guide.why.new_orleans"),
    "Southern US: L12": word("guide.why.south_edge"),
    "Southern US: course of the rivers": word("guide.why.rivers"),
    "Germany: extra_growth": word("guide.why.extra_growth"),
    "Germany: direct_links": word("guide.why.german_link"),
    "Germany: C4": word("guide.why.bremen"),
    "Germany: L11": word("guide.why.silesia"),
    "Germany: start cubes": word("guide.why.vienna"),
    "Germany: course of the rivers": word("guide.why.rivers"),
    "Western US: terrain_cost": word("guide.why.west_prices"),
    "Western US: first_build_from": word("guide.why.west_start"),
    "Western US: contiguous_until": word("guide.why.west_network"),
    "Western US: transcontinental_bonus": word("guide.why.west_bonus"),
    "Western US: course of the rivers": word("guide.why.rivers"),
    "Korea: terrain_cost": word("guide.why.korea_prices"),
    "Korea: grid": word("guide.why.grid"),
    "Korea: coasts that block track": word("guide.why.coasts"),
    "Korea: side between C4 and C5": word("guide.why.inchon"),
    "Korea: cities without a number": word("guide.why.no_number"),
    "Trisland: names": word("guide.why.nameless"),
    "Jamaica: start cubes": word("guide.why.jamaica_cubes"),
    "Jamaica: turns": word("guide.why.jamaica_turns"),
}
