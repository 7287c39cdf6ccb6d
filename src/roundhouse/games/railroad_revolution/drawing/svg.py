"""The few SVG elements that the picture is made of, as short strings.

Nothing here carries a style: looks come from classes, so that a page's own properties can change them.
"""

from __future__ import annotations

from collections.abc import Callable
from html import escape

from roundhouse.core.message import Event, Message

LETTER = 0.6  # the width of a letter, in parts of its height

Say = Callable[[Message], str]  # puts a message into the words of a language


def player_name(say: Say, seat: int) -> str:
    """The name of the player in a seat."""
    return say(Event("picture.player", seat))


def num(value: float) -> str:
    """A coordinate, as short as it can be.

    >>> num(3.0), num(2.749), num(-0.04)
    ('3', '2.7', '0')
    """
    short = f"{value:.1f}".removesuffix(".0")
    return "0" if short == "-0" else short


def attributes(**values: str | float) -> str:
    """Attributes with a leading blank; empty ones are left out, a trailing underscore is dropped."""
    parts: list[str] = []
    for name, value in values.items():
        shown = value if isinstance(value, str) else num(value)
        if shown:
            parts.append(f' {name.rstrip("_").replace("_", "-")}="{escape(shown)}"')
    return "".join(parts)


def group(
    *content: str,
    id: str = "",
    cls: str = "",
    title: str = "",
    move: tuple[float, float] | None = None,
    scale: float = 1,
) -> str:
    """A group. With an id it is something that can be chosen, and its title says what it is."""
    transform = "" if move is None else f"translate({num(move[0])} {num(move[1])})"
    transform += "" if scale == 1 else f"scale({num(scale)})"
    label = f"<title>{escape(title, quote=False)}</title>" if title else ""
    return f"<g{attributes(id=id, class_=cls, transform=transform)}>{label}{''.join(content)}</g>"


def pick(id: str, title: str, *content: str, cls: str = "", move: tuple[float, float] | None = None) -> str:
    """Something that a move can point at."""
    return group(*content, id=id, cls=f"pick {cls}".strip(), title=title, move=move)


def rect(x: float, y: float, width: float, height: float, cls: str = "", r: float = 0) -> str:
    """A rectangle, with round corners if wanted."""
    rx = num(r) if r else ""
    return f"<rect{attributes(class_=cls, x=x, y=y, width=width, height=height, rx=rx)}/>"


def circle(x: float, y: float, r: float, cls: str = "") -> str:
    """A circle."""
    return f"<circle{attributes(class_=cls, cx=x, cy=y, r=r)}/>"


def path(d: str, cls: str = "") -> str:
    """A path."""
    return f"<path{attributes(class_=cls, d=d)}/>"


def text(x: float, y: float, words: str, cls: str = "", room: float = 0, size: float = 15) -> str:
    """A line of text; one that may be too long for its room is pressed into it."""
    wide = room and len(words) * size * LETTER > room  # how wide it comes out depends on the reader's fonts
    squeeze = attributes(textLength=room, lengthAdjust="spacingAndGlyphs") if wide else ""
    return f"<text{attributes(class_=cls, x=x, y=y)}{squeeze}>{escape(words, quote=False)}</text>"


def use(symbol: str, x: float, y: float, width: float, height: float = 0, cls: str = "") -> str:
    """A symbol of the shared sheet, square unless a height is given."""
    return f'<use href="#{symbol}"{attributes(class_=cls, x=x, y=y, width=width, height=height or width)}/>'


def sheet(name: str, width: float, height: float, title: str, *content: str) -> str:
    """A part of the table as an `<svg>` of its own."""
    box = f'class="rr rr-{name}" viewBox="0 0 {num(width)} {num(height)}"'
    named = f'role="img" aria-label="{escape(title)}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {box} {named}>{"".join(content)}</svg>'
