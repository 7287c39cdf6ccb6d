"""Posting to addresses that others have chosen: what fails, hangs, drips, redirects, or leads inside."""

from __future__ import annotations

import socket
import threading

import pytest

from roundhouse.server.notices.channel import NotTaken
from roundhouse.server.notices.outgoing_request import Poster, known_address
from server.receivers import Hook


def test_a_hook_that_hangs_is_left_and_a_redirect_is_not_followed(
    hook: Hook, monkeypatch: pytest.MonkeyPatch
) -> None:
    poster = Poster("127.0.0.0/8")
    hook.status = 302
    with pytest.raises(NotTaken, match="302"):
        poster.deliver(hook.address, b"{}", {}, ())
    assert len(hook.posted) == 1
    monkeypatch.setattr("roundhouse.server.notices.outgoing_request.SECONDS", 0.05)
    hook.answers.clear()
    with pytest.raises(OSError, match="timed out"):
        poster.post(hook.address, b"{}", {})


@pytest.mark.parametrize(
    "address",
    [
        "http://127.0.0.1/",
        "http://[::1]/",
        "http://[::ffff:10.0.0.1]/",
        "http://169.254.169.254/latest",
        "http://192.168.1.1:8080/",
        "http://0.0.0.0/",
        "http://localhost/",
        "http://2130706433/",
        "http://[64:ff9b::7f00:1]/",
        "http://[2002:7f00:1::]/",
        "http://[fd00::1]/",
    ],
)
def test_a_webhook_leads_nowhere_inside(address: str) -> None:
    inside = Poster("")
    with pytest.raises(NotTaken):
        inside.post(address, b"{}", {})


def test_the_address_that_was_checked_is_the_one_that_is_reached(
    hook: Hook, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A name that has a public address at first and one of ours at the second look gains nothing."""
    answers = [["93.184.216.34", "127.0.0.1"], ["127.0.0.1"]]

    def looked_up(host: str, port: int, **how: object) -> list[tuple[object, ...]]:
        return [(2, 1, 6, "", (address, port)) for address in answers.pop(0)]

    inside = Poster("")
    with monkeypatch.context() as names:
        names.setattr("roundhouse.server.notices.outgoing_request.socket.getaddrinfo", looked_up)
        with pytest.raises(NotTaken):
            inside.post(f"http://rebound.example:{hook.server_port}/", b"{}", {})
    assert len(answers) == 1, "a name is looked up once"
    assert hook.posted == []


@pytest.mark.parametrize(
    "address",
    [
        "",
        "ftp://a.example",
        "http://",
        "https://a.example/\r\nX: y",
        "http://u:p@a.example",
        "http://a:99999/",
        "https://a.example/" + "x" * 1000,
    ],
)
def test_bad_addresses_are_refused(address: str) -> None:
    with pytest.raises(NotTaken):
        known_address(address)


@pytest.mark.parametrize("scheme", ["http", "https"])
def test_whoever_answers_drop_by_drop_is_cut_off(scheme: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("roundhouse.server.notices.outgoing_request.ALTOGETHER", 0.2)
    stop = threading.Event()

    def drip(server: socket.socket) -> None:
        line, _ = server.accept()
        with line:
            while not stop.wait(0.02):  # always in time for the limit of a single answer
                try:
                    line.sendall(b"\x16" if scheme == "https" else b"H")
                except OSError:
                    return

    with socket.create_server(("127.0.0.1", 0)) as server:
        thread = threading.Thread(target=drip, args=[server])
        thread.start()
        with pytest.raises(OSError):  # noqa: PT011
            Poster("127.0.0.0/8").post(f"{scheme}://127.0.0.1:{server.getsockname()[1]}/", b"{}", {})
        stop.set()
        thread.join()


def test_of_a_large_answer_only_a_little_is_read() -> None:
    sent = []

    def pour(server: socket.socket) -> None:
        line, _ = server.accept()
        with line:
            line.recv(1000)
            line.sendall(b"HTTP/1.1 200 OK\r\n\r\n")
            try:
                while sum(sent) < 50_000_000:
                    sent.append(line.send(bytes(65536)))
            except OSError:
                pass

    with socket.create_server(("127.0.0.1", 0)) as server:
        thread = threading.Thread(target=pour, args=[server])
        thread.start()
        address = f"http://127.0.0.1:{server.getsockname()[1]}/"
        assert Poster("127.0.0.0/8").post(address, b"{}", {}) == 200
        thread.join()
    assert sum(sent) < 50_000_000
