"""The map with everything that lies on it."""

from __future__ import annotations

from roundhouse.games.age_of_steam.picture import labels, panel, sea, stops, symbols, track
from roundhouse.games.age_of_steam.picture.carrying import carrying, where
from roundhouse.games.age_of_steam.picture.grid import Grid, grid
from roundhouse.games.age_of_steam.picture.labels import Voice
from roundhouse.games.age_of_steam.picture.sections import sections
from roundhouse.games.age_of_steam.picture.style import STYLE
from roundhouse.games.age_of_steam.rules.components import Map
from roundhouse.games.age_of_steam.rules.state import FOR_SALE, State
from roundhouse.kit.drawing.svg import at, circle, num, path, pick, rect, sheet, text

CLEAR = 0.15  # of the way between two cities: so far above the middle of their border stands a price
GROUND = '<use href="#aos-ground"/>'
NAMES = '<use href="#aos-names" class="names"/>'


def draw(view: State, say: Voice) -> str:
    """The map, its panel, and every hex, stop and cube to be chosen."""
    m = view.m
    own = grid(m)
    width, height, side = panel.with_panel(own, [panel.heading(view, say), *panel.legend(m, say)])
    open_hexes = [hex for hex in range(len(m.cell)) if m.stop[hex] < 0]
    return sheet(
        "aos-map",
        width,
        height,
        say.word("picture.part.map"),
        rect(0, 0, width, height, "paper", 14),
        side,
        GROUND,
        *(at("aos-glow", own.spots[hex]) for hex in lit(view)),
        track.track(view, own),
        stops.faces_of(view, own, say),
        track.marks(view, own, sections(view)),
        *(spot(view, own, hex, say) for hex in open_hexes),
        *(stops.stop(view, own, stop, say) for stop in range(m.stops)),
        NAMES,  # above the frames of hexes that can be chosen, those of towns too
        *(stops.lying(view, own, hex, say) for hex in open_hexes if view.lying and view.lying[hex] >= 0),
        *(link(view, own, number, say) for number in range(len(view.link_owner))),
        carrying(view, own, say),
        core=(own.width, own.height),
    )


def lit(view: State) -> list[int]:
    """The tiles of this build turn, and where the cube is that is on its way."""
    return [*view.built, where(view)] if view.cube >= 0 else view.built


def spot(view: State, own: Grid, hex: int, say: Voice) -> str:
    """A hex to build on."""
    label = labels.hex(view, hex, track.owners(view, hex), say)
    return pick(f"hex-{own.names[hex]}", label, at("aos-hex", own.spots[hex], "hit"))


def link(view: State, own: Grid, number: int, say: Voice) -> str:
    """A direct link between two cities that touch: its price, or its owner."""
    m = view.m
    one, other, price = m.links[number * 3 : number * 3 + 3]
    (ax, ay), (bx, by) = own.spots[m.stop_hex[one]], own.spots[m.stop_hex[other]]
    x, y = (ax + bx) / 2, (ay + by) / 2
    dx, dy = (bx - ax) * 0.2, (by - ay) * 0.2
    span = f"M{num(x - dx)} {num(y - dy)}L{num(x + dx)} {num(y + dy)}"
    up = CLEAR if bx > ax else -CLEAR  # along the border of both: names stand low in their cities
    x, y = x + (by - ay) * up, y - (bx - ax) * up
    owner = view.link_owner[number]
    if at_sea := sea.is_sea(m, number):
        x, y = sea.centre(m, own, number)
        span = sea.span(m, own, number)
    ends = {"one": say.stop(m.stop_name[one]), "other": say.stop(m.stop_name[other])}
    if owner == FOR_SALE:
        label = say.fill("link_for_sale", **ends, price=str(price))
        mark = circle(x, y, 11, "card") + text(x, y + 4.6, say.money(price), "b s m")
        drawn = mark if at_sea else path(span, "bridge-bed") + path(span, "bridge nobody") + mark
    else:
        label = say.fill("link", **ends, who=say.player(owner))
        drawn = path(span, "bridge-bed") + path(span, f"bridge {track.player(owner)}")
        drawn += track.emblem(owner, (x, y)) if owner >= 0 else ""
    return pick(f"link-{number}", label, drawn, circle(x, y, 13, "hit"))


def cover(m: Map) -> str:
    """The bare map alone."""
    own = grid(m)
    return sheet("aos-map", own.width, own.height, "", GROUND, NAMES)


def draw_map(m: Map, say: Voice) -> str:
    """The bare map with its legend, as an SVG that stands on its own."""
    own = grid(m)
    title = (28.0, text(0, 18, m.title, "title", panel.WIDTH, 23))
    width, height, side = panel.with_panel(own, [title, *panel.legend(m, say)])
    look = f"<style>{STYLE}</style><defs>{symbols.content(m, say.stops(m), say.pay)}</defs>"
    cloth = rect(0, 0, width, height, "paper", 14)
    return sheet("aos-map", width, height, m.title, look, cloth, side, GROUND, NAMES)
