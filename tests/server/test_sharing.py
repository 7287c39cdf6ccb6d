"""One drawing for all who see the same: made once however many ask, and never shown to who may see less."""

from __future__ import annotations

import gzip
import os
import signal
from collections.abc import Callable
from dataclasses import replace

import msgspec
import pytest

from playing import OPEN, random_move
from roundhouse.core.random import Random
from roundhouse.drawing import picture_of
from roundhouse.server.tables.looking import WishedView
from roundhouse.server.tables.saying import RememberedWords
from roundhouse.server.tables.scene import Scene, Sight, scene, sight
from roundhouse.server.tables.service import Tables
from roundhouse.server.tables.sharing import Shared
from roundhouse.server.tables.stored_table import NewSeat, NewTable
from roundhouse.server.thinking.artists import Artists
from roundhouse.table.table import SPECTATOR
from server.memory_store import MemoryStore
from server.rooms import NAMES, PlainPicture, Room, race

VIEWERS = 40


@pytest.fixture
def store() -> MemoryStore:
    """What is shared has nothing to do with databases."""
    return MemoryStore()


def packed(tables: Tables, table: str, user: int | None, have: frozenset[str] = frozenset()) -> bytes:
    """A view as it is sent."""
    look = tables.look(table, user, WishedView("en", have=have), lambda live: {})
    return gzip.decompress(tables.answer(look))


def test_many_who_ask_at_once_wait_for_the_first() -> None:
    shared, made = Shared[int](kept=4), list[int]()

    def make() -> int:
        made.append(1)
        return len(made)

    attempts: list[Callable[[], object]] = [lambda: shared.get("same", make) for _ in range(8)]
    assert race(attempts) == [1] * 8
    assert made == [1]


def test_what_failed_is_made_again_and_what_is_old_is_dropped() -> None:
    shared = Shared[str](kept=2)
    with pytest.raises(ZeroDivisionError):
        shared.get("a", lambda: str(1 // 0))
    assert [shared.get(name, name.upper) for name in "abc"] == ["A", "B", "C"]
    assert shared.values() == ["B", "C"]


def test_a_position_is_drawn_once_however_many_look(room: Room) -> None:
    drawn: list[Sight] = []

    def draw(picture: object, seen: Sight, words: object) -> Scene:
        drawn.append(seen)
        return scene(PlainPicture(), seen, RememberedWords("en", seen.view.game, NAMES[:2]))

    tables = Tables(room.store, picture_of=lambda game: PlainPicture(), draw=draw)
    table = room.table(room.ada, room.bert)
    room.play(table, 5)
    looks: list[Callable[[], object]] = [lambda: packed(tables, table, None) for _ in range(VIEWERS)]
    answers = race(looks)
    assert len(set(map(bytes, answers))) == 1  # type: ignore[call-overload]
    assert len(drawn) == 1
    strangers = [room.cleo, room.dora, None]
    assert {packed(tables, table, user) for user in strangers} == {answers[0]}
    packed(tables, table, None, have=frozenset({"another"}))
    assert len(drawn) == 1, "what a page has already changes what is sent, not what is drawn"
    room.play(table, 1)
    packed(tables, table, None)
    assert len(drawn) == 2


@pytest.mark.parametrize("game", OPEN)
def test_nobody_gets_what_was_kept_for_somebody_who_may_see_more(room: Room, game: str) -> None:
    """Whoever looked before, a view is byte for byte the one of a server that has shown nothing yet."""
    people = room.people[:3]
    seats = [NewSeat("person", NAMES[seat], user) for seat, user in enumerate(people)]
    table = room.tables.create(NewTable(game, seats, room.dora, seed=3))
    shared = Tables(room.store, picture_of=lambda name: PlainPicture())
    rng = Random(1)
    for number in range(10):
        live = room.tables.get(table)
        readers = [*people, None]
        first = rng.below(4)
        for user in readers[first:] + readers[:first]:
            alone = Tables(room.store, picture_of=lambda name: PlainPicture())
            assert packed(shared, table, user) == packed(alone, table, user)
        room.move(table, live.game.moves.text(random_move(live.running().state, rng)), key=str(number))


def test_secrets_keep_drawings_apart() -> None:
    """Two seats share a drawing only if they know the same; who is asked has one of their own."""
    game = OPEN["russian_railroads"]
    state, rng, apart, together = game.new(3, 1), Random(1), 0, 0
    picture, words = picture_of(game.name), RememberedWords("en", game, NAMES[:3])
    while not state.over:
        views = {seat: state.seen_by(seat) for seat in (SPECTATOR, 0, 1, 2)}
        keys = {
            seat: sight(picture, view, seat, seat == state.seat, words).key for seat, view in views.items()
        }
        for seat in (0, 1, 2):
            alike = keys[seat] == keys[SPECTATOR]
            assert not alike or views[seat].dump() == views[SPECTATOR].dump()
            assert not alike or seat != state.seat
            apart, together = apart + (not alike), together + alike
        state.play(random_move(state, rng))
    assert apart
    assert together


def test_artists_draw_what_the_server_would_and_one_that_dies_is_replaced() -> None:
    game = next(iter(OPEN.values()))
    picture, words = picture_of(game.name), RememberedWords("de", game, NAMES[:2])
    state = game.new(2, 5)
    seen = sight(picture, state.seen_by(state.seat), state.seat, True, words)
    own = msgspec.json.encode(scene(picture, seen, words))
    artists = Artists(1)
    try:
        assert msgspec.json.encode(artists.draw(picture, seen, words)) == own
        parts = scene(picture, seen, words).parts
        known = replace(seen, known={part.mark for part in parts[1:]})
        assert [part.svg for part in artists.draw(picture, known, words).parts] == [
            parts[0].svg,
            *[""] * len(parts[1:]),
        ], "what we have is not sent again"
        artist = artists._free.get()
        artists._free.put(artist)
        assert artist is not None
        pid = artist._process.pid
        assert pid is not None
        os.kill(pid, signal.SIGKILL)
        artist._process.join(10)
        assert msgspec.json.encode(artists.draw(picture, seen, words)) == own
        another = artists._free.get()
        artists._free.put(another)
        assert another not in (None, artist)
    finally:
        artists.end()
    assert msgspec.json.encode(artists.draw(picture, seen, words)) == own, "without artists the server draws"


def test_what_artists_do_not_send_again_is_shown_all_the_same(store: MemoryStore) -> None:
    own, artists = Tables(store), Artists(1)
    try:
        other = Tables(store, draw=artists.draw)
        room = Room(store, own)
        table, rng = room.table(room.ada, room.bert), Random(3)
        for number in range(8):
            for language in ("en", "de"):
                shown = other.view(table, room.bert, language).pictures
                assert shown == own.view(table, room.bert, language).pictures
                assert all(part.svg for part in shown)
            live = own.get(table)
            room.move(table, live.game.moves.text(random_move(live.running().state, rng)), key=str(number))
    finally:
        artists.end()
