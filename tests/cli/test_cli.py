"""The command line: help with examples, figures as JSON, and one plain sentence for wrong input."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from roundhouse import games
from roundhouse.cli import FILES, main
from roundhouse.cli.bots import bot_name, checked
from roundhouse.cli.errors import FAILED, FAULT, WRONG_INPUT, Trouble, sentence
from roundhouse.cli.seating import one_against_bots, people_named, seats_named
from roundhouse.games.registry import GAMES, open_game
from roundhouse.table import Seat, Table
from roundhouse.text import Words

GAME = open_game(GAMES[0])
SHIPPED = Path(games.__file__).parent / GAMES[0] / "components.toml"


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "data"
    monkeypatch.setenv("ROUNDHOUSE_DATA", str(folder))
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setenv("COLUMNS", "80")
    return folder


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, arguments, input="")


def refused(*arguments: str, code: int = WRONG_INPUT) -> str:
    """The one sentence with which a command is refused."""
    result = run(*arguments)
    assert result.exit_code == code, result.output
    assert result.stdout == ""
    assert isinstance(result.exception, SystemExit)
    text = result.stderr.strip()
    assert "\n" not in text
    assert text == sentence(text)
    return text


# Help


@pytest.mark.parametrize("command", sorted(FILES))
def test_help_of_every_command_has_an_example_that_names_it(command: str) -> None:
    result = run(command, "--help")
    assert result.exit_code == 0
    assert "Example" in result.output
    assert f"roundhouse {command}" in result.output


def test_the_commands() -> None:
    assert set(FILES) >= {"play", "simulate", "replay", "validate", "doctor", "components", "games"}
    assert "Examples:" in run("--help").output
    assert "roundhouse" in run("--version").output


@pytest.mark.parametrize("command", ["simulate", "replay", "validate", "doctor", "components", "games"])
def test_commands_that_report_figures_have_json(command: str) -> None:
    assert "--json" in run(command, "--help").output


# What they say


def test_doctor_says_whether_the_engine_is_compiled() -> None:
    facts = json.loads(run("doctor", "--json").output)
    assert facts["Engine"] in ("compiled", "plain Python")
    assert f"Engine             {facts['Engine']}" in run("doctor").output


def test_games_are_listed_with_players_and_options() -> None:
    found = {game["name"]: game for game in json.loads(run("games", "--json").output)}
    assert list(found) == GAMES
    game = found["railroad_revolution"]
    assert (game["min_players"], game["max_players"]) == (2, 4)
    assert game["options"]["tracks"] == ["normal", "hard"]
    assert "2 to 4 players" in run("games").output


def test_components_tells_what_is_reconstructed_and_why() -> None:
    found = json.loads(run("components", "--json").output)
    assert [tuple(entry.values()) for entry in found["reconstructed"]] == GAME.reconstructed()
    shown = " ".join(run("components").output.split())
    assert all(why in shown for _, _, why in GAME.reconstructed())


def test_a_good_components_file_is_confirmed(tmp_path: Path) -> None:
    copy = tmp_path / "my-copy.toml"
    copy.write_bytes(SHIPPED.read_bytes())
    assert "complete and correct" in run("components", "--components", str(copy)).output


def test_simulate_reports_scores_wins_seats_and_length() -> None:
    ask = ["simulate", GAMES[0], "--players", "3", "--games", "4", "--bots", "random", "--workers", "1"]
    found = json.loads(run(*ask, "--json").output)
    assert found["bots"][0]["name"] == "random"
    assert found["bots"][0]["wins"]["of"] == 12
    assert found["bots"][0]["wins"]["won"] == pytest.approx(4)
    assert len(found["seats"]) == 3
    assert set(found["length"]) == {"rounds", "decisions", "choices"}
    assert found["options"] == {"milestones": "draw", "tracks": "normal"}
    output = run(*ask).output
    assert f"{found['scores']['mean']:.1f}" in output
    for title in ("Scores", "Wins by bot", "Seats", "Length"):
        assert title in output


# Bad input, named


def test_an_unknown_game() -> None:
    assert refused("simulate", "railroad_revolutoin").endswith("did you mean railroad_revolution?")
    for command in ("play", "simulate", "components"):
        assert "no game 'chess'" in refused(command, "chess")


@pytest.mark.parametrize("players", ["0", "1", "5", "-3"])
def test_player_counts_out_of_range(players: str) -> None:
    for command in ("play", "simulate"):
        assert f"2 to 4 players, not {players}" in refused(command, GAMES[0], "--players", players)


def test_seats_that_do_not_fit() -> None:
    assert "for 2 to 4 players, not 5" in refused("play", "--seats", "a,b,c,d,e")
    assert "--players says 2" in refused("play", "--seats", "a,b,c", "--players", "2")
    assert "did you mean greedy?" in refused("play", "--seats", "Ada,gredy")
    assert "called 'ada'" in refused("play", "--seats", "Ada,ada")
    assert "at least one letter" in refused("play", "--seats", "Ada,,")
    assert "at most 40" in refused("play", "--seats", f"Ada,{'x' * 41}")
    assert "control characters" in refused("play", "--seats", "Ada,B\x1b[31m")
    assert "leave --bot out" in refused("play", "--seats", "Ada,greedy", "--bot", "random")


def test_unknown_options_values_bots_and_languages() -> None:
    for command in ("play", "simulate"):
        assert "no option 'colour'" in refused(command, GAMES[0], "--option", "colour=red")
        assert "one of normal, hard" in refused(command, GAMES[0], "--option", "tracks=soft")
        assert "NAME=VALUE" in refused(command, GAMES[0], "--option", "tracks")
    assert "no bot 'deep'" in refused("play", "--bot", "deep")
    assert "no bot 'deep'" in refused("simulate", GAMES[0], "--bots", "greedy,deep")
    assert "no language 'tlh'; there are en, de, pl" in refused("play", "--language", "tlh")


BOTS = "Wanderer (random), Trainee, Shunter, Stoker (greedy), Dispatcher (search), Stationmaster"


@pytest.mark.parametrize("command", ["play", "simulate", "arena", "dataset"])
def test_bots_are_listed_by_the_names_that_the_pages_give_them(command: str) -> None:
    assert BOTS in " ".join(run(command, "--help").output.split())
    asked = ["--bot", "deep"] if command == "play" else [GAMES[0], "--bots", "deep", "--out", "x.parquet"]
    asked = asked[:-2] if command == "simulate" else asked
    assert refused(command, *asked) == f"There is no bot 'deep'; there are {BOTS}."


@pytest.mark.parametrize(
    ("page", "bot"),
    [("Dispatcher", "search"), ("heizer", "greedy"), ("Włóczęga", "random"), ("Search", "search")],
)
def test_a_bot_is_known_by_what_the_pages_call_it_and_by_its_name_in_files(page: str, bot: str) -> None:
    assert checked(page) == bot
    options = GAME.complete({})
    named = seats_named(f"Ada,{page}", GAME, options, None, Words("en", GAME))
    against = one_against_bots(GAME, options, 2, page, Words("en", GAME))
    assert [seats[1] for seats in (named, against)] == [Seat(bot_name(bot, Words("en")), bot)] * 2


def test_bots_are_called_alike_at_every_table_and_in_figures() -> None:
    options = GAME.complete({})
    seats = seats_named("stoker,Ada,greedy,Heizer", GAME, options, None, Words("en", GAME))
    assert [seat.name for seat in seats] == ["Stoker", "Ada", "Stoker 2", "Stoker 3"]
    seats = one_against_bots(GAME, options, 3, "greedy", Words("de", GAME))
    assert [seat.name for seat in seats] == ["Spieler 1", "Heizer", "Heizer 2"]
    output = run("simulate", GAMES[0], "--players", "2", "--games", "1", "--bots", "random").output
    assert "Wanderer" in output
    assert "random" not in output


def test_a_person_has_another_name_than_a_bot() -> None:
    with pytest.raises(Trouble, match="Stoker is a bot; a person needs another name"):
        people_named("Ada, Stoker")


@pytest.mark.parametrize("bots", ["search,,random", ",", "random,", " ,random"])
def test_a_bot_without_a_name_is_refused(bots: str) -> None:
    assert "a comma too many" in refused("simulate", GAMES[0], "--bots", bots)
    assert "a comma too many" in refused("arena", GAMES[0], "--bots", bots)
    assert "a comma too many" in refused("simulate", GAMES[0], "--bot", " ")
    assert "at least one bot" in refused("arena", GAMES[0])


def test_what_click_refuses_is_one_sentence_too() -> None:
    assert refused("--bogus") == "No such option '--bogus'."
    assert "No such command 'plya'" in refused("plya")
    assert refused("simulate") == "Missing argument 'GAME'."
    assert "-1" in refused("simulate", GAMES[0], "--seed", "-1")
    assert str(2**128) in refused("play", "--seed", str(2**128))
    assert "x" in refused("simulate", GAMES[0], "--games", "x")
    assert "0" in refused("simulate", GAMES[0], "--workers", "0")


def test_a_bad_components_file(tmp_path: Path) -> None:
    bad = tmp_path / "bad.toml"
    text = SHIPPED.read_text(encoding="utf-8")
    contents = {
        "not valid TOML": "no toml",
        "start_money": text.replace("start_money = 600", "start_money = -600"),
        "nowhere": text.replace('to = "miami"', 'to = "nowhere"', 1),
        "kB": "#" * 10_000_000,
    }
    tomllib.loads(text)
    for word, content in contents.items():
        bad.write_text(content, encoding="utf-8")
        assert word in refused("components", "--components", str(bad), code=FAILED)
        assert word in refused("play", "--components", str(bad))
        assert word in refused("simulate", GAMES[0], "--components", str(bad))
    bad.write_bytes(bytes(range(256)) * 40)
    assert "UTF-8" in refused("components", "--components", str(bad), code=FAILED)
    assert "no such file" in refused("components", "--components", str(tmp_path), code=FAILED)
    assert "no such file" in refused("components", "--components", str(tmp_path / "none"), code=FAILED)


def test_a_record_that_cannot_be_resumed(tmp_path: Path, data: Path) -> None:
    place = tmp_path / "game.record"
    good = Table(GAME, [Seat("Ada"), Seat("Bert")], seed=7, house=True).record().write()
    contents = {
        "revision 99": good.replace(f"rules       {GAME.revision}", "rules       99"),
        "--components": good.replace(GAME.components_digest, "0" * 64),
        "'chess'": good.replace(GAMES[0], "chess"),
        "not a move": good + "   1 1 castle\n",
        "asked now": good + f"   1 {Table(GAME, [Seat('A'), Seat('B')], 7).state.seat + 1} done\n",
        "begins with": "noise " * 100_000,
    }
    for word, content in contents.items():
        place.write_text(content, encoding="utf-8")
        assert word in refused("play", "--resume", str(place))
        assert place.read_text(encoding="utf-8") == content
    assert "no such file" in refused("play", "--resume", str(tmp_path / "none"))
    assert "no such file" in refused("play", "--resume", str(tmp_path))
    assert "no saved game" in refused("play", "--resume", "last")
    assert not data.exists()


def test_a_place_that_cannot_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    assert "is a folder" in refused("play", "--save", str(tmp_path))
    assert "cannot be saved" in refused("play", "--save", str(tmp_path / "file" / "game"))
    monkeypatch.setenv("ROUNDHOUSE_DATA", str(tmp_path / "file"))
    assert "--save FILE" in refused("play")
    assert [place.name for place in tmp_path.iterdir()] == ["file"]


def test_a_fault_is_told_without_a_traceback_and_debug_shows_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> dict[str, str]:
        raise KeyError("x")

    monkeypatch.setattr("roundhouse.cli.doctor.report", broken)
    assert "fault in Roundhouse: KeyError" in refused("doctor", code=FAULT)
    assert isinstance(run("--debug", "doctor").exception, KeyError)
