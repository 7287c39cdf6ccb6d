"""Guests, sessions and passwords, as browsers meet them."""

from __future__ import annotations

import hashlib

import pytest
from argon2 import PasswordHasher, extract_parameters
from argon2.low_level import Type

from http_site import HERE, Browser
from roundhouse.server.http.accounts import COOKIE, Accounts
from roundhouse.server.http.refusals import WebRefused
from roundhouse.server.site import Site
from roundhouse.server.store import SqlStore

PHONE = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) "
    "Version/18.5 Mobile/15E148 Safari/604.1"
)
PASSWORD = "correct horse"


def with_password(browser: Browser, name: str = "Ada") -> None:
    """A guest who has got a password."""
    browser.start(name=name)
    answer = browser.post("/password", data={"password": PASSWORD}, follow_redirects=False)
    assert answer.status_code == 303


def log_in(browser: Browser, name: str = "Ada", password: str = PASSWORD) -> int:
    answer = browser.post("/login", data={"name": name, "password": password}, follow_redirects=False)
    return int(answer.status_code)


# Guests


def test_looking_around_leaves_no_trace(ada: Browser, site: Site) -> None:
    for path in ("/", "/new", "/profile"):
        assert ada.get(path).status_code == 200
    assert COOKIE not in ada.cookies
    assert site.store.user(1) is None


def test_a_name_is_enough_to_play(ada: Browser, site: Site) -> None:
    ada.start(name="  Ada   Lovelace ")
    user = site.store.user(1)
    assert user is not None
    assert user.name == "Ada Lovelace"
    assert user.password_hash is None


def test_not_even_a_name_is_needed(ada: Browser, site: Site) -> None:
    ada.headers["Accept-Language"] = "de"
    ada.start()
    user = site.store.user(1)
    assert user is not None
    assert (user.name, user.language) == ("Gast", "de")


def test_the_cookie_keeps_the_user(ada: Browser, site: Site) -> None:
    ada.start()
    ada.start()
    assert site.store.user(2) is None


def test_the_cookie_is_out_of_reach_for_scripts_and_other_sites(bert: Browser) -> None:
    answer = bert.post("/start", data={"game": "x"}, follow_redirects=False)
    assert "set-cookie" not in answer.headers
    bert.start()
    answer = bert.post("/profile", data={"name": "Bert"}, follow_redirects=False)
    fresh = Browser(bert.site)
    cookie = fresh.post("/profile", data={"name": "New"}, follow_redirects=False).headers["set-cookie"]
    assert "httponly" in cookie.lower()
    assert "samesite=lax" in cookie.lower()
    assert "secure" not in cookie.lower()
    fresh = Browser(bert.site)
    fresh.base_url = "https://testserver"
    headers = {"Origin": "https://testserver"}
    answer = fresh.post("/profile", data={"name": "New"}, headers=headers, follow_redirects=False)
    assert "secure" in answer.headers["set-cookie"].lower()


def test_the_store_knows_only_the_hash_of_a_token(ada: Browser, site: Site) -> None:
    ada.start()
    token = ada.cookies[COOKIE].rpartition(".")[0]
    assert site.store.session(token) is None
    assert site.store.session(hashlib.sha256(token.encode()).hexdigest()) is not None


@pytest.mark.parametrize("change", ["truncate", "other signature", "other token", "nonsense", "empty"])
def test_a_cookie_that_was_tampered_with_is_nobody(ada: Browser, change: str) -> None:
    table = ada.start()
    token, _, signature = ada.cookies[COOKIE].rpartition(".")
    value = {
        "truncate": ada.cookies[COOKIE][:-1],
        "other signature": f"{token}.{'A' * len(signature)}",
        "other token": f"{'A' * len(token)}.{signature}",
        "nonsense": "x" * 3000,
        "empty": "",
    }[change]
    ada.cookies.clear()
    ada.cookies.set(COOKIE, value)
    move = {"move": "x", "at": 0, "key": "k"}
    assert ada.post(f"/tables/{table}/moves", json=move).status_code == 401
    assert ada.get("/").status_code == 200


@pytest.mark.parametrize("name", ["x" * 41, "a\nb\x00c", "\u202eabc", "\x1b[31m"])
def test_a_name_that_cannot_be_shown_is_refused(ada: Browser, site: Site, name: str) -> None:
    assert ada.post("/start", data={"game": "railroad_revolution", "name": name}).status_code == 422
    assert site.store.user(1) is None


# Passwords


def test_a_password_makes_the_account_portable(ada: Browser, bert: Browser) -> None:
    with_password(ada)
    table = ada.start()
    assert log_in(bert) == 303
    assert bert.view(table)["owner"] is True
    assert log_in(Browser(ada.site), name="ADA") == 303, "case does not matter"


def test_passwords_are_kept_as_argon2id(usual_hashes: None, ada: Browser, site: Site) -> None:
    with_password(ada)
    user = site.store.user(1)
    assert user is not None
    assert user.password_hash is not None
    assert extract_parameters(user.password_hash).type is Type.ID
    assert PasswordHasher().verify(user.password_hash, PASSWORD)
    assert PASSWORD not in user.password_hash


def test_a_wrong_password_or_name_says_the_same(ada: Browser, bert: Browser) -> None:
    with_password(ada)
    wrong = bert.post("/login", data={"name": "Ada", "password": "wrong"})
    nobody = bert.post("/login", data={"name": "Nobody", "password": "wrong"})
    assert wrong.status_code == nobody.status_code == 403
    assert "There is nobody with this name and password." in wrong.text
    assert "There is nobody with this name and password." in nobody.text
    assert COOKIE not in bert.cookies


@pytest.mark.parametrize("name", ["a\0b", "\ud800", "", "a" * 300, "a\nb"])
def test_a_name_that_nobody_can_have_is_a_wrong_name(store: SqlStore, name: str) -> None:
    accounts = Accounts(store, "secret")
    with pytest.raises(WebRefused) as caught:
        accounts.log_in(name, PASSWORD)
    assert caught.value.status == 403


def test_a_guest_cannot_be_logged_into(ada: Browser, bert: Browser) -> None:
    ada.start(name="Ada")
    assert log_in(bert, password="") == 403


@pytest.mark.parametrize("password", ["", "short", "x" * 201])
def test_a_password_has_a_sensible_length(ada: Browser, password: str) -> None:
    ada.start()
    assert ada.post("/password", data={"password": password}).status_code == 422


def test_changing_a_password_needs_the_old_one_and_ends_other_sessions(ada: Browser, bert: Browser) -> None:
    with_password(ada)
    log_in(bert)
    assert ada.post("/password", data={"password": "another one"}).status_code == 403
    changed = ada.post("/password", data={"old": PASSWORD, "password": "another one"}, follow_redirects=False)
    assert changed.status_code == 303
    assert bert.put("/prefs", json={}).status_code == 401
    assert ada.put("/prefs", json={}).status_code == 200
    assert log_in(bert) == 403
    assert log_in(bert, password="another one") == 303


def test_two_people_with_passwords_have_two_names(ada: Browser, bert: Browser) -> None:
    with_password(ada, "Ada")
    bert.start(name="ada")
    assert bert.post("/password", data={"password": PASSWORD}).status_code == 409
    bert.post("/profile", data={"name": "Bert"})
    answer = bert.post("/password", data={"password": PASSWORD}, follow_redirects=False)
    assert answer.status_code == 303


def test_a_name_that_logs_somebody_in_cannot_be_taken(ada: Browser, bert: Browser) -> None:
    with_password(ada, "Ada")
    with_password(bert, "Bert")
    assert bert.post("/profile", data={"name": "Ada"}).status_code == 409
    assert log_in(Browser(ada.site), "Bert") == 303


# Sessions


def test_logging_out_makes_the_cookie_worthless(ada: Browser) -> None:
    table = ada.start()
    old = ada.cookies[COOKIE]
    assert ada.post("/logout", data={}, follow_redirects=False).status_code == 303
    assert COOKIE not in ada.cookies
    replayed = Browser(ada.site)
    replayed.cookies.set(COOKIE, old, domain="testserver.local")
    replayed.headers["Cookie"] = f"{COOKIE}={old}"
    answer = replayed.post(f"/tables/{table}/moves", json={"move": "x", "at": 0, "key": "k"})
    assert answer.status_code == 401
    assert "set-cookie" not in answer.headers, "another server may know it: nobody is told to forget it"


def test_a_session_elsewhere_can_be_ended(ada: Browser, bert: Browser) -> None:
    with_password(ada)
    bert.headers["User-Agent"] = PHONE
    log_in(bert)
    assert len(ada.site.store.sessions_of(1)) == 2
    phone = next(s for s in ada.site.store.sessions_of(1) if s.agent == PHONE)
    assert ada.post(f"/sessions/{phone.id}/end", data={}, follow_redirects=False).status_code == 303
    assert bert.put("/prefs", json={}).status_code == 401
    assert ada.put("/prefs", json={}).status_code == 200


def test_devices_are_told_in_plain_words_in_every_language(ada: Browser, bert: Browser) -> None:
    with_password(ada)
    bert.headers["User-Agent"] = PHONE
    log_in(bert)
    for language, name in (("en", "Safari on iPhone"), ("de", "Safari auf iPhone"), ("pl", "Safari, iPhone")):
        ada.post("/language", data={"language": language, "back": "/profile"})
        page = ada.get("/profile").text
        assert name in page
        assert PHONE not in page
    assert "Urządzenie, które się nie przedstawia" in page, "the browser of a test says nothing of itself"


def test_nobody_ends_the_session_of_another(ada: Browser, bert: Browser) -> None:
    ada.start()
    bert.start()
    for session in (1, 2, 3):
        bert.post(f"/sessions/{session}/end", data={}, headers={"Origin": HERE})
    assert ada.put("/prefs", json={}).status_code == 200


def test_logging_in_ends_the_guests_session(ada: Browser, bert: Browser) -> None:
    with_password(ada)
    bert.start()
    old = bert.cookies[COOKIE]
    log_in(bert)
    guest = Browser(ada.site)
    guest.headers["Cookie"] = f"{COOKIE}={old}"
    assert guest.put("/prefs", json={}).status_code == 401


# Profile


def test_preferences_are_kept(ada: Browser) -> None:
    fields = {"name": "Ada", "language": "pl", "theme": "dark", "motion": "off", "patterns": "on"}
    assert ada.post("/profile", data=fields, follow_redirects=False).status_code == 303
    text = ada.get("/profile").text
    assert 'lang="pl"' in text
    assert 'data-theme="dark"' in text
    assert ada.put("/prefs", json={"sound": True}).json() == {
        "theme": "dark",
        "motion": "off",
        "pace": "breath",
        "patterns": True,
        "sound": True,
        "confirm": False,
        "notify": False,
    }


@pytest.mark.parametrize("prefs", [{"theme": "pink"}, {"sound": "yes"}, {"unknown": True}])
def test_a_preference_that_there_is_not_is_refused(ada: Browser, prefs: dict[str, object]) -> None:
    ada.start()
    assert ada.put("/prefs", json=prefs).status_code == 400


def test_the_next_page_says_that_it_is_saved_once(ada: Browser) -> None:
    ada.post("/profile", data={"name": "Ada"}, follow_redirects=False)
    assert "Saved." in ada.get("/profile").text
    assert "Saved." not in ada.get("/profile").text


def test_a_cookie_that_this_server_does_not_know_is_left_in_the_browser(ada: Browser) -> None:
    ada.cookies.set("roundhouse", "signed.by-another-server")
    for path in ("/", "/nowhere", "/profile"):
        assert "set-cookie" not in ada.get(path).headers
