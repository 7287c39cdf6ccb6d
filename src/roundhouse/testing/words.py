"""The words of a game: complete in every language, whatever comes up."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from roundhouse.core.game import Game
from roundhouse.core.message import Message, Reason
from roundhouse.core.random import Random
from roundhouse.core.state import State
from roundhouse.games.registry import package_of
from roundhouse.testing.catalogues import (
    StrictWords,
    spoken,
)
from roundhouse.testing.play import SEEDS, Play, choices, games, moments, walk

NAMES: Final = ("Ada", "Bert van Loon", "Čeněk", "Dörte", "Eve", "Françoise", "Guido", "Hana")
LOOK_EVERY: Final = 7  # moves
ASKED: Final = 8  # moves at random whose refusal is told in each position
ODD: Final = re.compile(r"[{}\ue000-\uf8ff]|None|  |Player \d")


def fine(sentence: str) -> None:
    """A sentence for people: something, without gaps, braces or a missing name."""
    assert sentence.strip() == sentence != "", f"{sentence!r} is empty or has blanks around it"
    assert not ODD.search(sentence), f"{sentence!r} has a gap, a brace, or a name that is missing"


def check_told(game: Game, seeds: Iterable[int] = SEEDS, play: Play = walk, every: int = LOOK_EVERY) -> None:
    """Questions, moves, reasons and what happens are told in every language, no two moves alike.

    All that happens is told; questions and their answers in each position after `every` moves, and whenever a
    question is asked for the first time in a game.
    """
    said = spoken(game, NAMES)
    for spot_by_spot in games(game, seeds, play):
        refused: dict[str, Reason] = {}
        asked: set[str] = set()
        for spot in spot_by_spot:
            with spot as state:
                if not spot.moves:
                    rng = Random(spot.seed)
                    log = state.log = []
                elif state.over:
                    break
                if spot.moves % every and state.decision.name in asked:
                    continue
                asked.add(state.decision.name)
                for words in said.values():
                    check_question(words, state)
                for _ in range(ASKED):
                    reason = state.why_not(rng.below(game.moves.size))
                    if reason is not None:
                        refused[str(reason)] = reason
        with spot:
            for words in said.values():
                own = package_of(game.name).words()
                closing = own.close([event for event in log if event.key in own.CLOSING])
                for message in [*log, *own.sum_up(log), *closing, *refused.values()]:
                    fine(words.say(message))


def check_question(words: StrictWords, state: State) -> None:
    """The open question with all its answers, listed and under headings."""
    fine(words.prompt(state))
    told = package_of(state.game.name).words().progress(state)
    if told is not None:
        fine(words.say(told))
    labels = [words.label(state, move) for move in state.legal()]
    assert len(set(labels)) == len(labels), f"{words.language}: two moves read alike: {sorted(labels)}"
    headed = [words.under_heading(state, move) for move in state.legal()]
    assert len(set(headed)) == len(headed), f"{words.language}: two moves read alike under their headings"
    for label in labels:
        fine(label)
    for heading, item in headed:
        fine(item)
        assert not heading or heading.strip() == heading, f"{heading!r} has blanks around it"
        assert not heading[:1].islower(), f"{words.language}: {heading!r} begins in small letters"
        assert not item[0].islower(), f"{words.language}: {item!r} begins in small letters"


def check_reasons(game: Game, seeds: Iterable[int] = SEEDS, play: Play = walk) -> None:
    """Every code of the move table is refused in words, wherever another question is open."""
    said = spoken(game, NAMES)
    heard: set[str] = set()
    for spot in moments(game, seeds, play):
        with spot as state:
            for move in range(game.moves.size):
                reason = state.why_not(move)
                if reason is not None and reason.key not in heard:
                    heard.add(reason.key)
                    for words in said.values():
                        fine(words.say(reason))


def check_names(game: Game, seeds: Iterable[int] = SEEDS, play: Play = walk) -> None:
    """Decisions, lines of the score sheet, options, sources of points and endings have a name."""
    own = package_of(game.name).words()
    things = [own.option(option.name) for option in game.options]
    chosen = [
        told(option.name, choice)
        for option in game.options
        for choice in option.choices
        for told in (own.choice, own.explanation)
    ]
    sources: dict[str, Message] = {}
    endings: list[Message] = []
    for spot in moments(game, seeds, play):
        state = spot.state
        things += [own.score_line(line) for line in state.scores().lines]
        things += [] if state.over else [own.decision(state.decision.name)]
        sources |= {source: Message(f"advice.{source}") for source, _ in game.parts(state, 0)}
    for options in choices(game):
        if game.seats(options)[0] == 1:
            endings += own.ending(game.new(1, 1, options))
    for language, words in spoken(game, NAMES).items():
        for message in {str(thing): thing for thing in [*things, *chosen, *endings]}.values():
            fine(words.say(message))
        for message in chosen:
            assert not words.say(message)[0].islower(), f"{language}: {message} begins in small letters"
        named = {words.say(source) for source in sources.values()}
        assert len(named) == len(sources), f"{language}: two sources of points are called alike"
