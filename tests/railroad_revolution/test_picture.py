"""The picture: every move has its place in it, nothing hidden is in it, and it is small."""

from __future__ import annotations

import gzip
import json
import re
from functools import cache
from itertools import combinations
from math import hypot
from pathlib import Path
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner

from catalogues import compile_all
from playing import OPEN, position, random_move, walk
from roundhouse.cli.draw import draw
from roundhouse.core.random import Random
from roundhouse.core.state import State
from roundhouse.games.railroad_revolution import picture
from roundhouse.games.railroad_revolution import state as table
from roundhouse.games.railroad_revolution.drawing import geography, layout, network
from roundhouse.games.railroad_revolution.drawing.style import DARK, LIGHT
from roundhouse.text import Words, languages
from tables import NAMES, finished

GAME = OPEN["railroad_revolution"]
SVG = "{http://www.w3.org/2000/svg}"
VARIANTS = ({"milestones": "draw", "tracks": "normal"}, {"milestones": "open", "tracks": "hard"})
WITHOUT_A_PLACE = {"done", "skip", "pass"}
FIRST_PAGE = 40_000  # bytes, compressed
ONE_PART = 15_000


@cache
def words(language: str = "en") -> Words:
    compile_all()
    return Words(language, GAME, NAMES)


def drawn(state: State, seat: int, language: str = "en") -> dict[str, str]:
    return picture.pictures(state.seen_by(seat), seat, words(language).say)


def ids(parts: dict[str, str]) -> list[str]:
    return re.findall(r' id="([^"]+)"', "".join(parts.values()))


def size(*texts: str) -> int:
    return len(gzip.compress("".join(texts).encode()))


def test_every_legal_move_of_random_games_points_at_things_in_the_picture() -> None:
    kinds: set[str] = set()
    for players, options in ((2, VARIANTS[0]), (3, VARIANTS[1]), (4, VARIANTS[0])):
        for state in walk(GAME, players, options, seed=players):
            if state.over:
                break
            there = set(ids(drawn(state, state.seat)))
            for move in state.legal():
                kind = GAME.moves.text(move).split()[0]
                found = picture.targets(state, move)
                assert set(found) <= there, GAME.moves.text(move)
                assert bool(found) == (kind not in WITHOUT_A_PLACE), kind
                kinds.add(kind)
    assert {block.name for block in GAME.moves.blocks} - kinds <= {"pass"}


def test_the_targets_of_one_move_are_those_a_player_would_click() -> None:
    state = GAME.new(players=2, seed=1)
    while GAME.moves.text(state.legal()[0]).split()[0] != "place":
        state.play(state.legal()[0])
    seat = state.seat
    expected = [f"seat-{seat}-action-1", f"seat-{seat}-worker-white"]
    assert picture.targets(state, GAME.moves.code("place railroad white")) == expected
    assert picture.targets(state, GAME.moves.code("lay washington-chicago/1")) == ["space-1"]


def test_ids_are_unique_over_the_whole_page_and_stay_the_same() -> None:
    first: set[str] = set()
    for number, state in enumerate(walk(GAME, 4, VARIANTS[0], seed=3)):
        if number % 25:
            continue
        found = ids(drawn(state, 0))
        assert len(found) == len(set(found))
        lasting = {name for name in found if re.match(r"(space|city|section|slot|supply|stack|rr)-", name)}
        first = first or lasting
        assert lasting == first


@pytest.mark.parametrize("language", languages())
def test_every_part_is_well_formed_and_named_in_every_language(language: str) -> None:
    for plies in (0, 150, 100_000):
        state = position(GAME, 3, VARIANTS[0], 5, plies)
        parts = drawn(state, 1, language)
        names = ["symbols", "map", "telegraph", "tracks", "offers", "player-0", "player-1", "player-2"]
        assert list(parts) == names
        for name, fragment in parts.items():
            root = ElementTree.fromstring(fragment)
            assert root.tag == SVG + "svg"
            if name == "symbols":
                continue
            assert root.get("role") == "img"
            assert root.get("aria-label")
            assert picture.title(name, words(language).say)
            for element in root.iter(SVG + "g"):
                if element.get("id"):
                    assert (element.findtext(SVG + "title") or "").strip(), element.get("id")
        assert all(picture.description(state.seen_by(1), 1, words(language).say))


def test_a_strict_page_can_show_it() -> None:
    """No script, no style but classes, and nothing from elsewhere; every symbol that is used is there."""
    parts = drawn(position(GAME, 4, VARIANTS[0], 2, 300), 0)
    whole = "".join(parts.values())
    assert not re.search(r'<script|<style|style="|\bon\w+="|<image|<foreignObject|url\(', whole)
    assert set(re.findall(r'href="([^"]*)"', whole)) <= {f"#{name}" for name in ids(parts)}


def test_names_are_shown_as_text_whatever_they_are() -> None:
    state = position(GAME, 2, VARIANTS[0], 1, 30)
    evil = Words("en", GAME, ['<script>alert("1")</script>', "&amp;\"'{player}"])
    for fragment in picture.pictures(state.seen_by(0), 0, evil.say).values():
        ElementTree.fromstring(fragment)
        assert "<script" not in fragment
    ElementTree.fromstring(picture.board(state.seen_by(0), 0, evil.say))


@pytest.mark.parametrize("options", VARIANTS, ids=["usual", "variants"])
def test_nothing_hidden_is_in_the_picture(options: dict[str, str]) -> None:
    """Positions that differ only in what a seat may not know look the same to it, byte for byte."""
    differed = 0
    looked = False
    say = words().say
    rng = Random(11)
    for number, state in enumerate(walk(GAME, 3, options, seed=8)):
        assert isinstance(state, table.State)
        looking = bool(state.drawn)
        if state.over or (number % 40 and not (looking and not looked)):
            continue
        looked = looked or looking
        for seat in range(-1, 3):
            other = state.imagine(seat, rng)
            differed += other.digest() != state.digest()
            assert drawn(other, seat) == drawn(state, seat)
            assert picture.board(other.seen_by(seat), seat, say) == picture.board(
                state.seen_by(seat), seat, say
            )
            texts = [picture.description(each.seen_by(seat), seat, say) for each in (state, other)]
            assert texts[0] == texts[1]
    assert differed
    assert looked


def test_drawn_milestones_are_face_up_for_the_one_who_drew_them_only() -> None:
    for state in walk(GAME, 4, VARIANTS[0], seed=4):
        assert isinstance(state, table.State)
        if state.drawn:
            break
    shown = [name for name in ids(drawn(state, state.seat)) if name.startswith("milestone-")]
    assert len(shown) == len(state.drawn)
    for seat in {-1, *range(4)} - {state.seat}:
        assert not [name for name in ids(drawn(state, seat)) if name.startswith("milestone-")]


@pytest.mark.parametrize("language", languages())
def test_the_picture_is_small(language: str) -> None:
    for seed in range(3):
        for plies in (0, 200, 400, 100_000):
            parts = drawn(position(GAME, 4, VARIANTS[0], seed, plies), 0, language)
            assert size(*parts.values()) + size(picture.STYLE) < FIRST_PAGE
            assert all(size(fragment) < ONE_PART for fragment in parts.values())


def test_a_move_changes_few_parts() -> None:
    """The sheet of symbols never changes, so a page fetches it once."""
    state = position(GAME, 4, VARIANTS[0], 2, 200)
    before = drawn(state, 0)
    state.play(random_move(state, Random(1)))
    after = drawn(state, 0)
    changed = [name for name in after if after[name] != before[name]]
    assert changed
    assert "symbols" not in changed
    assert size(*(after[name] for name in changed)) < ONE_PART


def test_the_board_stands_on_its_own() -> None:
    state = position(GAME, 4, VARIANTS[0], 6, 250)
    board = picture.board(state.seen_by(2), 2, words().say)
    root = ElementTree.fromstring(board)
    assert root.find(SVG + "style") is not None
    found = re.findall(r' id="([^"]+)"', board)
    assert len(found) == len(set(found))
    assert {name[1:] for name in re.findall(r'href="(#[^"]*)"', board)} <= set(found)
    width, height = (float(value) for value in root.attrib["viewBox"].split()[2:])
    assert width > height


def test_both_themes_have_the_same_colours_and_every_class_has_a_rule() -> None:
    assert LIGHT.keys() == DARK.keys()
    assert "$" not in picture.STYLE
    whole = "".join(drawn(position(GAME, 4, VARIANTS[0], 2, 300), 0).values())
    used = {name for value in re.findall(r' class="([^"]*)"', whole) for name in value.split()}
    plain = {"pick", "city", "section", "rr"} | {f"rr-{part}" for part in ("map", "tracks", "offers")}
    styled = set(re.findall(r"\.([\w-]+)", picture.STYLE)) | plain | {"rr-telegraph", "rr-player"}
    assert used - styled == set()


def test_cities_lie_where_the_outline_expects_them() -> None:
    data = json.loads((Path(picture.__file__).parent / "usa.json").read_text(encoding="utf-8"))
    state = GAME.new(players=2, seed=1)
    assert isinstance(state, table.State)
    for name, lonlat in zip(state.c.cities, state.c.city_lonlat, strict=True):
        x, y = geography.albers(*lonlat)
        assert data["cities"][name] == pytest.approx([x, y], abs=3), name


def test_no_city_tile_covers_track_a_mark_or_another_tile() -> None:
    state = GAME.new(players=4, seed=1)
    assert isinstance(state, table.State)
    c = state.c
    boxes: list[tuple[float, float, float, float]] = []
    for name, (x, y) in zip(c.cities, network.places(c), strict=True):
        dx, dy = layout.CARDS[name]
        left, top = x + dx - layout.CARD_WIDTH / 2, y + dy - layout.CARD_HEIGHT / 2
        boxes.append((left, top, left + layout.CARD_WIDTH, top + layout.CARD_HEIGHT))
        assert left > 0
        assert top > 0
        assert boxes[-1][2] < geography.WIDTH
        assert boxes[-1][3] < geography.HEIGHT
    for one, other in combinations(boxes, 2):
        assert one[0] > other[2] or other[0] > one[2] or one[1] > other[3] or other[1] > one[3]
    for space, curve in enumerate(network.spaces(c)):
        marks = re.findall(r'<use [^>]* x="(.*?)" y="(.*?)" width="(.*?)"', network.printed(c, space))
        points = [(geography.point_on(curve, step / 20), 13.0) for step in range(21)]
        points += [((float(x) + float(w) / 2, float(y) + float(w) / 2), 8.0) for x, y, w in marks]
        for (x, y), room in points:
            for city, (left, top, right, bottom) in zip(c.cities, boxes, strict=True):
                away = hypot(max(left - x, 0, x - right), max(top - y, 0, y - bottom))
                assert away >= room, (city, c.spaces[space])


class TestDraw:
    @pytest.fixture
    def record(self, tmp_path: Path) -> Path:
        compile_all()
        file = tmp_path / "game.record"
        file.write_text(finished(players=2).record().write(), encoding="utf-8")
        return file

    def test_a_position_of_a_record_is_drawn(self, record: Path, tmp_path: Path) -> None:
        out = tmp_path / "board.svg"
        arguments = [str(record), "--move", "40", "--seat", "2", "--language", "de", "-o", str(out)]
        result = CliRunner().invoke(draw, arguments)
        assert result.exit_code == 0, result.output
        assert "after 40 of" in result.output
        assert "Bert van Loon" in out.read_text(encoding="utf-8")
        ElementTree.parse(out)

    @pytest.mark.parametrize(
        ("arguments", "says"),
        [(["--move", "100000"], "no position after 100000"), (["--seat", "3"], "no seat 3")],
    )
    def test_what_is_not_in_the_record_cannot_be_drawn(
        self, record: Path, tmp_path: Path, arguments: list[str], says: str
    ) -> None:
        out = tmp_path / "board.svg"
        result = CliRunner().invoke(draw, [str(record), *arguments, "-o", str(out)])
        assert result.exit_code == 2
        assert says in result.output
        assert not out.exists()
