"""Sentences of Russian Railroads in which German and Polish decline a name, or once said it wrongly."""

from __future__ import annotations

import pytest

from catalogues import StrictWords, compile_all
from roundhouse.core.message import Event, Message
from roundhouse.games.russian_railroads.guide import GUIDE
from roundhouse.games.russian_railroads.rules.effects import factory_word
from roundhouse.text import Words
from russian_railroads.helpers import GAME, position

NAMES = ["Anna", "Bob", "Cleo", "Dora"]
STEELWORKS = factory_word(10)


@pytest.fixture(scope="module")
def de() -> Words:
    compile_all()
    return StrictWords("de", GAME, NAMES)


@pytest.fixture(scope="module")
def pl() -> Words:
    compile_all()
    return StrictWords("pl", GAME, NAMES)


def lesson(said: Words, key: str) -> str:
    """One step of the lesson."""
    return said.say(next(step.text for step in GUIDE.lesson().steps if step.text.key == "lesson." + key))


def test_routes_are_declined(pl: Words) -> None:
    state = position(4)
    said = [
        pl.say(Message("reason.boulder", {"route": Message("route." + route)}))
        for route in (*state.board.routes, "rocky_mountaineer")
    ]
    assert said == [
        "Na trasie Kolei Transsyberyjskiej drogę blokuje głaz.",
        "Na trasie do Petersburga drogę blokuje głaz.",
        "Na trasie do Kijowa drogę blokuje głaz.",
        "Na trasie Rocky Mountaineer drogę blokuje głaz.",
    ]


def test_a_marker_advances_on_its_track(de: Words, pl: Words) -> None:
    words = {"points": 5}
    steps = [
        Event("log.industry", 0, {"lane": Message("lane." + lane), **words}) for lane in ("lower", "upper")
    ]
    assert [de.say(step) for step in steps] == [
        "Anna rückt auf der Industrieleiste vor: 5 Punkte bei jeder Wertung",
        "Anna rückt auf der oberen Industrieleiste vor: 5 Punkte bei jeder Wertung",
    ]
    assert [pl.say(step) for step in steps] == [
        "Anna przesuwa znacznik na torze przemysłu: 5 punktów przy każdym punktowaniu",
        "Anna przesuwa znacznik na górnym torze przemysłu: 5 punktów przy każdym punktowaniu",
    ]


def test_factories_are_declined(de: Words, pl: Words) -> None:
    builds = [Event("log.factory", 1, {"factory": tile, "gap": 2}) for tile in (factory_word(4), STEELWORKS)]
    assert [de.say(event) for event in builds] == [
        "Bob baut Fabrik 4 in Lücke 2",
        "Bob baut das Stahlwerk in Lücke 2",
    ]
    replaced = Message("label.gap_replace", {"gap": 2, "old": STEELWORKS})
    assert [said.say(replaced) for said in (de, pl)] == [
        "Lücke 2, statt des Stahlwerks",
        "Luka 2, zamiast stalowni",
    ]
    assert "najniższa staje się fabryką " in lesson(pl, "factory")
    assert "Die niedrigste wird zur Fabrik " in lesson(de, "factory")


def test_the_black_worker_is_declined(de: Words) -> None:
    state = position(4, black=True)
    label = de.label(state, GAME.moves.code("place black_1 black"))
    assert "(kostet den schwarzen Arbeiter)" in label
    assert de.prompt(state).startswith("Du bist am Zug: Nutze ein Aktionsfeld oder passe. Du hast ")


def test_the_lesson_names_its_routes_in_the_right_case(pl: Words) -> None:
    assert "na trasie do Kijowa i jeden na trasie Kolei Transsyberyjskiej" in lesson(pl, "steps")
    assert "Zrób dwa kroki szarym torem na trasie do Kijowa" in lesson(pl, "grey")
