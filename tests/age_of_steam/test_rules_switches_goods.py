"""Switches of the maps: where goods lie, who takes them, how they grow. Each test names its switch."""

from __future__ import annotations

import pytest

from age_of_steam.kit import (
    begin,
    column,
    connect,
    cubes,
    deliver,
    deliver_code,
    display,
    give,
    go_code,
    goods,
    listen,
    load_dice,
    load_draws,
    lying,
    new_city,
    play,
    put,
    refuses,
    shown,
    stop,
    table,
    urbanise,
)
from age_of_steam.solvent import start
from roundhouse.core.state import NOBODY
from roundhouse.games.age_of_steam.game import AgeOfSteam
from roundhouse.games.age_of_steam.reading.loading import map_file, parse
from roundhouse.games.age_of_steam.rules import moves as codes
from roundhouse.games.age_of_steam.rules.components import BOXES, COLOURS, MOUNTAIN, TERMINAL, TOWN
from roundhouse.games.age_of_steam.rules.growth import Grow
from roundhouse.games.age_of_steam.rules.setup import cubes_in_play
from roundhouse.games.age_of_steam.rules.state import State

T = "T"
WHITE = 5


# terrain_start_cubes, track_cubes_deliverable, start_section: St. Lucia


def test_terrain_start_cubes_one_on_every_plain_and_river() -> None:
    state = start("st_lucia", 2, 3)
    for hex in range(len(state.m.cell)):
        bare = state.m.stop[hex] >= 0 or state.m.terrain[hex] == MOUNTAIN
        assert (state.lying[hex] < 0) == bare
    assert sum(1 for colour in state.lying if colour >= 0) == 38
    assert sum(state.bag) == 58
    assert state.display == []


def two_cities() -> State:
    """St. Lucia: New Cities on Fond St. Jacques (A, red) and Laborie (F, purple), a link over (2,9)."""
    state = table("st_lucia")
    new_city(state, "Fond St. Jacques", "A")
    new_city(state, "Laborie", "F")
    put(state, 0, (2, 9), [(0, 2)])
    return state


def test_track_cubes_deliverable_only_with_track_on_the_hex() -> None:
    state = two_cities()
    lying(state, (2, 9), "red")
    lying(state, (1, 9), "red")
    begin(state, "move")
    assert [move for move in state.legal() if move >= state.codes.deliver] == [
        deliver_code(state, (2, 9), "red")
    ]
    assert refuses(state, deliver_code(state, (1, 9), "red")) == "no_way"
    assert deliver(state, (2, 9), "red", "Fond St. Jacques") == [1, 0]
    assert state.lying[state.m.hex_at[2 * state.c.grid_height + 9]] == -1


def test_track_cubes_deliverable_a_cube_stays_when_track_is_laid() -> None:
    state = table("st_lucia")
    new_city(state, "Fond St. Jacques", "A")
    state.laid = [1, 1]
    lying(state, (2, 9), "red")
    begin(state, "build")
    state.play(next(move for move in state.legal() if state.game.moves.text(move).startswith("lay C10")))
    begin(state, "move")
    assert deliver_code(state, (2, 9), "red") in state.legal()  # over unfinished track


def test_start_section_may_be_unfinished_and_anybodys() -> None:
    for who, gains in ((0, [1, 0]), (1, [0, 1]), (NOBODY, [0, 0])):
        state = table("st_lucia")
        new_city(state, "Fond St. Jacques", "A")
        put(state, who, (2, 9), [(0, 4)])
        put(state, who, (1, 9), [(1, 0)])
        lying(state, (1, 9), "red")
        begin(state, "move")
        assert deliver(state, (1, 9), "red", "Fond St. Jacques") == gains


def test_start_section_uses_an_engine_step() -> None:
    state = two_cities()
    connect(state, 1, "Laborie", "Micoud")
    new_city_on_track(state, "Micoud", 4)
    lying(state, (2, 9), "yellow")
    give(state, 0, engine=1)
    begin(state, "move")
    assert refuses(state, deliver_code(state, (2, 9), "yellow")) == "no_way"
    give(state, 0, engine=2)
    begin(state, "move")
    assert deliver(state, (2, 9), "yellow", "Laborie", "Micoud") == [1, 1]


def new_city_on_track(state: State, name: str, letter: int) -> None:
    """A New City on a town with track, by the rules, as if somebody urbanised."""
    from roundhouse.games.age_of_steam.rules.urbanization import urbanise as place

    place(state, 0, state.m.stop_hex[stop(state, name)], letter)


def test_start_section_engine_and_income_are_parameters_of_the_map() -> None:
    text = map_file("st_lucia").read_text(encoding="utf-8")
    text = text.replace(
        "[rules.start_section]\nengine = 1\nincome = 1", "[rules.start_section]\nengine = 0\nincome = 2"
    )
    game = AgeOfSteam(parse(text, "own.toml"))
    state = game.new(2, 1, {"map": "st_lucia"})
    assert isinstance(state, State)
    assert (state.m.start_section_engine, state.m.start_section_income) == (0, 2)
    new_city(state, "Fond St. Jacques", "A")
    new_city(state, "Laborie", "F")
    put(state, 0, (2, 9), [(0, 2)])
    connect(state, 1, "Laborie", "Micoud")
    new_city_on_track(state, "Micoud", 4)
    hex = state.m.hex_at[2 * state.c.grid_height + 9]
    state.lying = [3 if other == hex else -1 for other in range(len(state.lying))]
    give(state, 0, engine=1)
    begin(state, "move", order=[0, 1])
    assert deliver(state, (2, 9), "yellow", "Laborie", "Micoud") == [2, 1]


def test_start_section_is_not_run_over_again() -> None:
    # Red for Fond St. Jacques: away to Laborie and back over the same link is forbidden ...
    state = two_cities()
    lying(state, (2, 9), "red")
    give(state, 0, engine=6)
    begin(state, "move")
    state.play(deliver_code(state, (2, 9), "red"))
    assert state.legal() == [codes.GO + 0]
    # ... back over another link is not.
    state = two_cities()
    connect(state, 1, "Laborie", "Fond St. Jacques")
    lying(state, (2, 9), "red")
    give(state, 0, engine=2)
    begin(state, "move")
    state.play(deliver_code(state, (2, 9), "red"))
    assert state.legal() == [codes.GO + 0, codes.GO + 2]
    state.play(codes.GO + 2)
    assert len(state.legal()) == 1
    state.play(state.legal()[0])
    assert state.income == [1, 1]


def test_start_section_with_two_tracks_the_mover_chooses() -> None:
    state = two_cities()
    put(state, 1, (2, 9), [(1, 3)])
    put(state, 1, (3, 8), [(4, 3)])  # Laborie - (3,8) - (2,9) - (2,10)
    lying(state, (2, 9), "purple")
    begin(state, "move")
    state.play(deliver_code(state, (2, 9), "purple"))
    assert state.legal() == [codes.GO + 1, codes.GO + 2]
    state.play(codes.GO + 1)
    assert state.income == [0, 1]


# town_start_cubes, town_cubes_deliverable, special_cube, urbanize_town_cube


def test_town_start_cubes_white_beside_the_bag_in_southern_us() -> None:
    state = start("southern_us", 3, 1)
    for n in range(state.m.stops):
        assert state.cubes[n * COLOURS + WHITE] == (1 if state.m.stop_kind[n] == TOWN else 0)
    assert sum(cubes_in_play(state)[:WHITE]) == 96
    assert (sum(state.bag), state.bag[WHITE]) == (21, 0)


def test_town_start_cubes_random_from_the_bag_in_western_us() -> None:
    state = start("western_us", 3, 1)
    for n in range(state.m.stops):
        if state.m.stop_kind[n] == TOWN:
            assert sum(state.cubes[n * COLOURS : n * COLOURS + COLOURS]) == 1
    assert sum(state.bag) == 0  # 52 + 24 + 20


def test_town_cubes_deliverable_where_the_map_says_so() -> None:
    for name, town, city, colour, possible in (
        ("western_us", "Fargo", "Minneapolis", "red", True),
        ("southern_us", "Selma", "Mobile", "white", True),
        ("rust_belt", "Rock Island", "Chicago", "red", False),
    ):
        state = table(name)
        connect(state, 0, town, city)
        cubes(state, town, colour)
        begin(state, "move")
        assert (deliver_code(state, town, colour) in state.legal()) is possible


def cotton(*way: str, engine: int = 6) -> State:
    state = table("southern_us")
    connect(state, 1, *way)
    cubes(state, way[0], "white")
    give(state, 0, engine=engine)
    begin(state, "move")
    return state


def test_special_cube_pays_the_mover_and_leaves_the_game() -> None:
    state = cotton("Selma", "Mobile")
    bag = state.bag[:]
    assert deliver(state, "Selma", "white", "Mobile") == [1, 1, 0]
    assert state.bag == bag
    assert state.gone[WHITE] == 1


def test_special_cube_is_taken_by_the_four_ports_only_which_keep_their_colour() -> None:
    state = table("southern_us")
    takes = state.takes(WHITE)
    names = {name for n, name in enumerate(state.m.stop_name) if takes >> n & 1}
    assert names == {"Charleston", "Savannah", "Mobile", "New Orleans"}
    assert state.takes(2) >> stop(state, "Mobile") & 1  # purple
    assert refuses(cotton("Selma", "Montgomery"), 0) != ""
    state = cotton("Selma", "Montgomery")
    assert refuses(state, deliver_code(state, "Selma", "white")) == "no_way"


def test_urbanize_town_cube_to_new_city_or_to_bag() -> None:
    for name, town, colour, left in (
        ("southern_us", "Selma", "white", "white"),
        ("western_us", "Fargo", "red", ""),
    ):
        state = table(name)
        give(state, 0, action="urbanization")
        cubes(state, town, colour)
        bag = state.bag[:]
        begin(state, "build")
        urbanise(state, town, "C")
        assert goods(state, town) == left
        assert sum(state.bag) == sum(bag) + (0 if left else 1)


# urbanize_takes_display, city_colours: Korea


def test_urbanize_takes_display_two_cubes_come_and_the_column_is_filled_again() -> None:
    state = table("korea")
    give(state, 0, action="urbanization")
    display(state, "H", "purple yellow")
    load_draws(state, "black red")
    begin(state, "build")
    load_draws(state, "black red")
    urbanise(state, "Kosong", "H")
    assert goods(state, "Kosong") == "purple yellow"
    assert shown(state, "H") == "black red"


def test_urbanize_takes_display_as_many_as_there_are() -> None:
    state = table("korea")
    give(state, 0, action="urbanization")
    display(state, "H", "- yellow")
    state.bag = [1, 0, 0, 0, 0, 0]
    begin(state, "build")
    urbanise(state, "Kosong", "H")
    assert goods(state, "Kosong") == "yellow"
    assert shown(state, "H") == "red -"


def test_city_colours_dynamic_a_city_takes_what_lies_in_it() -> None:
    state = table("korea")
    cubes(state, "Seoul", "red red blue")
    assert [state.takes(colour) >> stop(state, "Seoul") & 1 for colour in range(5)] == [1, 1, 0, 0, 0]
    assert [state.takes(colour) >> stop(state, "Taegu") & 1 for colour in range(5)] == [0] * 5
    cubes(state, "Wonju", "yellow")  # a town takes nothing
    assert not state.takes(3)


def test_city_colours_dynamic_must_stop_and_the_cube_does_not_stay() -> None:
    state = table("korea")
    connect(state, 0, "Seoul", "Chunchon", "Kangnung")
    cubes(state, "Seoul", "red")
    cubes(state, "Kangnung", "red")
    give(state, 0, engine=2)
    begin(state, "move")
    reds = state.bag[0]
    assert deliver(state, "Seoul", "red", "Chunchon", "Kangnung") == [2, 0, 0]
    assert goods(state, "Kangnung") == "red"
    assert state.bag[0] == reds + 1
    cubes(state, "Seoul", "red")
    cubes(state, "Chunchon", "red")
    begin(state, "move")
    assert deliver(state, "Seoul", "red", "Chunchon") == [1, 0, 0]


def test_city_colours_dynamic_the_last_cube_takes_its_colour_away() -> None:
    state = table("korea")
    connect(state, 0, "Seoul", "Chunchon")
    cubes(state, "Seoul", "red")
    cubes(state, "Chunchon", "red")
    begin(state, "move")
    deliver(state, "Seoul", "red", "Chunchon")
    begin(state, "move")
    assert refuses(state, deliver_code(state, "Chunchon", "red")) == "no_way"  # Seoul is empty


# goods_growth, growth_dice, extra_growth, display_*, production_targets, no_growth_cities


def test_goods_growth_none_on_st_lucia() -> None:
    state = table("st_lucia", goods=True)
    for seat in (0, 1):
        give(state, seat, cash=20)
    before = state.cubes[:], state.lying[:], state.bag[:]
    log = listen(state)
    begin(state, "income")
    assert state.turn == 2
    assert (state.cubes, state.lying, state.bag) == before
    assert not any(event.key == "log.dice" for event in log)


def test_growth_dice_two_light_none_dark_on_barbados() -> None:
    state = start("barbados", 1, 1)
    state.log = []
    Grow(NOBODY).run(state)
    dice = [event.args["dice"] for event in state.log if event.key == "log.dice"]
    assert [len(str(text).split()) for text in dice] == [2]


def test_extra_growth_atlanta_in_turns_1_to_4() -> None:
    for turn, more in ((1, 1), (4, 1), (5, 0)):
        state = table("southern_us")
        load_dice(state, *[1] * 7)
        begin(state, "growth", turn=turn)
        assert len(goods(state, "Atlanta").split()) == more


def test_extra_growth_berlin_every_turn_before_production() -> None:
    state = table("germany")
    give(state, 0, action="production")
    state.bag = [1, 0, 0, 0, 0, 0]
    begin(state, "growth", turn=9)
    assert goods(state, "Berlin") == "red"
    assert state.turn == 10  # nothing was left to produce


def test_extra_growth_atlanta_comes_after_production() -> None:
    state = table("southern_us")
    give(state, 0, action="production")
    state.bag = [2, 0, 0, 0, 0, 0]
    begin(state, "growth", turn=1)
    assert len(state.drawn) == 2
    assert goods(state, "Atlanta") == ""


def test_extra_growth_nothing_from_an_empty_bag() -> None:
    state = table("germany")
    state.bag = [0] * 6
    begin(state, "growth", turn=2)
    assert goods(state, "Berlin") == ""


def test_no_growth_cities_have_no_column() -> None:
    for name, cities in (("germany", ["Berlin"]), ("korea", ["Pyongyang", "Suwon"])):
        m = table(name).m
        assert all(m.stop_name.index(city) not in m.column_stop for city in cities)
        assert m.columns == 20


def test_display_rows_filled_and_display_sides_on_barbados() -> None:
    state = start("barbados", 1, 4)
    assert state.m.columns == 10
    assert all(state.box(number, 0) >= 0 for number in range(10))
    assert all(state.box(number, box) < 0 for number in range(10) for box in range(1, BOXES))
    assert sum(state.bag) == 60
    assert state.m.letters == 0b1111


def test_display_redraw_no_red_in_a_no_blue_in_b() -> None:
    seen: set[int] = set()
    for seed in range(80):
        state = start("barbados", 1, seed)
        red, blue = state.box(column(state, "A"), 0), state.box(column(state, "B"), 0)
        assert red != 0
        assert blue != 1
        seen |= {red, blue, 10 + state.box(column(state, "C"), 0)}
        assert sum(cubes_in_play(state)) == 76
        assert cubes_in_play(state)[2] == 0  # no purple
    assert {14, 13} <= seen  # black under a black New City is allowed


def test_production_targets_any_empty_box_also_of_new_cities_off_the_map() -> None:
    state = start("barbados", 1, 1)
    give(state, 0, action="production")
    begin(state, "growth", turn=1)
    assert state.decision.name == "PlaceCube"
    assert codes.PUT + column(state, "A") * BOXES + 1 in state.legal()
    assert codes.PUT + column(state, "A") * BOXES + 2 not in state.legal()  # two boxes only
    assert len(state.legal()) == 6 * 2 + 4 + 1


def test_variant_easy_two_cubes_on_every_city_of_barbados() -> None:
    state = start("barbados", 1, 1, variant="easy")
    assert sum(state.cubes) == 12
    assert sum(state.bag) == 54


@pytest.mark.parametrize(
    ("name", "variant", "special", "board", "bag"),
    [
        ("southern_us", "standard", {"Atlanta": 4, "Mobile": 3, "Nashville": 1}, 23 + 14, 21),
        ("germany", "standard", {"Wien": 4, "Königsberg": 3, "Berlin": 2}, 29, 9),
        ("germany", "other", {"Wien": 2, "Königsberg": 3, "Berlin": 4}, 29, 9),
        ("western_us", "standard", {"Denver": 2}, 44, 0),
        ("korea", "standard", {"Pyongyang": 4, "Pusan": 3, "Inchon": 3, "Suwon": 2}, 32, 12),
    ],
)
def test_start_cubes(name: str, variant: str, special: dict[str, int], board: int, bag: int) -> None:
    state = start(name, 4, 2, variant=variant)
    assert sum(state.cubes) == board
    assert sum(state.bag) == bag
    for city, count in special.items():
        base = stop(state, city) * COLOURS
        assert sum(state.cubes[base : base + COLOURS]) == count


# terminals: Germany


def test_terminals_take_one_drawn_colour_and_hold_no_goods() -> None:
    state = start("germany", 3, 1)
    marked = [n for n in range(state.m.stops) if state.m.stop_kind[n] == TERMINAL]
    assert len(marked) == 6
    for n in marked:
        assert 0 <= state.markers[n] < WHITE
        assert state.takes(state.markers[n]) >> n & 1
        assert [state.takes(colour) >> n & 1 for colour in range(WHITE)].count(1) == 1
        assert sum(state.cubes[n * COLOURS : n * COLOURS + COLOURS]) == 0
    assert sum(cubes_in_play(state)) == 96


def test_terminals_end_a_way_but_are_never_passed() -> None:
    state = table("germany")
    connect(state, 0, "Düsseldorf/Köln", "Rotterdam")
    connect(state, 0, "Rotterdam", "Essen/Dortmund")
    marker = state.markers[stop(state, "Rotterdam")]
    state.markers = [4 if colour >= 0 else -1 for colour in state.markers]
    state.bag = [20] * 5 + [0]
    cubes(state, "Düsseldorf/Köln", "black blue")
    give(state, 0, engine=6)
    begin(state, "move")
    assert marker >= 0
    assert deliver_code(state, "Düsseldorf/Köln", "black") in state.legal()
    assert refuses(state, deliver_code(state, "Düsseldorf/Köln", "blue")) == "no_way"  # Essen is blue
    state.play(deliver_code(state, "Düsseldorf/Köln", "black"))
    state.play(go_code(state, "Rotterdam"))
    assert state.income[0] == 1


def test_region_bonus_to_one_owner_chosen_by_the_mover() -> None:
    state = table("western_us", players=3)
    connect(state, 0, "Seattle", "Spokane")
    connect(state, 1, "Spokane", "Butte", "Billings", "Fargo")
    connect(state, NOBODY, "Fargo", "Duluth")
    cubes(state, "Seattle", "red")
    give(state, 2, engine=6)
    begin(state, "move", order=[2, 0, 1])
    state.play(deliver_code(state, "Seattle", "red"))
    for place in ("Spokane", "Butte", "Billings", "Fargo", "Duluth"):
        state.play(go_code(state, place))
    assert state.income == [1, 3, 0]
    assert (state.decision.name, state.seat) == ("Favour", 2)
    assert state.legal() == [codes.FAVOUR, codes.FAVOUR + 1]
    assert refuses(state, codes.FAVOUR + 2) == "not_involved"
    play(state, "favour 1")
    assert state.income == [2, 3, 0]
    assert state.decision.name == "MoveGoods"


@pytest.mark.parametrize(
    ("start_at", "end", "letter", "bonus"),
    [
        ("Seattle", "Duluth", "", 1),
        ("Duluth", "Seattle", "", 1),
        ("Fargo", "Seattle", "", 0),  # a town is in no region
        ("Seattle", "Fargo", "A", 0),  # nor a New City elsewhere
        ("Fargo", "Seattle", "A", 0),
    ],
)
def test_region_bonus_from_region_to_region(start_at: str, end: str, letter: str, bonus: int) -> None:
    state = table("western_us")
    connect(state, 0, "Seattle", "Spokane", "Butte", "Billings", "Fargo", "Duluth")
    if letter:
        new_city_on_track(state, "Fargo", "ABCDEFGH".index(letter))
    colour = "red" if end in ("Duluth", "Fargo") else "blue"
    cubes(state, start_at, colour)
    give(state, 0, engine=6, income=0)
    begin(state, "move")
    stops = ["Seattle", "Spokane", "Butte", "Billings", "Fargo", "Duluth"]
    first, last = stops.index(start_at), stops.index(end)
    way = stops[first + 1 : last + 1] if first < last else stops[last:first][::-1]
    deliver(state, start_at, colour, *way)
    assert state.income[0] == len(way) + bonus


@pytest.mark.parametrize(
    ("town", "region"), [("Kansas City", 1), ("Portland", 2), ("San Diego", 2), ("Fargo", 0)]
)
def test_region_bonus_new_cities_on_three_towns_count(town: str, region: int) -> None:
    state = table("western_us")
    assert state.region(stop(state, town)) == 0
    new_city(state, town, "A")
    assert state.region(stop(state, town)) == region
