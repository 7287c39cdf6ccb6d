"""The signs of the terminal board. Nothing is told by colour alone: every colour has a sign of its own."""

from __future__ import annotations

from typing import Final

from rich.table import Table
from rich.text import Text

from roundhouse.core.message import Message
from roundhouse.games.russian_railroads.rules.components import BLACK, COLOURS, Special
from roundhouse.games.russian_railroads.rules.pieces import pos_at
from roundhouse.games.russian_railroads.rules.state import State
from roundhouse.kit.words import Say

TRACKS: Final = "■▩▥▨□"  # by colour
TRACK_STYLES: Final = ("bright_black", "", "dark_orange3", "light_goldenrod3", "bold white")
NO_TRACK: Final = "·"
WORKER: Final = "●"
TEMPORARY: Final = "◐"
BLACK_WORKER: Final = "◆"
COIN: Final = "¢"
DOUBLER: Final = "×"
TOKEN: Final = "?"
POINTS: Final = "★"
STOCK: Final = "↗"
DETONATION: Final = "✸"
BOULDER: Final = "▲"
HERE: Final = "△"  # an industry marker
LEGEND: Final = (
    (WORKER, "worker"),
    (TEMPORARY, "temporary"),
    (BLACK_WORKER, "black_worker"),
    (COIN, "coin"),
)
BOARD_LEGEND: Final = ((TOKEN, "token"), (POINTS, "points"), (DOUBLER, "doubler"), (HERE, "marker"))
USA_LEGEND: Final = ((STOCK, "stock"), (DETONATION, "detonation"), (BOULDER, "boulder"))


def track_sign(colour: int) -> Text:
    return Text(TRACKS[colour], TRACK_STYLES[colour])


def best_colour(state: State, seat: int, route: int, space: int) -> int:
    """The best colour that has got to a space, or -1."""
    at = pos_at(seat, route, BLACK)
    for colour in range(len(COLOURS) - 1, -1, -1):
        if state.pos[at + colour] >= space:
            return colour
    return -1


def special_sign(special: Special) -> str:
    """What a special space gives, in one to three signs."""
    price = COIN if special.coin else ""
    effect = special.effect
    if effect is None:
        return f"{DOUBLER}2" if special.double else f"+{special.each}"
    if effect.unlock > 0:
        return TRACKS[effect.unlock]
    if effect.worker:
        return f"+{WORKER}"
    if effect.token:
        return TOKEN
    if effect.detonate:
        return DETONATION
    return price + STOCK if effect.stock else POINTS


def paid_signs(workers: int, temporary: int, black: int, coins: int) -> str:
    """Workers and coins as they lie on a space."""
    return WORKER * workers + TEMPORARY * temporary + BLACK_WORKER * black + COIN * coins


def legend(signs: tuple[tuple[str, str], ...], say: Say) -> Text:
    """What signs mean."""
    text = Text(style="dim")
    for sign, key in signs:
        text.append(f"{sign} {say(Message('view.sign.' + key))}  ")
    text.rstrip()
    return text


def track_legend(say: Say) -> Text:
    """The signs of the track colours."""
    text = Text()
    for colour, name in enumerate(COLOURS):
        text.append_text(track_sign(colour))
        text.append(f" {say(Message('colour.' + name))}  ", "dim")
    text.rstrip()
    return text


def titled(lines: list[tuple[str, Text]], say: Say) -> Table:
    """Lines with their titles before them; those without one belong to the line above."""
    table = Table.grid(padding=(0, 1))
    for key, text in lines:
        table.add_row(Text(say(Message("view." + key)), "dim") if key else "", text)
    return table
