"""The words of the game: positions, moves, effects and names as messages, translatable."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from roundhouse.core.game import Game
from roundhouse.core.message import Argument, Event, Message
from roundhouse.games.russian_railroads.game import RussianRailroads
from roundhouse.games.russian_railroads.rules.components import ROUTES
from roundhouse.games.russian_railroads.rules.scoring import LINES, STOCK
from roundhouse.games.russian_railroads.rules.state import State, route_word
from roundhouse.games.russian_railroads.words.effects import effect_word
from roundhouse.games.russian_railroads.words.ending import ending_words
from roundhouse.games.russian_railroads.words.families import HEADINGS
from roundhouse.games.russian_railroads.words.labels import LABELS
from roundhouse.games.russian_railroads.words.names import cost_word, merged, points_word
from roundhouse.games.russian_railroads.words.prompts import prompt_word
from roundhouse.games.russian_railroads.words.round_end import CLOSING, closing_words
from roundhouse.kit.words import WordsOf


class RussianRailroadsWords(WordsOf[State]):
    """What this game says."""

    # An owner's components may name things otherwise, which no catalogue knows.
    NAMES = ("space.", "route.", "bonus.", "token.", "card.", "end_card.", "dividend.")
    DECLINED = ("colour", "factory", "lane", "route")
    CLOSING = CLOSING
    LABELS = LABELS
    HEADINGS = HEADINGS

    def prompt(self, state: State) -> Message:
        return prompt_word(state)

    def sum_up(self, events: Sequence[Event]) -> list[Event]:
        """Of the steps of one track along one route only where they led to."""
        last: dict[object, Event] = {}
        for place, event in enumerate(events):
            args = event.args
            step = (event.seat, args["colour"], args["route"]) if event.key == "log.step" else place
            last.pop(step, None)
            last[step] = event
        return list(last.values())

    def close(self, events: Sequence[Event]) -> list[Message]:
        return closing_words(events)

    def progress(self, state: State) -> Message:
        """The round of how many."""
        of = state.c.rounds[state.players]
        return Message("progress.last" if state.last_round else "progress", {"round": state.round, "of": of})

    def spell_out(self, game: Game, message: Message) -> Message:
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

    def idle_lines(self, state: State) -> tuple[str, ...]:
        """The lines of the score sheet that cannot score: the stock, where there is no market."""
        return () if state.board.stock else (LINES[STOCK],)

    def ending(self, state: State) -> list[Message]:
        """How the game against Emil ended."""
        return ending_words(state)

    def score_line(self, name: str, state: State | None = None) -> Message:
        """The routes as the board of the table calls them."""
        line = LINES.index(name)
        return route_word(state, line) if state is not None and line < ROUTES else Message("score." + name)


def whole(value: Argument | None) -> int:
    """A number among arguments; 0 if there is none."""
    return value if isinstance(value, int) else 0


WORDS: Final = RussianRailroadsWords()
