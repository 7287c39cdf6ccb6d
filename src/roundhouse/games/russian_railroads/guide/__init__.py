"""The guide of the game: rules help in our own words, the passage for every question, lessons."""

from __future__ import annotations

from typing import Final

from roundhouse.core.game import Game
from roundhouse.games.russian_railroads.game import RussianRailroads
from roundhouse.games.russian_railroads.guide import america, building, counting, opening, people, rulings
from roundhouse.games.russian_railroads.guide.aid import aid
from roundhouse.games.russian_railroads.guide.america_lessons import american_lesson, american_winning
from roundhouse.games.russian_railroads.guide.book import Book
from roundhouse.games.russian_railroads.guide.lesson import first_lesson
from roundhouse.games.russian_railroads.guide.playing_well import winning_lesson
from roundhouse.games.russian_railroads.picture import PICTURE
from roundhouse.games.russian_railroads.rules import atoms
from roundhouse.games.russian_railroads.rules.components import BOARDS, USA
from roundhouse.games.russian_railroads.rules.repeating import naming
from roundhouse.games.russian_railroads.rules.state import NONE, State
from roundhouse.kit.aid import Aid
from roundhouse.kit.guide import GuideOf
from roundhouse.kit.words import Say

WRITERS: Final = (
    *opening.CHAPTERS,
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
    rulings.rulings,
    rulings.reconstructed,
)

ANCHORS: Final = {
    "ChooseBonus": "starting-bonus",
    "Turn": "turn",
    "Act": "carrying-out",
    "CountStep": "counting-steps",
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


class RussianRailroadsGuide(GuideOf[RussianRailroads, State]):
    """Rules help, the passage for every question, lessons."""

    KIND = RussianRailroads
    MINUTES = (90, 120)  # as the box says
    PICTURE = PICTURE
    ANCHORS = ANCHORS
    LESSONS = (first_lesson, winning_lesson, american_lesson, american_winning)

    def written(self, say: Say, game: RussianRailroads) -> Book:
        return Book(say, game).write(WRITERS)

    def aid(self, say: Say, view: State) -> Aid:
        return aid(say, view)

    def anchor_for(self, decision_name: str, state: State) -> str:
        if decision_name == "Turn" and state.last_round:
            return "last-round"
        if decision_name == "Act":
            if state.active == NONE and state.turns:
                return "payouts"
            kinds = {atoms.kind_of(part) for part in state.pending}
            if naming(state):
                return ACT_ANCHORS[atoms.REPEAT]
            for kind, anchor in ACT_ANCHORS.items():
                if kind in kinds:
                    return anchor
            if state.own_turn(state.seat):
                return ACT_ANCHORS[atoms.COIN_SPACE]  # nothing else can be open
        return super().anchor_for(decision_name, state)

    def figures(self, say: Say, game: Game | None = None) -> dict[str, str]:
        """The stock market, which is not there, comes from another table; no other part has its names."""
        stock = PICTURE.pictures(market(self.opened(game)), self.lesson().learner, say)["stock"]
        return {**super().figures(say, game), "stock": stock}


def market(game: RussianRailroads) -> State:
    """A table of the expansion where both players have begun to climb the stock market."""
    state = game.new(2, 1, {"board": BOARDS[USA]})
    assert isinstance(state, State)
    top = min(2, state.c.levels)
    kinds = range(len(state.c.dividends))
    state.dividend = [kinds[level - 1] if 0 < level <= top else NONE for level in range(state.c.levels + 1)]
    state.dividends_left = [left - (1 if kind < top else 0) for kind, left in enumerate(state.dividends_left)]
    state.level = [top, 1]
    return state


GUIDE: Final = RussianRailroadsGuide()
