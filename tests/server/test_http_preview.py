"""Links that are shared: what the page of a table tells about itself, and its picture."""

from __future__ import annotations

import re
import struct

import pytest

from http_site import Browser
from roundhouse.games.registry import GAMES
from roundhouse.kit.picture import PLAYER
from roundhouse.server.http import preview
from roundhouse.server.tables.stored_table import NewSeat, NewTable


def running(ada: Browser, game: str, spectators: bool) -> str:
    """A table around the screen of whoever is at the browser."""
    user = ada.site.tables.get(ada.start()).row.owner
    seats = [NewSeat("person", name, user) for name in ("Ada", "Bert", "Cleo")]
    return ada.site.tables.create(NewTable(game, seats, user, house=True, spectators=spectators, seed=7))


def tagged(page: str) -> dict[str, str]:
    """The tags of a page that tell of it."""
    return dict(re.findall(r'<meta property="og:([\w:]+)" content="([^"]*)">', page))


@pytest.mark.parametrize("game", GAMES)
def test_a_link_shows_the_position_as_anybody_may_see_it(ada: Browser, bert: Browser, game: str) -> None:
    made = running(ada, game, spectators=True)
    told = tagged(ada.get(f"/tables/{made}").text)
    assert told["title"]
    assert "Ada" in told["description"]
    pictures = [one.get(told["image"].removeprefix("http://testserver")) for one in (ada, bert)]
    assert pictures[0].headers["content-type"] == "image/png"
    assert struct.unpack(">II", pictures[0].content[16:24]) == (1200, 630)
    assert pictures[0].content == pictures[1].content, "whoever asks"


def test_the_players_boards_stand_beside_the_first_before_all_else() -> None:
    def part(said: str) -> str:
        return f'<svg xmlns="http://www.w3.org/2000/svg" class="game part" viewBox="0 0 70 100">{said}</svg>'

    shown = preview.composed(
        {one: part(one) for one in ("main", "market", f"{PLAYER}0", f"{PLAYER}1", f"{PLAYER}2")}, ""
    )
    assert re.findall(r">(\w[\w-]*)</svg>", shown) == ["main", f"{PLAYER}0"]
    narrow = preview.composed(
        {one: part(one).replace("70", "60") for one in ("main", "market", f"{PLAYER}0")}, ""
    )
    assert re.findall(r">(\w[\w-]*)</svg>", narrow) == ["main", f"{PLAYER}0", "market"]


def test_nothing_is_told_of_a_private_table(ada: Browser, bert: Browser) -> None:
    made = running(ada, GAMES[0], spectators=False)
    page = ada.get(f"/tables/{made}")
    assert page.status_code == 200
    assert tagged(page.text) == {}
    for one in (ada, bert):
        assert one.get(f"/tables/{made}/preview.png").status_code == 403


def test_without_the_painter_a_link_has_words_alone(ada: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(preview, "find_spec", lambda name: None)
    made = running(ada, GAMES[0], spectators=True)
    told = tagged(ada.get(f"/tables/{made}").text)
    assert told["title"]
    assert "image" not in told
    assert ada.get(f"/tables/{made}/preview.png").status_code == 404
