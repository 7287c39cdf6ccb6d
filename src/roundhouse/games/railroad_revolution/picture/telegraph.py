"""The telegraph line: sections between poles, their shares, tiles and offices, and what pairs are worth."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from roundhouse.games.railroad_revolution.picture import labels
from roundhouse.games.railroad_revolution.picture.rewards import icon, laid, shown, word
from roundhouse.games.railroad_revolution.rules.state import NONE, State
from roundhouse.kit.drawing.svg import group, num, path, pick, rect, sheet, text, use
from roundhouse.kit.words import Say

WIDTH: Final = 1280
HEIGHT: Final = 176
MARGIN: Final = 22
WIRES: Final = (24, 36)
GROUND: Final = 166
CARD: Final = (52, 88)  # top and height of a section's card
HOUSE: Final = 24


def draw(view: State, say: Say) -> str:
    """The whole line."""
    sections = len(view.c.section_shares)
    pitch = (WIDTH - 2 * MARGIN) / sections
    poles = [MARGIN + pitch * n for n in range(sections + 1)]
    return sheet(
        "rr-telegraph",
        WIDTH,
        HEIGHT,
        say(labels.part("telegraph")),
        rect(0, 0, WIDTH, HEIGHT, "paper", 14),
        path(f"M0 {GROUND}h{WIDTH}", "rule"),
        *(pole(x) for x in poles),
        wires(poles),
        *(section(view, n, poles[n], pitch, say) for n in range(sections)),
        *(pair(view.c.link_vp[n], poles[n + 1], say) for n in range(sections - 1)),
    )


def pole(x: float) -> str:
    """A pole with its cross-arms and insulators."""
    arms = "".join(f"M{num(x - 15)} {y}h30" for y in WIRES)
    glass = "".join(rect(x + side - 2.5, y - 6, 5, 6, "glass", 1.5) for y in WIRES for side in (-12, 12))
    return path(f"M{num(x)} {GROUND}V12{arms}", "pole") + glass


def wires(poles: list[float]) -> str:
    """Two wires, sagging from pole to pole."""
    lines: list[str] = []
    for y in WIRES:
        for left, right in pairwise(poles):
            lines.append(
                f"M{num(left + 12)} {y - 6}Q{num((left + right) / 2)} {y + 12} {num(right - 12)} {y - 6}"
            )
    return path("".join(lines), "wire")


def section(view: State, number: int, left: float, pitch: float, say: Say) -> str:
    """A section: number and shares above, the First Office slot and the tile below."""
    c = view.c
    top, height = CARD
    x, width = left + 13, pitch - 26
    owner = view.first_office[number]
    half = x + width * 0.6
    slot = "rr-house-slot" if owner == NONE else f"rr-house{owner}"
    bonus = laid(
        [word(f"+{c.section_first[number]}"), icon("share")],
        x + 33,
        top + 40,
        "used" if owner != NONE else "",
    )
    return pick(
        f"section-{number}",
        labels.section(view, number, say),
        rect(x, top, width, height, "card hit", 6),
        text(x + 10, top + 23, str(number + 1), "l b"),
        laid([word(str(c.section_shares[number])), icon("share")], x + width - 44, top + 6),
        path(f"M{num(x)} {top + 31}h{num(width)}", "rule"),
        use(slot, x + 5, top + 36, HOUSE + 2, cls="" if owner == NONE else f"p{owner}"),
        bonus,
        pick(
            f"section-{number}-tile",
            labels.tile(view, number, say),
            rect(half, top + 33, width - (half - x) - 2, height - 35, "hit shade", 5),
            tile(view, number, half, top + 38, width - (half - x) - 2, say),
        ),
        offices(view, number, x, top + height),
    )


def tile(view: State, number: int, x: float, y: float, room: float, say: Say) -> str:
    """What the section gives besides shares."""
    found = view.section_tile[number]
    if found == NONE:
        return use("rr-deal", x + room / 2 - 16, y + 3, 32)
    return group(
        shown(view.c.telegraph_tiles[found], x, y, say, "", room),
        laid([(12, text(0, 15, "−", "b")), *tokens_of_worker()], x, y + 22, "off", room),
    )


def tokens_of_worker() -> list[tuple[float, str]]:
    """The worker that a telegraph tile costs."""
    return [(15, use("rr-worker5", 0, 0, 15, 20))]


def offices(view: State, number: int, x: float, bottom: float) -> str:
    """The offices beyond the first one, standing on the ground."""
    first = view.first_office[number]
    owners = [seat for seat in range(view.players) if view.offices[seat] >> number & 1 and seat != first]
    return "".join(
        use(f"rr-house{seat}", x + 4 + place * (HOUSE + 3), bottom + 2, HOUSE, cls=f"p{seat}")
        for place, seat in enumerate(owners)
    )


def pair(points: int, x: float, say: Say) -> str:
    """What offices on both sides of a pole are worth."""
    return group(
        use("rr-points", x - 16, 76, 32),
        text(x, 97, str(points), "vpn m"),
        title=say(labels.message("pair", n=points)),
    )
