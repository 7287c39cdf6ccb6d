"""Roundhouse: railroad board games for people and for programs.

>>> import roundhouse
>>> state = roundhouse.open_game(roundhouse.GAMES[0]).new(players=4, seed=7)
>>> state.play(state.legal()[0])
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from roundhouse.drawing import draw
    from roundhouse.games.registry import GAMES, open_game

__version__ = "0.1.0"
__all__ = ["GAMES", "draw", "open_game"]


def __getattr__(name: str) -> object:
    """The names for notebooks and bot writers, loaded when they are first asked for."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from roundhouse import drawing
    from roundhouse.games import registry

    return drawing.draw if name == "draw" else getattr(registry, name)
