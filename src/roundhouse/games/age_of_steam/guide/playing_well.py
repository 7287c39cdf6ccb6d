"""The second lesson: one turn, with what good play looks like at every decision, on the seed of the first."""

from __future__ import annotations

from roundhouse.games.age_of_steam.guide.lesson import MAP, SEATS, SEED
from roundhouse.games.age_of_steam.rules.components import TURN_ORDER, URBANIZATION
from roundhouse.games.age_of_steam.words.names import action_word, town_word
from roundhouse.kit.book import word
from roundhouse.kit.lesson import Lesson, Step, answers


def winning_lesson() -> Lesson:
    """The whole course; what is named instead is what beginners like to do."""
    return Lesson(
        name="win",
        seed=SEED,
        seats=SEATS,
        title=word("lesson.well.title"),
        welcome=word("lesson.well.welcome"),
        opening=("issue 1",),
        steps=(*money(), *track(), *goods()),
        farewell=[word("lesson.well.end_rules"), word("lesson.well.end_later")],
        options={"map": MAP, "edition": "deluxe", "variant": "standard"},
    )


def money() -> list[Step]:
    """As little debt as will do, nothing for a place that is not needed, and an action for the plan."""
    return [
        Step(
            word("lesson.well.shares"),
            answers("issue 1"),
            ("issue 1", "drop"),
            help="shares",
            instead=("issue 6",),
        ),
        Step(
            word("lesson.well.bid"),
            answers("drop"),
            ("select locomotive",),
            help="auction",
            instead=("bid 4",),
        ),
        Step(
            word("lesson.well.action", action=action_word(URBANIZATION), other=action_word(TURN_ORDER)),
            answers("select urbanization"),
            (
                *("select first_build", "lay J9 curve NE-S", "lay L9 curve NE-NW", "lay K9 town SE+SW"),
                *("lay K10 curve N-SW", "lay L8 curve SE-SW", "lay K9 town NE+SE+S+SW", "take cross_curves"),
            ),
            help="actions",
            instead=("select turn_order",),
        ),
    ]


def track() -> list[Step]:
    """Two links for the cubes that lie there."""
    places = {"city": town_word("Cincinnati"), "new": town_word("Toledo"), "town": town_word("Fort Wayne")}
    return [
        Step(
            word("lesson.well.build", **places),
            answers("urbanise M6 A", "lay M8 curve S-NW", "lay L6 curve NE-S", "lay L7 town N+SE"),
            ("deliver J10 blue", "go NE", "go NE"),
            help="urbanization",
            instead=("lay M8 straight N-S", "lay M7 straight N-S", "lay M5 curve NE-S"),
        )
    ]


def goods() -> list[Step]:
    """The engine before the cube, and both links in one go."""
    return [
        Step(
            word("lesson.well.engine"),
            answers("upgrade"),
            ("upgrade", "deliver M9 blue", "go NW", "go S"),
            help="moving",
            instead=("skip",),
        ),
        Step(word("lesson.well.deliver"), answers("deliver M9 red", "go N", "go N"), help="who-earns"),
    ]
