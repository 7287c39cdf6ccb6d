"""Files that are no recorded games, or broken ones: clear words, and nothing is changed."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from age_of_steam.replaying import text_of, verdict
from roundhouse.cli import main
from roundhouse.games.age_of_steam.oracle.document import LARGEST
from roundhouse.games.age_of_steam.oracle.problems import OracleError


def run(file: Path) -> Result:
    return CliRunner(env={"COLUMNS": "120"}).invoke(main, ["validate", "--oracle", str(file)])


def altered(*pairs: str, name: str = "g1") -> Callable[[], bytes]:
    """A recorded game with some of its text replaced: what, by what, what, by what, .."""

    def make() -> bytes:
        text = text_of(name)
        for old, new in zip(pairs[::2], pairs[1::2], strict=True):
            assert old in text
            text = text.replace(old, new, 1)
        return text.encode()

    return make


def cut(before: str) -> Callable[[], bytes]:
    """The beginning of a recorded game, up to the first place with some text."""
    return lambda: text_of("g1").partition(before)[0].encode()


BAD: dict[str, tuple[Callable[[], bytes], str]] = {
    "noise": (lambda: random.Random(7).randbytes(LARGEST * 2), f"it has more than {LARGEST:,} bytes"),
    "a little noise": (lambda: b"a: 1\n\xff\xfe\x00", "line 2: the file is not UTF-8 text"),
    "control characters": (lambda: b"a: \x00", "this is no YAML"),
    "empty": (lambda: b"", "there is no recorded game in it"),
    "a word": (lambda: b"hello", "there is no recorded game in it"),
    "no game": (lambda: b"g1: {players: 3}", "there is no recorded game in it: none has an order and events"),
    "aliases": (lambda: b"g1: &a {order: [A], x: *a}", "line 1: anchors and aliases"),
    "laughter": (
        lambda: b"a: &a [x, x]\nb: &b [*a, *a, *a]\nc: [*b, *b]\n",
        "line 2: anchors and aliases",
    ),
    "depth": (lambda: b"a: " + b"[" * 100_000, "line 1: lists are nested too deeply"),
    "two documents": (lambda: b"a: 1\n---\nb: 2\n", "a second document begins here"),
    "the same game twice": (lambda: b"g1: {}\ng1: {}\n", "line 2: g1 is written twice"),
    "a tab": (lambda: b"g1:\n\torder: [A]\n", "this is no YAML"),
    "cut off in a line": (cut("shares, E, 2]\n    - [shares, D, 4]"), "this is no YAML"),
    "cut off in an event": (
        cut("[shares, E, 2]\n    - [shares, D, 4]"),
        "line 79, event 52 null: an event is",
    ),
    "cut off after a turn": (
        cut("    - [shares, E, 2]\n    - [shares, D, 4]"),
        "the record breaks off after 51 events: no final score",
    ),
    "no events": (lambda: b"g1: {order: [A, B, C], start: {}}", "the list of events is missing"),
    "events that are no list": (
        lambda: b"g1: {order: [A, B, C], start: {a: 1}, events: 7}",
        "the list of events is missing",
    ),
    "no players": (altered("  order: [A, B, C, D, E]\n", ""), "the players are missing"),
    "a player twice": (altered("[A, B, C, D, E]", "[A, B, C, D, A]"), "the player A is there twice"),
    "too many players": (
        altered("[A, B, C, D, E]", "[A, B, C, D, E, F, G]"),
        "Rust Belt is for 3 to 6 players, the record has 7",
    ),
    "no start": (altered("  start:\n", "  begin:\n"), "start is missing"),
    "unknown map": (altered("map: barbados", "map: barbadas", name="bb1"), 'did you mean "barbados"?'),
    "unknown city": (altered("    Chicago: ", "    Chigaco: "), 'did you mean "Chicago"?'),
    "unknown colour": (
        altered("goods: [black, red]", "goods: [black, rad]"),
        'start position, Chicago: there is no colour "rad"',
    ),
    "a city left out": (
        altered("    Toronto: ", "    #"),
        "start position: Toronto display is missing and 1 more",
    ),
    "a column too long": (
        altered("display: [purple, blue, purple]", "display: [purple, blue, purple, red]"),
        "start position, Chicago: display: 0 to 3 entries are needed, not 4",
    ),
    "more cubes than there are": (
        altered("{goods: [black, black]", "{goods: [red, red, red, red, red, red]"),
        "red cubes are placed, there are 20",
    ),
    "a terminal left out": (
        altered("    Lyon: {accepts: blue}\n", "", name="de1"),
        "Lyon accepts is missing",
    ),
    "unknown player": (
        altered("[shares, A, 1]", "[shares, Z, 1]"),
        'event 1 [shares, Z, 1]: there is no player "Z"',
    ),
    "unknown event": (
        altered("[shares, A, 1]", "[share, A, 1]"),
        'there is no event "share"; did you mean "shares"?',
    ),
    "unknown action": (
        altered("[select, E, urbanization]", "[select, E, urbanisation]"),
        'did you mean "urbanization"?',
    ),
    "unknown hex": (
        altered("[build, A, [15, 8]", "[build, A, [15, 80]"),
        "there is no hex [15, 80] on the map Rust Belt",
    ),
    "no stop": (
        altered("purple, [[[2, 0], C]]", "purple, [[[2, 1], C]]"),
        "there is no city or town at [2, 1]",
    ),
    "no tile": (altered("[[1, 5]], 2]", "[[1, 1]], 2]"), "there is no tile with the lines [[1, 1]]"),
    "a side that no hex has": (
        altered("[[1, 5]], 2]", "[[1, 6]], 2]"),
        "a side is a whole number, from 0 to 5, not 6",
    ),
    "missing fields": (
        altered("[bid, A, 2]", "[bid, A]"),
        "event 6 [bid, A]: bid has 2 entries after its name, not 1",
    ),
    "too many fields": (altered("[bid, A, 2]", "[bid, A, 2, 3]"), "bid has 2 entries after its name, not 3"),
    "a word for a number": (
        altered("[bid, A, 2]", "[bid, A, two]"),
        "a number is a whole number, not negative, not two",
    ),
    "a negative number": (altered("[bid, A, 2]", "[bid, A, -2]"), "not negative, not -2"),
    "a huge number": (altered("[bid, A, 2]", "[bid, A, " + "9" * 5000 + "]"), "a number is a whole number"),
    "a large number": (altered("[bid, A, 2]", "[bid, A, 99999]"), "bid: recorded 99,999, A has 15"),
    "a number for a list": (
        altered("[build, A, [15, 8]", "[build, A, 15"),
        "a hex [column, row]: a list is needed, not 15",
    ),
    "a list for a table": (altered("{C: 1}]", "[C, 1]]"), "the income gained: a table {name: ..} is needed"),
    "a die with seven pips": (
        altered("[roll, light, [1,", "[roll, light, [7,"),
        "a die is a whole number, from 1 to 6, not 7",
    ),
    "an event that is no list": (
        altered("[shares, A, 1]", "shares"),
        "an event is a list that begins with a word",
    ),
    "an empty event": (altered("[shares, A, 1]", "[]"), "an event is a list that begins with a word"),
}


@pytest.mark.parametrize("case", BAD)
def test_a_bad_file_gets_a_clear_message(tmp_path: Path, case: str) -> None:
    make, said = BAD[case]
    content = make()
    file = tmp_path / "bad.yaml"
    file.write_bytes(content)
    result = run(file)
    assert result.exit_code == 1
    assert said.lower() in result.output.lower(), result.output
    assert result.exception is None or isinstance(result.exception, SystemExit)
    assert len(result.output) < 2000
    assert file.read_bytes() == content
    assert [entry.name for entry in tmp_path.iterdir()] == ["bad.yaml"]


def test_what_is_no_file_gets_a_clear_message(tmp_path: Path) -> None:
    for place in (tmp_path / "nowhere", tmp_path, Path("/dev/zero")):
        result = run(place)
        assert result.exit_code == 1
        assert "there is no such file" in result.output.lower()


def test_words_that_other_readers_take_for_something_else_stay_words() -> None:
    text = re.sub(r"(?<=[\[ {])A(?=[,\]:])", "no", text_of("bb1"))
    # New City A keeps its letter, on the map and in the display.
    text = text.replace("[urbanize, no, [5, 6], no]", "[urbanize, no, [5, 6], A]").replace(
        "    no: {display", "    A: {display"
    )
    found = verdict(text, "bb1")
    assert found["valid"], found["says"]
    assert found["totals"] == {"no": 51}


def said(text: str) -> str:
    """What is said about the game in a text, whatever is wrong with it."""
    try:
        return str(verdict(text, "bb1")["says"])
    except OracleError as error:
        return str(error)


def test_no_mutilated_game_brings_the_reader_down() -> None:
    rng = random.Random(11)
    lines = text_of("bb1").split("\n")
    for _ in range(60):
        broken = lines[:]
        for _ in range(rng.randrange(1, 4)):
            one, other = rng.randrange(3, len(broken)), rng.randrange(3, len(broken))
            broken[one] = rng.choice([broken[other], broken[one][: rng.randrange(len(broken[one]) + 1)], ""])
        assert said("\n".join(broken))
