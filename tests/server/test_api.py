"""The API under /api/1: tokens and scopes, tables, moves by notation and by code, and what is refused how."""

from __future__ import annotations

from pathlib import Path

import pytest

from http_site import GAME, HERE, Browser, Program, site_in
from roundhouse.games.registry import GAMES, open_game
from roundhouse.server.settings import Limits, Rate
from roundhouse.server.site import Site
from roundhouse.text import languages


@pytest.fixture
def program(site: Site, ada: Browser) -> Program:
    """A program with a token for everything, at a site that runs."""
    return Program(site)


def check_problem(answer: object, status: int, key: str) -> dict[str, object]:
    """An answer is a problem as RFC 9457 has it, with this reason."""
    assert answer.status_code == status, answer.text  # type: ignore[attr-defined]
    assert answer.headers["content-type"] == "application/problem+json"  # type: ignore[attr-defined]
    problem: dict[str, object] = answer.json()  # type: ignore[attr-defined]
    assert problem["status"] == status
    assert problem["type"] == f"urn:roundhouse:{key}"
    assert problem["detail"]
    assert problem["title"]
    return problem


# Who asks


def test_the_games_need_no_token(program: Program) -> None:
    del program.headers["Authorization"]
    games = program.ok("GET", "/games")["games"]
    assert [game["name"] for game in games] == list(GAMES)
    game = program.ok("GET", f"/games/{GAME}")
    assert game == games[0]
    assert game["components"] == open_game(GAME).components_digest
    assert all(choice["label"] for option in game["options"] for choice in option["choices"])
    check_problem(program.call("GET", "/games/halma"), 404, "server.error.no_game")


def test_without_a_good_token_nothing_else_is_answered(program: Program, site: Site) -> None:
    table = program.create()
    for wrong in ("", "Bearer", "Bearer rh_wrong", "Basic rh_Ada"):
        program.headers["Authorization"] = wrong
        answer = program.call("GET", f"/tables/{table}")
        check_problem(answer, 401, "server.error.no_token")
        assert answer.headers["www-authenticate"].startswith("Bearer")
    program.headers["Authorization"] = f"Bearer {program.token}"
    [token] = site.store.tokens_of([program.user.id])
    assert token.used is not None
    site.tokens.revoke(token.id, program.user)
    check_problem(program.call("GET", f"/tables/{table}"), 401, "server.error.no_token")


def test_cookies_do_not_count(ada: Browser) -> None:
    table = ada.start()
    assert ada.get(f"/tables/{table}/view").status_code == 200
    check_problem(ada.get(f"/api/1/tables/{table}/view"), 401, "server.error.no_token")


@pytest.mark.parametrize(
    ("scope", "method", "path", "body"),
    [
        ("create", "POST", "/tables", {"game": GAME, "seats": ["me", "open"]}),
        ("play", "POST", "/account/bot", {}),
        ("read", "GET", "/tables", None),
    ],
)
def test_a_token_is_good_for_its_scopes_only(
    site: Site, ada: Browser, scope: str, method: str, path: str, body: object
) -> None:
    others = " ".join({"read", "play", "create"} - {scope})
    problem = check_problem(Program(site, scopes=others).call(method, path, body), 403, "server.error.scope")
    assert scope in str(problem["detail"])


def test_the_account_says_whose_token_it_is(site: Site, ada: Browser) -> None:
    account = Program(site, "Robbie", scopes="read", bot=True).ok("GET", "/account")
    assert account == {"name": "Robbie", "bot": True, "language": "en", "scopes": ["read"]}


# Tables


def test_a_table_is_made_found_and_joined(program: Program, site: Site) -> None:
    table = program.create(listed=True, undo="none")
    assert program.call("POST", "/tables", {"game": GAME, "seats": ["me", "open"]}).status_code == 201
    bert = Program(site, "Bert")
    assert table in {one["table"] for one in bert.ok("GET", "/lobby")["tables"]}
    bert.ok("POST", f"/tables/{table}/seats/1", {"do": "take"})
    shown = bert.ok("GET", f"/tables/{table}")
    assert [(seat["name"], seat["own"]) for seat in shown["seats"]] == [("Ada", False), ("Bert", True)]
    assert (shown["status"], shown["undo"], shown["owner"]) == ("running", "none", False)
    assert [one["table"] for one in bert.ok("GET", "/tables", status="running")["tables"]] == [table]
    assert bert.ok("GET", "/tables", status="over") == {"tables": []}


def test_an_invite_link_takes_its_seat(program: Program, site: Site, ada: Browser) -> None:
    table = ada.start("invite")
    link = ada.get(f"/tables/{table}").text.split(f"/tables/{table}/join/")[1].split('"')[0]
    check_problem(
        program.call("POST", f"/tables/{table}/join", {"token": "no"}), 410, "server.error.link_used"
    )
    assert program.ok("POST", f"/tables/{table}/join", {"token": link}) == {"table": table}
    assert program.ok("GET", f"/tables/{table}")["seats"][1]["own"]


@pytest.mark.parametrize(
    ("body", "status", "key"),
    [
        ({"game": "halma", "seats": ["me", "open"]}, 404, "server.error.no_game"),
        ({"game": GAME, "seats": ["me"] * 2}, 422, "server.error.one_seat"),
        ({"game": GAME, "seats": ["open", "open"]}, 422, "server.error.nobody"),
        ({"game": GAME, "seats": ["me", "bot:nobody"]}, 422, "server.error.no_bot"),
        ({"game": GAME, "seats": ["me", "open"], "options": {"no": "such"}}, 422, "server.error.told"),
        ({"game": GAME, "seats": ["me", "throne"]}, 400, "server.error.malformed_field"),
        ({"game": GAME, "seats": ["me", *["open"] * 11]}, 422, "server.error.players"),
        ({"game": GAME}, 400, "server.error.malformed_field"),
        ([], 400, "server.error.malformed"),
        (
            {"game": GAME, "seats": ["me", "open"], "clock": {"per_move": 60, "bot": "no"}},
            422,
            "server.error.no_bot",
        ),
        ({"game": GAME, "seats": ["me", "open"], "components": "["}, 422, "server.error.told"),
    ],
)
def test_a_table_that_cannot_be_is_refused(program: Program, body: object, status: int, key: str) -> None:
    check_problem(program.call("POST", "/tables", body), status, key)


@pytest.mark.parametrize(
    ("body", "pointer"),
    [
        ({"game": GAME, "seats": ["me", 3]}, "#/seats/1"),
        ({"game": GAME}, "#/seats"),
        ({"game": GAME, "seats": ["me", "open"], "colour": "red"}, "#/colour"),
        ({"game": GAME, "seats": ["me", "open"], "clock": {"per_move": 5}}, "#/clock/per_move"),
        ([], "#"),
    ],
)
def test_what_is_wrong_with_a_body_is_pointed_at(program: Program, body: object, pointer: str) -> None:
    answer = program.call("POST", "/tables", body)
    [wrong] = answer.json()["errors"]
    assert (answer.status_code, wrong["pointer"], bool(wrong["detail"])) == (400, pointer, True)
    assert pointer == "#" or pointer in answer.json()["detail"]
    [wrong] = program.call("GET", "/tables", status="gone").json()["errors"]
    assert wrong["pointer"] == "?status"


def test_a_table_has_a_clock_and_components_of_its_own(program: Program) -> None:
    rules = {"per_move": 86_400, "bank": 345_600, "kind": "days", "when_up": "vote", "bot": "greedy"}
    own = open_game(GAME).components_text.replace("schema = 1", "schema = 1  # mine", 1)
    table = program.create(clock=rules, components=own, listed=True)
    shown = program.ok("GET", f"/tables/{table}")
    assert shown["clock"] == {"rules": rules, "banks": [345_600] * 2, "deadline": None}
    assert [one["clock"] for one in program.ok("GET", "/lobby")["tables"]] == [shown["clock"]]
    assert program.ok("GET", f"/tables/{table}/components") == {
        "components": shown["components"],
        "text": own,
    }
    assert program.ok("GET", f"/tables/{program.create()}")["clock"] is None


# Playing


@pytest.fixture
def table(program: Program, site: Site) -> str:
    """A table at which two programs sit."""
    table = program.create(listed=True)
    Program(site, "Bert").ok("POST", f"/tables/{table}/seats/1", {"do": "take"})
    return table


def acting(program: Program, table: str) -> str:
    """Let the program be whoever is to decide; tells the address of the table."""
    if not program.ok("GET", f"/tables/{table}")["mine"]:
        program.headers["Authorization"] = "Bearer rh_Bert"
    return f"/tables/{table}"


def test_a_move_is_played_by_code_or_as_it_is_written(program: Program, table: str) -> None:
    path = acting(program, table)
    legal = program.ok("GET", path + "/moves")
    assert legal["mine"]
    assert legal["prompt"]
    first, game = legal["moves"][0], open_game(GAME)
    assert game.moves.text(first["code"]) == first["move"]
    body = {"move": first["code"], "at": 0, "key": "a"}
    assert program.ok("POST", path + "/moves", body) == {"seq": 1}
    assert program.ok("POST", path + "/moves", body) == {"seq": 1}, "the same key changes nothing"
    stale = program.call("POST", path + "/moves", {"move": first["move"], "at": 0, "key": "b"})
    assert check_problem(stale, 409, "reason.stale")["seq"] == 1
    assert program.ok("POST", path + "/undo", {"moves": 1, "at": 1, "key": "c"}) == {"seq": 2}
    written = {"move": first["move"], "at": 2, "key": "d"}
    assert program.ok("POST", path + "/moves", written) == {"seq": 3}
    assert first["move"] in program.call("GET", path + "/record").text
    assert program.ok("GET", path + "/view")["seq"] == 3


def test_a_position_can_be_gone_on_with_in_a_program(program: Program, table: str) -> None:
    path = acting(program, table)
    position = program.ok("GET", path + "/position")
    state = open_game(position["game"]).load(position["view"])
    assert (state.seat, state.decision.name) == (position["seat"], position["decision"])
    assert state.legal() == position["legal"] != []
    assert position["components"] == state.game.components_digest
    components = program.ok("GET", path + "/components")
    assert components == {"components": position["components"], "text": state.game.components_text}
    assert program.ok("GET", path + "/position", at=0) == position
    state.play(state.legal()[0])
    check_problem(program.call("GET", path + "/position", at=9), 422, "reason.no_such_position")


def test_an_illegal_move_is_refused_in_the_language_asked_for(program: Program, table: str) -> None:
    path = acting(program, table)
    details = set()
    for language in languages():
        program.headers["Accept-Language"] = language
        for move in ("fly to the moon", 10**6):
            answer = program.call("POST", path + "/moves", {"move": move, "at": 0, "key": "a"})
            details.add(check_problem(answer, 422, "reason.no_such_move")["detail"])
            assert answer.headers["content-language"] == language
    assert len(details) == 3
    other = "Ada" if program.headers["Authorization"].endswith("Bert") else "Bert"
    program.headers["Authorization"] = f"Bearer rh_{other}"
    assert not program.ok("GET", path + "/moves")["moves"]
    answer = program.call("POST", path + "/moves", {"move": "any", "at": 0, "key": "a"})
    check_problem(answer, 422, "reason.not_your_turn")


def test_who_does_not_sit_there_cannot_play_and_sees_no_private_table(program: Program, site: Site) -> None:
    bert = Program(site, "Bert")
    private, public = program.create(spectators=False), program.create()
    move = {"move": "any", "at": 0, "key": "a"}
    check_problem(bert.call("POST", f"/tables/{public}/moves", move), 403, "reason.not_your_seat")
    for what in ("", "/view", "/position", "/moves", "/chat", "/record", "/components", "/events"):
        check_problem(bert.call("GET", f"/tables/{private}{what}"), 403, "reason.not_your_table")


def test_talk_goes_both_ways(program: Program) -> None:
    table = program.create()
    said = program.ok("POST", f"/tables/{table}/chat", {"text": "Good luck!"})
    assert program.ok("GET", f"/tables/{table}/chat") == {"chat": [said]}
    assert program.ok("GET", f"/tables/{table}/chat", after=said["id"]) == {"chat": []}


# Errors


def test_every_error_is_a_problem(program: Program, site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    check_problem(program.call("GET", "/nowhere"), 404, "server.error.not_found")
    wrong_method = program.call("POST", "/games", {})
    check_problem(wrong_method, 405, "server.error.method")
    assert wrong_method.headers["allow"] == "GET, HEAD"
    wrong_method = program.call("PUT", "/tables/none/moves", {})
    assert wrong_method.headers["allow"] == "GET, HEAD, POST", "of all that can be done there"
    for path, size in (("/account/bot", 20_000), ("/tables", 1_100_000)):
        headers = {"Content-Type": "application/json"}
        big = program.post("/api/1" + path, content=b"x" * size, headers=headers)
        check_problem(big, 413, "server.error.too_large")
    check_problem(program.post("/api/1/tables", data={"a": "b"}), 415, "server.error.malformed")
    program.headers["Accept"] = "text/html"
    check_problem(program.call("GET", "/tables/none"), 404, "reason.no_such_table")

    def broken(*_: object, **__: object) -> None:
        raise RuntimeError("a secret detail")

    monkeypatch.setattr(site.store, "listed_tables", broken)
    assert "secret" not in str(check_problem(program.call("GET", "/lobby"), 500, "server.error.fault"))


def test_no_origin_is_asked_for_where_cookies_do_not_count(program: Program) -> None:
    headers = {"Origin": "http://elsewhere.example", "Sec-Fetch-Site": "cross-site"}
    body = {"game": GAME, "seats": ["me", "open"]}
    assert program.post("/api/1/tables", json=body, headers=headers).status_code == 201
    assert program.post(f"{HERE}/start", data={"game": GAME}, headers=headers).status_code == 403


def test_each_token_is_limited_by_itself(tmp_path: Path) -> None:
    site = site_in(tmp_path, Limits(api=Rate(3, 0.001)))
    with Browser(site):
        ada, bert = Program(site), Program(site, "Bert")
        assert [ada.call("GET", "/account").status_code for _ in range(4)] == [200, 200, 200, 429]
        assert bert.call("GET", "/account").status_code == 200
        answer = ada.call("GET", "/account")
        check_problem(answer, 429, "server.error.too_often")
        assert int(answer.headers["retry-after"]) > 1


def test_bot_accounts_have_limits_of_their_own(tmp_path: Path) -> None:
    site = site_in(tmp_path, Limits(create=Rate(9, 0.001), bot_create=Rate(1, 0.001)))
    with Browser(site):
        person, robbie = Program(site), Program(site, "Robbie", bot=True)
        body = {"game": GAME, "seats": ["me", "open"]}
        assert [person.call("POST", "/tables", body).status_code for _ in range(2)] == [201, 201]
        assert [robbie.call("POST", "/tables", body).status_code for _ in range(2)] == [201, 429]
