"""The components file: what it says, and what a bad one is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from catalogues import LANGUAGES, compile_all
from roundhouse.games.russian_railroads.game import RussianRailroads
from roundhouse.games.russian_railroads.guide import GUIDE
from roundhouse.games.russian_railroads.reading.loading import SHIPPED, load, parse
from roundhouse.games.russian_railroads.rules.components import COLOURS
from roundhouse.games.russian_railroads.rules.scoring import stock_points
from roundhouse.kit.files.texts import ComponentsError
from roundhouse.text import Words
from russian_railroads.helpers import GAME, C, offers, position, refusal

TEXT = SHIPPED.read_text(encoding="utf-8")


def test_counts_of_the_boxes() -> None:
    assert len(C.spaces) == 27
    assert [bin(mask).count("1") for mask in (C.never_full, C.last_round, C.black_spaces)] == [1, 1, 3]
    assert sum(not open_to >> 2 & 1 for open_to in C.space_open) == 7
    assert C.engineer_stack[1:].count(0) == 7
    assert C.engineer_stack[1:].count(1) == 7
    assert len(C.tokens) == 9
    assert [bin(board.tokens).count("1") for board in C.boards] == [7, 7]
    assert len(C.end_cards) == 10
    assert sum(C.dividend_copies) == 8
    assert C.pieces == [3, 3, 3, 2, 1]
    assert C.value == [0, 1, 2, 4, 7]
    assert [board.length for board in C.boards] == [[15, 9, 9], [15, 7, 9]]


def test_what_is_not_certain_is_listed_with_the_reason() -> None:
    found = {name: (basis, why) for name, basis, why in C.reconstructed}
    assert found["usa.rocky_mountaineer"][0] == "recon"
    assert found["russia.kiev"][0] == "infer"
    assert found["tracks"][0] == "source"
    assert "usa" not in found  # the rulebook's own word
    assert all(why for _, why in found.values())
    for text in ("russia", "kiev space 5", "engineers", "factory 7", "token two_doublers", "card card_coins"):
        assert any(name.startswith(text) for name in found), text


def test_comments_layout_and_notes_do_not_change_the_digest() -> None:
    assert parse(TEXT + "\n# a comment\n", "x").digest == C.digest
    assert parse(TEXT.replace("Invented.", "Made up."), "x").digest == C.digest
    assert parse(TEXT.replace("levels = 6", "levels = 7"), "x").digest != C.digest


def test_an_owner_s_file_is_read_from_its_place(tmp_path: Path) -> None:
    mine = tmp_path / "my-copy.toml"
    mine.write_text(TEXT.replace("levels = 6", "levels = 8"), encoding="utf-8")
    assert load(mine).levels == 8


# What the sources leave open: how a file settles it otherwise.
OPEN_QUESTIONS = {
    "two coins": ("coins_for_workers = true", "coins_for_workers = false"),
    "black worker": ("never_full = true, black = true", "never_full = true"),
    "public engineers": ("public = 2, players = [3, 4]", "public = 2, players = [2, 3, 4]"),
    "lowest level": ("ordered = false", "ordered = true"),
}


def otherwise(question: str) -> RussianRailroads:
    old, new = OPEN_QUESTIONS[question]
    assert TEXT.count(old) == 1
    return RussianRailroads(parse(TEXT.replace(old, new), "mine.toml"))


def test_two_coins_on_the_space_for_a_worker_and_a_coin_are_settled_by_the_file() -> None:
    assert offers(position(workers=0, coins=2), "place any_coin")
    game = otherwise("two coins")
    assert refusal(position(workers=0, coins=2, game=game), "place any_coin") == "too_dear"
    assert offers(position(workers=0, coins=2, game=game), "place black_2")
    state = position(workers=1, coins=2, game=game)
    assert offers(state, "place any_coin", "place coins coin")
    assert refusal(state, "place any_coin coin") == "no_such_payment"


def test_the_black_worker_on_the_open_space_is_settled_by_the_file() -> None:
    assert offers(position(black=True), "place open_1 black")
    assert not offers(position(black=True, game=otherwise("black worker")), "place open_1 black")


def test_the_public_engineers_of_small_tables_are_settled_by_the_file() -> None:
    game = otherwise("public engineers")
    for players in (1, 2):
        assert refusal(position(players), "place public_2") == "closed"
        assert refusal(position(players, strip=[5, 3, 2], game=game), "place public_2") in ("", "taken")


def test_the_order_on_the_lowest_level_is_settled_by_the_file() -> None:
    assert stock_points(position(3, "usa")) == [0, 0, 0]
    state = position(3, "usa", game=otherwise("lowest level"))
    state.arrival = [0, 1, 2]
    assert stock_points(state) == [20, 10, 0]


@pytest.mark.parametrize("question", OPEN_QUESTIONS)
def test_the_guide_says_how_the_file_settles_it(question: str) -> None:
    compile_all()
    game = otherwise(question)
    for language in LANGUAGES:
        shipped, own = (rulings(one, language) for one in (GAME, game))
        assert (len(shipped - own), len(own - shipped)) == (1, 1)


def rulings(game: RussianRailroads, language: str) -> set[str]:
    chapters = GUIDE.chapters(Words(language, game).say, game)
    return set(next(chapter for chapter in chapters if chapter.anchor == "rulings").paragraphs[0].items)


def test_the_basis_of_what_several_sources_say() -> None:
    basis = {name: basis for name, basis, _ in C.reconstructed}
    for name in ("starting_bonuses", "russia.industry", "space temp"):
        assert basis[name] == "source"
    for name in ("space any_coin", "space open_1", "space public_2", "stock.lowest"):
        assert basis[name] == "infer"
    coins = [C.boards[1].specials[number] for number in C.boards[1].coin_specials]
    assert [special.effect is not None and special.effect.stock for special in coins] == [1, 1, 1]


LANE = "  { gap = 1 },\n  { value = 10 },\n  { gap = 2 },"
# what is changed, into what, the entry that the error names, and a part of the message
BAD = [
    (
        '  { space = 6,  track = "black", effect = { unlock = "brown" } },\n',
        "",
        "[russia.trans_siberian]",
        "no special space unlocks brown",
    ),
    (
        '  { space = 7, track = "grey",  loco = true, double = true },',
        '  { space = 12, track = "grey",  loco = true, double = true },',
        "st_petersburg space 12 (double)",
        "the route ends at 9",
    ),
    (
        '  { space = 9, track = "black", loco = true, each = 10, basis',
        '  { space = 9, track = "grey", loco = true, each = 10, basis',
        "kiev space 9 (each)",
        "only black can ever stand",
    ),
    (LANE, LANE.replace("gap = 1", "gap = 2"), "[russia.industry], lower 6", "gap 1 comes next"),
    (LANE, LANE.replace("value = 10", "value = 4"), "[russia.industry], lower 7", "values must not fall"),
    (LANE, "  { value = 10 },\n  { gap = 1 },", "[russia.industry]", "`lower` has 4 gaps"),
    ("levels = 6", "levels = 9", "[stock]", "9 levels and 8 dividend tiles"),
    (
        'id = "div_coin",     copies = 2',
        'id = "div_coin",     copies = 0',
        "dividend div_coin",
        "`copies` is 0",
    ),
    ('id = "grey",    value = 1', 'id = "grey",    value = 3', "track brown", "less than 3 of grey"),
    (
        "effect = { detonate = 1, points = 10 } },\n  { space = 8",
        "effect = { points = 10 } },\n  { space = 8",
        "[usa]",
        "1 detonations",
    ),
    ("boulder = 8", "boulder = 12", "[usa.transcontinental_west]", "`boulder` is 12"),
    (
        '{ space = 6, track = "brown", coin = true, effect = { stock = 1 }',
        '{ space = 6, track = "brown", effect = { stock = 1 }',
        "[usa]",
        "2 spaces that ask for a coin",
    ),
    (
        '{ space = 7, track = "black", effect = { worker = 1 } }',
        '{ space = 7, track = "black", effect = { wroker = 1 } }',
        "kiev space 7 (wroker), effect",
        "did you mean `worker`",
    ),
    ('token = "kiev_medal"', 'token = "kiev_metal"', "kiev space 5", "kiev_medal"),
    ("loco_slots = 2", "loco_slots = 3", "[russia]", "5 places for locomotives"),
    ("players = [3, 4], black = true", "players = [3, 5], black = true", "space black_1", "contains 5"),
    ('"industry_2", "doubler"]', '"industry_2", "temp"]', "[solo]", "closed in the solo game"),
    ('stack = "none"', 'stack = "A", workers = 1', "[engineers]", 'stack = "none"'),
    ("{ number = 2,  stack", "{ number = 3,  stack", "engineer 3", "it must be 2"),
    ("tier_points = [20, 30]", "tier_points = [20]", "end-bonus card end_doublers", "2 whole numbers"),
    (
        'colours = ["black", "grey", "brown"]\nloco',
        'colours = ["black", "brown"]\nloco',
        "[russia.kiev]",
        "must be the first ones",
    ),
    (
        '{ number = 5, effect = { doubler = 1 }, basis = "recon", why = "Invented." }',
        '{ number = 5, effect = { doubler = 1 }, basis = "recon" }',
        "factory 5",
        "`why` is missing",
    ),
    (
        '{ space = 6, track = "black", effect = { worker = 1 } },\n  { space = 7, track = "black", loco',
        '{ space = 6, track = "black", effect = { worker = 1 } },\n'
        '  { space = 5, track = "black", effect = { worker = 1 } },\n  { space = 7, track = "black", loco',
        "[usa]",
        "give 3 workers",
    ),
]


@pytest.mark.parametrize(("old", "new", "entry", "message"), BAD)
def test_a_bad_file_is_told_the_entry_and_what_is_wrong(old: str, new: str, entry: str, message: str) -> None:
    assert old in TEXT, old
    with pytest.raises(ComponentsError) as error:
        parse(TEXT.replace(old, new, 1), "mine.toml")
    text = str(error.value)
    assert entry in text
    assert message in text
    assert text.startswith("mine.toml, line ")


def test_eight_levels_and_seven_dividends() -> None:
    text = TEXT.replace("levels = 6", "levels = 8").replace(
        'id = "div_coin",     copies = 2', 'id = "div_coin",     copies = 1'
    )
    with pytest.raises(ComponentsError, match="8 levels and 7 dividend tiles"):
        parse(text, "mine.toml")
    assert parse(TEXT.replace("levels = 6", "levels = 8"), "mine.toml").levels == 8


def test_a_missing_block() -> None:
    start, end = TEXT.index("[cards]"), TEXT.index("[end_cards]")
    with pytest.raises(ComponentsError, match=r"the block \[cards\] is missing"):
        parse(TEXT[:start] + TEXT[end:], "mine.toml")


@pytest.mark.parametrize("name", COLOURS[1:])
def test_every_unlock_is_needed_on_both_boards(name: str) -> None:
    lines = [line for line in TEXT.split("\n") if f'unlock = "{name}"' in line and "{ space" in line]
    assert len(lines) == 2
    for line in lines:
        # The line of the other board may read the same: leave out one of them at a time.
        for at in [n for n, other in enumerate(TEXT.split("\n")) if other == line]:
            rest = TEXT.split("\n")
            del rest[at]
            with pytest.raises(ComponentsError, match=f"no special space unlocks {name}"):
                parse("\n".join(rest), "mine.toml")


@pytest.mark.parametrize("cut", [0, 10, 1000, 5000, 12000, 20000])
def test_half_a_file_is_refused_with_a_plain_message(cut: int) -> None:
    with pytest.raises(ComponentsError) as error:
        parse(TEXT[:cut], "mine.toml")
    assert "mine.toml" in str(error.value)
    assert "Traceback" not in str(error.value)
