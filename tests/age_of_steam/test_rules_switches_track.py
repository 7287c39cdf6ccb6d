"""Switches of the maps: prices, complete links, direct links, contiguity, joining regions."""

from __future__ import annotations

import pytest

from age_of_steam.kit import (
    at,
    begin,
    connect,
    cubes,
    deliver,
    give,
    lay,
    lay_code,
    link,
    new_city,
    owner,
    play,
    put,
    refuses,
    table,
    track_points,
    unfinished,
    urbanise,
)
from roundhouse.core.state import NOBODY
from roundhouse.games.age_of_steam.rules import moves as codes
from roundhouse.games.age_of_steam.rules.state import FOR_SALE, State

T = "T"


def builder(
    name: str, *, cash: int = 40, action: str = "", players: int = 3, variant: str = "standard"
) -> State:
    state = table(name, players, variant=variant)
    state.laid = [1] * players
    give(state, 0, cash=cash)
    if action:
        give(state, 0, action=action)
    return state


# terrain_cost, fixed_cost_hexes


@pytest.mark.parametrize(
    ("name", "variant", "terrain", "price"),
    [
        ("western_us", "standard", 0, 2),
        ("western_us", "standard", 1, 4),
        ("western_us", "standard", 2, 5),
        ("western_us", "standard", 4, 4),
        ("korea", "standard", 0, 2),
        ("korea", "standard", 2, 3),
        ("korea", "standard", 3, 3),
        ("korea", "other", 2, 5),
        ("korea", "other", 3, 5),
        ("st_lucia", "standard", 1, 3),
        ("barbados", "standard", 2, 4),
    ],
)
def test_terrain_cost(name: str, variant: str, terrain: int, price: int) -> None:
    m = table(name, variant=variant).m
    assert {m.price[hex] for hex in range(len(m.cell)) if m.terrain[hex] == terrain and m.stop[hex] < 0} == {
        price
    }


def test_terrain_cost_counts_for_two_lines_too() -> None:
    state = builder("western_us")
    # (11,1) is a swamp; (10,1) another. Vicksburg (10,0) lies north of (10,1).
    assert state.m.price[at(state, (10, 1))] == 4
    begin(state, "build")
    assert lay(state, (10, 1), [(0, 3)]) == 4


def test_fixed_cost_hexes_21_in_germany() -> None:
    m = table("germany").m
    fixed = sorted(price for hex, price in enumerate(m.price) if price > 5)
    assert fixed == [6] * 2 + [7] * 2 + [8] * 4 + [9] * 6 + [10] * 3 + [11] * 2 + [12] * 2


def test_fixed_cost_hexes_the_printed_price_is_paid_once() -> None:
    state = builder("germany")
    begin(state, "build")
    lay(state, (1, 6), [(0, 2)])  # a river beside Düsseldorf: 3
    assert lay(state, (1, 5), [(3, 5)]) == 6  # to Rotterdam
    assert state.cash[0] == 31
    assert link(state, "Düsseldorf/Köln", "Rotterdam") == 0


# engineer, builds


def test_engineer_half_price_charges_the_running_difference() -> None:
    state = builder("germany", action="engineer")
    begin(state, "build")
    assert state.tiles_left == 3  # builds: no fourth tile
    assert lay(state, (1, 6), [(0, 2)]) == 2  # 3 - 1
    assert lay(state, (1, 5), [(3, 5)]) == 4  # together 3 + 6 - 3
    assert state.cash[0] == 34


def test_engineer_half_price_the_other_way_round_costs_the_same() -> None:
    state = builder("germany", action="engineer")
    begin(state, "build")
    assert lay(state, (1, 5), [(3, 5)]) == 3
    assert lay(state, (1, 6), [(0, 2)]) == 3


def test_engineer_half_price_is_rounded_up_and_not_for_direct_links() -> None:
    state = builder("germany", action="engineer")
    begin(state, "build")
    play(state, "link 1")
    assert state.cash[0] == 38
    lay(state, (8, 5), [(1, 4)])
    assert state.cash[0] == 37
    lay(state, "Magdeburg", [(1, T)])
    assert state.cash[0] == 35


def test_builds_three_tiles_with_and_without_engineer_in_germany() -> None:
    for action in ("engineer", "first_build"):
        state = builder("germany", action=action)
        begin(state, "build")
        assert state.tiles_left == 3
    state = builder("korea", action="engineer")
    begin(state, "build")
    assert state.tiles_left == 4


# complete_links_only


def test_complete_links_only_the_turn_cannot_end_unfinished() -> None:
    state = builder("germany")
    begin(state, "build")
    lay(state, (8, 5), [(1, 4)])  # from Berlin towards Magdeburg
    assert refuses(state, "done") == "unfinished"
    lay(state, "Magdeburg", [(1, T)])
    assert codes.DONE in state.legal()
    play(state, "done")
    assert link(state, "Berlin", "Magdeburg") == 0
    assert unfinished(state, 0) == 0


def test_complete_links_only_a_stub_is_unfinished_too() -> None:
    state = builder("germany")
    begin(state, "build")
    lay(state, (8, 5), [(1, 4)])
    assert refuses(state, lay_code(state, "Magdeburg", [(1, T), (2, T)])) == "cannot_complete"


def test_complete_links_only_counts_money_and_tiles() -> None:
    state = builder("germany", cash=3)
    begin(state, "build")
    assert refuses(state, lay_code(state, (8, 5), [(1, 4)])) == "cannot_complete"
    state = builder("germany", cash=4)
    begin(state, "build")
    assert refuses(state, lay_code(state, (8, 5), [(1, 4)])) == ""
    lay(state, (8, 5), [(1, 4)])
    assert state.legal() == [lay_code(state, "Magdeburg", [(1, T)])]  # nothing else is left to do
    # Berlin to the north-east: three tiles would not do.
    state = builder("germany")
    begin(state, "build")
    assert refuses(state, lay_code(state, (10, 4), [(4, 0)])) in ("", "cannot_complete")


def test_complete_links_only_a_direct_link_may_not_eat_the_last_tile() -> None:
    state = builder("germany", cash=6)
    begin(state, "build")
    lay(state, (8, 5), [(1, 4)])
    assert "link 1" in [state.game.moves.text(move) for move in state.legal()]
    play(state, "link 1")
    assert state.legal() == [lay_code(state, "Magdeburg", [(1, T)])]
    state = builder("germany", cash=5)
    begin(state, "build")
    lay(state, (8, 5), [(1, 4)])
    assert refuses(state, "link 1") == "cannot_complete"


def test_complete_links_only_with_two_lines_on_one_tile() -> None:
    # (8,5) carries a link Berlin - Magdeburg; a second line from own track must reach a stop as well.
    state = builder("germany")
    connect(state, 1, "Berlin", "Magdeburg")
    begin(state, "build")
    pairs = [
        move
        for move in state.legal()
        if move >= state.codes.lay and state.game.moves.text(move).startswith("lay I6")
    ]
    for move in pairs:
        after = state.copy()
        after.play(move)
        assert codes.DONE not in after.legal() or unfinished(after, 0) == 0


# direct_links


def test_direct_links_one_placement_one_section_one_link() -> None:
    state = builder("germany")
    assert state.link_owner == [FOR_SALE]
    begin(state, "build")
    play(state, "link 1")
    assert state.cash[0] == 38
    assert state.tiles_left == 2
    assert state.link_owner == [0]
    assert track_points(state) == [1, 0, 0]
    assert refuses(state, "link 1") == "link_sold"
    cubes(state, "Düsseldorf/Köln", "blue")
    begin(state, "move")
    assert deliver(state, "Düsseldorf/Köln", "blue", "Essen/Dortmund") == [1, 0, 0]


def test_direct_links_touching_cities_are_not_joined_before() -> None:
    state = builder("germany")
    cubes(state, "Düsseldorf/Köln", "blue")
    begin(state, "move")
    assert not any(move >= state.codes.deliver for move in state.legal())


def test_direct_links_two_in_korea_bought_by_anybody() -> None:
    state = builder("korea")
    begin(state, "build")
    play(state, "link 1", "link 2")
    assert state.cash[0] == 36
    assert state.link_owner == [0, 0]
    cubes(state, "Inchon", "red")
    cubes(state, "Seoul", "red")
    give(state, 0, engine=2)
    begin(state, "move")
    assert deliver(state, "Inchon", "red", "Suwon", "Seoul") == [2, 0, 0]


def test_direct_links_of_a_bankrupt_stay_open_to_all() -> None:
    state = builder("korea", players=4)
    begin(state, "build")
    play(state, "link 1")
    give(state, 0, cash=0)
    begin(state, "expenses")
    assert state.link_owner == [NOBODY, FOR_SALE]
    begin(state, "build")
    assert refuses(state, "link 1") == "link_sold"
    cubes(state, "Inchon", "red")
    cubes(state, "Suwon", "red")
    begin(state, "move")
    assert deliver(state, "Inchon", "red", "Suwon") == [0, 0, 0, 0]


def test_direct_links_too_dear() -> None:
    state = builder("korea", cash=1)
    begin(state, "build")
    assert state.seat != 0 or refuses(state, "link 1") == "too_dear"


def test_direct_links_count_as_track_before_a_new_city() -> None:
    state = builder("korea", action="urbanization")
    begin(state, "build")
    play(state, "link 1")
    assert not any(codes.URBANISE <= move < state.codes.deliver for move in state.legal())


# blocked_edges


def test_blocked_edges_of_korea_cannot_be_crossed() -> None:
    m = table("korea").m
    pairs = [
        ((1, 6), (2, 7)), ((1, 14), (2, 14)), ((1, 14), (2, 15)), ((2, 6), (3, 5)), ((3, 5), (3, 6)),
        ((5, 13), (6, 13)), ((6, 13), (7, 12)), ((7, 12), (8, 13)),
    ]  # fmt: skip
    state = table("korea")
    for one, other in pairs:
        first, second = at(state, one), at(state, other)
        assert second not in m.near[first * 6 : first * 6 + 6]
        assert first not in m.near[second * 6 : second * 6 + 6]
    north = at(state, (2, 3))
    assert at(state, "Inchon") in m.near[north * 6 : north * 6 + 6]  # the unsure edge is open


def test_unsure_hexes_of_southern_us_and_germany() -> None:
    for name, place, usual, changed in (
        ("southern_us", (1, 10), False, True),
        ("germany", (2, 3), False, True),
    ):
        for variant, there in (("standard", usual), ("other", changed)):
            state = table(name, variant=variant)
            cell = place[0] * state.c.grid_height + place[1]
            assert (state.m.hex_at[cell] >= 0) is there
    hex = at(table("germany"), (11, 10))
    assert table("germany").m.price[hex] == 2
    other = table("germany", variant="other")
    assert other.m.price[at(other, (11, 10))] == 4


# first_build_from, contiguous_until


def test_first_build_from_any_city_on_st_lucia_means_after_the_first_new_city() -> None:
    state = builder("st_lucia", players=2)
    begin(state, "build")
    assert state.decision.name == "MoveGoods"  # nobody can build anything
    give(state, 1, action="urbanization", cash=10)
    begin(state, "build")
    assert state.seat == 1
    urbanise(state, "Micoud", "A")
    assert any(move >= state.codes.lay for move in state.legal())


def test_first_build_from_ten_cities_of_the_western_us() -> None:
    state = table("western_us")
    give(state, 0, cash=40)
    new_city(state, "Fargo", "A")
    begin(state, "build")
    touched = set()
    for move in state.legal():
        if move >= state.codes.lay:
            hex = state.m.hex_at[(move - state.codes.lay) // 107]
            touched |= {state.m.stop[n] for n in state.m.near[hex * 6 : hex * 6 + 6] if n >= 0}
    names = {state.m.stop_name[n] for n in touched if n >= 0}
    assert {"Seattle", "Duluth", "Minneapolis", "New Orleans"} <= names
    assert refuses(state, lay_code(state, (5, 4), [(3, 0)])) != ""  # Denver
    assert refuses(state, lay_code(state, (0, 3), [(3, 0)])) != ""  # New City on Fargo
    assert refuses(state, lay_code(state, (0, 1), [(0, 3)])) == ""  # Duluth


def test_first_build_from_binds_again_who_has_lost_all_track() -> None:
    state = builder("western_us")
    put(state, 0, (0, 1), [(0, 3)])  # from Duluth
    begin(state, "build")
    assert refuses(state, lay_code(state, (7, 12), [(3, 0)])) == "contiguous"  # San Francisco
    play(state, "done")
    assert owner(state, (0, 1), 0) == NOBODY
    begin(state, "build")
    assert refuses(state, lay_code(state, (7, 12), [(3, 0)])) == ""
    assert refuses(state, lay_code(state, (5, 4), [(3, 0)])) != ""


def test_contiguous_until_sections_meet_in_a_city_or_town() -> None:
    state = builder("western_us")
    put(state, 0, (0, 1), [(0, 2)])  # Duluth - Minneapolis
    begin(state, "build")
    assert refuses(state, lay_code(state, (2, 2), [(5, 3)])) == ""  # Minneapolis is own ground now
    assert refuses(state, lay_code(state, (3, 1), [(0, 3)])) == "contiguous"  # Des Moines is not


def test_contiguous_until_a_builder_without_track_lays_one_network() -> None:
    # (0,1) touches Duluth and Minneapolis: two lines from both would be two networks.
    state = builder("western_us")
    begin(state, "build")
    assert refuses(state, lay_code(state, (0, 1), [(0, 3)])) == ""
    assert refuses(state, lay_code(state, (0, 1), [(2, 3)])) == ""
    assert refuses(state, lay_code(state, (0, 1), [(0, 3), (1, 2)])) != ""


def test_contiguous_until_joined_then_any_city() -> None:
    state = builder("western_us")
    put(state, 0, (0, 1), [(0, 2)])
    state.joined = 1
    begin(state, "build")
    assert refuses(state, lay_code(state, (3, 1), [(0, 3)])) == ""
    assert refuses(state, lay_code(state, (5, 4), [(3, 0)])) == ""


def test_first_build_from_ends_when_the_regions_are_joined() -> None:
    for joined, answer in ((0, False), (1, True)):
        state = builder("western_us")
        state.joined = joined
        begin(state, "build")
        assert (refuses(state, lay_code(state, (5, 4), [(3, 0)])) == "") is answer  # Denver


# transcontinental_bonus


def nearly_joined(owners: list[int], west: str = "Seattle") -> State:
    """Seattle - Spokane - Butte - Billings - Fargo, and two tiles from Duluth: (0,3) is missing."""
    state = builder("western_us", players=4)
    if west != "Seattle":
        new_city(state, west, "A")
    stops = [west, "Spokane", "Butte", "Billings", "Fargo"]
    for seat, one, other in zip(owners, stops, stops[1:], strict=False):
        connect(state, seat, one, other)
    put(state, 0, "Fargo", [(0, T)])
    put(state, 0, (0, 1), [(0, 3)])
    put(state, 0, (0, 2), [(0, 3)])
    begin(state, "build")
    return state


def test_transcontinental_bonus_four_for_one_owner() -> None:
    state = nearly_joined([0, 0, 0, 0])
    assert not state.joined
    lay(state, (0, 3), [(0, 3)])
    assert state.joined
    assert state.income == [4, 0, 0, 0]


def test_transcontinental_bonus_two_each_for_two_owners() -> None:
    state = nearly_joined([1, 1, 0, 1])
    lay(state, (0, 3), [(0, 3)])
    assert state.income == [2, 2, 0, 0]


def test_transcontinental_bonus_with_more_owners_the_builder_names_two() -> None:
    state = nearly_joined([1, 2, 3, NOBODY])
    lay(state, (0, 3), [(0, 3)])
    assert (state.decision.name, state.seat) == ("Favour", 0)
    assert len(state.legal()) == 4
    play(state, "favour 1")
    assert codes.DONE not in state.legal()
    play(state, "favour 4")
    assert state.income == [2, 0, 0, 2]
    assert state.decision.name == "BuildTrack"


def test_transcontinental_bonus_with_three_owners_two_of_them_are_named() -> None:
    state = nearly_joined([1, 2, 2, 1])
    lay(state, (0, 3), [(0, 3)])
    assert state.decision.name == "Favour"
    assert len(state.legal()) == 3
    play(state, "favour 2")
    play(state, "favour 3")
    assert state.income == [0, 2, 2, 0]


def test_transcontinental_bonus_unowned_links_count_for_nobody() -> None:
    state = nearly_joined([NOBODY] * 4)
    lay(state, (0, 3), [(0, 3)])
    assert state.income == [4, 0, 0, 0]


def test_transcontinental_bonus_once_only() -> None:
    state = nearly_joined([0, 0, 0, 0])
    lay(state, (0, 3), [(0, 3)])
    before = state.income[:]
    put(state, 0, (1, 0), [(5, 4)])
    begin(state, "build")
    lay(state, (2, 2), [(5, 3)])
    assert state.income == before


def test_transcontinental_bonus_with_several_routes_the_builder_chooses_one() -> None:
    # Billings - Fargo twice, of 1 and of 2: two owners either way, the builder says which.
    state = nearly_joined([0, 0, 0, 1])
    connect(state, 2, "Billings", "Fargo")
    begin(state, "build")
    lay(state, (0, 3), [(0, 3)])
    assert state.decision.name == "Favour"
    play(state, "favour 3")
    assert state.income == [2, 0, 2, 0]


def test_transcontinental_bonus_a_route_of_ones_own_is_one_of_the_choices() -> None:
    state = nearly_joined([0, 0, 0, 1])
    connect(state, 0, "Billings", "Fargo")
    begin(state, "build")
    lay(state, (0, 3), [(0, 3)])
    assert state.decision.name == "Favour"
    play(state, "favour 1")
    play(state, "done")
    assert state.income == [4, 0, 0, 0]


def test_transcontinental_bonus_also_by_a_new_city() -> None:
    state = builder("western_us", action="urbanization", players=4)
    connect(state, 1, "Seattle", "Spokane", "Butte", "Billings", "Fargo")
    for row in (1, 2, 3):
        put(state, 2, (0, row), [(0, 3)])  # from Duluth, pointing at Fargo
    begin(state, "build")
    urbanise(state, "Fargo", "A")
    assert state.joined
    assert state.income == [0, 2, 2, 0]


def test_transcontinental_bonus_a_new_city_in_the_west_is_no_end() -> None:
    state = nearly_joined([0, 0, 0, 0], west="Portland")
    lay(state, (0, 3), [(0, 3)])
    assert link(state, "Fargo", "Duluth") == 0
    assert not state.joined
    assert state.income == [0, 0, 0, 0]


def test_transcontinental_bonus_inland_cities_are_no_ends() -> None:
    state = builder("western_us")
    connect(state, 0, "Denver", "Cheyenne")
    connect(state, 0, "Duluth", "Minneapolis")
    begin(state, "build")
    assert not state.joined
