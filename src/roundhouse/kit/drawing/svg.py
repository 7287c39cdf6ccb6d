"""The few SVG elements that pictures are made of, as short strings.

Nothing here carries a style: looks come from classes, so that a page's own properties can change them.
"""

from __future__ import annotations

from functools import lru_cache
from html import escape

# About how wide letters are, in parts of their height: narrow ones, capitals and wide ones, all others.
NARROW = frozenset("fijlrtI.,:;'’-–/| ()")
WIDE = frozenset("mwMWGOQ@%")
WIDER = 1.25  # times that comes out in the widest fonts that people have
OWN = 0.87  # times that in the font that pages bring along

Point = tuple[float, float]


@lru_cache(maxsize=16384)
def num(value: float) -> str:
    """A coordinate, as short as it can be.

    >>> num(3.0), num(2.749), num(-0.04)
    ('3', '2.7', '0')
    """
    short = f"{value:.1f}".removesuffix(".0")
    return "0" if short == "-0" else short


def classed(cls: str) -> str:
    """The class attribute, if there is a class."""
    return f' class="{cls}"' if cls else ""


def group(
    *content: str,
    id: str = "",
    cls: str = "",
    title: str = "",
    move: Point | None = None,
    scale: float = 1,
) -> str:
    """A group; its title says what it is to those who point at it or listen."""
    name = f' id="{id}"' if id else ""
    place = "" if move is None else f"translate({num(move[0])} {num(move[1])})"
    place += "" if scale == 1 else f"scale({scale:.3g})"
    transform = f' transform="{place}"' if place else ""
    label = f"<title>{escape(title, quote=False)}</title>" if title else ""
    return f"<g{name}{classed(cls)}{transform}>{label}{''.join(content)}</g>"


def pick(id: str, title: str, *content: str, cls: str = "", move: Point | None = None) -> str:
    """Something that a move can point at."""
    return group(*content, id=id, cls=f"pick {cls}" if cls else "pick", title=title, move=move)


def movable(kind: str, *content: str) -> str:
    """A piece whose way from one drawing to the next is shown; all of one kind look alike."""
    return f'<g data-piece="{kind}">{"".join(content)}</g>'


def rect(x: float, y: float, width: float, height: float, cls: str = "", r: float = 0) -> str:
    """A rectangle, with round corners if wanted."""
    corner = f' rx="{num(r)}"' if r else ""
    box = f'x="{num(x)}" y="{num(y)}" width="{num(width)}" height="{num(height)}"'
    return f"<rect{classed(cls)} {box}{corner}/>"


def circle(x: float, y: float, r: float, cls: str = "") -> str:
    """A circle."""
    return f'<circle{classed(cls)} cx="{num(x)}" cy="{num(y)}" r="{num(r)}"/>'


def path(d: str, cls: str = "") -> str:
    """A path."""
    return f'<path{classed(cls)} d="{d}"/>'


@lru_cache(maxsize=4096)
def width_of(words: str) -> float:
    """About how wide bold words come out, in parts of their height; fonts differ a little."""
    return sum(0.35 if a in NARROW else 0.88 if a in WIDE else 0.72 if a.isupper() else 0.58 for a in words)


def text(x: float, y: float, words: str, cls: str = "", room: float = 0, size: float = 15) -> str:
    """A line of text; one that may be too long for its room in some font comes out alike in every font."""
    width = size * width_of(words)
    wide = room and width * WIDER > room
    squeeze = f' textLength="{num(min(width * OWN, room))}" lengthAdjust="spacingAndGlyphs"' if wide else ""
    place = f'x="{num(x)}" y="{num(y)}"{squeeze}'
    return f"<text{classed(cls)} {place}>{escape(words, quote=False)}</text>"


def in_lines(words: str, room: float, size: float) -> list[str]:
    """Words on one line or, if they are too long for their room, parted where two lines are shortest.

    >>> in_lines("Kiev", 90, 13), in_lines("Rocky Mountaineer", 90, 13)
    (['Kiev'], ['Rocky', 'Mountaineer'])
    """
    single = words.split(" ")
    if len(single) == 1 or size * width_of(words) <= room:
        return [words]
    ways = [[" ".join(single[:n]), " ".join(single[n:])] for n in range(1, len(single))]
    return min(ways, key=lambda way: max(map(width_of, way)))


def use(symbol: str, x: float, y: float, width: float, height: float = 0, cls: str = "") -> str:
    """A symbol of the shared sheet, square unless a height is given; the point is its top left corner."""
    box = f'x="{num(x)}" y="{num(y)}" width="{num(width)}" height="{num(height or width)}"'
    return f'<use href="#{symbol}"{classed(cls)} {box}/>'


def at(symbol: str, point: Point, cls: str = "") -> str:
    """A drawing of the shared sheet in its own size, its middle at a point."""
    return f'<use href="#{symbol}"{classed(cls)} x="{num(point[0])}" y="{num(point[1])}"/>'


def sheet(
    name: str,
    width: float,
    height: float,
    title: str,
    *content: str,
    core: tuple[float, float] | None = None,
) -> str:
    """A part of the table as an `<svg>` of its own; "aos-map" is the map of what is styled as `aos`.

    `core` is how wide and high that is without what only explains it: a phone shows no more.
    """
    scope = name.split("-", 1)[0]
    box = f'class="{scope} {name}" viewBox="0 0 {num(width)} {num(height)}"'
    if core is not None:
        box += f' data-core="0 0 {num(core[0])} {num(core[1])}"'
    named = f'role="img" aria-label="{escape(title)}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {box} {named}>{"".join(content)}</svg>'


def unseen(scope: str, content: str) -> str:
    """The drawings that the other parts use, as a part that takes no room."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="{scope} {scope}-symbols" width="0" height="0"'
        f' aria-hidden="true"><defs>{content}</defs></svg>'
    )


def shortened(words: str, most: int) -> str:
    """Words that are cut where they would run too far."""
    return words if len(words) <= most else words[: most - 1] + "…"
