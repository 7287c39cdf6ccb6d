"""Translation: how a message becomes a sentence, and that every catalogue has every message."""

from __future__ import annotations

import os
import re
import shutil
from pathlib import Path

import pytest

from catalogues import SOURCE, compile_all, compile_catalogue
from playing import choices
from roundhouse import text
from roundhouse.core.message import Event, Message
from roundhouse.games.registry import GAMES, open_game
from roundhouse.kit.words import WordsOf
from roundhouse.testing.catalogues import SHARED, plain_keys, sentences
from roundhouse.testing.mentions import Mentions
from roundhouse.testing.messages import OF_FILES, check_domain
from roundhouse.text import MissingWords, Words, language_for, languages, words_of

HEADER = 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-8\\n"\n'
NUMBERS = 'msgid "number.separator"\nmsgstr ","\n\nmsgid "number.grouped_from"\nmsgstr "1000"\n\n'
SMALL = {
    "de": 'msgid "log.visit"\nmsgstr "{player} fährt {place:to}, dann {places:to}"\n\n'
    + 'msgid "place:to"\nmsgstr "nach {name:acc}"\n\nmsgid "place.sea:to"\nmsgstr "ans Meer"\n\n'
    + 'msgid "place.sea"\nmsgstr "das Meer"\n\nmsgid "place.rome"\nmsgstr "Rom"\n\n'
    + 'msgid "list.and"\nmsgstr "{first} und {last}"\n',
    "en": NUMBERS
    + 'msgid "player"\nmsgstr "Player {n}"\n\n'
    + 'msgid "log.sell"\nmsgstr "{player} sells {what:a}"\n\n'
    + 'msgid "thing.ox"\nmsgstr "ox"\n\nmsgid "thing.ox:a"\nmsgstr "an ox"\n\n'
    + 'msgid "cows"\nmsgid_plural "cows"\nmsgstr[0] "{n} cow for ${price}"\n'
    'msgstr[1] "{n} cows for ${price}"\n',
    "pl": 'msgid "cows"\nmsgid_plural "cows"\nmsgstr[0] "{n} krowa za {price} $"\n'
    'msgstr[1] "{n} krowy za {price} $"\nmsgstr[2] "{n} krów za {price} $"\n',
}


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", languages())
def test_a_game_alone_ends_with_what_was_reached_and_others_with_who_won(name: str, language: str) -> None:
    game = open_game(name)
    said = Words(language, game, ["Ada"])
    alone = 0
    for options in choices(game):
        least, most = game.seats(options)
        assert said.ending(game.new(most, 1, options)) == [] or most == 1
        if least == 1:
            alone += 1
            assert all(said.ending(game.new(1, 1, options)))
    assert alone or game.min_players > 1


def test_a_game_alone_without_words_of_its_own_ends_with_the_points(monkeypatch: pytest.MonkeyPatch) -> None:
    game = next(game for game in map(open_game, GAMES) if game.seats(game.complete({}))[0] == 1)
    monkeypatch.setattr(type(words_of(game.name)), "ending", WordsOf.ending)
    assert Words("en", game).ending(game.new(1, 1)) == ["0 points reached"]


@pytest.fixture
def small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Small catalogues instead of the real ones."""
    monkeypatch.setattr(text, "HERE", tmp_path)
    monkeypatch.setattr(text, "catalogues", text.catalogues.__wrapped__)  # those that are known are real ones
    for language, content in SMALL.items():
        po = tmp_path / "locale" / language / "LC_MESSAGES" / "roundhouse.po"
        po.parent.mkdir(parents=True)
        po.write_text(HEADER + content, encoding="utf-8")
        compile_catalogue(po)
    return tmp_path


def test_the_languages_with_english_first() -> None:
    assert languages() == ["en", "de", "pl"]


@pytest.mark.parametrize("name", GAMES)
def test_a_game_without_words_in_a_language_speaks_english(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A language may be added to the house before somebody else's game has it."""
    shutil.copytree(text.HERE / "locale", tmp_path / "locale")
    shutil.copytree(tmp_path / "locale" / "pl", tmp_path / "locale" / "cs")
    game = open_game(name)
    state = game.new(3, 1)
    monkeypatch.setattr(text, "HERE", tmp_path)
    monkeypatch.setattr(text, "languages", languages.__wrapped__)
    monkeypatch.setattr(text, "catalogues", text.catalogues.__wrapped__)
    assert text.languages() == ["en", "cs", "de", "pl"]
    czech = Words("cs", game)
    assert czech.prompt(state) == Words("en", game).prompt(state)
    assert czech.say(Message("reason.game_over")) == Words("pl").say(Message("reason.game_over"))


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

    def test_a_family_of_names_may_have_a_form_in_common_and_a_list_passes_it_on(self) -> None:
        """What has no such form at all is said as it is."""
        rome, sea, ox = Message("place.rome"), Message("place.sea"), Message("thing.ox")
        words = Words("de", names=["Ann"])
        both = Message("list.and", {"first": sea, "last": rome})
        visit = Event("log.visit", 0, {"place": rome, "places": both})
        assert words.say(visit) == "Ann fährt nach Rom, dann ans Meer und nach Rom"
        visit = Event("log.visit", 0, {"place": ox, "places": sea})
        assert words.say(visit) == "Ann fährt ox, dann ans Meer"

    def test_a_player_without_a_name_has_a_number(self) -> None:
        words = Words("en", names=["Ann"])
        assert words.say(Event("log.sell", 1, {"what": Message("thing.ox")})) == "Player 2 sells an ox"

    def test_what_a_language_lacks_is_said_in_english(self) -> None:
        assert Words("pl").say(Message("thing.ox")) == "ox"

    def test_what_english_lacks_is_an_error(self) -> None:
        with pytest.raises(MissingWords, match="'thing"):
            Words("en").say(Message("thing.cat"))

    def test_an_unknown_language_is_named_with_those_there_are(self) -> None:
        with pytest.raises(MissingWords, match="no language 'fr'; there is en, de, pl"):
            Words("fr")

    def test_a_name_of_braces_is_said_as_it_is(self) -> None:
        words = Words("en", names=["{0.__class__}"])
        event = Event("log.sell", 0, {"what": Message("thing.ox")})
        assert words.say(event) == "{0.__class__} sells an ox"


def test_words_that_are_not_compiled_are_read_as_they_are_written(small: Path) -> None:
    (small / "locale" / "pl" / "LC_MESSAGES" / "roundhouse.mo").unlink()
    assert Words("pl").say(Message("cows", {"n": 5, "price": 3})) == "5 krów za 3 $"


def test_words_that_were_changed_since_they_were_compiled_are_read_anew(small: Path) -> None:
    po = small / "locale" / "en" / "LC_MESSAGES" / "roundhouse.po"
    po.write_text(po.read_text(encoding="utf-8").replace('"ox"', '"bull"'), encoding="utf-8")
    later = po.with_suffix(".mo").stat().st_mtime + 1
    os.utime(po, (later, later))
    assert Words("en").say(Message("thing.ox")) == "bull"


def test_words_that_are_nowhere_name_the_file(small: Path) -> None:
    for file in (small / "locale" / "pl" / "LC_MESSAGES").iterdir():
        file.unlink()
    with pytest.raises(MissingWords, match=r"no file roundhouse\.po"):
        Words("pl")


def test_the_shared_words_know_no_positions() -> None:
    compile_all()
    state = open_game(GAMES[0]).new(players=2, seed=1)
    with pytest.raises(MissingWords, match="open them for a game"):
        Words("en").prompt(state)


# The shared catalogue; those of the games are checked with their other rooms


def test_the_shared_messages_are_complete_in_every_language() -> None:
    check_domain(SHARED)


def test_every_shared_message_that_the_source_mentions_exists_and_none_is_idle() -> None:
    every = [*SOURCE.rglob("*.py"), *SOURCE.rglob("*.html")]
    # The kit speaks for a game, and the checks speak of one.
    games = [SOURCE / "kit", SOURCE / "testing", *(SOURCE / "games" / name for name in GAMES)]
    outside = [file for file in every if not any(file.is_relative_to(game) for game in games)]
    keys = plain_keys(sentences(SHARED, "en"))
    assert sorted(Mentions(outside, set()).missing(keys)) == []
    idle = Mentions(every, set()).unused(keys)
    assert sorted(key for key in idle if not key.startswith(OF_FILES)) == []


def test_the_modules_of_the_page_find_their_words_and_none_is_idle() -> None:
    web = SOURCE / "web"
    lists = sorted((web / "templates").glob("*_words.html"))
    listed = "".join(file.read_text(encoding="utf-8") for file in lists)
    given = {word for row in re.findall(r'"([a-z_ ]+)"', listed) for word in row.split()}
    source = "".join(file.read_text(encoding="utf-8") for file in sorted((web / "static").rglob("*.js")))
    asked = {
        word for call in re.findall(r"\bword\(([^()]*)", source) for word in re.findall(r'"(\w+)"', call)
    }
    assert sorted(asked - given) == []
    assert sorted(word for word in given if f'"{word}"' not in source) == []
