"""The style of a picture: rules from a file, with colours that a page may set.

Every colour is a property with a value for paper, so that an SVG on its own looks right; a page with a
dark theme sets the properties anew. In the file `$name` stands for a colour, `$letters` for the fonts that
pages bring along, and `&` for the picture itself; its first two lines are a comment, and every rule is one
line. What all pictures share is in `base.css`.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

# The page has the first two; on its own a picture looks much the same in those after them.
LETTERS: Final = 'Cabin,"Roundhouse Signs","Gill Sans",Carlito,Calibri,"Liberation Sans",Arial,sans-serif'
Colours = Mapping[str, tuple[str, str]]  # on paper, and on a dark page

BASE: Final = Path(__file__).parent / "base.css"
COMMON: Final[Colours] = {
    "paper": ("#f6efdd", "#1f262b"),
    "card": ("#fdf9ee", "#2c343a"),
    "shade": ("#e9dcbc", "#3a444b"),
    "line": ("#b9a67a", "#5f6a6e"),
    "ink": ("#2c2a25", "#f1e8d2"),
    "soft": ("#635b4b", "#bdb6a3"),
}


def scoped(selector: str, scope: str) -> str:
    """A selector that only meets the picture. Inside a symbol the picture's own class is out of reach.

    >>> scoped(".card", "aos"), scoped("&:has(.can) .card", "aos"), scoped(".aos-cube", "aos")
    ('.aos .card', '.aos:has(.can) .card', '.aos-cube')
    """
    if selector.startswith(f".{scope}-"):
        return selector
    return f".{scope}{selector[1:]}" if selector.startswith("&") else f".{scope} {selector}"


def rules(file: Path, scope: str, colours: Colours, prefix: str = "") -> str:
    """The rules of a file, after those of every picture, with their colours, for the picture alone."""
    known = {**COMMON, **colours}
    names = sorted(known, key=len, reverse=True)
    found: list[str] = []
    for line in [*lines_of(BASE), *lines_of(file)]:
        selectors, body = line.replace("$letters", LETTERS).split("{", 1)
        for name in names:
            body = body.replace(f"${name}", f"var(--{prefix}{name},{known[name][0]})")
        found.append(",".join(scoped(selector, scope) for selector in selectors.split(",")) + "{" + body)
    return "\n".join(found) + f"\n.{scope}-symbols{{position:absolute;width:0;height:0}}"


def lines_of(file: Path) -> list[str]:
    return file.read_text(encoding="utf-8").splitlines()[2:]


def properties(colours: Colours, prefix: str = "") -> str:
    """The colours of a dark page as properties that it sets.

    >>> properties({"sea": ("#cde", "#234")}, "aos-").split(";")[-1]
    '--aos-sea:#234'
    """
    return ";".join(f"--{prefix}{name}:{dark}" for name, (_, dark) in {**COMMON, **colours}.items())


def drawings(file: Path) -> str:
    """The symbols of a file, without comments and line breaks."""
    lines = file.read_text(encoding="utf-8").splitlines()[1:-1]
    return "".join(line.strip() for line in lines if not line.startswith("<!--"))
