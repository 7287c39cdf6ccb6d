"""Reading codes for phones with a reader that knows nothing of how they were made."""

from __future__ import annotations

import zxingcpp

SCALE = 4  # pixels of a module

HALVES = {" ": (0, 0), "▀": (255, 0), "▄": (0, 255), "█": (255, 255)}  # the upper and the lower half are lit


def read(rows: list[bytes]) -> list[str]:
    """What stands in the codes of a picture of grey pixels."""
    pixels = memoryview(b"".join(rows)).cast("B", (len(rows), len(rows[0])))
    return [code.text for code in zxingcpp.read_barcodes(pixels)]


def from_terminal(text: str, lit: int = 255) -> list[bytes]:
    """What a terminal shows, as pixels; `lit` is how bright it writes."""
    rows: list[bytes] = []
    for line in text.splitlines():
        if not line.strip():
            continue
        for half in (0, 1):
            wide = bytes(abs(255 - lit - HALVES[sign][half]) for sign in line for _ in range(SCALE))
            rows += [wide] * SCALE
    return rows
