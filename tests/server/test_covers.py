"""Small pictures of what can be chosen before a game, and what the page of a new table tells of it."""

from __future__ import annotations

import gzip
import json
import re
from html import unescape
from xml.etree import ElementTree

import pytest

from http_site import Browser
from roundhouse.drawing import picture_of
from roundhouse.games.registry import GAMES, open_game, package_of
from roundhouse.text import languages

PICTURED = [(game, option) for game in GAMES for option in picture_of(game).SHOWN]
SMALL = 16_000  # bytes of a cover, compressed
USED = re.compile(r'href="#([^"]*)"|url\(#([^)]*)\)')


@pytest.mark.parametrize(("game", "option"), PICTURED)
def test_every_choice_has_a_small_picture_of_its_own_that_is_kept(
    ada: Browser, game: str, option: str
) -> None:
    page = ada.get(f"/new?game={game}").text
    addresses = [unescape(found) for found in re.findall(r'<img src="(/games/[^"]*)"', page)]
    choices = next(one.choices for one in open_game(game).options if one.name == option)
    assert len(addresses) == len(choices)
    drawn = {}
    for address in addresses:
        answer = ada.get(address)
        assert answer.headers["Content-Type"] == "image/svg+xml"
        assert "immutable" in answer.headers["Cache-Control"]
        assert len(gzip.compress(answer.content)) < SMALL
        ids = {one.get("id") for one in ElementTree.fromstring(answer.text).iter()}
        used = {one or other for one, other in USED.findall(answer.text)}
        assert used <= ids, "all that is drawn is in the file"
        drawn[answer.text] = address
    assert len(drawn) == len(choices)
    assert all('loading="lazy"' in tag for tag in re.findall(r'<img src="/games/[^>]*>', page))


def test_every_drawing_that_the_first_page_uses_is_on_it(ada: Browser) -> None:
    page = ada.get("/").text
    used = set(re.findall(r'<use [^>]*href="#([^"]+)"', page))
    assert used
    assert used <= set(re.findall(r' id="([^"]+)"', page))


def test_a_cover_that_there_is_not(ada: Browser) -> None:
    game, option = PICTURED[0]
    for query in (f"option.{option}=nowhere&language=en", "language=xx", ""):
        assert ada.get(f"/games/{game}/cover.svg?{query}").status_code == 404
    assert ada.get("/games/nothing/cover.svg?language=en").status_code == 404


def test_the_page_is_told_which_choices_make_a_difference(ada: Browser) -> None:
    told = 0
    for name in GAMES:
        found = re.search(r'id="offers">(.*?)</script>', ada.get(f"/new?game={name}").text)
        assert found
        game = open_game(name)
        for offer in json.loads(found[1]):
            for way, worth in offer["worthwhile"].items():
                chosen = dict(zip(offer["by"], way.split("/"), strict=True))
                assert game.worthwhile(offer["option"], game.complete(chosen)) == worth
                told += 1
    assert told > 1


@pytest.mark.parametrize("language", languages())
def test_what_differs_between_choices_stands_side_by_side(ada: Browser, language: str) -> None:
    ada.headers["Accept-Language"] = language
    compared = 0
    for name in GAMES:
        game, page = open_game(name), ada.get(f"/new?game={name}").text
        for option in game.options:
            rows = package_of(name).words().comparison(game, option.name)
            assert all(len(settled) == len(option.choices) for _, settled in rows)
            compared += bool(rows)
        for row in re.findall(r'<tr><th scope="row">.*?</tr>', page):
            cells = re.findall(r"<td[^>]*>(.*?)</td>", row)
            assert len({*cells}) > 1, "what is the same everywhere is left out"
            marked = re.findall(r'<td class="differs">(.*?)</td>', row)
            assert marked == [cell for cell in cells if cell != cells[0]]
    assert compared
    assert 'class="comparison"' in ada.get("/new?game=" + next(n for n in GAMES if compares(n))).text


def compares(name: str) -> bool:
    game = open_game(name)
    return any(package_of(name).words().comparison(game, option.name) for option in game.options)
