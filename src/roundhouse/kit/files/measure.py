"""How large and how tangled a TOML text is, found without parsing it: a file that is read for its harm alone
stops here, in time that only grows with its length."""

from __future__ import annotations

import re
from typing import Final

LARGEST: Final = 1_000_000  # bytes
MOST_LINES: Final = 20_000
LONGEST_LINE: Final = 1_500  # letters
MOST_VALUES: Final = 30_000  # marks between names and values; the largest file of ours has three thousand
DEEPEST: Final = 12  # lists and tables within one another
LONGEST_KEY: Final = 8  # names with dots between them

# What may hold marks that mean nothing. A string without its end takes the rest of its line, or of the text:
# nothing behind it is read as TOML either.
_ASIDE: Final = re.compile(
    r'"""(?:[^"\\]|\\.|"(?!""))*+(?:"""|\Z)?'
    r"|'''(?:[^']|'(?!''))*+(?:'''|\Z)?"
    r'|"(?:[^"\\\n]|\\[^\n])*+"?'
    r"|'[^'\n]*+'?"
    r"|#[^\n]*+",
    re.DOTALL,
)
_OTHER: Final = re.compile(r"[^.,=\[\]{}\n]++")


def beyond_measure(text: str) -> tuple[int, str]:
    """What is too much about a text, and the line it is found on (0: the whole); "" if nothing is.

    >>> beyond_measure('a.b = [1, 2, "[[[[[["]  # [[[')
    (0, '')
    >>> beyond_measure("a" + ".a" * 20 + " = 1")
    (1, 'a name has more than 8 parts')
    """
    if text.count("\n") >= MOST_LINES:
        return 0, f"has {text.count(chr(10)) + 1:,} lines; at most {MOST_LINES:,} are allowed"
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > LONGEST_LINE:
            return number, f"has {len(line):,} letters; at most {LONGEST_LINE:,} are allowed"
    marks = _OTHER.sub("", _ASIDE.sub(lambda aside: "\n" * aside[0].count("\n"), text))
    if len(marks) - marks.count("\n") > MOST_VALUES:
        return 0, f"has more than {MOST_VALUES:,} names and values"
    if (at := marks.find("." * LONGEST_KEY)) >= 0:
        return marks.count("\n", 0, at) + 1, f"a name has more than {LONGEST_KEY} parts"
    depth = 0
    for at, mark in enumerate(marks):
        if mark in "[{":
            depth += 1
            if depth > DEEPEST:
                return marks.count("\n", 0, at) + 1, f"more than {DEEPEST} lists are within one another"
        elif mark in "]}":
            depth = max(depth - 1, 0)
    return 0, ""
