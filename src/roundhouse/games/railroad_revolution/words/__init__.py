"""The words of the game: positions, moves, rewards and names as messages, translatable."""

from __future__ import annotations

from typing import Final

from roundhouse.core.game import Game
from roundhouse.core.message import Argument, Message
from roundhouse.games.railroad_revolution.game import RailroadRevolution
from roundhouse.games.railroad_revolution.rules.state import State
from roundhouse.games.railroad_revolution.words import families
from roundhouse.games.railroad_revolution.words.labels import label_word
from roundhouse.games.railroad_revolution.words.names import space_word
from roundhouse.games.railroad_revolution.words.progress import progress_word
from roundhouse.games.railroad_revolution.words.prompts import prompt_word
from roundhouse.games.railroad_revolution.words.tiles import deal_word
from roundhouse.kit.words import Say, WordsOf


class RailroadRevolutionWords(WordsOf[State]):
    """What this game says."""

    # An owner's components may name other cities, which no catalogue knows.
    NAMES = ("city.",)
    DECLINED = ("city", "train", "worker")
    MERE = ("done", "skip")
    CLOSING = ("log.end_triggered", "log.last_round")

    def prompt(self, state: State) -> Message:
        return prompt_word(state)

    def label(self, state: State, move: int) -> Message:
        return label_word(state, move)

    def under_heading(self, state: State, move: int, say: Say) -> tuple[str, str] | None:
        return families.under_heading(state, move, say)

    def progress(self, state: State) -> Message:
        """What is left to clear for whoever is nearest to it: that brings the end."""
        return progress_word(state)

    def spell_out(self, game: Game, message: Message) -> Message:
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


WORDS: Final = RailroadRevolutionWords()
