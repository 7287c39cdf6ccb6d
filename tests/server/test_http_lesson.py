"""The lesson: a table with a fixed course, in every language."""

from __future__ import annotations

from typing import Any

import pytest

from http_site import Browser
from roundhouse.games.registry import GAMES
from roundhouse.guide import guide_of
from roundhouse.server.site import Site
from roundhouse.text import languages

ALL = pytest.mark.parametrize("game", GAMES)


def begin(browser: Browser, game: str) -> str:
    answer = browser.post(f"/learn/{game}", data={"name": "Ada"}, follow_redirects=False)
    assert answer.status_code == 303
    return str(answer.headers["location"]).removeprefix("/tables/")


def lesson(browser: Browser, table: str) -> dict[str, Any]:
    return browser.view(table)["lesson"]  # type: ignore[return-value]


@ALL
def test_the_whole_lesson_can_be_played(ada: Browser, game: str) -> None:
    table = begin(ada, game)
    steps = []
    while not lesson(ada, table)["done"]:
        now = lesson(ada, table)
        assert now["text"]
        assert now["move"] in now["moves"]
        steps.append(now["n"])
        assert ada.play(table, now["move"]).status_code == 200
    assert steps == sorted(steps)
    assert set(steps) == set(range(1, len(guide_of(game).lesson().steps) + 1))
    assert lesson(ada, table)["text"]


@ALL
def test_another_move_is_not_stored(ada: Browser, game: str) -> None:
    table = begin(ada, game)
    view = ada.view(table)
    wanted = lesson(ada, table)["moves"]
    choices: Any = view["choices"]
    stray = next(choice["move"] for choice in choices if choice["move"] not in wanted)
    answer = ada.play(table, stray)
    assert answer.status_code == 422
    assert answer.json()["reason"]
    assert ada.view(table)["seq"] == view["seq"]


@ALL
def test_taking_back_leads_to_the_step_before(ada: Browser, game: str) -> None:
    table = begin(ada, game)
    before = ada.view(table)
    ada.play(table, lesson(ada, table)["move"])
    undo: Any = ada.view(table)["undo"]
    body = {"moves": undo["last"], "at": ada.view(table)["seq"], "key": "undo"}
    assert ada.post(f"/tables/{table}/undo", json=body).status_code == 200
    assert lesson(ada, table) == before["lesson"]


@ALL
@pytest.mark.parametrize("language", languages())
def test_the_lesson_is_there_in_every_language(ada: Browser, game: str, language: str) -> None:
    ada.headers["Accept-Language"] = language
    assert f'lang="{language}"' in ada.get(f"/learn/{game}").text
    table = begin(ada, game)
    assert lesson(ada, table)["text"]


@ALL
def test_an_ordinary_table_has_no_lesson(ada: Browser, game: str) -> None:
    table = ada.start()
    assert lesson(ada, table) is None


@ALL
def test_the_last_words_stay_until_the_learner_goes_on(
    ada: Browser, site: Site, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    monkeypatch.setattr(site.bots, "look", lambda table: None)
    table = begin(ada, game)
    while not lesson(ada, table)["done"]:
        ada.play(table, lesson(ada, table)["move"])
    while not ada.view(table)["mine"]:
        live = site.tables.get(table)
        assert live.table is not None
        move = live.game.moves.text(live.table.state.legal()[0])
        site.tables.move(table, move, live.seq, f"other-{live.seq}", bot_seat=live.turn)
    assert lesson(ada, table)["done"], "what others play does not end it"
    choices: Any = ada.view(table)["choices"]
    assert ada.play(table, choices[0]["move"]).status_code == 200
    assert lesson(ada, table) is None


def test_after_the_lesson_the_bot_takes_over(
    ada: Browser, site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = begin(ada, GAMES[0])
    looked: list[str] = []
    monkeypatch.setattr(site.bots, "look", looked.append)
    while not lesson(ada, table)["done"]:
        assert site.tables.bot_turn(table) is None, "the script plays for the others at once"
        ada.play(table, lesson(ada, table)["move"])
    assert looked
