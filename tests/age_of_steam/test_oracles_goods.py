"""Worked examples of deliveries, money, growth and scoring, each named by its id."""

from __future__ import annotations

from age_of_steam.kit import (
    GAME,
    at,
    begin,
    cubes,
    deliver,
    deliver_code,
    display,
    give,
    go_code,
    goods,
    load_dice,
    new_city,
    play,
    refuses,
    road,
    shown,
    table,
    track_points,
)
from age_of_steam.replaying import play_to, recorded, step
from roundhouse.games.age_of_steam.rules.setup import cubes_in_play
from roundhouse.games.age_of_steam.rules.state import State

PETE, DAVE = 0, 1


def example() -> State:
    """Pete's link and Dave's two between Evansville and Cincinnati."""
    state = table(players=4)
    road(state, PETE, "Evansville", (10, 9), (11, 8), "Cincinnati")
    road(state, DAVE, "Evansville", (9, 8), "Indianapolis", (11, 7), "Cincinnati")
    return state


def test_O_MOV_1_a_cube_may_begin_in_a_city_of_its_colour() -> None:
    state = example()
    cubes(state, "Evansville", "blue")
    begin(state, "move")
    assert deliver(state, "Evansville", "blue", "Cincinnati") == [1, 0, 0, 0]
    assert goods(state, "Evansville") == goods(state, "Cincinnati") == ""


def test_O_MOV_2_each_link_pays_its_owner() -> None:
    state = example()
    cubes(state, "Cincinnati", "blue")
    give(state, DAVE, engine=2)
    begin(state, "move", order=[DAVE])
    assert deliver(state, "Cincinnati", "blue", "Indianapolis", "Evansville") == [0, 2, 0, 0]


def test_O_MOV_3_a_cube_stops_in_the_first_city_of_its_colour() -> None:
    state = table()
    road(state, 0, "Chicago", (8, 6), (8, 7), "Terre Haute", (9, 8), "Evansville")
    road(state, 0, "Evansville", (10, 9), (11, 8), "Cincinnati")
    cubes(state, "Chicago", "blue")
    give(state, 0, engine=6)
    begin(state, "move")
    assert deliver(state, "Chicago", "blue", "Terre Haute", "Evansville") == [2, 0, 0]
    assert state.cube < 0  # it has arrived, and does not go on to Cincinnati
    assert state.bag[1] == 20


def test_O_MOV_4_no_stop_is_visited_twice() -> None:
    state = example()
    cubes(state, "Cincinnati", "blue red")
    give(state, PETE, engine=6)
    begin(state, "move")
    # Red has no city of its colour here, and a blue cube cannot come back to Cincinnati.
    assert refuses(state, deliver_code(state, "Cincinnati", "red")) == "no_way"
    state.play(deliver_code(state, "Cincinnati", "blue"))
    state.play(go_code(state, "Indianapolis"))
    assert refuses(state, "go NE") == "visited"  # back to Cincinnati
    assert go_code(state, "Evansville") >= 0


def test_O_MOV_5_a_delivery_over_the_links_of_two() -> None:
    game = recorded("g1")
    event = play_to(game, "[move, C, [13, 3], blue", turn=6)
    before = game.state.income[:]
    names = [game.state.m.stop_name[number] for number, _ in event.way]
    assert names[-1] == "Des Moines"
    assert [game.players[owner] for _, owner in event.way] == ["A", "C", "C", "C", "C"]
    step(game)
    assert [now - then for now, then in zip(game.state.income, before, strict=True)] == [1, 0, 4, 0, 0]


def incomes_after(phase: str, incomes: list[int]) -> list[int]:
    """Incomes after a phase that is played for so many players."""
    found: list[int] = []
    for income in incomes:
        state = table(players=3)
        give(state, 0, income=income)
        begin(state, phase)
        found.append(state.income[0])
    return found


def test_O_INC_1_reduction_as_in_the_rulebooks_picture() -> None:
    assert incomes_after("reduction", [7, 10, 13, 17, 22]) == [7, 10, 11, 15, 18]


def test_O_INC_2_reduction_at_the_borders_of_the_table() -> None:
    assert incomes_after("reduction", [20, 21, 40, 41, 49, 50, 60]) == [18, 17, 34, 33, 41, 40, 50]


def test_O_INC_3_what_cannot_be_paid_lowers_the_income() -> None:
    state = table(players=5)
    for seat, shares in enumerate((6, 12, 13)):
        give(state, seat, cash=4, income=9, shares=shares, engine=1)
    begin(state, "expenses")
    assert state.cash[:3] == [0, 0, 0]
    assert state.income[:3] == [6, 0, -1]
    assert state.alive == [1, 1, 0, 1, 1]


def test_O_INC_4_a_shortage_comes_before_the_reduction() -> None:
    state = table(players=3)
    give(state, 0, cash=0, income=11, shares=8, engine=4)
    begin(state, "income")
    assert (state.cash[0], state.income[0]) == (0, 10)


def test_O_INC_5_bankrupt() -> None:
    game = recorded("g1")
    play_to(game, "[move, A, [9, 9], red, [[[5, 9], A]], {A: 1}]", turn=2)
    step(game)
    play_to(game, "[move, A, [9, 9], red", turn=2)
    b = game.players.index("B")
    assert (game.state.shares[b], game.state.engine[b], game.state.income[b]) == (7, 4, 3)
    step(game)
    assert game.state.income[b] == -4
    assert not game.state.alive[b]


def test_O_GRO_1_dice_serve_start_cities_and_new_cities() -> None:
    state = table(players=3)
    new_city(state, "Indianapolis", "A")
    for name, colours in {
        "Kansas City": "red blue yellow", "A": "red black", "Des Moines": "- purple yellow", "B": "blue blue",
    }.items():  # fmt: skip
        display(state, name, colours)
    load_dice(state, 3, 3, 4)
    begin(state, "growth")
    assert goods(state, "Kansas City") == "red blue"
    assert goods(state, "Indianapolis") == "red black"
    assert goods(state, "Des Moines") == "purple"
    assert shown(state, "Kansas City") == "- - yellow"
    assert shown(state, "Des Moines") == "- - yellow"
    assert shown(state, "B") == "blue blue"


def test_O_GRO_2_both_sides_with_a_roll_of_their_own() -> None:
    game = recorded("g1")
    play_to(game, "[move, A, [12, 8], yellow", turn=1)
    step(game)
    play_to(game, "[move, A, [12, 8], yellow", turn=1)
    before = game.state.copy()
    step(game)

    def grown(name: str) -> int:
        return len(goods(game.state, name).split()) - len(goods(before, name).split())

    assert [grown(name) for name in ("Chicago", "St. Louis", "Kansas City", "Minneapolis")] == [1, 2, 1, 1]
    assert [grown(name) for name in ("Evansville", "Rock Island", "Detroit")] == [1, 1, 3]
    assert grown("Cincinnati") == 0  # one came, and the one just delivered left
    assert [grown(name) for name in ("Des Moines", "Duluth", "Wheeling", "Toronto")] == [0, 0, 0, 0]


def test_O_GRO_3_production_in_the_first_turn_finds_no_empty_box() -> None:
    state = table(players=3, goods=True)
    display_before = state.display[:]
    assert -1 not in [state.display[c * 3 + b] for c in range(20) for b in range(state.m.column_boxes[c])]
    load_dice(state, 1, 1, 1, 1, 1, 1)
    begin(state, "growth", actions={0: "production"})
    assert state.turn == 2  # nobody was asked
    assert sum(colour < 0 for colour in state.display) > sum(colour < 0 for colour in display_before)


def points(income: int, shares: int, track: int) -> int:
    """The score of a player with these figures, the track in one long link."""
    state = table(players=3)
    give(state, 0, income=income, shares=shares)
    m = state.m
    way = long_way(state, at(state, "Evansville"), track)
    road(state, 0, *((m.column[hex], m.row[hex]) for hex in way))
    assert track_points(state) == [track, 0, 0]
    return state.scores().totals()[0]


def long_way(state: State, start: int, tiles: int) -> list[int]:
    """A way over so many empty hexes, without sharp curves, from a city to another."""
    m = state.m

    def search(way: list[int], side: int) -> list[int]:
        for turn in (0, 1, 5) if len(way) > 1 else range(6):
            onward = (side + turn) % 6
            hex = m.near[way[-1] * 6 + onward]
            if hex < 0 or hex in way:
                continue
            is_city = m.stop[hex] >= 0 and bool(state.cities >> m.stop[hex] & 1)
            if is_city and len(way) == tiles + 1:
                return [*way, hex]
            if m.stop[hex] < 0 and len(way) <= tiles:
                found = search([*way, hex], onward)
                if found:
                    return found
        return []

    return search([start], 0)


def test_O_END_1_three_for_income_three_off_for_shares_one_for_track() -> None:
    assert points(39, 13, 29) == 107
    assert points(37, 12, 28) == 103
    assert points(33, 12, 28) == 91


def test_O_END_3_the_best_of_four() -> None:
    # Of this game only the totals are known; incomes, shares and sections are made up to give them.
    state = example()  # two sections of Pete's, four of Dave's
    road(state, 2, "St. Louis", (6, 9), "Springfield")
    road(state, 2, "Rock Island", (6, 6), "Chicago")
    for seat, income in enumerate((39, 32, 40, 40)):
        give(state, seat, income=income, shares=13)
    assert track_points(state) == [2, 4, 4, 0]
    assert state.scores().totals() == [80, 61, 85, 81]
    assert state.winners() == [2]


def test_O_END_2_the_score_of_a_recorded_game() -> None:
    game = recorded("g1")
    play_to(game, "[final")
    state = game.state
    seats = [game.players.index(name) for name in "ADEC"]
    assert [state.income[seat] for seat in seats] == [26, 26, 25, 22]
    assert [state.shares[seat] for seat in seats] == [14, 14, 14, 15]
    assert [track_points(state)[seat] for seat in seats] == [21, 18, 17, 21]
    assert [state.scores().totals()[seat] for seat in seats] == [57, 54, 50, 42]


def test_O_CMP_1_what_is_in_the_box() -> None:
    state = table(players=4, goods=True)
    assert sum(tile.count for tile in GAME.components.tiles) == sum(state.tiles) == 136
    assert sum(colour >= 0 for colour in state.display) == 52
    assert sum(state.cubes) == 26
    assert sum(state.bag) == 18
    assert cubes_in_play(state) == [20, 20, 20, 20, 16, 0]
    assert play(state, "issue 0").turn == 1
