"""What the parts of the picture show: curves, sections, forecasts, deliveries, bids, and all in words."""

from __future__ import annotations

import re
from functools import cache
from itertools import pairwise
from math import hypot

import pytest

from age_of_steam.solvent import GAME, course, start
from catalogues import compile_all
from roundhouse.games.age_of_steam.picture import PICTURE, deliveries, grid, laying, tiles
from roundhouse.games.age_of_steam.picture.sea import is_sea
from roundhouse.games.age_of_steam.picture.sections import sections
from roundhouse.games.age_of_steam.picture.turns import places, reductions
from roundhouse.games.age_of_steam.rules import scoring
from roundhouse.games.age_of_steam.rules.components import MOVE, Map
from roundhouse.games.age_of_steam.rules.layouts import (
    FIRST_TOWN,
    IS_CROSSING,
    LAYOUTS,
    LINES,
    SIDES,
    exits_of,
    lines_of,
)
from roundhouse.games.age_of_steam.rules.moves import BID, DROP, ISSUE
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.age_of_steam.rules.track import OPEN
from roundhouse.kit.drawing.svg import num
from roundhouse.text import Words

NAMES = ["Ada", "Bert", "Čeněk", "Dörte", "Eve", "Françoise"]
MAPS = [m.name for m in GAME.maps]


@cache
def words() -> Words:
    compile_all()
    return Words("en", GAME, NAMES)


def drawn(state: State) -> dict[str, str]:
    return PICTURE.pictures(state, 0, words().say)


def told(state: State) -> list[str]:
    return PICTURE.description(state, 0, words().say)


def the_map(name: str) -> Map:
    return next(m for m in GAME.maps if m.name == name)


@cache
def late(map: str) -> State:
    """A position with much track in which goods are moved: the last one of the first turns."""
    players = max(the_map(map).least, min(the_map(map).most, 4))
    found = start(map, players, 5)
    for state in course(map, players, 5, sponsored=True):
        if state.turn > 4:
            break
        if not state.over and state.decision.name == "MoveGoods" and deliveries.ways(state):
            found = state.copy()
    return found


class TestGeometry:
    @pytest.mark.parametrize("map", MAPS)
    def test_neighbours_share_the_middle_of_their_side(self, map: str) -> None:
        m = the_map(map)
        own = grid.grid(m)
        for hex in range(len(m.cell)):
            for side in range(SIDES):
                beyond = m.near[hex * SIDES + side]
                if beyond >= 0:
                    assert own.towards(hex, side) == pytest.approx(own.towards(beyond, (side + 3) % SIDES))

    @pytest.mark.parametrize("turned", [0, 1, -1])
    @pytest.mark.parametrize("line", range(len(LINES)))
    def test_a_line_leaves_both_sides_at_a_right_angle(self, turned: int, line: int) -> None:
        curve = grid.curve(turned, line)
        for side, near, further in ((LINES[line] // SIDES, 0.0, 0.001), (LINES[line] % SIDES, 1.0, 0.999)):
            (ax, ay), (bx, by) = curve.point(near), curve.point(further)
            out = grid.middle(turned, side, 1)
            assert (ax, ay) == pytest.approx(grid.middle(turned, side))
            away = hypot(bx - ax, by - ay)
            assert (bx - ax) / away * out[0] + (by - ay) / away * out[1] == pytest.approx(-1, abs=1e-3)

    def test_a_turned_map_lies_as_it_is_printed(self) -> None:
        m = the_map("western_us")
        own = grid.grid(m)
        spots = {name: own.spots[m.stop_hex[stop]] for stop, name in enumerate(m.stop_name)}
        assert spots["Seattle"][0] < spots["Billings"][0] < spots["Duluth"][0]
        assert spots["Seattle"][1] == pytest.approx(spots["Duluth"][1])
        assert spots["Seattle"][1] < spots["San Francisco"][1] < spots["Los Angeles"][1]

    def test_a_map_turned_to_the_left_lies_as_it_is_printed(self) -> None:
        m = the_map("madagascar")
        own = grid.grid(m)
        spots = {name: own.spots[m.stop_hex[stop]] for stop, name in enumerate(m.stop_name)}
        assert spots["Antsiranana"][1] < spots["Antananarivo"][1] < spots["Tolanaro"][1], "north is on top"
        assert spots["Toliara"][0] < spots["Fianarantsoa"][0] < spots["Manakara"][0], "west is left"

    @pytest.mark.parametrize("layout", range(LAYOUTS))
    def test_a_tile_to_choose_shows_its_lines(self, layout: int) -> None:
        drawing = tiles.tile(0, layout)
        shown = re.findall(r"#aos-(\w)(\d+)", drawing)
        if layout >= FIRST_TOWN:
            assert sum(1 << int(side) for kind, side in shown if kind == "x") == exits_of(layout)
        else:
            assert [int(line) for kind, line in shown if kind == "l"] == lines_of(layout)
            assert ("b", str(lines_of(layout)[-1])) in shown or not IS_CROSSING[layout]

    def test_numbers_are_short(self) -> None:
        assert [num(3.0), num(2.749), num(-0.04)] == ["3", "2.7", "0"]


class TestTrack:
    @pytest.mark.parametrize("map", MAPS)
    def test_r_end_2_sections_have_the_length_that_is_scored(self, map: str) -> None:
        state = late(map)
        found = [0] * state.players
        for section in sections(state):
            if section.complete and section.owner >= 0:
                found[section.owner] += len(section.lines)
        for owner in state.link_owner:
            if owner >= 0:
                found[owner] += 1
        assert found == scoring.sections(state)

    @pytest.mark.parametrize("map", MAPS)
    def test_every_line_of_track_is_in_one_section(self, map: str) -> None:
        state = late(map)
        ends = [
            place
            for section in sections(state)
            for hex, side, inner in section.lines
            for place in {hex * SIDES + side, hex * SIDES + inner if inner < SIDES else hex * SIDES + side}
        ]
        assert sorted(ends) == [place for place, line in enumerate(state.track) if line >= 0]

    def test_unfinished_track_ends_at_a_buffer(self) -> None:
        state = late("rust_belt")
        loose = [place for section in sections(state) for place in section.loose]
        assert loose
        assert drawn(state)["map"].count('class="end"') == len(loose)


class TestPlayers:
    def short_of_money(self, cash: int, income: int) -> str:
        state = start("rust_belt", 3, 1)
        state.cash[0], state.income[0], state.shares[0], state.engine[0] = cash, income, 10, 2
        return drawn(state)["players"]

    def test_r_inc_2_a_warning_before_a_shortage(self) -> None:
        shown = self.short_of_money(cash=1, income=6)
        assert 'href="#aos-warn"' in shown
        assert 'href="#aos-skull"' not in shown

    def test_r_inc_3_another_one_before_bankruptcy(self) -> None:
        shown = self.short_of_money(cash=1, income=1)
        assert 'href="#aos-skull"' in shown

    def test_no_warning_for_who_can_pay(self) -> None:
        shown = self.short_of_money(cash=12, income=0)
        assert not re.search("aos-(warn|skull)", shown)

    def test_after_the_end_nothing_is_foretold(self) -> None:
        state = start("rust_belt", 3, 1)
        state.cash[0], state.income[0], state.shares[0] = 1, 1, 10
        foretold = [one for one in told(state) if "bankrupt" in one]
        assert foretold
        state.moves = []
        assert state.over
        assert not re.search("aos-(warn|skull)", drawn(state)["players"])
        assert "forecast" not in [one.name for one in PICTURE.numbers(state, 0, words().say)]
        assert not set(foretold) & {*told(state)}

    def test_r_inc_4_the_bands_of_the_income_track(self) -> None:
        bands = reductions(start("rust_belt", 3, 1))
        assert bands == [(0, 10, 0), (11, 20, 2), (21, 30, 4), (31, 40, 6), (41, 49, 8), (50, -1, 10)]

    def test_r_inc_4_doubled_where_a_map_says_so(self) -> None:
        state = start("southern_us", 3, 1)
        state.turn = 4
        assert reductions(state)[1] == (11, 20, 4)

    def test_markers_on_the_income_track_do_not_cover_each_other(self) -> None:
        for wanted in ([5.0] * 6, [0.0, 1.0, 300.0, 330.0], [336.0] * 4):
            found = places(wanted, 336)
            assert all(right - left >= 40 for left, right in pairwise(found))
            assert found[-1] <= 336


class TestDeliveries:
    def test_whoever_watches_sees_them_listed_while_goods_are_moved_the_best_first(self) -> None:
        state = late("rust_belt")
        found = deliveries.ways(state)
        gains = [way.gains[state.seat] for way in found]
        assert gains == sorted(gains, reverse=True)
        assert len(found) <= deliveries.MOST
        watching = PICTURE.pictures(state, (state.seat + 1) % state.players, words().say)
        assert watching["deliveries"].count('href="#aos-cube"') == len(found)
        assert "deliveries" not in PICTURE.pictures(state, state.seat, words().say)

    def test_at_no_other_time(self) -> None:
        for state in course("rust_belt", 3, 2):
            if state.over or state.turn > 2:
                break
            watching = PICTURE.pictures(state, (state.seat + 1) % state.players, words().say)
            assert state.phase == MOVE or "deliveries" not in watching

    def test_a_cube_on_its_way_has_an_arrow_for_every_link_it_can_take(self) -> None:
        state = late("germany").copy()
        state.play(next(move for move in state.legal() if state.codes.deliver <= move < state.codes.lay))
        while state.decision.name != "Carry":
            state.play(state.legal()[0])
        shown = drawn(state)["map"]
        for move in state.legal():
            name = GAME.moves.text(move)
            if name.startswith("go "):
                assert f'id="go-{name[3:]}"' in shown
                assert len(PICTURE.targets(state, move)) == 2


@pytest.mark.parametrize("map", [m.name for m in GAME.maps if m.links and not is_sea(m, 0)])
def test_the_price_of_a_link_between_two_cities_stands_clear_of_their_names(map: str) -> None:
    m = the_map(map)
    own, shown = grid.grid(m), drawn(start(map, m.least, 1))["map"]
    tags = re.findall(r'id="link-(\d+)".*?<circle class="card" cx="([\d.]+)" cy="([\d.]+)" r="11"', shown)
    assert tags
    for number, x, y in tags:
        if is_sea(m, int(number)):
            continue
        one, other = (own.spots[m.stop_hex[stop]] for stop in m.links[int(number) * 3 :][:2])
        between = (one[0] + other[0]) / 2, (one[1] + other[1]) / 2
        assert 8 < hypot(float(x) - between[0], float(y) - between[1]) < 14
        assert float(y) <= between[1] + 0.1, "names stand low in their cities"


class TestAuction:
    def test_r_auc_4_bids_and_places_are_shown(self) -> None:
        state = start("rust_belt", 4, 1)
        while state.decision.name == "IssueShares":
            state.play(ISSUE + 1)
        first = state.seat
        state.play(BID + 3)
        second = state.seat
        state.play(DROP)
        shown = drawn(state)["actions"]
        assert f"{NAMES[first]} holds the highest bid: $3" in shown
        taken = re.findall(r'id="place-4"[^>]*><title>([^<]*)', shown)[0]
        assert NAMES[second] in taken
        assert {f"place-{n}" for n in range(1, 5)} <= set(re.findall(r'id="(place-\d)"', shown))


class TestInWords:
    @pytest.mark.parametrize("map", MAPS)
    def test_every_stop_and_every_player_is_told(self, map: str) -> None:
        state = late(map)
        lines = "\n".join(told(state))
        assert all(name in lines for name in state.m.stop_name)
        assert all(NAMES[seat] in lines for seat in range(state.players))

    def test_every_completed_link_is_told_with_owner_and_length(self) -> None:
        state = late("rust_belt")
        lines = told(state)
        done = [section for section in sections(state) if section.complete]
        assert done
        for section in done:
            one, other = (state.m.stop_name[end] for end in section.ends)
            who = NAMES[section.owner] if section.owner >= 0 else "nobody"
            assert any(
                one in line and other in line and who in line and str(len(section.lines)) in line
                for line in lines
            )

    def test_cubes_are_told_with_colour_and_number(self) -> None:
        state = start("rust_belt", 3, 1)
        state.cubes = [0] * len(state.cubes)
        state.add_cubes(0, 0, 2)
        state.add_cubes(0, 4, 1)
        line = next(line for line in told(state) if line.startswith(state.m.stop_name[0] + " ("))
        assert "2 red" in line
        assert "1 black" in line


def test_the_tile_shown_first_on_a_hex_costs_no_more_than_the_links_that_it_completes() -> None:
    """Seen with a town: ways out that lead nowhere yet made the dearest tile the first."""
    seen = 0
    for state in course("rust_belt", 4, 3, sponsored=True):
        by_hex: dict[int, list[int]] = {}
        for move in state.legal():
            if move >= state.codes.lay:
                by_hex.setdefault(state.codes.laid(move)[0], []).append(move)
        for moves in by_hex.values():
            first = max(moves, key=lambda move: laying.worth(state, move))
            links = completed(state, first)
            enough = [move for move in moves if completed(state, move) == links]
            assert not links or cost(state, first) == min(cost(state, move) for move in enough)
            seen += bool(links)
        if state.turn > 3:
            break
    assert seen, "some tiles complete a link"


def completed(state: State, move: int) -> int:
    cell, layout = state.codes.laid(move)
    ends = laying.ways(state, state.m.hex_at[cell], layout)
    return sum(one < OPEN and other < OPEN and one != other for one, other in ends)


def cost(state: State, move: int) -> int:
    found = laying.price(state, move)
    assert found is not None
    return found
