"""The things that lie about: cubes and engines, and what they are called."""

from __future__ import annotations

from roundhouse.core.message import Argument, Event, Message
from roundhouse.kit.drawing.svg import group, text, use
from roundhouse.kit.words import Say, listed
from shuttle.rules.components import DEALT, GOODS, KINDS
from shuttle.rules.state import State
from shuttle.words import good


def message(key: str, **args: Argument) -> Message:
    """A message of the picture's own."""
    return Message("picture." + key, dict(args))


def player_name(say: Say, seat: int) -> str:
    """The name of the player in a seat."""
    return say(Event("picture.player", seat))


def cube(kind: int, x: float, y: float, size: float, say: Say) -> str:
    """A cube, its middle at a point: a shape and a letter besides its colour."""
    size_of_letter = " s" if size < 30 else " l" if size > 40 else ""
    letter = text(x, y + size * 0.16, say(Message("letter." + GOODS[kind])), f"m c{kind}{size_of_letter}")
    return use(f"sh-good{kind}", x - size / 2, y - size / 2, size) + letter


def engine(seat: int, x: float, y: float, width: float, title: str) -> str:
    """An engine with its player's emblem, its middle at a point."""
    height = width * 46 / 64
    return group(
        use("sh-engine", x - width / 2, y - height / 2, width, height),
        use(f"sh-sign{seat}", x + width * 0.1, y - height * 0.14, width * 0.3),
        cls=f"p{seat}",
        title=title,
    )


def cargo(view: State, seat: int) -> list[int]:
    """The cubes on an engine, by kind."""
    return [kind for kind in range(KINDS) for _ in range(view.load[seat * KINDS + kind])]


def cargo_word(view: State, seat: int) -> Message:
    """What an engine carries."""
    carried = cargo(view, seat)
    return listed([good(kind) for kind in carried]) if carried else Message("there.nothing")


def engine_words(view: State, seat: int, say: Say) -> str:
    """Where an engine stands, and what it carries."""
    place = view.at[seat] + 1
    return say(message("engine", who=player_name(say, seat), space=place, load=cargo_word(view, seat)))


def contracts_shown(view: State, owner: int) -> list[int]:
    """The contract that a player has kept, or those to choose from."""
    dealt = view.dealt[owner * DEALT : owner * DEALT + DEALT]
    return dealt[:1] if view.has_chosen(owner) else sorted(set(dealt))
