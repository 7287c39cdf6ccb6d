"""The arena: who meets whom, nothing lost and nothing counted twice, on processes and on a cluster."""

from __future__ import annotations

import json
import os
import secrets
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from dying_bots import MARK, Broken, DiesAlways, DiesOnce
from roundhouse.bots.bot import Bot, RandomBot
from roundhouse.bots.makers import Known
from roundhouse.core.game import SetupError
from roundhouse.games.registry import GAMES, open_game
from roundhouse.lab.cluster import Cluster, NoRay
from roundhouse.lab.crew import STRIKES, Alone, CrewError, Workers, play_all
from roundhouse.lab.ledger import FILE, Ledger, LedgerError
from roundhouse.lab.tournament import Played, Tournament, line_ups

GAME = open_game(GAMES[0])


class Other(RandomBot):
    name = "other"


class Third(RandomBot):
    name = "third"


def tournament(
    kinds: Sequence[type[Bot]] = (RandomBot, Other), players: int = 2, seed: int = 1
) -> Tournament:
    return Tournament(GAME, [Known(kind) for kind in kinds], players, GAME.complete({}), seed, 1.0)


def timeless(games: Sequence[Played]) -> list[dict[str, Any]]:
    """All about games but how long they took."""
    return [{**asdict(played), "seconds": 0} for played in games]


def played_alone(found: Tournament, games: int) -> list[Played]:
    return list(play_all(Alone(found), range(games)))


# The schedule


@pytest.mark.parametrize(("bots", "players"), [(2, 2), (3, 2), (4, 3), (2, 4), (3, 4), (4, 4), (1, 3)])
def test_after_a_round_everybody_has_sat_everywhere_equally_often(bots: int, players: int) -> None:
    kinds = [type("Kind", (RandomBot,), {"name": f"bot{number}"}) for number in range(bots)]
    found = tournament(kinds, players)
    sat = Counter(
        (which, seat)
        for number in range(2 * found.round)
        for seat, which in enumerate(found.fixture(number).seating)
    )
    assert len(sat) == bots * players
    assert len(set(sat.values())) == 1


def test_everybody_meets_everybody() -> None:
    assert [set(one) for one in line_ups(4, 3)] == [set(one) for one in combinations(range(4), 3)]
    assert [sorted(one) for one in line_ups(3, 4)] == [[0, 0, 1, 2], [0, 1, 1, 2], [0, 1, 2, 2]]


def test_a_game_follows_from_its_number_alone() -> None:
    first, second = tournament(), tournament()
    assert [first.fixture(number) for number in (7, 3)] == [second.fixture(number) for number in (7, 3)]
    assert len({first.fixture(number).seed for number in range(100)}) == 100
    assert tournament(seed=2).fixture(0).seed != first.fixture(0).seed


def test_neighbours_change_from_round_to_round() -> None:
    found = tournament((RandomBot, Other, Third), 3)
    after = {
        seating[(seating.index(0) + 1) % 3]
        for number in range(10 * found.round)
        for seating in [found.fixture(number).seating]
    }
    assert after == {1, 2}


def test_a_tournament_that_cannot_be_is_refused() -> None:
    with pytest.raises(SetupError, match="at least one bot"):
        tournament(())
    with pytest.raises(SetupError, match="named twice"):
        tournament((RandomBot, RandomBot))
    with pytest.raises(SetupError, match="not 9"):
        tournament(players=9)


# Who plays


def test_processes_play_the_same_games_as_this_one() -> None:
    found = tournament()
    together = list(play_all(Workers(found, 2), range(6)))
    assert timeless(sorted(together, key=lambda played: played.number)) == timeless(played_alone(found, 6))


def test_a_worker_that_dies_in_mid_game_costs_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mark = tmp_path / "mark"
    monkeypatch.setenv(MARK, str(mark))
    found = tournament((DiesOnce, RandomBot))
    games = list(play_all(Workers(found, 2), range(4)))
    assert mark.exists()  # somebody did die
    assert sorted(played.number for played in games) == [0, 1, 2, 3]
    assert timeless(sorted(games, key=lambda played: played.number)) == timeless(played_alone(found, 4))


def test_a_game_that_always_ends_its_worker_is_given_up() -> None:
    with pytest.raises(CrewError, match=f"^game 0 has ended its worker process {STRIKES} times$"):
        list(play_all(Workers(tournament((DiesAlways,)), 1), range(1)))


def test_a_fault_of_our_own_bot_is_told_with_its_game() -> None:
    with pytest.raises(CrewError, match=r"fault in a bot or in a game; game 0: ZeroDivisionError"):
        list(play_all(Workers(tournament((Broken,)), 1), range(1)))


class Unreliable:
    """A cluster in a bad state: workers die in mid-game, and some that were given up report all the same."""

    room = 3

    def __init__(self, found: Tournament) -> None:
        self.found = found
        self.under_way: list[int] = []
        self.sent: Counter[int] = Counter()
        self.closed = False

    def send(self, number: int) -> None:
        self.under_way.append(number)
        self.sent[number] += 1

    def receive(self) -> list[tuple[int, Played | None]]:
        number = self.under_way.pop()
        if number % 2 and self.sent[number] == 1:
            return [(number, None)]
        played = self.found.play(number)
        return [(number, played), (number, played)]

    def close(self) -> None:
        self.closed = True


def test_nothing_is_lost_and_nothing_counted_twice_on_an_unreliable_cluster() -> None:
    found = tournament()
    crew = Unreliable(found)
    ledger = Ledger(found)
    added = [ledger.add(played) for played in play_all(crew, range(6))]
    assert added == [True] * 6
    assert crew.sent == Counter({0: 1, 1: 2, 2: 1, 3: 2, 4: 1, 5: 2})
    assert crew.closed
    assert timeless(ledger.games(6)) == timeless(played_alone(found, 6))


def test_a_crew_is_closed_when_nobody_wants_the_games_any_more() -> None:
    crew = Unreliable(tournament())
    games = play_all(crew, range(6))
    next(games)
    games.close()
    assert crew.closed


@pytest.mark.slow
def test_a_ray_cluster_plays_the_same_games_and_a_worker_may_die(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mark = tmp_path / "mark"
    monkeypatch.setenv(MARK, str(mark))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(sys.path))  # the workers load the dying bot too
    monkeypatch.setenv("RAY_AUTH_TOKEN", secrets.token_hex(32))  # of its own, so that none is kept at home
    found = tournament((DiesOnce, RandomBot))
    ledger = Ledger(found, tmp_path / FILE)
    added = [ledger.add(played) for played in play_all(Cluster(found, "local", workers=2), range(6))]
    ledger.close()
    assert mark.exists()
    assert added == [True] * 6
    assert timeless(ledger.games(6)) == timeless(played_alone(found, 6))
    assert len((tmp_path / FILE).read_text(encoding="utf-8").splitlines()) == 7


def test_without_ray_one_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(NoRay, match=r"pip install 'roundhouse\[ray\]'"):
        Cluster(tournament(), "local")


# The file with the games


def test_games_are_kept_as_they_end_and_taken_over(tmp_path: Path) -> None:
    found, file = tournament(), tmp_path / "new" / FILE
    with Ledger(found, file) as ledger:
        for played in play_all(Alone(found), [2, 0]):
            assert ledger.add(played)
            assert json.loads(file.read_bytes().splitlines()[-1])["number"] == played.number
    with Ledger(found, file, resume=True) as again:
        assert again.missing(4) == [1, 3]
        assert again.games(4) == ledger.games(4)
        assert again.games(1) == ledger.games(4)[:1]


@pytest.mark.parametrize("cut", [1, 40])
def test_a_torn_last_line_is_cut_off_and_its_game_played_again(tmp_path: Path, cut: int) -> None:
    found, file = tournament(), tmp_path / FILE
    with Ledger(found, file) as ledger:
        for played in play_all(Alone(found), range(3)):
            ledger.add(played)
    whole = file.read_bytes()
    file.write_bytes(whole[:-cut])
    with Ledger(found, file, resume=True) as again:
        assert again.missing(3) == [2]
        for played in play_all(Alone(found), again.missing(3)):
            again.add(played)
    assert timeless(again.games(3)) == timeless(ledger.games(3))
    assert file.read_bytes().splitlines()[:3] == whole.splitlines()[:3]


def test_a_torn_first_line_is_a_fresh_start(tmp_path: Path) -> None:
    file = tmp_path / FILE
    file.write_bytes(b'{"format":1,"ga')
    with Ledger(tournament(), file) as ledger:
        assert ledger.missing(2) == [0, 1]
    assert len(file.read_bytes().splitlines()) == 1


def test_a_tournament_that_never_began_is_no_hindrance(tmp_path: Path) -> None:
    file = tmp_path / FILE
    Ledger(tournament(seed=2), file).close()
    with Ledger(tournament(), file) as ledger:
        ledger.add(played_alone(tournament(), 1)[0])
    with Ledger(tournament(), file, resume=True) as again:
        assert again.missing(2) == [1]


def test_a_game_that_stands_there_twice_counts_once(tmp_path: Path) -> None:
    found, file = tournament(), tmp_path / FILE
    [played] = played_alone(found, 1)
    with Ledger(found, file) as ledger:
        assert ledger.add(played)
        assert not ledger.add(played)
    text = file.read_bytes()
    file.write_bytes(text + text.splitlines(keepends=True)[1])
    with Ledger(found, file, resume=True) as again:
        assert len(again.games(9)) == 1


def test_results_are_not_mixed_and_not_overwritten(tmp_path: Path) -> None:
    found, file = tournament(), tmp_path / FILE
    with Ledger(found, file) as ledger:
        ledger.add(played_alone(found, 1)[0])
        with pytest.raises(LedgerError, match="another tournament is writing"):
            Ledger(found, file, resume=True)
    text = file.read_bytes()
    with pytest.raises(LedgerError, match="--resume goes on"):
        Ledger(found, file)
    with pytest.raises(LedgerError, match=r"of another tournament: its seed is 1, not 2"):
        Ledger(tournament(seed=2), file, resume=True)
    with pytest.raises(LedgerError, match=r"its bots is"):
        Ledger(tournament((RandomBot, Third)), file, resume=True)
    assert file.read_bytes() == text


@pytest.mark.parametrize(
    ("line", "why"), [(b"nonsense", "damaged"), (b"[1]", "damaged"), (b'{"number":0}', "no game")]
)
def test_a_damaged_line_is_named(tmp_path: Path, line: bytes, why: str) -> None:
    file = tmp_path / FILE
    Ledger(tournament(), file).close()
    file.write_bytes(file.read_bytes() + line + b"\n")
    with pytest.raises(LedgerError, match=f"line 2: .*{why}"):
        Ledger(tournament(), file, resume=True)


def test_a_game_of_other_shuffles_is_refused(tmp_path: Path) -> None:
    file = tmp_path / FILE
    with Ledger(tournament(), file) as ledger:
        ledger.add(Played(1, played_alone(tournament(), 1)[0].result, 0.0))
    with pytest.raises(LedgerError, match="line 2: this game is not of this tournament"):
        Ledger(tournament(), file, resume=True)
