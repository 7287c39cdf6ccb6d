"""Drawings that are told by what differs from one that the page has."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from roundhouse.games.registry import GAMES
from roundhouse.server.tables.drawing import Part
from roundhouse.server.tables.redrawing import KEPT, SEAM, Edit, Shown, edits
from roundhouse.server.tables.service import Tables
from server.memory_store import MemoryStore
from server.rooms import Room

PIECE = st.sampled_from(["", " a/>", " b/>", ">🚂</g>", *(f' id="{n}"/>' for n in range(9))])
PIECES = st.lists(PIECE).map(SEAM.join)


def redrawn(old: str, changed: list[Edit]) -> str:
    """A drawing as the page puts it together."""
    pieces, made, here = old.split(SEAM), list[str](), 0
    for start, end, instead in changed:
        assert here <= start <= end <= len(pieces)
        made += [*pieces[here:start], *instead]
        here = end
    return SEAM.join([*made, *pieces[here:]])


@given(PIECES, PIECES)
def test_what_differs_makes_the_new_drawing_of_the_old_one(old: str, new: str) -> None:
    assert redrawn(old, edits(old, new)) == new
    assert edits(old, old) == []


def part(svg: str, name: str = "map") -> Part:
    return Part(name, "Map", svg, f"<svg>{svg}</svg>")


def test_only_what_is_new_in_the_middle_is_told() -> None:
    pieces = [f'<g id="{n}"/>' for n in range(500)]
    changed = [*pieces[:100], '<g id="new"/>', *pieces[101:300], *pieces[310:]]
    assert edits("".join(pieces), "".join(changed)) == [(101, 102, [' id="new"/>']), (301, 311, [])]


def test_a_page_that_has_none_of_the_last_drawings_gets_the_whole_one() -> None:
    shown = Shown()
    first = part("0")
    assert shown.show([first], set())[0].svg == first.svg
    for number in range(1, KEPT):
        told = shown.show([part(str(number))], {first.hash})[0]
        assert told.base == first.hash
    shown.show([part("last")], set())
    assert shown.show([part("now")], {first.hash})[0].svg == "<svg>now</svg>"
    assert len(shown.values()) == KEPT
    assert shown.show([part("0", "another part")], {"now"})[0].svg == first.svg


@pytest.mark.parametrize("game", GAMES)
def test_a_page_that_follows_a_game_has_every_drawing_as_it_is(game: str) -> None:
    store = MemoryStore()
    room = Room(store, Tables(store))
    table = room.table(room.ada, room.bert, room.cleo, game=game)
    have: dict[str, str] = {}
    by_edits = 0
    for _ in range(60):
        for picture in seen(room, table, room.ada, have):
            if "edits" in picture:
                have[picture["hash"]] = redrawn(have[picture["base"]], picture["edits"])
                by_edits += 1
            have.setdefault(picture["hash"], picture.get("svg", ""))
        whole = {picture["hash"]: picture["svg"] for picture in seen(room, table, room.ada, {})}
        have = {drawn: have[drawn] for drawn in whole}
        assert have == whole
        room.play(table, seed=room.tables.get(table).seq)
    assert by_edits > 60


def test_nobody_can_try_a_guess_at_what_another_seat_is_shown() -> None:
    """Whoever guessed what is drawn for others would else be told by what it differs from that."""
    store = MemoryStore()
    room = Room(store, Tables(store))
    table = room.table(room.ada, room.bert)
    guessed = {picture["hash"] for picture in seen(room, table, room.ada, ())}
    room.play(table, 2)
    for user, trusted in ((room.ada, True), (room.bert, False), (room.cleo, False)):
        told = [picture for picture in seen(room, table, user, guessed) if picture["hash"] not in guessed]
        assert told
        assert all(("base" in picture) == trusted and ("svg" in picture) != trusted for picture in told)


def seen(room: Room, table: str, user: int, have: Collection[str]) -> list[dict[str, Any]]:
    """The pictures of a view for a page that has some drawings."""
    view = room.tables.view(table, user, have=set(have))
    found: list[dict[str, Any]] = msgspec.to_builtins(view.pictures)
    return found
