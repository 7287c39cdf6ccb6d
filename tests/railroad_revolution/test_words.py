"""The words of Railroad Revolution: complete in every language, and right in what they say."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from catalogues import LANGUAGES, SOURCE, Mentions, compile_all, plain_keys, sentences
from playing import random_move
from roundhouse.core.message import Message, Reason
from roundhouse.core.random import Random
from roundhouse.core.state import settle
from roundhouse.games.railroad_revolution import words
from roundhouse.games.railroad_revolution.agenda import PLAIN, WITH_ONE, decision
from roundhouse.games.railroad_revolution.components import COLOURS, Reward
from roundhouse.games.railroad_revolution.game import RailroadRevolution
from roundhouse.games.railroad_revolution.loading import SHIPPED, load, parse
from roundhouse.games.railroad_revolution.moves import ACTIONS, BUILD, DONE, LAY, PASS, PLACE, RAILROAD
from roundhouse.games.railroad_revolution.scoring import LINES
from roundhouse.games.railroad_revolution.state import KINDS, State
from roundhouse.text import Words

PACKAGE = SOURCE / "games" / "railroad_revolution"
DOMAIN = PACKAGE / "locale" / "railroad_revolution"
GAME = RailroadRevolution(load())
NAMES = ["Anna", "Bob", "Cleo", "Dora"]
VARIANTS = [{"milestones": "draw", "tracks": "normal"}, {"milestones": "open", "tracks": "hard"}]
QUESTIONS = {*PLAIN, *WITH_ONE, "Promote", "Gain", "Flip"} - {
    "BeginTurn", "EndTurn", "NextTurn", "TurnDeal", "CheckMilestones",
}  # fmt: skip


@pytest.fixture(scope="module")
def spoken() -> dict[str, Words]:
    """The words in every language."""
    compile_all()
    return {language: Words(language, GAME, NAMES) for language in LANGUAGES}


def check(sentence: str) -> None:
    assert sentence.strip() == sentence != ""
    assert not re.search(r"[{}]|None|  ", sentence), sentence


# The catalogues


def test_every_message_that_the_source_mentions_exists_and_none_is_idle() -> None:
    own = plain_keys(sentences(DOMAIN, "en"))
    shared = plain_keys(sentences(SOURCE / "locale" / "roundhouse", "en"))
    mentions = Mentions(sorted(PACKAGE.rglob("*.py")), set(GAME.components.cities))
    assert sorted(mentions.missing(own | shared)) == []
    assert sorted(mentions.unused(own)) == []
    assert own & shared == set()


def test_no_number_is_typed_into_a_sentence() -> None:
    for language in LANGUAGES:
        for key, forms in sentences(DOMAIN, language).items():
            assert not any(re.search(r"\d", form) for form in forms), (language, key)


def test_money_is_written_as_each_language_does() -> None:
    for language in LANGUAGES:
        for key, forms in sentences(DOMAIN, language).items():
            for form in forms:
                signs = form.count("$")
                before = len(re.findall(r"\$\{\w+\}", form))
                after = len(re.findall("\\{\\w+\\}\u00a0\\$", form))
                assert (before if language == "en" else after) == signs, (language, key)


# Everything that random play brings up


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", VARIANTS, ids=["normal", "variants"])
def test_random_games_can_be_told_in_every_language(
    spoken: dict[str, Words], players: int, options: dict[str, str]
) -> None:
    for seed in range(3):
        state = GAME.new(players, seed, options)
        state.log = []
        rng = Random(seed)
        refused: dict[str, Reason] = {}
        while not state.over:
            sample = [rng.below(GAME.moves.size) for _ in range(8)]
            for reason in map(state.why_not, sample):
                if reason is not None:
                    refused[str(reason)] = reason
            for said in spoken.values():
                check(said.prompt(state))
                labels = [said.label(state, move) for move in state.legal()]
                assert len(set(labels)) == len(labels), "two moves read alike"
                for label in labels:
                    check(label)
            state.play(random_move(state, rng))
        for message in [*state.log, *refused.values()]:
            for said in spoken.values():
                check(said.say(message))


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
                            check(said.say(reason))
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
        state.idle[seat * KINDS : seat * KINDS + KINDS] = [2] * KINDS
        state.crew[seat] = 11
    else:
        fields = [[0, 0], [1, 0], [2, 100]]
    for values in fields:
        asked = state.copy()
        asked.money[seat] = 5000
        asked.then(decision(name, seat, values))
        settle(asked, asked.agenda)
        assert asked.decision.name == name
        for said in spoken.values():
            check(said.prompt(asked))
            for move in asked.legal():
                check(said.label(asked, move))


# Everything there is a name for


def test_all_names_are_said_in_every_language(spoken: dict[str, Words]) -> None:
    c = GAME.components
    things = [words.decision(name) for name in sorted(QUESTIONS)]
    things += [words.score_line(line) for line in LINES]
    things += [words.milestone(milestone) for milestone in c.milestones]
    things += [words.need(need) for milestone in c.milestones for need in milestone.needs]
    things += [words.deal(c, number) for number in range(len(c.deals))]
    things += [words.space(c, number) for number in range(len(c.spaces))]
    things += [words.ability(c, action, colour) for action in range(4) for colour in range(5)]
    things += [words.reward(c, reward) for reward in [*c.tile_first, *c.tile_primary, *c.telegraph_tiles]]
    things += [words.reward(c, side) for sides in [*c.setup_side, *c.deal_reward] for side in sides]
    things += [words.reward(c, Reward()), *(words.reward(c, effect) for effect in c.train_effect)]
    for option in GAME.options:
        things.append(words.option(option.name))
        for choice in option.choices:
            things += [words.choice(option.name, choice), words.explanation(option.name, choice)]
    for thing in things:
        for said in spoken.values():
            check(said.say(thing))


def test_the_sixteen_abilities_of_specialists_differ_within_an_action(spoken: dict[str, Words]) -> None:
    for said in spoken.values():
        for action in range(len(ACTIONS)):
            texts = [said.say(words.ability(GAME.components, action, colour)) for colour in range(5)]
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
        "Setze den orangenen Buchhalter auf „Eisenbahnstrecke“: lege 2 Gleise für 400 $ + 100 $ pro Dreieck; "
        "Fähigkeit: 100 $ + 50 $ pro Dreieck zurück"
    ).replace(" $", "\u00a0$")
    assert spoken["pl"].label(state, move) == (
        "Połóż pomarańczowego Księgowego na polu „Kolej”: połóż 2 tory za 400 $ + 100 $ za każdy trójkąt; "
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
    settle(state, state.agenda)
    state.play(GAME.moves.code("place station white"))
    state.play(BUILD)
    said = spoken["pl"].label(state, DONE)
    assert said == "Gotowe: zapłać 100\u00a0$ (sprzedaż 1 Akcji)"
    assert spoken["de"].label(state, DONE) == "Fertig: zahle 100\u00a0$ (dafür wird 1 Aktie verkauft)"


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
        settle(state, state.agenda)
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
    settle(state, state.agenda)
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


def test_a_milestone_tells_all_it_asks_for(spoken: dict[str, Words]) -> None:
    tile = next(milestone for milestone in GAME.components.milestones if milestone.name == "B-4")
    assert spoken["en"].say(words.milestone(tile)) == (
        "B-4: 2 rails on spaces with exactly 2 triangles and 1 connected city of level 3; "
        "manager: turquoise engineer; 25 points"
    )
    assert spoken["pl"].say(words.milestone(tile)) == (
        "B-4: 2 tory na polach z dokładnie 2 trójkątami i 1 połączone Miasto poziomu 3; "
        "Manager: turkusowy Inżynier; 25\u00a0PZ"
    )


def test_polish_counts_shares_in_three_forms(spoken: dict[str, Words]) -> None:
    texts = [spoken["pl"].say(Message("reward.shares", {"n": n})) for n in (1, 2, 5)]
    assert texts == ["1 Akcja", "2 Akcje", "5 Akcji"]


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
    settle(state, state.agenda)
    for language, price in [("en", "$1,450"), ("de", "1.450\u00a0$"), ("pl", "1450\u00a0$")]:
        said = Words(language, game)
        assert price in said.label(state, game.moves.code("place railroad white"))
        spaces = [said.say(words.space(game.components, n)) for n in range(len(game.components.spaces))]
        assert "Chicago–Fort Worth" in spaces


def test_spaces_of_a_link_have_different_names(spoken: dict[str, Words]) -> None:
    names = sorted(
        spoken["en"].say(words.space(GAME.components, n)) for n in range(len(GAME.components.spaces))
    )
    assert all(one != other for one, other in pairwise(names))
