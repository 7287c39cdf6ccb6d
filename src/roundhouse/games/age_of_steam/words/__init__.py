"""The words of the game: positions, moves, maps and editions as messages, translatable."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from roundhouse.core.game import Game
from roundhouse.core.message import Argument, Event, Message
from roundhouse.games.age_of_steam.game import AgeOfSteam
from roundhouse.games.age_of_steam.rules.components import CASH, PHASE_NAMES
from roundhouse.games.age_of_steam.rules.layouts import TEXTS
from roundhouse.games.age_of_steam.rules.moving import JOINT
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.age_of_steam.words.actions import empty_word, select
from roundhouse.games.age_of_steam.words.ending import ending_words
from roundhouse.games.age_of_steam.words.families import FOLDED, HEADINGS
from roundhouse.games.age_of_steam.words.labels import LABELS
from roundhouse.games.age_of_steam.words.names import joined, town_word
from roundhouse.games.age_of_steam.words.options import (
    edition_means,
    edition_rows,
    edition_word,
    map_means,
    map_measures,
    map_word,
)
from roundhouse.games.age_of_steam.words.prompts import prompt_word
from roundhouse.games.age_of_steam.words.track import completed_word, kind_word
from roundhouse.games.age_of_steam.words.turn_end import CLOSING, closing_words
from roundhouse.kit.words import WordsOf

PLACES: Final = ("town", "city", "one", "other", "column")  # what events tell by the name on the map
LAID: Final = ("log.lays", "log.replaces", "log.redirects")


class AgeOfSteamWords(WordsOf[State]):
    """What this game says."""

    # An owner's file may bring a map, which no catalogue knows.
    NAMES = ("map.", "edition.", "region.", "place.", "role.")
    DECLINED = ("colour", "place")
    CLOSING = CLOSING
    LABELS = LABELS
    HEADINGS = HEADINGS
    LEAVING = ("log.eliminated",)

    def prompt(self, state: State) -> Message:
        return prompt_word(state)

    def label(self, state: State, move: int) -> Message:
        if state.game.moves.block(move).name == "select":
            return select(state, state.codes.selected(move))
        return super().label(state, move)

    def brings(self, state: State, move: int) -> Message | None:
        return completed_word(state, move)

    def idle(self, state: State, move: int) -> bool:
        if state.game.moves.block(move).name == "select":
            return empty_word(state, state.codes.selected(move)) is not None
        return super().idle(state, move)

    def number(self, state: State, move: int) -> int | None:
        name, parts = state.game.moves.parts(move)
        return parts[0] if name in ("issue", "bid") and parts[0] else None

    def sum_up(self, events: Sequence[Event]) -> list[Event]:
        """Several tiles of one turn are told by their number and what they cost together."""
        laid = [event for event in events if event.key in LAID]
        if len(laid) < 2:
            return list(events)
        price = sum(cost for event in laid if isinstance(cost := event.args["price"], int))
        built = Event("log.builds", laid[0].seat, {"n": len(laid), "price": price})
        first = events.index(laid[0])
        rest = [event for event in events[first:] if event.key not in (*LAID, "log.takes_tile")]
        return [*events[:first], built, *rest]

    def close(self, events: Sequence[Event]) -> list[Message]:
        return closing_words(events)

    def progress(self, state: State) -> Message:
        """The map, the turn of how many, and its phase."""
        key = "picture.turn_about" if state.m.likely else "picture.turn"
        told: dict[str, Argument] = {
            "map": map_word(state.c, state.m.name),
            "turn": Message(key, {"turn": max(state.turn, 1), "of": state.last_turn()}),
        }
        if state.phase < 0:
            return Message("progress.turn", told)
        told["phase"] = Message("phase." + PHASE_NAMES[state.phase])
        return Message("progress", told)

    def family(self, kind: str) -> Message | None:
        return Message("kind." + kind) if kind in FOLDED else None

    def spell_out(self, game: Game, message: Message) -> Message:
        """The same message with places and tiles named, and what the components know of maps and editions."""
        assert type(game) is AgeOfSteam
        family, _, name = message.key.partition(".")
        if family == "map":
            return map_word(game.components, name)
        if family == "about":
            return map_means(game.components, name)
        if family == "about_edition":
            return edition_means(game.components, name)
        if family != "log":
            return message
        words: dict[str, Argument] = {}
        for argument, value in message.args.items():
            words[argument] = value
            if not isinstance(value, str):
                continue
            if argument in PLACES:
                words[argument] = town_word(value)
            elif argument == "way":
                words[argument] = joined([town_word(stop) for stop in value.split(JOINT)])
            elif argument == "layout":
                # The kind is enough: the log stands beside the map, and sides are named as the board lies.
                words[argument] = kind_word(TEXTS.index(value))
        return Message(message.key, words)

    def ending(self, state: State) -> list[Message]:
        """How a game alone ended: won or lost, where cash counts."""
        return ending_words(state) if state.m.scoring == CASH else super().ending(state)

    def choice(self, option: str, choice: str) -> Message:
        """The name of a choice of an option."""
        if option == "map":
            return Message("map." + choice)
        if option == "edition":
            return edition_word(choice)
        return super().choice(option, choice)

    def explanation(self, option: str, choice: str) -> Message:
        """What a choice of an option means; `spell_out` adds what the components say of it."""
        if option == "map":
            return Message("about." + choice)
        if option == "edition":
            return Message("about_edition." + choice)
        return super().explanation(option, choice)

    def facts(self, game: Game, option: str, choice: str) -> list[Message]:
        assert type(game) is AgeOfSteam
        return map_measures(game.components, choice) if option == "map" else []

    def comparison(self, game: Game, option: str) -> list[tuple[Message, list[Message]]]:
        assert type(game) is AgeOfSteam
        return edition_rows(game.components) if option == "edition" else []


WORDS: Final = AgeOfSteamWords()
