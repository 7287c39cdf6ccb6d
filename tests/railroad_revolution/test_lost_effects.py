"""Effects that money does not reach for: a Trade may sell in between, and offers tell what would be lost."""

from __future__ import annotations

from typing import Any

import pytest

from catalogues import LANGUAGES, compile_all
from railroad_revolution.helpers import (
    GAME,
    down,
    hand,
    has_rail,
    line,
    offered,
    offers,
    play,
    position,
    refusal,
    track,
    up,
    workers,
)
from railroad_revolution.test_deals import dealing
from roundhouse.games.railroad_revolution.rules.state import State
from roundhouse.text import Words

SALES = {"rail", "building"}


@pytest.fixture(scope="module")
def spoken() -> dict[str, Words]:
    """The words in every language."""
    compile_all()
    return {language: Words(language, GAME, ["Ada", "Bert", "Cleo", "Dora"]) for language in LANGUAGES}


def broke(worker: str = "white", **things: Any) -> State:
    """Seat 0 trades without any money or shares."""
    letter = {"white": "W", "purple": "P", "orange": "O", "grey": "G", "turquoise": "T"}[worker]
    things = {"money": 0, "shares": 0, "workers": "WWW" + "P" + letter, **things}
    return play(position(**things), f"place trade {worker}")


# Selling in between


def test_ruling_2_2_1_the_sale_may_pay_for_the_rail_train_flipped_before_it() -> None:
    state = play(broke(trains="rail"), "flip rail use")
    assert (state.decision.name, offered(state, "sell")) == ("FreeRail", SALES)
    assert offers(state, "skip")
    assert refusal(state, "lay charlotte-miami/1") == "too_dear"
    assert refusal(state, "lay miami-houston/1") == "space_not_connected"
    play(state, "sell rail", "lay charlotte-miami/1")
    assert has_rail(state, "charlotte-miami/1")
    assert (state.money[0], down(state), state.rails_left[0]) == (300, "rail", 13)
    assert refusal(state, "sell building") == "already_sold"


def test_who_sells_in_between_may_still_do_without_the_effect() -> None:
    state = play(broke(trains="rail"), "flip rail use", "sell building", "skip")
    assert (state.money[0], state.rails_left[0], state.buildings_left[0]) == (400, 15, 11)


def test_who_does_without_the_effect_still_has_to_sell() -> None:
    state = play(broke(trains="rail"), "flip rail use", "skip")
    assert state.decision.name == "TradeAction"
    assert refusal(state, "done") == "main_action_open"


def test_with_the_money_at_hand_the_sale_is_not_part_of_the_effect() -> None:
    state = play(broke(trains="rail", money=100), "flip rail use")
    assert (offered(state, "sell"), refusal(state, "sell rail")) == (set(), "not_now")


def test_a_sale_that_takes_the_rail_for_the_effect_is_not_offered() -> None:
    state = play(broke(trains="rail", rails_left=1, buildings_left=2), "flip rail use")
    assert offered(state, "sell") == {"building"}  # the last rail lies in the same section
    state = play(broke(trains="rail", rails_left=1, buildings_left=0), "flip rail use")
    assert state.decision.name == "TradeAction"  # nothing could save it


def test_after_the_sale_an_effect_that_is_too_dear_lapses() -> None:
    state = broke(trains="steps", track=(6, 7, 7), options={"tracks": "hard"})
    play(state, "sell rail", "flip steps use")  # the gate asks for $1000
    assert (state.decision.name, track(state, "telegraph")) == ("TradeAction", 6)


def test_a_sale_that_brings_too_little_is_not_offered() -> None:
    state = play(broke(trains="steps", track=(6, 7, 7), options={"tracks": "hard"}), "flip steps use")
    assert (state.decision.name, down(state)) == ("TradeAction", "steps")


def test_ruling_2_2_1_the_sale_may_pay_for_steps_begun_before_it() -> None:
    state = play(broke("purple", track=(2, 7, 1)), "ability")
    assert (offered(state, "step"), offered(state, "sell")) == ({"network"}, SALES)
    play(state, "step network")
    assert (offered(state, "step"), offered(state, "sell")) == (set(), SALES)  # $50, or a share
    assert refusal(state, "step telegraph") == "too_dear"
    assert refusal(state, "step network") == "too_few_shares"
    play(state, "sell building", "step telegraph", "step telegraph")
    assert (track(state, "telegraph"), track(state, "network"), state.money[0]) == (4, 2, 350)


@pytest.mark.parametrize(
    ("deal", "side", "things", "answers"),
    [
        ("deal6", "a", {"shares": 1}, ["train cash"]),
        ("deal7", "a", {}, ["gain orange"]),
        ("deal4", "a", {}, ["promote 1 supply purple"]),
        ("deal6", "b", {"track": (2, 7, 7)}, ["step telegraph", "step telegraph"]),
    ],
)
def test_ruling_2_2_1_the_sale_may_pay_for_the_private_deal_accepted_before_it(
    deal: str, side: str, things: dict[str, Any], answers: list[str]
) -> None:
    state = play(broke("grey", deal=deal, **things), f"deal {side}")
    assert offered(state, "sell") == SALES
    assert refusal(state, answers[0]) == "too_dear"
    play(state, "sell rail", *answers)
    assert 0 < state.money[0] < 400


def test_in_other_actions_and_other_turns_there_is_no_sale() -> None:
    state = dealing("deal9", players=2)
    hand(state, 1, money=0, shares=1, trains="rail")
    play(state, "skip", "deal b", "flip rail use")
    assert (state.decision.name, down(state, 1)) == ("PlaceWorker", "rail")
    state = position(money=100, shares=0, workers="WWWWP", trains="rail", stations=["charlotte"])
    play(state, "place station purple", "build washington")
    assert refusal(state, "sell rail") == "not_now"


# What the offers say


def notes(spoken: dict[str, Words], state: State, move: str) -> list[str]:
    """What each language adds to the label of a move about losses; after the last dash."""
    assert offers(state, move)
    labels = [said.label(state, GAME.moves.code(move)) for said in spoken.values()]
    return [label.rpartition(" – ")[2] for label in labels]


LOST = [
    "nothing of this can be used now",
    "davon kannst du jetzt nichts nutzen",
    "nic z tego nie możesz teraz wykorzystać",
]
ONE_STEP = [
    "you can pay for only 1 step now",
    "davon kannst du jetzt nur 1 Schritt bezahlen",
    "teraz możesz opłacić tylko 1 pole",
]


def test_a_flip_whose_effect_would_lapse_says_so(spoken: dict[str, Words]) -> None:
    state = dealing("deal5", money=0, shares=2, trains="rail steps promote", used="cash", track=(2, 2, 7))
    play(state, "deal a")
    for train in ("rail", "steps"):
        assert notes(spoken, state, f"flip {train} use") == LOST
    play(state, "flip cash ready", "skip")
    state = broke(trains="rail steps cash", rails_left=0, track=(2, 2, 4), workers="WWWW")
    assert notes(spoken, state, "flip rail use") == LOST
    assert not set(notes(spoken, state, "flip cash use")) & set(LOST)


def test_a_flip_that_the_sale_can_save_says_nothing_of_a_loss(spoken: dict[str, Words]) -> None:
    state = broke(trains="rail steps", track=(2, 2, 4))
    for train in ("rail", "steps"):
        assert not set(notes(spoken, state, f"flip {train} use")) & set(LOST)
    play(state, "flip rail use")
    assert spoken["en"].prompt(state) == (
        "Where do you lay the extra rail? Terrain and Deal icons do not count. Price: $100. "
        "If you lack the money, you may sell first."
    )
    labels = [spoken["en"].label(state, move) for move in state.legal()]
    assert labels == ["Sell a rail for $400", "Sell a building for $400", "Do without"]


def test_steps_that_cannot_be_paid_for_are_told(spoken: dict[str, Words]) -> None:
    gates = {"money": 0, "shares": 1, "track": (6, 2, 7), "options": {"tracks": "hard"}}
    state = play(dealing("deal5", **{**gates, "shares": 3}, trains="steps"), "deal a")
    assert notes(spoken, state, "flip steps use") == [
        "you can pay for only 2 steps now",
        "davon kannst du jetzt nur 2 Schritte bezahlen",
        "teraz możesz opłacić tylko 2 pola",
    ]
    play(state, "flip steps use", "step stations", "step stations")
    assert state.decision.name != "Steps"
    state = position(**gates, rails=line("washington", "chicago"), cities={"chicago": "3-3"})
    hand(state, 0, track=(6, 3, 7), money=150, shares=0)
    play(state, "place station white", "build chicago")
    assert notes(spoken, state, "reward") == ONE_STEP
    assert notes(spoken, state, "bonus") == ONE_STEP


def test_steps_that_the_tracks_have_no_room_for_are_no_loss_of_money(spoken: dict[str, Words]) -> None:
    state = play(position(workers="WWWWP", track=(7, 7, 6), money=0, shares=0), "place trade purple")
    assert spoken["en"].label(state, GAME.moves.code("ability")) == "Use the purple foreman: up to 3 steps"


def test_a_private_deal_that_gives_nothing_says_so(spoken: dict[str, Words]) -> None:
    state = broke("grey", deal="deal6", track=(7, 7, 7))
    assert notes(spoken, state, "deal b") == LOST


def test_the_question_after_a_deal_is_about_hiring(spoken: dict[str, Words]) -> None:
    state = play(dealing("deal9", shares=1, money=900, trains="cash"), "deal b", "flip cash use")
    asked = [said.prompt(state) for said in spoken.values()]
    assert asked == [
        "The Deal is over for you. Would you like to hire a worker?",
        "Der Handel ist für dich abgeschlossen. Möchtest du einen Arbeiter anwerben?",
        "Transakcja jest dla Ciebie zakończona. Czy chcesz zatrudnić robotnika?",
    ]
    declined = [said.label(state, GAME.moves.code("skip")) for said in spoken.values()]
    assert declined == ["Hire nobody", "Niemanden anwerben", "Nikogo nie zatrudniaj"]
    assert (up(state), workers(state)) == ("", "WWWP")
