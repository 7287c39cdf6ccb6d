"""The box of Age of Steam: goods, tiles, New Cities, numbers and editions."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from own_components import changed_text, map_text
from roundhouse.games.age_of_steam.game import AgeOfSteam
from roundhouse.games.age_of_steam.maps import MAPS
from roundhouse.games.age_of_steam.reading import index, loading
from roundhouse.games.age_of_steam.reading.box import SWITCHES, Box
from roundhouse.games.age_of_steam.reading.loading import SHIPPED, SHIPPED_MAPS, load, parse
from roundhouse.games.age_of_steam.rules.components import (
    COLOUR_NAMES,
    DARK,
    LIGHT,
    Components,
    Edition,
    Map,
    needs_disc,
)
from roundhouse.games.age_of_steam.rules.layouts import FIRST_TOWN, LAYOUTS, TEXTS, town_with
from roundhouse.games.registry import package_of
from roundhouse.kit.files.problems import Source
from roundhouse.kit.files.texts import ComponentsError

TEXT = SHIPPED.read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def box() -> Components:
    return load()


def edition(box: Components, name: str) -> Edition:
    return next(one for one in box.editions if one.name == name)


def serving(box: Components, text: str) -> list[str]:
    """The names of the tiles that can lie so."""
    return [box.tiles[kind].name for kind in box.tiles_for[TEXTS.index(text)]]


def edited(old: str, new: str) -> str:
    assert TEXT.count(old) == 1, f"{old!r} occurs {TEXT.count(old)} times"
    return TEXT.replace(old, new)


def problems(text: str) -> str:
    with pytest.raises(ComponentsError) as caught:
        parse(text, "my.toml")
    return str(caught.value)


def test_the_shipped_components_are_read_once() -> None:
    assert load() is load()


# ---- tiles (R-BLD-7, R-BLD-15, R-BLD-19) ------------------------------------------------------------


def test_136_tiles_and_8_discs(box: Components) -> None:
    counts = {tile.name: tile.count for tile in box.tiles}
    assert sum(counts.values()) == 136
    assert (counts["straight"], counts["curve"], counts["sharp"]) == (48, 55, 7)
    assert sum(count for name, count in counts.items() if name.startswith("cross")) == 11
    assert sum(count for name, count in counts.items() if name.startswith("beside")) == 4
    assert sum(count for name, count in counts.items() if name.startswith("town")) == 11
    assert box.town_discs == 8


def test_every_layout_is_served_by_a_tile(box: Components) -> None:
    assert len(box.tiles_for) == LAYOUTS == 107
    assert all(box.tiles_for)


def test_a_single_line_and_a_pair_are_served_by_one_kind(box: Components) -> None:
    for layout in range(FIRST_TOWN):
        assert len(box.tiles_for[layout]) == 1, TEXTS[layout]
    assert serving(box, "straight NE-SW") == ["straight"]
    assert serving(box, "crossing N-S+NE-SW") == ["cross_straight"]


def test_tiles_are_turned_but_not_flipped(box: Components) -> None:
    by_name = {tile.name: tile.layouts for tile in box.tiles}
    assert len(by_name["straight"]) == len(by_name["cross_straight"]) == len(by_name["beside_curves"]) == 3
    assert len(by_name["curve"]) == len(by_name["sharp"]) == 6
    assert not set(by_name["beside_left"]) & set(by_name["beside_right"])
    assert len(by_name["town_star"]) == 2
    assert not set(by_name["town_left"]) & set(by_name["town_right"])


def test_r_bld_7_a_town_with_two_exits_is_the_line_between_them(box: Components) -> None:
    assert serving(box, "town N+S") == ["straight"]
    assert serving(box, "town SE+S") == ["sharp"]
    assert serving(box, "town N+SW") == ["curve"]


def test_r_bld_7_a_town_with_one_or_three_exits_is_a_town_tile(box: Components) -> None:
    assert serving(box, "town SW") == ["town_one"]
    assert serving(box, "town N+SE+SW") == ["town_star"]
    assert serving(box, "town N+NE+SE") == ["town_fan"]
    assert serving(box, "town N+NE+S") == ["town_right"]
    assert serving(box, "town N+S+NW") == ["town_left"]


@pytest.mark.parametrize(
    ("closed", "tiles"),
    [
        ((0, 1), ["cross_curves", "beside_straight"]),  # neighbours
        ((2, 4), ["cross_mixed", "beside_left", "beside_right"]),  # one apart
        ((2, 5), ["cross_straight", "beside_curves"]),  # opposite
    ],
)
def test_r_bld_7_a_town_with_four_exits_is_any_pair_with_these_ends(
    box: Components, closed: tuple[int, int], tiles: list[str]
) -> None:
    layout = town_with(0b111111 ^ 1 << closed[0] ^ 1 << closed[1])
    assert [box.tiles[kind].name for kind in box.tiles_for[layout]] == tiles
    assert needs_disc(layout)


# ---- goods, numbers, scoring ------------------------------------------------------------------------


def test_new_cities_have_their_colours_and_columns(box: Components) -> None:
    rust_belt = box.maps[0]
    assert [COLOUR_NAMES[colour] for colour in rust_belt.letter_colour] == [
        "red", "blue", "black", "black", "yellow", "purple", "black", "black",
    ]  # fmt: skip
    columns = [
        (rust_belt.column_side[column], rust_belt.column_die[column], rust_belt.column_boxes[column])
        for column in range(rust_belt.columns)
        if rust_belt.column_letter[column] >= 0
    ]
    assert columns == [*[(LIGHT, die, 2) for die in (3, 4, 5, 6)], *[(DARK, die, 2) for die in (1, 2, 3, 4)]]


def test_r_set_numbers_of_the_game(box: Components) -> None:
    m = box.maps[0]
    assert (m.start_cash, m.start_income, m.start_shares, m.start_engine) == (10, 0, 2, 1)
    assert (m.share_price, m.most_shares, m.shares_per_turn, m.most_engine) == (5, 15, 15, 6)
    assert (m.tiles_per_turn, m.tiles_engineer, m.rounds_of_moves) == (3, 4, 2)
    assert m.turns == [0, 0, 0, 10, 8, 7, 6, 0, 0]
    assert m.bag == [20, 20, 20, 20, 16, 0]
    assert (m.beside_more, m.crossing_more, m.town_base, m.town_exit) == (1, 2, 1, 1)
    assert (m.replace_crossing, m.replace_town, m.redirect) == (3, 3, 2)


def test_r_end_1_scoring(box: Components) -> None:
    assert (box.score_income, box.score_share, box.score_section) == (3, -3, 1)


# ---- editions ---------------------------------------------------------------------------------------


def test_the_usual_edition_is_deluxe(box: Components) -> None:
    deluxe = box.editions[0]
    assert [one.name for one in box.editions] == ["deluxe", "2002", "summary", "online"]
    assert (deluxe.direct_pairs, deluxe.beside_price, deluxe.redirect_claims) == (1, 2, 0)
    assert deluxe.complex_first == 0
    assert (deluxe.mover_earns, deluxe.must_stop, deluxe.other_cubes) == (0, 1, -1)
    assert deluxe.reduction == [0, 0, 11, 2, 21, 4, 31, 6, 41, 8, 50, 10]


def test_2002_differs_in_how_a_second_line_comes_and_what_it_costs(box: Components) -> None:
    deluxe, first = box.editions[0], edition(box, "2002")
    assert first.direct_pairs == 0
    assert (first.beside_price, first.redirect_claims, first.mover_earns, first.must_stop) == (3, 0, 0, 1)
    assert (first.other_cubes, first.reduction) == (-1, deluxe.reduction)


def test_summary_differs_as_it_says(box: Components) -> None:
    summary = edition(box, "summary")
    assert (summary.direct_pairs, summary.complex_first) == (0, 0)
    assert (summary.beside_price, summary.redirect_claims) == (3, 1)
    assert (summary.mover_earns, summary.must_stop, summary.other_cubes) == (1, 0, 1)
    assert summary.reduction[-4:] == [41, 8, 51, 10]


def test_online_differs_in_the_very_first_tile_alone(box: Components) -> None:
    deluxe, online = box.editions[0], edition(box, "online")
    switches = [*SWITCHES, "beside_price", "other_cubes", "reduction"]
    different = [name for name in switches if getattr(deluxe, name) != getattr(online, name)]
    assert different == ["complex_first"]
    assert online.complex_first == 1


def test_summary_asks_for_a_simple_first_tile_whatever_the_usual_edition_does() -> None:
    own = parse(TEXT.replace("complex_first = false", "complex_first = true", 2), "my.toml")
    assert [one.complex_first for one in own.editions] == [1, 1, 0, 1]


def test_what_is_not_certain_is_listed_with_a_reason(box: Components) -> None:
    listed = [what for what, _, _ in box.reconstructed]
    assert listed[:3] == ["editions.2002", "editions.summary", "editions.online"]
    for words in ("Rust Belt: I1", "St. Lucia: start_section", "Korea: terrain_cost", "Germany: C4"):
        assert words in listed
    assert all(basis in ("infer", "source", "recon") and why for _, basis, why in box.reconstructed)


# ---- maps are opened when they are chosen -----------------------------------------------------------


def test_the_index_says_what_the_map_files_say() -> None:
    place, text = MAPS.index()
    assert place.read_text(encoding="utf-8") == text, "run `python scripts/released.py`"
    listed, read = loading.FILE.read(), loading.FILE.read_all()
    assert (listed.digest, listed.text, listed.own) == (read.digest, read.text, False)
    assert listed.reconstructed == read.reconstructed
    for few, whole in zip(listed.maps, read.maps, strict=True):
        assert vars_of(few) == vars_of(whole)


def vars_of(map: Map) -> dict[str, object]:
    """All that a map says, its variants included; of switches only which they are."""
    found = {
        name: getattr(map, name) for name in dir(map) if name[0] != "_" and not callable(getattr(map, name))
    }
    found["switches"] = [type(switch) for switch in map.switches]
    for name in ("other", "easy"):
        found[name] = None if found[name] is None else vars_of(getattr(map, name))
    return found


def test_only_the_map_that_is_chosen_is_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    read_map = loading.read_map

    def noted(values: dict[str, object], source: Source, box: Box, size: tuple[int, int]) -> Map:
        map = read_map(values, source, box, size)
        opened.append(map.name)
        return map

    monkeypatch.setattr(loading, "read_map", noted)
    game = AgeOfSteam(loading.FILE.read())
    chosen = game.complete({"map": "korea", "variant": "other"})
    assert game.seats(chosen) == (3, 6)
    assert game.worthwhile("variant", chosen) == ["standard", "other"]
    assert opened == []
    for _ in range(2):
        game.new(3, 1, chosen)
    assert opened == ["korea"]


def test_without_an_index_that_fits_all_maps_are_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stale = tmp_path / "index.json"
    for text in ("", "[]", '{"text": "of another day"}'):
        stale.write_text(text, encoding="utf-8")
        monkeypatch.setattr(index, "INDEX", stale)
        assert index.read_index(loading.whole()) is None
    assert loading.FILE.read().digest == load().digest


# ---- an owner's own box -----------------------------------------------------------------------------


def test_an_own_box_goes_with_all_maps() -> None:
    own = parse(edited('id = "sharp",          count = 7', 'id = "sharp",          count = 9'), "my.toml")
    assert sum(tile.count for tile in own.tiles) == 138
    assert [map.name for map in own.maps] == SHIPPED_MAPS
    assert own.digest != load().digest


def test_comments_and_reasons_make_no_other_game() -> None:
    same = TEXT.replace("# Track tiles", "# Tiles").replace("A German summary", "A summary")
    assert same != TEXT
    assert parse(same, "my.toml").digest == load().digest


BAD = [
    ("cash = 10\n", "cash = -1\n", "[players]", "`cash` is -1"),
    ("turns = [0, 0, 10, 8, 7, 6]", "turns = [0, 0, 10]", "[players]", "`turns` has 3 numbers"),
    ('lines = ["N-SE"] }', 'lines = ["N-N"] }', "tile curve", '"N-N"'),
    ('lines = ["N-SE"] }', 'lines = ["N-E"] }', "tile curve", '"N-E"'),
    ('lines = ["N-SE"] }', 'lines = ["S-N"] }', "tile curve", "same track as tile straight"),
    ('lines = ["N-S", "NE-SW"]', 'lines = ["N-S", "N-SW"]', "tile cross_straight", "share a side"),
    ('lines = ["N-S", "NE-SW"]', 'lines = ["N-NE", "S-SW"]', "tile cross_straight", "two sharp curves"),
    ('exits = ["N"]', 'exits = ["N", "S"]', "tile town_one", "two exits"),
    (
        '  { id = "sharp",          count = 7,  lines = ["N-NE"] },\n',
        "",
        "[tiles]",
        "no tile can lie as sharp",
    ),
    ('letter = "B", colour = "blue", ', 'letter = "B", colour = "white", ', "New City B", '"white"'),
    ('letter = "B", ', 'letter = "X", ', "[new_cities], list 2", '"X"'),
    ('side = "light", die = 4 }', 'side = "light", die = 3 }', "New City B", "which another New City has"),
    ("red = 20, ", "", "[goods], bag", "`red` is missing"),
    ("bag = { red", "bag = { white = 5, red", "[goods], bag", "`white` is not known"),
    ("mover_earns = true", "mover_earns = 1", "[editions.summary]", "true or false"),
    ("must_stop = true\n", "", "[editions.deluxe]", "`must_stop` is missing"),
    ("[51, 10]]", "[40, 10]]", "[editions.summary]", "both rising"),
    ("[scoring]", "[score]", "file", "[scoring] is missing"),
]


@pytest.mark.parametrize(("old", "new", "name", "what"), BAD)
def test_a_bad_box_is_told_what_is_wrong(old: str, new: str, name: str, what: str) -> None:
    text = edited(old, new) if TEXT.count(old) == 1 else TEXT.replace(old, new, 1)
    said = problems(text)
    assert f": {name}: " in said
    assert what in said


def test_a_game_with_an_own_map_is_found_again_after_the_box_was_corrected(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = tmp_path / "own.toml"
    own.write_text(map_text(), encoding="utf-8")
    package = package_of("age_of_steam")
    before = package.open(own).components_digest
    shutil.copytree(SHIPPED.parent / "maps", tmp_path / "maps")
    (tmp_path / SHIPPED.name).write_text(changed_text("age_of_steam"), encoding="utf-8")
    monkeypatch.setattr(loading, "SHIPPED", tmp_path / SHIPPED.name)
    monkeypatch.setattr(loading.FILE, "_shipped", None)
    assert package.open(own).components_digest != before
    again = package.open_as(before, 2, own)
    assert again.components_digest == before
    assert type(again).opened(again.components_text).components_digest == before
