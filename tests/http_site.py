"""A server for tests: settings in a temporary folder, browsers that keep cookies, a real one on a port."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
from starlette.testclient import TestClient

from roundhouse.games.registry import GAMES
from roundhouse.server.app import create_app
from roundhouse.server.http.accounts import hashed
from roundhouse.server.serve import Server, bound_socket
from roundhouse.server.settings import Limits, Rate, Settings
from roundhouse.server.site import Site
from server.databases import new_store

GAME = GAMES[0]
HERE = "http://testserver"
LONG = 300  # seconds; an upper bound for anything that is waited for, on a busy machine
PLENTY = Rate(1_000_000, 1_000_000.0)
UNLIMITED = Limits(
    login=PLENTY,
    guest=PLENTY,
    create=PLENTY,
    talk=PLENTY,
    move=PLENTY,
    look=PLENTY,
    draft=PLENTY,
    api=PLENTY,
    bot_move=PLENTY,
)


def settings_in(folder: Path, limits: Limits = UNLIMITED) -> Settings:
    """Settings with everything in one folder."""
    settings = Settings.load(folder, allow_host=("testserver",), environment={})
    return replace(settings, limits=limits, host="127.0.0.1", port=0)


def site_in(folder: Path, limits: Limits = UNLIMITED) -> Site:
    """A site with its database in one folder."""
    settings = settings_in(folder, limits)
    return Site(settings, new_store(settings.database))


class Browser(TestClient):
    """Somebody at a browser: sends what browsers send, and keeps cookies."""

    def __init__(self, site: Site, language: str = "en", address: str = "testclient") -> None:
        app = create_app(site.settings, site)
        super().__init__(app, base_url=HERE, raise_server_exceptions=False, client=(address, 50_000))
        self.headers["Origin"] = HERE
        self.headers["Accept"] = "text/html,application/json"
        self.headers["Accept-Language"] = language
        self.site = site

    def start(self, mode: str = "pass", players: int = 2, **fields: str) -> str:
        """A new table; tells its id."""
        fields = {"game": GAME, "mode": mode, "players": str(players), **fields}
        answer = self.post("/start", data=fields, follow_redirects=False)
        assert answer.status_code == 303, answer.text
        return str(answer.headers["location"]).removeprefix("/tables/")

    def view(self, table: str, **query: str | int) -> dict[str, object]:
        """What this browser sees of a table."""
        answer = self.get(f"/tables/{table}/view", params=query)
        assert answer.status_code == 200, answer.text
        found: dict[str, object] = answer.json()
        return found

    def play(self, table: str, move: str | None = None, key: str = "") -> httpx.Response:
        """Play a move, or the first that is offered."""
        view = self.view(table)
        if move is None:
            move = view["choices"][0]["move"]  # type: ignore[index]
        at = view["seq"]
        answer: httpx.Response = self.post(
            f"/tables/{table}/moves", json={"move": move, "at": at, "key": key or f"k{at}"}
        )
        return answer


@contextmanager
def serving(site: Site) -> Iterator[str]:
    """A real server in a thread; tells its address."""
    ready = threading.Event()
    with bound_socket("127.0.0.1", 0) as bound:
        server = Server(site.settings, site, ready.set)
        thread = threading.Thread(target=server.run, args=([bound],), daemon=True)
        thread.start()
        assert ready.wait(LONG)
        try:
            yield f"http://127.0.0.1:{bound.getsockname()[1]}"
        finally:
            server.should_exit = True
            thread.join(LONG)
            assert not thread.is_alive()


def guest(address: str) -> httpx.Client:
    """Somebody at a browser, over a real connection."""
    return httpx.Client(base_url=address, headers={"Origin": address, "Accept": "text/html"}, timeout=LONG)


class Program(TestClient):
    """A program that uses the API by a token, with no cookies and nothing else that a browser sends."""

    def __init__(
        self, site: Site, name: str = "Ada", scopes: str = "read play create", bot: bool = False
    ) -> None:
        super().__init__(create_app(site.settings, site), base_url=HERE, raise_server_exceptions=False)
        self.site = site
        self.user = site.store.add_user(name, "en")
        if bot:
            assert site.store.become_bot(self.user.id)
        self.token = f"rh_{name}"
        site.store.add_token(hashed(self.token.encode()), self.user.id, "test", scopes)
        self.headers["Authorization"] = f"Bearer {self.token}"

    def call(self, method: str, path: str, body: object = None, **query: str | int) -> httpx.Response:
        """Ask for something under /api/1."""
        answer: httpx.Response = self.request(method, f"/api/1{path}", params=query, json=body)
        return answer

    def ok(self, method: str, path: str, body: object = None, **query: str | int) -> dict[str, Any]:
        """Ask for something that is not refused."""
        answer = self.call(method, path, body, **query)
        assert answer.status_code in (200, 201), answer.text
        found: dict[str, Any] = answer.json()
        return found

    def create(self, *seats: str, **settings: object) -> str:
        """A new table; tells its id."""
        body = {"game": GAME, "seats": seats or ("me", "open"), **settings}
        return str(self.ok("POST", "/tables", body)["table"])
