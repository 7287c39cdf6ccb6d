"""One word for one thing, in the languages that decline."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from catalogues import SOURCE, entries, sentences
from roundhouse.games.age_of_steam.reading.loading import shipped
from roundhouse.games.registry import GAMES
from roundhouse.testing.catalogues import SHARED, SMALL_AFTER_COLON
from roundhouse.testing.messages import OF_FILES

OF_GAMES = [SOURCE / "games" / name / "locale" / name for name in GAMES]
EVERY = pytest.mark.parametrize("domain", [SHARED, *OF_GAMES], ids=lambda domain: domain.name)
A_GAME = pytest.mark.parametrize("domain", OF_GAMES, ids=lambda domain: domain.name)

POLISH_YOU = re.compile(
    r"\b(?:ty|ciebie|cię|tobie|tobą|ci(?!, któr)|tw(?:ój|oja|oje|ojej|ojego|ojemu|oją|oim|oimi|oich|oi))\b"
)
LAID_PEOPLE = re.compile(
    r"(?i)\b(?:połóż|kładzie|kładąc|położonego) (?:białego |\{(?:worker|colour):acc\}|robotnik)"
)
# Nouns within a sentence. New Cities are a name of their own, and so is an action after the word for it.
POLISH_NOUN = re.compile(
    r"(?<=[\w,;}] )(?<!akcji )(?:Robotni|Stacj|Biur|Pociąg|Udział|Transakcj|Kamie|Tor[yów]|Manager|Plansz)\w*"
)
POLISH_SHARE = re.compile(r"(?i)\b(?:emi\w+|sprzeda\w+|odkup\w+) (?:\{\w+\} )?akcj")
DODGED_NAME = re.compile(r"(?i)\b(?:miast\w*|mieście|miasteczk\w*|elementem:?) \{(?!letter)")


def test_polish_knows_every_place_on_every_map() -> None:
    known = {entry.id for entry in entries(OF_GAMES[GAMES.index("age_of_steam")], "pl")}
    assert [name for m in shipped().maps for name in m.stop_name if "place." + name not in known] == []


@EVERY
def test_german_sentences_after_a_colon_begin_with_a_capital(domain: Path) -> None:
    for key, forms in sentences(domain, "de").items():
        assert not any(SMALL_AFTER_COLON.search(form) for form in forms), key


# One word for one thing


def found(domain: Path, language: str, pattern: str | re.Pattern[str]) -> list[tuple[str, str]]:
    """The messages of a catalogue that contain something."""
    said = sentences(domain, language).items()
    return [(key, form) for key, forms in said for form in forms if re.search(pattern, form)]


@EVERY
@pytest.mark.parametrize(
    "pattern", ["naturfarben", r"\borangene", r"türkise?[rn]?\b(?!f)", "linkeste", r"\bGut(?:es)?\b"]
)
def test_german_has_no_odd_colours_goods_or_superlatives(domain: Path, pattern: str) -> None:
    allowed = {"board.colour.turquoise"}  # short, for a table
    assert [key for key, _ in found(domain, "de", pattern) if key not in allowed] == []


@A_GAME
def test_german_recruits_with_one_word(domain: Path) -> None:
    assert found(domain, "de", r"(?i)\b(?:ein|an)(?:zu)?stell(?:en|t|ung)|angestellt|eingestellt|heuer") == []


@EVERY
def test_polish_speaks_to_you_with_a_capital(domain: Path) -> None:
    assert found(domain, "pl", POLISH_YOU) == []


@EVERY
def test_polish_has_small_letters_for_nouns_and_one_word_for_a_share(domain: Path) -> None:
    assert found(domain, "pl", POLISH_NOUN) == []
    assert found(domain, "pl", POLISH_SHARE) == []


@EVERY
def test_polish_stands_people_up_and_declines_names_instead_of_going_round_them(domain: Path) -> None:
    assert found(domain, "pl", LAID_PEOPLE) == []
    assert [key for key, _ in found(domain, "pl", DODGED_NAME) if not key.startswith(OF_FILES)] == []


# What all games share


def test_shared_words_that_were_wrong() -> None:
    polish = {key: forms[0] for key, forms in sentences(SHARED, "pl").items()}
    assert polish["bot.greedy.hint"].startswith("analizuje swoją turę")
    assert polish["web.profile.name"] == polish["web.new.name"] == "Nazwa gracza"
    assert polish["board.gives.flip"] == "odwróć"
    assert polish["board.gives.steps"] == "{n} pole na torach wydajności"
    german = {key: forms[0] for key, forms in sentences(SHARED, "de").items()}
    assert german["web.home.tagline"].endswith("mit Freunden oder gegen Bots")
