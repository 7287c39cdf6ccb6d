"""How many may play can depend on the options: the form, the presets and the server go by it."""

from __future__ import annotations

import json
import re

import pytest

from http_site import GAME, Browser
from roundhouse.core.game import Game
from roundhouse.games.registry import open_game
from roundhouse.server.http.capacity import capacity
from roundhouse.server.http.games import shipped

OPTION, OTHER = shipped(GAME).options[:2]
USUAL, NARROW = OPTION.choices[:2]


@pytest.fixture
def narrow(monkeypatch: pytest.MonkeyPatch) -> Game:
    """A game that is for exactly two with one choice of an option."""

    def seats(game: Game, options: dict[str, str]) -> tuple[int, int]:
        return (2, 2) if options[OPTION.name] == NARROW else (3, 4)

    game = shipped(GAME)
    monkeypatch.setattr(type(game), "seats", seats)
    return game


def told(browser: Browser, **fields: str) -> tuple[int, str]:
    """What comes of a form: its status, and what is wrong with it."""
    answer = browser.post("/new", data={"game": GAME, **fields}, follow_redirects=False)
    found = re.search(r'class="errors".*?<li>(.*?)</li>', answer.text, re.DOTALL)
    return answer.status_code, found[1] if found else ""


def test_an_ordinary_game_has_no_option_that_matters() -> None:
    assert capacity(open_game(GAME)) == ([], {"": (2, 4)})


def test_only_the_option_that_matters_is_told(narrow: Game) -> None:
    assert capacity(narrow) == ([OPTION.name], {USUAL: (3, 4), NARROW: (2, 2)})


def test_the_page_is_told_in_numbers_and_in_words(narrow: Game, ada: Browser) -> None:
    page = ada.get(f"/new?game={GAME}").text
    found = re.search(r'id="capacity">(.*?)</script>', page)
    assert found
    sent = json.loads(found[1])
    assert sent["options"] == [OPTION.name]
    assert [seats[:2] for seats in sent["seats"].values()] == [[3, 4], [2, 2]]
    assert all("for" in seats[2] for seats in sent["seats"].values())
    assert page.index(f"option.{OPTION.name}") < page.index('id="players"'), "what decides it comes first"


@pytest.mark.parametrize(
    ("choice", "players", "status"),
    [(USUAL, "3", 303), (USUAL, "4", 303), (USUAL, "2", 422), (NARROW, "2", 303), (NARROW, "3", 422)],
)
def test_the_server_takes_only_what_fits(
    narrow: Game, ada: Browser, choice: str, players: str, status: int
) -> None:
    code, why = told(ada, players=players, **{f"option.{OPTION.name}": choice})
    assert code == status
    if status == 422:
        assert re.search(r"\(.+\) is for (3–4|2) players\.", why)


def test_without_a_number_the_server_takes_one_that_fits(narrow: Game, ada: Browser) -> None:
    for choice, number in ((USUAL, 3), (NARROW, 2)):
        fields = {"game": GAME, f"option.{OPTION.name}": choice}
        answer = ada.post("/new", data=fields, follow_redirects=False)
        view = ada.view(answer.headers["location"].removeprefix("/tables/"))
        assert len(view["players"]) == number  # type: ignore[arg-type]


@pytest.mark.parametrize("mode", ["solo", "pass", "invite"])
def test_the_presets_fit_the_usual_options(narrow: Game, ada: Browser, mode: str) -> None:
    answer = ada.post("/start", data={"game": GAME, "mode": mode}, follow_redirects=False)
    view = ada.view(answer.headers["location"].removeprefix("/tables/"))
    assert len(view["players"]) == 3  # type: ignore[arg-type]
    page = ada.get(f"/new?game={GAME}&mode={mode}").text
    assert re.search(r"<option selected>[34]</option>", page)


def test_an_option_that_there_is_not_is_refused(ada: Browser) -> None:
    code, why = told(ada, players="2", **{f"option.{OPTION.name}": "sideways"})
    assert code == 422
    assert "sideways" in why
