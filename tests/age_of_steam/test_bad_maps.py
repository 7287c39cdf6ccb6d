"""A bad map file is told what is wrong, on which line and in which hex; several mistakes at once."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from click.testing import CliRunner
from hypothesis import given, settings
from hypothesis import strategies as st

from roundhouse.cli import main
from roundhouse.cli.errors import FAILED
from roundhouse.games.age_of_steam.reading.loading import load, map_file, parse
from roundhouse.kit.files.texts import ComponentsError

TEXTS = {
    name: map_file(name).read_text(encoding="utf-8")
    for name in ("rust_belt", "st_lucia", "barbados", "southern_us", "germany", "western_us", "korea")
}


def problems(text: str) -> str:
    """What the loader says to a text, which must be wrong."""
    with pytest.raises(ComponentsError) as caught:
        parse(text, "my.toml")
    return str(caught.value)


def edited(name: str, old: str, new: str) -> str:
    """A shipped map with one small change."""
    text = TEXTS[name]
    assert text.count(old) == 1, f"{old!r} occurs {text.count(old)} times"
    return text.replace(old, new)


def rules(text: str) -> tuple[str, str]:
    """A change that adds a switch to the Rust Belt."""
    return "[unsure]", f"{text}\n\n[unsure]"


BAD: list[tuple[str, str, str, tuple[str, ...]]] = [
    # where cities lie
    ("rust_belt", 'at = "H6"', 'at = "Z99"',
     ("city Chicago", "Z99 (column 26, row 99)", "off the grid of 18 columns and 11 rows")),
    ("rust_belt", 'at = "H6"', 'at = "B11"', ("city Chicago", "B11 (column 2, row 11)", "off the map")),
    ("rust_belt", 'at = "H6"', 'at = "D1"', ("city Chicago", "D1 (column 4, row 1)", "water")),
    ("rust_belt", 'at = "H6"', 'at = "H1"', ("city Chicago", "H1 (column 8, row 1)", 'needs "C"')),
    ("rust_belt", 'at = "H6"', 'at = "F10"',
     ("city St. Louis", "F10 (column 6, row 10)", "Chicago lies already")),
    ("rust_belt", 'at = "E4"', 'at = "H6"',
     ("town La Crosse", "H6 (column 8, row 6)", "Chicago lies already")),
    ("rust_belt", 'at = "H6"', 'at = "h6"', ("city Chicago", '"h6"', "a hex such as D7")),
    ("rust_belt", 'at = "H6"', "at = [7, 5]", ("city Chicago", "a list", "a hex such as D7")),
    ("rust_belt", 'at = "H6",  ', "", ("city Chicago", "`at` is missing")),
    ("rust_belt", '"..C......."', '"..C..C...."', ("[grid]", 'B6 (column 2, row 6) is "C"', "no city")),
    ("rust_belt", '  { name = "La Crosse",     at = "E4" },\n', "",
     ("[grid]", 'E4 (column 5, row 4) is "T"', "no town in [towns]")),
    ("germany", '  { name = "Lyon", at = "A15" },\n', "", ('A15 (column 1, row 15) is "P"', "no terminal")),
    ("southern_us", '"-..C...C...C"', '"-..C...C..~C"',
     ("A12 (column 1, row 12): New Orleans has no open side",)),
    # names
    ("rust_belt", 'name = "Chicago",', 'name = "Duluth",', ("city Duluth", "every name must be different")),
    ("rust_belt", 'name = "Chicago",', 'name = "Toledo",', ("town Toledo", "another stop")),
    ("rust_belt", 'name = "Chicago",', 'name = "",', ("`name`", "1 to 30 letters")),
    ("rust_belt", 'name = "Chicago",', f'name = "{"x" * 31}",', ("`name`", "1 to 30 letters")),
    ("rust_belt", 'name = "rust_belt"', 'name = "Rust Belt"', ("[map]", "small letters")),
    # columns of the display
    ("rust_belt", 'colour = "red",    side = "light", die = 1', 'colour = "red",    side = "light", die = 2',
     ("light number 1 has no city: its column is missing",)),
    ("rust_belt", 'colour = "red",    side = "light", die = 1', 'colour = "red",    side = "light", die = 2',
     ("light number 2 is given twice: Chicago and St. Louis",)),
    ("rust_belt", 'side = "light", die = 1 }', 'side = "light", die = 7 }', ("city Chicago", "from 1 to 6")),
    ("rust_belt", 'side = "light", die = 1 }', 'side = "white", die = 1 }', ("city Chicago", "light, dark")),
    ("rust_belt", 'side = "light", die = 1 }', "die = 1 }", ("city Chicago", "`side` is missing")),
    ("rust_belt", 'side = "light", die = 1 }',
     'side = "light", die = 1, more_dice = [{ side = "light", die = 9 }] }',
     ("city Chicago, more_dice 1", "from 1 to 6")),
    ("rust_belt", 'side = "light", die = 1 }',
     'side = "light", die = 1, more_dice = [{ side = "light", die = 1 }] }',
     ("city Chicago", "the light number 1 twice")),
    ("rust_belt", 'side = "light", die = 1 }', 'more_dice = [{ side = "light", die = 1 }] }',
     ("city Chicago", "no `side` and `die` to begin with")),
    ("rust_belt", "[unsure]", '[goods]\nunused_numbers = ["light 1"]\n[unsure]',
     ("[goods]", "`unused_numbers` names the light number 1, which Chicago has")),
    ("rust_belt", "[unsure]", '[goods]\nshared_numbers = ["dark 1"]\n[unsure]',
     ("[goods]", "the dark number 1, which no two cities have")),
    ("rust_belt", "[unsure]", '[goods]\nunused_numbers = ["grey 1"]\n[unsure]', ("[goods]", '"grey 1"')),
    ("barbados", 'side = "light", die = 1, ', 'side = "dark", die = 1, ',
     ("city North Point", "that side of the display is not in use")),
    # colours and cubes
    ("rust_belt", 'at = "H6",  colour = "red", ', 'at = "H6",  colour = "green", ',
     ("city Chicago", '"green"')),
    ("rust_belt", 'at = "H6",  colour = "red", ', 'at = "H6",  colour = ["red", "green"], ',
     ("city Chicago", '"green"')),
    ("rust_belt", 'at = "H6",  colour = "red", ', 'at = "H6",  colour = ["red"], ',
     ("city Chicago", "`colour` has 1 entries")),
    ("rust_belt", 'at = "H6",  colour = "red", ', 'at = "H6",  colour = "white", ',
     ("city Chicago", '"white"')),
    ("korea", 'at = "C5",  side', 'at = "C5", colour = "red", side',
     ("city Inchon", "`colour` is not known")),
    ("rust_belt", "die = 4, cubes = 3", "die = 4, cubes = -1", ("city Wheeling", "`cubes` is -1")),
    ("korea", "start_cubes = 2", "start_cubes = 10", ("[goods]", "`start_cubes` is 10")),
    ("western_us", "count = 1", "count = 2", ("[goods]", "needs 116 cubes, but the bag has 96")),
    # players and turns
    ("rust_belt", "players = [3, 6]", "players = [0, 6]", ("[map]", "contains 0", "from 1 to 8")),
    ("rust_belt", "players = [3, 6]", "players = [3, 9]", ("[map]", "contains 9", "from 1 to 8")),
    ("rust_belt", "players = [3, 6]", "players = [3, 8]", ("[map]", "`turns` must say", "with 7 players")),
    ("rust_belt", "players = [3, 6]", "players = [6, 3]", ("[map]", "the least and the most")),
    ("rust_belt", "players = [3, 6]", "players = [2, 6]", ("[map]", "how many turns there are with 2")),
    ("rust_belt", "players = [3, 6]", "players = [1, 6]\nturns = { 1 = 9, 2 = 9 }",
     ("[map]", "one player alone needs [rules.turn_order_mode]")),
    ("st_lucia", "turns = { 2 = 8 }", "turns = { 2 = 0 }", ("[map], turns", "`2` is 0")),
    ("st_lucia", "turns = { 2 = 8 }", "turns = { 2 = 8, 9 = 9 }", ("[map], turns", "`9` is not known")),
    ("st_lucia", "players = [2, 2]", "players = [2, 3]", ("[rules.turn_order_mode]", "exactly two players")),
    # the grid
    ("rust_belt", '"..C......."', '"..C...x..?"', ("[grid]", "B7 (column 2, row 7)", '"x"', "m mountain")),
    ("rust_belt", '"..C......."', '"..C...x..?"', ("[grid]", "B10 (column 2, row 10)", '"?"')),
    ("rust_belt", '"..C......."', "7", ("[grid]", "column 2 is 7", "in quotes")),
    ("rust_belt", '"..C......."', f'"..C{"." * 99}"', ("[grid]", "column 2 has 102 hexes", "at most 40")),
    ("korea", "hill = 3\n", "", ("[grid]", "hill hexes without a price", "[rules.terrain_cost]")),
    ("germany", "6 = 6, ", "", ("B5 (column 2, row 5)", '"6"', "7 plain for $7")),
    ("germany", "6 = 6, ", "T = 6, ", ("[rules.fixed_cost_hexes], prices", '"T"', "no meaning yet")),
    ("korea", '"B7-C8"', '"B7-M8"',
     ("[grid]", "no neighbours", "B7 (column 2, row 7)", "M8 (column 13, row 8)")),
    ("korea", '"B7-C8"', '"B7-Z99"', ("[grid]", "Z99 (column 26, row 99)", "no hex of the map")),
    ("korea", '"B7-C8"', '"B7"', ("[grid]", '"B7"', "two hexes such as B7-C8")),
    ("rust_belt", '"C4 SE-NW"', '"C5 SE-NW"', ("[grid]", "C5 (column 3, row 5)", "no river hex")),
    ("rust_belt", '"C4 SE-NW"', '"C4 SE-W"', ("[grid]", '"C4 SE-W"', "such as E5 N-S")),
    # switches
    ("rust_belt", *rules("[rules.share_limit_pre_turn]\nvalue = 1"),
     ("[rules]", "`share_limit_pre_turn` is not known", "did you mean `share_limit_per_turn`?")),
    ("rust_belt", *rules("[rules]\nflying_trains = { value = true }"), ("`flying_trains` is not known",)),
    ("rust_belt", *rules("[rules]\nshare_limit_per_turn = 1"), ("`share_limit_per_turn` is 1", "in braces")),
    ("rust_belt", *rules("[rules]\nshare_limit_per_turn = { value = 99 }"),
     ("[rules.share_limit_per_turn]", "`value` is 99", "from 0 to 15")),
    ("rust_belt", *rules("[rules.share_limit_per_turn]\nvalue = 1\nturns = 3"),
     ("[rules.share_limit_per_turn]", "`turns` is not known")),
    ("rust_belt", *rules("[rules.action_cycle]\nvalue = true"), ("[rules.action_cycle]", "one player alone")),
    ("rust_belt", *rules('[rules.actions_only]\nvalue = ["engineer"]'), ("actions for only 1 of 6 players",)),
    ("rust_belt", *rules('[rules.phase_order]\nvalue = ["build", "move"]'), ("`value` has 2 entries",)),
    ("rust_belt", *rules("[rules.region_bonus]\nincome = 1"), ("[rules.region_bonus]", "two `regions`")),
    ("rust_belt", *rules('[rules.display_redraw]\nA = "pink"'), ("[rules.display_redraw]", '"pink"')),
    ("barbados", 'A = "red"', 'E = "red"', ("[rules.display_redraw]", "`E` has no column")),
    ("southern_us", '"Mobile", "New', '"Mobil", "New', ("[rules.special_cube]", 'did you mean "Mobile"?')),
    ("southern_us", '"Mobile", "New', '"Selma", "New', ("[rules.special_cube]", '"Selma"')),
    ("southern_us", 'city = "Atlanta"', 'city = "Atlantis"', ("[rules.extra_growth]", '"Atlantis"')),
    ("southern_us", "turns = [1, 4]", "turns = [4, 1]", ("[rules.extra_growth]", "the first and the last")),
    ("southern_us", 'basis = "infer"\nwhy = "The rules do not say who', 'basis = "sure"\nwhy = "The rules',
     ("[rules.special_cube]", '"sure"')),
    ("korea", '"Inchon", "Suwon"', '"Inchon", "Pusan"',
     ("[rules.direct_links]", "no neighbours", "C5 (column 3, row 5)", "L13 (column 12, row 13)")),
    ("korea", '"Inchon", "Suwon"', '"Inchon", "Wando"', ("[rules.direct_links]", '"Wando"')),
    ("korea", '"Inchon", "Suwon"', '"Seoul", "Suwon"', ("[rules.direct_links]", "joined once")),
    ("western_us", 'region = "east" },\n  { name = "Mi', 'region = "mid" },\n  { name = "Mi',
     ("city Duluth", '"mid"')),
    # variants
    ("southern_us", 'B11 = "r"', 'B11 = "C"', ("(variant other)", "B11 (column 2, row 11)", "no city")),
    ("southern_us", 'B11 = "r"', 'Z9 = "r"',
     ("[variants.other], hexes", "Z9 (column 26, row 9)", "off the grid")),
    ("southern_us", 'B11 = "r"', 'B11 = "rr"', ("[variants.other], hexes", "one letter")),
    ("southern_us", "[variants.other]", "[variants.mine]", ("`mine` is not known",)),
    ("germany", '"Wien" = 2', '"Rom" = 2', ("[variants.other], cubes", '"Rom"')),
    # blocks and keys
    ("rust_belt", "[grid]", "[gird]", ("[grid] is missing",)),
    ("rust_belt", "schema = 1", "schema = 9", ("`schema` is 9",)),
    ("rust_belt", "[unsure]", "[unsre]", ("`unsre` is not known", "did you mean `unsure`?")),
    ("rust_belt", "[cities]\nlist = [", "[cities]\nlist = [ 3,", ("[cities]", "in braces")),
]  # fmt: skip


@pytest.mark.parametrize(("name", "old", "new", "said"), BAD)
def test_a_bad_map_is_told_what_is_wrong(name: str, old: str, new: str, said: tuple[str, ...]) -> None:
    report = problems(edited(name, old, new))
    for line in report.splitlines():
        if all(part in line for part in said):
            assert re.match(r"my\.toml( \(variant \w+\))?(, line \d+)?: ", line)
            return
    raise AssertionError(f"nothing says {said} in:\n{report}")


def test_the_line_is_that_of_the_mistake() -> None:
    text = edited("rust_belt", 'at = "H6"', 'at = "Z99"')
    line = 1 + text[: text.index('"Z99"')].count("\n")
    assert f"my.toml, line {line}: city Chicago" in problems(text)
    text = edited("rust_belt", '"..C......."', '"..C...x..."')
    line = 1 + text[: text.index("..C...x")].count("\n")
    assert f"my.toml, line {line}: [grid]: B7" in problems(text)
    text = edited("rust_belt", *rules("[rules.flying_trains]\nvalue = true"))
    line = 1 + text[: text.index("[rules.flying")].count("\n")
    assert f"my.toml, line {line}: [rules]: `flying_trains`" in problems(text)


def test_several_mistakes_are_told_at_once() -> None:
    text = edited("rust_belt", 'at = "H6"', 'at = "Z99"').replace("players = [3, 6]", "players = [0, 9]")
    text = text.replace("die = 6, cubes = 3 }", "die = 6 }").replace(
        "[unsure]", "[rules.fly]\nx = 1\n\n[unsure]"
    )
    report = problems(text)
    for part in ("contains 0", "contains 9", "Z99 (column 26, row 99)", "`fly` is not known"):
        assert part in report


# ---- far too much -----------------------------------------------------------------------------------


def with_grid(columns: list[str], towns: str = "") -> str:
    rows = "\n".join(f'  "{column}",' for column in columns)
    head = 'schema = 1\n[map]\nname = "huge"\ntitle = "Huge"\nplayers = [3, 6]\n'
    return f"{head}[grid]\ncolumns = [\n{rows}\n]\n[towns]\nlist = [\n{towns}]\n[goods]\ndisplay_sides = []\n"


@pytest.mark.parametrize(
    ("columns", "what"),
    [
        (["." * 250] * 400, "400 columns; at most 40"),
        (["." * 1000] * 20, "column 1 has 1,000 hexes; at most 40"),
        (["." * 40] * 2500, "2,500 columns; at most 40"),
        (["." * 100_000], "line 8: has 100,00"),
        (["." * 21] * 20, "420 hexes; at most 400"),
        ([], "must be a list of 1 to 40 columns"),
    ],
)
def test_a_grid_beyond_all_measure(columns: list[str], what: str) -> None:
    report = problems(with_grid(columns))
    assert what in report
    assert len(report) < 3000


def test_more_than_60_stops() -> None:
    columns = ["T.T.T.T.T.T.T.T."] * 8
    places = [f"{chr(ord('A') + column)}{row + 1}" for column in range(8) for row in range(0, 16, 2)]
    towns = "".join(f'  {{ name = "{place}", at = "{place}" }},\n' for place in places)
    assert "64 entries; there must be 0 to 60" in problems(with_grid(columns, towns))


def test_a_file_that_is_no_map(tmp_path: Path) -> None:
    for content in (b"\xff\xfe\x00", b"x" * 1_000_001, b"[map", b"", b"schema = 1\n", b"[map]\n[grid]\n"):
        file = tmp_path / "my.toml"
        file.write_bytes(content)
        with pytest.raises(ComponentsError, match=r"my\.toml"):
            load(file)
    for path in (tmp_path, tmp_path / "missing.toml", tmp_path / "no\0name"):
        with pytest.raises(ComponentsError):
            load(path)


def test_no_bad_map_changes_what_is_there() -> None:
    before = load()
    digest = before.digest
    problems(edited("korea", "hill = 3\n", ""))
    assert load() is before
    assert load(map_file("korea")).digest == load(map_file("korea")).digest
    assert load().digest == digest


def answer(text: str) -> str:
    """What the loader says to a text that may be right."""
    try:
        parse(text, "my.toml")
    except ComponentsError as error:
        return str(error)
    return "my.toml is right"


LINES = [(name, line) for name, text in TEXTS.items() for line in range(text.count("\n"))]


@settings(max_examples=75)
@given(
    st.sampled_from(LINES), st.sampled_from(['"', "0", "[", "}", "= 3", "~", "ü", "nan", "-1", "{}", "true"])
)
def test_no_damage_gives_a_traceback(place: tuple[str, int], junk: str) -> None:
    name, number = place
    lines = TEXTS[name].split("\n")
    for damaged in (junk, lines[number] + junk, lines[number].replace('"', junk, 1), ""):
        text = "\n".join([*lines[:number], damaged, *lines[number + 1 :]])
        assert answer(text).startswith("my.toml")


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=2),
    max_leaves=5,
)


@settings(max_examples=75)
@given(st.sampled_from(LINES), VALUES)
def test_no_strange_value_gives_a_traceback(place: tuple[str, int], value: object) -> None:
    name, number = place
    lines = TEXTS[name].split("\n")
    key, equals, _ = lines[number].partition("=")
    text = "\n".join(
        [*lines[:number], f"{key}{equals} {toml(value)}" if equals else key, *lines[number + 1 :]]
    )
    assert answer(text).startswith("my.toml")


def toml(value: object) -> str:
    """A value as it is written in TOML; what cannot be written becomes a text."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, list):
        return f"[{', '.join(toml(item) for item in value)}]"
    if isinstance(value, dict):
        return (
            "{" + ", ".join(f"k{number} = {toml(item)}" for number, item in enumerate(value.values())) + "}"
        )
    return '"' + re.sub(r"[^ -~]|[\\\"]", "", str(value)) + '"'


# ---- at the command line ----------------------------------------------------------------------------


@pytest.mark.parametrize("command", ["check", "draw"])
def test_the_commands_refuse_a_bad_map(command: str, tmp_path: Path) -> None:
    file = tmp_path / "my.toml"
    file.write_text(edited("rust_belt", 'at = "H6"', 'at = "Z99"'), encoding="utf-8")
    output = ["-o", str(tmp_path / "map.svg")] if command == "draw" else []
    result = CliRunner().invoke(main, ["map", command, str(file), *output])
    assert result.exit_code == FAILED
    assert "city Chicago: lies at Z99 (column 26, row 99)" in result.stderr
    assert "Traceback" not in result.output
    assert list(tmp_path.iterdir()) == [file]


def test_a_box_is_no_map() -> None:
    result = CliRunner().invoke(
        main, ["map", "check", str(map_file("korea").parent.parent / "components.toml")]
    )
    assert result.exit_code == FAILED
    assert "is no map" in result.stderr
