"""The picture: every move has its place in it, nothing hidden is in it, and it is small."""

from __future__ import annotations

import json
import re
from functools import cache
from itertools import combinations
from math import hypot
from pathlib import Path
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner

from catalogues import StrictWords, compile_all
from playing import OPEN, position, random_move, walk
from roundhouse.cli.draw import draw
from roundhouse.core.random import Random
from roundhouse.core.state import State
from roundhouse.games.railroad_revolution.picture import PICTURE, geography, layout, network
from roundhouse.games.railroad_revolution.rules import state as table
from roundhouse.games.registry import package_of
from roundhouse.testing import moments
from roundhouse.testing.picture import ids, size
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
    return StrictWords(language, GAME, NAMES)


def drawn(state: State, seat: int, language: str = "en") -> dict[str, str]:
    return PICTURE.pictures(state.seen_by(seat), seat, words(language).say)


def test_the_parts_come_in_the_order_they_are_best_read() -> None:
    for plies in (0, 150, 100_000):
        names = ["symbols", "map", "telegraph", "tracks", "offers", "player-0", "player-1", "player-2"]
        assert list(drawn(position(GAME, 3, VARIANTS[0], 5, plies), 1)) == names


def test_random_games_have_every_kind_of_move() -> None:
    """What the checks of every game are worth here: they come upon all kinds but passing."""
    seen = {GAME.moves.block(move).name for spot in moments(GAME, range(4)) for move in spot.state.legal()}
    assert {block.name for block in GAME.moves.blocks} - seen <= {"pass"}


def test_the_targets_of_one_move_are_those_a_player_would_click() -> None:
    state = GAME.new(players=2, seed=1)
    while GAME.moves.text(state.legal()[0]).split()[0] != "place":
        state.play(state.legal()[0])
    seat = state.seat
    expected = [f"seat-{seat}-action-1", f"seat-{seat}-worker-white"]
    assert PICTURE.targets(state, GAME.moves.code("place railroad white")) == expected
    assert PICTURE.targets(state, GAME.moves.code("lay washington-chicago/1")) == ["space-1"]


def test_ids_stay_the_same() -> None:
    first: set[str] = set()
    for number, state in enumerate(walk(GAME, 4, VARIANTS[0], seed=3)):
        if number % 25:
            continue
        found = ids(drawn(state, 0))
        lasting = {name for name in found if re.match(r"(space|city|section|slot|supply|stack|rr)-", name)}
        first = first or lasting
        assert lasting == first


def test_drawn_milestones_are_face_up_for_the_one_who_drew_them_only() -> None:
    for state in walk(GAME, 4, VARIANTS[0], seed=4):
        assert isinstance(state, table.State)
        if state.drawn:
            break
    shown = [name for name in ids(drawn(state, state.seat)) if name.startswith("milestone-")]
    assert len(shown) == len(state.drawn)
    for seat in {-1, *range(4)} - {state.seat}:
        assert not [name for name in ids(drawn(state, seat)) if name.startswith("milestone-")]


def test_a_move_changes_few_parts() -> None:
    """The sheet of symbols never changes, so a page fetches it once."""
    state = position(GAME, 4, VARIANTS[0], 2, 200)
    before = drawn(state, 0)
    state.play(random_move(state, Random(1)))
    after = drawn(state, 0)
    changed = [name for name in after if after[name] != before[name]]
    assert changed
    assert "symbols" not in changed
    assert size("".join(after[name] for name in changed)) < ONE_PART


def test_the_board_is_wider_than_high() -> None:
    state = position(GAME, 4, VARIANTS[0], 6, 250)
    board = PICTURE.board(state.seen_by(2), 2, words().say)
    width, height = (float(value) for value in ElementTree.fromstring(board).attrib["viewBox"].split()[2:])
    assert width > height


def test_cities_lie_where_the_outline_expects_them() -> None:
    data = json.loads((package_of(GAME.name).folder / "usa.json").read_text(encoding="utf-8"))
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


@pytest.mark.parametrize("language", languages()[1:])
def test_amounts_stand_on_the_boards_as_the_language_writes_them(language: str) -> None:
    for name, part in drawn(GAME.new(players=2, seed=1), 0, language).items():
        assert not re.search(r"\$\d", part), name
