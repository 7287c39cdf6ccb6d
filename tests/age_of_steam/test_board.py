"""The board for the terminal: complete, in every language, and never wider than the terminal."""

from __future__ import annotations

from functools import cache

import pytest

from age_of_steam.kit import begin, cubes, give, new_city, put, road, table
from age_of_steam.solvent import GAME, course
from catalogues import StrictWords, compile_all
from roundhouse.games.age_of_steam.board import BOARD
from roundhouse.games.age_of_steam.board.grid import draw_map, drawn_width
from roundhouse.games.age_of_steam.rules.layouts import FIRST_TOWN, lines_of
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.age_of_steam.words.names import stop_word
from roundhouse.kit.board import SEATS
from roundhouse.testing.board import shown
from roundhouse.text import Words, languages

NAMES = ["Ada", "Bert", "Cleo", "Dörte Lühe", "Eve", "Franz"]
MAPS = [m.name for m in GAME.maps]
NARROW, WIDER = 76, (80, 100, 160)  # columns


@cache
def words(language: str = "en") -> Words:
    compile_all()
    return StrictWords(language, GAME, NAMES)


def later(map: str, plies: int = 70) -> State:
    """A position with some track."""
    players = GAME.maps[MAPS.index(map)].least
    for ply, state in enumerate(course(map, players, 3, sponsored=True)):
        if ply == plies or state.over:
            return state
    raise AssertionError("a game has no end")


@pytest.mark.parametrize("map", MAPS)
def test_the_board_is_complete_and_never_wider_than_the_terminal(map: str) -> None:
    state = later(map)
    # The narrowest in every language, the others from map to map in another one.
    spoken = languages()
    narrow = [(language, NARROW) for language in spoken]
    wider = [(spoken[n % len(spoken)], width) for n, width in enumerate(WIDER, MAPS.index(map))]
    for language, width in [*narrow, *wider]:
        text = shown(BOARD.board(state, 0, NAMES, words(language).say), width)
        assert max(len(line) for line in text.splitlines()) <= width
        for seat in range(state.players):
            assert NAMES[seat] in text
        cities = [stop for stop in range(state.m.stops) if state.cities >> stop & 1]
        named = [words(language).say(stop_word(state, stop)) for stop in cities]
        assert all(name in text for name in named)


@pytest.mark.parametrize("map", MAPS)
def test_the_map_shows_every_line_of_track_with_its_owner(map: str) -> None:
    state = later(map, 110)
    text = draw_map(state, words().say).plain
    lines = 0
    for hex, layout in enumerate(state.layout):
        if 0 <= layout < FIRST_TOWN:
            lines += len(lines_of(layout))
        assert layout < FIRST_TOWN or state.m.stop[hex] >= 0
    assert lines
    assert sum(text.count(sign) for sign in (*SEATS, "⊗")) == lines
    assert all(len(line) <= drawn_width(state) for line in text.splitlines())


def test_every_map_of_the_game_but_one_fits_eighty_columns() -> None:
    wide = set()
    for m in GAME.maps:
        state = GAME.new(m.least, 1, {"map": m.name, "edition": "deluxe", "variant": "standard"})
        assert isinstance(state, State)
        if drawn_width(state) + 4 > 80:
            wide.add(m.name)
    assert wide == {"cyprus"}  # a narrow terminal shows its tables alone


def test_cubes_track_and_new_cities_are_seen() -> None:
    state = table(players=3)
    road(state, 1, "Evansville", (10, 9), "Indianapolis")
    put(state, -1, (11, 8), [(1, 5)])
    new_city(state, "Fort Wayne", "D")
    cubes(state, "Evansville", "blue")
    cubes(state, "Evansville", "red")
    lines = draw_map(state, words().say).plain.splitlines()
    assert "②↑↙" in lines[19]  # K10, the first line of an even column
    assert "⊗↗↖" in lines[18]  # L9, half a hex lower
    assert "KDFo" in "".join(lines)  # a black city, D, on Fort Wayne
    assert "RB" in lines[21]  # below Evansville
    text = shown(BOARD.board(state, 0, NAMES, words().say))
    assert "Fort Wayne (D)" in text
    assert "② Evansville–Indianapolis" in text


def test_a_printed_board_that_is_turned_is_drawn_turned() -> None:
    state = table("western_us", players=3)
    first, second = draw_map(state, words().say).plain.splitlines()[:2]
    assert first.split() == [str(number) for number in range(14, 0, -1)]
    assert second.startswith("A  ")
    assert second.index("Sea") < second.index("Dul"), "west is left"


def test_a_board_that_is_turned_to_the_left_has_its_last_column_on_top() -> None:
    state = table("madagascar", players=3)
    lines = draw_map(state, words().say).plain.splitlines()
    assert lines[0].split() == [str(number) for number in range(1, state.m.height + 1)]
    assert lines[1].startswith("T  ")
    north, south = (next(n for n, line in enumerate(lines) if name in line) for name in ("Sam", "Fia"))
    assert north < south, "Sambava lies north of Fianarantsoa"


def test_the_forecast_warns_in_the_table_of_players() -> None:
    state = table(players=3)
    give(state, 1, cash=1, shares=9)
    begin(state, "move")
    text = shown(BOARD.standings(state, NAMES, words().say))
    assert "−$9!" in next(line for line in text.splitlines() if "Bert" in line)
    assert "$" in next(line for line in text.splitlines() if "Cleo" in line)


def test_the_auction_shows_bids_and_places() -> None:
    state = table(players=4)
    begin(state, "player_order")
    state.play(GAME.moves.code("bid 3"))
    state.play(GAME.moves.code("drop"))
    text = shown(BOARD.summary(state, 2, NAMES, words().say))
    assert "Bids: ① Ada $3 · ③ Cleo – · ④ Dörte Lühe – · 4. ② $0" in text


def test_summary_and_standings_are_short() -> None:
    state = later("rust_belt")
    assert len(shown(BOARD.summary(state, 1, NAMES, words().say)).splitlines()) <= 6
    assert len(shown(BOARD.standings(state, NAMES, words().say)).splitlines()) == 1 + state.players
