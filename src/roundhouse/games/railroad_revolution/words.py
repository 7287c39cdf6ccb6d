"""The words of the game: positions, moves, rewards and names as messages, translatable.

The sentences stand in `locale`, one catalogue for each language; every number in them comes from the
components. The parts of this file are in `wording`.
"""

from __future__ import annotations

from typing import Final

from roundhouse.core.game import Game
from roundhouse.core.message import Argument, Message
from roundhouse.core.state import State as CoreState
from roundhouse.games.railroad_revolution.components import Components, Milestone, Need, Reward
from roundhouse.games.railroad_revolution.game import RailroadRevolution
from roundhouse.games.railroad_revolution.state import State
from roundhouse.games.railroad_revolution.wording import families
from roundhouse.games.railroad_revolution.wording.abilities import ability_word
from roundhouse.games.railroad_revolution.wording.families import Say
from roundhouse.games.railroad_revolution.wording.labels import label_word
from roundhouse.games.railroad_revolution.wording.names import space_word
from roundhouse.games.railroad_revolution.wording.prompts import prompt_word
from roundhouse.games.railroad_revolution.wording.rewards import reward_word
from roundhouse.games.railroad_revolution.wording.tiles import deal_word, milestone_word, need_word

# An owner's components may name other cities, which no catalogue knows.
NAMES: Final = ("city.",)
MERE: Final = ("done", "skip")  # moves that only end or decline something


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
    """The same message with rail spaces and deals described instead of named as in the written moves."""
    assert type(game) is RailroadRevolution
    c = game.components
    words: dict[str, Argument] = {}
    for name, value in message.args.items():
        if name == "space" and isinstance(value, str):
            words[name] = space_word(c, c.spaces.index(value))
        elif name == "deal" and isinstance(value, str):
            words[name] = deal_word(c, c.deals.index(value))
        else:
            words[name] = value
    return Message(message.key, words)


def reward(c: Components, what: Reward) -> Message:
    """All that a reward gives."""
    return reward_word(c, what)


def ability(c: Components, action: int, colour: int) -> Message:
    """What a worker adds to an action."""
    return ability_word(c, action, colour)


def milestone(what: Milestone) -> Message:
    """A milestone: its name, what it asks for, its managers and its points."""
    return milestone_word(what)


def need(what: Need) -> Message:
    """One condition of a milestone."""
    return need_word(what)


def deal(c: Components, number: int) -> Message:
    """Both sides of a deal tile."""
    return deal_word(c, number)


def space(c: Components, number: int) -> Message:
    """A rail space by the cities at the ends of its link."""
    return space_word(c, number)


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
    return Message(f"option.{option}.{choice}")


def explanation(option: str, choice: str) -> Message:
    """What a choice of an option means."""
    return Message(f"option.{option}.{choice}.means")
