"""How often somebody may do something: buckets with a clock of the test's own, and what a browser is told."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest

from http_site import GAME, UNLIMITED, Browser, site_in
from roundhouse.server.http.limits import MOST_BUCKETS, Buckets, Throttle, Turnstile, network
from roundhouse.server.http.refusals import Busy, WebRefused
from roundhouse.server.settings import Limits, Rate
from roundhouse.server.site import Site


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
    for person in range(Limits().shared):
        for _ in range(2):
            throttle.check("move", str(person), "192.0.2.1")
    with pytest.raises(WebRefused) as refused:
        throttle.check("move", "somebody", "192.0.2.1")
    assert refused.value.status == 429
    throttle.check("move", "somebody", "192.0.2.2")


def test_a_user_is_limited_wherever_they_are() -> None:
    throttle = Throttle(Limits(move=Rate(2, 1.0)), Clock())
    throttle.check("move", "ada", "192.0.2.1")
    throttle.check("move", "ada", "192.0.2.2")
    with pytest.raises(WebRefused) as refused:
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
        (Limits(look=Rate(2, 0.1)), "why"),
        (Limits(draft=Rate(2, 0.1)), "draft"),
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
            elif act == "why":
                answer = browser.get(f"/tables/{table}/why?target=x")
            elif act == "draft":
                answer = browser.post(f"/tables/{table}/draft", json={"at": 0, "moves": [], "way": []})
            else:
                answer = browser.post("/login", data={"name": "ada", "password": "wrong"})
            return int(answer.status_code)

        usual = {"table": 404, "move": 422, "chat": 200, "log-in": 403, "why": 200, "draft": 200}[act]
        # who has no session yet is known by the address alone
        many = 2 if act != "table" else 2 * limits.shared
        assert [once() for _ in range(many)] == [usual] * many
        assert once() == 429


def test_strangers_who_guess_a_password_hold_up_nobody_elsewhere(tmp_path: Path) -> None:
    site = limited_site(tmp_path, replace(UNLIMITED, login=Rate(3, 0.1)))
    site.accounts.set_password(site.accounts.guest("Ada", "en"), "", "long enough")
    with Browser(site) as ada:
        guesser = Browser(site, address="192.0.2.66")
        guesses = [guesser.post("/login", data={"name": "Ada", "password": "guess"}) for _ in range(4)]
        assert [answer.status_code for answer in guesses] == [403, 403, 403, 429]
        answer = ada.post("/login", data={"name": "Ada", "password": "long enough"}, follow_redirects=False)
        assert answer.status_code == 303


@pytest.mark.parametrize("path", ["/profile", "/start", "/new"])
def test_new_users_are_made_only_so_fast_from_one_address(tmp_path: Path, path: str) -> None:
    site = limited_site(tmp_path, replace(UNLIMITED, guest=Rate(1, 0.01)))
    with Browser(site):
        shared = site.settings.limits.shared
        fields = {"name": "Somebody", "game": GAME, "mode": "pass", "players": "2"}

        def new_user(address: str = "192.0.2.1") -> int:
            answer = Browser(site, address=address).post(path, data=fields, follow_redirects=False)
            return int(answer.status_code)

        assert [new_user() for _ in range(shared + 2)] == [303] * shared + [429] * 2
        assert new_user("192.0.2.2") == 303, "elsewhere people still come in"


def test_a_few_passwords_are_hashed_at_once_a_few_wait_and_others_are_asked_to_come_back() -> None:
    turnstile = Turnstile(at_once=2, most=5)
    inside, most, lock, begun, go = 0, 0, threading.Lock(), threading.Semaphore(0), threading.Event()

    def visit(_: int) -> str:
        nonlocal inside, most
        try:
            with turnstile.passed():
                with lock:
                    inside += 1
                    most = max(most, inside)
                begun.release()
                go.wait()
                with lock:
                    inside -= 1
        except Busy:
            return "busy"
        return "done"

    with ThreadPoolExecutor(5) as pool:
        within = [pool.submit(visit, n) for n in range(5)]
        for _ in range(2):
            begun.acquire()
        while turnstile._places._value:  # until all five are in
            pass
        assert visit(6) == "busy"
        go.set()
        assert [future.result() for future in within] == ["done"] * 5
    assert most == 2
    assert visit(7) == "done"


def test_a_flood_of_log_ins_is_refused_and_takes_little_memory(tmp_path: Path) -> None:
    site = site_in(tmp_path)
    site.accounts.hashing = Turnstile(1, 1)
    with Browser(site) as browser, site.accounts.hashing.passed():
        answer = browser.post("/login", data={"name": "Nobody", "password": "x"})
        assert answer.status_code == 503
        assert answer.headers["Retry-After"] == "3"


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
