"""The guide: rules help in every language, and a passage for every question."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from catalogues import LANGUAGES, SOURCE, compile_all, sentences
from playing import random_move
from roundhouse.core.random import Random
from roundhouse.games.railroad_revolution import guide, words
from roundhouse.games.railroad_revolution.agenda import PLAIN, WITH_ONE
from roundhouse.games.railroad_revolution.components import COLOURS
from roundhouse.games.railroad_revolution.game import RailroadRevolution
from roundhouse.games.railroad_revolution.loading import SHIPPED, load, parse
from roundhouse.games.railroad_revolution.moves import ACTIONS
from roundhouse.guide import Chapter, guide_of
from roundhouse.text import Words

GAME = RailroadRevolution(load())
DECISIONS = sorted({*PLAIN, *WITH_ONE, "Promote", "Gain", "Flip"})
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


# The rules help


@ALL
def test_all_chapters_are_there_and_say_something(spoken: dict[str, Words], language: str) -> None:
    chapters = guide.chapters(spoken[language].say)
    assert [chapter.anchor for chapter in chapters] == [
        "goal", "table", "setup", "turn", "workers", "station", "railroad", "telegraph", "trade", "trains",
        "deals", "milestones", "tracks", "general", "end", "variants", "rulings", "reconstructed",
    ]  # fmt: skip
    for chapter in chapters:
        assert any(block.kind in ("p", "list") for block in chapter.paragraphs)
    for text in texts(chapters):
        assert text.strip() == text != ""
        assert not re.search(r"[{}]|None|  |guide\.|lesson\.", text), text


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
    assert set(shown) <= set(figures)
    assert len(set(shown)) == len(shown), "a drawing shown twice would repeat its element ids"
    assert next(iter(figures)) == "symbols"


def test_anchors_are_unique_and_alike_in_all_languages(spoken: dict[str, Words]) -> None:
    found = [anchors(guide.chapters(said.say)) for said in spoken.values()]
    assert all(names == found[0] for names in found)
    assert len(set(found[0])) == len(found[0])
    assert all(re.fullmatch(r"[a-z]+(-[a-z]+)*", anchor) for anchor in found[0])


@ALL
def test_the_table_of_workers_has_all_twenty_abilities(spoken: dict[str, Words], language: str) -> None:
    said = spoken[language]
    chapter = next(c for c in guide.chapters(said.say) if c.anchor == "workers")
    table = next(block for block in chapter.paragraphs if block.kind == "table")
    expected = [
        tuple(said.say(words.ability(GAME.components, action, colour)) for action in range(len(ACTIONS)))
        for colour in range(len(COLOURS))
    ]
    assert [row[1:] for row in table.rows] == expected


def test_every_milestone_deal_and_train_is_listed(spoken: dict[str, Words]) -> None:
    c = GAME.components
    rows = {
        chapter.anchor: [len(block.rows) for block in chapter.paragraphs if block.kind == "table"]
        for chapter in guide.chapters(spoken["en"].say)
    }
    assert rows["milestones"] == [len(c.milestones)]
    assert rows["deals"] == [len(c.deals)]
    assert rows["trains"] == [len(c.train_effect)]
    assert rows["telegraph"] == [len(c.section_shares)]
    assert rows["end"] == [len(c.link_vp)]
    assert rows["reconstructed"] == [len(c.reconstructed)]


def test_every_note_on_what_is_reconstructed_is_translated(spoken: dict[str, Words]) -> None:
    whys = {why for _, _, why in GAME.components.reconstructed}
    tables = []
    for said in spoken.values():
        chapter = guide.chapters(said.say)[-1]
        table = next(block for block in chapter.paragraphs if block.kind == "table")
        assert not {row[2] for row in table.rows} & whys
        tables.append([row[2] for row in table.rows])
    for others in zip(*tables, strict=True):
        assert len(set(others)) == len(LANGUAGES)


# Numbers come from the components


def test_no_sentence_of_the_guide_types_a_number() -> None:
    domain = SOURCE / "games" / "railroad_revolution" / "locale" / "railroad_revolution"
    for language in LANGUAGES:
        said = {
            key: forms
            for key, forms in sentences(domain, language).items()
            if key.startswith(("guide.", "lesson."))
        }
        assert len(said) > 200
        assert not [key for key, forms in said.items() if any(re.search(r"\d", form) for form in forms)]


def test_an_owners_numbers_and_cities_are_told(spoken: dict[str, Words]) -> None:
    changes = {
        "railroad_price = 400": "railroad_price = 1450",
        "hire_price = 800": "hire_price = 990",
        "train_vp = 8": "train_vp = 9",
        "kansas_city": "fort_worth",
        "Kansas City": "Fort Worth",
        "No source names this city. The map needs one in the middle": "Read from my own board: in the middle",
    }
    content = SHIPPED.read_text(encoding="utf-8")
    for old, new in changes.items():
        content = content.replace(old, new)
    game = RailroadRevolution(parse(content, "my-copy.toml"))
    for language, price in [("en", "$1,450"), ("de", "1.450\u00a0$"), ("pl", "1450\u00a0$")]:
        chapters = guide.chapters(Words(language, game).say, game)
        passages = {block.anchor: block.text for chapter in chapters for block in chapter.paragraphs}
        assert "990" in passages["hiring"]
        assert "800" not in passages["hiring"]
        everything = "\n".join(texts(chapters))
        assert price in everything
        assert "Fort Worth" in everything
        assert "Kansas City" not in everything
        assert "Read from my own board" in everything
    assert set(guide.figures(Words("en", game).say, game)) >= {"symbols", "map"}


# A passage for every question


def test_every_decision_has_a_passage(spoken: dict[str, Words]) -> None:
    there = set(anchors(guide.chapters(spoken["en"].say)))
    assert set(guide.ANCHORS) == set(DECISIONS)
    state = GAME.new(2, 1)
    for name in DECISIONS:
        assert guide.anchor_for(name, state) in there
    assert set(guide.ANCHORS.values()) | set(guide.ANCHORS_LATER.values()) | {"passing"} <= there
    assert {step.help for step in LESSON.steps} <= there


def test_every_position_of_random_games_has_a_passage(spoken: dict[str, Words]) -> None:
    there = set(anchors(guide.chapters(spoken["en"].say)))
    seen: set[str] = set()
    for seed in range(8):
        state = GAME.new(2 + seed % 3, seed)
        rng = Random(seed)
        while not state.over:
            seen.add(guide.anchor_for(state.decision.name, state))
            state.play(random_move(state, rng))
    assert seen <= there
    assert {"turn", "station", "station-rewards", "railroad", "accepting", "steps", "new-milestone"} <= seen


def test_the_guide_is_found_by_the_name_of_the_game() -> None:
    assert guide_of("railroad_revolution").lesson() == LESSON
