"""The sheet of symbols that all parts of the picture use: pieces, figures and icons, drawn once."""

from __future__ import annotations

from typing import Final

from roundhouse.games.railroad_revolution.drawing.geography import BORDERS, OUTLINE

# Every player, and the neutral buildings, have an emblem: star, diamond, wheel, cross, and a stroke.
EMBLEMS: Final = (
    '<path class="rr-emblem" d="M0-6 1.7-1.9 5.9-1.7 2.6 1 3.7 5.2 0 2.8-3.7 5.2-2.6 1-5.9-1.7-1.7-1.9z"/>',
    '<path class="rr-emblem" d="M0-6 4.6 0 0 6-4.6 0z"/>',
    '<circle class="rr-ring" r="4.6"/><path class="rr-ring" d="M-4.6 0h9.2M0-4.6v9.2"/>',
    '<path class="rr-emblem" d="M-1.9-5.4h3.8v3.5h3.5v3.8h-3.5v3.5h-3.8v-3.5h-3.5v-3.8h3.5z"/>',
    '<path class="rr-ring" d="M-3.6 3.6 3.6-3.6"/>',
)
SIGNS: Final = "★◆⊕✚"  # the emblems as letters, for text

HOUSE: Final = '<path class="rr-piece" d="M2.5 22.5V10.5L12 2.5l9.5 8v12z"/>'
SLOT: Final = '<path class="rr-slot" d="M2.5 22.5V10.5L12 2.5l9.5 8v12z"/><text class="rr-one" x="12" y="19.5">1</text>'
CUBE: Final = '<circle class="rr-piece" cx="12" cy="12" r="10.5"/>'

BODY: Final = "M10 11.5c5 0 8.2 2.6 8.4 6.6l.6 7.2H1l.6-7.2c.2-4 3.4-6.6 8.4-6.6z"
HEAD: Final = '<circle cx="10" cy="7.6" r="4.6"/>'
# What tells the workers apart besides their colour: hat and badge.
DRESS: Final = (
    "",
    '<path class="rr-hat" d="M2.6 7.2h14.8V5.4h-2a5.5 5.5 0 0 0-10.8 0h-2z"/><path class="rr-badge" d="M8.6 14h2.8v8H8.6z"/>',
    '<path class="rr-hat" d="M5.4 5.6h14l-2.8 2.6H5.2z"/><path class="rr-badge" d="M5.5 15h9v7h-9zM10 15v7"/>',
    '<path class="rr-hat" d="M6-.4h8v5.8h3.6v2H2.4v-2H6z"/><path class="rr-badge" d="M10 13.2l2 1.6-1 1 1.6 5L10 23.4l-2.6-2.6 1.6-5-1-1z"/>',
    '<path class="rr-hat" d="M4.6 7.4 4-.2h10.6l.6 5.2h4.6v2.4z"/><circle class="rr-badge" cx="10" cy="18.4" r="3.8"/>'
    '<circle class="rr-hat" cx="10" cy="18.4" r="1.5"/>',
    '<path class="rr-if" d="M8 17.2c0-3 4.4-3 4.4-.4 0 1.6-2.2 1.6-2.2 3.4M9.6 22h1.4v1.4H9.6z"/>',
)

LOCO: Final = (
    '<path class="rr-loco" d="M9.5 0h5l-.8 4h-3.4zM2.5 16h19v3h-19zM5.5 19h13l3.2 5H2.3z"/>'
    '<path class="rr-i" stroke-width="1" d="M12 19v5M8.6 19l-2 5M15.4 19l2 5"/>'
    '<circle class="rr-loco" cx="12" cy="10" r="7.8"/><circle class="rr-face" cx="12" cy="10" r="5.8"/>'
)
# In the smokebox door of a locomotive: what its train does.
DOORS: Final = {
    "promote": '<path class="rr-io" d="M12 5.2l4.2 4.6h-2.6V15h-3.2V9.8H7.8z"/>',
    "cash": '<text class="rr-lt" x="12" y="14.6">$</text>',
    "steps": '<path class="rr-io" d="M7.6 14.4v-3h2.8V8.8h2.8V6h3.2v8.4z"/>',
    "shares": '<path class="rr-io" d="M13.4 4.8l-5.2 6h3l-.8 4.6 5.4-6.2h-3.2z"/>',
    "rail": '<path class="rr-i" stroke-width="1.6" d="M10 5.2v9.6M14 5.2v9.6M8 7.6h8M8 12.4h8"/>',
}

ICONS: Final = {
    "share": '<rect class="rr-ig" x="2.5" y="4" width="19" height="16" rx="2"/>'
    '<path class="rr-io" d="M14 5.6l-6.6 7.4h3.8l-1.2 5.6 6.8-7.6h-4z"/>',
    "step": '<path class="rr-if" d="M2 22.5v-4.8h6.2v-4.8h6.2V8.1H22v14.4z"/><path class="rr-i" d="M2.8 11.4 9.6 4.6M4.4 3.6h6.2v6.2"/>',
    "flip": '<path class="rr-i" d="M4 10.4A8.3 8.3 0 0 1 19 7M20 13.6A8.3 8.3 0 0 1 5 17M19.6 2v5.4h-5.4M4.4 22v-5.4h5.4"/>',
    "train": LOCO + '<path class="rr-i" d="M12 7v6M9 10h6"/>',
    "exchange": '<path class="rr-i" d="M3 8h17l-4.6-4.6M21 16H4l4.6 4.6"/>',
    "promote": '<circle class="rr-if" cx="8.6" cy="9" r="4.1"/><path class="rr-if" d="M1 22c0-5.6 3.2-7.8 7.6-7.8s7.6 2.2 7.6 7.8z"/>'
    '<path class="rr-i" d="M19.4 14V3.4M15.8 7l3.6-3.6L23 7"/>',
    "rail": '<path class="rr-it" d="M6.4 4.6h11.2M5 9.2h14M3.4 14.4h17.2M1.6 20h20.8"/><path class="rr-i" d="M9.6 1.6 5.4 22.4M14.4 1.6l4.2 20.8"/>',
    "station": '<path class="rr-ip" d="M2.5 22V11L12 3l9.5 8v11z"/><circle class="rr-if" cx="12" cy="11.4" r="2.6"/>'
    '<path class="rr-if" d="M9.4 22v-5.6h5.2V22z"/>',
    "office": '<path class="rr-ip" d="M2 22v-9l6.4-5.4L15 13v9z"/><path class="rr-if" d="M6.4 22v-5.4h4V22z"/>'
    '<path class="rr-i" d="M19 22V3M15.4 5.4h7.2M16.4 9h5.2"/>',
    "city": '<circle class="rr-ip" cx="12" cy="12" r="8.6"/><circle class="rr-if" cx="12" cy="12" r="4"/>'
    '<path class="rr-i" d="M1 12h2.4M20.6 12H23"/>',
    "deal": '<path class="rr-ip" d="M4 1.8h11.6L20 6.2v16H4z"/><path class="rr-i" stroke-width="1.5" d="M7.4 7.4h6M7.4 11h9"/>'
    '<circle class="rr-ia" cx="14.6" cy="16.6" r="3.5"/><path class="rr-ia" d="M12.4 18.4l-.8 5.2 3-1.6 3 1.6-.8-5.2z"/>'
    '<path class="rr-i" stroke-width="1.4" d="M6.6 17.6c1.4-2 2 1 3.4-1"/>',
    "setup": '<path class="rr-i" d="M5 22V3M5 4h13l-3 4 3 4H5"/>',
    "points": '<path class="rr-vp" d="M12 .8l3 2.4 3.8-.2 1 3.7 3.2 2.1-1.3 3.6 1.3 3.6-3.2 2.1-1 3.7-3.8-.2-3 2.4-3-2.4-3.8.2-1-3.7L1 16l1.3-3.6L1 8.8l3.2-2.1 1-3.7 3.8.2z"/>',
}


def symbol(id: str, box: str, *content: str, cls: str = "") -> str:
    """One symbol of the sheet."""
    inner = "".join(content)
    return f'<symbol id="{id}" viewBox="{box}">{f"<g class={cls!r}>{inner}</g>" if cls else inner}</symbol>'


def emblem(seat: int, x: float, y: float, size: float) -> str:
    return f'<g transform="translate({x} {y}) scale({size})">{EMBLEMS[seat]}</g>'


def _all() -> str:
    square = "0 0 24 24"
    parts = [f'<path id="rr-land" d="{OUTLINE}"/><path id="rr-borders" d="{BORDERS}"/>']
    for seat in range(len(EMBLEMS)):
        parts.append(symbol(f"rr-house{seat}", square, HOUSE, emblem(seat, 12, 14.6, 1.05)))
        parts.append(symbol(f"rr-disc{seat}", square, CUBE, emblem(seat, 12, 12, 1.35)))
    parts.append(symbol("rr-house-slot", square, SLOT))
    for colour, dress in enumerate(DRESS):
        figure = f'<g class="rr-fig rr-w{colour}"><path d="{BODY}"/>{HEAD}</g>{dress}'
        parts.append(symbol(f"rr-worker{colour}", "0 -1 20 27", figure))
    parts += [symbol(f"rr-loco-{name}", square, LOCO, door) for name, door in DOORS.items()]
    parts += [symbol(f"rr-{name}", square, drawing) for name, drawing in ICONS.items()]
    parts.append(
        symbol("rr-mountain", "0 0 16 14", '<path class="rr-mt" d="M.6 13.4 8 .6l7.4 12.8z"/><path class="rr-snow" d="M8 1.4l2.9 5-1.8-.8L8 7.2 6.8 5.6l-1.7.8z"/>')
    )
    parts.append(symbol("rr-plains", "0 0 16 14", '<path class="rr-gr" d="M8 13V5M8 13C8 8.6 5.6 6.6 2.6 6.4M8 13c0-4.4 2.4-6.4 5.4-6.6M4 13c-.4-1.6-1.2-2.4-2.6-2.8M12 13c.4-1.6 1.2-2.4 2.6-2.8"/>'))
    return "".join(parts)


SHEET_CONTENT: Final = _all()
SYMBOLS: Final = (
    f'<svg xmlns="http://www.w3.org/2000/svg" class="rr rr-symbols" width="0" height="0" aria-hidden="true">'
    f"{SHEET_CONTENT}</svg>"
)
