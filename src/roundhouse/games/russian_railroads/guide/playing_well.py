"""The second lesson: the first round played well, with the reasons, on the seed of the first lesson."""

from __future__ import annotations

from roundhouse.games.russian_railroads.guide.lesson import KIEV, MAIN, SEED, pointer, route, space
from roundhouse.games.russian_railroads.reading.loading import shipped
from roundhouse.games.russian_railroads.rules.components import Components
from roundhouse.kit.book import word
from roundhouse.kit.lesson import Lesson, Step, answers

WORKER_AT = 7  # the space of the route that brings an extra worker


def winning_lesson() -> Lesson:
    """The whole course; what is named instead is what beginners like to do."""
    c = shipped()
    return Lesson(
        name="win",
        seed=SEED,
        title=word("lesson.well.title"),
        welcome=word("lesson.well.welcome"),
        steps=(*beginning(), *far_ahead(c)),
        farewell=[word("lesson.well.end_rules"), word("lesson.well.end_later")],
        options={"board": "russia"},
    )


def beginning() -> list[Step]:
    """Track at once, and a locomotive that reaches it."""
    return [
        Step(
            word("lesson.well.bonus", route=route(KIEV)),
            answers("bonus bonus_black", "step black kiev"),
            ("place hire",),
            help="starting-bonus",
            instead=("bonus bonus_coin",),
        ),
        Step(
            word("lesson.well.loco", route=route(KIEV), space=space("order_1")),
            answers("place loco_1", "loco kiev"),
            ("place coins",),
            help="locomotives",
            instead=("place order_1",),
        ),
    ]


def far_ahead(c: Components) -> list[Step]:
    """One route as far as the extra worker, and colours that score behind it."""
    return [
        Step(
            word("lesson.well.track", route=route(KIEV)),
            answers("place black_2", "step black kiev", "step black kiev", "step black kiev"),
            ("place order_1",),
            help="tracks",
            instead=("place doubler",),
        ),
        Step(
            word("lesson.well.coin", route=route(KIEV), main=route(MAIN)),
            answers("place any_coin", "step black kiev", "step black trans_siberian"),
            ("place open_1", "step black kiev"),
            help="unlocking",
            instead=("place doubler",),
        ),
        Step(
            word("lesson.well.worker", route=route(KIEV), n=WORKER_AT),
            answers("place open_1", "step black kiev", at=(pointer(c, KIEV, WORKER_AT),)),
            ("place open_1", "step black kiev"),
            help="gifts",
            instead=("place public_1", "step grey kiev", "step grey kiev"),
        ),
        Step(
            word("lesson.well.grey", route=route(KIEV), main=route(MAIN)),
            answers("place grey_2", "step grey trans_siberian", "step grey kiev", "step grey kiev"),
            help="scoring",
            instead=("place industry_1", "industry first"),
        ),
    ]
