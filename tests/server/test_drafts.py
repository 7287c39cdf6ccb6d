"""Drafts: what would come of moves and of a way drawn on the board, tried out without playing anything."""

from __future__ import annotations

import re

import pytest

from roundhouse.games.registry import GAMES
from roundhouse.server.tables.refusals import Illegal, Stale
from roundhouse.server.tables.service import Tables
from roundhouse.server.tables.stored_table import NewSeat, NewTable
from roundhouse.server.wire.draft import Draft
from roundhouse.text import Words
from server.memory_store import MemoryStore
from server.rooms import NAMES, Room

GAME = "age_of_steam"
TO_THE_TRACK = ("issue 2", "pass", "drop", "select engineer", "select (?!urban).*", ".*")
FIRST = ["lay I7 curve NE-NW", "lay J6 town SW"]  # Chicago to Michigan City


class Builders:
    """Ada's table, where somebody has three tiles to lay."""

    def __init__(self) -> None:
        store = MemoryStore()
        self.tables = Tables(store)
        self.room = Room(store, self.tables)
        seats = [NewSeat("person", name, self.room.ada) for name in NAMES[:3]]
        self.table = self.tables.create(NewTable(GAME, seats, self.room.ada, house=True, seed=7))
        while "lay" not in {self.kind(text) for text in self.legal()}:
            legal = self.legal()
            found = (text for form in TO_THE_TRACK for text in legal if re.fullmatch(form, text))
            self.room.move(self.table, next(found))
        self.seq = self.tables.get(self.table).seq

    def kind(self, text: str) -> str:
        return text.partition(" ")[0]

    def legal(self) -> list[str]:
        live = self.tables.get(self.table)
        return [live.game.moves.text(move) for move in live.running().state.legal()]

    def draft(self, *way: str, moves: list[str] | None = None) -> Draft:
        elements = [f"hex-{name}" for name in way]
        return self.tables.draft(self.table, self.room.ada, self.seq, moves or [], elements, "en")


@pytest.fixture(scope="module")
def builders() -> Builders:
    return Builders()


def moves(draft: Draft) -> list[str]:
    return [step.move for step in draft.steps]


def test_a_way_finds_the_tiles_that_lead_along_it_and_tells_what_they_cost_and_complete(
    builders: Builders,
) -> None:
    draft = builders.draft("H6", "I7", "J6")
    assert moves(draft) == FIRST
    assert [step.price for step in draft.steps] == [2, 2]
    assert [step.brings for step in draft.steps] == ["", "links Michigan City with Chicago, 2 sections"]
    assert (draft.spent, draft.left, draft.stopped) == (4, 1, "")
    assert [choice.move for choice in draft.out] == ["done"]
    assert "hex-G6" in draft.lit
    assert "hex-I7" not in draft.lit, "it was built on in this turn"
    assert all(step.move in {choice.move for choice in step.choices} for step in draft.steps)
    assert builders.tables.get(builders.table).seq == builders.seq, "nothing is played"


def test_a_longer_way_turns_what_lay_at_its_end_and_stops_with_the_reason(builders: Builders) -> None:
    draft = builders.draft("H6", "I7", "J6", "K7", "L7")
    assert moves(draft) == ["lay I7 curve NE-NW", "lay J6 town SE+SW", "lay K7 straight SE-NW"]
    assert (draft.spent, draft.left, draft.lit, draft.out) == (7, 0, [], [])
    assert (draft.stopped, draft.reasons) == ("hex-L7", ["Nothing more can be laid in this turn."])


def test_a_way_that_cannot_begin_is_laid_from_its_end(builders: Builders) -> None:
    assert moves(builders.draft("J6", "I7", "H6")) == FIRST


def test_a_way_that_goes_nowhere_says_why(builders: Builders) -> None:
    draft = builders.draft("D5", "E5")
    assert (draft.steps, draft.stopped) == ([], "hex-D5")
    assert draft.reasons[0].startswith("Your very first tile")
    assert len(draft.reasons) == 1, "what only towns take is no reason for open ground"
    draft = builders.draft("L7", moves=FIRST)
    assert (moves(draft), draft.stopped) == (FIRST, "hex-L7")
    assert draft.reasons


def test_what_lay_before_stays_as_long_as_it_may(builders: Builders) -> None:
    added = builders.draft("J6", "K6", moves=FIRST)
    assert moves(added) == FIRST, "a town with one exit does not lead there, and is not built on twice"
    assert added.reasons
    turned = builders.draft(moves=["lay I7 sharp SW-NW", FIRST[1]])
    assert moves(turned) == ["lay I7 sharp SW-NW"]
    assert turned.reasons
    assert moves(builders.draft(moves=["no such move"])) == []
    assert moves(builders.draft("K9", moves=FIRST))[:2] == FIRST


def test_a_way_out_of_a_town_of_the_turn_before_is_the_only_one_that_is_added() -> None:
    builders = Builders()
    running = builders.tables.get(builders.table).running
    builder = running().state.seat
    for text in (*FIRST, "done"):
        builders.room.move(builders.table, text)
    while running().state.seat != builder or "done" not in builders.legal():
        legal = builders.legal()
        found = (text for form in ("done", *TO_THE_TRACK) for text in legal if re.fullmatch(form, text))
        builders.room.move(builders.table, next(found))
    builders.seq = builders.tables.get(builders.table).seq
    draft = builders.draft("J6", "K6")
    assert moves(draft)[0] == "lay J6 town NE+SW", "others cost no more, but would be left open"


def test_which_tile_a_town_with_four_exits_takes_is_chosen_by_what_is_left_and_told(
    builders: Builders,
) -> None:
    step = builders.draft(moves=[FIRST[0], "lay J6 town NE+SE+S+SW"]).steps[-1]
    state = builders.tables.get(builders.table).running().state.copy()
    for text in (FIRST[0], step.move):
        state.play(state.game.moves.code(text))
    words = Words("en", state.game)
    left = {move: int(words.label(state, move).split(" left in")[0].split()[-1]) for move in state.legal()}
    chosen = state.game.moves.code(*step.then)
    assert left[chosen] == max(left.values())
    assert words.label(state, chosen) in step.brings


def test_only_who_is_to_decide_drafts_and_only_at_the_newest_position(builders: Builders) -> None:
    with pytest.raises(Illegal):
        builders.tables.draft(builders.table, builders.room.bert, builders.seq, [], [], "en")
    with pytest.raises(Stale):
        builders.tables.draft(builders.table, builders.room.ada, builders.seq - 1, [], [], "en")
    open_table = builders.room.table(builders.room.ada, builders.room.bert)
    with pytest.raises(Illegal):
        builders.tables.draft(open_table, builders.room.waiting(open_table), 0, [], [], "en")


@pytest.mark.parametrize("game", GAMES)
def test_where_nothing_is_laid_a_draft_is_empty(game: str) -> None:
    room = Room(store := MemoryStore(), Tables(store))
    table = room.table(room.ada, room.bert, room.cleo, game=game)
    draft = room.tables.draft(table, room.acting(table), 0, [room.first(table)], ["x", "y"], "de")
    assert (draft.steps, draft.lit) == ([], [])
