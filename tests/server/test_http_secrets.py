"""What a seat's page, view and stream hold: byte for byte the same, whatever lies hidden from the seat.

Two tables play the same moves. In one of them, all that a seat does not know lies otherwise.
"""

from __future__ import annotations

import json

import pytest

from http_site import GAME, Browser
from roundhouse.core.random import Random
from roundhouse.games.registry import open_game
from roundhouse.server.site import Site
from roundhouse.server.store import NewSeat, NewTable
from roundhouse.table.table import SPECTATOR

PLAYERS = 3
MOVES = 60
LOOK_EVERY = 6  # moves


@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1, 2])
@pytest.mark.parametrize("seed", [1, 2])
def test_nothing_hidden_is_sent(ada: Browser, site: Site, seat: int, seed: int) -> None:
    tables, browsers = twins(site, seat, seed)
    rng = Random(seed)
    looked = 0
    for number in range(MOVES):
        if number % LOOK_EVERY == 0:
            one, other = (sent(browser, table) for browser, table in zip(browsers, tables, strict=True))
            assert one == other
            looked += 1
        if not play_both(site, tables, seat, rng):
            break
    assert looked > 2


def twins(site: Site, seat: int, seed: int) -> tuple[list[str], list[Browser]]:
    """Two tables that look the same to the seat, and a browser at each, of whoever sits there."""
    tables, browsers = [], []
    for _ in range(2):
        users = [site.store.add_user(f"Player {n}", "en") for n in range(PLAYERS)]
        seats = [NewSeat("person", user.name, user.id) for user in users]
        tables.append(site.tables.create(NewTable(GAME, seats, users[0].id, seed=seed)))
        browser = Browser(site)
        if seat != SPECTATOR:
            cookie = site.accounts.open_session(users[seat], "")
            browser.headers["Cookie"] = f"roundhouse={cookie}"
        browsers.append(browser)
    table = site.tables.get(tables[1]).running()
    start = table.state
    table._positions[0] = start.imagine(seat, Random(seed + 100))
    assert table.state.dump() != start.dump()
    return tables, browsers


def play_both(site: Site, tables: list[str], seat: int, rng: Random) -> bool:
    """The same random move at both tables; False once chance shows the seat something else."""
    one, other = (site.tables.get(table) for table in tables)
    legal = one.running().state.legal()
    both = [move for move in legal if move in other.running().state.legal()]
    if not both:
        return False
    text = one.game.moves.text(both[rng.below(len(both))])
    for live in (one, other):
        user = live.seats[live.turn].user_id
        site.tables.move(live.row.id, text, live.seq, f"k{live.seq}", user_id=user)
    views = [live.running().view(seat).dump() for live in (one, other)]
    return bool(views[0] == views[1])


def sent(browser: Browser, table: str) -> list[str]:
    """Everything that a browser can get of a table, with the table's own name taken out."""
    paths = [
        "",
        "/view?words",
        "/view",
        "/view?at=0",
        "/view?log_from=3",
        "/chat",
        "/record",
        "/why?target=space-3",
    ]
    answers = [browser.get(f"/tables/{table}{path}") for path in paths]
    assert {answer.status_code for answer in answers} == {200}
    texts = [answer.text for answer in answers]
    return [text.replace(table, "TABLE").replace(table[:8], "TABLE") for text in texts]


def test_a_seat_sees_what_others_do_not(ada: Browser, site: Site) -> None:
    """The comparison above means something only if there are secrets, and if their owner does see them."""
    state = open_game(GAME).new(PLAYERS, 1)
    views = {json.dumps(state.seen_by(seat).dump(), sort_keys=True) for seat in (SPECTATOR, 0, 1, 2)}
    hidden = json.dumps(state.dump(), sort_keys=True)
    assert hidden not in views
