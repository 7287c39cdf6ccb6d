"""Sentences of Railroad Revolution in which German and Polish decline a name, or once said it wrongly."""

from __future__ import annotations

import pytest

from catalogues import StrictWords, compile_all
from roundhouse.core.message import Event, Message
from roundhouse.games.railroad_revolution.game import RailroadRevolution
from roundhouse.games.railroad_revolution.guide import GUIDE
from roundhouse.games.railroad_revolution.reading.loading import SHIPPED, load, parse
from roundhouse.games.railroad_revolution.rules.state import State, city_word
from roundhouse.games.railroad_revolution.rules.workers import Exchange
from roundhouse.games.railroad_revolution.words.names import cities_word
from roundhouse.text import Words

GAME = RailroadRevolution(load())
C = GAME.components
NAMES = ["Anna", "Bob"]


@pytest.fixture(scope="module")
def de() -> Words:
    compile_all()
    return StrictWords("de", GAME, NAMES)


@pytest.fixture(scope="module")
def pl() -> Words:
    compile_all()
    return StrictWords("pl", GAME, NAMES)


def city(name: str) -> Message:
    return city_word(C, C.cities.index(name))


def lesson(said: Words, key: str) -> str:
    """One step of the lesson."""
    told = next(step.text for step in GUIDE.lesson().steps if step.text.key == "lesson." + key)
    return said.say(told).replace("\u00a0", " ")


def exchanging() -> State:
    """The first player may exchange a worker."""
    state = GAME.new(2, 1)
    while state.decision.name != "PlaceWorker":
        state.play(state.legal()[0])
    assert type(state) is State
    state.then(Exchange(state.seat))
    state.settle()
    return state


def test_what_is_taken_in_exchange_goes_on_from_its_heading(de: Words, pl: Words) -> None:
    state = exchanging()
    move = next(m for m in state.legal() if GAME.moves.text(m).endswith("white purple"))
    assert de.under_heading(state, move) == (
        "Tausche einen weißen Arbeiter aus deinem Vorrat gegen",
        "Einen violetten Vorarbeiter",
    )
    assert pl.under_heading(state, move) == (
        "Wymień białego robotnika z Twoich zasobów na",
        "Fioletowego majstra",
    )


def test_cities_are_declined(pl: Words) -> None:
    assert [pl.say(Event("log.build", 0, {"city": city(name)})) for name in ("washington", "houston")] == [
        "Anna buduje stację w Waszyngtonie",
        "Anna buduje stację w Houston",
    ]
    assert pl.say(Message("reason.station_there", {"city": city("bismarck")})) == (
        "Masz już stację w Bismarcku."
    )
    reached = cities_word(C, 1 << C.cities.index("washington") | 1 << C.cities.index("houston"))
    connects = Message("label.and_connects", {"what": Message("label.done"), "cities": reached})
    assert pl.say(connects) == "Gotowe; przyłącza Waszyngton i Houston"
    start = Message("guide.setup.rail", {"cities": reached})
    assert pl.say(start).startswith("tor między Waszyngtonem a Houston; ")


def test_a_city_that_no_catalogue_knows_stays_as_it_is_written(pl: Words) -> None:
    content = SHIPPED.read_text(encoding="utf-8").replace("kansas_city", "fort_worth")
    game = RailroadRevolution(parse(content, "my-copy.toml"))
    said = Words("pl", game, NAMES)
    event = Event("log.build", 1, {"city": Message("city.fort_worth")})
    assert said.say(event) == "Bob buduje stację w Fort Worth"


def test_people_stand_on_their_spaces(pl: Words) -> None:
    words = {"colour": Message("worker.white"), "action": Message("action.trade")}
    assert pl.say(Event("log.place", 0, {**words})) == "Anna stawia białego robotnika na polu „Sprzedaż”"
    assert "postaw białego robotnika na polu" in lesson(pl, "place")


def test_the_lesson_reads_as_one_would_say_it(de: Words, pl: Words) -> None:
    assert "die Ebene kostet nichts extra, das Dreieck 100 $ mehr" in lesson(de, "rails")
    assert "Aktien kannst du verkaufen, und mit ihnen bezahlst du jeden Handel." in lesson(de, "setup")
    assert "zbuduj za 100 $ stację w Waszyngtonie. Waszyngton od początku" in lesson(pl, "station")
    assert "przyłącza Miami" in lesson(pl, "rails")
