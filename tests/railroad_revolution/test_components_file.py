"""A bad components file is told what is wrong, where, and what would be right."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from roundhouse.games.railroad_revolution.reading.loading import SHIPPED, load, parse
from roundhouse.kit.files.measure import LARGEST
from roundhouse.kit.files.texts import ComponentsError

TEXT = SHIPPED.read_text(encoding="utf-8")


def problems(text: str) -> str:
    """What the loader says to a text, which must be wrong."""
    with pytest.raises(ComponentsError) as caught:
        parse(text, "my.toml")
    return str(caught.value)


def edited(old: str, new: str) -> str:
    """The shipped text with one small change."""
    assert TEXT.count(old) == 1, f"{old!r} occurs {TEXT.count(old)} times"
    return TEXT.replace(old, new)


# ---- bad input, named -------------------------------------------------------------------------------

BAD = [
    # numbers
    ('id = "B-4",  vp = 25', 'id = "B-4",  vp = -3', "milestone B-4", "`vp` is -3", "from 0 to 500"),
    ('id = "B-4",  vp = 25', 'id = "B-4",  vp = true', "milestone B-4", "`vp` is true", "whole number"),
    ('id = "B-4",  vp = 25', 'id = "B-4",  vp = nan', "milestone B-4", "`vp` is nan", "whole number"),
    ('id = "B-4",  vp = 25', 'id = "B-4",  vp = 25.0', "milestone B-4", "`vp` is 25.0", "whole number"),
    ('id = "B-4",  vp = 25', 'id = "B-4",  vp = "25"', "milestone B-4", '`vp` is "25"', "whole number"),
    ('id = "B-4",  vp = 25', 'id = "B-4",  vp = 1979-05-27', "milestone B-4", "a date", "whole number"),
    ('id = "B-4",  vp = 25', f'id = "B-4",  vp = {"9" * 400}', "milestone B-4", "far too large", "500"),
    ('id = "B-4",  vp = 25', f'id = "B-4",  vp = 0x{"f" * 1300}', "milestone B-4", "far too large", "500"),
    ("railroad_price = 400", "railroad_price = -400", "[actions]", "`railroad_price` is -400", "0 to 10000"),
    ("level = 2, price = 150, lonlat = [-87.6", "level = 2, price = -1, lonlat = [-87.6",
     "city chicago", "-1"),
    ("lonlat = [-87.6, 41.9]", "lonlat = [nan, 41.9]", "city chicago", "`lonlat`", "degrees"),
    ("lonlat = [-87.6, 41.9]", "lonlat = [-87.6, 141.9]", "city chicago", "`lonlat`", "degrees"),
    ('id = "chicago",        level = 2', 'id = "chicago",        level = 6', "city chicago", "from 1 to 5"),
    # names
    ('to = "miami",', 'to = "miamy",', "link charlotte-miamy", '"miamy"', 'did you mean "miami"?'),
    ('to = "miami",', 'to = "atlantis",', "link charlotte-atlantis", '"atlantis"', "known here: washington"),
    ('id = "chicago", ', 'id = "Chi-cago", ', "city Chi-cago", "`id`", "small letters"),
    ('id = "miami", ', 'id = "chicago", ', "city chicago", "occurs twice", "different"),
    ('id = "B-4", ', 'id = "B-3", ', "milestone B-3", "occurs twice"),
    ('id = "B-4", ', 'id = "A1-4", ', "milestone A1-4", "two stacks"),
    ('id = "B-4", ', "", "[milestones], B 4", "`id` is missing"),
    # keys
    ('id = "B-4",  vp = 25', 'id = "B-4",  pv = 25', "milestone B-4", "`vp` is missing"),
    ('id = "B-4",  vp = 25', 'id = "B-4",  vp = 25, vpp = 3', "milestone B-4", "`vpp`", "did you mean `vp`?"),
    ("share_sale = 150", "share_sales = 150", "[supply]", "did you mean `share_sale`?"),
    ("[deals]", "[deal]", "file", "[deals] is missing"),
    ("[deals]", "[deal]", "file", "`deal` is not known", "did you mean `deals`?"),
    ("[tracks.network]", "[tracks.net]", "[tracks.network] is missing"),
    ("schema = 1", "schema = 2", "file", "`schema` is 2", "must be 1"),
    ("schema = 1", "", "file", "`schema` is missing"),
    # rewards
    ("{ steps = 4 },\n]", "{ stesp = 4 },\n]", "[telegraph_tiles], list 6", "did you mean `steps`?"),
    ("{ flip = 2 },\n", "{ },\n", "[telegraph_tiles], list 3", "gives nothing"),
    ("{ flip = 2 },\n", "{ pay = 2 },\n", "[telegraph_tiles], list 3", "gives nothing"),
    ("{ flip = 2 },\n", "{ setup_rail = 1 },\n", "[telegraph_tiles], list 3", "`setup_rail` is not known"),
    ("{ flip = 2 },\n", "{ rail = 2 },\n", "[telegraph_tiles], list 3", "`rail` is 2; it must be 1"),
    ('cost = 2, worker = ["grey"]', 'cost = 2, worker = ["gray"]', "deal deal2, b", 'did you mean "grey"?'),
    ('cost = 2, worker = ["grey"]', 'cost = 2, worker = "grey"', "deal deal2, b", '"any" or a list'),
    ("cost = 1, promote = 2, ", "cost = 1, ", "deal deal4, a", "`promote_price` needs `promote`"),
    ("cost = 3, station = 1", "cost = 5, station = 1", "deal deal3, a", "`cost` is 5", "from 1 to 4"),
    ("cost = 3, station = 1", "cost = 0, station = 1", "deal deal3, a", "`cost` is 0", "from 1 to 4"),
    ("cost = 3, station = 1", "station = 1", "deal deal3, a", "`cost` is missing"),
    ("b = { setup_rail = 1 }", "b = 3", "set-up tile S1", "`b` is 3", "table in braces"),
    # counts
    ('  { id = "S1"', '#  { id = "S1"', "[setup_tiles]", "3 entries; there must be 4"),
    ('  { id = "deal1"', '#  { id = "deal1"', "[deals]", "8 entries; there must be 9"),
    ('  { id = "B-4"', '#  { id = "B-4"', "[milestones]", "`B` has 9 entries; there must be 10"),
    ('  { id = "2-1"', '#  { id = "2-1"', "[city_tiles]", "14 entries; there must be 15"),
    ('  { id = "miami"', '#  { id = "miami"', "[cities]", "14 entries; there must be 15"),
    ('  { id = "rail", ', '#  { id = "rail", ', "[trains]", "3 entries; there must be 4"),
    ("  { rail = 1 },\n", "", "[telegraph_tiles]", "5 entries; there must be 6"),
    ('primary = { steps = 3 },                   printed_on = "charlotte"', "primary = { steps = 3 }",
     "[city_tiles]", "14 loose tiles; there must be 13"),
    ('"2-1", level = 2', '"2-1", level = 3', "[city_tiles]", "level 2 has 2 loose tiles for 3 cities"),
    ('printed_on = "charlotte"', 'printed_on = "washington"', "city tile C", "has a tile already"),
    ('printed_on = "charlotte"', 'printed_on = "miami"', "city tile C", "printed on miami", "level 2"),
    ("effect = { money = 600 },         count = [3, 4, 5]", "effect = { money = 600 }, count = [3, 4, 6]",
     "[trains]", "25 trains", "must be 24"),
    ("effect = { money = 600 },         count = [3, 4, 5]", "effect = { money = 600 }, count = [5, 4, 5]",
     "train cash", "must not fall"),
    ("promote = 2 }, count = 4", "promote = 2 }, count = 3", "[trains], starter", "must be 4"),
    ("shares = [3, 2, 1,", "shares = [3, 2,", "[telegraph]", "`shares` has 7 numbers", "list of 8"),
    ("link_vp = [5,", "link_vp = [5, 5,", "[telegraph]", "`link_vp` has 8 numbers", "list of 7"),
    ("deal_sections = [3, 6]", "deal_sections = [3]", "[telegraph]", "`deal_sections` has 1", "list of 2"),
    ("deal_sections = [3, 6]", "deal_sections = [3, 3]", "[telegraph]", "3 twice"),
    ("deal_sections = [3, 6]", "deal_sections = [3, 9]", "[telegraph]", "contains 9", "from 1 to 8"),
    ("rails = [2, 2, 2, 2, 2, 2, 1, 2]", "rails = [2, 2, 2, 2, 2, 2, 2, 2]",
     "[player_board]", "adds up to 16"),
    ("rails = [2, 2, 2, 2, 2, 2, 1, 2]", "rails = [2, 2, 2, 2, 2, 1, 1, 3]",
     "[player_board]", "12 of them left"),
    ("left_of_logo = 7", "left_of_logo = 6", "[player_board]", "`buildings`", "10 of them left of the logo"),
    ("white = 16", "white = 15", "[supply]", "16 white workers", "only 15"),
    ("min_workers = 4", "min_workers = 5", "[supply]", "`min_workers` is 5", "only 4"),
    # the board
    ("triangles = [0],       initial", "triangles = [0, 0], initial",
     "link washington-charlotte", "one space"),
    ("initial = true, ", "", "[links]", "exactly one link must have `initial = true`"),
    ("triangles = [2] }", "triangle = [2] }", "link little_rock-kansas_city", "`triangles` is missing"),
    ("triangles = [2] }", "triangles = [4] }", "link little_rock-kansas_city", "contains 4", "from 0 to 3"),
    ("triangles = [2] }", "triangles = [] }", "link little_rock-kansas_city", "0 numbers"),
    ("triangles = [2] }", "triangles = [2], deals = [2] }",
     "link little_rock-kansas_city", "`deals` contains 2"),
    ("triangles = [2] }", "triangles = [2], initial = 1 }", "link little_rock-kansas_city", "true or false"),
    ('from = "san_francisco",  to = "san_diego",  ', 'from = "san_diego", to = "san_diego",',
     "link san_diego-san_diego", "same city"),
    ('from = "san_francisco",  to = "san_diego",  ', 'from = "san_francisco", to = "salt_lake_city",',
     "link san_francisco-salt_lake_city", "one link per pair"),
    ("triangles = [2, 2] },", "triangles = [2, 2, 2, 2, 2, 2, 2, 2, 2, 2] },",
     "link san_francisco-san_diego", "10"),
    # neutral buildings
    ("sections = [2, 5]", "sections = [2, 6]", "[neutral.three_players]", "contains 6", "Deal section"),
    ("sections = [2, 5]", "sections = [0, 5]", "[neutral.three_players]", "contains 0", "from 1 to 8"),
    ('cities = ["san_francisco", "bismarck"', 'cities = ["charlotte", "bismarck"',
     "[neutral.three_players]", "free"),
    ('cities = ["san_francisco", "bismarck"', 'cities = ["houston", "bismarck"',
     "[neutral.three_players]", "twice"),
    # tracks
    ("vp = [0, 1, 1, 2, 2, 3, 4, 5]", "vp = [0, 1, 1, 2, 2, 3, 5, 4]", "[tracks.telegraph]", "`vp` falls"),
    ("vp = [0, 1, 1, 2, 2, 3, 4, 5]", "vp = [0, 1, 1, 2, 2, 3, 5]",
     "[tracks.telegraph], gates 3", "`slot` is 6"),
    ("vp = [0, 1, 1, 2, 2, 3, 4, 5]", "vp = [0, 1, 1, 2, 2, 3, 4, 5, 6]", "[tracks]", "different lengths"),
    ("vp = [0, 1, 1, 2, 2, 3, 4, 5]", "vp = [0]", "[tracks.telegraph]", "`vp` has 1 numbers"),
    ("slot = 6, shares = 2", "slot = 7, shares = 2", "[tracks.stations], gates 3", "from 0 to 6"),
    ("slot = 6, shares = 2", "slot = 4, shares = 2", "[tracks.stations], gates 3", "has a gate already"),
    ("slot = 6, shares = 2", "slot = 6", "[tracks.stations], gates 3", "costs nothing"),
    # milestones
    ('["turquoise"],         needs = [{ terrain_rails = 2', '["white"], needs = [{ terrain_rails = 2',
     "milestone B-4", '"white"', "purple, orange"),
    ('["turquoise"],         needs = [{ terrain_rails = 2', '["any"], needs = [{ terrain_rails = 2',
     "milestone B-4", '"any"', "purple, orange"),
    ('["turquoise"],         needs = [{ terrain_rails = 2', "[], needs = [{ terrain_rails = 2",
     "milestone B-4", "`managers` has 0 entries", "1 to 2"),
    ('id = "D-1",  vp = 46, managers = ["any", "any"]', 'id = "D-1", vp = 46, managers = ["grey", "any"]',
     "milestone D-1", '"grey"', "any"),
    ("needs = [{ connected = 2, level = 2 }] }", "needs = [] }", "milestone A1-1", "`needs` has 0", "1 to 3"),
    ("needs = [{ connected = 2, level = 2 }] }", "needs = [{ connected = 4, level = 2 }] }",
     "milestone A1-1", "needs 4 cities of level 2", "only 3"),
    ("needs = [{ connected = 2, level = 2 }] }", "needs = [{ connected = 2, level = 0 }] }",
     "milestone A1-1, needs 1", "from 1 to 5"),
    ("needs = [{ connected = 2, level = 2 }] }", "needs = [{ connected = 2 }] }",
     "milestone A1-1, needs 1", "`level` is missing"),
    ("needs = [{ connected = 2, level = 2 }] }", "needs = [{ conected = 2, level = 2 }] }",
     "milestone A1-1, needs 1", "exactly one of: connected"),
    ("needs = [{ connected = 2, level = 2 }] }", "needs = [{ deal_rails = 10 }] }",
     "milestone A1-1", "needs 10 spaces with a Deal icon", "only 9"),
    ("needs = [{ connected = 2, level = 2 }] }", "needs = [{ terrain_rails = 7, triangles = 3 }] }",
     "milestone A1-1", "needs 7 spaces with 3 triangles", "only 6"),
    ("needs = [{ connected = 2, level = 2 }] }",
     "needs = [{ terrain_rails = 9, triangles = 0 }, { terrain_rails = 9, triangles = 1 }] }",
     "milestone A1-1", "needs 18 rails", "only 15"),
    # provenance
    ('[neutral]\nbasis = "rule"', '[neutral]\nbasis = "guess"',
     "[neutral]", '"guess"', "rule, infer, source"),
    ('[neutral]\nbasis = "rule"', "[neutral]", "[neutral]", "`basis` is missing"),
    ('[neutral]\nbasis = "rule"', '[neutral]\nbasis = "recon"', "[neutral]", "`why` is missing"),
    ("initial = true, basis = ", "initial = true, why = ",
     "link washington-charlotte", "`why` needs a `basis`"),
]  # fmt: skip


@pytest.mark.parametrize("case", BAD, ids=lambda case: ": ".join(case[2:4])[:70])
def test_a_bad_value_is_named_with_the_rule_it_breaks(case: tuple[str, ...]) -> None:
    old, new, *expected = case
    said = problems(edited(old, new))
    assert any(all(part in line for part in expected) for line in said.splitlines()), said
    assert all(line.startswith("my.toml") for line in said.splitlines() if not line.startswith("..."))
    assert said.count("\n") <= 20


@pytest.mark.parametrize(
    ("old", "new"),
    [
        case[:2]
        for case in BAD
        if "\n" not in case[0] + case[1] and re.match(r"(milestone|city|deal) ", case[2])
    ],
)
def test_a_bad_entry_is_named_with_its_line(old: str, new: str) -> None:
    line = TEXT[: TEXT.index(old)].count("\n") + 1
    assert any(
        said.startswith(f"my.toml, line {line}: ") for said in problems(edited(old, new)).splitlines()
    ) or "two stacks" in problems(edited(old, new))


def test_a_bad_key_of_a_block_is_named_with_its_line() -> None:
    line = TEXT[: TEXT.index("hire_price")].count("\n") + 1
    said = problems(edited("hire_price = 800", "hire_price = -800"))
    assert said == (
        f"my.toml, line {line}: [supply]: `hire_price` is -800; it must be a whole number from 0 to 10000."
    )


def test_a_city_without_track_is_named() -> None:
    text = "\n".join(line for line in TEXT.split("\n") if not ('"miami"' in line and "triangles" in line))
    said = problems(text)
    assert "city miami: has no track" in said
    assert said.count("\n") == 0


def test_a_part_of_the_board_that_cannot_be_reached_is_named() -> None:
    text = TEXT.replace(
        'to = "bismarck",       triangles = [0, 1],    deals = [2]', 'to = "chicago", triangles = [1]'
    )
    for link in (
        "kansas_city-bismarck", "kansas_city-denver", "houston-el_paso", "duluth-chicago",
    ):  # fmt: skip
        first, second = link.split("-")
        text = re.sub(rf'\n  {{ from = "{first}", +to = "{second}".*', "", text)
    text = re.sub(r'(from = "chicago", +to = ")duluth', r"\1miami", text)
    text = text.replace(
        '{ from = "little_rock",    to = "kansas_city"', '{ from = "duluth", to = "kansas_city"'
    )
    text = text.replace('{ from = "miami",          to = "houston"', '{ from = "miami", to = "duluth"')
    said = problems(text)
    assert "space bismarck-denver/1: cannot be reached from the initial space" in said


def test_more_than_62_spaces_are_refused() -> None:
    text = TEXT.replace("triangles = [2, 3, 1]", "triangles = [2, 3, 1, 0, 0, 0, 0, 0, 0]")
    text = text.replace("triangles = [0, 2]", "triangles = [0, 2, 0, 0, 0, 0]")
    assert "[links]: there are 67 rail spaces; at most 62 are possible." in problems(text)


def test_all_problems_are_listed_but_at_most_twenty() -> None:
    two = problems(edited("hire_price = 800", "hire_price = -800").replace("schema = 1", "schema = 7"))
    assert two.count("\n") == 1
    many = problems(re.sub(r"vp = \d+,", "vp = -1,", TEXT))
    assert many.count("\n") == 20
    assert many.endswith("... and 18 more problems.")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "the block [cities] is missing"),
        ("\x00\x01\x02", "is not valid TOML"),
        ("railroad!", "my.toml, line 1: file: is not valid TOML"),
        (TEXT + "\nx = [", "is not valid TOML"),
        (TEXT + "\n[supply]\n", "is not valid TOML"),
        ("x = " + "[\n" * 5000, "lists are within one another"),
        ("x = " + "9" * 1400 + "\n", "`x` is not known"),
        ("cities = 3", "`cities` is 3; it must be a block [cities]"),
        ("[[cities]]\nid = 3", "`cities` is a list; it must be a block [cities]"),
        ("[cities]\nlist = [1, [2], {}]", "entry 1 of `list` is 1"),
        ("x = '\ud800'", "cannot be read"),
        ("a." * 1000 + "a = 1", "letters; at most"),
        ("\n" * 30_000, "lines; at most"),
        ("[ " + " " * 1400, "is not valid TOML"),
        ("a.b.c.d.e = 1", "`a` is not known"),
    ],
    ids=lambda value: repr(value[:20]),
)
def test_noise_gets_a_plain_message(text: str, expected: str) -> None:
    assert expected in problems(text)


def test_ten_megabytes_are_refused_unread(tmp_path: Path) -> None:
    huge = tmp_path / "huge.toml"
    huge.write_bytes(b"\xff" * 10_000_000)
    with pytest.raises(ComponentsError, match=r"huge.toml: is larger than 1,000 kB"):
        load(huge)
    assert "is larger than" in problems("#" * (LARGEST + 1))


def test_text_in_another_encoding_is_named_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "latin.toml"
    path.write_bytes(b"schema = 1\n# Caf\xe9\n")
    with pytest.raises(ComponentsError, match=r"latin.toml, line 2: is not UTF-8 text"):
        load(path)


@pytest.mark.parametrize("name", ["missing.toml", ".", "a\0b.toml", "x" * 5000])
def test_a_file_that_cannot_be_read_is_named(tmp_path: Path, name: str) -> None:
    with pytest.raises(ComponentsError, match=r"no such file|cannot be read"):
        load(tmp_path / name)


def test_an_owners_file_may_come_from_any_editor(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(b"\xef\xbb\xbf" + TEXT.replace("\n", "\r\n").encode())
    assert load(path).digest == load().digest


# ---- whatever else somebody may do to the file --------------------------------------------------------

PIECES = [
    *sorted(set(re.findall(r"[\w.-]+|[^\w\s]", TEXT))),
    *("-1", "nan", "inf", "true", "1e99", "9" * 30, "[]", "{}", '""', "1979-05-27"),
    *("\n", "#", "'", '"""', "[[x]]"),
]


@st.composite
def damaged(draw: st.DrawFn) -> str:
    """The shipped text after a few random edits of tokens, lines or letters."""
    text = TEXT
    for _ in range(draw(st.integers(1, 4))):
        kind = draw(st.integers(0, 3))
        if kind == 0:
            tokens = list(re.finditer(r"[\w.-]+|[^\w\s]", text))
            found = tokens[draw(st.integers(0, len(tokens) - 1))]
            text = text[: found.start()] + draw(st.sampled_from(PIECES)) + text[found.end() :]
        elif kind == 1:
            numbers = list(re.finditer(r"(?<=[ \[])-?\d+", text))
            found = numbers[draw(st.integers(0, len(numbers) - 1))]
            text = text[: found.start()] + str(draw(st.integers(-2, 70))) + text[found.end() :]
        elif kind == 2:
            lines = text.split("\n")
            start, other = draw(st.integers(0, len(lines) - 1)), draw(st.integers(0, len(lines) - 1))
            lines[start : start + draw(st.integers(0, 3))] = [lines[other]] * draw(st.integers(0, 2))
            text = "\n".join(lines)
        else:
            start = draw(st.integers(0, len(text)))
            text = text[:start] + draw(st.text(max_size=5)) + text[start + draw(st.integers(0, 40)) :]
    return text


@settings(max_examples=100)
@given(damaged())
def test_a_damaged_file_is_refused_politely_or_is_a_whole_game(text: str) -> None:
    try:
        box = parse(text, "my.toml")
    except ComponentsError:
        return
    assert (len(box.cities), len(box.milestones), len(box.deals), box.rails, box.buildings) == (
        15,
        38,
        9,
        15,
        12,
    )
    assert len(box.near) == len(box.spaces) <= 62
    assert all(box.city_spaces)


@settings(max_examples=100)
@given(st.text(max_size=200))
def test_any_other_text_is_refused_politely(text: str) -> None:
    assert problems(text)
