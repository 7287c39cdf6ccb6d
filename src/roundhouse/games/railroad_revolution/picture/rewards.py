"""Rewards as rows of icons: what a tile, a train, a deal or a set-up side gives."""

from __future__ import annotations

from typing import Final

from roundhouse.core.bits import members
from roundhouse.core.message import Message
from roundhouse.games.railroad_revolution.rules.components import Reward
from roundhouse.games.railroad_revolution.rules.state import ALL_COLOURS
from roundhouse.kit.drawing.svg import group, rect, text, use
from roundhouse.kit.words import Say

SIZE: Final = 20  # of an icon
GAP: Final = 4
TIGHT: Final = 1.5  # between icons that have little room
ANY: Final = 5  # the figure for any colour

Token = tuple[float, str]  # a width, and what is drawn from x = 0, with y from 0 to 20


def icon(name: str) -> Token:
    return SIZE, use(f"rr-{name}", 0, 0, SIZE)


def worker(colour: int) -> Token:
    return 15, use(f"rr-worker{colour}", 0, 0, 15, SIZE)


def word(words: str, cls: str = "b") -> Token:
    width = len(words) * 8.4
    return width, text(0, 15.5, words, cls, width)


def pill(words: str, cls: str) -> Token:
    """An amount of money: red and with a minus to pay, green and with a plus to take."""
    room = len(words) * 6.4
    width = room + 9
    return width, rect(0, 1.5, width, 17, cls, 8) + text(width / 2, 14.4, words, "pl on m", room, 12)


def price(amount: int, say: Say) -> Token:
    return pill(f"−{money(amount, say)}", "pay")


def money(amount: int, say: Say) -> str:
    """An amount as the reader's language writes it."""
    return say(Message("money.plain", {"price": amount}))


def counted(number: int, name: str) -> list[Token]:
    """An icon with its number, which is left out if it is one."""
    return ([word(str(number))] if number > 1 else []) + [icon(name)]


def tokens(reward: Reward, say: Say) -> list[Token]:
    """The icons of a reward, in reading order: what it costs first."""
    row: list[Token] = []
    if reward.pay:
        row.append(price(reward.pay, say))
    if reward.money:
        row.append(pill(f"+{money(reward.money, say)}", "gain"))
    if reward.shares:
        row += [word(str(reward.shares)), icon("share")]
    if reward.steps:
        row += [word(str(reward.steps)), icon("step")]
    if reward.flip:
        row += counted(reward.flip, "flip")
    if reward.train:
        row.append(icon("train"))
    if reward.exchange:
        row.append(icon("exchange"))
    if reward.promote:
        row += counted(reward.promote, "promote")
        row += [price(reward.promote_price, say)] if reward.promote_price else []
    if reward.rail or reward.setup_rail:
        row.append(icon("rail"))
    if reward.station or reward.setup_station:
        row.append(icon("station"))
    if reward.office or reward.setup_office:
        row.append(icon("office"))
    if reward.worker == ALL_COLOURS:
        row.append(worker(ANY))
    elif reward.worker:
        for number, colour in enumerate(members(reward.worker)):
            row += [(5, text(0, 15, "/", "b soft"))] if number else []
            row.append(worker(colour))
    for colour in reward.workers:
        row.append(worker(colour))
    return row


def width_of(row: list[Token]) -> float:
    return sum(width for width, _ in row) + GAP * (len(row) - 1) if row else 0


def laid(row: list[Token], x: float, y: float, cls: str = "", room: float = 0, scale: float = 1) -> str:
    """A row of icons from a place on; in the middle of its room, and closer or smaller if it must be."""
    gap: float = GAP
    width = width_of(row)
    if room and width * scale > room:
        gaps = max(1, len(row) - 1)
        gap = max(TIGHT, gap - (width - room / scale) / gaps)
        width -= (GAP - gap) * (len(row) - 1)
        if width * scale > room:
            y += SIZE / 2 * (scale - room / width)
            scale = room / width
    at = max(0.0, (room / scale - width) / 2) if room else 0.0
    parts: list[str] = []
    for size, drawing in row:
        parts.append(group(drawing, move=(at, 0)) if at else drawing)
        at += size + gap
    return group(*parts, cls=cls, move=(x, y), scale=scale)


def shown(
    reward: Reward, x: float, y: float, say: Say, cls: str = "", room: float = 0, scale: float = 1
) -> str:
    """A reward as a row of icons."""
    return laid(tokens(reward, say), x, y, cls, room, scale)
