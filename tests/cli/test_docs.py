"""The pages for writers of bots and for the arena: their commands run, their messages are the real ones."""

from __future__ import annotations

import json
import re
import shlex
import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner

from roundhouse.bots.outside import protocol
from roundhouse.bots.outside.seat import SECONDS
from roundhouse.cli import main
from roundhouse.cli.bot_client import bot_client
from roundhouse.games.registry import GAMES, open_game

ROOT = Path(__file__).parent.parent.parent
PAGES = [ROOT / "docs" / "bots.md", ROOT / "docs" / "arena.md"]


def blocks(page: Path, kind: str) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```", page.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_the_commands_of_a_page_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copytree(ROOT / "examples", tmp_path / "examples")
    monkeypatch.chdir(tmp_path)
    commands = [line for block in blocks(page, "sh") for line in block.splitlines()]
    assert commands
    for command in commands:
        if "program:node" in command and shutil.which("node") is None:
            command = command.replace("node examples/bots/curious.js", "sh examples/bots/first.sh")
        name, *arguments = shlex.split(command)
        if name == "export":
            monkeypatch.setenv(*arguments[0].split("="))
            continue
        assert name == "roundhouse"
        if arguments[0] == bot_client.name:  # needs a server: here its options alone are looked at
            bot_client.make_context(arguments[0], arguments[1:])
            continue
        result = CliRunner().invoke(main, [*arguments, "--workers", "1"])
        assert result.exit_code == 0, result.output
        assert "fault" not in result.output


def test_the_messages_of_the_page_have_the_real_fields() -> None:
    hello, ready, question, answer, end = (json.loads(block) for block in blocks(PAGES[0], "json"))
    game = open_game(GAMES[0])
    state = game.new(4, 1)
    view = state.seen_by(state.seat)
    assert list(hello) == list(protocol.hello(game, 4, 2, {}, 7, 1.0))
    assert (hello["game"], hello["moves"], hello["rules"]) == (game.name, game.moves.size, game.revision)
    assert (hello["options"], hello["seconds"]) == (game.complete({}), SECONDS)
    assert list(question) == list(protocol.question(view))
    assert set(question["view"]) <= set(view.dump())
    assert all(game.moves.text(one["code"]) == one["move"] for one in question["legal"])
    assert answer["move"] in [one["move"] for one in question["legal"]]
    assert list(end) == list(protocol.goodbye([1], [0]))
    protocol.read_greeting(json.dumps(ready).encode())


def test_the_options_of_the_page_are_those_of_the_command() -> None:
    shown = CliRunner().invoke(main, ["arena", "--help"]).output
    named = set(re.findall(r"^\| `(--[a-z]+)", PAGES[1].read_text(encoding="utf-8"), re.MULTILINE))
    known = set(re.findall(r"^  (--[a-z]+)", shown, re.MULTILINE))
    assert named == known - {"--help", "--components"}
