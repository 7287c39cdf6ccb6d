"""What the API says of itself is so: every operation answers as described, whatever it is asked."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from http_site import GAME, Browser, Program, site_in
from roundhouse.server.http.api.openapi import description
from roundhouse.server.http.api.routes import OPERATIONS

TIMES = int(os.environ.get("ROUNDHOUSE_TIMES", "1"))
EXAMPLES = 3 * TIMES
STREAMS = {operation.name for operation in OPERATIONS if operation.kind == "lines"}
ASKED = [operation for operation in OPERATIONS if operation.name not in STREAMS]


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    site = site_in(tmp_path_factory.mktemp("described"))
    with Browser(site):
        yield Program(site)


@pytest.fixture(scope="module")
def table(program: Program) -> str:
    return program.create("me", "bot:random", listed=True)


@pytest.fixture(scope="module")
def schema() -> schemathesis.BaseSchema:
    return schemathesis.openapi.from_dict(description(OPERATIONS))


@pytest.mark.parametrize("operation", ASKED, ids=lambda one: one.name)
def test_every_answer_is_as_described(
    program: Program, table: str, schema: schemathesis.BaseSchema, operation: object
) -> None:
    path, method = f"/api/1{operation.path}", operation.method  # type: ignore[attr-defined]
    described = schema[path][method]

    @given(data=st.data())
    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    def asked(data: st.DataObject) -> None:
        case = data.draw(described.as_strategy())
        if "table" in case.path_parameters and data.draw(st.booleans()):
            case.path_parameters["table"] = table
        sent = case.as_transport_kwargs(base_url="http://testserver")
        sent["headers"] = {**sent.get("headers", {}), **dict(program.headers)}
        sent.pop("cookies", None)
        answer = program.request(**sent)
        assert answer.status_code < 500, answer.text
        described.validate_response(answer)

    asked()


def test_the_description_names_every_route_and_the_token(program: Program) -> None:
    del_header = program.headers.pop("Authorization")
    found = program.get("/api/1/openapi.json").json()
    program.headers["Authorization"] = del_header
    assert found["openapi"] == "3.1.0"
    assert {(path, method.upper()) for path, one in found["paths"].items() for method in one} == {
        (f"/api/1{operation.path}", operation.method) for operation in OPERATIONS
    }
    assert found["components"]["securitySchemes"]["token"]["scheme"] == "bearer"


def test_the_commands_of_the_docs_work(program: Program) -> None:
    """Every curl of docs/api.md, in order, with what the answers before it say."""
    text = (Path(__file__).parents[2] / "docs" / "api.md").read_text(encoding="utf-8").replace("\\\n", " ")
    commands = re.findall(r"^curl (.*)$", text, re.M)
    known = {"$TABLE": "", "$CODE": "", "$SEQ": ""}
    asked = 0
    for command in commands:
        path = re.search(r"\$SERVER(\S+)", command)
        assert path
        if path[1].endswith("/stream"):
            continue  # shown where streams are tested
        address, body = path[1], re.search(r"-d (['\"])(.*)\1 ", command)
        sent = None if body is None else body[2].replace('\\"', '"')
        for name, value in known.items():
            address = address.replace(name, value)
            sent = sent and sent.replace(name, value)
        headers = {"Content-Type": "application/json"}
        answer = program.post(address, content=sent, headers=headers) if sent else program.get(address)
        assert answer.status_code in (200, 201), (command, answer.text)
        asked += 1
        if "table" in answer.json():
            known["$TABLE"] = answer.json()["table"]
        if answer.json().get("moves"):
            known["$CODE"], known["$SEQ"] = str(answer.json()["moves"][0]["code"]), str(answer.json()["seq"])
        if address.endswith("/tables"):
            while not program.ok("GET", f"/tables/{known['$TABLE']}")["mine"]:
                pass
    assert asked == 5
    assert GAME in text
