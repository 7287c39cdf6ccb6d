"""The first lesson: three turns against a bot that plays by a script, on one fixed seed."""

from __future__ import annotations

from typing import Final

from roundhouse.kit.book import word
from roundhouse.kit.lesson import Answer, Lesson, Page, Step
from shuttle.reading.loading import FILE
from shuttle.rules.components import GOODS
from shuttle.words import good, points, siding

SEED: Final = 53
GRAIN: Final = GOODS.index("grain")


def first_lesson() -> Lesson:
    """The whole course: the learner begins."""
    return Lesson(
        seed=SEED,
        title=word("lesson.title"),
        welcome=word("lesson.welcome"),
        pages=(
            Page(word("lesson.win"), ("line",), help="goal"),
            Page(word("lesson.things", room=FILE.shipped().room), ("player-0",), help="table"),
        ),
        steps=steps(),
        farewell=[word("lesson.learned"), word("lesson.further")],
    )


def steps() -> tuple[Step, ...]:
    """A contract, two cubes, and their delivery."""
    c = FILE.shipped()
    bonus, gain = points(c.bonus), points(sum(c.pays[:2]))
    return (
        Step(
            word("lesson.contract", good=good(GRAIN), points=bonus),
            (Answer(("keep grain",)),),
            ("keep coal",),
            help="contracts",
        ),
        Step(word("lesson.run", card=4, space=2), (Answer(("run 4 back",)),), help="turn"),
        Step(word("lesson.load"), (Answer(("load",)),), ("run 2 back", "load"), help="loading"),
        Step(
            word("lesson.again", card=2, space=4),
            (Answer(("run 2 forward",)), Answer(("load",))),
            ("run 3 back",),
            help="loading",
        ),
        Step(
            word("lesson.deliver", card=1, siding=siding(GRAIN), points=gain),
            (Answer(("run 1 forward",), highlight=("space-5",)),),
            ("run 1 forward", "load"),
            help="goods",
        ),
    )
