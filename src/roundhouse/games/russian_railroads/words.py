"""The words of the game: positions, moves, effects and names as messages, translatable.

The sentences stand in `locale`, one catalogue for each language; every number in them comes from the
components. The parts of this file are in `wording`.
"""

from __future__ import annotations

from typing import Final

from roundhouse.core.game import Game
from roundhouse.core.message import Argument, Message
from roundhouse.core.state import State as CoreState
from roundhouse.games.russian_railroads.components import Components, Effect, EndCard, Special
from roundhouse.games.russian_railroads.game import RussianRailroads
from roundhouse.games.russian_railroads.scoring import LINES, STOCK
from roundhouse.games.russian_railroads.state import State
from roundhouse.games.russian_railroads.wording import families, spaces, specials
from roundhouse.games.russian_railroads.wording.effects import effect_word
from roundhouse.games.russian_railroads.wording.families import Say
from roundhouse.games.russian_railroads.wording.labels import label_word
from roundhouse.games.russian_railroads.wording.names import cost_word, merged, points_word
from roundhouse.games.russian_railroads.wording.prompts import prompt_word

# An owner's components may name things otherwise, which no catalogue knows.
NAMES: Final = ("space.", "route.", "bonus.", "token.", "card.", "end_card.", "dividend.")
MERE: Final = ("done",)  # moves that only end something


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
    """The same message with amounts in words, payments put together and engineers described."""
    assert type(game) is RussianRailroads
    if not message.key.startswith(("log.", "reason.")):
        return message
    words: dict[str, Argument] = {}
    args = message.args
    workers, coins, points = args.get("workers"), args.get("coins"), args.get("points")
    if isinstance(workers, int) or isinstance(coins, int):
        black = args.get("black")
        words["cost"] = cost_word(whole(workers), 0, whole(black), whole(coins))
    if isinstance(points, int):
        words["points"] = points_word(points)
    number = args.get("engineer")
    if isinstance(number, int):
        words["effect"] = effect_word(game.components, game.components.engineer_effect[number])
    return merged(message, words)


def whole(value: Argument | None) -> int:
    """A number among arguments; 0 if there is none."""
    return value if isinstance(value, int) else 0


def effect(c: Components, what: Effect) -> Message:
    """All that an effect gives."""
    return effect_word(c, what)


def special(c: Components, what: Special) -> Message:
    """A special space: what it gives and what it asks for."""
    return specials.special_word(c, what)


def gift(c: Components, what: Special) -> Message:
    """What a special space gives, once or at every scoring."""
    return specials.gift_word(c, what)


def missing(state: State, seat: int, what: Special) -> Message:
    """How a seat stands with a special space: given, in force, or what is still missing."""
    return specials.status_word(state, seat, what)


def end_card(card: EndCard) -> Message:
    """What an end-bonus card brings."""
    return specials.end_card_word(card)


def space(state: State, number: int) -> Message:
    """An action space by its name; those for engineers by the engineer there."""
    return spaces.title_word(state, number)


def gives(state: State, number: int) -> Message:
    """What an action space gives."""
    return spaces.gives_word(state, number)


def price(state: State, number: int) -> Message:
    """What an action space asks for."""
    return spaces.price_word(state, number)


def decision(name: str) -> Message:
    """The name of a kind of decision."""
    return Message("decision." + name)


def score_line(name: str) -> Message:
    """The name of a line of the score sheet."""
    return Message("score." + name)


def idle_lines(state: CoreState) -> tuple[str, ...]:
    """The lines of the score sheet that cannot score: the stock, where there is no market."""
    assert type(state) is State
    return () if state.board.stock else (LINES[STOCK],)


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
