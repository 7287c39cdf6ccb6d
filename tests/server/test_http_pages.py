"""The pages beside the table, in every language."""

from __future__ import annotations

import re

import pytest

from http_site import GAME, Browser
from roundhouse.games.registry import GAMES, open_game
from roundhouse.server import pages
from roundhouse.server.site import Site
from roundhouse.text import Words, languages

PAGES = [
    "/",
    "/new",
    "/profile",
    *(f"/{kind}/{game}" for game in GAMES for kind in ("help", "learn", "components")),
]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("path", PAGES)
def test_every_page_is_there_in_every_language(ada: Browser, path: str, language: str) -> None:
    ada.headers["Accept-Language"] = language
    answer = ada.get(path)
    assert answer.status_code == 200
    assert f'<html lang="{language}"' in answer.text


@pytest.mark.parametrize("path", PAGES)
def test_no_page_needs_inline_style_or_script(ada: Browser, path: str) -> None:
    check_no_inline(ada.get(path).text)


def test_the_table_page_needs_no_inline_style_or_script(ada: Browser) -> None:
    table = ada.start("invite")
    check_no_inline(ada.get(f"/tables/{table}").text)
    table = ada.start("pass")
    ada.play(table)
    check_no_inline(ada.get(f"/tables/{table}").text)


def check_no_inline(page: str) -> None:
    assert not re.search(r"<[a-z][^>]*\sstyle\s*=", page)
    assert not re.search(r"<[a-z][^>]*\son[a-z]+\s*=", page)
    assert "<style" not in page
    for attributes, content in re.findall(r"<script([^>]*)>(.*?)</script>", page, re.DOTALL):
        assert "application/json" in attributes or not content.strip()


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("de-AT,de;q=0.9,en;q=0.5", "de"),
        ("fr,pl;q=0.3", "pl"),
        ("fr", "en"),
        ("", "en"),
        ("en;q=0.1,pl;q=0.2", "pl"),
        ("de;q=zero,pl", "pl"),
        ("x" * 10_000, "en"),
    ],
)
def test_the_browser_tells_the_language(ada: Browser, header: str, language: str) -> None:
    assert f'<html lang="{language}"' in ada.get("/", headers={"Accept-Language": header}).text


def test_a_chosen_language_stays_for_visitors_and_for_users(ada: Browser) -> None:
    answer = ada.post("/language", data={"language": "pl", "back": "/new?game=x"}, follow_redirects=False)
    assert answer.headers["location"] == "/new?game=x"
    assert '<html lang="pl"' in ada.get("/").text
    ada.start()
    assert '<html lang="pl"' in ada.get("/").text
    ada.post("/language", data={"language": "de", "back": "/"})
    assert '<html lang="de"' in ada.get("/").text
    assert ada.post("/language", data={"language": "xx"}).status_code == 400


@pytest.mark.parametrize("language", languages())
def test_errors_are_told_in_the_visitors_language(ada: Browser, language: str) -> None:
    ada.headers["Accept-Language"] = language
    page = ada.get("/nowhere")
    assert page.status_code == 404
    assert f'<html lang="{language}"' in page.text
    answer = ada.get("/tables/nowhere/view", headers={"Accept": "application/json"})
    assert answer.status_code == 404
    assert answer.headers["Content-Type"] == "application/json"
    table = ada.start()
    answer = ada.play(table, "no such move")
    sentence = {"en": "no such move", "de": "Zug", "pl": "ruch"}[language]
    assert answer.status_code == 422
    assert sentence in answer.json()["reason"]


def test_a_wrong_method_is_told(ada: Browser) -> None:
    assert ada.get("/start").status_code == 405
    assert ada.post("/", data={}).status_code == 405


def test_play_now_is_one_click(ada: Browser) -> None:
    page = ada.get("/").text
    assert 'action="/start"' in page
    answer = ada.post("/start", data={"game": GAME, "mode": "solo"})
    assert answer.status_code == 200
    assert answer.url.path.startswith("/tables/")
    assert 'id="view"' in answer.text


def test_home_shows_every_game_there_is(ada: Browser) -> None:
    page = ada.get("/").text
    for name in GAMES:
        assert f"<h3>{open_game(name).title}</h3>" in page
        assert f'value="{name}"' in page


def test_a_game_with_a_fault_does_not_take_the_others_away(
    ada: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "shown_games", lambda: ("no_such_game", GAMES[0]))
    answer = ada.get("/")
    assert answer.status_code == 200
    assert answer.text.count('<article class="game">') == 1


def test_home_lists_my_tables_and_whose_turn_it_is(ada: Browser, bert: Browser) -> None:
    mine, other = ada.start("pass"), bert.start("pass")
    page = ada.get("/").text
    assert f"/tables/{mine}" in page
    assert f"/tables/{other}" not in page


def test_home_lists_open_tables_of_others_only_if_they_are_listed(ada: Browser, bert: Browser) -> None:
    fields = {"game": GAME, "players": "2", "seat-1": "open", "spectators": "on"}
    listed = ada.post("/new", data={**fields, "listed": "on"}, follow_redirects=False).headers["location"]
    hidden = ada.post("/new", data=fields, follow_redirects=False).headers["location"]
    page = bert.get("/").text
    assert listed in page
    assert hidden not in page


def test_a_new_table_as_the_form_says(ada: Browser, site: Site) -> None:
    fields = {
        "game": GAME,
        "players": "4",
        "seat-0": "bot:random",
        "seat-1": "me",
        "seat-2": "here",
        "name-2": "Bert",
        "seat-3": "here",
        "option.tracks": "hard",
        "undo": "none",
        "spectators": "on",
        "name": "Ada",
    }
    answer = ada.post("/new", data=fields, follow_redirects=False)
    table = site.tables.get(answer.headers["location"].removeprefix("/tables/"))
    assert [(seat.kind, seat.name) for seat in table.seats][1:] == [
        ("person", "Ada"),
        ("person", "Bert"),
        ("person", "Player 4"),
    ]
    assert (table.seats[0].kind, table.seats[0].bot) == ("bot", "random")
    assert table.row.options["tracks"] == "hard"
    assert table.row.house
    assert table.row.spectators
    assert table.row.undo == "none"
    assert not table.row.listed


@pytest.mark.parametrize(
    ("fields", "status"),
    [
        ({"game": "chess"}, 404),
        ({"players": "9"}, 422),
        ({"players": "-1"}, 400),
        ({"players": "two"}, 400),
        ({"seat-0": "bot:random", "seat-1": "bot:random"}, 422),
        ({"seat-1": "bot:skynet"}, 422),
        ({"seat-1": "alien"}, 400),
        ({"undo": "always"}, 400),
        ({"option.tracks": "soft"}, 422),
        ({"seat-1": "here", "seed": "many"}, 422),
        ({"seat-1": "here", "seed": "-5"}, 422),
        ({"seat-1": "here", "name-1": "x" * 50}, 422),
    ],
)
def test_a_form_that_is_not_right_is_told(ada: Browser, fields: dict[str, str], status: int) -> None:
    assert ada.post("/new", data={"game": GAME, "players": "2", **fields}).status_code == status


def test_a_house_table_may_choose_its_seed_and_no_other(ada: Browser, site: Site) -> None:
    def seed_of(kind: str) -> str:
        fields = {"game": GAME, "players": "2", "seat-1": kind, "seed": "7"}
        answer = ada.post("/new", data=fields, follow_redirects=False)
        return site.tables.get(answer.headers["location"].removeprefix("/tables/")).row.seed

    assert int(seed_of("here"), 16) == 7
    assert int(seed_of("invite"), 16) != 7
    assert int(seed_of("bot:random"), 16) != 7


def test_own_components_are_used(ada: Browser, site: Site) -> None:
    package = open_game(GAME).__class__.__module__.rsplit(".", 1)[0]
    from importlib.resources import files

    text = files(package).joinpath("components.toml").read_text(encoding="utf-8")
    upload = {"components": ("mine.toml", "# my copy\n" + text)}
    answer = ada.post(
        "/new", data={"game": GAME, "players": "2", "seat-1": "here"}, files=upload, follow_redirects=False
    )
    table = site.tables.get(answer.headers["location"].removeprefix("/tables/"))
    assert table.row.components is not None
    assert table.row.components.startswith("# my copy")


def test_the_style_of_a_picture_is_served(ada: Browser) -> None:
    answer = ada.get(f"/games/{GAME}/picture.css")
    assert answer.headers["Content-Type"].startswith("text/css")
    assert "prefers-color-scheme" in answer.text


def test_the_page_of_components_says_what_is_reconstructed_and_why(ada: Browser) -> None:
    page = ada.get(f"/components/{GAME}").text
    game = open_game(GAME)
    assert game.reconstructed()
    assert page.count("<tr") + page.count("<p") + page.count("<li") >= len(game.reconstructed())


@pytest.mark.parametrize("language", languages())
def test_the_rules_help_has_every_passage_that_a_question_leads_to(ada: Browser, language: str) -> None:
    page = ada.get(f"/help/{GAME}", headers={"Accept-Language": language}).text
    table = ada.start()
    for _ in range(30):
        anchor = ada.view(table)["help"]
        assert f'id="{anchor}"' in page
        ada.play(table)
    assert Words(language)


def test_the_first_page_leads_to_a_form_that_is_filled_in(ada: Browser) -> None:
    home = ada.get("/").text
    for mode, kind in (("pass", "here"), ("invite", "invite")):
        assert f'href="/new?game={GAME}&amp;mode={mode}"' in home
        page = ada.get(f"/new?game={GAME}&mode={mode}").text
        assert "<option selected>2</option>" in page
        assert f'<option value="{kind}" selected>' in page


def test_who_only_looks_on_without_a_name_is_not_asked_to_write(ada: Browser, bert: Browser) -> None:
    table = ada.start("invite")
    assert '<form id="chat-form" class="row" hidden>' in bert.get(f"/tables/{table}").text
    assert '<form id="chat-form" class="row">' in ada.get(f"/tables/{table}").text


def test_a_guest_is_warned_instead_of_logged_out(ada: Browser) -> None:
    ada.start(name="Ada")
    assert 'action="/logout"' not in ada.get("/profile").text
    ada.post("/password", data={"password": "long enough"})
    assert 'action="/logout"' in ada.get("/profile").text


def test_what_if_is_told_from_the_real_game(ada: Browser) -> None:
    table = ada.start()
    assert "What if" not in ada.get("/").text
    assert ada.post(f"/tables/{table}/fork", json={"at": 0}).status_code == 200
    assert ada.get("/").text.count("What if") == 1


def test_the_server_says_that_it_is_well(ada: Browser) -> None:
    assert ada.get("/healthz").text == "ok\n"
