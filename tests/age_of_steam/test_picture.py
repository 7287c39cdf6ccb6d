"""The picture: every move has its place in it, it is small, and nothing in it is told by colour alone."""

from __future__ import annotations

import re
from functools import cache
from xml.etree import ElementTree

import pytest

from age_of_steam.solvent import GAME, course, start
from catalogues import StrictWords, compile_all
from roundhouse.games.age_of_steam.picture import PICTURE
from roundhouse.games.age_of_steam.rules.components import COLOUR_NAMES, COLOURS
from roundhouse.games.age_of_steam.rules.moves import ACTIONS, BID, MOST_SEATS
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.age_of_steam.words.track import completed_word
from roundhouse.testing.picture import ids
from roundhouse.text import Words, languages

SVG = "{http://www.w3.org/2000/svg}"
NAMES = ["Ada", "Bert van Loon", "Čeněk", "Dörte", "Eve", "Françoise"]
PLAYERS = {m.name: max(m.least, min(m.most, 4)) for m in GAME.maps} | {"western_us": 6}
TO_THE_END = ("rust_belt", "st_lucia", "barbados")
WITHOUT_A_PLACE = {"done", "skip", "pass", "decline"}
FIRST_PAGE = 40_000  # bytes, compressed
ONE_PART = 15_000


@cache
def words(language: str = "en") -> Words:
    compile_all()
    return StrictWords(language, GAME, NAMES)


def drawn(state: State, seat: int = 0, language: str = "en") -> dict[str, str]:
    return PICTURE.pictures(state.seen_by(seat), seat, words(language).say)


@cache
def moments(map: str, seed: int = 3) -> list[State]:
    """Positions of one game: the first and the last of every kind of question, and of some games the end."""
    first: dict[str, State] = {}
    last: dict[str, State] = {}
    for state in course(map, PLAYERS[map], seed, sponsored=True):
        if state.turn > 4 and map not in TO_THE_END:
            break
        name = "over" if state.over else state.decision.name
        first.setdefault(name, state.copy())
        last[name] = state.copy()
    return [*first.values(), *last.values()]


def test_the_games_above_ask_every_question_there_is() -> None:
    asked = {
        GAME.moves.block(move).name for map in PLAYERS for state in moments(map) for move in state.legal()
    }
    assert {block.name for block in GAME.moves.blocks} - asked <= {"favour", "over", "pass", "link", "to"}


def test_the_targets_of_one_move_are_those_a_player_would_click() -> None:
    state = start("rust_belt", 3, 1)
    for text, expected in (
        ("lay D7 straight N-S", ["hex-D7", "lay-2"]),
        ("deliver H6 red", ["cube-H6-red"]),
        ("urbanise E4 C", ["hex-E4", "letter-C"]),
        ("select engineer", ["action-engineer"]),
        ("put 3 2", ["box-2-1"]),
        ("favour 2", ["seat-1"]),
        ("issue 2", [f"shares-{state.seat}"]),
        ("upgrade", [f"engine-{state.seat}"]),
        ("done", []),
    ):
        assert PICTURE.targets(state, GAME.moves.code(text)) == expected, text
    assert PICTURE.targets(state, BID + 3) == [f"bid-{state.seat}"]


def test_a_move_that_names_no_hex_of_the_map_has_no_place() -> None:
    state = start("barbados", 1, 1)
    with pytest.raises(LookupError):
        PICTURE.targets(state, GAME.moves.code("lay R1 straight N-S"))


@pytest.mark.parametrize("map", PLAYERS)
def test_ids_stay_the_same(map: str) -> None:
    lasting: set[str] = set()
    for state in moments(map):
        found = ids(drawn(state))
        now = {name for name in found if re.match(r"(hex|lay|action|box|letter|seat|link|aos)-", name)}
        lasting = lasting or now
        assert now == lasting


def test_the_bare_map_never_changes_so_that_a_page_fetches_it_once() -> None:
    for language in languages():
        assert len({drawn(state, 0, language)["symbols"] for state in moments("germany")}) == 1


def test_names_lie_above_the_light_of_every_hex() -> None:
    for state in moments("rust_belt"):
        above = drawn(state)["map"].partition('href="#aos-names"')[2]
        assert above
        assert 'id="hex-' not in above


def test_the_map_names_its_cities_as_the_sentences_of_the_language_do() -> None:
    state = moments("germany")[0]
    for language, city in [("en", "Wien"), ("de", "Wien"), ("pl", "Wiedeń")]:
        parts = drawn(state, 0, language)
        assert f">{city}</text>" in parts["symbols"]
        assert f"<title>{city} (" in parts["map"]


def test_the_board_is_wider_than_high() -> None:
    for map in PLAYERS:
        board = PICTURE.board(moments(map)[-1].seen_by(0), 0, words().say)
        width, height = (
            float(value) for value in ElementTree.fromstring(board).attrib["viewBox"].split()[2:]
        )
        assert width > height


@pytest.mark.parametrize("map", PLAYERS)
def test_a_bare_map_stands_on_its_own_and_names_every_stop(map: str) -> None:
    m = next(one for one in GAME.maps if one.name == map)
    svg = PICTURE.draw_map(m, words().say)
    root = ElementTree.fromstring(svg)
    texts = {element.text for element in root.iter(SVG + "text")}
    assert set(m.stop_name) <= texts
    assert {f"${price}" for price in set(m.price) if price > 4} <= texts


def test_properties_do_not_meet_those_of_another_game_on_the_same_page() -> None:
    assert all(name.startswith("--aos-") for name in re.findall(r"(--[\w-]+):#", PICTURE.DARK_PROPERTIES))


class TestNothingIsToldByColourAlone:
    def test_every_colour_of_goods_has_a_sign_of_its_own(self) -> None:
        sheet = drawn(start("southern_us", 3, 1))["symbols"]
        signs = [
            re.findall(rf'<path id="aos-s{colour}"[^>]* d="([^"]+)"', sheet) for colour in range(COLOURS)
        ]
        assert all(len(found) == 1 for found in signs)
        assert len({found[0] for found in signs}) == COLOURS

    def test_every_cube_carries_the_sign_of_its_colour(self) -> None:
        for fragment in drawn(moments("southern_us")[-1]).values():
            for colour, sign in re.findall(
                r'<g class="aos-g(\d)"><use href="#aos-cube"[^>]*/><use href="#aos-s(\d)"', fragment
            ):
                assert colour == sign

    def test_every_player_has_an_emblem_and_a_pattern_of_track(self) -> None:
        assert len(set(PICTURE.SIGNS)) == MOST_SEATS == len(PICTURE.SIGNS)
        patterns = [
            re.findall(rf"\.aos \.p{seat}{{.*?(--thick.*?)}}", PICTURE.STYLE)[0] for seat in range(MOST_SEATS)
        ]
        assert len(set(patterns)) == MOST_SEATS
        sheet = drawn(start("rust_belt", 3, 1))["symbols"]
        emblems = {re.findall(rf'id="aos-e{seat}" d="([^"]+)"', sheet)[0] for seat in range(MOST_SEATS)}
        assert len(emblems) == MOST_SEATS

    def test_every_owned_section_carries_an_emblem(self) -> None:
        state = moments("rust_belt")[-1]
        shown = drawn(state)["map"]
        for seat in range(state.players):
            owned = any(line >= 0 and (line >> 3) - 1 == seat for line in state.track)
            assert (f'<use href="#aos-e{seat}"' in shown) == (owned or state.seat == seat)


def test_a_cube_can_be_chosen_where_it_lies() -> None:
    state = start("rust_belt", 3, 1)
    shown = set(ids(drawn(state)))
    m = state.m
    for stop in range(m.stops):
        name = f"{chr(65 + m.column[m.stop_hex[stop]])}{m.row[m.stop_hex[stop]] + 1}"
        for colour in range(COLOURS):
            lies = state.cubes[stop * COLOURS + colour] > 0
            assert (f"cube-{name}-{COLOUR_NAMES[colour]}" in shown) == lies


def test_who_is_out_of_the_game_has_no_points_to_show() -> None:
    """Not even 0: somebody with less than that may still win."""
    state = start("rust_belt", 3, 1)
    shown = drawn(state)["players"].count('href="#aos-points"')
    state.alive = [1, 0, 1]
    state.order = [seat for seat in state.order if seat != 1]
    assert (shown, drawn(state)["players"].count('href="#aos-points"')) == (3, 2)
    assert state.out() == [1]


@pytest.mark.parametrize("map", [m.name for m in GAME.maps if m.actions >> ACTIONS])
def test_actions_that_only_some_maps_have_are_no_track(map: str) -> None:
    """Their moves are numbered after those that lay tiles."""
    state = start(map, GAME.maps[[m.name for m in GAME.maps].index(map)].most, 1)
    while state.decision.name != "SelectAction":
        state.play(state.legal()[0])
    legal = state.legal()
    assert max(legal) >= state.codes.further
    assert [PICTURE.price(state, move) for move in legal] == [None] * len(legal)
    assert [PICTURE.worth(state, move) for move in legal] == [0] * len(legal)
    assert PICTURE.starts(state) == []
    assert [completed_word(state, move) for move in legal] == [None] * len(legal)
