"""The course of a game that is over: points turn by turn, and rounds by name."""

from __future__ import annotations

import pytest

from playing import random_move
from roundhouse.core.random import Random
from roundhouse.drawing import picture_of
from roundhouse.games.registry import GAMES, open_game
from roundhouse.server.tables.history import history, rounds, turn_ends
from roundhouse.server.tables.service import Tables
from roundhouse.server.wire.scores import Course
from roundhouse.table import Seat, Table
from roundhouse.text import Words, languages
from server.memory_store import MemoryStore
from server.rooms import Room

NAMES = ["Ada", "Bert", "Cleo", "Dora"]


@pytest.fixture
def store() -> MemoryStore:
    """How a game ended has nothing to do with databases."""
    return MemoryStore()


def played(name: str, players: int, language: str = "en") -> tuple[Table, Course]:
    """A game at random to its end, and its history."""
    game = open_game(name)
    table = Table(game, [Seat(one) for one in NAMES[:players]], seed=3, house=True)
    rng = Random(5)
    while not table.state.over:
        table.play(table.state.seat, random_move(table.state, rng))
    found = history(table, table.line(), picture_of(name), Words(language, game, NAMES).say)
    return table, found


@pytest.mark.parametrize("name", GAMES)
def test_points_are_told_after_every_turn_up_to_the_last(name: str) -> None:
    table, found = played(name, 3)
    rows = found.history
    assert rows[0] == table.position(0).scores().totals()
    assert rows[-1] == table.state.scores().totals()
    ends = turn_ends(table, table.line())
    assert len(rows) == len(ends) + 1
    assert ends == sorted({*ends})


def test_a_game_that_does_not_announce_turns_has_a_point_wherever_the_seat_changes() -> None:
    """A game of six rounds has many more turns than that."""
    table, found = played(GAMES[-1], 3)
    changes = [
        reached
        for reached in table.line()[:-1]
        if table.entries[reached - 1].seat != table.entries[reached].seat
    ]
    assert turn_ends(table, table.line()) == [*changes, table.line()[-1]]
    assert len(found.history) > 5 * len(found.stages)


@pytest.mark.parametrize("language", languages())
def test_the_axis_names_every_round_where_it_begins(language: str) -> None:
    table, found = played(GAMES[-1], 2, language)
    stages = found.stages
    first = {"en": "Round 1", "de": "Runde 1", "pl": "Runda 1"}[language]
    assert [label for _, label in stages] == [first, "2", "3", "4", "5", "6"]
    positions = [0, *turn_ends(table, table.line())]
    say = Words(language, table.game, NAMES).say
    assert rounds(table, positions, picture_of(GAMES[-1]), say) == stages, (
        "chances are told by the same rounds"
    )
    for number, (place, _) in enumerate(stages, 1):
        assert table.position(positions[place]).dump()["round"] == number
        assert place == 0 or table.position(positions[place - 1]).dump()["round"] == number - 1


def test_the_score_sheet_says_from_which_move_a_bot_played_on_for_somebody(room: Room) -> None:
    """Whoever comes back has played: only the last time without them counts; so too once it is read anew."""
    table = room.table(room.ada, room.bert, game=GAMES[-1])
    room.play(table, 4)
    room.tables.seats.leave(table, 1, room.bert, "random")
    room.play(table, 6)
    room.tables.seats.come_back(table, 1, room.bert)
    room.play(table, 12)
    room.tables.seats.leave(table, 1, room.bert, "random")
    live = room.play(table, 10_000)
    first = next(n for n, entry in enumerate(live.running().entries, 1) if n > 22 and entry.seat == 1)
    for tables in (room.tables, Tables(room.store)):
        view = tables.view(table, room.ada)
        assert view.scores is not None
        assert view.scores.bots == [0, first]
