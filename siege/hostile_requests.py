"""Requests that no page makes: every route, with odd methods, paths, headers, cookies and bodies."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from random import Random
from urllib.parse import quote, urlencode

from starlette.routing import Route

from roundhouse.games.registry import GAMES
from roundhouse.server.app import routes
from siege.oddities import bent, bent_bytes, odd_text, odd_value, written

METHODS = [
    "GET",
    "HEAD",
    "POST",
    "PUT",
    "DELETE",
    "PATCH",
    "OPTIONS",
    "TRACE",
    "CONNECT",
    "get",
    "FOO",
    "PROPFIND",
]
QUERIES = [
    "at",
    "after",
    "have",
    "log_from",
    "moves",
    "target",
    "status",
    "games",
    "words",
    "game",
    "mode",
    "option.map",
]
FORM, JSON = "application/x-www-form-urlencoded", "application/json"
STATIC = ["app.css", "shared/fonts.css", "..", "../app.py", "%2e%2e/app.py", "a\\b", "table/", "", "\x00"]
BOUNDARY = "between"
API = "/api/"
SEATS: dict[str, object] = {"do": "take", "bot": "greedy", "name": "Ada"}

# Sound bodies by path: fields of a form, or what is said in JSON. A route without one gets odd bodies only.
FORMS: dict[str, dict[str, str]] = {
    "/start": {"game": GAMES[0], "mode": "pass", "players": "2", "name": "Ada"},
    "/new": {
        "game": GAMES[0],
        "players": "3",
        "seat-0": "me",
        "seat-1": "open",
        "undo": "ask",
        "listed": "on",
        "clock": "own",
        "clock_limit": "5",
        "clock_limit_unit": "days",
        "clock_bank": "1",
        "seed": "7",
    },
    "/learn/{game}": {},
    "/learn/{game}/{lesson}": {},
    "/profile": {
        "name": "Ada",
        "language": "de",
        "theme": "dark",
        "zone": "Europe/Berlin",
        "quiet_from": "22:00",
        "quiet_to": "07:00",
        "free_6": "on",
    },
    "/profile/remove": {"password": "x"},
    "/language": {"language": "pl", "back": "/new"},
    "/password": {"old": "", "password": "correct horse"},
    "/login": {"name": "Ada", "password": "x"},
    "/logout": {"everywhere": "on"},
    "/sessions/{session}/end": {},
    "/moderation": {"act": "mute", "user": "1", "why": "x"},
    "/mail": {"address": "ada@play.example"},
    "/mail/remove": {},
    "/mail/confirm/{token}": {},
    "/mail/stop/{token}": {"List-Unsubscribe": "One-Click"},
    "/forgot": {"name": "Ada"},
    "/reset/{token}": {"password": "correct horse"},
    "/tokens": {"name": "mine", "scope-read": "on"},
    "/tokens/{token}/revoke": {},
    "/bots": {"name": "Stoker"},
    "/bots/become": {"sure": "on"},
    "/tables/{table}/seats/{seat}/ask": {"name": "Stoker"},
    "/tables/{table}/away": {"away": "on"},
    "/tables/{table}/join/{token}": {"name": "Bert"},
    "/open": {"which": "1"},
    "/notices/mail": {"when": "daily"},
    "/notices/push/{way}/forget": {},
    "/notices/webhook": {"target": "https://play.example/hook", "daily": "on"},
}
BODIES: dict[str, dict[str, object]] = {
    "/prefs": {"theme": "dark", "sound": True},
    "/notices/push": {
        "endpoint": "https://push.example/1",
        "keys": {"p256dh": "B" * 87, "auth": "a" * 22},
        "expirationTime": None,
    },
    "/notices/push/stop": {"endpoint": "https://push.example/1"},
    "/tables/{table}/notices": {"muted": True, "hook": "https://play.example/hook"},
    "/tables/{table}/draft": {"at": 0, "moves": [], "way": ["a", "b"]},
    "/tables/{table}/review": {},
    "/tables/{table}/seen": {"seq": 3},
    "/tables/{table}/hint": {"at": 0},
    "/tables/{table}/moves": {"move": "done", "at": 0, "key": "k", "then": [], "apart": []},
    "/tables/{table}/undo": {"moves": 1, "at": 1, "key": "u"},
    "/tables/{table}/undo/ask": {"moves": 1, "at": 1},
    "/tables/{table}/undo/answer": {"agree": True},
    "/tables/{table}/fork": {"at": 0},
    "/tables/{table}/rematch": {},
    "/tables/{table}/reopen": {},
    "/tables/{table}/plan": {"at": 0, "moves": ["done"], "have": []},
    "/tables/{table}/plans": {"at": 0, "moves": ["done"], "name": "First"},
    "/tables/{table}/plans/play": {"at": 0, "moves": ["done"], "key": "p"},
    "/tables/{table}/plans/{plan}/drop": {},
    "/tables/{table}/orders": {"plan": {"at": 0, "moves": ["done"]}, "automatic": True},
    "/tables/{table}/chat": {"text": "Hello"},
    "/tables/{table}/report": {"line": 1},
    "/tables/{table}/notes": {"text": "Remember"},
    "/tables/{table}/seats/{seat}": SEATS,
    "/api/1/account/bot": {},
    "/api/1/tables": {"game": GAMES[0], "seats": ["me", "open"], "options": {}, "listed": True},
    "/api/1/tables/{table}/moves": {"move": 0, "at": 0, "key": "k", "then": []},
    "/api/1/tables/{table}/undo": {"moves": 1, "at": 1, "key": "u"},
    "/api/1/tables/{table}/undo/ask": {"moves": 1, "at": 1},
    "/api/1/tables/{table}/undo/answer": {"agree": False},
    "/api/1/tables/{table}/chat": {"text": "Hello"},
    "/api/1/tables/{table}/seats/{seat}": SEATS,
    "/api/1/tables/{table}/join": {"token": "x"},
    "/api/1/tables/{table}/rematch": {},
}
RARE = (
    "/login",
    "/password",
    "/tables/{table}/hint",
    "/tables/{table}/review",
    "/new",
    "/tables/{table}/preview.png",
)


@dataclass
class Cast:
    """Whom and what requests are about: people by their cookies, programs by tokens, tables with moves."""

    host: str
    cookies: list[str] = field(default_factory=list)
    tokens: list[str] = field(default_factory=list)
    tables: list[str] = field(default_factory=list)
    moves: dict[str, list[str]] = field(default_factory=dict)
    components: list[bytes] = field(default_factory=list)


@dataclass(frozen=True)
class Sent:
    """A request as it goes over the line; `sound` if it is one of HTTP at all."""

    method: str
    path: str  # as the router has it
    content: bytes
    sound: bool = True


def everywhere() -> list[tuple[str, str]]:
    """Every route with its method; those that take long are asked for less often."""
    found = [
        (route.path, method)
        for route in routes()
        if isinstance(route, Route)
        for method in sorted(route.methods or ())
        if method != "HEAD"
    ]
    often = [one for one in found if one[0] not in RARE]
    return often * 6 + [one for one in found if one[0] in RARE] + [("/static/{path}", "GET")] * 4


ROUTES = everywhere()


def hostile(rng: Random, cast: Cast) -> Sent:
    """A request."""
    path, method = rng.choice(ROUTES)
    if rng.random() < 0.08:
        method = rng.choice(METHODS)
    table = rng.choice(cast.tables)
    target = re.sub(r"\{(\w+)\}", lambda name: filled(rng, cast, name[1], table), path)
    if rng.random() < 0.35:
        target += "?" + query(rng)
    kind, body = "", b""
    if method not in ("GET", "HEAD", "OPTIONS", "TRACE") or rng.random() < 0.03:
        kind, body = body_of(rng, cast, path, table)
    lines = [f"{method} {target} HTTP/1.1".encode(), *headers(rng, cast, path, kind, len(body))]
    if rng.random() < 0.02:
        return Sent(method, path, bent_bytes(rng, b"\r\n".join([*lines, b"", body])), sound=False)
    return Sent(method, path, b"\r\n".join([*lines, b"", body]))


def filled(rng: Random, cast: Cast, name: str, table: str) -> str:
    """A part of a path: often what is there, else something odd."""
    known = {
        "table": [table],
        "game": list(GAMES),
        "lesson": ["first", "win", "1"],
        "seat": list("01235"),
        "token": ["1", "2", "x" * 40],
        "session": list("1239"),
        "path": STATIC,
    }.get(name, list("0129"))  # the rest are numbers
    text = rng.choice(known) if rng.random() < 0.85 else odd_text(rng)[:300]
    return quote(text, safe="/.%\\" if name == "path" else "")


def query(rng: Random) -> str:
    """What stands behind a question mark."""
    names = rng.sample(QUERIES, rng.randrange(1, 3))
    values = {name: odd_text(rng)[:2000] if rng.random() < 0.6 else str(rng.randrange(40)) for name in names}
    return urlencode(values, errors="replace")


def body_of(rng: Random, cast: Cast, path: str, table: str) -> tuple[str, bytes]:
    """A body, with the type that it says it has."""
    chance = rng.random()
    if chance < 0.06:
        return rng.choice((JSON, FORM, "multipart/form-data; boundary=x", "text/plain", "")), rng.randbytes(
            60
        )
    if path == "/new" and chance < 0.6:
        return upload(rng, cast)
    if path in FORMS or (path not in BODIES and rng.random() < 0.5):
        fields: object = FORMS.get(path, {"name": odd_text(rng)})
        fields = bent(rng, fields) if chance < 0.6 else fields
        flat = fields if isinstance(fields, dict) else {"x": fields}
        return FORM, urlencode({name: str(value) for name, value in flat.items()}, errors="replace").encode()
    value: object = BODIES.get(path, odd_value(rng))
    if isinstance(value, dict) and "at" in value and rng.random() < 0.7:
        value = {**value, "at": rng.randrange(12)}
    if isinstance(value, dict) and "move" in value and cast.moves.get(table):
        value = {**value, "move": rng.choice(cast.moves[table]), "key": str(rng.randrange(10**6))}
    if isinstance(value, dict) and value.get("moves") == ["done"] and cast.moves.get(table):
        value = {**value, "moves": rng.choices(cast.moves[table], k=rng.choice((1, 1, 2, 4)))}
    return JSON, written(rng, bent(rng, value) if chance < 0.6 else value)


def upload(rng: Random, cast: Cast) -> tuple[str, bytes]:
    """A form with a file."""
    parts = [
        f'--{BOUNDARY}\r\nContent-Disposition: form-data; name="{name}"\r\n\r\n{value}\r\n'
        for name, value in {**FORMS["/new"], "game": rng.choice(GAMES)}.items()
    ]
    name = rng.choice(("mine.toml", "", "../x", "a" * 300, "🚂"))
    head = f'--{BOUNDARY}\r\nContent-Disposition: form-data; name="components"; filename="{name}"\r\n\r\n'
    file = rng.choice(cast.components)
    file = bent_bytes(rng, file) if rng.random() < 0.8 else file
    content = "".join(parts).encode() + head.encode() + file + f"\r\n--{BOUNDARY}--\r\n".encode()
    return f"multipart/form-data; boundary={BOUNDARY}", content


def headers(rng: Random, cast: Cast, path: str, kind: str, length: int) -> list[bytes]:
    """The lines under the first one."""
    home = f"http://{cast.host}"
    found = {"Host": cast.host, "Content-Length": str(length)} if length or kind else {"Host": cast.host}
    if kind:
        found["Content-Type"] = kind
    if rng.random() < 0.93:
        found["Origin"] = home
    if rng.random() < 0.8:
        found["Cookie"] = f"roundhouse={rng.choice(cast.cookies)}"
    if path.startswith(API) and rng.random() < 0.85:
        found["Authorization"] = f"Bearer {rng.choice(cast.tokens)}"
    found["Accept"] = rng.choice(("text/html", "application/json", "*/*", "text/event-stream"))
    if rng.random() < 0.25:
        name = rng.choice(
            ("Host", "Origin", "Cookie", "Authorization", "Accept", "Accept-Language", "Accept-Encoding",
             "Range", "If-None-Match", "If-Modified-Since", "Last-Event-ID", "X-Forwarded-For",
             "X-Forwarded-Proto", "Sec-Fetch-Site", "Content-Type", "User-Agent", "X-Request-Id", "Expect")
        )  # fmt: skip
        odd = re.sub(r"[\x00-\x1f\x7f]", "", odd_text(rng))[:2000]
        found[name] = f"roundhouse={odd}" if name == "Cookie" and rng.random() < 0.5 else odd
    return [f"{name}: {value}".encode() for name, value in found.items()]
