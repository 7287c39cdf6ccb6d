"""Maps made in the browser: read like any stranger's file, with sentences for all that can be wrong."""

from __future__ import annotations

import json
import tomllib

import pytest

from http_site import Browser
from roundhouse.games.registry import GAMES, package_of
from roundhouse.kit.editor import GameEditor
from roundhouse.text import languages

MAKERS = [name for name in GAMES if package_of(name).editor() is not None]
GAME = MAKERS[0]


def editor() -> GameEditor:
    found = package_of(GAME).editor()
    assert found is not None
    return found


def asked(browser: Browser, **what: object) -> dict[str, object]:
    answer = browser.post(f"/maps/{GAME}/check", json=what)
    assert answer.status_code == 200, answer.text
    found = answer.json()
    assert isinstance(found, dict)
    return found


def told(found: dict[str, object]) -> str:
    problems = found["problems"]
    assert isinstance(problems, list)
    return "\n".join(problem["text"] for problem in problems)


def test_only_games_with_maps_in_files_have_the_page(ada: Browser) -> None:
    for name in GAMES:
        assert ada.get(f"/maps/{name}").status_code == (200 if name in MAKERS else 404)
    assert ada.post("/maps/nothing/check", json={}).status_code == 404


@pytest.mark.parametrize("language", languages())
def test_the_map_to_begin_with_is_correct_and_drawn_and_its_file_says_the_same(
    ada: Browser, language: str
) -> None:
    ada.headers["Accept-Language"] = language
    found = asked(ada, text=editor().start())
    assert found["problems"] == []
    assert str(found["picture"]).startswith("<svg")
    again = asked(ada, values=found["values"])
    assert again["problems"] == []
    assert tomllib.loads(str(again["text"])) == tomllib.loads(editor().start())


def test_what_is_wrong_names_the_hex_in_the_language_of_the_page(ada: Browser) -> None:
    values = editor().read(editor().start())
    values["grid"]["columns"][1] = ".x...."  # type: ignore[index]
    texts = set()
    for language in languages():
        ada.headers["Accept-Language"] = language
        found = asked(ada, values=json.dumps(values))
        (first, *_) = found["problems"]  # type: ignore[misc]
        assert "B2" in first["hexes"]
        texts.add(first["text"])
    assert len(texts) == 3


def test_what_is_wrong_names_what_one_sees_and_marks_its_hex(ada: Browser) -> None:
    values = editor().read(editor().start())
    values["grid"]["columns"][0] = "C...hC"  # type: ignore[index]
    values["grid"]["columns"][1] = ".C...."  # type: ignore[index]
    values["towns"]["list"].pop(0)  # type: ignore[index]
    values["cities"]["list"].append({"name": "Place 11", "at": "B2"})  # type: ignore[index]
    said = {
        "en": ("“Takes” is missing", "The grid of hexes", "“Rules of its own” (terrain_cost)"),
        "de": ("„Nimmt“", "Das Raster der Felder", "„Eigene Regeln“ (terrain_cost)"),
        "pl": ("„Przyjmuje”", "Siatka pól", "„Własne zasady” (terrain_cost)"),
    }
    for language in languages():
        ada.headers["Accept-Language"] = language
        problems = asked(ada, values=json.dumps(values))["problems"]
        told = "\n".join(one["text"] for one in problems)  # type: ignore[attr-defined]
        for part in said[language]:
            assert part in told
        assert "`colour`" not in told
        marked = [one["hexes"] for one in problems]  # type: ignore[attr-defined]
        assert ["A5"] in marked
        assert ["B2"] in marked
    written = ada.post(f"/maps/{GAME}/check", json={"text": asked(ada, values=json.dumps(values))["text"]})
    assert "`colour`" in written.text, "whoever writes the file sees its keys"


def test_rules_are_read_as_they_are_written(ada: Browser) -> None:
    values = asked(ada, text=editor().start())["values"]
    rule = next(one for one in editor().rules() if one.name == "start_cash")
    found = asked(ada, values=values, rules=f"{rule.name} = {rule.example}")
    assert found["problems"] == []
    assert f"{rule.name} = {rule.example}" in str(found["text"])
    broken = asked(ada, values=values, rules="start_cash = {")
    assert broken["problems"]
    assert broken["values"] == ""
    both = 'turn_order_mode = { value = "none" }\naction_cycle = { value = true }'
    assert "alone" in told(asked(ada, values=values, rules=both)), "rules that contradict the players"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "no map"),
        ("this is no file", "line 1"),
        ("[map]\nname = 3\n", "name"),
        ("schema = 1\n[grid]\ncolumns = [" + '"' + "." * 320 + '", ' * 1 + "]\n", "at most 40"),
        ("schema = 1\n[grid]\ncolumns = [" + '"....",\n' * 900 + "]\n", "at most 40"),
        (
            "schema = 1\n[map]\n[rules]\nno_such_rule = { value = 1 }\n[grid]\ncolumns = ['..']\n",
            "no_such_rule",
        ),
    ],
)
def test_bad_files_get_sentences(ada: Browser, text: str, said: str) -> None:
    found = asked(ada, text=text)
    assert said in told(found)
    assert found["picture"] == ""


def test_a_hundred_thousand_hexes_are_too_many(ada: Browser) -> None:
    def columns(number: int) -> str:
        return "schema = 1\n[grid]\ncolumns = [" + f'"{"." * 40}",\n' * number + "]\n"

    for text in (columns(2500), columns(2500).replace("." * 40, "." * 1000, 1), columns(41)):
        found = asked(ada, text=text)
        assert "at most" in told(found)
        assert found["values"] == "", "nothing is drawn or taken over"
    assert asked(ada, text=columns(40))["values"], "what a page can draw can be mended there"
    headers = {"Accept": "application/json"}
    answer = ada.post(f"/maps/{GAME}/check", json={"text": columns(30_000)}, headers=headers)
    assert answer.status_code == 413
    assert answer.json()["reason"]


@pytest.mark.parametrize("columns", ["5", "[]", "[1, 2]", '["", ""]', '[["."]]', '["zzzz", "!!!!"]'])
def test_a_grid_that_is_none_is_told_and_never_becomes_the_map(ada: Browser, columns: str) -> None:
    found = asked(
        ada, text=f"schema = 1\n[map]\nname = 'a'\n[grid]\ncolumns = {columns}\n[cities]\nlist = []\n"
    )
    assert told(found)
    assert found["values"] == ""


@pytest.mark.parametrize("values", ["[]", "3", '{"map": 1.5}', '{"map": {"x": null}}'])
def test_values_that_no_file_holds_get_sentences(ada: Browser, values: str) -> None:
    assert told(asked(ada, values=values))


def test_every_rule_of_the_catalogue_says_what_it_does(ada: Browser) -> None:
    for language in languages():
        ada.headers["Accept-Language"] = language
        page = ada.get(f"/maps/{GAME}").text
        for rule in editor().rules():
            assert f'"{rule.name}"' in page


def test_every_rule_is_listed_under_what_it_is_about() -> None:
    subjects = {rule.name: rule.subject.key for rule in editor().rules()}
    assert [name for name, subject in subjects.items() if subject.endswith(".other")] == []
    most = max(list(subjects.values()).count(subject) for subject in subjects.values())
    assert most < 20, "none of them is a long list"
