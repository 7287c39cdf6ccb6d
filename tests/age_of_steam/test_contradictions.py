"""Switches that contradict each other, cities that nothing joins: told with hex and key, in all languages."""

from __future__ import annotations

import pytest

from catalogues import LANGUAGES, compile_all
from roundhouse.games.age_of_steam.reading.loading import map_file, parse
from roundhouse.games.registry import open_game
from roundhouse.kit.files.texts import ComponentsError
from roundhouse.server.http.own_files import Retold

RUST_BELT = map_file("rust_belt").read_text(encoding="utf-8")


def with_rules(*rules: str) -> str:
    """The Rust Belt with some switches more."""
    return RUST_BELT.replace("[unsure]", "\n".join([*rules, "", "[unsure]"]), 1)


def said(text: str) -> str:
    """What the reader says of a map, the same in every language, each in its own words."""
    with pytest.raises(ComponentsError) as caught:
        parse(text, "components.toml")
    compile_all()
    english = str(caught.value)
    told = [Retold(open_game("age_of_steam"), language).lines(english, "mine.toml") for language in LANGUAGES]
    assert len({tuple(lines) for lines in told}) == len(LANGUAGES)
    for other in told[1:]:
        assert not set(other) & set(told[0])
    return english


CONTRADICTIONS = {
    "too few actions are open": (
        '[rules.closed_actions]\nmode = "parity"\nodd = ["engineer", "production"]\neven = ["first_move"]',
        "[rules.closed_actions]: leaves actions for only 5 of 6 players; everybody needs one.",
    ),
    "an action is closed that is not there": (
        '[rules.closed_actions]\nmode = "alternate"\nactions = ["ferry", "engineer"]',
        "`actions` speaks of the action ferry, which this map does not have.",
    ),
    "a ferry without the action": (
        '[rules.ferry_step]\ncoast = ["Toronto", "Detroit"]',
        "[rules.ferry_step]: needs the action ferry, which this map does not have.",
    ),
    "the action without a ferry": (
        '[rules.actions_added]\nvalue = ["ferry"]',
        "the action ferry does nothing without [rules.ferry_step].",
    ),
    "tokens for an action that is not there": (
        "[rules.action_tokens]\nengineer = 2\nsmuggle = 1",
        "`smuggle` speaks of the action smuggle, which this map does not have.",
    ),
    "a use that nobody can make": (
        '[rules.actions_removed]\nvalue = ["production"]\n'
        '[rules.action_must_be_used]\nvalue = ["production"]',
        "`value` speaks of the action production, which this map does not have.",
    ),
    "an Engineer without the action": (
        '[rules.actions_removed]\nvalue = ["engineer"]\n[rules.engineer]\nvalue = "free_tile"',
        "[rules.engineer]: needs the action engineer, which this map does not have.",
    ),
    "a discount for nobody": (
        '[rules.tile_discount]\naction = "commonwealth"\nof = 4\nto = 2',
        "`action` speaks of the action commonwealth, which this map does not have.",
    ),
    "protection of cubes that never move": (
        '[rules.actions_added]\nvalue = ["protection"]\n'
        '[rules.town_cubes_need_action]\ncolour = "black"\naction = "protection"',
        "needs [rules.town_cubes_deliverable], without which it does nothing.",
    ),
    "colours that go round": (
        '[rules.recycle]\nnext = { red = "blue", blue = "red" }',
        "`next` must lead from colour to colour to one last one, without a circle.",
    ),
    "a coast of one place": (
        '[rules.actions_added]\nvalue = ["ferry"]\n[rules.ferry_step]\ncoast = ["Toronto"]',
        "`coast` must name at least two places, else nobody can go anywhere.",
    ),
    "actions named in two ways": (
        '[rules.actions_only]\nvalue = ["engineer", "first_move", "first_build", "locomotive", '
        '"urbanization", "production"]\n[rules.actions_removed]\nvalue = ["first_move"]',
        "[rules.actions_removed]: contradicts [rules.actions_only]",
    ),
    "a price that nobody pays": (
        "[rules.turn_order_price]\nvalue = 5",
        '[rules.turn_order_price]: is only for [rules.turn_order_mode] with "alternate_pay".',
    ),
    "dice without growth": (
        '[rules.goods_growth]\nvalue = "none"\n[rules.growth_dice]\nlight = 3\ndark = 3',
        '[rules.growth_dice]: contradicts [rules.goods_growth] with "none".',
    ),
    "points where money counts": (
        '[rules.scoring]\nvalue = "cash_after_buyback"\n[rules.final_points]\ncash_per_point = 20',
        "[rules.final_points]: brings points, but [rules.scoring] counts money.",
    ),
}


@pytest.mark.parametrize("case", CONTRADICTIONS)
def test_switches_that_contradict_each_other_are_refused(case: str) -> None:
    rules, sentence = CONTRADICTIONS[case]
    assert sentence in said(with_rules(rules))


SMALL = """schema = 1
[map]
name = "islands"
title = "Islands"
players = [3, 4]
[grid]
columns = [
  "C..-..C",  # A
  "...-...",  # B
]
[cities]
list = [
  { name = "North", at = "A1", colour = "red", side = "light", die = 1 },
  { name = "South", at = "A7", colour = "blue", side = "light", die = 2 },
]
[goods]
display_sides = ["light"]
unused_numbers = ["light 3", "light 4", "light 5", "light 6"]
"""


def test_cities_without_a_way_to_each_other_are_named_with_their_hexes() -> None:
    sentence = "nothing can ever lead from North at A1 (column 1, row 1) to South at A7 (column 1, row 7)."
    assert sentence in said(SMALL)
    assert parse(SMALL.replace("-", "."), "mine.toml")
    link = '[rules.sea_links]\nlist = [{ between = ["North", "South"], price = 6 }]\n'
    assert parse(SMALL + link, "mine.toml")


@pytest.mark.parametrize(
    ("changed", "to", "sentence"),
    [
        ('"...-...",  # B', '"..x-...",  # B', 'B3 (column 2, row 3) is "x"; known are: '),
        ("die = 2", "die = 3", "the light number 2 has no city"),
        ('unused_numbers = ["light 3"', 'unused_numbers = ["light 9"', "unused_numbers"),
        ('"...-...",  # B', ",".join(['"' + "." * 400 + '"'] * 250), "at most"),
    ],
)
def test_unknown_terrain_numbers_and_grids_beyond_all_measure_are_told(
    changed: str, to: str, sentence: str
) -> None:
    assert changed in SMALL
    assert sentence in said(SMALL.replace(changed, to))
