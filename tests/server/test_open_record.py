"""A recorded game is opened in the browser: to look back, to go on from, to download again."""

from __future__ import annotations

from pathlib import Path

import pytest

from http_site import Browser
from roundhouse.core.record_reader import read
from tables import finished, new_table, play_on

ELSEWHERE = Path(__file__).parent.parent / "data" / "age_of_steam" / "bb1.yaml"


def sent(browser: Browser, content: bytes, which: str = "") -> tuple[int, str]:
    """What comes of a file: where it leads, or the page again."""
    answer = browser.post(
        "/open", data={"which": which}, files={"file": ("mine", content)}, follow_redirects=False
    )
    return answer.status_code, answer.headers.get("location", "") or answer.text


def test_a_game_recorded_elsewhere_is_looked_at_and_gone_on_from(ada: Browser) -> None:
    assert 'action="/open"' in ada.get("/open").text
    assert 'href="/open"' in ada.get("/mine").text
    status, table = sent(ada, ELSEWHERE.read_bytes())
    assert status == 303
    view = ada.get(f"{table}/view").json()
    assert view["over"]
    record = read(ada.get(f"{table}/record").text)
    assert len(record.moves) == view["seq"]
    assert record.scores is not None
    assert sent(ada, record.write().encode())[0] == 303, "and its record is a record like any other"
    past = ada.get(f"{table}/view?at=60").json()
    assert not past["over"]
    answer = ada.post(f"{table}/fork", json={"at": 60})
    assert answer.status_code == 200, answer.text


def test_a_running_game_of_our_own_goes_on(ada: Browser) -> None:
    table = new_table(players=2)
    play_on(table, 20)
    status, place = sent(ada, table.record(reveal_seed=True).write().encode())
    assert status == 303
    view = ada.get(f"{place}/view").json()
    assert (view["seq"], view["over"]) == (20, False)
    assert sent(ada, finished(players=2).record().write().encode())[0] == 303


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"", "the file is empty"),
        (b"\xff\xfe\x00", "text"),
        (b"roundhouse record 1\n\ngame chess\n", "header"),
        (b"roundhouse record 1\n\nweather fine\n", "has no field"),
        (ELSEWHERE.read_bytes().replace(b"map: barbados", b"map: atlantis"), "there is no map"),
        (ELSEWHERE.read_bytes().replace(b"[roll, light, [", b"[roll, light, [6, ", 1), "recorded"),
        (b"a: [" * 4000, "no recorded game|YAML|deep"),
    ],
)
def test_another_file_is_refused_with_a_sentence_and_nothing_changes(
    ada: Browser, content: bytes, told: str
) -> None:
    status, page = sent(ada, content)
    assert status == 422
    assert any(part in page for part in told.split("|")), page[-1500:]
    assert 'role="alert"' in page
    assert 'href="/tables/' not in ada.get("/mine").text


def test_a_file_that_is_too_large_is_refused_on_the_same_page(ada: Browser) -> None:
    status, page = sent(ada, b"#" * 3_000_000)
    assert status == 413
    assert 'role="alert"' in page
    assert 'action="/open"' in page
