"""Learn to play by watching: a policy with a single layer of weights imitates the choices of a bot.

    python examples/train_imitation.py --games 60 --out policy.npz

Games between bots are written to a dataset (or read with `--data FILE`), one game in ten is kept aside to
see how well unseen choices are predicted, and then the policy plays against random bots, on every seat
equally often. Everything follows from `--seed`.
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path
from time import perf_counter

import numpy as np

from roundhouse.bots.bot import Bot, RandomBot
from roundhouse.core.game import Game
from roundhouse.core.state import State
from roundhouse.games.registry import GAMES, open_game
from roundhouse.lab import dataset
from roundhouse.lab.observation import Layout, layout_of
from roundhouse.lab.selfplay import self_play
from roundhouse.lab.simulate import bot_seed, play_game
from roundhouse.lab.spread import Wins

FORBIDDEN = -1e9


class Policy:
    """Weights from observations to moves; the best legal move is the one with the highest sum."""

    def __init__(self, size: int, moves: int) -> None:
        self.weights = np.zeros((size + 1, moves), np.float32)  # the last row is the bias

    def logits(self, observations: np.ndarray, masks: np.ndarray) -> np.ndarray:
        found = observations @ self.weights[:-1] + self.weights[-1]
        return np.where(masks > 0, found, FORBIDDEN)

    def accuracy(self, data: dataset.Dataset, rows: np.ndarray) -> float:
        """How often the policy would have chosen as the bot did; equal sums share."""
        hits = 0.0
        for part in np.array_split(rows, len(rows) // 1024 + 1):
            found = self.logits(data.observations[part], data.masks(part))
            best = found >= found.max(axis=1, keepdims=True)
            hits += (best[np.arange(len(part)), data.moves[part]] / best.sum(axis=1)).sum()
        return hits / len(rows)


class PolicyBot(Bot):
    """Plays the best move of a policy; among equals, any."""

    name = "imitation"

    def __init__(self, seed: int, policy: Policy, layout: Layout) -> None:
        super().__init__(seed)
        self.policy = policy
        self.layout = layout

    def choose(self, view: State) -> int:
        moves = view.legal()
        observation = self.layout.read(view, view.seat)
        found = observation @ self.policy.weights[:-1, moves] + self.policy.weights[-1, moves]
        best = np.flatnonzero(found >= found.max())
        return moves[best[self.random.below(len(best))]]


def train(policy: Policy, data: dataset.Dataset, rows: np.ndarray, epochs: int, seed: int) -> None:
    """Adam on the log-likelihood of the bot's moves among the legal ones."""
    rng = np.random.default_rng(seed)
    mean, square = np.zeros_like(policy.weights), np.zeros_like(policy.weights)
    step = 0
    for epoch in range(epochs):
        rate = 0.002 * (1 - epoch / epochs)
        for part in np.array_split(rng.permutation(rows), len(rows) // 256 + 1):
            step += 1
            seen = data.observations[part]
            found = policy.logits(seen, data.masks(part))
            chances = np.exp(found - found.max(axis=1, keepdims=True))
            chances /= chances.sum(axis=1, keepdims=True)
            chances[np.arange(len(part)), data.moves[part]] -= 1
            slope = np.vstack([seen.T @ chances, chances.sum(axis=0)]) / len(part) + 1e-5 * policy.weights
            mean += 0.1 * (slope - mean)
            square += 0.01 * (slope**2 - square)
            policy.weights -= rate * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.99**step)) + 1e-8)


def measure(policy: Policy, game: Game, layout: Layout, games: int, seed: int) -> Wins:
    """One policy against random bots; with every game it moves on by one seat."""
    won = 0.0
    for number in range(games):
        own = number % layout.players
        bots: list[Bot] = [RandomBot(bot_seed(seed + number, seat)) for seat in range(layout.players)]
        bots[own] = PolicyBot(bot_seed(seed + number, own), policy, layout)
        winners = play_game(game, bots, seed + number).winners
        won += 1 / len(winners) if own in winners else 0
    return Wins(won, games)


def described(wins: Wins) -> str:
    low, high = wins.interval
    return f"{wins.share:.1%} of {wins.games} games (95 % interval {low:.1%} to {high:.1%})"


def load(arguments: argparse.Namespace, game: Game, layout: Layout) -> dataset.Dataset:
    """The dataset that was given, or a fresh one."""
    if arguments.data is not None:
        data = dataset.read(arguments.data)
    else:
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "games.parquet"
            games = self_play(game, [arguments.bot], layout.players, arguments.games, arguments.seed)
            told = dataset.about(layout, game.complete({}), [arguments.bot], arguments.seed)
            dataset.write(file, layout, told, games)
            data = dataset.read(file)
    if not data.fits(layout):
        raise SystemExit("The dataset was made for another game, other players or another version.")
    return data


def main(words: list[str] | None = None) -> tuple[float, float]:
    """Train and measure; gives the accuracy on unseen choices before and after."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    option = parser.add_argument
    option("--game", choices=GAMES, default=GAMES[0])
    option("--players", type=int, default=4)
    option("--bot", default="greedy", help="who is imitated")
    option("--games", type=int, default=60, help="to learn from")
    option("--data", type=Path, help="a dataset instead of fresh games")
    option("--epochs", type=int, default=12)
    option("--test-games", type=int, default=400, help="against random bots")
    option("--seed", type=int, default=1)
    option("--out", type=Path, help="where the weights go")
    arguments = parser.parse_args(words)
    game = open_game(arguments.game)
    layout = layout_of(game, arguments.players)
    begun = perf_counter()
    data = load(arguments, game, layout)
    numbers = data.columns["game"]
    unseen = numbers % 10 == 9 if numbers.max() >= 9 else numbers == numbers.max()
    print(f"{len(data)} choices from {numbers.max() + 1} games, {perf_counter() - begun:.0f} s")
    policy = Policy(layout.size, game.moves.size)
    before = policy.accuracy(data, np.flatnonzero(unseen))
    begun = perf_counter()
    train(policy, data, np.flatnonzero(~unseen), arguments.epochs, arguments.seed)
    after = policy.accuracy(data, np.flatnonzero(unseen))
    print(f"unseen choices predicted: {before:.1%} before, {after:.1%} after {perf_counter() - begun:.0f} s")
    if arguments.test_games:
        untrained = Policy(layout.size, game.moves.size)
        seed = 1_000_000 + arguments.seed  # other games than those that were learned from
        print(
            f"wins before training: {described(measure(untrained, game, layout, arguments.test_games, seed))}"
        )
        print(f"wins after training:  {described(measure(policy, game, layout, arguments.test_games, seed))}")
    if arguments.out is not None:
        np.savez_compressed(arguments.out, weights=policy.weights, layout=layout.digest)
    return before, after


if __name__ == "__main__":
    main()
