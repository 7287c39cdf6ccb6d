"""The guide of the game: rules help in our own words, the passage for every question, a first lesson.

The texts stand in `locale`; every number in them comes from the components. The parts are in `guiding`.
"""

from __future__ import annotations

from typing import Final

from roundhouse.core.game import Game
from roundhouse.core.message import Message
from roundhouse.core.state import State as CoreState
from roundhouse.games.age_of_steam import picture
from roundhouse.games.age_of_steam.game import AgeOfSteam, reopen
from roundhouse.games.age_of_steam.guiding import closing, goods, maps, market, opening, track
from roundhouse.games.age_of_steam.guiding.book import Book
from roundhouse.games.age_of_steam.guiding.lesson import first_lesson
from roundhouse.games.age_of_steam.moves import URBANISE
from roundhouse.games.age_of_steam.state import State
from roundhouse.guide import Answer, Chapter, Lesson, Say

MINUTES: Final = (120, 180)  # the box says 120

WRITERS: Final = (
    opening.goal,
    opening.table,
    opening.setup,
    opening.turn,
    market.shares,
    market.auction,
    market.actions,
    track.build,
    track.owner,
    track.urban,
    goods.move,
    market.settlement,
    goods.growth,
    goods.end,
    maps.editions,
    maps.maps,
    closing.rulings,
    closing.unsure,
)

ANCHORS: Final = {
    "StartTurn": "turn",
    "Phase": "turn",
    "IssueShares": "shares",
    "Bid": "auction",
    "PayFirst": "auction",
    "SelectAction": "actions",
    "BeginBuild": "build",
    "BuildTrack": "build",
    "EndBuild": "ownership",
    "MoveGoods": "moving",
    "Carry": "the-way",
    "Grow": "growth",
    "PlaceCube": "production",
    "Favour": "moving",
}


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
    """The passage that governs the open question; what only some maps ask is told in their chapters."""
    assert isinstance(state, State)
    m = state.m
    if decision_name in ("PayFirst", "Favour"):
        return maps.anchor_of(m)
    if decision_name == "BuildTrack":
        if any(URBANISE <= move < state.codes.deliver for move in state.moves):
            return "urbanization"
        if state.built:
            return "where-to-build"
    return ANCHORS[decision_name]


def lesson() -> Lesson:
    """The first lesson."""
    return first_lesson()


def opened(game: Game | None) -> AgeOfSteam:
    """The game itself, or the one with the shipped components."""
    if game is None:
        return reopen(None)
    assert isinstance(game, AgeOfSteam)
    return game


def example(game: AgeOfSteam) -> CoreState:
    """The position after the lesson; on an owner's map as far as its moves go."""
    course = first_lesson()
    here = game.maps[0]
    players = min(max(len(course.seats), here.least), here.most)
    state = game.new(players, course.seed, {**course.options, "map": here.name})
    script = [Answer((move,)) for move in course.opening]
    for step in course.steps:
        script += [*step.answers, *(Answer((reply,)) for reply in step.replies)]
    for answer in script:
        moves = answer.fitting(state)
        if not moves:
            break
        state.play(moves[0])
    return state.seen_by(course.learner)
