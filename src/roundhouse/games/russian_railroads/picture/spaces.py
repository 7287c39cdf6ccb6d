"""Action spaces: what they give in symbols, what they ask for as spots, and who stands on them."""

from __future__ import annotations

from typing import Final

from roundhouse.games.russian_railroads.picture import icons, ids
from roundhouse.games.russian_railroads.picture.layout import INNER
from roundhouse.games.russian_railroads.picture.pieces import on_spots, paid, standing
from roundhouse.games.russian_railroads.picture.voice import Voice
from roundhouse.games.russian_railroads.rules.components import SPACES
from roundhouse.games.russian_railroads.rules.payment import price_coins, price_workers
from roundhouse.games.russian_railroads.rules.standing import seat_of, space_of
from roundhouse.games.russian_railroads.rules.state import State
from roundhouse.games.russian_railroads.words.names import cost_word
from roundhouse.games.russian_railroads.words.spaces import area as area_of
from roundhouse.games.russian_railroads.words.spaces import gives_word, price_word, title_word
from roundhouse.kit.drawing.svg import path, pick, rect, text, use

COLUMNS: Final = 6
PITCH: Final = INNER / COLUMNS
WIDE: Final = PITCH - 4
TALL: Final = 54.0
PITCH_Y: Final = TALL + 4
SYMBOLS: Final = 26.0  # the height of the line of symbols


def members(view: State, area: str) -> list[int]:
    """The spaces of an area. The tile of the last round lies where the order was claimed before."""
    c = view.c
    found = [space for space in range(SPACES) if area_of(c, space) == area and not c.last_round >> space & 1]
    if area == "order":
        tiles = [space for space in range(SPACES) if c.last_round >> space & 1]
        return tiles if view.last_round and not view.solo else found
    return found


def columns(area: str) -> int:
    return COLUMNS if area == "tracks" else COLUMNS // 2


def lines(view: State, area: str) -> int:
    """How many rows an area has."""
    return -(-len(members(view, area)) // columns(area))


def area(view: State, name: str, x: float, y: float, say: Voice) -> str:
    """The spaces of an area, one colour of track below the other."""
    found = members(view, name)
    rows = lines(view, name)
    drawn: list[str] = []
    for number, space in enumerate(found):
        column, line = (
            divmod(number, rows) if name == "tracks" else (number % columns(name), number // columns(name))
        )
        drawn.append(one(view, space, x + column * PITCH, y + line * PITCH_Y, say))
    return "".join(drawn)


def is_open(view: State, space: int) -> bool:
    return space in view.c.open_spaces[view.players]


def one(view: State, space: int, x: float, y: float, say: Voice) -> str:
    """A space, or a barred one where it is closed to so few players."""
    c = view.c
    if not is_open(view, space):
        label = f"{say.told(title_word(view, space))}: {say.word('picture.closed')}"
        bars = path(f"M4 {TALL - 4:.0f} {WIDE - 4:.0f} 4M4 4 {WIDE - 4:.0f} {TALL - 4:.0f}", "barred")
        return pick(ids.action_space(c, space), label, rect(0, 0, WIDE, TALL, "ghost", 6), bars, move=(x, y))
    content = [rect(0, 0, WIDE, TALL, "card hit", 6), shown(view, space)]
    if c.never_full >> space & 1:
        content.append(text(WIDE - 9, 49, "∞", "m soft"))
    content.append(
        on_spots(view, space, price_workers(view, space), price_coins(view, space), (4, 31), WIDE - 8)
    )
    return pick(ids.action_space(c, space), told(view, space, say), *content, move=(x, y))


def shown(view: State, space: int) -> str:
    """What a space gives."""
    c = view.c
    claim = c.space_claim[space]
    if claim:
        return use("rrr-order", WIDE / 2 - 24, 4, 22) + text(WIDE / 2 + 12, 22, f"{claim}.", "x b m")
    return icons.laid(icons.effect_icons(c.space_effect[space]), (4, 5), WIDE - 8, SYMBOLS - 4)


def told(view: State, space: int, say: Voice) -> str:
    """A space in words: its name, what it gives, its price, and who stands there."""
    label = say.fill(
        "space",
        space=say.told(title_word(view, space)),
        gives=say.told(gives_word(view, space)),
        price=say.told(price_word(view, space)),
    )
    return f"{label}. {who_stands(view, space, say)}" if view.taken >> space & 1 else label


def who_stands(view: State, space: int, say: Voice) -> str:
    """Who stands on a space, and with what."""
    found: list[str] = []
    for entry in view.standing:
        if space_of(entry) == space:
            kinds = paid(entry)
            cost = cost_word(kinds.count(0), kinds.count(1), kinds.count(2), kinds.count(3))
            found.append(say.fill("stands", who=say.player(seat_of(entry)), what=say.told(cost)))
    if not found and standing(view, space):
        return say.word("picture.emil_stands")
    return "; ".join(found)
