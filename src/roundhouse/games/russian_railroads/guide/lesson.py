"""The first lesson: a round and a turn against a bot that plays by a script, on one fixed seed.

Seat 0 learns and comes second in the order. The texts take their numbers from the shipped components, for
which the course is made.
"""

from __future__ import annotations

from typing import Final

from roundhouse.core.message import Argument, Message
from roundhouse.games.russian_railroads.reading.loading import shipped
from roundhouse.games.russian_railroads.rules.components import BLACK, GREY, RUSSIA, Components
from roundhouse.games.russian_railroads.words.effects import effect_word, steps_word
from roundhouse.games.russian_railroads.words.names import colour_word, cost_word, points_word, tile_word
from roundhouse.games.russian_railroads.words.specials import gift_word
from roundhouse.kit.book import word
from roundhouse.kit.lesson import Answer, Lesson, Page, Step, answers

SEED: Final = 10
ENGINEER: Final = 8  # lies on the hiring space on this seed
MAIN: Final = "trans_siberian"
KIEV: Final = "kiev"
FIRST_LOCO, SECOND_LOCO, FACTORY_TILE = 2, 3, 4  # what the piles hold when the learner takes from them
SCORED: Final = {"kiev": 5, "main": 2, "industry": 1}  # what the first scoring brings


def first_lesson() -> Lesson:
    """The whole course."""
    c = shipped()
    return Lesson(
        seed=SEED,
        title=word("lesson.title"),
        welcome=word("lesson.welcome", rounds=c.rounds[2]),
        pages=first_pages(c),
        steps=(
            *bonus(c),
            locomotive(c),
            black(c),
            gifts(c),
            *engineer(c),
            coin(c, MAIN),
            relocation(word("lesson.relocate", space=space("industry_1"))),
            *replacing(c),
            factory(c),
        ),
        farewell=farewell(c),
        options={"board": "russia"},
    )


def route(name: str) -> Message:
    return word("route." + name)


def space(name: str) -> Message:
    return word("space." + name)


def price(c: Components, name: str) -> Message:
    """What a space costs."""
    at = c.spaces.index(name)
    return cost_word(c.space_workers[at], 0, 0, c.space_coins[at])


def special(c: Components, name: str, place: int, on: int = RUSSIA) -> int:
    """The number of a special space."""
    board = c.boards[on]
    at = board.routes.index(name)
    return next(n for n, s in enumerate(board.specials) if s.route == at and s.space == place)


def pointer(c: Components, name: str, place: int, on: int = RUSSIA) -> str:
    """The element of the picture that shows a special space of the learner's."""
    return f"seat-0-special-{special(c, name, place, on)}"


def gift(c: Components, name: str, place: int, on: int = RUSSIA) -> Message:
    """What a special space gives."""
    return gift_word(c, c.boards[on].specials[special(c, name, place, on)])


def first_pages(c: Components) -> tuple[Page, ...]:
    """How one wins, and where one's things are."""
    parts = {"main": word("picture.part.mainboard"), "scoring": word("picture.part.scoring")}
    return (
        Page(word("lesson.win", rounds=c.rounds[2]), help="goal"),
        Page(word("lesson.things", **parts), ("player-0",), help="table"),
    )


def bonus(c: Components, main: str = MAIN, on: int = RUSSIA) -> list[Step]:
    """A starting bonus, the first colour, and a worker for a locomotive."""
    return [
        Step(
            word("lesson.bonus", steps=steps_word(1, 1 << BLACK)),
            answers("bonus bonus_black"),
            help="starting-bonus",
        ),
        Step(
            word("lesson.unlock", route=route(main), space=2, gift=gift(c, main, 2, on)),
            answers(f"step black {main}", at=(pointer(c, main, 2, on),)),
            ("place coins",),
            help="unlocking",
        ),
        Step(
            word("lesson.place", workers=c.workers[2], coins=c.coins[2], space=space("loco_1")),
            answers("place loco_1"),
            help="turn",
        ),
    ]


def locomotive(c: Components) -> Step:
    """The first locomotive."""
    return Step(
        word("lesson.loco", number=FIRST_LOCO, route=route(KIEV), gift=gift(c, KIEV, 1)),
        answers("loco kiev", at=(pointer(c, KIEV, 1),)),
        ("place industry_2", "industry first", "industry first"),
        help="locomotives",
    )


def black(c: Components) -> Step:
    """A worker for black track."""
    return Step(
        word("lesson.black", space=space("black_2"), cost=price(c, "black_2")),
        answers("place black_2"),
        help="tracks",
    )


def gifts(c: Components) -> Step:
    """Black track."""
    words = {"kiev": route(KIEV), "main": route(MAIN), "gift": gift(c, KIEV, 2), "waits": gift(c, KIEV, 3)}
    return Step(
        word("lesson.steps", **words),
        answers("step black kiev", "step black kiev", "step black trans_siberian"),
        ("place loco_3", "loco trans_siberian_2", "factory pile"),
        help="gifts",
    )


def engineer(c: Components, near: str = KIEV, far: str = MAIN) -> list[Step]:
    """An engineer, better track on two routes, and the order."""
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
            word("lesson.grey", kiev=route(near), main=route(far), **grey),
            answers("place grey_2", f"step grey {near}", f"step grey {near}", f"step grey {far}"),
            help="scoring",
        ),
        Step(word("lesson.order", space=space("order_1")), answers("place order_1"), help="order"),
    ]


def coin(c: Components, on: str, *moves: str) -> Step:
    """A coin for a worker, at the engineer, who brings a doubler on a route."""
    does = effect_word(c, c.engineer_effect[ENGINEER])
    return Step(
        word("lesson.coin", engineer=ENGINEER, effect=does, main=route(on)),
        answers(f"place engineer_{ENGINEER}", *moves),
        help="paying",
    )


def relocation(text: Message) -> Step:
    """What the order space gives back."""
    return Step(text, answers("place industry_1", "industry first"), help="relocation")


def scored(points: dict[str, int]) -> dict[str, Argument]:
    """What a scoring has brought, for the sentence that tells it."""
    return {"sum": sum(points.values()), **{name + "_points": each for name, each in points.items()}}


def replacing(c: Components) -> list[Step]:
    """After the first scoring: a locomotive, and the chain of replacements."""
    near = {"kiev": route(KIEV), "main": route(MAIN)}
    gained = gift(c, KIEV, 3)
    return [
        Step(
            word("lesson.scored", space=space("loco_3"), cost=price(c, "loco_3"), **near, **scored(SCORED)),
            answers("place loco_3"),
            help="scoring",
        ),
        Step(
            word("lesson.replace", number=SECOND_LOCO, old=FIRST_LOCO, kiev=route(KIEV), gift=gained),
            answers("loco kiev", at=(pointer(c, KIEV, 3),)),
            help="locomotives",
        ),
        Step(
            word("lesson.chain", number=FIRST_LOCO, main=route(MAIN)),
            (Answer(("loco trans_siberian_2", "loco st_petersburg")),),
            help="chain",
        ),
    ]


def factory(c: Components, passage: str = "factories") -> Step:
    """The first factory."""
    works = effect_word(c, c.factory_effect[FACTORY_TILE])
    text = word("lesson.factory", factory=tile_word(FACTORY_TILE), effect=works)
    return Step(text, answers("factory pile"), help=passage)


def farewell(c: Components) -> list[Message]:
    """What counts in the end."""
    return [
        word("lesson.end_again"),
        word("lesson.end_plan"),
        word("lesson.end_engineers", first=c.majority[0], second=c.majority[1]),
    ]
