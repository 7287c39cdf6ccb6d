"""What is said in single positions: cost and effect of moves, warnings, options."""

from __future__ import annotations

import pytest

from age_of_steam.kit import GAME, begin, cubes, give, lay_code, new_city, put, road, stop, table
from catalogues import LANGUAGES, StrictWords, compile_all
from roundhouse.core.message import Event, Message
from roundhouse.games.age_of_steam.game import AgeOfSteam
from roundhouse.games.age_of_steam.reading.loading import map_file, parse
from roundhouse.games.age_of_steam.rules.components import COLOURS
from roundhouse.games.age_of_steam.rules.joining import Favour
from roundhouse.games.age_of_steam.rules.state import State
from roundhouse.games.age_of_steam.words import WORDS, families
from roundhouse.text import Words

NAMES = ["Anna", "Bob", "Cleo", "Dora", "Emil", "Fay"]


@pytest.fixture(scope="module")
def spoken() -> dict[str, Words]:
    """The words in every language."""
    compile_all()
    return {language: StrictWords(language, GAME, NAMES) for language in LANGUAGES}


def code(text: str) -> int:
    return GAME.moves.code(text)


def plain(text: str) -> str:
    return text.replace("\u00a0", " ")


# Shares and the auction


def test_a_share_tells_what_it_brings_and_costs(spoken: dict[str, Words]) -> None:
    state = table(players=3)
    label = [plain(said.label(state, code("issue 2"))) for said in spoken.values()]
    assert label == [
        "Issue 2 shares: $10 now, $2 more expenses every turn, 6 points less in the end",
        "2 Aktien ausgeben: 10 $ sofort, 2 $ mehr Kosten in jeder Runde, 6 Punkte weniger am Ende",
        "Wyemituj 2 udziały: 10 $ od razu, 2 $ więcej wydatków w każdej turze, 6 pkt mniej na koniec",
    ]


def test_polish_counts_shares_in_three_forms(spoken: dict[str, Words]) -> None:
    events = [Event("log.shares", 0, {"shares": n, "money": 5 * n}) for n in (1, 3, 5, 12)]
    assert [plain(spoken["pl"].say(event)) for event in events] == [
        "Anna emituje 1 udział za 5 $",
        "Anna emituje 3 udziały za 15 $",
        "Anna emituje 5 udziałów za 25 $",
        "Anna emituje 12 udziałów za 60 $",
    ]


@pytest.mark.parametrize(
    ("players", "costs"),
    [
        (3, "$5 in place 1 or 2, nothing in the last"),
        (4, "$5 in place 1 or 2, $3 in place 3, nothing in the last"),
        (6, "$5 in place 1 or 2, $3 in place 3 to 5, nothing in the last"),
    ],
)
def test_r_auc_5_a_bid_tells_what_each_place_would_pay(
    spoken: dict[str, Words], players: int, costs: str
) -> None:
    state = table(players=players)
    begin(state, "player_order")
    assert spoken["en"].label(state, code("bid 5")) == f"Bid $5: you pay {costs}"
    state.play(code("bid 5"))
    assert (
        spoken["en"]
        .prompt(state)
        .startswith("What do you bid for the player order? The highest bid is $5, by Anna.")
    )
    assert spoken["en"].label(state, code("drop")) == f"Drop out: place {players}, free of charge"


def test_whoever_bids_is_told_what_all_the_others_have_bid(spoken: dict[str, Words]) -> None:
    state = table(players=4)
    begin(state, "player_order")
    assert "Others" not in spoken["en"].prompt(state), "nobody has bid"
    for move in ("bid 1", "bid 2", "drop"):
        state.play(code(move))
    said = spoken["en"].prompt(state)
    assert "The highest bid is $2, by Bob. Others: Anna ($1), Cleo (out)." in said
    assert "Die anderen: Anna (1\N{NO-BREAK SPACE}$), Cleo (ausgestiegen)." in spoken["de"].prompt(state)


@pytest.mark.parametrize(
    ("players", "out", "costs", "heading"),
    [
        (3, 1, "$5 in place 1 or 2", "in place 1 or 2 you pay your bid"),
        (
            4,
            1,
            "$5 in place 1 or 2, $3 in place 3",
            "in place 1 or 2 you pay your bid, after them half of it",
        ),
        (4, 2, "$5 in place 1 or 2", "in place 1 or 2 you pay your bid"),
        (
            6,
            2,
            "$5 in place 1 or 2, $3 in place 3 or 4",
            "in place 1 or 2 you pay your bid, after them half of it",
        ),
    ],
)
def test_r_auc_5_a_bid_tells_of_no_place_that_is_taken(
    spoken: dict[str, Words], players: int, out: int, costs: str, heading: str
) -> None:
    state = table(players=players)
    begin(state, "player_order")
    for _ in range(out):
        state.play(code("drop"))
    assert spoken["en"].label(state, code("bid 5")) == f"Bid $5: you pay {costs}"
    found = families.bid(state, [5])
    assert plain(spoken["en"].say(found[0])) == f"Bid: {heading}"
    assert ("half" in spoken["en"].say(found[1])) == ("half" in heading)


def test_r_auc_3_a_pass_says_why_it_is_possible(spoken: dict[str, Words]) -> None:
    state = table(players=4)
    state.passes = 0b1
    begin(state, "player_order")
    assert [said.label(state, code("pass")) for said in spoken.values()] == [
        "Pass once and stay in (Turn Order)",
        "Einmal passen und dabeibleiben (Aktion Passen)",
        "Spasuj raz i pozostań w licytacji (akcja Kolejność)",
    ]


# Actions


def test_r_act_2_an_action_without_effect_is_a_warning(spoken: dict[str, Words]) -> None:
    state = table(players=3, goods=True)
    begin(state, "select_actions")
    said = spoken["en"]
    assert said.label(state, code("select locomotive")) == (
        "Locomotive: your engine goes up to 2 at once, which costs $1 more every turn"
    )
    assert "no effect" in said.label(state, code("select production"))  # every box is full
    give(state, state.seat, engine=6)
    assert "no effect: your engine is at 6" in said.label(state, code("select locomotive"))
    state.set_box(0, 0, -1)
    assert "no effect" not in said.label(state, code("select production"))
    state.bag = [0] * COLOURS
    assert "the bag is empty" in said.label(state, code("select production"))


# Building


def building(seat: int = 0) -> State:
    state = table(players=3)
    give(state, seat, cash=20)
    begin(state, "build")
    return state


def test_a_lay_tells_kind_sides_way_price_and_what_is_left(spoken: dict[str, Words]) -> None:
    state = building()
    assert spoken["en"].label(state, code("lay K10 curve N-SW")) == (
        "K10: lay gentle curve N–SW – from Evansville towards Indianapolis, at least 1 more tile; "
        "$2, leaves $18"
    )
    assert plain(spoken["de"].label(state, code("lay L9 curve NE-NW"))) == (
        "L9: weite Kurve NO–NW legen – von Cincinnati Richtung Indianapolis, noch mindestens 1 Plättchen; "
        "2 $, es bleiben 18 $"
    )
    state.play(code("lay K10 curve N-SW"))
    assert spoken["en"].under_heading(state, code("lay K9 town SE+S")) == (
        "K9: Indianapolis",
        "Town with 2 exits SE and S – completes the link Indianapolis–Evansville "
        "and open towards Cincinnati; $3",
    )
    assert "up to 2 more tiles. Cash: $18, spent this turn: $2." in spoken["en"].prompt(state)


def test_replacing_and_redirecting_are_told_apart(spoken: dict[str, Words]) -> None:
    state = table(players=3)
    road(state, 0, "Evansville", (10, 9), (11, 8))
    give(state, 0, cash=20)
    begin(state, "build")
    said = spoken["en"]
    assert said.label(state, code("lay K10 curve N-SW")).startswith("K10: redirect to gentle curve N–SW")
    assert "$2, leaves $18" in said.label(state, code("lay K10 curve N-SW"))
    state = table(players=3)
    road(state, 1, "Evansville", (10, 9), "Indianapolis")
    road(state, 0, "Cincinnati", (11, 8), (10, 9))
    give(state, 0, cash=20)
    begin(state, "build")
    labels = [said.label(state, move) for move in state.legal() if "K10" in said.label(state, move)]
    assert labels
    assert all(label.startswith("K10: replace by") for label in labels)
    assert any("crossing" in label and "$3, leaves $17" in label for label in labels)


def test_r_own_3_stopping_tells_what_would_be_lost(spoken: dict[str, Words]) -> None:
    state = table(players=3)
    road(state, 0, "Evansville", (10, 9), (11, 8))
    give(state, 0, cash=20)
    begin(state, "build")
    assert spoken["en"].label(state, code("done")) == "Build nothing; 1 unfinished section loses its owner"
    assert "1 unfinished section of yours loses its owner" in spoken["en"].prompt(state)
    assert (
        spoken["pl"].label(state, code("done")) == "Nic nie buduj; 1 nieukończony odcinek traci właściciela"
    )


def test_a_turned_board_has_other_names_for_its_sides(spoken: dict[str, Words]) -> None:
    state = table("western_us", players=3)
    begin(state, "build")
    assert "straight E–W" in spoken["en"].label(state, code("lay A2 straight N-S"))
    state = table("madagascar", players=3)
    begin(state, "build")
    moves = [GAME.moves.text(move) for move in state.legal()]
    curve = next(move for move in moves if move.endswith("curve N-SE"))  # of the grid: west and north-east
    label = spoken["en"].label(state, code(curve))
    assert "W" in label
    assert "NE" in label


# Goods


def on_the_move() -> State:
    """A blue cube in Evansville; Anna's link to Indianapolis, Bob's on to Cincinnati."""
    state = table(players=3)
    road(state, 0, "Evansville", (10, 9), "Indianapolis")
    road(state, 1, "Indianapolis", (11, 8), "Cincinnati")
    cubes(state, "Evansville", "blue")
    give(state, 0, engine=2, cash=9)
    begin(state, "move")
    return state


def test_r_mov_5_a_delivery_tells_who_earns_what(spoken: dict[str, Words]) -> None:
    state = on_the_move()
    move = code("deliver J10 blue")
    assert [said.label(state, move) for said in spoken.values()] == [
        "Move a blue cube from Evansville to Cincinnati over 2 links: +1 for you and +1 for Bob",
        "Bewege einen blauen Güterstein aus Evansville nach Cincinnati, 2 Verbindungen: "
        "+1 für dich und +1 für Bob",
        "Przewieź niebieski towar z Evansville do Cincinnati, 2 połączenia: "
        "+1 dla Ciebie i +1 dla gracza Bob",
    ]
    assert spoken["en"].under_heading(state, move) == (
        "From Evansville",
        "Blue cube to Cincinnati, 2 links: +1 for you and +1 for Bob",
    )
    state.play(move)
    assert spoken["en"].label(state, state.legal()[0]) == "NE: to Indianapolis over your link; +1 for you"
    state.play(state.legal()[0])
    assert spoken["en"].label(state, state.legal()[0]) == (
        "SE: to Cincinnati over Bob’s link and deliver it there; +1 for you and +1 for Bob"
    )


def test_the_last_delivery_of_a_turn_tells_its_own_income_only(spoken: dict[str, Words]) -> None:
    """Income, expenses and reduction follow at once, and are not counted in."""
    state = on_the_move()
    for seat in range(3):
        give(state, seat, income=25)
    while len([entry for entry in state.agenda if entry.name == "MoveGoods"]) > 1:
        state.agenda = [entry for entry in state.agenda if entry.name != "MoveGoods"] + state.agenda[-1:]
    label = spoken["en"].label(state, code("deliver J10 blue"))
    assert label.endswith("+1 for you and +1 for Bob")


def test_a_new_city_is_named_with_its_letter(spoken: dict[str, Words]) -> None:
    state = table(players=3)
    new_city(state, "Fort Wayne", "D")
    road(state, 0, "Fort Wayne", (11, 7), "Cincinnati")
    cubes(state, "Cincinnati", "black")
    begin(state, "move")
    assert "to Fort Wayne (D) over 1 link" in spoken["en"].label(state, code("deliver M9 black"))
    assert state.letter[stop(state, "Fort Wayne")] == 3


def test_a_direct_link_is_a_way_without_a_side(spoken: dict[str, Words]) -> None:
    state = table("korea", players=3)
    state.link_owner = [1, -1]
    cubes(state, "Inchon", "red")
    cubes(state, "Suwon", "red")
    begin(state, "move")
    state.play(code("deliver C5 red"))
    assert spoken["en"].label(state, code("over 1")) == (
        "Direct link to Suwon over Bob’s link and deliver it there; +1 for Bob"
    )


def test_r_bld_19_the_kinds_of_tile_for_a_town_are_told_apart(spoken: dict[str, Words]) -> None:
    state = table(players=3)
    state.laid = [1, 1, 1]
    give(state, 0, cash=20)
    put(state, 0, "Indianapolis", [(4, "T"), (2, "T"), (5, "T")])
    begin(state, "build")
    state.play(lay_code(state, "Indianapolis", [(0, "T"), (2, "T"), (4, "T"), (5, "T")]))
    assert spoken["en"].prompt(state).endswith("Which one do you take for Indianapolis?")
    assert [spoken["en"].label(state, move) for move in state.legal()] == [
        "Take this tile: crossing N–SW and SE–NW; then 3 left in the supply",
        "Take this tile: two lines side by side N–SE and SW–NW; then 0 left in the supply",
        "Take this tile: two lines side by side N–NW and SE–SW; then 0 left in the supply",
    ]
    for said in spoken.values():
        assert len({said.label(state, move) for move in state.legal()}) == 3


def test_a_bonus_names_those_who_can_get_it(spoken: dict[str, Words]) -> None:
    state = table("western_us", players=3)
    state.then(Favour(0, 1, [0b001, 0b010]))
    state.settle()
    assert spoken["en"].prompt(state) == "Who gets the bonus of 1 income?"
    labels = [said.label(state, move) for said in spoken.values() for move in state.legal()]
    assert labels == [
        "+1 income for you",
        "+1 income for Bob",
        "+1 Einkommen für dich",
        "+1 Einkommen für Bob",
        "+1 dochodu dla Ciebie",
        "+1 dochodu dla gracza Bob",
    ]


# Warnings


def test_r_inc_2_a_shortage_is_foretold(spoken: dict[str, Words]) -> None:
    state = table(players=3)
    give(state, 0, cash=3, income=4, shares=8, engine=3)
    begin(state, "select_actions")
    assert (
        spoken["en"]
        .prompt(state)
        .endswith(
            "Watch out: as things stand you will be $4 short when expenses are paid, "
            "and your income will be 0 after that."
        )
    )
    give(state, 0, income=3)
    assert "bankrupt" in spoken["en"].prompt(state)
    give(state, 0, cash=30)
    assert spoken["en"].prompt(state) == "Which action do you take? It is yours alone this turn."


# Options


def test_an_edition_names_each_switch_that_differs(spoken: dict[str, Words]) -> None:
    said = spoken["en"]
    assert said.say(WORDS.explanation("edition", "2002")) == (
        "Like the Deluxe edition, but: two lines at once: not allowed, a second line comes by replacing; "
        "adding a line that does not cross: $3."
    )
    summary = said.say(WORDS.explanation("edition", "summary"))
    assert summary.count(";") == 6, "seven switches"
    assert "goods at the start: 1 on each city for which the map gives no number" in summary
    assert said.say(WORDS.explanation("edition", "online")) == (
        "Like the Deluxe edition, but: a player’s very first tile: two lines are allowed if every new one "
        "leaves a city."
    )
    assert said.say(WORDS.explanation("edition", "deluxe")).startswith("The usual rules: ")


def test_a_map_tells_for_how_many_it_is(spoken: dict[str, Words]) -> None:
    told = {
        "rust_belt": "3 to 6 players",
        "st_lucia": "2 players",
        "barbados": "1 player",
        "trisland": "3 players",
    }
    for name, players in told.items():
        assert spoken["en"].say(WORDS.explanation("map", name)).startswith(players + ". ")
    assert spoken["de"].say(WORDS.choice("map", "germany")) == "Deutschland"


def test_a_map_tells_how_long_it_takes_and_how_much_there_is_to_learn(spoken: dict[str, Words]) -> None:
    maps = ("rust_belt", "barbados")
    said = {name: [spoken["en"].say(fact) for fact in WORDS.facts(GAME, "map", name)] for name in maps}
    assert said["rust_belt"] == ["long: 6 to 10 turns", "easy to learn"]
    assert said["barbados"][1] == "many rules of its own"
    assert said["barbados"][0].startswith("short: ")
    assert spoken["pl"].say(WORDS.facts(GAME, "map", "st_lucia")[0]).startswith("średniej długości: ")
    assert WORDS.facts(GAME, "edition", "deluxe") == []


def test_an_owners_map_is_called_as_its_file_says() -> None:
    compile_all()
    content = map_file("rust_belt").read_text(encoding="utf-8")
    content = content.replace('name = "rust_belt"', 'name = "my_belt"').replace("Rust Belt", "My Belt")
    game = AgeOfSteam(parse(content, "my_belt.toml"))
    for language in LANGUAGES:
        said = Words(language, game)
        assert said.say(WORDS.choice("map", "my_belt")) == "My Belt"
        assert said.say(WORDS.explanation("map", "my_belt"))


def test_the_log_describes_tiles(spoken: dict[str, Words]) -> None:
    event = Event("log.lays", 1, {"hex": "D7", "layout": "curve NE-S", "price": 3})
    assert [plain(said.say(event)) for said in spoken.values()] == [
        "Bob builds on D7: gentle curve, $3",
        "Bob baut auf D7: weite Kurve, 3 $",
        "Bob buduje na D7: łagodny łuk, 3 $",
    ]
    cube = Message("colour.red")
    grows = Event("log.grows", -1, {"colour": cube, "city": "Chicago"})
    assert [said.say(grows) for said in spoken.values()] == [
        "Chicago gets a red cube",
        "Chicago erhält einen roten Güterstein",
        "Chicago otrzymuje czerwony towar",
    ]
