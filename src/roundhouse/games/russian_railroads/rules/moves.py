"""Every move of the game as a number, and how it is written.

The numbers are fixed here, so that compiled code has them at hand; `table()` checks them. Routes and
places for locomotives are named for both boards, Russia's first.
"""

from __future__ import annotations

from typing import Final

from roundhouse.core.moves import Block, MoveTable
from roundhouse.games.russian_railroads.rules.components import (
    COLOURS,
    ENGINEERS,
    GAPS,
    ROUTES,
    Components,
)

PLACE: Final = 0  # place(space): workers first, then the black worker, then coins
PLACE_WITH: Final = 42  # place(space, with): paid in another way
PASS: Final = 168
DONE: Final = 169  # leave the rest of what may be left
STEP: Final = 170  # step(colour, route)
INDUSTRY: Final = 200  # industry(marker)
LOCO: Final = 202  # loco(slot): put the locomotive there, or replace the one that is there
FLIP: Final = 210  # return it with its factory side up
FACTORY: Final = 211  # factory(which)
GAP: Final = 222  # gap(number): build it there
DOUBLER: Final = 227  # doubler(route)
TOKEN: Final = 233  # token(which)
CARD: Final = 242  # card(which)
END_CARD: Final = 247  # end_card(which)
ENGINEER: Final = 257  # engineer(number): of another player
REPEAT: Final = 272  # repeat(space)
CHOOSE: Final = 314  # choose(alternative)
DIVIDEND: Final = 316  # dividend(which)
DETONATE: Final = 322  # detonate(boulder)
PAY: Final = 324  # pay(coin space)
BONUS: Final = 327  # bonus(which): starting bonus
COUNT: Final = 331  # count(part): what a step counts for, of several that allow it
SIZE: Final = 335

# place(space, with)
WITH_COIN: Final = 0  # one coin instead of a worker
WITH_BLACK: Final = 1  # the black worker first
WITH_BLACK_COIN: Final = 2  # the black worker first, and one coin instead of a worker
WAYS: Final = 3

# factory(which): a returned factory of number 1 to 9, the steelworks, or the lowest locomotive turned over
FACTORY_STEEL: Final = FACTORY + 9
FACTORY_PILE: Final = FACTORY + 10

COUNTED: Final = 4  # parts to choose from

NAMED_ROUTES: Final = 6


def step_move(board: int, route: int, colour: int) -> int:
    """A step with a piece of track on one of the boards.

    >>> move = step_move(1, 2, 3)
    >>> step_board(move), step_route(move), step_colour(move)
    (1, 2, 3)
    """
    return STEP + colour * NAMED_ROUTES + board * ROUTES + route


def step_board(move: int) -> int:
    return (move - STEP) % NAMED_ROUTES // ROUTES


def step_route(move: int) -> int:
    return (move - STEP) % ROUTES


def step_colour(move: int) -> int:
    return (move - STEP) // NAMED_ROUTES


def all_spaces(c: Components) -> list[str]:
    """The names of the action spaces, and of the engineers as spaces."""
    return c.spaces + [f"engineer_{number}" for number in range(1, ENGINEERS + 1)]


def coin_space_names(c: Components) -> list[str]:
    """The special spaces that ask for a coin, as "rocky_mountaineer_9"."""
    names: list[str] = []
    for board in c.boards:
        for number in board.coin_specials:
            special = board.specials[number]
            names.append(f"{board.routes[special.route]}_{special.space}")
    return names


def table(c: Components) -> MoveTable:
    """The move table for one set of components."""
    routes = c.boards[0].routes + c.boards[1].routes
    spaces = ("space", all_spaces(c))
    moves = MoveTable(
        [
            Block("place", [spaces]),
            Block("place", [spaces, ("with", ["coin", "black", "black_coin"])]),
            Block("pass", []),
            Block("done", []),
            Block("step", [("colour", list(COLOURS)), ("route", routes)]),
            Block("industry", [("marker", ["first", "second"])]),
            Block("loco", [("slot", c.boards[0].slots + c.boards[1].slots)]),
            Block("flip", []),
            Block("factory", [("which", [str(n) for n in range(1, 10)] + ["steelworks", "pile"])]),
            Block("gap", [("gap", [str(n + 1) for n in range(GAPS)])]),
            Block("doubler", [("route", routes)]),
            Block("token", [("token", c.tokens)]),
            Block("card", [("card", c.cards)]),
            Block("end_card", [("card", [card.name for card in c.end_cards])], secret=True),
            Block("engineer", [("engineer", [str(n + 1) for n in range(ENGINEERS)])]),
            Block("repeat", [spaces]),
            Block("choose", [("alternative", ["first", "second"])]),
            Block("dividend", [("dividend", c.dividends)]),
            Block("detonate", [("boulder", ["route", "industry"])]),
            Block("pay", [("coin_space", coin_space_names(c))]),
            Block("bonus", [("bonus", c.bonuses)]),
            Block("count", [("part", ["first", "second", "third", "fourth"])]),
        ]
    )
    starts = [PLACE, PLACE_WITH, PASS, DONE, STEP, INDUSTRY, LOCO, FLIP, FACTORY, GAP, DOUBLER, TOKEN, CARD]
    starts += [END_CARD, ENGINEER, REPEAT, CHOOSE, DIVIDEND, DETONATE, PAY, BONUS, COUNT]
    assert [block.start for block in moves.blocks] == starts
    assert moves.size == SIZE
    return moves
