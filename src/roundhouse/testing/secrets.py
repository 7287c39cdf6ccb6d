"""Nobody learns what a seat may not know: views, imagined positions, and moves that others cannot see."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from roundhouse.core.game import Game
from roundhouse.core.message import Event
from roundhouse.core.random import Random
from roundhouse.core.state import State
from roundhouse.testing.play import SEEDS, Play, games, plain, random_move, spots, walk

WORLDS: Final = 3  # imagined for each seat
EACH_QUESTION: Final = 3  # times that it is looked at
MOST_ANSWERS: Final = 12


def check_views(game: Game, seeds: Iterable[int] = SEEDS, play: Play = walk) -> None:
    """Positions that differ only in what a seat may not know look the same to it, moves and reasons too."""
    for spot in spots(game, seeds, play):
        with spot as state:
            reasons = [state.why_not(move) for move in range(game.moves.size)]
            for seat in range(-1, state.players):
                view = plain(state.seen_by(seat))
                assert plain(state.seen_by(seat).seen_by(seat)) == view, f"a view of seat {seat} has another"
                rng = Random(spot.seed + 1)
                for number in range(WORLDS):
                    imagined = state.imagine(seat, rng)
                    assert plain(imagined.seen_by(seat)) == view, (
                        f"what seat {seat} imagines looks different to it"
                    )
                    if seat == state.seat:
                        assert imagined.legal() == state.legal(), "legal moves hang on what is hidden"
                    if seat == state.seat and not number:
                        again = [imagined.why_not(move) for move in range(game.moves.size)]
                        assert again == reasons, "reasons hang on what is hidden"


def check_imagined(game: Game, seeds: Iterable[int] = SEEDS, play: Play = walk) -> None:
    """A game imagined from a view can be played to its end."""
    for spot in spots(game, seeds, play):
        with spot as state:
            rng = Random(spot.seed)
            imagined = state.seen_by(state.seat).imagine(state.seat, rng)
            while not imagined.over:
                imagined.play(random_move(imagined, rng))
            assert set(imagined.winners()) <= set(range(state.players)), f"winners {imagined.winners()}"


def check_secret_moves(game: Game, seeds: Iterable[int] = SEEDS, play: Play = walk) -> None:
    """A move that others cannot tell from another is in a secret block: no record may tell them of it."""
    asked: Counter[str] = Counter()
    for spot_by_spot in games(game, seeds, play):
        for spot in spot_by_spot:
            if spot.state.over:
                continue
            asked[spot.state.decision.name] += 1
            if asked[spot.state.decision.name] <= EACH_QUESTION:
                with spot as state:
                    check_what_others_know(state, spot.seed)


def check_what_others_know(state: State, seed: int) -> None:
    """Every answer that leaves a reader with the same knowledge as another is secret."""
    moves = state.game.moves
    for reader in range(-1, state.players):
        if reader == state.seat:
            continue
        told: dict[tuple[str, ...], set[int]] = {}
        for world in (state, state.imagine(reader, Random(seed))):
            for move in world.legal()[:MOST_ANSWERS]:
                told.setdefault(known_after(world, move, reader), set()).add(move)
        for alike in told.values():
            assert len(alike) == 1 or all(moves.block(move).secret for move in alike), (
                f"seat {reader} cannot tell these apart, but a record would: {sorted(map(moves.text, alike))}"
            )


def known_after(before: State, move: int, reader: int) -> tuple[str, ...]:
    """What a reader knows of a move: what kind it is, what is told of it, and what then lies there."""
    after = before.copy()
    events: list[Event] = []
    after.log = events
    after.play(move)
    after.log = None
    return before.game.moves.block(move).name, str(events), plain(after.seen_by(reader))
