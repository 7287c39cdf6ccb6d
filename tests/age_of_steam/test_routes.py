"""Deliveries that are offered as routes: every link is legal in its turn, and lines lead where they say."""

from __future__ import annotations

import re
from functools import cache
from itertools import islice, pairwise

import pytest

from age_of_steam.solvent import GAME, course
from roundhouse.games.age_of_steam.picture import PICTURE
from roundhouse.games.age_of_steam.picture.grid import grid
from roundhouse.games.age_of_steam.picture.routes import point
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.age_of_steam.words.goods import all_deliveries
from roundhouse.kit.routes import Routes

MAPS = [m.name for m in GAME.maps]


@cache
def moving(map: str) -> list[State]:
    """Positions in which goods are moved or are under way."""
    players = next(max(m.least, min(m.most, 4)) for m in GAME.maps if m.name == map)
    asked = (state for state in course(map, players, 5, sponsored=True) if not state.over)
    wanted = (state.copy() for state in asked if state.decision.name in ("MoveGoods", "Carry"))
    return [state for state in islice(wanted, 40) if PICTURE.routes(state)]


def routes(state: State) -> Routes:
    found = PICTURE.routes(state)
    assert found is not None
    return found


@pytest.mark.parametrize("map", MAPS)
def test_every_move_is_legal_after_those_before_it_and_the_last_one_ends_the_delivery(
    map: str,
) -> None:
    for state in moving(map):
        for route in routes(state).offered:
            after = state.copy()
            for move in route.moves[:-1]:
                after.play(move)
                assert after.cube >= 0
            assert after.why_not(route.moves[-1]) is None
            after.play(route.moves[-1])
            assert after.cube < 0 or after.decision.seat != state.seat or after.decision.name != "Carry"


@pytest.mark.parametrize("map", MAPS)
def test_moves_that_must_follow_are_the_only_ones(map: str) -> None:
    for state in moving(map):
        for move, rest in routes(state).forced.items():
            after = state.copy()
            after.play(move)
            for forced in rest:
                assert after.legal() == [forced]
                after.play(forced)


@pytest.mark.parametrize("map", MAPS)
def test_a_line_begins_at_the_cube_and_ends_at_the_city(map: str) -> None:
    for state in moving(map):
        own = grid(state.m)
        spots = {f"hex-{name}": point(spot) for name, spot in zip(own.names, own.spots, strict=True)}
        for route in routes(state).offered:
            ends = [(leg[1:].split("L")[0], re.split("[LA]", leg)[-1]) for leg in route.legs]
            assert ends[-1][1] == spots[route.end]
            assert all(one[1] == other[0] for one, other in pairwise(ends))
            if route.start:
                assert ends[0][0] == spots["hex-" + route.start.split("-")[1]]


def test_what_the_mover_gets_comes_first_then_how_little_the_others_get_and_no_route_is_idle() -> None:
    for state in moving("rust_belt"):
        found, seat = routes(state), state.seat
        order = [(-route.gains[seat], sum(route.gains)) for route in found.offered]
        assert order == sorted(order)
        everything = all_deliveries(state)
        assert len(found.offered) + found.left == len(everything)
        best: dict[tuple[str, str], int] = {}
        for route in found.offered:
            best.setdefault((route.start, route.end), route.gains[seat])
        for way in everything:
            city = "hex-" + grid(state.m).names[state.m.stop_hex[way.stops[-1]]]
            assert max(gain for (_, end), gain in best.items() if end == city) >= way.gains[seat]
