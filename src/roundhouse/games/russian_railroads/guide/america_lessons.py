"""The lessons of American Railroads: its first one, and how to win it; each one a round on a fixed seed."""

from __future__ import annotations

from typing import Final

from roundhouse.core.message import Message
from roundhouse.games.russian_railroads.guide.lesson import (
    FIRST_LOCO,
    SECOND_LOCO,
    SEED,
    black,
    bonus,
    coin,
    engineer,
    factory,
    gift,
    pointer,
    price,
    relocation,
    route,
    scored,
    space,
)
from roundhouse.games.russian_railroads.reading.loading import shipped
from roundhouse.games.russian_railroads.rules.components import BOARDS, USA, Components
from roundhouse.games.russian_railroads.words.effects import effect_word
from roundhouse.kit.book import word
from roundhouse.kit.lesson import Lesson, Page, Step, answers

ROCKY: Final = "rocky_mountaineer"
EAST: Final = "transcontinental_east"
WEST: Final = "transcontinental_west"
STOCK_AT: Final = 2  # the space of the eastern route that brings the first stock step
PAID_AT: Final = 3  # one that gives another for a coin
WORKER_AT: Final = 6  # the one that brings an extra worker
SCORED: Final = {"east": 3, "industry": 1}  # what the first scoring brings
OPTIONS: Final = {"board": BOARDS[USA]}


def american_lesson() -> Lesson:
    """The whole course of the first lesson."""
    c = shipped()
    return Lesson(
        name="usa",
        seed=SEED,
        title=word("lesson.usa.title"),
        welcome=word("lesson.usa.welcome", rounds=c.rounds[2]),
        pages=first_pages(c),
        steps=(
            *bonus(c, ROCKY, USA),
            locomotive(),
            *stock(c),
            *engineer(c, EAST, WEST),
            coin(c, EAST, f"doubler {EAST}"),
            relocation(word("lesson.usa.relocate", space=space("industry_1"))),
            *second_round(c),
        ),
        farewell=[word("lesson.end_again"), word("lesson.usa.end_stock"), word("lesson.usa.end_spike")],
        options=OPTIONS,
    )


def dividend(c: Components, name: str) -> Message:
    """What a dividend gives."""
    return effect_word(c, c.dividend_effect[c.dividends.index(name)])


def first_pages(c: Components) -> tuple[Page, ...]:
    """How one wins, and where one's things are."""
    board = c.boards[USA]
    blocked = next(name for name, boulder in zip(board.routes, board.boulder, strict=True) if boulder)
    parts = {"stock": word("picture.part.stock"), "scoring": word("picture.part.scoring")}
    return (
        Page(word("lesson.win", rounds=c.rounds[2]), help="goal"),
        Page(word("lesson.usa.things", west=route(blocked), **parts), ("player-0", "stock"), help="usa"),
    )


def locomotive() -> Step:
    """The first locomotive."""
    return Step(
        word("lesson.usa.loco", number=FIRST_LOCO, route=route(EAST)),
        answers(f"loco {EAST}"),
        ("place industry_2", "industry first", "industry first"),
        help="locomotives",
    )


def stock(c: Components) -> list[Step]:
    """Track that reaches the stock market, and the first dividend."""
    east, west, given = route(EAST), route(WEST), gift(c, EAST, STOCK_AT, USA)
    return [
        black(c),
        Step(
            word("lesson.usa.steps", east=east, west=west, space=STOCK_AT, gift=given),
            answers(f"step black {EAST}", f"step black {EAST}", f"step black {WEST}"),
            help="gifts",
        ),
        Step(
            word("lesson.usa.dividend", effect=dividend(c, "div_any"), west=west),
            answers("dividend div_any", f"step black {WEST}"),
            ("place loco_3", f"loco {WEST}", "factory pile"),
            help="stock-market",
        ),
    ]


def second_round(c: Components) -> list[Step]:
    """After the first scoring: a locomotive that brings another stock step, and a factory."""
    east, cost = route(EAST), price(c, "loco_3")
    return [
        Step(
            word("lesson.usa.scored", space=space("loco_3"), cost=cost, east=east, **scored(SCORED)),
            answers("place loco_3"),
            help="scoring",
        ),
        Step(
            word("lesson.usa.west", number=SECOND_LOCO, west=route(WEST), coin=dividend(c, "div_coin")),
            answers(f"loco {WEST}", "dividend div_coin", at=(pointer(c, WEST, 3, USA),)),
            help="stock-market",
        ),
        factory(c, "two-industry-tracks"),
    ]


def american_winning() -> Lesson:
    """The course of the second one; what is named instead is what beginners like to do."""
    c = shipped()
    return Lesson(
        name="usa-win",
        seed=SEED,
        title=word("lesson.usa.well.title"),
        welcome=word("lesson.well.welcome"),
        steps=(*to_the_market(c), *to_the_worker(c)),
        farewell=[word("lesson.usa.well.end_rules"), word("lesson.usa.well.end_later")],
        options=OPTIONS,
    )


def to_the_market(c: Components) -> list[Step]:
    """Track and a locomotive for the route with the early gifts."""
    return [
        Step(
            word("lesson.usa.well.bonus", east=route(EAST), gift=gift(c, EAST, STOCK_AT, USA)),
            answers("bonus bonus_black", f"step black {EAST}"),
            ("place hire",),
            help="starting-bonus",
            instead=("bonus bonus_coin",),
        ),
        Step(
            word("lesson.usa.well.loco", east=route(EAST), rocky=route(ROCKY), space=space("order_1")),
            answers("place loco_1", f"loco {EAST}", "dividend div_any", f"step black {ROCKY}"),
            ("place coins",),
            help="stock-market",
            instead=("place order_1",),
        ),
    ]


def to_the_worker(c: Components) -> list[Step]:
    """One route as far as the extra worker, and colours that score behind it."""
    far, grey = f"step black {EAST}", f"step grey {EAST}"
    return [
        Step(
            word("lesson.usa.well.track", east=route(EAST)),
            answers("place black_2", far, far, far),
            ("place order_1",),
            help="tracks",
            instead=("place doubler",),
        ),
        Step(
            word("lesson.usa.well.worker", east=route(EAST), n=WORKER_AT, space=space("loco_3")),
            answers("place any_coin", far, grey, at=(pointer(c, EAST, WORKER_AT, USA),)),
            ("place open_1", far),
            help="gifts",
            instead=("place loco_3", f"loco {WEST}", "factory pile"),
        ),
        Step(
            word("lesson.usa.well.grey", east=route(EAST), n=PAID_AT, space=space("grey_2")),
            answers("place public_1", grey, grey, f"pay {EAST}_{PAID_AT}", "dividend div_coin"),
            help="coin-spaces",
            instead=("place grey_2", grey, grey, f"step grey {ROCKY}"),
        ),
    ]
