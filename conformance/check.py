"""Check an implementation of Age of Steam against the cases: see docs/conformance.md.

    python check.py age_of_steam -- ./my-program --its-options
    python check.py age_of_steam --kind lays --python my_module:answer

A program gets one case on each line of its input, as JSON without the answer, and writes the answer on one
line, `null` for a case that it leaves out. A Python function takes a case and gives the answer, or None.
"""

from __future__ import annotations

import argparse
import importlib
import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

Case = dict[str, Any]
UNORDERED = ("tiles", "links", "new_city_on", "new_cities", "moves", "issues", "bankrupt", "winners")


def cases(folder: Path, kind: str | None) -> Iterator[Case]:
    for file in sorted(folder.glob("*.jsonl")):
        for line in file.read_text(encoding="utf-8").splitlines():
            case = json.loads(line)
            if kind in (None, case["kind"]):
                yield case


def program(command: list[str]) -> Callable[[Case], Any]:
    """An implementation that is a program."""
    running = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8")
    assert running.stdin is not None
    assert running.stdout is not None
    given, told = running.stdin, running.stdout

    def ask(case: Case) -> Any:
        print(json.dumps(case), file=given, flush=True)
        return json.loads(told.readline() or "null")

    return ask


def function(name: str) -> Callable[[Case], Any]:
    """An implementation that is a Python function, as module:function."""
    module, _, called = name.partition(":")
    found: Callable[[Case], Any] = getattr(importlib.import_module(module), called)
    return found


def plain(part: str, value: Any) -> Any:
    """A part of an answer as JSON has it; of a list of possibilities the order does not matter."""
    value = json.loads(json.dumps(value))
    return sorted(value, key=json.dumps) if part in UNORDERED and isinstance(value, list) else value


def differences(expected: Case, found: Any) -> list[str]:
    """What is wrong with an answer, part by part."""
    if not isinstance(found, dict):
        return [f"it is {found!r}"]
    wrong: list[str] = []
    for part in expected:
        wanted, given = plain(part, expected[part]), plain(part, found.get(part))
        if wanted == given:
            continue
        if part in UNORDERED and isinstance(given, list):
            missing = [entry for entry in wanted if entry not in given]
            extra = [entry for entry in given if entry not in wanted]
            wrong.append(f"{part}: missing {missing[:3]}, too many {extra[:3]}")
        else:
            wrong.append(f"{part}: expected {wanted}, found {given}")
    return wrong


def main() -> int:
    parser = argparse.ArgumentParser(description="Check an implementation of Age of Steam.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--kind", help="only cases of this kind")
    parser.add_argument("--python", metavar="MODULE:FUNCTION", help="a Python function instead of a program")
    parser.usage = parser.format_usage().removeprefix("usage: ").rstrip() + " [-- PROGRAM ...]"
    words = sys.argv[1:]
    split = words.index("--") if "--" in words else len(words)
    asked, command = parser.parse_args(words[:split]), words[split + 1 :]
    if bool(asked.python) == bool(command):
        parser.error("name a program after --, or a function with --python")
    if not any(True for _ in cases(asked.folder, asked.kind)):
        parser.error("there are no such cases")
    try:
        ask = function(asked.python) if asked.python else program(command)
    except (OSError, ImportError, AttributeError) as error:
        parser.error(str(error))
    right = wrong = left_out = 0
    for case in cases(asked.folder, asked.kind):
        expected = case.pop("answer")
        found = ask(case)
        told = [] if found is None else differences(expected, found)
        right += found is not None and not told
        wrong += bool(told)
        left_out += found is None
        for sentence in told:
            print(f"{case['id']} ({case['map']}, {case['from']}): {sentence}")
    print(f"{right} right, {wrong} wrong, {left_out} left out.")
    return 1 if wrong or not right else 0


if __name__ == "__main__":
    sys.exit(main())
