"""The file of what was learnt: nets as plain numbers, with how they were made."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import TypedDict

from roundhouse.core.net import Layer, Net


class NetTable(TypedDict):
    """One net."""

    low: list[int]  # of each feature
    high: list[int]
    layers: list[tuple[list[list[int]], list[int]]]  # weights and biases
    doubt: tuple[int, int]


class NetsFile(TypedDict):
    """What stands in such a file."""

    made: dict[str, object]  # how: commit, games, seeds, hours, settings
    names: list[str]  # the features that the nets were taught by
    nets: dict[str, NetTable | str]  # by school; or another school, whose net judges well here too


def read(path: Path) -> NetsFile:
    """All that stands in a file."""
    found: NetsFile = json.loads(path.read_text(encoding="utf-8"))
    return found


@cache
def nets(path: Path) -> dict[str, Net]:
    """The nets of a file, read once; none if there is no such file."""
    return nets_of(read(path)) if path.is_file() else {}


def nets_of(file: NetsFile) -> dict[str, Net]:
    """The nets of what stands in a file."""
    found = {school: net_of(table) for school, table in file["nets"].items() if not isinstance(table, str)}
    also = {school: found[table] for school, table in file["nets"].items() if isinstance(table, str)}
    return found | also


def net_of(table: NetTable) -> Net:
    """The net of a table."""
    first, second = table["doubt"]
    layers = [Layer(weights, bias) for weights, bias in table["layers"]]
    return Net(table["low"], table["high"], layers, (first, second))


def write(path: Path, made: dict[str, object], names: list[str], found: dict[str, Net]) -> None:
    """Write nets to a file."""
    tables = {
        school: {
            "low": net.low,
            "high": net.high,
            "doubt": net.doubt,
            "layers": [(layer.weights, layer.bias) for layer in net.layers],
        }
        for school, net in found.items()
    }
    text = json.dumps({"made": made, "names": names, "nets": tables}, separators=(",", ":"))
    path.write_text(text.replace("],[", "],\n[") + "\n", encoding="utf-8")
