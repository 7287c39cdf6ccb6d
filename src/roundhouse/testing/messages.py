"""The catalogues of a game: complete and alike in every language, and just what its source says."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from babel.messages.plurals import get_plural

from roundhouse.core.game import Game
from roundhouse.games.registry import package_of
from roundhouse.testing.catalogues import (
    SHARED,
    domain_of,
    entries,
    file_of,
    placeholders,
    plain_keys,
    sentences,
    undeclined,
)
from roundhouse.testing.mentions import Mentions
from roundhouse.text import ASIDE, HERE, languages

# What hints put before the sources of a game's points, pages before the rules that a table keeps, and the
# rules help before what it says of reconstructed parts.
ASKED_BY_THE_HOUSE: Final = ("advice.", "erratum.", "guide.reconstructed.")
OF_FILES: Final = (
    "file."  # what may be wrong with a file of components: found by the sentence, not by the key
)


def check_catalogues(game: Game) -> None:
    """Every language has the same messages with the same arguments, all forms of plurals, and no numbers."""
    names = package_of(game.name).words().NAMES
    check_domain(domain_of(game), names)
    for language in languages():
        for key, forms in sentences(domain_of(game), language).items():
            for form in forms:
                text = re.sub(r"\{\w+(:\w+)?\}", "", form)
                typed = re.search(r"\d", text) and not key.startswith(names)
                assert not typed, f"{language}, {key}: a number is typed into it"
                check_money(language, key, form)


def check_domain(domain: Path, names: tuple[str, ...] = ()) -> None:
    """What `check_catalogues` asks, of any catalogue; keys begun as `names` may be in one language alone."""
    english = sentences(domain, "en")
    assert english, f"{file_of(domain, 'en')} has no messages"
    known = {**sentences(SHARED, "en"), **english}
    for language in languages():
        said = sentences(domain, language)
        lacking = sorted((plain_keys(english) - plain_keys(said)) | (asides(english) - asides(said)))
        assert not lacking, f"{language}: the messages {lacking} are missing"
        idle = [key for key in plain_keys(said) - plain_keys(english) if not key.startswith(names or "\0")]
        assert not idle, f"{language}: English has no messages {sorted(idle)}"
        check_entries(domain, language)
        plurals = (1, get_plural(language).num_plurals)
        for key, forms in said.items():
            assert all(forms), f"{language}, {key}: it is empty"
            assert len(forms) in plurals, f"{language}, {key}: {len(forms)} plural forms"
            check_arguments(language, key, forms, known)


def asides(said: dict[str, tuple[str, ...]]) -> set[str]:
    """The messages that are put otherwise to those who are not asked."""
    return {key for key in said if key.endswith(ASIDE)}


def check_entries(domain: Path, language: str) -> None:
    """No key stands there twice, and a further form belongs to a message, a shared one too, or a family."""
    keys = [entry.id for entry in entries(domain, language)]
    written = file_of(domain, language).read_text(encoding="utf-8").count('\nmsgid "')
    assert written == len(keys) + 1, f"{language}: a key occurs twice"
    plain = {key for key in keys if ":" not in key}
    known = plain | {key.split(".")[0] for key in plain} | plain_keys(sentences(SHARED, language))
    stray = sorted(key for key in keys if key.split(":")[0] not in known)
    assert not stray, f"{language}: the forms {stray} belong to no message"


def check_arguments(
    language: str, key: str, forms: tuple[str, ...], english: dict[str, tuple[str, ...]]
) -> None:
    """A sentence names the arguments that the English one names; one told aside, those of its own like."""
    plain, _, form = key.partition(":")
    if key.endswith(ASIDE):
        wanted = placeholders(english.get(key, ("",))[-1])
    elif "." in plain:
        wanted = placeholders(english.get(plain, ("",))[-1])
    else:
        wanted = {"name"} if form else placeholders(english[plain][-1])
    named = {name for form in forms for name in placeholders(form)}
    assert named == wanted, f"{language}, {key}: it names {sorted(named)}, not {sorted(wanted)}"


def check_money(language: str, key: str, form: str) -> None:
    """Dollars stand before the amount in English, and after it elsewhere."""
    before = len(re.findall(r"\$\{\w+\}", form))
    after = len(re.findall("\\{\\w+\\}\u00a0\\$", form))
    right = before if language == "en" else after
    assert right == form.count("$"), f"{language}, {key}: money is written otherwise in this language"


def check_forms(game: Game) -> None:
    """A name has every form of its family or none; every form is asked for, and what is asked for is there.

    Whether each name that really comes up has it is seen when games are told. What a whole family makes
    alike, as "in" with the right case, a name may still make otherwise.
    """
    domain, families = domain_of(game), package_of(game.name).words().DECLINED
    for language in languages():
        forms = forms_of(domain, language)
        never = undeclined(domain, language)
        for family in families:
            members = {name for name in forms if name.startswith(family + ".")}
            common = forms.get(family, set())
            needed = {form for name in members for form in forms[name]} - common
            for name in members:
                right = set() if name in never else needed
                found = forms[name] - common
                assert found == right, f"{language}, {name}: it has the forms {found}, not {right}"
        there = {form for found in forms.values() for form in found}
        own = asked(domain, language)
        assert own <= there, f"{language}: sentences ask for {sorted(own - there)}, which no name has"
        idle = there - own - asked(SHARED, language)
        assert not idle, f"{language}: no sentence asks for the forms {sorted(idle)}"


def asked(domain: Path, language: str) -> set[str]:
    """The forms that the sentences of a catalogue ask for."""
    every = [form for forms in sentences(domain, language).values() for form in forms]
    return {form for sentence in every for form in re.findall(r"\{\w+:(\w+)\}", sentence)}


def forms_of(domain: Path, language: str) -> dict[str, set[str]]:
    """The further forms of every name and of every family of names; what is told aside is no such form."""
    found: dict[str, set[str]] = {}
    said = sentences(domain, language)
    for key in said.keys() - asides(said):
        name, _, form = key.partition(":")
        found.setdefault(name, set()).update({form} - {""})
    return found


def check_messages(game: Game) -> None:
    """Every message that the source of the game mentions is in a catalogue, and none is there for nothing."""
    package = package_of(game.name)
    own = plain_keys(sentences(domain_of(game), "en"))
    shared = plain_keys(sentences(SHARED, "en"))
    assert not own & shared, f"all games share the messages {sorted(own & shared)}"
    names = component_names(package.folder)
    files = [
        file for folder in (package.folder, HERE / "core", HERE / "kit") for file in folder.rglob("*.py")
    ]
    mentions = Mentions(files, names, ASKED_BY_THE_HOUSE)
    as_written = {prefix + name for prefix in package.words().NAMES for name in names}
    lacking = sorted(mentions.missing(own | shared | as_written))
    assert not lacking, f"no catalogue has the messages {lacking}"
    idle = sorted(key for key in mentions.unused(own) if not key.startswith(OF_FILES))
    assert not idle, f"nothing says the messages {idle}"


def component_names(folder: Path) -> set[str]:
    """Everything that the component files of a package may name."""
    found: set[str] = set()
    for file in folder.rglob("*.toml"):
        text = file.read_text(encoding="utf-8")
        found |= set(re.findall(r'"([^"\n]+)"', text))
        found |= {word for path in re.findall(r"^\[?([\w.]+)", text, re.M) for word in path.split(".")}
    return found
