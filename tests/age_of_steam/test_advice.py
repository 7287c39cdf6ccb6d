"""What the bots are told: expected points, moves worth a look, and how they fare by them."""

from __future__ import annotations

import pytest

from age_of_steam.kit import (
    GAME,
    begin,
    connect,
    cubes,
    display,
    give,
    greedy_game,
    load_draws,
    shown,
    stop,
    table,
)
from forms import some
from roundhouse.bots.beam import best_move
from roundhouse.bots.characters import Shunter, Trainee
from roundhouse.bots.ways import advise
from roundhouse.core.random import Random
from roundhouse.games.age_of_steam.advice.evaluation import plan_terms, turn_to_come
from roundhouse.games.age_of_steam.advice.forecast import MEMORY, forecast
from roundhouse.games.age_of_steam.advice.outlook import Outlook
from roundhouse.games.age_of_steam.advice.stand import Stand
from roundhouse.games.age_of_steam.advice.surveying import MEMORY as SURVEYS
from roundhouse.games.age_of_steam.advice.terms import total
from roundhouse.games.age_of_steam.advice.weights import PLAYED
from roundhouse.games.age_of_steam.rules.components import COLOUR_NAMES
from roundhouse.games.age_of_steam.rules.moves import DONE, SKIP, UPGRADE
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.registry import open_game

MAPS = ["rust_belt", "st_lucia", "barbados", "southern_us", "germany", "western_us", "korea"]


def value(state: State, seat: int = 0) -> float:
    return GAME.evaluate(state)[seat]


def one_link(goods: bool = True) -> State:
    """Seat 0 owns Cincinnati - Evansville, and a blue cube waits in Cincinnati."""
    state = table(players=3, goods=goods)
    connect(state, 0, "Cincinnati", "Evansville")
    cubes(state, "Cincinnati", "blue")
    give(state, 0, cash=20)
    begin(state, "move", turn=3)
    return state


def test_a_cube_that_can_be_moved_is_worth_points_to_its_mover_alone() -> None:
    without = one_link()
    without.add_cubes(stop(without, "Cincinnati"), COLOUR_NAMES.index("blue"), -1)
    assert value(one_link()) > value(without) + 1.0
    assert value(one_link(), 1) == pytest.approx(value(without, 1), abs=0.5)


def test_a_cube_of_the_display_counts_as_well_but_less() -> None:
    empty, lies, comes = table(players=3), table(players=3), table(players=3)
    for state in (empty, lies, comes):
        connect(state, 0, "Cincinnati", "Evansville")
        give(state, 0, cash=20)
    cubes(lies, "Cincinnati", "blue")
    display(comes, "Cincinnati", "blue - -")
    for state in (empty, lies, comes):
        begin(state, "move", turn=3)
    assert GAME.glimpse(lies, 0) > GAME.glimpse(comes, 0) > GAME.glimpse(empty, 0)


def standing(cash: int, income: int, shares: int) -> float:
    """What a stand is worth with one link, in the third of ten turns."""
    state = one_link()
    give(state, 0, cash=cash, income=income, shares=shares, engine=2)
    return value(state)


def test_money_that_expenses_will_miss_is_worth_points() -> None:
    values = [standing(cash, income=4, shares=7) for cash in (0, 2, 4, 6)]
    assert values == sorted(values)
    assert values[3] - values[0] > 6.0


def test_bankruptcy_is_worst_of_all() -> None:
    assert standing(cash=0, income=1, shares=4) < standing(cash=6, income=1, shares=4) - 20.0


def test_shares_cost_points_and_income_brings_them() -> None:
    assert standing(20, income=4, shares=4) > standing(20, income=4, shares=6) + 3.0
    assert standing(20, income=6, shares=4) > standing(20, income=4, shares=4) + 2.0


def test_the_forecast_issues_as_many_shares_as_survival_takes() -> None:
    state = one_link()
    stand = Stand(state, 0, 0, PLAYED)
    stand.cash, stand.income, stand.shares, stand.engine = 0.0, 0.0, 10.0, 6
    known = forecast(state)
    Outlook(state, stand, known.cargo(state, 0, PLAYED)).issue(5, 0.0)
    assert stand.cash >= 10 + 6, "for the shares there were, and the engine"
    assert stand.shares - 10 > PLAYED.shares_a_turn


def test_a_hint_in_the_middle_of_a_plan_goes_on_to_the_end_of_the_turn() -> None:
    state = table(players=3, goods=True)
    while state.decision.name != "BuildTrack" or not state.built or GAME.promising(state) == [DONE]:
        state.play(GAME.promising(state)[0])
    assert len(GAME.promising(state)) == 1, "the plan is made"
    (way,) = advise(state.seen_by(state.seat), seed=1, seconds=None, playouts=1)
    assert len(way.moves) > 1
    builder = state.seat
    for move in way.moves:
        assert state.seat == builder
        state.play(move)
    assert state.seat != builder


def test_a_longer_engine_is_worth_something_early_and_nothing_in_the_last_turn() -> None:
    def gain(turn: int) -> float:
        values: list[float] = []
        for engine in (1, 2):
            state = table(players=3)
            connect(state, 0, "Cincinnati", "Indianapolis", "Evansville")
            cubes(state, "Cincinnati", "blue blue blue")
            give(state, 0, cash=20, engine=engine)
            begin(state, "move", turn=turn, actions={0: "first_move"})
            state.play(state.legal()[-1])  # the first of two moves is left out
            values.append(value(state))
        return values[1] - values[0]

    assert gain(3) > 3.0
    assert gain(10) > 2.0  # the cube goes two links at once


def select(city: str) -> State:
    """Nobody has built yet; four blue cubes wait in a city, and Evansville takes them, as Duluth does."""
    state = table(players=3)
    cubes(state, city, "blue blue blue blue")
    for seat in range(3):
        give(state, seat, cash=10, income=6)
    begin(state, "select_actions", turn=2)
    return state


def test_a_sharp_player_plans_the_build_turn_before_it_begins() -> None:
    near, far = select("Cincinnati"), select("Toronto")
    assert value(near) > value(far) + 5.0, "a link to Evansville can be built in one turn"
    assert GAME.glimpse(near, 0) == GAME.glimpse(far, 0)


def test_of_two_players_who_is_just_not_bankrupt_in_a_forecast_fears_to_be() -> None:
    """With dollars to spare there is no fear, with none some, and with none by far it is sure."""

    def feared(cash: int) -> float:
        state = table("alabama", players=2)
        give(state, 0, cash=cash, income=5, shares=15, engine=5)
        begin(state, "move", turn=8)  # the last one, and nothing to move
        return dict(GAME.advice.parts(state, 0)).get("bankruptcy", 0.0)

    fears = [feared(cash) for cash in (0, 8, 10, 12, 13)]  # to survive takes 10
    assert fears == sorted(fears)
    assert fears[0] < -20.0 < fears[-2] < fears[-1] == 0.0


def test_what_a_place_in_the_order_costs_cannot_be_built_with() -> None:
    state = select("Cincinnati")
    rich, poor = Stand(state, 0, 0, PLAYED), Stand(state, 0, 0, PLAYED)
    poor.cash = 1.0
    assert not turn_to_come(state, rich).plans[0].plan.later
    assert all(one.plan.later for one in turn_to_come(state, poor).plans), "finished next turn, if at all"
    poorly, richly = (total(plan_terms(state, stand, forecast(state))) for stand in (poor, rich))
    assert poorly < richly - 5.0

    def bidding(dollars: int) -> float:
        state = select("Cincinnati")
        give(state, 0, cash=14, income=14)
        begin(state, "player_order", turn=2)
        state.play(GAME.moves.code(f"bid {dollars}"))
        return value(state)

    assert bidding(2) > bidding(12) + 3.0


@pytest.mark.parametrize("map", some(MAPS))
def test_what_is_kept_from_before_changes_no_value(map: str) -> None:
    """What is known of links and goods is remembered; who remembers nothing comes to the same."""
    least, most = GAME.seats(GAME.complete({"map": map}))
    state = table(map, players=min(3, most), goods=True, seed=7)
    rng = Random(least)
    for number, now in enumerate(greedy_game(state, turns=1)):
        seats = range(now.players)
        remembered = [GAME.expect(now, seat) for seat in seats]
        assert remembered == GAME.evaluate(now) == GAME.evaluate(GAME.load(now.dump()))
        MEMORY.kept = (0, [])
        SURVEYS.kept = (0, [])
        assert remembered == GAME.evaluate(now)
        if number % 5 == 4:  # something else than a plan would have done
            now.play(now.legal()[rng.below(len(now.legal()))])


@pytest.mark.parametrize("map", ["rust_belt", "barbados"])
def test_the_sources_of_the_points_add_up(map: str) -> None:
    state = table(map, players=3 if map == "rust_belt" else 1, goods=True, seed=3)
    named: set[str] = set()
    for now in greedy_game(state, turns=2):
        for seat in range(now.players):
            parts = GAME.parts(now, seat)
            named |= {name for name, _ in parts}
            assert len({name for name, _ in parts}) == len(parts)
            assert sum(points for _, points in parts) == pytest.approx(GAME.expect(now, seat))
    assert named - {"bankruptcy"} == {"shares", "place", "action"} | (
        {"income", "track"} if map == "rust_belt" else {"cash"}
    )


@pytest.mark.parametrize(
    ("map", "players", "alike"), [("rust_belt", 3, False), ("barbados", 1, True), ("st_lucia", 2, False)]
)
def test_a_sharp_player_sees_more_where_weights_were_found_by_playing(
    map: str, players: int, alike: bool
) -> None:
    state = table(map, players=players, goods=True)
    begin(state, "move", turn=3)
    assert (GAME.expect(state, 0) == GAME.glimpse(state, 0)) == alike


def test_a_player_who_is_out_is_worth_less_than_anybody_in_the_game() -> None:
    state = one_link()
    give(state, 0, cash=0, income=0, shares=15)
    state.alive = [1, 0, 1]
    assert value(state, 1) < value(state, 0) < 0
    assert [name for name, _ in GAME.parts(state, 1)] == ["bankruptcy"]


def test_a_forecast_is_less_doubtful_the_later_it_is() -> None:
    doubts: list[float] = []
    for turn in (1, 5, 10):
        state = table(players=3)
        begin(state, "move", turn=turn)
        doubts.append(GAME.doubt(state))
    assert doubts == sorted(doubts, reverse=True)
    assert 0.0 < doubts[2] < 10.0 < doubts[0] < 40.0


def test_after_the_end_the_evaluation_is_the_score() -> None:
    state = table("rust_belt", players=3, goods=True, seed=2)
    rng = Random(5)
    while not state.over:
        state.play(state.legal()[rng.below(len(state.legal()))])
    assert GAME.evaluate(state) == [float(total) for total in state.scores().totals()]


# Moves worth a look


@pytest.mark.parametrize("map", some(MAPS))
def test_moves_worth_a_look_are_legal_and_few_and_nobody_is_ruined_at_once(map: str) -> None:
    least, most = GAME.seats(GAME.complete({"map": map}))
    state = table(map, players=min(3, most), goods=True, seed=least)
    built = 0
    for now in greedy_game(state, turns=2):
        moves = GAME.promising(now)
        assert moves
        assert set(moves) <= set(now.legal())
        assert len(moves) <= 30
        built += now.decision.name == "BuildTrack"
    assert built > 0
    assert all(state.alive)
    assert any(state.income)


def test_the_last_turn_is_not_for_a_longer_engine() -> None:
    state = table(players=3)
    connect(state, 0, "Cincinnati", "Evansville")
    cubes(state, "Cincinnati", "blue blue")
    give(state, 0, cash=20, engine=1)
    begin(state, "move", turn=10, actions={0: "first_move"})
    assert UPGRADE in state.legal()
    assert best_move(state) >= state.codes.deliver


def test_gentle_characters_are_not_ruined_with_their_eyes_open() -> None:
    state = one_link()
    give(state, 0, cash=2, income=0, shares=2, engine=1)  # 3 are due: only the cube can pay the third
    begin(state, "move", turn=3)
    for _ in range(state.players):
        state.play(SKIP)  # the first of two rounds
    deliver = state.legal()[0]
    assert state.legal() == [deliver, UPGRADE, SKIP]
    for kind in (Trainee, Shunter):
        assert {kind(seed).choose(state.seen_by(0)) for seed in range(40)} == {deliver}, kind.name


def test_gentle_characters_do_not_bid_what_the_track_will_cost() -> None:
    state = open_game("age_of_steam").new(players=4, seed=7)
    for _ in range(state.players):
        state.play(state.game.moves.code("issue 0"))
    assert state.cash == [10] * 4
    state.play(state.game.moves.code("bid 4"))
    drop = state.game.moves.code("drop")
    for kind in (Trainee, Shunter):
        assert {kind(seed).choose(state.seen_by(state.seat)) for seed in range(40)} == {drop}, kind.name


def test_a_cube_goes_the_longer_way_over_own_links() -> None:
    state = table(players=3)
    connect(state, 1, "Cincinnati", "Evansville")
    connect(state, 0, "Cincinnati", "Indianapolis", "Evansville")
    cubes(state, "Cincinnati", "blue")
    give(state, 0, cash=20, engine=2)
    begin(state, "move", turn=10, actions={0: "first_move"})
    state.play(best_move(state))
    state.play(best_move(state))
    assert state.income[:2] == [1, 0]
    state.play(best_move(state))
    assert state.income[:2] == [2, 0]


def test_a_cube_of_production_goes_where_the_own_track_begins() -> None:
    state = table(players=3)
    connect(state, 0, "Cincinnati", "Evansville")
    give(state, 0, cash=20, income=6, engine=2)
    load_draws(state, "blue red")
    begin(state, "growth", turn=3, actions={0: "production"})
    assert state.decision.name == "PlaceCube"
    moves = GAME.promising(state)
    assert len(moves) <= 5
    assert set(moves) <= set(state.legal())
    state.play(best_move(state))
    assert "blue" in shown(state, "Cincinnati") + shown(state, "Evansville")  # either takes it from the other


# A game


def test_greedy_players_stay_solvent_and_earn() -> None:
    """Two turns short of the end of the shortest game: a whole one takes its time uncompiled."""
    state = table(players=6, goods=True, seed=8)
    for _ in greedy_game(state, turns=4):
        pass
    assert state.turn == 5
    assert state.alive == [1] * 6
    assert sum(state.income) >= 6 * 4
    assert sum(state.scores().totals()) > 0


def test_tables_of_every_size_are_valued_side_by_side() -> None:
    """What is remembered of one game is not taken for another one, with more players or with fewer."""
    tables = [table(players=players, seed=seed) for seed in range(3) for players in (3, 6, 4, 5)]
    alone = []
    for state in tables:
        MEMORY.kept = (0, [])
        alone.append(GAME.parts(state, 0))
    assert [GAME.parts(state, 0) for state in tables] == alone
