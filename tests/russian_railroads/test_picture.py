"""The picture: every move has its place in it, it is small, and nothing in it is told by colour alone."""

from __future__ import annotations

import re
from functools import cache

import pytest

from catalogues import StrictWords, compile_all
from playing import walk
from roundhouse.games.russian_railroads.picture import PICTURE
from roundhouse.games.russian_railroads.rules.components import BOARDS, COLOURS
from roundhouse.games.russian_railroads.rules.state import State
from roundhouse.testing.picture import ids
from roundhouse.text import Words, languages
from russian_railroads.helpers import GAME, fresh, position

SVG = "{http://www.w3.org/2000/svg}"
NAMES = ["Ada", "Bert van Loon", "Čeněk", "Dörte"]
TABLES = [(board, players) for board in BOARDS for players in range(1, 5)]
WITHOUT_A_PLACE = {"done", "pass"}
FIRST_PAGE = 40_000  # bytes, compressed
ONE_PART = 15_000
MOST_SEATS = 4


@cache
def words(language: str = "en") -> Words:
    compile_all()
    return StrictWords(language, GAME, NAMES)


def drawn(state: State, seat: int = 0, language: str = "en") -> dict[str, str]:
    return PICTURE.pictures(state.seen_by(seat), seat, words(language).say)


@cache
def moments(board: str, players: int) -> list[State]:
    """Positions of random games: the first and the last of every kind of question and move, and the end."""
    found: dict[str, State] = {}
    for seed in range(3):
        for state in walk(GAME, players, {"board": board}, seed):
            assert isinstance(state, State)
            if state.over:
                found[f"over {seed}"] = state.copy()
                continue
            kinds = {GAME.moves.block(move).name for move in state.legal()}
            for name in (state.decision.name, *kinds):
                when = "last" if f"first {name}" in found else "first"
                found[f"{when} {name}"] = state.copy()
    return list(found.values())


def test_the_games_above_ask_every_question_there_is() -> None:
    asked = {
        GAME.moves.block(move).name
        for board, players in TABLES
        for state in moments(board, players)
        for move in state.legal()
    }
    assert {block.name for block in GAME.moves.blocks} - asked <= {"detonate", "count"}


def test_a_boulder_can_be_chosen_where_it_lies() -> None:
    state = fresh(2, "usa")
    shown = ids(drawn(state))
    for name in ("route", "industry"):
        target = PICTURE.targets(state, GAME.moves.code(f"detonate {name}"))
        assert target == [f"seat-{state.seat}-boulder-{name}"]
        assert target[0] in shown


def test_the_targets_of_one_move_are_those_a_player_would_click() -> None:
    state = position(tracks={"kiev": [3]}, locos={"kiev": [2]}, coins=2)
    for text, expected in (
        ("place black_1", ["space-black_1"]),
        ("place loco_2 coin", ["space-loco_2", "pay-coin"]),
        ("place black_2 black_coin", ["space-black_2", "pay-black", "pay-coin"]),
        ("place engineer_7", ["engineer-7"]),
        ("step black kiev", ["seat-0-kiev-4", "track-black"]),
        ("step grey kiev", ["seat-0-kiev-1", "track-grey"]),
        ("industry first", ["seat-0-lower-1"]),
        ("gap 3", ["seat-0-gap-3"]),
        ("factory 6", ["factory-6"]),
        ("factory pile", ["pile-2", "factory-2"]),
        ("doubler trans_siberian", ["seat-0-trans_siberian-doubler-1"]),
        ("token revaluation", ["seat-0-revaluation"]),
        ("card card_loco", ["card-card_loco"]),
        ("end_card end_black", ["end-end_black"]),
        ("bonus bonus_coin", ["bonus-bonus_coin"]),
        ("choose second", ["choose-2"]),
        ("dividend div_any", ["dividend-div_any"]),
        ("done", []),
    ):
        assert PICTURE.targets(state, GAME.moves.code(text)) == expected, text


@pytest.mark.parametrize(
    "text",
    ["step black transcontinental_east", "doubler kiev", "token golden_spike", "pay rocky_mountaineer_9"],
)
def test_a_move_of_the_other_board_has_no_place(text: str) -> None:
    with pytest.raises(LookupError):
        PICTURE.targets(position(), GAME.moves.code(text))


@pytest.mark.parametrize(("board", "players"), TABLES)
def test_ids_stay_the_same(board: str, players: int) -> None:
    lasting: set[str] = set()
    for state in moments(board, players):
        found = ids(drawn(state, max(state.seat, 0)))
        now = {
            name for name in found if re.match(r"(pile|factory|card|dividend|level|track|rrr|seat)-", name)
        }
        now = {name for name in now if not re.search(r"-boulder-|-card-", name)}
        lasting = lasting or now
        assert now == lasting


def test_the_drawings_never_change_so_that_a_page_fetches_them_once() -> None:
    found = {
        drawn(moments(board, players)[0], 0, language)["symbols"]
        for board, players in TABLES
        for language in languages()
    }
    assert len(found) == 1


@pytest.mark.parametrize(("board", "players"), TABLES)
def test_parts_are_higher_than_broad_so_that_a_phone_shows_them_large(board: str, players: int) -> None:
    for state in moments(board, players):
        for name, fragment in drawn(state, max(state.seat, 0)).items():
            if name != "symbols":
                box = re.search(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', fragment)
                assert box is not None
                assert float(box[1]) == 480
                assert float(box[1]) / float(box[2]) < 1.4


def test_properties_do_not_meet_those_of_another_game_on_the_same_page() -> None:
    assert all(name.startswith("--rrr-") for name in re.findall(r"(--[\w-]+):#", PICTURE.DARK_PROPERTIES))


class TestNothingIsToldByColourAlone:
    def test_every_colour_of_track_has_a_pattern_of_its_own(self) -> None:
        sheet = drawn(fresh())["symbols"]
        for kind in ("t", "b"):  # pieces, and built track
            patterns = set()
            for colour in range(len(COLOURS)):
                symbol = re.search(rf'<symbol id="rrr-{kind}{colour}".*?</symbol>', sheet)
                assert symbol is not None
                patterns.add(re.sub(r"rrr-\w+", "", symbol[0]))
            assert len(patterns) == len(COLOURS)

    def test_every_player_has_an_emblem(self) -> None:
        assert len(set(PICTURE.SIGNS)) == MOST_SEATS == len(PICTURE.SIGNS)
        sheet = drawn(fresh())["symbols"]
        emblems = {re.findall(rf'id="rrr-e{n}"[^>]* d="([^"]+)"', sheet)[0] for n in range(MOST_SEATS + 1)}
        assert len(emblems) == MOST_SEATS + 1

    def test_every_piece_of_a_player_carries_the_emblem(self) -> None:
        for board, players in TABLES:
            for fragment in drawn(moments(board, players)[-2]).values():
                for seat, sign in re.findall(
                    r'<g class="p(\d)"><use href="#rrr-(?:worker|disc|pawn)"[^>]*/><use href="#rrr-e(\d)"',
                    fragment,
                ):
                    assert seat == sign

    def test_own_temporary_and_black_workers_differ_in_shape(self) -> None:
        sheet = drawn(fresh())["symbols"]
        shapes = {
            re.sub(f"rrr-{name}", "", re.findall(rf'<symbol id="rrr-{name}".*?</symbol>', sheet)[0])
            for name in ("worker", "temp", "black")
        }
        assert len(shapes) == 3
