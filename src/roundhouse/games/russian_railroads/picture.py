"""The picture of the table: parts for a page, one board for a file, words for those who listen.

Everything is made from what a seat may see. Every thing that can be chosen has an element id that stays
the same through the game and is unique over all parts; `targets` tells which ones a move belongs to.
"""

from __future__ import annotations

from typing import Final

from roundhouse.core.state import State as CoreState
from roundhouse.games.drawing.svg import Say
from roundhouse.games.russian_railroads.drawing import endpile, mainboard, player, score, stock, supply
from roundhouse.games.russian_railroads.drawing.describe import describe
from roundhouse.games.russian_railroads.drawing.style import DARK_PROPERTIES, STYLE
from roundhouse.games.russian_railroads.drawing.symbols import SIGNS, SYMBOLS
from roundhouse.games.russian_railroads.drawing.table import whole_table
from roundhouse.games.russian_railroads.drawing.targets import targets as find_targets
from roundhouse.games.russian_railroads.drawing.voice import Voice
from roundhouse.games.russian_railroads.state import State

__all__ = ["DARK_PROPERTIES", "SIGNS", "STYLE", "board", "description", "pictures", "targets", "title"]

SHEET: Final = "symbols"  # the part that shows nothing itself, and that all others draw from


def pictures(view: CoreState, seat: int, say: Say) -> dict[str, str]:
    """The parts of the table as `<svg>` fragments by name, in the order they are best read.

    The first one, `symbols`, takes no room: it holds the drawings that the others use, and never changes.
    `pile` is only there for a player who looks through the end-bonus cards, `stock` only in America.
    """
    assert isinstance(view, State)
    voice = Voice(say)
    parts = {SHEET: SYMBOLS, "mainboard": mainboard.draw(view, seat, voice)}
    if endpile.is_open(view, seat):
        parts["pile"] = endpile.draw(view, voice)
    if view.board.stock:
        parts["stock"] = stock.draw(view, voice)
    for owner in range(view.players):
        parts[f"player-{owner}"] = player.draw(view, owner, seat, voice)
    parts["scoring"] = score.draw(view, voice)
    parts["supply"] = supply.draw(view, voice)
    return parts


def title(name: str, say: Say) -> str:
    """What a part is called; nothing for the sheet of symbols."""
    voice = Voice(say)
    if name == SHEET:
        return ""
    if name.startswith("player-"):
        return voice.fill("part.player", who=voice.player(int(name.removeprefix("player-"))))
    return voice.word("picture.part." + name)


def targets(state: CoreState, move: int) -> list[str]:
    """The ids of the elements that a legal move belongs to; none for moves without a place."""
    assert isinstance(state, State)
    return find_targets(state, move)


def board(view: CoreState, seat: int, say: Say) -> str:
    """The whole table as one SVG that stands on its own."""
    assert isinstance(view, State)
    return whole_table(pictures(view, seat, say), Voice(say))


def description(view: CoreState, seat: int, say: Say) -> list[str]:
    """The table in words, line by line."""
    assert isinstance(view, State)
    return describe(view, seat, Voice(say))
