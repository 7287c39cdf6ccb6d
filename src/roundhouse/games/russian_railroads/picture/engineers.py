"""Engineers: their cards, and the strip on the main board from those to come to the one for hire."""

from __future__ import annotations

from typing import Final

from roundhouse.core.message import Message
from roundhouse.games.russian_railroads.picture import icons, ids
from roundhouse.games.russian_railroads.picture.layout import INNER, LEFT
from roundhouse.games.russian_railroads.picture.pieces import on_spots
from roundhouse.games.russian_railroads.picture.spaces import told, who_stands
from roundhouse.games.russian_railroads.picture.voice import Voice
from roundhouse.games.russian_railroads.rules.payment import price_coins, price_workers
from roundhouse.games.russian_railroads.rules.spaces import engineer_space
from roundhouse.games.russian_railroads.rules.state import State
from roundhouse.games.russian_railroads.words.effects import effect_word
from roundhouse.kit.drawing.svg import circle, pick, rect, text, use

STRIP: Final = 92.0
PLACES: Final = 7
PITCH: Final = INNER / PLACES
WIDE: Final = PITCH - 4
TALL: Final = 76.0


def face(view: State, number: int, wide: float, top: float = 4) -> str:
    """An engineer: his helmet, his number and what he does."""
    return (
        use("rrr-engineer", 5, top, 17)
        + text(wide - 6, top + 14.5, str(number), "l b e")
        + icons.effect_in(view.c.engineer_effect[number], (3, top + 21), wide - 6, 19)
    )


def described(view: State, number: int, say: Voice) -> str:
    """An engineer in words."""
    effect = view.c.engineer_effect[number]

    def message() -> Message:
        return Message("engineer.described", {"engineer": number, "effect": effect_word(view.c, effect)})

    return say.once((effect, number), message)


def strip(view: State, y: float, say: Voice) -> str:
    """From the left: those to come, the public ones, the one for hire."""
    places = len(view.strip)
    drawn: list[str] = []
    left = LEFT + (PLACES - places) * PITCH
    spaces = open_places(view)
    for place in range(places - 1, -1, -1):
        x = left + (places - 1 - place) * PITCH
        number = view.strip[place]
        drawn.append(
            at_space(view, spaces[place], number, x, y, say)
            if place in spaces
            else coming(view, place, number, x, y, say)
        )
    heads = [("coming", left, places - len(spaces)), ("hiring", left + (places - 1) * PITCH, 1)]
    if len(spaces) > 1:
        heads.append(("public", left + (places - len(spaces)) * PITCH, len(spaces) - 1))
    for name, x, wide in heads:
        room = wide * PITCH - 4
        drawn.append(text(x + room / 2, y + TALL + 13, say.word("view." + name), "s soft m", room, 13))
    return "".join(drawn)


def open_places(view: State) -> dict[int, int]:
    """The places of the strip that can be used at this table, with their spaces: for hire, and public."""
    c = view.c
    public = {c.space_public[space]: space for space in c.open_spaces[view.players] if c.space_public[space]}
    return {0: c.hire, **public}


def rounds_until(view: State, place: int) -> int:
    """In how many rounds an engineer who is still to come can be used."""
    return place - max(nearer for nearer in open_places(view) if nearer < place)


def at_space(view: State, space: int, number: int, x: float, y: float, say: Voice) -> str:
    """An engineer whose action can be used or who can be hired."""
    frame = rect(0, 0, WIDE, TALL, "card hit" if number else "ghost hit", 6)
    content = [frame, face(view, number, WIDE) if number else ""]
    if number or view.taken >> space & 1:
        hiring = space == view.c.hire
        workers = 0 if hiring or not number else price_workers(view, space)
        coins = view.c.space_coins[space] if hiring else price_coins(view, space) if number else 0
        content.append(on_spots(view, space, workers, coins, (2, 51), WIDE - 4))
    label = told(view, space, say) if number else empty(view, space, say)
    return pick(ids.action_space(view.c, space), label, *content, move=(x, y))


def empty(view: State, space: int, say: Voice) -> str:
    """A space that no engineer lies on any more."""
    label = say.word("space.no_engineer")
    return f"{label}. {who_stands(view, space, say)}" if view.taken >> space & 1 else label


def coming(view: State, place: int, number: int, x: float, y: float, say: Voice) -> str:
    """An engineer of a later round, with the rounds until he is public."""
    if not number:
        return rect(x, y, WIDE, TALL, "ghost", 6)
    wait = rounds_until(view, place)
    content = [
        rect(0, 0, WIDE, TALL, "shade", 6),
        face(view, number, WIDE),
        circle(WIDE / 2, 61, 9, "card"),
        text(WIDE / 2, 65.5, f"+{wait}", "s b m"),
    ]
    label = f"{described(view, number, say)}. {say('coming', n=wait)}"
    return pick(f"coming-{number}", label, *content, move=(x, y))


def hired(view: State, number: int, at: tuple[float, float], wide: float, say: Voice) -> str:
    """An engineer as an action space of his owner."""
    space = engineer_space(number)
    content = [
        rect(0, 0, wide, 66, "card hit", 6),
        face(view, number, wide, 3),
        on_spots(view, space, 1, 0, (2, 43), wide - 4),
    ]
    label = described(view, number, say)
    if view.taken >> space & 1:
        label = f"{label}. {who_stands(view, space, say)}"
    return pick(ids.action_space(view.c, space), label, *content, move=at)


def lent(view: State, number: int, at: tuple[float, float], wide: float, say: Voice) -> str:
    """An engineer of Emil's."""
    frame = rect(0, 0, wide, 46, "card hit", 6)
    return pick(
        f"engineer-{number}", described(view, number, say), frame, face(view, number, wide, 3), move=at
    )
