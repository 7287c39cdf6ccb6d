"""What is wrong with an owner's file: told line by line, in every language."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from age_of_steam.test_bad_maps import BAD, edited, problems
from catalogues import compile_all
from roundhouse.games.registry import GAMES, open_game, package_of
from roundhouse.kit import files
from roundhouse.server.http.own_files import Retold, patterns
from roundhouse.server.tables.open_games import opened
from roundhouse.text import HERE, languages

# Told in a terminal alone: what a map is like, and why a file of the system cannot be read.
ASIDE = ("summary.py", "texts.py:read_text")
SENTENCE = re.compile(r"[a-z]{2,} .*[a-z]{2,}")


@pytest.fixture(autouse=True)
def catalogues() -> None:
    compile_all()


def said_in(file: Path) -> Iterator[str]:
    """The sentences in a source file, a number in every gap."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    left_out: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(node):
            left_out.add(id(node.body[0].value))  # type: ignore[attr-defined]
        if isinstance(node, ast.FunctionDef) and f"{file.name}:{node.name}" in ASIDE:
            left_out |= {id(inner) for inner in ast.walk(node)}
        if isinstance(node, ast.JoinedStr):
            left_out |= {id(part) for part in node.values}
    for node in ast.walk(tree):
        if id(node) in left_out:
            continue
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
        elif isinstance(node, ast.JoinedStr):
            yield "".join(str(part.value) if isinstance(part, ast.Constant) else "7" for part in node.values)


def framed(said: str) -> list[str]:
    """A sentence or a part of one as it may come: after a place, with its end, with a name and so on."""
    return [f"7: {said}", said, f"{said}.", f"7: {said} 7", said.lstrip("7"), f"words{said}"]


def said_of_files(*games: str) -> set[str]:
    """All that is written in what reads the files of some games."""
    rooms = ("reading", "rules/switches")
    folders = [Path(files.__file__).parent]
    folders += [package_of(name).folder / room for name in games for room in rooms]
    paths = [path for folder in folders for path in folder.rglob("*.py") if path.name not in ASIDE]
    return {said for path in paths for said in said_in(path)}


def test_nothing_is_in_the_catalogues_that_is_never_said_of_a_file() -> None:
    forms = [form for said in said_of_files(*GAMES) for form in framed(said)]
    for pattern, key in {row for name in GAMES for row in patterns(name)}:
        assert any(pattern.search(form) for form in forms), f"nothing says {key}"


@pytest.mark.parametrize("name", GAMES)
def test_all_that_may_be_said_of_a_file_is_in_the_catalogues(name: str) -> None:
    told = {said for said in said_of_files(name) if SENTENCE.search(said)}
    game = open_game(name)
    spoken = {language: Retold(game, language) for language in languages()}
    for language in languages()[1:]:
        retold = spoken[language]
        lost = [
            one
            for one in sorted(told)
            if all(retold.line(form) == retold.said(form) == form for form in framed(one))
        ]
        assert not lost, f"{language}: " + "\n".join(lost)
    assert all(spoken["en"].line(form) == form for one in told for form in framed(one))


def test_every_mistake_has_a_line_of_its_own_under_the_name_of_the_file() -> None:
    game = open_game(GAMES[0])
    shipped = (HERE / "games" / game.name / "components.toml").read_text(encoding="utf-8")
    wrong = re.sub(r"(?m)^(\w+) = \d+$", r'\1 = "x"', shipped, count=2).replace("[supply]", "[suply]")
    with pytest.raises(ValueError, match=r"components\.toml") as found:
        opened(game.name, wrong)
    english = Retold(game, "en").lines(str(found.value), "mine.toml")
    assert english == str(found.value).replace("components.toml", "mine.toml").splitlines()
    german = Retold(game, "de").lines(str(found.value), "mine.toml")
    assert len(german) == len(english) > 2
    assert all(line.startswith("mine.toml") for line in german)
    assert "der Block [supply] fehlt." in " ".join(german)
    assert not set(german) & set(english)


# Words of the sentences, none of which is a word in German or Polish too.
ENGLISH = re.compile(
    r"\b(is|are|the|of|and|it|must|has|known|list|column|row|hill|swamp|light|dark|red|blue|green|line|empty)\b"
)
WRITTEN = re.compile(
    r'`[^`]*`|"[^"]*"|„[^”“]*[”“]|\[[^]]*\]|, list (?=\d)|(?<=: )(?:[a-z_]+, )*[a-z_ ]+\d?\.$'
)  # as it is in a file


@pytest.mark.parametrize(("name", "old", "new"), [row[:3] for row in BAD])
@pytest.mark.parametrize("language", languages()[1:])
def test_no_part_of_what_is_wrong_with_a_map_stays_english(
    name: str, old: str, new: str, language: str
) -> None:
    retold = Retold(open_game("age_of_steam"), language)
    for line in problems(edited(name, old, new)).splitlines():
        told = retold.line(line)
        assert not ENGLISH.search(WRITTEN.sub("", told)), told


@pytest.mark.parametrize(
    ("told", "german"),
    [
        (
            "file: city North: `colour` is not known; known here: name, at.",
            "Datei: Großstadt North: `colour` ist nicht bekannt; bekannt ist hier: name, at.",
        ),
        (
            "file, line 3: [grid]: A1 (column 1, row 1): Water has no open side, and no link leads to it.",
            "Datei, Zeile 3: [grid]: A1 (Spalte 1, Reihe 1): Water hat keine offene Seite, "
            "und keine Verbindung führt dorthin.",
        ),
        (
            "file: [grid]: has hill hexes without a price (B4); give one in [rules.terrain_cost].",
            "(Hügel: B4)",
        ),
        (
            "file: city water: lies at A1 (column 1, row 1), where town: x lies already.",
            "Datei: Großstadt water: liegt auf A1 (Spalte 1, Reihe 1), wo schon town: x liegt.",
        ),
        (
            "file, line 1: file: is not valid TOML at column 6: Expected '='.",
            "ab Spalte 6 kein gültiges TOML",
        ),
        (
            "file: [grid]: `columns` is an empty list; it must be a short text.",
            "`columns` ist eine leere Liste",
        ),
        (
            "file: city A: has the dark number 4 twice.",
            "Datei: Großstadt A: hat die Zahl 4 (dunkle Seite) zweimal.",
        ),
        ("file: [rules]: has actions for only 1 of 4 players; everybody needs one.", "für 1 von 4 Spielern"),
    ],
)
def test_places_names_and_kinds_are_told_too(told: str, german: str) -> None:
    assert german in Retold(open_game("age_of_steam"), "de").line(told)
