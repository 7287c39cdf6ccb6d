"""Bots written by others, before they play: their names, and plain words for what cannot be loaded."""

from __future__ import annotations

from pathlib import Path

import pytest

from bots.test_outside_bots import EXAMPLES
from roundhouse.bots.command_line import BadBot, maker, makers, meaning, usual_name
from roundhouse.bots.registry import UnknownBot


@pytest.mark.parametrize(
    ("source", "named", "why"),
    [
        ("class A(", "", r"tested\.py: line 1: '\(' was never closed"),
        ("import nothing_like_this", "", r"line 1: ModuleNotFoundError: No module named 'nothing_like_this'"),
        ("x = 1", "", r"name the class, for example tested\.py:MyBot"),
        ("x = 1", ":X", "there is no class X; there is no bot at all"),
        ("class A: pass", ":A", r"A is no subclass of roundhouse\.bots\.bot\.Bot"),
        ("from roundhouse.bots.bot import Bot\nclass A(Bot):\n    name='a'", "", r"A has no method choose"),
        (
            "from roundhouse.bots.bot import RandomBot\nclass A(RandomBot):\n    name='a b'",
            "",
            "needs a name of one word",
        ),
        (
            "from roundhouse.bots.bot import RandomBot\nclass A(RandomBot): pass",
            "",
            "random is the name of a bot of Roundhouse",
        ),
        ("import os; os._exit(0)", "", r"tested\.py ended with exit code 0"),
    ],
)
def test_a_file_without_a_usable_class(tmp_path: Path, source: str, named: str, why: str) -> None:
    file = tmp_path / "tested.py"
    file.write_text(source, encoding="utf-8")
    with pytest.raises(BadBot, match=why):
        maker(f"{file}{named}")


def test_files_and_programs_that_are_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadBot, match="No such file"):
        maker(f"{tmp_path}/none.py:Mine")
    with pytest.raises(BadBot, match=r"the program \./none was not found"):
        maker("program:./none --flag")
    plain = tmp_path / "plain"
    plain.write_text("x", encoding="utf-8")
    with pytest.raises(BadBot, match="is not executable"):
        maker(f"program:{plain}")
    with pytest.raises(BadBot, match=r"is written program:COMMAND"):
        maker("program: ")
    with pytest.raises(BadBot, match="No closing quotation"):
        maker("program:sh 'x")
    with pytest.raises(UnknownBot, match="no bot 'genius'"):
        maker("genius")
    (tmp_path / "bytes.py").write_bytes(b"\xff\xfe")
    with pytest.raises(BadBot, match="no text in UTF-8"):
        maker(f"{tmp_path / 'bytes.py'}")


def test_names_of_bots_from_outside() -> None:
    first = f"program:sh {EXAMPLES / 'first.sh'}"
    assert maker(first).name == "first"
    assert maker(f"quick={first}").name == "quick"
    assert meaning("program:./bot --depth=3 x.py") == ("", "program:./bot --depth=3 x.py")
    assert usual_name(["./my_bot", str(EXAMPLES / "first.sh")]) == "my_bot"
    assert [one.name for one in makers([first, f"other={first}", first])] == ["first", "other", "first"]
    with pytest.raises(
        BadBot, match=r"two bots are called first; call one of them otherwise: other=program:sh"
    ):
        makers([first, f"{first} --flag"])
    with pytest.raises(BadBot, match="greedy is the name of a bot of Roundhouse"):
        maker(f"greedy={first}")
