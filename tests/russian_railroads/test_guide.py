"""The guide: rules help in every language, and a passage for every question."""

from __future__ import annotations

import pytest

from catalogues import LANGUAGES, StrictWords, compile_all
from playing import random_move
from roundhouse.core.random import Random
from roundhouse.games.russian_railroads.game import RussianRailroads
from roundhouse.games.russian_railroads.guide import ACT_ANCHORS, GUIDE
from roundhouse.games.russian_railroads.guide.book import Book
from roundhouse.games.russian_railroads.guide.counting import example
from roundhouse.games.russian_railroads.reading.loading import SHIPPED, load, parse
from roundhouse.games.russian_railroads.rules.components import BOARDS
from roundhouse.games.russian_railroads.rules.scoring import round_points, route_points
from roundhouse.games.russian_railroads.words.specials import gift_word
from roundhouse.kit.book import Block
from roundhouse.testing.guide import anchors, texts
from roundhouse.text import Words

GAME = RussianRailroads(load())
C = GAME.components
LESSON = GUIDE.lesson()
ALL = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture(scope="module")
def spoken() -> dict[str, Words]:
    """The words in every language."""
    compile_all()
    return {language: StrictWords(language, GAME, ["Ada", "Bot"]) for language in LANGUAGES}


def tables(said: Words, anchor: str) -> list[Block]:
    chapter = next(chapter for chapter in GUIDE.chapters(said.say) if chapter.anchor == anchor)
    return [block for block in chapter.paragraphs if block.kind == "table"]


# The rules help


@ALL
def test_all_chapters_are_there(spoken: dict[str, Words], language: str) -> None:
    chapters = GUIDE.chapters(spoken[language].say)
    assert [chapter.anchor for chapter in chapters] == [
        "goal", "table", "setup", "turn", "paying", "tracks", "gifts", "locomotives", "industry", "engineers",
        "extras", "order", "scoring", "end", "usa", "solo", "rulings", "reconstructed",
    ]  # fmt: skip


def test_everything_in_the_boxes_is_listed(spoken: dict[str, Words]) -> None:
    rows = {
        chapter.anchor: [len(block.rows) for block in chapter.paragraphs if block.kind == "table"]
        for chapter in GUIDE.chapters(spoken["en"].say)
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
    expected = [said.say(gift_word(C, special)) for special in C.boards[0].specials]
    assert [row[3] for row in tables(said, "gifts")[0].rows] == expected


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


def test_an_owners_numbers_and_names_are_told(spoken: dict[str, Words]) -> None:
    changes = {
        "majority = [40, 20]": "majority = [41, 23]",
        "doublers = 20": "doublers = 33",
        "kiev_medal": "odessa_medal",
        "A scoring aid and two reviews name these four.": "Read from my own copy.",
    }
    content = SHIPPED.read_text(encoding="utf-8")
    for old, new in changes.items():
        assert old in content
        content = content.replace(old, new)
    game = RussianRailroads(parse(content, "my-copy.toml"))
    for language in LANGUAGES:
        chapters = GUIDE.chapters(Words(language, game).say, game)
        passages = {block.anchor: block.text for chapter in chapters for block in chapter.paragraphs}
        assert "41" in passages["majority"]
        assert "40" not in passages["majority"]
        assert "33" in passages["doublers"]
        everything = "\n".join(texts(chapters))
        assert "Odessa Medal" in everything
        assert "Read from my own copy" in everything
    assert "symbols" in GUIDE.figures(Words("en", game).say, game)


# A passage for every question


def test_every_decision_has_a_passage(spoken: dict[str, Words]) -> None:
    there = set(anchors(GUIDE.chapters(spoken["en"].say)))
    assert set(GUIDE.ANCHORS.values()) | set(ACT_ANCHORS.values()) <= there


def test_every_position_of_random_games_has_a_passage(spoken: dict[str, Words]) -> None:
    there = set(anchors(GUIDE.chapters(spoken["en"].say)))
    seen: set[str] = set()
    for seed in range(8):
        state = GAME.new(1 + seed % 4, seed, {"board": BOARDS[seed // 4]})
        rng = Random(seed)
        while not state.over:
            seen.add(GUIDE.anchor_for(state.decision.name, state))
            state.play(random_move(state, rng))
    assert seen <= there
    assert {
        "turn", "last-round", "tracks", "locomotives", "industry", "chain", "tokens", "relocation",
        "starting-bonus", "end-cards", "stock-market", "doublers",
    } <= seen  # fmt: skip
