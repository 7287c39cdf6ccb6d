"""Learn what a position is worth: the road of `roundhouse learn` in a page.

    python examples/train_value.py --game russian_railroads --games 200 --rounds 2

A round plays games for practice, in which players of all earlier rounds meet. Then a weight for each feature
is fitted to what the game's own advice did not expect, and one player who judges with these weights meets
others who judge without. Everything follows from `--seed`.
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path

import numpy as np

from roundhouse.core.net import ONE, Layer, Net
from roundhouse.games.registry import GAMES, open_game
from roundhouse.kit.files import nets as files
from roundhouse.lab.learning.comparison import Comparison, told
from roundhouse.lab.learning.positions import Rows, rows_of
from roundhouse.lab.learning.practice import Tables, practise

RIDGE = 100.0  # the larger, the less is made of a single feature


def weights_of(rows: Rows) -> Net:
    """The weights that explain best what was not expected, in thousandths of a point."""
    low, high = np.quantile(rows.features, [0.0005, 0.9995], axis=0)
    features = np.clip(rows.features, low, high)
    mean, deviation = features.mean(axis=0), features.std(axis=0) + 1e-9
    alike = (features - mean) / deviation * (deviation > 1e-6)
    missing = rows.points - rows.features[:, 0] / 1000.0
    bias = missing.mean()
    found = np.linalg.solve(alike.T @ alike + RIDGE * np.eye(len(mean)), alike.T @ (missing - bias))
    found = 1000.0 * found / deviation * (deviation > 1e-6)
    whole = [round(ONE * weight) for weight in found]
    return Net(
        np.rint(low).astype(int).tolist(),
        np.rint(high).astype(int).tolist(),
        [Layer([whole], [round(ONE * (1000.0 * bias - found @ mean))])],
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--game", default=GAMES[0])
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=200, help="of practice, in a round")
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--tests", type=int, default=50, help="games to measure each round by")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    game = open_game(asked.game)
    options = game.complete({})
    school = game.school(game.new(asked.players, asked.seed, options))
    pool: list[dict[str, Net]] = [{}]  # who judges by the game's own advice alone is always among them
    played = []
    for number in range(asked.rounds):
        first = asked.seed * 1_000_000 + number * asked.games
        played += [practise(game, options, asked.players, first + n, pool) for n in range(asked.games)]
        rows = rows_of(game, played)
        pool.append({school: weights_of(rows)})
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / f"{number}.json"
            files.write(file, {}, game.feature_names(), pool[-1])
            match = Comparison(Tables(game, [options], [asked.players]), 900_000_000, files.read(file))
            result = told([match.play(n) for n in range(asked.tests)])
        print(f"round {number + 1}: {len(rows)} positions of {len(played)} games; {result['text']}")


if __name__ == "__main__":
    main()
