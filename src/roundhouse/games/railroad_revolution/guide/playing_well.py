"""The second lesson: four turns towards a milestone, with the reasons for each, on the seed of the first."""

from __future__ import annotations

from typing import Final

from roundhouse.games.railroad_revolution.guide.lesson import CASH, GOALS, SEED
from roundhouse.games.railroad_revolution.rules.components import ORANGE, TRAINS, TURQUOISE
from roundhouse.games.railroad_revolution.rules.state import worker_word
from roundhouse.kit.book import word
from roundhouse.kit.lesson import Lesson, Step, answers

NEXT: Final = "B-7"  # the milestone that fits what has been built


def winning_lesson() -> Lesson:
    """The whole course; what is named instead is what beginners like to do."""
    return Lesson(
        name="win",
        seed=SEED,
        title=word("lesson.well.title"),
        welcome=word("lesson.well.welcome"),
        steps=(*network(), *workers(), *milestone()),
        farewell=[word("lesson.well.end_rules"), word("lesson.well.end_later")],
    )


def network() -> list[Step]:
    """Means first, then rails as far as they go, and a train from the deal."""
    return [
        Step(
            word("lesson.well.setup", worker=worker_word(TURQUOISE)),
            answers("setup S2"),
            (
                *("setup S3", "build washington", "place telegraph purple", "ability"),
                *("exchange supply white turquoise", "open 5", "tile supply white"),
                *("step stations", "step stations", "step network", "step network", "done"),
            ),
            help="set-up-tiles",
            instead=("setup S3", "build washington"),
        ),
        Step(
            word("lesson.well.rails", action=word("action.railroad"), worker=worker_word(TURQUOISE)),
            answers(
                *("place railroad turquoise", "lay charlotte-little_rock/1", "lay charlotte-little_rock/2"),
                *("ability", "sell share", "sell share", "lay little_rock-houston/1"),
            ),
            help="railroad",
            instead=("place station white", "build charlotte", "done"),
        ),
        Step(
            word("lesson.well.deal", train=word("train." + TRAINS[CASH])),
            answers("deal a", "train cash", "skip"),
            (
                *("deal b", "step network", "step network", "skip", "place station turquoise"),
                *("build charlotte", "ability", "step stations", "step telegraph", "step telegraph"),
                *("reward", "step telegraph", "step telegraph", "step telegraph", "done"),
            ),
            help="deals",
        ),
    ]


def workers() -> list[Step]:
    """A specialist from a station, and work that suits them."""
    return [
        Step(
            word("lesson.well.station", worker=worker_word(ORANGE), action=word("action.trade")),
            answers("place station white", "build washington", "reward", "gain orange", "done"),
            ("place telegraph white", "open 2", "done"),
            help="station-rewards",
            instead=("place trade white", "sell building", "done"),
        ),
        Step(
            word("lesson.well.office", action=word("action.telegraph"), other=word("action.trade")),
            answers("place telegraph orange", "open 1", "ability", "done"),
            ("place trade white", "sell rail", "done"),
            help="workers",
            instead=("place trade orange", "sell building", "done"),
        ),
    ]


def milestone() -> list[Step]:
    """A turn in which everything comes together, and the next goal."""
    return [
        Step(
            word("lesson.well.milestone", milestone=GOALS[0], worker=worker_word(ORANGE)),
            answers(
                *("place station white", "build houston", "bonus", "train cash", "reward", "gain purple"),
                "promote 1 board orange",
            ),
            help="completing",
            instead=("place telegraph white", "open 2", "done"),
        ),
        Step(
            word("lesson.well.next", milestone=NEXT),
            answers(f"milestone {NEXT}"),
            help="new-milestone",
            instead=("milestone B-3",),
        ),
    ]
