"""What a net is to learn: how games ended, or what it thought of them a little later itself.

A game ends as it does for a thousand reasons. What is thought of the seat's next positions has fewer: a mix
of both is nearer to what a position was worth.
"""

from __future__ import annotations

import numpy as np

from roundhouse.lab.learning.positions import Rows


def returns(rows: Rows, values: np.ndarray, fade: float) -> np.ndarray:
    """The points to learn for each row, from the value of the next position on.

    A part `fade` of it is replaced by what comes after that, and so on up to the points at the end. With 1 it
    is those alone.
    """
    found = rows.points.astype(np.float64).copy()
    players, game = rows.players.tolist(), rows.game.tolist()
    for row in range(len(found) - 1, -1, -1):
        later = row + players[row]  # the same seat in the next position
        if later < len(found) and game[later] == game[row]:
            found[row] = (1.0 - fade) * values[later] + fade * found[later]
    return found
