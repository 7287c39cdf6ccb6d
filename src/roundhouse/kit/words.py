"""The words of a game: what its package offers, and what serves a game that needs nothing special.

The sentences stand in the game's `locale`, one catalogue for each language; every number in them comes from
the components.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Generic, TypeVar

from roundhouse.core.game import Game
from roundhouse.core.message import Event, Message
from roundhouse.core.state import State

Say = Callable[[Message], str]  # puts a message into the words of a language

S = TypeVar("S", bound=State)


class WordsOf(ABC, Generic[S]):
    """What the room `words` of every game offers, as `WORDS`."""

    MERE: tuple[str, ...] = ("done",)  # kinds of moves that only end or decline something
    # Events that end a round, whomever they befall: they are told together, and not with anybody's turn.
    CLOSING: tuple[str, ...] = ()
    # Events that put a player out of the game: nobody may miss them, so they stand by themselves everywhere.
    LEAVING: tuple[str, ...] = ()
    # Keys begun so may come from a components file: unknown ones are said as written.
    NAMES: tuple[str, ...] = ()
    # Families of names that a language may decline: where one stands in a sentence, each of the others can.
    DECLINED: tuple[str, ...] = ()
    # By the kind of a move, from its parts: what it says; and for those under a heading, that and the rest.
    LABELS: Mapping[str, Callable[[S, list[int]], Message]] = {}
    HEADINGS: Mapping[str, Callable[[S, list[int]], tuple[Message, Message] | None]] = {}

    @abstractmethod
    def prompt(self, state: S) -> Message:
        """What the player who must decide is asked."""

    def label(self, state: S, move: int) -> Message:
        """A move in the light of the open question, with cost and effect."""
        name, parts = state.game.moves.parts(move)
        return self.LABELS[name](state, parts)

    def under_heading(self, state: S, move: int, say: Say) -> tuple[str, str] | None:
        """The heading of a move's family and what is left to say of the move, or None if it stands alone."""
        name, parts = state.game.moves.parts(move)
        found = self.HEADINGS[name](state, parts) if name in self.HEADINGS else None
        return None if found is None else (say(found[0]), say(found[1]))

    def brings(self, state: S, move: int) -> Message | None:
        """What a move would complete, told of what lies in outline; None if nothing."""
        return None

    def idle(self, state: S, move: int) -> bool:
        """Whether a move only ends or declines something, or has no effect: no advice without need."""
        return state.game.moves.block(move).name in self.MERE

    def number(self, state: S, move: int) -> int | None:
        """The number that a move names, if it differs from the others of its kind by that alone.

        Many such moves are offered on a scale, with the label of the chosen one.
        """
        return None

    def sum_up(self, events: Sequence[Event]) -> Sequence[Event]:
        """What a turn brought about, told briefly: a game puts those together that are worth one word."""
        return events

    def close(self, events: Sequence[Event]) -> Sequence[Message]:
        """What the end of a round brought, told briefly; the events are those of such kinds of one turn."""
        return events

    def progress(self, state: S) -> Message | None:
        """How far the game has come and how it will end, in one line."""
        return None

    def family(self, kind: str) -> Message | None:
        """What all moves of a kind do, for the line that many are folded into; None if they stand open."""
        return None

    def spell_out(self, game: Game, message: Message) -> Message:
        """The same message with the names of components made readable."""
        return message

    def decision(self, name: str) -> Message:
        """The name of a kind of decision."""
        return Message("decision." + name)

    def score_line(self, name: str, state: S | None = None) -> Message:
        """The name of a line of the score sheet; as it is called at a table, if there is one."""
        return Message("score." + name)

    def option(self, name: str) -> Message:
        """What an option is about."""
        return Message("option." + name)

    def choice(self, option: str, choice: str) -> Message:
        """The name of a choice of an option."""
        return Message(f"option.{option}.{choice}")

    def explanation(self, option: str, choice: str) -> Message:
        """What a choice of an option means."""
        return Message(f"option.{option}.{choice}.means")

    def facts(self, game: Game, option: str, choice: str) -> list[Message]:
        """What a choice is like in a word or two each, to choose by among many: how long it takes, say."""
        return []

    def comparison(self, game: Game, option: str) -> list[tuple[Message, list[Message]]]:
        """The choices of an option side by side: what is in question, and how each choice settles it.

        Nothing, where what each choice means is told well enough one by one.
        """
        return []

    def idle_lines(self, state: S) -> Sequence[str]:
        """The lines of the score sheet that cannot score at this table."""
        return ()

    def ending(self, state: S) -> list[Message]:
        """What was reached in a game without opponents: a headline first, then sentences."""
        return [Message("ending.reached", {"n": state.scores().totals()[0]})]


GameWords = WordsOf[State]  # as those see it who know no game


def listed(items: Sequence[Message], joint: str = "and") -> Message:
    """One message for several, "a, b and c", joined by "and" or "or"."""
    if len(items) == 1:
        return items[0]
    if len(items) == 2:
        return Message("list." + joint, {"first": items[0], "last": items[1]})
    return Message("list.more", {"first": items[0], "rest": listed(items[1:], joint)})
