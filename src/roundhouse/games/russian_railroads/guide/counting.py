"""Rules help: the scoring of a round with worked tables, and the end of the game."""

from __future__ import annotations

from roundhouse.games.russian_railroads.guide.book import Book
from roundhouse.games.russian_railroads.rules.components import MARKERS, ROUTES, RUSSIA
from roundhouse.games.russian_railroads.rules.pieces import piece_of
from roundhouse.games.russian_railroads.rules.scoring import (
    industry_points,
    round_points,
    route_parts,
    route_points,
    shares,
)
from roundhouse.games.russian_railroads.rules.state import State
from roundhouse.games.russian_railroads.words.names import colour_word
from roundhouse.games.russian_railroads.words.specials import end_card_word
from roundhouse.kit.book import Cell, word

# The example: places of the track from black on, reach, doublers, for each route; and the marker.
EXAMPLE = (([10, 7, 4], 9, 3), ([8, 7, 2], 8, 0), ([6, 2], 4, 0))
MARKER_STEPS = 4


def example(book: Book) -> State:
    """A position that shows every part of a scoring."""
    board = book.c.boards[RUSSIA]
    state = book.position(board)
    for route, (places, reach, doublers) in enumerate(EXAMPLE):
        top = board.length[route]
        for colour, place in enumerate(places):
            state.pos[piece_of(route, colour)] = max(0, min(place, top - colour))
        state.reach = [*state.reach[:route], reach, *state.reach[route + 1 :]]
        state.doublers = [*state.doublers[:route], doublers, *state.doublers[route + 1 :]]
    for marker in range(MARKERS):
        if state.marker[marker] >= 0:
            state.marker[marker] = min(MARKER_STEPS, len(board.lanes[0].cell) - 1)
    return state


def scoring(book: Book) -> None:
    """Scoring of a round."""
    state = example(book)
    main = word("route." + state.board.routes[0])
    book.chapter("scoring", word("guide.scoring"))
    book.paragraph(word("guide.scoring.when"))
    rules(book)
    book.paragraph(word("guide.scoring.example", route=main, **facts(state, 0)))
    book.table(
        word("guide.scoring.space_table", route=main),
        ("space", "best_track", "points", "doubled", "sum"),
        space_rows(state),
    )
    book.table(
        word("guide.scoring.route_table"),
        ("route", "spaces", "doublers", "twice", "bonuses", "sum"),
        [*(route_row(state, route) for route in range(ROUTES)), *sums(state)],
    )
    second, third = (word("route." + name) for name in state.board.routes[1:])
    lines = [
        word("guide.scoring.why_second", route=second, **facts(state, 1)),
        word("guide.scoring.why_third", route=third, **facts(state, 2)),
    ]
    book.listing(lines, word("guide.scoring.why"))
    book.paragraph(word("guide.scoring.now"))
    book.figure("scoring", word("guide.scoring.figure"))


def rules(book: Book) -> None:
    """How a round is scored."""
    items = [
        word("guide.scoring.spaces"),
        word("guide.scoring.reach"),
        word("guide.scoring.doublers"),
        word("guide.scoring.twice"),
        word("guide.scoring.bonuses"),
        word("guide.scoring.industry"),
    ]
    book.listing(items, word("guide.scoring.rules"))


def facts(state: State, route: int) -> dict[str, int]:
    """What the example says of a route."""
    black, grey, brown = state.pos[route * 5 : route * 5 + 3]
    return {"black": black, "grey": grey, "brown": brown, "reach": state.reach[route]}


def space_rows(state: State) -> list[list[Cell]]:
    """The main route space by space."""
    doubled = state.board.doublers[0][: state.doublers[0]]
    spaces = [
        (colour, points)
        for colour, (number, points) in reversed([*enumerate(shares(state, 0, 0))])
        for _ in range(number)
    ]
    rows: list[list[Cell]] = []
    for space, (colour, points) in enumerate(spaces, 1):
        twice = points if space in doubled else 0
        rows.append([space, colour_word(colour), points, twice or word("guide.none"), points + twice])
    none = word("guide.none")
    once, again, _, _ = route_parts(state, 0, 0)
    rows.append([word("guide.scoring.total"), none, once, again, once + again])
    return rows


def route_row(state: State, route: int) -> list[Cell]:
    parts: list[Cell] = [points or word("guide.none") for points in route_parts(state, 0, route)]
    return [word("route." + state.board.routes[route]), *parts, route_points(state, 0, route)]


def sums(state: State) -> list[list[Cell]]:
    """The industry, and everything together."""
    none: list[Cell] = [word("guide.none")] * 4
    return [
        [word("score.industry"), *none, industry_points(state, 0)],
        [word("guide.scoring.total"), *none, round_points(state, 0)],
    ]


def end(book: Book) -> None:
    """End of the game."""
    c = book.c
    book.chapter("end", word("guide.end"))
    book.paragraph(word("guide.end.when"))
    book.paragraph(word("guide.end.cards"), "end-cards")
    book.table(
        word("guide.end.card_table"),
        ("end_card", "effect"),
        [[word("end_card." + card.name), end_card_word(card)] for card in c.end_cards],
    )
    book.paragraph(word("guide.end.engineers", first=c.majority[0], second=c.majority[1]))
    book.paragraph(word("guide.end.stock", first=c.stock_points[0], second=c.stock_points[1]))
    book.paragraph(word("guide.end.winner"))
