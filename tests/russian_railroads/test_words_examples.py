"""Examples of what is said: labels that tell cost, effect, what fires and what is missing."""

from __future__ import annotations

import pytest

from catalogues import LANGUAGES, StrictWords, compile_all
from roundhouse.core.message import Event, Message, Reason
from roundhouse.games.russian_railroads.game import RussianRailroads
from roundhouse.games.russian_railroads.reading.loading import SHIPPED, parse
from roundhouse.games.russian_railroads.rules import atoms
from roundhouse.games.russian_railroads.rules.state import State
from roundhouse.games.russian_railroads.words.effects import effect_word
from roundhouse.games.russian_railroads.words.specials import end_card_word, special_word, status_word
from roundhouse.text import Words
from russian_railroads.helpers import GAME, play, position

NAMES = ["Anna", "Bob", "Cleo", "Dora"]


@pytest.fixture(scope="module")
def spoken() -> dict[str, Words]:
    """The words in every language."""
    compile_all()
    return {language: StrictWords(language, GAME, NAMES) for language in LANGUAGES}


def label(said: Words, state: State, text: str) -> str:
    move = GAME.moves.code(text)
    assert state.why_not(move) is None
    return said.label(state, move)


def test_a_space_tells_effect_and_cost(spoken: dict[str, Words]) -> None:
    state = position(4)
    assert [label(said, state, "place any_coin") for said in spoken.values()] == [
        "Track of any colour: 2 steps with any track (costs 1 worker and 1 coin)",
        "Beliebiges Gleis: 2 Schritte mit beliebigem Gleis (kostet 1 Arbeiter und 1 Münze)",
        "Dowolny tor: 2 kroki dowolnym torem (koszt: 1 robotnik i 1 moneta)",
    ]


def test_coins_in_place_of_workers_are_told(spoken: dict[str, Words]) -> None:
    state = position(4, workers=1, coins=2)
    assert label(spoken["en"], state, "place black_2").endswith("(costs 1 worker and 1 coin)")


def test_the_black_worker_adds_a_step_and_says_so(spoken: dict[str, Words]) -> None:
    state = position(4, black=True)
    assert label(spoken["en"], state, "place black_1 black") == (
        "Black track I: 2 steps with black track (costs the black worker) – "
        "the black worker adds 1 step with black track"
    )


def test_spaces_stand_under_the_heading_of_their_area(spoken: dict[str, Words]) -> None:
    state = position(4)
    said = spoken["de"]
    heading, item = said.under_heading(state, GAME.moves.code("place loco_3"))
    assert heading == "Lokomotiven und Fabriken"
    assert item == "Lokomotive III: eine Lokomotive und eine Fabrik (3 Arbeiter)"
    headings = {spoken["en"].under_heading(state, move)[0] for move in state.legal()}
    assert headings >= {"Tracks", "Industry", "Engineers", "Turn order", "Doublers, coins, workers"}


def test_what_may_be_used_is_added_up_and_not_repeated_by_the_button_that_does_without(
    spoken: dict[str, Words],
) -> None:
    state = position(4)
    play(state, "place any_coin")
    state.pending = [
        atoms.atom(atoms.INDUSTRY, 1),
        atoms.atom(atoms.STEPS, 1, 1),
        atoms.atom(atoms.INDUSTRY, 2),
        atoms.atom(atoms.STEPS, 1, 1),
        atoms.atom(atoms.STEPS, 1, 2),
    ]
    said = spoken["en"]
    told = "3 industry steps, 2 steps with black track and 1 step with grey track"
    assert said.prompt(state) == f"You may use: {told}."
    done = GAME.moves.code("done")
    assert [said.label(state, done) for said in spoken.values()] == [
        "Do without all that is left",
        "Auf alles Übrige verzichten",
        "Zrezygnuj z całej reszty",
    ]
    del state.pending[3:]
    del state.pending[0]
    assert said.label(state, done) == "Do without: 1 step with black track and 2 industry steps"


def test_a_step_tells_what_fires_and_what_each_scoring_brings(spoken: dict[str, Words]) -> None:
    state = position(
        4, tracks={"trans_siberian": [5, 2], "kiev": [3]}, locos={"trans_siberian": [4], "kiev": [3]}
    )
    play(state, "place black_1")
    assert label(spoken["en"], state, "step black trans_siberian") == (
        "Black track on Trans-Siberian to 6 – brings: brown track may be built from now on"
    )
    assert label(spoken["en"], state, "step black kiev") == (
        "Black track on Kiev to 4 – for “4 points at each scoring” this is still missing: "
        "locomotives up to 4 (now 3)"
    )


def test_a_grey_step_tells_its_points_and_when_it_lies_too_far(spoken: dict[str, Words]) -> None:
    state = position(
        4,
        tracks={"trans_siberian": [5, 2], "kiev": [4, 1]},
        locos={"trans_siberian": [4], "kiev": [1]},
        doublers={"trans_siberian": 3},
    )
    play(state, "place grey_1")
    assert label(spoken["en"], state, "step grey trans_siberian").endswith("– each scoring +2")
    assert label(spoken["pl"], state, "step grey kiev") == (
        "Szary tor trasy do Kijowa na pole 2 – poza zasięgiem lokomotyw (sięgają do 1)"
    )
    assert label(spoken["de"], state, "step grey kiev") == (
        "Graues Gleis der Strecke Kiew auf Feld 2 – außer Reichweite deiner Lokomotiven (sie reichen bis 1)"
    )


def test_a_locomotive_tells_reach_gifts_and_points(spoken: dict[str, Words]) -> None:
    state = position(
        4, tracks={"st_petersburg": [5]}, locos={"trans_siberian": [1], "st_petersburg": [2]}, piles={4: 2}
    )
    play(state, "place loco_1")
    assert label(spoken["en"], state, "loco st_petersburg") == (
        "Locomotive 4 to St. Petersburg in place of 2: reach 2 → 4 – brings: a ?-token"
    )
    assert label(spoken["de"], state, "loco st_petersburg") == (
        "Lokomotive 4 auf Strecke St. Petersburg, statt Lokomotive 2: Reichweite 2 → 4 – "
        "Vorteil: ein ?-Plättchen"
    )
    play(state, "loco st_petersburg")
    assert spoken["en"].prompt(state) == "Locomotive 2 was replaced: where does it go?"


def test_what_must_and_what_may_be_done_are_told_apart(spoken: dict[str, Words]) -> None:
    state = position(4, tracks={"trans_siberian": [7]}, locos={"trans_siberian": [9]}, markers=[4], gaps=[3])
    play(state, "place industry_2", "industry first")
    assert spoken["en"].prompt(state) == ("To do: 1 industry step. You may also use: 1 step with any track.")


def test_points_that_wait_and_a_space_to_be_named_are_told(spoken: dict[str, Words]) -> None:
    state = position(4, markers=[8], gaps=[5, 6, 8])
    play(state, "place industry_2", "industry first")
    assert [said.prompt(state) for said in spoken.values()] == [
        "To do: 1 industry step. At the end you get points: the sum of your 2 highest locomotives.",
        "Zu tun: 1 Industrieschritt. Am Ende gibt es Punkte: die Summe deiner 2 höchsten Lokomotiven.",
        "Do wykonania: 1 krok przemysłu. Na koniec dostajesz punkty: suma Twoich 2 najwyższych lokomotyw.",
    ]
    state = position(4, markers=[4], gaps=[7])
    play(state, "place industry_1", "industry first")
    assert spoken["en"].prompt(state) == (
        "Which of your spaces do you use once more? Name it before you do anything else."
    )
    assert label(spoken["en"], state, "done") == (
        "Do without: once more a one-worker space that you used this round"
    )


def test_a_coin_space_is_offered_with_its_gift(spoken: dict[str, Words]) -> None:
    state = position(3, "usa", tracks={"transcontinental_east": [5, 3]}, coins=1)
    assert label(spoken["en"], state, "pay transcontinental_east_3") == (
        "Pay a coin for space 3 of Transcontinental East: 1 stock step"
    )


def test_an_end_card_tells_what_it_is_worth_now(spoken: dict[str, Words]) -> None:
    state = position(3, tracks={"kiev": [6]})
    state.picks = 1
    card = next(card for card in state.c.end_cards if card.name == "end_doublers")
    assert spoken["en"].say(end_card_word(card)) == (
        "20 points from 4 doublers on and 30 points from 7 doublers on"
    )
    black = next(card for card in state.c.end_cards if card.name == "end_grey_brown")
    assert spoken["pl"].say(end_card_word(black)) == (
        "1 punkt za każde pole aż do Twojego szarego i brązowego toru"
    )
    assert spoken["de"].say(end_card_word(black)) == (
        "1 Punkt für jedes Feld bis zu deinem grauen und braunen Gleis"
    )


def test_what_is_missing_for_a_special_space(spoken: dict[str, Words]) -> None:
    state = position(3, tracks={"kiev": [7, 3]}, locos={"kiev": [5]})
    medal = next(s for s in state.board.specials if s.token >= 0)
    assert spoken["en"].say(status_word(state, 0, medal)) == (
        "still missing: 2 steps with grey track and the ?-token “Kiev medal”"
    )
    assert spoken["en"].say(special_word(state.c, medal)) == (
        "20 points at each scoring (needs grey track on 5, locomotives up to 5 and the ?-token “Kiev medal”)"
    )
    reached = next(s for s in state.board.specials if s.route == 2 and s.space == 4)
    assert spoken["en"].say(status_word(state, 0, reached)) == "in force"
    given = next(s for s in state.board.specials if s.route == 2 and s.space == 7)
    assert spoken["en"].say(status_word(state, 0, given)) == "already given"


def test_polish_counts_in_three_forms(spoken: dict[str, Words]) -> None:
    said = spoken["pl"]
    counted = {
        "count.points": ["1 punkt", "2 punkty", "5 punktów", "22 punkty"],
        "count.coins": ["1 moneta", "2 monety", "5 monet", "22 monety"],
        "effect.industry": [
            "1 krok przemysłu",
            "2 kroki przemysłu",
            "5 kroków przemysłu",
            "22 kroki przemysłu",
        ],
    }
    for key, expected in counted.items():
        assert [said.say(Message(key, {"n": n})) for n in (1, 2, 5, 22)] == expected


def test_polish_declines_what_one_has(spoken: dict[str, Words]) -> None:
    state = position(4)
    state.hand[state.seat], state.coins[state.seat] = 1, 1
    assert spoken["pl"].prompt(state) == (
        "Twoja tura: skorzystaj z pola akcji albo spasuj. Masz 1 robotnika i 1 monetę."
    )


def test_the_log_puts_payments_and_amounts_into_words(spoken: dict[str, Words]) -> None:
    place = Event("log.place", 1, {"space": Message("space.loco_3"), "workers": 1, "black": 1, "coins": 1})
    scored = Event("log.round_scored", 0, {"round": 1, "points": 22})
    coins = Event("log.coins", 0, {"coins": 1})
    assert spoken["en"].say(place) == "Bob uses “Locomotive III” for 1 worker, the black worker and 1 coin"
    assert spoken["pl"].say(scored) == "Anna zdobywa 22 punkty w punktowaniu rundy 1"
    assert spoken["pl"].say(coins) == "Anna bierze 1 monetę"
    assert spoken["de"].say(Event("log.engineer", 2, {"engineer": 5})) == (
        "Cleo erhält Ingenieur 5: 2 Münzen und 3 Punkte"
    )


def test_a_price_that_cannot_be_paid_is_named(spoken: dict[str, Words]) -> None:
    reason = Reason("reason.too_dear", {"workers": 2, "coins": 0})
    assert spoken["de"].say(reason) == "Das kannst du nicht bezahlen; es kostet 2 Arbeiter."


def test_an_owners_names_are_said_as_written() -> None:
    """An owner's file may call things otherwise and change what they do."""
    compile_all()
    content = SHIPPED.read_text(encoding="utf-8").replace('"card_coins"', '"silver_mine"')
    content = content.replace("effect = { coins = 3 }", "effect = { coins = 7 }")
    game = RussianRailroads(parse(content, "my-copy.toml"))
    said = Words("en", game)
    c = game.components
    number = c.cards.index("silver_mine")
    assert said.say(Message("card.silver_mine")) == "Silver Mine"
    assert said.say(effect_word(c, c.card_effect[number])) == "7 coins"
