"""Games as records: written, read and played again."""

from __future__ import annotations

from collections.abc import Iterable

from roundhouse.core.game import Game
from roundhouse.core.random import Random
from roundhouse.core.record_reader import read
from roundhouse.core.replay import replay, replay_all
from roundhouse.table import Seat, Table
from roundhouse.testing.play import SEEDS, random_move, tables


def check_records(game: Game, seeds: Iterable[int] = SEEDS) -> None:
    """A record is read as it was written, and gives every position of the game again; unfinished ones too."""
    there = tables(game)
    for number, seed in enumerate(seeds):
        players, options = there[number % len(there)]
        where = f"{game.name}, {players} players, {options}, seed {seed}"
        table = Table(
            game, [Seat(f"Player {n + 1}", "human") for n in range(players)], seed, options, house=True
        )
        rng = Random(seed)
        digests = [table.state.digest()]
        while not table.state.over:
            if len(digests) == 2:
                begun = read(table.record().write())
                assert begun.scores is None, f"{where}: an unfinished game has final scores"
                assert replay_all(begun, game).digest() == digests[-1], f"{where}: its beginning differs"
            table.play(table.state.seat, random_move(table.state, rng))
            digests.append(table.state.digest())
        record = table.record()
        again = read(record.write())
        assert again == record, f"{where}: the record is read otherwise than it was written"
        for move, (state, digest) in enumerate(zip(replay(again, game), digests, strict=True)):
            assert state.digest() == digest, f"{where}: after {move} moves the position differs"
