"""`roundhouse serve`: a clean start, one plain sentence when there is none, and a clean end."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
from dataclasses import replace
from itertools import takewhile
from pathlib import Path

import pytest
from click.testing import CliRunner

from http_site import GAME, LONG, guest, serving, settings_in
from roundhouse.cli import main
from roundhouse.server.http.server_address import own_addresses
from roundhouse.server.serve import addresses, bound_socket, qr_code
from roundhouse.server.settings import Settings
from roundhouse.server.site import Site
from roundhouse.server.store import SqlStore
from server.codes import from_terminal, read


def start(folder: Path, *options: str) -> tuple[subprocess.Popen[str], str]:
    """A server in a process of its own, as people start it; tells its address."""
    command = [sys.executable, "-m", "roundhouse", "serve", "--port", "0", "--data", str(folder), *options]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "PYTHONUNBUFFERED": "1"}
    process = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env=environment,
        start_new_session=True,
    )
    assert process.stdout is not None
    told = process.stdout.readline()
    found = re.search(r"http://\S+", told)
    assert found, told + process.stdout.read()
    return process, found[0]


def stop(process: subprocess.Popen[str], by: signal.Signals = signal.SIGINT) -> str:
    """As a terminal does it: workers get the signal too."""
    os.killpg(process.pid, by)
    told, _ = process.communicate(timeout=LONG)
    return told


@pytest.mark.parametrize(("trusted", "counted"), [("127.0.0.1", "192.0.2.9"), ("10.0.0.7", "127.0.0.1")])
def test_whom_a_proxy_asks_for_is_believed_from_there_alone(
    tmp_path: Path, trusted: str, counted: str
) -> None:
    settings = replace(settings_in(tmp_path), trust_proxy=trusted)
    site = Site(settings, SqlStore.open(settings.database))
    seen: list[str] = []
    site.throttle.check = lambda kind, who, address: seen.append(address)  # type: ignore[method-assign]
    with serving(site) as address, guest(address) as browser:
        browser.post("/language", data={"language": "de"}, headers={"X-Forwarded-For": "1.2.3.4, 192.0.2.9"})
    assert seen == [counted]


def test_a_game_goes_on_after_a_restart(tmp_path: Path) -> None:
    process, address = start(tmp_path)
    with guest(address) as browser:
        table = browser.post("/start", data={"game": GAME, "mode": "pass", "players": "2"}).headers[
            "location"
        ]
        view = browser.get(f"{table}/view").json()
        move = {"move": view["choices"][0]["move"], "at": 0, "key": "k"}
        assert browser.post(f"{table}/moves", json=move).json() == {"seq": 1}
        with browser.stream("GET", f"{table}/events") as stream:
            next(stream.iter_lines())
            told = stop(process)
        cookies = browser.cookies
    assert process.returncode == 0
    assert "Stopped. Every game is kept." in told
    assert "Traceback" not in told
    assert "ERROR" not in told
    process, address = start(tmp_path)
    try:
        with guest(address) as browser:
            browser.cookies = cookies
            view = browser.get(f"{table}/view").json()
            assert view["seq"] == 1
            assert view["owner"]
    finally:
        stop(process, signal.SIGTERM)


def test_pressing_ctrl_c_while_bots_think_leaves_no_trace(tmp_path: Path) -> None:
    process, address = start(tmp_path)
    with guest(address) as browser:
        browser.post("/start", data={"game": GAME, "mode": "solo"})
    told = stop(process)
    assert process.returncode == 0
    assert "Traceback" not in told
    assert "Exception" not in told


def test_pressing_ctrl_c_at_once_leaves_no_trace(tmp_path: Path) -> None:
    process, _ = start(tmp_path)
    assert "Traceback" not in stop(process)
    assert process.returncode == 0


def failed(*options: str) -> tuple[int, str]:
    result = CliRunner().invoke(main, ["serve", *options])
    return result.exit_code, result.output


def check_one_sentence(code: int, told: str) -> None:
    assert code == 2
    assert told.count("\n") == 1, told
    assert told.rstrip().endswith(".")
    assert "Traceback" not in told


def test_a_port_in_use(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        code, told = failed("--port", port, "--data", str(tmp_path))
    check_one_sentence(code, told)
    assert port in told
    assert "--port" in told


def test_a_folder_that_cannot_be_used(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    code, told = failed("--port", "0", "--data", str(tmp_path / "file"))
    check_one_sentence(code, told)
    assert str(tmp_path / "file") in told


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://nobody@127.0.0.1:1/nowhere",
        "sqlite:////nonexistent/folder/file.sqlite",
        "mysql://host/name",
        "nonsense",
    ],
)
def test_a_database_that_cannot_be_reached(tmp_path: Path, url: str) -> None:
    check_one_sentence(*failed("--port", "0", "--data", str(tmp_path), "--database", url))


@pytest.mark.parametrize("host", ["no.such.host.invalid", "203.0.113.1", "not a host"])
def test_an_address_that_is_not_ours(tmp_path: Path, host: str) -> None:
    check_one_sentence(*failed("--port", "0", "--data", str(tmp_path), "--host", host))


def test_answers_are_sent_without_delay() -> None:
    """Asyncio switches off the collecting of small packets only for sockets that name their protocol."""
    with bound_socket("127.0.0.1", 0) as bound:
        assert bound.proto == socket.IPPROTO_TCP


def test_the_addresses_that_people_are_told(tmp_path: Path) -> None:
    def told(**given: str) -> list[str]:
        return addresses(Settings.load(tmp_path, environment={}, **given), 8080)

    assert told() == ["http://127.0.0.1:8080"]
    assert told(host="192.0.2.1") == ["http://192.0.2.1:8080"]
    everywhere = told(host="0.0.0.0")
    assert everywhere[0] == "http://127.0.0.1:8080"
    assert everywhere[1:] == [f"http://{address}:8080" for address in own_addresses()]
    assert told(host="0.0.0.0", url="https://play.example/") == ["https://play.example"]


@pytest.mark.parametrize("lit", [255, 0])
@pytest.mark.parametrize("address", ["http://192.168.178.20:8080", "https://play.example/round-house"])
def test_a_code_for_phones_leads_to_the_address_on_any_terminal(address: str, lit: int) -> None:
    assert read(from_terminal(qr_code(address), lit)) == [address]


def test_what_serve_prints_leads_phones_to_the_server(tmp_path: Path) -> None:
    process, address = start(tmp_path, "--url", "http://play.example:8080")
    assert process.stdout is not None
    told = [
        line.rstrip("\n") for line in takewhile(lambda line: not line.startswith("Press"), process.stdout)
    ]
    stop(process)
    shown = "\n".join(line for line in told if set(line) <= set(" ▀▄█"))
    assert read(from_terminal(shown)) == [address] == ["http://play.example:8080"]
