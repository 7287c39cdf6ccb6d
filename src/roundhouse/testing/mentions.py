"""What the source of a game says about the keys of its messages: whole ones, and ones that it builds."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Final

KEY: Final = re.compile(r"[a-z_]+(\.\w+)+")
PREFIX: Final = re.compile(r"[a-z_]+\.([\w]+\.)*")
QUOTED: Final = re.compile(r"""(?<=["'])[\w. ]+(?=["'])""")  # quotes may stand within quotes
BUILT: Final = re.compile(r"""["']([a-z_]+\.(?:\w+\.)*)["'] ~ [\w.]+(?: ~ ["']([\w.]*)["'])?""")


class Mentions:
    """The keys that files mention.

    A function that builds a key from its first argument, as `tell("pass")` makes `log.pass`, is looked
    through: what it is called with counts as mentioned.
    """

    def __init__(self, files: Iterable[Path], names: set[str], prefixes: Iterable[str] = ()) -> None:
        self.words = set(names)  # what may fill the gaps of a built key
        self.keys: set[str] = set()
        self.built = {re.escape(prefix) + "(.+)" for prefix in prefixes}  # regular expressions
        self.helpers: dict[str, set[str]] = {name: {""} for name in ("Message", "Reason", "Event")}
        files = sorted(files)
        trees = [ast.parse(file.read_text(encoding="utf-8")) for file in files if file.suffix == ".py"]
        functions = [n for tree in trees for n in ast.walk(tree) if isinstance(n, ast.FunctionDef)]
        for _ in range(2):  # a helper may call another
            for function in functions:
                self.learn(function)
        for tree in trees:
            for node in ast.walk(tree):
                self.read(node)
        for file in files:
            if file.suffix != ".py":
                self.read_page(file.read_text(encoding="utf-8"))

    def read_page(self, content: str) -> None:
        """Note the keys that a template names, whole or built as in `"web.theme." ~ name ~ "_hint"`."""
        for quoted in QUOTED.findall(content):
            self.words |= {quoted, *quoted.split()}
        for prefix, suffix in BUILT.findall(content):
            self.built.add(f"{re.escape(prefix)}([^.]+){re.escape(suffix)}")

    def learn(self, function: ast.FunctionDef) -> None:
        """Note the prefixes that a function puts before an argument of its own."""
        own = [arg.arg for arg in function.args.args if arg.arg != "self"]
        for call in ast.walk(function):
            if isinstance(call, ast.Call) and call.args and isinstance(call.args[0], ast.BinOp):
                left, right = call.args[0].left, call.args[0].right
                if isinstance(right, ast.Name) and right.id in own and isinstance(left, ast.Constant):
                    for prefix in self.helpers.get(name_of(call), set()):
                        if right.id == own[0]:
                            self.helpers.setdefault(function.name, set()).add(prefix + str(left.value))
                        else:
                            self.built.add(re.escape(prefix + str(left.value)) + "(.+)")

    def read(self, node: ast.AST) -> None:
        """Note what one piece of source mentions."""
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            self.words |= {node.value, *node.value.split()}
        elif isinstance(node, ast.ClassDef):
            self.words.add(node.name)
        elif isinstance(node, ast.BinOp) and isinstance(node.left, ast.Constant):
            if PREFIX.fullmatch(str(node.left.value)):
                self.built.add(re.escape(str(node.left.value)) + "(.+)")
        elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
            if PREFIX.fullmatch(str(node.values[0].value)):
                self.built.add("".join(map(gap, node.values)))
        elif isinstance(node, ast.Call) and node.args:
            prefixes = self.helpers.get(name_of(node), set())
            words = literals(node.args[0])
            self.keys |= {"|".join(sorted(prefix + word for prefix in prefixes)) for word in words} - {""}
            self.built |= {re.escape(prefix) + "(.+)" for prefix in prefixes if prefix}

    def missing(self, keys: set[str]) -> set[str]:
        """Keys that the source mentions and that are not among these."""
        families = {key.split(".")[0] for key in keys}
        whole = {word for word in self.words if KEY.fullmatch(word) and word.split(".")[0] in families}
        return {key for key in whole | self.keys if not set(key.split("|")) & keys}

    def unused(self, keys: set[str]) -> set[str]:
        """Those of these keys that the source neither mentions nor builds."""
        return {key for key in keys if key not in self.words and not self.builds(key)}

    def builds(self, key: str) -> bool:
        """Whether the source puts such a key together."""
        matches = (re.fullmatch(pattern, key) for pattern in self.built)
        return any(match and set(match.groups()) <= self.words for match in matches)


def gap(part: ast.expr) -> str:
    """A part of a built key as a regular expression: itself, or one word."""
    return re.escape(str(part.value)) if isinstance(part, ast.Constant) else "([^.]+)"


def name_of(call: ast.Call) -> str:
    """What is called."""
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""


def literals(node: ast.expr) -> list[str]:
    """The strings that an argument may be."""
    if isinstance(node, ast.IfExp):
        return literals(node.body) + literals(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []
