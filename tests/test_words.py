"""Translation: how a message becomes a sentence, and that every catalogue has every message."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from catalogues import (
    LANGUAGES,
    SOURCE,
    Mentions,
    compile_all,
    compile_catalogue,
    entries,
    placeholders,
    plain_keys,
    sentences,
)
from roundhouse import text
from roundhouse.core.message import Event, Message
from roundhouse.games.registry import GAMES, open_game
from roundhouse.text import MissingWords, Words, language_for, languages

SHARED = SOURCE / "locale" / "roundhouse"
DOMAINS = [SHARED, *(SOURCE / "games" / name / "locale" / name for name in GAMES)]
BOTH = pytest.mark.parametrize("domain", DOMAINS, ids=lambda domain: domain.name)

HEADER = 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-8\\n"\n'
NUMBERS = 'msgid "number.separator"\nmsgstr ","\n\nmsgid "number.grouped_from"\nmsgstr "1000"\n\n'
SMALL = {
    "en": NUMBERS
    + 'msgid "player"\nmsgstr "Player {n}"\n\n'
    + 'msgid "log.sell"\nmsgstr "{player} sells {what:a}"\n\n'
    + 'msgid "thing.ox"\nmsgstr "ox"\n\nmsgid "thing.ox:a"\nmsgstr "an ox"\n\n'
    + 'msgid "cows"\nmsgid_plural "cows"\nmsgstr[0] "{n} cow for ${price}"\n'
    'msgstr[1] "{n} cows for ${price}"\n',
    "pl": 'msgid "cows"\nmsgid_plural "cows"\nmsgstr[0] "{n} krowa za {price} $"\n'
    'msgstr[1] "{n} krowy za {price} $"\nmsgstr[2] "{n} krów za {price} $"\n',
}


@pytest.fixture
def small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Two small catalogues instead of the real ones."""
    monkeypatch.setattr(text, "HERE", tmp_path)
    for language, content in SMALL.items():
        po = tmp_path / "locale" / language / "LC_MESSAGES" / "roundhouse.po"
        po.parent.mkdir(parents=True)
        po.write_text(HEADER + content, encoding="utf-8")
        compile_catalogue(po)
    return tmp_path


def test_the_languages_with_english_first() -> None:
    assert languages() == ["en", "de", "pl"]


@pytest.mark.parametrize(
    ("locale", "language"),
    [("de", "de"), ("de_AT.UTF-8", "de"), ("pl-PL", "pl"), ("C.UTF-8", "en"), ("fr_FR", "en"), ("", "en")],
)
def test_a_language_is_found_for_a_locale(locale: str, language: str) -> None:
    assert language_for(locale) == language


@pytest.mark.usefixtures("small")
class TestSaying:
    def test_a_count_decides_between_the_plural_forms(self) -> None:
        english, polish = Words("en"), Words("pl")

        def cows(number: int) -> Message:
            return Message("cows", {"price": 5, "n": number})

        assert [english.say(cows(n)) for n in (1, 2)] == ["1 cow for $5", "2 cows for $5"]
        said = [polish.say(cows(n)) for n in (1, 3, 5, 12, 22)]
        assert said == [
            "1 krowa za 5 $", "3 krowy za 5 $", "5 krów za 5 $", "12 krów za 5 $", "22 krowy za 5 $",
        ]  # fmt: skip

    def test_without_a_count_the_first_number_decides(self) -> None:
        with pytest.raises(KeyError):
            Words("en").say(Message("cows", {"price": 1}))
        assert Words("en").say(Message("cows", {"n": 1, "price": 2})) == "1 cow for $2"

    def test_numbers_are_written_as_the_language_does(self) -> None:
        assert Words("en").say(Message("cows", {"n": 1200, "price": 34567})) == "1,200 cows for $34,567"

    def test_a_number_below_nothing_has_a_real_minus_sign(self) -> None:
        assert Words("en").say(Message("cows", {"n": -3, "price": -1200})) == "−3 cows for $−1,200"

    def test_a_sentence_may_ask_for_another_form_of_a_word(self) -> None:
        words = Words("en", names=["Ann"])
        assert words.say(Event("log.sell", 0, {"what": Message("thing.ox")})) == "Ann sells an ox"

    def test_a_player_without_a_name_has_a_number(self) -> None:
        words = Words("en", names=["Ann"])
        assert words.say(Event("log.sell", 1, {"what": Message("thing.ox")})) == "Player 2 sells an ox"

    def test_what_a_language_lacks_is_said_in_english(self) -> None:
        assert Words("pl").say(Message("thing.ox")) == "ox"

    def test_what_english_lacks_is_an_error(self) -> None:
        with pytest.raises(MissingWords, match="'thing"):
            Words("en").say(Message("thing.cat"))

    def test_an_unknown_language_is_named_with_those_there_are(self) -> None:
        with pytest.raises(MissingWords, match="no language 'fr'; there is en, pl"):
            Words("fr")

    def test_a_name_of_braces_is_said_as_it_is(self) -> None:
        words = Words("en", names=["{0.__class__}"])
        event = Event("log.sell", 0, {"what": Message("thing.ox")})
        assert words.say(event) == "{0.__class__} sells an ox"


def test_words_that_are_not_compiled_say_what_to_do(small: Path) -> None:
    (small / "locale" / "pl" / "LC_MESSAGES" / "roundhouse.mo").unlink()
    with pytest.raises(MissingWords, match="make play"):
        Words("pl")


def test_the_shared_words_know_no_positions() -> None:
    compile_all()
    state = open_game(GAMES[0]).new(players=2, seed=1)
    with pytest.raises(MissingWords, match="open them for a game"):
        Words("en").prompt(state)


# Every catalogue


@BOTH
def test_every_language_has_the_same_messages(domain: Path) -> None:
    english = plain_keys(sentences(domain, "en"))
    assert english
    for language in LANGUAGES:
        assert plain_keys(sentences(domain, language)) ^ english == set(), language


@BOTH
def test_no_message_is_empty_or_doubled(domain: Path) -> None:
    for language in LANGUAGES:
        keys = [entry.id for entry in entries(domain, language)]
        path = domain.parent / language / "LC_MESSAGES" / f"{domain.name}.po"
        assert path.read_text(encoding="utf-8").count('\nmsgid "') == len(keys) + 1, "a key occurs twice"
        assert all(all(entry.string) for entry in entries(domain, language))


@BOTH
def test_the_sentences_of_all_languages_name_the_same_arguments(domain: Path) -> None:
    english = sentences(domain, "en")
    for language in LANGUAGES:
        for key, forms in sentences(domain, language).items():
            wanted = placeholders(english[key.split(":")[0]][-1])
            named = {name for form in forms for name in placeholders(form)}
            assert named == wanted, (language, key)


@BOTH
def test_a_further_form_belongs_to_a_message(domain: Path) -> None:
    for language in LANGUAGES:
        keys = sentences(domain, language)
        assert {key.split(":")[0] for key in keys} == plain_keys(keys)


@pytest.mark.parametrize("language", LANGUAGES)
def test_plural_forms_are_complete(language: str) -> None:
    number = 3 if language == "pl" else 2
    for domain in DOMAINS:
        for key, forms in sentences(domain, language).items():
            assert len(forms) in (1, number), key


# The source and the catalogues


def test_every_shared_message_that_the_source_mentions_exists_and_none_is_idle() -> None:
    every = sorted([*SOURCE.rglob("*.py"), *SOURCE.rglob("*.html")])
    games = [SOURCE / "games" / name for name in GAMES]
    outside = [file for file in every if not any(file.is_relative_to(game) for game in games)]
    keys = plain_keys(sentences(SHARED, "en"))
    assert sorted(Mentions(outside, set()).missing(keys)) == []
    assert sorted(Mentions(every, set()).unused(keys)) == []


def test_the_modules_of_the_page_find_their_words_and_none_is_idle() -> None:
    web = SOURCE / "web"
    given = set(
        re.findall(r'"(\w+)": say\(', (web / "templates" / "table_words.html").read_text(encoding="utf-8"))
    )
    source = "".join(file.read_text(encoding="utf-8") for file in sorted((web / "static").glob("*.js")))
    asked = {
        word for call in re.findall(r"\bword\(([^()]*)", source) for word in re.findall(r'"(\w+)"', call)
    }
    assert sorted(asked - given) == []
    assert sorted(word for word in given if f'"{word}"' not in source) == []
