"""What a seat's page, view, record and stream hold: byte for byte the same, whatever is hidden from the seat.

Two tables play moves that look the same to a seat. In one of them, all that the seat does not know lies
otherwise, and what others choose in secret is something else.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field

import httpx
import pytest

from http_site import Browser, Program
from playing import OPEN, random_move
from roundhouse.core.message import Event
from roundhouse.core.random import Random
from roundhouse.core.record_reader import read
from roundhouse.core.state import State
from roundhouse.server.http.accounts import hashed
from roundhouse.server.site import Site
from roundhouse.server.store import Announcement, User
from roundhouse.server.tables.live_table import LiveTable
from roundhouse.server.tables.stored_table import NewSeat, NewTable
from roundhouse.table.table import SPECTATOR

PLAYERS = 3
MOVES = 36
LOOK_EVERY = 18  # moves
READERS = [SPECTATOR, 0, 1, 2]
MOST_GAMES = 200  # that are tried until somebody chooses something in secret
SECRETIVE = [name for name, game in OPEN.items() if any(block.secret for block in game.moves.blocks)]


@dataclass
class Twin:
    """One of two tables that look the same, with the browser of the one who looks."""

    table: str
    browser: Browser
    users: list[User]
    program: Program  # of the same reader
    heard: list[Announcement] = field(default_factory=list)  # what the streams carried

    @property
    def live(self) -> LiveTable:
        return self.browser.site.tables.get(self.table)

    @property
    def state(self) -> State:
        return self.live.running().state

    def play(self, move: int) -> None:
        """Play for whoever is to decide."""
        live = self.live
        user, text = live.seats[live.turn].user_id, live.game.moves.text(move)
        self.browser.site.tables.move(self.table, text, live.seq, f"k{live.seq}", user_id=user)

    def imagine(self, reader: int, seed: int) -> None:
        """Lay otherwise what the reader does not know."""
        table = self.live.running()
        table._positions[-1] = table.state.imagine(reader, Random(seed))


Twins = tuple[Twin, Twin]


def twins(site: Site, game: str, reader: int, seed: int, moves: list[int]) -> Twins:
    """Two tables after the same moves, and a browser at each, of whoever reads there."""
    one, other = (new_twin(site, game, reader, seed) for _ in range(2))
    for twin in (one, other):
        for move in moves:
            twin.play(move)
        site.store.add_chat(twin.table, twin.users[0].id, "Player 0", "Good luck!", 0)
    return one, other


def new_twin(site: Site, game: str, reader: int, seed: int) -> Twin:
    users = [site.store.add_user(f"Player {n}", "en") for n in range(PLAYERS)]
    seats = [NewSeat("person", user.name, user.id) for user in users]
    browser = Browser(site)
    browser.headers["Accept-Encoding"] = "identity"  # packed, the table's own name changes the length
    if reader != SPECTATOR:
        browser.headers["Cookie"] = f"roundhouse={site.accounts.open_session(users[reader], '')}"
    table = site.tables.create(NewTable(game, seats, users[0].id, seed=seed))
    twin = Twin(
        table, browser, users, program_of(site, table, None if reader == SPECTATOR else users[reader])
    )
    deliver = site.announcements.deliver

    def overheard(announcement: Announcement) -> None:
        if announcement.table_id == twin.table:
            twin.heard.append(announcement)
        deliver(announcement)

    site.store.announcer.listen(overheard)
    return twin


def program_of(site: Site, table: str, user: User | None) -> Program:
    """A program that reads with the eyes of the same seat, or as somebody who only looks on."""
    program = Program(site, f"Program at {table}")
    if user is not None:
        program.token = f"rh_{user.id}"
        site.store.add_token(hashed(program.token.encode()), user.id, "test", "read play create")
    program.headers["Authorization"] = f"Bearer {program.token}"
    program.headers["Accept-Encoding"] = "identity"
    return program


def same_for(reader: int, one: State, move: int, other: State) -> list[int]:
    """The moves at the other table that look to the reader like this one; another than this one first."""
    wanted = looks(reader, one, move)
    name = one.game.moves.block(move).name
    alike = [code for code in other.legal() if other.game.moves.block(code).name == name]
    found = [code for code in alike if looks(reader, other, code) == wanted]
    return sorted(found, key=lambda code: code == move)


def looks(reader: int, before: State, move: int) -> tuple[str, str]:
    """What a reader sees after a move, and what is told of it."""
    after = before.copy()
    told: list[Event] = []
    after.log = told
    after.play(move)
    after.log = None
    return json.dumps(after.seen_by(reader).dump(), sort_keys=True), str(told)


def sent(twin: Twin) -> list[str]:
    """Everything that the reader can get of a table, with what is its own taken out: names and times."""
    live = twin.live
    moves = live.game.moves
    secret = [moves.text(block.start) for block in moves.blocks if block.secret]
    base = f"/tables/{twin.table}"
    paths = ["", "/view?words", "/view", "/view?at=0", f"/view?at={live.seq - 1}", "/view?log_from=3"]
    paths += ["/chat", "/record", "/review", "/why?target=space-3"]
    paths += [f"/ends?moves={text}" for text in secret]
    answers = [twin.browser.get(base + path) for path in paths if "at=-1" not in path]
    answers.append(twin.browser.get(f"{base}/view", headers={"Accept-Encoding": "gzip"}))  # as browsers ask
    answers += [twin.browser.post(f"{base}/{what}", json={"at": live.seq}) for what in ("fork", "hint")]
    drawn = {"at": live.seq, "moves": secret[:1], "way": ["space-3", "space-4"]}
    answers.append(twin.browser.post(f"{base}/draft", json=drawn))
    answers += asked_by_program(twin, secret)
    assert all(answer.status_code < 500 for answer in answers)
    texts = [
        f"{answer.status_code} {sorted(answer.headers.items())} {answer.text}".replace(
            answer.headers["X-Request-ID"],
            "",  # random, and another one for every request
        )
        for answer in answers
    ]
    texts += [f"{heard.event} {heard.seq} {heard.data}" for heard in twin.heard]
    return [plain(text, twin) for text in texts]


def asked_by_program(twin: Twin, secret: list[str]) -> list[httpx.Response]:
    """The same by the API; what would change the table only while it is somebody else's turn."""
    base, call, live = f"/tables/{twin.table}", twin.program.call, twin.live
    paths = ["", "/view", "/position", "/position?at=0", "/moves", "/record", "/chat", "/components"]
    answers = [call("GET", path) for path in ("/tables", *(base + path for path in paths))]
    if live.turn != live.seat_of(twin.program.site.tokens.bearer(twin.program.token).user.id):  # type: ignore[union-attr]
        for text in secret:
            answers.append(call("POST", base + "/moves", {"move": text, "at": live.seq, "key": "k"}))
        answers.append(call("POST", base + "/undo", {"moves": 1, "at": live.seq, "key": "k"}))
    answers.append(call("POST", base + "/rematch", {}))
    return answers


def plain(text: str, twin: Twin) -> str:
    text = text.replace(twin.table, "TABLE").replace(twin.table[:8], "TABLE")
    text = re.sub(r"""(['"]at['"]|&#34;at&#34;): ?\d{10,}""", r"\1: TIME", text)
    text = re.sub(r"""(['"]id['"]|&#34;id&#34;): ?\d+""", r"\1: ID", text)
    text = re.sub(r'"(changed|bot_from)": ?\d+', r'"\1": TIME', text)
    if "'gzip'" in text:  # its length differs by the address of the table
        text = re.sub(r"'content-length', '\d+'", "LENGTH", text)
    return re.sub(r"roundhouse=[^;']*", "COOKIE", text)


def compare(pair: Twins) -> None:
    for one, other in zip(*map(sent, pair), strict=True):
        assert one == other


@pytest.mark.parametrize("reader", [SPECTATOR, 1])
@pytest.mark.parametrize("game", OPEN)
def test_nothing_hidden_is_sent(ada: Browser, site: Site, game: str, reader: int) -> None:
    one, other = pair = twins(site, game, reader, seed=1, moves=[])
    before = one.state.dump()
    other.imagine(reader, 100)
    assert other.state.dump() != before
    rng = Random(1)
    played = 0
    while played < MOVES:
        if played % LOOK_EVERY == 0:
            compare(pair)
        move = random_move(one.state, rng)
        alike = same_for(reader, one.state, move, other.state)
        if not alike:  # chance shows the reader something else
            break
        one.play(move)
        other.play(alike[0])
        played += 1
        if one.state.over:
            return
    assert played > LOOK_EVERY
    compare(pair)


@pytest.mark.parametrize("reader", READERS)
@pytest.mark.parametrize("game", SECRETIVE)
def test_what_others_choose_in_secret_is_not_sent(ada: Browser, site: Site, game: str, reader: int) -> None:
    seed, moves, chosen = next(secret_choices(game, reader))
    one, other = pair = twins(site, game, reader, seed, moves)
    other.imagine(reader, 100)
    assert one.state.seat != reader
    alike = same_for(reader, one.state, chosen, other.state)
    assert alike[0] != chosen
    compare(pair)
    one.play(chosen)
    other.play(alike[0])
    compare(pair)
    texts = [twin.live.game.moves.text(move) for twin, move in zip(pair, (chosen, alike[0]), strict=True)]
    for twin, text in zip(pair, texts, strict=True):
        assert text not in "".join(sent(twin))
        owner = twin.live.running().entries[-1].seat
        assert text in site.tables.record(twin.table, twin.users[owner].id), "who chose it may know"
        written = read(twin.browser.get(f"/tables/{twin.table}/record").text)
        assert written.seed is None
        assert written.moves[-1].text == f"{text.split()[0]} ?"


def secret_choices(name: str, reader: int) -> Iterator[tuple[int, list[int], int]]:
    """Games of random moves up to where another seat chooses something in secret: seed, moves, the choice."""
    game = OPEN[name]
    for seed in range(MOST_GAMES):
        state, rng = game.new(PLAYERS, seed), Random(seed)
        moves: list[int] = []
        while not state.over:
            move = random_move(state, rng)
            if game.moves.block(move).secret and state.seat != reader and len(state.legal()) > 1:
                yield seed, moves, move
                break
            moves.append(move)
            state.advance(move)


@pytest.mark.parametrize("game", OPEN)
def test_a_seat_sees_what_others_do_not(game: str) -> None:
    """The comparison above means something only if there are secrets that no view shows."""
    state = OPEN[game].new(PLAYERS, 1)
    views = {json.dumps(state.seen_by(seat).dump(), sort_keys=True) for seat in READERS}
    assert json.dumps(state.dump(), sort_keys=True) not in views
