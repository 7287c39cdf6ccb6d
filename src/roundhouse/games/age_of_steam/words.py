"""The words of the game: positions, moves, maps and editions as messages, translatable.

The sentences stand in `locale`, one catalogue for each language; every number in them comes from the
components. The parts of this file are in `wording`.
"""

from __future__ import annotations

from typing import Final

from roundhouse.core.game import Game
from roundhouse.core.message import Argument, Message
from roundhouse.core.state import State as CoreState
from roundhouse.games.age_of_steam.game import AgeOfSteam
from roundhouse.games.age_of_steam.layouts import TEXTS
from roundhouse.games.age_of_steam.state import State
from roundhouse.games.age_of_steam.wording import families
from roundhouse.games.age_of_steam.wording.families import Say
from roundhouse.games.age_of_steam.wording.labels import label_word
from roundhouse.games.age_of_steam.wording.options import edition_means, edition_word, map_means, map_word
from roundhouse.games.age_of_steam.wording.prompts import prompt_word
from roundhouse.games.age_of_steam.wording.track import kind_word

MERE: Final = ("done",)  # moves that only end something
# An owner's file may bring a map, which no catalogue knows.
NAMES: Final = ("map.", "edition.", "region.")


def prompt(state: CoreState) -> Message:
    """What the player who must decide is asked."""
    assert type(state) is State
    return prompt_word(state)


def label(state: CoreState, move: int) -> Message:
    """A legal move in the light of the open question, with cost and effect."""
    assert type(state) is State
    return label_word(state, move)


def under_heading(state: CoreState, move: int, say: Say) -> tuple[str, str] | None:
    """The heading of a move's family and what is left to say of the move, or None if it stands alone."""
    assert type(state) is State
    return families.under_heading(state, move, say)


def spell_out(game: Game, message: Message) -> Message:
    """The same message with tiles described, and with what the components know of maps and editions."""
    assert type(game) is AgeOfSteam
    family, _, name = message.key.partition(".")
    if family == "map":
        return map_word(game.components, name)
    if family == "about":
        return map_means(game.components, name)
    if family == "about_edition":
        return edition_means(game.components, name)
    layout = message.args.get("layout")
    if not isinstance(layout, str):
        return message
    # The kind is enough: the log stands beside the map, and sides are named as the board lies.
    words: dict[str, Argument] = {**message.args, "layout": kind_word(TEXTS.index(layout))}
    return Message(message.key, words)


def decision(name: str) -> Message:
    """The name of a kind of decision."""
    return Message("decision." + name)


def score_line(name: str) -> Message:
    """The name of a line of the score sheet."""
    return Message("score." + name)


def source(name: str) -> Message:
    """The name of a source of expected points, as the game's `parts` call it."""
    return Message("advice." + name)


def option(name: str) -> Message:
    """What an option is about."""
    return Message("option." + name)


def choice(option: str, choice: str) -> Message:
    """The name of a choice of an option."""
    if option == "map":
        return Message("map." + choice)
    if option == "edition":
        return edition_word(choice)
    return Message(f"option.{option}.{choice}")


def explanation(option: str, choice: str) -> Message:
    """What a choice of an option means; `spell_out` adds what the components say of it."""
    if option == "map":
        return Message("about." + choice)
    if option == "edition":
        return Message("about_edition." + choice)
    return Message(f"option.{option}.{choice}.means")
