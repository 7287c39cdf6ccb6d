"""What players did last, as a seat is told it: turns in a row, and nothing that it may not know."""

from __future__ import annotations

import pytest

from roundhouse.core.message import Event
from roundhouse.core.random import Random
from roundhouse.games.registry import GAMES, open_game, package_of
from roundhouse.server.tables.log import log_lines
from roundhouse.server.tables.turn_lines import recent_turns, told
from roundhouse.server.wire.view import Turn
from roundhouse.table import Seat, Table
from roundhouse.table.table import SPECTATOR
from roundhouse.text import Words

NAMES = ("Ada", "Bert", "Cleo")
MOVES = 14  # random players may be bankrupt soon after


def played(name: str, seed: int = 5, moves: int = MOVES) -> Table:
    """A table in the middle of a game at random."""
    table = Table(open_game(name), [Seat(player) for player in NAMES], seed)
    chance = Random(seed)
    while len(table.entries) < moves and not table.state.over:
        legal = table.state.legal()
        table.play(table.state.seat, legal[chance.below(len(legal))])
    return table


def turns_for(table: Table, seat: int, language: str = "en") -> list[Turn]:
    words = Words(language, table.game, NAMES)
    return recent_turns(table, table.line(), seat, package_of(table.game.name).picture(), words, {})


@pytest.mark.parametrize("name", GAMES)
def test_turns_are_in_order_and_fresh_since_the_own_last_decision(name: str) -> None:
    table = played(name)
    for seat in range(len(NAMES)):
        turns = [turn for turn in turns_for(table, seat) if turn.seat >= 0]
        own = max((n for n, entry in enumerate(table.entries, 1) if entry.seat == seat), default=0)
        assert [turn.at for turn in turns] == sorted(turn.at for turn in turns)
        for turn in turns:
            made = {entry.seat for entry in table.entries[turn.start : turn.at]}
            assert made == {turn.seat}
            assert turn.fresh == (turn.start >= own)
            assert "{" not in turn.text
        fresh = [turn for turn in turns if turn.fresh]
        assert sum(turn.at - turn.start for turn in fresh) == len(table.entries) - own
        assert {turn.seat for turn in turns} == {entry.seat for entry in table.entries}


@pytest.mark.parametrize("name", GAMES)
def test_taking_back_brings_back_what_was_told(name: str) -> None:
    table = played(name)
    seat = table.state.seat
    before = turns_for(table, seat)
    table.play(seat, table.state.legal()[0])
    assert not any(turn.fresh and turn.seat == seat for turn in turns_for(table, seat))
    table.undo(seat, agreed_by=range(len(NAMES)))
    assert turns_for(table, seat) == before


@pytest.mark.parametrize("name", GAMES)
def test_of_a_secret_move_others_see_no_place(name: str) -> None:
    table = played(name, moves=400)
    moves, picture = table.game.moves, package_of(name).picture()
    words = Words("en", table.game, NAMES)
    for reached, entry in enumerate(table.entries, 1):
        assert entry.move is not None
        if not moves.block(entry.move).secret:
            continue
        for seat in {SPECTATOR, *range(len(NAMES))} - {entry.seat}:
            turns = recent_turns(table, [reached], seat, picture, words, {})
            assert [turn.targets for turn in turns] == [[]]


def test_spectators_are_told_the_last_turn_of_each_player_and_nothing_is_fresh() -> None:
    table = played(GAMES[0])
    turns = turns_for(table, SPECTATOR)
    assert sorted(turn.seat for turn in turns) == list(range(len(NAMES)))
    assert not any(turn.fresh for turn in turns)


def test_several_tiles_of_one_turn_are_told_by_their_number() -> None:
    words = package_of("age_of_steam").words()
    takes, upgrades = Event("log.selects", 0), Event("log.upgrades", 0)
    laid = [Event("log.lays", 0, {"price": price}) for price in (2, 3, 4)]
    together = Event("log.builds", 0, {"n": 3, "price": 9})
    assert list(words.sum_up([takes, *laid, upgrades])) == [takes, together, upgrades]
    assert list(words.sum_up(laid[:1])) == laid[:1]


def test_what_was_done_twice_is_told_with_the_number_of_times() -> None:
    words = Words("en", open_game("railroad_revolution"), NAMES)
    sold = Event("log.sell_share", 1, {"money": 100})
    took = Event("log.sell_share", 1, {"money": 200})
    assert told([sold, took, sold], 1, 0, words) == "sells a share for $100 (×2); sells a share for $200"


def test_a_bankruptcy_stands_by_itself_for_everybody_in_card_log_and_chips() -> None:
    table = Table(open_game("age_of_steam"), [Seat(player) for player in NAMES], 3)
    chance = Random(3)
    while not table.state.out() and not table.state.over:
        legal = table.state.legal()
        table.play(table.state.seat, legal[chance.below(len(legal))])
    gone = table.state.out()
    assert gone
    words, picture = Words("en", table.game, NAMES), package_of("age_of_steam").picture()
    said = [f"{NAMES[seat]} is bankrupt and out of the game" for seat in gone]
    for seat in range(len(NAMES)):
        lines = [turn for turn in turns_for(table, seat) if turn.out >= 0]
        assert [(turn.out, turn.text, turn.fresh) for turn in lines] == [
            (seat, text, True) for seat, text in zip(gone, said, strict=True)
        ]
        others = [turn for turn in turns_for(table, seat) if turn.out < 0]
        assert not any("bankrupt" in turn.text for turn in others), "and nowhere else"
    log = log_lines(table, table.line(), words, 0, {})
    assert [line.text for line in log if line.out] == said
    for seat in gone:
        assert [number.figure for number in picture.numbers(table.state, seat, words.say)] == ["bankrupt"]


@pytest.mark.parametrize("name", ["age_of_steam", "russian_railroads"])
def test_what_ended_a_round_is_told_to_all_by_itself_also_after_ones_own_move(name: str) -> None:
    closing = package_of(name).words().CLOSING
    table = played(name, moves=0)
    chance = Random(5)
    while not (table.entries and any(event.key in closing for event in table.entries[-1].events)):
        legal = table.state.legal()
        table.play(table.state.seat, legal[chance.below(len(legal))])
    last = table.entries[-1]
    for seat in range(len(NAMES)):
        turns = [turn for turn in turns_for(table, seat) if turn.out < 0]
        ended = turns[-1]
        assert (ended.seat, ended.at, ended.fresh) == (-1, len(table.entries), True)
        assert all(player in ended.text for player in NAMES)  # what it brought to everybody
        assert not any(part in turn.text for turn in turns[:-1] for part in ended.text.split("; "))
        assert any(turn.fresh for turn in turns[:-1]) == (seat != last.seat)
