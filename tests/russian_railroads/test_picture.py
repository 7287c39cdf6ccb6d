"""The picture: every move has its place in it, it is small, and nothing in it is told by colour alone."""

from __future__ import annotations

import gzip
import re
from functools import cache
from xml.etree import ElementTree

import pytest

from catalogues import compile_all
from playing import walk
from roundhouse.core.random import Random
from roundhouse.games.russian_railroads import picture
from roundhouse.games.russian_railroads.components import BOARDS, COLOURS
from roundhouse.games.russian_railroads.drawing.style import DARK, LIGHT
from roundhouse.games.russian_railroads.state import State
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
    return Words(language, GAME, NAMES)


def drawn(state: State, seat: int = 0, language: str = "en") -> dict[str, str]:
    return picture.pictures(state.seen_by(seat), seat, words(language).say)


def ids(parts: dict[str, str]) -> list[str]:
    return re.findall(r' id="([^"]+)"', "".join(parts.values()))


def size(*texts: str) -> int:
    return len(gzip.compress("".join(texts).encode()))


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


@pytest.mark.parametrize(("board", "players"), TABLES)
def test_every_legal_move_points_at_things_in_the_picture(board: str, players: int) -> None:
    for state in moments(board, players):
        view = state.seen_by(state.seat)
        there = set(ids(drawn(state, state.seat)))
        for move in view.legal():
            kind = GAME.moves.block(move).name
            found = picture.targets(view, move)
            assert set(found) <= there, GAME.moves.text(move)
            if kind != "flip":  # the special locomotive leaves the game
                assert bool(found) == (kind not in WITHOUT_A_PLACE), kind


def test_the_games_above_ask_every_question_there_is() -> None:
    asked = {
        GAME.moves.block(move).name
        for board, players in TABLES
        for state in moments(board, players)
        for move in state.legal()
    }
    assert {block.name for block in GAME.moves.blocks} - asked <= {"detonate"}


def test_a_boulder_can_be_chosen_where_it_lies() -> None:
    state = fresh(2, "usa")
    shown = ids(drawn(state))
    for name in ("route", "industry"):
        target = picture.targets(state, GAME.moves.code(f"detonate {name}"))
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
        assert picture.targets(state, GAME.moves.code(text)) == expected, text


@pytest.mark.parametrize(
    "text",
    ["step black transcontinental_east", "doubler kiev", "token golden_spike", "pay rocky_mountaineer_9"],
)
def test_a_move_of_the_other_board_has_no_place(text: str) -> None:
    with pytest.raises(LookupError):
        picture.targets(position(), GAME.moves.code(text))


@pytest.mark.parametrize(("board", "players"), TABLES)
def test_ids_are_unique_over_the_whole_page_and_stay_the_same(board: str, players: int) -> None:
    lasting: set[str] = set()
    for state in moments(board, players):
        found = ids(drawn(state, max(state.seat, 0)))
        assert len(found) == len(set(found))
        now = {
            name for name in found if re.match(r"(pile|factory|card|dividend|level|track|rrr|seat)-", name)
        }
        now = {name for name in now if not re.search(r"-boulder-|-card-", name)}
        lasting = lasting or now
        assert now == lasting


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("board", "players"), TABLES)
def test_every_part_is_well_formed_and_named_in_every_language(
    board: str, players: int, language: str
) -> None:
    say = words(language).say
    for state in moments(board, players)[::6]:
        seat = max(state.seat, 0)
        for name, fragment in drawn(state, seat, language).items():
            root = ElementTree.fromstring(fragment)
            assert root.tag == SVG + "svg"
            assert (name == "symbols") == (picture.title(name, say) == "")
            if name == "symbols":
                continue
            assert root.get("role") == "img"
            assert root.get("aria-label")
            assert not re.search("[\ue000-\uf8ff]|None", fragment)
            for element in root.iter(SVG + "g"):
                if element.get("id"):
                    assert (element.findtext(SVG + "title") or "").strip(), element.get("id")
        assert all(picture.description(state.seen_by(seat), seat, say))


def test_a_strict_page_can_show_it() -> None:
    """No script, no style but classes, and nothing from elsewhere; every drawing that is used is there."""
    for board, players in TABLES:
        parts = drawn(moments(board, players)[-1])
        whole = "".join(parts.values())
        assert not re.search(r'<script|<style|style="|\bon\w+="|<image|<foreignObject|url\(', whole)
        assert set(re.findall(r'href="([^"]*)"', whole)) <= {f"#{name}" for name in ids(parts)}


def test_names_are_shown_as_text_whatever_they_are() -> None:
    state = moments("usa", 4)[-1]
    evil = Words("en", GAME, ['<script>alert("1")</script>', "&amp;\"'{player}", *NAMES[2:]])
    for fragment in picture.pictures(state, 0, evil.say).values():
        ElementTree.fromstring(fragment)
        assert "<script" not in fragment
    ElementTree.fromstring(picture.board(state, 0, evil.say))


@pytest.mark.parametrize(("board", "players"), TABLES)
def test_nothing_hidden_is_in_the_picture(board: str, players: int) -> None:
    """Positions that differ only in what a seat does not know look the same to it, byte for byte."""
    rng = Random(11)
    differed = 0
    for state in moments(board, players)[::4]:
        for seat in (0, players - 1, -1):
            other = state.imagine(seat, rng)
            differed += other.digest() != state.digest()
            assert drawn(other, seat) == drawn(state, seat)
            texts = [picture.description(each.seen_by(seat), seat, words().say) for each in (state, other)]
            assert texts[0] == texts[1]
    assert differed


@pytest.mark.parametrize(("board", "players"), TABLES)
def test_the_picture_is_small(board: str, players: int) -> None:
    for state in moments(board, players)[::5]:
        parts = drawn(state, 0, "de")
        assert size(*parts.values()) + size(picture.STYLE) < FIRST_PAGE
        assert all(size(fragment) < ONE_PART for fragment in parts.values())


def test_the_drawings_never_change_so_that_a_page_fetches_them_once() -> None:
    found = {
        drawn(moments(board, players)[0], 0, language)["symbols"]
        for board, players in TABLES
        for language in languages()
    }
    assert len(found) == 1


@pytest.mark.parametrize(("board", "players"), TABLES)
def test_the_board_stands_on_its_own(board: str, players: int) -> None:
    whole = picture.board(moments(board, players)[-1].seen_by(0), 0, words().say)
    root = ElementTree.fromstring(whole)
    assert root.find(SVG + "style") is not None
    found = re.findall(r' id="([^"]+)"', whole)
    assert len(found) == len(set(found))
    assert {name[1:] for name in re.findall(r'href="(#[^"]*)"', whole)} <= set(found)


@pytest.mark.parametrize(("board", "players"), TABLES)
def test_parts_are_higher_than_broad_so_that_a_phone_shows_them_large(board: str, players: int) -> None:
    for state in moments(board, players):
        for name, fragment in drawn(state, max(state.seat, 0)).items():
            if name != "symbols":
                box = re.search(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', fragment)
                assert box is not None
                assert float(box[1]) == 480
                assert float(box[1]) / float(box[2]) < 1.4


def test_both_themes_have_the_same_colours_and_every_class_has_a_rule() -> None:
    assert LIGHT.keys() == DARK.keys()
    assert "$" not in picture.STYLE
    used: set[str] = set()
    parts: set[str] = set()
    for board, players in TABLES:
        for state in moments(board, players):
            shown = drawn(state, max(state.seat, 0))
            parts |= {f"rrr-{part.split('-')[0]}" for part in shown}
            for value in re.findall(r' class="([^"]*)"', "".join(shown.values())):
                used |= set(value.split())
    styled = set(re.findall(r"\.([a-z][\w-]*)", picture.STYLE)) | parts | {"pick", "rrr"}
    assert used - styled == set()


def test_properties_do_not_meet_those_of_another_game_on_the_same_page() -> None:
    assert all(name.startswith("--rrr-") for name in re.findall(r"(--[\w-]+):#", picture.DARK_PROPERTIES))


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
        assert len(set(picture.SIGNS)) == MOST_SEATS == len(picture.SIGNS)
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
