"""The cases for other implementations: made anew, answered by the rules, and by a reading of its own."""

from __future__ import annotations

import json
import runpy
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from age_of_steam.brute import Board, legal_lays
from age_of_steam.brute_goods import Auction, Goods
from age_of_steam.kit import GAME
from forms import many
from roundhouse.games.age_of_steam.oracle.answers import answer, builder, mover
from roundhouse.games.age_of_steam.oracle.fields import column_names
from roundhouse.games.age_of_steam.oracle.positions import NAMES, laid_out
from roundhouse.games.age_of_steam.rules.state import State

Case = dict[str, Any]
ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "conformance" / "age_of_steam"
SCRIPT = runpy.run_path(str(ROOT / "scripts" / "conformance.py"))
KINDS = list(SCRIPT["KINDS"])


def lines(kind: str) -> list[str]:
    return (FOLDER / f"{kind}.jsonl").read_text(encoding="utf-8").splitlines()


def cases(kind: str) -> list[Case]:
    return [json.loads(line) for line in lines(kind)]


def few(kind: str, number: int) -> list[Case]:
    """Some cases of a kind, of all maps."""
    found = cases(kind)
    return found[:: -(-len(found) // number)]


def test_the_suite_has_every_map_and_most_of_the_base_map_and_is_small() -> None:
    found = [case for kind in KINDS for case in cases(kind)]
    assert {case["map"] for case in cases("lays")} == {m.name for m in GAME.maps}
    assert {case["map"] for case in cases("deliveries")} == {m.name for m in GAME.maps}
    assert Counter(case["map"] for case in found).most_common(1)[0][0] == "rust_belt"
    assert len(found) > 300
    assert len({case["id"] for case in found}) == len(found)
    assert {case["format"] for case in found} == {SCRIPT["FORMAT"]}
    assert sum(file.stat().st_size for file in FOLDER.iterdir()) < 2_000_000


def test_the_example_of_the_page_is_one_of_the_cases_and_the_numbers_of_cases_are_right() -> None:
    page = (ROOT / "docs" / "conformance.md").read_text(encoding="utf-8")
    assert json.loads(page.partition("```json\n")[2].partition("```")[0]) in cases("deliveries")
    for kind in KINDS:
        assert f"| `{kind}` | {len(cases(kind))} |" in page


@pytest.mark.parametrize("kind", ["shares", "income", "auction", "growth"])
def test_cases_made_anew_are_the_same(kind: str) -> None:
    assert [SCRIPT["line"](case) for case in SCRIPT["cases"](kind, GAME)] == lines(kind)


@pytest.mark.parametrize("kind", ["lays", "deliveries", "score"])
def test_cases_of_one_game_made_anew_are_the_same(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    made = SCRIPT["KINDS"][kind]
    monkeypatch.setitem(made.__globals__, "sources", lambda: ["sl1"])
    shipped = {case["from"]: case for case in cases(kind) if "game sl1," in case["from"]}
    found = list(SCRIPT["cases"](kind, GAME))
    assert len(found) == len(shipped) > 0
    for case in found:
        expected = shipped[case["from"]]
        assert json.loads(SCRIPT["line"]({**case, "id": expected["id"]})) == expected


@pytest.mark.parametrize("kind", KINDS)
def test_the_rules_give_the_answers(kind: str) -> None:
    for case in few(kind, many(6)):
        assert json.loads(json.dumps(answer(case, GAME))) == case["answer"], case["id"]


def test_the_checker_runs_a_program_and_finds_what_is_wrong(tmp_path: Path) -> None:
    folder = ROOT / "conformance"
    wrong = cases("income")[0]
    wrong["answer"]["players"]["A"][0] += 1
    (tmp_path / "cases.jsonl").write_text("\n".join([*lines("shares")[:3], json.dumps(wrong)]), "utf-8")
    command = [sys.executable, str(folder / "check.py"), str(tmp_path)]
    program = [sys.executable, str(folder / "roundhouse_answers.py")]
    found = subprocess.run([*command, "--", *program], capture_output=True, text=True, check=False)
    assert found.returncode == 1, found.stderr
    assert "3 right, 1 wrong, 0 left out." in found.stdout
    assert f"{wrong['id']} (rust_belt, numbers by chance): players: expected" in found.stdout
    by_function = [*command, "--kind", "shares", "--python", "roundhouse_answers:answer"]
    found = subprocess.run(by_function, capture_output=True, text=True, check=False)
    assert (found.returncode, found.stdout) == (0, "3 right, 0 wrong, 0 left out.\n"), found.stderr


# By a reading of the rules that has nothing to do with the engine's


def plain_lines(track: frozenset[tuple[int, int]]) -> list[list[int | str]]:
    return [[one, "T" if other == 6 else other] for one, other in sorted(track)]


def spot(state: State, hex: int) -> list[int]:
    return [state.m.column[hex], state.m.row[hex]]


def test_lays_and_prices_equal_brute_force() -> None:
    for case in few("lays", many(9)):
        state = builder(case, GAME)
        seat = NAMES.index(case["ask"]["player"])
        board = Board(state, seat)
        found = []
        for hex, track in legal_lays(state, seat):
            kinds = board.kinds_after(hex, track)
            price = board.cash - kinds[min(kinds)].cash
            found.append([spot(state, hex), plain_lines(track), price])
        assert sorted(found, key=json.dumps) == case["answer"]["tiles"], case["id"]


def test_deliveries_equal_brute_force() -> None:
    # On these maps something else comes to the income of the links.
    more = {"income_less", "odd_turns", "collect_sets", "delivery_bonus", "special_cube", "region_bonus"}
    for case in few("deliveries", many(9)):
        state = mover(case, GAME)
        goods = Goods(state)
        expected = {told(goods, way) for way in set(goods.ways(state.seat))}
        moves = case["answer"]["moves"]
        assert {
            json.dumps([at, colour, [stop for stop, _ in way] if is_stop(state, at) else len(way)])
            for at, colour, way, *_ in moves
        } == expected, case["id"]
        for _, _, way, gains, *_ in [] if more & set(state.m.rules) else moves:
            assert gains == Counter(owner for _, owner in way if owner not in (None, "ferry")), case["id"]


def is_stop(state: State, at: list[int]) -> bool:
    return any(spot(state, hex) == at for hex in state.m.stop_hex)


def told(goods: Goods, way: tuple[int, int, tuple[tuple[str, int], ...]]) -> str:
    """A way by the stops on it; one that begins on open track by its length alone."""
    state, (hex, colour, steps) = goods.state, way
    names = ["red", "blue", "purple", "yellow", "black", "white"]
    head = [spot(state, hex), names[colour]]
    if state.m.stop[hex] < 0:
        return json.dumps([*head, len(steps)])
    stops = []
    for kind, number in steps:
        if kind == "to":
            hex = state.m.hex_at[number]
        else:
            hex = next(end for step, end, _ in goods.leaving[hex] if step == (kind, number))
        stops.append(spot(state, hex))
    return json.dumps([*head, stops])


def test_auctions_equal_brute_force() -> None:
    for case in cases("auction"):
        position, ask = case["position"], case["ask"]
        order = [NAMES.index(name) for name in position["order"]]
        cash = [position["players"][name]["cash"] for name in sorted(position["players"])]
        mirror = Auction(order, cash, {NAMES.index(name) for name in ask["may_pass"]})
        for name, said in ask["said"]:
            assert (NAMES[mirror.turn], said in mirror.options()) == (name, True)
            mirror.say(said)
        assert [NAMES[seat] for seat in mirror.result()] == case["answer"]["order"]
        assert {NAMES[seat]: paid for seat, paid in mirror.paid.items()} == case["answer"]["paid"]


REDUCTION = [(50, 10), (41, 8), (31, 6), (21, 4), (11, 2)]  # from an income on, what is lost


def test_income_equals_the_table() -> None:
    for case in cases("income"):
        for name, has in case["position"]["players"].items():
            cash = has["cash"] + has["income"] - has["shares"] - has["engine"]
            income = has["income"] + min(0, cash)
            assert (name in case["answer"]["bankrupt"]) == (income < 0)
            if income >= 0 and case["edition"] == "deluxe":
                loss = next((loss for least, loss in REDUCTION if income >= least), 0)
                assert case["answer"]["players"][name] == [max(0, cash), income - loss], case["id"]


def test_growth_equals_the_dice() -> None:
    for case in cases("growth"):
        state = laid_out(case, GAME)
        display = {name: list(column) for name, column in case["ask"]["display"].items()}
        cubes = {state.m.stop_name[stop]: [] for stop in range(state.m.stops)}
        for at, lying in case["position"]["cubes"]:
            cubes[next(name for name in cubes if spot_of(state, name) == at)] += lying
        dice = [(side, die) for side in ("light", "dark") for die in case["ask"][side]]
        for name, stop in [column for one in dice for column in columns(state, *one)]:
            top = next((box for box, cube in enumerate(display[name]) if cube), None)
            if top is not None:
                cubes[stop].append(display[name][top])
                display[name][top] = None
        colours = ["red", "blue", "purple", "yellow", "black", "white"]
        found = {name: sorted(lying, key=colours.index) for name, lying in cubes.items() if lying}
        assert (found, display) == (case["answer"]["cubes"], case["answer"]["display"]), case["id"]


def spot_of(state: State, name: str) -> list[int]:
    return spot(state, state.m.stop_hex[state.m.stop_name.index(name)])


def columns(state: State, side: str, die: int) -> Iterator[tuple[str, str]]:
    """The columns with a number that have a city on the map: their names, and the city's."""
    m = state.m
    for column, name in enumerate(column_names(m)):
        if (m.column_side[column], m.column_die[column]) != (["light", "dark"].index(side), die):
            continue
        letter = m.column_letter[column]
        stop = (
            m.column_stop[column]
            if letter < 0
            else state.letter.index(letter)
            if letter in state.letter
            else -1
        )
        if stop >= 0:
            yield name, m.stop_name[stop]


def test_points_equal_a_count_of_the_track() -> None:
    for case in few("score", many(12)):
        state = laid_out(case, GAME)
        board = Board(state, -1)
        found: Counter[str] = Counter()
        for segments, ends in board.sections():
            owner = board.owner[next(iter(segments))]
            if owner >= 0 and len(ends) == 2 and all(len(end) == 1 for end in ends):
                found[NAMES[owner]] += len(segments)
        for _, _, name in case["position"].get("links", []):
            found[name] += 1
        for name, (track, points) in case["answer"]["players"].items():
            has = case["position"]["players"][name]
            assert track == found[name], case["id"]
            if not {"mining", "final_points"} & set(state.m.rules):
                assert points == 3 * has["income"] - 3 * has["shares"] + track, case["id"]


def test_games_have_the_recorded_numbers_after_every_turn() -> None:
    for case in cases("game"):
        events = case["game"]["events"]
        figures = [event[2] for event in events if event[0] == "end_turn"]
        turns = case["answer"]["turns"]
        assert len(turns) == len(figures) + 1
        for recorded, found in zip(figures, turns[:-1], strict=True):
            assert {name: row for name, row in recorded.items() if row} == found["players"], case["id"]
        final = {name: row[3] for name, row in events[-1][1].items() if row}
        assert final == {name: case["answer"]["points"][name] for name in final}
