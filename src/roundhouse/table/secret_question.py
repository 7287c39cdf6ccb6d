"""Whether a question shows what others may not know, so that a shared screen is handed over first."""

from __future__ import annotations

from roundhouse.core.random import Random
from roundhouse.core.state import State
from roundhouse.table.table import SPECTATOR

GUESSES = 8  # imagined positions: if the answers are alike in all of them, anybody knows them


def is_secret(state: State) -> bool:
    """Whether the open question shows something that others may not know."""
    offered = sorted(state.legal())
    guesses = (state.imagine(SPECTATOR, Random(guess)) for guess in range(GUESSES))
    return any(sorted(guess.legal()) != offered for guess in guesses)
