"""The words of Age of Steam: complete in every language, and said of every position, move and event."""

from __future__ import annotations

import re

import pytest

from age_of_steam.solvent import GAME, course, start
from catalogues import LANGUAGES, StrictWords, compile_all, entries
from own_components import map_text
from playing import random_move
from roundhouse.core.message import Event, Reason
from roundhouse.core.random import Random
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.age_of_steam.words import WORDS
from roundhouse.testing.catalogues import domain_of
from roundhouse.testing.words import fine
from roundhouse.text import Words

DOMAIN = domain_of(GAME)
NAMES = ["Anna", "Bob", "Cleo", "Dora", "Emil", "Fay"]
QUESTIONS = {
    "IssueShares", "Bid", "PayFirst", "SelectAction", "BuildTrack", "MoveGoods", "Carry", "PlaceCube",
    "ChooseTile", "Favour", "ChooseRole",
}  # fmt: skip
MAPS = [m.name for m in GAME.maps]
FAMILIES = {"issue", "bid", "urbanise", "lay", "deliver", "put"}


@pytest.fixture(scope="module")
def spoken() -> dict[str, Words]:
    """The words in every language."""
    compile_all()
    return {language: StrictWords(language, GAME, NAMES) for language in LANGUAGES}


# Everything that games bring up


def told(state: State, spoken: dict[str, Words]) -> set[str]:
    """Check prompt and labels of a position in every language; the kinds of moves that it has."""
    for said in spoken.values():
        fine(said.prompt(state))
        labels = [said.label(state, move) for move in state.legal()]
        assert len(set(labels)) == len(labels), "two moves read alike"
        headed = [said.under_heading(state, move) for move in state.legal()]
        assert len(set(headed)) == len(headed), "two moves read alike under their headings"
        for text in [*labels, *(text for pair in headed for text in pair if text)]:
            fine(text)
    return {GAME.moves.block(move).name for move in state.legal()}


@pytest.mark.parametrize(
    ("map", "edition"), [*((map, "deluxe") for map in MAPS), ("rust_belt", "summary"), ("korea", "summary")]
)
def test_games_on_every_map_can_be_told_in_every_language(
    spoken: dict[str, Words], map: str, edition: str
) -> None:
    players = GAME.maps[MAPS.index(map)].least
    rng = Random(5)
    log: list[Event] = []
    refused: dict[str, Reason] = {}
    for ply, state in enumerate(course(map, players, 5, edition=edition, sponsored=True, wild=10)):
        state.log = log
        if state.over:
            assert ply > 40
        elif ply % 17 == 0 or state.decision.name in ("PlaceCube", "ChooseTile", "Favour", "PayFirst"):
            told(state, spoken)
            for reason in some_reasons(state, rng):
                refused[str(reason)] = reason
    for message in [*log, *refused.values()]:
        for said in spoken.values():
            fine(said.say(message))


def some_reasons(state: State, rng: Random) -> list[Reason]:
    """Why some moves at random are refused."""
    found = (state.why_not(rng.below(GAME.moves.size)) for _ in range(6))
    return [reason for reason in found if reason is not None]


def test_every_kind_of_question_and_move_comes_up_in_the_games_above(spoken: dict[str, Words]) -> None:
    questions: set[str] = {"Favour"}  # that one, too
    blocks: set[str] = {"favour", "pass", "over", "place", "to"}  # these are among the examples
    every = {block.name for block in GAME.moves.blocks}
    for map in ("st_lucia", "korea", "barbados", "cyprus"):
        for state in course(map, GAME.maps[MAPS.index(map)].least, 5, sponsored=True, wild=10):
            if state.over or (questions == QUESTIONS and blocks == every):
                break
            questions.add(state.decision.name)
            blocks |= {GAME.moves.block(move).name for move in state.legal()}
    assert questions == QUESTIONS
    assert blocks == every


def test_every_reason_is_said_in_every_language(spoken: dict[str, Words]) -> None:
    """Many codes of the move table, at some positions of a few games."""
    heard: set[str] = set()
    for map in ("rust_belt", "st_lucia", "barbados", "korea"):
        for ply, state in enumerate(course(map, GAME.maps[MAPS.index(map)].least, 3, sponsored=True)):
            if state.over or ply > 160:
                break
            if ply % 23:
                continue
            for move in range(ply % 7, GAME.moves.size, 7):
                reason = state.why_not(move)
                if reason is not None and reason.key not in heard:
                    heard.add(reason.key)
                    for said in spoken.values():
                        fine(said.say(reason))
    assert len(heard) > 20


def test_reckless_games_warn_and_tell_of_bankruptcy(spoken: dict[str, Words]) -> None:
    keys: set[str] = set()
    warned = 0
    for seed in range(4):
        state = start("rust_belt", 3, seed)
        state.log = []
        rng = Random(seed)
        while not state.over:
            if "bankrupt" in spoken["en"].prompt(state):
                warned += 1
            state.play(random_move(state, rng))
        keys |= {event.key for event in state.log}
        for event in state.log:
            for said in spoken.values():
                fine(said.say(event))
    assert warned
    assert {"log.short", "log.eliminated", "log.game_over"} <= keys


# Everything there is a name for


def test_all_names_are_said_in_every_language(spoken: dict[str, Words]) -> None:
    things = [WORDS.decision(name) for name in sorted(QUESTIONS)]
    things += [WORDS.score_line(line) for line in ("income", "shares", "track", "cash", "buyback")]
    for option in GAME.options:
        things.append(WORDS.option(option.name))
        for choice in option.choices:
            things += [WORDS.choice(option.name, choice), WORDS.explanation(option.name, choice)]
    for thing in things:
        for said in spoken.values():
            fine(said.say(thing))


def test_families_are_those_that_have_many_members(spoken: dict[str, Words]) -> None:
    seen: set[str] = set()
    for map in ("rust_belt", "barbados"):
        for state in course(map, GAME.maps[MAPS.index(map)].least, 2, sponsored=True):
            if seen == FAMILIES:
                break
            for move in state.legal()[::5]:
                name = GAME.moves.block(move).name
                headed = WORDS.under_heading(state, move, spoken["en"].say) is not None
                if headed:
                    seen.add(name)
                assert headed == (name in FAMILIES and not (name == "issue" and move == 0))
    assert seen == FAMILIES


def test_what_is_always_in_sight_names_the_map(spoken: dict[str, Words]) -> None:
    state = start("germany", 3, 1)
    told = {language: words.say(WORDS.progress(state)) for language, words in spoken.items()}
    assert told["en"] == "Germany · Turn 1 of 10 · Issue shares"
    assert told["de"] == "Deutschland · Runde 1 von 10 · Aktien ausgeben"
    assert told["pl"].startswith("Niemcy · ")


def test_an_own_map_is_called_by_its_title_wherever_it_is_named() -> None:
    text = map_text().replace('name = "twin_rivers"', 'name = "my_map"')
    game = GAME.opened(text.replace('title = "Twin Rivers"', 'title = "map of iOS d\'Azur"'))
    options = game.complete({"map": "my_map"})
    state = game.new(3, 1, options)
    assert isinstance(state, State)
    for language in LANGUAGES:
        said = StrictWords(language, game, NAMES)
        assert said.say(WORDS.progress(state)).startswith("map of iOS d'Azur · ")
        assert said.say(WORDS.choice("map", "my_map")) == "map of iOS d'Azur"


def test_polish_has_one_word_for_a_link_and_one_for_a_tile() -> None:
    """An "odcinek" is a section, which need not be complete; a link is a "połączenie"."""
    written = {
        language: {one.id: " ".join(one.string) for one in entries(DOMAIN, language)}
        for language in ("en", "pl")
    }
    for key, said in written["pl"].items():
        assert "kafelk" not in said.lower(), key
        assert "odcin" not in said.lower() or re.search("section|unfinished", written["en"][key]), key
