"""Lessons: a table with a fixed course, in every language."""

from __future__ import annotations

import re
from typing import Any

import pytest

from http_site import Browser
from roundhouse.bots.hint import EXPERIENCE, signed
from roundhouse.core.message import Argument, Message
from roundhouse.games.registry import GAMES, open_game, package_of
from roundhouse.kit.lesson import FIRST
from roundhouse.server.site import Site
from roundhouse.server.tables.lessons import reasons
from roundhouse.server.tables.names import own_name
from roundhouse.text import Words, languages

ALL = pytest.mark.parametrize("game", GAMES)
LESSONS = {(game, given.name): given for game in GAMES for given in package_of(game).guide().lessons()}
EVERY = pytest.mark.parametrize(("game", "name"), LESSONS)


def begin(browser: Browser, game: str, name: str = FIRST) -> str:
    answer = browser.post(f"/learn/{game}/{name}", data={"name": "Ada"}, follow_redirects=False)
    assert answer.status_code == 303
    return str(answer.headers["location"]).removeprefix("/tables/")


def lesson(browser: Browser, table: str) -> dict[str, Any]:
    return browser.view(table)["lesson"]  # type: ignore[return-value]


@EVERY
def test_the_whole_lesson_can_be_played(ada: Browser, game: str, name: str) -> None:
    table = begin(ada, game, name)
    steps = []
    while not (now := lesson(ada, table))["done"]:
        assert now["text"]
        assert now["move"] in now["moves"]
        assert bool(now["why"]) == bool(LESSONS[game, name].steps[now["n"] - 1].instead)
        steps.append(now["n"])
        assert ada.play(table, now["move"]).status_code == 200
    assert steps == sorted(steps)
    assert set(steps) == set(range(1, len(LESSONS[game, name].steps) + 1))
    assert lesson(ada, table)["text"]


@EVERY
def test_bots_of_a_lesson_are_numbered_as_everywhere(ada: Browser, game: str, name: str) -> None:
    view = ada.view(begin(ada, game, name))
    names = [player["name"] for player in view["players"]]  # type: ignore[index, attr-defined]
    taken: set[str] = set()
    assert names == [own_name(re.sub(r" \d+$", "", one), taken) for one in names]


@ALL
def test_every_lesson_is_offered_on_the_first_page_and_beside_the_others(ada: Browser, game: str) -> None:
    names = [name for other, name in LESSONS if other == game]
    assert len(names) > 1
    home = ada.get("/").text
    assert f'href="/learn/{game}"' in home
    for name in names:
        assert name == FIRST or f'href="/learn/{game}/{name}"' in home
        page = ada.get(f"/learn/{game}/{name}").text
        assert f'action="/learn/{game}/{name}"' in page
        for other in names:
            assert (f'href="/learn/{game}/{other}"' in page) == (other != name)
    assert ada.get(f"/learn/{game}/nothing").status_code == 404
    assert ada.post(f"/learn/{game}/nothing", data={}).status_code == 404


@pytest.mark.parametrize("language", languages())
def test_the_reasons_of_the_bots_are_told_in_every_language(ada: Browser, language: str) -> None:
    ada.headers["Accept-Language"] = language
    for game, name in LESSONS:
        given = LESSONS[game, name]
        if any(step.instead for step in given.steps[:1]):
            points, sources = reasons(game, name, 0)
            said = lesson(ada, begin(ada, game, name))["why"]
            words = Words(language, open_game(game))
            assert f" {signed(points)} " in said
            assert all(words.say(Message(f"advice.{source}")) in said for source, _ in sources)
            whole, *parts = [int(found.replace("−", "-")) for found in re.findall(r"[+−]\d+", said)]
            assert sum(parts) == whole, said


@ALL
def test_what_a_lesson_teaches_is_better_by_the_reasons_it_gives(game: str) -> None:
    for lesson in package_of(game).guide().lessons():
        for number, step in enumerate(lesson.steps):
            if step.instead:
                points, sources = reasons(game, lesson.name, number)
                assert points >= 1, (lesson.name, number)
                assert all(name != EXPERIENCE for name, _ in sources)


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
def test_how_one_wins_and_where_ones_things_are_is_told_before_the_first_move(
    ada: Browser, game: str
) -> None:
    table = begin(ada, game)
    pages = lesson(ada, table)["pages"]
    assert [page.text.key for page in package_of(game).guide().lesson().pages] == [
        "lesson.win",
        "lesson.things",
    ]
    assert "most points" in pages[0]["text"]
    assert len({page["text"] for page in pages}) == len(pages)
    view: Any = ada.view(table)
    parts = {picture["name"] for picture in view["pictures"]}
    drawn = "".join(picture["svg"] for picture in view["pictures"])
    for target in pages[1]["targets"]:
        assert target in parts or f'id="{target}"' in drawn
    assert pages[1]["targets"]
    help_page = ada.get(f"/help/{game}").text
    assert all(f'id="{page["help"]}"' in help_page for page in pages)
    ada.play(table, lesson(ada, table)["move"])
    assert lesson(ada, table)["pages"] == []


@ALL
@pytest.mark.parametrize("language", languages())
def test_the_lesson_is_there_in_every_language(ada: Browser, game: str, language: str) -> None:
    ada.headers["Accept-Language"] = language
    assert f'lang="{language}"' in ada.get(f"/learn/{game}").text
    table = begin(ada, game)
    assert lesson(ada, table)["text"]


@ALL
def test_a_table_with_the_seed_and_the_seats_of_a_lesson_is_an_ordinary_one(ada: Browser, game: str) -> None:
    given = package_of(game).guide().lesson()
    fields = {"game": game, "players": str(len(given.seats)), "seed": str(given.seed)}
    fields |= {f"option.{name}": value for name, value in given.options.items()}
    fields |= {f"seat-{seat}": "me" if seat == 0 else "here" for seat in range(len(given.seats))}
    answer = ada.post("/new", data=fields, follow_redirects=False)
    assert answer.status_code == 303, answer.text
    table = str(answer.headers["location"]).removeprefix("/tables/")
    assert lesson(ada, table) is None
    assert ada.view(table)["seq"] == 0, "nobody plays by a script"
    assert ada.play(table).status_code == 200, "any move will do"


@ALL
def test_an_ordinary_table_has_no_lesson(ada: Browser, game: str) -> None:
    table = ada.start()
    assert lesson(ada, table) is None


@ALL
@pytest.mark.parametrize("language", languages())
def test_the_last_words_fit_whose_turn_it_is_and_stay_until_the_learner_goes_on(
    ada: Browser, site: Site, monkeypatch: pytest.MonkeyPatch, game: str, language: str
) -> None:
    monkeypatch.setattr(site.bots, "look", lambda table: None)
    ada.headers["Accept-Language"] = language
    table = begin(ada, game)
    others = len(package_of(game).guide().lesson().seats) - 1

    def last(key: str, **args: Argument) -> bool:
        said = Words(language).say(Message(f"server.lesson.{key}", {"n": others, **args}))
        return str(lesson(ada, table)["text"]).endswith(f"\n\n{said}")

    while not (now := lesson(ada, table))["done"]:
        ada.play(table, now["move"])
    while not ada.view(table)["mine"]:
        live = site.tables.get(table)
        assert live.table is not None
        assert last("others_turn", player=live.seats[live.turn].name)
        move = live.game.moves.text(live.table.state.legal()[0])
        site.tables.move(table, move, live.seq, f"other-{live.seq}", bot_seat=live.turn)
    assert lesson(ada, table)["done"], "what others play does not end it"
    assert last("your_turn")
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
