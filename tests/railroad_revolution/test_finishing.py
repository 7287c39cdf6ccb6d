"""A move is offered exactly if the turn can be finished after it, held against a search over whole turns."""

from __future__ import annotations

import pytest

from forms import many
from playing import OPEN, random_move, tables
from railroad_revolution.brute import TooLarge, disagreements, own_turn, raw_moves, tight_position
from railroad_revolution.helpers import hand, line, offered, offers, play, position, refresh, refusal
from roundhouse.core.random import Random
from roundhouse.games.railroad_revolution.rules.state import State

GAME = OPEN["railroad_revolution"]
TABLES = [(players, options) for name, players, options in tables() if name == "railroad_revolution"]
LIMIT = 1200  # positions in the tree of one decision


class Tally:
    """How many decisions were held against the search."""

    def __init__(self) -> None:
        self.decided = 0
        self.refusing = 0
        self.too_large = 0

    def hold(self, state: State) -> None:
        """Compare the offered moves of one decision, if its tree is small enough."""
        try:
            assert disagreements(state, LIMIT) == [], [GAME.moves.text(move) for move in state.legal()]
        except TooLarge:
            self.too_large += 1
            return
        self.decided += 1
        self.refusing += bool(set(raw_moves(state)) - set(state.legal()))


@pytest.mark.parametrize("batch", range(many(8)))
def test_offered_exactly_if_finishable_with_little_money_and_few_workers(batch: int) -> None:
    tally = Tally()
    for seed in range(batch * 35, batch * 35 + 35):
        state = tight_position(seed)
        if state.active == 0:
            for open_decision in own_turn(state, Random(seed)):
                tally.hold(open_decision)
    assert tally.decided > 150
    assert tally.refusing > 40
    assert tally.too_large < 0.1 * tally.decided


@pytest.mark.parametrize("seed", range(many(6)))
def test_offered_exactly_if_finishable_in_random_games(seed: int) -> None:
    tally = Tally()
    state = GAME.new(2 + seed % 3, seed, {"tracks": "hard" if seed % 2 else "normal"})
    rng = Random(seed)
    assert isinstance(state, State)
    while not state.over:
        if (
            state.seat == state.active
            and state.decision.name != "ChooseMilestone"
            and state.wealth(state.seat) < 700
        ):
            tally.hold(state)
        state.play(random_move(state, rng))
    assert tally.decided > 30
    assert tally.too_large < 0.1 * tally.decided


# By hand: one position for each kind of help


def test_the_search_tells_a_dead_end() -> None:
    """Held against a list of offers with a wrong one too many and a right one too few."""
    state = position(money=0, shares=0, workers="WWWWO", trains="")
    assert disagreements(state) == []
    wrong = state.copy()
    wrong.moves = [*state.legal(), GAME.moves.code("place station white")]
    assert disagreements(wrong) == ["offered, but cannot be finished: place station white"]
    wrong.moves = [move for move in state.legal() if move != GAME.moves.code("place station orange")]
    assert disagreements(wrong) == ["refused, but can be finished: place station orange"]


def test_ruling_2_2_1_a_station_without_money_by_orange_alone() -> None:
    state = position(money=0, shares=0, workers="WPOGT", trains="")
    assert offered(state, "place") & {
        f"station {c}" for c in ("white", "purple", "orange", "grey", "turquoise")
    } == {"station orange"}
    assert refusal(state, "place station white") == "action_impossible.station"


def test_ruling_2_2_1_a_station_paid_by_its_own_first_bonus() -> None:
    state = position(money=0, shares=0, workers="WWWW", trains="", rails=line("washington", "chicago"))
    play(state, "place station white")
    assert offered(state, "build") == {"chicago"}  # two shares for $150
    play(state, "build chicago")
    assert refusal(state, "done") == "must_pay"
    play(state, "bonus", "done")
    assert (state.money[0], state.shares[0]) == (0, 1)


def test_ruling_2_2_1_a_station_paid_by_purple_flipping_a_cash_train_for_100() -> None:
    chicago = line("washington", "chicago")
    state = position(
        money=100,
        shares=0,
        workers="WWWP",
        trains="cash",
        rails=chicago,
        stations=["washington", "charlotte"],
    )
    hand(state, 1, rails=chicago, stations=["chicago"])  # so that there is no bonus of two shares
    refresh(state)
    assert "station white" not in offered(state, "place")
    play(state, "place station purple", "build chicago")
    assert refusal(state, "done") == "must_pay"
    play(state, "ability")
    assert offered(state, "flip") == {"cash use"}
    assert refusal(state, "skip") == "cannot_finish"
    play(state, "flip cash use", "done")
    assert state.money[0] == 100 - 100 + 600 - 150


def test_a_station_with_no_city_left_reached_by_purple_flipping_a_rail_train() -> None:
    state = position(
        money=500,
        shares=0,
        trains="rail",
        rails=["washington-chicago/1"],
        stations=["washington", "charlotte"],
    )
    assert "station white" not in offered(state, "place")
    play(state, "place station purple", "ability", "flip rail use")
    assert offered(state, "lay") == {"washington-chicago/2"}
    play(state, "lay washington-chicago/2")
    assert offered(state, "build") == {"chicago"}


def test_ruling_2_2_1_a_railroad_short_of_money_is_open_to_grey_and_orange() -> None:
    state = position(money=400, shares=0, workers="WPOGT", trains="")  # the cheapest two rails cost $500
    railroads = {text for text in offered(state, "place") if text.startswith("railroad")}
    assert railroads == {"railroad orange", "railroad grey"}


def test_ruling_2_2_2_with_four_workers_a_telegraph_tile_that_brings_the_money_for_another() -> None:
    state = position(money=200, shares=0, workers="WWWP", tiles={1: "money"}, trains="", goals=("", ""))
    play(state, "place telegraph white", "open 1")  # four shares, and $600 for a worker
    assert offers(state, "tile supply white")
    play(state, "tile supply white")
    assert refusal(state, "done") == "too_few_workers"
    play(state, "hire orange")
    assert state.crew[0] == 4
    state = position(money=0, shares=0, workers="WWWP", tiles={1: "steps"}, trains="", goals=("", ""))
    play(state, "place telegraph white", "open 1")
    assert refusal(state, "tile supply white") in ("too_few_workers", "not_now")


def test_shares_needed_for_the_deal_that_brings_the_fourth_worker_cannot_be_sold() -> None:
    state = position(workers="WWWP", rails=["charlotte-miami/1"], money=600, shares=2, deal="deal2")
    play(state, "place railroad white", "lay charlotte-miami/2", "promote 1 supply purple")
    assert refusal(state, "sell share") == "cannot_finish"


def test_ruling_2_2_2_a_deal_that_pays_for_hiring_may_bring_back_the_fourth_worker() -> None:
    state = position(
        workers="WWWP", rails=["charlotte-miami/1"], money=800, shares=1, deal="deal9", trains="cash"
    )
    play(state, "place railroad white", "lay charlotte-miami/2")
    assert disagreements(state) == []
    play(state, "promote 1 supply purple", "lay miami-houston/1")  # $600 to pay, so $200 are left
    assert (state.decision.name, state.money[0]) == ("OwnDeal", 200)
    play(state, "deal b", "flip cash use")
    assert refusal(state, "skip") == "too_few_workers"
    play(state, "hire orange")
    assert state.crew[0] == 4


def test_the_flip_of_a_deal_that_pays_for_hiring_may_be_the_second_of_two() -> None:
    state = position(
        workers="WWWP",
        rails=["charlotte-miami/1"],
        money=800,
        shares=2,
        deal="deal5",
        trains="cash",
        used="rail",
    )
    play(
        state,
        "place railroad white",
        "promote 1 supply purple",
        "lay charlotte-miami/2",
        "lay miami-houston/1",
    )
    play(state, "deal a")
    assert disagreements(state) == []
    play(state, "flip rail ready")
    assert offered(state, "flip") == {"cash use"}
    assert refusal(state, "skip") == "cannot_finish"


# Nobody is ever stuck


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_in_random_games_nobody_is_stuck_and_no_move_is_listed_twice(
    players: int, options: dict[str, str]
) -> None:
    for seed in range(many(10)):
        state = GAME.new(players, seed + 5000, options)
        rng = Random(seed)
        moves = 0
        assert isinstance(state, State)
        while not state.over:
            legal = state.legal()
            assert legal
            assert len(set(legal)) == len(legal)
            resting = state.decision.name in ("PlaceWorker", "ChooseMilestone")
            assert all(crew >= 4 for seat, crew in enumerate(state.crew) if resting or seat != state.active)
            state.play(random_move(state, rng))
            moves += 1
            assert moves < 10_000


def test_poor_players_always_have_a_way_to_the_end_of_their_turn() -> None:
    for seed in range(2000, 2000 + many(300)):
        state = tight_position(seed)
        if state.active == 0:
            for open_decision in own_turn(state, Random(seed)):
                assert open_decision.legal()
            assert state.crew[0] >= 4
