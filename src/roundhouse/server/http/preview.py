"""What a link to a table looks like where it is shared: a title, who plays, and the position as a picture.

The picture is what anybody may see who looks on. It is painted by resvg, if that is installed
(`pip install "roundhouse[preview]"`); without it a link has its words alone.
"""

from __future__ import annotations

import re
from collections import OrderedDict
from importlib.util import find_spec
from threading import Lock
from typing import Final

from starlette.responses import Response

from roundhouse.drawing import picture_of
from roundhouse.kit.drawing.sheet import placed, ratio
from roundhouse.kit.drawing.svg import num, sheet
from roundhouse.kit.picture import PLAYER, SHEET
from roundhouse.server.http.refusals import NotFound
from roundhouse.server.http.request import Ask
from roundhouse.server.http.seats import link_base
from roundhouse.server.http.static import WEB
from roundhouse.server.tables.live_table import LiveTable
from roundhouse.server.tables.names import names_in
from roundhouse.server.tables.stored_table import WAITING

WIDE: Final = 1200.0  # what the places that show links ask for
HIGH: Final = 630.0
GAP: Final = 24.0
LEAST: Final = 300.0  # of a part: narrower, nothing could be read in it
PAPER: Final = "#e9dcbc"
INK_ON_COLOUR: Final = "#fff8ea"  # where a drawing leaves it to its surroundings
KEPT: Final = 64  # pictures in memory
MINUTES: Final = "public, max-age=300"

PROPERTY: Final = re.compile(r"var\(--[\w-]+(?:,([^()]*(?:\([^()]*\))?[^()]*))?\)")
UNLESS: Final = re.compile(r"\.([\w-]+)(?::not\([^)]*\))+")


def tags(ask: Ask, table: LiveTable) -> dict[str, str] | None:
    """What the page of a table tells about itself; nothing of a table that is private."""
    row = table.row
    if not row.spectators:
        return None
    names = ", ".join(name for name in names_in(ask.language, table.seats) if name)
    base = link_base(ask)
    painted = row.status != WAITING and find_spec("resvg_py") is not None
    return {
        "title": table.title,
        "text": ask.say(f"web.preview.{row.status}", names=names),
        "url": f"{base}/tables/{row.id}",
        "image": f"{base}/tables/{row.id}/preview.png?at={table.seq}" if painted else "",
    }


def preview(ask: Ask) -> Response:
    """GET /tables/ID/preview.png: the position as anybody may see it, whoever asks."""
    if find_spec("resvg_py") is None:
        raise NotFound
    with ask.site.tables.seen(ask.param("table"), None) as live:
        key = (live.row.id, live.seq, ask.language)
    painted = PAINTED.get(key)
    if painted is None:
        view = ask.site.tables.view(live.row.id, None, ask.language, log_from=live.seq, described=False)
        drawn = {part.name: str(part.svg) for part in view.pictures}
        if not drawn:
            raise NotFound
        painted = PAINTED.put(key, composed(drawn, picture_of(live.row.game).STYLE))
    return Response(painted, media_type="image/png", headers={"Cache-Control": MINUTES})


def composed(parts: dict[str, str], style: str) -> str:
    """The first part of a picture and others beside it, as large as they fit; those of players come first."""
    first, *others = (name for name in parts if name != SHEET)
    drawn: list[tuple[str, float]] = []
    left = WIDE - 2 * GAP
    for name in (first, *sorted(others, key=lambda name: not name.startswith(PLAYER))):
        if left >= LEAST:
            wide = min((HIGH - 2 * GAP) * ratio(parts[name]), left)
            drawn.append((parts[name], wide))
            left -= wide + GAP
    x = GAP + (left + GAP) / 2
    placed_parts: list[str] = []
    for part, wide in drawn:
        placed_parts.append(placed(part, x, (HIGH - wide / ratio(part)) / 2, wide))
        x += wide + GAP
    ground = f'<rect width="{num(WIDE)}" height="{num(HIGH)}" fill="{PAPER}"/>'
    look = f"<style>{style}</style>{parts.get(SHEET, '')}"
    scope = re.search(r'class="(\w+) ', next(iter(parts.values())))
    assert scope is not None
    return plain(sheet(f"{scope[1]}-preview", WIDE, HIGH, "", look, ground, *placed_parts))


def plain(svg: str) -> str:
    """A drawing without what only browsers know: properties, paint that is not there, and exceptions.

    >>> plain("fill:var(--ink,#222);stroke:var(--on);fill:transparent")
    'fill:#222;stroke:#fff8ea;fill:none'
    >>> plain(".hit:not(.card):not(.bed){}")
    '[class="hit"]{}'
    """
    resolved = PROPERTY.sub(lambda found: found[1] or INK_ON_COLOUR, svg)
    resolved = UNLESS.sub(r'[class="\1"]', resolved)
    return resolved.replace("fill:transparent", "fill:none")


class Paintings:
    """The last pictures that were asked for. They are painted one at a time: play comes first."""

    def __init__(self, most: int = KEPT) -> None:
        self._most = most
        self._painting = Lock()
        self._kept: OrderedDict[tuple[str, int, str], bytes] = OrderedDict()

    def get(self, key: tuple[str, int, str]) -> bytes | None:
        """A picture that is there already."""
        return self._kept.get(key)

    def put(self, key: tuple[str, int, str], svg: str) -> bytes:
        """Paint one, unless somebody else just has."""
        from resvg_py import svg_to_bytes

        with self._painting:
            if key not in self._kept:
                self._kept[key] = svg_to_bytes(
                    svg_string=svg,
                    width=int(WIDE),
                    skip_system_fonts=True,
                    font_dirs=[str(WEB / "painting")],
                    sans_serif_family="Cabin",
                )
                while len(self._kept) > self._most:
                    self._kept.popitem(last=False)
            return self._kept[key]


PAINTED: Final = Paintings()
