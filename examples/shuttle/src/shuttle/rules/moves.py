"""Every move of the game as a number, and how it is written: `run 3 back`, `load`, `keep coal`."""

from __future__ import annotations

from typing import Final

from roundhouse.core.moves import Block, MoveTable
from shuttle.rules.components import CARDS, GOODS, KINDS

BACK: Final = 0  # towards space 1
FORWARD: Final = 1
WAYS: Final = ("back", "forward")

KEEP: Final = 0  # keep(kind): a contract; only its player knows which
RUN: Final = KEEP + KINDS  # run(card, way)
LOAD: Final = RUN + CARDS * len(WAYS)
LEAVE: Final = LOAD + 1

MOVES: Final = MoveTable(
    [
        Block("keep", [("contract", list(GOODS))], secret=True),
        Block("run", [("card", [str(card + 1) for card in range(CARDS)]), ("way", list(WAYS))]),
        Block("load", []),
        Block("leave", []),
    ]
)


def run(card: int, way: int) -> int:
    """The move that plays a card (0 is the one with a 1) one way along the line."""
    return RUN + card * len(WAYS) + way


def card_of(move: int) -> int:
    """The card that a run plays."""
    return (move - RUN) // len(WAYS)


def way_of(move: int) -> int:
    """The way that a run goes."""
    return (move - RUN) % len(WAYS)
