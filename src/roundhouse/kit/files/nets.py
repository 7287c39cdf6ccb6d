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


class NetsFile(TypedDict):
    """What stands in such a file."""

    made: dict[str, object]  # how: commit, games, seeds, hours, settings
    names: list[str]  # the features that the nets were taught by
    nets: dict[str, NetTable]  # by school


def read(path: Path) -> NetsFile:
    """All that stands in a file."""
    found: NetsFile = json.loads(path.read_text(encoding="utf-8"))
    return found


@cache
def nets(path: Path) -> dict[str, Net]:
    """The nets of a file, read once; none if there is no such file."""
    if not path.is_file():
        return {}
    return {
        school: Net(table["low"], table["high"], [Layer(weights, bias) for weights, bias in table["layers"]])
        for school, table in read(path)["nets"].items()
    }


def write(path: Path, made: dict[str, object], names: list[str], found: dict[str, Net]) -> None:
    """Write nets to a file."""
    tables = {
        school: {
            "low": net.low,
            "high": net.high,
            "layers": [(layer.weights, layer.bias) for layer in net.layers],
        }
        for school, net in found.items()
    }
    text = json.dumps({"made": made, "names": names, "nets": tables}, separators=(",", ":"))
    path.write_text(text.replace("],[", "],\n[") + "\n", encoding="utf-8")
