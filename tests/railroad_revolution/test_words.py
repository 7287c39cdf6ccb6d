"""The words of Railroad Revolution: complete in every language, and right in what they say."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from catalogues import LANGUAGES, StrictWords, compile_all
from playing import random_move
from railroad_revolution.helpers import position
from roundhouse.core.message import Message
from roundhouse.core.random import Random
from roundhouse.games.railroad_revolution.game import RailroadRevolution
from roundhouse.games.railroad_revolution.reading.loading import SHIPPED, load, parse
from roundhouse.games.railroad_revolution.rules.codec import CODEC
from roundhouse.games.railroad_revolution.rules.components import COLOURS, Reward
from roundhouse.games.railroad_revolution.rules.effects import Flip
from roundhouse.games.railroad_revolution.rules.moves import ACTIONS, BUILD, DONE, LAY, PASS, PLACE, RAILROAD
from roundhouse.games.railroad_revolution.rules.scoring import LINES
from roundhouse.games.railroad_revolution.rules.state import KINDS, State
from roundhouse.games.railroad_revolution.words import WORDS
from roundhouse.games.railroad_revolution.words.abilities import ability_word
from roundhouse.games.railroad_revolution.words.names import space_word
from roundhouse.games.railroad_revolution.words.rewards import reward_word
from roundhouse.games.railroad_revolution.words.tiles import deal_word, milestone_word, need_word
from roundhouse.testing.words import fine
from roundhouse.text import Words

GAME = RailroadRevolution(load())
NAMES = ["Anna", "Bob", "Cleo", "Dora"]
VARIANTS = [{"milestones": "draw", "tracks": "normal"}, {"milestones": "open", "tracks": "hard"}]
WITH_A_NUMBER = {"OwnDeal", "ChooseMilestone", "Steps", "FreeRail", "TakeTrain"}
QUESTIONS = set(CODEC.decisions) - {
    "BeginTurn", "EndTurn", "NextTurn", "TurnDeal", "CheckMilestones",
}  # fmt: skip


@pytest.fixture(scope="module")
def spoken() -> dict[str, Words]:
    """The words in every language."""
    compile_all()
    return {language: StrictWords(language, GAME, NAMES) for language in LANGUAGES}


# Everything that random play brings up


def test_every_reason_is_said_in_every_language(spoken: dict[str, Words]) -> None:
    """All codes of the move table, at some positions of a few games."""
    heard: set[str] = set()
    for seed in range(12):
        state = GAME.new(2 + seed % 3, seed, VARIANTS[seed % 2])
        rng = Random(seed)
        ply = 0
        while not state.over:
            if ply % 9 == 0:
                for move in range(GAME.moves.size):
                    reason = state.why_not(move)
                    if reason is not None and reason.key not in heard:
                        heard.add(reason.key)
                        for said in spoken.values():
                            fine(said.say(reason))
            state.play(random_move(state, rng))
            ply += 1
    assert len(heard) > 30


def test_every_kind_of_move_came_up() -> None:
    """What the games above are worth: they reach every kind of move but passing."""
    blocks: set[str] = set()
    for seed in range(24):
        state = GAME.new(2 + seed % 3, seed, VARIANTS[seed % 2])
        rng = Random(seed)
        while not state.over:
            blocks |= {GAME.moves.block(move).name for move in state.legal()}
            state.play(random_move(state, rng))
    assert blocks | {"pass"} == {block.name for block in GAME.moves.blocks}


@pytest.mark.parametrize("name", sorted(QUESTIONS - {"PlaceWorker", "ChooseSetup", "ChooseMilestone"}))
def test_every_question_is_asked_in_every_language(spoken: dict[str, Words], name: str) -> None:
    """Each on the first turn of a game; those with a price or a count for one and for several."""
    state = first_turn(3)
    seat = state.seat
    state.play(GAME.moves.code("place trade white"))
    if name.endswith("Action"):
        state.action = ["StationAction", "RailroadAction", "TelegraphAction", "TradeAction"].index(name)
        state.lays, state.due = 2, 100
        fields = [[]]
    elif name == "SetupStation":
        fields = [[0b11]]
    elif name == "Gain":
        fields = [[0b110, 0], [0b110, 200]]
    elif name == "Promote":
        fields = [[1, 0, 0], [2, 200, 0], [2, 0, 100]]
        for colour in range(KINDS):
            state.idle[seat * KINDS + colour] = 2
        state.crew[seat] = 11
    elif name == "Flip":
        fields = [[0, 0], [1, 0], [2, 100]]
    else:
        fields = [[0], [1], [2]] if name in WITH_A_NUMBER else [[]]
    for values in fields:
        asked = state.copy()
        asked.money[seat] = 5000
        asked.then(CODEC.decisions[name](seat, *values))
        asked.settle()
        assert asked.decision.name == name
        for said in spoken.values():
            fine(said.prompt(asked))
            for move in asked.legal():
                fine(said.label(asked, move))


# Everything there is a name for


def test_all_names_are_said_in_every_language(spoken: dict[str, Words]) -> None:
    c = GAME.components
    things = [WORDS.decision(name) for name in sorted(QUESTIONS)]
    things += [WORDS.score_line(line) for line in LINES]
    things += [milestone_word(milestone) for milestone in c.milestones]
    things += [need_word(need) for milestone in c.milestones for need in milestone.needs]
    things += [deal_word(c, number) for number in range(len(c.deals))]
    things += [space_word(c, number) for number in range(len(c.spaces))]
    things += [ability_word(c, action, colour) for action in range(4) for colour in range(5)]
    things += [reward_word(c, reward) for reward in [*c.tile_first, *c.tile_primary, *c.telegraph_tiles]]
    things += [reward_word(c, side) for sides in [*c.setup_side, *c.deal_reward] for side in sides]
    things += [reward_word(c, Reward()), *(reward_word(c, effect) for effect in c.train_effect)]
    for option in GAME.options:
        things.append(WORDS.option(option.name))
        for choice in option.choices:
            things += [WORDS.choice(option.name, choice), WORDS.explanation(option.name, choice)]
    for thing in things:
        for said in spoken.values():
            fine(said.say(thing))


def test_the_sixteen_abilities_of_specialists_differ_within_an_action(spoken: dict[str, Words]) -> None:
    for said in spoken.values():
        for action in range(len(ACTIONS)):
            texts = [said.say(ability_word(GAME.components, action, colour)) for colour in range(5)]
            assert len(set(texts)) == len(COLOURS)


# Examples


def first_turn(seed: int) -> State:
    """The first turn of a game for four."""
    state = GAME.new(4, seed)
    while state.decision.name != "PlaceWorker":
        state.play(state.legal()[0])
    assert type(state) is State
    return state


def test_a_worker_is_placed_with_action_price_and_ability(spoken: dict[str, Words]) -> None:
    state = first_turn(3)
    state.idle[state.seat * 5 + 2] = 1  # an orange accountant
    move = PLACE + RAILROAD * 5 + 2
    assert spoken["en"].label(state, move) == (
        "Place the orange accountant on Railroad: lay 2 rails for $400 + $100 per triangle; "
        "ability: $100 + $50 per triangle back"
    )
    assert spoken["de"].label(state, move) == (
        "Setze einen orangefarbenen Buchhalter auf „Eisenbahnstrecke“: "
        "Lege 2 Gleise für 400 $ + 100 $ pro Dreieck; "
        "Fähigkeit: 100 $ + 50 $ pro Dreieck zurück"
    ).replace(" $", "\u00a0$")
    assert spoken["pl"].label(state, move) == (
        "Postaw pomarańczowego księgowego na polu „Kolej”: połóż 2 tory za 400 $ + 100 $ za każdy trójkąt; "
        "zdolność: zwrot 100 $ + 50 $ za każdy trójkąt"
    ).replace(" $", "\u00a0$")


def test_a_rail_tells_its_price_what_it_connects_and_whether_a_deal_follows(spoken: dict[str, Words]) -> None:
    state = first_turn(3)
    state.money[state.seat] = 2000
    state.play(GAME.moves.code("place railroad white"))
    said = spoken["en"]
    assert said.label(state, LAY + 1) == "Lay a rail Washington–Chicago 1 ($200, 2 triangles)"
    for text, label in [
        ("lay charlotte-miami/1", "Lay a rail Charlotte–Miami 1 (plains, no extra price)"),
        (
            "lay charlotte-miami/2",
            "Lay a rail Charlotte–Miami 2 ($100, 1 triangle); connects Miami; a Deal follows",
        ),
    ]:
        move = GAME.moves.code(text)
        assert said.label(state, move) == label
        state.play(move)
    assert (
        said.prompt(state) == "The rails are laid. What else would you like to use? To pay at the end: $500."
    )
    assert said.label(state, DONE) == "Done: pay $500; a Deal follows"


def test_a_payment_tells_how_many_shares_it_sells(spoken: dict[str, Words]) -> None:
    state = first_turn(3)
    seat = state.seat
    state.stations[seat] = 0
    state.money[seat], state.shares[seat] = 0, 3
    state.settle()
    state.play(GAME.moves.code("place station white"))
    state.play(BUILD)
    said = spoken["pl"].label(state, DONE)
    assert said == "Gotowe: zapłać 100\u00a0$ (sprzedaż 1 udziału)"
    assert spoken["de"].label(state, DONE) == "Fertig: Zahle 100\u00a0$ (dafür wird 1 Aktie verkauft)"


def test_a_step_tells_points_and_price_and_the_hard_variant_its_own(spoken: dict[str, Words]) -> None:
    for options, price in zip(VARIANTS, ("$50", "$500"), strict=True):
        state = GAME.new(4, 3, options)
        while state.decision.name != "PlaceWorker":
            state.play(state.legal()[0])
        assert type(state) is State
        seat = state.seat
        state.idle[seat * 5 + 1] = 1
        state.money[seat] = 1000
        state.track[seat * 3], state.track[seat * 3 + 1] = 2, 2
        state.settle()
        state.play(GAME.moves.code("place trade purple"))
        state.play(GAME.moves.code("ability"))
        label = spoken["en"].label(state, GAME.moves.code("step telegraph"))
        assert label == f"Go up on the Telegraph track: 1 → 2 points per office – costs {price}"
        label = spoken["en"].label(state, GAME.moves.code("step stations"))
        assert label == "Go up on the Stations track: 4 → 5 points per station – costs 1 share"


def test_a_player_with_nothing_left_is_told_so(spoken: dict[str, Words]) -> None:
    state = first_turn(3)
    seat = state.seat
    state.rails_left[seat] = state.buildings_left[seat] = 0
    state.money[seat] = 5000
    state.settle()
    assert PASS in state.legal()
    assert spoken["en"].prompt(state) == "Your turn, but no action is possible."
    assert [said.label(state, PASS) for said in spoken.values()] == ["Pass", "Passen", "Spasuj"]


def test_the_log_names_players_spaces_and_deals(spoken: dict[str, Words]) -> None:
    state = first_turn(3)
    state.log = []
    state.lay_rail(1, 1)
    state.tell("turn_deal", -1, {"deal": "deal2"})
    said = [spoken["en"].say(event) for event in state.log]
    assert said == [
        "Bob lays a rail Washington–Chicago 1",
        "The new Deal: (a) 2 shares: a rail (any terrain); (b) 2 shares: grey negotiator",
    ]


def test_a_price_stands_in_a_label_once_and_only_where_it_is_due(spoken: dict[str, Words]) -> None:
    """A flip for money: hiring before it costs nothing but the hiring."""
    state = position(money=5000, trains="cash rail")
    state.then(Flip(0, 1, 100))
    state.settle()
    said = {GAME.moves.text(move): spoken["en"].label(state, move) for move in state.legal()}
    assert said["flip cash use"] == "Flip the Cash train face down: $600 – costs $100"
    rail = "Pay $100 and flip the Rail train face down: a rail (any terrain) for $100"
    assert said["flip rail use"] == rail
    assert said["hire purple"] == "Hire a purple foreman – costs $800"
    assert "$" not in said["skip"]
    for told in spoken.values():
        for move in state.legal():
            assert len(re.findall(r" – (?:costs|kostet|koszt)", told.label(state, move))) <= 1
            heading, _ = told.under_heading(state, move)
            hired = GAME.moves.parts(move)[0] == "hire"
            assert bool(heading) == hired, "the heading tells what hiring costs"


def test_a_milestone_tells_all_it_asks_for(spoken: dict[str, Words]) -> None:
    tile = next(milestone for milestone in GAME.components.milestones if milestone.name == "B-4")
    assert spoken["en"].say(milestone_word(tile)) == (
        "B-4: 2 rails on spaces with exactly 2 triangles and 1 connected city of level 3; "
        "manager: turquoise engineer; 25 points"
    )
    assert spoken["pl"].say(milestone_word(tile)) == (
        "B-4: 2 tory na polach z dokładnie 2 trójkątami i 1 połączone miasto poziomu 3; "
        "manager: turkusowy inżynier; 25\u00a0PZ"
    )


def test_polish_counts_shares_in_three_forms(spoken: dict[str, Words]) -> None:
    texts = [spoken["pl"].say(Message("reward.shares", {"n": n})) for n in (1, 2, 5)]
    assert texts == ["1 udział", "2 udziały", "5 udziałów"]


def test_prices_come_from_the_components_and_unknown_cities_are_said_as_written() -> None:
    """An owner's file may name another city and ask another price."""
    compile_all()
    content = SHIPPED.read_text(encoding="utf-8").replace("kansas_city", "fort_worth")
    content = content.replace("railroad_price = 400", "railroad_price = 1450")
    game = RailroadRevolution(parse(content, "my-copy.toml"))
    state = game.new(2, 1)
    while state.decision.name != "PlaceWorker":
        state.play(state.legal()[0])
    assert type(state) is State
    state.money[state.seat] = 5000
    state.settle()
    for language, price in [("en", "$1,450"), ("de", "1.450\u00a0$"), ("pl", "1450\u00a0$")]:
        said = Words(language, game)
        assert price in said.label(state, game.moves.code("place railroad white"))
        spaces = [said.say(space_word(game.components, n)) for n in range(len(game.components.spaces))]
        assert "Chicago–Fort Worth" in spaces


def test_spaces_of_a_link_have_different_names(spoken: dict[str, Words]) -> None:
    names = sorted(
        spoken["en"].say(space_word(GAME.components, n)) for n in range(len(GAME.components.spaces))
    )
    assert all(one != other for one, other in pairwise(names))
