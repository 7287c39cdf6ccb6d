"""The guide: rules help in every language, and a passage for every question."""

from __future__ import annotations

import pytest

from catalogues import LANGUAGES, StrictWords, compile_all
from playing import random_move
from roundhouse.core.random import Random
from roundhouse.games.railroad_revolution.game import RailroadRevolution
from roundhouse.games.railroad_revolution.guide import ANCHORS_LATER, GUIDE
from roundhouse.games.railroad_revolution.reading.loading import SHIPPED, load, parse
from roundhouse.games.railroad_revolution.rules.components import COLOURS
from roundhouse.games.railroad_revolution.rules.moves import ACTIONS
from roundhouse.games.railroad_revolution.words.abilities import ability_word
from roundhouse.testing.guide import anchors, texts
from roundhouse.text import Words

GAME = RailroadRevolution(load())
LESSON = GUIDE.lesson()
ALL = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture(scope="module")
def spoken() -> dict[str, Words]:
    """The words in every language."""
    compile_all()
    return {language: StrictWords(language, GAME, ["Ada", "Bot"]) for language in LANGUAGES}


# The rules help


@ALL
def test_all_chapters_are_there(spoken: dict[str, Words], language: str) -> None:
    chapters = GUIDE.chapters(spoken[language].say)
    assert [chapter.anchor for chapter in chapters] == [
        "goal", "table", "setup", "turn", "workers", "station", "railroad", "telegraph", "trade", "trains",
        "deals", "milestones", "tracks", "general", "end", "variants", "rulings", "reconstructed",
    ]  # fmt: skip


@ALL
def test_the_table_of_workers_has_all_twenty_abilities(spoken: dict[str, Words], language: str) -> None:
    said = spoken[language]
    chapter = next(c for c in GUIDE.chapters(said.say) if c.anchor == "workers")
    table = next(block for block in chapter.paragraphs if block.kind == "table")
    expected = [
        tuple(said.say(ability_word(GAME.components, action, colour)) for action in range(len(ACTIONS)))
        for colour in range(len(COLOURS))
    ]
    assert [row[1:] for row in table.rows] == expected


def test_every_milestone_deal_and_train_is_listed(spoken: dict[str, Words]) -> None:
    c = GAME.components
    rows = {
        chapter.anchor: [len(block.rows) for block in chapter.paragraphs if block.kind == "table"]
        for chapter in GUIDE.chapters(spoken["en"].say)
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
        chapter = GUIDE.chapters(said.say)[-1]
        table = next(block for block in chapter.paragraphs if block.kind == "table")
        assert not {row[2] for row in table.rows} & whys
        tables.append([row[2] for row in table.rows])
    for others in zip(*tables, strict=True):
        assert len(set(others)) == len(LANGUAGES)


# Numbers come from the components


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
        chapters = GUIDE.chapters(Words(language, game).say, game)
        passages = {block.anchor: block.text for chapter in chapters for block in chapter.paragraphs}
        assert "990" in passages["hiring"]
        assert "800" not in passages["hiring"]
        everything = "\n".join(texts(chapters))
        assert price in everything
        assert "Fort Worth" in everything
        assert "Kansas City" not in everything
        assert "Read from my own board" in everything
    assert set(GUIDE.figures(Words("en", game).say, game)) >= {"symbols", "map"}


# A passage for every question


def test_every_decision_has_a_passage(spoken: dict[str, Words]) -> None:
    there = set(anchors(GUIDE.chapters(spoken["en"].say)))
    assert set(GUIDE.ANCHORS.values()) | set(ANCHORS_LATER.values()) | {"passing"} <= there


def test_every_position_of_random_games_has_a_passage(spoken: dict[str, Words]) -> None:
    there = set(anchors(GUIDE.chapters(spoken["en"].say)))
    seen: set[str] = set()
    for seed in range(8):
        state = GAME.new(2 + seed % 3, seed)
        rng = Random(seed)
        while not state.over:
            seen.add(GUIDE.anchor_for(state.decision.name, state))
            state.play(random_move(state, rng))
    assert seen <= there
    assert {"turn", "station", "station-rewards", "railroad", "accepting", "steps", "new-milestone"} <= seen
