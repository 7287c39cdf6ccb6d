"""What holds for the rules of every game, shown over random play."""

from __future__ import annotations

import json
import math
import pickle
from collections.abc import Callable, Iterable
from typing import Final

from roundhouse.core.game import Game
from roundhouse.core.message import IllegalMove
from roundhouse.core.random import Random
from roundhouse.core.state import NOBODY, State
from roundhouse.testing.play import SEEDS, Play, chain, games, plain, random_move, spots, tables, walk

MOST_MOVES: Final = 10_000  # of a game
FURTHER: Final = 60  # moves that twins play on
LOOK_EVERY: Final = 5  # moves
EXACT: Final = 1e-6


def check_games_end(game: Game, seeds: Iterable[int] = SEEDS, play: Play = walk) -> None:
    """There is always a legal move, each is listed once and is in the table, and every game ends."""
    for spot_by_spot in games(game, seeds, play):
        for spot in spot_by_spot:
            with spot as state:
                legal = state.legal()
                assert spot.moves < MOST_MOVES, "the game does not end"
                assert len(set(legal)) == len(legal), "a move is listed twice"
                assert all(0 <= move < game.moves.size for move in legal), "a move is not in the table"
        with spot as state:
            assert state.over, "no legal move, and not over"
            assert state.legal() == [], "a move after the end"
            assert state.seat == NOBODY, "a seat must decide after the end"
            # Nobody wins where all can lose.
            assert set(state.winners()) <= set(range(state.players)), f"winners {state.winners()}"
            assert len(state.scores().totals()) == state.players, "not everybody has points"
            assert len(state.places()) == state.players, "not everybody has a place"


def check_why_not(game: Game, seeds: Iterable[int] = SEEDS, play: Play = walk) -> None:
    """`why_not` is None exactly for the legal moves, over all codes of the table."""
    for spot in spots(game, seeds, play):
        with spot as state:
            legal = set(state.legal())
            for move in range(game.moves.size):
                reason = state.why_not(move)
                assert (reason is None) == (move in legal), (
                    f"{game.moves.text(move)!r} is {'legal' if move in legal else 'not legal'}, "
                    f"and why_not says {reason}"
                )


def check_refusals(game: Game, seeds: Iterable[int] = SEEDS, play: Play = walk) -> None:
    """A move that is refused changes nothing."""
    for spot in spots(game, seeds, play):
        with spot as state:
            before = plain(state)
            refused = [move for move in range(game.moves.size) if move not in state.legal()]
            for move in [*refused[:: max(1, len(refused) // 10)], -1, game.moves.size]:
                try:
                    state.play(move)
                except IllegalMove:
                    assert plain(state) == before, f"the refused move {move} changed something"
                else:
                    raise AssertionError(f"the move {move} was played, and is not legal")


def check_copies(game: Game, seeds: Iterable[int] = SEEDS, play: Play = walk) -> None:
    """A copy is equal, plays the same game, and leaves the original as it was."""
    for spot in spots(game, seeds, play):
        with spot as state:
            before = plain(state)
            twins = [state.copy(), state.copy()]
            for twin in twins:
                assert plain(twin) == before, "a copy differs"
                play_on(twin, spot.seed, FURTHER)
                assert plain(state) == before, "playing on a copy changed the original"
            assert plain(twins[0]) == plain(twins[1]), "two copies play different games"


def check_dumps(game: Game, seeds: Iterable[int] = SEEDS, play: Play = walk) -> None:
    """A position goes through JSON and pickle and plays on the same."""
    for spot in spots(game, seeds, play):
        with spot as state:
            again = [game.load(json.loads(json.dumps(state.dump()))), pickle.loads(pickle.dumps(state))]
            for twin, how in zip(again, ("JSON", "pickle"), strict=True):
                assert plain(twin) == plain(state), f"{how} gives another position"
            play_on(state, spot.seed, FURTHER)
            for twin, how in zip(again, ("JSON", "pickle"), strict=True):
                play_on(twin, spot.seed, FURTHER)
                assert plain(twin) == plain(state), f"after {how} the game goes on differently"


def check_notation(game: Game) -> None:
    """Every move can be written and read again, and has an index on each axis of its block."""
    moves = game.moves
    for code in range(moves.size):
        text = moves.text(code)
        assert moves.code(text) == code, f"{text!r} is move {code}, and is read as {moves.code(text)}"
        block, indices = moves.parts(code)
        assert moves.block(code).name == block, f"{text!r} is in two blocks"
        assert len(indices) == len(moves.block(code).axes), f"{text!r} lacks an index"


def check_same_seed(game: Game, seeds: Iterable[int] = SEEDS) -> None:
    """The same seed and moves give the same positions."""
    there = tables(game)
    for number, seed in enumerate(seeds):
        players, options = there[number % len(there)]
        one, other = (chain(game, players, options, seed) for _ in range(2))
        assert one == other, f"{game.name}, {players} players, {options}, seed {seed}: two games differ"


def check_advice(game: Game, seeds: Iterable[int] = SEEDS, play: Play = walk) -> None:
    """Expected points are numbers, one for each seat, and their sources add up to them."""
    for spot_by_spot in games(game, seeds, play):
        for spot in spot_by_spot:
            if spot.moves % LOOK_EVERY and not spot.state.over:
                continue
            with spot as state:
                expected = game.evaluate(state)
                assert len(expected) == state.players, "evaluate must give points for each seat"
                assert all(map(math.isfinite, expected)), f"expected points {expected}"
                assert game.doubt(state) >= 0, "a doubt below 0"
                legal = set(state.legal())
                for moves in (game.promising(state), game.noticed(state)):
                    assert state.over or moves, "no move is worth a look"
                    assert set(moves) <= legal, "a move that is not legal is worth a look"
                for seat in range(state.players):
                    check_sources(game, state, seat, expected[seat])


def check_sources(game: Game, state: State, seat: int, expected: float) -> None:
    """The sources of a seat's points are named once each and add up."""
    parts = game.parts(state, seat)
    assert math.isclose(game.expect(state, seat), expected, abs_tol=EXACT), f"expect of seat {seat} differs"
    assert len({source for source, _ in parts}) == len(parts), f"a source of seat {seat} is named twice"
    total = sum(points for _, points in parts)
    assert math.isclose(total, expected, abs_tol=EXACT), (
        f"the sources of seat {seat} add up to {total}, not {expected}"
    )


def check_conserved(
    game: Game, law: Callable[[State], object], seeds: Iterable[int] = SEEDS, play: Play = walk
) -> None:
    """What the law gives stays the same through each game: all cubes, all money, wherever they are.

    A law that only asserts what must hold of every position gives nothing, and that stays the same.

    >>> from roundhouse.games.registry import GAMES, open_game
    >>> check_conserved(open_game(GAMES[0]), lambda state: state.players, seeds=[1])
    """
    for spot_by_spot in games(game, seeds, play):
        first: object = None
        for spot in spot_by_spot:
            with spot as state:
                found = law(state)
                first = found if spot.moves == 0 else first
                assert found == first, f"it was {first} and is {found}"


def play_on(state: State, seed: int, moves: int) -> None:
    """Some random moves, as far as the game goes."""
    rng = Random(seed)
    for _ in range(moves):
        if not state.over:
            state.play(random_move(state, rng))
