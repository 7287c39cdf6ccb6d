"""The guide of a game: rules help in every language, and a passage for every question."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final

from roundhouse.core.game import Game
from roundhouse.games.registry import package_of
from roundhouse.kit.book import Block, Chapter
from roundhouse.kit.picture import SHEET
from roundhouse.testing.catalogues import domain_of, sentences, spoken
from roundhouse.testing.picture import ids
from roundhouse.testing.play import SEEDS, Play, games, moments, walk
from roundhouse.testing.words import NAMES, fine
from roundhouse.text import languages

ANCHOR: Final = re.compile(r"[a-z]+(-[a-z]+)*")
KEY_LEFT: Final = re.compile(r"(guide|lesson)\.\w")


def texts(chapters: list[Chapter]) -> Iterator[str]:
    """Everything that chapters say."""
    for chapter in chapters:
        yield chapter.title
        for block in chapter.paragraphs:
            yield from (text for text in [block.text, *block.items, *block.head] if text)
            for row in block.rows:
                yield from row


def anchors(chapters: list[Chapter]) -> list[str]:
    """Every anchor that a question mark may lead to."""
    found = [chapter.anchor for chapter in chapters]
    return found + [block.anchor for chapter in chapters for block in chapter.paragraphs if block.anchor]


def blocks(chapters: list[Chapter], kind: str, anchor: str) -> list[Block]:
    """The blocks of a kind in one chapter, such as its tables."""
    chapter = next(chapter for chapter in chapters if chapter.anchor == anchor)
    return [block for block in chapter.paragraphs if block.kind == kind]


def check_chapters(game: Game) -> None:
    """In all languages every chapter says something, every block is whole, every drawing is there once."""
    guide = package_of(game.name).guide()
    for language, words in spoken(game, NAMES).items():
        chapters = guide.chapters(words.say)
        figures = guide.figures(words.say)
        about = guide.about(words.say)
        assert set(about) == {"tagline", "minutes", "weight"}, (
            f"{language}: the game in short has {set(about)}"
        )
        for text in [*texts(chapters), *about.values()]:
            fine(text)
            assert not KEY_LEFT.search(text), f"{language}: {text!r} has a key in it"
        shown: list[str] = []
        for chapter in chapters:
            kinds = {block.kind for block in chapter.paragraphs}
            assert kinds & {"p", "list"}, f"{language}: the chapter {chapter.anchor} says nothing"
            for number, block in enumerate(chapter.paragraphs):
                check_block(block, f"{language}: {chapter.anchor}, block {number}")
            shown += [block.figure for block in chapter.paragraphs if block.kind == "figure"]
        assert set(shown) <= set(figures), f"{language}: no drawings {sorted(set(shown) - set(figures))}"
        assert len(set(shown)) == len(shown), (
            f"{language}: a drawing shown twice would repeat its element ids"
        )
        if SHEET in figures:
            assert next(iter(figures)) == SHEET, f"{language}: the sheet of drawings must come first"
        there = ids({name: figures[name] for name in [SHEET, *shown] if name in figures})
        assert len(set(there)) == len(there), f"{language}: two drawings have elements of the same name"


def check_block(block: Block, where: str) -> None:
    """A block has what its kind needs."""
    assert block.kind in ("p", "list", "table", "figure"), f"{where} is a {block.kind!r}"
    if block.kind == "p":
        assert block.text, f"{where} is empty"
    elif block.kind == "list":
        assert block.items, f"{where} lists nothing"
    elif block.kind == "table":
        assert block.text, f"{where}: the table has no caption"
        assert block.rows, f"{where}: the table has no rows"
        assert {len(row) for row in block.rows} == {len(block.head)}, (
            f"{where}: a row is not as long as the head"
        )


def check_aid(game: Game, seeds: Iterable[int] = SEEDS, play: Play = walk) -> None:
    """The player aid says the same in every language, and its notes lead from things to its chapters."""
    guide, picture = package_of(game.name).guide(), package_of(game.name).picture()
    said = spoken(game, NAMES)
    things: set[str] = set()
    notes: set[str] = set()
    for spot in moments(game, seeds, play)[::4]:
        with spot as state:
            view = state.seen_by(0)
            things |= set(ids(picture.pictures(view, 0, said["en"].say)))
            there = anchors(guide.aid(said["en"].say, view).chapters)
            for language, words in said.items():
                aid = guide.aid(words.say, view)
                for text in [*texts(aid.chapters), *(line for note in aid.notes for line in note.lines)]:
                    fine(text)
                assert anchors(aid.chapters) == there, f"{language} has other chapters than English"
                assert all(block.kind != "figure" for one in aid.chapters for block in one.paragraphs)
                notes |= {note.things for note in aid.notes}
                lost = {note.anchor for note in aid.notes} - set(there)
                assert not lost, f"notes lead to {sorted(lost)}, which is not there"
    idle = [note for note in notes if not any(re.fullmatch(note, thing) for thing in things)]
    assert not idle, f"nothing is called {idle}"


def check_unsure(game: Game) -> None:
    """What is not certain stands in a table of the chapter `reconstructed`, told in every language."""
    unsure = game.reconstructed()
    if not unsure:
        return
    notes = []
    for words in spoken(game, NAMES).values():
        table = blocks(package_of(game.name).guide().chapters(words.say), "table", "reconstructed")[0]
        assert len(table.rows) == len(unsure), f"{len(table.rows)} notes for {len(unsure)} components"
        notes.append([row[2] for row in table.rows])
    for told in zip(*notes, strict=True):
        assert len(set(told)) == len(told), f"a note is not translated: {told}"


def check_anchors(game: Game) -> None:
    """Anchors are unique and alike in all languages, and no sentence of the guide types a number."""
    guide = package_of(game.name).guide()
    found = {language: anchors(guide.chapters(words.say)) for language, words in spoken(game, NAMES).items()}
    english = found["en"]
    assert len(set(english)) == len(english), f"an anchor stands twice among {english}"
    odd = [anchor for anchor in english if not ANCHOR.fullmatch(anchor)]
    assert not odd, f"the anchors {odd} are no words of small letters with hyphens"
    for language, names in found.items():
        assert names == english, f"{language} has other anchors than English"
    boxes = {box.chapter for box in game.boxes() if box.chapter}
    assert boxes <= set(english), f"no chapter for a box: {boxes - set(english)}"
    for language in languages():
        for key, forms in sentences(domain_of(game), language).items():
            typed = key.startswith(("guide.", "lesson.")) and any(re.search(r"\d", form) for form in forms)
            assert not typed, f"{language}, {key}: a number is typed into it"


def check_passages(game: Game, seeds: Iterable[int] = SEEDS, play: Play = walk) -> None:
    """Every kind of decision, every position and every step of the lesson has a passage that is there."""
    guide = package_of(game.name).guide()
    there = set(anchors(guide.chapters(spoken(game, NAMES)["en"].say)))
    assert set(guide.ANCHORS) == set(game.codec.decisions), (
        f"passages and decisions differ: {set(guide.ANCHORS) ^ set(game.codec.decisions)}"
    )
    lost = set(guide.ANCHORS.values()) - there
    assert not lost, f"there are no passages {sorted(lost)}"
    for spot_by_spot in games(game, seeds, play):
        for spot in spot_by_spot:
            with spot as state:
                if not spot.moves:
                    for name in game.codec.decisions:
                        assert guide.anchor_for(name, state) in there, f"{name} has no passage"
                if not state.over:
                    anchor = guide.anchor_for(state.decision.name, state)
                    assert anchor in there, f"there is no passage {anchor}"
    lessons = guide.lessons()
    helped = {step.help for lesson in lessons for step in lesson.steps}
    helped |= {page.help for lesson in lessons for page in lesson.pages}
    helped.discard("")
    assert helped <= there, f"a lesson leads to {sorted(helped - there)}, which is not there"
