"""The description of the API as OpenAPI 3.1 has it, made from the operations and the types they name."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec

from roundhouse.doctor import version
from roundhouse.server.http.api.asking import BASE
from roundhouse.server.http.api.operations import Operation
from roundhouse.server.http.api.problems import MEDIA_TYPE
from roundhouse.server.http.api.shapes import Problem
from roundhouse.server.http.api.stream import LINES
from roundhouse.server.http.api.tokens import SCOPES

REF = "#/components/schemas/{name}"
MEDIA = {"json": "application/json", "text": "text/plain; charset=utf-8", "lines": LINES}
REFUSED = {
    400: "The request has another shape than is described here.",
    401: "There is no token, or it is worth nothing any more.",
    403: "The token is not good for this, or the table is not yours to see or to change.",
    404: "There is no such thing.",
    409: "The table has gone on meanwhile (`seq` tells to where), or somebody was faster.",
    410: "The invite link has been used.",
    413: "The body is too large.",
    415: "The body is not of type application/json.",
    422: "The rules do not allow it; `detail` says why.",
    429: "Too often; the header Retry-After says after how many seconds to ask again.",
    500: "A fault of the server.",
    503: "The server cannot do this now; the header Retry-After says when to ask again.",
}
ALWAYS = (400, 404, 422, 429, 500, 503)
WITH_TOKEN = (401, 403)
WITH_BODY = (409, 410, 413, 415)


@cache
def schemas_of(operations: tuple[Operation, ...]) -> tuple[dict[int, dict[str, Any]], dict[str, Any]]:
    """The schema of every type that operations name, by the type's identity, and the components."""
    types: list[Any] = [Problem]
    for operation in operations:
        types.append(operation.answer)
        if operation.body is not None:
            types.append(operation.body)
    schemas, components = msgspec.json.schema_components(types, ref_template=REF)
    return {id(kind): schema for kind, schema in zip(types, schemas, strict=True)}, components


def description(operations: Sequence[Operation]) -> dict[str, Any]:
    """The whole description."""
    schemas, components = schemas_of(tuple(operations))
    paths: dict[str, dict[str, Any]] = {}
    for operation in operations:
        described = described_operation(operation, schemas)
        paths.setdefault(BASE + operation.path, {})[operation.method.lower()] = described
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Roundhouse",
            "version": version(),
            "description": "Board games for programs: see docs/api.md. Made from the server's own types.",
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "token": {
                    "type": "http",
                    "scheme": "bearer",
                    "description": "A personal token, made on the profile page, with scopes of its own: "
                    + ", ".join(SCOPES),
                }
            },
        },
    }


def described_operation(operation: Operation, schemas: dict[int, dict[str, Any]]) -> dict[str, Any]:
    """One operation."""
    taken: dict[str, Any] = {}
    refused = ALWAYS + (WITH_TOKEN if operation.scope else ()) + (WITH_BODY if operation.body else ())
    if operation.body is not None:
        schema = schemas[id(operation.body)]
        content = {"application/json": {"schema": schema}}
        taken["requestBody"] = {"required": True, "content": content}
    if operation.scope:
        taken["security"] = [{"token": []}]
        taken["description"] = f"Takes a token with the scope `{operation.scope}`."
    answers: dict[str, Any] = {str(operation.status): sent(operation, schemas)}
    for status in sorted(refused):
        problem = {MEDIA_TYPE: {"schema": schemas[id(Problem)]}}
        answers[str(status)] = {"description": REFUSED[status], "content": problem}
    return {
        "operationId": operation.name,
        "summary": operation.summary,
        **taken,
        "parameters": parameters(operation),
        "responses": answers,
    }


def sent(operation: Operation, schemas: dict[int, dict[str, Any]]) -> dict[str, Any]:
    """What is answered when all is well."""
    each = "Each line: " if operation.kind == "lines" else ""
    schema = {"type": "string"} if operation.kind == "text" else schemas[id(operation.answer)]
    return {
        "description": each + operation.summary,
        "content": {MEDIA[operation.kind]: {"schema": schema}},
    }


def parameters(operation: Operation) -> list[dict[str, Any]]:
    """What stands in the address."""
    found: list[dict[str, Any]] = []
    for name in re.findall(r"{(\w+)}", operation.path):
        kind = {"type": "integer", "minimum": 0} if name == "seat" else {"type": "string", "minLength": 1}
        found.append({"name": name, "in": "path", "required": True, "schema": kind})
    for query in operation.query:
        limits: dict[str, Any] = {"minimum": 0} if query.kind == "integer" else {}
        schema = {"type": query.kind, **limits}
        found.append({"name": query.name, "in": "query", "description": query.meaning, "schema": schema})
    return found
