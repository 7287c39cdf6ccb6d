"""The guide of the game: rules help in our own words, the passage for every question, lessons."""

from __future__ import annotations

from typing import Final

from roundhouse.games.railroad_revolution.game import RailroadRevolution
from roundhouse.games.railroad_revolution.guide import actions, assets, end_and_rulings, opening, people
from roundhouse.games.railroad_revolution.guide.aid import aid
from roundhouse.games.railroad_revolution.guide.book import Book
from roundhouse.games.railroad_revolution.guide.lesson import first_lesson
from roundhouse.games.railroad_revolution.guide.playing_well import winning_lesson
from roundhouse.games.railroad_revolution.picture import PICTURE
from roundhouse.games.railroad_revolution.rules.moves import PASS
from roundhouse.games.railroad_revolution.rules.state import MAIN, State
from roundhouse.kit.aid import Aid
from roundhouse.kit.guide import GuideOf
from roundhouse.kit.words import Say

WRITERS: Final = (
    *opening.CHAPTERS,
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
    end_and_rulings.end,
    end_and_rulings.variants,
    end_and_rulings.rulings,
    end_and_rulings.reconstructed,
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
    "AfterDeal": "hiring",
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


class RailroadRevolutionGuide(GuideOf[RailroadRevolution, State]):
    """Rules help, the passage for every question, lessons."""

    KIND = RailroadRevolution
    MINUTES = (60, 90)  # as most reviews tell; the box says 45 to 90
    PICTURE = PICTURE
    ANCHORS = ANCHORS
    LESSONS = (first_lesson, winning_lesson)

    def written(self, say: Say, game: RailroadRevolution) -> Book:
        return Book(say, game.components).write(WRITERS)

    def aid(self, say: Say, view: State) -> Aid:
        return aid(say, view)

    def anchor_for(self, decision_name: str, state: State) -> str:
        if decision_name == "PlaceWorker" and PASS in state.legal():
            return "passing"
        if decision_name in ANCHORS_LATER and not state.parts & MAIN:
            return ANCHORS_LATER[decision_name]
        return super().anchor_for(decision_name, state)


GUIDE: Final = RailroadRevolutionGuide()
