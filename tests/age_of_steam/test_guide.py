"""The guide: rules help in every language, and a passage for every question."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from age_of_steam.solvent import GAME, course
from catalogues import LANGUAGES, StrictWords, compile_all
from roundhouse.core.message import Message
from roundhouse.games.age_of_steam.game import AgeOfSteam
from roundhouse.games.age_of_steam.guide import GUIDE
from roundhouse.games.age_of_steam.guide.market import bands
from roundhouse.games.age_of_steam.guide.switches import SENTENCES, switch_word
from roundhouse.games.age_of_steam.reading.loading import load, map_file, parse
from roundhouse.kit.book import Block, Chapter
from roundhouse.testing.guide import anchors, texts
from roundhouse.text import Words

ALL = pytest.mark.parametrize("language", LANGUAGES)
GENERAL = [
    "goal", "table", "setup", "turn", "shares", "auction", "actions", "build", "ownership", "urbanization",
    "moving", "money", "growth", "end", "editions",
]  # fmt: skip


@pytest.fixture(scope="module")
def spoken() -> dict[str, Words]:
    """The words in every language."""
    compile_all()
    return {language: StrictWords(language, GAME, ["Ada", "Bot", "Cleo"]) for language in LANGUAGES}


def tables(chapters: list[Chapter], anchor: str) -> list[Block]:
    chapter = next(chapter for chapter in chapters if chapter.anchor == anchor)
    return [block for block in chapter.paragraphs if block.kind == "table"]


# The rules help


@ALL
def test_all_chapters_are_there(spoken: dict[str, Words], language: str) -> None:
    chapters = GUIDE.chapters(spoken[language].say)
    maps = ["map-" + m.name.replace("_", "-") for m in GAME.maps]
    assert [chapter.anchor for chapter in chapters] == [*GENERAL, *maps, "rulings", "reconstructed"]


def test_r_auc_5_the_payment_table(spoken: dict[str, Words]) -> None:
    table = tables(GUIDE.chapters(spoken["en"].say), "auction")[0]
    assert [row[1:] for row in table.rows] == [
        ("$5", "$5", "–", "–", "–", "$0"),
        ("$5", "$5", "$3", "–", "–", "$0"),
        ("$5", "$5", "$3", "$3", "–", "$0"),
        ("$5", "$5", "$3", "$3", "$3", "$0"),
    ]


def test_r_bld_17_the_prices_of_tiles(spoken: dict[str, Words]) -> None:
    costs, replacing, supply = tables(GUIDE.chapters(spoken["en"].say), "build")
    assert costs.rows == (
        ("plain", "$2", "$3", "$4"), ("river", "$3", "$4", "$5"), ("mountain", "$4", "$5", "$6"),
    )  # fmt: skip
    assert [row[1] for row in replacing.rows] == ["$3", "$2", "$3", "$2"]
    assert sum(int(row[1]) for row in supply.rows) == 136


def test_r_inc_4_the_bands_of_income(spoken: dict[str, Words]) -> None:
    table = tables(GUIDE.chapters(spoken["en"].say), "money")[0]
    assert table.rows == (
        ("0 to 10", "0"), ("11 to 20", "2"), ("21 to 30", "4"), ("31 to 40", "6"), ("41 to 49", "8"),
        ("50 and more", "10"),
    )  # fmt: skip
    assert len(bands([11, 2])) == 2, "a table that begins later gets its first band"


def test_every_switch_of_every_map_is_told_with_its_numbers(spoken: dict[str, Words]) -> None:
    chapters = {chapter.anchor: chapter for chapter in GUIDE.chapters(spoken["en"].say)}
    for m in GAME.maps:
        lists = [b for b in chapters["map-" + m.name.replace("_", "-")].paragraphs if b.kind == "list"]
        assert sum(len(block.items) for block in lists) >= len(m.rules)
    korea = " ".join(texts([chapters["map-korea"]]))
    assert "Inchon–Suwon $2, Suwon–Seoul $2" in korea
    assert "hill $3" in korea
    germany = " ".join(texts([chapters["map-germany"]]))
    assert "$6, $7, $8, $9, $10, $11, $12" in germany
    assert "Atlanta: 1 in turns 1 to 4" in " ".join(texts([chapters["map-southern-us"]]))


def test_every_switch_that_a_map_file_may_use_has_a_sentence(spoken: dict[str, Words]) -> None:
    """Whatever a map says, each sentence can be said of it."""
    for said in spoken.values():
        for sentence in SENTENCES.values():
            for m in GAME.maps:
                text = said.say(sentence(m))
                assert not re.search(r"[{}]|None|  ", text), text


def test_every_edition_has_its_column(spoken: dict[str, Words]) -> None:
    table = tables(GUIDE.chapters(spoken["en"].say), "editions")[0]
    assert len(table.head) == 1 + len(GAME.components.editions)
    assert len(table.rows) == 8
    deluxe, first, summary, online = zip(*(row[1:] for row in table.rows), strict=True)
    assert [a == b for a, b in zip(deluxe, first, strict=True)].count(False) == 2
    assert [a == b for a, b in zip(deluxe, summary, strict=True)].count(True) == 1
    assert [a == b for a, b in zip(deluxe, online, strict=True)].count(False) == 1


def test_every_note_on_what_is_not_certain_is_translated(spoken: dict[str, Words]) -> None:
    whys = {why for _, _, why in GAME.components.reconstructed}
    rows = []
    for said in spoken.values():
        table = tables(GUIDE.chapters(said.say), "reconstructed")[0]
        assert len(table.rows) == len(GAME.components.reconstructed)
        assert not {row[2] for row in table.rows} & whys
        rows.append([row[2] for row in table.rows])
    for others in zip(*rows, strict=True):
        assert len(set(others)) == len(LANGUAGES)


# Numbers come from the components


def test_an_owners_map_has_its_own_chapter_and_numbers(spoken: dict[str, Words]) -> None:
    content = map_file("korea").read_text(encoding="utf-8")
    content = content.replace('name = "korea"', 'name = "my_land"').replace("Korea", "My Land")
    content = content.replace("hill = 3", "hill = 7")
    game = AgeOfSteam(parse(content, "my_land.toml"))
    for language, price in [("en", "$7"), ("de", "7\u00a0$"), ("pl", "7\u00a0$")]:
        chapters = GUIDE.chapters(Words(language, game).say, game)
        assert "map-my-land" in anchors(chapters)
        assert price in " ".join(texts(chapters))
    assert set(GUIDE.figures(Words("en", game).say, game)) >= {"symbols", "map"}


# A passage for every question


@pytest.mark.parametrize("map", ["rust_belt", "st_lucia"])
def test_every_position_of_a_game_has_a_passage(spoken: dict[str, Words], map: str) -> None:
    there = set(anchors(GUIDE.chapters(spoken["en"].say)))
    players = next(m.least for m in GAME.maps if m.name == map)
    seen = {
        GUIDE.anchor_for(state.decision.name, state)
        for state in course(map, players, 4, sponsored=True)
        if not state.over
    }
    assert seen <= there
    assert {"shares", "actions", "build", "moving", "urbanization", "where-to-build", "the-way"} <= seen
    assert ("map-st-lucia" in seen) == (map == "st_lucia")


def test_what_is_removed_and_what_is_added_name_no_action_twice() -> None:
    both = [m for m in load().maps if {"actions_removed", "actions_added"} <= {*m.rules}]
    assert both
    for m in both:
        gone, added = (
            {one.key for one in leaves(switch_word(m, rule)) if one.key.startswith("action.")}
            for rule in ("actions_removed", "actions_added")
        )
        assert gone
        assert added
        assert not gone & added


def leaves(message: Message) -> Iterator[Message]:
    """A message and all that are in it."""
    yield message
    for inner in message.args.values():
        if isinstance(inner, Message):
            yield from leaves(inner)
