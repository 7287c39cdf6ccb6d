"""The signs of the terminal board. Nothing is told by colour alone: every colour has a sign or a word too."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.text import Text

from roundhouse.core.bits import members
from roundhouse.core.message import Message
from roundhouse.core.state import NOBODY
from roundhouse.games.railroad_revolution.rules.components import COLOURS
from roundhouse.games.railroad_revolution.rules.state import KINDS, NEUTRAL, NONE, State
from roundhouse.kit.board import seat_sign
from roundhouse.kit.words import Say

if TYPE_CHECKING:
    from roundhouse.core.rows import Numbers

WORKER_STYLES: Final = ("", "magenta", "dark_orange", "bright_black", "cyan")
PLAINS: Final = "○"
TRIANGLE: Final = "▲"
DEAL: Final = "◆"
RAIL: Final = "═"
BUILDING: Final = "⌂"
TERRAIN_STYLES: Final = ("green", "yellow", "yellow", "red")


def seat_signs(seats: list[int]) -> Text:
    """Several players side by side, or neutral buildings."""
    return Text.assemble(*(seat_sign(NOBODY if seat == NEUTRAL else seat) for seat in seats))


def owners(state: State, masks: Numbers, number: int, first: int) -> Text:
    """Who has a building in a place; the owner of the first slot comes first."""
    seats = [seat for seat in range(state.players) if masks[seat] >> number & 1 and seat != first]
    return seat_signs(([first] if first != NONE else []) + seats)


def terrain(state: State, space: int) -> Text:
    """The triangles beside a space and its Deal icon."""
    triangles = state.c.triangles[space]
    text = Text(TRIANGLE * triangles or PLAINS, TERRAIN_STYLES[min(triangles, 3)])
    if state.c.deal_spaces >> space & 1:
        text.append(DEAL, "bold magenta")
    return text


def builders(state: State, space: int) -> Text:
    """Who has a rail on a space."""
    return seat_signs([seat for seat in range(state.players) if state.rails[seat] >> space & 1])


def worker_name(colour: int, say: Say) -> Text:
    """The word for a colour, in that colour."""
    return Text(say(Message("board.colour." + COLOURS[colour])), WORKER_STYLES[colour])


def workers(numbers: Numbers, say: Say) -> Text:
    """Workers counted by colour: `white 3, purple 1`."""
    parts = [
        Text.assemble(worker_name(colour, say), f" {numbers[colour]}")
        for colour in range(KINDS)
        if numbers[colour]
    ]
    return Text(", ").join(parts) if parts else Text("–", "dim")


def colours(mask: int, say: Say) -> Text:
    """A choice of colours: `orange/grey`."""
    return Text("/").join([worker_name(colour, say) for colour in members(mask)])


def money(amount: int, say: Say) -> str:
    """An amount as the language writes it."""
    return say(Message("money.plain", {"price": amount}))


def row(items: Numbers, seat: int, size: int) -> list[int]:
    """One seat's part of a list that holds `size` numbers for each."""
    return list(items[seat * size : seat * size + size])
