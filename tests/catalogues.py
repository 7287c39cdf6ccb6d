"""Catalogues for tests: read from their `.po` files, and held against what the source mentions."""

from __future__ import annotations

import ast
import re
import runpy
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po

from roundhouse import text

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "roundhouse"
LANGUAGES = text.languages()
KEY = re.compile(r"[a-z_]+(\.\w+)+")
PREFIX = re.compile(r"[a-z_]+\.([\w]+\.)*")
QUOTED = re.compile(r"""(?<=["'])[\w. ]+(?=["'])""")  # quotes may stand within quotes
BUILT = re.compile(r"""["']([a-z_]+\.(?:\w+\.)*)["'] ~ [\w.]+(?: ~ ["']([\w.]*)["'])?""")

compile_catalogue = runpy.run_path(str(ROOT / "setup.py"))["compile_catalogue"]


def compile_all() -> None:
    """Compile the catalogues of the package under test, whatever lies there from before."""
    for po in Path(text.__file__).parent.rglob("*.po"):
        compile_catalogue(po)
    text.catalogue.cache_clear()


def sentences(domain: Path, language: str) -> dict[str, tuple[str, ...]]:
    """A catalogue: its keys with their sentences, one for each plural form."""
    return {str(entry.id): entry.string for entry in entries(domain, language)}


def entries(domain: Path, language: str) -> Iterator[Entry]:
    path = domain.parent / language / "LC_MESSAGES" / f"{domain.name}.po"
    with path.open("rb") as file:
        catalogue: Catalog = read_po(file, locale=language, abort_invalid=True)
    for message in catalogue:
        if message.id:
            yield Entry(message.id, message.string)


class Entry:
    """One message of a catalogue."""

    def __init__(self, key: object, string: object) -> None:
        self.id = key[0] if isinstance(key, (list, tuple)) else str(key)
        self.string = tuple(string) if isinstance(string, (list, tuple)) else (str(string),)


def placeholders(sentence: str) -> set[str]:
    """The arguments that a sentence names."""
    return {name for _, name, _, _ in Formatter().parse(sentence) if name is not None}


def plain_keys(keys: dict[str, tuple[str, ...]]) -> set[str]:
    """The keys without the further forms that one language may need and another not."""
    return {key for key in keys if ":" not in key}


class Mentions:
    """What the source says about keys: whole ones, and ones that it builds.

    A function that builds a key from its first argument, as `tell("pass")` makes `log.pass`, is looked
    through: what it is called with counts as mentioned.
    """

    def __init__(self, files: list[Path], names: set[str]) -> None:
        self.words = set(names)  # what may fill the gaps of a built key
        self.keys: set[str] = set()
        self.built: set[str] = set()  # regular expressions
        self.helpers: dict[str, set[str]] = {name: {""} for name in ("Message", "Reason", "Event")}
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
        own = {arg.arg for arg in function.args.args}
        for call in ast.walk(function):
            if isinstance(call, ast.Call) and call.args and isinstance(call.args[0], ast.BinOp):
                left, right = call.args[0].left, call.args[0].right
                if isinstance(right, ast.Name) and right.id in own and isinstance(left, ast.Constant):
                    for prefix in self.helpers.get(name_of(call), ()):
                        self.helpers.setdefault(function.name, set()).add(prefix + str(left.value))

    def read(self, node: ast.AST) -> None:
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
            self.keys |= {"|".join(sorted(p + word for p in prefixes)) for word in literals(node.args[0])} - {
                ""
            }
            self.built |= {re.escape(prefix) + "(.+)" for prefix in prefixes if prefix}

    def missing(self, keys: set[str]) -> set[str]:
        """Keys that the source mentions and that are not among these."""
        families = {key.split(".")[0] for key in keys}
        whole = {w for w in self.words if KEY.fullmatch(w) and w.split(".")[0] in families}
        return {key for key in whole | self.keys if not set(key.split("|")) & keys}

    def unused(self, keys: set[str]) -> set[str]:
        """Those of these keys that the source neither mentions nor builds."""
        return {key for key in keys if key not in self.words and not self.builds(key)}

    def builds(self, key: str) -> bool:
        matches = (re.fullmatch(pattern, key) for pattern in self.built)
        return any(match and set(match.groups()) <= self.words for match in matches)


def gap(part: ast.expr) -> str:
    """A part of a built key as a regular expression: itself, or one word."""
    return re.escape(str(part.value)) if isinstance(part, ast.Constant) else "([^.]+)"


def name_of(call: ast.Call) -> str:
    """What is called."""
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def literals(node: ast.expr) -> list[str]:
    """The strings that an argument may be."""
    if isinstance(node, ast.IfExp):
        return literals(node.body) + literals(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []
