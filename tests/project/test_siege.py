"""The siege in short: what it tries in half an hour, tried a few times; and that it finds what is wrong."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from siege.floods import flooded, half_sent, streams
from siege.fuzz import fuzz
from siege.hostile_files import components_of, files
from siege.hostile_requests import BODIES, FORMS, Cast, hostile
from siege.kills import Player, alike, kills
from starlette.routing import Route

from roundhouse.server.app import routes

SEED = 7


def test_sound_bodies_are_for_routes_that_take_one() -> None:
    taking = {
        route.path for route in routes() if isinstance(route, Route) and {"POST", "PUT"} & route.methods
    }
    assert {*FORMS, *BODIES} <= taking


def test_the_same_seed_asks_the_same() -> None:
    cast = Cast("here", ["c"], ["t"], ["table"], {"table": ["done"]}, [b"schema = 1"])
    asked = [[hostile(Random(seed), cast).content for _ in range(20)] for seed in (SEED, SEED, SEED + 1)]
    assert asked[0] == asked[1] != asked[2]


def test_fuzzed_requests_are_answered(tmp_path: Path) -> None:
    told: list[int] = []
    tally = fuzz(tmp_path, SEED, 240, lambda so_far: told.append(so_far.tried))
    assert tally.tried == 240
    assert tally.failed == []
    assert told == sorted(told) != []
    assert {"2xx", "4xx"} <= {*tally.found}


def test_hostile_files_are_read_or_refused() -> None:
    tally = files(SEED, 60)
    assert tally.tried == 60
    assert tally.failed == []
    assert {*tally.found} == {"refused", "taken"}


def test_nothing_is_lost_or_doubled_by_kills(tmp_path: Path) -> None:
    tally = kills(tmp_path, SEED, 3)
    assert tally.tried == 3
    assert tally.failed == []


@pytest.mark.parametrize("stands", [["a"], ["a", "b", "b"], ["a", "x"], ["a", "b", "c", "d"], ["a", "?"]])
def test_a_lost_a_doubled_and_another_move_are_found(
    stands: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    record = "\n".join(f"{number:4} 1 {move}" for number, move in enumerate(stands, 1))
    player = Player.__new__(Player)
    player.table, player.moves, player.asked = "table", ["a", "b"], "c"
    monkeypatch.setattr(player, "ask", lambda *request: (200, "", record))
    assert player.check(0)


def test_what_only_one_seat_may_know_is_like_any_move_of_its_kind() -> None:
    assert alike("end_card ?", "end_card end_black")
    assert not alike("end_card ?", "place coins")


def test_half_sent_requests_and_streams_are_limited(tmp_path: Path) -> None:
    short = {"header_seconds": 0.05, "body_seconds": 0.05}
    tally = flooded(tmp_path / "half", "half", half_sent, 40, **short)
    assert tally.failed == []
    assert tally.found["408"] == 40
    tally = flooded(tmp_path / "streams", "streams", streams, 60, streams=50, streams_address=50)
    assert tally.failed == []
    assert tally.found["503"] == 10


def test_components_that_break_a_rule_are_told_apart_from_faults(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(name: str, text: str) -> None:
        raise IndexError

    attempt = components_of("age_of_steam")
    assert attempt(Random(SEED), b"") == "refused"
    monkeypatch.setattr("siege.hostile_files.opened", broken)
    with pytest.raises(IndexError):
        attempt(Random(SEED), b"")
