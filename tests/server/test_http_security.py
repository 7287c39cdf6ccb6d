"""What is refused, with the right status: foreign origins, large and broken bodies, guessed names."""

from __future__ import annotations

import asyncio
import re
import socket
from pathlib import Path

import pytest
from starlette.types import Message, Receive, Scope, Send

from http_site import GAME, HERE, Browser
from roundhouse.server.http.hosts import check_host, known_hosts
from roundhouse.server.http.refusals import UnknownHost, WebRefused
from roundhouse.server.http.security import CONTENT_SECURITY_POLICY, Gate
from roundhouse.server.settings import Limits, Settings
from roundhouse.server.site import Site

JSON = {"Accept": "application/json"}


@pytest.mark.parametrize("path", ["/", "/profile", "/nowhere", "/healthz", f"/games/{GAME}/picture.css"])
def test_every_answer_carries_the_security_headers(ada: Browser, path: str) -> None:
    headers = ada.get(path).headers
    assert headers["Content-Security-Policy"] == CONTENT_SECURITY_POLICY
    sources = {one for part in CONTENT_SECURITY_POLICY.split("; ") for one in part.split()[1:]}
    assert sources == {"'none'", "'self'", "data:"}, "nothing from elsewhere, and nothing unsafe"
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "same-origin"
    assert headers["X-Frame-Options"] == "DENY"


def test_pages_are_kept_by_nobody(ada: Browser) -> None:
    assert ada.get("/").headers["Cache-Control"] == "no-store"


def test_a_fault_is_told_in_a_sentence_with_all_headers(
    ada: Browser, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: object, **__: object) -> None:
        raise RuntimeError("a secret detail")

    monkeypatch.setattr(ada.site.store, "listed_tables", broken)
    answer = ada.get("/")
    assert answer.status_code == 500
    assert "secret detail" not in answer.text
    assert "Traceback" not in answer.text
    assert answer.headers["Content-Security-Policy"] == CONTENT_SECURITY_POLICY
    assert "secret detail" in caplog.text


# Where a change comes from


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"Origin": HERE}, 303),
        ({"Origin": HERE, "Sec-Fetch-Site": "same-origin"}, 303),
        ({"Origin": "http://elsewhere.example"}, 403),
        ({"Origin": "null"}, 403),
        ({"Origin": "https://testserver"}, 403),
        ({"Origin": HERE + ":81"}, 403),
        ({"Origin": HERE, "Sec-Fetch-Site": "cross-site"}, 403),
        ({"Origin": HERE, "Sec-Fetch-Site": "same-site"}, 403),
        ({"Origin": ""}, 403),
        ({"Origin": "http://"}, 403),
        ({"Origin": "http://["}, 403),
        ({"Origin": "http://testserver]"}, 403),
    ],
)
def test_a_change_must_come_from_this_site(bert: Browser, headers: dict[str, str], status: int) -> None:
    answer = bert.post("/start", data={"game": GAME, "mode": "pass"}, headers=headers, follow_redirects=False)
    assert answer.status_code == status


def test_a_change_without_any_origin_is_refused(bert: Browser) -> None:
    del bert.headers["Origin"]
    assert bert.post("/logout", data={}).status_code == 403
    assert bert.put("/prefs", json={}).status_code == 403


# Names


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("testserver", 200),
        ("localhost:8000", 200),
        ("roundhouse.localhost", 200),
        ("127.0.0.1:1", 200),
        ("192.168.178.20:8000", 200),
        ("[2001:db8::1]:80", 200),
        (socket.gethostname(), 200),
        (socket.gethostname().partition(".")[0] + ".local:8000", 200),
        ("elsewhere.example", 421),
        ("testserver.elsewhere.example", 421),
        (socket.gethostname() + ".elsewhere.example", 421),
        ("127.0.0.1.elsewhere.example", 421),
    ],
)
def test_a_name_that_is_none_of_ours_finds_nothing(ada: Browser, host: str, status: int) -> None:
    table = ada.start()
    for path in ("/", f"/tables/{table}/view", "/static/table/table.js"):
        answer = ada.get(path, headers={"Host": host})
        assert answer.status_code == status
        if status == 421:
            assert '"choices"' not in answer.text
    assert ada.post("/prefs", headers={"Host": host, "Origin": f"http://{host}"}).status_code != 500


def test_a_server_is_known_by_what_it_is_told(tmp_path: Path) -> None:
    settings = Settings.load(tmp_path, {}, url="https://Play.example:8443/", allow_host="other.example")
    for host in ("play.example", "play.example:8443", "other.example", "OTHER.example."):
        check_host(host, known_hosts(settings))
    with pytest.raises(UnknownHost):
        check_host("third.example", known_hosts(settings))


# Numbers


@pytest.mark.parametrize("number", [str(2**31), str(2**63), "9" * 30, "9" * 4400, "-1", "1.5", "²", "%00"])
def test_a_number_that_nothing_can_have_is_answered_with_a_sentence(ada: Browser, number: str) -> None:
    table = ada.start()
    answers = [ada.post(f"/sessions/{number}/end", data={})]
    for do in ("take", "retry", "new_link", "kick"):
        answers.append(ada.post(f"/tables/{table}/seats/{number}", json={"do": do}, headers=JSON))
    for query in ("view?at", "view?log_from", "chat?after"):
        answers.append(ada.get(f"/tables/{table}/{query}={number}", headers=JSON))
    assert all(answer.status_code < 500 for answer in answers)
    if len(number) > 15:
        assert [answer.status_code for answer in answers[:5]] == [404] * 5


# Bodies


def test_a_body_that_says_it_is_large_is_not_read(ada: Browser) -> None:
    table = ada.start()
    move = {"move": "x" * 20_000, "at": 0, "key": "k"}
    assert ada.post(f"/tables/{table}/moves", json=move, headers=JSON).status_code == 413


def test_a_body_that_hides_how_large_it_is_is_cut_off() -> None:
    received = 0

    async def receive() -> Message:
        nonlocal received
        received += 1000
        return {"type": "http.request", "body": b"x" * 1000, "more_body": True}

    async def send(message: Message) -> None:
        raise AssertionError("nothing is answered by who reads")

    async def read_all(scope: Scope, receive: Receive, send: Send) -> None:
        while (await receive())["more_body"]:
            pass

    scope = {"type": "http", "method": "POST", "path": "/x", "scheme": "http"}
    headers = [(b"origin", b"http://here"), (b"host", b"here")]
    with pytest.raises(WebRefused) as refused:
        asyncio.run(Gate(read_all, Limits())({**scope, "headers": headers}, receive, send))
    assert refused.value.status == 413
    assert received < 20_000, "the rest is never asked for"


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b'"move"',
        b"\xff\xfe",
        b"{}",
        b'{"move": 1, "at": 0, "key": "k"}',
        b'{"move": "x", "at": "0", "key": "k"}',
        b'{"move": "x", "at": -1, "key": "k"}',
        b'{"move": "x", "at": 0.5, "key": "k"}',
        b'{"move": "x", "at": 99999999999999999999999, "key": "k"}',
        b'{"move": "x", "at": 0}',
        b'{"move": "x", "at": 0, "key": ""}',
        b'{"move": "x", "at": 0, "key": "k", "seat": 1}',
        b'{"move": "' + b"x" * 300 + b'", "at": 0, "key": "k"}',
        b"[" * 10_000,
    ],
)
def test_a_body_of_another_shape_is_refused(ada: Browser, body: bytes) -> None:
    table = ada.start()
    answer = ada.post(
        f"/tables/{table}/moves", content=body, headers={**JSON, "Content-Type": "application/json"}
    )
    assert answer.status_code == 400
    assert answer.json()["message"]


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""]
)
def test_a_move_is_json_and_nothing_else(ada: Browser, kind: str) -> None:
    table = ada.start()
    answer = ada.post(
        f"/tables/{table}/moves", content=b'{"move":"x","at":0,"key":"k"}', headers={"Content-Type": kind}
    )
    assert answer.status_code == 415


def test_a_broken_form_is_refused(ada: Browser) -> None:
    kind = {"Content-Type": "multipart/form-data"}
    assert ada.post("/new", content=b"--x\r\nnonsense", headers=kind).status_code == 400
    many = "&".join(f"field{n}=1" for n in range(500))
    urlencoded = {"Content-Type": "application/x-www-form-urlencoded"}
    assert ada.post("/start", content=many, headers=urlencoded).status_code == 400


def test_an_upload_has_a_limit(ada: Browser) -> None:
    big = {"components": ("mine.toml", b"#" * 1_100_000)}
    assert ada.post("/new", data={"game": GAME}, files=big).status_code == 413


@pytest.mark.parametrize(
    "name", ["../../etc/passwd", "/etc/passwd", "C:\\windows\\system.ini", "a\x00b", "..", "x" * 3000]
)
def test_the_name_of_an_upload_means_nothing(ada: Browser, name: str) -> None:
    answer = ada.post(
        "/new", data={"game": GAME, "players": "2"}, files={"components": (name, b"schema = 99")}
    )
    assert answer.status_code == 422
    assert "schema" in answer.text
    assert "roundhouse-" not in answer.text, "no folder of the server is named"
    assert "etc" not in re.findall(r"[\w.]+", answer.text), "it is called by its own name alone"


def test_an_empty_file_is_no_file_of_ones_own_and_not_passed_over(ada: Browser) -> None:
    answer = ada.post("/new", data={"game": GAME, "players": "2"}, files={"components": ("mine.toml", b"")})
    assert answer.status_code == 422
    assert re.search(r'<details class="more" open>\s*<summary>My own components', answer.text)
    assert "mine.toml" in answer.text
    without = ada.post(
        "/new", data={"game": GAME, "players": "2"}, files={"components": ("", b"")}, follow_redirects=False
    )
    assert without.status_code == 303, "a form whose file was not chosen"


def test_an_upload_that_is_no_text_is_refused(ada: Browser) -> None:
    files = {"components": ("mine.toml", b"\xff\xfe\x00binary")}
    assert ada.post("/new", data={"game": GAME, "players": "2"}, files=files).status_code == 422


@pytest.mark.parametrize(
    "path",
    [
        "/static/../server/app.py",
        "/static/..%2f..%2fserver/app.py",
        "/static/%2e%2e/%2e%2e/text.py",
        "/static/~000000000000/%2e%2e/%2e%2e/%2e%2e/text.py",
        "/static/~/../../../text.py",
        "/games/..%2f..%2f/picture.css",
        "/games/os/picture.css",
        "/help/__init__",
        "/help/railroad_revolution.words",
    ],
)
def test_no_path_leads_outside(ada: Browser, path: str) -> None:
    assert ada.get(path).status_code == 404


# Tables and seats of others


@pytest.mark.parametrize("table", ["x", "A" * 22, "0", "%00", "A" * 5000, "' OR 1=1 --"])
def test_a_guessed_table_is_not_there(ada: Browser, table: str) -> None:
    ada.start()
    for tail in ("", "/view", "/record", "/chat", "/events", "/why?target=x"):
        assert ada.get(f"/tables/{table}{tail}").status_code == 404


def test_nobody_acts_for_another(ada: Browser, bert: Browser) -> None:
    table = ada.start("solo", bot="greedy")
    move = {"move": "setup S1", "at": 0, "key": "k"}
    assert bert.post(f"/tables/{table}/moves", json=move).status_code == 401, "without a session"
    bert.start()
    assert bert.post(f"/tables/{table}/moves", json=move).status_code == 403
    assert bert.post(f"/tables/{table}/undo", json={"moves": 1, "at": 0, "key": "k"}).status_code == 403
    assert bert.post(f"/tables/{table}/undo/ask", json={"moves": 1, "at": 0}).status_code == 403
    assert bert.post(f"/tables/{table}/undo/answer", json={"agree": True}).status_code in (403, 422)
    assert bert.post(f"/tables/{table}/rematch", json={}).status_code == 403
    for do in ("take_back", "leave_to_bot", "replace_bot", "kick", "new_link", "retry"):
        answer = bert.post(f"/tables/{table}/seats/1", json={"do": do})
        assert answer.status_code == 403, do
    assert bert.post(f"/tables/{table}/seats/1", json={"do": "take"}).status_code == 409
    found = ada.site.store.load(table)
    assert found is not None
    _, seats, entries = found
    assert [(seat.kind, seat.bot) for seat in seats] == [("person", None), ("bot", "greedy")]
    # A bot may have begun; nobody else has.
    assert {entry.user_id for entry in entries} <= {None}
    assert {seats[entry.seat].kind for entry in entries} <= {"bot"}


def test_a_private_table_shows_nothing_to_others(ada: Browser, bert: Browser) -> None:
    answer = ada.post("/new", data={"game": GAME, "players": "2", "seat-1": "here"}, follow_redirects=False)
    table = answer.headers["location"]
    bert.start()
    for tail in ("", "/view", "/record", "/chat", "/events", "/why?target=x", "/notes"):
        assert bert.get(table + tail).status_code == 403
    assert bert.post(f"{table}/chat", json={"text": "hello"}).status_code == 403
    assert bert.post(f"{table}/fork", json={"at": 0}).status_code == 403
    assert ada.get(table + "/view").status_code == 200


@pytest.mark.parametrize(
    "evil",
    ['<script>alert("x")</script>', "'\"><img src=x onerror=alert(1)>", "</script>", "{{7*7}}", "%s{0}"],
)
def test_names_and_chat_are_text_whatever_they_contain(ada: Browser, site: Site, evil: str) -> None:
    table = ada.start("pass", name=evil)
    assert ada.post(f"/tables/{table}/chat", json={"text": evil}).status_code == 200
    for path in (f"/tables/{table}", "/", "/profile"):
        text = ada.get(path).text
        assert "<script>alert" not in text
        assert "<img src=x" not in text
    inside = ada.get(f"/tables/{table}").text.split('id="view">')[1].split("</script>")[0]
    assert "<" not in inside
    names = [player["name"] for player in ada.view(table)["players"]]  # type: ignore[attr-defined]
    assert evil in names
    lines = ada.get(f"/tables/{table}/chat").json()["chat"]
    assert [line["text"] for line in lines] == [evil]


def test_going_back_after_choosing_a_language_stays_here(ada: Browser) -> None:
    for back in ("//elsewhere.example", "https://elsewhere.example", "/\\elsewhere.example", "\nx", ""):
        answer = ada.post("/language", data={"language": "de", "back": back}, follow_redirects=False)
        assert answer.headers["location"] == "/"
