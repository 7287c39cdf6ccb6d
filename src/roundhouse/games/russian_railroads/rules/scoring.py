"""Scoring of a round and at the end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.core import mypyc_attr
from roundhouse.core.bits import count, members
from roundhouse.core.message import Message
from roundhouse.core.rows import increased
from roundhouse.core.score import ScoreSheet
from roundhouse.games.russian_railroads.rules.components import (
    BLACK,
    COLOURS,
    GAPS,
    MARKERS,
    NINE,
    PER_DOUBLER,
    PER_ENGINEER,
    PER_FACTORY,
    PER_LOCOS,
    PER_ROUTE,
    PER_SPACE,
    PER_TOKEN,
    PER_WORKER,
    PIECES,
    ROUTES,
    SLOTS,
    WHITE,
    EndCard,
    Special,
)
from roundhouse.games.russian_railroads.rules.pieces import colour_of, pos_at

if TYPE_CHECKING:
    from mypy_extensions import i64

    from roundhouse.core.rows import Row
    from roundhouse.games.russian_railroads.rules.state import State

# The score sheet. The first three lines are the routes from the top.
LINES: Final = [
    "main_route",
    "second_route",
    "third_route",
    "industry",
    "gifts",
    "passing",
    "end_cards",
    "engineers",
    "stock",
]
INDUSTRY: Final = 3
GIFTS: Final = 4
PASSING: Final = 5
END_CARDS: Final = 6
ENGINEERS: Final = 7
STOCK: Final = 8

EMIL: Final = -1  # as a competitor for majorities


# A round


def values(state: State, seat: int) -> list[int]:
    """What a space of a route scores, by the colour of its track."""
    return state.c.revalued if state.used(seat, state.c.revaluation) else state.c.value


def up_to(limit: i64, pos: Row, at: i64, worth: list[int]) -> int:
    """What the spaces of a route score once as far as a limit, each by the best colour that has got there.

    Black has got as far as the limit.
    """
    points: i64 = 0
    behind: i64 = 0  # the furthest space of a better colour
    colour: i64 = WHITE
    while behind < limit:
        place = pos[at + colour]
        if place > limit:
            place = limit
        if place > behind:
            value: i64 = worth[colour]
            points += value * (place - behind)
            behind = place
        colour -= 1
    return points


def shares(state: State, seat: int, route: int) -> list[tuple[int, int]]:
    """By colour: how many spaces of a route score with it, and what each of them is worth."""
    at: i64 = pos_at(seat, route, BLACK)
    reach: i64 = min(state.reach[seat * ROUTES + route], state.pos[at])
    ones = [[1 if other == colour else 0 for other in range(len(COLOURS))] for colour in range(len(COLOURS))]
    return [
        (up_to(reach, state.pos, at, one), worth)
        for one, worth in zip(ones, values(state, seat), strict=True)
    ]


@mypyc_attr(acyclic=True, free_list_len=1)
class RouteScore:
    """What a route scores now: its spaces, doublers, the doubling of the route, recurring bonuses."""

    __slots__ = ("again", "doubled", "recurring", "spaces", "values")

    def __init__(self, state: State, seat: int, route: int) -> None:
        c = state.c
        board = state.board
        worth = values(state, seat)
        at: i64 = pos_at(seat, route, BLACK)
        pos = state.pos
        limit: i64 = state.reach[seat * ROUTES + route]
        if limit > pos[at]:
            limit = pos[at]
        spaces: i64 = up_to(limit, pos, at, worth)
        doubled: i64 = 0
        number = state.doublers[seat * ROUTES + route]
        for n in range(number):
            space: i64 = board.doublers[route][n]
            if space <= limit:
                colour: i64 = WHITE
                while pos[at + colour] < space:
                    colour -= 1
                value: i64 = worth[colour]
                doubled += value
        again: i64 = 0
        recurring: i64 = 0
        for special in board.recurring[route]:
            if meets(state, seat, special):
                if special.double:
                    again = spaces + doubled
                elif state.used(seat, c.golden_spike):
                    recurring += special.spike
                else:
                    recurring += special.each
        self.values = worth  # of a space, by colour
        self.spaces: int = spaces
        self.doubled: int = doubled
        self.again: int = again
        self.recurring: int = recurring

    def points(self) -> int:
        return self.spaces + self.doubled + self.again + self.recurring


def route_parts(state: State, seat: int, route: int) -> list[int]:
    """What a route scores now, as a list of its parts."""
    score = RouteScore(state, seat, route)
    return [score.spaces, score.doubled, score.again, score.recurring]


def meets(state: State, seat: int, special: Special) -> bool:
    """Whether the prerequisites of a special space are fulfilled, a coin apart."""
    first: i64 = seat * PIECES
    if state.pos[first + special.piece] < special.from_space:
        return False
    if special.loco and state.reach[seat * ROUTES + special.route] < special.space:
        return False
    return special.token < 0 or state.used(seat, special.token)


def route_points(state: State, seat: int, route: int) -> int:
    """What a route scores now."""
    return RouteScore(state, seat, route).points()


def marker_points(state: State, seat: int, marker: int) -> int:
    """What an industry marker scores now."""
    cell = state.marker[seat * MARKERS + marker]
    if cell < 0:
        return 0
    return state.board.lanes[state.board.marker_lane[marker]].value[cell]


def industry_points(state: State, seat: int) -> int:
    """What the industry scores now."""
    return marker_points(state, seat, 0) + marker_points(state, seat, 1)


def round_points(state: State, seat: int) -> int:
    """What the seat would get if the round were scored now."""
    total = industry_points(state, seat)
    for route in range(ROUTES):
        total += route_points(state, seat, route)
    return total


def score_round(state: State) -> None:
    """Score a round for everybody."""
    for seat in range(state.players):
        at: i64 = seat * len(LINES)
        earned = state.earned[:]
        total = 0
        for route in range(ROUTES):
            points = route_points(state, seat, route)
            earned[at + route] += points
            total += points
        points = industry_points(state, seat)
        earned[at + INDUSTRY] += points
        state.earned = earned
        if state.log is not None:
            state.tell("round_scored", seat, {"round": state.round, "points": total + points})


# The end


def engineer_count(state: State, seat: int) -> int:
    """The seat's engineers, with cards that count as one."""
    number = count(state.engineers[seat])
    if state.cards[seat]:
        for card in members(state.cards[seat]):
            number += state.c.end_cards[card].engineer
    return number


def end_card_points(state: State, seat: int, card: EndCard) -> int:
    """What an end-bonus card is worth to the seat now."""
    number = counted(state, seat, card)
    if card.tiers:
        points = 0
        for n in range(len(card.tiers)):
            if number >= card.tiers[n]:
                points = card.tier_points[n]
        return points
    if card.most and card.per != PER_LOCOS:
        number = min(number, card.most)
    return number * card.points


def counted(state: State, seat: int, card: EndCard) -> int:
    """How many there are of what a card counts."""
    per = card.per
    number = 0
    if per == PER_FACTORY:
        for gap in range(seat * GAPS, seat * GAPS + GAPS):
            number += 1 if state.gaps[gap] else 0
    elif per == PER_ENGINEER:
        number = engineer_count(state, seat)
    elif per == PER_ROUTE:
        for route in range(ROUTES):
            if state.pos[pos_at(seat, route, BLACK)] == state.board.length[route]:
                number += 1
    elif per == PER_SPACE:
        for piece in range(PIECES):
            if card.colours >> colour_of(piece) & 1:
                number += state.pos[seat * PIECES + piece]
    elif per == PER_DOUBLER:
        for route in range(ROUTES):
            number += state.doublers[seat * ROUTES + route]
    elif per == PER_TOKEN:
        number = count(state.board.tokens & ~state.tokens[seat])
    elif per == PER_LOCOS:
        number = highest_locos(state, seat, card.most)
    elif per == PER_WORKER:
        number = state.crew[seat] - state.c.workers[state.players]
        if state.black_owner == seat:
            number += 1
    return number


def highest_locos(state: State, seat: int, number: int) -> int:
    """The sum of the seat's highest locomotives."""
    tiles = [min(tile, NINE) for tile in state.locos[seat * SLOTS : seat * SLOTS + SLOTS]]
    tiles.sort(reverse=True)
    return sum(tiles[:number])


def majority(state: State) -> list[int]:
    """Points for the most and second most engineers; the highest number breaks a tie."""
    return [majority_points(state, seat) for seat in range(state.players)]


def majority_points(state: State, seat: int) -> int:
    """The points of one seat for the most or second most engineers."""
    number = engineer_count(state, seat)
    if not number:
        return 0
    own = state.engineers[seat]
    place = 0
    for other in range(state.players):
        if other != seat:
            more = engineer_count(state, other) - number
            if more > 0 or (more == 0 and higher(state.engineers[other], own, other > seat)):
                place += 1
    if state.solo:
        more = count(state.emil_engineers) - number
        if more > 0 or (more == 0 and higher(state.emil_engineers, own, False)):
            place += 1
    return state.c.majority[place] if place < len(state.c.majority) else 0


def higher(engineers: int, others: int, tied: bool) -> bool:
    """Whether these engineers have the highest number of all; `tied` if nobody has any, cards apart."""
    mine, theirs = engineers.bit_length(), others.bit_length()
    return mine > theirs or (mine == theirs and tied)


def stock_ranking(state: State) -> list[int]:
    """The seats by their price markers, the highest first and on one level from the left; EMIL included."""
    ranked = [(-state.level[seat], state.arrival[seat], seat) for seat in range(state.players)]
    if state.solo:
        ranked.append((-state.c.emil_level, -1, EMIL))
    ranked.sort()
    return [seat for _, _, seat in ranked]


def stock_points(state: State) -> list[int]:
    """Points for the highest and the second price marker."""
    points = [0] * state.players
    if state.board.stock:
        ranked = stock_ranking(state)
        for place in range(min(len(ranked), len(state.c.stock_points))):
            if ranked[place] != EMIL and not shares_lowest(state, ranked[place]):
                points[ranked[place]] = state.c.stock_points[place]
    return points


def shares_lowest(state: State, seat: int) -> bool:
    """Whether the seat's price marker shares the level where all begin: nobody there is above another."""
    return not state.level[seat] and not state.c.lowest_ordered and state.level.count(0) > 1


def score_end(state: State) -> None:
    """The final scoring."""
    engineers = majority(state)
    stock = stock_points(state)
    for seat in range(state.players):
        at = seat * len(LINES)
        cards = 0
        for number in members(state.cards[seat]):
            card = state.c.end_cards[number]
            points = end_card_points(state, seat, card)
            cards += points
            if state.log is not None:
                state.tell("end_card_scored", seat, {"card": end_card_word(card), "points": points})
        state.earned = increased(state.earned, at + END_CARDS, cards)
        state.earned = increased(state.earned, at + ENGINEERS, engineers[seat])
        state.earned = increased(state.earned, at + STOCK, stock[seat])
        if state.log is not None:
            if engineers[seat]:
                state.tell("majority", seat, {"points": engineers[seat]})
            if stock[seat]:
                state.tell("stock_scored", seat, {"points": stock[seat]})


def end_card_word(card: EndCard) -> Message:
    return Message("end_card." + card.name)


def scores(state: State) -> ScoreSheet:
    """The points earned so far. The last three lines are filled when the game ends."""
    sheet = ScoreSheet(LINES, state.players)
    for seat in range(state.players):
        for line in range(len(LINES)):
            sheet.rows[line][seat] = state.earned[seat * len(LINES) + line]
    return sheet
