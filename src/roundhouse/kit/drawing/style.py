"""The style of a picture: rules from a file, with colours that a page may set.

Every colour is a property with a value for paper, so that an SVG on its own looks right; a page with a
dark theme sets the properties anew. In the file `$name` stands for a colour, `$letters` for the fonts that
pages bring along, and `&` for the picture itself; its first two lines are a comment, and every rule is one
line.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

# The page has the first two; on its own a picture looks much the same in those after them.
LETTERS: Final = 'Cabin,"Roundhouse Signs","Gill Sans",Carlito,Calibri,"Liberation Sans",Arial,sans-serif'


def scoped(selector: str, scope: str) -> str:
    """A selector that only meets the picture. Inside a symbol the picture's own class is out of reach.

    >>> scoped(".card", "aos"), scoped("&", "aos"), scoped(".aos-cube", "aos")
    ('.aos .card', '.aos', '.aos-cube')
    """
    if selector.startswith(f".{scope}-"):
        return selector
    return f".{scope}" if selector == "&" else f".{scope} {selector}"


def rules(file: Path, scope: str, light: Mapping[str, str], prefix: str = "") -> str:
    """The rules of a file with their colours, for the picture alone."""
    names = sorted(light, key=len, reverse=True)
    found: list[str] = []
    for line in file.read_text(encoding="utf-8").splitlines()[2:]:
        selectors, body = line.replace("$letters", LETTERS).split("{", 1)
        for name in names:
            body = body.replace(f"${name}", f"var(--{prefix}{name},{light[name]})")
        found.append(",".join(scoped(selector, scope) for selector in selectors.split(",")) + "{" + body)
    return "\n".join(found) + f"\n.{scope}-symbols{{position:absolute;width:0;height:0}}"


def properties(colours: Mapping[str, str], prefix: str = "") -> str:
    """Colours as properties that a page sets.

    >>> properties({"ink": "#222"}, "aos-")
    '--aos-ink:#222'
    """
    return ";".join(f"--{prefix}{name}:{value}" for name, value in colours.items())


def drawings(file: Path) -> str:
    """The symbols of a file, without comments and line breaks."""
    lines = file.read_text(encoding="utf-8").splitlines()[1:-1]
    return "".join(line.strip() for line in lines if not line.startswith("<!--"))
