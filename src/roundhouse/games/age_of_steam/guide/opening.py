"""Rules help: what the game is about, the table, the set-up and the turn."""

from __future__ import annotations

from typing import Final

from roundhouse.core.message import Message
from roundhouse.games.age_of_steam.guide.book import Book
from roundhouse.games.age_of_steam.rules.components import CITY, COLOURS, MOVE, PHASE_NAMES, Map
from roundhouse.games.age_of_steam.words.names import colour_word, commas, listed, town_word
from roundhouse.kit.book import Cell, word


def goal(book: Book) -> None:
    """What the game is about."""
    c = book.c
    book.chapter("goal", word("guide.goal"))
    book.paragraph(word("guide.goal.aim"))
    sources = [
        word("guide.goal.income", points=c.score_income),
        word("guide.goal.track", points=c.score_section),
        word("guide.goal.shares", points=-c.score_share),
    ]
    book.listing(sources, word("guide.goal.sources"))
    book.paragraph(word("guide.goal.cash"))


def table(book: Book) -> None:
    """What lies on the table."""
    used = [colour_word(colour) for colour in range(COLOURS) if book.m.bag[colour]]
    book.chapter("table", word("guide.table"))
    book.paragraph(word("guide.table.map"))
    book.figure("map", word("guide.table.map_figure"))
    book.paragraph(word("guide.table.goods", colours=listed(used)))
    book.paragraph(word("guide.table.display"))
    if book.m.columns:
        book.figure("goods", word("guide.table.display_figure"))
    book.paragraph(word("guide.table.tracks"))
    book.figure("players", word("guide.table.tracks_figure"))
    book.paragraph(word("guide.table.open"))


def setup(book: Book) -> None:
    """What lies where at the beginning, and how long the game lasts."""
    m = book.m
    book.chapter("setup", word("guide.setup"))
    book.paragraph(word("guide.setup.bag", goods=bag_word(m)))
    if m.columns:
        book.paragraph(word("guide.setup.display", n=sum(min(n, m.rows_filled) for n in m.column_boxes)))
    cubes = [m.stop_cubes[stop] for stop in range(m.stops) if m.stop_kind[stop] == CITY]
    if cubes:
        usual = max(set(cubes), key=cubes.count)
        others = [
            word("guide.setup.city", city=town_word(m.stop_name[stop]), n=m.stop_cubes[stop])
            for stop in range(m.stops)
            if m.stop_kind[stop] == CITY and m.stop_cubes[stop] != usual
        ]
        if others:
            book.paragraph(word("guide.setup.cities", usual=usual, others=listed(others)))
        else:
            book.paragraph(word("guide.setup.cities_alike", usual=usual))
    start = {"cash": m.start_cash, "shares": m.start_shares, "income": m.start_income}
    book.paragraph(word("guide.setup.players", engine=m.start_engine, **start))
    rows = [[players, m.turns[players]] for players in range(m.least, m.most + 1)]
    book.table(word("guide.setup.turns"), ("players", "turns"), rows)


def bag_word(m: Map) -> Message:
    """The cubes of the bag, counted by colour."""
    return commas(
        [
            word("guide.setup.goods", n=m.bag[colour], colour=colour_word(colour))
            for colour in range(COLOURS)
            if m.bag[colour]
        ]
    )


def turn(book: Book) -> None:
    """The phases of a turn."""
    book.chapter("turn", word("guide.turn"))
    book.paragraph(word("guide.turn.lead"))
    phases(book)


def phases(book: Book) -> None:
    """The phases in order, each with what happens."""
    m = book.m
    rows: list[list[Cell]] = []
    for phase in m.phases:
        name = PHASE_NAMES[phase]
        what = (
            word("guide.turn." + name, n=m.rounds_of_moves) if phase == MOVE else word("guide.turn." + name)
        )
        rows.append([word("phase." + name), what])
    book.table(word("guide.turn.table"), ("phase", "happens"), rows)


CHAPTERS: Final = (goal, table, setup, turn)
