"""What somebody sees of a table: all that the own seat may know, and nothing else."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from roundhouse.core.random import Random
from roundhouse.drawing import picture_of
from roundhouse.kit.picture import GamePicture
from roundhouse.server.tables.live_table import LiveTable
from roundhouse.server.tables.refusals import NotYours, Refused
from roundhouse.server.tables.service import Tables
from roundhouse.server.tables.stored_table import NewSeat, NewTable, SeatRow, TableRow
from roundhouse.server.tables.views import View, looker
from roundhouse.table.table import SPECTATOR
from roundhouse.text import languages, shown_lines
from server.memory_store import MemoryStore
from server.rooms import GAME, NAMES, PlainPicture, Room
from tables import some_game


def seen(room: Room, table: str, user: int | None, **given: Any) -> dict[str, Any]:
    """A view as a page gets it."""
    found: dict[str, Any] = msgspec.to_builtins(room.tables.view(table, user, **given))
    return found


@pytest.fixture
def store() -> MemoryStore:
    """What is seen has nothing to do with databases."""
    return MemoryStore()


# What is in it


def test_whose_turn_it_is_and_what_may_be_chosen(room: Room) -> None:
    table = room.table(room.ada, room.bert)
    room.play(table, 20)
    live = room.tables.get(table)
    actor, other = room.acting(table), room.waiting(table)
    mine, theirs, nobodys = (seen(room, table, user) for user in (actor, other, None))
    assert (mine["seq"], mine["at"], mine["line"]) == (20, 20, [1, 20])
    assert [view["mine"] for view in (mine, theirs, nobodys)] == [True, False, False]
    assert {view["turn"] for view in (mine, theirs, nobodys)} == {live.turn}
    assert (mine["seat"], theirs["seat"], nobodys["seat"]) == (live.turn, 1 - live.turn, -1)
    assert (theirs["choices"], nobodys["choices"]) == ([], [])
    legal = [live.game.moves.text(move) for move in live.running().state.legal()]
    assert [choice["move"] for choice in mine["choices"]] == legal
    for choice in mine["choices"]:
        assert choice["label"]
        assert choice["kind"] == choice["move"].split()[0]
        assert choice["targets"]
    assert mine["prompt"]
    assert [player["turn"] for player in mine["players"]] == [seat == live.turn for seat in (0, 1)]
    assert [player["me"] for player in mine["players"]] == [seat == live.turn for seat in (0, 1)]
    assert [player["name"] for player in mine["players"]] == NAMES[:2]
    assert mine["commitment"] == hashlib.sha256((7).to_bytes(16, "big")).hexdigest()
    assert "seed" not in mine
    assert "scores" not in mine


def test_who_is_to_decide_may_ask_whether_a_move_passes_the_decision_on(room: Room) -> None:
    table = room.house()
    told: set[bool] = set()
    for number in range(60):
        view = seen(room, table, room.ada)
        choice = view["choices"][number % len(view["choices"])]
        before = room.tables.get(table).turn
        ends = room.tables.ends(table, room.ada, [choice["move"]])
        assert not room.tables.ends(table, room.bert, [choice["move"]]), "that is nobody else's business"
        room.move(table, choice["move"])
        assert ends == (room.tables.get(table).turn != before)
        told.add(ends)
    assert told == {True, False}
    assert not room.tables.ends(table, room.ada, ["no such move"])


def test_pictures_that_the_page_has_are_not_sent_again(room: Room) -> None:
    table = room.table(room.ada, room.bert)
    first = seen(room, table, room.ada)["pictures"]
    assert all(part["svg"].startswith("<svg") and part["title"] for part in first)
    have = {part["hash"] for part in first}
    again = seen(room, table, room.ada, have=have)["pictures"]
    assert [part["name"] for part in again] == [part["name"] for part in first]
    assert not any("svg" in part for part in again)
    room.play(table, 3)
    changed = seen(room, table, room.ada, have=have)["pictures"]
    sent = ["svg" in part or "edits" in part for part in changed]
    assert sent == [part["hash"] not in have for part in changed]
    assert any("edits" in part for part in changed)


def test_r_inc_6_who_is_bankrupt_is_told_and_comes_last_whatever_the_points(room: Room) -> None:
    seats = [NewSeat("person", NAMES[seat], room.people[seat]) for seat in range(3)]
    table = room.tables.create(NewTable("age_of_steam", seats, room.ada, seed=7))
    assert [player["out"] for player in seen(room, table, room.ada)["players"]] == [False] * 3
    live = room.play(table, 5_000)  # at random nobody lasts long
    state = live.running().state
    assert (state.over, len(state.out()), len(state.winners())) == (True, 2, 1)
    view = seen(room, table, room.ada)
    assert [player["out"] for player in view["players"]] == [seat in state.out() for seat in range(3)]
    scores = view["scores"]
    [winner] = scores["winners"]
    assert scores["totals"][winner] < 0 == max(scores["totals"])
    assert scores["places"] == [1 if seat == winner else 2 for seat in range(3)]
    course = scores["course"]
    assert course["standing"][-1] == scores["places"]
    assert len(course["standing"]) == len(course["history"])


def test_the_log_is_told_from_where_the_page_knows_it(room: Room) -> None:
    table = room.table(room.ada, room.bert, undo="free")
    room.play(table, 30)
    whole = seen(room, table, room.ada)["log"]
    assert whole
    assert {line["n"] for line in whole} <= set(range(1, 31))
    assert seen(room, table, room.ada, log_from=20)["log"] == [line for line in whole if line["n"] > 20]
    room.tables.undo.take_back(table, room.ada, 10, 30, "a")
    after = seen(room, table, room.ada)
    assert after["line"] == [1, 20]
    assert after["log"] == [line for line in whole if line["n"] <= 20]


def test_history_shows_an_older_position_and_offers_nothing(room: Room) -> None:
    table = room.table(room.ada, room.bert)
    room.play(table, 30)
    view = seen(room, table, room.acting(table), at=12)
    assert (view["seq"], view["at"], view["mine"], view["choices"]) == (30, 12, False, [])
    assert view["line"] == [1, 30]
    assert view["turn"] == room.tables.get(table).running().position(12).seat
    assert max((line["n"] for line in view["log"]), default=0) <= 12
    assert view["pictures"] != seen(room, table, room.acting(table))["pictures"]
    for wrong in (31, -1, 10**9):
        with pytest.raises(Refused):
            room.tables.view(table, room.ada, at=wrong)


def test_done_tells_the_steps_of_this_turn(room: Room) -> None:
    table = room.house()
    for _ in range(80):
        room.play(table, 1, seed=room.tables.get(table).seq)
        live = room.tables.get(table)
        view = seen(room, table, room.ada)
        steps = live.running().turn_moves(live.turn)
        expected = [line["text"] for line in view["log"] if line["n"] in live.running().line()[-steps:]]
        assert view["done"] == (expected if steps else [])


def test_when_the_game_is_over_everything_is_told(room: Room) -> None:
    table = room.finished()
    view = seen(room, table, None)
    state = room.tables.get(table).running().state
    assert (view["over"], view["status"], view["turn"], view["choices"]) == (True, "over", -1, [])
    assert view["seed"] == f"{7:032x}"
    scores = view["scores"]
    assert scores["totals"] == state.scores().totals()
    assert scores["winners"] == state.winners()
    assert scores["places"] == state.places()
    assert [line["name"] for line in scores["lines"]] == shown_lines(state)
    for line in scores["lines"]:
        assert line["points"] == state.scores().line(line["name"])
        assert line["label"]
    assert scores["course"]["history"][-1] == scores["totals"]
    assert len(scores["course"]["history"]) > 10
    assert seen(room, table, None) == view
    assert "scores" not in seen(room, table, None, at=5)


def test_marks_of_bots_are_shown(room: Room) -> None:
    table = room.table(room.ada, "greedy", "random")
    players = seen(room, table, room.ada, marks={1: "thinking", 2: "failed"})["players"]
    assert [(one["bot"], one["thinking"], one["failed"]) for one in players] == [
        (None, False, False),
        ("greedy", True, False),
        ("random", False, True),
    ]


def test_a_table_that_waits_shows_who_is_there(room: Room) -> None:
    table = room.table(room.ada, None)
    view = seen(room, table, room.ada)
    assert (view["status"], view["pictures"], view["choices"], view["turn"]) == ("waiting", [], [], -1)
    assert [player["kind"] for player in view["players"]] == ["person", "invited"]
    assert set(view) >= set(seen(room, room.table(room.ada, room.bert), room.ada)) - {"scores", "seed"}


@pytest.mark.parametrize("language", languages())
def test_the_real_picture_in_every_language(room: Room, language: str) -> None:
    tables = Tables(room.store)
    table = room.table(room.ada, room.bert)
    room.play(table, 25)
    view = msgspec.to_builtins(tables.view(table, room.acting(table), language))
    assert {choice["label"] for choice in view["choices"]}
    drawn = "".join(part["svg"] for part in view["pictures"])
    for choice in view["choices"]:
        for target in choice["targets"]:
            assert f'id="{target}"' in drawn
    assert all(part["svg"].startswith("<svg") for part in view["pictures"])


# Who sees what


def test_a_private_table_is_for_those_who_sit_there(room: Room) -> None:
    table = room.table(room.ada, room.bert, spectators=False)
    for user in (room.ada, room.bert):
        assert room.tables.get(table).may_see(user)
    for stranger in (room.cleo, None):
        assert not room.tables.get(table).may_see(stranger)
        with pytest.raises(NotYours):
            room.tables.view(table, stranger)
        with pytest.raises(NotYours):
            room.tables.why(table, stranger, "x")
    listed = room.table(room.ada, None, spectators=False, listed=True)
    assert room.tables.get(listed).may_see(room.cleo)


def test_around_one_screen_the_view_is_that_of_the_person_to_decide(room: Room) -> None:
    table = room.house(players=2, bots=1)
    last = -1
    for number in range(60):
        live = room.tables.get(table)
        view = seen(room, table, room.ada)
        if live.turn in (0, 1):
            last = live.turn
            assert view["mine"]
        assert view["seat"] == (last if last >= 0 else 0)
        assert seen(room, table, room.bert)["seat"] == SPECTATOR
        room.play(table, 1, seed=number)


def test_the_screen_is_handed_over_when_the_question_is_a_secret(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    from roundhouse.server.tables import views

    monkeypatch.setattr(views, "is_secret", lambda state: True)
    table = room.house()
    first = room.tables.get(table).turn
    assert seen(room, table, room.ada)["hand_over"] == first
    while room.tables.get(table).turn == first:
        room.play(table)
        if room.tables.get(table).turn == first:
            assert seen(room, table, room.ada)["hand_over"] is None
    assert seen(room, table, room.ada)["hand_over"] == 1 - first
    assert seen(room, table, room.bert)["hand_over"] is None
    assert seen(room, room.table(room.ada, room.bert), room.ada)["hand_over"] is None


def test_what_may_be_taken_back_is_shown(room: Room) -> None:
    table = room.table(room.ada, room.bert)
    first = room.tables.get(table).turn
    room.play(table, 1)
    other = seen(room, table, (room.bert, room.ada)[first])["undo"]
    assert not other["may_ask"], "who has decided nothing has nothing to take back"
    room.play(table, 29)
    live = room.tables.get(table)
    for user, seat in ((room.ada, 0), (room.bert, 1)):
        undo = seen(room, table, user)["undo"]
        assert undo["free"] == live.running().undo_reach(seat)
        assert undo["turn"] == live.running().turn_moves(seat)
        assert undo["last"] == live.running().last_choice([seat])
        assert undo["may_ask"] == (undo["free"] < 30)
    nobody = seen(room, table, None)["undo"]
    assert (nobody["free"], nobody["may_ask"]) == (0, False)
    never = room.table(room.ada, room.bert, undo="none")
    room.play(never, 5)
    assert seen(room, never, room.ada)["undo"]["free"] == 0


# Why not


def test_why_something_cannot_be_chosen(room: Room) -> None:
    table = room.table(room.ada, room.bert)
    room.play(table, 8)
    live = room.tables.get(table)
    state = live.running().state
    actor, picture = room.acting(table), PlainPicture()
    legal = picture.targets(state, state.legal()[0])[0]
    assert room.tables.why(table, actor, legal) == []
    assert room.tables.why(table, actor, "no such element") == []
    told = 0
    for move in range(0, state.game.moves.size, 7):
        if state.why_not(move) is not None:
            (reason,) = room.tables.why(table, actor, picture.targets(state, move)[0])
            assert reason.strip()
            told += 1
    assert told > 20
    assert room.tables.why(table, room.waiting(table), legal) == ["It is not your turn."]
    assert room.tables.why(table, None, legal, "de") == ["Du bist nicht am Zug."]
    assert room.tables.why(room.finished(), room.ada, legal) == ["The game is over."]


def test_why_with_the_real_picture(room: Room) -> None:
    tables = Tables(room.store)
    table = room.table(room.ada, room.bert)
    room.play(table, 25)
    view = tables.view(table, room.acting(table))
    ids = {piece.split('"', 1)[0] for part in view.pictures for piece in str(part.svg).split('id="')[1:]}
    offered = {target for choice in view.choices for target in choice.targets}
    reasons = {name: tables.why(table, room.acting(table), name) for name in sorted(ids)}
    assert all(not reasons[name] for name in offered)
    assert sum(bool(found) for found in reasons.values()) > 20


# Secrets


def altered(live: LiveTable, seat: int, seed: int) -> None:
    """Change everything in the position that a seat may not know, and nothing else."""
    table = live.running()
    table._positions[-1] = table.state.imagine(seat, Random(seed))


def made(players: int, seed: int, plies: int, house: bool) -> LiveTable:
    """A table in the middle of a random game; everybody is a person."""
    game = some_game()
    row = TableRow(
        "t" * 22, GAME, game.revision, game.complete({}), None, game.components_digest, f"{seed:032x}",
        house, False, "ask", True, 1, 0, None, None, None, False, "running", 0, 0, 0, 0, None,
    )  # fmt: skip
    user = [1] * players if house else range(1, players + 1)
    seats = [SeatRow(row.id, n, "person", user[n], None, NAMES[n], None) for n in range(players)]
    live = LiveTable(row, seats, game)
    table, rng = live.running(), Random(seed + 1)
    for number in range(1, plies + 1):
        legal = table.state.legal()
        before = table.state
        table.play(before.seat, legal[rng.below(len(legal))])
        if table.state.over:
            table.entries.pop()
            table._positions.pop()
            break
        live.stored(number, str(number))
    live.stored(len(table.entries), "last")
    return live


def shown(live: LiveTable, user: int | None, picture: GamePicture) -> bytes:
    """All that goes to a page."""
    live.cache.clear()
    view = View(live, looker(live, user)).show(picture, "en", (), 0, {}, described=True)
    return msgspec.json.encode(view)


@settings(max_examples=60, derandomize=True)
@given(
    players=st.integers(2, 4),
    seed=st.integers(0, 2**32),
    plies=st.integers(0, 420),
    guess=st.integers(0, 2**32),
    house=st.booleans(),
    real=st.booleans(),
)
def test_a_view_holds_nothing_that_the_seat_may_not_know(
    players: int, seed: int, plies: int, guess: int, house: bool, real: bool
) -> None:
    picture: GamePicture = picture_of(GAME) if real else PlainPicture()
    live = made(players, seed, plies, house)
    table = live.running()
    truth = table.state
    changed = 0
    users: list[int | None] = [None, 99] if house else [None, 99, *range(1, players + 1)]
    for user in users:
        table._positions[-1] = truth
        before = shown(live, user, picture)
        altered(live, live.viewer(user), guess)
        changed += table.state.digest() != truth.digest()
        assert shown(live, user, picture) == before
        assert live.row.seed.encode() not in before or seed < 2**16
    assert changed == len(users)  # the test would be worth nothing otherwise


def test_the_view_of_a_secret_differs_from_what_others_see() -> None:
    """The same comparison finds a leak: the full state of the actor is not what others see."""
    found = 0
    for seed in range(40):
        live = made(3, seed, 200, house=False)
        state = live.running().state
        for other in range(3):
            if other != state.seat:
                found += state.seen_by(state.seat).digest() != state.seen_by(other).digest()
    assert found


def test_bots_are_given_only_what_their_seat_may_know(room: Room) -> None:
    table = room.table("greedy", "greedy")
    for _ in range(30):
        turn = room.tables.bot_turn(table)
        assert turn is not None
        state = room.tables.get(table).running().state
        assert turn.view.digest() == state.imagine(turn.seat, Random(1)).seen_by(turn.seat).digest()
        room.play(table)
