"""Switches about seas and borders: links over water, a ferry, cubes that must cross a border."""

from __future__ import annotations

from age_of_steam.kit import (
    at,
    begin,
    code,
    connect,
    cubes,
    deliver_code,
    give,
    goods,
    lay_code,
    load_draws,
    new_city,
    play,
    put,
    refuses,
    side_to,
    stop,
    table,
    urbanise_code,
)
from roundhouse.games.age_of_steam.rules.delivery_links import leads_to
from roundhouse.games.age_of_steam.rules.moves import DONE, LINK
from roundhouse.games.age_of_steam.rules.scoring import sections


def test_sea_links_join_cities_for_money_and_count_as_a_tile_and_as_track() -> None:
    state = table("scandinavia")
    give(state, 0, cash=20)
    begin(state, "build", order=[0])
    assert refuses(state, "link 4") == "sea_cities"  # Malmö and Rostock are towns
    play(state, "link 1")
    assert (state.cash[0], state.tiles_left) == (14, 2)
    assert refuses(state, "link 2") == "sea_once"
    play(state, "done")
    assert refuses(state, "link 1") == "link_sold"
    assert sections(state)[0] == 1


def test_sea_links_between_two_towns_wait_for_new_cities() -> None:
    state = table("scandinavia")
    new_city(state, "Malmö", "A")
    new_city(state, "Rostock", "B")
    give(state, 0, cash=20)
    begin(state, "build", order=[0])
    play(state, "link 4")
    assert state.link_owner[3] == 0


def test_sea_links_everybody_has_one_between_the_same_places() -> None:
    state = table("portugal")
    for seat in (0, 1):
        give(state, seat, cash=40)
    begin(state, "build", order=[0, 1])
    play(state, "link 5")
    assert refuses(state, "link 6") == "sea_each"
    play(state, "done", "link 6")
    assert state.link_owner[4:6] == [0, 1]


def test_sea_links_to_a_town_are_own_track_there() -> None:
    state = table("portugal")
    give(state, 0, cash=40)
    state.laid = [1] * state.players
    tile = lay_code(state, "Sagres", [("T", 0)])
    begin(state, "build", order=[0])
    assert refuses(state, tile) == "not_connected"
    play(state, "link 5")
    assert refuses(state, tile) == ""


def test_links_from_city_per_turn_one_new_way_out_of_lisboa() -> None:
    state = table("portugal")
    give(state, 0, cash=40)
    begin(state, "build", order=[0])
    tile = lay_code(state, (10, 6), [(2, 5)])  # beside Lisboa
    assert refuses(state, tile) == ""
    play(state, "link 9")
    assert refuses(state, tile) == "city_exits"
    assert refuses(state, "link 1") == "city_exits"
    assert refuses(state, "link 5") == ""
    play(state, "done")
    give(state, 1, cash=40)
    state.settle()
    state.play(tile)
    assert refuses(state, "link 1") == "city_exits"


def test_ferry_step_goes_once_in_a_move_without_engine_and_income() -> None:
    state = table("scandinavia")
    connect(state, 0, "Uppsala", "Stockholm")
    cubes(state, "Uppsala", "red")
    give(state, 0, engine=1)
    begin(state, "move", order=[0], actions={1: "ferry"})
    assert refuses(state, deliver_code(state, "Uppsala", "red")) == "no_way"
    begin(state, "move", order=[0], actions={0: "ferry", 1: "engineer"})
    state.play(deliver_code(state, "Uppsala", "red"))
    assert state.legal() == [next(move for move in state.legal())]
    state.play(state.legal()[0])
    coast = {state.game.moves.text(move) for move in state.legal()}
    assert coast == {"to H12", "to M9", "to P2"}  # the red ones
    play(state, "to M9")
    assert state.income[0] == 1
    assert state.kept[-1] == 0
    assert DONE not in state.legal() or state.decision.name != "Carry"


def test_ferry_step_is_free_again_in_the_second_move_of_the_turn() -> None:
    state = table("scandinavia")
    cubes(state, "Stockholm", "red")
    cubes(state, "Oslo", "red")
    begin(state, "move", order=[0], actions={0: "ferry"})
    for city in ("Stockholm", "Oslo"):
        while state.seat != 0:
            play(state, "skip")
        state.play(deliver_code(state, city, "red"))
        play(state, "to M9")
    assert (state.income[0], goods(state, "Stockholm"), goods(state, "Oslo")) == (0, "", "")


def test_ferry_step_not_from_a_town_on_the_coast() -> None:
    state = table("scandinavia")
    assert not state.cities >> stop(state, "Visby") & 1
    cubes(state, "Stockholm", "red")
    begin(state, "move", order=[0], actions={0: "ferry"})
    state.play(deliver_code(state, "Stockholm", "red"))
    assert refuses(state, code(state, "to J2")) == "no_ferry"
    assert refuses(state, code(state, "to M9")) == ""
    assert LINK > 0


def test_cross_region_only_a_cube_must_cross_the_border_unless_it_is_smuggled() -> None:
    state = table("central_new_england")
    connect(state, 0, "Bellows Falls", "Brattleboro")  # both in Vermont
    connect(state, 0, "Bellows Falls", "Keene")  # in New Hampshire
    cubes(state, "Bellows Falls", "red purple")
    give(state, 0, engine=1)
    begin(state, "move", order=[0])
    assert refuses(state, deliver_code(state, "Bellows Falls", "red")) == "no_way"
    assert refuses(state, deliver_code(state, "Bellows Falls", "purple")) == ""
    begin(state, "move", order=[0], actions={0: "smuggle"})
    assert refuses(state, deliver_code(state, "Bellows Falls", "red")) == ""


def test_cross_region_only_opens_no_way_past_a_city_of_the_colour() -> None:
    state = table("central_new_england")
    connect(state, 0, "Rutland", "Brattleboro", "Hanover")  # blue, red, and red across the border
    cubes(state, "Rutland", "red purple")
    give(state, 0, engine=2)
    begin(state, "move", order=[0])
    assert refuses(state, deliver_code(state, "Rutland", "red")) == "no_way"
    begin(state, "move", order=[0], actions={0: "smuggle"})
    state.play(deliver_code(state, "Rutland", "red"))
    assert state.m.stop_name[leads_to(state, state.legal()[0])[0]] == "Brattleboro"


def test_production_place_puts_both_cubes_on_one_city() -> None:
    state = table("central_new_england")
    load_draws(state, "red blue")
    begin(state, "growth", actions={2: "production"})
    assert refuses(state, "done") == "not_now"
    play(state, "place G16 red")
    assert goods(state, "Keene") == "red blue"


def test_link_kept_on_urbanize_the_track_to_glasgow_stays_with_its_owner() -> None:
    state = table("scotland")
    town, city = at(state, "Ayr"), at(state, "Glasgow")
    put(state, 1, "Ayr", [("T", side_to(state, town, city))])
    begin(state, "build", order=[0], actions={0: "urbanization"})
    assert refuses(state, "link 1") == "sea_cities"
    state.play(urbanise_code(state, "Ayr", "A"))
    assert state.link_owner[0] == 1
    assert refuses(state, "link 1") == "link_sold"


def test_link_kept_on_urbanize_without_track_it_can_be_bought() -> None:
    state = table("scotland")
    give(state, 0, cash=10)
    begin(state, "build", order=[0], actions={0: "urbanization"})
    state.play(urbanise_code(state, "Ayr", "A"))
    play(state, "link 1")
    assert (state.link_owner[0], state.cash[0]) == (0, 8)


def test_turn_order_action_first_next_turn_no_auction() -> None:
    state = table("scotland")
    begin(state, "select_actions", order=[0, 1])
    play(state, "select engineer", "select turn_order")
    state.agenda[:] = state.agenda[:1]
    state.settle()
    play(state, "issue 0", "issue 0")
    assert (state.decision.name, state.order) == ("SelectAction", [1, 0])
    begin(state, "player_order")
    assert state.decision.name == "Bid"  # only once
