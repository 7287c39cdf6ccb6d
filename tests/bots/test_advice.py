"""Where expected points come from: sources that add up, and that have a name in every language."""

from __future__ import annotations

import pytest

from catalogues import LANGUAGES, compile_all
from playing import random_move
from roundhouse.core.game import Game
from roundhouse.core.message import Message
from roundhouse.core.random import Random
from roundhouse.games.registry import GAMES, open_game
from roundhouse.text import Words

LOOK_EVERY = 5  # moves


def options_of(game: Game) -> list[dict[str, str]]:
    """The game as it is usually played, and with each other choice of its options."""
    others = [{option.name: choice} for option in game.options for choice in option.choices[1:]]
    return [{}, *others]


@pytest.mark.parametrize("name", GAMES)
def test_the_sources_of_expected_points_add_up_and_have_names(name: str) -> None:
    compile_all()
    game = open_game(name)
    spoken = [Words(language, game) for language in LANGUAGES]
    met: set[str] = set()
    for number, options in enumerate(options_of(game)):
        least, most = game.seats(game.complete(options))
        state = game.new(least + number % (most - least + 1), number, options)
        rng = Random(number)
        moves = 0
        while True:
            if moves % LOOK_EVERY == 0 or state.over:
                for seat in range(state.players):
                    parts = game.parts(state, seat)
                    expected = game.expect(state, seat)
                    assert sum(points for _, points in parts) == pytest.approx(expected, abs=1e-6), (
                        options,
                        moves,
                    )
                    assert len({source for source, _ in parts}) == len(parts)
                    assert expected == pytest.approx(game.evaluate(state)[seat])
                    met |= {source for source, _ in parts}
            if state.over:
                break
            state.play(random_move(state, rng))
            moves += 1
    for words in spoken:
        said = [words.say(Message(f"advice.{source}")) for source in sorted(met)]
        assert len(set(said)) == len(said)
