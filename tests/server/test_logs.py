"""The log: which request a line belongs to, what is never in it, and its two forms."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from http_site import Browser, settings_in
from roundhouse.server.http import home
from roundhouse.server.logs import set_up
from roundhouse.server.settings import LogSettings
from roundhouse.server.site import Site
from roundhouse.server.store import SqlStore


@contextmanager
def logging_to(settings: LogSettings) -> Iterator[io.StringIO]:
    """The log of this process, as text; as it was before, after that."""
    out, root = io.StringIO(), logging.getLogger()
    level = root.level
    handler = set_up(settings, out)
    try:
        yield out
    finally:
        root.removeHandler(handler)
        root.setLevel(level)


@contextmanager
def logged(folder: Path, form: str) -> Iterator[tuple[Browser, io.StringIO]]:
    """A browser at a site with an access log, and what is written there."""
    log = LogSettings(format=form, access=True)
    settings = replace(settings_in(folder), log=log)
    site = Site(settings, SqlStore.open(settings.database))
    with logging_to(log) as out, Browser(site) as browser:
        yield browser, out


def lines(out: io.StringIO, logger: str = "roundhouse.access") -> list[dict[str, object]]:
    found = [json.loads(line) for line in out.getvalue().splitlines()]
    return [line for line in found if line["logger"] == logger]


def test_every_request_has_a_number_that_its_answer_and_its_lines_carry(tmp_path: Path) -> None:
    with logged(tmp_path, "json") as (browser, out):
        table = browser.start()
        answer = browser.get(f"/tables/{table}/view")
        missing = browser.get("/nowhere")
    started, seen, lost = lines(out)
    assert seen["request"] == answer.headers["X-Request-ID"] != started["request"]
    assert (seen["message"], seen["status"], seen["level"]) == (f"GET /tables/{table}/view", 200, "info")
    assert set(seen) == {"time", "level", "logger", "message", "request", "status", "ms"}
    assert str(seen["time"]).endswith("Z")
    assert (lost["message"], lost["status"]) == ("GET unknown", 404)
    assert missing.headers["X-Request-ID"] in missing.text


def test_a_fault_is_found_in_the_log_by_the_number_on_the_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> Iterator[dict[str, object]]:
        raise ZeroDivisionError("one too many")

    with logged(tmp_path, "json") as (browser, out):
        monkeypatch.setattr(home, "cards", broken)
        answer = browser.get("/")
    assert answer.status_code == 500
    (fault,) = lines(out, "roundhouse.server.app")
    assert fault["request"] == answer.headers["X-Request-ID"]
    assert str(fault["request"]) in answer.text
    assert "one too many" in str(fault["error"])
    assert "one too many" not in answer.text


def test_no_secret_is_ever_written(tmp_path: Path) -> None:
    """Neither by the access log nor when something goes wrong in the middle of it."""
    with logged(tmp_path, "text") as (browser, out):
        logging.getLogger().setLevel(logging.DEBUG)
        table = browser.start("invite")
        browser.post("/password", data={"password": "correct horse battery"})
        browser.post("/login", data={"name": "Ada", "password": "wrong horse battery"})
        page = browser.get(f"/tables/{table}").text
        token = page.split(f"/tables/{table}/join/")[1].split('"')[0]
        browser.get(f"/tables/{table}/join/{token}?secret=in-the-query")
        seed = browser.site.store.table(table).seed  # type: ignore[union-attr]
        refuses = "CREATE TRIGGER silence BEFORE INSERT ON chat BEGIN SELECT RAISE(ABORT, 'no'); END"
        with browser.site.store.engine.begin() as db:
            db.exec_driver_sql(refuses)
        browser.post(f"/tables/{table}/chat", json={"text": "a word in confidence"})
        cookie = browser.cookies["roundhouse"]
    written = "".join(line for line in out.getvalue().splitlines(True) if " httpx " not in line)
    assert "/join/{token}" in written
    assert "IntegrityError" in written
    secrets = (
        token,
        seed,
        cookie,
        cookie.split(".")[0],
        "battery",
        "in-the-query",
        "in confidence",
        "argon2",
    )
    assert [secret for secret in secrets if secret in written] == []


def test_the_access_log_can_be_off_and_text_is_one_line_for_each_thing(tmp_path: Path) -> None:
    site = Site(settings_in(tmp_path), SqlStore.open(settings_in(tmp_path).database))
    with logging_to(LogSettings()) as out, Browser(site) as browser:
        browser.get("/")
        logging.getLogger("roundhouse.trial").warning("a name\nwith a second line")
    ours = [line for line in out.getvalue().splitlines() if "roundhouse" in line]
    assert len(ours) == 1
    assert ours[0].endswith("WARNING roundhouse.trial a name\\nwith a second line")
