"""A file of components written from its values: a block for each table, one line for each entry of a list.

Files that people edit are reported on by line, so what belongs together stands on a line of its own.
"""

from __future__ import annotations

import json
import re
from typing import Final

BARE: Final = re.compile(r"[A-Za-z0-9_-]+")
WIDE: Final = 60  # letters of a list that stands on one line


def written(values: dict[str, object]) -> str:
    """The text of a file; ValueError for what no such file can hold.

    >>> head = {"title": "Isle", "turns": {"3": 8}}
    >>> print(written({"schema": 1, "map": head, "towns": {"list": [{"at": "B2"}]}}))
    schema = 1
    <BLANKLINE>
    [map]
    title = "Isle"
    turns = { 3 = 8 }
    <BLANKLINE>
    [towns]
    list = [
      { at = "B2" },
    ]
    <BLANKLINE>
    """
    lines = [
        f"{key(name)} = {inline(value)}" for name, value in values.items() if not isinstance(value, dict)
    ]
    for name, block in values.items():
        if isinstance(block, dict):
            lines += ["", f"[{key(name)}]"]
            for entry, value in block.items():
                lines += entry_lines(key(entry), value)
    return "\n".join(lines) + "\n"


def key(name: object) -> str:
    """A key, in quotes where it needs them."""
    return (
        name if isinstance(name, str) and BARE.fullmatch(name) else json.dumps(str(name), ensure_ascii=False)
    )


def entry_lines(name: str, value: object) -> list[str]:
    """An entry of a block; a list of tables, or one that is long, has a line for each."""
    text = inline(value)
    if isinstance(value, list) and value and (isinstance(value[0], dict) or len(text) > WIDE):
        return [f"{name} = [", *(f"  {inline(one)}," for one in value), "]"]
    return [f"{name} = {text}"]


def inline(value: object) -> str:
    """A value on one line."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    if isinstance(value, list):
        return f"[{', '.join(inline(one) for one in value)}]"
    if isinstance(value, dict):
        inside = ", ".join(f"{key(name)} = {inline(one)}" for name, one in value.items())
        return f"{{ {inside} }}" if inside else "{}"
    raise ValueError(f"a file holds texts, whole numbers, lists and tables, not {type(value).__name__}")
