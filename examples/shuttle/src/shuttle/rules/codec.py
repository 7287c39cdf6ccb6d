"""How a position is written."""

from __future__ import annotations

from typing import Final

from roundhouse.core.codec import Codec
from shuttle.rules.setup import ChooseContract
from shuttle.rules.turn import EndTurn, Load, Run

CODEC: Final = Codec(
    "players reveals rounds round turns first chosen",
    "moves cubes bag deck discard box at load hand dealt delivered points",
    [ChooseContract, Run, Load, EndTurn],
)
