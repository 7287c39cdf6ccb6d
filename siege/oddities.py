"""Values that nobody expects, and sound ones made unsound. All by a seed."""

from __future__ import annotations

import json
import re
from random import Random

LONG = 20_000  # letters
TEXTS = [
    "", " ", "0", "-1", "1e9", "NaN", "null", "true", "../../etc/passwd", "..%2f..", "%00", "\x00", "\x7f",
    "\u202e", "\u200d", "é", "e\u0301", "İ", "ß", "🚂", "👩‍👩‍👧‍👦", "\ufeff", "\uffff", "𐀀", "٣", "１", "²",
    "Ⅷ", "<script>alert(1)</script>", "{{7*7}}", "{name}", "%s%n", "'; DROP TABLE users; --", '"', "\\",
    "\r\nX: y", "a" * 63, "a" * 65, "a" * 201, "🚂" * 300, "a" * LONG, "zażółć gęślą jaźń", "日本語", "שלום",
]  # fmt: skip
NUMBERS = [
    0, 1, -1, 2, 7, 99, 255, 256, 1_000_000, 1_000_001, 2**31 - 1, 2**31, 2**53, 2**63 - 1, 2**63, 2**64,
    -(2**63), 10**30, 0.5, -0.0, 1e308, True, None,
]  # fmt: skip
RAW = [
    "1e999",
    "-",
    "[",
    "{",
    '{"a"',
    '"\\ud800"',
    "nul",
    "1" * 5000,
    "[" * 3000,
    '{"a":' * 2000,
    "\xff\xfe",
    "",
]


def odd_text(rng: Random) -> str:
    """Some text."""
    text = rng.choice(TEXTS)
    if rng.random() < 0.2:
        text += rng.choice(TEXTS)
    if rng.random() < 0.1:
        text = "".join(chr(rng.choice((rng.randrange(32, 127), rng.randrange(1, 0xD800)))) for _ in range(12))
    return text[:LONG]


def odd_value(rng: Random, depth: int = 0) -> object:
    """Anything that JSON can say."""
    kind = rng.randrange(6)
    if kind < 2:
        return odd_text(rng)
    if kind < 4 or depth > 3:
        return rng.choice(NUMBERS)
    if kind == 4:
        return [odd_value(rng, depth + 1) for _ in range(rng.choice((0, 1, 2, 50)))]
    return {odd_text(rng)[:40]: odd_value(rng, depth + 1) for _ in range(rng.randrange(3))}


def bent(rng: Random, value: object) -> object:
    """A sound value with something about it changed."""
    if isinstance(value, dict) and value and rng.random() < 0.9:
        twin = dict(value)
        name = rng.choice(list(twin))
        way = rng.randrange(4)
        if way == 0:
            del twin[name]
        elif way == 1:
            twin[odd_text(rng)[:40]] = odd_value(rng)
        else:
            twin[name] = bent(rng, twin[name])
        return twin
    if isinstance(value, list) and value and rng.random() < 0.7:
        items = list(value)
        items[rng.randrange(len(items))] = bent(rng, rng.choice(items))
        return items * rng.choice((1, 1, 1, 50))
    if isinstance(value, str) and value and rng.random() < 0.4:
        at = rng.randrange(len(value))
        return value[:at] + rng.choice(TEXTS)[:50] + value[at + rng.randrange(3) :]
    if isinstance(value, int) and rng.random() < 0.5:
        return value + rng.choice((-1, 1, 2, 100, 10**6))
    return odd_value(rng)


def written(rng: Random, value: object) -> bytes:
    """A value as JSON; now and then as something that is nearly JSON."""
    text = json.dumps(value, ensure_ascii=rng.random() < 0.5)
    if rng.random() < 0.12:
        at = rng.randrange(len(text) + 1)
        text = text[:at] + rng.choice(RAW) + text[at + rng.randrange(4) :]
    return text.encode("utf-8", "surrogatepass")


def bent_bytes(rng: Random, content: bytes) -> bytes:
    """A file with some places changed, doubled, or left out."""
    parts = bytearray(content)
    for _ in range(rng.choice((1, 1, 1, 2, 3, 10))):
        if not parts:
            break
        at = rng.randrange(len(parts))
        far = min(len(parts), at + rng.choice((1, 1, 4, 40, 400)))
        way = rng.randrange(6)
        if way == 0:
            parts[at] = rng.randrange(256)
        elif way == 1:
            del parts[at:far]
        elif way == 2:
            parts[at:at] = parts[at:far]
        elif way == 3:
            parts[at:far] = rng.choice(TEXTS).encode()[:200]
        elif way == 4:
            parts[at:far] = str(rng.choice(NUMBERS)).encode()
        else:
            other = rng.randrange(len(parts))
            parts[at:at] = parts[other : other + 60]
    return bytes(parts)


def bent_lines(rng: Random, content: bytes) -> bytes:
    """A text that may still be read: other numbers and words in their places, lines doubled or left out."""
    lines = content.decode().split("\n")
    for _ in range(rng.choice((1, 1, 2, 3))):
        at = rng.randrange(len(lines))
        way = rng.randrange(6)
        if way == 0:
            lines.insert(rng.randrange(len(lines)), lines[at])
        elif way == 1 and len(lines) > 1:
            del lines[at]
        else:
            pattern = r"-?\d+" if way < 5 else r"\b[a-z_]+\b"
            found = list(re.finditer(pattern, lines[at]))
            if found:
                one = rng.choice(found)
                new = str(rng.choice((0, 1, 2, 3, 5, 8, 13, 40, 99, -1, 10**6, 10**20)))
                word = rng.choice(re.findall(r"\w+", rng.choice(lines)) or ["x"])
                lines[at] = lines[at][: one.start()] + (new if way < 5 else word) + lines[at][one.end() :]
    return "\n".join(lines).encode()
