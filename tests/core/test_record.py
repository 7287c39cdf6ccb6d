"""Records: written and read alike, played again exactly, and refused with the place and the reason."""

from __future__ import annotations

import tracemalloc
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from roundhouse.core.record import (
    LARGEST,
    LONGEST_LINE,
    LONGEST_MOVE,
    LONGEST_NAME,
    MOST_LINES,
    MOST_MOVES,
    Played,
    Record,
    RecordError,
    is_word,
    name_problem,
)
from roundhouse.core.record_reader import decode, read
from roundhouse.core.replay import replay, replay_all
from roundhouse.core.score import ScoreSheet
from tables import finished, new_table, play_on, some_game

printable = st.characters(exclude_categories=["C", "Z"])
words = st.from_regex(r"[A-Za-z0-9][A-Za-z0-9_.:+-]{0,39}", fullmatch=True)
names = st.lists(st.text(printable, min_size=1, max_size=12), min_size=1, max_size=3).map(" ".join)
notations = st.lists(st.text(printable, min_size=1, max_size=20), min_size=1, max_size=5).map(" ".join)
digests = st.text("0123456789abcdef", min_size=64, max_size=64)


@st.composite
def records(draw: st.DrawFn) -> Record:
    record = Record()
    record.game = draw(words)
    record.rules = draw(st.integers(0, 9_999_999))
    record.players = draw(st.integers(1, 6))
    record.options = draw(st.dictionaries(words, words, max_size=3))
    record.components = draw(digests)
    record.seed = draw(st.none() | st.integers(0, 2**128 - 1))
    seat = st.integers(0, record.players - 1)
    record.names = [draw(names) for _ in range(record.players)]
    record.kinds = [draw(words) for _ in range(record.players)]
    record.moves = [Played(*move) for move in draw(st.lists(st.tuples(seat, notations), max_size=8))]
    places = sorted(draw(st.lists(st.integers(0, len(record.moves)), max_size=4)))
    record.comments = [(place, " " + draw(st.text(printable, max_size=30))) for place in places]
    if draw(st.booleans()):
        lines = draw(st.lists(words, unique=True, min_size=1, max_size=4))
        record.scores = ScoreSheet(lines, record.players)
        points = st.integers(-999, 999)
        record.scores.rows = [[draw(points) for _ in range(record.players)] for _ in lines]
        record.winners = sorted(draw(st.sets(seat, min_size=1)))
    return record


@given(records())
def test_what_is_written_is_read_again(record: Record) -> None:
    again = read(record.write())
    assert again == record
    assert (again.game, again.rules, again.players) == (record.game, record.rules, record.players)
    assert (again.options, again.seed) == (record.options, record.seed)
    assert (again.names, again.kinds, again.components) == (record.names, record.kinds, record.components)
    assert [(move.seat, move.text) for move in again.moves] == [tuple(move[:2]) for move in record.moves]
    assert [text.strip() for _, text in again.comments] == [text.strip() for _, text in record.comments]
    assert (again.scores is None) == (record.scores is None)
    if again.scores is not None and record.scores is not None:
        assert (again.scores.lines, again.scores.rows) == (record.scores.lines, record.scores.rows)
        assert again.winners == record.winners


@pytest.fixture(scope="module")
def played() -> Record:
    """A finished game."""
    return finished(players=3).record()


@pytest.fixture(scope="module")
def text(played: Record) -> str:
    return played.write()


@given(data=st.data())
def test_a_damaged_file_gives_a_record_or_a_clear_error(text: str, data: st.DataObject) -> None:
    lines = text.split("\n")
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(lines) - 1))
        damage = data.draw(st.sampled_from(["drop", "double", "cut", "noise", "swap"]))
        if damage == "drop" and len(lines) > 1:
            del lines[at]
        elif damage == "double":
            lines.insert(at, lines[at])
        elif damage == "cut":
            lines[at] = lines[at][: data.draw(st.integers(0, 30))]
        elif damage == "noise":
            lines[at] += data.draw(st.text(max_size=20))
        else:
            lines[at], lines[-1] = lines[-1], lines[at]
    problem = "none"
    try:
        replay_all(read("\n".join(lines)), some_game())
    except RecordError as error:
        problem = str(error)
    assert problem.isprintable()


@given(st.text(max_size=300))
def test_noise_is_no_record(noise: str) -> None:
    with pytest.raises(RecordError):
        read(noise)
    with pytest.raises(RecordError):
        read("roundhouse record 1\n" + noise)


def put(field: str, line: str) -> Callable[[str], str]:
    """A damage: the line of a header field becomes another."""

    def change(text: str) -> str:
        lines = [line if old.startswith(field) else old for old in text.split("\n")]
        return "\n".join(lines)

    return change


REFUSED = {
    "empty": (lambda text: "", 1, "begins with 'roundhouse record 1'"),
    "other format": (lambda text: text.replace("record 1", "record 2", 1), 1, "this is format 2"),
    "unknown field": (put("rules", "weather rain"), 4, "no field 'weather'"),
    "field twice": (put("rules", "game x"), 4, "'game' is said twice"),
    "field missing": (put("seed", ""), 14, "does not say 'seed'"),
    "no rules number": (put("rules", "rules one"), 4, "a whole number from 0"),
    "huge number": (put("rules", "rules " + "9" * 200), 4, "a whole number from 0"),
    "seed too short": (put("seed", "seed 123"), 9, "32 digits"),
    "option without value": (
        put("option      milestones", "option milestones"),
        6,
        "its name and what was chosen",
    ),
    "no seats for the players": (put("players", "players 4"), 14, "names 3 seats for 4 players"),
    "too many players": (put("players", "players 99"), 5, "from 1 to 12"),
    "seat out of order": (put("seat        2", "seat 3 human X"), 11, "seat 2 comes next"),
    "seat without a name": (put("seat        2", "seat 2 human"), 11, "the kind of player and a name"),
    "long name": (put("seat        2", "seat 2 human " + "x" * 41), 11, "at most 40 letters, not 41"),
    "control character in a name": (put("seat        2", "seat 2 human a\x1b[31m"), 11, "control character"),
    "text turned round": (put("seat        2", "seat 2 human a\u202eb"), 11, "control character"),
    "control character in a comment": (put("rules", "# \x00"), 4, "control character"),
    "long line": (put("rules", "#" * 301), 4, "301 letters"),
    "move out of order": (put("   2 ", "   3 1 done"), 15, "move 2 comes next, not '3'"),
    "move by no seat": (put("   2 ", "   2 4 done"), 15, "from 1 to 3"),
    "move not complete": (put("   2 ", "   2 1"), 15, "move 2 is not complete"),
    "long move": (put("   2 ", "   2 1 " + "x" * 201), 15, "at most 200 letters"),
    "header after the moves": (put("   2 ", "seed hidden"), 15, "'seed' is no move"),
    "garbled line": (put("   2 ", "!!"), 15, "'!!' is no move"),
}


@pytest.mark.parametrize("case", REFUSED)
def test_a_bad_line_is_named(text: str, case: str) -> None:
    damage, line, what = REFUSED[case]
    with pytest.raises(RecordError, match=what) as caught:
        read(damage(text))
    assert caught.value.line == line
    assert str(caught.value).startswith(f"line {line}: ")


def test_the_final_scores_must_be_whole(text: str) -> None:
    lines = text.rstrip("\n").split("\n")
    assert lines[-1].startswith("winner")
    with pytest.raises(RecordError, match="lack the line 'winner'"):
        read("\n".join(lines[:-1]))
    with pytest.raises(RecordError, match="in rising order"):
        read("\n".join([*lines[:-1], "winner 2 1"]))
    with pytest.raises(RecordError, match="points for 3 seats"):
        read("\n".join([*lines[:-2], "total 1 2"]))
    with pytest.raises(RecordError, match="add up to"):
        read("\n".join([*lines[:-2], "total 1 2 3"]))
    with pytest.raises(RecordError, match="a move after the final scores"):
        read("\n".join([*lines, f"{text.count(' ')} 1 done"]))


def test_windows_line_ends_tabs_and_a_byte_order_mark_do_no_harm(played: Record, text: str) -> None:
    foreign = text.replace("\n", "\r\n").replace("   1 ", "\t1\t", 1)
    assert read(decode(b"\xef\xbb\xbf" + foreign.encode())) == played


def test_comments_stay_where_they_are(text: str) -> None:
    lines = text.split("\n")
    at = lines.index("")
    noted = "\n".join([*lines[: at + 12], "# A close game.", *lines[at + 12 :]])
    at_move = next(n for n, line in enumerate(noted.split("\n")) if line.startswith("   3 "))
    noted = "\n".join([*noted.split("\n")[:at_move], "# Bold!", *noted.split("\n")[at_move:]])
    record = read(noted)
    assert (2, " Bold!") in record.comments
    assert read(record.write()).comments == record.comments
    replay_all(record, some_game())


def test_a_file_that_is_no_text_is_refused_with_the_line() -> None:
    with pytest.raises(RecordError, match="line 2: the file is not UTF-8 text"):
        decode(b"roundhouse record 1\n\xff\xfe")


def ten_million_moves() -> str:
    return "roundhouse record 1\n" + "1 1 done\n" * 10_000_000


@pytest.mark.parametrize("make", [lambda: "\x07" * 10_000_000, ten_million_moves])
def test_a_file_beyond_all_measure_is_refused_at_once(make: Callable[[], str]) -> None:
    huge = make()
    tracemalloc.start()
    with pytest.raises(RecordError, match=f"{LARGEST:,}"):
        read(huge)
    with pytest.raises(RecordError, match=f"{LARGEST:,}"):
        decode(b"x" * (LARGEST + 1))
    assert tracemalloc.get_traced_memory()[1] < 2 * LARGEST
    tracemalloc.stop()


def test_too_many_moves_or_lines_are_refused(text: str) -> None:
    header = text[: text.index("\n   1 ") + 1]
    moves = "".join(f"{number} 1 done\n" for number in range(1, MOST_MOVES + 2))
    assert len(read(header + moves[: moves.rindex(f"{MOST_MOVES + 1} ")]).moves) == MOST_MOVES
    with pytest.raises(RecordError, match="at most 20,000 moves") as caught:
        read(header + moves)
    assert caught.value.line == header.count("\n") + MOST_MOVES + 1
    with pytest.raises(RecordError, match="lines"):
        read(header + "\n" * MOST_LINES)


def test_the_longest_allowed_lines_are_written_within_the_limits() -> None:
    record = Record()
    record.game, record.components, record.players = "x" * 40, "0" * 64, 12
    record.names, record.kinds = ["n" * LONGEST_NAME] * 12, ["k" * 40] * 12
    record.moves = [Played(11, "m" * LONGEST_MOVE)]
    record.comments = [(1, "c" * (LONGEST_LINE - 1))]
    record.scores = ScoreSheet(["s" * 40], 12)
    record.scores.rows = [[-9_999_999] * 12]
    record.winners = list(range(12))
    assert read(record.write()) == record


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_is_played_again_exactly(players: int) -> None:
    table = finished(players, seed=players)
    record = read(table.record().write())
    digests = [state.digest() for state in replay(record, some_game())]
    assert digests == [table.position(number).digest() for number in range(len(table.entries) + 1)]
    assert replay_all(record, some_game()).over


def test_an_unfinished_game_is_played_again(played: Record) -> None:
    record = read(play_on(new_table(house=True), 40).record().write())
    assert record.scores is None
    assert not replay_all(record, some_game()).over


def broken(text: str, damage: Callable[[Record], None]) -> RecordError:
    record = read(text)
    damage(record)
    with pytest.raises(RecordError) as caught:
        replay_all(record, some_game())
    return caught.value


def change_move(number: int, seat: int, move: str) -> Callable[[Record], None]:
    def damage(record: Record) -> None:
        record.moves[number - 1] = Played(seat, move, record.moves[number - 1].line)

    return damage


def test_a_record_of_another_world_is_refused(text: str) -> None:
    def other(**fields: object) -> str:
        def damage(record: Record) -> None:
            for name, value in fields.items():
                setattr(record, name, value)

        return str(broken(text, damage))

    assert "not of" in other(game="chess")
    assert "revision 99 of the rules" in other(rules=99)
    assert "other components (000000000000…)" in other(components="0" * 64)
    assert "hidden" in other(seed=None)
    assert "has no option 'weather'" in other(options={"weather": "rain"})
    assert "players, not 9" in other(players=9)


def test_a_move_that_breaks_a_rule_is_named_with_line_and_reason(text: str, played: Record) -> None:
    game = some_game()
    state = replay_all(played, game)
    state = next(iter(replay(played, game)))
    illegal = next(code for code in range(game.moves.size) if state.why_not(code) is not None)
    error = broken(text, change_move(1, state.seat, game.moves.text(illegal)))
    assert (error.line, error.move) == (14, 1)
    assert error.reason == state.why_not(illegal)
    assert str(error).startswith("line 14, move 1: ")
    assert str(error.reason) in str(error)


def test_unknown_notation_and_the_wrong_seat_are_named(text: str, played: Record) -> None:
    seat = played.moves[4].seat
    error = broken(text, change_move(5, seat, "teleport home"))
    assert (error.line, error.move) == (18, 5)
    assert "'teleport home' is not a move of this game" in str(error)
    error = broken(text, change_move(5, (seat + 1) % 3, played.moves[4].text))
    assert f"it is seat {seat + 1} to move, not {(seat + 1) % 3 + 1}" in str(error)


def test_a_move_after_the_end_is_refused(text: str) -> None:
    error = broken(text, lambda record: record.moves.append(record.moves[-1]))
    assert "a move after the end: reason.game_over" in str(error)
    assert error.reason is not None
    assert error.reason.key == "reason.game_over"


def test_wrong_final_scores_are_refused(text: str) -> None:
    def points(record: Record) -> None:
        assert record.scores is not None
        record.scores.rows[0][1] += 1

    def lines(record: Record) -> None:
        assert record.scores is not None
        record.scores.lines[0] = "charm"

    def winners(record: Record) -> None:
        record.winners = [seat for seat in range(3) if seat not in record.winners]

    assert "the moves give" in str(broken(text, points))
    assert "has the lines charm" in str(broken(text, lines))
    assert "wins; the moves give" in str(broken(text, winners))
    assert "not over after its last move" in str(broken(text, lambda record: record.moves.pop() and None))


def test_names_and_words() -> None:
    assert name_problem("Ada Lovelace") == ""
    assert name_problem("x" * LONGEST_NAME) == ""
    for bad in ("", "x" * (LONGEST_NAME + 1), " a", "a ", "a  b", "a\nb", "a\u2028b", "\u200bx"):
        assert name_problem(bad), bad
    assert is_word("greedy")
    assert is_word("search:200")
    for bad in ("", "two words", "-x", "x" * 41, "é"):
        assert not is_word(bad), bad
