"""The guide of the game: rules help in our own words, the passage for every question, a first lesson.

The texts stand in `locale`; every number in them comes from the components. The parts are in `guiding`.
"""

from __future__ import annotations

from typing import Final

from roundhouse.core.game import Game
from roundhouse.core.message import Message
from roundhouse.core.state import State as CoreState
from roundhouse.games.railroad_revolution import picture
from roundhouse.games.railroad_revolution.game import RailroadRevolution, reopen
from roundhouse.games.railroad_revolution.guiding import actions, assets, closing, opening, people
from roundhouse.games.railroad_revolution.guiding.book import Book
from roundhouse.games.railroad_revolution.guiding.lesson import first_lesson
from roundhouse.games.railroad_revolution.moves import PASS
from roundhouse.games.railroad_revolution.state import MAIN, State
from roundhouse.guide import Answer, Chapter, Lesson, Say

MINUTES: Final = (60, 90)  # as most reviews tell; the box says 45 to 90

WRITERS: Final = (
    opening.goal,
    opening.table,
    opening.setup,
    opening.turn,
    people.workers,
    actions.station,
    actions.railroad,
    actions.telegraph,
    actions.trade,
    assets.trains,
    assets.deals,
    assets.milestones,
    assets.tracks,
    people.general,
    closing.end,
    closing.variants,
    closing.rulings,
    closing.reconstructed,
)

ANCHORS: Final = {
    "ChooseSetup": "set-up-tiles",
    "SetupRail": "set-up-tiles",
    "SetupOffice": "set-up-tiles",
    "SetupStation": "set-up-tiles",
    "BeginTurn": "turn",
    "PlaceWorker": "turn",
    "StationAction": "station",
    "RailroadAction": "railroad",
    "TelegraphAction": "telegraph",
    "TradeAction": "trade",
    "OwnDeal": "accepting",
    "OtherDeal": "accepting",
    "TurnDeal": "deals",
    "Promote": "promotion",
    "Exchange": "exchange",
    "Gain": "new-workers",
    "Discard": "track-prices",
    "Steps": "steps",
    "Flip": "flipping",
    "TakeTrain": "trains",
    "FreeRail": "free-pieces",
    "FreeStation": "free-pieces",
    "FreeOffice": "free-pieces",
    "EndTurn": "end-of-turn",
    "CheckMilestones": "completing",
    "ChooseMilestone": "new-milestone",
    "NextTurn": "end",
}

# Once the building stands, other passages answer what may come next.
ANCHORS_LATER: Final = {"StationAction": "station-rewards", "TelegraphAction": "telegraph-tile"}


def about(say: Say) -> dict[str, str]:
    """The game in short, for the page that lists the games."""
    return {
        "tagline": say(Message("guide.about.tagline")),
        "minutes": say(Message("guide.about.minutes", {"least": MINUTES[0], "most": MINUTES[1]})),
        "weight": say(Message("guide.about.weight")),
    }


def chapters(say: Say, game: Game | None = None) -> list[Chapter]:
    """The rules help."""
    book = Book(say, opened(game).components)
    for write in WRITERS:
        write(book)
    return book.chapters


def figures(say: Say, game: Game | None = None) -> dict[str, str]:
    """The drawings: the parts of the table where the lesson ends, as the learner sees them."""
    return picture.pictures(example(opened(game)), first_lesson().learner, say)


def anchor_for(decision_name: str, state: CoreState) -> str:
    """The passage that governs the open question."""
    assert isinstance(state, State)
    if decision_name == "PlaceWorker" and PASS in state.legal():
        return "passing"
    if decision_name in ANCHORS_LATER and not state.parts & MAIN:
        return ANCHORS_LATER[decision_name]
    return ANCHORS[decision_name]


def lesson() -> Lesson:
    """The first lesson."""
    return first_lesson()


def opened(game: Game | None) -> RailroadRevolution:
    """The game itself, or the one with the shipped components."""
    if game is None:
        return reopen(None)
    assert isinstance(game, RailroadRevolution)
    return game


def example(game: RailroadRevolution) -> CoreState:
    """The position after the lesson; with other components as far as its moves go."""
    course = first_lesson()
    state = game.new(len(course.seats), course.seed, course.options)
    script = [Answer((move,)) for move in course.opening]
    for step in course.steps:
        script += [*step.answers, *(Answer((reply,)) for reply in step.replies)]
    for answer in script:
        moves = answer.fitting(state)
        if not moves:
            break
        state.play(moves[0])
    return state.seen_by(course.learner)
