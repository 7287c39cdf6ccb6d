"""What a tournament says: places, ratings, shares of wins, tables for other programs, the report."""

from __future__ import annotations

import csv
import re
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest
from pyarrow import parquet

from roundhouse.bots.bot import RandomBot
from roundhouse.bots.makers import Known, OutsideProgram
from roundhouse.games.registry import GAMES, open_game
from roundhouse.lab.export import NoParquet, rows, standings_table, write_csv, write_parquet
from roundhouse.lab.plots import Scale, Value, distributions, intervals, round_step
from roundhouse.lab.ratings import rate
from roundhouse.lab.report import report
from roundhouse.lab.simulate import Result
from roundhouse.lab.spread import Wins, spread
from roundhouse.lab.standings import standings
from roundhouse.lab.tournament import Played, Tournament

NASTY = "<b>&"


def result(seating: str, scores: list[int], winners: list[int], first: int = 0, **more: object) -> Result:
    sheet = {"trains": scores}
    return Result(9, seating.split(), scores, sheet, winners, 50, 40, 12, first, **more)  # type: ignore[arg-type]


GAMES_PLAYED = [
    Played(0, result("a b c", [90, 70, 60], [0]), 0.5),
    Played(1, result("b c a", [50, 60, 80], [2], first=2), 0.5),
    Played(2, result("c a b", [40, 70, 70], [1, 2]), 0.5),
    Played(5, result("a b c", [99, 30, 20], [1], faults={0: "ended with exit code 1"}), 0.5),
]


def test_winners_come_first_then_points_then_the_bankrupt_then_those_with_a_fault() -> None:
    assert result("a b c d", [70, 90, 70, 80], [1]).places == [3, 1, 3, 2]
    assert result("a b c", [90, 90, 10], [1]).places == [2, 1, 3]  # the tie-break was lost
    assert result("a b c", [90, 90, 10], [0, 1]).places == [1, 1, 3]
    assert result("a b c", [99, 30, 20], [1], faults={0: "slow"}).places == [3, 1, 2]
    assert result("a b", [5, 9], []).places == [2, 1]  # nobody has won
    assert result("a b", [0, 0], [], out=[0, 1]).places == [2, 2]  # and nobody is first of those who are out
    assert result("a b c d", [0, -9, -3, 0], [2], out=[0, 3]).places == [3, 2, 1, 3]
    assert result("a b c d", [0, -9, -3, 0], [1], out=[0], faults={2: "slow"}, first=1).places == [3, 1, 4, 2]


def test_r_inc_6_a_bankrupt_is_last_in_ratings_and_standings() -> None:
    lost = result("a b c", [0, -9, -3], [2], out=[0])
    rated = rate(["a", "b", "c"], [lost] * 9)
    assert rated["c"].mu > rated["b"].mu > rated["a"].mu
    found = standings(["a", "b", "c"], [Played(number, lost, 0.5) for number in range(9)])
    assert {bot.name: bot.place for bot in found.bots} == {"a": 3, "b": 2, "c": 1}
    assert found.duels["b", "a"].share == 1


def test_ratings_order_the_bots_and_get_surer() -> None:
    few = rate(["a", "b", "c"], [result("a b c", [3, 2, 1], [0])] * 5)
    many = rate(["a", "b", "c"], [result("a b c", [3, 2, 1], [0])] * 50)
    assert few["a"].mu > few["b"].mu > few["c"].mu
    assert all(many[name].sigma < few[name].sigma for name in "abc")
    low, high = many["a"].interval
    assert low < many["a"].mu < high


def test_ratings_of_bots_on_several_seats_and_of_bots_alone() -> None:
    both = rate(["a", "b"], [result("a b b b", [9, 1, 2, 3], [0])] * 4)
    assert both["a"].mu > both["b"].mu
    alone = rate(["a"], [result("a a", [9, 1], [0])])
    assert alone["a"].mu == 25


def test_equal_bots_are_rated_alike() -> None:
    games = [result("a b", [2, 1], [0]), result("a b", [1, 2], [1])] * 40
    found = rate(["a", "b"], games)
    assert abs(found["a"].mu - found["b"].mu) < 2 * (found["a"].sigma + found["b"].sigma)


def test_standings_of_known_games() -> None:
    found = standings(["c", "b", "a"], GAMES_PLAYED)
    by_name = {bot.name: bot for bot in found.bots}
    assert found.games == 4
    assert [by_name[name].wins for name in "abc"] == [Wins(2.5, 4), Wins(1.5, 4), Wins(0, 4)]
    assert by_name["a"].scores == [90, 80, 70, 99]
    assert by_name["a"].place == (1 + 1 + 1 + 3) / 4
    assert by_name["a"].faults == 1
    assert found.faults == [(5, "a", "ended with exit code 1")]
    assert found.duels["b", "c"] == Wins(3, 4)
    assert found.duels["a", "b"] == Wins(2.5, 4)
    # By order of play: in the second game the third seat began.
    assert found.seats == [Wins(2, 4), Wins(1.5, 4), Wins(0.5, 4)]
    assert by_name["a"].seats == [Wins(2, 3), Wins(0.5, 1), None]


def test_wins_and_spread_of_known_numbers() -> None:
    assert [round(end, 3) for end in Wins(81, 263).interval] == [0.255, 0.366]
    assert spread([2, 4, 4, 4, 5, 5, 7, 9]).quartiles == (4, 4.5, 5.5)
    assert spread([7]).deviation == 0


def test_without_openskill_there_are_standings_but_no_ratings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    found = standings(["a", "b", "c"], GAMES_PLAYED)
    assert "pip install 'roundhouse[ratings]'" in found.unrated
    assert [bot.rating for bot in found.bots] == [None] * 3
    assert [bot.name for bot in found.bots] == ["a", "b", "c"]
    assert "pip install" in report(tournament(), found)


def test_the_tables_hold_a_row_for_every_seat(tmp_path: Path) -> None:
    table = rows(GAMES_PLAYED)
    write_csv(tmp_path / "results.csv", table)
    write_parquet(tmp_path / "results.parquet", table)
    with (tmp_path / "results.csv").open(encoding="utf-8", newline="") as file:
        texts = list(csv.DictReader(file))
    assert len(texts) == 12
    read = parquet.read_table(tmp_path / "results.parquet").to_pylist()
    assert read == table
    assert [{name: str(value) for name, value in row.items()} for row in read] == texts
    last = table[-3]
    assert (last["game"], last["bot"], last["place"], last["won"]) == (5, "a", 3, 0.0)
    assert (last["fault"], last["points_trains"], last["seed"]) == ("ended with exit code 1", 99, "9")


def test_the_table_of_the_standings() -> None:
    table = standings_table(standings(["a", "b", "c"], GAMES_PLAYED))
    assert sorted(str(row["bot"]) for row in table) == ["a", "b", "c"]
    assert {row["seats_played"] for row in table} == {4}


def test_without_pyarrow_one_sentence_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(NoParquet, match=r"pip install 'roundhouse\[lab\]'"):
        write_parquet(tmp_path / "results.parquet", rows(GAMES_PLAYED))


# The report


def tournament() -> Tournament:
    game = open_game(GAMES[0])
    bots = [Known(RandomBot), OutsideProgram(NASTY, f"program:{NASTY}", ("sh",))]
    return Tournament(game, bots, 3, game.complete({}), 4, 1.0)


def test_the_report_needs_nothing_else_and_escapes_what_it_shows() -> None:
    nasty = result(f"{NASTY} b c", [7, 8, 9], [2], faults={1: "<script>"})
    games = [*GAMES_PLAYED, Played(6, nasty, 1.0)]
    page = report(tournament(), standings(["a", "b", "c", NASTY], games))
    assert not re.search(r"https?:|<script|<link|<img|@import|url\(", page)
    assert NASTY not in page
    assert "&lt;b&gt;&amp;" in page
    assert "prefers-color-scheme: dark" in page
    for word in (
        "Standings",
        "Share of wins",
        "Seats",
        "Scores",
        "Who comes in before whom",
        "lost by a fault",
    ):
        assert word in page
    body = page[page.index("<main>") : page.index("</main>") + 7]
    assert len(ElementTree.fromstring(body).findall(".//svg")) == 4


def test_the_report_does_not_tell_the_time() -> None:
    later = [Played(played.number, played.result, played.seconds + 3) for played in GAMES_PLAYED]
    pages = {report(tournament(), standings(["a", "b", "c"], games)) for games in (GAMES_PLAYED, later)}
    assert len(pages) == 1


def test_plots_keep_inside_their_frame() -> None:
    values = [Value("a", 0.5, 0.2, 0.9), Value("b", 0, 0, 0), Value("c", 1, 1, 1)]
    for svg in (
        intervals("t", values, "{:.2f}".format, 0.25),
        distributions("t", [("a", [5, 5, 9]), ("b", [-70])]),
    ):
        numbers = [float(x) for x in re.findall(r'(?:x|cx)="(-?[\d.]+)"', svg)]
        assert numbers
        assert all(0 <= x <= 760 for x in numbers)


def test_scales_have_round_marks() -> None:
    assert Scale(0, 1).ticks == pytest.approx([0, 0.2, 0.4, 0.6, 0.8, 1.0])
    assert Scale(43, 188).ticks == [0, 50, 100, 150, 200]
    assert Scale(7, 7).low < 7 < Scale(7, 7).high
    assert [round_step(size) for size in (1, 1.1, 3, 7)] == [1, 2, 5, 10]
