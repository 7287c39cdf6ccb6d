"""Strangers' files: what is too large or too tangled is found without parsing, the rest is read in a process
of its own, with limits, and the next file is read whatever became of the last one."""

from __future__ import annotations

import os
import re
import threading
from collections.abc import Iterator

import pytest

import own_components
from http_site import Browser
from roundhouse.core.game import SetupError
from roundhouse.games.registry import GAMES
from roundhouse.kit.files.measure import DEEPEST, LARGEST, LONGEST_KEY, MOST_VALUES, beyond_measure
from roundhouse.server.thinking.uploads import MEGABYTE, Unreadable, Uploads
from roundhouse.text import languages

GAME = "age_of_steam"
MEGABYTES = 400
LONG_KEY = "k{number}" + ".a" * 700 + " = 1"
DOTTED = "\n".join(LONG_KEY.format(number=number) for number in range(670))
SHALLOW = "\n".join(
    f"k{number}{'.a' * (LONGEST_KEY - 2)} = 1" for number in range(MOST_VALUES // LONGEST_KEY)
)
ERROR = re.compile(r'class="errors".*?<li>(.*?)</li>', re.DOTALL)


def sent(browser: Browser, text: str, **fields: str) -> tuple[int, str]:
    """What comes of a form with a file."""
    upload = {"components": ("mine.toml", text.encode(), "text/plain")}
    data = {"game": GAME, "players": "3", **fields}
    answer = browser.post("/new", data=data, files=upload, follow_redirects=False)
    found = ERROR.search(answer.text)
    return answer.status_code, found[1] if found else answer.headers.get("location", "")


def hostile(what: str, game: str, text: str) -> str:
    """A file that does with the process that reads it whatever it says."""
    if text == "memory":
        bytearray(2 * MEGABYTES * MEGABYTE)
    elif text == "time":
        threading.Event().wait()
    elif text == "crash":
        os._exit(1)
    raise SetupError(str(os.getpid()))


@pytest.fixture
def uploads() -> Iterator[Uploads]:
    found = Uploads(MEGABYTES, seconds=2, read=hostile)
    yield found
    found.end()


@pytest.mark.parametrize(
    "text", [own_components.map_text(), *(own_components.shipped_text(g) for g in GAMES)]
)
def test_files_that_people_write_are_within_measure(text: str) -> None:
    assert beyond_measure(text) == (0, "")


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (DOTTED, 0),
        (DOTTED.splitlines()[0], 1),
        ("a = 1\nb = " + "[" * (DEEPEST + 1), 2),
        ("a = 1\nb = " + "{c = " * (DEEPEST + 1), 2),
        ("a = [" + "1,\n" * (MOST_VALUES + 1) + "]", 0),
        ('a = """\n' + "[" * (DEEPEST + 1) + '\n"""\n\nb.' + '"c.d".' * LONGEST_KEY + "e = 1", 5),
        ("[" + "a." * LONGEST_KEY + "a]", 1),
        ("]" * DEEPEST + "\n" + "[" * (DEEPEST + 1), 2),
    ],
    ids=["dots", "key", "lists", "tables", "values", "quoted", "header", "closed"],
)
def test_what_is_too_much_is_found_without_parsing(text: str, line: int) -> None:
    found, what = beyond_measure(text)
    assert what
    assert found == line


@pytest.mark.parametrize(
    "text",
    ['a = "' + "[" * 20 + '"', "a = '''\n" + "." * 20 + "\n'''", "# " + "[" * 20, 'a = "\\"' + "[" * 20],
)
def test_marks_in_words_and_comments_count_for_nothing(text: str) -> None:
    assert beyond_measure(text) == (0, "")


def test_the_attack_by_dotted_keys_is_refused_and_the_next_file_is_read(ada: Browser) -> None:
    assert len(DOTTED) in range(LARGEST * 9 // 10, LARGEST)
    for text in (DOTTED, SHALLOW):
        status, why = sent(ada, text)
        assert status == 422
        assert "mine.toml" in why
    assert sent(ada, own_components.map_text())[0] == 303


def test_a_file_that_does_harm_ends_its_reader_and_the_next_is_read(uploads: Uploads) -> None:
    for harm in ("memory", "time", "crash"):
        with pytest.raises(Unreadable):
            uploads.check(GAME, harm)
    with pytest.raises(SetupError, match=r"^\d+$") as one:
        uploads.check(GAME, "sound")
    with pytest.raises(SetupError) as other:
        uploads.check(GAME, "sound")
    assert str(one.value) == str(other.value) != str(os.getpid())
    uploads.end()
    with pytest.raises(Unreadable):
        uploads.check(GAME, "sound")


def test_what_cannot_be_read_is_refused_in_every_language(
    ada: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(game: str, text: str) -> None:
        raise Unreadable

    monkeypatch.setattr(ada.site.uploads, "check", fails)
    told = []
    for language in languages():
        ada.headers["Accept-Language"] = language
        ada.cookies.clear()
        told.append(sent(ada, "schema = 1"))
    assert [status for status, _ in told] == [422] * 3
    assert len({why for _, why in told}) == 3
