"""An owner's own file over HTTP: it may bring other choices, and be for other numbers of players."""

from __future__ import annotations

import re

import pytest

import own_components
from http_site import Browser
from roundhouse.games.age_of_steam.reading.loading import SHIPPED

GAME = "age_of_steam"
ERROR = re.compile(r'class="errors".*?<li>(.*?)</li>', re.DOTALL)


@pytest.fixture(scope="module")
def map_text() -> str:
    return own_components.map_text()


def sent(browser: Browser, text: str, **fields: str) -> tuple[int, str]:
    """What comes of a form with a file."""
    upload = {"components": ("mine.toml", text.encode(), "text/plain")}
    data = {"game": GAME, "option.map": "rust_belt", **fields}
    answer = browser.post("/new", data=data, files=upload, follow_redirects=False)
    return answer.status_code, answer.headers.get("location") or answer.text


def test_an_own_map_needs_no_further_question(ada: Browser, map_text: str) -> None:
    status, place = sent(ada, map_text, players="3")
    assert status == 303
    view = ada.view(place.removeprefix("/tables/"))
    assert len(view["players"]) == 3  # type: ignore[arg-type]
    assert view["status"] == "running"


def test_an_own_map_for_fewer_says_so_and_the_file_is_kept(ada: Browser, map_text: str) -> None:
    status, page = sent(ada, map_text, players="6")
    assert status == 422
    found = ERROR.search(page)
    assert found
    assert "3–4 players" in found[1]
    assert 'name="components_text"' in page
    again = {"game": GAME, "players": "4", "components_text": map_text}
    assert ada.post("/new", data=again, follow_redirects=False).status_code == 303


def test_a_file_with_choices_of_its_own_lets_one_choose_first(ada: Browser) -> None:
    box = SHIPPED.read_text(encoding="utf-8")
    own = box.replace("[editions.2002]", "[editions.my_own]")
    assert own != box
    status, page = sent(ada, own, players="3")
    assert status == 200
    assert 'value="my_own"' in page
    assert "choices of its own" in page
    kept = {"game": GAME, "players": "3", "option.edition": "my_own", "components_text": own}
    assert ada.post("/new", data=kept, follow_redirects=False).status_code == 303


def test_a_wrong_map_is_told_by_line_and_nothing_is_kept(ada: Browser, map_text: str) -> None:
    status, page = sent(ada, map_text.replace('at = "A1"', 'at = "Z9"'), players="3")
    assert status == 422
    found = ERROR.search(page)
    assert found
    assert "Z9" in found[1]
    assert 'name="components_text"' not in page
