"""How often somebody may do something: buckets with a clock of the test's own, and what a browser is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from http_site import Browser, site_in
from roundhouse.server.http.limits import MOST_BUCKETS, SHARED, Buckets, Throttle, network
from roundhouse.server.settings import Limits, Rate
from roundhouse.server.site import Site
from roundhouse.server.tables.refusals import Refused


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_gives_its_burst_and_then_fills_with_time() -> None:
    clock = Clock()
    buckets = Buckets(Rate(3, 0.5), clock)
    assert [buckets.wait("a") for _ in range(4)] == [0, 0, 0, 2.0]
    clock.now = 1.0
    assert buckets.wait("a") == 1.0
    clock.now = 2.0
    assert buckets.wait("a") == 0
    clock.now = 1000.0
    assert [buckets.wait("a") for _ in range(4)] == [0, 0, 0, 2.0], "never more than the burst"


def test_everybody_has_a_bucket_of_their_own() -> None:
    buckets = Buckets(Rate(1, 0.1), Clock())
    assert buckets.wait("a") == buckets.wait("b") == 0
    assert buckets.wait("a") == buckets.wait("b") == 10


def test_asking_in_vain_costs_nothing() -> None:
    clock = Clock()
    buckets = Buckets(Rate(1, 1.0), clock)
    buckets.wait("a")
    for _ in range(100):
        assert buckets.wait("a") == 1.0
    clock.now = 1.0
    assert buckets.wait("a") == 0


def test_full_buckets_are_forgotten_and_empty_ones_are_not() -> None:
    clock = Clock()
    buckets = Buckets(Rate(1, 1.0), clock)
    for number in range(MOST_BUCKETS - 1):
        buckets.wait(f"old {number}")
    clock.now = 10.0
    buckets.wait("new")
    buckets.wait("other")
    assert len(buckets._left) == 2
    assert buckets.wait("new") == 1.0


def test_an_address_is_limited_whoever_asks_from_it() -> None:
    throttle = Throttle(Limits(move=Rate(2, 1.0)), Clock())
    for person in range(SHARED):
        for _ in range(2):
            throttle.check("move", str(person), "192.0.2.1")
    with pytest.raises(Refused) as refused:
        throttle.check("move", "somebody", "192.0.2.1")
    assert refused.value.status == 429
    throttle.check("move", "somebody", "192.0.2.2")


def test_a_user_is_limited_wherever_they_are() -> None:
    throttle = Throttle(Limits(move=Rate(2, 1.0)), Clock())
    throttle.check("move", "ada", "192.0.2.1")
    throttle.check("move", "ada", "192.0.2.2")
    with pytest.raises(Refused) as refused:
        throttle.check("move", "ada", "192.0.2.3")
    assert refused.value.headers["Retry-After"] == "2"


def test_a_household_with_the_new_kind_of_address_is_one() -> None:
    assert network("2001:db8::1") == network("2001:db8::ffff") != network("2001:db8:0:1::1")


def limited_site(folder: Path, limits: Limits) -> Site:
    """A site at which no time passes, however slow the machine is."""
    site = site_in(folder, limits)
    site.throttle = Throttle(limits, Clock())
    return site


@pytest.mark.parametrize(
    ("limits", "act"),
    [
        (Limits(create=Rate(2, 0.1)), "table"),
        (Limits(move=Rate(2, 0.1)), "move"),
        (Limits(talk=Rate(2, 0.1)), "chat"),
        (Limits(login=Rate(2, 0.1)), "log-in"),
    ],
)
def test_a_browser_that_does_too_much_is_asked_to_wait(limits: Limits, act: str, tmp_path: Path) -> None:
    with Browser(limited_site(tmp_path, limits)) as browser:
        table = browser.start() if act != "table" else ""

        def once() -> int:
            if act == "table":
                answer = browser.post("/start", data={"game": "no such game"})
            elif act == "move":
                answer = browser.post(f"/tables/{table}/moves", json={"move": "x", "at": 0, "key": "k"})
            elif act == "chat":
                answer = browser.post(f"/tables/{table}/chat", json={"text": "hello"})
            else:
                answer = browser.post("/login", data={"name": "ada", "password": "wrong"})
            return int(answer.status_code)

        usual = {"table": 404, "move": 422, "chat": 200, "log-in": 403}[act]
        many = 2 if act != "table" else 2 * SHARED  # who has no session yet is known by the address alone
        assert [once() for _ in range(many)] == [usual] * many
        assert once() == 429


def test_the_answer_says_how_long_to_wait(tmp_path: Path) -> None:
    with Browser(limited_site(tmp_path, Limits(talk=Rate(1, 0.1)))) as browser:
        table = browser.start()
        browser.post(f"/tables/{table}/chat", json={"text": "one"})
        answer = browser.post(
            f"/tables/{table}/chat", json={"text": "two"}, headers={"Accept": "application/json"}
        )
        assert answer.status_code == 429
        assert answer.headers["Retry-After"] == "11"
        assert "second" in answer.json()["message"]
