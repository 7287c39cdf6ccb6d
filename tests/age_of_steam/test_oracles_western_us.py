"""Worked examples of Western US: the race across the continent, each named by its id."""

from __future__ import annotations

from itertools import pairwise

from age_of_steam.kit import (
    at,
    begin,
    connect,
    cubes,
    deliver,
    give,
    goods,
    lay,
    lay_code,
    lay_hex,
    link,
    new_city,
    play,
    put,
    refuses,
    road,
    table,
    urbanise,
)
from roundhouse.games.age_of_steam.oracle.places import layout_of
from roundhouse.games.age_of_steam.rules.components import TERRAIN_NAMES
from roundhouse.games.age_of_steam.rules.laying import list_price
from roundhouse.games.age_of_steam.rules.state import State

A, B, C = range(3)


def test_O_WE_1_set_up() -> None:
    state = table("western_us", players=4, goods=True)
    m = state.m
    towns = [number for number in range(m.stops) if not state.cities >> number & 1]
    assert len(towns) == 20
    assert all(sum(state.cubes[town * 6 : town * 6 + 6]) == 1 for town in towns)
    assert sum(state.cubes) == 44
    assert sum(colour >= 0 for colour in state.display) == 52
    assert sum(state.bag) == 0
    assert state.cash == [20] * 4


def test_O_WE_2_prices_by_terrain() -> None:
    state = table("western_us")
    layouts = [layout_of(lines) for lines in ([(0, 3)], [(0, 4), (1, 3)], [(0, 3), (1, 4)])]
    prices = {
        TERRAIN_NAMES[terrain]: [list_price(state, hex, layout) for layout in layouts]
        for hex, terrain in enumerate(state.m.terrain)
        if state.m.stop[hex] < 0
    }
    assert prices == {"mountain": [5, 6, 7], "swamp": [4, 5, 6], "river": [4, 5, 6], "plain": [2, 3, 4]}


def lays_beside(state: State, place: str) -> list[int]:
    """The hexes beside a stop where the player may lay something that leads into it."""
    m = state.m
    near = {m.near[at(state, place) * 6 + side] for side in range(6)}
    return [hex for move in state.legal() if (hex := lay_hex(state, move)) >= 0 and hex in near]


def test_O_WE_3_the_first_track_leaves_a_start_city() -> None:
    state = table("western_us")
    new_city(state, "Santa Fe", "A")
    give(state, A, cash=60)
    begin(state, "build")
    assert not lays_beside(state, "Denver")
    assert not lays_beside(state, "Santa Fe")
    assert lays_beside(state, "Seattle")
    assert lays_beside(state, "Duluth")


def test_O_WE_4_one_network_until_east_and_west_are_joined() -> None:
    state = table("western_us")
    put(state, A, (0, 12), [(3, 0)])  # from Seattle eastwards
    give(state, A, cash=60)
    begin(state, "build")
    assert not lays_beside(state, "Los Angeles")
    assert lays_beside(state, "Seattle")
    assert refuses(state, lay_code(state, (9, 11), [(3, 0)])) == "contiguous"
    state.joined = 1
    begin(state, "build")
    assert lays_beside(state, "Los Angeles")


def almost_joined(owners: list[int]) -> State:
    """Seattle to Duluth but for the tile at (0, 1): five links and their owners; the last of them builds."""
    state = table("western_us", players=4)
    stops = ("Seattle", "Spokane", "Butte", "Billings", "Fargo")
    for owner, (one, other) in zip(owners[:-1], pairwise(stops), strict=True):
        connect(state, owner, one, other)
    road(state, owners[-1], "Fargo", (0, 3), (0, 2), (0, 1))
    give(state, owners[-1], cash=60)
    begin(state, "build", order=[owners[-1]])
    return state


def test_O_WE_5_joining_east_and_west() -> None:
    state = almost_joined([A, A, A, A, A])
    lay(state, (0, 1), [(3, 0)])
    assert (state.income, state.joined) == ([4, 0, 0, 0], 1)
    state = almost_joined([B, B, A, A, A])
    lay(state, (0, 1), [(3, 0)])
    assert state.income == [2, 2, 0, 0]
    state = almost_joined([A, A, B, B, C])
    lay(state, (0, 1), [(3, 0)])
    assert (state.decision.name, state.seat) == ("Favour", C)
    assert refuses(state, "favour 4") == "not_involved"
    play(state, "favour 1", "favour 2")
    assert state.income == [2, 2, 0, 0]


def test_O_WE_6_only_the_first_connection_counts() -> None:
    state = almost_joined([A, A, A, A, A])
    lay(state, (0, 1), [(3, 0)])
    connect(state, B, "Los Angeles", "San Diego", "Yuma", "El Paso", "Fort Worth")
    road(state, B, "Fort Worth", (10, 2), (10, 1))
    give(state, B, cash=60)
    begin(state, "build", order=[B])
    lay(state, (10, 1), [(3, 0)])
    assert link(state, "Fort Worth", "Vicksburg") == B
    assert state.income == [4, 0, 0, 0]
    assert state.decision.name == "BuildTrack"


def coast_to_coast(state: State, start: str) -> None:
    """Links Seattle/Portland .. Duluth/Minneapolis: the western half A's, the eastern half B's."""
    connect(state, A, start, "Spokane", "Butte", "Billings")
    connect(state, B, "Billings", "Cheyenne", "Fargo", "Minneapolis")


def test_O_WE_7_a_bonus_to_one_of_the_railroads_used() -> None:
    for favoured in (A, B):
        state = table("western_us")
        coast_to_coast(state, "Seattle")
        cubes(state, "Minneapolis", "blue")
        give(state, A, engine=6)
        begin(state, "move", order=[A])
        way = ("Fargo", "Cheyenne", "Billings", "Butte", "Spokane", "Seattle")
        assert deliver(state, "Minneapolis", "blue", *way) == [3, 3, 0]
        assert (state.decision.name, state.seat) == ("Favour", A)
        assert len(state.legal()) == 2
        play(state, f"favour {favoured + 1}")
        assert state.income == [4 - favoured, 3 + favoured, 0]


def test_O_WE_8_a_town_belongs_to_no_region_until_it_is_a_city() -> None:
    for urbanised in (True, False):
        state = table("western_us")
        if urbanised:
            new_city(state, "Portland", "C")
        connect(state, A, "Portland", "Spokane", "Butte", "Billings", "Cheyenne", "Fargo", "Minneapolis")
        cubes(state, "Portland", "red")
        way = ("Spokane", "Butte", "Billings", "Cheyenne", "Fargo", "Minneapolis")
        give(state, A, engine=6)
        begin(state, "move", order=[A])
        assert deliver(state, "Portland", "red", *way) == [7 if urbanised else 6, 0, 0]


def test_O_WE_9_the_cube_of_an_urbanised_town_goes_into_the_bag() -> None:
    state = table("western_us")
    cubes(state, "Omaha", "red")
    begin(state, "build", actions={A: "urbanization"})
    assert state.bag[0] == 19
    urbanise(state, "Omaha", "B")
    assert goods(state, "Omaha") == ""
    assert state.bag[0] == 20
