"""A state shows itself in a notebook, and shows nothing hidden."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

import roundhouse
from playing import OPEN, position
from roundhouse.cli.draw import with_letters
from roundhouse.core.random import Random


@pytest.mark.parametrize("name", list(OPEN))
def test_a_state_draws_itself_for_a_notebook(name: str) -> None:
    game = roundhouse.open_game(name)
    svg = game.new(game.seats(game.complete({}))[0], seed=7)._repr_svg_()
    assert svg is not None
    assert ElementTree.fromstring(svg).tag.endswith("svg")


@pytest.mark.parametrize("name", list(OPEN))
def test_the_drawing_for_a_notebook_holds_nothing_hidden(name: str) -> None:
    game = OPEN[name]
    usual = game.complete({})
    state = position(game, game.seats(usual)[1], usual, 5, 200)
    drawn = roundhouse.draw(state)
    assert roundhouse.draw(state.imagine(-1, Random(1))) == drawn


def test_a_drawing_in_a_file_brings_its_letters_along() -> None:
    svg = with_letters(roundhouse.draw(next(iter(OPEN.values())).new(2, seed=7)))
    assert ElementTree.fromstring(svg).tag.endswith("svg")
    assert svg.count("data:font/woff2;base64,") == 3  # two sets of letters, and signs
    assert 'url("fonts' not in svg
