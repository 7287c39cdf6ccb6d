"""The guide of the game: rules help in our own words, the passage for every question, a first lesson.

The texts stand in `locale`; every number in them comes from the components. The parts are in `guiding`.
"""

from __future__ import annotations

from typing import Final

from roundhouse.core.game import Game
from roundhouse.core.message import Message
from roundhouse.core.state import State as CoreState
from roundhouse.games.russian_railroads import atoms, picture
from roundhouse.games.russian_railroads.components import BOARDS, USA
from roundhouse.games.russian_railroads.game import RussianRailroads, reopen
from roundhouse.games.russian_railroads.guiding import america, building, closing, counting, opening, people
from roundhouse.games.russian_railroads.guiding.book import Book
from roundhouse.games.russian_railroads.guiding.lesson import first_lesson
from roundhouse.games.russian_railroads.state import NONE, State
from roundhouse.guide import Answer, Chapter, Lesson, Say

MINUTES: Final = (90, 120)  # as the box says

WRITERS: Final = (
    opening.goal,
    opening.table,
    opening.setup,
    opening.turn,
    opening.paying,
    building.tracks,
    building.gifts,
    building.locomotives,
    building.industry,
    people.engineers,
    people.extras,
    people.order,
    counting.scoring,
    counting.end,
    america.usa,
    america.solo,
    closing.rulings,
    closing.reconstructed,
)

ANCHORS: Final = {
    "ChooseBonus": "starting-bonus",
    "Turn": "turn",
    "Act": "carrying-out",
    "Chain": "chain",
    "BuildFactory": "factories",
    "PickEndCard": "end-cards",
    "Relocate": "relocation",
    "NextTurn": "turn",
    "Payouts": "payouts",
    "Payout": "payouts",
    "EndRound": "end-of-round",
    "ScoreRound": "scoring",
    "SoloTurns": "solo",
}

# What is carried out decides which passage helps: of several parts the first that has one.
ACT_ANCHORS: Final = {
    atoms.DIVIDEND: "stock-market",
    atoms.DETONATE: "boulders",
    atoms.STEEL: "steelworks",
    atoms.TOKEN: "tokens",
    atoms.CARD: "cards",
    atoms.REPEAT: "repeating",
    atoms.OTHER: "engineers",
    atoms.LOCO: "locomotives",
    atoms.EITHER: "locomotives",
    atoms.FACTORY: "factories",
    atoms.DOUBLER: "doublers",
    atoms.INDUSTRY: "industry",
    atoms.STEPS: "tracks",
    atoms.DIFFERENT: "tracks",
    atoms.COIN_SPACE: "coin-spaces",
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
    book = Book(say, opened(game))
    for write in WRITERS:
        write(book)
    return book.chapters


def figures(say: Say, game: Game | None = None) -> dict[str, str]:
    """The drawings: the parts of the table where the lesson ends, as the learner sees them.

    The stock market, which is not there, comes from another table; no other part has elements of its names.
    """
    learner = first_lesson().learner
    parts = picture.pictures(example(opened(game)), learner, say)
    return {**parts, "stock": picture.pictures(market(opened(game)), learner, say)["stock"]}


def anchor_for(decision_name: str, state: CoreState) -> str:
    """The passage that governs the open question."""
    assert isinstance(state, State)
    if decision_name == "Turn" and state.last_round:
        return "last-round"
    if decision_name == "Act":
        if state.active == NONE and state.turns:
            return "payouts"
        kinds = {atoms.kind_of(part) for part in state.pending}
        for kind, anchor in ACT_ANCHORS.items():
            if kind in kinds:
                return anchor
    return ANCHORS[decision_name]


def lesson() -> Lesson:
    """The first lesson."""
    return first_lesson()


def opened(game: Game | None) -> RussianRailroads:
    """The game itself, or the one with the shipped components."""
    if game is None:
        return reopen(None)
    assert isinstance(game, RussianRailroads)
    return game


def example(game: RussianRailroads) -> CoreState:
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


def market(game: RussianRailroads) -> CoreState:
    """A table of the expansion where both players have begun to climb the stock market."""
    state = game.new(2, 1, {"board": BOARDS[USA]})
    assert isinstance(state, State)
    top = min(2, state.c.levels)
    kinds = range(len(state.c.dividends))
    state.dividend = [kinds[level - 1] if 0 < level <= top else NONE for level in range(state.c.levels + 1)]
    state.dividends_left = [left - (1 if kind < top else 0) for kind, left in enumerate(state.dividends_left)]
    state.level = [top, 1]
    return state
