"""What lies in the box."""

from __future__ import annotations

from typing import Final

from roundhouse.core import components

GOODS: Final = ("coal", "grain", "timber", "salt")
KINDS: Final = len(GOODS)
CARDS: Final = 4  # kinds of cards: one for each distance
DEALT: Final = 2  # contracts that a player chooses from
NONE: Final = -1


class Components(components.Components):
    """The numbers of `components.toml`; spaces count from 0 here."""

    def __init__(self) -> None:
        super().__init__()
        self.spaces = 0
        self.start = 0
        self.sidings: list[int] = []  # the space of each kind's siding
        self.cubes = 0
        self.room = 0
        self.pays: list[int] = []
        self.left = 0
        self.copies: list[int] = []  # of each card
        self.hand = 0
        self.contracts = 0
        self.bonus = 0
        self.rounds: dict[str, int] = {}  # by the choice of the option `length`

    def siding_at(self, space: int) -> int:
        """The kind of goods that is delivered at a space, or NONE."""
        return self.sidings.index(space) if space in self.sidings else NONE
