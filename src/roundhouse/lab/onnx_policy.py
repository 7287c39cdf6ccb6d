"""A net in a file as a bot: what it was trained with does not matter, as long as it writes ONNX.

The first input takes an observation of `roundhouse.lab.observation`, a row of 32-bit numbers. An input named
`mask`, if there is one, takes a 1 for every legal move. The first output has a number for every move of the
game; the legal move with the largest is played. A file that says under `layout` in its metadata which
observations it was trained on plays no others.
"""

from __future__ import annotations

from functools import cache
from typing import ClassVar

from roundhouse.bots.bot import Bot
from roundhouse.core.game import Game
from roundhouse.core.state import State

try:
    import numpy as np
    import onnxruntime
except ImportError as error:
    raise ImportError("a net needs the package onnxruntime: pip install 'roundhouse[onnx]'") from error

from roundhouse.lab.observation import Layout, layout_of

LAYOUT = "layout"  # in the metadata: the digest of the observations
MASK = "mask"


class OnnxPolicy(Bot):
    """Plays the legal move for which the net has the largest number."""

    file: ClassVar[str]

    def __init_subclass__(cls) -> None:
        session_of(cls.file)  # what is no net is found out before anybody plays

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.session = session_of(self.file)
        self.layout: Layout | None = None

    def begin(self, game: Game, players: int, seat: int, options: dict[str, str]) -> None:
        self.layout = layout_of(game, players, options)
        wanted = self.session.get_modelmeta().custom_metadata_map.get(LAYOUT, self.layout.digest)
        if wanted != self.layout.digest:
            raise ValueError("the net was trained for another game, other options or other players")
        check_size(self.session.get_inputs()[0], self.layout.size, "observations")
        check_size(self.session.get_outputs()[0], game.moves.size, "moves")

    def choose(self, view: State) -> int:
        assert self.layout is not None
        moves = view.legal()
        given = {self.session.get_inputs()[0].name: self.layout.read(view, view.seat)[None]}
        if any(each.name == MASK for each in self.session.get_inputs()):
            given[MASK] = self.layout.mask(moves).astype(np.float32)[None]
        numbers = self.session.run(None, given)[0].reshape(-1)[moves]
        return moves[int(numbers.argmax())]


@cache
def session_of(file: str) -> onnxruntime.InferenceSession:
    """The net of a file, opened once a process; one thread, for others play beside it."""
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = options.inter_op_num_threads = 1
    try:
        return onnxruntime.InferenceSession(file, options, providers=["CPUExecutionProvider"])
    except Exception as error:  # of a dozen kinds, all of which say the same
        raise ValueError("this is no net that can be read") from error


def check_size(end: onnxruntime.NodeArg, size: int, what: str) -> None:
    """An input or output whose length is given must have that of the game."""
    length = end.shape[-1] if end.shape else None
    if isinstance(length, int) and length != size:
        raise ValueError(f"{end.name} has {length} places, and this game has {size} {what}")
