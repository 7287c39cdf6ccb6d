"""Rules help: what the game is about, the table, the set-up and a turn."""

from __future__ import annotations

from typing import Final

from roundhouse.core.bits import members
from roundhouse.games.railroad_revolution.guide.book import Book
from roundhouse.games.railroad_revolution.rules.components import STACK_A1, STACK_A2, STACKS, STARTER, TRAINS
from roundhouse.games.railroad_revolution.rules.scoring import TOP_LEVEL
from roundhouse.games.railroad_revolution.words.names import cities_word
from roundhouse.games.railroad_revolution.words.rewards import reward_word, shares
from roundhouse.kit.book import Cell, numbers, word

FEWEST, MOST = 2, 4  # players


def goal(book: Book) -> None:
    """What the game is about."""
    c = book.c
    book.chapter("goal", word("guide.goal"))
    book.paragraph(word("guide.goal.aim"))
    sources = [
        word("guide.goal.milestones"),
        word("guide.goal.tracks", level=TOP_LEVEL),
        word("guide.goal.trains", vp=c.train_vp),
        word("guide.goal.connections"),
    ]
    book.listing(sources, word("guide.goal.sources"))
    book.paragraph(word("guide.goal.pace"))


def table(book: Book) -> None:
    """What lies on the table."""
    c = book.c
    levels = sorted(set(c.city_level))
    book.chapter("table", word("guide.table"))
    book.paragraph(word("guide.table.map", cities=len(c.cities), low=levels[0], top=levels[-1]))
    book.figure("map", word("guide.table.map_figure"))
    book.paragraph(word("guide.table.city"))
    book.paragraph(word("guide.table.line", sections=len(c.section_shares)))
    book.figure("telegraph", word("guide.table.line_figure"))
    book.paragraph(word("guide.table.tracks"))
    book.figure("tracks", word("guide.table.tracks_figure"))
    book.paragraph(word("guide.table.offers"))
    book.figure("offers", word("guide.table.offers_figure"))
    pieces = {"rails": c.rails, "buildings": c.buildings, "sections": len(c.section_sale)}
    book.paragraph(word("guide.table.board", **pieces))
    book.figure("player-0", word("guide.table.board_figure"))
    book.paragraph(word("guide.table.open"))


def setup(book: Book) -> None:
    """What everybody begins with, neutral buildings, set-up tiles."""
    c = book.c
    book.chapter("setup", word("guide.setup"))
    start = [
        word("guide.setup.money", money=c.start_money, shares=shares(c.start_shares)),
        word("guide.setup.workers", n=c.start_white),
        word("guide.setup.board", rails=c.rails, buildings=c.buildings),
        word("guide.setup.rail", cities=cities_word(c, c.space_cities[c.initial_space])),
        word("guide.setup.train", train=word("train." + TRAINS[STARTER])),
        word("guide.setup.goals", one=STACKS[STACK_A1], other=STACKS[STACK_A2]),
    ]
    book.listing(start, word("guide.setup.everybody"))
    book.table(
        word("guide.setup.fewer", players=MOST),
        ("players", "first_stations", "first_offices", "trains"),
        [neutral(book, players) for players in range(FEWEST, MOST + 1)],
    )
    book.paragraph(word("guide.setup.tiles"), "set-up-tiles")
    book.paragraph(word("guide.setup.pieces"))
    book.table(
        word("guide.setup.table"),
        ("tile", "one_side", "other_side"),
        [
            [name, *(reward_word(c, side) for side in c.setup_side[tile])]
            for tile, name in enumerate(c.setup_tiles)
        ],
    )


def neutral(book: Book, players: int) -> list[Cell]:
    """What a number of players changes."""
    c = book.c
    cities = c.neutral_cities[players]
    sections = [section + 1 for section in members(c.neutral_sections[players])]
    stacks = sorted({c.train_count[kind][players] for kind in range(len(TRAINS)) if kind != STARTER})
    return [
        players,
        cities_word(c, cities) if cities else word("guide.none"),
        numbers(sections) if sections else word("guide.none"),
        numbers(stacks),
    ]


def turn(book: Book) -> None:
    """Sequence of play."""
    book.chapter("turn", word("guide.turn"))
    course(book)
    actions(book)
    book.paragraph(word("guide.turn.recall"))
    book.paragraph(word("guide.turn.end"), "end-of-turn")
    book.paragraph(word("guide.turn.pass"), "passing")


def course(book: Book) -> None:
    """A turn, step by step."""
    book.listing(
        [word("guide.turn.take"), word("guide.turn.place"), word("guide.turn.act")], word("guide.turn.play")
    )


def actions(book: Book) -> None:
    """The four actions in short."""
    items = [
        word("guide.turn.station", action=word("action.station")),
        word("guide.turn.railroad", action=word("action.railroad")),
        word("guide.turn.telegraph", action=word("action.telegraph")),
        word("guide.turn.trade", action=word("action.trade")),
    ]
    book.listing(items, word("guide.turn.actions"))


CHAPTERS: Final = (goal, table, setup, turn)
