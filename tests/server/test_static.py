"""Files that come with the pages: one style, modules asked for at once, kept as long as they are right."""

from __future__ import annotations

import re

import pytest

from http_site import Browser
from roundhouse.drawing import picture_of
from roundhouse.games.registry import GAMES
from roundhouse.server.http.static import FOLDER, FOREVER, page_files
from roundhouse.server.http.static import STYLES as WHOLE

FILES = sorted(str(file.relative_to(FOLDER)) for file in FOLDER.rglob("*") if file.is_file())
STYLES = [picture_of(game).STYLE for game in GAMES]
ENTRIES = (
    "table/table.js",
    "pages/new.js",
    "maker/maker.js",
    "pages/profile.js",
    "shared/site.js",
    "worker.js",
)


def test_what_has_the_mark_of_today_is_kept_and_all_else_asked_for_again(ada: Browser) -> None:
    marked = page_files().address("shared/dom.js")
    answers = [
        ada.get(path) for path in (marked, "/static/~000000000000/shared/dom.js", "/static/shared/dom.js")
    ]
    assert [answer.status_code for answer in answers] == [200] * 3
    assert len({answer.text for answer in answers}) == 1
    assert [answer.headers["cache-control"] for answer in answers] == [FOREVER, "no-cache", "no-cache"]
    assert ada.get(page_files().address("shared/nothing.js")).headers["cache-control"] == "no-store"


def test_the_style_comes_in_one_piece_with_every_part(ada: Browser) -> None:
    answer, tables = (ada.get(page_files().address(name)) for name in WHOLE)
    for whole in (answer, tables):
        assert whole.headers["content-type"].startswith("text/css")
        assert whole.headers["cache-control"] == FOREVER
        assert "@import" not in whole.text
    assert len(answer.text) < len(tables.text), "the first page brings nothing of the table"
    named = re.findall(r'url\("([^"]+)"\)', answer.text)  # as seen from the whole, not from a part
    assert named
    assert set(named) <= set(FILES)
    font = ada.get(page_files().address(named[0]))
    assert font.headers["content-type"] == "font/woff2"
    assert font.headers["cache-control"] == FOREVER
    sent = answer.text + tables.text + ada.get(page_files().address("maker/maker.css")).text
    parts = [name for name in FILES if name.endswith(".css") and name not in WHOLE]
    assert [name for name in parts if (FOLDER / name).read_text(encoding="utf-8") not in sent] == []


def test_every_module_is_needed_by_some_page() -> None:
    assert sorted(page_files().modules(*ENTRIES)) == [name for name in FILES if name.endswith(".js")]


@pytest.mark.parametrize("path", ["/", "/new", "table"])
def test_a_page_asks_at_once_for_every_module_that_it_needs(ada: Browser, path: str) -> None:
    page = ada.get(f"/tables/{ada.start()}" if path == "table" else path).text
    asked = re.findall(r'<link rel="modulepreload" href="/static/~\w+/([^"]+)">', page)
    run = re.findall(r'<script type="module" src="/static/~\w+/([^"]+)">', page)
    assert run[-1] == "shared/site.js"
    assert asked == page_files().modules(*run)


def test_no_game_is_named_in_what_all_games_share() -> None:
    texts = [name for name in FILES if not name.endswith((".woff2", ".png"))]
    shared = "".join((FOLDER / name).read_text(encoding="utf-8") for name in texts)
    assert re.findall(r"\b(?:rr|rrr|aos)-", shared) == []


def test_the_letters_that_come_along_are_all_that_the_pages_write() -> None:
    ranges = re.findall(r"U\+([0-9A-F]+)(?:-([0-9A-F]+))?", (FOLDER / "shared/fonts.css").read_text())
    have = {code for first, last in ranges for code in range(int(first, 16), int(last or first, 16) + 1)}
    written = {*FOLDER.parent.glob("templates/*.html"), *FOLDER.parent.parent.rglob("*.po")}
    signs = {sign for name in GAMES for sign in picture_of(name).SIGNS}
    found = signs | {letter for file in written for letter in file.read_text(encoding="utf-8")}
    assert {letter for letter in found if ord(letter) >= 32 and ord(letter) not in have} == set()


def test_the_app_that_is_installed_has_icons_of_the_sizes_that_it_names(ada: Browser) -> None:
    page = ada.get("/").text
    manifest = ada.get(str(re.findall(r'rel="manifest" href="([^"]+)"', page)[0])).json()
    painted = [icon for icon in manifest["icons"] if icon["type"] == "image/png"]
    assert painted, "phones take no other icons"
    for icon in painted:
        picture = ada.get(icon["src"]).content
        width, height = (int.from_bytes(picture[at : at + 4]) for at in (16, 20))
        assert f"{width}x{height}" == icon["sizes"]
    touched = str(re.findall(r'rel="apple-touch-icon" href="([^"]+)"', page)[0])
    assert ada.get(touched).headers["content-type"] == "image/png"


def test_no_style_of_the_table_looks_through_all_of_it(ada: Browser) -> None:
    """`:has()` of a board or the page is looked at anew with every piece that moves: classes tell instead.

    On paper nothing moves.
    """
    style = "".join(ada.get(page_files().address(name)).text for name in WHOLE)
    wide = r"(?:html|body|\.table-page|\.asking|\.turn|\.panel|\.boards|\.pictures)[\w.\-\[\]=\"']*:has\("
    for sheet in (re.sub(r"@media print \{(?:[^{}]|\{[^{}]*\})*\}", "", style), *STYLES):
        assert re.findall(wide if sheet not in STYLES else r":has\(", sheet) == []
