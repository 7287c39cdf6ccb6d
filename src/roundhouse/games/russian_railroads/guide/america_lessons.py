"""The lessons of American Railroads: its first one, and how to win it; each one a round on a fixed seed."""

from __future__ import annotations

from typing import Final

from roundhouse.core.message import Argument, Message
from roundhouse.games.russian_railroads.guide.lesson import (
    ENGINEER,
    FACTORY_TILE,
    FIRST_LOCO,
    SECOND_LOCO,
    SEED,
    gift,
    pointer,
    price,
    route,
    space,
)
from roundhouse.games.russian_railroads.reading.loading import shipped
from roundhouse.games.russian_railroads.rules.components import BLACK, BOARDS, GREY, USA, Components
from roundhouse.games.russian_railroads.words.effects import effect_word, steps_word
from roundhouse.games.russian_railroads.words.names import colour_word, points_word, tile_word
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
        steps=(*first_track(c), *stock(c), *end_of_round(c), *second_round(c)),
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


def first_track(c: Components) -> list[Step]:
    """A starting bonus, and the first locomotive."""
    return [
        Step(
            word("lesson.bonus", steps=steps_word(1, 1 << BLACK)),
            answers("bonus bonus_black"),
            help="starting-bonus",
        ),
        Step(
            word("lesson.unlock", route=route(ROCKY), space=2, gift=gift(c, ROCKY, 2, USA)),
            answers(f"step black {ROCKY}", at=(pointer(c, ROCKY, 2, USA),)),
            ("place coins",),
            help="unlocking",
        ),
        Step(
            word("lesson.place", workers=c.workers[2], coins=c.coins[2], space=space("loco_1")),
            answers("place loco_1"),
            help="turn",
        ),
        Step(
            word("lesson.usa.loco", number=FIRST_LOCO, route=route(EAST)),
            answers(f"loco {EAST}"),
            ("place industry_2", "industry first", "industry first"),
            help="locomotives",
        ),
    ]


def stock(c: Components) -> list[Step]:
    """Track that reaches the stock market, and the first dividend."""
    east, west, given = route(EAST), route(WEST), gift(c, EAST, STOCK_AT, USA)
    return [
        Step(
            word("lesson.black", space=space("black_2"), cost=price(c, "black_2")),
            answers("place black_2"),
            help="tracks",
        ),
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


def end_of_round(c: Components) -> list[Step]:
    """An engineer, track that scores, the order, a coin for a worker, relocation."""
    does = effect_word(c, c.engineer_effect[ENGINEER])
    grey: dict[str, Argument] = {"colour": colour_word(GREY), "points": points_word(c.value[GREY])}
    return [
        Step(
            word("lesson.hire", engineer=ENGINEER, effect=does, cost=price(c, "hire")),
            answers("place hire"),
            ("pass",),
            help="engineers",
        ),
        Step(
            word("lesson.grey", kiev=route(EAST), main=route(WEST), **grey),
            answers("place grey_2", f"step grey {EAST}", f"step grey {EAST}", f"step grey {WEST}"),
            help="scoring",
        ),
        Step(word("lesson.order", space=space("order_1")), answers("place order_1"), help="order"),
        Step(
            word("lesson.coin", engineer=ENGINEER, effect=does, main=route(EAST)),
            answers(f"place engineer_{ENGINEER}", f"doubler {EAST}"),
            help="paying",
        ),
        Step(
            word("lesson.usa.relocate", space=space("industry_1")),
            answers("place industry_1", "industry first"),
            help="relocation",
        ),
    ]


def second_round(c: Components) -> list[Step]:
    """After the first scoring: a locomotive that brings another stock step, and a factory."""
    scored: dict[str, Argument] = {"east": route(EAST), "sum": sum(SCORED.values())}
    scored |= {name + "_points": points for name, points in SCORED.items()}
    works = effect_word(c, c.factory_effect[FACTORY_TILE])
    return [
        Step(
            word("lesson.usa.scored", space=space("loco_3"), cost=price(c, "loco_3"), **scored),
            answers("place loco_3"),
            help="scoring",
        ),
        Step(
            word("lesson.usa.west", number=SECOND_LOCO, west=route(WEST), coin=dividend(c, "div_coin")),
            answers(f"loco {WEST}", "dividend div_coin", at=(pointer(c, WEST, 3, USA),)),
            help="stock-market",
        ),
        Step(
            word("lesson.factory", factory=tile_word(FACTORY_TILE), effect=works),
            answers("factory pile"),
            help="two-industry-tracks",
        ),
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
