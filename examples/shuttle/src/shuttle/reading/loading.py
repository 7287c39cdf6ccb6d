"""From `components.toml`, or an owner's own file, to the components."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from roundhouse.kit.files.components import BlocksFile
from roundhouse.kit.files.problems import Source, Spot
from roundhouse.kit.files.tables import Table
from shuttle.rules.components import CARDS, DEALT, KINDS, Components

PLAYERS: Final = (2, 3)
SPACES: Final = (8, 12)  # as many as the table has room for


def read_line(block: Table, c: Components) -> None:
    c.spaces = block.integer("spaces", *SPACES)
    c.start = block.integer("start", 1, c.spaces) - 1
    c.sidings = [space - 1 for space in block.integers("sidings", KINDS, KINDS, 1, c.spaces, distinct=True)]


def read_goods(block: Table, c: Components) -> None:
    c.cubes = block.integer("cubes", 1, 6)
    c.room = block.integer("room", 1, 3)
    c.pays = block.integers("pays", 1, 6, 0, 9)
    c.left = block.integer("left", 0, 9)


def read_cards(block: Table, c: Components) -> None:
    c.copies = block.integers("copies", CARDS, CARDS, 1, 20)
    c.hand = block.integer("hand", 1, 4)


def read_contracts(block: Table, c: Components) -> None:
    c.contracts = block.integer("copies", 1, 4)
    c.bonus = block.integer("bonus", 0, 9)


def read_length(block: Table, c: Components) -> None:
    c.rounds = {choice: block.integer(choice, 1, 20) for choice in ("short", "long")}


def check(c: Components, source: Source) -> None:
    """What only the whole can tell: that there is enough of everything."""
    most = PLAYERS[1]
    if len(c.pays) != c.cubes:
        source.problem("[goods]", f"`pays` must have {c.cubes} numbers, one for each cube.", Spot("goods"))
    if sum(c.copies) <= most * c.hand:
        source.problem("[cards]", f"{most} players need more than {most * c.hand} cards.", Spot("cards"))
    if c.contracts * KINDS < most * DEALT:
        source.problem("[contracts]", f"{most} players need {most * DEALT} contracts.", Spot("contracts"))


FILE: Final = BlocksFile(
    Path(__file__).parent.parent / "components.toml",
    Components,
    (
        ("line", read_line),
        ("goods", read_goods),
        ("cards", read_cards),
        ("contracts", read_contracts),
        ("length", read_length),
    ),
    check,
)
