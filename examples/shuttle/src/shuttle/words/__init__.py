"""The words of the game: questions, moves and things as messages. The sentences stand in `locale`."""

from __future__ import annotations

from typing import Final

from roundhouse.core.message import Argument, Message
from roundhouse.kit.words import Say, WordsOf
from shuttle.rules.components import GOODS, KINDS, NONE
from shuttle.rules.moves import KEEP, LOAD, RUN, WAYS, card_of, way_of
from shuttle.rules.state import State
from shuttle.rules.turn import delivery_points, stop_after


class Words(WordsOf[State]):
    """What is asked, and what a move does."""

    MERE = ("leave",)

    def prompt(self, state: State) -> Message:
        name = state.decision.name
        if name == "Load":
            kind = state.cubes[state.at[state.seat]]
            return Message("prompt.Load", {"good": good(kind), "n": state.c.room - state.loaded(state.seat)})
        if name == "Run":
            return Message("prompt.Run", {"space": state.at[state.seat] + 1})
        return Message("prompt." + name, {"points": points(state.c.bonus)})

    def label(self, state: State, move: int) -> Message:
        if move < RUN:
            return Message("label.keep", {"good": good(move - KEEP)})
        if move < LOAD:
            return Message("label.run", {"card": card_of(move) + 1, **stop(state, move)})
        kind = state.cubes[state.at[state.seat]]
        return Message("label.load" if move == LOAD else "label.leave", {"good": good(kind)})

    def progress(self, state: State) -> Message:
        return Message("picture.stage", {"n": min(state.round, state.rounds)})

    def under_heading(self, state: State, move: int, say: Say) -> tuple[str, str] | None:
        """Both ways of a card stand under the card."""
        if not RUN <= move < LOAD:
            return None
        heading = Message("family.run", {"card": card_of(move) + 1})
        return say(heading), say(Message("family.run_item", stop(state, move)))


def good(kind: int) -> Message:
    """A kind of goods."""
    return Message("good." + GOODS[kind])


def siding(kind: int) -> Message:
    """The siding of a kind of goods."""
    return Message("siding." + GOODS[kind])


def points(number: int) -> Message:
    """So many points."""
    return Message("points", {"n": number})


def stop(state: State, move: int) -> dict[str, Argument]:
    """Where a run goes, and what is there."""
    space = stop_after(state, state.seat, card_of(move), way_of(move))
    return {"way": Message("way." + WAYS[way_of(move)]), "space": space + 1, "there": there(state, space)}


def there(state: State, space: int) -> Message:
    """What awaits the acting player's engine on a space."""
    kind = state.c.siding_at(space)
    if kind == NONE:
        return good(state.cubes[space]) if state.cubes[space] != NONE else Message("there.nothing")
    number = state.load[state.seat * KINDS + kind]
    if not number:
        return siding(kind)
    gain = points(delivery_points(state, kind, number))
    return Message("there.delivery", {"siding": siding(kind), "points": gain})


WORDS: Final = Words()
