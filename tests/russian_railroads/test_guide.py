"""The guide: rules help in every language, and a passage for every question."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from catalogues import LANGUAGES, SOURCE, compile_all, sentences
from playing import random_move
from roundhouse.core.random import Random
from roundhouse.games.russian_railroads import guide, words
from roundhouse.games.russian_railroads.agenda import PLAIN, WITH_ONE
from roundhouse.games.russian_railroads.components import BOARDS
from roundhouse.games.russian_railroads.game import RussianRailroads
from roundhouse.games.russian_railroads.guiding.book import Book
from roundhouse.games.russian_railroads.guiding.counting import example
from roundhouse.games.russian_railroads.loading import SHIPPED, load, parse
from roundhouse.games.russian_railroads.scoring import round_points, route_points
from roundhouse.guide import Block, Chapter, guide_of
from roundhouse.text import Words

GAME = RussianRailroads(load())
C = GAME.components
DECISIONS = sorted({*PLAIN, *WITH_ONE})
LESSON = guide.lesson()
ALL = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture(scope="module")
def spoken() -> dict[str, Words]:
    """The words in every language."""
    compile_all()
    return {language: Words(language, GAME, ["Ada", "Bot"]) for language in LANGUAGES}


def texts(chapters: list[Chapter]) -> Iterator[str]:
    """Everything that the chapters say."""
    for chapter in chapters:
        yield chapter.title
        for block in chapter.paragraphs:
            yield from (text for text in [block.text, *block.items, *block.head] if text)
            for row in block.rows:
                yield from row


def anchors(chapters: list[Chapter]) -> list[str]:
    found = [chapter.anchor for chapter in chapters]
    return found + [block.anchor for chapter in chapters for block in chapter.paragraphs if block.anchor]


def tables(said: Words, anchor: str) -> list[Block]:
    chapter = next(chapter for chapter in guide.chapters(said.say) if chapter.anchor == anchor)
    return [block for block in chapter.paragraphs if block.kind == "table"]


# The rules help


@ALL
def test_all_chapters_are_there_and_say_something(spoken: dict[str, Words], language: str) -> None:
    chapters = guide.chapters(spoken[language].say)
    assert [chapter.anchor for chapter in chapters] == [
        "goal", "table", "setup", "turn", "paying", "tracks", "gifts", "locomotives", "industry", "engineers",
        "extras", "order", "scoring", "end", "usa", "solo", "rulings", "reconstructed",
    ]  # fmt: skip
    for chapter in chapters:
        assert any(block.kind in ("p", "list") for block in chapter.paragraphs)
    for text in texts(chapters):
        assert text.strip() == text != ""
        assert not re.search(r"[{}]|None|  |guide\.\w|lesson\.\w", text), text


@ALL
def test_blocks_are_whole(spoken: dict[str, Words], language: str) -> None:
    figures = guide.figures(spoken[language].say)
    shown: list[str] = []
    for chapter in guide.chapters(spoken[language].say):
        for block in chapter.paragraphs:
            assert block.kind in ("p", "list", "table", "figure")
            if block.kind == "p":
                assert block.text
            elif block.kind == "list":
                assert block.items
            elif block.kind == "table":
                assert block.text
                assert block.rows
                assert {len(row) for row in block.rows} == {len(block.head)}
            else:
                shown.append(block.figure)
    assert shown
    assert set(shown) <= set(figures)
    assert len(set(shown)) == len(shown), "a drawing shown twice would repeat its element ids"
    assert next(iter(figures)) == "symbols"
    ids = [found for name in ["symbols", *shown] for found in re.findall(r'\bid="([^"]+)"', figures[name])]
    assert len(set(ids)) == len(ids), "two drawings have elements of the same name"


def test_anchors_are_unique_and_alike_in_all_languages(spoken: dict[str, Words]) -> None:
    found = [anchors(guide.chapters(said.say)) for said in spoken.values()]
    assert all(names == found[0] for names in found)
    assert len(set(found[0])) == len(found[0])
    assert all(re.fullmatch(r"[a-z]+(-[a-z]+)*", anchor) for anchor in found[0])


def test_everything_in_the_boxes_is_listed(spoken: dict[str, Words]) -> None:
    rows = {
        chapter.anchor: [len(block.rows) for block in chapter.paragraphs if block.kind == "table"]
        for chapter in guide.chapters(spoken["en"].say)
    }
    assert rows["turn"] == [len(C.spaces)]
    assert rows["tracks"] == [5, 3]
    assert rows["gifts"] == [len(C.boards[0].specials)]
    assert rows["usa"] == [3, len(C.boards[1].specials)]
    assert rows["industry"] == [10]
    assert rows["engineers"] == [15]
    assert rows["extras"] == [len(C.tokens), len(C.cards)]
    assert rows["end"] == [len(C.end_cards)]
    assert rows["reconstructed"] == [len(C.reconstructed)]


@ALL
def test_the_table_of_gifts_says_what_the_labels_say(spoken: dict[str, Words], language: str) -> None:
    said = spoken[language]
    expected = [said.say(words.gift(C, special)) for special in C.boards[0].specials]
    assert [row[3] for row in tables(said, "gifts")[0].rows] == expected


def test_every_note_on_what_is_reconstructed_is_translated(spoken: dict[str, Words]) -> None:
    columns = [[row[2] for row in tables(said, "reconstructed")[0].rows] for said in spoken.values()]
    for others in zip(*columns, strict=True):
        assert len(set(others)) == len(LANGUAGES), others


# The worked scoring


def test_the_worked_example_adds_up_in_front_of_your_eyes(spoken: dict[str, Words]) -> None:
    """Each row sums up to its last cell, the rows to the last one, and all of it is what the rules say."""
    by_space, by_route = tables(spoken["en"], "scoring")

    def number(cell: str) -> int:
        return 0 if cell == "–" else int(cell)

    for row in by_space.rows:
        assert number(row[2]) + number(row[3]) == number(row[4])
    for column in (2, 3, 4):
        assert sum(number(row[column]) for row in by_space.rows[:-1]) == number(by_space.rows[-1][column])
    for row in by_route.rows[:3]:
        assert sum(map(number, row[1:5])) == number(row[5])
    assert sum(number(row[5]) for row in by_route.rows[:-1]) == number(by_route.rows[-1][5])

    state = example(Book(spoken["en"].say, GAME))
    assert [number(row[5]) for row in by_route.rows[:3]] == [route_points(state, 0, n) for n in range(3)]
    assert number(by_route.rows[-1][5]) == round_points(state, 0) == 52
    assert [[number(cell) for cell in row[1:5]] for row in by_route.rows[:3]] == [
        [11, 6, 0, 0], [9, 0, 9, 0], [2, 0, 0, 10],
    ]  # fmt: skip


# Numbers come from the components


def test_no_sentence_of_the_guide_types_a_number() -> None:
    domain = SOURCE / "games" / "russian_railroads" / "locale" / "russian_railroads"
    for language in LANGUAGES:
        said = {
            key: forms
            for key, forms in sentences(domain, language).items()
            if key.startswith(("guide.", "lesson."))
        }
        assert len(said) > 200
        assert not [key for key, forms in said.items() if any(re.search(r"\d", form) for form in forms)]


def test_an_owners_numbers_and_names_are_told(spoken: dict[str, Words]) -> None:
    changes = {
        "majority = [40, 20]": "majority = [41, 23]",
        "doublers = 20": "doublers = 33",
        "kiev_medal": "odessa_medal",
        "Two reviews name these four.": "Read from my own copy.",
    }
    content = SHIPPED.read_text(encoding="utf-8")
    for old, new in changes.items():
        assert old in content
        content = content.replace(old, new)
    game = RussianRailroads(parse(content, "my-copy.toml"))
    for language in LANGUAGES:
        chapters = guide.chapters(Words(language, game).say, game)
        passages = {block.anchor: block.text for chapter in chapters for block in chapter.paragraphs}
        assert "41" in passages["majority"]
        assert "40" not in passages["majority"]
        assert "33" in passages["doublers"]
        everything = "\n".join(texts(chapters))
        assert "Odessa Medal" in everything
        assert "Read from my own copy" in everything
    assert "symbols" in guide.figures(Words("en", game).say, game)


# A passage for every question


def test_every_decision_has_a_passage(spoken: dict[str, Words]) -> None:
    there = set(anchors(guide.chapters(spoken["en"].say)))
    assert set(guide.ANCHORS) == set(DECISIONS)
    state = GAME.new(2, 1)
    for name in DECISIONS:
        assert guide.anchor_for(name, state) in there
    assert set(guide.ANCHORS.values()) | set(guide.ACT_ANCHORS.values()) <= there
    assert {step.help for step in LESSON.steps} <= there


def test_every_position_of_random_games_has_a_passage(spoken: dict[str, Words]) -> None:
    there = set(anchors(guide.chapters(spoken["en"].say)))
    seen: set[str] = set()
    for seed in range(8):
        state = GAME.new(1 + seed % 4, seed, {"board": BOARDS[seed // 4]})
        rng = Random(seed)
        while not state.over:
            seen.add(guide.anchor_for(state.decision.name, state))
            state.play(random_move(state, rng))
    assert seen <= there
    assert {
        "turn", "last-round", "tracks", "locomotives", "industry", "chain", "tokens", "relocation",
        "starting-bonus", "end-cards", "stock-market", "doublers",
    } <= seen  # fmt: skip


def test_the_guide_is_found_by_the_name_of_the_game() -> None:
    assert guide_of("russian_railroads").lesson() == LESSON
