"""From a file to raw tables: size limits, encoding, TOML, and a fingerprint of what the rules depend on."""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Collection
from pathlib import Path

from roundhouse.kit.files.measure import LARGEST, beyond_measure
from roundhouse.kit.files.problems import shorten


class ComponentsError(ValueError):
    """A components file that cannot be used; the message says where and why, one line per problem."""


def read_text(path: Path) -> str:
    """The text of a file, unless it is too large or no text."""
    try:
        if not path.is_file():
            raise ComponentsError(f"{path}: there is no such file.")
        with path.open("rb") as file:
            content = file.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        if isinstance(error, ComponentsError):
            raise
        reason = error.strerror if isinstance(error, OSError) else "its name is not possible"
        raise ComponentsError(f"{path}: cannot be read ({reason}).") from None
    check_size(content, str(path))
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise ComponentsError(f"{path}, line {line}: is not UTF-8 text; save the file as UTF-8.") from None


def check_size(content: str | bytes, where: str) -> None:
    """Refuse a file beyond all measure."""
    if len(content) > LARGEST:
        raise ComponentsError(
            f"{where}: is larger than {LARGEST // 1000:,} kB; a components file has a few dozen."
        )


def parse_toml(text: str, where: str) -> dict[str, object]:
    """The raw tables of a text, whatever somebody may have put into it."""
    line, much = beyond_measure(text)
    if much:
        raise ComponentsError(f"{where}{f', line {line}' if line else ''}: {much}.")
    try:
        text.encode("utf-8")
        values: dict[str, object] = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        reason, _, place = str(error).partition(" (at ")
        at, _, column = place.rstrip(")").partition(", column ")
        reason = shorten(reason, 120)
        if not column:  # at the end
            raise ComponentsError(f"{where}: file: is not valid TOML: {reason}.") from None
        raise ComponentsError(
            f"{where}, {at}: file: is not valid TOML at column {column}: {reason}."
        ) from None
    except (ValueError, RecursionError):
        raise ComponentsError(
            f"{where}: file: is not valid TOML: it contains a value that cannot be read."
        ) from None
    return values


def digest(values: object, notes: Collection[str]) -> str:
    """A fingerprint of all that the rules depend on: not of comments, layout, or the keys that are notes."""
    canonical = json.dumps(rules_only(values, notes), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(canonical.encode()).hexdigest()


def rules_only(value: object, notes: Collection[str]) -> object:
    """A value without what has no meaning for the rules."""
    if isinstance(value, dict):
        return {key: rules_only(item, notes) for key, item in value.items() if key not in notes}
    return [rules_only(item, notes) for item in value] if isinstance(value, list) else value
