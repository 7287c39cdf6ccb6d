"""The page says a sentence as the server does, whatever the number and the language."""

from __future__ import annotations

import pytest

from browser.conftest import NewVisitor
from roundhouse.core.message import Message
from roundhouse.text import Words, languages

NUMBERS = [*range(35), *range(98, 126)]

SAID = """async ([key, numbers]) => {
  const { word } = await import("/static/shared/words.js");
  return numbers.map(n => word(key, { what: "A1", part: "B2", n }));
}"""


@pytest.mark.parametrize("language", languages())
def test_a_number_decides_between_singular_and_plural(visitor: NewVisitor, language: str) -> None:
    somebody = visitor(locale=language)
    somebody.page.goto("/")
    somebody.page.locator(".starts .primary").first.click()
    page = somebody.ready()
    words = Words(language)
    for key in ("several", "part_with", "group_of"):
        told = [Message(f"web.js.{key}", {"what": "A1", "part": "B2", "n": n}) for n in NUMBERS]
        assert page.evaluate(SAID, [key, NUMBERS]) == [words.say(message) for message in told]
