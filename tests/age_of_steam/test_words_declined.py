"""Sentences of Age of Steam in which German and Polish decline a name, or once said it wrongly."""

from __future__ import annotations

import pytest

from age_of_steam.kit import GAME, begin, table
from catalogues import StrictWords, compile_all
from roundhouse.core.message import Event, Message
from roundhouse.games.age_of_steam.game import AgeOfSteam
from roundhouse.games.age_of_steam.guide import GUIDE
from roundhouse.games.age_of_steam.reading.loading import map_file, parse
from roundhouse.games.age_of_steam.words.names import hex_word, town_word
from roundhouse.text import Words

NAMES = ["Anna", "Bob", "Cleo"]


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


def picked(place: Message) -> Message:
    return Message("label.pick", {"colour": Message("colour.blue"), "place": place})


def test_places_are_declined_with_the_preposition_that_fits(pl: Words) -> None:
    names = ("Evansville", "Wien", "Stettin", "New Orleans", "Springfield")
    assert [pl.say(picked(town_word(name))) for name in names] == [
        "Przewieź niebieski towar z Evansville",
        "Przewieź niebieski towar z Wiednia",
        "Przewieź niebieski towar ze Szczecina",
        "Przewieź niebieski towar z Nowego Orleanu",
        "Przewieź niebieski towar ze Springfield",
    ]
    assert pl.say(picked(hex_word("H7"))) == "Przewieź niebieski towar z pola H7"
    lying = [
        Message("picture.cube", {"colour": Message("colour.red"), "place": town_word(name)})
        for name in ("Berlin", "Breslau", "Chicago")
    ]
    assert [pl.say(cube) for cube in lying] == [
        "czerwony towar w Berlinie",
        "czerwony towar we Wrocławiu",
        "czerwony towar w Chicago",
    ]


def test_a_new_city_is_declined_by_its_name(pl: Words) -> None:
    new = Message("stop.named_new", {"name": town_word("Prag"), "letter": "B"})
    assert pl.say(picked(new)) == "Przewieź niebieski towar z Pragi (B)"
    turned = Event("log.urbanises", 0, {"town": "Prag", "letter": "B"})
    assert pl.say(turned) == "Anna zamienia Pragę w Nowe Miasto B"


def test_the_log_calls_places_as_the_language_does(de: Words, pl: Words) -> None:
    words = {"colour": Message("colour.blue"), "way": "Wien – Prag – Dresden", "links": 2}
    event = Event("log.delivers", 1, {**words})
    assert de.say(event) == "Bob liefert einen blauen Güterstein: Wien – Prag – Dresden (2 Verbindungen)"
    assert pl.say(event) == "Bob dostarcza niebieski towar: Wiedeń – Praga – Drezno (2 połączenia)"


def test_a_name_on_an_owners_map_stays_as_it_is_written() -> None:
    compile_all()
    content = map_file("rust_belt").read_text(encoding="utf-8").replace('"Wheeling"', '"{Neu-Ulm} TN"')
    game = AgeOfSteam(parse(content.replace('name = "rust_belt"', 'name = "mine"'), "mine.toml"))
    said = Words("pl", game, NAMES)
    assert said.say(picked(town_word("{Neu-Ulm} TN"))) == "Przewieź niebieski towar z {Neu-Ulm} TN"


def test_a_link_ahead_is_told_in_the_right_case(pl: Words) -> None:
    ways = Message("way.towards", {"one": town_word("Wien"), "other": town_word("Prag"), "n": 2})
    assert pl.say(ways) == "z Wiednia w stronę Pragi, jeszcze co najmniej 2 kafle"


def test_dropping_out_puts_one_on_a_place(de: Words) -> None:
    state = table(players=3)
    begin(state, "player_order")
    state.play(GAME.moves.code("bid 5"))
    assert de.label(state, GAME.moves.code("drop")) == "Aussteigen: Platz 3, kostenlos"


def test_the_lesson_names_its_places_in_the_right_case(de: Words, pl: Words) -> None:
    assert "Weź niebieski towar z Evansville." in lesson(pl, "pick")
    assert "Nimm den blauen Güterstein in Evansville." in lesson(de, "pick")
    assert "z Evansville przez Indianapolis do Chicago" in lesson(pl, "red")
