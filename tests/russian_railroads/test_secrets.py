"""What is hidden: end-bonus cards of others and not in play, Emil's deck, the generator."""

from __future__ import annotations

import json

import pytest

from playing import random_move
from roundhouse.core.bits import members
from roundhouse.core.random import Random
from roundhouse.core.record import RecordError
from roundhouse.core.record_reader import read
from roundhouse.core.replay import replay_all
from roundhouse.games.russian_railroads.rules.secrets import look_of, take_of
from roundhouse.games.russian_railroads.rules.state import State
from roundhouse.table import Seat, Table
from roundhouse.table.table import SPECTATOR
from russian_railroads.helpers import GAME, C, fresh, legal, play, position


def view(state: State, seat: int) -> str:
    """All that a seat can see, as text."""
    return json.dumps(state.seen_by(seat).dump(), sort_keys=True)


def guesses(state: State, seat: int, number: int = 60) -> list[State]:
    rng = Random(5)
    return [state.imagine(seat, rng) for _ in range(number)]


def take(state: State, seat: int, card: int) -> None:
    """The seat looks through the pile and takes a card."""
    state.looks = [*state.looks, look_of(seat), take_of(seat, card)]
    state.pile &= ~(1 << card)
    state.cards = [*state.cards[:seat], state.cards[seat] | 1 << card, *state.cards[seat + 1 :]]


def laid_out() -> State:
    """Cards 8 and 9 are not in play, nobody has taken any."""
    state = position()
    state.pile, state.removed = 0b11111111, 0b11 << 8
    return state


def test_which_cards_are_in_the_pile_is_hidden_from_who_has_not_looked() -> None:
    one, other = laid_out(), laid_out()
    other.pile, other.removed = 0b1111111100, 0b11
    for seat in range(-1, 4):
        assert view(one, seat) == view(other, seat)
    found = {tuple(members(guess.removed)) for guess in guesses(one, 0)}
    assert len(found) > 20


def test_the_cards_of_others_are_hidden_and_the_own_are_not() -> None:
    one, other = laid_out(), laid_out()
    take(one, 1, 3)
    take(other, 1, 4)
    for seat in (-1, 0, 2, 3):
        assert view(one, seat) == view(other, seat)
    assert view(one, 1) != view(other, 1)
    for guess in guesses(one, 1):
        assert guess.cards[1] == 1 << 3
        assert guess.removed == one.removed  # it has seen the pile


def test_who_has_looked_knows_that_missing_cards_are_with_others_or_not_in_play() -> None:
    state = laid_out()
    take(state, 0, 5)
    take(state, 1, 3)  # sees that 5, 8 and 9 are gone
    cards = {guess.cards[0] for guess in guesses(state, 1)}
    assert cards == {1 << 5, 1 << 8, 1 << 9}
    # Seat 0 looked before: 3 was still there, so what seat 1 has is one of those it saw.
    cards = {guess.cards[1] for guess in guesses(state, 0, 200)}
    assert cards == {1 << n for n in (0, 1, 2, 3, 4, 6, 7)}


def test_between_two_looks_the_missing_card_is_known() -> None:
    state = laid_out()
    take(state, 0, 5)
    take(state, 1, 3)
    take(state, 0, 6)
    assert {guess.cards[1] for guess in guesses(state, 0)} == {1 << 3}


def test_two_others_between_two_looks_may_have_either() -> None:
    state = laid_out()
    take(state, 0, 5)
    take(state, 1, 3)
    take(state, 2, 4)
    take(state, 0, 6)
    assert {(guess.cards[1], guess.cards[2]) for guess in guesses(state, 0)} == {(8, 16), (16, 8)}


def test_the_moves_of_who_takes_a_card_are_not_shown_to_others() -> None:
    state = position(markers=[4], gaps=[9])
    state.pile, state.removed = 0b11111111, 0b11 << 8
    play(state, "place industry_1", "industry first")
    other = state.copy()
    other.pile, other.removed = 0b1111111100, 0b11
    other.ask()
    assert legal(state) != legal(other)
    for seat in (-1, 1, 2, 3):
        assert view(state, seat) == view(other, seat)
    assert view(state, 0) != view(other, 0)


def test_at_the_end_all_cards_lie_open() -> None:
    state = position(round=7)
    take(state, 1, 3)
    play(state, "pass", "pass", "pass", "pass")
    assert state.over
    assert state.seen_by(0).cards == state.cards


def at_an_end_card() -> Table:
    """The first table at which, with random moves, somebody has just taken an end-bonus card."""
    for seed in range(100):
        table, rng = Table(GAME, [Seat(name) for name in ("Ada", "Bert", "Cleo")], seed), Random(seed)
        while not table.state.over:
            entry = table.play(table.state.seat, random_move(table.state, rng))
            if any(event.key == "log.end_card" for event in entry.events):
                return table
    raise AssertionError("nobody ever takes one")


def test_the_record_of_a_running_game_keeps_the_cards_of_others_secret() -> None:
    table = at_an_end_card()
    for reader in (SPECTATOR, 0, 1, 2):
        record = table.record(reveal_seed=True, reader=reader)
        assert record.seed is None
        assert (record.moves[-1].text == "end_card ?") == (reader != table.entries[-1].seat)
        assert read(record.write()) == record
    assert all("?" not in move.text for move in table.record(reveal_seed=True).moves)
    masked = table.record(reader=SPECTATOR)
    masked.seed = table.seed
    with pytest.raises(RecordError, match="only its player knew"):
        replay_all(masked, GAME)
    rng = Random(1)
    while not table.state.over:
        table.play(table.state.seat, random_move(table.state, rng))
    assert replay_all(table.record(reader=SPECTATOR), GAME).over, "in the end all is told"


def test_the_order_of_emils_deck_is_hidden() -> None:
    one = fresh(1)
    other = one.copy()
    other.deck = other.deck[::-1]
    assert one.deck != other.deck
    assert view(one, 0) == view(other, 0)
    assert len({tuple(guess.deck) for guess in guesses(one, 0)}) > 50
    assert all(sorted(guess.deck) == sorted(one.deck) for guess in guesses(one, 0))


def test_the_generator_is_hidden() -> None:
    one, other = fresh(4, seed=1), fresh(4, seed=1)
    other.random = Random(99)
    assert view(one, 0) == view(other, 0)


def test_engineers_and_their_order_lie_open() -> None:
    state = fresh(4)
    assert state.seen_by(2).strip == state.strip
    assert all(guess.strip == state.strip for guess in guesses(state, 2))
    assert len(C.end_cards) == 10
