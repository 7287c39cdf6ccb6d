"""For those who watch over servers: alive, ready, draining, and figures."""

from __future__ import annotations

import threading

import httpx
import pytest

from http_site import GAME, LONG, Browser, guest, serving
from roundhouse.server.metrics import serve_metrics
from roundhouse.server.serve import CannotServe, start_metrics
from roundhouse.server.settings import MetricsSettings
from roundhouse.server.site import Site


def test_a_server_is_alive_and_ready(ada: Browser) -> None:
    assert ada.get("/healthz").text == ada.get("/readyz").text == "ok\n"


def test_a_server_that_stops_is_alive_but_not_ready(site: Site, ada: Browser) -> None:
    site.draining = True
    assert ada.get("/healthz").status_code == 200
    answer = ada.get("/readyz")
    assert (answer.status_code, answer.text) == (503, "stopping\n")
    assert ada.get("/").status_code == 200, "whoever comes is still served"


def test_a_stream_ends_with_a_hint_when_to_come_back(site: Site) -> None:
    heard: list[str] = []
    listening = threading.Event()

    def listen(address: str, table: str) -> None:
        with httpx.stream("GET", f"{address}/tables/{table}/events", timeout=LONG) as stream:
            for line in stream.iter_lines():
                heard.append(line)
                listening.set()

    with serving(site) as address, guest(address) as browser:
        made = browser.post("/start", data={"game": GAME, "mode": "pass", "players": "2"})
        table = made.headers["location"].removeprefix("/tables/")
        thread = threading.Thread(target=listen, args=(address, table), daemon=True)
        thread.start()
        assert listening.wait(LONG)
    thread.join(LONG)
    told = [int(line.removeprefix("retry: ")) for line in heard if line.startswith("retry: ")]
    assert len(told) == 1, heard
    assert 500 <= told[0] <= 3000


def test_figures_tell_what_happens_here(site: Site, ada: Browser) -> None:
    port, stop = serve_metrics("127.0.0.1", 0)

    def figure(name: str) -> float:
        text = httpx.get(f"http://127.0.0.1:{port}/metrics").text
        return sum(float(line.rpartition(" ")[2]) for line in text.splitlines() if line.startswith(name))

    try:
        table = ada.start()
        before = {name: figure(name) for name in ("roundhouse_moves_total", "roundhouse_views_total")}
        assert ada.play(table).status_code == 200
        assert figure("roundhouse_moves_total") == before["roundhouse_moves_total"] + 1
        assert figure("roundhouse_views_total") == before["roundhouse_views_total"] + 1
        assert figure("roundhouse_tables_in_memory") == 1
        assert figure("roundhouse_streams") == figure("roundhouse_database_away") == 0
        assert figure("roundhouse_thoughts_waiting") == 0
        assert figure('roundhouse_database_seconds_count{what="writing"}') > 0
        moved = 'roundhouse_requests_total{method="POST",route="/tables/{table}/moves",status="200"}'
        assert figure(moved) > 0
        text = httpx.get(f"http://127.0.0.1:{port}/metrics").text
        assert table not in text, "figures are of all tables together"
    finally:
        stop()


def test_figures_are_not_open_to_the_world(ada: Browser) -> None:
    assert ada.get("/metrics").status_code == 404


def test_two_processes_take_ports_one_after_the_other_and_no_port_is_told_in_a_sentence() -> None:
    port, stop = serve_metrics("127.0.0.1", 0)
    other, stop_other = serve_metrics("127.0.0.1", port)
    stop()
    stop_other()
    assert other > port
    with pytest.raises(CannotServe, match=r"figures cannot be served at 203\.0\.113\.1:9100"):
        start_metrics(MetricsSettings("203.0.113.1", 9100))
