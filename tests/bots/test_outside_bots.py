"""Bots written by others: classes in files and programs. They see no secrets and harm only their own game."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from own_components import changed_text
from roundhouse.bots.command_line import maker
from roundhouse.bots.makers import Maker
from roundhouse.bots.outside import protocol
from roundhouse.bots.outside.program import NoAnswer, Program
from roundhouse.bots.outside.seat import Hosted, Outside, end_idle
from roundhouse.bots.registry import BOTS, make_bot
from roundhouse.core.game import Game
from roundhouse.core.random import Random
from roundhouse.core.state import State
from roundhouse.games.registry import GAMES, open_game
from roundhouse.lab.simulate import Result, fair_winners, play_game, simulate

ROOT = Path(__file__).parent.parent.parent
EXAMPLES = ROOT / "examples" / "bots"
GAME = open_game(GAMES[0])
LIMIT = 300.0  # seconds that a bot has: more than it needs on any machine

READY = """read -r hello; echo '{"type":"ready"}'; read -r question;"""


@pytest.fixture(autouse=True)
def no_process_is_left() -> Iterator[None]:
    yield
    end_idle()


def script(folder: Path, text: str, limit: float = LIMIT) -> Maker:
    """A program in shell."""
    file = folder / "tested.sh"
    file.write_text(text, encoding="utf-8")
    return maker(f"program:sh {file}", limit)


def python(folder: Path, body: str, limit: float = LIMIT, name: str = 'name = "tested"') -> Maker:
    """A class in a file, with this in its method `choose`."""
    file = folder / "tested.py"
    indented = body.replace("\n", "\n        ")
    file.write_text(
        "import os, sys\nfrom roundhouse.bots.bot import Bot\n\n\nclass Tested(Bot):\n"
        f"    {name}\n\n    def choose(self, view):\n        {indented}\n",
        encoding="utf-8",
    )
    return maker(str(file), limit)


def game_with(bot: Maker, game: Game = GAME, seed: int = 3) -> Result:
    """A game of a bot on the second seat against random ones."""
    players = max(2, game.seats(game.complete({}))[0])
    bots = [make_bot("random", seat) for seat in range(players)]
    bots[1] = bot(7)
    return play_game(game, bots, seed)


# Playing


def interpreters() -> list[str]:
    """The examples that this machine can run; a shell is always there."""
    found = [f"program:sh {EXAMPLES / 'first.sh'}", f"{EXAMPLES / 'hasty.py'}:Hasty"]
    if shutil.which("node"):
        found.append(f"program:node {EXAMPLES / 'curious.js'}")
    return found


@pytest.mark.parametrize("text", interpreters())
def test_the_examples_play_a_whole_game_and_the_same_again(text: str) -> None:
    found = maker(text)
    first, second = game_with(found), game_with(found)
    assert first.faults == {}
    assert first.seating == ["random", found.name]
    assert first == second


@pytest.mark.parametrize("name", GAMES)
def test_every_game_can_be_played_from_outside(name: str) -> None:
    result = game_with(maker(f"program:sh {EXAMPLES / 'first.sh'}"), open_game(name))
    assert result.faults == {}
    assert result.seating[1] == "first"


def test_a_class_plays_outside_as_it_does_inside(tmp_path: Path) -> None:
    """The view that goes through the protocol is all that a choice depends on."""
    outside = python(
        tmp_path,
        "moves = view.legal()\nreturn moves[self.random.below(len(moves))]",
        name='name = "random_too"',
    )
    inside = play_game(GAME, [make_bot("random", 0), make_bot("random", 7)], 3)
    assert game_with(outside).scores == inside.scores


def test_a_class_plays_with_an_owners_own_components(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text(changed_text(GAME.name), encoding="utf-8")
    result = game_with(python(tmp_path, "return view.legal()[-1]"), open_game(GAME.name, file))
    assert result.faults == {}


def test_what_a_class_prints_does_not_get_into_the_protocol(tmp_path: Path) -> None:
    body = 'print("hello")\nos.write(1, b"{}\\n")\nreturn view.legal()[-1]'
    assert game_with(python(tmp_path, body)).faults == {}


def test_a_class_may_import_what_lies_beside_it(tmp_path: Path) -> None:
    (tmp_path / "neighbour.py").write_text("def pick(moves):\n    return moves[0]\n", encoding="utf-8")
    found = python(tmp_path, "from neighbour import pick\nreturn pick(view.legal())")
    assert game_with(found).faults == {}


def test_a_process_of_ours_plays_one_game_after_the_other(tmp_path: Path) -> None:
    found = python(
        tmp_path,
        "self.count = getattr(self, 'count', 0) + 1\nreturn view.legal()[self.count % len(view.legal())]",
    )
    first, second = game_with(found), game_with(found)
    assert first == second  # a fresh bot in every game
    assert sum(len(waiting) for waiting in Hosted.idle.values()) == 1
    end_idle()
    assert sum(len(waiting) for waiting in Hosted.idle.values()) == 0


def test_bots_from_outside_take_part_in_a_simulation_of_several_processes(tmp_path: Path) -> None:
    texts = ["random", f"program:sh {EXAMPLES / 'first.sh'}"]
    alone = list(simulate(GAME, texts, players=2, games=4, seed=2, workers=1))
    together = list(simulate(GAME, texts, players=2, games=4, seed=2, workers=2))
    assert alone == together
    assert [result.seating[0] for result in alone] == ["random", "first", "random", "first"]


# What is said over the line


def test_the_messages_of_a_game(tmp_path: Path) -> None:
    log = tmp_path / "log"
    spy = script(
        tmp_path,
        f"""while IFS= read -r line; do
            printf '%s\\n' "$line" >> {log}
            case $line in
            *'"hello"'*) echo '{{"type":"ready"}}' ;;
            *'"choose"'*) code=${{line#*'"code":'}}; echo "{{\\"move\\":${{code%%[!0-9]*}}}}" ;;
            esac
        done""",
    )
    result = game_with(spy, seed=123456789)
    messages = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    hello, *questions, end = messages
    expected = {"type": "hello", "protocol": 1, "game": GAME.name, "options": GAME.complete({}), "players": 2}
    assert {key: hello[key] for key in expected} == expected
    assert (hello["seat"], hello["seed"], hello["seconds"], hello["moves"]) == (1, 7, LIMIT, GAME.moves.size)
    assert end == {"type": "end", "scores": result.scores, "winners": result.winners}
    for question in questions:
        assert set(question) == {"type", "seat", "decision", "legal", "scores", "view"}
        assert question["seat"] == 1
        assert all(GAME.moves.text(one["code"]) == one["move"] for one in question["legal"])
        assert len(question["legal"]) > 1
    assert "123456789" not in log.read_text(encoding="utf-8")


def test_a_program_gets_a_seed_that_every_language_can_hold(tmp_path: Path) -> None:
    log = tmp_path / "log"
    bot = script(tmp_path, f"""read -r line; printf '%s' "$line" > {log}; echo '{{"type":"ready"}}'""")(
        7 << 96 | 9
    )
    assert isinstance(bot, Outside)
    bot.begin(GAME, 2, 0, GAME.complete({}))
    bot.close()
    assert json.loads(log.read_text(encoding="utf-8"))["seed"] == 9


def positions(game: Game, seed: int) -> Iterator[State]:
    """Every position with a choice of a random game."""
    state = game.new(game.seats(game.complete({}))[1], seed)
    rng = Random(seed)
    while not state.over:
        moves = state.legal()
        if len(moves) > 1:
            yield state
        state.advance(moves[rng.below(len(moves))])


@pytest.mark.parametrize("name", GAMES)
def test_positions_that_look_alike_to_a_seat_give_the_same_question_byte_for_byte(name: str) -> None:
    differing = 0
    for number, state in enumerate(positions(open_game(name), seed=21)):
        seat = state.seat
        other = state.imagine(seat, Random(3000 + number))
        differing += state.digest() != other.digest()
        asked, again = (protocol.line(protocol.question(one.seen_by(seat))) for one in (state, other))
        assert asked == again
    assert differing > 10


@pytest.mark.parametrize("name", GAMES)
def test_no_bot_of_ours_sees_hidden_things(name: str) -> None:
    """A few positions of every game, for every bot whose choices hang on nothing but seed and view."""
    game = open_game(name)
    found = sorted([state.copy() for state in positions(game, seed=22)], key=lambda state: len(state.legal()))
    alike = found[:30:10]  # those with few moves, which even the slowest bot has soon looked through
    for bot, kind in BOTS.items():
        if getattr(kind, "seconds", None) is not None:
            continue  # what hangs on the clock is tested with a budget of playouts, where the bot is
        for number, state in enumerate(alike):
            other = state.imagine(state.seat, Random(4000 + number))
            assert state.digest() != other.digest()
            first, second = (make_bot(bot, 5).choose(one.seen_by(state.seat)) for one in (state, other))
            assert first == second


def test_an_answer_may_be_a_code_or_a_text() -> None:
    view = GAME.new(2, 1).seen_by(0)
    code = view.legal()[1]
    text = GAME.moves.text(code)
    assert protocol.read_move(json.dumps({"move": text}).encode(), view) == code
    assert protocol.read_move(json.dumps({"move": code}).encode(), view) == code


# Faults cost the game of one seat


FAULTY = {
    "crashes": (f"{READY} echo 'out of steam' >&2; exit 3", r"^ended with exit code 3: out of steam$"),
    "is ended": (f"{READY} kill -9 $$", r"^was ended by signal 9$"),
    "never starts": ("exit 0", r"^ended with exit code 0$"),
    "talks nonsense": (f"{READY} echo steam", r"^answered with something that is no JSON: 'steam'$"),
    "gives a list": (f"{READY} echo '[1]'", r"no JSON object: '\[1\]'$"),
    "gives no move": (f"{READY} echo '{{}}'", r"^gave no move"),
    "gives no such move": (
        f"""{READY} echo '{{"move":"castle"}}'""",
        r"'castle' is not a move of this game$",
    ),
    "gives an illegal move": (f"""{READY} echo '{{"move":1000000}}'""", r"not legal: 1000000$"),
    "gives true": (f"""{READY} echo '{{"move":true}}'""", r"^gave no move"),
    "is not polite": ("echo hello; read -r hello", r"no JSON: 'hello'$"),
    "says that it cannot": (
        """read -r hello; echo '{"type":"error","message":"no coal"}'""",
        "cannot play: no coal$",
    ),
    "closes its output": (f"{READY} exec 1>&-; exit 1", "^ended with exit code 1$"),
}


@pytest.mark.parametrize("fault", FAULTY)
def test_a_program_that_fails_loses_its_own_game_only(tmp_path: Path, fault: str) -> None:
    text, why = FAULTY[fault]
    result = game_with(script(tmp_path, text))
    assert list(result.faults) == [1]
    with pytest.raises(AssertionError, match=why):
        raise AssertionError(result.faults[1])
    assert result.winners == [0]
    assert len(result.scores) == 2


def test_a_program_that_is_too_slow_is_ended(tmp_path: Path) -> None:
    number = tmp_path / "number"
    text = f"echo $$ > {number}; {READY} while :; do :; done"
    result = game_with(script(tmp_path, text, limit=0.1))
    assert result.faults == {1: "took more than 0.1 seconds"}
    with pytest.raises(ProcessLookupError):
        os.kill(int(number.read_text()), 0)


def test_a_program_that_does_not_read_is_not_waited_for() -> None:
    program = Program(["sh", "-c", "while :; do :; done"])
    try:
        with pytest.raises(NoAnswer, match=r"took more than 0\.1 seconds"):
            program.ask(b"x" * (1 << 20) + b"\n", 0.1)
    finally:
        program.end()


def test_a_program_that_does_not_leave_is_ended_after_the_game(tmp_path: Path) -> None:
    number = tmp_path / "number"
    body = """while IFS= read -r line; do case $line in
        *'"hello"'*) echo '{"type":"ready"}' ;;
        *'"choose"'*) code=${line#*'"code":'}; echo "{\\"move\\":${code%%[!0-9]*}}" ;;
        esac; done; while :; do :; done"""
    result = game_with(script(tmp_path, f"echo $$ > {number}; {body}"))
    assert result.faults == {}
    with pytest.raises(ProcessLookupError):
        os.kill(int(number.read_text()), 0)


def test_a_program_that_speaks_unasked_is_found_out() -> None:
    program = Program(["sh", "-c", "read -r line; echo one; echo two; read -r line; echo three"])
    try:
        assert program.ask(b"x\n", 60) == b"one"
        with pytest.raises(NoAnswer, match=r"without being asked: 'two|no JSON"):
            protocol.parsed(program.ask(b"x\n", 60))
    finally:
        program.end()


def test_an_endless_answer_is_no_answer() -> None:
    program = Program(
        ["sh", "-c", "while :; do echo -n xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx; done"]
    )
    try:
        with pytest.raises(NoAnswer, match="more than"):
            program.ask(b"x\n", 60)
    finally:
        program.end()


@pytest.mark.parametrize(
    ("body", "limit", "why"),
    [
        ("raise RuntimeError('no coal')", LIMIT, "failed: line 9: RuntimeError: no coal"),
        ("os._exit(4)", LIMIT, "ended with exit code 4"),
        ("while True:\n    pass", 0.3, "took more than 0.3 seconds"),
        ("return -5", LIMIT, "wanted a move that is not legal: -5"),
        ("return None", LIMIT, "failed: TypeError"),
    ],
)
def test_a_class_that_fails_loses_its_own_game_only(
    tmp_path: Path, body: str, limit: float, why: str
) -> None:
    result = game_with(python(tmp_path, body, limit))
    assert result.faults[1].startswith(why)
    assert result.winners == [0]


def test_whoever_loses_by_a_fault_does_not_win_by_points() -> None:
    assert fair_winners([0], [90, 70, 80], {0: "slow"}) == [2]
    assert fair_winners([0, 1], [90, 90, 80], {0: "slow"}) == [1]
    assert fair_winners([0], [90, 70], {0: "slow", 1: "slow"}) == []
    assert fair_winners([], [9, 7], {0: "slow"}) == []
    assert fair_winners([0], [90, -7, 0], {0: "slow"}, out=[2]) == [1]  # not the bankrupt
    assert fair_winners([0], [90, 0], {0: "slow"}, out=[1]) == []


def test_an_outside_bot_is_a_bot(tmp_path: Path) -> None:
    bot = script(tmp_path, "exit 0")(1)
    assert isinstance(bot, Outside)
    assert bot.name == "tested"
    bot.begin(GAME, 2, 0, GAME.complete({}))
    assert bot.fault == "ended with exit code 0"
    view = GAME.new(2, 1)
    assert bot.choose(view.seen_by(view.seat)) in view.legal()
    bot.finish([1, 2], [1])
    bot.close()
