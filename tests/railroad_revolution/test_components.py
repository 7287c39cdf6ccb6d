"""The components of Railroad Revolution: what is in the box, and where it is known from."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from roundhouse.games.railroad_revolution.reading.loading import SHIPPED, load, parse
from roundhouse.games.railroad_revolution.rules.components import (
    ANY_COLOUR,
    DEAL_RAILS,
    NETWORK_TRACK,
    STACK_D,
    STACKS,
    STATIONS_TRACK,
    TELEGRAPH_TRACK,
    TRAINS,
    WHITE,
    Components,
    Reward,
)

TEXT = SHIPPED.read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def box() -> Components:
    return load()


def members(mask: int) -> list[int]:
    return [bit for bit in range(mask.bit_length()) if mask >> bit & 1]


def cities(box: Components, mask: int) -> set[str]:
    return {box.cities[city] for city in members(mask)}


def shown(reward: Reward) -> dict[str, object]:
    """What a reward gives; works for the compiled class as well, which has no list of slots."""
    words = [word for word in dir(reward) if not word.startswith("_")]
    return {word: getattr(reward, word) for word in words if getattr(reward, word)}


def edited(old: str, new: str) -> str:
    """The shipped text with one small change."""
    assert TEXT.count(old) == 1, f"{old!r} occurs {TEXT.count(old)} times"
    return TEXT.replace(old, new)


# ---- what is in the box -----------------------------------------------------------------------------


def test_the_shipped_components_are_read_once() -> None:
    assert load() is load()


def test_workers_and_start(box: Components) -> None:
    assert box.supply == [16, 12, 12, 12, 12]
    assert (box.start_money, box.start_shares, box.start_white) == (600, 3, 4)
    assert (box.share_sale, box.hire_price, box.min_workers, box.train_vp) == (150, 800, 4, 8)
    assert box.milestone_draw == 3


def test_numbers_of_the_main_actions_and_abilities(box: Components) -> None:
    assert (box.railroad_price, box.railroad_triangle, box.railroad_rails) == (400, 100, 2)
    assert (box.station_purple_pay, box.station_turquoise_pay) == (100, 300)
    assert (box.railroad_purple_pay, box.railroad_orange_base, box.railroad_orange_triangle) == (300, 100, 50)
    assert (box.railroad_grey_shares, box.railroad_turquoise_rails) == (2, 3)
    assert (box.telegraph_orange_share, box.telegraph_turquoise_pay) == (100, 400)
    assert (box.trade_purple_steps, box.trade_orange_train, box.trade_grey_shares) == (3, 100, 1)


def test_fifteen_cities_on_five_levels(box: Components) -> None:
    assert len(box.cities) == len(set(box.cities)) == 15
    assert [mask.bit_count() for mask in box.level_cities] == [0, 2, 3, 3, 4, 3]
    assert cities(box, box.level_cities[1]) == {"washington", "charlotte"}
    assert cities(box, box.level_cities[5]) == {"seattle", "san_francisco", "san_diego"}
    assert [box.city_level[city] for city in range(15)] == sorted(box.city_level)


def test_forty_two_spaces_to_build_on(box: Components) -> None:
    assert len(box.spaces) == len(set(box.spaces)) == 43
    assert box.spaces[box.initial_space] == "washington-charlotte/1"
    assert [mask.bit_count() for mask in box.terrain_spaces] == [9, 13, 14, 6]
    assert not any(mask >> box.initial_space & 1 for mask in box.terrain_spaces)
    assert box.deal_spaces.bit_count() == 9
    for triangles, mask in enumerate(box.terrain_spaces):
        assert all(box.triangles[space] == triangles for space in members(mask))


def test_the_rulebooks_two_railroad_examples_cost_600_and_900(box: Components) -> None:
    def price(*names: str) -> int:
        triangles = sum(box.triangles[box.spaces.index(name)] for name in names)
        return box.railroad_price + box.railroad_triangle * triangles

    assert price("washington-chicago/1", "washington-chicago/2") == 600
    assert price("washington-chicago/1", "charlotte-little_rock/1") == 900


def test_a_space_touches_the_cities_at_the_ends_of_its_link(box: Components) -> None:
    def touched(name: str) -> set[str]:
        return cities(box, box.space_cities[box.spaces.index(name)])

    assert touched("washington-charlotte/1") == {"washington", "charlotte"}
    assert touched("washington-chicago/1") == {"washington"}
    assert touched("washington-chicago/2") == {"chicago"}
    assert touched("bismarck-seattle/2") == set()
    for city, mask in enumerate(box.city_spaces):
        assert members(mask) == [s for s in range(43) if box.space_cities[s] >> city & 1]


def test_near_spaces_lie_along_the_link_or_around_a_city(box: Components) -> None:
    def near(name: str) -> set[str]:
        return {box.spaces[space] for space in members(box.near[box.spaces.index(name)])}

    assert near("washington-charlotte/1") == {
        "washington-chicago/1",
        "charlotte-little_rock/1",
        "charlotte-miami/1",
    }
    assert near("bismarck-seattle/2") == {"bismarck-seattle/1", "bismarck-seattle/3"}
    assert near("miami-houston/1") == {"miami-houston/2", "charlotte-miami/2"}
    for space, mask in enumerate(box.near):
        assert not mask >> space & 1
        assert all(box.near[other] >> space & 1 for other in members(mask))


def test_fewest_rails_to_reach_each_city(box: Components) -> None:
    """Found from the names of the spaces alone, not from the tables under test."""
    lengths = Counter(name.partition("/")[0] for name in box.spaces)
    rails = dict.fromkeys(box.cities, 99) | {"washington": 0, "charlotte": 0}
    for _ in box.cities:
        for link, length in lengths.items():
            for here, there in (link.split("-"), reversed(link.split("-"))):
                rails[there] = min(rails[there], rails[here] + length)
    assert rails == {
        "washington": 0, "charlotte": 0,
        "chicago": 2, "little_rock": 2, "miami": 2,
        "duluth": 3, "kansas_city": 3, "houston": 3,
        "bismarck": 5, "denver": 5, "el_paso": 5, "salt_lake_city": 7,
        "san_diego": 7, "seattle": 8, "san_francisco": 9,
    }  # fmt: skip

    laid, depth, found = 1 << box.initial_space, 0, dict.fromkeys(box.cities, -1)
    while -1 in found.values():
        for city, mask in enumerate(box.city_spaces):
            if laid & mask and found[box.cities[city]] < 0:
                found[box.cities[city]] = depth
        for space in members(laid):
            laid |= box.near[space]
        depth += 1
    assert found == rails


def test_thirteen_loose_city_tiles_and_two_printed(box: Components) -> None:
    loose = [level for level, city in zip(box.tile_level, box.tile_city, strict=True) if city < 0]
    assert Counter(loose) == {2: 3, 3: 3, 4: 4, 5: 3}
    assert cities(box, sum(1 << city for city in box.tile_city if city >= 0)) == {"washington", "charlotte"}
    assert len({str(shown(first)) for first in box.tile_first}) == 14
    for primary in box.tile_primary:
        assert set(shown(primary)) <= {"steps", "worker", "workers"}


def test_any_worker_means_every_colour(box: Components) -> None:
    assert shown(box.tile_first[box.tiles.index("4-2")]) == {"pay": 200, "worker": 0b11111}


def test_telegraph_line(box: Components) -> None:
    assert len(box.section_shares) == len(box.section_first) == 8
    assert members(box.deal_sections) == [2, 5]
    assert len(box.link_vp) == 7
    assert set(box.link_vp) == {5, 8}
    assert box.link_vp[0] + box.link_vp[1] + box.link_vp[6] == 5 + 5 + 8
    tiled = [s for s in range(8) if not box.deal_sections >> s & 1]
    assert any((box.section_shares[s], box.section_first[s]) == (3, 1) for s in tiled)
    assert [shown(tile) for tile in box.telegraph_tiles] == [
        {"rail": 1},
        {"promote": 2},
        {"flip": 2},
        {"money": 600},
        {"train": 1},
        {"steps": 4},
    ]


def test_neutral_buildings_by_number_of_players(box: Components) -> None:
    assert [mask.bit_count() for mask in box.neutral_cities] == [0, 0, 4, 3, 0]
    assert [members(mask) for mask in box.neutral_sections] == [[], [], [0, 3, 6], [1, 4], []]
    assert cities(box, box.neutral_cities[3]) == {"san_francisco", "bismarck", "houston"}
    assert not any(mask & box.deal_sections for mask in box.neutral_sections)


def test_twenty_four_trains(box: Components) -> None:
    assert box.train_count == [[0, 0, 2, 3, 4]] + [[0, 0, 3, 4, 5]] * 4
    assert sum(counts[4] for counts in box.train_count) == 24
    assert [shown(effect) for effect in box.train_effect] == [
        {"promote": 2},
        {"money": 600},
        {"steps": 3},
        {"shares": 3},
        {"pay": 100, "rail": 1},
    ]


def test_train_stacks_may_come_in_any_order(box: Components) -> None:
    cash = next(line for line in TEXT.splitlines() if 'id = "cash"' in line)
    rail = next(line for line in TEXT.splitlines() if 'id = "rail"' in line)
    swapped = TEXT.replace(cash, "@").replace(rail, cash).replace("@", rail)
    again = parse(swapped, "my.toml")
    assert [shown(effect) for effect in again.train_effect] == [shown(effect) for effect in box.train_effect]
    assert len(TRAINS) == 5


def test_nine_deals_with_eighteen_different_rewards(box: Components) -> None:
    assert len(box.deals) == 9
    assert all(1 <= cost <= 4 for costs in box.deal_cost for cost in costs)
    assert len({str(shown(side)) for sides in box.deal_reward for side in sides}) == 18
    assert shown(box.deal_reward[box.deals.index("deal4")][0]) == {"promote": 2, "promote_price": 100}


def test_performance_tracks(box: Components) -> None:
    assert {len(vp) for vp in box.track_vp} == {8}
    assert 5 in box.track_vp[TELEGRAPH_TRACK]
    assert box.gate_money[TELEGRAPH_TRACK] == [0, 0, 50, 0, 50, 0, 100, 0]
    assert box.gate_money_hard[TELEGRAPH_TRACK] == [0, 0, 500, 0, 500, 0, 1000, 0]
    assert box.gate_money_hard[STATIONS_TRACK] == box.gate_money[STATIONS_TRACK] == [0] * 8
    assert box.gate_shares[STATIONS_TRACK] == [0, 0, 1, 0, 1, 0, 2, 0]
    assert box.gate_workers[NETWORK_TRACK] == [0, 0, 0, 0, 1, 0, 1, 0]


def test_hard_gates_equal_the_normal_ones_where_none_is_given() -> None:
    box = parse(edited("money = 100, hard_money = 1000", "money = 100"), "my.toml")
    assert box.gate_money_hard[TELEGRAPH_TRACK] == [0, 0, 500, 0, 500, 0, 100, 0]


def test_fifteen_rails_and_twelve_buildings_two_each_right_of_the_logo(box: Components) -> None:
    assert (box.rails, box.buildings) == (15, 12)
    assert (box.rails_right, box.buildings_right) == (2, 2)
    assert box.rail_section == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 7, 7]
    assert box.building_section == [0, 1, 2, 3, 3, 4, 4, 5, 5, 6, 7, 7]
    assert box.section_sale[box.section_sale.index(600) + 1] == 700


def test_four_setup_tiles_with_eight_sides(box: Components) -> None:
    sides = [shown(side) for tile in box.setup_side for side in tile]
    assert len(box.setup_tiles) == 4
    assert len(sides) == 8
    stations = 1 << box.cities.index("washington") | 1 << box.cities.index("charlotte")
    for side in (
        {"steps": 3}, {"setup_rail": 1}, {"shares": 3}, {"setup_office": 1}, {"setup_station": stations},
        {"exchange": 1, "money": 200}, {"train": 1}, {"money": 500},
    ):  # fmt: skip
        assert side in sides


def test_thirty_eight_milestones(box: Components) -> None:
    stacks = Counter(STACKS[milestone.stack] for milestone in box.milestones)
    assert stacks == {"A1": 4, "A2": 4, "B": 10, "C": 10, "D": 10}
    assert len({milestone.name for milestone in box.milestones}) == 38
    for milestone in box.milestones:
        assert 1 <= len(milestone.needs) <= 3
        assert 1 <= len(milestone.managers) <= 2
        assert WHITE not in milestone.managers
        assert (ANY_COLOUR in milestone.managers) == (milestone.stack == STACK_D)
        assert all(need.what == 0 for need in milestone.needs if need.kind == DEAL_RAILS)


def test_every_milestone_can_be_reached_with_fifteen_rails(box: Components) -> None:
    """Growing greedily towards what is missing never needs more than a player has."""
    for milestone in box.milestones:
        laid = 1 << box.initial_space
        goals = []
        for need in milestone.needs:
            if need.kind == DEAL_RAILS:
                goals.append(([1 << space for space in members(box.deal_spaces)], need.count))
            elif need.kind < DEAL_RAILS:
                goals.append(
                    ([box.city_spaces[city] for city in members(box.level_cities[need.what])], need.count)
                )
            else:
                goals.append(([1 << space for space in members(box.terrain_spaces[need.what])], need.count))
        for targets, count in sorted(goals, key=lambda goal: -len(goal[0]), reverse=True):
            while sum(1 for target in targets if laid & target) < count:
                missing = 0
                for target in targets:
                    missing |= 0 if laid & target else target
                laid |= shortest_way(box, laid, missing)
        assert laid.bit_count() - 1 <= box.rails, milestone.name


def shortest_way(box: Components, laid: int, goal: int) -> int:
    """The spaces of one shortest way from the rails laid to any space of the goal."""
    ways = dict.fromkeys(members(laid), 0)
    while True:
        for space, way in list(ways.items()):
            for other in members(box.near[space]):
                if other not in ways:
                    ways[other] = way | 1 << other
                    if goal >> other & 1:
                        return ways[other]


# ---- where it comes from ----------------------------------------------------------------------------


def test_everything_that_is_not_the_rulebooks_word_says_why(box: Components) -> None:
    names = {name for name, _, _ in box.reconstructed}
    assert {"cities", "links", "city_tiles", "telegraph", "deals", "tracks", "player_board"} <= names
    assert {"milestones", "setup_tiles", "trains", "telegraph_tiles"} <= names
    assert {"city denver", "city seattle", "link washington-chicago", "milestone A2-1"} <= names
    assert not {"supply", "actions", "neutral", "link washington-charlotte"} & names
    assert {name: basis for name, basis, _ in box.reconstructed}["milestone A2-1"] == "source"
    for _, basis, why in box.reconstructed:
        assert basis in ("infer", "source", "recon")
        assert why.endswith(".")
        assert len(why) > 40


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("schema = 1", "# a remark\n\nschema   =  0x1"),
        ('{ id = "S4", a = { train = 1 }', "{ a = {train=1}, id = 'S4'"),
        ("lonlat = [-77.0, 38.9]", "lonlat = [-76, 39.5]"),
        ('basis = "infer"\nwhy = "The rulebook explains', 'basis = "source"\nwhy = "The reader explains'),
    ],
)
def test_digest_ignores_what_the_rules_do_not_see(box: Components, old: str, new: str) -> None:
    again = parse(re.sub(r" +\n", "\n", edited(old, new)), "my.toml")
    assert again.digest == box.digest
    assert len(again.digest) == 64


def test_digest_changes_with_a_value(box: Components) -> None:
    owner = parse(edited('id = "B-4",  vp = 25', 'id = "B-4",  vp = 24'), "my.toml")
    assert owner.digest != box.digest
    assert [m.vp for m in owner.milestones if m.name == "B-4"] == [24]


def test_an_owner_may_change_names_prices_points_and_rewards() -> None:
    text = TEXT.replace('"kansas_city"', '"omaha"').replace("price = 300", "price = 350")
    text = text.replace("first = { shares = 2 }", "first = { money = 50, steps = 1 }").replace(
        "vp = 46", "vp = 44"
    )
    assert "omaha" in parse(text, "my.toml").cities
