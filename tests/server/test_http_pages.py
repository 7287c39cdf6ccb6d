"""The pages beside the table, in every language."""

from __future__ import annotations

import re
from html import unescape

import pytest

from http_site import GAME, Browser
from roundhouse.core.game import Box
from roundhouse.games.registry import GAMES, open_game
from roundhouse.server.http import home
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
    assert 'name="back" value="/new?game=age_of_steam"' in ada.get("/new?game=age_of_steam").text
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


BOXES = [(name, box) for name in GAMES for box in open_game(name).boxes()]
EXPANSIONS = [(name, box) for name, box in BOXES if box.options]
EVERY_EXPANSION = pytest.mark.parametrize(
    ("name", "box"), EXPANSIONS, ids=[box.title for _, box in EXPANSIONS]
)


def test_every_box_has_a_card_of_its_own_with_its_name_and_a_picture_of_its_own(ada: Browser) -> None:
    page = ada.get("/").text
    cards = re.findall(r'<article class="game">.*?</article>', page, re.DOTALL)
    assert [re.findall("<h3>(.*?)</h3>", card) for card in cards] == [[box.title] for _, box in BOXES]
    covers = [re.sub(r"<svg[^>]*><defs>.*?</defs></svg>", "", card.split("game-text")[0]) for card in cards]
    assert len({*covers}) == len(covers)
    ids = re.findall(r' id="([^"]*)"', page)
    assert len({*ids}) == len(ids), "several cards of one game share no id"
    taglines = [re.findall('<p class="tagline">(.*?)</p>', card) for card in cards]
    assert len({str(tagline) for tagline in taglines}) == len(cards)


@EVERY_EXPANSION
def test_an_expansion_is_called_by_its_own_name_wherever_it_is_played(
    ada: Browser, name: str, box: Box
) -> None:
    given = {f"option.{option}": value for option, value in box.options.items()}
    title = open_game(name).title
    assert title != box.title
    invited = ada.start("invite", game=name, **given)
    page = ada.get(f"/tables/{invited}").text
    assert f"<title>{box.title} – Roundhouse</title>" in page
    assert f"<h1>{box.title}</h1>" in page
    link = re.findall(r"/tables/[\w-]+/join/[\w-]+", page)[0]
    assert box.title in ada.get(link).text
    assert ada.view(invited)["title"] == box.title
    assert f"<strong>{box.title}</strong>" in ada.get("/").text
    other = ada.start("pass", game=name)
    assert f"<title>{title} – Roundhouse</title>" in ada.get(f"/tables/{other}").text


@EVERY_EXPANSION
def test_the_card_of_an_expansion_leads_to_it(ada: Browser, name: str, box: Box) -> None:
    page = ada.get("/").text
    card = next(card for card in page.split("<article") if f"<h3>{box.title}</h3>" in card)
    for option, value in box.options.items():
        assert f'<input type="hidden" name="option.{option}" value="{value}">' in card
    assert f'href="/help/{name}#{box.chapter}"' in card
    assert f'id="{box.chapter}"' in ada.get(f"/help/{name}").text
    link = next(address for address in re.findall(r'href="(/new\?[^"]*)"', card) if "mode" not in address)
    form = ada.get(unescape(link)).text
    assert re.search(rf'<option value="{name}"[^>]* selected>{box.title}</option>', form)
    for option, value in box.options.items():
        assert re.search(rf'name="option.{option}"[^>]* value="{value}"[^>]* checked', form)
    assert re.search(
        rf'<option value="{name}"[^>]* selected>{open_game(name).title}<', ada.get(f"/new?game={name}").text
    )


def test_nonsense_in_the_address_of_a_new_table_is_not_heeded(ada: Browser) -> None:
    answer = ada.get(f"/new?game={GAMES[-1]}&option.board=moon&option.moon=1")
    assert answer.status_code == 200


def test_home_tells_what_somebody_who_played_alone_has_reached(ada: Browser) -> None:
    name = next(
        name for name in GAMES if open_game(name).min_players == 1 and len(open_game(name).options) == 1
    )
    table = ada.start("solo", 1, game=name)
    while not (view := ada.view(table))["over"]:
        ada.play(table, view["choices"][-1]["move"])  # type: ignore[index]
    total = view["scores"]["totals"][0]  # type: ignore[index]
    row = next(row for row in ada.get("/").text.split("<li") if f"/tables/{table}" in row)
    assert re.search(rf'<span class="tag">{total} points?</span>', row)
    assert "won" not in row


def test_a_game_with_a_fault_does_not_take_the_others_away(
    ada: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(home, "GAMES", ["no_such_game", GAMES[0]])
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
    assert table.game.components_text.startswith("# my copy")
    assert table.row.components is not None
    assert site.store.components(table.row.components) == table.game.components_text


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
