"""The terminal client: whole games, commands, saving and resuming, and what may not be seen."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

import pytest
from click.testing import CliRunner

from roundhouse.bots.ways import Way
from roundhouse.cli import main
from roundhouse.cli.client import is_secret
from roundhouse.core.random import Random
from roundhouse.core.record_reader import read
from roundhouse.core.state import State
from roundhouse.games.registry import GAMES, open_game
from roundhouse.table import Seat, Table
from roundhouse.text import Words, languages

GAME = open_game(GAMES[0])
BOXES = [(name, box) for name in GAMES for box in open_game(name).boxes()]
ONES = ["1"] * 3000  # the first choice, to the end of the game and beyond


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for saved games, and plain surroundings."""
    folder = tmp_path / "data"
    monkeypatch.setenv("ROUNDHOUSE_DATA", str(folder))
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setattr("roundhouse.cli.commands.SECONDS", 0.05)
    return folder


def play(lines: Iterable[str], *arguments: str) -> str:
    """What the client answers when these lines are typed."""
    keyboard = "".join(f"{line}\n" for line in lines)
    result = CliRunner().invoke(main, ["--debug", "play", *arguments], input=keyboard, catch_exceptions=False)
    assert result.exit_code == 0, result.output
    return result.output


def solo(lines: Iterable[str], *arguments: str) -> str:
    """The same game for each call: Ada against a bot that plays at random."""
    return play(lines, "--seats", "Ada,random", "--seed", "5", *arguments)


def table_in(place: Path) -> Table:
    return Table.from_record(read(place.read_text(encoding="utf-8")), GAME)


def the_save(folder: Path) -> Path:
    (found,) = folder.iterdir()
    return found


def played_table(seed: int = 1, until: str = "") -> Table:
    """A game of two people at random, to a decision of this kind or to the end."""
    table = Table(GAME, [Seat("Ada"), Seat("Bert")], seed, house=True)
    rng = Random(seed)
    while not table.state.over and table.state.decision.name != until:
        moves = table.state.legal()
        table.play(table.state.seat, moves[rng.below(len(moves))])
    return table


# Whole games


def test_a_whole_game_against_a_bot_ends_with_the_score_sheet(data: Path) -> None:
    output = solo(ONES)
    table = table_in(the_save(data))
    assert table.state.over
    assert f"{table.seats[table.state.winners()[0]].name} wins!" in output
    total = re.search(r"Total +(\d+) +(\d+)", output)
    assert total is not None
    assert [int(points) for points in total.groups()] == table.state.scores().totals()


def test_a_move_after_the_end_is_refused(tmp_path: Path) -> None:
    place = tmp_path / "game"
    place.write_text(played_table().record().write())
    output = play(["1", "h", "lay washington-chicago/1"], "--resume", str(place))
    assert output.count("The game is over.") == 3


def test_a_whole_game_of_people_around_one_screen(data: Path) -> None:
    rng = Random(3)
    output = play((str(1 + rng.below(4)) for _ in range(6000)), "--seats", "Ada,Bert", "--seed", "8")
    table = table_in(the_save(data))
    assert table.state.over
    assert f"{table.seats[table.state.winners()[0]].name} wins!" in output


def test_bots_alone_play_to_the_end(data: Path) -> None:
    assert "Saved in" in play([], "--seats", "random,random", "--seed", "1")
    assert table_in(the_save(data)).state.over


@pytest.mark.parametrize("language", languages())
def test_every_command_has_words_in_every_language(language: str) -> None:
    table = Table(GAME, [Seat("Ada"), Seat("Bert")], seed=5)
    commands = [
        "?",
        "1",
        "1",
        "h",
        "l",
        "s",
        "b",
        "w",
        "w x",
        "w done",
        "w place trade white",
        "99",
        "u",
        "r",
        "u",
    ]
    output = play([*commands, "save", "q"], "--seats", "Ada,Bert", "--seed", "5", "--language", language)
    assert table.game.title in output
    words = {"en": "taken back", "de": "zurückgenommen", "pl": "Cofnięto"}
    assert words[language] in output


@pytest.mark.parametrize(
    ("language", "typed"),
    [("en", ["undo", "quit"]), ("de", ["zuruck", "Ende"]), ("pl", ["undo", "podpowiedz", "koniec"])],
)
def test_commands_are_understood_by_their_words_too(language: str, typed: list[str], tmp_path: Path) -> None:
    place = tmp_path / "game"
    solo(["1", "1", *typed], "--save", str(place), "--language", language)
    assert len(table_in(place).record().moves) < len(moves_after(["1", "1"], tmp_path / "other"))


def test_the_language_of_the_system_is_spoken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "de_AT.UTF-8")
    assert "Das Spiel ist gespeichert" in solo(["q"])


# Commands


def moves_after(lines: list[str], place: Path) -> list[str]:
    """The moves that stand when these lines were typed."""
    place.unlink(missing_ok=True)
    solo([*lines, "q"], "--save", str(place))
    return [played.text for played in table_in(place).record().moves]


def test_undo_leads_back_to_the_last_choice_past_what_bots_did(tmp_path: Path) -> None:
    place = tmp_path / "game"
    for typed in (3, 12, 25):
        before = moves_after(["1"] * typed, place)
        assert len(moves_after(["1"] * (typed + 1), place)) > len(before)
        assert moves_after(["1"] * (typed + 1) + ["u"], place) == before


def test_restart_leads_back_to_the_placing_of_the_worker(tmp_path: Path) -> None:
    place = tmp_path / "game"
    moves = moves_after(["1", "1", "place trade white"], place)
    assert moves[-1] == "place trade white"
    assert moves_after(["1", "1", "place trade white", "1", "r"], place) == moves[:-1]


def test_nothing_can_be_taken_back_before_the_first_choice() -> None:
    assert solo(["u", "r", "q"]).count("nothing to take back") == 2


def test_a_hint_tells_a_way_by_the_number_of_its_first_choice(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "3000")
    said = solo(["h", "q"])
    hint = re.search(r"^> Take (\d+): (.*)\nPoints expected: \d+ · chance to win: \d+%$", said, re.MULTILINE)
    assert hint is not None, said
    number, told = int(hint.group(1)), hint.group(2)
    state = table_in(the_save(data)).state
    assert told.split(" → ")[0] == Words("en", GAME).label(state, state.legal()[number - 1])


def test_a_hint_is_from_what_the_seat_may_know(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[State] = []

    def advise(view: State, seed: int, seconds: float, **_: object) -> list[Way]:
        asked.append(view)
        return [Way([view.legal()[1]], -12.4, 0.314, [], [])]

    monkeypatch.setattr("roundhouse.cli.commands.advise", advise)
    output = play(["h", "q"], "--seats", "Ada,Bert", "--seed", "5")
    table = Table(GAME, [Seat("Ada"), Seat("Bert")], 5)
    assert [view.dump() for view in asked] == [table.view(table.state.seat).dump()]
    assert "Take 2: " in output
    assert "Points expected: −12 · chance to win: 31%" in output


def test_a_move_in_notation_is_played_and_a_wrong_one_explained(tmp_path: Path) -> None:
    place = tmp_path / "game"
    assert moves_after(["1", "1", "Place  Railroad white"], place)[-1] == "place railroad white"
    output = solo(["1", "1", "build denver", "w build denver", "place railroad wite", "xyzzy", "w", "q"])
    assert output.count("That is not what is being asked now.") == 2
    assert "Did you mean “place railroad white”?" in output
    assert "“xyzzy” is no choice" in output
    assert "for example: w place station white" in output


def test_why_not_says_so_when_a_move_is_allowed() -> None:
    assert "allowed now: number" in solo(["1", "1", "w place railroad white", "q"])


def test_numbers_out_of_range_and_empty_lines_change_nothing(tmp_path: Path) -> None:
    place = tmp_path / "game"
    before = moves_after(["1", "1"], place)
    wrong = ["0", "99", "9" * 5000, "-1", "1.5", "²", "", "  ", "[bold]", "{}", "\x1b[2J", "x" * 100_000]
    assert moves_after(["1", "1", *wrong], place) == before


# Saving and resuming


def test_quit_end_of_input_and_ctrl_c_keep_the_game(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for lines in (["1", "1", "q"], ["1", "1"]):
        output = solo(lines)
        place = the_save(data)
        assert str(place) in output
        assert len(table_in(place).entries) >= 2
        place.unlink()
    monkeypatch.setattr("roundhouse.cli.client.Client.read", interrupted)
    assert "--resume" in solo([])
    assert table_in(the_save(data)).state.seat == 0


def interrupted(client: object) -> str:
    raise KeyboardInterrupt


def test_a_resumed_game_goes_on_as_if_it_had_never_stopped(tmp_path: Path) -> None:
    at_once, in_parts = tmp_path / "at once", tmp_path / "in parts"
    play(["1"] * 30, "--seats", "Ada,greedy", "--seed", "5", "--save", str(at_once))
    play(["1"] * 11, "--seats", "Ada,greedy", "--seed", "5", "--save", str(in_parts))
    play(["1"] * 19, "--resume", str(in_parts))
    assert at_once.read_text() == in_parts.read_text()


def test_a_file_that_is_there_is_never_overwritten(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    kept.write_text("something of mine")
    refused = CliRunner().invoke(main, ["play", "--seats", "Ada,greedy", "--seed", "5", "--save", str(kept)])
    assert refused.exit_code == 2
    assert "already there" in refused.output
    play([f"save {kept}", "q"], "--seats", "Ada,greedy", "--seed", "5", "--save", str(tmp_path / "new"))
    assert kept.read_text() == "something of mine"


def test_the_last_game_is_resumed_by_that_word(data: Path) -> None:
    solo(["1", "1"])
    moves = len(table_in(the_save(data)).entries)
    play(["1"], "--resume", "last")
    assert len(table_in(the_save(data)).entries) > moves


def test_the_last_of_all_games_is_resumed_unless_one_is_named(data: Path) -> None:
    solo(["1"])
    play(["1"], "age_of_steam", "--seats", "Ada,random,random", "--seed", "5")
    titles = {name: open_game(name).title for name in ("railroad_revolution", "age_of_steam")}
    assert titles["age_of_steam"] in play([], "--resume", "last")
    assert titles["railroad_revolution"] in play([], "railroad_revolution", "--resume", "last")


def test_save_writes_a_copy_and_play_goes_on_in_the_first_file(tmp_path: Path, data: Path) -> None:
    copy = tmp_path / "a copy.record"
    solo(["1", f"save {copy}", "1", "1"])
    assert 0 < len(table_in(copy).entries) < len(table_in(the_save(data)).entries)


def test_a_place_that_cannot_be_written_is_told_and_play_goes_on(tmp_path: Path, data: Path) -> None:
    (tmp_path / "file").touch()
    output = solo(["1", f"save {tmp_path}", f"save {tmp_path / 'file' / 'x'}", "1", "1"])
    assert output.count("could not be saved") == 2
    assert len(table_in(the_save(data)).entries) > 2


def test_a_folder_lost_during_the_game_is_told_once(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[Path] = []

    def write(place: Path, text: str) -> None:
        written.append(place)
        if len(written) > 2:
            raise OSError(28, "No space left on device", str(place))

    monkeypatch.setattr("roundhouse.cli.saves.write", write)
    output = solo(["1"] * 5 + ["q"])
    assert output.count("No space left on device") == 1
    assert "The game is saved." not in output


# Secrets


def at_a_drawing() -> Table:
    """A game of people at the moment when somebody looks at drawn milestones."""
    for seed in range(50):
        table = played_table(seed, until="ChooseMilestone")
        if not table.state.over:
            return table
    raise AssertionError("nobody ever completed a milestone")


def test_drawn_milestones_are_secret_and_other_questions_are_not() -> None:
    table = at_a_drawing()
    assert is_secret(table.state)
    assert not any(is_secret(table.position(number)) for number in range(len(table.entries)))


def test_the_screen_is_handed_over_before_a_secret_is_shown(tmp_path: Path) -> None:
    place = tmp_path / "game"
    table = at_a_drawing()
    place.write_text(table.record(reveal_seed=True).write())
    name = table.seats[table.state.seat].name
    drawn = [GAME.moves.text(move).split()[1] for move in table.state.legal()]
    unseen = play([], "--resume", str(place))
    assert f"only {name} looks at the screen" in " ".join(unseen.split())
    assert not any(f"Take milestone {tile}" in unseen for tile in drawn)
    seen = play([""], "--resume", str(place))
    assert all(f"Take milestone {tile}" in seen for tile in drawn)


def test_against_bots_nothing_is_handed_over(tmp_path: Path) -> None:
    place = tmp_path / "game"
    record = at_a_drawing().record(reveal_seed=True)
    seat = at_a_drawing().state.seat
    record.kinds[1 - seat] = "greedy"
    place.write_text(record.write())
    assert "Press Enter when" not in play([], "--resume", str(place))


# Asking what the command line left open


def asked(lines: list[str], monkeypatch: pytest.MonkeyPatch) -> str:
    """What is said when somebody at a terminal types `roundhouse play` and answers."""
    monkeypatch.setattr("roundhouse.cli.play.at_terminal", lambda: True)
    return play(lines)


def test_a_game_by_answering_questions(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    people = ["Ada,gredy", "Ada,Bert,Cleo,Dora", "Ada,ada", "Ada, Bert"]
    answers = ["7", "three", "3", *people, "foo", "1"]
    output = asked(["five", "1", "y", "2", "9", "1", *answers, "q"], monkeypatch)
    record = table_in(the_save(data)).record()
    assert record.names == ["Ada", "Bert", "Wanderer"]
    assert record.kinds == ["human", "human", "random"]
    assert record.options == {"milestones": "open", "tracks": "normal"}
    complaints = (
        f"from 1 to {len(BOXES)}",
        "from 2 to 4",
        "did you mean greedy",
        "only 3 seats",
        "called 'ada'",
        "no bot “foo”",
        "from 1 to 2",
    )
    assert [complaint for complaint in complaints if complaint not in output] == []


def test_enter_alone_takes_what_is_usual(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    output = asked(["", "", "", "", "", "q"], monkeypatch)
    record = table_in(the_save(data)).record()
    assert record.kinds == ["human", "greedy", "greedy", "greedy"]
    assert record.names[1:] == ["Stoker", "Stoker 2", "Stoker 3"]
    assert record.options == {"milestones": "draw", "tracks": "normal"}
    assert "Stoker (greedy)" in output
    assert "[Stoker]" in output


@pytest.mark.parametrize("number", range(len(BOXES)), ids=[box.title for _, box in BOXES])
def test_whoever_plays_is_asked_which_game(data: Path, monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    name, box = BOXES[number]
    output = asked([str(number + 1), *[""] * 5, "q"], monkeypatch)
    for offered, (_, one) in enumerate(BOXES, 1):
        assert f"  {offered} {one.title}\n" in output
    assert "Which game?" in output
    record = read(the_save(data).read_text(encoding="utf-8"))
    assert (record.game, record.options) == (name, open_game(name).complete(box.options))
    assert f"{box.title}" in output.split("Which bot")[1], "the game is called by its own name"


def test_a_game_that_is_named_is_not_asked_for(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("roundhouse.cli.play.at_terminal", lambda: True)
    assert "Which game?" not in play(["", "", "", "", "q"], GAMES[1])
    assert read(the_save(data).read_text(encoding="utf-8")).game == GAMES[1]


def test_the_last_unfinished_game_is_offered(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    solo(["1", "1"])
    unfinished = the_save(data)
    (data / f"{GAMES[0]}-9999.record").write_text(played_table().record().write())
    output = asked(["y", "q"], monkeypatch)
    assert f"Go on with your last game, {unfinished.name}?" in output
    assert "How many players" not in output


@pytest.mark.parametrize("lines", [["q"], ["1", "quit"], ["1", "n", "Q"], ["", "", "", "ENDE"]])
def test_whoever_is_asked_can_leave_by_the_same_word_as_in_the_game(
    data: Path, monkeypatch: pytest.MonkeyPatch, lines: list[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE")
    output = asked(["h", "?", *lines, "1", "1", "1", "1", "1"], monkeypatch)
    assert output.count("q beendet") == 2
    assert not data.exists()


def test_leaving_while_being_asked_writes_nothing(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked(["1", "3"], monkeypatch)
    assert not data.exists()
