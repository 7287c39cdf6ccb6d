"""The player aid of a table: one page of what is looked up again and again."""

from __future__ import annotations

from starlette.responses import Response

from roundhouse.games.registry import package_of
from roundhouse.kit.book import Block
from roundhouse.server.http.request import Ask
from roundhouse.server.wire.aid import Aid, AidBlock, AidChapter, AidNote
from roundhouse.text import Words


def aid(ask: Ask) -> Response:
    """GET /tables/ID/aid, from what the visitor may know of the table; empty while seats are open."""
    table = ask.table()
    if table.table is None:
        return ask.json(Aid([], []))
    view = table.table.view(table.viewer(ask.user_id))
    found = package_of(table.game.name).guide().aid(Words(ask.language, table.game).say, view)
    chapters = [
        AidChapter(chapter.anchor, chapter.title, [shown(block) for block in chapter.paragraphs])
        for chapter in found.chapters
    ]
    notes = [AidNote(note.things, note.anchor, list(note.lines)) for note in found.notes]
    return ask.json(Aid(chapters, notes))


def shown(block: Block) -> AidBlock:
    """A block as the page gets it."""
    return AidBlock(
        block.kind, block.text, list(block.items), list(block.head), [list(row) for row in block.rows]
    )
