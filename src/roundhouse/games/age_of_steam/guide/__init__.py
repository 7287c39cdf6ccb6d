"""The guide of the game: rules help in our own words, the passage for every question, lessons."""

from __future__ import annotations

from typing import Final

from roundhouse.games.age_of_steam.game import AgeOfSteam
from roundhouse.games.age_of_steam.guide import goods, maps, market, opening, rulings, track
from roundhouse.games.age_of_steam.guide.aid import aid
from roundhouse.games.age_of_steam.guide.book import Book
from roundhouse.games.age_of_steam.guide.lesson import first_lesson
from roundhouse.games.age_of_steam.guide.playing_well import winning_lesson
from roundhouse.games.age_of_steam.picture import PICTURE
from roundhouse.games.age_of_steam.rules.moves import URBANISE
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.kit.aid import Aid
from roundhouse.kit.guide import GuideOf
from roundhouse.kit.words import Say

WRITERS: Final = (
    *opening.CHAPTERS,
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
    rulings.rulings,
    rulings.unsure,
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
    "ChooseTile": "supply",
    "EndBuild": "ownership",
    "MoveGoods": "moving",
    "Carry": "the-way",
    "Grow": "growth",
    "PlaceCube": "production",
    "NamePlace": "production",
    "PlaceOnMap": "production",
    "Favour": "moving",
    "TakeAway": "moving",
    "EndMoves": "moving",
    "ChooseRole": "setup",
}

OF_MAPS: Final = ("PayFirst", "Favour", "TakeAway", "EndMoves", "NamePlace", "PlaceOnMap", "ChooseRole")


class AgeOfSteamGuide(GuideOf[AgeOfSteam, State]):
    """Rules help, the passage for every question, lessons."""

    KIND = AgeOfSteam
    MINUTES = (120, 180)  # the box says 120
    PICTURE = PICTURE
    ANCHORS = ANCHORS
    LESSONS = (first_lesson, winning_lesson)

    def written(self, say: Say, game: AgeOfSteam) -> Book:
        return Book(say, game.components).write(WRITERS)

    def aid(self, say: Say, view: State) -> Aid:
        return aid(say, view)

    def anchor_for(self, decision_name: str, state: State) -> str:
        """The passage that governs the open question; what only some maps ask is told in their chapters."""
        m = state.m
        if decision_name in OF_MAPS:
            return maps.anchor_of(m)
        if decision_name == "BuildTrack":
            if any(URBANISE <= move < state.codes.deliver for move in state.moves):
                return "urbanization"
            if state.built:
                return "where-to-build"
        return super().anchor_for(decision_name, state)

    def example(self, game: AgeOfSteam) -> State:
        """The position after the lesson; on an owner's map as far as its moves go."""
        course = self.lesson()
        here = game.maps[0]
        players = min(max(len(course.seats), here.least), here.most)
        state = game.new(players, course.seed, {**course.options, "map": here.name})
        assert isinstance(state, State)
        return course.played(state)


GUIDE: Final = AgeOfSteamGuide()
